"""The Game record: everything that other packages know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

from fhtagn.kernel.agenda import Decision, begin
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.events import Kind
from fhtagn.kernel.legality import Check, Reason
from fhtagn.kernel.rules import ASKS, Task, Value
from fhtagn.kernel.save import load
from fhtagn.kernel.state import Hooks, Seat, State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    G = TypeVar("G", bound=State, default=State)
else:
    from typing import TypeVar

    G = TypeVar("G", bound=State)


class Option(NamedTuple):
    """A setting of a table or of a seat. Its words are the message `setting-<name>`.

    It applies `only` with these values of the table's settings, or numbers of `seats`. At other
    tables it changes nothing, and clients need not show it.
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = ()  # none: any text or whole number, like the default
    secret: bool = False  # of a seat: not shown to the other seats
    only: Mapping[str, tuple[Value, ...]] = {}


@dataclass(frozen=True)
class Settings:
    seats: int
    table: Mapping[str, Value] = field(default_factory=dict)
    by_seat: Sequence[Mapping[str, Value]] = ()

    def of(self, seat: Seat, name: str) -> Value:
        return self.by_seat[seat].get(name) if seat < len(self.by_seat) else None


class Printed(NamedTuple):
    """A printed thing of the game: a card, a unit, an area. Its words are by language."""

    name: Mapping[str, str]
    text: Mapping[str, str] = {}
    facts: Mapping[str, Value] = {}  # the arguments of the message `printed-<sort>`
    provenance: Mapping[str, str] = {}  # the source of each aspect


class Decks(NamedTuple):
    """What a game can do with players' own decks; a deck is the game's own record."""

    presets: Mapping[str, Mapping[str, str]]  # the ready-made ones by name, with words by language
    read: Callable[[str], Any]  # a preset's name or a whole text; complains if it is no list
    complaints: Callable[[Any], list[Complaint]]  # every broken limit
    warnings: Callable[[Any], list[Complaint]]
    write: Callable[[Any, str], str]  # the deck as text to share, in a language
    compact: Callable[[Any], str]  # the deck as the value of a seat's option


class Content(Protocol):
    """The printed things of a game; a match's record names its content."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> str: ...
    @property
    def digest(self) -> str: ...


class Buzzer(NamedTuple):
    """How the clock answers a question to the table: which seats buzzed first.

    Every option of the question except the last names a `seat`. The last says that no seat was
    first, or that no other seat was equally early. The clock names one seat after another, in the
    order of the options, until the table has no more question.
    """

    nobody: str  # the verb of the last option as long as no seat is named
    patience: int  # ms for which the table waits for the first seat
    together: int  # ms after the first in which other seats count as equally early
    bots: tuple[int, int]  # ms after which a bot buzzes: random, so it reveals no hand


@dataclass(frozen=True)
class Rules(Generic[G]):
    """Playing: the settings, the set-up, what a seat may do, and what bots need."""

    seats: tuple[int, ...]
    options: tuple[Option, ...]
    seat_options: tuple[Option, ...]
    complaints: Callable[[Settings], list[Complaint]]  # forbidden combinations
    empty: Callable[[], G]  # a table with the content and nothing on it
    prepare: Callable[[G, Settings], None]  # lays out the things that chance then deals
    first: Callable[[G], None]  # the first rule
    asides: Callable[[G, Seat], Sequence[Task]]
    actions: Mapping[str, Check]  # by kind, which is the verb of the keys
    redeal: Callable[[G, Seat, int], G]  # a world the seat cannot tell from this one, by seed
    judge: Callable[[G, Seat], float]  # estimates how well the seat stands
    hooks: Hooks = field(default_factory=Hooks)
    refusals: Callable[[G, Seat], Sequence[tuple[Task, Reason]]] = lambda _g, _seat: ()
    """Single things the seat might do at other times, and why it cannot now."""
    decks: Decks | None = None
    final: tuple[str, ...] = ()  # the kinds of action that nobody can undo
    waits: Mapping[str, int] = field(default_factory=dict)
    """Asides that a live table allows only when a question has been open for so many seconds."""
    buzzers: Mapping[str, Buzzer] = field(default_factory=dict)
    """By prompt: the questions to the table, which its clock answers."""
    lapse: Callable[[G, Decision], Sequence[Task]] = lambda _g, _asked: ()
    """Among what chance picks when the time for a question is over; nothing: a bot answers."""


@dataclass(frozen=True)
class Proof(Generic[G]):
    """For testing the laws."""

    pieces: Callable[[G], Mapping[str, Sequence[int]]]  # every thing by place, for conservation
    hidden: Callable[[G, Seat], Sequence[Sequence[int]]]  # groups that could be exchanged
    unsettled: Callable[[G], bool]  # whether an automatic change is overdue
    variants: Callable[[int], Sequence[Settings]]  # by number of seats: the settings to test
    invented: Callable[[G, Seat], Sequence[int]] = lambda _g, _seat: ()
    """Hidden things whose possible values the seat does not know; a redeal invents them."""
    totals: Callable[[G], Mapping[str, int]] = lambda _g: {}
    """Sums that never change, such as the figures of a colour wherever they stand."""


@dataclass(frozen=True)
class Display(Generic[G]):
    """Showing: a seat's view and events, and their words."""

    views: Callable[[G], Callable[[Seat], Mapping[str, Any]]]
    """By seat what it may know of the table: what is the same for all is worked out once."""
    events: Mapping[str, Kind]  # the kinds of event by name
    sorts: Mapping[str, str]  # of the values in events, options and questions, by name
    moment: Callable[[G, Seat], str]  # the part of the guide for the present moment
    printed: Mapping[str, Mapping[str, Printed]] = field(default_factory=dict)
    """The printed things by sort and code; an argument called like a sort is read by its name."""
    windows: tuple[str, ...] = ()  # in which a seat may choose not to be asked, in order
    stops: tuple[str, ...] = ()  # those in which a seat is asked by default
    window: Callable[[G, Decision], str] = lambda _g, _asked: ""  # the window of the question
    forecast: Callable[[G, Seat, Task], Mapping[str, Any]] = lambda _g, _seat, _option: {}
    """What chance may bring if the seat takes the option, as plain data; nothing: it has no say."""


