"""Power gathered, paid, gained and lost."""

from __future__ import annotations

from fhtagn.kernel.events import Event, Seat


class Paid(Event):
    """A player pays Power."""

    seat: Seat
    count: int

    rules = ("CW 9.1.3",)
    quiet = True
    en = """
        { $seat-is ->
            [me] You pay { $count } Power.
           *[other] { $seat } pays { $count } Power.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы платите { count-power }.
           *[other] { $seat } платит { count-power }.
        }
        """


class GainedPower(Event):
    """A player gains Power."""

    seat: Seat
    count: int

    rules = ("CW 1.1.12",)
    en = """
        { $seat-is ->
            [me] You gain { $count } Power.
           *[other] { $seat } gains { $count } Power.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы получаете { count-power }.
           *[other] { $seat } получает { count-power }.
        }
        """


class LostPower(Event):
    """A player loses Power."""

    seat: Seat
    count: int

    rules = ("CW 40.1.10",)
    en = """
        { $seat-is ->
            [me] You lose { $count } Power.
           *[other] { $seat } loses { $count } Power.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы теряете { count-power }.
           *[other] { $seat } теряет { count-power }.
        }
        """


class Passed(Event):
    """A player passes and loses all Power."""

    seat: Seat

    rules = ("CW 10.8.1",)
    en = """
        { $seat-is ->
            [me] You pass; your Power is gone.
           *[other] { $seat } passes and loses all Power.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы пасуете и теряете всю энергию.
           *[other] { $seat } пасует и теряет всю энергию.
        }
        """


class Exhausted(Event):
    """A player has Power that serves for nothing, and loses it."""

    seat: Seat

    rules = ("CW 9.1.6",)
    en = """
        { $seat-is ->
            [me] You can do nothing and lose your Power.
           *[other] { $seat } can do nothing and loses all Power.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы ничего не можете сделать и теряете энергию.
           *[other] { $seat } ничего не может сделать и теряет энергию.
        }
        """


class Gathered(Event):
    """A player gathers Power."""

    seat: Seat
    source: str
    count: int

    rules = ("CW 14.1.1",)
    rules_of = {
        "cultists": ("CW 14.1.2",),
        "gates": ("CW 14.1.3",),
        "free_gates": ("CW 14.1.4",),
        "captives": ("CW 14.1.5",),
        "abilities": ("CW 14.1.7",),
    }
    en = """
        { $seat-is ->
            [me] You gather { $count } Power { gather-source }.
           *[other] { $seat } gathers { $count } Power { gather-source }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы набираете { count-power } { gather-source }.
           *[other] { $seat } набирает { count-power } { gather-source }.
        }
        """


class Raised(Event):
    """A player's Power is raised."""

    seat: Seat
    count: int

    rules = ("CW 14.2.2",)
    en = "{ whose } Power is raised to { $count }, half of the opponent's."
    ru = """
        { $seat-is ->
            [me] Ваша энергия повышена до { $count } — половины чужой.
           *[other] Энергия игрока { $seat } повышена до { $count } — половины чужой.
        }
        """
