"""The factions and maps were gathered as JSON and are kept as TOML. Nothing was lost on the way.

The JSON is turned into the shape of the TOML and compared with it, value by value. The reading uses
up every key of the JSON, so nothing is forgotten silently: what is told elsewhere, reworded or
added on purpose is listed here.
"""

from __future__ import annotations

import copy
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fhtagn.games.duel.content import read

Table = dict[str, Any]

HERE = Path(__file__).parent
DATA = HERE.parents[2] / "src" / "fhtagn" / "games" / "duel" / "data"
FACTS: Table = json.loads((HERE / "content.json").read_text(encoding="utf-8"))
FACTIONS: dict[str, Table] = {one["id"]: one for one in FACTS["factions"]}
MAPS: dict[str, Table] = {one["id"]: one for one in FACTS["maps"]}
TEXTS: dict[str, Table] = {one["key"]: one for one in FACTS["texts"]}
CONTENT = read()

SOURCES = {
    "seed000 (Extinction rulebook, RU)": ["the rulebook of Extinction"],
    "seed001 (Lovecraft Country rulebook, RU)": ["the rulebook of Lovecraft Country"],
    "github alphakotenok/CthulhuWars": ["alphakotenok/CthulhuWars"],
    "github haunt-roll-fail/cthulhu-wars "
    "(working implementation, solo/Faction*.scala, overlay.scala)": [
        "haunt-roll-fail/cthulhu-wars",
    ],
    "petersengames.com/spotlight-on-black-goat, /fertility-cult": [
        "petersengames.com/spotlight-on-black-goat",
        "petersengames.com/fertility-cult",
    ],
}
RUSSIAN = {"seed": "seed", "suggested": "designed"}
TIMINGS = {"doom_phase": "doom", "ongoing_doom": "ongoing", "ongoing_gather_power": "ongoing"}
KINDS = {"unique": "unique_ability", "goo": "goo_ability", "spellbook": "spellbook"}
BEGINS = {"ALWAYS": "always", "may": "never"}  # by the first word
RENAMED = {
    "Extinction (end-Permian Earth)": "Extinction",
    "Карта вымирания": "Вымирание",
    "Arctic (Arctica)": "Arctica",
}
SIDES = {"west": "западный край", "east": "восточный край"}  # the JSON has no Russian for them
# Texts whose Russian stood too close to the rulebook's own sentence and was written anew.
REWORDED = {
    "great_cthulhu/spellbook/yha_nthlei",
    "black_goat/spellbook/blood_sacrifice",
    "black_goat/spellbook/red_sign",
    "windwalker/unique_ability/hibernate",
    "windwalker/requirement/req_3",
    "windwalker/requirement/req_5",
    "windwalker/requirement/req_6",
}
HOUSE = str.maketrans({"ё": "е", "Ё": "Е", "—": "–"})  # how the house spells Russian
OURS = ("note", "cites", "declining", "bridge")  # added to what the JSON said


def take(table: Table, key: str, *default: Any) -> Any:
    """Use a key up."""
    return table.pop(key, *default)


def used_up(table: Table, *elsewhere: str) -> None:
    """Nothing is left but what is told elsewhere."""
    assert set(table) <= set(elsewhere), sorted(table)


def said(**fields: Any) -> Table:
    """An entry as TOML has it: what is nothing is left out."""
    return {key: value for key, value in fields.items() if value not in (0, "", [], None)}


def sources(entry: Table) -> list[str]:
    return [short for one in take(entry, "source") for short in SOURCES.get(one, [one])]


def worded(key: str) -> tuple[Table, Table, str]:
    """Name, text and provenance of the Russian name, from the file of texts."""
    text = TEXTS[key].copy()
    name = {"en": take(text, "name_en"), "ru": take(text, "name_ru")}
    words = {"en": take(text, "text_en"), "ru": take(text, "text_ru")}
    russian = RUSSIAN[take(text, "name_ru_source")]
    assert "/".join(take(text, one) for one in ("faction", "kind", "id")) == take(text, "key")
    used_up(text, "slot")
    return name, words, russian


# -- what the JSON said, in the shape of the TOML --------------------------------------------------


def a_unit(faction: str, unit: Table, gods: dict[str, Table]) -> Table:
    name, text, russian = worded(f"{faction}/unit/{unit['id']}")
    provenance = {"facts": take(unit, "confidence"), "russian": russian}
    awaken = None
    if unit["id"] in gods:
        title, steps, _ = worded(f"{faction}/awaken/{unit['id']}")
        awaken = {"name": title, "text": steps}
        provenance["awaken"] = gods[unit["id"]]["confidence"]
    combat = take(unit, "combat")
    assert take(unit, "names")["en"] == name["en"]
    assert take(unit, "doomValueWhenLost") == CONTENT.units[unit["id"]].value
    entry = said(
        id=take(unit, "id"), name=name, category=take(unit, "kind"), count=take(unit, "count"),
        costs=[int(one) for one in re.findall(r"\d+", str(take(unit, "cost")))],
        text=text, awaken=awaken, provenance=provenance, sources=sources(unit),
    )  # fmt: skip
    used_up(unit, "ability", "confidenceNote", "conflict")  # texts, rules and notes
    return entry | {"combat": combat if isinstance(combat, int) else "varies"}


