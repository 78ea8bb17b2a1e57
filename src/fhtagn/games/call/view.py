"""What a seat sees, built up from nothing (CC 1.4, 1.5).

`make types` writes the client's types from these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NotRequired, TypedDict

from fhtagn.games.call.abilities import USES
from fhtagn.games.call.choosing import choices_of
from fhtagn.games.call.naming import NAMES_OF, About, copy_of
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
from fhtagn.games.call.state import INSANE, NOWHERE, Call, Step, Use
from fhtagn.games.call.state import Domain as Held
from fhtagn.games.call.vocabulary import ICONS, Struggle
from fhtagn.kernel.knowledge import faces
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

Condition = Literal["ready", "exhausted", "insane"]
STATES: Final[tuple[Condition, ...]] = ("ready", "exhausted", "insane")


class Named(TypedDict):
    """A card in play by its code, and by which of several copies it is."""

    card: str
    copy: NotRequired[int]


class NamedStory(TypedDict):
    """A story in the row, likewise."""

    story: str
    copy: NotRequired[int]


class Host(TypedDict, total=False):
    """What a card is attached to: a card in play, or a story."""

    card: str
    story: str
    copy: int


class Seen(Named):
    """A card in play."""

    owner: Seat
    controller: Seat
    state: Condition
    character: bool
    wounds: int
    skill: int | None
    icons: list[int] | None
    subtypes: list[str]
    keywords: dict[str, int]
    blank: bool
    at: int | None  # the place of the story it is committed to
    host: Host | None
    named: Struggle | None


class Story(NamedStory):
    """A story in the row; lists are by seat."""

    tokens: list[int]
    struggles: list[Struggle]
    icons: list[list[int]]
    skill: list[int]
    resolved: bool


class Domain(TypedDict):
    """A domain."""

    resources: list[str]
    worth: int
    drained: bool
    card: NotRequired[str | None]  # of one that was added during the game


class Player(TypedDict):
    """A player's part of the table; None is a back."""

    packs: list[str]
    deck_list: list[str] | None  # None where lists are closed
    deck: list[str | None]
    hand: list[str | None]
    discard: list[str]
    domains: list[Domain]
    play: list[Seen]
    won: list[str]


class Using(TypedDict):
    """An effect in progress."""

    seat: Seat
    card: str
    ability: str
    timing: str
    x: int
    chosen: list[About]
    cancelled: bool


class Harm(Named):
    """A card that is about to be wounded."""

    wounds: int


class Fray(NamedStory):
    """The story whose struggles are being fought."""

    fought: list[Struggle]


class Committing(Named):
    """A card that is about to be committed."""

    story: str
    at: int


class Lasting(TypedDict):
    """What lasts for a while, on a card or on the table."""

    effect: str
    card: str | None
    amount: int


class View(TypedDict):
    """The table."""

    turn: int
    phase: str
    active: Seat
    day: bool
    night: bool
    balanced: bool
    players: list[Player]
    row: list[Story]
    story_deck: list[str | None]
    box: list[str]
    uses: list[Using]
    harms: list[list[Harm]]
    step: Step
    fray: Fray | None
    committing: list[Committing]
    lasting: list[Lasting]
    looked_at: list[str | None]
    set_aside: list[str | None]


def views(g: Call) -> Callable[[Seat], View]:
    """The table by a seat's eyes, or by those of somebody who only looks on."""
    public = seen_by_all(g)
    return lambda seat: {
        **public,
        "players": [player(g, seat, one, seen) for one, seen in enumerate(public["players"])],
        "story_deck": faces(g, seat, g.story_deck),
        "looked_at": faces(g, seat, g.looking.left),
        "set_aside": faces(g, seat, g.looking.aside),
    }


def seen_by_all(g: Call) -> View:
    """The table with nothing of what only some may know."""
    day, night = hours(g)
    return {
        "turn": g.turn,
        "phase": g.phase,
        "active": g.active,
        "day": day,
        "night": night,
        "balanced": g.variant.balanced,
        "players": [open_player(g, one) for one in range(g.seats)],
        "row": [story(g, one) for one in g.row],
        "story_deck": [],
        "box": [g.code[card] for card in g.box],
        "uses": [in_use(g, use) for use in g.uses],
        "harms": [
            [{**named(g, card), "wounds": wounds} for card, wounds in harm.hits]
            for harm in g.harms
        ],
        "step": g.story_phase.step,
        "fray": None if g.fray is None else {
            **named_story(g, g.fray.story), "fought": [ICONS[icon] for icon in g.fray.fought],
        },
        "committing": [
            {**named(g, card), "story": g.code[where], "at": g.row.index(where)}
            for card, where in g.story_phase.committing
        ],
        "lasting": [
            {"effect": one.ability, "card": g.code[one.thing] if one.thing >= 0 else None,
             "amount": one.amount} for one in g.lasting
        ],
        "looked_at": [],
        "set_aside": [],
    }  # fmt: skip


