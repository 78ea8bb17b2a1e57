"""Monsters: shown, summoned, used and gone."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Monster
from fhtagn.kernel.events import Event, Seat


class MonstersShown(Event):
    """These Monsters lie face up."""

    monsters: tuple[Monster, ...]

    rules = ("FG 18.2.1", "FG 18.2.3")
    en = """
        { $monsters-count ->
            [0] No Monster is left to be turned up.
           *[other] Face-up Monsters: { $monsters }.
        }
        """
    ru = """
        { $monsters-count ->
            [0] Открывать больше некого: Монстры кончились.
           *[other] Открытые Монстры: { $monsters }.
        }
        """


class Summoned(Event):
    """A player summons a Monster."""

    seat: Seat
    monster: Monster

    rules = ("FG 18.2.2", "FG 18.2.4")
    en = """
        { $seat-is ->
            [me] You summon a Monster: { $monster }.
           *[other] { $seat } summons a Monster: { $monster }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы призываете Монстра: «{ $monster }».
           *[other] { $seat } призывает Монстра: «{ $monster }».
        }
        """


class MonsterTokens(Event):
    """A Monster has so many tokens now."""

    seat: Seat
    monster: Monster
    count: int

    rules = ("FG 18.2.5",)
    en = """
        { whose } Monster { $monster } has { $count ->
            [0] no token left
            [one] { $count } token
           *[other] { $count } tokens
        }.
        """
    ru = """
        { monster }: { $count ->
            [0] жетонов не осталось
            [one] { $count } жетон
            [few] { $count } жетона
            [many] { $count } жетонов
           *[other] { $count } жетона
        }.
        """


class MonsterUsed(Event):
    """A player commands a Monster."""

    seat: Seat
    monster: Monster

    rules = ("FG 18.2.5", "FG 18.2.9")
    en = """
        { $seat-is ->
            [me] You command your Monster: { $monster }.
           *[other] { $seat } commands a Monster: { $monster }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы применяете Монстра: «{ $monster }».
           *[other] { $seat } применяет Монстра: «{ $monster }».
        }
        """


class MonsterLeft(Event):
    """A player's Monster leaves."""

    seat: Seat
    monster: Monster

    rules = ("FG 18.2.6", "FG 18.2.8")
    en = "{ whose } Monster { $monster } leaves."
    ru = "{ monster } уходит."
