"""A rulebook of a few statements in a package of its own, made anew for each test."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from textwrap import dedent

from fhtagn.rulebook.book import Book, open_book

NUMBERS = count()

CODE = """
from __future__ import annotations

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.effects import Living, bring, modifies, query
from fhtagn.kernel.rules import Saying, choice, cites, rule


@rule("FK 1.1", says=lambda *_: Saying("feed"))
def feed(g: Living) -> None:
    g.turns += 1


@rule("FK 1.2", says=lambda *_: Saying("starve"))
def starve(g: Living) -> None:
    g.turns -= 1


@choice("FK 1.3")
def meal(g: Living, seat: int) -> Decision:
    return Decision(seat, "meal", [option(feed), option(starve)])


@cites("FK 1.4")
def hungry(g: Living) -> bool:
    return g.turns < 2


@rule("FK 1.5", says=lambda *_: Saying("wait"))
def wait(g: Living) -> None:
    \"\"\"Nothing happens.\"\"\"


@query("bite", 1, "FK 2.1")
def bite(g: Living, me: int) -> int:
    return 3


@modifies(bite, "{package}/fangs", "FK 2.2")
def fangs(g: Living, me: int, thing: int, value: int) -> int:
    return value + 2


def counted(start: int):
    @cites("FK 3.1")
    def closure(step: int) -> int:
        return start + step

    return closure


closure = counted(10)
MADE_AT_IMPORT = ()


@cites("FK 3.2")
def made_on_loading() -> tuple[str, ...]:
    return ("one", "two")


def load() -> tuple[str, ...]:
    return made_on_loading()
"""

HEAD = """
from __future__ import annotations

import pytest

from fhtagn.kernel.agenda import apply, begin, decisions
from fhtagn.kernel.effects import Living, bring
from fhtagn.kernel.fields import field
from {package} import game


class Table(Living):
    turns: int = field(0)
    seats: int = field(2)


LOADED = game.load()


"""

TESTS = {
    "1.1": """
@pytest.mark.rule("FK 1.1")
def test_feeding():
    g = Table()
    begin(g, game.feed)
    assert g.turns == 1
""",
    "1.3": """
@pytest.mark.rule("FK 1.3")
def test_a_meal_may_be_refused():
    assert len(game.meal(Table(), 1).options) == 2
""",
    "1.4": """
@pytest.mark.rule("FK 1.4")
def test_hunger():
    assert game.hungry(Table())
""",
    "1.5": """
@pytest.mark.rule("FK 1.5")
def test_waiting():
    g = Table()
    begin(g, game.wait)
    assert g.turns == 0
""",
    "2.1": """
@pytest.mark.rule("FK 2.1")
def test_a_bite():
    assert game.bite(Table(), 0) == 3
""",
    "2.2": """
@pytest.mark.rule("FK 2.2")
def test_fangs():
    g = Table()
    bring(g, 0, ["{package}/fangs"])
    assert game.bite(g, 0) == 5
""",
    "3.1": """
@pytest.mark.rule("FK 3.1")
def test_a_closure():
    assert game.closure(5) == 15
""",
    "3.2": """
@pytest.mark.rule("FK 3.2")
def test_what_is_made_on_loading():
    assert LOADED == ("one", "two")
""",
}


def marked(kind: str, one: str, name: str = "marked") -> str:
    """A test that does nothing but bear a mark."""
    return f'\n\n@pytest.mark.{kind}("{one}")\ndef test_{name}():\n    pass\n'


IDS = ("FK 1.1", "FK 1.2", "FK 1.3", "FK 1.4", "FK 1.5", "FK 2.1", "FK 2.2", "FK 3.1", "FK 3.2")


def statement(one: str, **more: str) -> str:
    fields = {
        "id": one, "section_en": "Feeding", "section_ru": "Кормление", "source": "rulebook",
        "en": f"Statement {one} about hands.", "ru": f"Правило {one} о ежах.",
    } | more  # fmt: skip
    return "[[rule]]\n" + "".join(f'{name} = "{value}"\n' for name, value in fields.items())


def make(
    folder: Path,
    *,
    tests: str | None = None,
    code: str = CODE,
    rules: str = "",
    examples: str = "",
    data: str = "",
) -> Book:
    """The book of a package `fakeN` below the folder; `tests` instead of all of TESTS."""
    package = f"fake{next(NUMBERS)}"
    home = folder / package
    (home / "data").mkdir(parents=True)
    (folder / "tests").mkdir()
    (home / "__init__.py").write_text("")
    (home / "game.py").write_text(code.replace("{package}", package))
    (home / "rules.toml").write_text(rules or "\n".join(map(statement, IDS)), "utf-8")
    (home / "examples.toml").write_text(examples, "utf-8")
    (home / "data" / "cards.toml").write_text(data, "utf-8")
    written = "".join(TESTS.values()) if tests is None else dedent(tests)
    (folder / "tests" / "test_fake.py").write_text((HEAD + written).replace("{package}", package))
    sys.path.insert(0, str(folder))  # taken out again by the fixture
    return open_book("fake", package, folder, folder / "tests")
