"""The end of the game and the count («Конец игры»), ties included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fhtagn.games.heroes.content import Character, Ending, Faction
from fhtagn.games.heroes.events.ending import Scored, Won
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.verbs import cancel_plays, discard_from_hand, reveal_factions
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import cites, rule
from fhtagn.kernel.state import Seat

BONUS: Final = 2


class Line(NamedTuple):
    """Points and where they come from: the rule, the card, and how many."""

    rule: str
    card: str
    points: int


@rule("MH 6.2", "MH 6.11", "MH 6.22")
def finish(g: Heroes) -> None:
    """Hands are discarded, faction cards shown, points counted; the most points win."""
    cancel_plays(g)
    for seat in range(g.seats):
        for card in g.hands[seat]:
            discard_from_hand(g, seat, card)
    reveal_factions(g)
    best = [best_faction(g, seat) for seat in range(g.seats)]
    for seat, (faction, points) in enumerate(best):
        happened(g, Scored, seat, faction, points)
    places = ranking(g, [points for _, points in best])
    happened(g, Won, places.index(1))
    g.end("counted", places)


@cites("MH 6.9", "MH 6.21", "MH 7.1", "MH 7.2", "MH 7.3")
def ranking(g: Heroes, totals: list[int]) -> tuple[int, ...]:
    """Places by points, each for themselves; among equals, whose turn was later stands higher."""
    walk = [(g.last - back) % g.seats for back in range(g.seats)]
    order = sorted(range(g.seats), key=lambda seat: (-totals[seat], walk.index(seat)))
    return g.places([order.index(seat) for seat in range(g.seats)])


@cites("MH 9.5", "MH 9.6", "MH 9.15")
def best_faction(g: Heroes, seat: Seat) -> tuple[str, int]:
    """The faction card with the highest total, the first of equals; usually there is only one."""
    totals = [(g.code[card], total(g, seat, g.code[card])) for card in g.factions[seat]]
    return max(totals, key=lambda one: one[1])


@cites("MH 6.16")
def total(g: Heroes, seat: Seat, faction: str) -> int:
    """The sum of all points, which may be negative."""
    return sum(line.points for line in sheet(g, seat, faction))


@cites("MH 5.2", "MH 6.15", "MH 6.20", "MH 9.17")
def sheet(g: Heroes, seat: Seat, faction: str) -> list[Line]:
    """Every point of the cards in the seat's area, whoever played or owned them."""
    card = g.content.factions[faction]
    area = [g.content.characters[g.code[one]] for one in g.areas[seat]]
    return [*symbols(card, area), *printed_points(area), *faction_bonus(card, area)]


@cites("MH 2.1", "MH 2.5", "MH 6.4", "MH 6.5", "MH 6.6", "MH 6.7")
def symbols(faction: Faction, area: list[Character]) -> list[Line]:
    """One point for each symbol of one's side, minus one for each of the other."""
    hero = faction.side == "hero"
    printed = ("MH 6.4", "MH 6.5") if hero else ("MH 6.7", "MH 6.6")
    lines = []
    for one in area:
        suns, skulls = symbols_of(one, area)
        rules = printed if suns == one.suns else ("MH 6.19", "MH 6.19")
        lines += [Line(rules[0], one.id, suns if hero else -suns)] if suns else []
        lines += [Line(rules[1], one.id, -skulls if hero else skulls)] if skulls else []
    return lines


@cites("MH 6.19")
def symbols_of(one: Character, area: list[Character]) -> tuple[int, int]:
    """Suns and skulls of a card, after what turns one into the other."""
    for ending in one.endings:
        if ending.op == "suns_become_skulls_if" and _count(area, ending) >= ending.at_least:
            return 0, one.skulls + one.suns
    return one.suns, one.skulls


def _count(area: list[Character], ending: Ending) -> int:
    return sum(one.id in ending.ids for one in area)


def printed_points(area: list[Character]) -> list[Line]:
    """Sets and points printed as numbers, whichever side one plays."""
    return [
        line
        for place, one in enumerate(area)
        for ending in one.endings
        if ending.op in POINTS
        for line in POINTS[ending.op](ending, area, place)
    ]


@cites("MH 6.17")
def score_flat(ending: Ending, area: list[Character], place: int) -> list[Line]:
    return [Line("MH 6.17", area[place].id, ending.value)]


@cites("MH 6.18")
def score_set(ending: Ending, area: list[Character], place: int) -> list[Line]:
    """All cards of the set score together, once: told at the first of them."""
    if any(one.id in ending.ids for one in area[:place]):
        return []
    count, most = _count(area, ending), len(ending.table)
    points = ending.table[min(count, most) - 1] + max(0, count - most) * ending.beyond
    return [Line("MH 6.18", area[place].id, points)]


POINTS: Final[dict[str, Callable[[Ending, list[Character], int], list[Line]]]] = {
    "score_flat": score_flat,
    "score_set": score_set,
}


@cites("MH 6.8", "MH 6.13", "MH 6.14")
def faction_bonus(faction: Faction, area: list[Character]) -> list[Line]:
    """Two points for each pictured character in the area, however many copies of it."""
    present = {one.id for one in area}
    return [Line("MH 6.8", name, BONUS) for name in faction.bonus if name in present]
