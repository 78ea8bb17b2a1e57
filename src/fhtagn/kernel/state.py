"""The table: flat containers of immutable values, an agenda of what is still to happen.

A game's state extends `State` by containers of its own. All fields are declared as annotations of
the class; those named in `DERIVED` can be rebuilt from the others: they are neither saved nor
compared, and they are replaced on a change, never emptied in place, so that clones may share them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, Self, get_type_hints

from fhtagn.kernel.events import EVERYONE, Event, Logged, Seat
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


class State:
    seats: int
    rng: int
    secret: int
    loaded: tuple[int, ...]
    outcome: Outcome | None
    resigned: int  # the seats that have given up, as bits
    code: list[str]  # what each thing is, by its id
    known: list[int]  # who has seen it since it was last shuffled away, as bits
    stack: tuple[tuple[Value, ...], ...]  # what is in progress, the innermost last

    agenda: Agenda
    later: list[Task]  # put there by the rule now running
    events: list[Logged] | None  # None: nobody listens
    content: Any  # the printed things the codes stand for: immutable, shared, never saved

    DERIVED: ClassVar[frozenset[str]] = frozenset({"content"})
    APART: ClassVar[frozenset[str]] = frozenset({"agenda", "later", "events"})
    SETTLE: ClassVar[Callable[[Any], None] | None] = None  # the game's standing checks

    __slots__ = (
        "agenda", "code", "content", "events", "known", "later", "loaded", "outcome", "resigned",
        "rng", "seats", "secret", "stack",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seats = self.rng = self.secret = self.resigned = 0
        self.loaded, self.stack = (), ()
        self.code, self.known, self.later = [], [], []
        self.outcome = self.agenda = self.events = self.content = None

    def clone(self) -> Self:
        """A table of its own, at which nobody listens; a game's state adds its own containers."""
        cls = type(self)
        new = cls.__new__(cls)
        new.seats = self.seats
        new.rng = self.rng
        new.secret = self.secret
        new.loaded = self.loaded
        new.outcome = self.outcome
        new.resigned = self.resigned
        new.code = self.code.copy()
        new.known = self.known.copy()
        new.stack = self.stack
        new.agenda = self.agenda
        new.later = []
        new.events = None
        new.content = self.content
        return new

    def rebuild(self) -> None:
        """Make the derived fields anew from the others, after loading."""

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


FIELDS: dict[type[State], dict[str, Any]] = {}


def fields(cls: type[State]) -> dict[str, Any]:
    """The names and types of what makes up the table, in the order of declaration."""
    if cls not in FIELDS:
        FIELDS[cls] = {
            name: kind
            for name, kind in get_type_hints(cls).items()
            if name not in cls.DERIVED and name not in cls.APART and not name.isupper()
        }
    return FIELDS[cls]


def same(a: State, b: State) -> bool:
    """Equal in all that is saved, the agenda included."""
    return (
        type(a) is type(b)
        and a.agenda == b.agenda
        and all(
            _ordered(getattr(a, name)) == _ordered(getattr(b, name)) for name in fields(type(a))
        )
    )


def _ordered(value: Any) -> Any:
    """A dictionary with its order: things are asked in the order they came."""
    return list(value.items()) if isinstance(value, dict) else value
