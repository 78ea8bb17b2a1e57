"""A table for the odds of a battle that is described in words.

    "2 shoggoth cthulhu"    units of a faction that has them all
    "sleeper: 2 acolyte"    where several factions have them
    "acolyte!"              on a gate

The attacker has seat 0. They meet in the area with the fewest borders, so that it is clear where
one can retreat to; units elsewhere stand far off, those on gates in areas of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from fhtagn.games.duel.abilities import Asked, has
from fhtagn.games.duel.battle import PRE_BATTLE, ROLLED
from fhtagn.games.duel.content import Ability, Content
from fhtagn.games.duel.events.units import LeftMap
from fhtagn.games.duel.queries import (
    COMBAT,
    GREAT_OLD_ONE,
    adjacent,
    areas,
    combat,
    in_pool,
    may_keep,
    opponent,
    pool_kinds,
    units_in,
)
from fhtagn.games.duel.results import (
    ADDED_PAINS,
    CAPACITY,
    ELIMINATES,
    KILLS_ASSIGNED,
    PAINS_ASSIGNED,
    SURVIVES,
)
from fhtagn.games.duel.retreats import AFTER_BATTLE, CHOOSES_RETREATS
from fhtagn.games.duel.state import NO_GATE, Duel
from fhtagn.games.duel.verbs import (
    create_gate,
    open_book,
    place,
    raise_power,
    return_to_pool,
    score,
    take_gate,
)
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.game import Game, settings, start
from fhtagn.kernel.state import Seat

ATTACKER: Final = 0
BEARING: Final[tuple[Asked, ...]] = (
    COMBAT, PRE_BATTLE, ROLLED, CAPACITY, SURVIVES, KILLS_ASSIGNED, ELIMINATES, ADDED_PAINS,
    PAINS_ASSIGNED, CHOOSES_RETREATS, AFTER_BATTLE,
)  # fmt: skip


class Query(NamedTuple):
    """A battle in words; numbers are the attacker's, then the defender's."""

    attacker: str
    defender: str
    elsewhere: Sequence[str] = ()
    abilities: Sequence[str] = ()
    power: tuple[int, int] = (2, 1)
    doom: tuple[int, int] = (0, 0)
    surrounded: tuple[Seat, ...] = ()  # who finds enemies in all areas around


class Group(NamedTuple):
    """So many units of a kind; `on_gates` if each of them stands on a gate."""

    kind: str
    number: int
    on_gates: bool


def table_of(game: Game, query: Query) -> tuple[Duel, int]:
    """The table described, and the area of the battle."""
    content = game.content
    assert isinstance(content, Content)
    armies = [
        read_army(content, text, content.factions) for text in (query.attacker, query.defender)
    ]
    g: Duel = start(game, settings(game, 2, {}, [{"faction": army[0]} for army in armies]), 0)
    open_books(g, query.abilities)
    field = min(areas(g), key=lambda area: len(adjacent(g, area)))
    for seat, (_, groups) in enumerate(armies):
        raise_power(g, seat, query.power[seat])
        score(g, seat, query.doom[seat])
        for group in groups:
            put_in_field(g, seat, group, field)
    for text in query.elsewhere:
        faction, groups = read_army(content, text, g.factions)
        for group in groups:
            put_elsewhere(g, g.factions.index(faction), group, field)
    check_great_old_ones(g, query.abilities)
    for seat in query.surrounded:
        surround(g, seat, field)
    return g, field


# -- words -----------------------------------------------------------------------------------------


def word(text: str) -> str:
    """As ids are written: `gnoph_keh` for "Gnoph-Keh"."""
    return text.strip().casefold().replace("-", "_")


def read_army(content: Content, text: str, factions: Collection[str]) -> tuple[str, list[Group]]:
    """The faction meant, of those possible, and its units."""
    head, colon, tail = text.rpartition(":")
    groups = read_groups(content, tail)
    kinds = {group.kind for group in groups}
    if colon:
        named = word(head)
        if named not in factions:
            close = nearest(named, factions)
            raise Complaint("odds-faction", found=head, choices=", ".join(factions), nearest=close)
        factions = [named]
    found = [name for name in factions if kinds <= set(kinds_of(content, name))]
    if not found:
        raise Complaint("odds-mixed", found=text, factions=", ".join(factions))
    if len(found) > 1:
        raise Complaint("odds-ambiguous", found=text, first=found[0], factions=", ".join(found))
    return found[0], groups


def kinds_of(content: Content, faction: str) -> dict[str, int]:
    """The units of a sheet and how many there are of each."""
    return {unit.id: count for unit, count in content.factions[faction].units}


def read_groups(content: Content, text: str) -> list[Group]:
    """Words with an optional count before each."""
    found, count = [], 1
    words = text.replace(",", " ").split()
    for one in words:
        if one.isdecimal():
            count = int(one)
            continue
        kind = word(one.removesuffix("!"))
        if kind not in content.units:
            raise Complaint("odds-unit", found=one, nearest=nearest(kind, content.units))
        found.append(Group(kind, count, one.endswith("!")))
        count = 1
    if not found or words[-1].isdecimal() or not all(group.number for group in found):
        raise Complaint("odds-units", found=text)
    return found


# -- units -----------------------------------------------------------------------------------------


def drawn(g: Duel, seat: Seat, group: Group) -> list[int]:
    """Such units from the pool."""
    pool = in_pool(g, seat, group.kind)
    if len(pool) < group.number:
        most = kinds_of(g.content, g.factions[seat])[group.kind]
        raise Complaint("odds-too-many", unit=group.kind, most=most)
    units = pool[: group.number]
    if group.on_gates and not may_keep(g, units[0]):
        raise Complaint("odds-keeper", unit=group.kind)
    return units


def put_in_field(g: Duel, seat: Seat, group: Group, field: int) -> None:
    if group.on_gates and (group.number > 1 or g.gates[field] != NO_GATE):
        raise Complaint("odds-one-gate", unit=group.kind)
    for unit in drawn(g, seat, group):
        put(g, seat, unit, field, on_gate=group.on_gates)


def put_elsewhere(g: Duel, seat: Seat, group: Group, field: int) -> None:
    """Far from the battle; who stands on a gate, in an area without another."""
    camp, *far = [area for area in areas(g) if area not in (field, *adjacent(g, field))]
    for unit in drawn(g, seat, group):
        free = [area for area in far if g.gates[area] == NO_GATE] if group.on_gates else [camp]
        if not free:
            raise Complaint("odds-gates", most=len(far))
        put(g, seat, unit, free[0], on_gate=group.on_gates)


def put(g: Duel, seat: Seat, unit: int, area: int, *, on_gate: bool) -> None:
    place(g, unit, area)
    if on_gate:
        create_gate(g, seat, area)
        take_gate(g, unit)


def surround(g: Duel, seat: Seat, field: int) -> None:
    """An enemy in every area around, of a sort that makes no difference otherwise."""
    for area in adjacent(g, field):
        if not any(stand_guard(g, opponent(seat), kind, area, field) for kind in guards(g, seat)):
            raise Complaint("odds-surrounded", faction=g.factions[opponent(seat)])


def guards(g: Duel, seat: Seat) -> list[str]:
    """The kinds that are left to the opponent, the last of the sheet first."""
    return pool_kinds(g, opponent(seat), 0, GREAT_OLD_ONE - 1)[::-1]


def stand_guard(g: Duel, seat: Seat, kind: str, area: int, field: int) -> bool:
    """Whether such a unit can stand there without changing the dice of the battle."""
    unit, before = in_pool(g, seat, kind)[0], strength(g, field)
    place(g, unit, area)
    if strength(g, field) == before:
        return True
    return_to_pool(g, unit, LeftMap)
    return False


def strength(g: Duel, field: int) -> list[int]:
    return [combat(g, unit) for seat in range(g.seats) for unit in units_in(g, seat, field)]


# -- abilities -------------------------------------------------------------------------------------


def bearing(g: Duel) -> dict[str, tuple[Seat, Ability]]:
    """The abilities of both factions that matter in a battle."""
    names = {name for question in BEARING for name in question.answers}
    return {
        one.id: (seat, one)
        for seat, faction in enumerate(g.factions)
        for one in g.content.factions[faction].abilities
        if one.id in names
    }


def open_books(g: Duel, abilities: Iterable[str]) -> None:
    known = bearing(g)
    for name in dict.fromkeys(abilities):
        if name not in known:
            choices = ", ".join(known)
            close = nearest(name, known)
            raise Complaint("odds-ability", found=name, choices=choices, nearest=close)
        seat, ability = known[name]
        if ability.id in g.content.factions[g.factions[seat]].spellbooks:
            open_book(g, seat, g.books[seat].index("") + 1, name)


def check_great_old_ones(g: Duel, abilities: Iterable[str]) -> None:
    """An ability of a Great Old One is there while he is in play."""
    known = bearing(g)
    for name in abilities:
        seat, ability = known[name]
        if not has(g, seat, ability):
            raise Complaint("odds-needs-unit", ability=name, unit=ability.unit)
