"""Cards that go from hand to hand, from a hand to the discard pile, or back to a hand."""

from __future__ import annotations

from fhtagn.games.heroes.sorts import Card
from fhtagn.kernel.events import Event, Seat, secret


class Took(Event):
    """A player takes a card out of another's hand."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")

    rules = ("MH 5.33", "MH 10.7")
    en = """
        { $seat-is ->
            [me] You take { $card } from { $other }'s hand.
           *[other] { $other-is ->
                [me] { $seat } takes { $card } from your hand.
               *[other] { $seat } takes { $card } from { $other }'s hand.
            }
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы забираете из руки игрока { $other } карту «{ $card }».
           *[other] { $other-is ->
                [me] { $seat } забирает из вашей руки карту «{ $card }».
               *[other] { $seat } забирает из руки игрока { $other } карту «{ $card }».
            }
        }
        """
    en_unseen = "{ $seat } takes a card unseen from { $other }'s hand."
    ru_unseen = "{ $seat } забирает карту из руки игрока { $other }, не показывая её."


class Gave(Event):
    """A player gives a card back."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")

    rules = ("MH 5.34", "MH 10.7")
    en = """
        { $seat-is ->
            [me] You give { $card } back to { $other }.
           *[other] { $other-is ->
                [me] { $seat } gives { $card } back to you.
               *[other] { $seat } gives { $card } back to { $other }.
            }
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы отдаёте игроку { $other } карту «{ $card }».
           *[other] { $other-is ->
                [me] { $seat } отдаёт вам карту «{ $card }».
               *[other] { $seat } отдаёт игроку { $other } карту «{ $card }».
            }
        }
        """
    en_unseen = "{ $seat } gives a card back to { $other } unseen."
    ru_unseen = "{ $seat } отдаёт карту игроку { $other }, не показывая её."


class Passed(Event):
    """A player passes a card on."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")

    rules = ("MH 5.36", "MH 10.7")
    en = """
        { $seat-is ->
            [me] You pass { $card } on to { $other }.
           *[other] { $other-is ->
                [me] { $seat } passes { $card } on to you.
               *[other] { $seat } passes { $card } on to { $other }.
            }
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы передаёте игроку { $other } карту «{ $card }».
           *[other] { $other-is ->
                [me] { $seat } передаёт вам карту «{ $card }».
               *[other] { $seat } передаёт игроку { $other } карту «{ $card }».
            }
        }
        """
    en_unseen = "{ $seat } passes a card on to { $other } unseen."
    ru_unseen = "{ $seat } передаёт карту игроку { $other }, не показывая её."


class SwappedHands(Event):
    """Two players swap their hands."""

    seat: Seat
    other: Seat

    rules = ("MH 5.35",)
    en = """
        { $seat-is ->
            [me] You swap hands with { $other }.
           *[other] { $other-is ->
                [me] { $seat } swaps hands with you.
               *[other] { $seat } and { $other } swap hands.
            }
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы обмениваетесь руками с игроком { $other }.
           *[other] { $other-is ->
                [me] { $seat } обменивается руками с вами.
               *[other] { $seat } обменивается руками с игроком { $other }.
            }
        }
        """


class DiscardedFromHand(Event):
    """A card goes from a hand to the discard pile."""

    seat: Seat
    card: Card

    rules = ("MH 5.9", "MH 10.7")
    subjects = ("plays",)
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


class TookFromDiscard(Event):
    """A card goes from the discard pile to a hand."""

    seat: Seat
    card: Card

    rules = ("MH 5.42",)
    subjects = ("plays",)
    en = """
        { $seat-is ->
            [me] You take { $card } from the discard pile.
           *[other] { $seat } takes { $card } from the discard pile.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте из сброса карту «{ $card }».
           *[other] { $seat } берёт из сброса карту «{ $card }».
        }
        """
