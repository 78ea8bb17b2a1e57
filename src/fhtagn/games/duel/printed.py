"""The printed things of the boxes, as they are looked up and named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fhtagn.content.shapes import LANGUAGES, PROVENANCES
from fhtagn.games.duel.content import (
    Ability,
    Area,
    Awaken,
    Board,
    Content,
    Faction,
    Requirement,
    Said,
    Unit,
)
from fhtagn.kernel.game import Printed

Things = dict[str, Printed]
BY_TRUST: Final = ("printed", *(word for word in PROVENANCES if word != "printed"))


def printed(content: Content) -> dict[str, Things]:
    factions, boards = content.factions.values(), content.boards.values()
    return {
        "faction": {one.id: sheet(one) for one in factions},
        "unit": {unit.id: figure(content, unit) for unit in content.units.values()},
        "ability": {one.id: ability(of, one) for of in factions for one in of.abilities},
        "requirement": {one.id: requirement(of, one) for of in factions for one in of.requirements},
        "track": {code: track(prices) for code, prices in content.track.items()},
        "map": {one.id: board(one) for one in boards},
        "area": {one.id: area(content, of, one) for of in boards for one in of.areas},
    }


# -- faction sheets --------------------------------------------------------------------------------


def sheet(one: Faction) -> Printed:
    units = tuple(unit.id for unit, _ in one.units)
    facts = {"power": one.power, "ability": one.unique, "units": units}
    return Printed(one.name, facts=facts, provenance={"facts": one.provenance})


def figure(content: Content, unit: Unit) -> Printed:
    """A Great Old One's text ends with how to awaken him."""
    counts = {
        one.id: count
        for one in content.factions.values()
        for own, count in one.units
        if own == unit
    }
    first = next(iter(counts))
    facts = {
        "category": unit.category,
        "count": counts[first],
        "value": unit.value,
        "factions": tuple(counts),
    }
    awaken = content.factions[first].awaken.get(unit.id)
    return Printed(unit.name, with_steps(unit.text, awaken), facts, unit.provenance)


def with_steps(text: Said, awaken: Awaken | None) -> Said:
    if awaken is None:
        return text
    return {
        language: f"{said} {awaken.name[language]}: {awaken.text[language]}"
        for language, said in text.items()
    }


def ability(of: Faction, one: Ability) -> Printed:
    facts = {"kind": one.kind, "unit": one.unit, "faction": of.id}
    return Printed(one.name, one.text, facts, one.provenance)


def requirement(of: Faction, one: Requirement) -> Printed:
    facts = {"slot": one.slot, "faction": of.id}
    return Printed(one.name, one.text, facts, one.provenance)


def track(prices: tuple[int, ...]) -> Printed:
    """An annihilation track is known by its prices."""
    name = ", ".join(map(str, prices))
    return Printed(dict.fromkeys(LANGUAGES, name))


# -- maps ------------------------------------------------------------------------------------------


def board(one: Board) -> Printed:
    facts = {"areas": len(one.areas), "borders": len(one.edges), "towers": len(one.towers)}
    sure = {
        "areas": weakest(each.provenance for each in one.areas),
        "borders": weakest(edge.provenance for edge in one.edges),
        "glyphs": weakest(glyph.provenance for glyph in one.printed),
    }
    return Printed(one.name, facts=facts, provenance=sure)


def area(content: Content, of: Board, one: Area) -> Printed:
    """Glyphs of factions that are not in the content are passed over."""
    number = of.index[one.id]
    glyphs = [faction for faction, marked in of.glyphs.items() if number in marked]
    facts = {
        "terrain": "water" if one.water else "land",
        "map": of.id,
        "factions": tuple(faction for faction in glyphs if faction in content.factions),
        "tower": "tower" if number in of.towers else "",
        "near": tuple(of.areas[near].id for near in of.near[number]),
    }
    borders = [edge.provenance for edge in of.edges if one.id in (edge.a, edge.b)]
    sure = {"area": one.provenance, "borders": weakest(borders)}
    return Printed(one.name, facts=facts, provenance=sure)


def weakest(provenances: Iterable[str]) -> str:
    """The one we are least sure of."""
    return max(provenances, key=BY_TRUST.index)
