"""Content packs for the duel: borders mended, a map and a faction added, every fault told."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from fhtagn.content import Faults, Files, digest_of, read_folder
from fhtagn.games.duel.content import build, read
from fhtagn.games.duel.faults import faults_of
from fhtagn.games.duel.shapes import (
    AbilityEntry,
    AreaEntry,
    Components,
    EdgeEntry,
    FactionEntry,
    GlyphEntry,
    MapEntry,
    RequirementEntry,
    TrackEntry,
    UnitEntry,
)
from fhtagn.kernel.complaint import Complaint
from tests.games.shapes import every, must, said

SORTS = {
    "components": ("unit", "track"),
    "faction": ("unit", "ability", "requirement"),
    "map": ("area", "edge", "glyph"),
}
SHAPES = {
    "components": Components, "unit": UnitEntry, "track": TrackEntry, "faction": FactionEntry,
    "ability": AbilityEntry, "requirement": RequirementEntry, "map": MapEntry, "area": AreaEntry,
    "edge": EdgeEntry, "glyph": GlyphEntry,
}  # fmt: skip
Table = dict[str, Any]

OWN = read_folder(files("fhtagn.games.duel") / "data")
HEAD = 'name = "My box"\nversion = "2"\ngame = "duel"\n'
EDGE = '[[edge]]\nid = "{0}-{1}"\nbetween = ["{0}", "{1}"]\nprovenance = "printed"\n'
GLYPH = '[[glyph]]\nid = "{}"\nareas = ["{}"]\nprovenance = "printed"\n'
AREA = (
    '[[area]]\nid = "{0}"\nname = {{ en = "{0}", ru = "{0}" }}\nwater = {1}\nxy = [[1, 2]]\n'
    'provenance = "printed"\n'
)
Pack = Callable[..., Path]
Spoil = Callable[[Files], Any]


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """A pack of these files, with a sound head."""

    def write(**tables: str) -> Path:
        for name, text in {"pack": HEAD, **tables}.items():
            (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return write


def told(folder: Path) -> list[tuple[str, Table]]:
    with pytest.raises(Faults) as caught:
        read(folder)
    assert caught.value.name == "pack-broken"
    return [(one.name, one.about) for one in caught.value.faults]


def spoilt(spoil: Spoil) -> list[Complaint]:
    """The faults of the game's own content with one thing changed."""
    tables = copy.deepcopy(OWN)
    spoil(tables)
    return faults_of(tables)


def entry(tables: Files, file: str, word: str, name: str) -> Table:
    found: Table = next(one for one in tables[file][word] if one["id"] == name)
    return found


def without(tables: Files, file: str, word: str, name: str) -> None:
    tables[file][word] = [one for one in tables[file][word] if one["id"] != name]


# -- good packs ------------------------------------------------------------------------------------


@pytest.mark.rule("CW 40.7.2", "CW 4.1.5")
def test_a_pack_mends_borders_and_glyphs(pack: Pack) -> None:
    mended = EDGE.format("dunwich", "salem")
    gone = '[[edge]]\nid = "arkham-salem"\nremoved = true\n'
    content = read(pack(map_lovecraft_country=mended + gone + GLYPH.format("black_goat", "arkham")))
    own, board = read().boards["lovecraft_country"], content.boards["lovecraft_country"]
    dunwich, salem, arkham = (board.index[one] for one in ("dunwich", "salem", "arkham"))
    assert salem in board.near[dunwich]
    assert dunwich in board.near[salem]
    assert salem in own.near[arkham]
    assert salem not in board.near[arkham]
    assert arkham not in board.near[salem]
    assert len(board.edges) == len(own.edges)
    assert (own.glyphs["black_goat"], board.glyphs["black_goat"]) == ((11,), (arkham,))
    assert content.boards["extinction"] == read().boards["extinction"]
    assert (content.name, content.version) == ("My box", "2")
    assert content.digest != read().digest


@pytest.mark.rule("CW 40.7.2")
def test_a_pack_moves_the_tower_glyphs(pack: Pack) -> None:
    towers = '[[glyph]]\nid = "towers"\nareas = ["india", "kalahari"]\nprovenance = "printed"\n'
    board = read(pack(map_extinction=towers)).boards["extinction"]
    assert [board.areas[one].id for one in board.towers] == ["india", "kalahari"]
    assert "towers" not in board.glyphs