def an_ability(faction: str, ability: Table, kind: str, whole: Table) -> Table:
    """`whole` is the ability itself, or the Great Old One of whom the JSON tells it."""
    name, text, russian = worded(f"{faction}/{KINDS[kind]}/{ability['id']}")
    timing = take(ability, "timing")
    provenance = {"facts": whole["confidence"], "russian": russian}
    assert take(ability, "names")["en"] == name["en"]
    entry = said(
        id=take(ability, "id"), name=name, kind=kind, unit=whole.get("unit"),
        timing=TIMINGS.get(timing, timing), cost=take(ability, "cost", 0), text=text,
        provenance=provenance, sources=sources(whole.copy()),
    )  # fmt: skip
    told = ("effect", "choice", "oncePer", "linkedAction", "seedRuling")  # by texts and rules
    used_up(ability, *told, "optional", "source", "confidence", "confidenceNote")
    return entry


def a_requirement(faction: str, one: Table) -> Table:
    slot = take(one, "slot")
    name, text, invented = worded(f"{faction}/requirement/req_{slot}")
    action = take(one, "type") in ("action", "condition_or_action")
    entry = said(
        id=f"{faction}_{slot}", slot=slot, name=name, action=action, cost=take(one, "cost", 0),
        gives=take(one, "opponentPower", 0), text=text,
        provenance={"facts": take(one, "confidence"), "name": invented}, sources=sources(one),
    )  # fmt: skip
    used_up(one, "text", "confidenceNote", "duelVariant")
    return entry


def a_faction(facts: Table) -> Table:
    facts = copy.deepcopy(facts)
    name, setup, unique = take(facts, "id"), take(facts, "setup"), take(facts, "uniqueAbility")
    gods = {god["unit"]: god for god in take(facts, "goo")}
    assert (take(setup, "acolytes"), take(setup, "controlledGates")) == (6, 1)
    head = said(
        id=name, name=take(facts, "names"), color=take(facts, "color"), box=take(facts, "box"),
        power=take(setup, "power"),
        begins=BEGINS.get(take(setup, "firstPlayer", "").split(" ")[0]),
        sets_up_last=take(setup, "order") != "any",
        provenance=take(setup, "confidence"), sources=sources(setup),
    )  # fmt: skip
    file = {
        "faction": head,
        "unit": [a_unit(name, one, gods) for one in take(facts, "units") if one["id"] != "acolyte"],
        "ability": [
            an_ability(name, unique, "unique", unique),
            *(an_ability(name, god["ability"], "goo", god) for god in gods.values()),
            *(an_ability(name, one, "spellbook", one) for one in take(facts, "spellbooks")),
        ],
        "requirement": [a_requirement(name, one) for one in take(facts, "requirements")],
    }
    used_up(setup)
    used_up(facts, "start", "abbr", "colorNote", "conflicts")  # the maps, notes
    return file


def an_area(area: Table, merged: dict[str, str]) -> Table:
    name = {lang: RENAMED.get(one, one) for lang, one in take(area, "names").items()}
    entry = said(
        id=area["id"], name=name, merged=merged.get(take(area, "id")),
        parts=[a_part(one, name["ru"]) for one in take(area, "parts", [])], xy=take(area, "xy"),
        provenance=take(area, "confidence"),
    )  # fmt: skip
    entry["water"] = take(area, "terrain") == "water"
    used_up(area, "confidenceNote", "note")
    return entry


def a_part(part: Table, whole: str) -> Table:
    side = part["side"]
    russian = take(part, "ru") if "ru" in part else f"{whole} ({SIDES[side]})"
    return part | {"name": {"en": take(part, "en"), "ru": russian}}


def an_edge(edge: Table) -> Table:
    between = [take(edge, "a"), take(edge, "b")]
    entry = said(
        id="-".join(between), between=between, via=take(edge, "viaParts", []),
        provenance=take(edge, "confidence"), why=take(edge, "why"),
    )  # fmt: skip
    used_up(edge)
    return entry


def a_map(facts: Table) -> Table:
    facts = copy.deepcopy(facts)
    merged = {one["area"]: one["kind"] for one in take(facts, "merges")}
    glyphs, towers = take(facts, "glyphs"), take(facts, "darkTowerGlyphs")
    assert glyphs.pop("opener")["areas"] == "any empty area"  # a guest who has no glyph
    glyphs |= {"towers": towers} if towers else {}
    names = {lang: RENAMED.get(one, one) for lang, one in take(facts, "names").items()}
    file = {
        "map": {"id": take(facts, "id"), "name": names, "box": take(facts, "box")},
        "area": [an_area(one, merged) for one in take(facts, "areas")],
        "edge": [an_edge(one) for one in take(facts, "edges")],
        "glyph": [
            {"id": name, "areas": one["areas"], "provenance": one["confidence"]}
            for name, one in glyphs.items()
        ],
    }
    used_up(facts, "certainty", "specialRules", "adjacency")  # notes, rules, and compared below
    return file


