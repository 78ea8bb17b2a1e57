"""The printed things of the boxes, as they are looked up and named."""

from __future__ import annotations

from fhtagn.content.shapes import LANGUAGES
from fhtagn.games.fate.content import (
    Artifact,
    Content,
    Curse,
    Face,
    God,
    Location,
    Monster,
    Spell,
    Storm,
)
from fhtagn.kernel.game import Printed


def printed(content: Content) -> dict[str, dict[str, Printed]]:
    """A symbol has the code of its location, the wild one that of Other Worlds."""
    symbols = tuple(one.id for one in content.locations)
    return {
        "god": {code: god(one) for code, one in content.gods.items()},
        "spell": {code: spell(one, symbols) for code, one in content.spells.items()},
        "artifact": {code: artifact(one) for code, one in content.artifacts.items()},
        "curse": {code: curse(one) for code, one in content.curses.items()},
        "monster": {code: monster(one) for code, one in content.monsters.items()},
        "storm": {code: storm(one) for code, one in content.storms.items()},
        "location": {one.id: location(one) for one in content.locations},
        "symbol": {one.id: symbol(one) for one in content.locations},
        "face": {code: face(one, content.die) for code, one in content.faces.items()},
    }


def god(one: God) -> Printed:
    """A god's text begins with the name of the gift."""
    text = {language: f"{one.gift[language]}. {one.text[language]}" for language in LANGUAGES}
    facts = {"box": one.box, "players": tuple(map(str, one.players))}
    return Printed(one.name, text, facts, one.provenance)


def spell(one: Spell, symbols: tuple[str, ...]) -> Printed:
    cost = tuple(symbols[number] for number in one.cost)
    facts = {"box": one.box, "symbol": symbols[one.symbol], "cost": cost, "copies": one.copies}
    return Printed(one.name, one.text, facts, one.provenance)


def artifact(one: Artifact) -> Printed:
    return Printed(one.name, one.text, {"use": one.use}, one.provenance)


def curse(one: Curse) -> Printed:
    facts = {"delays": "victory" if one.delays else ""}
    return Printed(one.name, one.text, facts, one.provenance)


def monster(one: Monster) -> Printed:
    facts = {"slots": one.slots, "figures": one.figures}
    return Printed(one.name, one.text, facts, one.provenance)


def storm(one: Storm) -> Printed:
    return Printed(one.name, one.text, {"copies": one.copies}, one.provenance)


def location(one: Location) -> Printed:
    """Its text is that of its actions, then how they differ in the solo game."""
    parts = [part for part in (one.base, one.control, one.base_alone, one.control_alone) if part]
    text = {language: " ".join(part[language] for part in parts) for language in LANGUAGES}
    return Printed(one.name, text, {"symbol": one.id}, one.provenance)


def symbol(one: Location) -> Printed:
    sure = {aspect: word for aspect, word in one.provenance.items() if aspect == "symbol"}
    return Printed(one.symbol, facts={"location": one.id}, provenance=sure)


def face(one: Face, die: tuple[str, ...]) -> Printed:
    return Printed(one.name, facts={"sides": die.count(one.id)}, provenance=one.provenance)
