"""What a seat may know of the table: built up from nothing (FG 1.4).

`make types` writes the client's types from these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypedDict

from fhtagn.games.fate.queries import (
    LOCATIONS,
    controls,
    here,
    holder,
    location,
    monster_of,
    piece_of,
    symbol_of,
)
from fhtagn.games.fate.state import NOBODY, NOTHING, Colour, Fate
from fhtagn.kernel.knowledge import faces
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


class Back(NamedTuple):
    """A Spell: the symbol on its back, and its code for seats that know it."""

    symbol: str
    code: str | None


class Relic(NamedTuple):
    """An Artifact in a Lodge."""

    code: str
    tilted: bool


class Effect(NamedTuple):
    """An effect that is being carried out."""

    sort: str
    code: str
    seat: Seat
    cancelled: bool


class Roll(NamedTuple):
    """Dice on the table, and why they were rolled."""

    seat: Seat
    why: str
    dice: list[str]


class Gain(NamedTuple):
    """Elder Signs a seat is about to get."""

    seat: Seat
    amount: int
    cause: str


class Place(TypedDict):
    """A location."""

    id: str
    cultists: list[int]  # by seat
    minions: list[Seat]
    investigators: int
    column: list[str]  # the symbols of its backs
    controlled: Seat
    storm: bool
    storm_face: str | None
    pieces: list[int]


class Lodge(TypedDict):
    """A player's part of the table."""

    god: str
    offers: list[str | None]
    colour: Colour
    here: str
    piece: int
    lodge: int
    abyss: int
    devoured: int
    captives: list[int]
    visitors: int
    token: int
    signs: int
    hand: list[Back]
    gate: bool
    reserve: list[Back]
    artifacts: list[Relic]
    curses: list[str | None]
    holder: Seat
    monster: str
    tokens: int
    storms_seen: list[str | None]
    preparing: list[Back]
    resigned: bool


class View(TypedDict):
    """The table."""

    seats: int
    turns: int
    turn: Seat
    phase: int
    control: str
    first: Seat
    goal: int
    strict: bool
    level: str
    locations: list[Place]
    fate: list[str]
    supply: int
    gates: int
    deck: int
    discard: list[str]
    artifacts: list[str]
    artifact_deck: int
    curse_deck: int
    monsters: list[str]
    monster_deck: int
    storms: int
    players: list[Lodge]
    effects: list[Effect]
    rolls: list[Roll]
    raids: list[Seat]
    gains: list[Gain]
    hexes: list[Seat]


@cites("FG 1.4.4", "FG 40.1.65")
def views(g: Fate) -> Callable[[Seat], View]:
    """The table by a seat's eyes, or by those of somebody who only looks on."""
    public = seen_by_all(g)
    return lambda seat: {
        **public,
        "locations": [at_location(g, seat, at, one) for at, one in enumerate(public["locations"])],
        "players": [player(g, seat, other, one) for other, one in enumerate(public["players"])],
    }


def seen_by_all(g: Fate) -> View:
    """The table with nothing of what only some may know."""
    now = g.turn
    return {
        "seats": g.seats,
        "turns": g.turns,
        "turn": now.seat if now else NOBODY,
        "phase": now.phase if now else 0,
        "control": now.control if now else "",
        "first": g.first,
        "goal": g.goal,
        "strict": g.strict,
        "level": g.level if g.seats == 1 else "",
        "locations": [open_location(g, at) for at in LOCATIONS],
        "fate": [location(g, at) for at in g.fate],
        "supply": g.supply,
        "gates": g.gates,
        "deck": len(g.deck),
        "discard": [g.code[card] for card in g.discard],
        "artifacts": [g.code[card] for card in g.display],
        "artifact_deck": len(g.artifact_deck),
        "curse_deck": len(g.curse_deck),
        "monsters": [g.code[card] for card in g.monsters_shown],
        "monster_deck": len(g.monster_stack),
        "storms": len(g.storms),
        "players": [open_lodge(g, seat) for seat in range(g.seats)],
        "effects": [Effect(one.sort, one.code, one.seat, one.cancelled) for one in g.effects],
        "rolls": [Roll(one.seat, one.why, list(one.dice + one.final)) for one in g.rolls],
        "raids": [one.seat for one in g.raids],
        "gains": [Gain(one.seat, one.count, one.cause) for one in g.gains],
        "hexes": [one.seat for one in g.hexes],
    }


