"""The table of Cthulhu Wars: Duel.

Things are numbered: the Elder Signs first, then the units of seat 0, then those of seat 1, each
faction in the order of its sheet. `where` says in which area a unit stands, or in which place off
the map; areas are numbered by the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple, Self

from fhtagn.games.duel.content import Board, Content
from fhtagn.kernel.state import Seat, State

NOBODY: Final = -1
NOWHERE: Final = -1  # of a token that lies on no area

# Places off the map.
POOL: Final = -1
CAPTIVE: Final = -2  # on the captor's sheet
SHEET: Final = -3  # on the own faction sheet: in play, but in no area
LENT: Final = -4  # on the opponent's sheet by an ability of its owner

# What is on an area's gate, if not the number of the unit that controls it.
NO_GATE: Final = -2
FREE: Final = -1

# How far the one action of a turn has been taken.
NOTHING: Final = 0
UNLIMITED: Final = 1  # something was done that may have been the action or an unlimited one
ACTION: Final = 2

Arrangement = tuple[tuple[int, str], ...]  # gates held and by which kind of unit
Powers = dict[str, tuple[Callable[..., object], ...]]  # by question: what answers it now


class Roster(NamedTuple):
    """A seat's units by area, and those of its pool by kind."""

    areas: dict[int, list[int]]
    pool: dict[str, list[int]]


class Turn(NamedTuple):
    """The turn in progress."""

    seat: Seat
    taken: int = NOTHING
    fought: tuple[tuple[Seat, int], ...] = ()  # who has started a battle where
    seen: tuple[Arrangement, ...] = ()  # gates as held since units last changed
    used: tuple[str, ...] = ()  # in a Doom turn: what can be done once


class Battle(NamedTuple):
    """A battle in progress; "in this battle" always means one such record."""

    area: int
    attacker: Seat
    sides: tuple[tuple[int, ...], ...] = ((), ())  # the units taking part, by seat
    extra: tuple[int, ...] = (0, 0)  # dice added by abilities
    dice: tuple[int, ...] = (0, 0)  # dice rolled
    kills: tuple[int, ...] = (0, 0)  # Kills the seat's units still have to take
    pains: tuple[int, ...] = (0, 0)
    spared: int = 0  # seats, as bits, whose units take Pains for Kills
    results: tuple[tuple[int, str], ...] = ()  # what was assigned to which unit
    fates: tuple[tuple[int, str], ...] = ()  # what took which unit out of the battle
    scored: tuple[tuple[int, int], ...] = ()  # Doom already scored for a unit
    used: tuple[str, ...] = ()  # abilities that may be used once


class Duel(State):
    factions: list[str]  # by seat
    owner: list[Seat]  # by thing; nobody's for an Elder Sign
    where: list[int]  # by thing
    units: list[tuple[int, ...]]  # by seat, in the order of the sheet
    gates: list[int]  # by area
    towers: tuple[int, ...]  # areas with a dark tower
    tokens: dict[str, int]  # areas of a faction's own tokens
    start: list[int]  # by seat: the start area
    power: list[int]
    doom: list[int]
    decay: int
    ritual: int  # steps of the annihilation marker
    bag: tuple[int, ...]  # the Elder Signs not drawn, in their order
    signs: list[tuple[int, ...]]  # by seat, face down
    revealed: tuple[int, ...]  # Elder Signs out of the game
    books: list[tuple[str, ...]]  # by seat and slot: the spellbook there, or none
    owed: tuple[tuple[Seat, int], ...]  # slots earned, their spellbooks still to be chosen
    choosing: tuple[tuple[Seat, int], ...]  # those of them whose owner is being asked
    awakened: list[tuple[str, ...]]  # by seat: the Great Old Ones that have ever been awakened
    hibernating: int  # seats, as bits
    declined: list[tuple[str, ...]]  # by seat: abilities switched off
    thrown: tuple[str, ...]  # switches thrown in this turn
    first: Seat
    phase: str
    round: int
    turn: Turn | None
    battles: tuple[Battle, ...]  # the innermost last
    ages: tuple[int, ...]
    map: str
    track: str
    by_lot: bool  # factions not named beforehand are drawn
    begins: str  # who begins if no faction settles it
    doom_for_captures: bool

    content: Content
    board: Board
    powers: tuple[Powers, ...]  # by seat
    cache: dict[Seat, Roster]  # where a seat's units are; replaced whenever one is put elsewhere

    DERIVED: ClassVar[frozenset[str]] = State.DERIVED | {"board", "cache", "powers"}
    POWERS: ClassVar[Callable[[Duel], tuple[Powers, ...]]]  # set by the chapter on abilities

    __slots__ = (
        "ages",
        "awakened",
        "bag",
        "battles",
        "begins",
        "board",
        "books",
        "by_lot",
        "cache",
        "choosing",
        "decay",
        "declined",
        "doom",
        "doom_for_captures",
        "factions",
        "first",
        "gates",
        "hibernating",
        "map",
        "owed",
        "owner",
        "phase",
        "power",
        "powers",
        "revealed",
        "ritual",
        "round",
        "signs",
        "start",
        "thrown",
        "tokens",
        "towers",
        "track",
        "turn",
        "units",
        "where",
    )

    def __init__(self) -> None:
        super().__init__()
        self.factions = []
        self.owner = []
        self.where = []
        self.units = [(), ()]
        self.gates = []
        self.towers = ()
        self.tokens = {}
        self.start = [NOWHERE, NOWHERE]
        self.power = [0, 0]
        self.doom = [0, 0]
        self.decay = 0
        self.ritual = 0
        self.bag = ()
        self.signs = [(), ()]
        self.revealed = ()
        self.books = [(), ()]
        self.owed = ()
        self.choosing = ()
        self.awakened = [(), ()]
        self.hibernating = 0
        self.declined = [(), ()]
        self.thrown = ()
        self.first = NOBODY
        self.phase = "setup"
        self.round = 0
        self.turn = None
        self.battles = ()
        self.ages = ()
        self.map = ""
        self.track = ""
        self.by_lot = False
        self.begins = ""
        self.doom_for_captures = True
        self.powers = ({}, {})
        self.cache = {}

    def clone(self) -> Self:
        new = super().clone()
        new.factions = self.factions.copy()
        new.owner = self.owner.copy()
        new.where = self.where.copy()
        new.units = self.units.copy()
        new.gates = self.gates.copy()
        new.towers = self.towers
        new.tokens = self.tokens.copy()
        new.start = self.start.copy()
        new.power = self.power.copy()
        new.doom = self.doom.copy()
        new.decay = self.decay
        new.ritual = self.ritual
        new.bag = self.bag
        new.signs = self.signs.copy()
        new.revealed = self.revealed
        new.books = self.books.copy()
        new.owed = self.owed
        new.choosing = self.choosing
        new.awakened = self.awakened.copy()
        new.hibernating = self.hibernating
        new.declined = self.declined.copy()
        new.thrown = self.thrown
        new.first = self.first
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.battles = self.battles
        new.ages = self.ages
        new.map = self.map
        new.track = self.track
        new.by_lot = self.by_lot
        new.begins = self.begins
        new.doom_for_captures = self.doom_for_captures
        new.board = self.board
        new.powers = self.powers
        new.cache = self.cache
        return new

    def rebuild(self) -> None:
        """The board by its name, and which abilities are in force."""
        self.board = self.content.boards[self.map]
        self.powers = type(self).POWERS(self)
        self.cache = {}
