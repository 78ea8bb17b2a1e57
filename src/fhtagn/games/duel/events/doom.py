"""Doom, Elder Signs, rituals and the annihilation track."""

from __future__ import annotations

from fhtagn.games.duel.sorts import Sign
from fhtagn.kernel.events import Event, Seat, secret


class Doom(Event):
    """A player gains Doom."""

    seat: Seat
    count: int

    rules = ("CW 16.2.5", "CW 18.1.1")
    en = """
        { $seat-is ->
            [me] You score { $count } Doom.
           *[other] { $seat } scores { $count } Doom.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы получаете { count-doom }.
           *[other] { $seat } получает { count-doom }.
        }
        """


class DrewSign(Event):
    """A player draws an Elder Sign."""

    seat: Seat
    value: Sign = secret("seat")

    rules = ("CW 8.1.1", "CW 8.1.3", "CW 8.1.2")
    en = """
        { $seat-is ->
            [me] You draw an Elder Sign worth { $value } Doom.
           *[other] { $seat } draws an Elder Sign worth { $value } Doom.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы получаете Знак Древних: { value-doom }.
           *[other] { $seat } получает Знак Древних: { value-doom }.
        }
        """
    en_unseen = "{ $seat } draws an Elder Sign."
    ru_unseen = "{ $seat } получает Знак Древних."


class RevealedSign(Event):
    """A player reveals an Elder Sign."""

    seat: Seat
    value: Sign

    rules = ("CW 8.1.4", "CW 8.1.5")
    en = """
        { $seat-is ->
            [me] You reveal an Elder Sign worth { $value } Doom.
           *[other] { $seat } reveals an Elder Sign worth { $value } Doom.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы вскрываете Знак Древних: { value-doom }.
           *[other] { $seat } вскрывает Знак Древних: { value-doom }.
        }
        """


class Ritual(Event):
    """A player performs the ritual."""

    seat: Seat
    price: int
    gates: int

    rules = ("CW 16.2.4", "CW 16.2.5", "CW 16.2.6")
    en = """
        { $seat-is ->
            [me] You perform a ritual of annihilation for { $price } Power with { ritual-gates }.
           *[other] { $seat } performs a ritual of annihilation for { $price } Power with { ritual-gates }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы проводите ритуал конца света за { price-power }. { ritual-gates }
           *[other] { $seat } проводит ритуал конца света за { price-power }. { ritual-gates }
        }
        """


class Annihilation(Event):
    """The annihilation marker has reached END."""

    rules = ("CW 16.3.1", "CW 16.3.2")
    en = "The annihilation marker has reached the END: the game ends with this phase."
    ru = "Маркер дошёл до «Конца света»: партия окончится вместе с этой фазой."
