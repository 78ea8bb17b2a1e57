"""Effects: declared, cancelled, paid for, and those that last."""

from __future__ import annotations

from fhtagn.games.call.sorts import Card
from fhtagn.kernel.events import Event, Seat


class Declared(Event):
    """A player declares an effect."""

    seat: Seat
    card: Card

    rules = ("CC 17.21", "CC 9.6")
    en = """
        { $seat-is ->
            [me] You announce { $card }.
           *[other] { $seat } announces { $card }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы объявляете: «{ $card }».
           *[other] { $seat } объявляет: «{ $card }».
        }
        """


class Overpaid(Event):
    """For answers: a player paid too much for an ability of a card in play."""

    card: Card
    seat: Seat

    told = False


class Cancelled(Event):
    """An effect is cancelled."""

    card: Card

    rules = ("CC 17.10", "CC 8.14")
    en = "{ $card } is cancelled."
    ru = "Эффект карты «{ $card }» отменён."
