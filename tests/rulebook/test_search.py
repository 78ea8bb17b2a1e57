"""A rule is found by its number or by words, in either language and whatever their endings."""

from __future__ import annotations

import pytest

from fhtagn.rulebook.book import book
from fhtagn.rulebook.search import matching, search
from tests.rulebook.fake import statement

RULES = "\n".join(
    (
        statement("FK 1.1", en="A hand holds three cards.", ru="В руке три карты."),
        statement("FK 1.10", en="The hedgehog sleeps.", ru="Ёж спит."),
        statement("FK 2.1", en="Hands are shown.", ru="Карты показывают всем."),
        statement("FK 2.1.1", en="Once.", ru="Один раз.", section_en="Rare things"),
    )
)


@pytest.fixture
def rules(made):
    return made(rules=RULES, code="", tests="")


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("FK 1.1", "1.1"),
        ("fk 1.10", "1.10"),
        ("FK 2.1", "2.1 2.1.1"),
        ("FK 1", "1.1 1.10"),
        ("2.1", "2.1 2.1.1"),
        ("FK", "1.1 1.10 2.1 2.1.1"),
        ("", "1.1 1.10 2.1 2.1.1"),
        ("FK 7", ""),
        ("hand", "1.1 2.1"),
        ("HANDS", "1.1 2.1"),
        ("hand cards", "1.1"),
        ("card hands three", "1.1"),
        ("еж", "1.10"),
        ("ЁЖ", "1.10"),
        ("карту", "1.1 2.1"),
        ("картами показывать", "2.1"),
        ("руки", "1.1"),
        ("three рука", "1.1"),
        ("FK 1 hand", "1.1"),
        ("rare", "2.1.1"),
        ("кормление спит", "1.10"),
        ("shoggoth", ""),
    ],
)
def test_what_is_found(rules, words, ids):
    assert [one.id for one in matching(rules, words.split())] == [
        f"FK {one}" for one in ids.split()
    ]


def test_one_language_only(rules):
    assert [one.id for one in matching(rules, ["hand"], "en")] == ["FK 1.1", "FK 2.1"]
    assert matching(rules, ["hand"], "ru") == []
    assert [one.id for one in matching(rules, ["рука"], "ru")] == ["FK 1.1"]


def test_what_there_is_about_a_statement(made):
    examples = """
        [[example]]
        id = "FK ex-1"
        en = { title = "A meal", given = "Nothing.", steps = ["Eat."], expect = ["Fed."] }
        ru = { title = "Обед", given = "Ничего.", steps = ["Ешьте."], expect = ["Сыты."] }
        cites = ["FK 1.1", "FK 1.2"]
        """
    tests = """
        @pytest.mark.rule("FK 1.1")
        def test_named():
            pass

        @pytest.mark.example("FK ex-1")
        def test_played():
            pass
        """
    rules = made(examples=examples, tests=tests, data='[deck]\ncites = ["FK 1.1"]\n')
    first, second = (search(rules, [one])[0] for one in ("1.1", "1.2"))
    assert [one.name for one in first.functions] == [f"{rules.package}.game.feed"]
    assert first.data == (f"{rules.package}/data/cards.toml",)
    assert [one.node for one in first.tests] == [
        "tests/test_fake.py::test_named",
        "tests/test_fake.py::test_played",
    ]
    assert [one.id for one in first.examples] == ["FK ex-1"]
    assert [one.node for one in second.tests] == ["tests/test_fake.py::test_played"]
    assert second.data == ()


def test_the_house_knows_where_its_rules_are():
    (found,) = search(book("heroes"), ["MH", "4.2"])
    assert found.statement.source == "rulebook"
    assert [one.path for one in found.functions] == ["src/fhtagn/games/heroes/turn.py"]
