"""Set-up: gods, the first columns, the first player."""

from __future__ import annotations

from fhtagn.games.fate.sorts import Back, God, GodCard
from fhtagn.kernel.events import Event, Seat, secret


class DealtGods(Event):
    """A player gets god cards to choose from."""

    seat: Seat
    gods: tuple[GodCard, ...] = secret("seat")

    rules = ("FG 2.1.1",)
    en = """
        { $seat-is ->
            [me] You are dealt { $gods }.
           *[other] { $seat } is dealt { $gods }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вам сдано из карт Богов: { $gods }.
           *[other] { $seat } получает из карт Богов: { $gods }.
        }
        """
    en_unseen = "{ $seat } is dealt god cards."
    ru_unseen = "{ $seat } получает карты Богов."


class GodChosen(Event):
    """A player has chosen a god."""

    seat: Seat
    god: GodCard

    rules = ("FG 2.1.1", "FG 2.1.2")
    en = """
        { $seat-is ->
            [me] You serve { $god }.
           *[other] { $seat } serves { $god }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Ваш Бог — { $god }.
           *[other] Бог игрока { $seat } — { $god }.
        }
        """


class NotRecommended(Event):
    """A god is not meant for so many players."""

    seat: Seat
    god: God
    count: int

    rules = ("FG 1.2.6",)
    en = """
        { $seat-is ->
            [me] Your god, { $god }, is not recommended for { players-count }.
           *[other] { $seat }'s god, { $god }, is not recommended for { players-count }.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вашего Бога ({ $god }) не рекомендуют для игры { players-count }.
           *[other] Бога игрока { $seat } ({ $god }) не рекомендуют для игры { players-count }.
        }
        """


class ColumnsBegun(Event):
    """The first Spells lie in the Astral Columns."""

    symbols: tuple[Back, ...]

    rules = ("FG 2.1.8",)
    en = "The Astral Columns begin, from Other Worlds clockwise: { $symbols }."
    ru = "Начаты Астральные Колонки, от Других Миров по часовой стрелке: { $symbols }."


class FirstPlayer(Event):
    """A player has the first turn."""

    seat: Seat

    rules = ("FG 2.1.16",)
    en = """
        { $seat-is ->
            [me] You go first.
           *[other] { $seat } goes first.
        }
        """
    ru = """
        { $seat-is ->
            [me] Вы — первый игрок.
           *[other] { $seat } — первый игрок.
        }
        """
