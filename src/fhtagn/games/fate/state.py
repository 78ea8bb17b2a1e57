"""The table of Fate of the Elder Gods.

Cards have ids: Spells, Artifacts, Curses, Monsters, Storm tokens and god cards, in this order.
Figures and tokens without a face are counters: Cultists by seat and place, Investigators by place.
A Gate card has no face either; in an Astral Column it stands as `GATE`. What is in progress (an
effect, a roll, a Raid, Elder Signs or a Curse about to be gained) is a record on a stack of its
own, which answers may rewrite.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, NamedTuple, Self

from fhtagn.games.fate.content import Content
from fhtagn.kernel.state import Seat, State

NOBODY: Final[Seat] = -1
NOTHING: Final = -1
GATE: Final = -1  # a Gate card in an Astral Column
OTHER_WORLDS, MUSEUM, CEREMONY, STREETS, GATHERING, LIBRARY = range(6)
WILD: Final = OTHER_WORLDS  # the symbol of Other Worlds
LODGE, ABYSS = 6, 7  # places beside the six locations
Colour = Literal["crimson", "teal", "amber", "violet"]
PREPARE, MOVE, ACTIVATE, CONCLUDE = 1, 2, 3, 4  # the phases


class Turn(NamedTuple):
    """What has happened in this turn, as far as it matters later in it."""

    seat: Seat
    phase: int = PREPARE
    arrived: bool = False  # the Fate Piece has moved
    tested: bool = False  # Control has been tested
    control: str = ""  # the result: "control" or "temporary"
    bonus: int = 0  # Cultists to be counted in addition when Control is tested
    barred: bool = False  # from the Control Action
    base_done: bool = False
    cthulhus: int = 0  # faces of the roll in Other Worlds
    preparations: int = 1  # that may be made
    prepared: int = 0  # that were made and paid
    used: tuple[int, ...] = ()  # Monsters used


class Effect(NamedTuple):
    """An effect being carried out. `seat` answers for it: nobody, if it is a Curse's punishment."""

    sort: str  # spell, artifact, monster, gift, curse, storm, action
    code: str
    seat: Seat
    card: int = NOTHING
    rival: Seat = NOBODY  # the rival chosen last
    at: int = NOTHING  # the location chosen last
    done: int = 0  # how many the last step did
    sacrificed: tuple[Seat, ...] = ()  # whose Cultists were Sacrificed, one by one
    lost: int = 0  # the seats that lost Cultists to it, as bits
    cancelled: bool = False
    control: bool = False  # the Ceremony was Controlled when it began


class Roll(NamedTuple):
    seat: Seat
    why: str
    dice: tuple[str, ...]
    final: tuple[str, ...] = ()  # dice that may not be rerolled any more
    used: tuple[str, ...] = ()  # what has rerolled already
    fixed: bool = False  # for a punishment: nothing may reroll


class Raid(NamedTuple):
    seat: Seat
    called_off: bool = False
    fixed: bool = False


class Signs(NamedTuple):
    """Elder Signs about to be gained. `cause`: effect, raid, price or punishment."""

    seat: Seat
    count: int  # type: ignore[assignment]  # the rulebook's word hides a method of tuples
    cause: str


class Hex(NamedTuple):
    """A Curse about to be gained."""

    seat: Seat
    averted: bool = False


class Deed(NamedTuple):
    """Something a player did that a Curse may wait for."""

    what: str  # the trigger of such Curses
    seat: Seat
    value: int


