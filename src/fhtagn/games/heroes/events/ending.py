"""The end: faction cards are revealed, points are counted, somebody has won or given up."""

from __future__ import annotations

from fhtagn.games.heroes.sorts import Faction, FactionCard
from fhtagn.kernel.events import Event, Seat


class Revealed(Event):
    """A player's faction cards are turned up."""

    seat: Seat
    factions: tuple[FactionCard, ...]

    rules = ("MH 6.3",)
    en = """
        { $factions-count ->
            [one] { $seat-is ->
                [me] Your faction card: { $factions }.
               *[other] { $seat }'s faction card: { $factions }.
            }
           *[other] { $seat-is ->
                [me] Your faction cards: { $factions }.
               *[other] { $seat }'s faction cards: { $factions }.
            }
        }
        """
    ru = """
        { $factions-count ->
            [1] { $seat-is ->
                [me] Ваша карта фракции: { $factions }.
               *[other] { $seat }, карта фракции: { $factions }.
            }
           *[other] { $seat-is ->
                [me] Ваши карты фракций: { $factions }.
               *[other] { $seat }, карты фракций: { $factions }.
            }
        }
        """


class Scored(Event):
    """A player's points are counted."""

    seat: Seat
    faction: Faction
    points: int

    rules = ("MH 6.20",)
    subjects = ("plays",)
    en = """
        { $points ->
            [one] { scorer }, { $faction }: { $points } point.
           *[other] { scorer }, { $faction }: { $points } points.
        }
        """
    ru = """
        { scorer }, «{ $faction }»: { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
            [many] { $points } очков.
           *[other] { $points } очка.
        }
        """


class Won(Event):
    """A player has won."""

    seat: Seat

    rules = ("MH 6.9", "MH 7.1")
    subjects = ("plays",)
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


class Resigned(Event):
    """A player has given up."""

    seat: Seat

    rules = ("MH 10.17",)
    en = "{ gave-up }"
    ru = "{ gave-up }"
