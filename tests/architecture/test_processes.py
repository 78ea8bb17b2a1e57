"""Tests start programs by `tests/processes.py` alone, so that none inherits what it should not."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import ROOT, Breach, Source, planted, read, told

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
            case ast.Attribute(value=ast.Name(id="asyncio"), attr=name) if "subprocess" in name:
                found.append(source.at(node, f"asyncio.{name}"))
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
        "import asyncio\nasyncio.create_subprocess_exec('ls')",
    ],
)  # fmt: skip
def test_each_way_to_start_one_is_found(text: str) -> None:
    assert told(starts, planted(text))
