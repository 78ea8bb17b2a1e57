"""Storms: looked at, laid, withdrawn and revealed."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Location, Storm
from fhtagn.kernel.events import Event, Seat, secret


class LookedAtStorms(Event):
    """A player looks at Storm tokens of the pool."""

    seat: Seat
    storms: tuple[Storm, ...] = secret("seat", count=True)

    rules = ("FG 30.1.4", "FG 1.4.3")
    en = """
        { $seat-is ->
            [me] You look at Winter Storms: { $storms }.
           *[other] { $seat } looks at Winter Storms: { $storms }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы смотрите Зимние Ураганы: { $storms }.
           *[other] { $seat } смотрит Зимние Ураганы: { $storms }.
        }
        """
    en_unseen = """
        { $seat } looks at { $count ->
            [one] { $count } Winter Storm
           *[other] { $count } Winter Storms
        }.
        """
    ru_unseen = """
        { $seat } смотрит { $count ->
            [one] { $count } Зимний Ураган
            [few] { $count } Зимних Урагана
            [many] { $count } Зимних Ураганов
           *[other] { $count } Зимнего Урагана
        }.
        """


class LaidStorm(Event):
    """A player lays a Storm token face down."""

    seat: Seat
    storm: Storm = secret("seat")
    location: Location

    rules = ("FG 30.1.4", "FG 1.4.3")
    en = """
        { $seat-is ->
            [me] You lay { $storm } { $location-in }.
           *[other] { $seat } lays { $storm } { $location-in }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы кладёте Зимний Ураган «{ $storm }» { $location-to }.
           *[other] { $seat } кладёт Зимний Ураган «{ $storm }» { $location-to }.
        }
        """
    en_unseen = "{ $seat } lays a Winter Storm { $location-in }."
    ru_unseen = "{ $seat } кладёт Зимний Ураган { $location-to }."


class StormWithdrawn(Event):
    """A Storm token goes back unrevealed."""

    location: Location

    rules = ("FG 30.3.7",)
    en = "The Winter Storm { $location-in } returns to the pool unseen."
    ru = "Зимний Ураган { $location-in } убран, его не вскрывали."


class StormRevealed(Event):
    """A player meets a Storm, and it is revealed."""

    seat: Seat
    storm: Storm
    location: Location

    rules = ("FG 30.1.4", "FG 30.3.8")
    en = """
        { $seat-is ->
            [me] You meet a Winter Storm { $location-in }: { $storm }.
           *[other] { $seat } meets a Winter Storm { $location-in }: { $storm }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы попадаете { $location-in } в Зимний Ураган: «{ $storm }».
           *[other] { $seat } попадает { $location-in } в Зимний Ураган: «{ $storm }».
        }
        """
