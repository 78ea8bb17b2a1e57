"""Content packs: what a good one changes, and what is told of the others."""

from __future__ import annotations

import copy
import random
import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from fhtagn.content import MOST_BYTES, Faults, digest_of, read_folder, read_text
from fhtagn.content.shapes import PROVENANCES, Place, misfits, shaped
from fhtagn.games import load
from fhtagn.games.heroes.content import build, matches, read
from fhtagn.games.heroes.decks import legal_presets
from fhtagn.games.heroes.faults import check_ability
from fhtagn.games.heroes.shapes import CharacterEntry, DeckFile, FactionEntry
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.steps import ABILITY
from fhtagn.games.heroes.vocabulary import ENDINGS, OPS, Filter
from fhtagn.kernel.agenda import apply, decisions
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.match import Match, replayed
from fhtagn.text.words import Words
from tests.altered import altered
from tests.effort import effort
from tests.games.heroes.entries import character

DATA = files("fhtagn.games.heroes") / "data"
DOC = Path(__file__).parents[3] / "docs" / "adding-a-card.md"
DRAW = [{"op": "draw"}]
HEAD = 'name = "My box"\nversion = "2"\ngame = "heroes"\n'
NEW = """
[[character]]
id = "ldn_bat"
name = { en = "Bat", ru = "Нетопырь" }
kind = "monster"
suns = 0
skulls = 1
copies = 1
text = { en = "You may draw one card.", ru = "Вы можете взять одну карту." }
on_play = [{ op = "draw", may = true }]
provenance = { card = "designed" }
"""


@pytest.fixture
def pack(tmp_path):
    """A pack of these files; its `pack.toml` is sound unless it says otherwise."""

    def write(head=HEAD, **tables):
        folder = tmp_path / "box"
        folder.mkdir(exist_ok=True)
        for name, text in {"pack": head, **tables}.items():
            raw = text if isinstance(text, bytes) else text.encode()
            (folder / f"{name}.toml").write_bytes(raw)
        return folder

    return write


def faults(folder):
    with pytest.raises(Faults) as caught:
        read(folder)
    assert caught.value.name == "pack-broken"
    assert caught.value.about["count"] == len(caught.value.faults)
    return caught.value.faults


def fault(folder):
    (only,) = faults(folder)
    return only.name, only.about


def complaint(folder):
    with pytest.raises(Complaint) as caught:
        read(folder)
    return caught.value.name, caught.value.about


def change(fields, card="ldn_priest"):
    return f'[[character]]\nid = "{card}"\n{fields}\n'


# -- a good pack -----------------------------------------------------------------------------------


def test_a_pack_changes_one_card_and_adds_one(pack):
    own = read()
    changed = read(pack(london=change("suns = 2\ncopies = 1") + NEW))
    assert (changed.name, changed.version) == ("My box", "2")
    assert changed.digest != own.digest
    priest, before = changed.characters["ldn_priest"], own.characters["ldn_priest"]
    assert priest == before._replace(suns=2, copies=1, steps=priest.steps)
    assert priest.steps[0].matches == before.steps[0].matches | {"ldn_bat"}
    bat = changed.characters["ldn_bat"]
    assert (bat.deck, bat.kind, bat.name["ru"]) == ("london", "monster", "Нетопырь")
    assert (bat.steps[0].op, bat.steps[0].may) == ("draw", True)
    cards = changed.decks["london"].characters
    assert (cards.count("ldn_priest"), cards.count("ldn_bat"), len(cards)) == (1, 1, 30)
    others = set(own.characters) - {"ldn_priest"}
    assert all(changed.characters[card].text == own.characters[card].text for card in others)
    assert "ldn_bat" in changed.characters["shk_mephisto"].steps[0].theirs


def test_a_card_without_copies_is_out_of_its_deck(pack):
    content = read(pack(london=change("copies = 0", "ldn_lupin") + NEW))
    assert "ldn_lupin" not in content.decks["london"].characters
    assert "ldn_lupin" in content.characters