@dataclass(frozen=True)
class Game(Generic[G]):
    """Everything that other packages know of a game. `Game` alone is a game of any kind."""

    name: str
    version: str  # of the rules; each match records it
    content: Content
    rules: Rules[G]
    proof: Proof[G]
    display: Display[G]

    def blank(self) -> G:
        """An empty table of this game."""
        g = self.rules.empty()
        g.hooks = self.rules.hooks
        return g

    def view(self, g: Any, seat: Seat) -> Mapping[str, Any]:
        """What the seat may know of the table."""
        return self.display.views(g)(seat)


def settings(
    game: Game, seats: int, table: Mapping[str, Value], by_seat: Sequence[Mapping[str, Value]] = ()
) -> Settings:
    """Settings completed with the defaults; a Complaint names a mistake."""
    if seats not in game.rules.seats:
        raise Complaint(
            "seats", found=seats, least=min(game.rules.seats), most=max(game.rules.seats)
        )
    if len(by_seat) > seats:
        raise Complaint("seat-number", found=len(by_seat) - 1, most=seats - 1)
    given = (*by_seat, *({} for _ in range(seats - len(by_seat))))
    each = tuple(_complete(game.rules.seat_options, one) for one in given)
    whole = Settings(seats, _complete(game.rules.options, table), each)
    for complaint in game.rules.complaints(whole):
        raise complaint
    return whole


def _complete(options: Sequence[Option], given: Mapping[str, Value]) -> dict[str, Value]:
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise Complaint("option-unknown", option=name, nearest=nearest(name, known))
        _check(known[name], value)
    return {name: given.get(name, option.default) for name, option in known.items()}


def _check(option: Option, value: Value) -> None:
    if option.choices and value not in option.choices:
        choices = [str(one) for one in option.choices]
        raise Complaint(
            "option-value", option=option.name, found=str(value), choices=", ".join(choices),
            nearest=nearest(str(value), choices),
        )  # fmt: skip
    if option.default is not None and type(value) is not type(option.default):
        kind = type(option.default).__name__
        raise Complaint("option-type", option=option.name, found=str(value), expected=kind)


def start(game: Game, chosen: Settings, seed: int, *, secret: int = 0, listen: bool = False) -> Any:
    """A new table with these settings, at its first question."""
    g = game.blank()
    g.seats = chosen.seats
    g.rng, g.secret = (0, secret) if secret else (seeded(seed), 0)
    g.events = [] if listen else None
    game.rules.prepare(g, chosen)
    begin(g, game.rules.first)
    return g


def restored(game: Game, saved: Any) -> Any:
    """The saved table; a Complaint unless the game can go on: all things there, each once."""
    g = load(game.blank(), saved)
    things = sorted(thing for place in game.proof.pieces(g).values() for thing in place)
    whole = (
        g.seats in game.rules.seats
        and len(g.known) == len(g.code)
        and things == list(range(len(g.code)))
        and (g.agenda is None) == (g.outcome is not None)
        and (g.agenda is None or g.agenda[0][0] in ASKS)
    )
    if not whole:
        raise Complaint("save-unsound", path="table")
    return g
