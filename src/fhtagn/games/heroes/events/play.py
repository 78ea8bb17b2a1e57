"""Cards that are played, come to an area, or leave it."""

from __future__ import annotations

from fhtagn.games.heroes.sorts import Card
from fhtagn.kernel.events import Event, Seat


class Put(Event):
    """A card is laid in an area."""

    seat: Seat
    card: Card
    to: Seat

    rules = ("MH 5.3", "MH 5.47")
    quiet = ("seat", "to")
    subjects = ("plays",)
    en = """
        { $seat-is ->
            [me] You put { $card } in { area-to }.
           *[other] { $seat } puts { $card } in { area-to }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы кладёте карту «{ $card }» в { area-to }.
           *[other] { $seat } кладёт карту «{ $card }» в { area-to }.
        }
        """


class Discarded(Event):
    """A card goes from an area to the discard pile."""

    seat: Seat
    card: Card
    at: Seat

    rules = ("MH 5.9", "MH 5.25")
    subjects = ("plays",)
    en = """
        { $seat-is ->
            [me] You discard { $card } from { area-at }.
           *[other] { $seat } discards { $card } from { area-at }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы сбрасываете карту «{ $card }» из { area-at }.
           *[other] { $seat } сбрасывает карту «{ $card }» из { area-at }.
        }
        """


class Moved(Event):
    """A card goes from one area to another."""

    card: Card
    at: Seat
    to: Seat

    rules = ("MH 5.39", "MH 5.20")
    subjects = ("plays",)
    en = "{ $card } moves from { own-area-at } to { own-area-to }."
    ru = "Карта «{ $card }» переходит из { area-at } в { area-to }."


class Returned(Event):
    """A card goes from an area back to a hand."""

    seat: Seat
    card: Card

    rules = ("MH 5.41",)
    subjects = ("plays",)
    en = """
        { $seat-is ->
            [me] You return { $card } to your hand.
           *[other] { $seat } returns { $card } to hand.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы возвращаете в руку карту «{ $card }».
           *[other] { $seat } возвращает в руку карту «{ $card }».
        }
        """


class Played(Event):
    """A card is shown and played."""

    seat: Seat
    card: Card

    rules = ("MH 5.1", "MH 5.4")
    subjects = ("plays",)
    en = """
        { $seat-is ->
            [me] You play { $card }.
           *[other] { $seat } plays { $card }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы играете карту «{ $card }».
           *[other] { $seat } играет карту «{ $card }».
        }
        """


class Declined(Event):
    """A player leaves the ability of a card unused."""

    seat: Seat
    card: Card

    rules = ("MH 5.5",)
    en = """
        { $seat-is ->
            [me] You leave the ability of { $card } unused.
           *[other] { $seat } leaves the ability of { $card } unused.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы не применяете свойство карты «{ $card }».
           *[other] { $seat } не применяет свойство карты «{ $card }».
        }
        """
