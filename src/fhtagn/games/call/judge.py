"""A guess at how well a seat stands, for bots."""

from __future__ import annotations

from fhtagn.games.call.payment import worth
from fhtagn.games.call.queries import (
    ARCANE,
    COMBAT,
    FAST,
    INVESTIGATION,
    TERROR,
    has,
    icons,
    is_character,
    is_insane,
    opponent,
    printed,
    skill,
    tokens,
    toughness,
)
from fhtagn.games.call.state import Call
from fhtagn.kernel.state import Seat


def judge(g: Call, seat: Seat) -> float:
    """The difference of both sides' standing."""
    return standing(g, seat) - standing(g, opponent(seat))


def standing(g: Call, seat: Seat) -> float:
    stories = 100 * len(g.won[seat]) + sum(pull(tokens(g, seat, story)) for story in g.row)
    board = sum(worth_of(g, card) for card in g.play[seat])
    means = sum(min(worth(g, one), 5) * 1.2 for one in g.domains[seat])
    deck = min(0, len(g.decks[seat]) - 8) * 4
    return stories + board + means + 1.5 * len(g.hands[seat]) + deck


def pull(count: int) -> float:
    """Tokens are worth more the nearer they are to winning."""
    return (0, 5, 12, 22, 36, 60)[min(count, 5)]


def worth_of(g: Call, card: int) -> float:
    if not is_character(g, card):
        return 2 + printed(g, card).cost
    if is_insane(g, card):
        return 1
    shown = 1.3 * icons(g, card, TERROR) + 1.2 * icons(g, card, COMBAT)
    shown += 0.8 * icons(g, card, ARCANE) + 1.5 * icons(g, card, INVESTIGATION)
    body = 1.5 * skill(g, card) + toughness(g, card) - 2 * g.wounds[card]
    return 2 + shown + body + has(g, card, FAST) + (g.status[card] == 0)
