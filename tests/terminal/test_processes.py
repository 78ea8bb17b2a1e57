"""The program in a terminal of its own: killed, hung up, interrupted, and taken up again."""

import json
import os
import pty
import select
import signal
import sys
from contextlib import contextmanager, suppress

import pytest

from fhtagn.tui import saves
from fhtagn.tui.driver import Driver
from tests import processes
from tests.clock import PATIENCE, wait_until

PLAY = """
import sys
if sys.stdin and sys.stdin.isatty():  # the terminal that controls the process, so it can hang up
    import fcntl, termios
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from fhtagn.games import load
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings
from fhtagn.text.words import Words
from fhtagn.tui import app
from fhtagn.tui.run import Player, run_play, run_resume, run_watch
app.SECOND_THOUGHT = 3600.0
game = load("heroes")
cry = game.rules.buzzers["who_cried"]  # we cry first, however slow we are
game.rules.buzzers["who_cried"] = cry._replace(bots=(3_600_000, 3_600_000), patience=3_600_000)
try:
    if sys.argv[1] == "play":
        players = [Player("Anna"), Player("", "random"), Player("", "random")]
        code = run_play(game, settings(game, 3, {}), players, language="en", seed=7, pace=0.0)
    elif sys.argv[1] == "watch":
        players = [Player("", "random")] * 2
        code = run_watch(game, settings(game, 2, {}), players, language="en", seed=7, pace=0.0)
    else:
        code = run_resume(language="en")
except Complaint as complaint:
    print(Words("en").complaint(complaint))
    code = 2
sys.exit(code)
"""


def environment(**more):
    """A terminal of the usual size, and the saves of this test."""
    usual = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    return processes.environment(**(usual | {"FHTAGN_DATA": os.environ["FHTAGN_DATA"]} | more))


class Running:
    """A program in a pseudo-terminal."""

    def __init__(self, what):
        self.master, slave = pty.openpty()
        self.process = processes.start(
            [sys.executable, "-c", PLAY, what], stdin=slave, stdout=slave, stderr=slave,
            env=environment(), start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.output = b""

    def read(self):
        """All that it has written."""
        with suppress(OSError):  # it has ended
            while select.select([self.master], [], [], 0)[0]:
                self.output += os.read(self.master, 65536)

    def send(self, keys):
        os.write(self.master, keys.encode())

    def until(self, true):
        def look():
            self.read()
            return true()

        try:
            wait_until(look)
        except AssertionError as error:
            raise AssertionError(self.output[-2000:].decode(errors="replace")) from error

    def ends(self):
        self.until(lambda: self.process.poll() is not None)
        self.read()
        return self.process.returncode


@contextmanager
def running(what):
    one = Running(what)
    try:
        yield one
    finally:
        if one.process.poll() is None:
            one.process.kill()
        one.process.wait()
        with suppress(OSError):
            os.close(one.master)


def saved_keys():
    (entry,) = saves.list_saves()
    return entry.saved.record["keys"] if entry.saved else []


def is_asked():
    """Whether Anna is, by the saved game. A move is saved and shown at one stroke."""
    (entry,) = saves.list_saves()
    loaded = saves.load(entry.path)
    return Driver(loaded.match, loaded.sitting).todo() == ("person", 0)


def play_to(one, moves):
    """Cry, then answer until so many moves are saved."""
    one.until(lambda: b"fhtagn" in one.output)
    one.send(" ")
    one.until(lambda: len(saved_keys()) >= 2)
    answer_to(one, moves)


def answer_to(one, moves):
    """Answer with the first option until so many moves are saved."""
    while len(saved_keys()) < moves:
        one.until(is_asked)
        before = len(saved_keys())
        one.send("1")
        one.until(lambda before=before: len(saved_keys()) > before)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM", "hang up", "Ctrl-C twice", "q"])
def test_however_it_ends_nothing_is_lost(how):
    with running("play") as one:
        play_to(one, 8)
        if how.startswith("SIG"):
            one.process.send_signal(getattr(signal, how))
        elif how == "hang up":
            os.close(one.master)
            one.master = -1
        elif how == "q":
            one.send("q")
        else:
            one.send("\x03")
            one.until(lambda: b"is saved. Ctrl-C" in one.output)
            one.send("\x03")
        code = one.process.wait(PATIENCE) if one.master == -1 else one.ends()
    codes = {"SIGKILL": -9, "SIGTERM": 143, "hang up": 129, "Ctrl-C twice": 0, "q": 0}
    assert code == codes[how]
    keys = saved_keys()
    assert len(keys) >= 8
    with running("resume") as again:
        again.until(lambda: b"Anna" in again.output)
        answer_to(again, len(keys) + 1)
        again.process.kill()
    assert saved_keys()[: len(keys)] == keys


@pytest.mark.slow
def test_a_resumed_game_goes_on_as_the_one_that_was_not_killed(tmp_path, monkeypatch):
    """The same answers with and without a kill in between give the same game."""
    games = []
    for killed in (False, True):
        monkeypatch.setenv("FHTAGN_DATA", str(tmp_path / str(killed)))
        with running("play") as one:
            play_to(one, 9 if killed else 16)
            one.process.kill()
            one.process.wait()
        if killed:
            with running("resume") as one:
                one.until(lambda: b"Anna" in one.output)
                answer_to(one, 16)
                one.process.kill()
        games.append(saved_keys()[:16])
    assert games[0] == games[1]


@pytest.mark.slow
def test_the_terminal_is_given_back():
    with running("play") as one:
        one.until(lambda: b"fhtagn" in one.output)
        one.process.terminate()
        assert one.ends() == 143
        assert b"\x1b[?1049l" in one.output  # the alternate screen is left
        assert b"\x1b[?25h" in one.output  # the cursor is back


# -- without a terminal ---------------------------------------------------------------------------


def run(what, before=(), **more):
    command = [*before, sys.executable, "-c", PLAY, what]
    return processes.run(command, **({"env": environment()} | more))


@pytest.mark.parametrize("stdin", ["/dev/null", "closed"])
def test_without_a_terminal_one_is_told_what_works_without(stdin):
    before = ["sh", "-c", 'exec "$@" <&-', "sh"] if stdin == "closed" else []
    done = run("play", before)
    assert done.returncode == 2
    assert "fhtagn watch" in done.stdout
    assert "Traceback" not in done.stderr
    assert saves.list_saves() == []


def test_watching_works_without_a_terminal_line_by_line():
    done = run("watch")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert any(line.startswith("Turn 1:") for line in lines)
    assert lines[-1].endswith("has won!") or "wins" in lines[-1]


def test_watching_in_a_plain_locale_writes_plain_letters():
    done = run("watch", env=environment(LC_ALL="C"), text=False)
    assert done.returncode == 0
    assert done.stdout.isascii()


@pytest.mark.slow
def test_a_save_is_readable_json_of_a_few_kilobytes():
    with running("play") as one:
        play_to(one, 8)
        one.process.kill()
    (entry,) = saves.list_saves()
    assert json.loads(entry.path.read_text())["terminal"]["players"][0]["name"] == "Anna"
    assert entry.path.stat().st_size < 10_000
