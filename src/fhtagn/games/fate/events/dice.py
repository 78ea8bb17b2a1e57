"""Raids and dice."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Face
from fhtagn.kernel.events import Event, Seat


class Raid(Event):
    """A player is Raided by so many Investigators."""

    seat: Seat
    count: int

    rules = ("FG 7.6.1", "FG 7.6.4", "FG 7.6.5", "FG 7.6.6")
    subjects = ("dice",)
    en = """
        { $count ->
            [one] A Raid on { your-lodge }: { $count } Investigator.
           *[other] A Raid on { your-lodge }: { $count } Investigators.
        }
        """
    ru = "Рейд { in-lodge }: { investigators }."


class RaidCalledOff(Event):
    """A Raid does not take place."""

    seat: Seat

    rules = ("FG 7.6.1",)
    subjects = ("dice",)
    en = "The Raid on { your-lodge } is called off."
    ru = "Рейд { in-lodge } отменён."


class Rolled(Event):
    """A player has rolled the dice."""

    seat: Seat
    why: str
    faces: tuple[Face, ...]

    rules = ("FG 1.1.8",)
    rules_of = {
        "control": ("FG 6.3.1", "FG 6.3.2", "FG 6.3.3"),
        "summon": ("FG 8.1.1", "FG 8.1.2", "FG 8.1.3"),
        "raid": ("FG 7.6.3", "FG 7.6.4", "FG 7.6.5", "FG 7.6.6"),
    }
    subjects = ("dice",)
    en = """
        { $seat-is ->
            [me] You roll { roll-why }: { $faces }.
           *[other] { $seat } rolls { roll-why }: { $faces }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы бросаете { roll-why }: { $faces }.
           *[other] { $seat } бросает { roll-why }: { $faces }.
        }
        """


class Rerolled(Event):
    """Some of the dice are rolled anew."""

    seat: Seat
    faces: tuple[Face, ...]
    results: tuple[Face, ...]

    rules = ("FG 40.1.56",)
    subjects = ("dice",)
    en = """
        { $seat-is ->
            [me] You reroll { $faces }: { $results }.
           *[other] { $seat } rerolls { $faces }: { $results }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы перебрасываете: { $faces }; выпадает: { $results }.
           *[other] { $seat } перебрасывает: { $faces }; выпадает: { $results }.
        }
        """
