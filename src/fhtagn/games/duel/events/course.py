"""The course of the game: factions, first places, the first player, rounds, phases, turns, decay."""

from __future__ import annotations

from fhtagn.games.duel.sorts import Area, Faction
from fhtagn.kernel.events import Event, Seat


class TookFaction(Event):
    """A player plays a faction."""

    seat: Seat
    faction: Faction

    rules = ("CW 2.2.1", "CW 2.2.2")
    en = """
        { $seat-is ->
            [me] You play { $faction }.
           *[other] { $seat } plays { $faction }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы играете за фракцию «{ $faction }».
           *[other] { $seat } играет за фракцию «{ $faction }».
        }
        """


class SetUp(Event):
    """A player's first units are in an area."""

    seat: Seat
    at: Area

    rules = ("CW 2.3.1", "CW 2.3.2", "CW 2.3.3")
    en = """
        { $seat-is ->
            [me] You start in { $at }.
           *[other] { $seat } starts in { $at }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы начинаете в зоне «{ $at }».
           *[other] { $seat } начинает в зоне «{ $at }».
        }
        """


class Begins(Event):
    """A player has the first turn."""

    seat: Seat

    rules = ("CW 2.4.1", "CW 2.4.2", "CW 2.4.3")
    en = """
        { $seat-is ->
            [me] You begin.
           *[other] { $seat } begins.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы начинаете.
           *[other] { $seat } начинает.
        }
        """


class Round(Event):
    """A round begins."""

    number: int

    rules = ("CW 3.2.1", "CW 3.2.3")
    heading = True
    en = "Round { $number } begins."
    ru = "Раунд { $number }."


class Phase(Event):
    """A phase begins."""

    phase: str

    rules = ("CW 3.2.1",)
    rules_of = {
        "action": ("CW 9.1.1",),
        "gather": ("CW 14.1.1",),
        "first_player": ("CW 15.1.1", "CW 15.1.2"),
        "doom": ("CW 16.1.1", "CW 16.1.2"),
    }
    heading = True
    en = "Now comes { the-phase }."
    ru = "{ the-phase }."


class Turn(Event):
    """A turn begins."""

    seat: Seat

    rules = ("CW 9.1.2", "CW 9.4.1")
    heading = True
    en = "{ whose } turn."
    ru = """
        { $seat-is ->
            [me] Ваш ход.
           *[other] Ход игрока { $seat }.
        }
        """


class DecayAdvanced(Event):
    """The decay goes on."""

    seat: Seat
    count: int

    rules = ("CW 9.2.1",)
    en = """
        { $seat-is ->
            [me] You cannot act: decay advances to { $count }.
           *[other] { $seat } cannot act: decay advances to { $count }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы не можете действовать: увядание растёт до { $count }.
           *[other] { $seat } не может действовать: увядание растёт до { $count }.
        }
        """


class DecayPaid(Event):
    """A player pays for the decay."""

    seat: Seat
    count: int

    rules = ("CW 9.2.3",)
    en = """
        { $seat-is ->
            [me] You pay { $count } Power for decay.
           *[other] { $seat } pays { $count } Power for decay.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы платите { count-power } за увядание.
           *[other] { $seat } платит { count-power } за увядание.
        }
        """


class FirstPlayer(Event):
    """A player goes first."""

    seat: Seat

    rules = ("CW 15.1.1", "CW 15.1.3")
    en = """
        { $seat-is ->
            [me] You are the first player.
           *[other] { $seat } is the first player.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы — первый игрок.
           *[other] { $seat } — первый игрок.
        }
        """
