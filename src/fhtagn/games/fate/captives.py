"""Captives: rival Cultists seized, and given up for a space (FG 30.1.2)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from fhtagn.games.fate.content import Step
from fhtagn.games.fate.effects import asks, decline, follow, step
from fhtagn.games.fate.figures import (
    Figure,
)
from fhtagn.games.fate.queries import (
    LOCATIONS,
    location,
    rivals,
    step_of,
)
from fhtagn.games.fate.state import Fate
from fhtagn.games.fate.verbs import (
    give_up_captive,
    seize,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, rule
from fhtagn.kernel.state import Seat

MOST_CAPTIVES: Final = 3


def seizable(g: Fate, seat: Seat) -> list[Figure]:
    """Rival Cultists where one has a Cultist oneself."""
    if len(g.captives[seat]) >= MOST_CAPTIVES:
        return []
    shared = [at for at in LOCATIONS if g.altar[seat][at]]
    return [(other, at) for other in rivals(g, seat) for at in shared if g.altar[other][at]]


@step("seize", "FG 30.1.2", can=lambda g, seat, _what: bool(seizable(g, seat)))
def seize_step(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """With fewer than three captives one may take another."""
    if seizable(g, seat):
        g.then(choose_captive, seat, code)


@choice("FG 30.1.2")
def choose_captive(g: Fate, seat: Seat, code: str) -> Decision:
    options = [option(seize_one, seat, *figure) for figure in seizable(g, seat)]
    return asks(seat, code, "seize", [*options, option(decline, seat)])


def says_seize(g: Fate, _seat: Seat, owner: Seat, at: int) -> Saying:
    return Saying("seize", {"owner": owner, "location": location(g, at)})


@rule("FG 30.1.2", says=says_seize)
def seize_one(g: Fate, seat: Seat, owner: Seat, at: int) -> None:
    seize(g, seat, owner, at)


def can_release(g: Fate, seat: Seat, what: Step) -> bool:
    return len(g.captives[seat]) >= what.n


@step("release", "FG 30.1.2", can=can_release)
def release(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Captives may be given up for what follows, once."""
    if can_release(g, seat, step_of(g, code, n)):
        g.then(choose_release, seat, code, n)


@choice("FG 30.1.2")
def choose_release(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    """Whose Cultists are given up; captives of one owner are alike."""
    captives = g.captives[seat]
    count = step_of(g, code, n).n
    whose = dict.fromkeys(
        group
        for group in combinations_with_replacement(sorted(set(captives)), count)
        if all(group.count(one) <= captives.count(one) for one in group)
    )
    options: list[Task] = [option(release_these, seat, code, n, group) for group in whose]
    return asks(seat, code, "release", [*options, option(decline, seat)])


def says_release(_g: Fate, _seat: Seat, _code: str, _n: int, owners: tuple[Seat, ...]) -> Saying:
    return Saying("release", {"owners": "+".join(map(str, owners))}, {"group": owners})


@rule("FG 30.1.2", says=says_release)
def release_these(g: Fate, seat: Seat, code: str, n: int, owners: tuple[Seat, ...]) -> None:
    for owner in owners:
        give_up_captive(g, seat, owner)
    follow(g, seat, code, step_of(g, code, n).then)
