"""Every rule, question and query of a game cites a statement that exists, and says what it says."""

from __future__ import annotations

import ast
from collections.abc import Iterable

import pytest

from fhtagn.games import GAMES
from fhtagn.rulebook.book import book
from fhtagn.rulebook.functions import Function, functions
from tests.architecture.sources import Breach, Source, defined, planted, sources, told

DECORATORS = (
    "rule",
    "choice",
    "window",
    "cites",
    "step",
    "query",
    "modifies",
    "after",
)
SPEAKS_FOR_ITSELF = 8  # lines which need no docstring if the name is the rule's


def without_citation(found: Iterable[Function], known: Iterable[str]) -> list[str]:
    """Functions that cite nothing, or something that does not exist."""
    return [
        f"{one.where} {one.name}: {', '.join(one.cites) or 'cites nothing'}"
        for one in found
        if not one.cites or not set(one.cites) <= set(known)
    ]


def bare_decorators(source: Source) -> list[Breach]:
    """`@rule()` with no id in it; the registry would not show it if the module were not loaded."""
    return [
        source.at(call, f"{function.name}: {ast.unparse(call)}")
        for function in defined(source.tree)
        for call in function.decorator_list
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) in DECORATORS
        and not any(_is_id(argument) for argument in call.args)
    ]


def _is_id(node: ast.expr) -> bool:
    """A letter code and a number, `MH 5.1`, or some given as a whole: `*ids`."""
    if isinstance(node, ast.Starred):
        return True
    text = node.value if isinstance(node, ast.Constant) else None
    return isinstance(text, str) and text[:2].isupper() and text[2:3] == " "


def silent(source: Source) -> list[Breach]:
    """Functions with a citation, too long to speak for themselves, and without a docstring."""
    return [
        source.at(function, f"{function.name} has no docstring")
        for function in defined(source.tree)
        if any(ast.unparse(call).split("(")[0] in DECORATORS for call in function.decorator_list)
        and not ast.get_docstring(function)
        and (function.end_lineno or 0) - function.body[0].lineno + 1 > SPEAKS_FOR_ITSELF
    ]


def test_a_missing_or_unknown_citation_is_found():
    sound, unknown, none = (
        Function("f", "m", "rule", ids, "p", 1) for ids in (("FK 1",), ("FK 1", "FK 2"), ())
    )
    assert len(without_citation([sound, unknown, none], ["FK 1"])) == 2


def test_a_bare_decorator_is_found():
    text = """
        @rule()
        def one(g): ...

        @rule("MH 1.1", says=x)
        def two(g): ...

        @step("draw", "MH 5.22")
        def three(g): ...

        @step("draw")
        def four(g): ...

        @cites(*ids)
        def five(g): ...
        """
    found = bare_decorators(planted(text))
    assert [one.what.split(":")[0] for one in found] == ["one", "four"]


def test_a_long_function_without_a_docstring_is_found():
    body = "    x = 1\n" * 9
    text = (
        f'@rule("MH 1.1")\ndef one(g):\n{body}\n@rule("MH 1.1")\ndef two(g):\n    """So."""\n{body}'
    )
    assert [one.what for one in silent(planted(text))] == ["one has no docstring"]


@pytest.mark.parametrize("game", GAMES)
def test_every_function_cites_what_exists(game):
    found = functions(book(game))
    assert len(found) > 50
    assert not without_citation(found, (*book(game).statements, *book(game).cards))


def test_no_decorator_is_bare():
    assert not told(bare_decorators, *sources("games"))


def test_long_rules_say_what_they_say():
    assert not told(silent, *sources("games"))
