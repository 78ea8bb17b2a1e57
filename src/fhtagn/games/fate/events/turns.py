"""Turns: phases, moves and actions."""

from __future__ import annotations

from fhtagn.games.fate.sorts import God, Location
from fhtagn.kernel.events import Event, Seat


class Turn(Event):
    """A turn begins."""

    seat: Seat

    rules = ("FG 4.1.1", "FG 4.1.2")
    heading = True
    en = "{ whose } turn."
    ru = """
        { $seat-is ->
            [me] Ваш ход.
           *[other] Ходит { $seat }.
        }
        """


class Phase(Event):
    """A phase of the turn begins."""

    seat: Seat
    phase: str

    rules = ("FG 4.1.1",)
    quiet = True
    en = """
        { $phase ->
            [prepare] The Prepare phase.
            [move] The Move phase.
            [activate] The Activate phase.
           *[conclude] The Conclude phase.
        }
        """
    ru = """
        { $phase ->
            [prepare] Фаза Подготовки.
            [move] Фаза Перемещения.
            [activate] Фаза Активации.
           *[conclude] Фаза Окончания.
        }
        """


class Moved(Event):
    """A player moves a Fate Piece."""

    seat: Seat
    to: Location

    rules = ("FG 5.1.1", "FG 5.1.2")
    en = """
        { $seat-is ->
            [me] You move the Fate Piece { $to-to }.
           *[other] { $seat } moves the Fate Piece { $to-to }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы перемещаете Отголосок Судьбы { $to-to }.
           *[other] { $seat } перемещает Отголосок Судьбы { $to-to }.
        }
        """


class InvestigatorsMoved(Event):
    """The Investigators' Fate Piece moves."""

    to: Location

    rules = ("FG 17.2.2", "FG 17.2.3")
    en = "The Investigators' Fate Piece goes { $to-to }."
    ru = "Отголосок Судьбы Следователей уходит { $to-to }."


class BaseAction(Event):
    """A player performs the Base Action of a location."""

    seat: Seat
    location: Location

    rules = ("FG 6.1.1",)
    rules_of = {
        "other_worlds": ("FG 8.1.1", "FG 8.1.2", "FG 8.1.3"),
        "museum": ("FG 9.1.1", "FG 9.1.2"),
        "ceremony": ("FG 10.1.1", "FG 10.1.2"),
        "streets": ("FG 11.1.1", "FG 11.1.3", "FG 17.3.1"),
        "gathering": ("FG 12.1.1", "FG 12.1.2"),
        "library": ("FG 13.1.1", "FG 13.1.2"),
    }
    en = """
        { $seat-is ->
            [me] You perform the Base Action { $location-of }.
           *[other] { $seat } performs the Base Action { $location-of }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы выполняете Базовое Действие { $location-of }.
           *[other] { $seat } выполняет Базовое Действие { $location-of }.
        }
        """


class ControlAction(Event):
    """A player performs the Control Action of a location."""

    seat: Seat
    location: Location

    rules = ("FG 6.1.2", "FG 6.1.4")
    rules_of = {
        "other_worlds": ("FG 8.1.5",),
        "museum": ("FG 9.1.3", "FG 9.1.4", "FG 9.1.5"),
        "ceremony": ("FG 10.1.3",),
        "streets": ("FG 11.1.5", "FG 17.3.2"),
        "gathering": ("FG 12.1.3",),
        "library": ("FG 13.1.6",),
    }
    en = """
        { $seat-is ->
            [me] You take the Control Action { $location-of }.
           *[other] { $seat } takes the Control Action { $location-of }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы выполняете Действие Контроля { $location-of }.
           *[other] { $seat } выполняет Действие Контроля { $location-of }.
        }
        """


class GiftUsed(Event):
    """A player receives the Dark Gift of a god."""

    seat: Seat
    god: God

    rules = ("FG 10.1.2",)
    en = """
        { $seat-is ->
            [me] You activate the Dark Gift of { $god }.
           *[other] { $seat } activates the Dark Gift of { $god }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы активируете Тёмный Дар ({ $god }).
           *[other] { $seat } активирует Тёмный Дар ({ $god }).
        }
        """


class Declined(Event):
    """A player declines what an effect offers."""

    seat: Seat

    rules = ("FG 40.1.48",)
    en = """
        { $seat-is ->
            [me] You decline.
           *[other] { $seat } declines.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы отказываетесь.
           *[other] { $seat } отказывается.
        }
        """
