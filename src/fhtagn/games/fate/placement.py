"""Cultists return, are placed and move over the Altar."""

from __future__ import annotations

from fhtagn.games.fate.content import ALL, Step
from fhtagn.games.fate.course_verbs import change_effect
from fhtagn.games.fate.effects import amount, asks, can_do, has_done, limited, step
from fhtagn.games.fate.figures import (
    places,
)
from fhtagn.games.fate.queries import (
    LOCATIONS,
    location,
    name_at,
    rivals,
    step_of,
    thing,
)
from fhtagn.games.fate.state import NOBODY, Fate
from fhtagn.games.fate.verbs import (
    move_cultist,
    place_cultist,
    recall,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

Move = tuple[Seat, int, int]  # whose Cultist, from where, to where


# -- returning -------------------------------------------------------------------------------------


def can_recall(g: Fate, seat: Seat, what: Step) -> bool:
    return g.abyss[seat] > 0 and amount(g, seat, what) != 0


@step("recall", "FG 20.1.1", "FG 30.1.8", can=can_recall)
def recall_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Own Cultists return from the Abyss: to the Lodge, to the current or to a chosen location."""
    what = step_of(g, code, n)
    found = returns(g, seat, what)
    if len(found) > 1:
        g.then(choose_recall, seat, code, n)
    elif found:
        bring_back(g, seat, *found[0])


def returns(g: Fate, seat: Seat, what: Step) -> list[tuple[int, int]]:
    """How many, and to where: all the choices there are."""
    most = limited(amount(g, seat, what), g.abyss[seat])
    if most <= 0:
        return []
    targets = [at for at in places(g, seat, (what.to,)) if at not in what.without]
    counts = range(1, most + 1) if what.up_to else (most,)
    found = [(count, to) for to in targets for count in counts]
    return [*found, (0, targets[0])] if what.up_to else found


@choice("FG 40.1.48", "FG 30.1.8")
def choose_recall(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = returns(g, seat, step_of(g, code, n))
    return asks(seat, code, "recall", [option(recall_these, seat, *one) for one in found])


def says_recall(g: Fate, _seat: Seat, count: int, to: int) -> Saying:
    return Saying("recall", {"count": count, "to": name_at(g, to)})


@rule("FG 40.1.48", "FG 30.1.8", says=says_recall)
def recall_these(g: Fate, seat: Seat, count: int, to: int) -> None:
    bring_back(g, seat, count, to)


def bring_back(g: Fate, seat: Seat, count: int, to: int) -> None:
    if count:
        recall(g, seat, count, to)
    has_done(g, count)


# -- placing ---------------------------------------------------------------------------------------


@step("place", "FG 5.3.1", can=lambda g, seat, _what: g.lodge[seat] > 0)
def place_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Own Cultists go from the Lodge to the current location or to the one chosen before."""
    what = step_of(g, code, n)
    (at,) = places(g, seat, (what.to,))
    count = limited(what.n, g.lodge[seat])
    for _ in range(count):
        place_cultist(g, seat, at)
    has_done(g, count)


# -- a location of one's choice --------------------------------------------------------------------


@step("choose_location", "FG 40.1.61", can=lambda *_: False)
def choose_location(g: Fate, seat: Seat, code: str, n: int) -> None:
    """The location that later steps speak of."""
    if useful(g, seat, code, n):
        g.then(pick_location, seat, code, n)


@cites("FG 40.1.61")
def useful(g: Fate, seat: Seat, code: str, n: int) -> list[int]:
    """Locations in which one of the later steps would change something."""
    later = [what for what in thing(g, code).steps[n + 1 :] if is_about(what)]
    found = []
    for at in LOCATIONS:
        tried = g.clone()
        change_effect(tried, at=at)
        if any(can_do(tried, seat, code, what) for what in later):
            found.append(at)
    return found


def is_about(what: Step) -> bool:
    return "same" in (what.to, *what.sources)


@choice("FG 40.1.61")
def pick_location(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = useful(g, seat, code, n)
    return asks(seat, code, "choose_location", [option(choose_at, seat, at) for at in found])


@rule("FG 40.1.61", says=lambda g, _seat, at: Saying("location", {"location": location(g, at)}))
def choose_at(g: Fate, _seat: Seat, at: int) -> None:
    change_effect(g, at=at)


# -- moving ----------------------------------------------------------------------------------------


@step("move_cultists", "FG 12.1.2", can=lambda g, seat, what: bool(movable(g, seat, what)))
def move_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Cultists go from location to location, one after another."""
    what = step_of(g, code, n)
    owners = rivals(g, seat) if what.who == "each_rival" else [seat]
    for owner in owners:
        g.then(move_more, seat, code, n, owner, amount(g, seat, what))


def movable(g: Fate, seat: Seat, what: Step, owner: Seat = NOBODY) -> list[Move]:
    """Every single move: whose Cultist, from where, to where."""
    whose = rivals(g, seat) if what.who == "each_rival" else [seat]
    sources, targets = places(g, seat, what.sources), places(g, seat, (what.to,))
    return [
        (one, at, to)
        for one in whose
        if owner in (NOBODY, one)
        for at in sources
        if g.altar[one][at]
        for to in targets
        if to != at
    ]


@rule("FG 12.1.2")
def move_more(g: Fate, seat: Seat, code: str, n: int, owner: Seat, left: int) -> None:
    what = step_of(g, code, n)
    found = movable(g, seat, what, owner)
    if left and found:
        g.then(choose_move, seat, code, n, owner, left)


@choice("FG 12.1.2", "FG 40.1.48")
def choose_move(g: Fate, seat: Seat, code: str, n: int, owner: Seat, left: int) -> Decision:
    what = step_of(g, code, n)
    moves: list[Task] = [
        option(move_one, seat, code, n, left, move) for move in movable(g, seat, what, owner)
    ]
    stop: list[Task] = [option(enough, seat)] if what.up_to else []
    return asks(seat, code, "move_cultists", [*moves, *stop])


def says_move(g: Fate, _seat: Seat, _code: str, _n: int, _left: int, move: Move) -> Saying:
    owner, at, to = move
    names = {"location": location(g, at), "to": location(g, to)}
    return Saying("move_cultist", {"owner": owner} | names)


@rule("FG 12.1.2", says=says_move)
def move_one(g: Fate, seat: Seat, code: str, n: int, left: int, move: Move) -> None:
    owner, at, to = move
    move_cultist(g, owner, at, to)
    g.then(move_more, seat, code, n, owner, left - 1 if left != ALL else ALL)


@rule("FG 40.1.48", says=lambda *_: Saying("enough"))
def enough(_g: Fate, _seat: Seat) -> None:
    """«Up to» lets one stop."""
