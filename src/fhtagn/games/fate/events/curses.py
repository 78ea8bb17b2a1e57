"""Curses: gained, fired, averted and lifted."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Curse
from fhtagn.kernel.events import Event, Seat, secret


class Cursed(Event):
    """A player gains a Curse; who holds it reads it."""

    seat: Seat
    holder: Seat = secret("holder")
    curse: Curse = secret("holder")

    rules = ("FG 15.1.1", "FG 15.1.3", "FG 1.4.2")
    en = """
        { $holder-is ->
            [me] { $seat } gains a Curse, and you hold it: { $curse }.
           *[other] { $seat } gains a Curse, and { $holder } holds it: { $curse }.
        }
        """
    ru = """
        { $holder-is ->
            [me] { $seat } получает Проклятие, и держите его вы: «{ $curse }».
           *[other] { $seat } получает Проклятие, и держит его { $holder }: «{ $curse }».
        }
        """
    en_unseen = """
        { $seat-is ->
            [me] You gain a Curse.
           *[other] { $seat } gains a Curse.
        }
        """
    ru_unseen = """
        { $seat-is ->
            [me] Вы получаете Проклятие.
           *[other] { $seat } получает Проклятие.
        }
        """


class CurseAverted(Event):
    """A player does not gain the Curse that was to come."""

    seat: Seat

    rules = ("FG 40.1.25", "FG 40.1.59")
    en = """
        { $seat-is ->
            [me] The Curse passes you by.
           *[other] The Curse passes { $seat } by.
        }
        """
    ru = """
        { $seat-is ->
            [me] Проклятие вас миновало.
           *[other] Проклятие миновало игрока { $seat }.
        }
        """


class CurseFired(Event):
    """A Curse is revealed."""

    seat: Seat
    curse: Curse

    rules = ("FG 15.1.4", "FG 15.1.5")
    en = """
        { $seat-is ->
            [me] The Curse strikes you: { $curse }.
           *[other] The Curse strikes { $seat }: { $curse }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Проклятие настигает вас: «{ $curse }».
           *[other] Проклятие настигает игрока { $seat }: «{ $curse }».
        }
        """


class CurseLifted(Event):
    """A player's Curse goes unread under its deck."""

    seat: Seat

    rules = ("FG 15.1.10",)
    en = """
        { $seat-is ->
            [me] A Curse is lifted from you, unread.
           *[other] A Curse is lifted from { $seat }, unread.
        }
        """
    ru = """
        { $seat-is ->
            [me] Одно из ваших Проклятий снято непрочитанным.
           *[other] Одно из Проклятий игрока { $seat } снято непрочитанным.
        }
        """


class BoughtOff(Event):
    """A player is to buy off a Curse."""

    seat: Seat

    rules = ("FG 17.4.2",)
    en = """
        { $seat-is ->
            [me] You buy off a Curse for 3 Elder Signs.
           *[other] { $seat } buys off a Curse for 3 Elder Signs.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы откупаетесь от Проклятия тремя Знаками Древних.
           *[other] { $seat } откупается от Проклятия тремя Знаками Древних.
        }
        """
