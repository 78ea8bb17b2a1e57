"""The verbs: the only code that changes the table. Each tells what it did."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fhtagn.games.duel.events.abilities import Die, Hibernated, Opened, SwitchedOff, SwitchedOn
from fhtagn.games.duel.events.battles import Retreated
from fhtagn.games.duel.events.course import (
    Begins,
    DecayAdvanced,
    DecayPaid,
    FirstPlayer,
    Phase,
    Round,
    SetUp,
    TookFaction,
)
from fhtagn.games.duel.events.course import Turn as TurnBegan
from fhtagn.games.duel.events.doom import Annihilation, Doom, DrewSign, RevealedSign
from fhtagn.games.duel.events.gates import (
    Controlled,
    GateCreated,
    GateRemoved,
    GateReturned,
    SteppedOff,
    Token,
    Tower,
)
from fhtagn.games.duel.events.power import GainedPower, Gathered, LostPower, Paid, Raised
from fhtagn.games.duel.events.units import Captured, Freed, LeftMap, Moved, Placed
from fhtagn.games.duel.queries import (
    GREAT_OLD_ONE,
    SPELLBOOKS,
    arrangement,
    opponent,
    rank,
)
from fhtagn.games.duel.state import (
    CAPTIVE,
    FREE,
    LENT,
    NO_GATE,
    POOL,
    Duel,
    Turn,
)
from fhtagn.kernel.chance import die
from fhtagn.kernel.events import Event, happened
from fhtagn.kernel.knowledge import learn, mix, uncover
from fhtagn.kernel.rules import Value, cites
from fhtagn.kernel.state import EVERYONE, Seat

Loss = Callable[[Seat, int, int], Event]  # what is told of a unit, and where it was

# -- set-up and the course of the game -------------------------------------------------------------


def shuffle_signs(g: Duel) -> None:
    mix(g, g.bag)


@cites("CW 2.2.2", "CW 2.2.3", "CW 5.1.2", "CW 2.3.5")
def take_faction(g: Duel, seat: Seat, faction: str) -> None:
    """The seat has the sheet; all its units lie in the pool."""
    g.factions[seat] = faction
    g.rebuild()
    happened(g, TookFaction, seat, faction)


def lay_out_units(g: Duel) -> None:
    """Number the units of both factions, the sheets in order."""
    for seat, faction in enumerate(g.factions):
        sheet = g.content.factions[faction]
        codes = [unit.id for unit, count in sheet.units for _ in range(count)]
        g.units[seat] = tuple(range(len(g.code), len(g.code) + len(codes)))
        g.code += codes
        g.known += [EVERYONE] * len(codes)
        g.owner += [seat] * len(codes)
        g.where += [POOL] * len(codes)
        g.books[seat] = ("",) * SPELLBOOKS
        g.power[seat] = sheet.power
    g.rebuild()


def start_in(g: Duel, seat: Seat, area: int) -> None:
    g.start[seat] = area
    happened(g, SetUp, seat, area)


def begin_with(g: Duel, seat: Seat) -> None:
    g.first = seat
    happened(g, Begins, seat)


def make_first(g: Duel, seat: Seat) -> None:
    g.first = seat
    happened(g, FirstPlayer, seat)


def begin_round(g: Duel) -> None:
    g.round += 1
    happened(g, Round, g.round)


def begin_phase(g: Duel, phase: str) -> None:
    g.phase = phase
    g.thrown = ()
    happened(g, Phase, phase)


def begin_turn(g: Duel, seat: Seat) -> None:
    g.turn = Turn(seat)
    g.thrown = ()
    happened(g, TurnBegan, seat)


def end_turn(g: Duel) -> None:
    g.turn = None


def take_action(g: Duel, taken: int) -> None:
    """What is done counts as so much of the turn's action; gates may be shifted anew."""
    assert g.turn is not None
    g.turn = g.turn._replace(taken=max(taken, g.turn.taken), seen=())


def note_arrangement(g: Duel) -> None:
    """The gates have been held so since a unit was last moved, placed or lost."""
    turn = g.turn
    assert turn is not None
    now = arrangement(g, turn.seat)
    if now not in turn.seen:
        g.turn = turn._replace(seen=(*turn.seen, now))


def use_in_turn(g: Duel, what: str) -> None:
    assert g.turn is not None
    g.turn = g.turn._replace(used=(*g.turn.used, what))


def note_battle(g: Duel, seat: Seat, area: int) -> None:
    """The seat has started a battle there in this turn."""
    assert g.turn is not None
    g.turn = g.turn._replace(fought=(*g.turn.fought, (seat, area)))


@cites("CW 1.1.9")
def advance_decay(g: Duel, seat: Seat) -> None:
    g.decay += 1
    happened(g, DecayAdvanced, seat, g.decay)


def reset_decay(g: Duel) -> None:
    g.decay = 0


