"""Tests start programs by `tests/processes.py` alone, so that none inherits what it should not."""

from __future__ import annotations

import ast
import os
import signal
import sys

import pytest

from tests.architecture.sources import ROOT, Breach, Source, planted, read, told
from tests.processes import forget_who_runs_us, run

STARTING = "tests/processes.py"
BY_OS = ("system", "popen", "posix_spawn", "posix_spawnp")


def starts(source: Source) -> list[Breach]:
    """Whatever may start a program."""
    found = []
    for node in ast.walk(source.tree):
        match node:
            case ast.Import(names=names) if any(one.name == "subprocess" for one in names):
                found.append(source.at(node, "import subprocess"))
            case ast.ImportFrom(module="subprocess"):
                found.append(source.at(node, "from subprocess import"))
            case ast.Attribute(value=ast.Name(id="os"), attr=name) if _by_os(name):
                found.append(source.at(node, f"os.{name}"))
            case _:
                pass
    return found


def _by_os(name: str) -> bool:
    return name in BY_OS or name.startswith("spawn")


def test_tests_start_programs_in_one_place() -> None:
    files = sorted((ROOT / "tests").rglob("*.py"))
    others = [read(file) for file in files if file != ROOT / STARTING]
    assert len(others) > 100
    assert not told(starts, *others)
    assert told(starts, read(ROOT / STARTING))


@pytest.mark.parametrize(
    "text",
    [
        "import subprocess", "from subprocess import run", "import os\nos.system('ls')",
        "import os\nos.posix_spawn('ls', [], {})", "import os\nos.spawnl(0, 'ls')",
    ],
)  # fmt: skip
def test_each_way_to_start_one_is_found(text: str) -> None:
    assert told(starts, planted(text))


# -- what they do not inherit ----------------------------------------------------------------------

IGNORED = """
import signal
print([one.name for one in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)
       if signal.getsignal(one) is signal.SIG_IGN])
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP", "SIGTERM"])
def test_a_signal_that_we_ignore_is_not_ignored_by_what_we_start(name: str) -> None:
    """As when a shell has put the tests into the background, or `nohup` has started them."""
    number = getattr(signal, name)
    before = signal.signal(number, signal.SIG_IGN)
    try:
        told = run([sys.executable, "-c", IGNORED]).stdout
        assert signal.getsignal(number) is signal.SIG_IGN
    finally:
        signal.signal(number, before)
    assert told == "[]\n"


def test_a_program_knows_nothing_of_who_runs_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FHTAGN_PORT", "1")
    monkeypatch.setenv("XDG_DATA_HOME", "/nowhere")
    told = run([sys.executable, "-c", "import os; print(sorted(os.environ))"]).stdout
    assert "LANG" in told
    assert "FHTAGN_PORT" not in told
    assert "XDG_DATA_HOME" not in told


def test_we_forget_it_ourselves(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "NO_COLOR", "COLUMNS", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "1")
    forget_who_runs_us()
    assert not {"LC_ALL", "NO_COLOR", "COLUMNS", "http_proxy", "ALL_PROXY"} & os.environ.keys()
    assert os.environ["LANG"] == "C.UTF-8"