def test_a_pack_adds_a_map(pack: Pack) -> None:
    names = ("north", "south", "east", "west", "sea")
    head = '[map]\nid = "plate"\nname = { en = "Plate", ru = "Тарелка" }\nbox = "Kitchen"\n'
    areas = "".join(AREA.format(one, "true" if one == "sea" else "false") for one in names)
    edges = "".join(EDGE.format("sea", one) for one in names[:4])
    starts = zip(("great_cthulhu", "black_goat", "sleeper", "windwalker"), names, strict=False)
    glyphs = "".join(GLYPH.format(*one) for one in starts)
    board = read(pack(map_plate=head + areas + edges + glyphs)).boards["plate"]
    assert [area.id for area in board.areas] == list(names)
    assert board.near == ((4,), (4,), (4,), (4,), (0, 1, 2, 3))
    assert board.water == (False, False, False, False, True)
    assert board.towers == ()
    assert board.glyphs["sleeper"] == (2,)


def a_faction(name: str = "mice") -> str:
    """Black Goat's sheet under other names."""
    text = (files("fhtagn.games.duel") / "data" / "faction_black_goat.toml").read_text("utf-8")
    for unit in OWN["faction_black_goat"]["unit"]:
        text = text.replace(f'"{unit["id"]}"', f'"{name}_{unit["id"]}"')
    for ability in OWN["faction_black_goat"]["ability"]:
        text = text.replace(f'id = "{ability["id"]}"', f'id = "{name}_{ability["id"]}"')
    return text.replace('"black_goat', f'"{name}')


def test_a_pack_adds_a_faction(pack: Pack) -> None:
    content = read(
        pack(
            faction_mice=a_faction(),
            map_lovecraft_country=GLYPH.format("mice", "kingsport"),
            map_extinction=GLYPH.format("mice", "siberia"),
        )
    )
    mice = content.factions["mice"]
    assert [unit.id for unit, _ in mice.units][:2] == ["acolyte", "mice_ghoul"]
    assert (mice.unique, len(mice.spellbooks)) == ("mice_fertility_cult", 6)
    assert [one.id for one in mice.requirements][::5] == ["mice_1", "mice_6"]
    assert content.abilities["mice_avatar"].unit == "mice_shub_niggurath"
    assert content.units["mice_fungi"].value == 2
    assert set(content.factions) == {*read().factions, "mice"}


def test_a_pack_changes_a_number_and_the_value_follows(pack: Pack) -> None:
    shoggoth = '[[unit]]\nid = "shoggoth"\ncosts = [4, 1]\ncombat = 5\n'
    unit = read(pack(faction_great_cthulhu=shoggoth)).units["shoggoth"]
    assert (unit.cost, unit.costs, unit.combat, unit.value) == (4, (4, 1), 5, 3)
    assert unit.name == read().units["shoggoth"].name


def test_replace_drops_the_games_own_entries(pack: Pack) -> None:
    """With `replace = true` a map is drawn from nothing."""
    factions = ("great_cthulhu", "black_goat", "sleeper", "windwalker")
    areas = "".join(AREA.format(one, "false") for one in factions)
    edges = "".join(EDGE.format("sleeper", one) for one in factions if one != "sleeper")
    glyphs = "".join(GLYPH.format(one, one) for one in factions)
    board = read(pack(map_extinction="replace = true\n" + areas + edges + glyphs)).boards[
        "extinction"
    ]
    assert [area.id for area in board.areas] == list(factions)
    assert board.near[board.index["sleeper"]] == (0, 1, 3)
    assert (board.towers, board.name["ru"]) == ((), "Вымирание")


def test_a_replaced_file_must_be_filled_again(pack: Pack) -> None:
    found = told(pack(map_extinction="replace = true\n" + AREA.format("north", "false")))
    assert [(name, about["field"]) for name, about in found] == [
        ("field-missing", "edge"),
        ("field-missing", "glyph"),
    ]


# -- faults of a pack's files ----------------------------------------------------------------------


