"""What the tests say they prove is read from their sources."""

from __future__ import annotations

from textwrap import dedent

from fhtagn.rulebook.marks import read

SOURCE = """
import pytest

pytestmark = [pytest.mark.card("of_all"), pytest.mark.slow]
ID = "FK 9"


@pytest.mark.rule("FK 1", "FK 2")
@pytest.mark.example("FK ex-1")
def test_plain():
    pass


@pytest.mark.rule("FK 3")
class TestOfClass:
    @pytest.mark.rule("FK 4", ID)
    async def test_inside(self):
        pass


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("a", marks=pytest.mark.card("card_a")),
        pytest.param("b", marks=[pytest.mark.card("card_b"), pytest.mark.rule("FK 5")]),
    ],
)
def test_cards(card):
    pass


MORE = [pytest.param("c", marks=pytest.mark.card("card_c"))]


@pytest.mark.parametrize("card", [*MORE, "d"])
def test_more_cards(card):
    pass


def helper():
    pass
"""


def test_marks_of_functions_classes_modules_and_parameters():
    found = read(SOURCE, "tests/test_x.py")
    assert [(one.node, one.rules, one.examples, one.cards) for one in found.tests] == [
        ("tests/test_x.py::test_plain", ("FK 1", "FK 2"), ("FK ex-1",), ("of_all",)),
        ("tests/test_x.py::TestOfClass::test_inside", ("FK 3", "FK 4", "FK 9"), (), ("of_all",)),
        ("tests/test_x.py::test_cards", (), (), ("of_all",)),
        ("tests/test_x.py::test_cards", (), (), ("card_a",)),
        ("tests/test_x.py::test_cards", ("FK 5",), (), ("card_b",)),
        ("tests/test_x.py::test_more_cards", (), (), ("of_all",)),
        ("tests/test_x.py::test_more_cards", (), (), ("card_c",)),
    ]
    assert found.unreadable == ()


def test_the_line_is_that_of_the_test():
    lines = SOURCE.splitlines()
    first = read(SOURCE, "tests/test_x.py").tests[0]
    assert lines[first.line - 1] == "def test_plain():"
    assert first.where == f"tests/test_x.py:{first.line}"


def test_a_test_without_marks_proves_nothing_in_particular():
    assert read("def test_x():\n    pass\n", "tests/test_x.py").tests == ()


def test_marks_that_cannot_be_read_are_told():
    source = """
        @pytest.mark.rule(*IDS)
        def test_a():
            pass

        @pytest.mark.rule(f"FK {1}")
        def test_b():
            pass

        @pytest.mark.rule()
        def test_c():
            pass
        """
    assert read(dedent(source), "t.py").unreadable == ("t.py:2", "t.py:6", "t.py:10")