@cites("CC 1.5")
def open_player(g: Call, one: Seat) -> Player:
    """A player's part of the table, without hand and deck."""
    return {
        "packs": list(g.packs[one]),
        "deck_list": deck_list(g, one) if g.variant.open_lists else None,
        "deck": [],
        "hand": [],
        "discard": [g.code[thing] for thing in g.discards[one]],
        "domains": [open_domain(g, place) for place in g.domains[one]],
        "play": [card(g, thing) for thing in g.play[one]],
        "won": [g.code[thing] for thing in g.won[one]],
    }


@cites("CC 1.4", "CC 1.6")
def player(g: Call, seat: Seat, one: Seat, seen: Player) -> Player:
    """The same as `seat` sees it; of hands and decks what the seat has learned."""
    return {
        **seen,
        "deck_list": list_seen(g, seat, one, seen),
        "deck": faces(g, seat, g.decks[one]),
        "hand": faces(g, seat, g.hands[one]),
        "domains": [
            domain(g, seat, place, seen)
            for place, seen in zip(g.domains[one], seen["domains"], strict=True)
        ],
    }


@cites("CC 40.43")
def list_seen(g: Call, seat: Seat, one: Seat, seen: Player) -> list[str] | None:
    """All that the player has brought; where lists are closed it is his own affair."""
    is_own = seat == one and not g.variant.open_lists
    return deck_list(g, one) if is_own else seen["deck_list"]


def deck_list(g: Call, one: Seat) -> list[str]:
    return sorted(code for code, owner in zip(g.code, g.owner, strict=True) if owner == one)


@cites("CC 1.4")
def open_domain(g: Call, place: Held) -> Domain:
    """Resources are public."""
    return {
        "resources": [g.code[thing] for thing in place.resources],
        "worth": worth(g, place),
        "drained": place.drained,
    }


@cites("CC 22.4")
def domain(g: Call, seat: Seat, place: Held, seen: Domain) -> Domain:
    """The card of an added domain is known to its owner alone."""
    if place.card == NOWHERE:
        return seen
    (card,) = faces(g, seat, [place.card])
    return {**seen, "card": card}


@cites("CC 16.8")
def card(g: Call, thing: int) -> Seen:
    """A card in play with its values as they count now."""
    status = g.status[thing]
    keywords = {
        one.name: toughness(g, thing) if one.name == "toughness" else 1
        for one in KEYWORDS
        if has(g, thing, one)
    }
    return {
        **named(g, thing),
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


def host(g: Call, thing: int) -> Host | None:
    if thing == NOWHERE:
        return None
    is_story = thing in g.row
    seen: Host = {"story": g.code[thing]} if is_story else {"card": g.code[thing]}
    if copy := copy_of(g, thing, g.row if is_story else all_in_play(g)):
        seen["copy"] = copy
    return seen


def all_in_play(g: Call) -> list[int]:
    return [*g.play[0], *g.play[1]]


def named(g: Call, card: int) -> Named:
    copy = copy_of(g, card, all_in_play(g))
    return {"card": g.code[card], "copy": copy} if copy else {"card": g.code[card]}


def named_story(g: Call, one: int) -> NamedStory:
    copy = copy_of(g, one, g.row)
    return {"story": g.code[one], "copy": copy} if copy else {"story": g.code[one]}


@cites("CC 1.18")
def story(g: Call, one: int) -> Story:
    """A story with both sides' tokens, and how things stand there."""
    struggles = STRUGGLES(g, one)
    return {
        **named_story(g, one),
        "tokens": [tokens(g, seat, one) for seat in range(g.seats)],
        "struggles": [ICONS[icon] for icon in struggles],
        "icons": [[count(g, seat, one, icon) for icon in range(4)] for seat in range(g.seats)],
        "skill": [total_skill(g, seat, one) for seat in range(g.seats)],
        "resolved": one in g.story_phase.resolved,
    }


def in_use(g: Call, use: Use) -> Using:
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
        "cancelled": use.cancelled,
    }
