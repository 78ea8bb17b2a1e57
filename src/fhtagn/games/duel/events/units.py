"""Units that come to the map, move, or leave it."""

from __future__ import annotations

from fhtagn.games.duel.sorts import Area, Unit
from fhtagn.kernel.events import Event, Seat


class Placed(Event):
    """A unit comes to an area."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 10.1.2", "CW 10.2.2", "CW 10.3.1")
    en = "{ whose } { $unit } appears in { $at }."
    ru = "{ figure } появляется в зоне «{ $at }»."


class Moved(Event):
    """A unit goes from one area to another."""

    seat: Seat
    unit: Unit
    at: Area
    to: Area

    rules = ("CW 10.5.1", "CW 10.5.2")
    en = "{ whose } { $unit } goes from { $at } to { $to }."
    ru = "{ figure } переходит: { $at } → { $to }."


class LeftMap(Event):
    """A unit goes from the map to a sheet."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 30.5.11", "CW 32.5.8", "CW 32.5.18")
    en = "{ whose } { $unit } leaves the map in { $at }."
    ru = "{ figure } покидает поле из зоны «{ $at }»."


class Killed(Event):
    """A unit is killed."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 19.5.1", "CW 18.1.1")
    subjects = ("battles",)
    en = "{ whose } { $unit } is killed in { $at }."
    ru = "{ figure } погибает в зоне «{ $at }»."


class Eliminated(Event):
    """A unit is eliminated."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 5.1.6", "CW 18.1.1")
    subjects = ("battles",)
    en = "{ whose } { $unit } is eliminated in { $at }."
    ru = "{ figure } уничтожена в зоне «{ $at }»."


class Captured(Event):
    """A player, the seat, captures a unit of another."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 10.7.2", "CW 10.7.12")
    en = """
        { $seat-is ->
            [me] You capture an enemy unit in { $at }: { $unit }.
           *[other] { $seat } captures an enemy unit in { $at }: { $unit }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы захватываете чужую фигуру «{ $unit }» в зоне «{ $at }».
           *[other] { $seat } захватывает чужую фигуру «{ $unit }» в зоне «{ $at }».
        }
        """


class Replaced(Event):
    """Another unit takes the place of this one."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 30.5.5", "CW 18.1.4")
    en = "{ whose } { $unit } in { $at } is replaced."
    ru = "{ figure } в зоне «{ $at }» заменена."


class Freed(Event):
    """A captive is free."""

    seat: Seat
    unit: Unit

    rules = ("CW 14.1.6",)
    en = "{ whose } { $unit } comes back from captivity."
    ru = "{ figure } возвращается из плена."