def test_a_pack_changes_factions_and_the_head_of_a_deck(pack):
    table = """
    [deck]
    name = { en = "London", ru = "Лондон" }
    [[faction]]
    id = "ldn_f_h1"
    bonus = ["ldn_priest", "ldn_mina"]
    provenance = "printed"
    """
    content = read(pack(london=table))
    assert content.decks["london"].name["ru"] == "Лондон"
    assert content.decks["london"].volume == 1
    assert content.factions["ldn_f_h1"].bonus == ("ldn_priest", "ldn_mina")
    assert content.factions["ldn_f_h1"].provenance == "printed"
    assert content.factions["ldn_f_h2"] == read().factions["ldn_f_h2"]


def test_replace_drops_all_entries_of_the_games_own_file(pack):
    names = {one["id"] for one in read_folder(DATA)["london"]["character"]}
    monsters = NEW.replace("copies = 1", "copies = 15")
    heroes = monsters.replace("ldn_bat", "ldn_priest").replace("monster", "hero")
    heroes = heroes.replace("suns = 0", "suns = 1").replace("skulls = 1", "skulls = 0")
    factions = "".join(
        f'[[faction]]\nid = "ldn_f_{side[0]}{number}"\nside = "{side}"\n'
        'name = { en = "F", ru = "Ф" }\nbonus = ["ldn_bat", "ldn_priest"]\n'
        'provenance = "designed"\n'
        for side in ("hero", "monster")
        for number in (1, 2, 3)
    )
    content = read(pack(london="replace = true\n" + monsters + heroes + factions))
    assert set(content.decks["london"].characters) == {"ldn_bat", "ldn_priest"}
    assert not (names - {"ldn_priest"}) & set(content.characters)
    assert content.characters["ldn_priest"].copies == 15
    assert "hunters" not in legal_presets(content)
    assert "london" in legal_presets(content)


def test_replace_without_faction_cards_leaves_none(pack):
    told = faults(pack(london="replace = true\n" + NEW.replace("copies = 1", "copies = 30")))
    assert [(one.name, one.about.get("side")) for one in told] == [
        ("deck-factions", "hero"),
        ("deck-factions", "monster"),
    ]


def test_byte_order_mark_and_line_ends_do_not_matter(pack):
    table = change("suns = 2")
    plain = read(pack(london=table)).digest
    windows = ("\ufeff" + table.replace("\n", "\r\n")).encode()
    assert read(pack(london=windows, head=("\ufeff" + HEAD).encode())).digest == plain


def test_a_pack_that_changes_nothing_has_the_games_own_digest(pack):
    assert read(pack()).digest == read().digest


def test_a_pack_may_hold_files_that_are_no_tables(pack):
    folder = pack()
    (folder / "README.md").write_text("Hello.")
    assert read(folder).name == "My box"


def test_provenance_is_kept(pack):
    own = read()
    assert all(card.provenance for card in own.characters.values())
    assert own.characters["shk_holmes"].provenance["name"] == "web-confirmed"
    assert own.characters["shk_holmes"].provenance["symbols"] == "designed"
    assert own.characters["shk_holmes"].sources
    assert own.factions["ldn_f_m1"].provenance == "single-source"
    assert own.factions["ldn_f_m1"].sources
    table = change('provenance = { card = "printed" }\nsources = ["my box"]\nnote = "seen"')
    card = read(pack(london=table)).characters["ldn_priest"]
    assert (card.provenance, card.sources, card.note) == (
        {"card": "printed"},
        ("my box",),
        "seen",
    )


# -- what is no pack -------------------------------------------------------------------------------


def test_not_a_folder_and_nothing_at_all(tmp_path):
    path = tmp_path / "box.toml"
    assert complaint(path)[0] == "file-not-found"
    path.write_text(HEAD)
    name, about = complaint(path)
    assert (name, about["file"]) == ("file-is-no-folder", str(path))


def test_a_folder_without_pack_toml(tmp_path):
    assert complaint(tmp_path) == ("pack-without-head", {"pack": str(tmp_path)})


def test_another_games_pack(pack):
    name, about = complaint(pack(head=HEAD.replace("heroes", "fate")))
    assert name == "pack-other-game"
    assert about == {"pack": "My box", "found": "fate", "expected": "heroes"}


@pytest.mark.parametrize("field", ["name", "version", "game"])
@pytest.mark.parametrize(("value", "name"), [("", "field-missing"), ("1", "field-wrong")])
def test_a_head_without_a_field_or_with_a_wrong_one(pack, field, value, name):
    line = f"{field} = {value}\n" if value else ""
    told, about = fault(pack(head=re.sub(f"{field} = .*\n", line, HEAD)))
    assert (told, about["file"], about["field"]) == (name, "pack.toml", field)


