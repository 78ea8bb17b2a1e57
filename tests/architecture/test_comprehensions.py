"""A comprehension's variable is not called like a global that another comprehension beside it uses.

Python 3.12.1 mixes the two up and raises UnboundLocalError; later versions do not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Breach, Source, defined, planted, sources, told

Comprehension = ast.ListComp | ast.SetComp | ast.DictComp  # generators have a frame of their own


def mixed_up(source: Source) -> list[Breach]:
    globals_ = {one.name for one in source.tree.body if isinstance(one, ast.FunctionDef)}
    return [
        source.at(node, f"{name} is a variable beside it")
        for function in defined(source.tree)
        for node, name in _mixed_up(function, globals_)
    ]


def _mixed_up(function: ast.AST, globals_: set[str]) -> Iterator[tuple[ast.AST, str]]:
    found = [node for node in ast.walk(function) if isinstance(node, Comprehension)]
    variables = {name for one in found for name in _variables(one)} & globals_
    for one in found:
        for name in sorted(variables - _variables(one)):
            if name in _called(one):
                yield one, name


def _variables(node: ast.AST) -> set[str]:
    """Those of the comprehension and of all within it."""
    targets = [
        generator.target
        for one in ast.walk(node)
        if isinstance(one, Comprehension)
        for generator in one.generators
    ]
    return {
        name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)
    }


def _called(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("def card(): ...\ndef f(a):\n    return [card for card in a], [card(b) for b in a]", True),
        ("def card(): ...\ndef f(a):\n    return [c for c in a], [card(b) for b in a]", False),
        ("def card(): ...\ndef f(a):\n    return [[card for card in b] for b in a]", False),
    ],
)
def test_a_mix_up_is_found(text, wrong):
    assert bool(mixed_up(planted(text))) is wrong


def test_no_comprehension_mixes_up_a_variable_and_a_global():
    assert not (found := told(mixed_up, *sources())), found
