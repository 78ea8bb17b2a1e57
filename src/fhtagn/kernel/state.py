"""The table: flat containers of immutable values, and the agenda of rules still to run.

A game's state extends `State` with its own fields, each declared once (`kernel/fields.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, Self

from fhtagn.kernel.events import EVERYONE, Event, Logged, Seat
from fhtagn.kernel.fields import Fields, apart, field, given, names_of, passing
from fhtagn.kernel.rules import Task, Value, rule

TABLE: Seat = -1  # the table's seat: the host answers for it by its clock
SPECTATOR: Seat = -2
P = ParamSpec("P")
__all__ = ["EVERYONE", "SPECTATOR", "TABLE", "Agenda", "Outcome", "Places", "Seat", "State"]

Agenda = tuple[Task, "Agenda"] | None  # the first entry is the next to run
Places = tuple[int, ...]  # by seat; 1 has won, equal places are shared


class Outcome(NamedTuple):
    reason: str
    places: Places


@dataclass(frozen=True)
class Hooks:
    """A game's functions for fixed points of the run; part of its record."""

    settle: Callable[[Any], None] | None = None  # after each rule: the standing checks
    derive: Callable[[Any], None] | None = None  # rebuilds derived fields
    silenced: Callable[[Any, int], bool] | None = None  # whether the bearer of abilities is blank
    spared: Callable[[Any, int, str], bool] | None = None  # an ability that it keeps while blank
    heard: Collection[str] = ()  # kinds of event that cards out of play answer


class State(metaclass=Fields):
    seats: int = field(0)
    rng: int = field(0)
    secret: int = field(0)
    loaded: tuple[int, ...] = field(())
    outcome: Outcome | None = field(None)
    resigned: int = field(0)  # the seats that have given up, as bits
    code: list[str] = field([])  # the printed name of each thing, by its id
    known: list[int] = field([])  # the seats that have seen it since the last shuffle, as bits
    stack: tuple[tuple[Value, ...], ...] = field(())  # things in progress, the innermost last

    agenda: Agenda = apart(None)
    later: list[Task] = passing([])  # put there by the rule now running
    events: list[Logged] | None = passing(None)  # None: nobody listens
    hooks: Hooks = given(Hooks())

    if TYPE_CHECKING:

        def clone(self) -> Self:
            """A copy of the table; nobody listens to its events."""

    def rebuild(self) -> None:
        """Rebuild the derived fields from the others, after loading."""
        if self.hooks.derive is not None:
            self.hooks.derive(self)

    # -- what comes next --------------------------------------------------------------------------

    def then(self, fn: Callable[Concatenate[Any, P], Any], *args: P.args, **_: P.kwargs) -> None:
        """Run `fn` after this rule, and after the rules that this rule has scheduled before."""
        self.later.append((fn, args))

    def scope(self, name: str) -> None:
        """Put everything that this rule schedules from now on inside the named mark."""
        self.agenda = ((mark, (name,)), self.agenda)

    def leave(self, name: str) -> None:
        """Drop everything above the nearest mark of that name, and the mark."""
        left, self.later[:] = self.agenda, []
        while left is not None:
            (fn, args), left = left
            if fn is mark and args == (name,):
                self.agenda = left
                return
        raise LookupError(f"the agenda has no mark {name!r}")

    def end(self, reason: str, places: Places) -> None:
        """End the game: drop the agenda."""
        self.outcome = Outcome(reason, places)
        self.agenda, self.later[:] = None, []

    # -- what answers an event --------------------------------------------------------------------

    def heeds(self, _kind: Callable[..., Event]) -> bool:
        """Whether an ability may answer such an event; if so, keep it."""
        return False

    def keep(self, one: Event) -> None:
        """Keep an event for the abilities that may answer it."""
        raise NotImplementedError(f"nothing answers {one.kind}")

    # -- giving up --------------------------------------------------------------------------------

    def resign(self, seat: Seat) -> None:
        """Give up: with one player left the game ends; otherwise the seat comes last.

        A lone player who gives up has lost to the game itself and gets place 2.
        """
        self.resigned |= 1 << seat
        if len(self.playing()) <= 1:
            self.end("resigned", self.places([0] * self.seats) if self.playing() else (2,))

    def playing(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if not self.resigned >> seat & 1]

    def places(self, ranks: list[int]) -> Places:
        """Places by rank, the lowest first; seats that have resigned come after all others."""
        order = [(self.resigned >> seat & 1, ranks[seat]) for seat in range(self.seats)]
        return tuple(1 + sum(other < own for other in order) for own in order)


@rule()
def mark(_g: State, _name: str) -> None:
    """The end of a scope: does nothing."""


def same(a: State, b: State) -> bool:
    """Equal in everything that a save holds, the agenda included."""
    return (
        type(a) is type(b)
        and a.agenda == b.agenda
        and all(
            _ordered(getattr(a, name)) == _ordered(getattr(b, name))
            for name in names_of(type(a), "saved")
        )
    )


def _ordered(value: Any) -> Any:
    """A dictionary with its order: the rules ask things in the order they came."""
    return list(value.items()) if isinstance(value, dict) else value
