"""Effects that cost Cultists: Sacrifice, destroy, devour (FG 20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.fate.content import Step
from fhtagn.games.fate.effects import amount, asks, has_done, limited, step
from fhtagn.games.fate.figures import (
    Figure,
    can_take,
    figure_words,
    figures,
    groups,
)
from fhtagn.games.fate.queries import (
    controlled,
    holder,
    step_of,
)
from fhtagn.games.fate.state import NOBODY, Fate
from fhtagn.games.fate.verbs import (
    destroy_cultist,
    devour,
    sacrifice,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

DEEDS: Final[dict[str, Callable[[Fate, Seat, int], None]]] = {
    "sacrifice": sacrifice,
    "destroy_cultists": destroy_cultist,
    "devour": devour,
}


@step("sacrifice", "FG 20.1.1", "FG 40.1.48", can=can_take)
def sacrifice_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Own Cultists to the Abyss, from where the step says."""
    g.then(take_figures, seat, code, n)


@step("destroy_cultists", "FG 20.1.2", can=can_take)
def destroy_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Cultists to the Abyss, one's own or those of rivals."""
    g.then(take_figures, seat, code, n)


@step("devour", "FG 20.1.5", can=can_take)
def devour_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Cultists out of the game."""
    g.then(take_figures, seat, code, n)


@rule("FG 40.1.26", "FG 40.1.48")
def take_figures(g: Fate, seat: Seat, code: str, n: int) -> None:
    """As many as there are; asked only if there is something to choose."""
    found = takeable(g, seat, step_of(g, code, n))
    if len(found) > 1:
        g.then(choose_figures, picker(g, seat, step_of(g, code, n)), seat, code, n)
    else:
        take_group(g, step_of(g, code, n), found[0])


def takeable(g: Fate, seat: Seat, what: Step) -> list[tuple[Figure, ...]]:
    there = figures(g, seat, what)
    most = limited(amount(g, seat, what), sum(there.values()))
    least = min(what.least, most) if what.up_to else most
    return list(groups(there, least, most))


def picker(g: Fate, seat: Seat, what: Step) -> Seat:
    """Who chooses the figures: a Curse may leave it to the one who holds it."""
    keeper = holder(g, seat)
    return keeper if what.chooser == "holder" and keeper != NOBODY else seat


@choice("FG 40.1.48")
def choose_figures(g: Fate, chooser: Seat, seat: Seat, code: str, n: int) -> Decision:
    what = step_of(g, code, n)
    options = [option(take_these, chooser, code, n, one) for one in takeable(g, seat, what)]
    return asks(chooser, code, what.op, options)


def says_figures(g: Fate, _chooser: Seat, code: str, n: int, group: tuple[Figure, ...]) -> Saying:
    words = figure_words(g, group)
    return Saying(step_of(g, code, n).op, {"figures": "+".join(words) or "none"}, {"group": words})


@rule("FG 40.1.48", says=says_figures)
def take_these(g: Fate, _chooser: Seat, code: str, n: int, group: tuple[Figure, ...]) -> None:
    take_group(g, step_of(g, code, n), group)


def take_group(g: Fate, what: Step, group: tuple[Figure, ...]) -> None:
    for owner, place in group:
        DEEDS[what.op](g, owner, place)
    has_done(g, len(group))


@step("thin_out", "FG 15.1.5", can=lambda g, seat, _what: bool(controlled(g, seat)))
def thin_out(g: Fate, seat: Seat, code: str, n: int) -> None:
    """In each location one Controls own Cultists are destroyed until so many are left."""
    left = step_of(g, code, n).n
    for at in controlled(g, seat):
        for _ in range(g.altar[seat][at] - left):
            destroy_cultist(g, seat, at)
