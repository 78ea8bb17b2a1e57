"""Special abilities: where they come from, when they are in force, how one declines them.

General rules ask a `Question`; abilities answer it from their faction's file. An ability belongs to
a faction sheet, not to a unit: which ones a seat has now is worked out when a spellbook is opened,
a Great Old One comes or goes, or a switch is thrown, and kept in `g.powers`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from fhtagn.games.duel.content import Ability
from fhtagn.games.duel.state import CAPTIVE, POOL, Duel, Powers
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

A = TypeVar("A", bound=Callable[..., object])


class Asked(Protocol):
    """A question, whatever its answers are."""

    @property
    def name(self) -> str: ...
    @property
    def answers(self) -> Mapping[str, Sequence[Callable[..., object]]]: ...


QUESTIONS: list[Asked] = []
LENDERS: list[Callable[[Duel, Seat], Iterator[str]]] = []  # abilities a seat has from elsewhere


class Question(Generic[A]):
    """What the rules ask of a seat's abilities; each that is in force may answer."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.answers: dict[str, list[A]] = {}
        QUESTIONS.append(self)

    def answered_by(self, ability: str, *ids: str) -> Callable[[A], A]:
        def register(fn: A) -> A:
            self.answers.setdefault(ability, []).append(cites(*ids)(fn))
            return fn

        return register

    def of(self, g: Duel, seat: Seat) -> tuple[A, ...]:
        """The answers of the seat's abilities that are in force."""
        found: tuple[Any, ...] = g.powers[seat].get(self.name, ())
        return found


def powers(g: Duel) -> tuple[Powers, ...]:
    """By seat and question: what answers now."""
    return tuple(_powers(list(in_force(g, seat))) for seat in range(len(g.factions)))


def _powers(names: list[str]) -> Powers:
    found: Powers = {}
    for question in QUESTIONS:
        answers = question.answers
        here = [fn for name in names if name in answers for fn in answers[name]]
        if here:
            found[question.name] = tuple(here)
    return found


def derive(g: Duel) -> None:
    """The board by its name, and which abilities are in force."""
    g.board = g.content.boards[g.map]
    g.powers = powers(g)
    g.cache = {}


@cites("CW 7.2.6")
def in_force(g: Duel, seat: Seat) -> Iterator[str]:
    """The seat's abilities that it has now and has not switched off."""
    return (name for name in available(g, seat) if name not in g.declined[seat])


@cites("CW 7.1.1", "CW 7.1.2", "CW 7.1.3", "CW 10.3.3", "CW 10.3.4")
def available(g: Duel, seat: Seat) -> list[str]:
    """The unique ability always; a Great Old One's while he is in play; spellbooks once open."""
    faction = g.content.factions.get(g.factions[seat])
    if faction is None:
        return []  # none is chosen yet
    found = [one.id for one in faction.abilities if has(g, seat, one)]
    return found + [name for lend in LENDERS for name in lend(g, seat)]


def has(g: Duel, seat: Seat, ability: Ability) -> bool:
    if ability.kind == "unique":
        return True
    if ability.kind == "goo":
        return any(g.code[unit] == ability.unit and is_in_play(g, unit) for unit in g.units[seat])
    return ability.id in g.books[seat]


def is_in_play(g: Duel, unit: int) -> bool:
    return g.where[unit] not in (POOL, CAPTIVE)


@cites("CW 7.2.7", "CW 7.2.8", "CW 40.1.17")
def switches(g: Duel, seat: Seat) -> list[str]:
    """The abilities the seat can switch off, or on again: each once per turn."""
    return [
        name
        for name in available(g, seat)
        if g.content.abilities[name].declining == "switch" and f"{name}~{seat}" not in g.thrown
    ]
