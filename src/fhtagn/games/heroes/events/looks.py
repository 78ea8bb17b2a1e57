"""Looks at what is hidden: another's hand, the top of the deck, a faction card."""

from __future__ import annotations

from fhtagn.games.heroes.sorts import Card, FactionCard
from fhtagn.kernel.events import Event, Seat, secret


class SawHand(Event):
    """A player looks at another's hand; in what order the cards came is not told."""

    seat: Seat
    other: Seat
    cards: tuple[Card, ...] = secret("seat")

    rules = ("MH 5.31", "MH 10.8")
    en = """
        { $seat-is ->
            [me] You look at { $other }'s hand: { $cards }.
           *[other] { $seat } looks at { $other }'s hand: { $cards }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы смотрите руку игрока { $other }: { $cards }.
           *[other] { $seat } смотрит руку игрока { $other }: { $cards }.
        }
        """
    en_unseen = """
        { $other-is ->
            [me] { $seat } looks at your hand.
           *[other] { $seat } looks at { $other }'s hand.
        }
        """
    ru_unseen = """
        { $other-is ->
            [me] { $seat } смотрит вашу руку.
           *[other] { $seat } смотрит руку игрока { $other }.
        }
        """


class SawDeck(Event):
    """A player looks at the top of the deck."""

    seat: Seat
    cards: tuple[Card, ...] = secret("seat", count=True)

    rules = ("MH 5.43", "MH 10.8")
    en = """
        { $seat-is ->
            [me] On top of the deck you see, from the top: { $cards }.
           *[other] On top of the deck { $seat } sees, from the top: { $cards }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы смотрите верх колоды. Сверху вниз: { $cards }.
           *[other] { $seat } смотрит верх колоды. Сверху вниз: { $cards }.
        }
        """
    en_unseen = """
        { $count ->
            [one] { $seat } looks at the top card of the deck.
           *[other] { $seat } looks at the top { $count } cards of the deck.
        }
        """
    ru_unseen = """
        { $count ->
            [one] { $seat } смотрит { $count } верхнюю карту колоды.
            [few] { $seat } смотрит { $count } верхние карты колоды.
            [many] { $seat } смотрит { $count } верхних карт колоды.
           *[other] { $seat } смотрит { $count } верхней карты колоды.
        }
        """


class SawFaction(Event):
    """A player looks at a faction card of another."""

    seat: Seat
    other: Seat
    faction: FactionCard = secret("seat")

    rules = ("MH 5.45", "MH 10.8")
    en = """
        { $seat-is ->
            [me] You look at a faction card of { $other }: { $faction }.
           *[other] { $seat } looks at a faction card of { $other }: { $faction }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы смотрите карту фракции игрока { $other }: «{ $faction }».
           *[other] { $seat } смотрит карту фракции игрока { $other }: «{ $faction }».
        }
        """
    en_unseen = """
        { $other-is ->
            [me] { $seat } looks at a faction card of yours.
           *[other] { $seat } looks at a faction card of { $other }.
        }
        """
    ru_unseen = """
        { $other-is ->
            [me] { $seat } смотрит вашу карту фракции.
           *[other] { $seat } смотрит карту фракции игрока { $other }.
        }
        """
