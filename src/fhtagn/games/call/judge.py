"""A guess at how well a seat stands, for bots: stories first, then what may win the next ones."""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.payment import worth
from fhtagn.games.call.queries import (
    ARCANE,
    COMBAT,
    FAST,
    INVESTIGATION,
    TERROR,
    can_be_wounded,
    can_go_insane,
    characters,
    faction_of_code,
    has,
    icons,
    is_character,
    is_insane,
    is_ready,
    opponent,
    printed,
    skill,
    tokens,
    toughness,
)
from fhtagn.games.call.state import Call, Domain
from fhtagn.kernel.state import Seat

STORY: Final = 120.0  # a story that has been won
PULL: Final = (0.0, 9.0, 20.0, 34.0, 55.0, STORY)  # tokens, worth more the nearer to winning
RESOURCES: Final = (0.0, 4.0, 8.0, 11.0, 13.0, 14.0)  # a domain by what it holds
SHOWN: Final = {TERROR: 1.4, COMBAT: 1.2, ARCANE: 0.8, INVESTIGATION: 1.6}
SKILL: Final = 1.3
INSANE: Final = 1.5
GUARD: Final = 0.5  # of a character's value: who is ready can still defend in the other's turn
DOUBT: Final = 0.6  # of what a story promises while the other may still come there
LOW_DECK: Final = 10  # cards, below which it grows dangerous


def judge(g: Call, seat: Seat) -> float:
    """The difference of both sides' standing, and what the stories promise as things lie."""
    other = opponent(seat)
    return standing(g, seat) - standing(g, other) + promise(g, seat) - promise(g, other)


def standing(g: Call, seat: Seat) -> float:
    won = STORY * len(g.won[seat]) + sum(pull(tokens(g, seat, story)) for story in g.row)
    board = sum(value(g, card) for card in g.play[seat])
    means = sum(of_domain(g, one) for one in g.domains[seat])
    hand = sum(1.5 + 0.2 * min(max(printed(g, card).cost, 0), 4) for card in g.hands[seat])
    return won + board + means + hand + 3.0 * min(0, len(g.decks[seat]) - LOW_DECK)


def pull(count: int) -> float:
    return PULL[min(count, len(PULL) - 1)]


def of_domain(g: Call, domain: Domain) -> float:
    """By how much it can pay for, and for whom."""
    kinds = {faction_of_code(g, g.code[card]) for card in domain.resources}
    return RESOURCES[min(worth(g, domain), len(RESOURCES) - 1)] + 0.6 * len(kinds)


def value(g: Call, card: int) -> float:
    """A card in play by what it can do at a story."""
    if not is_character(g, card):
        return 2.0 + printed(g, card).cost
    if is_insane(g, card):
        return INSANE
    full = strength(g, card)
    guards = g.active == g.controller[card] and is_ready(g, card)
    return full * (1.0 + GUARD * guards * 0.3) - 1.5 * g.wounds[card]


def strength(g: Call, card: int) -> float:
    shown = sum(weight * icons(g, card, icon) for icon, weight in SHOWN.items())
    return 2.0 + shown + SKILL * skill(g, card) + toughness(g, card) + has(g, card, FAST)


# -- what the stories promise ----------------------------------------------------------------------


def promise(g: Call, seat: Seat) -> float:
    """What the seat may expect of the stories at which somebody is, before they are resolved."""
    if g.phase != "story":
        return 0.0
    where = {card: g.at[card] for one in range(g.seats) for card in g.play[one]}
    where.update(g.story_phase.committing)
    left = [story for story in g.row if story not in g.story_phase.resolved]
    return sum(at_story(g, seat, story, where) for story in left)


def at_story(g: Call, seat: Seat, story: int, where: dict[int, int]) -> float:
    mine = [card for card in characters(g, seat) if where[card] == story]
    theirs = [card for card in characters(g, opponent(seat)) if where[card] == story]
    active = mine if seat == g.active else theirs
    if not active:
        return 0.0
    count = tokens(g, seat, story)
    gain = 0.0
    for icon, weight in ((TERROR, 6.0), (COMBAT, 6.0), (ARCANE, 1.0), (INVESTIGATION, 0.0)):
        if shown(g, mine, icon) > shown(g, theirs, icon):
            gain += weight * is_weak(g, theirs, icon)
            count += icon == INVESTIGATION
    if seat == g.active:
        own, other = (sum(skill(g, card) for card in some) for some in (mine, theirs))
        count += (own > other) + (own > 0 and other == 0)
    gain += pull(count) - pull(tokens(g, seat, story))
    return gain * (DOUBT if is_open(g, seat, theirs) else 1.0)


def shown(g: Call, cards: list[int], icon: int) -> int:
    return sum(icons(g, card, icon) for card in cards)


def is_weak(g: Call, cards: list[int], icon: int) -> bool:
    """Whether losing the struggle costs these somebody."""
    if icon == TERROR:
        return any(can_go_insane(g, card) for card in cards)
    if icon == COMBAT:
        return any(can_be_wounded(g, card) and not toughness(g, card) for card in cards)
    return True


def is_open(g: Call, seat: Seat, theirs: list[int]) -> bool:
    """Whether the other side may still send somebody."""
    other = opponent(seat)
    ready = any(is_ready(g, card) for card in characters(g, other))
    return seat == g.active and not theirs and ready and not g.fray
