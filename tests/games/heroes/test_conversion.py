"""The cards were gathered as JSON and are kept as TOML. Nothing was lost or added on the way.

`restored` reads the TOML back into the shape of the JSON by the explicit lists below: words that
were renamed, and words that were dropped because an operation has no other reading. It uses up
every key it meets, so an equal result means that both files say the same. The last test changes
every single value and sees that each change is noticed.
"""

from __future__ import annotations

import copy
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

Table = dict[str, Any]

HERE = Path(__file__).parent
DATA = HERE.parents[2] / "src" / "fhtagn" / "games" / "heroes" / "data"
FACTS: Table = json.loads((HERE / "content.json").read_text(encoding="utf-8"))
DECKS: dict[str, Table] = {deck["id"]: deck for deck in FACTS["decks"]}

# Said by the name of the operation alone, and therefore dropped.
IMPLIED: dict[str, Table] = {
    "draw": {},
    "discard_in_play": {},
    "discard_this": {},
    "discard_from_hand": {},
    "take_from_hand": {"who": "one_opponent", "selection": "random"},
    "swap_hands": {"who": "one_opponent"},
    "pass_cards": {"who": "all", "direction": "clockwise"},
    "take_in_play": {"area": "others", "chooser": "active", "to": "self"},
    "give_in_play": {"area": "self", "chooser": "active", "to": "other_player"},
    "move_in_play": {"area": "any", "chooser": "active", "to": "any_other_player"},
    "swap_in_play": {},
    "return_to_hand": {"area": "self", "chooser": "active"},
    "take_from_discard": {},
    "look_at_deck": {"rest": "top_any_order"},
    "look_at_faction": {"who": "one_opponent"},
    "play_extra": {},
    "place_this": {},
}
COUNTED = set(IMPLIED) - {
    "discard_this",
    "swap_hands",
    "look_at_faction",
    "play_extra",
    "place_this",
}
FILTERED = {
    "discard_in_play",
    "take_in_play",
    "give_in_play",
    "move_in_play",
    "return_to_hand",
    "take_from_discard",
    "play_extra",
}
# What may stand in the TOML besides `op` and is carried over as it is.
KEPT: dict[str, set[str]] = {
    "draw": {"may"},
    "discard_in_play": {"may", "up_to"},
    "discard_from_hand": {"may", "who", "up_to"},
    "take_from_hand": {"may", "give_back"},
    "look_at_deck": {"may", "take"},
    "place_this": {"may", "to"},
}
FILTER_WORDS = {"kind", "ids", "not_ids", "tags", "not_tags"}
SELECTIONS = {"owner": "owner", "random": "random", "seen": "active_sees_hand"}
PROVENANCE_FIELDS = ("name", "kind", "symbols", "copies", "effect")


class Unknown(Exception):
    """The TOML says something for which the JSON has no word."""


def take(table: Table, key: str, *default: Any) -> Any:
    """Use a key up. A default that is written out says nothing and is refused."""
    if key not in table:
        if not default:
            raise Unknown(f"{key} is missing")
        return default[0]
    value = table.pop(key)
    if default and value == default[0]:
        raise Unknown(f"{key} = {value!r} says nothing")
    return value


def used_up(table: Table) -> None:
    if table:
        raise Unknown(f"not known: {sorted(table)}")


def restored_filter(words: Any) -> Table:
    if not isinstance(words, dict) or set(words) - FILTER_WORDS:
        raise Unknown(f"not a filter: {words}")
    return words


def beyond_the_table() -> int:
    """The JSON gives the step of `score_set` beyond its table only in words."""
    found = re.search(
        r"add \+(\d+) per further card", FACTS["meta"]["effect_vocabulary"]["ops"]["score_set"]
    )
    assert found
    return int(found[1])


def restored_step(step: Table) -> Table:
    step = dict(step)
    op = take(step, "op")
    if op not in IMPLIED:
        raise Unknown(f"op = {op!r}")
    out: Table = {"op": op, **IMPLIED[op]}
    if op in COUNTED:
        out["count"] = take(step, "count", 1)
    if op in FILTERED:
        out["filter"] = restored_filter(take(step, "filter", {}))
    for key in KEPT.get(op, {"may"}):
        if key in step:
            out[key] = step.pop(key)
    if op == "draw" and "bonus" in step:
        bonus = dict(step.pop("bonus"))
        out["bonus"] = {"if_in_own_area": take(bonus, "card"), "count": take(bonus, "count")}
        used_up(bonus)
    if op == "discard_in_play":
        out["area"] = take(step, "area", "any")
        out["chooser"] = "each_area_owner" if out["area"] == "each" else "active"
        if "then" in step:
            out["then_if_done"] = [restored_step(each) for each in step.pop("then")]
    if op == "discard_from_hand":
        out["selection"] = SELECTIONS.get(take(step, "selection"))
    if op == "swap_in_play":
        out["filter_own"] = restored_filter(take(step, "own", {}))
        out["filter_theirs"] = restored_filter(take(step, "theirs", {}))
    used_up(step)
    return out


def restored_end(step: Table) -> Table:
    step = dict(step)
    op = take(step, "op")
    out: Table = {"op": op}
    if op == "score_flat":
        out["value"] = take(step, "value")
    elif op == "score_set":
        out["ids"] = take(step, "ids")
        out["table"] = {str(n): points for n, points in enumerate(take(step, "table"), start=1)}
        if take(step, "beyond") != beyond_the_table():
            raise Unknown("beyond")
    elif op == "suns_become_skulls_if":
        out["condition"] = {
            "count_in_same_area": {"ids": take(step, "ids")},
            "at_least": take(step, "at_least"),
        }
    else:
        raise Unknown(f"op = {op!r}")
    used_up(step)
    return out


