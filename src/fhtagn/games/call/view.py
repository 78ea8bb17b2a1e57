"""What a seat sees, built up from nothing (CC 1.4, 1.5)."""

from __future__ import annotations

from typing import Any, Final

from fhtagn.games.call.abilities import USES
from fhtagn.games.call.choosing import choices_of
from fhtagn.games.call.naming import NAMES_OF, about_card, about_story
from fhtagn.games.call.payment import worth
from fhtagn.games.call.queries import (
    KEYWORDS,
    STRUGGLES,
    SUBTYPES,
    has,
    hours,
    icons,
    is_blank,
    is_character,
    is_insane,
    skill,
    tokens,
    toughness,
)
from fhtagn.games.call.resolving import count, total_skill
from fhtagn.games.call.state import INSANE, NOWHERE, Call, Domain, Use
from fhtagn.games.call.vocabulary import ICONS
from fhtagn.kernel.knowledge import knows
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

STATES: Final = ("ready", "exhausted", "insane")


def view(g: Call, seat: Seat) -> dict[str, Any]:
    day, night = hours(g)
    return {
        "turn": g.turn,
        "phase": g.phase,
        "active": g.active,
        "day": day,
        "night": night,
        "balanced": g.variant.balanced,
        "open_lists": g.variant.open_lists,
        "players": [player(g, seat, one) for one in range(g.seats)],
        "row": [story(g, one) for one in g.row],
        "story_deck": [shown(g, seat, card) for card in g.story_deck],
        "box": [g.code[card] for card in g.box],
        "uses": [in_use(g, use) for use in g.uses],
        "harms": [
            [{**about_card(g, card), "wounds": wounds} for card, wounds in harm.hits]
            for harm in g.harms
        ],
        "step": g.story_phase.step,
        "fray": None if g.fray is None else {
            **about_story(g, g.fray.story), "fought": [ICONS[icon] for icon in g.fray.fought],
        },
        "committing": [
            {**about_card(g, card), "story": g.code[where], "at": g.row.index(where)}
            for card, where in g.story_phase.committing
        ],
        "lasting": [
            {"effect": one.ability, "card": g.code[one.thing] if one.thing >= 0 else None,
             "amount": one.amount} for one in g.lasting
        ],
        "looked_at": [shown(g, seat, card) for card in g.looking.left],
        "set_aside": [shown(g, seat, card) for card in g.looking.aside],
    }  # fmt: skip


@cites("CC 1.4", "CC 1.5", "CC 1.6")
def player(g: Call, seat: Seat, one: Seat) -> dict[str, Any]:
    """A player's part of the table; of hands and decks what the seat has learned."""
    return {
        "packs": list(g.packs[one]),
        "list": deck_list(g, seat, one),
        "deck": [shown(g, seat, thing) for thing in g.decks[one]],
        "hand": [shown(g, seat, thing) for thing in g.hands[one]],
        "discard": [g.code[thing] for thing in g.discards[one]],
        "domains": [domain(g, seat, place) for place in g.domains[one]],
        "play": [card(g, thing) for thing in g.play[one]],
        "won": [g.code[thing] for thing in g.won[one]],
    }


@cites("CC 40.43")
def deck_list(g: Call, seat: Seat, one: Seat) -> list[str] | None:
    """All that the player has brought; where lists are closed it is his own affair."""
    if not g.variant.open_lists and seat != one:
        return None
    return sorted(code for code, owner in zip(g.code, g.owner, strict=True) if owner == one)


def shown(g: Call, seat: Seat, thing: int) -> str | None:
    return g.code[thing] if knows(g, seat, thing) else None


@cites("CC 1.4", "CC 22.4")
def domain(g: Call, seat: Seat, place: Domain) -> dict[str, Any]:
    """Resources are public; the card of an added domain is known to its owner alone."""
    said: dict[str, Any] = {
        "resources": [g.code[thing] for thing in place.resources],
        "worth": worth(g, place),
        "drained": place.drained,
    }
    return said if place.card == NOWHERE else said | {"card": shown(g, seat, place.card)}


@cites("CC 16.8")
def card(g: Call, thing: int) -> dict[str, Any]:
    """A card in play with its values as they count now."""
    status = g.status[thing]
    keywords = {
        one.name: toughness(g, thing) if one.name == "toughness" else 1
        for one in KEYWORDS
        if has(g, thing, one)
    }
    return {
        **about_card(g, thing),
        "owner": g.owner[thing],
        "controller": g.controller[thing],
        "state": STATES[status],
        "character": is_character(g, thing),
        "wounds": g.wounds[thing],
        "skill": skill(g, thing) if is_character(g, thing) else None,
        "icons": [icons(g, thing, icon) for icon in range(4)] if is_character(g, thing) else None,
        "subtypes": [] if is_insane(g, thing) else list(SUBTYPES(g, thing)),
        "keywords": keywords,
        "blank": status != INSANE and is_blank(g, thing),
        "at": None if g.at[thing] == NOWHERE else g.row.index(g.at[thing]),
        "host": host(g, g.host[thing]),
        "named": ICONS[g.declared[thing]] if thing in g.declared else None,
    }


def host(g: Call, thing: int) -> dict[str, Any] | None:
    if thing == NOWHERE:
        return None
    return about_story(g, thing) if thing in g.row else about_card(g, thing)


@cites("CC 1.18")
def story(g: Call, one: int) -> dict[str, Any]:
    """A story with both sides' tokens, and how things stand there."""
    struggles = STRUGGLES(g, one)
    return {
        **about_story(g, one),
        "tokens": [tokens(g, seat, one) for seat in range(g.seats)],
        "struggles": [ICONS[icon] for icon in struggles],
        "icons": [[count(g, seat, one, icon) for icon in range(4)] for seat in range(g.seats)],
        "skill": [total_skill(g, seat, one) for seat in range(g.seats)],
        "resolved": one in g.story_phase.resolved,
    }


def in_use(g: Call, use: Use) -> dict[str, Any]:
    """An effect in progress: what it is, what was chosen for it."""
    choices = choices_of(g, use)
    return {
        "seat": use.seat,
        "card": g.code[use.card],
        "ability": use.ability,
        "timing": USES[use.ability].timing if use.ability in USES else use.ability,
        "x": use.x,
        "chosen": [
            NAMES_OF[choices[number].what](g, thing, use.seat)
            for number, things in enumerate(use.chosen)
            for thing in things
        ],
        "overpaid": use.overpaid,
        "cancelled": use.cancelled,
    }
