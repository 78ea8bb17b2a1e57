"""Law 3: the agenda is never searched or patched; only the kernel touches it."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import Breach, Source, planted, sources, told

OURS = ("agenda", "later")


def touched(source: Source) -> list[Breach]:
    return [
        source.at(node, ast.unparse(node))
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Attribute) and node.attr in OURS
    ]


@pytest.mark.parametrize(
    "line", ["(fn, args), rest = g.agenda", "g.agenda = None", "g.later.clear()", "len(new.later)"]
)
def test_a_look_at_the_agenda_is_found(line):
    assert len(touched(planted(line))) == 1


def test_the_module_of_that_name_may_be_imported():
    assert touched(planted("from fhtagn.kernel.agenda import option\ng.then(option)\n")) == []


def test_no_game_and_no_bot_touches_the_agenda():
    assert not told(touched, *sources("games", "bots"))
