"""Spellbooks and abilities: opened, fulfilled, used, switched off and on."""

from __future__ import annotations

from fhtagn.games.duel.sorts import Ability, Requirement
from fhtagn.kernel.events import Event, Seat


class Opened(Event):
    """A player opens a spellbook."""

    seat: Seat
    book: Ability
    slot: int

    rules = ("CW 7.4.1", "CW 7.4.2")
    en = """
        { $seat-is ->
            [me] You open the spellbook { $book } on slot { $slot }.
           *[other] { $seat } opens the spellbook { $book } on slot { $slot }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы открываете гримуар «{ $book }» в ячейке { $slot }.
           *[other] { $seat } открывает гримуар «{ $book }» в ячейке { $slot }.
        }
        """


class Fulfilled(Event):
    """A player fulfils a requirement."""

    seat: Seat
    requirement: Requirement

    rules = ("CW 7.4.5", "CW 11.2.1")
    en = """
        { $seat-is ->
            [me] You fulfil the requirement "{ $requirement }".
           *[other] { $seat } fulfils the requirement "{ $requirement }".
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы выполняете условие «{ $requirement }».
           *[other] { $seat } выполняет условие «{ $requirement }».
        }
        """


class Used(Event):
    """A player uses an ability."""

    seat: Seat
    ability: Ability

    rules = ("CW 7.2.1",)
    en = """
        { $seat-is ->
            [me] You use { $ability }.
           *[other] { $seat } uses { $ability }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы применяете «{ $ability }».
           *[other] { $seat } применяет «{ $ability }».
        }
        """


class SwitchedOff(Event):
    """A player declines an ability from now on."""

    seat: Seat
    ability: Ability

    rules = ("CW 7.2.7",)
    en = """
        { $seat-is ->
            [me] You do not use { $ability } any more.
           *[other] { $seat } does not use { $ability } any more.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы больше не применяете «{ $ability }».
           *[other] { $seat } больше не применяет «{ $ability }».
        }
        """


class SwitchedOn(Event):
    """A player uses an ability again."""

    seat: Seat
    ability: Ability

    rules = ("CW 7.2.8",)
    en = """
        { $seat-is ->
            [me] You use { $ability } again.
           *[other] { $seat } uses { $ability } again.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы снова применяете «{ $ability }».
           *[other] { $seat } снова применяет «{ $ability }».
        }
        """


class Die(Event):
    """A player rolls a die."""

    seat: Seat
    value: int

    rules = ("CW 31.5.1",)
    en = """
        { $seat-is ->
            [me] You roll a die: { $value }.
           *[other] { $seat } rolls a die: { $value }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы бросаете кубик: { $value }.
           *[other] { $seat } бросает кубик: { $value }.
        }
        """


class TimeUp(Event):
    """A player chooses from now on, because the opponent's minute is over."""

    seat: Seat

    rules = ("CW 31.5.4",)
    en = """
        { $seat-is ->
            [me] The minute is up: from now on you choose.
           *[other] The minute is up: from now on { $seat } chooses.
        }
        """
    ru = """
        { $seat-is ->
            [me] Минута истекла: теперь выбираете вы.
           *[other] Минута истекла: теперь выбирает { $seat }.
        }
        """


class Hibernated(Event):
    """A player hibernates."""

    seat: Seat

    rules = ("CW 33.1.1", "CW 33.1.3")
    en = """
        { $seat-is ->
            [me] You hibernate and keep your Power.
           *[other] { $seat } hibernates and keeps all Power.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы погружаетесь в сон и сохраняете энергию.
           *[other] { $seat } погружается в сон и сохраняет энергию.
        }
        """
