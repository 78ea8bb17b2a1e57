"""The Game record: all that the rest of the house knows of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fhtagn.kernel.agenda import Decision, begin, decisions
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.events import Kind
from fhtagn.kernel.legality import Check, Reason
from fhtagn.kernel.rules import ASKS, Task, Value, key_of, kind_of, saying
from fhtagn.kernel.save import load
from fhtagn.kernel.state import Seat, State


class Option(NamedTuple):
    """What can be set for a table or for a seat. Its words are the message `setting-<name>`.

    It counts `only` with these values of the table's options, or numbers of `seats`; elsewhere it
    changes nothing, and nobody need be asked for it.
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = ()  # none: any text or whole number, as the default is
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
    provenance: Mapping[str, str] = {}  # how sure we are of which aspect


class Decks(NamedTuple):
    """What a game with decks of one's own can do with them; a deck is the game's own record."""

    presets: Mapping[str, Mapping[str, str]]  # the ready-made ones by name, with words by language
    read: Callable[[str], Any]  # a preset's name or a whole text; complains only of what is no list
    complaints: Callable[[Any], list[Complaint]]  # every limit that is broken
    warnings: Callable[[Any], list[Complaint]]
    write: Callable[[Any, str], str]  # the deck as text to share, in a language
    compact: Callable[[Any], str]  # the deck as the value of a seat's option


class Buzzer(NamedTuple):
    """How the clock answers a question to the table: which seats were the first to buzz.

    Every option of the question but the last names a `seat`. The last one says that nobody was
    first, or that nobody else was as early. The clock names one seat after another, in the order
    of the options, until the table is asked no more.
    """

    nobody: str  # the verb of the last option as long as no seat is named
    patience: int  # ms for which the table waits for the first seat
    together: int  # ms after the first in which other seats are as early
    bots: tuple[int, int]  # a bot buzzes by lot after so many ms: that tells nothing of its hand


@dataclass(frozen=True)
class Game:
    name: str
    rules: str  # the version of the rules, recorded with each match
    content: Any  # the printed things: has name, version and digest
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    seat_options: tuple[Option, ...]
    complaints: Callable[[Settings], list[Complaint]]  # combinations that are refused
    blank: Callable[[], Any]  # an empty State with the content
    prepare: Callable[[Any, Settings], None]  # lays out what chance then deals
    first: Callable[[Any], Any]  # the first rule
    view: Callable[[Any, Seat], Mapping[str, Any]]
    redeal: Callable[[Any, Seat, int], Any]
    hidden: Callable[[Any, Seat], Sequence[Sequence[int]]]  # groups of things that could be swapped
    asides: Callable[[Any, Seat], Sequence[Task]]
    actions: Mapping[str, Check]  # by kind, which is the verb of the keys
    unsettled: Callable[[Any], bool]
    pieces: Callable[[Any], Mapping[str, Sequence[int]]]  # every thing by place, for conservation
    judge: Callable[[Any, Seat], float]  # a guess at how well the seat stands
    events: Mapping[str, Kind]  # the kinds of event by name
    sorts: Mapping[str, str]  # of what events, options and questions are about, by its name
    variants: Callable[[int], Sequence[Settings]]  # the tables of so many seats worth trying
    moment: Callable[[Any, Seat], str]  # the part of the guide for the present moment
    printed: Mapping[str, Mapping[str, Printed]] = field(default_factory=dict)
    """The printed things by sort and code; an argument called like a sort is read by its name."""
    decks: Decks | None = None
    final: tuple[str, ...] = ()  # the kinds of action that are never taken back
    waits: Mapping[str, int] = field(default_factory=dict)
    """Asides that a live table allows only when a question has been open for so many seconds."""
    buzzers: Mapping[str, Buzzer] = field(default_factory=dict)
    """By prompt: the questions to the table, which its clock answers."""
    lapse: Callable[[Any, Decision], Sequence[Task]] = lambda _g, _asked: ()
    """Among what chance picks when the time for a question is over; nothing: a bot answers."""
    invented: Callable[[Any, Seat], Sequence[int]] = lambda _g, _seat: ()
    """Things of which the seat does not even know what there is: a world makes them up."""
    refusals: Callable[[Any, Seat], Sequence[tuple[Task, Reason]]] = lambda _g, _seat: ()
    """Single things the seat might do at other times, and why it cannot now."""
    windows: tuple[str, ...] = ()  # at which a seat may want to be asked or not, in their order
    stops: tuple[str, ...] = ()  # those at which it is asked unless it says otherwise
    window: Callable[[Any, Seat], str] = lambda _g, _seat: ""  # the one the seat is asked in now
    forecast: Callable[[Any, Seat, Task], Mapping[str, Any]] = lambda _g, _seat, _option: {}
    """What chance may bring if the seat takes the option, as plain data; nothing: it has no say."""
    totals: Callable[[Any], Mapping[str, int]] = lambda _g: {}
    """Sums that never change, such as the figures of a colour wherever they stand."""


def settings(
    game: Game, seats: int, table: Mapping[str, Value], by_seat: Sequence[Mapping[str, Value]] = ()
) -> Settings:
    """Complete settings with the defaults; a Complaint names what is wrong."""
    if seats not in game.seats:
        raise Complaint("seats", found=seats, least=min(game.seats), most=max(game.seats))
    if len(by_seat) > seats:
        raise Complaint("seat-number", found=len(by_seat) - 1, most=seats - 1)
    given = (*by_seat, *({} for _ in range(seats - len(by_seat))))
    each = tuple(_complete(game.seat_options, one) for one in given)
    whole = Settings(seats, _complete(game.options, table), each)
    for complaint in game.complaints(whole):
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
    """A table set up by its settings, run to the first question."""
    g = game.blank()
    g.seats = chosen.seats
    g.rng, g.secret = (0, secret) if secret else (seeded(seed), 0)
    g.events = [] if listen else None
    game.prepare(g, chosen)
    begin(g, game.first)
    return g


