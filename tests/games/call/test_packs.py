"""Content packs for `call`: what a good one changes, and what is told of the others."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from functools import reduce
from importlib.resources import files
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from fhtagn.content import Faults, Files, digest_of, read_folder
from fhtagn.content.shapes import Head
from fhtagn.games.call.content import build, read
from fhtagn.games.call.faults import faults_of
from fhtagn.games.call.shapes import (
    FILES,
    CharacterEntry,
    ConspiracyEntry,
    EventEntry,
    NamedEntry,
    StoryEntry,
    SupportEntry,
)
from fhtagn.games.call.vocabulary import TYPES
from fhtagn.kernel.complaint import Complaint
from tests.effort import Did, effort
from tests.games.shapes import every, must, said

Table = dict[str, Any]
Pack = Callable[..., Path]
Spoil = Callable[[Files], Any]

OWN = read_folder(files("fhtagn.games.call") / "data")
HEAD_TEXT = 'name = "My box"\nversion = "2"\ngame = "call"\n'
NEW = """
[[card]]
id = "P001"
type = "character"
pack = "other"
name = { en = "Night Watchman", ru = "Ночной сторож" }
cost = 2
skill = "X"
icons = "CCI"
subtypes = ["investigator", "government"]
toughness = 1
provenance = { name = "designed" }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """A pack of these files, with a sound head."""

    def write(head: str = HEAD_TEXT, **tables: str) -> Path:
        for name, text in {"pack": head, **tables}.items():
            (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return write


def told(folder: Path) -> list[tuple[str, Table]]:
    with pytest.raises(Faults) as caught:
        read(folder)
    assert caught.value.name == "pack-broken"
    assert caught.value.about["count"] == len(caught.value.faults)
    return [(one.name, one.about) for one in caught.value.faults]


def spoilt(spoil: Spoil) -> list[Complaint]:
    """The faults of the game's own content with one thing changed."""
    tables = copy.deepcopy(OWN)
    spoil(tables)
    return faults_of(tables)


def card(tables: Files, code: str) -> Table:
    cards = (one for file in FILES for one in tables[file]["card"])
    return next(one for one in cards if one["id"] == code)


def change(fields: str, code: str) -> str:
    return f'[[card]]\nid = "{code}"\n{fields}\n'


# -- good packs ------------------------------------------------------------------------------------


def test_a_pack_changes_one_card_and_adds_one(pack: Pack) -> None:
    own = read()
    content = read(pack(cards_agency=change('skill = 3\nicons = "TCI"', "F010") + NEW))
    assert (content.name, content.version) == ("My box", "2")
    assert content.digest != own.digest
    assert content.cards["F010"] == own.cards["F010"]._replace(skill=3, icons=(1, 1, 0, 1))
    new = content.cards["P001"]
    assert (new.faction, new.pack, new.cost, new.skill) == ("agency", "other", 2, -1)
    assert (new.icons, new.toughness, new.copies) == ((0, 2, 0, 1), 1, 1)
    assert content.packs["other"] == content.printed_packs["other"] == ("P001",)
    assert "P001" not in content.printed_packs["agency"]
    others = set(own.cards) - {"F010"}
    assert all(content.cards[one] == own.cards[one] for one in others)


def test_a_pack_may_say_that_a_misprint_is_none(pack: Pack) -> None:
    printed = {
        "cards_agency": 'replace = true\n'
        + "".join(_text(one) for one in OWN["cards_agency"]["card"] if one["id"] != "F023"),
        "cards_miskatonic": _text(next(
            one for one in OWN["cards_agency"]["card"] if one["id"] == "F023"
        )),
    }  # fmt: skip
    content = read(pack(**printed))
    assert content.cards["F023"].faction == "miskatonic"
    assert len(content.printed_packs["agency"]) == len(content.printed_packs["miskatonic"]) == 20


def _text(entry: Table) -> str:
    """An entry as TOML."""

    def value(said: Any) -> str:
        if isinstance(said, dict):
            return "{ " + ", ".join(f"{word} = {value(part)}" for word, part in said.items()) + " }"
        if isinstance(said, list):
            return f"[{', '.join(map(value, said))}]"
        return str(said).lower() if isinstance(said, bool) else _quoted(said)

    lines = (f"{word} = {value(said)}" for word, said in entry.items())
    return "\n".join(("[[card]]", *lines, "", ""))


def _quoted(said: int | str) -> str:
    return str(said) if isinstance(said, int) else "'''" + said + "'''"


def test_a_pack_adds_a_subtype(pack: Pack) -> None:
    words = '[[subtype]]\nid = "ghost"\nname = { en = "Ghost", ru = "Призрак" }\n'
    content = read(pack(components=words, cards_hastur=change('subtypes = ["ghost"]', "F091")))
    assert content.subtypes["ghost"].name["ru"] == "Призрак"
    assert content.cards["F091"].subtypes == ("ghost",)


def test_a_pack_that_changes_nothing_has_the_games_own_digest(pack: Pack) -> None:
    assert read(pack()).digest == read().digest


def test_the_games_own_content_has_no_faults() -> None:
    assert faults_of(OWN) == []
    assert build("fhtagn", "1", digest_of(OWN), OWN) == read()


# -- faults of a pack's files ----------------------------------------------------------------------


def test_a_pack_for_another_game_is_refused(pack: Pack) -> None:
    with pytest.raises(Complaint, match="pack-other-game"):
        read(pack(head=HEAD_TEXT.replace('"call"', '"heroes"')))


def test_a_file_the_game_does_not_have(pack: Pack) -> None:
    about = {"file": "cards_agencey.toml", "nearest": "cards_agency"}
    assert told(pack(cards_agencey="")) == [("pack-unknown-file", about)]


def test_a_list_of_another_file_is_told(pack: Pack) -> None:
    ((name, about),) = told(pack(components=NEW))
    assert (name, about["file"], about["field"]) == ("field-unknown", "components.toml", "card")


def test_an_emptied_file_is_told(pack: Pack) -> None:
    ((name, about),) = told(pack(cards_hastur="replace = true\n"))
    assert (name, about["file"], about["field"]) == ("field-missing", "cards_hastur.toml", "card")


def test_all_faults_are_told_at_once(pack: Pack) -> None:
    found = told(
        pack(
            cards_agency=change('cost = -2\nicons = "IT"', "F010"),
            cards_cthulhu=change('name = { en = "C" }\nvilainous = true', "F041"),
            cards_stories=change("cost = 3", "F160"),
        )
    )
    assert sorted((about["file"], name, about["field"]) for name, about in found) == [
        ("cards_agency.toml", "field-wrong", "cost"),
        ("cards_agency.toml", "field-wrong", "icons"),
        ("cards_cthulhu.toml", "field-unknown", "vilainous"),
        ("cards_cthulhu.toml", "language-missing", "name"),
        ("cards_stories.toml", "field-unknown", "cost"),
    ]
    near = {about["field"]: about.get("nearest") for _, about in found}
    assert near["vilainous"] == "villainous"


# -- faults of entries -----------------------------------------------------------------------------

NOTHING = object()
ENTRIES: dict[str, tuple[type[Struct], Callable[[Files], Table]]] = {
    "cards": (Head, lambda tables: tables["cards_agency"]["cards"]),
    "components": (Head, lambda tables: tables["components"]["components"]),
    "faction": (NamedEntry, lambda tables: tables["components"]["faction"][0]),
    "subtype": (NamedEntry, lambda tables: tables["components"]["subtype"][0]),
    "character": (CharacterEntry, lambda tables: card(tables, "F010")),
    "support": (SupportEntry, lambda tables: card(tables, "F014")),
    "event": (EventEntry, lambda tables: card(tables, "F016")),
    "conspiracy": (ConspiracyEntry, lambda tables: card(tables, "F155")),
    "story": (StoryEntry, lambda tables: card(tables, "F160")),
}


def told_of(find: Callable[[Files], Table], field: str, value: Any) -> set[tuple[str, str]]:
    """The faults, with their fields, if a field of the entry is set so, or dropped."""

    def spoil(tables: Files) -> None:
        one = find(tables)
        one.pop(field, None)
        one |= {} if value is NOTHING else {field: value}

    return {(fault.name, fault.about.get("field", "")) for fault in spoilt(spoil)}


@pytest.mark.parametrize("sort", ENTRIES)
def test_every_field_is_wanted_known_and_checked(sort: str) -> None:
    shape, find = ENTRIES[sort]
    for field in must(shape):
        assert ("field-missing", field) in told_of(find, field, NOTHING)
    for field in every(shape):
        assert ("field-wrong", field) in told_of(find, field, 1.5)
    assert told_of(find, "colour", "red") == {("field-unknown", "colour")}


@pytest.mark.parametrize("sort", ["faction", "subtype", *TYPES])
def test_words_are_wanted_in_both_languages(sort: str) -> None:
    shape, find = ENTRIES[sort]
    for field in said(shape):
        assert told_of(find, field, {"en": "Word"}) == {("language-missing", field)}


@pytest.mark.parametrize(
    ("code", "field", "value"),
    [
        ("F010", "id", "F1"),
        ("F010", "pack", "neutral"),
        ("F010", "pack", "story"),
        ("F010", "cost", "Y"),
        ("F010", "cost", True),
        ("F010", "skill", 21),
        ("F010", "icons", "CT"),
        ("F010", "icons", "Z"),
        ("F010", "toughness", 0),
        ("F010", "steadfast", -1),
        ("F010", "copies", 0),
        ("F010", "fast", "yes"),
        ("F010", "subtypes", "investigator"),
        ("F010", "provenance", {"name": "guessed"}),
        ("F010", "provenance", {}),
        ("F155", "struggles", ""),
        ("F155", "struggles", "TCAX"),
    ],
)
def test_values_that_cannot_be(code: str, field: str, value: Any) -> None:
    assert ("field-wrong", field) in told_of(lambda tables: card(tables, code), field, value)


@pytest.mark.parametrize(
    ("code", "field", "value"),
    [
        ("F014", "skill", 2), ("F016", "icons", "T"), ("F155", "toughness", 1),
        ("F160", "subtypes", []), ("F160", "unique", True), ("F016", "struggles", "T"),
    ],
)  # fmt: skip
def test_fields_that_the_type_of_the_card_does_not_have(code: str, field: str, value: Any) -> None:
    found = told_of(lambda tables: card(tables, code), field, value)
    assert found == {("field-unknown", field)}


@pytest.mark.parametrize("sort", ["charcter", ["character"]])
def test_a_card_has_a_type_that_is_known(sort: Any) -> None:
    assert told_of(lambda tables: card(tables, "F010"), "type", sort) == {("name-unknown", "type")}
    missing = told_of(lambda tables: card(tables, "F010"), "type", NOTHING)
    assert missing == {("field-missing", "type")}


@pytest.mark.parametrize(
    ("code", "start", "goal", "expected"),
    [
        ("F160", "cards_stories", "cards_agency",
         '"character" | "support" | "event" | "conspiracy"'),
        ("F010", "cards_agency", "cards_stories", '"story"'),
    ],
)  # fmt: skip
def test_stories_stand_in_their_own_file(code: str, start: str, goal: str, expected: str) -> None:
    def move(tables: Files) -> None:
        one = card(tables, code)
        tables[start]["card"] = [other for other in tables[start]["card"] if other != one]
        tables[goal]["card"].append(one)

    (fault,) = (one for one in spoilt(move) if one.about["field"] == "type")
    assert (fault.name, fault.about["entry"]) == ("field-wrong", code)
    assert (fault.about["file"], fault.about["expected"]) == (f"{goal}.toml", expected)


def test_nobody_is_heroic_and_villainous() -> None:
    found = told_of(lambda tables: card(tables, "F001"), "villainous", True)
    assert found == {("field-wrong", "villainous")}


def test_a_neutral_card_says_in_which_pack_it_is() -> None:
    found = told_of(lambda tables: card(tables, "F141"), "pack", NOTHING)
    assert found == {("field-missing", "pack")}


# -- whether things add up -------------------------------------------------------------------------


@pytest.mark.parametrize("twin", ["F011", "F160"])
def test_an_id_that_two_cards_bear_is_told(twin: str) -> None:
    faults = spoilt(lambda tables: card(tables, "F010").update(id=twin))
    assert ("id-twice", twin) in [(one.name, one.about["entry"]) for one in faults]


def test_a_subtype_nobody_has_described_is_told_with_the_nearest() -> None:
    (fault,) = spoilt(lambda tables: card(tables, "F010").update(subtypes=["deep_won"]))
    assert fault.name == "name-unknown"
    assert (fault.about["entry"], fault.about["field"]) == ("F010", "subtypes")
    assert (fault.about["found"], fault.about["nearest"]) == ("deep_won", "deep_one")


def test_every_faction_is_there() -> None:
    (fault,) = spoilt(lambda tables: tables["components"]["faction"].pop(0))
    assert (fault.name, fault.about["field"]) == ("field-missing", "agency")


@pytest.mark.rule("CC 2.1", "CC 23.5")
@pytest.mark.parametrize(
    ("code", "other", "file", "sizes"),
    [
        ("F160", "other", "cards_stories.toml", (9, 10)),
        ("F010", "other", "cards_agency.toml", (19, 20)),
        ("F023", "other", "cards_miskatonic.toml", (19, 20)),
        ("F141", "other", "cards_neutral.toml", (6, 7)),
        ("F155", "neutral_b", "cards_neutral.toml", (8, 7)),
    ],
)
def test_packs_have_their_size(code: str, other: str, file: str, sizes: tuple[int, int]) -> None:
    (fault,) = spoilt(lambda tables: card(tables, code).update(pack=other))
    assert (fault.name, fault.about["file"]) == ("deck-size", file)
    assert (fault.about["found"], fault.about["needed"]) == sizes


def test_whatever_stands_in_a_field_is_content_or_a_list_of_faults(did: Did) -> None:
    """A wrong value at any depth is told, never stumbled over."""
    chance = random.Random(20)
    values: tuple[Any, ...] = (
        1, -1, 0, 10**30, "x", "", "X", "F010", "T", "story", [], {}, True, 1.5, [1], ["cultist"],
        {"a": 1}, [{}], {"en": "A", "ru": "Б"},
    )  # fmt: skip
    paths = [path for file in OWN for path in _paths(OWN[file], (file,))]
    tables = copy.deepcopy(OWN)
    for _ in range(effort(500, least=150)):
        *way, last = chance.choice(paths)
        at: Any = reduce(getitem, way, tables)
        kept, at[last] = at[last], copy.deepcopy(chance.choice(values))
        try:
            build("mutant", "1", "", tables)
            did["mutants_accepted"] += 1
        except Faults as wrong:
            did["mutants_refused"] += bool(wrong.faults)
        at[last] = kept
    assert tables == OWN
    did.at_least(mutants_accepted=3, mutants_refused=100)


def _paths(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in items:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from _paths(part, (*path, key))
