"""Content packs for `fate`: what a good one changes, and what is told of the others."""

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

from fhtagn.content import Faults, Files, digest_of, read_folder
from fhtagn.content.shapes import Head
from fhtagn.games.fate.content import ALL, build, read
from fhtagn.games.fate.faults import faults_of
from fhtagn.games.fate.shapes import (
    ArtifactEntry,
    Components,
    Counts,
    CurseEntry,
    FaceEntry,
    GodEntry,
    LocationEntry,
    MonsterEntry,
    SpellEntry,
    StormEntry,
)
from fhtagn.games.fate.vocabulary import CLASHES, MOMENTS, NEEDED, OPS
from fhtagn.kernel.complaint import Complaint
from tests.effort import Did, effort
from tests.games.shapes import every, must, said

FILES = {
    "components": ("location", "face"),
    "gods": ("god",),
    "spells": ("spell",),
    "artifacts": ("artifact",),
    "curses": ("curse",),
    "monsters": ("monster",),
    "storms": ("storm",),
}
SHAPES = {
    **dict.fromkeys(FILES, Head),
    "components": Components, "counts": Counts, "location": LocationEntry, "face": FaceEntry,
    "god": GodEntry, "spell": SpellEntry, "artifact": ArtifactEntry, "curse": CurseEntry,
    "monster": MonsterEntry, "storm": StormEntry,
}  # fmt: skip
Table = dict[str, Any]
Pack = Callable[..., Path]
Spoil = Callable[[Files], Any]