def test_a_file_the_game_does_not_have(pack):
    name, about = fault(pack(lundon=change("suns = 2")))
    assert (name, about) == ("pack-unknown-file", {"file": "lundon.toml", "nearest": "london"})


@pytest.mark.parametrize(
    ("table", "line"),
    [
        ('[[character]]\nid = "ldn_priest"\nsuns =\n', 3),
        ("[[character]]\nid = 'a'\nid = 'b'\n", 3),
        ("[[character]\n", 1),
        ('\n\ntext = """', 3),
        ("a = 1\r\nb = \r\n", 2),
    ],
)
def test_broken_toml_is_told_with_its_line(pack, table, line):
    name, about = fault(pack(london=table))
    assert (name, about["file"], about["line"]) == ("toml-broken", "london.toml", line)


def test_every_broken_file_is_told(pack):
    told = faults(pack(london="a =", sherlock=b"\xff\xfe", mountains="a = " + "[" * 100_000))
    assert {one.about["file"]: one.name for one in told} == {
        "london.toml": "toml-broken",
        "sherlock.toml": "file-not-utf8",
        "mountains.toml": "toml-too-deep",
    }


def test_a_file_that_is_not_utf8_is_told_with_the_line(pack):
    name, about = fault(pack(london="# Лондон\n# Дракула\n".encode("cp1251")))
    assert (name, about) == ("file-not-utf8", {"file": "london.toml", "line": 1})


def test_a_file_that_is_too_large_is_not_read_whole(pack):
    folder = pack()
    with (folder / "london.toml").open("wb") as file:
        file.truncate(100_000_000)
    name, about = fault(folder)
    assert (name, about) == ("file-too-large", {"file": "london.toml", "most": MOST_BYTES})


def test_a_folder_in_place_of_a_file(pack):
    folder = pack()
    (folder / "london.toml").mkdir()
    assert fault(folder)[0] == "file-is-a-folder"


def test_a_file_that_may_not_be_read(pack, monkeypatch):
    def refuse(*_args, **_more):
        raise PermissionError(13, "Permission denied")

    folder = pack()
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(Complaint) as caught:
        read_text(folder / "pack.toml")
    assert caught.value.name == "file-forbidden"
    assert caught.value.about["file"].endswith("pack.toml")


