"""What a seat may know of the table: built up from nothing.

`make types` writes the client's types from these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, NotRequired, TypedDict

from fhtagn.games.heroes.scoring import Line, best_faction, sheet
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.verbs import codes
from fhtagn.kernel.knowledge import faces
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


class Played(NamedTuple):
    """A card that is being played."""

    seat: Seat
    code: str


class Laid(NamedTuple):
    """A card in an area, and the pile it came from."""

    code: str
    owner: int


class Player(TypedDict):
    """A place at the table; the last three fields come when the game is over."""

    hand: list[str | None]  # None is a back
    area: list[Laid]
    factions: list[str | None]
    pile: int
    resigned: bool
    faction: NotRequired[str]
    points: NotRequired[int]
    sheet: NotRequired[list[Line]]


class Pile(TypedDict):
    """A deck and its discard pile."""

    deck: int  # how many cards
    known: list[str | None]  # from the top, as far as anything is known
    discard: list[str]  # the top card last


class View(TypedDict):
    """The table."""

    seats: int
    first: Seat
    turn: Seat
    turns: int
    playing: list[Played]
    players: list[Player]
    piles: list[Pile]
    emptied: Seat
    lists: NotRequired[list[list[str]]]  # the decks, in a duel with open lists


@cites("MH 10.6", "MH 3.7")
def views(g: Heroes) -> Callable[[Seat], View]:
    """The table by a seat's eyes, or by those of somebody who only looks on."""
    public = seen_by_all(g)
    return lambda seat: {
        **public,
        "players": [player(g, seat, other, seen) for other, seen in enumerate(public["players"])],
        "piles": [pile(g, seat, number, seen) for number, seen in enumerate(public["piles"])],
    }


def seen_by_all(g: Heroes) -> View:
    """The table with nothing of what only some may know."""
    seen: View = {
        "seats": g.seats,
        "first": g.first,
        "turn": g.last,
        "turns": g.turns,
        "playing": [Played(who, g.code[card]) for _, who, card in g.stack],
        "players": [open_player(g, seat) for seat in range(g.seats)],
        "piles": [open_pile(g, number) for number in range(len(g.decks))],
        "emptied": g.emptied,
    }
    if (lists := deck_lists(g)) is not None:
        seen["lists"] = lists
    return seen


def open_player(g: Heroes, seat: Seat) -> Player:
    """A place at the table, without its hand and its factions."""
    seen: Player = {
        "hand": [],
        "area": [Laid(g.code[card], g.owner[card]) for card in g.areas[seat]],
        "factions": [],
        "pile": g.pile[seat],
        "resigned": bool(g.resigned >> seat & 1),
    }
    if g.outcome is not None:
        score(g, seat, seen)
    return seen


def player(g: Heroes, seat: Seat, other: Seat, seen: Player) -> Player:
    """A place at the table as `seat` sees it."""
    return {
        **seen,
        "hand": hand_seen(g, seat, other),
        "factions": faces(g, seat, g.factions[other]),
    }


def hand_seen(g: Heroes, seat: Seat, other: Seat) -> list[str | None]:
    """The seat's own hand; of another's what it knows, sorted, and backs."""
    if seat == other:
        return [*codes(g, g.hands[other])]
    known = sorted(filter(None, faces(g, seat, g.hands[other])))
    return [*known, *[None] * (len(g.hands[other]) - len(known))]


@cites("MH 5.10")
def open_pile(g: Heroes, number: int) -> Pile:
    """A deck's size, and the whole discard pile in its order."""
    return {
        "deck": len(g.decks[number]),
        "known": [],
        "discard": list(codes(g, g.discards[number])),
    }


def pile(g: Heroes, seat: Seat, number: int, seen: Pile) -> Pile:
    """The same with what the seat knows of the top."""
    deck = faces(g, seat, g.decks[number])
    while deck and deck[-1] is None:
        deck.pop()
    return {**seen, "known": deck}


@cites("MH 8.23")
def deck_lists(g: Heroes) -> list[list[str]] | None:
    """In a duel with open lists each may see what the other's deck is made of."""
    if len(g.decks) == 1 or not g.open_lists:
        return None
    return [
        sorted(code for code, owner in zip(g.code, g.owner, strict=False) if owner == number)
        for number in range(len(g.decks))
    ]


def score(g: Heroes, seat: Seat, seen: Player) -> None:
    """At the end: every point by its rule and card."""
    faction, points = best_faction(g, seat)
    seen["faction"], seen["points"] = faction, points
    seen["sheet"] = sheet(g, seat, faction)