def wake(g: Duel) -> None:
    """Nobody hibernates any more."""
    g.hibernating = 0


def hibernate(g: Duel, seat: Seat) -> None:
    g.hibernating |= 1 << seat
    happened(g, Hibernated, seat)


# -- Power and Doom --------------------------------------------------------------------------------


def pay(g: Duel, seat: Seat, price: int) -> None:
    g.power[seat] -= price
    if price:
        happened(g, Paid, seat, price)


def pay_decay(g: Duel, seat: Seat) -> None:
    """As much as there is of it."""
    price = min(g.decay, g.power[seat])
    g.power[seat] -= price
    if price:
        happened(g, DecayPaid, seat, price)


def drop_power(g: Duel, seat: Seat, told: Callable[[Seat], Event]) -> None:
    g.power[seat] = 0
    happened(g, told, seat)


@cites("CW 1.1.12")
def gain_power(g: Duel, seat: Seat, count: int) -> None:
    """There is no most."""
    if count:
        g.power[seat] += count
        happened(g, GainedPower, seat, count)


@cites("CW 40.1.10")
def lose_power(g: Duel, seat: Seat, count: int) -> None:
    """Never below 0."""
    lost = min(count, g.power[seat])
    if lost:
        g.power[seat] -= lost
        happened(g, LostPower, seat, lost)


def gather(g: Duel, seat: Seat, source: str, count: int) -> None:
    if count:
        g.power[seat] += count
        happened(g, Gathered, seat, source, count)


def raise_power(g: Duel, seat: Seat, to: int) -> None:
    g.power[seat] = to
    happened(g, Raised, seat, to)


@cites("CW 1.1.8")
def score(g: Duel, seat: Seat, count: int) -> None:
    """Doom beyond 30 counts as well."""
    if count:
        g.doom[seat] += count
        happened(g, Doom, seat, count)


def advance_ritual(g: Duel) -> None:
    """The annihilation marker goes one space on; behind END there is none."""
    spaces = len(g.content.track[g.track])
    if g.ritual < spaces:
        g.ritual += 1
        if g.ritual == spaces:
            happened(g, Annihilation)


# -- Elder Signs and spellbooks --------------------------------------------------------------------


@cites("CW 8.1.1", "CW 8.1.3", "CW 8.1.6")
def draw_sign(g: Duel, seat: Seat) -> None:
    """The next of the bag, which its owner alone looks at; from an empty bag 1 Doom instead."""
    if not g.bag:
        score(g, seat, 1)
        return
    sign, *rest = g.bag
    g.bag = tuple(rest)
    g.signs[seat] += (sign,)
    learn(g, seat, (sign,))
    happened(g, DrewSign, seat, sign)


@cites("CW 8.1.4", "CW 8.1.5")
def reveal_sign(g: Duel, seat: Seat, sign: int) -> None:
    """Its value is scored, and it leaves the game."""
    g.signs[seat] = tuple(one for one in g.signs[seat] if one != sign)
    g.revealed += (sign,)
    uncover(g, (sign,))
    happened(g, RevealedSign, seat, sign)
    score(g, seat, int(g.code[sign]))


def owe(g: Duel, seat: Seat, slot: int) -> None:
    g.owed += ((seat, slot),)


def settle_debt(g: Duel) -> tuple[Seat, int]:
    """The spellbook earned first is to be chosen now."""
    first, *rest = g.owed
    g.owed = tuple(rest)
    g.choosing += (first,)
    return first


@cites("CW 7.4.2")
def open_book(g: Duel, seat: Seat, slot: int, book: str) -> None:
    """Any spellbook on any slot."""
    books = list(g.books[seat])
    books[slot - 1] = book
    g.books[seat] = tuple(books)
    g.choosing = tuple(one for one in g.choosing if one != (seat, slot))
    g.rebuild()
    happened(g, Opened, seat, book, slot)


def throw_switch(g: Duel, seat: Seat, ability: str) -> None:
    """Off, or on again; both see it."""
    off = ability in g.declined[seat]
    left = tuple(one for one in g.declined[seat] if one != ability)
    g.declined[seat] = left if off else (*left, ability)
    g.thrown += (f"{ability}~{seat}",)
    g.rebuild()
    happened(g, SwitchedOn if off else SwitchedOff, seat, ability)


def forget_switches(g: Duel, seat: Seat, abilities: Iterable[str]) -> None:
    """The seat no longer has these abilities: what it declined of them is past."""
    gone = tuple(abilities)
    g.declined[seat] = tuple(one for one in g.declined[seat] if one not in gone)


# -- units -----------------------------------------------------------------------------------------


@cites("CW 6.1.6", "CW 40.6.3", "CW 19.5.12")
def put(g: Duel, unit: int, place: int) -> None:
    """The unit is there now; if it stood on a gate, the gate stays behind and is free."""
    area = g.where[unit]
    if area >= 0 and g.gates[area] == unit:
        g.gates[area] = FREE
    g.where[unit] = place
    g.cache = {}
    if g.turn is not None and g.turn.seen:
        g.turn = g.turn._replace(seen=())
    if rank(g, unit) == GREAT_OLD_ONE or LENT in (area, place):
        g.rebuild()  # abilities come and go with them


