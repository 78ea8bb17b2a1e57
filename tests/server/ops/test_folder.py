"""The data folder: made, locked, and refused with reasons."""

import os
import signal
import sys
from pathlib import Path

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.admin.folder import LOCK, data_of, held, holder_of
from fhtagn.server.config import Config
from tests.processes import PIPE, start

HOLDING = """
import sys
from pathlib import Path
from fhtagn.server.admin.folder import held
with held(Path(sys.argv[1])) as hold:
    hold.sign("http://here:1")
    print("held", flush=True)
    sys.stdin.read()
"""

FORKING = """
import os, signal, sys
from pathlib import Path
from fhtagn.server.admin.folder import held
with held(Path(sys.argv[1])):
    if child := os.fork():
        print(child, flush=True)
    os.close(1)
    signal.pause()
"""


@pytest.fixture
def other(tmp_path):
    """Another process that holds the folder until its input ends."""
    command = [sys.executable, "-c", HOLDING, str(tmp_path)]
    with start(command, stdin=PIPE, stdout=PIPE, text=True) as process:
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_missing_folder_is_made_for_its_owner_only(tmp_path):
    folder = tmp_path / "deep" / "down"
    config = Config(data=folder, database="")
    with data_of(config):
        assert folder.stat().st_mode & 0o077 == 0
        assert config.database_file.stat().st_mode & 0o077 == 0


def test_the_holder_is_named(tmp_path, other):
    holder = holder_of(tmp_path)
    assert (holder.process, holder.address) == (str(other.pid), "http://here:1")
    with pytest.raises(Complaint) as caught, held(tmp_path):
        pass
    assert caught.value.name == "folder-held"
    assert caught.value.about == {
        "folder": str(tmp_path), "process": str(other.pid), "address": "http://here:1",
    }  # fmt: skip


def test_a_killed_holder_holds_no_more(tmp_path, other):
    other.kill()
    other.wait()
    assert holder_of(tmp_path) is None
    with held(tmp_path):
        assert (tmp_path / LOCK).read_text().splitlines()[0] == str(os.getpid())
    assert (tmp_path / LOCK).read_text() == ""


def test_a_child_that_outlives_its_server_does_not_keep_the_next_one_out(tmp_path):
    command = [sys.executable, "-c", FORKING, str(tmp_path)]
    with start(command, stdout=PIPE, text=True) as parent:
        child = int(parent.stdout.readline())
        assert holder_of(tmp_path).process == str(parent.pid)
        parent.kill()
    assert holder_of(tmp_path) is None
    os.kill(child, signal.SIGKILL)  # it is there still, or this would fail


def test_a_database_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "fhtagn.db").mkdir()
    with pytest.raises(Complaint) as caught, data_of(Config(data=tmp_path, database="")):
        pass
    assert caught.value.name == "folder-unusable"


def test_nobody_holds_a_folder_that_is_not_there(tmp_path):
    assert holder_of(tmp_path / "nowhere") is None


def test_a_file_in_the_way_is_told(tmp_path):
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(Complaint) as caught, held(folder):
            pass
        assert caught.value.name == "folder-unusable"
        assert caught.value.about["folder"] == str(folder)
        assert caught.value.about["why"]


def test_a_folder_nobody_may_write_to_is_told():
    """Not even the superuser writes to these."""
    for folder in ("/proc/fhtagn", "/proc/self"):
        with pytest.raises(Complaint) as caught, held(Path(folder)):
            pass
        assert caught.value.name == "folder-unusable"


def test_a_postgres_needs_no_folder(tmp_path):
    with data_of(Config(data=tmp_path / "none", database="postgresql://h/d")) as hold:
        hold.sign("http://here:1")
    assert not (tmp_path / "none").exists()
