"""The table: flat containers of immutable values, an agenda of what is still to happen.

A game's state extends `State` by fields of its own, each declared once (`kernel/fields.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, Self

from fhtagn.kernel.events import EVERYONE, Event, Logged, Seat
from fhtagn.kernel.fields import Fields, apart, field, given, names_of, passing
from fhtagn.kernel.rules import Task, Value, rule

TABLE: Seat = -1  # the seat of what the driver answers by its clock: who was first, who ran out
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
    """What a game does at fixed points of the run; part of its record."""

    settle: Callable[[Any], None] | None = None  # after each rule: the standing checks
    derive: Callable[[Any], None] | None = None  # makes derived fields anew
    silenced: Callable[[Any, int], bool] | None = None  # whether the bearer of abilities is blank
    spared: Callable[[Any, int, str], bool] | None = None  # an ability it has though it is blank
    heard: Collection[str] = ()  # kinds of event that are answered from out of play


class State(metaclass=Fields):
    seats: int = field(0)
    rng: int = field(0)
    secret: int = field(0)
    loaded: tuple[int, ...] = field(())
    outcome: Outcome | None = field(None)
    resigned: int = field(0)  # the seats that have given up, as bits
    code: list[str] = field([])  # what each thing is, by its id
    known: list[int] = field([])  # who has seen it since it was last shuffled away, as bits
    stack: tuple[tuple[Value, ...], ...] = field(())  # what is in progress, the innermost last

    agenda: Agenda = apart(None)
    later: list[Task] = passing([])  # put there by the rule now running
    events: list[Logged] | None = passing(None)  # None: nobody listens
    hooks: Hooks = given(Hooks())

    if TYPE_CHECKING:

        def clone(self) -> Self:
            """A table of its own, at which nobody listens."""

    def rebuild(self) -> None:
        """Make the derived fields anew from the others, after loading."""
        if self.hooks.derive is not None:
            self.hooks.derive(self)

    # -- what comes next --------------------------------------------------------------------------

    def then(self, fn: Callable[Concatenate[Any, P], Any], *args: P.args, **_: P.kwargs) -> None:
        """Run `fn` after this rule, and after what was put on the agenda before it."""
        self.later.append((fn, args))

    def scope(self, name: str) -> None:
        """Everything this rule will put on the agenda lies within the named mark."""
        self.agenda = ((mark, (name,)), self.agenda)

    def leave(self, name: str) -> None:
        """Drop everything above the nearest mark of that name, the mark included."""
        left, self.later[:] = self.agenda, []
        while left is not None:
            (fn, args), left = left
            if fn is mark and args == (name,):
                self.agenda = left
                return
        raise LookupError(f"the agenda has no mark {name!r}")

    def end(self, reason: str, places: Places) -> None:
        """The game is over: nothing on the agenda happens any more."""
        self.outcome = Outcome(reason, places)
        self.agenda, self.later[:] = None, []

    # -- what answers an event --------------------------------------------------------------------

    def heeds(self, _kind: Callable[..., Event]) -> bool:
        """Whether anything may answer such an event, so that it is to be kept."""
        return False

    def keep(self, one: Event) -> None:
        """Keep an event for what may answer it."""
        raise NotImplementedError(f"nothing answers {one.kind}")

    # -- giving up --------------------------------------------------------------------------------

    def resign(self, seat: Seat) -> None:
        """With one player left the game is over; otherwise it goes on, and the seat comes last.

        A lone player who gives up has lost to the game itself, and stands second.
        """
        self.resigned |= 1 << seat
        if len(self.playing()) <= 1:
            self.end("resigned", self.places([0] * self.seats) if self.playing() else (2,))

    def playing(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if not self.resigned >> seat & 1]

    def places(self, ranks: list[int]) -> Places:
        """Places by rank, the lowest first; whoever has resigned stands behind all who have not."""
        order = [(self.resigned >> seat & 1, ranks[seat]) for seat in range(self.seats)]
        return tuple(1 + sum(other < own for other in order) for own in order)


@rule()
def mark(_g: State, _name: str) -> None:
    """The bottom of a scope: nothing to do."""


def same(a: State, b: State) -> bool:
    """Equal in all that is saved, the agenda included."""
    return (
        type(a) is type(b)
        and a.agenda == b.agenda
        and all(
            _ordered(getattr(a, name)) == _ordered(getattr(b, name))
            for name in names_of(type(a), "saved")
        )
    )


def _ordered(value: Any) -> Any:
    """A dictionary with its order: things are asked in the order they came."""
    return list(value.items()) if isinstance(value, dict) else value