OWN = read_folder(files("fhtagn.games.fate") / "data")
HEAD = 'name = "My box"\nversion = "2"\ngame = "fate"\n'
SEAL = '[[spell]]\nid = "crack_the_seal"\n'
NEW = """
[[spell]]
id = "borrowed_skin"
box = "base"
symbol = "streets"
cost = ["museum", "wild"]
copies = 1
time = "my_turn"
name = { en = "Borrowed Skin", ru = "Чужая кожа" }
text = { en = "On your turn: draw 2 Spells.", ru = "В свой ход: доберите 2 Заклинания." }
effect = [{ op = "draw", n = 2 }]
provenance = { name = "designed" }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """A pack of these files, with a sound head."""

    def write(head: str = HEAD, **tables: str) -> Path:
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


def entry(tables: Files, sort: str, name: str) -> Table:
    file = next(one for one, sorts in FILES.items() if sort in sorts)
    found: Table = next(one for one in tables[file][sort] if one["id"] == name)
    return found


def without(tables: Files, file: str, sort: str, name: str) -> None:
    tables[file][sort] = [one for one in tables[file][sort] if one["id"] != name]


def only(faults: list[Complaint]) -> tuple[str, Table]:
    (fault,) = faults
    return fault.name, fault.about


# -- good packs ------------------------------------------------------------------------------------


def test_a_pack_changes_one_spell_and_adds_one(pack: Pack) -> None:
    own = read()
    seal = SEAL + 'copies = 0\ncost = ["library"]\nprovenance = { name = "printed" }\n'
    content = read(pack(spells=seal + NEW))
    assert (content.name, content.version) == ("My box", "2")
    assert content.digest != own.digest
    changed = own.spells["crack_the_seal"]._replace(
        copies=0, cost=(5,), provenance={"name": "printed"}
    )
    assert content.spells["crack_the_seal"] == changed
    new = content.spells["borrowed_skin"]
    assert (new.symbol, new.cost, new.family) == (3, (1, 0), "borrowed_skin")
    assert (new.requires, new.alone, new.note) == ("", True, "")
    assert (new.steps[0].op, new.steps[0].n, new.effect) == ("draw", 2, (0,))
    assert content.things["borrowed_skin"] == new
    same = set(own.things) - {"crack_the_seal"}
    assert all(content.things[code] == own.things[code] for code in same)


def test_the_spell_on_the_page_is_sound(pack: Pack) -> None:
    page = (Path(__file__).parents[3] / "docs" / "adding-a-card.md").read_text("utf-8")
    _before, _fence, rest = page.partition("```toml spells.toml\n")
    seal = read(pack(spells=rest.partition("```")[0])).spells["crack_the_seal"]
    (step,) = seal.steps
    assert (step.op, step.n, step.up_to) == ("destroy_signs", 2, True)
    assert (seal.time, len(seal.cost)) == ("any", 3)


def test_a_pack_changes_the_die_a_count_and_the_words_of_a_location(pack: Pack) -> None:
    table = """
    [components]
    die = ["star", "sign", "sign", "tentacle", "cthulhu", "cthulhu"]
    [counts]
    gates = 12
    [[location]]
    id = "museum"
    name = { en = "Museum", ru = "Кунсткамера" }
    """
    content, own = read(pack(components=table)), read()
    assert content.die.count("cthulhu") == 2
    assert content.counts == {**own.counts, "gates": 12}
    museum = own.locations[1]._replace(name={"en": "Museum", "ru": "Кунсткамера"})
    assert content.locations == (own.locations[0], museum, *own.locations[2:])
    assert content.cites == own.cites


def test_locations_have_their_places_in_whatever_order_they_are_told(pack: Pack) -> None:
    listed = OWN["components"]["location"]
    tables = {**OWN, "components": {**OWN["components"], "location": listed[::-1]}}
    assert build("x", "1", "", tables).locations == read().locations
    assert faults_of(tables) == []


def test_a_god_is_given_another_gift(pack: Pack) -> None:
    gift = (
        'effect = [{ op = "choose", options = [[{ op = "draw", n = 2 }], '
        '[{ op = "destroy_investigators", n = "all", from = ["lodge"] }]] }]\n'
    )
    god = read(pack(gods='[[god]]\nid = "dagon"\n' + gift)).gods["dagon"]
    assert [step.op for step in god.steps] == ["choose", "draw", "destroy_investigators"]
    assert (god.effect, god.steps[0].options) == ((0,), ((1,), (2,)))
    assert (god.steps[2].n, god.steps[2].sources) == (ALL, ("lodge",))


def test_replace_drops_the_games_own_entries(pack: Pack) -> None:
    storm = (
        '[[storm]]\nid = "hail"\ncopies = 8\nname = { en = "Hail", ru = "Град" }\n'
        'text = { en = "Nothing.", ru = "Ничего." }\neffect = []\n'
        'provenance = { name = "designed" }\n'
    )
    content = read(pack(storms="replace = true\n" + storm))
    assert list(content.storms) == ["hail"]
    assert content.storms["hail"].calm
    assert "frostbite" not in content.things
    ((name, about),) = told(pack(storms="replace = true\n"))
    assert (name, about["field"]) == ("field-missing", "storm")


def test_a_pack_that_changes_nothing_has_the_games_own_digest(pack: Pack) -> None:
    assert read(pack()).digest == read().digest


def test_the_games_own_content_has_no_faults() -> None:
    assert faults_of(OWN) == []
    assert build("fhtagn", "1", digest_of(OWN), OWN) == read()


# -- faults of a pack's files ----------------------------------------------------------------------


def test_a_pack_for_another_game_is_refused(pack: Pack) -> None:
    with pytest.raises(Complaint, match="pack-other-game"):
        read(pack(head=HEAD.replace("fate", "heroes")))


def test_a_file_the_game_does_not_have(pack: Pack) -> None:
    assert told(pack(spels="")) == [
        ("pack-unknown-file", {"file": "spels.toml", "nearest": "spells"})
    ]


def test_a_list_of_another_file_is_told(pack: Pack) -> None:
    ((name, about),) = told(pack(curses=NEW))
    assert (name, about["file"], about["field"]) == ("field-unknown", "curses.toml", "spell")


def test_all_faults_are_told_at_once(pack: Pack) -> None:
    found = told(
        pack(
            spells=SEAL + 'symbol = "wild"\ncost = []\n',
            monsters='[[monster]]\nid = "mi_go"\nname = { en = "Mi-Go" }\nlimit = "day"\n',
            curses='[[curse]]\nid = "overreach"\neffect = [{ op = "advence" }]\n',
        )
    )
    assert sorted((about["file"], name, about["field"]) for name, about in found) == [
        ("curses.toml", "name-unknown", "effect[0].op"),
        ("monsters.toml", "field-wrong", "limit"),
        ("monsters.toml", "language-missing", "name"),
        ("spells.toml", "field-wrong", "cost"),
        ("spells.toml", "field-wrong", "symbol"),
    ]


@pytest.mark.parametrize(
    ("spoil", "entry_told"),
    [
        (lambda t: entry(t, "artifact", "silver_key").update(id="marginalia"), "marginalia"),
        (lambda t: entry(t, "storm", "calm").update(id="cthulhu"), "cthulhu"),
        (lambda t: entry(t, "location", "museum").update(id="library"), "library"),
        (lambda t: entry(t, "curse", "overreach").update(id="pride_of_the_chosen"),
         "pride_of_the_chosen"),
    ],
)  # fmt: skip
def test_an_id_that_two_things_bear_is_told(spoil: Spoil, entry_told: str) -> None:
    faults = [(one.name, one.about["entry"]) for one in spoilt(spoil)]
    assert ("id-twice", entry_told) in faults


# -- faults of entries -----------------------------------------------------------------------------

NOTHING = object()
PLACES = [(file, word) for file, words in FILES.items() for word in (file, *words)]


def first(tables: Files, file: str, word: str) -> Table:
    found: Any = tables[file][word]
    one: Table = found if isinstance(found, dict) else found[0]
    return one


def told_of(file: str, word: str, field: str, value: Any) -> set[tuple[str, str]]:
    """The faults, with their fields, if a field of the first entry is set so, or dropped."""

    def spoil(tables: Files) -> None:
        one = first(tables, file, word)
        one.pop(field, None)
        one |= {} if value is NOTHING else {field: value}

    return {(fault.name, fault.about.get("field", "")) for fault in spoilt(spoil)}


@pytest.mark.parametrize(("file", "word"), [*PLACES, ("components", "counts")])
def test_every_field_is_wanted_known_and_checked(file: str, word: str) -> None:
    shape = SHAPES[word]
    for field in must(shape):
        assert ("field-missing", field) in told_of(file, word, field, NOTHING)
    for field in every(shape):
        assert ("field-wrong", field) in told_of(file, word, field, 1.5)
    assert told_of(file, word, "colour", "red") == {("field-unknown", "colour")}


@pytest.mark.parametrize(("file", "word"), PLACES)
def test_words_are_wanted_in_both_languages(file: str, word: str) -> None:
    for field in said(SHAPES[word]):
        assert told_of(file, word, field, {"en": "Word"}) == {("language-missing", field)}


@pytest.mark.parametrize(
    ("sort", "name", "field", "value"),
    [
        ("spell", "marginalia", "symbol", "other_worlds"),
        ("spell", "marginalia", "cost", ["other_worlds"]),
        ("spell", "marginalia", "copies", -1),
        ("spell", "marginalia", "time", "tomorrow"),
        ("spell", "marginalia", "requires", "luck"),
        ("spell", "marginalia", "alone", 1),
        ("spell", "marginalia", "effect", []),
        ("spell", "marginalia", "effect", ["draw"]),
        ("spell", "marginalia", "id", "Marginalia!"),
        ("spell", "marginalia", "provenance", {"name": "hearsay"}),
        ("artifact", "silver_key", "use", "burn"),
        ("god", "dagon", "players", [0]),
        ("god", "dagon", "players", [5]),
        ("god", "dagon", "box", "attic"),
        ("curse", "loose_tongues", "n", 0),
        ("curse", "unquiet_stacks", "at", "attic"),
        ("curse", "unquiet_stacks", "when", "never"),
        ("monster", "mi_go", "slots", 0),
        ("monster", "mi_go", "time", ""),
        ("storm", "calm", "copies", True),
        ("location", "museum", "id", "attic"),
        ("face", "star", "id", "blank"),
    ],
)
def test_values_that_cannot_be(sort: str, name: str, field: str, value: Any) -> None:
    found = spoilt(lambda t: entry(t, sort, name).update({field: value}))
    at = f"{field}[0]" if value == ["draw"] else field  # the step that is none
    assert ("field-wrong", at) in {(one.name, one.about.get("field")) for one in found}


@pytest.mark.parametrize("die", [["star"] * 5, ["star"] * 7, ["star"] * 5 + ["blank"], "star"])
def test_a_die_has_six_faces_that_are_known(die: Any) -> None:
    name, about = only(spoilt(lambda t: t["components"]["components"].update(die=die)))
    assert (name, about["field"]) == ("field-wrong", "die")


@pytest.mark.rule("FG 15.1.3")
@pytest.mark.parametrize(
    ("curse", "change", "name", "field"),
    [
        ("loose_tongues", {"when": "cast"}, "field-unknown", "n"),
        ("backlash", {"when": "hand"}, "field-missing", "n"),
        ("backlash", {"when": "moved_to"}, "field-missing", "at"),
        ("backlash", {"ahead": 2}, "field-unknown", "ahead"),
        ("unquiet_stacks", {"n": 2}, "field-unknown", "n"),
    ],
)
def test_a_curse_says_what_its_condition_needs(
    curse: str, change: Table, name: str, field: str
) -> None:
    told_name, about = only(spoilt(lambda t: entry(t, "curse", curse).update(change)))
    assert (told_name, about["field"], about["entry"]) == (name, field, curse)


# -- faults of effects -----------------------------------------------------------------------------


def faults_of_effect(steps: list[Table], sort: str, name: str) -> list[Complaint]:
    return spoilt(lambda t: entry(t, sort, name).update(effect=steps))


def step(op: str, **words: Any) -> Table:
    return {"op": op} | {word.rstrip("_"): value for word, value in words.items()}


LODGE = ["lodge"]
WRONG: list[tuple[list[Table], str, Table]] = [
    ([step("drow")], "name-unknown", {"field": "op", "found": "drow", "nearest": "draw"}),
    ([{"n": 1}], "field-missing", {"field": "op"}),
    ([{"op": ["draw"]}], "name-unknown", {"field": "op"}),
    ([step("draw", m=2)], "field-unknown", {"field": "m"}),
    ([step("draw", up_to=True)], "field-unknown", {"field": "up_to"}),
    ([step("draw", n=0)], "field-wrong", {"field": "n", "found": "0"}),
    ([step("draw", n=True)], "field-wrong", {"field": "n"}),
    ([step("draw", n="all")], "field-wrong", {"field": "n", "found": "'all'"}),
    ([step("draw", n=21)], "field-wrong", {"field": "n"}),
    ([step("draw", who="rival")], "field-wrong", {"field": "who"}),
    ([step("draw", alone=[])], "field-wrong", {"field": "alone"}),
    ([step("sacrifice", n=5, from_=LODGE)], "field-wrong", {"field": "n"}),
    ([step("move_cultists", n="all", from_=["altar"], to="location")],
     "field-wrong", {"field": "n"}),
    ([step("sacrifice", from_="here")], "field-wrong", {"field": "from"}),
    ([step("sacrifice", from_=["attic"])], "field-wrong", {"field": "from"}),
    ([step("sacrifice", from_=["here", "here"])], "field-wrong", {"field": "from"}),
    ([step("sacrifice", from_=["abyss"])], "field-wrong", {"field": "from"}),
    ([step("roll", faces={"blank": [step("draw")]})], "field-wrong", {"field": "faces"}),
    ([step("roll", faces={})], "field-wrong", {"field": "faces"}),
    ([step("choose", options=[[step("draw")]])], "field-wrong", {"field": "options"}),
    ([step("if", when="lucky", then=[step("draw")])], "field-wrong", {"field": "when"}),
    ([step("sacrifice")], "field-missing", {"field": "from"}),
    ([step("choose")], "field-missing", {"field": "options"}),
    ([step("recall")], "field-missing", {"field": "to"}),
    ([step("recall", n=0, to="lodge")], "field-missing", {"field": "with_control"}),
    ([step("retreat", where="ahead")], "field-missing", {"field": "who"}),
    ([step("roll", any=["sign"])], "field-missing", {"field": "then"}),
    ([step("roll", then=[step("draw")])], "field-missing", {"field": "any"}),
    ([step("sacrifice", from_=LODGE, n=2, up_to=True, cost=True)],
     "field-missing", {"field": "least"}),
    ([step("retreat", who="self", where="ahead")], "effect-clash", {"words": "where, who"}),
    ([step("discard_hand", n=2, down_to=3)], "effect-clash", {"words": "n, down_to"}),
    ([step("discard_hand", who="rival", random=True)], "effect-clash", {"words": "random, who"}),
    ([step("destroy_signs", n="all", cost=True)], "effect-clash", {"words": "n, cost"}),
    ([step("recall", to="lodge", except_=["museum"])], "effect-clash", {"words": "except, to"}),
    ([step("recall", to="lodge", count="done")], "effect-before", {"word": "count"}),
    ([step("draw", who="that")], "effect-before", {"op": "draw", "word": "who"}),
    ([step("curse"), step("draw", who="that")], "effect-before", {"word": "who"}),
    ([step("place", to="same")], "effect-before", {"op": "place", "word": "to"}),
    ([step("destroy_cultists", from_=["same"])], "effect-before", {"word": "from"}),
    ([step("place", to="same"), step("choose_location")], "effect-before", {"word": "to"}),
    ([step("if", when="done_fewer", n=2, then=[step("draw")])], "effect-before", {"word": "when"}),
    ([step("cancel_spell")], "effect-clash", {"op": "cancel_spell", "words": "my_turn"}),
    ([step("seize")], "effect-clash", {"op": "seize", "words": "my_turn"}),
    ([step("redirect_curse")], "effect-clash", {"words": "my_turn"}),
]  # fmt: skip


def nested_everywhere(steps: list[Table]) -> Iterator[tuple[str, list[Table]]]:
    """The steps by themselves, and within other steps, with the path to them."""
    yield "effect", steps
    yield "effect[0].alone", [step("draw", alone=steps)]
    within = step("if", when="fewest_signs", then=[step("draw")], otherwise=steps)
    yield "effect[0].otherwise", [within]
    yield "effect[0].options[1]", [step("choose", options=[[step("draw")], steps])]
    yield "effect[0].faces.sign", [step("roll", faces={"sign": steps})]


@pytest.mark.parametrize(("steps", "name", "about"), WRONG)
def test_steps_that_mean_nothing_are_told(steps: list[Table], name: str, about: Table) -> None:
    for path, whole in nested_everywhere(steps):
        if path != "effect" and name == "effect-before":
            break  # within a step there is one before it
        told_name, found = only(faults_of_effect(whole, "spell", "marginalia"))
        assert told_name == name
        assert (found["file"], found["entry"]) == ("spells.toml", "marginalia")
        field = f".{about['field']}" if "field" in about else ""
        assert found["field"] in [f"{path}[{number}]{field}" for number in range(len(steps))]
        assert {**about, "field": found["field"]}.items() <= found.items()


@pytest.mark.parametrize(
    ("sort", "name", "steps"),
    [
        ("spell", "marginalia", [step("raid", who="rival"), step("draw", who="that")]),
        ("spell", "marginalia", [step("choose_location"), step("place", to="same")]),
        ("spell", "marginalia", [step("curse"), step("recall", count="done", to="lodge")]),
        ("artifact", "silver_key", [step("draw"), step("move_fate")]),
        ("god", "dagon", [step("base_action", except_=["ceremony"])]),
        ("god", "dagon", [step("draw_storms", n=8), step("lay_storms")]),
        ("curse", "jealous_idol", [step("destroy_used")]),
        ("storm", "calm", [step("forbid_control")]),
    ],
)
def test_steps_that_mean_something(sort: str, name: str, steps: list[Table]) -> None:
    assert faults_of_effect(steps, sort, name) == []


@pytest.mark.parametrize(
    ("sort", "name", "op", "words"),
    [
        ("god", "dagon", step("dark_gift"), "gift"),
        ("god", "dagon", step("use_monster"), "gift"),
        ("god", "dagon", step("base_action"), "ceremony"),
        ("god", "dagon", step("base_action", except_=["museum"]), "ceremony"),
        ("monster", "shoggoth", step("use_monster"), "monster"),
        ("curse", "overreach", step("destroy_used"), "prepared"),
        ("curse", "overreach", step("reroll"), "prepared"),
        ("storm", "calm", step("seize"), "storm"),
        ("artifact", "star_stone", step("cancel_spell"), "signs"),
        ("monster", "hound_of_tindalos", step("control_bonus"), "roll"),
    ],
)
def test_steps_at_the_wrong_moment_or_without_end(
    sort: str, name: str, op: Table, words: str
) -> None:
    """A gift that sets off the gift, or a Monster that uses itself, would go on for ever."""
    told_name, about = only(faults_of_effect([op], sort, name))
    assert (told_name, about["op"], about["words"]) == ("effect-clash", op["op"], words)


def test_the_tables_of_the_vocabulary_name_known_words() -> None:
    assert set(MOMENTS) | set(NEEDED) <= set(OPS)
    assert all(set(words) <= set(OPS[op]) for op, words in NEEDED.items())
    for clash in CLASHES:
        ops = [clash["op"]] if "op" in clash else OPS
        assert any(set(clash) - {"op"} <= set(OPS[op]) for op in ops)


# -- whether things add up -------------------------------------------------------------------------


def tells(spoil: Spoil, name: str, **about: Any) -> None:
    told_name, found = only(spoilt(spoil))
    assert told_name == name
    assert about.items() <= found.items()


@pytest.mark.rule("FG 1.1.3", "FG 1.1.6")
@pytest.mark.parametrize(
    ("spoil", "file", "found", "needed"),
    [
        (lambda t: entry(t, "spell", "marginalia").update(copies=2), "spells", 66, 65),
        (lambda t: entry(t, "spell", "command_museum").update(copies=0), "spells", 14, 15),
        (lambda t: without(t, "artifacts", "artifact", "silver_key"), "artifacts", 19, 20),
        (lambda t: without(t, "curses", "curse", "backlash"), "curses", 19, 20),
        (lambda t: entry(t, "storm", "calm").update(copies=3), "storms", 9, 8),
    ],
)
def test_decks_have_their_size(spoil: Spoil, file: str, found: int, needed: int) -> None:
    tells(spoil, "deck-size", file=f"{file}.toml", field="copies", found=found, needed=needed)


@pytest.mark.rule("FG 1.1.7", "FG 1.2.6")
def test_two_gods_for_each_player() -> None:
    about = {"file": "gods.toml", "players": 4, "found": 7, "needed": 8}
    tells(lambda t: without(t, "gods", "god", "dagon"), "gods-few", **about)

    def nobody_alone(tables: Files) -> None:
        for god in tables["gods"]["god"]:
            god["players"] = [2, 3, 4]

    tells(nobody_alone, "gods-few", players=1, found=0, needed=2)


def test_a_further_god_is_welcome() -> None:
    def add(tables: Files) -> None:
        tables["gods"]["god"].append({**tables["gods"]["god"][0], "id": "bokrug"})

    assert spoilt(add) == []


@pytest.mark.rule("FG 40.1.37")
def test_tokens_for_the_monsters_of_all_players() -> None:
    fewer = {"file": "components.toml", "entry": "counts", "found": 13, "needed": 14}
    tells(lambda t: t["components"]["counts"].update(monster_tokens=13), "monster-tokens", **fewer)
    tells(lambda t: entry(t, "monster", "mi_go").update(slots=9), "monster-tokens", needed=20)


@pytest.mark.rule("FG 1.1.2")
@pytest.mark.parametrize(("sort", "name"), [("location", "streets"), ("face", "sign")])
def test_every_location_and_face_is_there(sort: str, name: str) -> None:
    about = {"file": "components.toml", "entry": sort, "field": name}
    tells(lambda t: without(t, "components", sort, name), "field-missing", **about)


# -- anything at all -------------------------------------------------------------------------------


def test_whatever_stands_in_a_field_is_content_or_a_list_of_faults(did: Did) -> None:
    """A wrong value at any depth is told, never stumbled over."""
    chance = random.Random(20)
    draw, deep = [{"op": "draw"}], [{"op": "roll", "faces": {"sign": [{"op": "place", "to": 1}]}}]
    values: tuple[Any, ...] = (
        1, -1, 0, "x", "", "all", "same", "that", [], {}, True, 1.5, [1], ["x"], ["here"], {"a": 1},
        [{}], draw, [draw, draw], deep, {"sign": draw},
    )  # fmt: skip
    paths = [path for file in OWN for path in _paths(OWN[file], (file,)) if len(path) > 2]
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
