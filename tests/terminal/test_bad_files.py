"""Each file that is no usable save has its own complaint, and nothing else goes wrong."""

import json
from functools import cache

import pytest

from fhtagn.games import load
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words
from fhtagn.tui import saves
from tests.terminal.saved import changed, kept, whole


def complaint(path, game="", pack=None):
    with pytest.raises(Complaint) as caught:
        saves.load(path, game, pack)
    for language in LANGUAGES:
        words = Words(language).complaint(caught.value)
        assert words
    return caught.value


def inner(found):
    """What lay behind it."""
    assert found.name == "save-unusable"
    return found.__cause__.name, found.__cause__.about


BAD_TEXTS = {
    "save-empty": "",
    "save-cut-off": '{"save": 1, "record": {"game": "her',
    "save-not-json": "save: yes\nthis is no JSON",
    "save-not-ours": '{"name": "package.json"}',
}


@pytest.mark.parametrize("name", BAD_TEXTS)
def test_a_file_that_is_no_save(name, tmp_path):
    path = tmp_path / "bad.json"
    path.write_text(BAD_TEXTS[name])
    found = complaint(path)
    assert (found.name, found.about["file"]) == (name, "bad.json")


def test_a_save_cut_off_at_any_byte_is_told_as_such():
    keeper, _ = kept()
    text = keeper.path.read_text()
    for length in range(1, len(text) - 1, 7):
        keeper.path.write_text(text[:length])
        assert complaint(keeper.path).name == "save-cut-off"


@pytest.mark.parametrize("text", ["[" * 100_000, '{"save": ' + "9" * 5000 + "}"])
def test_json_that_cannot_be_taken_in(text, tmp_path):
    path = tmp_path / "deep.json"
    path.write_text(text)
    assert complaint(path).name in ("save-not-json", "save-cut-off")


def test_not_utf8(tmp_path):
    path = tmp_path / "latin.json"
    path.write_bytes('{"save": "фхтагн"}'.encode("koi8-r"))
    assert complaint(path).name == "file-not-utf8"


def test_a_directory(tmp_path):
    assert complaint(tmp_path).name == "file-is-a-folder"


def test_a_file_that_is_not_there(tmp_path):
    assert complaint(tmp_path / "gone.json").name == "file-unreadable"


def test_a_file_that_cannot_be_read(tmp_path):
    """A link in a circle cannot be read even by those who may read everything."""
    path = tmp_path / "circle.json"
    path.symlink_to(path)
    assert complaint(path).name == "file-unreadable"


def test_a_hundred_megabytes_are_refused_by_their_size(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert complaint(path).name == "file-too-large"


def test_another_games_save():
    keeper, _ = kept()
    assert complaint(keeper.path, "duel").name == "record-other-game"
    changed(keeper.path, lambda table: table.update(game="chess"))
    assert inner(complaint(keeper.path))[0] == "no-such-game"


def test_another_packs_save(tmp_path):
    keeper, _ = kept()
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "House cards"\nversion = "1"\ngame = "heroes"\n')
    (pack / "innsmouth.toml").write_text('[[character]]\nid = "inn_agent"\nnote = "other"\n')
    name, about = inner(complaint(keeper.path, pack=pack))
    assert (name, about["expected"]) == ("record-other-content", "House cards")


def test_a_save_names_its_pack_and_opens_with_it(tmp_path):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "House cards"\nversion = "1"\ngame = "heroes"\n')
    (pack / "innsmouth.toml").write_text('[[character]]\nid = "inn_agent"\nnote = "other"\n')
    game = load("heroes", pack)
    keeper, _ = kept(Match(game, settings(game, 2, {}), 1), pack=str(pack))
    found = saves.load(keeper.path)
    assert (found.match.game.content.name, found.pack) == ("House cards", pack)
    (pack / "innsmouth.toml").write_text('[[character]]\nid = "inn_agent"\nnote = "changed"\n')
    assert inner(complaint(keeper.path))[0] == "record-other-content"


@pytest.mark.parametrize("mark", ["fhtagn", "save"])
def test_a_newer_format(mark):
    keeper, _ = kept()
    name, about = inner(complaint(changed(keeper.path, lambda table: table.update({mark: 2}))))
    assert (name, about) == ("save-too-new", {"found": 2, "known": 1})


DAMAGE = {
    "save": lambda t: t.update(save="1"),
    "format": lambda t: t.update(fhtagn="1"),
    "terminal": lambda t: t.update(terminal=7),
    "terminal.pace": lambda t: t["terminal"].update(pace=-3),
    "terminal.players": lambda t: t["terminal"]["players"].pop(),
    "terminal.players[1]": lambda t: t["terminal"]["players"].__setitem__(1, "Boris"),
    "terminal.players[0].auto": lambda t: t["terminal"]["players"][0].update(auto="yes"),
    "keys": lambda t: t.update(keys=None),
    "settings.seats": lambda t: t["settings"].update(seats="2"),
    "settings.by_seat[1]": lambda t: t["settings"]["by_seat"].__setitem__(1, []),
    "keys[2]": lambda t: t["keys"].__setitem__(2, [0, 7]),
    "secret": lambda t: t.update(secret="xyz"),
}


@pytest.mark.parametrize("path", DAMAGE)
def test_a_wrong_type_at_a_depth_is_told_with_its_place(path):
    keeper, _ = kept()
    name, about = inner(complaint(changed(keeper.path, DAMAGE[path])))
    assert (name, about["path"]) == ("save-wrong-type", path)


def test_a_player_without_a_name_is_told_with_the_place():
    keeper, _ = kept()
    spoilt = changed(keeper.path, lambda t: t["terminal"]["players"][1].pop("name"))
    name, about = inner(complaint(spoilt))
    assert (name, about) == ("save-wrong-fields", {"fields": "terminal.players[1].name"})


def test_an_unknown_bot():
    keeper, _ = kept()
    changed(keeper.path, lambda table: table["terminal"]["players"][1].update(bot="gredy"))
    assert inner(complaint(keeper.path)) == ("no-such-bot", {"bot": "gredy", "nearest": "greedy"})


def test_a_move_that_cannot_be_played():
    keeper, _ = kept()
    changed(keeper.path, lambda table: table["keys"].append([0, "play:santa"]))
    assert inner(complaint(keeper.path))[0] == "record-key"


def test_whatever_is_changed_in_a_save_it_opens_or_complains(monkeypatch):
    """Every value at every depth replaced by values of other kinds: never another error."""
    monkeypatch.setattr(
        saves.games, "load", cache(load)
    )  # reading the cards takes most of the time
    keeper, _ = kept()
    table = whole(keeper.path)
    tried = 0
    for place in places(table):
        for value in (None, [], {}, -1, 10**30, "x", 1.5, True, [[[]]]):
            spoiled = json.loads(json.dumps(table))
            put(spoiled, place, value)
            keeper.path.write_text(json.dumps(spoiled))
            tried += 1
            told = trouble(keeper.path)
            assert told is None or Words("ru").complaint(told)
    assert tried > 400


def trouble(path):
    try:
        saves.load(path)
    except Complaint as found:
        return found
    return None


def places(node, path=()):
    items = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in items:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def put(node, path, value):
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