# -- what is wrong in a table ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "name", "about"),
    [
        ("character = 1", "field-wrong", {"entry": "file", "field": "character"}),
        ("character = [1]", "field-wrong", {"entry": "file", "field": "character"}),
        ("deck = 1", "field-wrong", {"entry": "file", "field": "deck"}),
        ("replace = 1", "field-wrong", {"entry": "file", "field": "replace"}),
        ("[[charakter]]", "field-unknown", {"field": "charakter", "nearest": "character"}),
        ("[[character]]\nsuns = 1", "field-missing", {"entry": "1", "field": "id"}),
        ("[[character]]\nid = 7", "field-missing", {"entry": "1", "field": "id"}),
        ("[deck]\nid = 'paris'", "field-wrong", {"entry": "deck", "field": "id"}),
        ("[deck]\nreplace = true", "field-unknown", {"entry": "deck", "field": "replace"}),
        ("[deck]\nname = {en = 'L'}", "language-missing", {"field": "name", "language": "ru"}),
        (change("") + change(""), "id-twice", {"entry": "ldn_priest"}),
        (change("sun = 2"), "field-unknown", {"field": "sun", "nearest": "suns"}),
        (change("suns = '2'"), "field-wrong", {"field": "suns", "found": "'2'"}),
        (change("suns = true"), "field-wrong", {"field": "suns", "found": "True"}),
        (change("suns = -1"), "field-wrong", {"field": "suns", "found": "-1"}),
        (change("copies = 2.0"), "field-wrong", {"field": "copies", "found": "2.0"}),
        (change("kind = 'villain'"), "field-wrong", {"field": "kind", "found": "'villain'"}),
        (change("tags = 'human'"), "field-wrong", {"field": "tags"}),
        (change("on_play = 'draw'"), "field-wrong", {"field": "on_play"}),
        (change("on_play = ['draw']"), "field-wrong", {"field": "on_play[0]"}),
        (change("note = 1979-05-27"), "field-wrong", {"field": "note"}),
        (change("name = 'Priest'"), "field-wrong", {"field": "name"}),
        (change("name = {en = 'P'}"), "language-missing", {"field": "name", "language": "ru"}),
        (change("text = {ru = 'П'}"), "language-missing", {"field": "text", "language": "en"}),
        (change("text = {en = 'P', ru = ' '}"), "language-missing", {"language": "ru"}),
        (change("provenance = 'seed'"), "field-wrong", {"field": "provenance"}),
        (change("provenance = {card = 'hearsay'}"), "field-wrong", {"field": "provenance"}),
        (change("suns = 0"), "kind-symbols", {"field": "kind", "found": "hero"}),
        (change("skulls = 1"), "kind-symbols", {"field": "kind", "found": "hero"}),
        (change("copies = 3"), "deck-size", {"found": 31, "needed": 30}),
        (NEW, "deck-size", {"entry": "london", "found": 31, "needed": 30}),
        (NEW.replace("ldn_bat", "Bat!"), "field-wrong", {"entry": "Bat!", "field": "id"}),
        (NEW.replace("ldn_bat", "shk_imp"), "deck-size", {"found": 31}),
        ("[[faction]]\nid = 'ldn_f_h1'\nside = 'monster'", "deck-factions", {"side": "hero"}),
        ("[[faction]]\nid = 'ldn_f_h1'\nside = 'neutral'", "field-wrong", {"field": "side"}),
        ("[[faction]]\nid = 'ldn_f_h1'\nbonus = ['ldn_mina']", "field-wrong", {"field": "bonus"}),
        (
            "[[faction]]\nid = 'ldn_f_h1'\nbonus = ['ldn_mina', 'ldn_mona']",
            "name-unknown",
            {"entry": "ldn_f_h1", "found": "ldn_mona", "nearest": "ldn_mina"},
        ),
    ],
)
def test_what_is_wrong_names_file_entry_and_field(pack, table, name, about):
    first = faults(pack(london=table))[0]
    assert first.name == name
    assert first.about["file"] == "london.toml"
    assert about.items() <= first.about.items()


def test_a_new_card_needs_all_its_fields(pack):
    told = faults(pack(london='[[character]]\nid = "ldn_bat"'))
    needed = ["name", "kind", "suns", "skulls", "copies", "text", "provenance"]
    assert [(one.name, one.about["field"]) for one in told] == [
        ("field-missing", field) for field in needed
    ]


def test_an_id_of_another_deck_is_told(pack):
    table = change("copies = 1") + NEW.replace("ldn_bat", "shk_imp")
    assert fault(pack(london=table)) == ("id-twice", {"file": "sherlock.toml", "entry": "shk_imp"})


def test_all_faults_are_told_at_once(pack):
    told = faults(
        pack(
            london=change("suns = 'x'\nskulls = 'y'"),
            sherlock=change("name = {en = 'Imp'}\non_play = [{op = 'drow'}]", "shk_imp"),
        )
    )
    assert [(one.about["file"], one.name) for one in told] == [
        ("london.toml", "field-wrong"),
        ("london.toml", "field-wrong"),
        ("sherlock.toml", "language-missing"),
        ("sherlock.toml", "name-unknown"),
    ]


