"""One concept has one name: no retired word names anything, and a type name means one thing.

The words are in docs/glossary.md.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable

import pytest

from tests.architecture.sources import HOUSE, ROOT, Breach, Source, planted, read, sources, told

GLOSSARY = ROOT / "docs" / "glossary.md"
RETIRED = frozenset(
    [
        "attending",
        "caretaker",
        "course",
        "draft",
        "gallery",
        "opening",
        "reel",
        "shelf",
        "sitter",
        "telling",
        "tending",
        "wish",
    ]
)
KEPT = {
    ("fhtagn.server.decks.bodies", "Draft"): "a deck that is not finished",
}
TWICE = {
    "Room": "a room and the message about it, whose tag it is",
    "Shape": "of content and of an event; the kernel's is renamed with its options",
    "State": "of a table and the message that shows it, whose tag it is",
}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
NAMED = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def ours() -> list[Source]:
    """Everything but the games, whose words are those of their rulebooks."""
    house = [one for one in sources() if not one.module.startswith("fhtagn.games.")]
    return [*house, *(read(path) for path in sorted((ROOT / "tools").glob("*.py")))]


def retired(source: Source) -> list[Breach]:
    names = [node for node in ast.walk(source.tree) if isinstance(node, NAMED)]
    found = [
        source.at(node, f"{node.name} has a retired word")
        for node in names
        if words(node.name) & RETIRED and (source.module, node.name) not in KEPT
    ]
    if any(words(part) & RETIRED for part in source.module.split(".")):
        found.append(Breach(source.path, "the module has a retired word"))
    return found


def words(name: str) -> set[str]:
    """The words of a name, and each without the ending of a plural."""
    found = [one.lower() for one in WORD.findall(name)]
    stems = {one[: -len(end)] for one in found for end in ("s", "es") if one.endswith(end)}
    return {*found, *stems, *("shelf" for one in found if one == "shelves")}


def twice(given: Iterable[Source]) -> dict[str, list[str]]:
    """The type names that several classes have, and where."""
    found: dict[str, list[str]] = defaultdict(list)
    for source in given:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(source.at(node, "").where)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_retired_word_names_anything():
    assert not told(retired, *ours())


def test_what_is_kept_is_there():
    there = {
        (source.module, node.name)
        for source in ours()
        for node in ast.walk(source.tree)
        if isinstance(node, NAMED)
    }
    assert KEPT.keys() <= there


def test_a_type_name_means_one_thing():
    found = twice(one for one in ours() if one.path.startswith("src/"))
    assert {name: where for name, where in found.items() if name not in TWICE} == {}
    assert found.keys() == TWICE.keys(), "what is named once now is not listed any more"


@pytest.mark.parametrize(
    "line", ["class SeatWish: ...", "def read_course(): ...", "class Reels: ..."]
)
def test_a_retired_word_is_found(line):
    assert len(retired(planted(line, "fhtagn.server.room.fake"))) == 1


@pytest.mark.parametrize("module", ["fhtagn.server.shelf.fake", "fhtagn.server.room.drafts"])
def test_a_retired_module_is_found(module):
    assert len(retired(planted("", module))) == 1


def test_a_word_within_another_is_no_breach():
    assert not retired(planted("def wished_for(): ...\nclass Freelance: ...", "fhtagn.server.fake"))


def test_a_type_name_with_two_meanings_is_found():
    one, other = (planted("class Entry: ...", f"fhtagn.server.{name}") for name in ("a", "b"))
    assert list(twice([one, other])) == ["Entry"]


def test_the_glossary_has_each_retired_word():
    text = GLOSSARY.read_text("utf-8").partition("## Retired words")[2]
    listed = {
        word
        for line in re.findall(r"^\| ([a-z]+)\b.* \|.*\|$", text, re.MULTILINE)
        for word in [line]
    }
    assert listed - {"retired"} == RETIRED


def test_the_places_of_the_glossary_are_there():
    named = re.findall(r"`([a-z_]+/[a-z_/*.]*)`", GLOSSARY.read_text("utf-8"))
    there = [place for place in named if not place.startswith("tests/")]
    assert there
    assert [place for place in there if not any(HOUSE.glob(place.rstrip("/")))] == []
