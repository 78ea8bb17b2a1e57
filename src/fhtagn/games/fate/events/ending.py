"""The end: a god is summoned or sealed out, somebody has won or given up."""

from __future__ import annotations

from fhtagn.games.fate.sorts import God
from fhtagn.kernel.events import Event, Seat


class GodSummoned(Event):
    """A player's god has come."""

    seat: Seat
    god: God

    rules = ("FG 3.1.1",)
    subjects = ("dice",)
    en = """
        { $seat-is ->
            [me] You have summoned { $god }!
           *[other] { $seat } has summoned { $god }!
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваш Бог призван: { $god }!
           *[other] Бог игрока { $seat } призван: { $god }!
        }
        """


class Sealed(Event):
    """A player's track is full of Elder Signs."""

    seat: Seat

    rules = ("FG 3.2.1", "FG 3.2.2")
    subjects = ("dice",)
    en = """
        { $seat-is ->
            [me] Your Summon track is full of Elder Signs: you lose.
           *[other] { $seat }'s Summon track is full of Elder Signs: { $seat } loses.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваш Счётчик заполнен Знаками Древних: вы проиграли.
           *[other] Счётчик игрока { $seat } заполнен Знаками Древних — это поражение.
        }
        """


class SoloResult(Event):
    """How a game played alone ended."""

    won: bool
    turns: int
    signs: int
    curses: int

    rules = ("FG 17.5.1", "FG 17.5.2", "FG 17.5.3")
    en = """
        { $won ->
            [True] Won
           *[False] Lost
        } after { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }; Elder Signs: { $signs }, Curses: { $curses }.
        """
    ru = """
        { $won ->
            [True] Победа
           *[False] Поражение
        }. Ходов: { $turns }, Знаков Древних: { $signs }, Проклятий: { $curses }.
        """


class Won(Event):
    """A player has won."""

    seat: Seat

    rules = ("FG 3.1.1", "FG 3.2.2")
    en = """
        { $seat-is ->
            [me] You win!
           *[other] { $seat } wins!
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы победили!
           *[other] Победитель — { $seat }!
        }
        """


class Resigned(Event):
    """A player gives up."""

    seat: Seat

    rules = ("FG 40.1.69",)
    en = "{ gave-up }"
    ru = "{ gave-up }"
