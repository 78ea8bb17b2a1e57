"""The table of Fate of the Elder Gods.

Cards have ids: Spells, Artifacts, Curses, Monsters, Storm tokens and god cards, in this order.
Figures and tokens without a face are counters: Cultists by seat and place, Investigators by place.
A Gate card has no face either; in an Astral Column it stands as `GATE`. What is in progress (an
effect, a roll, a Raid, Elder Signs or a Curse about to be gained) is a record on a stack of its
own, which answers may rewrite.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from fhtagn.games.fate.content import Content
from fhtagn.kernel.fields import derived, field, given
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
    gods: list[str] = field([])  # by seat; "" is not chosen yet
    colours: list[Colour] = field([])
    offers: list[tuple[int, ...]] = field([])  # god cards a seat chooses from, or has kept
    box: tuple[int, ...] = field(())  # god cards not used
    altar: list[tuple[int, ...]] = field([])  # by seat: Cultists in each location
    lodge: list[int] = field([])  # by seat: Cultists
    abyss: list[int] = field([])
    devoured: list[int] = field([])
    captives: list[tuple[Seat, ...]] = field([])  # by captor: whose Cultists
    minions: list[tuple[int, ...]] = field([])  # by seat: locations with a Mi-Go of this cult
    investigators: list[int] = field([])  # by location
    visitors: list[int] = field([])  # Investigators by Lodge
    supply: int = field(0)
    token: list[int] = field([])  # by seat: steps made on the Summon track
    signs: list[int] = field([])  # by seat: Elder Signs on the track
    sign_supply: int = field(0)
    met: list[bool] = field([])  # by seat: token and sign have met
    goal: int = field(0)
    fate: list[int] = field([])  # the location of each Fate Piece
    deck: tuple[int, ...] = field(())  # Spells, the top card first
    discard: tuple[int, ...] = field(())  # the top card last
    hands: list[tuple[int, ...]] = field([])
    reserve: list[tuple[int, ...]] = field([])  # Prepared Spells
    columns: list[tuple[int, ...]] = field([])  # by location, in the order in which the cards came
    preparing: int = field(NOTHING)  # the Spell for which a slot is being made
    gates: int = field(0)  # the stack
    gate_held: list[bool] = field([])  # by seat
    artifact_deck: tuple[int, ...] = field(())
    display: tuple[int, ...] = field(())
    artifacts: list[tuple[int, ...]] = field([])
    tilted: tuple[int, ...] = field(())
    used_last: int = field(NOTHING)  # the Artifact used last
    removed: tuple[int, ...] = field(())  # Artifacts, Monsters and Storm tokens out of the game
    curse_deck: tuple[int, ...] = field(())
    waiting: list[tuple[int, ...]] = field([])  # by cursed seat, the oldest first
    ages: tuple[int, ...] = field(())  # all waiting Curses, the oldest first
    due: tuple[int, ...] = field(())  # waiting Curses whose event has happened, the oldest first
    happened: tuple[Deed, ...] = field(())  # since Curses were last looked at
    monster_stack: tuple[int, ...] = field(())
    monsters_shown: tuple[int, ...] = field(())
    monsters: list[int] = field([])  # by seat
    tokens: list[int] = field([])  # by seat: on the Monster's card
    storms: tuple[int, ...] = field(())  # the pool
    storm_at: list[int] = field([])  # by location
    storms_seen: tuple[int, ...] = field(())  # drawn by the gift, not laid yet
    storm_seat: Seat = field(NOBODY)  # whose Storms they are
    effects: tuple[Effect, ...] = field(())
    rolls: tuple[Roll, ...] = field(())
    raids: tuple[Raid, ...] = field(())
    gains: tuple[Signs, ...] = field(())
    hexes: tuple[Hex, ...] = field(())
    entering: int = field(0)  # Investigators about to come to the Lodge
    first: Seat = field(NOBODY)
    turn: Turn | None = field(None)
    turns: int = field(0)
    bought: bool = field(False)  # in solo: a Curse was bought off this turn
    strict: bool = field(False)  # in solo: Curses are watched
    level: str = field("")  # in solo: how it begins
    skips: bool = field(False)  # a player who has resigned is skipped

    content: Content = given()
    # by time of use: the symbols of the Spells that have it
    times: dict[str, frozenset[int]] = derived({})

    def rebuild(self) -> None:
        """Which symbols a Spell of each time may have: public, for the box is."""
        found: dict[str, set[int]] = {}
        for code in self.code:
            spell = self.content.spells.get(code)
            if spell is not None:
                found.setdefault(spell.time, set()).add(spell.symbol)
        self.times = {time: frozenset(symbols) for time, symbols in found.items()}
