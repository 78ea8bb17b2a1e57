"""The program in a terminal of its own: killed, hung up, interrupted, and taken up again."""

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, suppress

import pytest

from fhtagn.tui import saves

PLAY = """
import sys
if sys.stdin and sys.stdin.isatty():  # the terminal that controls the process, so it can hang up
    import fcntl, termios
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from fhtagn.games import load
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings
from fhtagn.text.words import Words
from fhtagn.host import cry
from fhtagn.tui.run import Player, run_play, run_resume, run_watch
cry.BOTS = (14000, 14500)
game = load("heroes")
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
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return (
        kept | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24"} | more
    )


class Running:
    """A program in a pseudo-terminal."""

    def __init__(self, what):
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAY, what], stdin=slave, stdout=slave, stderr=slave,
            env=environment(), start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.output = b""

    def read(self, seconds=0.1):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if ready:
            with suppress(OSError):
                self.output += os.read(self.master, 65536)

    def send(self, keys):
        os.write(self.master, keys.encode())

    def until(self, true, seconds=60):
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, self.output[-2000:].decode(errors="replace")
            self.read()

    def ends(self, seconds=30):
        self.until(lambda: self.process.poll() is not None, seconds)
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


def play_to(one, moves):
    """Cry, then answer with the first option until so many moves are saved."""
    one.until(lambda: b"fhtagn" in one.output)
    one.send(" ")
    one.until(lambda: len(saved_keys()) >= 2)
    while len(saved_keys()) < moves:
        before = len(saved_keys())
        one.send("1")
        end = time.monotonic() + 1.5
        while len(saved_keys()) == before and time.monotonic() < end:
            one.read(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM", "hang up", "Ctrl-C twice", "q"])
def test_however_it_ends_nothing_is_lost(how):
    with running("play") as one:
        play_to(one, 8)
        time.sleep(0.3)
        if how.startswith("SIG"):
            one.process.send_signal(getattr(signal, how))
        elif how == "hang up":
            os.close(one.master)
            one.master = -1
            one.process.wait(20)
        elif how == "q":
            one.send("q")
        else:
            one.send("\x03")
            one.until(lambda: b"is saved. Ctrl-C" in one.output)
            one.send("\x03")
        code = one.process.wait(20) if one.master == -1 else one.ends()
    codes = {"SIGKILL": -9, "SIGTERM": 143, "hang up": 129, "Ctrl-C twice": 0, "q": 0}
    assert code == codes[how]
    keys = saved_keys()
    assert len(keys) >= 8
    with running("resume") as again:
        again.until(lambda: b"Anna" in again.output)
        again.until(lambda: again.send("1") is None and len(saved_keys()) > len(keys), 60)
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
                while len(saved_keys()) < 16:
                    one.send("1")
                    one.read(0.3)
                one.process.kill()
        games.append(saved_keys()[:16])
    assert games[0] == games[1]


@pytest.mark.slow
def test_the_terminal_is_given_back():
    with running("play") as one:
        one.until(lambda: b"fhtagn" in one.output)
        one.process.terminate()
        assert one.ends() == 143
        one.read()
        assert b"\x1b[?1049l" in one.output  # the alternate screen is left
        assert b"\x1b[?25h" in one.output  # the cursor is back


# -- without a terminal ---------------------------------------------------------------------------


def run(what, before=(), **more):
    command = [*before, sys.executable, "-c", PLAY, what]
    settings = {"capture_output": True, "text": True, "env": environment(), "timeout": 120}
    return subprocess.run(command, check=False, **(settings | more))


@pytest.mark.parametrize("stdin", ["/dev/null", "closed"])
def test_without_a_terminal_one_is_told_what_works_without(stdin):
    before = ["sh", "-c", 'exec "$@" <&-', "sh"] if stdin == "closed" else []
    done = run("play", before, stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert "fhtagn watch" in done.stdout
    assert "Traceback" not in done.stderr
    assert saves.list_saves() == []


def test_watching_works_without_a_terminal_line_by_line():
    done = run("watch", stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert any(line.startswith("Turn 1:") for line in lines)
    assert lines[-1].endswith("has won!") or "wins" in lines[-1]


def test_watching_in_a_plain_locale_writes_plain_letters():
    done = run("watch", stdin=subprocess.DEVNULL, env=environment(LC_ALL="C"), text=False)
    assert done.returncode == 0
    assert done.stdout.isascii()


@pytest.mark.slow
def test_a_save_is_readable_json_of_a_few_kilobytes():
    with running("play") as one:
        play_to(one, 8)
        one.process.kill()
    (entry,) = saves.list_saves()
    assert json.loads(entry.path.read_text())["players"][0]["name"] == "Anna"
    assert entry.path.stat().st_size < 10_000
