"""Statements, examples and cards are read as the files have them."""

from __future__ import annotations

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.complaint import Complaint
from fhtagn.rulebook import book as module
from fhtagn.rulebook.book import book
from fhtagn.rulebook.index import index
from tests.rulebook.fake import statement


@pytest.mark.parametrize("game", GAMES)
def test_a_book_of_the_house(game):
    found = book(game)
    assert len(found.statements) > 100
    assert all(
        set(one.text) == set(one.section) == {"en", "ru"} for one in found.statements.values()
    )
    assert all(one.id == name for name, one in found.statements.items())
    assert found.tests == found.root / "tests"
    assert set(found.cards) < set(found.things)


@pytest.mark.parametrize("game", GAMES)
def test_the_data_cite_what_the_content_says(game):
    assert sorted(book(game).data) == sorted(load(game).content.cites)


def test_an_unknown_game_is_refused_with_the_nearest():
    with pytest.raises(Complaint) as told:
        book("heros")
    assert (told.value.name, told.value.about["nearest"]) == ("no-such-game", "heroes")


def test_where_a_statement_is_proved(made):
    rules = "\n".join(
        statement(f"FK {number}", proved_in=place)
        for number, place in enumerate(("rules", "terminal", "server", "web", "text"))
    )
    rules += statement("FK 5") + "guest = true\n"
    found = made(rules=rules, code="", tests="").statements.values()
    assert [one.id for one in found if one.due] == ["FK 0", "FK 1", "FK 2"]
    assert [one.id for one in found if one.waiting] == ["FK 3", "FK 5"]


def test_installed_without_tests_there_are_none(monkeypatch, tmp_path):
    """As in a wheel: the package lies in a folder without a project."""
    package = tmp_path / "lib" / "site" / "fhtagn"
    package.mkdir(parents=True)
    monkeypatch.setattr(module.fhtagn, "__file__", str(package / "__init__.py"))
    opened = []
    monkeypatch.setattr(module, "open_book", lambda *parts: opened.append(parts))
    book("heroes")
    assert opened == [("heroes", "fhtagn.games.heroes", package.parent, None)]


def test_functions_have_file_and_line(made):
    fake = made()
    found = {one.name.split(".")[-1]: one for one in index(fake).functions}
    lines = (fake.root / fake.package / "game.py").read_text("utf-8").splitlines()
    assert found["feed"].path == f"{fake.package}/game.py"
    for name in ("feed", "meal", "hungry", "bite", "fangs", "closure"):
        assert lines[found[name].line - 1].lstrip().startswith("@")
        assert f"def {name}(" in lines[found[name].line]


def test_functions_of_the_terminal_are_found_without_importing_it():
    paths = {one.path for one in index(book("heroes")).citing("MH 10.13")}
    assert "src/fhtagn/tui/heroes/last_card.py" in paths
