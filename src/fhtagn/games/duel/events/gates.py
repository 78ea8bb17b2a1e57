"""Gates and the units on them, dark towers, and tokens."""

from __future__ import annotations

from fhtagn.games.duel.sorts import Ability, Area, Unit
from fhtagn.kernel.events import Event, Seat


class GateCreated(Event):
    """A gate is created."""

    seat: Seat
    at: Area

    rules = ("CW 10.4.1", "CW 10.4.2")
    en = """
        { $seat-is ->
            [me] You create a gate in { $at }.
           *[other] { $seat } creates a gate in { $at }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы создаёте врата в зоне «{ $at }».
           *[other] { $seat } создаёт врата в зоне «{ $at }».
        }
        """


class GateRemoved(Event):
    """A gate is removed."""

    seat: Seat
    at: Area

    rules = ("CW 32.5.18", "CW 33.3.8")
    en = """
        { $seat-is ->
            [me] You take the gate in { $at } off the map.
           *[other] { $seat } takes the gate in { $at } off the map.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы убираете с поля врата в зоне «{ $at }».
           *[other] { $seat } убирает с поля врата в зоне «{ $at }».
        }
        """


class GateReturned(Event):
    """A gate comes back to the map."""

    seat: Seat
    at: Area

    rules = ("CW 32.5.20",)
    en = """
        { $seat-is ->
            [me] You put the gate back on the map, in { $at }.
           *[other] { $seat } puts the gate back on the map, in { $at }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы возвращаете врата на поле, в зону «{ $at }».
           *[other] { $seat } возвращает врата на поле, в зону «{ $at }».
        }
        """


class Controlled(Event):
    """A unit controls a gate."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 6.1.3", "CW 12.2.2")
    en = "{ whose } { $unit } controls the gate in { $at }."
    ru = "{ figure } контролирует врата в зоне «{ $at }»."


class Abandoned(Event):
    """A unit abandons a gate."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 6.1.4", "CW 12.2.4")
    en = "{ whose } { $unit } steps off the gate in { $at }."
    ru = "{ figure } сходит с врат в зоне «{ $at }»."


class SteppedOff(Event):
    """A unit has to leave a gate."""

    seat: Seat
    unit: Unit
    at: Area

    rules = ("CW 17.1.3", "CW 40.6.30")
    en = "{ whose } { $unit } has to leave the gate in { $at }."
    ru = "{ figure } вынуждена сойти с врат в зоне «{ $at }»."


class Tower(Event):
    """A tower stands in an area."""

    at: Area

    rules = ("CW 17.1.1", "CW 17.2.1", "CW 17.3.2")
    en = "A dark tower grows in { $at }."
    ru = "Тёмная башня вырастает в зоне «{ $at }»."


class Token(Event):
    """A token is laid in an area."""

    seat: Seat
    token: Ability
    at: Area

    rules = ("CW 33.5.10", "CW 33.5.11")
    en = """
        { $seat-is ->
            [me] You put the { $token } token in { $at }.
           *[other] { $seat } puts the { $token } token in { $at }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы кладёте жетон «{ $token }» в зону «{ $at }».
           *[other] { $seat } кладёт жетон «{ $token }» в зону «{ $at }».
        }
        """
