"""Battles, from beginning to end: dice, results and retreats."""

from __future__ import annotations

from fhtagn.games.duel.sorts import Area, Unit
from fhtagn.kernel.events import Event, Seat


class Battle(Event):
    """A battle begins."""

    seat: Seat
    at: Area

    rules = ("CW 10.6.1", "CW 19.1.2", "CW 19.1.4")
    heading = True
    subjects = ("battles",)
    en = """
        { $seat-is ->
            [me] You start a battle in { $at }.
           *[other] { $seat } starts a battle in { $at }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы начинаете бой в зоне «{ $at }».
           *[other] { $seat } начинает бой в зоне «{ $at }».
        }
        """


class BattleOff(Event):
    """A battle does not take place."""

    at: Area

    rules = ("CW 19.2.10",)
    subjects = ("battles",)
    en = "The battle in { $at } ends before any dice are rolled."
    ru = "Бой в зоне «{ $at }» закончился до броска кубиков."


class Rolled(Event):
    """A player has rolled for a battle."""

    seat: Seat
    dice: int
    kills: int
    pains: int

    rules = ("CW 19.3.4", "CW 19.3.5", "CW 19.3.6")
    subjects = ("battles",)
    en = """
        { $seat-is ->
            [me] You roll { battle-dice }: { battle-results }.
           *[other] { $seat } rolls { battle-dice }: { battle-results }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы бросаете { battle-dice }: { battle-results }.
           *[other] { $seat } бросает { battle-dice }: { battle-results }.
        }
        """


class Result(Event):
    """A unit gets a result of the battle."""

    seat: Seat
    unit: Unit
    result: str

    rules = ("CW 19.4.1", "CW 19.4.2")
    subjects = ("battles",)
    en = """
        { $result ->
            [elimination] { whose } { $unit } is to be eliminated.
           *[other] { whose } { $unit } takes { a-result }.
        }
        """
    ru = "{ figure } получает { a-result }."


class Cancelled(Event):
    """A result of the battle is cancelled."""

    seat: Seat
    unit: Unit
    result: str

    rules = ("CW 33.3.3", "CW 33.3.5")
    subjects = ("battles",)
    en = "{ whose } { $unit } shakes off { a-result }."
    ru = "{ figure } отменяет { a-result }."


class Retreated(Event):
    """A unit retreats."""

    seat: Seat
    unit: Unit
    to: Area

    rules = ("CW 19.5.2", "CW 19.5.6")
    subjects = ("battles",)
    en = "{ whose } { $unit } retreats to { $to }."
    ru = "{ figure } отступает в зону «{ $to }»."


class BattleOver(Event):
    """A battle is over."""

    at: Area

    rules = ("CW 19.1.4", "CW 7.4.6")
    subjects = ("battles",)
    en = "The battle in { $at } is over."
    ru = "Бой в зоне «{ $at }» окончен."
