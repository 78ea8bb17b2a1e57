"""Processes that tests start: as from a plain shell, whatever the tests themselves were started by.

A job in a shell's background and `nohup` ignore signals, and whatever they start inherits that. The
language, the terminal and the settings of whoever runs the tests are inherited, too. A program
under test must not know any of this, so `tests/architecture/test_processes.py` sees to it that no
other module of the tests starts programs.
"""

import os
import signal
import subprocess
from contextlib import contextmanager

from tests.clock import PATIENCE

PIPE, STDOUT, DEVNULL = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
KEPT = (
    "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH",
    "PYTHONPATH", "PYTHONPYCACHEPREFIX", "PYTHONDONTWRITEBYTECODE",
)  # what it takes to find and start a program  # fmt: skip

INHERITED = signal.valid_signals() - {signal.SIGPIPE, getattr(signal, "SIGXFSZ", None)}

TASTES = (
    "LANG", "LANGUAGE", "LC_", "TERM", "COLUMNS", "LINES", "TEXTUAL", "NO_COLOR", "FORCE_COLOR",
    "CLICOLOR", "PYTHONWARNINGS", "UVICORN_", "FORWARDED_ALLOW_IPS",
)  # how variables begin that tell what somebody likes to see  # fmt: skip


def forget_who_runs_us():
    """The language, terminal and proxies of whoever runs the tests do not change what they see."""
    for name in [*os.environ]:
        if name.startswith(TASTES) or name.lower().endswith("_proxy"):
            del os.environ[name]
    os.environ.update({"LANG": "C.UTF-8", "TERM": "xterm-256color"})


def environment(**more):
    """An environment with nothing in it that a test has not chosen."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | {"LANG": "C.UTF-8"} | more


def path_with(*folders):
    """Where programs are looked for: first in these folders."""
    return os.pathsep.join([*map(str, folders), os.environ.get("PATH", os.defpath)])


def start(command, **more):
    """A `Popen`."""
    with _signals_as_they_come():
        return subprocess.Popen(command, **({"env": environment()} | more))


def run(command, *, check=False, **more):
    """The program to its end; its output is text unless a test wants it otherwise."""
    settings = {
        "env": environment(), "stdin": DEVNULL, "capture_output": True, "text": True,
        "timeout": PATIENCE,
    }  # fmt: skip
    with _signals_as_they_come():
        return subprocess.run(command, check=check, **(settings | more))


@contextmanager
def _signals_as_they_come():
    """What we were told to ignore is caught for a while: what is caught is not inherited.

    It stays without effect upon ourselves. Python ignores some signals by its own choice, and sees
    to those itself.
    """
    ignored = [one for one in INHERITED if signal.getsignal(one) is signal.SIG_IGN]
    for one in ignored:
        signal.signal(one, lambda *_: None)
    try:
        yield
    finally:
        for one in ignored:
            signal.signal(one, signal.SIG_IGN)