@pytest.mark.parametrize(
    ("step", "name", "about"),
    [
        ("op = 'discrad_in_play'", "name-unknown", {"nearest": "discard_in_play"}),
        ("count = 1", "field-missing", {"field": "on_play[0].op"}),
        ("op = 1", "name-unknown", {"field": "on_play[0].op", "found": "1"}),
        ("op = ['draw']", "name-unknown", {}),
        ("op = 'score_flat', value = 1", "name-unknown", {"found": "score_flat"}),
        (
            "op = 'draw', cuont = 2",
            "field-unknown",
            {"field": "on_play[0].cuont", "nearest": "count"},
        ),
        (
            "op = 'draw', count = 0",
            "field-wrong",
            {"field": "on_play[0].count", "found": "0", "expected": "1…30"},
        ),
        ("op = 'draw', count = 'all'", "field-wrong", {"field": "on_play[0].count"}),
        ("op = 'draw', may = 'yes'", "field-wrong", {"field": "on_play[0].may", "found": "'yes'"}),
        (
            "op = 'draw', bonus = {card = 'shk_holmes'}",
            "field-missing",
            {"field": "on_play[0].bonus.count"},
        ),
        ("op = 'take_from_hand', give_back = 2", "field-wrong", {"field": "on_play[0].give_back"}),
        (
            "op = 'take_in_play', filter = {king = 'hero'}",
            "field-unknown",
            {"field": "on_play[0].filter.king", "nearest": "kind"},
        ),
        (
            "op = 'take_in_play', filter = {kind = 'god'}",
            "field-wrong",
            {"field": "on_play[0].filter.kind", "expected": '"hero" | "monster" | "neutral"'},
        ),
        ("op = 'place_this'", "field-missing", {"field": "on_play[0].to"}),
        ("op = 'look_at_deck'", "field-missing", {"field": "on_play[0].count"}),
        ("op = 'discard_in_play', area = 'each', count = 2", "effect-clash", {}),
        ("op = 'discard_in_play', count = 'all', may = true", "effect-clash", {}),
        (
            "op = 'discard_from_hand', who = 'self', selection = 'random'",
            "effect-clash",
            {"words": "who, selection"},
        ),
        ("op = 'discard_this'}, {op = 'discard_this'", "effect-twice", {"op": "discard_this"}),
        ("op = 'play_extra'}, {op = 'discard_this'", "effect-clash", {"words": "play_extra"}),
        (
            "op = 'discard_in_play', then = [{op = 'drow'}]",
            "name-unknown",
            {"field": "on_play[0].then[0].op", "nearest": "draw"},
        ),
        (
            "op = 'discard_in_play', then = [{op = 'place_this', to = 'any_player'}]",
            "name-unknown",
            {"found": "place_this"},
        ),
        (
            "op = 'take_in_play', filter = {ids = ['ldn_minna']}",
            "name-unknown",
            {"field": "on_play[0].filter.ids", "found": "ldn_minna", "nearest": "ldn_mina"},
        ),
        (
            "op = 'discard_in_play', then = [{op = 'take_in_play', filter = {not_ids = ['imp']}}]",
            "name-unknown",
            {"field": "on_play[0].then[0].filter.not_ids", "found": "imp"},
        ),
        (
            "op = 'draw', bonus = {card = 'shk_homes', count = 1}",
            "name-unknown",
            {"field": "on_play[0].bonus.card", "nearest": "shk_holmes"},
        ),
        (
            "op = 'take_in_play', filter = {tags = ['undaed']}",
            "name-unknown",
            {"field": "on_play[0].filter.tags", "found": "undaed", "nearest": "undead"},
        ),
    ],
)
def test_effects_that_mean_nothing(pack, step, name, about):
    told, found = fault(pack(london=change(f"on_play = [{{{step}}}]")))
    assert told == name
    assert (found["file"], found["entry"]) == ("london.toml", "ldn_priest")
    assert about.items() <= found.items()


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ("kind = 'heroe'", ["'heroe'", "hero", '"hero" | "monster" | "neutral"']),
        ("copies = 31", ["31", "0…30"]),
        ("tags = 5", ["5", '["…", …]']),
        ("on_play = [{op = 'draw', may = 1}]", ["on_play[0].may", "true | false"]),
        ("on_play = [{op = 'discard_in_play', count = 0}]", ["on_play[0].count", '"all" | 1…30']),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_wrong_value_is_told_with_what_it_can_be(pack, fields, says, language):
    (only,) = faults(pack(london=change(fields)))
    told = Words(language).complaint(only)
    assert all(one in told for one in says), told


@pytest.mark.parametrize(
    ("ending", "name"),
    [
        ("op = 'score_flat'", "field-missing"),
        ("op = 'score_flat', value = 'two'", "field-wrong"),
        ("op = 'draw'", "name-unknown"),
        ("op = 'score_set', ids = ['ldn_priest'], table = []", "field-wrong"),
        ("op = 'score_set', ids = ['ldn_mina'], table = [1]", "set-without-itself"),
        ("op = 'suns_become_skulls_if', ids = ['ldn_bite'], at_least = 1", "name-unknown"),
    ],
)
def test_endings_that_mean_nothing(pack, ending, name):
    assert fault(pack(london=change(f"end_game = [{{{ending}}}]")))[0] == name


