"""What happens in the game; `text/` has the words for it, `telling.toml` how the log tells it."""

from __future__ import annotations

from typing import Annotated, Final

from fhtagn.games.duel.queries import name_of_area
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.events import Happening, Sort, declared, secret
from fhtagn.kernel.state import Seat


def code(g: Duel, thing: int) -> str:
    return g.code[thing]


def worth(g: Duel, sign: int) -> int:
    return int(g.code[sign])


Unit = Annotated[int, Sort("unit", code)]
Area = Annotated[int, Sort("area", name_of_area)]
Sign = Annotated[int, Sort("sign", worth)]
Faction = Annotated[str, Sort("faction")]
Ability = Annotated[str, Sort("ability")]
Requirement = Annotated[str, Sort("requirement")]

# -- set-up and the course of the game -------------------------------------------------------------


class TookFaction(Happening):
    """A player plays a faction."""

    seat: Seat
    faction: Faction


class SetUp(Happening):
    """A player's first units are in an area."""

    seat: Seat
    at: Area


class Begins(Happening):
    """A player has the first turn."""

    seat: Seat


class Round(Happening):
    """A round begins."""

    number: int


class Phase(Happening):
    """A phase begins."""

    phase: str


class Turn(Happening):
    """A turn begins."""

    seat: Seat


class DecayAdvanced(Happening):
    """The decay goes on."""

    seat: Seat
    count: int


class DecayPaid(Happening):
    """A player pays for the decay."""

    seat: Seat
    count: int


# -- Power -----------------------------------------------------------------------------------------


class Paid(Happening):
    """A player pays Power."""

    seat: Seat
    count: int


class GainedPower(Happening):
    """A player gains Power."""

    seat: Seat
    count: int


class LostPower(Happening):
    """A player loses Power."""

    seat: Seat
    count: int


class Passed(Happening):
    """A player passes and loses all Power."""

    seat: Seat


class Exhausted(Happening):
    """A player has no Power left."""

    seat: Seat


# -- units -----------------------------------------------------------------------------------------


class Placed(Happening):
    """A unit comes to an area."""

    seat: Seat
    unit: Unit
    at: Area


class Moved(Happening):
    """A unit goes from one area to another."""

    seat: Seat
    unit: Unit
    at: Area
    to: Area


class LeftMap(Happening):
    """A unit goes from the map to a sheet."""

    seat: Seat
    unit: Unit
    at: Area


class Killed(Happening):
    """A unit is killed."""

    seat: Seat
    unit: Unit
    at: Area


class Eliminated(Happening):
    """A unit is eliminated."""

    seat: Seat
    unit: Unit
    at: Area


class Captured(Happening):
    """A player captures a unit."""

    seat: Seat
    unit: Unit
    at: Area


class Replaced(Happening):
    """Another unit takes the place of this one."""

    seat: Seat
    unit: Unit
    at: Area


class Freed(Happening):
    """A captive is free."""

    seat: Seat
    unit: Unit


# -- gates, towers and tokens ----------------------------------------------------------------------


class GateCreated(Happening):
    """A gate is opened."""

    seat: Seat
    at: Area


class GateRemoved(Happening):
    """A gate is removed."""

    seat: Seat
    at: Area


class GateReturned(Happening):
    """A gate is there again."""

    seat: Seat
    at: Area


class Controlled(Happening):
    """A unit controls a gate."""

    seat: Seat
    unit: Unit
    at: Area


class Abandoned(Happening):
    """A unit abandons a gate."""

    seat: Seat
    unit: Unit
    at: Area


class SteppedOff(Happening):
    """A unit steps off a gate."""

    seat: Seat
    unit: Unit
    at: Area


class Tower(Happening):
    """A tower stands in an area."""

    at: Area


class Token(Happening):
    """A token is laid in an area."""

    seat: Seat
    token: Ability
    at: Area


# -- Doom, Elder Signs and spellbooks --------------------------------------------------------------


class Doom(Happening):
    """A player gains Doom."""

    seat: Seat
    count: int


class DrewSign(Happening):
    """A player draws an Elder Sign."""

    seat: Seat
    value: Sign = secret("seat")


class RevealedSign(Happening):
    """A player reveals an Elder Sign."""

    seat: Seat
    value: Sign


class Opened(Happening):
    """A player opens a spellbook."""

    seat: Seat
    book: Ability
    slot: int


class Used(Happening):
    """A player uses an ability."""

    seat: Seat
    ability: Ability


class Fulfilled(Happening):
    """A player fulfils a requirement."""

    seat: Seat
    requirement: Requirement


# -- battles ---------------------------------------------------------------------------------------


class Battle(Happening):
    """A battle begins."""

    seat: Seat
    at: Area


class BattleOff(Happening):
    """A battle does not take place."""

    at: Area


class Rolled(Happening):
    """A player has rolled for a battle."""

    seat: Seat
    dice: int
    kills: int
    pains: int


class Result(Happening):
    """A unit gets a result of the battle."""

    seat: Seat
    unit: Unit
    result: str


class Cancelled(Happening):
    """A result of the battle is cancelled."""

    seat: Seat
    unit: Unit
    result: str


class Retreated(Happening):
    """A unit retreats."""

    seat: Seat
    unit: Unit
    to: Area


class BattleOver(Happening):
    """A battle is over."""

    at: Area


# -- phases ----------------------------------------------------------------------------------------


class Gathered(Happening):
    """A player gathers Power."""

    seat: Seat
    source: str
    count: int


class Raised(Happening):
    """A player's Power is raised."""

    seat: Seat
    count: int


class FirstPlayer(Happening):
    """A player goes first."""

    seat: Seat


class Ritual(Happening):
    """A player performs the ritual."""

    seat: Seat
    price: int
    gates: int


class Annihilation(Happening):
    """The ritual has come to its end."""


class Die(Happening):
    """A player rolls a die."""

    seat: Seat
    value: int


class Hibernated(Happening):
    """A player hibernates."""

    seat: Seat


class SwitchedOff(Happening):
    """A player declines an ability from now on."""

    seat: Seat
    ability: Ability


class SwitchedOn(Happening):
    """A player uses an ability again."""

    seat: Seat
    ability: Ability


# -- the end ---------------------------------------------------------------------------------------


class TimeUp(Happening):
    """A player's time is over."""

    seat: Seat


class Scored(Happening):
    """A player's Doom is counted."""

    seat: Seat
    count: int


class Won(Happening):
    """A player has won."""

    seat: Seat


class Shared(Happening):
    """The players share the victory."""


class Resigned(Happening):
    """A player has given up."""

    seat: Seat


EVENTS: Final = declared(
    TookFaction, SetUp, Begins, Round, Phase, Turn, DecayAdvanced, DecayPaid, Paid,
    GainedPower, LostPower, Passed, Exhausted, Placed, Moved, LeftMap, Killed, Eliminated,
    Captured, Replaced, Freed, GateCreated, GateRemoved, GateReturned, Controlled, Abandoned,
    SteppedOff, Tower, Token, Doom, DrewSign, RevealedSign, Opened, Used, Fulfilled, Battle,
    BattleOff, Rolled, Result, Cancelled, Retreated, BattleOver, Gathered, Raised, FirstPlayer,
    Ritual, Annihilation, Die, Hibernated, SwitchedOff, SwitchedOn, TimeUp, Scored, Won,
    Shared, Resigned,
)  # fmt: skip