def place(g: Duel, unit: int, area: int) -> None:
    put(g, unit, area)
    happened(g, Placed, g.owner[unit], unit, area)


def move(g: Duel, unit: int, area: int) -> None:
    left = g.where[unit]
    put(g, unit, area)
    happened(g, Moved, g.owner[unit], unit, left, area)


def retreat(g: Duel, unit: int, area: int) -> None:
    put(g, unit, area)
    happened(g, Retreated, g.owner[unit], unit, area)


def take_off(g: Duel, unit: int, to: int) -> None:
    """From the map to a sheet."""
    area = g.where[unit]
    put(g, unit, to)
    happened(g, LeftMap, g.owner[unit], unit, area)


@cites("CW 5.1.6")
def return_to_pool(g: Duel, unit: int, told: Loss) -> None:
    """A unit killed or eliminated can be brought into play again."""
    area = g.where[unit]
    put(g, unit, POOL)
    happened(g, told, g.owner[unit], unit, area)


@cites("CW 10.7.11", "CW 10.7.12")
def capture(g: Duel, unit: int) -> None:
    """The captive is not in play; it lies on the captor's sheet."""
    area = g.where[unit]
    put(g, unit, CAPTIVE)
    happened(g, Captured, opponent(g.owner[unit]), unit, area)


@cites("CW 14.1.6")
def free_captives(g: Duel, seat: Seat) -> int:
    """All units that the seat has captured go back to their owner's pool; so many were they."""
    captives = [unit for unit in g.units[opponent(seat)] if g.where[unit] == CAPTIVE]
    for unit in captives:
        put(g, unit, POOL)
        happened(g, Freed, g.owner[unit], unit)
    return len(captives)


def note_awakening(g: Duel, seat: Seat, kind: str) -> None:
    if kind not in g.awakened[seat]:
        g.awakened[seat] += (kind,)


# -- gates, towers, tokens -------------------------------------------------------------------------


@cites("CW 6.1.1", "CW 17.3.5")
def create_gate(g: Duel, seat: Seat, area: int) -> None:
    """A dark tower of the area stands on the new gate from then on."""
    g.gates[area] = FREE
    happened(g, GateCreated, seat, area)


def remove_gate(g: Duel, seat: Seat, area: int) -> None:
    """The gate leaves the map; whoever stood on it stays in the area."""
    g.gates[area] = NO_GATE
    happened(g, GateRemoved, seat, area)


def return_gate(g: Duel, seat: Seat, area: int) -> None:
    g.gates[area] = FREE
    happened(g, GateReturned, seat, area)


@cites("CW 6.1.2", "CW 12.2.2")
def take_gate(g: Duel, unit: int) -> None:
    area = g.where[unit]
    g.gates[area] = unit
    happened(g, Controlled, g.owner[unit], unit, area)


@cites("CW 12.2.4")
def leave_gate(g: Duel, area: int, told: Loss) -> None:
    """The unit on the gate is beside it from now on."""
    unit = g.gates[area]
    g.gates[area] = FREE
    happened(g, told, g.owner[unit], unit, area)


@cites("CW 17.1.3", "CW 17.1.4", "CW 17.2.3", "CW 17.2.4", "CW 17.3.4")
def place_tower(g: Duel, area: int) -> None:
    """For good. Whoever controls a gate there steps off, and the tower stands on it."""
    if g.gates[area] >= 0:
        leave_gate(g, area, SteppedOff)
    g.towers = tuple(sorted((*g.towers, area)))
    happened(g, Tower, area)


def put_token(g: Duel, seat: Seat, token: str, area: int) -> None:
    g.tokens[token] = area
    happened(g, Token, seat, token, area)


# -- what is in progress ---------------------------------------------------------------------------


def roll_die(g: Duel, seat: Seat) -> int:
    value = die(g)
    happened(g, Die, seat, value)
    return value


def open_record(g: Duel, *record: Value) -> None:
    """Something in progress that a later choice looks up: a march, an ordeal."""
    g.stack += (record,)


def change_record(g: Duel, *record: Value) -> None:
    g.stack = (*g.stack[:-1], record)


def close_record(g: Duel) -> None:
    g.stack = g.stack[:-1]


def finish(g: Duel, reason: str) -> None:
    """The most Doom wins; equal Doom is a shared victory."""
    g.turn, g.battles = None, ()
    ranks = [-doom for doom in g.doom]
    g.end(reason, g.places(ranks))


def cancel_all(g: Duel) -> None:
    """Somebody has given up: nothing is in progress any more."""
    g.turn, g.battles, g.stack = None, (), ()
