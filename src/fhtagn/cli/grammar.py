"""One grammar of options for all commands.

`--seats 4 --option decks=london --seat 1=bot:greedy,age=40 --seed 7 --content PACK`
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from fhtagn.content import read_text
from fhtagn.games import load
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.game import Game, Option, Settings, settings

PLAYERS = ("person", "bot:random", "bot:greedy")
MOST_DECK_BYTES = 100_000
Setting = str | int | bool | None  # the values of a setting


class PlayerSpec(NamedTuple):
    """The player of a seat: a person, or a bot of some level; with a name if given."""

    kind: str
    name: str = ""


class MatchSpec(NamedTuple):
    """A table as the command line describes it."""

    game: Game
    settings: Settings
    players: tuple[PlayerSpec, ...]
    seed: int


def read_seed(text: str | None, otherwise: int) -> int:
    if text is None:
        return otherwise
    if not text.removeprefix("-").isdecimal():
        raise Complaint("seed-not-a-number", found=text)
    return int(text)


def read_count(name: str, text: str, least: int = 1) -> int:
    """A whole number, at least `least`."""
    if not text.isdecimal() or int(text) < least:
        raise Complaint("count-not-a-number", option=name, found=text, least=least)
    return int(text)


def read_value(option: Option, text: str) -> Setting:
    """The value of a text on the command line."""
    kinds = {type(one) for one in (*option.choices, option.default) if one is not None}
    if kinds == {bool}:
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        return words.get(text.casefold(), text)
    if kinds == {int}:
        return int(text) if text.removeprefix("-").isdecimal() else text
    return text


def open_game(name: str, pack: str | None) -> Game:
    return load(name, Path(pack) if pack else None)


def usual_seats(game: Game) -> int:
    """The default number of seats: the fewest above one."""
    return min(game.rules.seats, key=lambda count: (count == 1, count))


def table_options(game: Game, given: Sequence[str]) -> dict[str, Setting]:
    """The values of `--option name=value`."""
    known = {option.name: option for option in game.rules.options}
    return _pairs(given, known, "option")


def _pairs(given: Sequence[str], known: Mapping[str, Option], what: str) -> dict[str, Setting]:
    found: dict[str, Setting] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint(f"{what}-grammar", found=text)
        if name not in known:
            raise Complaint("option-unknown", option=name, nearest=nearest(name, known))
        if name in found and found[name] != read_value(known[name], value):
            raise Complaint("option-twice", option=name)
        found[name] = read_value(known[name], value)
    return found


def read_seats(
    game: Game, given: Sequence[str], seats: int
) -> tuple[dict[int, PlayerSpec], list[dict[str, Setting]]]:
    """The values of `--seat N=who,name=value,…`: the player, and the seat's settings."""
    players: dict[int, PlayerSpec] = {}
    by_seat: list[dict[str, Setting]] = [{} for _ in range(seats)]
    seen: set[int] = set()
    for text in given:
        number, equals, rest = text.partition("=")
        if not equals or not number.isdecimal():
            raise Complaint("seat-grammar", found=text)
        seat = int(number)
        if seat >= seats:
            raise Complaint("seat-number", found=seat, most=seats - 1)
        if seat in seen:
            raise Complaint("seat-twice", seat=seat)
        seen.add(seat)
        _read_seat(game, seat, rest, players, by_seat[seat])
    return players, by_seat


def _read_seat(
    game: Game, seat: int, text: str, players: dict[int, PlayerSpec], own: dict[str, Setting]
) -> None:
    known = {option.name: option for option in game.rules.seat_options}
    for part in filter(None, text.split(",")):
        if "=" in part:
            own |= _pairs([part], known, "seat")
        else:
            players[seat] = read_player(part)
    deck = own.get("deck")
    if isinstance(deck, str):
        own["deck"] = deck_text(deck)


def read_player(text: str) -> PlayerSpec:
    """`person`, `person:Anna`, `bot:greedy`, `bot:random`."""
    kind, _, rest = text.partition(":")
    if kind == "person":
        return PlayerSpec("person", rest)
    if text in PLAYERS:
        return PlayerSpec(text)
    raise Complaint("player-unknown", found=text, nearest=nearest(text, PLAYERS))


def deck_text(value: str) -> str:
    """A deck's value, or the text of a file with that name."""
    path = Path(value)
    if not path.suffix or not path.is_file():
        return value
    return read_text(path, MOST_DECK_BYTES)


def read_match(
    game: Game,
    *,
    seats: str | None,
    option: Sequence[str],
    seat: Sequence[str],
    seed: str | None,
    lot: int,
    empty: Sequence[PlayerSpec],
) -> MatchSpec:
    """The table described; `empty` gives the players of the other seats, its last repeated."""
    table = table_options(game, option)
    count = read_count("--seats", seats) if seats is not None else usual_seats(game)
    if count not in game.rules.seats:
        raise Complaint(
            "seats", found=count, least=min(game.rules.seats), most=max(game.rules.seats)
        )
    players, by_seat = read_seats(game, seat, count)
    chosen = settings(game, count, table, by_seat)
    filled = tuple(
        players.get(number, empty[min(number, len(empty) - 1)]) for number in range(count)
    )
    return MatchSpec(game, chosen, filled, read_seed(seed, lot))
