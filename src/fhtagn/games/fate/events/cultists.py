"""Cultists and Mi-Go: placed, moved, sacrificed and destroyed."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Location, Place
from fhtagn.kernel.events import Event, Seat


class Placed(Event):
    """A player's Cultist goes from the Lodge to a location."""

    seat: Seat
    location: Location

    rules = ("FG 5.3.1",)
    en = """
        { $seat-is ->
            [me] You place a Cultist { $location-in }.
           *[other] { $seat } places a Cultist { $location-in }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы выставляете Культиста { $location-to }.
           *[other] { $seat } выставляет Культиста { $location-to }.
        }
        """


class MovedCultist(Event):
    """A player's Cultist goes from one location to another."""

    seat: Seat
    location: Location
    to: Location

    rules = ("FG 12.1.2", "FG 12.1.3")
    en = "{ whose } Cultist goes { $location-from } { $to-to }."
    ru = "{ cultist } переходит { $location-from } { $to-to }."


class Recalled(Event):
    """A player's Cultists return from the Abyss."""

    seat: Seat
    count: int
    place: Place

    rules = ("FG 12.1.1", "FG 5.3.3")
    en = """
        { $seat-is ->
            [me] You return { count-cultists } from the Abyss { $place-to }.
           *[other] { $seat } returns { count-cultists } from the Abyss { $place-to }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы возвращаете { count-cultists } из Бездны { $place-to }.
           *[other] { $seat } возвращает { count-cultists } из Бездны { $place-to }.
        }
        """


class Sacrificed(Event):
    """A player sacrifices a Cultist."""

    seat: Seat
    place: Place

    rules = ("FG 20.1.1",)
    en = """
        { $seat-is ->
            [me] You Sacrifice a Cultist { $place-from }.
           *[other] { $seat } Sacrifices a Cultist { $place-from }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы Жертвуете Культистом { $place-from }.
           *[other] { $seat } Жертвует Культистом { $place-from }.
        }
        """


class Destroyed(Event):
    """A player's Cultist is destroyed."""

    seat: Seat
    place: Place

    rules = ("FG 20.1.2",)
    en = "{ whose } Cultist { $place-in } is destroyed."
    ru = "{ cultist } { $place-in } уничтожен."


class Devoured(Event):
    """A player's Cultist is out of the game."""

    seat: Seat
    place: Place

    rules = ("FG 20.1.5",)
    en = "{ whose } Cultist { $place-in } is Devoured."
    ru = "{ cultist } { $place-in } пожран."


class Seized(Event):
    """A player makes a rival's Cultist a captive."""

    seat: Seat
    owner: Seat
    location: Location

    rules = ("FG 30.1.2",)
    en = """
        { $owner-is ->
            [me] { $seat } seizes your Cultist { $location-in }.
           *[other] { $seat-is ->
                [me] You seize { $owner }'s Cultist { $location-in }.
               *[other] { $seat } seizes { $owner }'s Cultist { $location-in }.
            }
        }
        """
    ru = """
        { $owner-is ->
            [me] { $seat } захватывает вашего Культиста { $location-in }.
           *[other] { $seat-is ->
                [me] Вы захватываете Культиста игрока { $owner } { $location-in }.
               *[other] { $seat } захватывает Культиста игрока { $owner } { $location-in }.
            }
        }
        """


class GaveUp(Event):
    """A player gives up a captive."""

    seat: Seat
    owner: Seat

    rules = ("FG 30.1.2",)
    en = """
        { $owner-is ->
            [me] { $seat } gives up a captive, your Cultist.
           *[other] { $seat-is ->
                [me] You give up a captive, { $owner }'s Cultist.
               *[other] { $seat } gives up a captive, { $owner }'s Cultist.
            }
        }
        """
    ru = """
        { $owner-is ->
            [me] { $seat } отдаёт в Бездну пленника — вашего Культиста.
           *[other] { $seat-is ->
                [me] Вы отдаёте в Бездну пленника — Культиста игрока { $owner }.
               *[other] { $seat } отдаёт в Бездну пленника — Культиста игрока { $owner }.
            }
        }
        """


class MiGoPlaced(Event):
    """A player places a Mi-Go."""

    seat: Seat
    location: Location

    rules = ("FG 30.2.2",)
    en = """
        { $seat-is ->
            [me] You place a Mi-Go { $location-in }.
           *[other] { $seat } places a Mi-Go { $location-in }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы ставите Ми-Го { $location-to }.
           *[other] { $seat } ставит Ми-Го { $location-to }.
        }
        """


class MiGoTaken(Event):
    """A player takes a Mi-Go back."""

    seat: Seat
    location: Location

    rules = ("FG 30.2.2",)
    en = """
        { $seat-is ->
            [me] You take a Mi-Go { $location-from }.
           *[other] { $seat } takes a Mi-Go { $location-from }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы забираете Ми-Го { $location-from }.
           *[other] { $seat } забирает Ми-Го { $location-from }.
        }
        """
