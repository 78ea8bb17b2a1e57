"""What threads convert to is prepared: see `prepared` in `fhtagn/content/structs.py`."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import Breach, Source, planted, sources

# Which argument says the class.
CONVERTERS = {"convert": 1, "msgspec.convert": 1, "shaped": 0, "parts.restored": 0}


def converted(source: Source) -> list[tuple[str, ast.Call]]:
    """The classes that something is converted to, but for those a function is given."""
    given = [call for one in ast.walk(source.tree) for call in _passed_on(one)]
    return [
        (name, call)
        for call in _conversions(source.tree)
        if call not in given
        for name in _named(source, call)
    ]


def _conversions(tree: ast.AST) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [one for one in calls if ast.unparse(one.func) in CONVERTERS]
    return [one for one in named if len(one.args) > CONVERTERS[ast.unparse(one.func)]]


def _kind(call: ast.Call) -> ast.expr:
    return call.args[CONVERTERS[ast.unparse(call.func)]]


def _passed_on(node: ast.AST) -> list[ast.Call]:
    """The conversions in a function to the class in one of its parameters."""
    if not isinstance(node, ast.FunctionDef):
        return []
    parameters = [one.arg for one in node.args.args]
    return [one for one in _conversions(node) if ast.unparse(_kind(one)) in parameters]


def _named(source: Source, call: ast.Call) -> list[str]:
    """The class; or each of a table, if it is looked up in one."""
    kind = _kind(call)
    if not isinstance(kind, ast.Subscript):
        return [ast.unparse(kind)]
    tables = [
        node.value
        for node in ast.walk(source.tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Dict)
        and ast.unparse(node.target) == ast.unparse(kind.value)
    ]
    return [ast.unparse(one) for table in tables for one in table.values] or [ast.unparse(kind)]


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
        ("class A(Struct): ...\nshaped(A, told)", True),
        ("@prepared\nclass A(Struct): ...\nshaped(A, told)", False),
        ("class A(Struct): ...\nparts.restored(A, told)", True),
        ("def read(kind, told):\n    return convert(told, kind)", False),
        ("def read(told):\n    return convert(told, kind)", True),
        ("class A(Struct): ...\nALL: Final = {'a': A}\nshaped(ALL[name], told)", True),
        ("@prepared\nclass A(Struct): ...\nALL: Final = {'a': A}\nshaped(ALL[name], told)", False),
        ("shaped(ALL[name], told)", True),
    ],
)
def test_what_is_not_prepared_is_found(text, wrong):
    assert bool(unprepared(planted(text))) is wrong


def test_whatever_is_converted_to_is_prepared():
    there = sources()
    assert [name for source in there for name, _call in converted(source)]
    assert not unprepared(*there)
