"""What threads convert to is prepared: see `fhtagn/host/parts.py`."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import Breach, Source, planted, sources

PARTS = "fhtagn.host.parts"  # there the class is an argument
PLACES = {"convert": 1, "msgspec.convert": 1, "parts.restored": 0}  # of the class in the call


def converted(source: Source) -> list[tuple[str, ast.Call]]:
    """The classes that something is converted to."""
    calls = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call)]
    called = [(ast.unparse(call.func), call) for call in calls if source.module != PARTS]
    return [
        (ast.unparse(call.args[PLACES[name]]), call)
        for name, call in called
        if name in PLACES and len(call.args) > PLACES[name]
    ]


def is_prepared(one: ast.ClassDef) -> bool:
    return "prepared" in [ast.unparse(decorator) for decorator in one.decorator_list]


def unprepared(*given: Source) -> list[Breach]:
    classes = [one for source in given for one in ast.walk(source.tree)]
    ready = {one.name for one in classes if isinstance(one, ast.ClassDef) and is_prepared(one)}
    return [
        source.at(call, f"{name} is not prepared")
        for source in given
        for name, call in converted(source)
        if name not in ready
    ]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("class A(Struct): ...\nconvert(told, A)", True),
        ("@prepared\nclass A(Struct): ...\nconvert(told, A)", False),
        ("class A(Struct): ...\nparts.restored(A, told)", True),
        ("@prepared\nclass A(Struct): ...\nparts.restored(A, told)", False),
    ],
)
def test_what_is_not_prepared_is_found(text, wrong):
    assert bool(unprepared(planted(text))) is wrong


def test_whatever_is_converted_to_is_prepared():
    there = sources()
    assert [name for source in there for name, _call in converted(source)]
    assert not unprepared(*there)