def test_a_file_that_is_neither_faction_nor_map_is_unknown(pack: Pack) -> None:
    ((name, about),) = told(pack(facton_mice=""))
    assert (name, about["file"]) == ("pack-unknown-file", "facton_mice.toml")


def test_a_new_file_needs_its_head_and_its_lists(pack: Pack) -> None:
    found = [(name, about["entry"], about["field"]) for name, about in told(pack(map_plate=""))]
    assert ("field-missing", "file", "area") in found
    assert ("field-missing", "map", "id") in found


def test_a_list_of_another_sort_of_file_is_told(pack: Pack) -> None:
    ((name, about),) = told(pack(faction_sleeper=AREA.format("north", "false")))
    assert (name, about["file"], about["field"]) == (
        "field-unknown",
        "faction_sleeper.toml",
        "area",
    )


def test_a_pack_for_another_game_is_refused(pack: Pack) -> None:
    folder = pack()
    (folder / "pack.toml").write_text(HEAD.replace("duel", "heroes"), encoding="utf-8")
    with pytest.raises(Complaint, match="pack-other-game"):
        read(folder)


# -- faults of sense -------------------------------------------------------------------------------

COUNTRY, SLEEPER = "map_lovecraft_country", "faction_sleeper"
ARKHAM, MERRIMACK = "arkham-salem", ("dunwich", "gardner_reservoir", "newburyport")


def add_edge(tables: Files, *between: str) -> None:
    one = {"id": "new", "between": list(between), "provenance": "printed"}
    tables[COUNTRY]["edge"].append(one)


def cut_off_the_merrimack(tables: Files) -> None:
    for one in MERRIMACK:
        without(tables, COUNTRY, "edge", f"merrimack_river-{one}")


SENSE: list[tuple[str, Spoil, str, Table]] = [
    ("unknown neighbour", lambda t: add_edge(t, "arkham", "bostom"),
     "name-unknown", {"entry": "new", "field": "between", "found": "bostom", "nearest": "boston"}),
    ("border to itself", lambda t: add_edge(t, "arkham", "arkham"),
     "edge-to-itself", {"entry": "new", "field": "between", "found": "arkham"}),
    ("border twice", lambda t: add_edge(t, "salem", "arkham"),
     "edge-twice", {"entry": "new", "field": "between", "found": "salem – arkham"}),
    ("unknown part", lambda t: entry(t, COUNTRY, "edge", ARKHAM).update(via=["mystic_rivers"]),
     "name-unknown", {"entry": ARKHAM, "field": "via", "nearest": "mystic_river"}),
    ("unreachable area", cut_off_the_merrimack,
     "area-unreachable", {"entry": "merrimack_river", "field": "edge"}),
    ("glyph without area", lambda t: entry(t, COUNTRY, "glyph", "sleeper").update(areas=["salme"]),
     "name-unknown", {"entry": "sleeper", "field": "areas", "found": "salme", "nearest": "salem"}),
    ("tower glyph without area",
     lambda t: entry(t, "map_extinction", "glyph", "towers").update(areas=["atlantis"]),
     "name-unknown", {"entry": "towers", "field": "areas", "found": "atlantis"}),
    ("two on one area", lambda t: entry(t, COUNTRY, "glyph", "sleeper").update(areas=["dunwich"]),
     "glyph-shared", {"entry": "sleeper", "field": "areas", "found": "dunwich"}),
    ("faction without glyph", lambda t: without(t, COUNTRY, "glyph", "windwalker"),
     "glyph-missing", {"entry": "lovecraft_country", "field": "glyph", "found": "windwalker"}),
    ("bridge without border", lambda t: without(t, COUNTRY, "edge", "innsmouth-rockport"),
     "bridge-without-edge", {"entry": "lovecraft_country", "found": "innsmouth – rockport"}),
    ("five spellbooks", lambda t: without(t, SLEEPER, "ability", "burrow"),
     "faction-spellbooks", {"entry": "sleeper", "field": "kind", "found": 5, "needed": 6}),
    ("no unique ability", lambda t: without(t, SLEEPER, "ability", "death_from_below"),
     "faction-unique", {"entry": "sleeper", "field": "kind", "found": 0}),
    ("five requirements", lambda t: without(t, SLEEPER, "requirement", "sleeper_4"),
     "faction-slots", {"entry": "sleeper", "found": "1, 2, 3, 5, 6", "needed": 6}),
    ("a slot twice", lambda t: entry(t, SLEEPER, "requirement", "sleeper_4").update(slot=3),
     "faction-slots", {"entry": "sleeper", "found": "1, 2, 3, 3, 5, 6"}),
    ("another cultist", lambda t: entry(t, SLEEPER, "unit", "wizard").update(category="cultist"),
     "acolytes", {"file": "faction_sleeper.toml", "entry": "wizard", "field": "category"}),
    ("seven Acolytes", lambda t: entry(t, "components", "unit", "acolyte").update(count=7),
     "acolytes", {"file": "components.toml", "entry": "unit", "field": "count", "needed": 6}),
    ("a track is missing", lambda t: without(t, "components", "track", "long"),
     "field-missing", {"file": "components.toml", "entry": "track", "field": "long"}),
    ("a unit the faction has not", lambda t: entry(t, SLEEPER, "ability", "lethargy").update(
        unit="tsathogua"),
     "name-unknown", {"entry": "lethargy", "field": "unit", "nearest": "tsathoggua"}),
    ("a unit that is no Great Old One", lambda t: entry(t, SLEEPER, "ability", "lethargy").update(
        unit="wizard"),
     "name-unknown", {"entry": "lethargy", "field": "unit", "found": "wizard"}),
    ("nobody's ability", lambda t: entry(t, SLEEPER, "ability", "lethargy").pop("unit"),
     "field-missing", {"entry": "lethargy", "field": "unit"}),
    ("no way to awaken", lambda t: entry(t, SLEEPER, "unit", "tsathoggua").pop("awaken"),
     "field-missing", {"entry": "tsathoggua", "field": "awaken"}),
    ("a unit of another faction", lambda t: entry(t, SLEEPER, "unit", "wizard").update(id="ghoul"),
     "id-twice", {"file": "faction_sleeper.toml", "entry": "ghoul"}),
    ("an ability of another faction",
     lambda t: entry(t, SLEEPER, "ability", "burrow").update(id="howl"),
     "id-twice", {"entry": "howl"}),
    ("a head of another name", lambda t: t[SLEEPER]["faction"].update(id="sleepers"),
     "field-wrong", {"file": "faction_sleeper.toml", "entry": "faction", "field": "id"}),
]  # fmt: skip


