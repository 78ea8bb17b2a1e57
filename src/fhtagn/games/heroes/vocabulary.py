"""The words in which abilities are written, and what may stand beside them.

`OPS` are the steps of an ability, `ENDINGS` what a card does when points are counted. A step may
say `may = true` for «you may»; the other words are listed with their checks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fhtagn.content.checks import (
    Check,
    Place,
    are_texts,
    is_flag,
    is_table,
    is_tables,
    is_whole,
)
from fhtagn.content.toml import Table, tables_of
from fhtagn.kernel.complaint import Complaint, nearest

KINDS: Final = ("hero", "monster", "neutral")
DECK_SIZE: Final = 30
ANY: Final = object()


def one_of(*words: str) -> Check:
    return lambda value: value in words


def between(least: int, most: int = DECK_SIZE) -> Check:
    return lambda value: is_whole(value) and least <= value <= most


FILTER: Final[dict[str, Check]] = {
    "kind": one_of(*KINDS),
    "ids": are_texts,
    "not_ids": are_texts,
    "tags": are_texts,
    "not_tags": are_texts,
}


def is_filter(value: object) -> bool:
    return is_table(value) and all(
        word in FILTER and FILTER[word](part) for word, part in value.items()
    )


def is_bonus(value: object) -> bool:
    return (
        is_table(value)
        and value.keys() == {"card", "count"}
        and isinstance(value["card"], str)
        and COUNT(value["count"])
    )


def is_points(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(map(is_whole, value))


COUNT: Final = between(1)
OPS: Final[dict[str, dict[str, Check]]] = {
    "draw": {"count": COUNT, "bonus": is_bonus},
    "discard_in_play": {
        "area": one_of("any", "self", "others", "each"),
        "count": lambda value: value == "all" or COUNT(value),
        "up_to": is_flag,
        "filter": is_filter,
        "then": is_tables,
    },
    "discard_this": {},
    "discard_from_hand": {
        "who": one_of("self", "one_opponent", "each_opponent"),
        "count": COUNT,
        "up_to": is_flag,
        "selection": one_of("owner", "random", "seen"),
    },
    "take_from_hand": {"give_back": between(0, 1)},
    "swap_hands": {},
    "pass_cards": {},
    "take_in_play": {"filter": is_filter},
    "give_in_play": {"filter": is_filter},
    "move_in_play": {"filter": is_filter},
    "swap_in_play": {"own": is_filter, "theirs": is_filter},
    "return_to_hand": {"filter": is_filter},
    "take_from_discard": {"filter": is_filter},
    "look_at_deck": {"count": COUNT, "take": between(0)},
    "look_at_faction": {},
    "play_extra": {"filter": is_filter},
    "place_this": {"to": one_of("other_player", "any_player")},
}
ENDINGS: Final[dict[str, dict[str, Check]]] = {
    "score_flat": {"value": is_whole},
    "score_set": {"ids": are_texts, "table": is_points, "beyond": is_whole},
    "suns_become_skulls_if": {"ids": are_texts, "at_least": COUNT},
}
NEEDED: Final = {
    "discard_from_hand": ("who", "selection"),
    "look_at_deck": ("count",),
    "place_this": ("to",),
    "score_flat": ("value",),
    "score_set": ("ids", "table"),
    "suns_become_skulls_if": ("ids", "at_least"),
}
ONCE: Final = ("place_this", "discard_this")  # there is only one card to place or discard
FOLLOWING: Final = {op: words for op, words in OPS.items() if op != "place_this"}
CLASHES: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "discard_in_play": (
        {"area": "each", "count": ANY},
        {"area": "each", "up_to": True},
        {"area": "each", "then": ANY},
        {"count": "all", "area": ANY},
        {"count": "all", "up_to": True},
        {"count": "all", "then": ANY},
        {"count": "all", "may": True},
    ),
    "discard_from_hand": (
        {"who": "self", "selection": "random"},
        {"who": "self", "selection": "seen"},
        {"who": "each_opponent", "selection": "random"},
        {"who": "each_opponent", "selection": "seen"},
        {"who": "each_opponent", "may": True},
        {"who": "one_opponent", "selection": "owner", "may": True},
        {"selection": "random", "up_to": True},
        {"selection": "seen", "up_to": True},
    ),
}


def check_ability(place: Place, entry: Table) -> Iterator[Complaint]:
    """What is wrong with the effects of a card whose fields are of the right sort."""
    ops = [step.get("op") for step in all_steps(entry)]
    for op in ONCE:
        if ops.count(op) > 1:
            yield place.fault("effect-twice", "on_play", op=op)
    if "play_extra" in ops and "discard_this" in ops:  # the further card may have moved this one
        yield place.fault("effect-clash", "on_play", op="discard_this", words="play_extra")
    for step in tables_of(entry, "on_play", ()):
        yield from _check_step(place, step, OPS, "on_play")
    for step in tables_of(entry, "end_game", ()):
        yield from _check_step(place, step, ENDINGS, "end_game")
        if step.get("op") == "score_set" and place.entry not in ids_of(step):
            yield place.fault("set-without-itself", "end_game")


def ids_of(step: Table) -> list[str]:
    ids = step.get("ids")
    return ids if are_texts(ids) else []


def all_steps(entry: Table) -> Iterator[Table]:
    """The steps of an ability, each with those that follow it."""
    left = list(tables_of(entry, "on_play", ()))
    while left:
        yield left[0]
        left[:1] = _following(left[0])


def _following(step: Table) -> list[Table]:
    then = step.get("then")
    return then if is_tables(then) else []


def _check_step(
    place: Place, step: Table, ops: dict[str, dict[str, Check]], field: str
) -> Iterator[Complaint]:
    op = str(step.get("op"))
    if op not in ops:
        yield place.fault("effect-unknown", field, found=op[:60], nearest=nearest(op, ops))
        return
    yield from _check_words(place, step, op, ops[op], field)
    for word in NEEDED.get(op, ()):
        if word not in step:
            yield place.fault("effect-incomplete", field, op=op, word=word)
    for clash in CLASHES.get(op, ()):
        if all(word in step and value in (ANY, step[word]) for word, value in clash.items()):
            yield place.fault("effect-clash", field, op=op, words=", ".join(clash))
    for following in _following(step):
        yield from _check_step(place, following, FOLLOWING, field)


def _check_words(
    place: Place, step: Table, op: str, own: dict[str, Check], field: str
) -> Iterator[Complaint]:
    words: dict[str, Check] = {"op": one_of(op), "may": is_flag, **own}
    for word, value in step.items():
        if word not in words:
            near = nearest(word, words)
            yield place.fault("effect-word", field, op=op, word=word, nearest=near)
        elif not words[word](value):
            yield place.fault("effect-value", field, op=op, word=word, found=repr(value)[:60])
