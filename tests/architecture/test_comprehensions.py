"""No name means two things in two comprehensions of a function.

Python 3.12.0 to 3.12.3 take the one for the other (gh-118513): where one comprehension goes through
things called `card`, another does not find the function `card` of the module.
"""

import symtable
from itertools import permutations

import pytest

from tests.architecture.sources import Breach, planted, sources, told

INLINED = {"listcomp", "setcomp", "dictcomp"}


def mixed_up(source):
    return list(_within(source, symtable.symtable(source.text, source.path, "exec")))


def _within(source, scope):
    inlined = [one for one in scope.get_children() if one.get_name() in INLINED]
    own = {name.get_name() for name in scope.get_symbols() if name.is_local()}
    for one, other in permutations(inlined, 2):
        bound = {name.get_name() for name in one.get_symbols() if name.is_local()}
        asked = {name.get_name() for name in other.get_symbols() if not name.is_local()}
        for name in sorted((bound & asked) - own - {".0"}):
            yield Breach(f"{source.path}:{other.get_lineno()}", f"{name} is another one's variable")
    for child in scope.get_children():
        yield from _within(source, child)


def test_a_function_that_is_called_like_anothers_variable_is_found():
    found = mixed_up(
        planted("""
            def view(g):
                return [[card for card in g.hand], {card(g, one) for one in g.play}]
            """)
    )
    assert [one.what for one in found] == ["card is another one's variable"]


@pytest.mark.parametrize(
    "text",
    [
        "def view(g): return [card for card in g.hand], [card for card in g.play]",
        "def view(g): return [card for card in g.hand], card(g)",
        "def view(g, card): return [card for card in g.hand], [card(one) for one in g.play]",
    ],
)
def test_what_no_python_takes_for_something_else_is_not(text):
    assert mixed_up(planted(text)) == []


def test_no_name_means_two_things():
    assert not told(mixed_up, *sources())
