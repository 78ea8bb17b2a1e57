"""The end: somebody has won or given up."""

from __future__ import annotations

from fhtagn.kernel.events import Event, Seat


class Resigned(Event):
    """A player has given up."""

    seat: Seat

    rules = ("CC 40.44",)
    en = "{ gave-up }"
    ru = "{ gave-up }"


class Won(Event):
    """A player has won."""

    seat: Seat
    reason: str

    rules = ("CC 3.1",)
    rules_of = {
        "stories": ("CC 3.1",),
        "deck": ("CC 3.5",),
        "resigned": ("CC 40.44",),
    }
    en = """
        { $seat-is ->
            [me] You win
           *[other] { $seat } wins
        }{ $reason ->
            [stories] : three stories!
            [deck] : the other deck has run out!
           *[resigned] !
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы победили
           *[other] Победитель — { $seat }
        }{ $reason ->
            [stories] : три истории!
            [deck] : колода противника исчерпана!
           *[resigned] !
        }
        """