@cites("FG 1.4.3")
def open_location(g: Fate, at: int) -> Place:
    """Figures, the backs in the Column, the back of a Storm token."""
    return {
        "id": location(g, at),
        "cultists": [g.altar[other][at] for other in range(g.seats)],
        "minions": [other for other in range(g.seats) if at in g.minions[other]],
        "investigators": g.investigators[at],
        "column": [location(g, symbol_of(g, card)) for card in g.columns[at]],
        "controlled": next((other for other in range(g.seats) if controls(g, other, at)), NOBODY),
        "storm": g.storm_at[at] != NOTHING,
        "storm_face": "",
        "pieces": [piece for piece, there in enumerate(g.fate) if there == at],
    }


@cites("FG 40.1.40")
def at_location(g: Fate, seat: Seat, at: int, seen: Place) -> Place:
    """The same with a Storm token that only its owner can tell."""
    if not seen["storm"]:
        return seen
    (storm,) = faces(g, seat, [g.storm_at[at]])
    return {**seen, "storm_face": storm}


@cites("FG 1.3.3", "FG 1.3.4", "FG 1.3.5", "FG 1.4.2")
def open_lodge(g: Fate, other: Seat) -> Lodge:
    """A Lodge with the backs that are seen by all."""
    monster = monster_of(g, other)
    return {
        "god": g.gods[other],
        "offers": [],
        "colour": g.colours[other],
        "here": location(g, here(g, other)),
        "piece": piece_of(g, other),
        "lodge": g.lodge[other],
        "abyss": g.abyss[other],
        "devoured": g.devoured[other],
        "captives": list(g.captives[other]),
        "visitors": g.visitors[other],
        "token": g.token[other],
        "signs": g.signs[other],
        "hand": backs(g, g.hands[other]),
        "gate": g.gate_held[other],
        "reserve": backs(g, g.reserve[other]),
        "artifacts": [Relic(g.code[card], card in g.tilted) for card in g.artifacts[other]],
        "curses": [],
        "holder": holder(g, other),
        "monster": "" if monster is None else monster.id,
        "tokens": g.tokens[other],
        "storms_seen": [],
        "preparing": backs(g, preparing(g, other)),
        "resigned": bool(g.resigned >> other & 1),
    }


@cites("FG 1.4.1", "FG 40.1.47")
def player(g: Fate, seat: Seat, other: Seat, seen: Lodge) -> Lodge:
    """A Lodge as `seat` sees it: fronts are seen by their owner, a Curse's text by its holder."""
    return {
        **seen,
        "offers": faces(g, seat, g.offers[other]),
        "hand": turned(seen["hand"], faces(g, seat, g.hands[other])),
        "reserve": turned(seen["reserve"], faces(g, seat, g.reserve[other])),
        "curses": faces(g, seat, g.waiting[other]),
        "storms_seen": faces(g, seat, storms_of(g, other)),
        "preparing": turned(seen["preparing"], faces(g, seat, preparing(g, other))),
    }


def storms_of(g: Fate, seat: Seat) -> tuple[int, ...]:
    return g.storms_seen if g.storm_seat == seat else ()


def preparing(g: Fate, seat: Seat) -> tuple[int, ...]:
    """The Spell that the seat prepares."""
    on = g.turn is not None and g.turn.seat == seat and g.preparing != NOTHING
    return (g.preparing,) if on else ()


def backs(g: Fate, cards: Sequence[int]) -> list[Back]:
    """The symbol of each Spell."""
    return [Back(location(g, symbol_of(g, card)), None) for card in cards]


def turned(spells: Sequence[Back], codes: Sequence[str | None]) -> list[Back]:
    """The Spells with the fronts that are known."""
    return [Back(back.symbol, code) for back, code in zip(spells, codes, strict=True)]
