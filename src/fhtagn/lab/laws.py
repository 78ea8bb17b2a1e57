"""The laws about questions, views and events, checked on a table at a question.

`keep(laws, walk(…))` checks laws along a whole game. A law looks at `at.g`, tries things out on
clones, and raises `Broken` with the law's name, the ply and what was seen. `flat`, `matches`,
`redeals` and `twins` have the other laws.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Final, TypeGuard

import msgspec

from fhtagn.kernel.agenda import Decision, apply, decisions
from fhtagn.kernel.events import Told, shape_of
from fhtagn.kernel.game import Game
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.present import keyed, offered, refused, sent, why_not
from fhtagn.kernel.rules import Task, kind_of
from fhtagn.kernel.state import SPECTATOR, Seat, State
from fhtagn.lab.broken import Broken
from fhtagn.lab.play import Law, Picture, PlayedMove, Ply, do, open_questions, uniform, verb

KEY: Final = re.compile(r"\S{1,100}")
Row = list[object] | tuple[object, ...]


def keep(laws: Sequence[Law], plies: Iterable[Ply], every: int = 1) -> int:
    """Check the laws at every n-th ply and at the last; returns the number of plies."""
    count = 0
    for at in plies:
        count += 1
        if at.number % every == 0 or at.move is None:
            for law in laws:
                law(at)
    return count


def seen(game: Game, g: State, seat: Seat) -> str:
    """Everything that a seat or spectator gets, as one line of JSON."""
    return wire(_all_sent(game, g, seat))


def _all_sent(game: Game, g: State, seat: Seat) -> dict[str, object]:
    whole: dict[str, object] = {**sent(game, g, seat)}
    if seat >= 0:
        whole["why_not"] = why_not(game, g, seat) if g.outcome is None else {}
        whole["refusals"] = refused(game, g, seat)
        whole["moment"] = game.display.moment(g, seat)
    return whole


def wire(value: object) -> str:
    """The value as the server sends it."""
    return msgspec.json.encode(value).decode()


# -- questions -------------------------------------------------------------------------------------


def no_dead_ends(at: Ply) -> None:
    """During the game a seat has a question, and every question has an option; after it none."""
    if at.g.outcome is None:
        open_questions(at.g)
    elif decisions(at.g):
        raise Broken("no dead ends", at.number, "the game is over, and somebody is asked")


def questions_are_pure(at: Ply) -> None:
    """Looking changes nothing: the second look is equal, and the table is unchanged."""
    before, asked = Picture(at.g), decisions(at.g)
    if _looked(at) != _looked(at) or decisions(at.g) != asked:
        raise Broken("questions are pure", at.number, "looked at twice, it is not the same")
    if Picture(at.g) != before or at.g.events:
        raise Broken("questions are pure", at.number, "looking at the table changes it")


def what_is_sent_is_plain(at: Ply) -> None:
    """Messages have only numbers, text, lists and dictionaries: they are JSON as they are."""
    for seat in (*range(at.g.seats), SPECTATOR):
        try:
            json.dumps(_all_sent(at.game, at.g, seat))
        except TypeError as error:
            raise Broken("plain sent", at.number, f"seat {seat} is sent {error}") from error


def _looked(at: Ply) -> list[object]:
    game, g = at.game, at.g
    of_seats = [
        (seen(game, g, seat), game.rules.judge(g, seat), game.proof.hidden(g, seat))
        for seat in range(g.seats)
    ]
    return [of_seats, seen(game, g, SPECTATOR), game.proof.pieces(g), game.proof.unsettled(g)]


def keys_are_unique(at: Ply) -> None:
    """Every option and aside of a seat has its own key: one word, no duplicates."""
    for seat in range(at.g.seats):
        asked = [one for one in decisions(at.g) if one.seat == seat]
        tasks = [task for one in asked for task in one.options]
        tasks += at.game.rules.asides(at.g, seat) if at.g.outcome is None else ()
        keys = Counter(key for task in tasks for key in keyed(at.g, [task]))
        wrong = [key for key, count in keys.items() if count > 1 or not KEY.fullmatch(key)]
        if wrong or len(asked) > 1:
            what = f"keys {wrong}" if wrong else "two questions at once"
            raise Broken("keys are unique", at.number, f"seat {seat} has {what}")


def options_carry_through(at: Ply, further: int = 30) -> None:
    """The game can play every option and aside, and goes on after it."""
    for move in every_move(at):
        g = at.g.clone()
        do(g, move)
        for _ in range(further):
            if g.outcome is not None:
                break
            do(g, uniform(at.game, g, at.chance))


def every_move(at: Ply) -> list[PlayedMove]:
    """Every possible move of every seat."""
    if at.g.outcome is not None:
        return []
    answers = [PlayedMove(one.seat, task) for one in decisions(at.g) for task in one.options]
    return answers + [
        PlayedMove(seat, task, aside=True)
        for seat in range(at.g.seats)
        for task in at.game.rules.asides(at.g, seat)
    ]


def giving_up_is_final(at: Ply) -> None:
    """Actions that take a seat out of the game are final, so that clients ask twice."""
    for move in every_move(at):
        g = at.g.clone()
        do(g, move)
        kind = verb(at.g, move.task)
        if g.resigned != at.g.resigned and kind not in at.game.rules.final:
            raise Broken("giving up is final", at.number, f"{kind} can be taken back")


def settled(at: Ply) -> None:
    """When a seat has a question, everything automatic has already happened."""
    if at.g.outcome is None and at.game.proof.unsettled(at.g):
        raise Broken("settled", at.number, "there is a question, but the table has not settled")


def reasons_are_given(at: Ply) -> None:
    """Each kind of action has, for each seat, offered keys or the rule that forbids it.

    No offered key is in the list of refused single things.
    """
    if at.g.outcome is not None:
        return
    for seat in range(at.g.seats):
        reasons, keys = why_not(at.game, at.g, seat), offered(at.game, at.g, seat)
        if list(reasons) != list(dict.fromkeys(at.game.rules.actions)):
            raise Broken("why not", at.number, f"the kinds are {list(reasons)}")
        for kind, answer in reasons.items():
            if not _is_answer(answer, keys):
                raise Broken("why not", at.number, f"seat {seat}, {kind}: {answer!r}")
        for key, answer in refused(at.game, at.g, seat).items():
            if key in keys or not _is_answer(answer, keys):
                raise Broken("why not", at.number, f"seat {seat}, {key}: {answer!r}")


def legality_is_once(at: Ply) -> None:
    """A kind of action is offered to a seat exactly if its check finds nothing against it."""
    if at.g.outcome is not None:
        return
    asked = decisions(at.g)
    for seat in range(at.g.seats):
        kinds = {kind_of(key) for key in offered(at.game, at.g, seat)}
        if strange := kinds - at.game.rules.actions.keys():
            raise Broken("legality", at.number, f"no check for {', '.join(sorted(strange))}")
        for kind, check in at.game.rules.actions.items():
            found = check(at.g, seat, asked)
            if (found is None) != (kind in kinds):
                offers = "offered" if kind in kinds else "not offered"
                raise Broken("legality", at.number, f"seat {seat}, {kind} is {offers}: {found!r}")


def _is_answer(answer: tuple[str, ...] | Reason, keys: Mapping[str, Task]) -> bool:
    if isinstance(answer, Reason):
        return bool(answer.rule and answer.why)
    return bool(answer) and all(key in keys for key in answer)


def together_in_any_order(at: Ply) -> None:
    """The order of sealed answers does not matter, and no other seat sees an answer.

    A replaced answer leaves no trace.
    """
    waiting = open_questions(at.g) if at.g.outcome is None else []
    if len(waiting) < 2:
        return
    answers = [PlayedMove(one.seat, at.chance.choice(one.options)) for one in waiting]
    orders = list(permutations(answers))[:6]
    instead = PlayedMove(waiting[0].seat, at.chance.choice(waiting[0].options))
    first, *others = (Picture(_answered(at, order)) for order in (*orders, (instead, *answers)))
    if any(other != first for other in others):
        raise Broken("together", at.number, "the order of the answers matters")
    for one in waiting:
        _seals_are_shut(at, one)


def _answered(at: Ply, answers: Iterable[PlayedMove]) -> State:
    g = at.g.clone()
    for answer in answers:
        apply(g, answer.seat, answer.task)
    return g


def _seals_are_shut(at: Ply, question: Decision) -> None:
    worlds = [_answered(at, [PlayedMove(question.seat, task)]) for task in question.options]
    for seat in (*range(at.g.seats), SPECTATOR):
        if seat != question.seat and len({seen(at.game, g, seat) for g in worlds}) > 1:
            raise Broken("together", at.number, f"seat {seat} sees seat {question.seat}'s answer")


# -- things ----------------------------------------------------------------------------------------


def conservation() -> Law:
    """A law with memory: every thing is in one place, none disappears, sums never change.

    New things may come, such as the units of a faction after its choice.
    """
    most, sums = 0, dict[str, int]()

    def law(at: Ply) -> None:
        nonlocal most, sums
        if at.number == 0:
            most, sums = 0, {**at.game.proof.totals(at.g)}
        most = max(most, len(at.g.code))
        _things_stay(at, most)
        _sums_stay(at, sums)

    return law


def _things_stay(at: Ply, most: int) -> None:
    found = Counter(thing for place in at.game.proof.pieces(at.g).values() for thing in place)
    wrong = [thing for thing in {*range(most), *found} if found[thing] != 1]
    wrong += [thing for thing in found if not 0 <= thing < most]
    if wrong:
        where = {thing: _places(at, thing) for thing in sorted(wrong)}
        raise Broken("conservation", at.number, f"things and their places: {where}")


def _sums_stay(at: Ply, sums: Mapping[str, int]) -> None:
    now = at.game.proof.totals(at.g)
    wrong = [name for name in {**sums, **now} if sums.get(name) != now.get(name)]
    if wrong:
        said = "; ".join(f"{name} is {now.get(name)}, was {sums.get(name)}" for name in wrong)
        raise Broken("conservation", at.number, f"sums that must stay: {said}")


def _places(at: Ply, thing: int) -> list[str]:
    return [name for name, things in at.game.proof.pieces(at.g).items() if thing in things]


# -- views and events ------------------------------------------------------------------------------


def spectators_see_least(at: Ply) -> None:
    """Every seat sees at least what a spectator sees, in the view and in each event."""
    public = sent(at.game, at.g, SPECTATOR)
    for seat in range(at.g.seats):
        own = sent(at.game, at.g, seat)
        for name in ("view", "asked", "outcome"):
            if place := difference(public[name], own[name]):
                detail = f"seat {seat} does not see what a spectator sees: {name}{place}"
                raise Broken("spectators see least", at.number, detail)
        for event in at.told:
            _told_no_less(at, seat, event.seen_by(seat), event.seen_by(SPECTATOR))


def _told_no_less(at: Ply, seat: Seat, own: Told, public: Told) -> None:
    """The seat gets all that a spectator gets, except counts and backs in place of secrets."""
    shape = shape_of(at.game.display.events[public["kind"]])
    instead = shape.unseen.keys() - shape.told.keys()
    if any(own.get(name) != value for name, value in public.items() if name not in instead):
        detail = f"a spectator is told {public}, seat {seat} {own}"
        raise Broken("spectators see least", at.number, detail)


def difference(part: object, whole: object, path: str = "") -> str:
    """The path where the part is not contained in the whole, or an empty text.

    Everything contains None. A dictionary contains one with fewer keys. A list contains its
    beginnings, and a list with the same members in another order: only the owner of a hand knows
    its order.
    """
    if part is None or part == whole:
        return ""
    if _is_row(part) and _is_row(whole) and _is_among(part, whole):
        return ""
    if isinstance(part, Mapping) and isinstance(whole, Mapping):
        pairs = [(f".{key}", item, whole.get(key, ...)) for key, item in part.items()]
    elif _is_row(part) and _is_row(whole) and len(part) == len(whole):
        pairs = [(f"[{n}]", *pair) for n, pair in enumerate(zip(part, whole, strict=True))]
    else:
        return path or "."
    found = (difference(item, other, path + step) for step, item, other in pairs)
    return next((place for place in found if place), "")


def _is_among(part: Row, whole: Row) -> bool:
    """Whether the whole begins with the part, or has all its members, each once."""
    left = list(whole)
    if len(part) < len(whole) and list(part) == left[: len(part)]:
        return True
    for member in (one for one in part if one is not None):
        if member not in left:
            return False
        left.remove(member)
    return len(part) == len(whole)


def _is_row(value: object) -> TypeGuard[Row]:
    return isinstance(value, list | tuple)


def events_are_declared(at: Ply) -> None:
    """Every event has a declared kind, and seats get it with the declared values."""
    for event in at.told:
        kind = at.game.display.events.get(event.told["kind"])
        shape = shape_of(kind) if kind is not None else None
        names = [set(shape.told), set(shape.unseen)] if shape is not None else []
        for told in filter(None, (event.told, event.others)):
            if set(told) - {"kind"} not in names:
                raise Broken("events are declared", at.number, f"{told} is told, not {names}")
