"""Turns: the beginning, cards drawn, the last turn."""

from __future__ import annotations

from fhtagn.games.heroes.sorts import Card
from fhtagn.kernel.events import Event, Seat, secret


class Turn(Event):
    """A turn begins."""

    seat: Seat
    number: int

    rules = ("MH 4.1",)
    heading = True
    en = """
        { $seat-is ->
            [me] Turn { $number }: yours.
           *[other] Turn { $number }: { $seat }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ход { $number }: ваш.
           *[other] Ход { $number }: { $seat }.
        }
        """


class Drew(Event):
    """The top card of a deck goes to a hand."""

    seat: Seat
    card: Card = secret("seat")

    rules = ("MH 4.7",)
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


class EmptiedDeck(Event):
    """A player has taken the last card of a deck."""

    seat: Seat

    rules = ("MH 9.3", "MH 9.10")
    en = """
        { $seat-is ->
            [me] You have taken the last card of your deck.
           *[other] { $seat } has taken the last card of their deck.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте последнюю карту своей колоды.
           *[other] { $seat } берёт последнюю карту своей колоды.
        }
        """


class DeclinedTurn(Event):
    """A player does without the additional turn."""

    seat: Seat

    rules = ("MH 9.11",)
    en = """
        { $seat-is ->
            [me] You decline the additional turn.
           *[other] { $seat } declines the additional turn.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы отказываетесь от дополнительного хода.
           *[other] { $seat } отказывается от дополнительного хода.
        }
        """
