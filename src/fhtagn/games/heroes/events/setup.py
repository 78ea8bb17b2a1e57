"""Set-up: decks, faction cards, first hands, and who begins."""

from __future__ import annotations

from fhtagn.games.heroes.sorts import Card, FactionCard
from fhtagn.kernel.events import Event, Seat, secret


class Shuffled(Event):
    """A deck is shuffled."""

    count: int

    rules = ("MH 3.8",)
    en = """
        { $count ->
            [one] A deck of { $count } card is shuffled.
           *[other] A deck of { $count } cards is shuffled.
        }
        """
    ru = """
        { $count ->
            [one] Перемешана колода: { $count } карта.
            [few] Перемешана колода: { $count } карты.
            [many] Перемешана колода: { $count } карт.
           *[other] Перемешана колода: { $count } карты.
        }
        """


class SawOwnFaction(Event):
    """A player gets a faction card, face down, and looks at it."""

    seat: Seat
    faction: FactionCard = secret("seat")

    rules = ("MH 3.6", "MH 3.7", "MH 3.4")
    en = """
        { $seat-is ->
            [me] Your faction card: { $faction }.
           *[other] { $seat }'s faction card: { $faction }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваша { -faction-card }: «{ $faction }».
           *[other] { $seat }, { -faction-card }: «{ $faction }».
        }
        """
    en_unseen = "{ $seat } gets a faction card, face down."
    ru_unseen = "{ $seat } получает карту фракции, лицом вниз."


class TurnedUp(Event):
    """The top card of a deck is laid face up on its discard pile."""

    pile: int
    card: Card

    rules = ("MH 3.9",)
    en = "{ $card } is turned up on the discard pile."
    ru = "В сброс открыта карта «{ $card }»."


class Cried(Event):
    """A player has cried 'Cthulhu fhtagn'."""

    seat: Seat

    rules = ("MH 3.13",)
    en = """
        { $seat-is ->
            [me] You cry: "Cthulhu fhtagn!"
           *[other] { $seat } cries: "Cthulhu fhtagn!"
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы восклицаете: «Ктулху фхтагн!»
           *[other] { $seat } восклицает: «Ктулху фхтагн!»
        }
        """


class Begins(Event):
    """A player has the first turn."""

    seat: Seat

    rules = ("MH 3.13", "MH 3.14")
    en = """
        { $seat-is ->
            [me] You begin.
           *[other] { $seat } begins.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы начинаете.
           *[other] { $seat } начинает.
        }
        """


class Kept(Event):
    """A player keeps the hand that was dealt."""

    seat: Seat

    rules = ("MH 3.11",)
    en = """
        { $seat-is ->
            [me] You keep your hand.
           *[other] { $seat } keeps the hand.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы оставляете руку.
           *[other] { $seat } оставляет руку.
        }
        """


class Exchanged(Event):
    """A player exchanges the hand that was dealt."""

    seat: Seat

    rules = ("MH 3.11", "MH 3.12", "MH 3.20")
    en = """
        { $seat-is ->
            [me] You exchange your hand.
           *[other] { $seat } exchanges the hand.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы обмениваете руку.
           *[other] { $seat } обменивает руку.
        }
        """
