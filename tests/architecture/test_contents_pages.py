"""A game's README is the rulebook's contents page: every file of the game is in it, and exists."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from fhtagn.games import GAMES
from fhtagn.kernel.game import Display, Game, Proof, Rules
from fhtagn.kernel.state import Hooks
from tests.architecture.sources import HOUSE, ROOT

FILE = re.compile(r"`([\w/]+\.py)`")
GUIDES = ("architecture.md", "adding-a-game.md")
STANDARD = ("game", "state", "setup", "turn", "verbs", "queries", "view", "judge")


def left_out(page: str, files: list[str]) -> list[str]:
    named = set(FILE.findall(page))
    return sorted(file for file in files if file not in named)


def gone(page: str, *folders: Path) -> list[str]:
    """Files named on the page that are in none of the folders."""
    named = FILE.findall(page)
    return sorted(file for file in named if not any((one / file).is_file() for one in folders))


def files_of(folder: Path) -> list[str]:
    paths = (path.relative_to(folder) for path in folder.rglob("*.py"))
    return [path.as_posix() for path in paths if path.name != "__init__.py"]


def test_a_file_left_out_is_found():
    assert left_out("| `turn.py` |", ["turn.py", "cards/one.py"]) == ["cards/one.py"]


def test_a_file_that_is_gone_is_found(tmp_path):
    (tmp_path / "turn.py").touch()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_turn.py").touch()
    page = "`turn.py` `lost.py` `test_turn.py` `test_lost.py`"
    assert gone(page, tmp_path, tmp_path / "tests") == ["lost.py", "test_lost.py"]


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_page_is_complete(game):
    folder, tests = HOUSE / "games" / game, ROOT / "tests" / "games" / game
    page = (folder / "README.md").read_text("utf-8")
    written = [*files_of(folder), *(path.name for path in tests.glob("test_*.py"))]
    assert left_out(page, written) == []
    assert gone(page, folder, tests) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_files(game):
    folder = HOUSE / "games" / game
    assert [name for name in STANDARD if not (folder / f"{name}.py").is_file()] == []
    for name in ("rules.toml", "examples.toml", "guide/en.md", "guide/ru.md"):
        assert (folder / name).is_file()


# -- the guides for developers ---------------------------------------------------------------------


@pytest.mark.parametrize("name", GUIDES)
def test_the_guides_name_what_exists(name):
    page = (ROOT / "docs" / name).read_text("utf-8")
    named = [file for file in FILE.findall(page) if file.startswith(("src/", "tests/"))]
    assert named
    assert [file for file in named if not (ROOT / file).is_file()] == []


def test_every_field_of_the_record_is_explained():
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    records = (Game, Rules, Proof, Display, Hooks)
    named = [one.name for record in records for one in fields(record)]
    assert [name for name in named if f"`{name}`" not in page] == []


def test_the_map_of_the_house_is_complete():
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    packages = [path.name for path in HOUSE.iterdir() if (path / "__init__.py").is_file()]
    suites = [path.name for path in (ROOT / "tests").iterdir() if any(path.glob("**/test_*.py"))]
    assert [name for name in packages if f"  {name}/" not in page] == []
    (line,) = (one for one in page.splitlines() if one.startswith("tests/ "))
    assert sorted(suites) == sorted(line.removeprefix("tests/").replace(",", " ").split())
