"""What a seat may know of the table: built up from nothing."""

from __future__ import annotations

from typing import Any

from fhtagn.games.heroes.scoring import best_faction, sheet
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.verbs import codes
from fhtagn.kernel.knowledge import knows
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


@cites("MH 10.6", "MH 3.7")
def view(g: Heroes, seat: Seat) -> dict[str, Any]:
    """The table by a seat's eyes, or by those of somebody who only looks on."""
    return {
        "seats": g.seats,
        "first": g.first,
        "turn": g.last,
        "turns": g.turns,
        "playing": [[who, g.code[card]] for _, who, card in g.stack],
        "players": [player(g, seat, other) for other in range(g.seats)],
        "piles": [pile(g, seat, number) for number in range(len(g.decks))],
        "emptied": g.emptied,
    } | deck_lists(g)


def player(g: Heroes, seat: Seat, other: Seat) -> dict[str, Any]:
    """A place at the table as `seat` sees it."""
    seen = {
        "hand": list(codes(g, g.hands[other])) if other == seat else hand_seen(g, seat, other),
        "area": [[g.code[card], g.owner[card]] for card in g.areas[other]],
        "factions": [g.code[one] if knows(g, seat, one) else None for one in g.factions[other]],
        "pile": g.pile[other],
        "resigned": bool(g.resigned >> other & 1),
    }
    return seen | (score(g, other) if g.outcome is not None else {})


def hand_seen(g: Heroes, seat: Seat, other: Seat) -> list[str | None]:
    """Another's hand: what the seat knows of it, in no order that tells anything, then backs."""
    known = sorted(g.code[card] for card in g.hands[other] if knows(g, seat, card))
    return [*known, *[None] * (len(g.hands[other]) - len(known))]


@cites("MH 5.10")
def pile(g: Heroes, seat: Seat, number: int) -> dict[str, Any]:
    """A deck's size, what the seat knows of its top, and the whole discard pile in its order."""
    deck = [g.code[card] if knows(g, seat, card) else None for card in g.decks[number]]
    while deck and deck[-1] is None:
        deck.pop()
    return {
        "deck": len(g.decks[number]),
        "known": deck,
        "discard": list(codes(g, g.discards[number])),
    }


@cites("MH 8.23")
def deck_lists(g: Heroes) -> dict[str, Any]:
    """In a duel with open lists each may see what the other's deck is made of."""
    if len(g.decks) == 1 or not g.open_lists:
        return {}
    lists = [
        sorted(code for code, owner in zip(g.code, g.owner, strict=False) if owner == number)
        for number in range(len(g.decks))
    ]
    return {"lists": lists}


def score(g: Heroes, seat: Seat) -> dict[str, Any]:
    """At the end: every point by its rule and card."""
    faction, points = best_faction(g, seat)
    return {
        "faction": faction,
        "points": points,
        "sheet": [list(line) for line in sheet(g, seat, faction)],
    }