def test_whatever_stands_in_a_field_is_content_or_a_list_of_faults(did):
    """A wrong value at any depth is told, never stumbled over."""
    own = {"london": read_folder(DATA)["london"]}
    chance = random.Random(20)
    values = (1, -1, "x", "", "all", [], {}, True, 1.5, [1], ["x"], {"a": 1}, [{}], DRAW)
    paths = [path for path in _paths(own["london"], ()) if path[1:] and path[-1] not in range(99)]
    for _ in range(effort(1500, least=200)):
        table = copy.deepcopy(own)
        *way, last = chance.choice(paths)
        at = table["london"]
        for key in way:
            at = at[key]
        at[last] = copy.deepcopy(chance.choice(values))
        try:
            build("mutant", "1", "", table)
            did["mutants_accepted"] += 1
        except Faults as wrong:
            did["mutants_refused"] += bool(wrong.faults)
    did.at_least(mutants_accepted=5, mutants_refused=100)


def _paths(value, path):
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in items:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from _paths(part, (*path, key))


# -- a pack in a match -----------------------------------------------------------------------------


def test_a_pack_changed_during_a_match_is_refused(pack):
    folder = pack(london=change("suns = 2"))
    game = load("heroes", folder)
    match = Match(game, settings(game, 2, {"decks": "london"}), 7)
    only = match.decisions()[0]
    match.play(only.seat, "nobody" if only.seat < 0 else "pass")
    record = match.record()
    assert record["content"]["name"] == "My box"
    assert record["content"]["version"] == "2"
    assert replayed(load("heroes", folder), record).record() == record
    pack(london=change("suns = 1\nnote = 'changed'"))
    with pytest.raises(Complaint) as caught:
        replayed(load("heroes", folder), record)
    assert caught.value.name == "record-other-content"
    shutil.rmtree(folder)
    with pytest.raises(Complaint) as caught:
        replayed(load("heroes"), record)
    assert caught.value.about == {"found": "My box", "expected": "fhtagn"}


def test_a_pack_is_played(pack):
    strong = change("suns = 9") + change("copies = 30\nsuns = 9\non_play = []", "ldn_mina")
    others = "".join(
        change("copies = 0", one["id"])
        for one in read_folder(DATA)["london"]["character"]
        if one["id"] not in ("ldn_priest", "ldn_mina")
    )
    game = load("heroes", pack(london=strong.replace("suns = 9", "copies = 0", 1) + others))
    g = start(game, settings(game, 2, {"decks": "london"}), 1)
    assert {g.code[card] for card in g.decks[0]} == {"ldn_mina"}


# -- the vocabulary --------------------------------------------------------------------------------


@pytest.mark.rule("MH 2.6", "MH 2.7", "MH 2.11", "MH 2.12")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({}, {"hero", "monster", "neutral", "soul"}),
        ({"kind": "hero"}, {"hero"}),
        ({"kind": "monster"}, {"monster"}),
        ({"kind": "neutral"}, {"neutral", "soul"}),
        ({"ids": ["soul", "hero"]}, {"soul", "hero"}),
        ({"not_ids": ["soul", "hero"]}, {"monster", "neutral"}),
        ({"tags": ["lost", "human"]}, {"soul", "hero"}),
        ({"not_tags": ["lost", "human"]}, {"monster", "neutral"}),
        ({"kind": "neutral", "not_tags": ["lost"]}, {"neutral"}),
    ],
)
def test_the_words_of_a_filter(wanted, found):
    """An effect goes by the printed kind, not by symbols; by name or trait it finds any kind."""
    entries = {
        "hero": character(id="hero", kind="hero", tags=("human",)),
        "monster": character(id="monster", kind="monster"),
        "neutral": character(id="neutral", kind="neutral"),
        "soul": character(id="soul", kind="neutral", tags=("lost", "spirit")),
    }
    assert matches(Filter(**wanted), entries) == found
    assert matches(None, entries) == entries.keys()


