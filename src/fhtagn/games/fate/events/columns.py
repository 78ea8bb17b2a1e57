"""Astral Columns and Gates."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Back, Location, Spell
from fhtagn.kernel.events import Event, Seat, secret


class Laid(Event):
    """A player lays Spells in a Column, to move."""

    seat: Seat
    symbols: tuple[Back, ...]
    location: Location

    rules = ("FG 5.1.7", "FG 5.1.8")
    en = """
        { $seat-is ->
            [me] You lay { some-spells } in the Column { $location-of }: { $symbols }.
           *[other] { $seat } lays { some-spells } in the Column { $location-of }: { $symbols }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы выкладываете { some-spells } в Колонку { $location-of }: { $symbols }.
           *[other] { $seat } выкладывает { some-spells } в Колонку { $location-of }: { $symbols }.
        }
        """


class PlayedGate(Event):
    """A player lays a Gate in a Column, to move."""

    seat: Seat
    location: Location

    rules = ("FG 5.1.5", "FG 10.2.5")
    en = """
        { $seat-is ->
            [me] You lay your Gate card in the Column { $location-of }.
           *[other] { $seat } lays a Gate card in the Column { $location-of }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы выкладываете карту Врат в Колонку { $location-of }.
           *[other] { $seat } выкладывает карту Врат в Колонку { $location-of }.
        }
        """


class PutInColumn(Event):
    """A player puts a Spell in a Column."""

    seat: Seat
    symbol: Back
    location: Location

    rules = ("FG 40.1.40",)
    en = """
        { $seat-is ->
            [me] You put a Spell into the Column { $location-of }, symbol { $symbol }.
           *[other] { $seat } puts a Spell into the Column { $location-of }, symbol { $symbol }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы кладёте Заклинание в Колонку { $location-of }, символ «{ $symbol }».
           *[other] { $seat } кладёт Заклинание в Колонку { $location-of }, символ «{ $symbol }».
        }
        """


class TookFromColumn(Event):
    """A player takes a Spell from a Column."""

    seat: Seat
    spell: Spell = secret("seat", symbol=Back)
    location: Location

    rules = ("FG 40.1.40",)
    en = """
        { $seat-is ->
            [me] You take { $spell } from the Column { $location-of }.
           *[other] { $seat } takes { $spell } from the Column { $location-of }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте Заклинание «{ $spell }» из Колонки { $location-of }.
           *[other] { $seat } берёт Заклинание «{ $spell }» из Колонки { $location-of }.
        }
        """
    en_unseen = "{ $seat } takes a Spell from the Column { $location-of }, symbol { $symbol }."
    ru_unseen = "{ $seat } берёт Заклинание из Колонки { $location-of }, символ «{ $symbol }»."


class ColumnMoved(Event):
    """A card goes from one Column to another."""

    symbol: Back
    location: Location
    to: Location

    rules = ("FG 5.1.8",)
    en = "A card, symbol { $symbol }, goes from the Column { $location-of } to that { $to-of }."
    ru = (
        "Карта с символом «{ $symbol }» переходит из Колонки { $location-of } в Колонку { $to-of }."
    )


class ColumnDiscarded(Event):
    """A Column is discarded."""

    location: Location
    count: int

    rules = ("FG 7.1.11", "FG 13.1.5")
    en = "The Column { $location-of } is discarded: { count-cards }."
    ru = "Колонка { $location-of } сброшена: { count-cards }."


class InvestigatorsCard(Event):
    """The Investigators lay the top Spell in a Column."""

    symbol: Back
    location: Location

    rules = ("FG 17.2.1",)
    en = "The Investigators lay a Spell in the Column { $location-of }: { $symbol }."
    ru = "Следователи выкладывают Заклинание в Колонку { $location-of }: «{ $symbol }»."


class TookGate(Event):
    """A player takes a Gate."""

    seat: Seat

    rules = ("FG 10.1.1", "FG 10.2.1")
    en = """
        { $seat-is ->
            [me] You take a Gate card.
           *[other] { $seat } takes a Gate card.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы берёте карту Врат.
           *[other] { $seat } берёт карту Врат.
        }
        """


class GateAdded(Event):
    """A player puts a Gate from the stack in a Column."""

    seat: Seat
    location: Location

    rules = ("FG 30.1.7",)
    en = """
        { $seat-is ->
            [me] You put a Gate card into the Column { $location-of }.
           *[other] { $seat } puts a Gate card into the Column { $location-of }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы кладёте карту Врат в Колонку { $location-of }.
           *[other] { $seat } кладёт карту Врат в Колонку { $location-of }.
        }
        """
