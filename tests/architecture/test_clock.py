"""Law 19: the clock is a parameter. Nothing else reads the time, and nothing else sleeps."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, Breach, Source, planted, read, told

OWN = ("src/fhtagn/clock.py", "tests/clock.py")  # they are the clocks
MODULES = ("time", "sched")
CALLS = (
    "asyncio.timeout", "asyncio.timeout_at", "asyncio.wait_for", "threading.Timer", "datetime.now",
    "datetime.utcnow", "datetime.today", "date.today",
)  # fmt: skip
METHODS = ("call_later", "call_at", "wait_for_timeout", "set_timer", "set_interval")
LIMITED = ("asyncio.wait",)  # they wait for time if they are told how long


def clock_reads(source: Source) -> list[Breach]:
    """Where the time is read or waited for."""
    return [source.at(node, f"{what}: use fhtagn.clock") for node, what in _found(source.tree)]


def _found(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node, f"import {one.name}") for one in names if one.name in MODULES)
            case ast.ImportFrom(module=module) if module in MODULES:
                yield node, f"from {module} import"
            case ast.Call(func=function) if _waits(ast.unparse(function), node):
                yield node, ast.unparse(function)


def _waits(name: str, call: ast.Call) -> bool:
    ends = name.rpartition(".")[2]
    if name == "asyncio.sleep":
        return ast.unparse(call) != "asyncio.sleep(0)"
    if name in LIMITED:
        return any(one.arg == "timeout" for one in call.keywords)
    return any(name == one or name.endswith(f".{one}") for one in CALLS) or ends in METHODS


def python_files() -> list[Path]:
    found = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    return sorted(one for one in found if one.relative_to(ROOT).as_posix() not in OWN)


@pytest.mark.parametrize(
    "text",
    [
        "import time",
        "from time import monotonic",
        "await asyncio.sleep(0.1)",
        "await asyncio.sleep(pause)",
        "async with asyncio.timeout(5): pass",
        "await asyncio.wait_for(found, 5)",
        "await asyncio.wait(tasks, timeout=5)",
        "asyncio.get_running_loop().call_later(1, go)",
        "threading.Timer(1, go)",
        "datetime.now(UTC)",
        "datetime.datetime.now()",
        "page.wait_for_timeout(50)",
        "self.set_timer(1.0, self.look)",
    ],
)
def test_a_look_at_a_clock_is_found(text):
    assert clock_reads(planted(text))


@pytest.mark.parametrize(
    "text",
    [
        "await asyncio.sleep(0)",
        "await clock.sleep(1)",
        "async with clock.timeout(5): pass",
        "await asyncio.wait(tasks)",
        "timeline = time_of(seat)",
        "datetime.fromtimestamp(at, UTC)",
    ],
)
def test_a_clock_that_was_given_is_not(text):
    assert not clock_reads(planted(text))


def test_nobody_but_the_clock_reads_the_time_or_sleeps():
    assert not (found := told(clock_reads, *map(read, python_files()))), found