@pytest.mark.rule("CW 1.1.13", "CW 5.1.2", "CW 1.1.14")
@pytest.mark.parametrize(("spoil", "name", "about"), [one[1:] for one in SENSE], ids=[
    one[0] for one in SENSE
])  # fmt: skip
def test_what_does_not_make_sense_is_told(spoil: Spoil, name: str, about: Table) -> None:
    (fault,) = (one for one in spoilt(spoil) if one.name == name)
    assert about.items() <= fault.about.items()
    assert fault.about["file"].endswith(".toml")


def test_areas_of_two_maps_may_bear_the_same_id() -> None:
    def rename(tables: Files) -> None:
        entry(tables, "map_extinction", "area", "india")["id"] = "salem"
        for edge in tables["map_extinction"]["edge"]:
            edge["between"] = [one.replace("india", "salem") for one in edge["between"]]

    assert spoilt(rename) == []


def test_the_glyph_of_a_guest_is_in_nobodys_way() -> None:
    def move(tables: Files) -> None:
        entry(tables, COUNTRY, "glyph", "sleeper")["areas"] = ["salem"]

    guest = entry(OWN, COUNTRY, "glyph", "yellow_sign")
    assert (guest["areas"], spoilt(move)) == (["salem"], [])


def test_an_area_twice_on_a_map_is_told() -> None:
    def rename(tables: Files) -> None:
        entry(tables, "map_extinction", "area", "india")["id"] = "siberia"

    assert [(one.name, one.about["entry"]) for one in spoilt(rename)] == [("id-twice", "siberia")]


def test_the_games_own_content_has_no_faults() -> None:
    assert faults_of(OWN) == []
    assert build("fhtagn", "1", digest_of(OWN), OWN) == read()


# -- faults of entries -----------------------------------------------------------------------------