# -- the comparison --------------------------------------------------------------------------------


def load(name: str) -> Table:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def bare(node: Any) -> Any:
    """The TOML without what is ours."""
    if isinstance(node, dict):
        return {key: bare(value) for key, value in node.items() if key not in OURS}
    return [bare(one) for one in node] if isinstance(node, list) else node


def typed(value: Any) -> str:
    """Text of a value in which 1, 1.0 and true differ, the order of keys and ё do not matter."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, indent=1)
    return text.translate(HOUSE)


def compare(found: Table, facts: Table) -> None:
    for word, entries in facts.items():
        if isinstance(entries, list):
            assert [one["id"] for one in found[word]] == [one["id"] for one in entries]
            for one, fact in zip(found[word], entries, strict=True):
                assert typed(one) == typed(fact)
    assert typed(found) == typed(facts)


def test_there_is_one_file_for_each_faction_and_map() -> None:
    names = {f"faction_{one}" for one in FACTIONS} | {f"map_{one}" for one in MAPS}
    assert {path.stem for path in DATA.glob("*.toml")} == names | {"components"}


@pytest.mark.parametrize("name", sorted(FACTIONS))
def test_the_toml_says_of_a_faction_what_the_json_said(name: str) -> None:
    found, facts = bare(load(f"faction_{name}")), a_faction(FACTIONS[name])
    for word in ("ability", "requirement"):
        for one, fact in zip(found[word], facts[word], strict=True):
            kind = KINDS.get(fact.get("kind"), "requirement")
            if f"{name}/{kind}/{one['id'].replace(f'{name}_', 'req_')}" in REWORDED:
                assert typed(one["text"]["ru"]) != typed(fact["text"]["ru"])
                fact["text"]["ru"] = one["text"]["ru"]
    compare(found, facts)


@pytest.mark.parametrize("name", sorted(MAPS))
def test_the_toml_says_of_a_map_what_the_json_said(name: str) -> None:
    compare(bare(load(f"map_{name}")), a_map(MAPS[name]))


@pytest.mark.parametrize("name", sorted(MAPS))
def test_the_neighbours_are_those_of_the_json(name: str) -> None:
    board = CONTENT.boards[name]
    near = {
        area.id: sorted(board.areas[one].id for one in board.near[number])
        for number, area in enumerate(board.areas)
    }
    assert near == MAPS[name]["adjacency"]


@pytest.mark.parametrize("name", sorted(FACTIONS))
def test_the_start_areas_are_those_of_the_json(name: str) -> None:
    for board in CONTENT.boards.values():
        found = [board.areas[one].id for one in board.glyphs[name]]
        assert found == FACTIONS[name]["start"]["areasByMap"][board.id]


def test_the_acolyte_is_the_same_in_all_factions() -> None:
    (acolyte,) = load("components")["unit"]
    for name, faction in FACTIONS.items():
        unit = next(one for one in faction["units"] if one["id"] == "acolyte")
        title, text, _ = worded(f"{name}/unit/acolyte")
        assert (acolyte["count"], acolyte["costs"]) == (unit["count"], [unit["cost"]])
        assert acolyte["combat"] == int(str(unit["combat"]).split(" ")[0])
        assert typed(acolyte["name"]) == typed(title)
        for language in ("en", "ru"):  # Black Goat's goes on to speak of a spellbook
            assert text[language].startswith(acolyte["text"][language].removesuffix("."))


def test_the_components_are_those_of_the_json() -> None:
    facts = FACTS["components"]
    assert {str(one): CONTENT.signs.count(one) for one in (1, 2, 3)} == facts["elderSigns"]
    assert len(CONTENT.signs) == sum(facts["elderSigns"].values())
    assert (CONTENT.gates, CONTENT.towers) == (facts["gates"], facts["darkTowers"])
    assert [*CONTENT.track["plain"], "END"] == facts["ritualTrack"]
    assert {one.power for one in CONTENT.factions.values()} == {facts["startingPower"]}


def test_every_text_of_the_json_is_used() -> None:
    used = set()
    for name, faction in CONTENT.factions.items():
        used |= {f"{name}/unit/{unit.id}" for unit, _ in faction.units}
        used |= {f"{name}/awaken/{god}" for god in faction.awaken}
        used |= {f"{name}/requirement/req_{one.slot}" for one in faction.requirements}
        used |= {f"{name}/{KINDS[one.kind]}/{one.id}" for one in faction.abilities}
    assert used == set(TEXTS)
