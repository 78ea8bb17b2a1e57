"""The table of Cthulhu Wars: Duel.

Things are numbered: the Elder Signs first, then the units of seat 0, then those of seat 1, each
faction in the order of its sheet. `where` says in which area a unit stands, or in which place off
the map; areas are numbered by the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fhtagn.games.duel.content import Board, Content
from fhtagn.kernel.fields import derived, field, given
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
    factions: list[str] = field([])  # by seat
    owner: list[Seat] = field([])  # by thing; nobody's for an Elder Sign
    where: list[int] = field([])  # by thing
    units: list[tuple[int, ...]] = field([(), ()])  # by seat, in the order of the sheet
    gates: list[int] = field([])  # by area
    towers: tuple[int, ...] = field(())  # areas with a dark tower
    tokens: dict[str, int] = field({})  # areas of a faction's own tokens
    start: list[int] = field([NOWHERE, NOWHERE])  # by seat: the start area
    power: list[int] = field([0, 0])
    doom: list[int] = field([0, 0])
    decay: int = field(0)
    ritual: int = field(0)  # steps of the annihilation marker
    bag: tuple[int, ...] = field(())  # the Elder Signs not drawn, in their order
    signs: list[tuple[int, ...]] = field([(), ()])  # by seat, face down
    revealed: tuple[int, ...] = field(())  # Elder Signs out of the game
    books: list[tuple[str, ...]] = field([(), ()])  # by seat and slot: the spellbook there, or none
    # slots earned, their spellbooks still to be chosen
    owed: tuple[tuple[Seat, int], ...] = field(())
    choosing: tuple[tuple[Seat, int], ...] = field(())  # those of them whose owner is being asked
    # by seat: the Great Old Ones that have ever been awakened
    awakened: list[tuple[str, ...]] = field([(), ()])
    hibernating: int = field(0)  # seats, as bits
    declined: list[tuple[str, ...]] = field([(), ()])  # by seat: abilities switched off
    thrown: tuple[str, ...] = field(())  # switches thrown in this turn
    first: Seat = field(NOBODY)
    phase: str = field("setup")
    round: int = field(0)
    turn: Turn | None = field(None)
    battles: tuple[Battle, ...] = field(())  # the innermost last
    ages: tuple[int, ...] = field(())
    map: str = field("")
    track: str = field("")
    by_lot: bool = field(False)  # factions not named beforehand are drawn
    begins: str = field("")  # who begins if no faction settles it
    doom_for_captures: bool = field(True)

    content: Content = given()
    board: Board = derived(None)
    powers: tuple[Powers, ...] = derived(({}, {}))  # by seat
    # where a seat's units are; replaced whenever one is put elsewhere
    cache: dict[Seat, Roster] = derived({})
