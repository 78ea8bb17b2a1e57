"""Decks, hands and discard piles."""

from __future__ import annotations

from fhtagn.games.call.sorts import Card
from fhtagn.kernel.events import Event, Seat, secret


class Drew(Event):
    """The top card of a deck goes to its owner's hand."""

    seat: Seat
    card: Card = secret("seat")

    rules = ("CC 6.3", "CC 3.5")
    en = """
        { $seat-is ->
            [me] You draw { $card }.
           *[other] { $seat } draws { $card }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте карту «{ $card }».
           *[other] { $seat } берёт карту «{ $card }».
        }
        """
    en_unseen = "{ $seat } draws a card."
    ru_unseen = "{ $seat } берёт карту."


class DrewForPhase(Event):
    """For answers: the active player has drawn for the draw phase."""

    seat: Seat

    told = False


class Milled(Event):
    """The top card of a deck is discarded."""

    seat: Seat
    card: Card

    rules = ("CC 3.6", "CC 1.6")
    en = """
        { $seat-is ->
            [me] { $card } is discarded from the top of your deck.
           *[other] { $card } is discarded from the top of { $seat }'s deck.
        }
        """
    ru = """
        { $seat-is ->
            [me] Верхняя карта вашей колоды уходит в сброс: «{ $card }».
           *[other] Верхняя карта колоды игрока { $seat } уходит в сброс: «{ $card }».
        }
        """


class Discarded(Event):
    """A card of a hand is discarded."""

    seat: Seat
    card: Card

    rules = ("CC 1.6",)
    en = """
        { $seat-is ->
            [me] You discard { $card } from your hand.
           *[other] { $seat } discards { $card } from hand.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы сбрасываете с руки карту «{ $card }».
           *[other] { $seat } сбрасывает с руки карту «{ $card }».
        }
        """


class Recovered(Event):
    """A card goes from a discard pile back to hand."""

    seat: Seat
    card: Card

    rules = ("CC 6.4",)
    en = """
        { $seat-is ->
            [me] { $card } returns from your discard pile to your hand.
           *[other] { $card } returns from { $seat }'s discard pile to hand.
        }
        """
    ru = """
        { $seat-is ->
            [me] Карта «{ $card }» возвращается из вашего сброса в руку.
           *[other] Карта «{ $card }» возвращается из сброса игрока { $seat } в руку.
        }
        """


class Buried(Event):
    """A card goes from a discard pile to the bottom of the deck."""

    seat: Seat
    card: Card

    rules = ("CC 18.3",)
    en = """
        { $seat-is ->
            [me] { $card } goes from your discard pile under your deck.
           *[other] { $card } goes from { $seat }'s discard pile under the deck.
        }
        """
    ru = """
        { $seat-is ->
            [me] Карта «{ $card }» уходит из вашего сброса под колоду.
           *[other] Карта «{ $card }» уходит из сброса игрока { $seat } под колоду.
        }
        """


class Exchanged(Event):
    """A player exchanges cards of the hand for the top of the discard pile."""

    seat: Seat
    given: tuple[Card, ...]
    taken: tuple[Card, ...]

    rules = ("CC 18.14",)
    en = """
        { $seat-is ->
            [me] You exchange with your discard pile: { $given } for { $taken }.
           *[other] { $seat } exchanges with the discard pile: { $given } for { $taken }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы меняетесь картами со своим сбросом. Отдано: { $given }. Получено: { $taken }.
           *[other] { $seat } меняется картами со своим сбросом. Отдано: { $given }. Получено: { $taken }.
        }
        """


class Looked(Event):
    """A player looks at the top of a deck."""

    seat: Seat
    owner: Seat
    cards: tuple[Card, ...] = secret("seat", count=True)

    rules = ("CC 1.5",)
    en = """
        { $seat-is ->
            [me] On top of { owner-deck } you see: { $cards }.
           *[other] On top of { owner-deck } { $seat } sees: { $cards }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы смотрите верх { owner-deck }: { $cards }.
           *[other] { $seat } смотрит верх { owner-deck }: { $cards }.
        }
        """
    en_unseen = """
        { $seat } looks at the top of { owner-deck }: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
        """
    ru_unseen = """
        { $seat } смотрит верх { owner-deck }: { $count ->
            [one] { $count } карта
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
        """


class Searched(Event):
    """A player goes through the whole deck."""

    seat: Seat

    rules = ("CC 18.13", "CC 18.19")
    en = """
        { $seat-is ->
            [me] You search your deck.
           *[other] { $seat } searches the deck.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы просматриваете свою колоду.
           *[other] { $seat } просматривает свою колоду.
        }
        """


class PutOnBottom(Event):
    """A card that was looked at goes to the bottom of the deck."""

    owner: Seat

    rules = ("CC 1.5",)
    en = """
        { $owner-is ->
            [me] A card goes to the bottom of your deck.
           *[other] A card goes to the bottom of { $owner }'s deck.
        }
        """
    ru = """
        { $owner-is ->
            [me] Карта уходит в самый низ вашей колоды.
           *[other] Карта уходит в самый низ колоды игрока { $owner }.
        }
        """


class PutOnTop(Event):
    """The cards that were looked at go back on top of the deck."""

    owner: Seat

    rules = ("CC 1.5",)
    en = """
        { $owner-is ->
            [me] The rest goes back on top of your deck.
           *[other] The rest goes back on top of { $owner }'s deck.
        }
        """
    ru = """
        { $owner-is ->
            [me] Остальное возвращается на верх вашей колоды.
           *[other] Остальное возвращается на верх колоды игрока { $owner }.
        }
        """


class Took(Event):
    """A player takes a card out of the deck, which is not drawing."""

    seat: Seat
    card: Card = secret("seat")

    rules = ("CC 6.4", "CC 18.19")
    en = """
        { $seat-is ->
            [me] You take { $card } from your deck.
           *[other] { $seat } takes { $card } from the deck.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте из колоды карту «{ $card }».
           *[other] { $seat } берёт из колоды карту «{ $card }».
        }
        """
    en_unseen = "{ $seat } takes a card from the deck."
    ru_unseen = "{ $seat } берёт карту из колоды."
