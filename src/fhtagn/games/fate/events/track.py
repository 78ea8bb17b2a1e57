"""The track: steps and Elder Signs."""

from __future__ import annotations

from fhtagn.kernel.events import Event, Seat


class Advanced(Event):
    """A Summon token goes on; so far is it now."""

    seat: Seat
    count: int

    rules = ("FG 1.2.3", "FG 3.1.1")
    subjects = ("dice",)
    en = "{ whose } Summon token advances to { $count }."
    ru = "{ summon-token } продвигается до { $count }."


class MovedBack(Event):
    """A Summon token goes back; so far is it now."""

    seat: Seat
    count: int

    rules = ("FG 1.2.3",)
    subjects = ("dice",)
    en = "{ whose } Summon token moves back to { $count }."
    ru = "{ summon-token } отступает до { $count }."


class SignGained(Event):
    """A player gains an Elder Sign."""

    seat: Seat
    space: int

    rules = ("FG 14.1.1", "FG 3.2.1")
    subjects = ("dice",)
    en = """
        { $seat-is ->
            [me] You gain an Elder Sign on space { $space }.
           *[other] { $seat } gains an Elder Sign on space { $space }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы получаете Знак Древних на отметку { $space }.
           *[other] { $seat } получает Знак Древних на отметку { $space }.
        }
        """


class SignDestroyed(Event):
    """An Elder Sign is destroyed; so many are left."""

    seat: Seat
    count: int

    rules = ("FG 14.1.6",)
    subjects = ("dice",)
    en = """
        { $seat-is ->
            [me] An Elder Sign of yours is destroyed; { signs-left }.
           *[other] An Elder Sign of { $seat } is destroyed; { signs-left }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваш Знак Древних уничтожен, { signs-left }.
           *[other] Знак Древних игрока { $seat } уничтожен, { signs-left }.
        }
        """


class SignsIgnored(Event):
    """A player gains so many Elder Signs fewer."""

    seat: Seat
    count: int

    rules = ("FG 40.1.55", "FG 40.1.54")
    subjects = ("dice",)
    en = """
        { $seat-is ->
            [me] You ignore { count-signs }.
           *[other] { $seat } ignores { count-signs }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы избегаете Знаков Древних: { $count }.
           *[other] { $seat } избегает Знаков Древних: { $count }.
        }
        """


class Met(Event):
    """A player's Summon token and Elder Sign meet for the first time."""

    seat: Seat

    rules = ("FG 14.1.2", "FG 14.1.4")
    subjects = ("dice",)
    en = "{ whose } Summon token meets an Elder Sign for the first time."
    ru = "{ summon-token } впервые встречает Знак Древних."