def test_every_step_has_a_rule_that_carries_it_out():
    assert set(OPS) - {"place_this"} == set(ABILITY.rules)


def _some_step(chance, *, nested=False):
    words = {
        "count": lambda: chance.choice([1, 2, 3, "all"]),
        "bonus": lambda: {"card": "shk_holmes", "count": 1},
        "then": lambda: [] if nested else [_some_step(chance, nested=True)],
        "area": lambda: chance.choice(["any", "self", "others", "each"]),
        "who": lambda: chance.choice(["self", "one_opponent", "each_opponent"]),
        "selection": lambda: chance.choice(["owner", "random", "seen"]),
        "give_back": lambda: chance.choice([0, 1]),
        "take": lambda: chance.choice([0, 1, 2, 5]),
        "to": lambda: chance.choice(["other_player", "any_player"]),
        "up_to": lambda: chance.random() < 0.5,
        "may": lambda: chance.random() < 0.5,
    }
    kinds = ({}, {"kind": "hero"}, {"tags": ["human"]}, {"not_tags": ["demon"]})
    op = chance.choice(sorted(OPS))
    chosen = [word for word in (*OPS[op], "may") if chance.random() < 0.6]
    return {"op": op} | {
        word: words[word]() if word in words else dict(chance.choice(kinds)) for word in chosen
    }


def _some_ability(chance):
    while True:
        steps = [_some_step(chance) for _ in range(chance.choice([1, 2, 3]))]
        table = _with_first(on_play=steps)
        sound = not misfits("", DeckFile, table) and shaped(DeckFile, table).character[0]
        if sound and not list(check_ability(Place("", ""), sound)):
            return steps


def _with_first(**fields):
    """The table of a deck with one character alone, changed so."""
    own = read_folder(DATA)["london"]
    return {"deck": own["deck"], "character": [own["character"][0] | fields]}


@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("base", 3), ("base", 5), ("duel", 2)])
def test_whatever_the_check_lets_through_can_be_played(mode, seats, did):
    """Cards with abilities thrown together at random are played to the end."""
    chance = random.Random(f"{mode}{seats}")
    own = load("heroes")
    for number in range(effort(12, least=2)):
        tables = read_folder(DATA)
        for table in tables.values():
            for entry in table["character"]:
                entry["on_play"] = _some_ability(chance)
        content = build("random", "1", digest_of(tables), tables)
        game = altered(own, content=content, empty=_empty(content))
        g = start(game, settings(game, seats, {"mode": mode}), number)
        while g.outcome is None:
            asked = chance.choice([one for one in decisions(g) if not one.sealed])
            apply(g, asked.seat, chance.choice(asked.options))
            did["decisions_with_random_abilities"] += 1
    did.at_least(decisions_with_random_abilities=100)


def _empty(content):
    def empty():
        g = Heroes()
        g.content = content
        return g

    return empty


# -- the page about it -----------------------------------------------------------------------------


def test_the_page_lists_every_op_with_its_words():
    rows = dict(re.findall(r"^\| `(\w+)` \|([^|]*)\|", DOC.read_text("utf-8"), re.MULTILINE))
    for op, words in (OPS | ENDINGS).items():
        assert op in rows, f"{op} is missing on the page"
        assert set(re.findall(r"`(\w+)`", rows[op])) == set(words), op


def test_the_page_lists_every_field_filter_and_provenance():
    page = DOC.read_text("utf-8")
    fields = [
        one for kind in (CharacterEntry, FactionEntry, Filter) for one in kind.__struct_fields__
    ]
    for word in (*fields, *PROVENANCES):
        assert f"`{word}`" in page, word


def test_the_packs_on_the_page_are_sound(tmp_path):
    blocks = re.findall(
        r"^```toml (\S+)\n(.*?)^```", DOC.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    names = ["pack.toml", "sherlock.toml", "innsmouth.toml", "spells.toml"]
    assert [name for name, _ in blocks] == names
    for name, text in blocks[:3]:  # the last is of a pack for fate
        (tmp_path / name).write_text(text, "utf-8")
    content = read(tmp_path)
    assert content.characters["shk_satan"].steps[0].count == 2
    assert content.characters["inn_harbourmaster"].copies == 1
    assert content.characters["inn_harbourmaster"].steps[0].matches >= {"inn_dagon"}
