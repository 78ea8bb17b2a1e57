"""Questions the rules ask of the table; nothing here changes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fhtagn.games.heroes.content import Character, Step
from fhtagn.games.heroes.state import Heroes
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

HAND: Final = 3


def character(g: Heroes, card: int) -> Character:
    return g.content.characters[g.code[card]]


def step_of(g: Heroes, me: int, n: int) -> Step:
    """The step with that number of the ability of the card `me`."""
    return g.content.characters[g.code[me]].steps[n]


def has_step(g: Heroes, card: int, op: str) -> bool:
    return any(one.op == op for one in character(g, card).steps)


@cites("MH 4.3", "MH 10.1")
def room(g: Heroes, seat: Seat) -> int:
    """How many cards the hand can still take: three is the most."""
    return HAND - len(g.hands[seat])


@cites("MH 3.15")
def in_turn_order(g: Heroes, first: Seat) -> list[Seat]:
    """All seats clockwise from the first."""
    return [(first + step) % g.seats for step in range(g.seats)]


def others(g: Heroes, seat: Seat) -> list[Seat]:
    """The other seats, clockwise from the seat."""
    return in_turn_order(g, seat)[1:]


@cites("MH 10.2")
def others_with_cards(g: Heroes, seat: Seat) -> list[Seat]:
    return [other for other in others(g, seat) if g.hands[other]]


@cites("MH 5.11", "MH 5.12", "MH 5.16", "MH 10.4", "MH 10.19")
def targets(g: Heroes, areas: Iterable[Seat], me: int, matches: frozenset[str]) -> list[int]:
    """The face-up cards an effect can hit: never the card being played.

    Equal copies in one area are one target.
    """
    found = []
    for area in areas:
        seen = []
        for card in g.areas[area]:
            code = g.code[card]
            mark = (code, g.owner[card])
            if card != me and code in matches and mark not in seen:
                seen.append(mark)
                found.append(card)
    return found


@cites("MH 10.19")
def choices_in_hand(g: Heroes, seat: Seat, matches: frozenset[str] | None = None) -> list[int]:
    """One card of each character and owner in the hand: the copy which most players know of."""
    hand = g.hands[seat]
    if matches is None and len({g.code[card] for card in hand}) == len(hand):
        return list(hand)
    best: dict[tuple[str, int], int] = {}
    for card in hand:
        code = g.code[card]
        if matches is None or code in matches:
            mark = (code, g.owner[card])
            known = best.get(mark)
            if known is None or witnesses(g, card) > witnesses(g, known):
                best[mark] = card
    return list(best.values())


def witnesses(g: Heroes, card: int) -> int:
    """How many seats know the card."""
    return (g.known[card] & ((1 << g.seats) - 1)).bit_count()


def coming(g: Heroes) -> list[tuple[Seat, int]]:
    """The cards being played that have been shown but not yet put down, with their players."""
    laid = {card for place in (*g.areas, *g.discards, *g.hands) for card in place}
    return [(seat, card) for _, seat, card in g.stack if card not in laid]


def area_of(g: Heroes, card: int) -> Seat:
    """The area in which the card lies face up."""
    return next(seat for seat in range(g.seats) if card in g.areas[seat])
