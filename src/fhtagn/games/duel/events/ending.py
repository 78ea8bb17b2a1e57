"""The end: Doom is counted, somebody has won or given up."""

from __future__ import annotations

from fhtagn.kernel.events import Event, Seat


class Scored(Event):
    """A player's Doom is counted."""

    seat: Seat
    count: int

    rules = ("CW 20.1.7",)
    en = """
        { $seat-is ->
            [me] You have { $count } Doom in the end.
           *[other] { $seat } has { $count } Doom in the end.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваш итог: { count-doom }.
           *[other] Итог игрока { $seat }: { count-doom }.
        }
        """


class Won(Event):
    """A player has won."""

    seat: Seat

    rules = ("CW 20.1.8",)
    en = """
        { $seat-is ->
            [me] You win!
           *[other] { $seat } wins!
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы победили!
           *[other] Победитель — { $seat }!
        }
        """


class Shared(Event):
    """The players share the victory."""

    rules = ("CW 20.1.9",)
    en = "Equal Doom: the victory is shared."
    ru = "Очков судьбы поровну: победа общая."


class Resigned(Event):
    """A player has given up."""

    seat: Seat

    rules = ("CW 40.1.18",)
    en = "{ gave-up }"
    ru = "{ gave-up }"