def restored(game: Game, saved: Any) -> Any:
    """The saved table, if it is one on which the game can go on: all things there, each once."""
    g = load(game.blank(), saved)
    things = sorted(thing for place in game.pieces(g).values() for thing in place)
    whole = (
        g.seats in game.seats
        and len(g.known) == len(g.code)
        and things == list(range(len(g.code)))
        and (g.agenda is None) == (g.outcome is not None)
        and (g.agenda is None or g.agenda[0][0] in ASKS)
    )
    if not whole:
        raise Complaint("save-unsound", path="table")
    return g


# -- what a seat may do, and why not --------------------------------------------------------------


class Present:
    """What is open at a table now, each thing worked out once: it holds until the table changes."""

    def __init__(self, game: Game, g: Any) -> None:
        self.game, self.g = game, g
        self.decisions = decisions(g)
        self._answers: dict[Seat, dict[str, Task]] = {}
        self._asides: dict[Seat, dict[str, Task]] = {}

    def asked(self, seat: Seat) -> Decision | None:
        """The question open for the seat; a sealed answer's question stays open."""
        return next((one for one in self.decisions if one.seat == seat), None)

    def answers(self, seat: Seat) -> dict[str, Task]:
        """The answers to the seat's question by key."""
        if seat not in self._answers:
            question = self.asked(seat)
            self._answers[seat] = keyed(self.g, question.options) if question else {}
        return self._answers[seat]

    def asides(self, seat: Seat) -> dict[str, Task]:
        """What the seat may do besides by key."""
        if seat not in self._asides:
            on = self.g.outcome is None and seat >= 0
            self._asides[seat] = keyed(self.g, self.game.asides(self.g, seat)) if on else {}
        return self._asides[seat]

    def offered(self, seat: Seat) -> dict[str, Task]:
        """Everything the seat may do now by key: the answers to its question, then its asides."""
        return self.answers(seat) | self.asides(seat)

    def why_not(self, seat: Seat) -> dict[str, tuple[str, ...] | Reason]:
        """For each kind of action its keys, or the rule that forbids it now."""
        by_kind: dict[str, list[str]] = {}
        for key, task in self.offered(seat).items():
            by_kind.setdefault(saying(self.g, task).verb, []).append(key)
        return {
            kind: tuple(by_kind[kind]) if kind in by_kind else self.refusal(seat, kind)
            for kind in self.game.actions
        }

    def refusal(self, seat: Seat, kind: str) -> Reason:
        """Why the seat has no option of this kind."""
        reason = self.game.actions[kind](self.g, seat, self.decisions)
        assert reason is not None, f"{kind} is not offered, and its check does not say why"
        return reason

    def forbidden(self, seat: Seat, key: str) -> Reason | None:
        """What forbids a key that is not offered: the thing it names, or its whole kind."""
        if seat < 0:
            return None
        single = refused(self.game, self.g, seat).get(key)
        kind = kind_of(key)
        if single is not None or kind not in self.game.actions:
            return single
        is_offered = any(kind_of(other) == kind for other in self.offered(seat))
        return None if is_offered else self.refusal(seat, kind)

    def sent(self, seat: Seat) -> dict[str, Any]:
        """All that goes to a seat, or to a spectator: its view, who is asked what, its own options.

        Of another seat's question it learns the seat, the prompt and whether a sealed answer lies
        there; options and asides are its own alone, and `sayings` tells of them in this order what
        words are made of. The leak tests compare this whole.
        """
        g, answers, asides = self.g, self.answers(seat), self.asides(seat)
        told = [saying(g, task) for task in (*answers.values(), *asides.values())]
        return {
            "view": self.game.view(g, seat),
            "asked": [[q.seat, q.prompt, dict(q.about), q.sealed] for q in self.decisions],
            "options": list(answers),
            "asides": list(asides),
            "sayings": [[said.verb, {**said.about, **said.also}] for said in told],
            "outcome": g.outcome,
        }


def keyed(g: State, options: Sequence[Task]) -> dict[str, Task]:
    return {key_of(g, option): option for option in options}


def asked(g: State, seat: Seat) -> Decision | None:
    """The question open for the seat; a sealed answer's question stays open."""
    return next((one for one in decisions(g) if one.seat == seat), None)


def offered(game: Game, g: State, seat: Seat) -> dict[str, Task]:
    """Everything the seat may do now by key."""
    return Present(game, g).offered(seat)


def why_not(game: Game, g: State, seat: Seat) -> dict[str, tuple[str, ...] | Reason]:
    """For each kind of action its keys, or the rule that forbids it now."""
    return Present(game, g).why_not(seat)


def refused(game: Game, g: State, seat: Seat) -> dict[str, Reason]:
    """Why single things cannot be done now, by the keys they would have."""
    return {key_of(g, task): reason for task, reason in game.refusals(g, seat)}


def sent(game: Game, g: State, seat: Seat) -> dict[str, Any]:
    """All that goes to a seat, or to a spectator."""
    return Present(game, g).sent(seat)


def worlds(game: Game, g: State, seat: Seat) -> Callable[[int], Any]:
    """Tables the seat cannot tell from this one, by seed: what a bot may search in."""
    return lambda seed: game.redeal(g, seat, seed)
