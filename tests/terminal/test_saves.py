"""Saved games: whole after every decision, whatever happens while saving."""

import errno
import os
import sys
from pathlib import Path

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.save import digest
from fhtagn.text.words import Words
from fhtagn.tui import keeper as keeper_module
from fhtagn.tui import saves
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.sitting import Player
from tests.processes import run
from tests.terminal.saved import kept
from tests.terminal.scenes import begun, driver_of, options


def test_a_save_is_written_after_every_decision_and_comes_back():
    keeper, told = kept()
    driver = keeper.driver
    for _ in range(6):
        seat = driver.todo().seat
        driver.play(seat, options(driver.match, seat)[0])
        found = saves.load(keeper.path)
        assert digest(found.match.state) == digest(driver.match.state)
        assert found.match.ply == driver.match.ply
    assert found.sitting.players == [Player("Anna"), Player("Boris", "random")]
    assert (found.sitting.language, found.sitting.pace, found.sitting.seed) == ("ru", 0.0, 5)
    assert not found.sitting.finished
    assert told == []


def test_a_finished_match_is_kept_as_a_replay():
    keeper, _ = kept()
    keeper.driver.play(0, "resign")
    (entry,) = saves.list_saves()
    assert entry.saved.sitting.finished
    with pytest.raises(Complaint, match="no-saves"):
        saves.find()


def test_the_latest_unfinished_save_is_found():
    for name in ("first", "second", "third"):
        kept(name=name)
    keeper, _ = kept(name="fourth")
    keeper.driver.play(0, "resign")
    assert saves.find().stem == "third"
    assert saves.find("first").stem == "first"
    assert saves.find("", "heroes").stem == "third"
    with pytest.raises(Complaint, match="nearest='second'"):
        saves.find("secnd")


def test_the_list_shows_unreadable_files_with_their_trouble():
    kept()
    (saves.folder() / "broken.json").write_text("{")
    (saves.folder() / "notes.txt").write_text("not ours")
    entries = {entry.name: entry for entry in saves.list_saves()}
    assert entries.keys() == {"one", "broken"}
    assert entries["broken"].trouble.name == "save-cut-off"


def test_no_folder_means_no_saves():
    assert saves.list_saves() == []


def test_the_folder_is_the_users_own_without_fhtagn_data(monkeypatch):
    monkeypatch.delenv("FHTAGN_DATA")
    monkeypatch.setattr(saves, "user_data_path", lambda *_, **__: Path("home"))
    assert saves.folder() == Path("home/saves")


# -- trouble while saving -------------------------------------------------------------------------


@pytest.mark.parametrize("broken", ["fsync", "write", "replace"])
def test_when_the_disk_is_full_the_old_file_survives_and_one_is_told_once(monkeypatch, broken):
    keeper, told = kept()
    before = keeper.path.read_bytes()

    def full(*_args, **_more):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        if broken == "fsync":
            patch.setattr(keeper_module.os, "fsync", full)
        else:
            patch.setattr(Path, {"write": "open", "replace": "replace"}[broken], full)
        for _ in range(3):
            keeper.write()
        assert keeper.failing
    assert keeper.path.read_bytes() == before
    assert [one.name for one in told] == ["save-failed"]
    assert os.strerror(errno.ENOSPC) in Words("en").complaint(told[0])
    assert [one.name for one in saves.folder().iterdir()] == ["one.json"]
    keeper.driver.play(0, options(keeper.driver.match, 0)[0])
    assert not keeper.failing
    assert saves.load(keeper.path).match.ply == keeper.driver.match.ply


REALLY_FULL = """
import resource, sys
from pathlib import Path
from fhtagn.tui.keeper import replace
path = Path(sys.argv[1])
replace(path, "the old one")
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    replace(path, "x" * 5000)
except OSError as error:
    print(error.errno)
"""


def test_a_disk_that_really_takes_no_more(tmp_path):
    path = tmp_path / "kept.json"
    command = [sys.executable, "-c", REALLY_FULL, str(path)]
    done = run(command, check=True)
    assert int(done.stdout) == errno.EFBIG
    assert path.read_text() == "the old one"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_a_file(tmp_path):
    (tmp_path / "saves").write_text("in the way")
    keeper, told = kept()
    assert [one.name for one in told] == ["save-failed"]
    assert keeper.failing


def test_two_terminals_at_the_same_save_lose_nothing():
    first, _ = kept()
    second = Keeper(driver_of(begun(2)), first.path)
    first.driver.play(0, options(first.driver.match, 0)[0])
    second.driver.play(0, options(second.driver.match, 0)[1])
    assert first.path != second.path
    for keeper in (first, second):
        found = saves.load(keeper.path).match
        assert found.moves == keeper.driver.match.moves