PLACES = [
    (file, word)
    for file in ("components", SLEEPER, "map_extinction")
    for word in (file.split("_")[0], *SORTS[file.split("_")[0]])
]


def first(tables: Files, file: str, word: str) -> Table:
    found: Any = tables[file][word]
    one: Table = found if isinstance(found, dict) else found[0]
    return one


@pytest.mark.parametrize(("file", "word"), PLACES)
def test_every_field_is_wanted_known_and_checked(file: str, word: str) -> None:
    shape = SHAPES[word]
    for field in must(shape):
        found = spoilt(lambda t, field=field: first(t, file, word).pop(field))
        assert ("field-missing", field) in {(one.name, one.about["field"]) for one in found}
    for field in every(shape):
        found = spoilt(lambda t, field=field: first(t, file, word).update({field: [3.5]}))
        at = f"{field}[0]" if field == "parts" else field  # it lies in a table of its own
        assert ("field-wrong", at) in {(one.name, one.about["field"]) for one in found}
    found = spoilt(lambda t: first(t, file, word).update(surplus=1))
    assert [(one.name, one.about["field"]) for one in found] == [("field-unknown", "surplus")]


@pytest.mark.parametrize(("file", "word"), [one for one in PLACES if said(SHAPES[one[1]])])
def test_words_are_wanted_in_both_languages(file: str, word: str) -> None:
    for field in said(SHAPES[word]):
        found = spoilt(lambda t, field=field: first(t, file, word)[field].pop("ru"))
        assert [(one.name, one.about["field"], one.about["language"]) for one in found] == [
            ("language-missing", field, "ru")
        ]


@pytest.mark.parametrize(
    ("file", "word", "field", "value"),
    [
        (SLEEPER, "unit", "category", "god"),
        (SLEEPER, "unit", "costs", []),
        (SLEEPER, "unit", "costs", [-1]),
        (SLEEPER, "unit", "combat", "much"),
        (SLEEPER, "unit", "count", 0),
        (SLEEPER, "unit", "provenance", {}),
        (SLEEPER, "unit", "provenance", {"facts": "hearsay"}),
        (SLEEPER, "unit", "id", "Wizard"),
        (SLEEPER, "ability", "kind", "secret"),
        (SLEEPER, "ability", "timing", "whenever"),
        (SLEEPER, "ability", "declining", "never"),
        (SLEEPER, "faction", "begins", "sometimes"),
        ("map_extinction", "area", "xy", [[1, 2, 3]]),
        ("map_extinction", "area", "merged", "tunnel"),
        ("map_extinction", "edge", "between", ["mawson_ocean"]),
        ("map_extinction", "glyph", "areas", []),
        ("map_extinction", "map", "bridge", [["arctica"]]),
        ("components", "components", "signs", [0]),
        ("components", "components", "gates", 1),
        ("components", "track", "prices", ["5"]),
    ],
)
def test_values_that_cannot_be(file: str, word: str, field: str, value: Any) -> None:
    found = spoilt(lambda t: first(t, file, word).update({field: value}))
    assert ("field-wrong", field) in {(one.name, one.about["field"]) for one in found}


@pytest.mark.parametrize(
    ("file", "word", "field", "value", "faults"),
    [
        (SLEEPER, "unit", "awaken", {"name": {"en": "A", "ru": "А"}},
         [("field-missing", "awaken.text")]),
        (SLEEPER, "unit", "awaken", {"name": {"en": "A"}, "text": {"en": "A", "ru": "А"}},
         [("language-missing", "awaken.name")]),
        (SLEEPER, "unit", "awaken", [], [("field-wrong", "awaken")]),
        ("map_extinction", "area", "parts", [{"id": "west"}],
         [("field-missing", "parts[0].name"), ("field-missing", "parts[0].side")]),
        ("map_extinction", "area", "parts", {"id": "west"}, [("field-wrong", "parts")]),
    ],
)  # fmt: skip
def test_faults_within_a_field_are_told_with_their_path(
    file: str, word: str, field: str, value: Any, faults: list[tuple[str, str]]
) -> None:
    found = spoilt(lambda t: first(t, file, word).update({field: value}))
    assert [(one.name, one.about["field"]) for one in found] == faults
