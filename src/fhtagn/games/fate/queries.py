"""Questions the rules ask of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fhtagn.games.fate.content import Monster, Step, Thing
from fhtagn.games.fate.state import (
    CEREMONY,
    GATE,
    NOBODY,
    NOTHING,
    WILD,
    Effect,
    Fate,
    Turn,
)
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

RESERVE: Final = 3  # slots
ARTIFACTS: Final = 3  # a cult may own
HAND: Final = 3  # Spells one draws up to
LAST_SIGN: Final = 10
SPACES: Final = 10
CONTROL: Final = 3  # Cultists at least
LOCATIONS: Final = range(6)


# -- players ---------------------------------------------------------------------------------------


def alone(g: Fate) -> bool:
    """Whether this is the solo game."""
    return g.seats == 1


@cites("FG 40.1.79")
def is_out(g: Fate, seat: Seat) -> bool:
    """Whether the seat has resigned and is skipped."""
    return g.skips and bool(g.resigned >> seat & 1)


def clockwise(g: Fate, first: Seat) -> list[Seat]:
    """All who play, in turn order."""
    order = [*range(first, g.seats), *range(first)]
    return [seat for seat in order if not is_out(g, seat)] if g.resigned else order


def rivals(g: Fate, seat: Seat) -> list[Seat]:
    return [other for other in clockwise(g, seat) if other != seat]


@cites("FG 15.1.1", "FG 40.1.25", "FG 40.1.50")
def holder(g: Fate, seat: Seat) -> Seat:
    """Who keeps the Curses that lie on the seat: the player on the right; in solo nobody."""
    others = rivals(g, seat)
    return others[-1] if others else NOBODY


def turn(g: Fate) -> Turn:
    assert g.turn is not None, "no turn has begun"
    return g.turn


def is_active(g: Fate, seat: Seat) -> bool:
    return g.turn is not None and g.turn.seat == seat


def active(g: Fate) -> Seat:
    """Who is asked first: the player whose turn it is."""
    return g.turn.seat if g.turn is not None else g.first


# -- the printed things ----------------------------------------------------------------------------


def thing(g: Fate, code: str) -> Thing:
    return g.content.things[code]


def time_to_use(g: Fate, code: str) -> str:
    """When a Spell, an Artifact or a Monster may be used."""
    content = g.content
    used = content.spells.get(code) or content.artifacts.get(code) or content.monsters[code]
    return used.time


def step_of(g: Fate, code: str, n: int) -> Step:
    return g.content.things[code].steps[n]


def name_at(g: Fate, place: int) -> str:
    """The word for a place: a location's id, "lodge" or "abyss"."""
    return PLACES[place - len(LOCATIONS)] if place >= len(LOCATIONS) else location(g, place)


PLACES: Final = ("lodge", "abyss")


def location(g: Fate, at: int) -> str:
    return g.content.locations[at].id


def symbol_of(g: Fate, card: int) -> int:
    """The Astral Symbol everybody sees on the back; a Gate's is wild."""
    return WILD if card == GATE else g.content.spells[g.code[card]].symbol


def in_hand(g: Fate, seat: Seat, card: int) -> dict[str, int | str]:
    """A Spell that stays hidden is named by its place in the hand, so the key betrays nothing."""
    return {"place": g.hands[seat].index(card)}


def frame(g: Fate) -> Effect:
    """The effect being carried out."""
    return g.effects[-1]


# -- the Altar -------------------------------------------------------------------------------------


@cites("FG 16.1.1", "FG 16.1.3", "FG 2.1.14")
def piece_of(g: Fate, seat: Seat) -> int:
    """The Fate Piece the seat moves: the common one, or with two players the own one."""
    return seat if len(g.fate) == g.seats else 0


@cites("FG 16.1.6")
def here(g: Fate, seat: Seat) -> int:
    """The current location of the seat."""
    return g.fate[piece_of(g, seat)]


@cites("FG 5.1.1", "FG 16.1.4", "FG 40.1.27", "FG 40.1.31")
def destinations(g: Fate) -> list[int]:
    """Where the Fate Piece may go: another location, and never one where a piece stands."""
    return [at for at in LOCATIONS if at not in g.fate]


@cites("FG 40.1.36", "FG 30.2.2")
def strength(g: Fate, seat: Seat, at: int) -> int:
    """What counts for Control: Cultists, and a Mi-Go of the cult."""
    return g.altar[seat][at] + (at in g.minions[seat])


@cites("FG 6.2.1", "FG 6.2.2", "FG 6.2.3", "FG 6.2.4", "FG 17.4.1")
def controls(g: Fate, seat: Seat, at: int, bonus: int = 0) -> bool:
    """Three Cultists or more, and more than any other; alone, more than the Investigators there."""
    own = strength(g, seat, at) + bonus
    if own < CONTROL:
        return False
    if alone(g):
        return own > g.investigators[at]
    return all(own > strength(g, other, at) for other in range(g.seats) if other != seat)


@cites("FG 40.1.51")
def controls_ceremony(g: Fate, seat: Seat) -> bool:
    """The stored result while it is the current location; otherwise what stands there now."""
    if is_active(g, seat) and turn(g).tested and here(g, seat) == CEREMONY:
        return bool(turn(g).control)
    return controls(g, seat, CEREMONY)


def controlled(g: Fate, seat: Seat) -> list[int]:
    return [at for at in LOCATIONS if controls(g, seat, at)]


@cites("FG 1.2.3", "FG 19.2.1", "FG 19.2.2", "FG 40.1.33")
def space(g: Fate, seat: Seat) -> int:
    """The space of the ring on which the Summon token stands."""
    return g.token[seat] % SPACES


@cites("FG 40.1.5", "FG 14.1.2", "FG 14.1.3", "FG 40.1.33")
def meets(g: Fate, seat: Seat) -> bool:
    """Whether token and Elder Sign share a space: the k-th sign covers 10 - k, the tenth 0."""
    covered = SPACES - g.signs[seat]
    return space(g, seat) >= covered


def curses_on(g: Fate, seats: list[Seat]) -> int:
    return sum(len(g.waiting[seat]) for seat in seats)


def artifact_owners(g: Fate, seats: list[Seat]) -> Iterator[tuple[Seat, int]]:
    for seat in seats:
        for card in g.artifacts[seat]:
            yield seat, card


@cites("FG 40.1.71", "FG 40.1.77")
def in_use(g: Fate) -> list[int]:
    """Artifacts whose ability is being carried out."""
    return [one.card for one in g.effects if one.sort == "artifact"]


def free_mi_go(g: Fate, seat: Seat) -> list[int]:
    """Locations without a Mi-Go of the cult."""
    return [at for at in LOCATIONS if at not in g.minions[seat]]


def monster_of(g: Fate, seat: Seat) -> Monster | None:
    """The printed Monster the cult controls, if any."""
    card = g.monsters[seat]
    return None if card == NOTHING else g.content.monsters[g.code[card]]
