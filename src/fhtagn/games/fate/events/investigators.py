"""Investigators: placed, moved, sent and destroyed."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Location
from fhtagn.kernel.events import Event, Seat


class InvestigatorsPlaced(Event):
    """Investigators come to a location."""

    count: int
    location: Location

    rules = ("FG 5.3.2",)
    en = "{ investigators-come } { $location-to } from the supply."
    ru = "{ investigators-come } { $location-to } из запаса."


class InvestigatorsSent(Event):
    """Investigators come to a player's Lodge."""

    seat: Seat
    count: int

    rules = ("FG 11.1.1", "FG 40.1.12")
    en = "{ investigators-come } to { your-lodge } from the supply."
    ru = "{ investigators-come } { to-lodge } из запаса."


class InvestigatorsFollowed(Event):
    """Investigators follow a player to the Lodge."""

    seat: Seat
    count: int
    location: Location

    rules = ("FG 5.2.1", "FG 5.2.4")
    en = "{ investigators-come } { $location-from } to { your-lodge }."
    ru = "{ investigators-come } { $location-from } { to-lodge }."


class InvestigatorPassedOn(Event):
    """An Investigator goes from one Lodge to another."""

    seat: Seat
    other: Seat

    rules = ("FG 11.1.1",)
    en = """
        { $seat-is ->
            [me] You send an Investigator from your Lodge to { $other }'s.
           *[other] { $other-is ->
                [me] { $seat } sends an Investigator to your Lodge.
               *[other] { $seat } sends an Investigator to { $other }'s Lodge.
            }
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы отправляете Следователя из своей Сторожки в Сторожку игрока { $other }.
           *[other] { $other-is ->
                [me] { $seat } отправляет Следователя из своей Сторожки в вашу.
               *[other] { $seat } отправляет Следователя из своей Сторожки в Сторожку игрока { $other }.
            }
        }
        """


class InvestigatorTurnedOut(Event):
    """An Investigator goes from a Lodge to a location."""

    seat: Seat
    location: Location

    rules = ("FG 40.1.43",)
    en = "An Investigator goes from { your-lodge } { $location-to }."
    ru = "Следователь уходит { from-lodge } { $location-to }."


class InvestigatorsLed(Event):
    """Investigators go from one location to another."""

    count: int
    location: Location
    to: Location

    rules = ("FG 40.1.43",)
    en = """
        { $count ->
            [one] { $count } Investigator goes { $location-from } { $to-to }.
           *[other] { $count } Investigators go { $location-from } { $to-to }.
        }
        """
    ru = """
        { $count ->
            [one] { investigators } переходит { $location-from } { $to-to }.
            [few] { investigators } переходят { $location-from } { $to-to }.
            [many] { investigators } переходят { $location-from } { $to-to }.
           *[other] { investigators } переходят { $location-from } { $to-to }.
        }
        """


class VisitorsDestroyed(Event):
    """Investigators in a player's Lodge are destroyed."""

    seat: Seat
    count: int

    rules = ("FG 20.1.3", "FG 7.6.8")
    subjects = ("dice",)
    en = """
        { $count ->
            [0] There is no Investigator in { your-lodge } to be destroyed.
            [one] { $count } Investigator in { your-lodge } is destroyed.
           *[other] { $count } Investigators in { your-lodge } are destroyed.
        }
        """
    ru = """
        { $count ->
            [0] Уничтожать { in-lodge } некого.
            [one] { investigators } { in-lodge } уничтожен.
            [few] { investigators } { in-lodge } уничтожены.
            [many] { investigators } { in-lodge } уничтожены.
           *[other] { investigators } { in-lodge } уничтожены.
        }
        """


class InvestigatorsDestroyed(Event):
    """Investigators in a location are destroyed."""

    count: int
    location: Location

    rules = ("FG 20.1.3",)
    en = """
        { $count ->
            [one] { $count } Investigator { $location-in } is destroyed.
           *[other] { $count } Investigators { $location-in } are destroyed.
        }
        """
    ru = """
        { $count ->
            [one] { investigators } { $location-in } уничтожен.
            [few] { investigators } { $location-in } уничтожены.
            [many] { investigators } { $location-in } уничтожены.
           *[other] { investigators } { $location-in } уничтожены.
        }
        """