class Fate(State):
    gods: list[str]  # by seat; "" is not chosen yet
    colours: list[Colour]
    offers: list[tuple[int, ...]]  # god cards a seat chooses from, or has kept
    box: tuple[int, ...]  # god cards not used
    altar: list[tuple[int, ...]]  # by seat: Cultists in each location
    lodge: list[int]  # by seat: Cultists
    abyss: list[int]
    devoured: list[int]
    captives: list[tuple[Seat, ...]]  # by captor: whose Cultists
    minions: list[tuple[int, ...]]  # by seat: locations with a Mi-Go of this cult
    investigators: list[int]  # by location
    visitors: list[int]  # Investigators by Lodge
    supply: int
    token: list[int]  # by seat: steps made on the Summon track
    signs: list[int]  # by seat: Elder Signs on the track
    sign_supply: int
    met: list[bool]  # by seat: token and sign have met
    goal: int
    fate: list[int]  # the location of each Fate Piece
    deck: tuple[int, ...]  # Spells, the top card first
    discard: tuple[int, ...]  # the top card last
    hands: list[tuple[int, ...]]
    reserve: list[tuple[int, ...]]  # Prepared Spells
    columns: list[tuple[int, ...]]  # by location, in the order in which the cards came
    preparing: int  # the Spell for which a slot is being made
    gates: int  # the stack
    gate_held: list[bool]  # by seat
    artifact_deck: tuple[int, ...]
    display: tuple[int, ...]
    artifacts: list[tuple[int, ...]]
    tilted: tuple[int, ...]
    used_last: int  # the Artifact used last
    removed: tuple[int, ...]  # Artifacts, Monsters and Storm tokens out of the game
    curse_deck: tuple[int, ...]
    waiting: list[tuple[int, ...]]  # by cursed seat, the oldest first
    ages: tuple[int, ...]  # all waiting Curses, the oldest first
    due: tuple[int, ...]  # waiting Curses whose event has happened, the oldest first
    happened: tuple[Deed, ...]  # since Curses were last looked at
    monster_stack: tuple[int, ...]
    monsters_shown: tuple[int, ...]
    monsters: list[int]  # by seat
    tokens: list[int]  # by seat: on the Monster's card
    storms: tuple[int, ...]  # the pool
    storm_at: list[int]  # by location
    storms_seen: tuple[int, ...]  # drawn by the gift, not laid yet
    storm_seat: Seat  # whose Storms they are
    effects: tuple[Effect, ...]
    rolls: tuple[Roll, ...]
    raids: tuple[Raid, ...]
    gains: tuple[Signs, ...]
    hexes: tuple[Hex, ...]
    entering: int  # Investigators about to come to the Lodge
    first: Seat
    turn: Turn | None
    turns: int
    bought: bool  # in solo: a Curse was bought off this turn
    strict: bool  # in solo: Curses are watched
    level: str  # in solo: how it begins
    skips: bool  # a player who has resigned is skipped

    content: Content
    times: dict[str, frozenset[int]]  # by time of use: the symbols of the Spells that have it

    DERIVED: ClassVar[frozenset[str]] = frozenset({"content", "times"})

    __slots__ = (
        "abyss", "ages", "altar", "artifact_deck", "artifacts", "bought", "box", "captives",
        "colours", "columns", "curse_deck", "deck", "devoured", "discard", "display", "due",
        "effects", "entering", "fate", "first", "gains", "gate_held", "gates", "goal", "gods",
        "hands", "happened", "hexes", "investigators", "level", "lodge", "met", "minions",
        "monster_stack", "monsters", "monsters_shown", "offers", "preparing", "raids", "removed",
        "reserve", "rolls", "sign_supply", "signs", "skips", "storm_at", "storm_seat", "storms",
        "storms_seen", "strict", "supply", "tilted", "times", "token", "tokens", "turn", "turns",
        "used_last", "visitors", "waiting",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.gods, self.colours, self.offers = [], [], []
        self.altar, self.lodge, self.abyss = [], [], []
        self.devoured, self.captives, self.minions = [], [], []
        self.investigators, self.visitors, self.token = [], [], []
        self.signs, self.met, self.fate = [], [], []
        self.hands, self.reserve, self.columns = [], [], []
        self.gate_held, self.artifacts, self.waiting = [], [], []
        self.monsters, self.tokens, self.storm_at = [], [], []
        self.box, self.deck, self.discard = (), (), ()
        self.artifact_deck, self.display, self.tilted = (), (), ()
        self.removed, self.curse_deck, self.due = (), (), ()
        self.ages = ()
        self.happened, self.monster_stack, self.monsters_shown = (), (), ()
        self.storms, self.storms_seen, self.effects = (), (), ()
        self.rolls, self.raids, self.gains = (), (), ()
        self.hexes = ()
        self.supply, self.sign_supply, self.goal = 0, 0, 0
        self.gates, self.entering, self.turns = 0, 0, 0
        self.bought, self.strict, self.skips = False, False, False
        self.preparing, self.used_last, self.storm_seat = NOTHING, NOTHING, NOBODY
        self.first, self.turn, self.level = NOBODY, None, ""
        self.times = {}

    def clone(self) -> Self:
        new = super().clone()
        new.gods, new.colours = self.gods.copy(), self.colours.copy()
        new.offers, new.altar = self.offers.copy(), self.altar.copy()
        new.lodge, new.abyss = self.lodge.copy(), self.abyss.copy()
        new.devoured, new.captives = self.devoured.copy(), self.captives.copy()
        new.minions, new.investigators = self.minions.copy(), self.investigators.copy()
        new.visitors, new.token = self.visitors.copy(), self.token.copy()
        new.signs, new.met = self.signs.copy(), self.met.copy()
        new.fate, new.hands = self.fate.copy(), self.hands.copy()
        new.reserve, new.columns = self.reserve.copy(), self.columns.copy()
        new.gate_held, new.artifacts = self.gate_held.copy(), self.artifacts.copy()
        new.waiting, new.monsters = self.waiting.copy(), self.monsters.copy()
        new.tokens, new.storm_at = self.tokens.copy(), self.storm_at.copy()
        new.box, new.supply = self.box, self.supply
        new.sign_supply, new.goal = self.sign_supply, self.goal
        new.deck, new.discard = self.deck, self.discard
        new.preparing, new.gates = self.preparing, self.gates
        new.artifact_deck, new.display = self.artifact_deck, self.display
        new.tilted, new.used_last = self.tilted, self.used_last
        new.removed, new.curse_deck = self.removed, self.curse_deck
        new.due, new.happened = self.due, self.happened
        new.monster_stack, new.monsters_shown = self.monster_stack, self.monsters_shown
        new.storms, new.storms_seen = self.storms, self.storms_seen
        new.storm_seat, new.effects = self.storm_seat, self.effects
        new.rolls, new.raids = self.rolls, self.raids
        new.gains, new.hexes = self.gains, self.hexes
        new.entering, new.first = self.entering, self.first
        new.turn, new.turns = self.turn, self.turns
        new.bought, new.strict = self.bought, self.strict
        new.level, new.skips = self.level, self.skips
        new.times = self.times
        new.ages = self.ages
        return new

    def rebuild(self) -> None:
        """Which symbols a Spell of each time may have: public, for the box is."""
        found: dict[str, set[int]] = {}
        for code in self.code:
            spell = self.content.spells.get(code)
            if spell is not None:
                found.setdefault(spell.time, set()).add(spell.symbol)
        self.times = {time: frozenset(symbols) for time, symbols in found.items()}
