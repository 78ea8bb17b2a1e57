"""Files that earlier versions have written open as they were left."""

import json

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.match import replayed
from fhtagn.kernel.save import digest
from fhtagn.tui import saves
from fhtagn.tui.driver import Driver
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.sitting import Player, TerminalPlay
from tests import formats

EVERY = pytest.mark.parametrize(
    ("version", "game"), [(one, game) for one in formats.VERSIONS for game in formats.GAMES]
)
PLAYERS = [Player("Анна"), Player("Boris", "random", False), Player("", "greedy", True, ())]


@pytest.fixture
def file(tmp_path):
    """Write what an earlier version has written."""

    def write(found):
        path = tmp_path / "old.json"
        path.write_text(json.dumps(found), "utf-8")
        return path

    return write


def old(version, game, what):
    """The file, and the record in it."""
    found = formats.read(version, game)[what]
    if "record" in found:
        found["record"] = formats.record(found["record"], formats.game_of(game))
        return found, found["record"]
    found = formats.record(found, formats.game_of(game))
    return found, found


@EVERY
def test_a_saved_game_goes_on(version, game, file):
    found, record = old(version, game, "save")
    path = file(found)
    loaded = saves.load(path)
    assert digest(loaded.match.state) == record["digest"]
    assert loaded.match.ply == len(record["keys"]) == 40
    players = PLAYERS[: loaded.match.state.seats]
    assert loaded.sitting == TerminalPlay(players, "ru", 0.4, 5, "", False, found["saved"])
    Keeper(Driver(loaded.match, loaded.sitting), path).write()
    again = saves.load(path)
    assert json.loads(path.read_text("utf-8")).keys() == {*record, saves.PART}
    assert digest(again.match.state) == record["digest"]
    assert again.sitting == loaded.sitting


@EVERY
@pytest.mark.parametrize("what", ["record", "failure"])
def test_a_record_of_a_server_and_a_replay_file_of_the_fuzzer_open(version, game, what, file):
    found, record = old(version, game, what)
    loaded = saves.load(file(found))
    assert digest(loaded.match.state) == record["digest"]
    assert digest(replayed(loaded.match.game, record).state) == record["digest"]
    assert loaded.sitting == TerminalPlay()


@EVERY
def test_the_record_in_a_report_opens(version, game, file):
    found, record = old(version, game, "record")
    loaded = saves.load(file({"report": 1, "record": found}))
    assert digest(loaded.match.state) == record["digest"]


def test_what_is_wrong_with_an_old_file_is_told_by_its_own_names(file):
    found, _record = old(formats.SECOND, "heroes", "save")
    found["players"][1]["auto"] = 3
    with pytest.raises(Complaint) as caught:
        saves.load(file(found))
    assert caught.value.__cause__.about["path"] == "players[1].auto"