def restored_character(card: Table) -> Table:
    card = dict(card)
    out: Table = {
        key: take(card, key) for key in ("id", "kind", "suns", "skulls", "copies", "tags")
    }
    text, on_play, provenance = (
        dict(take(card, "text")),
        take(card, "on_play"),
        dict(take(card, "provenance")),
    )
    out["names"] = take(card, "name")
    out["text"], out["text_ru"] = take(text, "en"), take(text, "ru")
    out["optional"] = any(step.get("may") is True for step in on_play)
    out["effect"] = {
        "on_play": [restored_step(step) for step in on_play],
        "end_game": [restored_end(step) for step in take(card, "end_game", [])],
    }
    out["confidence"] = take(provenance, "card")
    out["confidence_fields"] = {field: take(provenance, field) for field in PROVENANCE_FIELDS}
    out["sources"], out["note"] = take(card, "sources", []), take(card, "note", "")
    for rest in (card, text, provenance):
        used_up(rest)
    return out


def restored_faction(faction: Table) -> Table:
    faction = dict(faction)
    out: Table = {key: take(faction, key) for key in ("id", "side", "bonus")}
    out["names"], out["confidence"] = take(faction, "name"), take(faction, "provenance")
    for key in ("sources", "note"):
        if key in faction:
            out[key] = faction.pop(key)
    used_up(faction)
    return out


def restored(file: Table) -> Table:
    file = dict(file)
    deck = dict(take(file, "deck"))
    out: Table = {key: take(deck, key) for key in ("id", "volume")}
    out["names"], out["corner_symbol"] = take(deck, "name"), take(deck, "symbol")
    if "note" in deck:
        out["corner_symbol_note"] = deck.pop("note")
    take(deck, "cites")  # the rule base is younger than the JSON; test_rulebase_data looks after it
    out["characters"] = [restored_character(card) for card in take(file, "character")]
    out["factions"] = [restored_faction(faction) for faction in take(file, "faction")]
    used_up(deck)
    used_up(file)
    return out


def typed(value: Any) -> str:
    """Text of a value in which 1, 1.0 and true differ and the order of keys does not matter."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def load(deck: str) -> Table:
    return tomllib.loads((DATA / f"{deck}.toml").read_text(encoding="utf-8"))


def test_there_is_one_file_for_each_deck() -> None:
    files = {path.stem: path.read_text(encoding="utf-8") for path in DATA.glob("*.toml")}
    assert {name for name, text in files.items() if "[[character]]" in text} == set(DECKS)


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_the_toml_says_what_the_json_said(deck: str) -> None:
    back, facts = restored(load(deck)), DECKS[deck]
    for part in ("characters", "factions"):
        assert [entry["id"] for entry in back[part]] == [entry["id"] for entry in facts[part]]
        for ours, theirs in zip(back[part], facts[part], strict=True):
            assert typed(ours) == typed(theirs)
    assert typed(back) == typed(facts)


def test_the_facts_are_whole() -> None:
    characters = [card for deck in DECKS.values() for card in deck["characters"]]
    factions = [faction for deck in DECKS.values() for faction in deck["factions"]]
    assert (len(DECKS), len(characters), len(factions)) == (4, 80, 24)
    assert sum(card["copies"] for card in characters) == 120
    used = {source for entry in characters + factions for source in entry.get("sources", [])}
    assert used == set(FACTS["meta"]["sources"])
    levels = {
        level
        for card in characters
        for level in (card["confidence"], *card["confidence_fields"].values())
    }
    assert levels == set(FACTS["meta"]["confidence_meaning"])


Change = Callable[[], None]


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}!"


def changes(node: Any, at: str = "") -> Iterator[tuple[str, Change]]:
    """Every way to change one value of `node` itself, to leave it out or to say it twice."""
    keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
    for key in keys:
        here, value = f"{at}/{key}", node[key]
        if isinstance(value, dict | list):
            yield from changes(value, here)
        else:
            yield f"{here} changed", partial(node.__setitem__, key, other(value))
        yield f"{here} left out", partial(node.__delitem__, key)
        if isinstance(node, list):
            yield f"{here} twice", partial(node.insert, key, value)
    if isinstance(node, dict):
        yield f"{at} something added", partial(node.__setitem__, "surplus", 1)


def notices(reading: Callable[[Table], Table], entry: Table, expected: str) -> list[str]:
    """The changes of one entry which nobody would notice."""
    unnoticed = []
    for number, (name, _) in enumerate(list(changes(entry))):
        spoilt = copy.deepcopy(entry)
        list(changes(spoilt))[number][1]()
        try:
            same = typed(reading(spoilt)) == expected
        except (Unknown, TypeError, AttributeError, ValueError):
            same = False
        if same:
            unnoticed.append(name)
    return unnoticed


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_every_single_change_is_noticed(deck: str) -> None:
    file, facts = load(deck), DECKS[deck]
    for card, fact in zip(file["character"], facts["characters"], strict=True):
        assert not notices(restored_character, card, typed(fact)), card["id"]
    for faction, fact in zip(file["faction"], facts["factions"], strict=True):
        assert not notices(restored_faction, faction, typed(fact)), faction["id"]
    head = {**file["deck"]}
    del head["cites"]

    def reading(table: Table) -> Table:
        return restored({**file, "deck": {**table, "cites": []}})

    assert not notices(reading, head, typed(facts))
