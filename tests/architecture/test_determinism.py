"""Law 14: same seed and keys, same game: no iteration over sets, no `id()` or `hash()`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Breach, Source, planted, sources, told

SETS = ("set", "frozenset", "Set", "AbstractSet")
MAKERS = ("set", "frozenset")
OPERATIONS = ("union", "intersection", "difference", "symmetric_difference")
ORDERED = ("list", "tuple", "enumerate", "iter", "next", "map", "zip", "join", "pop")


def iterated_sets(source: Source) -> list[Breach]:
    """Where the order of a set would decide what happens."""
    tree = source.tree
    named = set(_named_sets(tree))
    return [
        source.at(node, f"goes through a set: {ast.unparse(node)}")
        for node in _iterated(tree)
        if _is_set(node, named)
    ]


def _named_sets(tree: ast.AST) -> Iterator[str]:
    """Names and attributes which are annotated as sets, or are given one."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as hint) if _is_hint(hint):
                yield name
            case ast.AnnAssign(target=target, annotation=hint) if _is_hint(hint):
                yield ast.unparse(target).removeprefix("self.")
            case ast.Assign(targets=[target], value=value) if _is_set(value, set()):
                yield ast.unparse(target).removeprefix("self.")


def _is_hint(node: ast.expr) -> bool:
    """`frozenset[str]`, `set[int] | None`, `Final[frozenset[str]]`, `ClassVar[set[str]]`."""
    match node:
        case ast.Name(id=name):
            return name in SETS
        case ast.Subscript(value=ast.Name(id="Final" | "ClassVar"), slice=inside):
            return _is_hint(inside)
        case ast.Subscript(value=value):
            return _is_hint(value)
        case ast.BinOp(left=left, right=right):
            return _is_hint(left) or _is_hint(right)
    return False


def _iterated(tree: ast.AST) -> Iterator[ast.expr]:
    """What loops, comprehensions, unpacking and functions that keep an order go through."""
    for node in ast.walk(tree):
        match node:
            case ast.For(iter=iterated) | ast.Starred(value=iterated):
                yield iterated
            case ast.ListComp() | ast.DictComp() | ast.GeneratorExp():
                if not _is_sorted(tree, node):
                    yield from (one.iter for one in node.generators)
            case ast.Call(func=ast.Name(id=name), args=args) if name in ORDERED:
                yield from args
            case ast.Call(func=ast.Attribute(value=value, attr="pop"), args=[]):
                yield value
            case ast.Call(func=ast.Attribute(attr="join"), args=args):
                yield from args


UNORDERED = ("sorted", "set", "frozenset", "any", "all", "sum", "len", "max", "min", "Counter")


def _is_sorted(tree: ast.AST, wanted: ast.AST) -> bool:
    """Whether the comprehension is the argument of a function to which the order is all one."""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in UNORDERED
        and wanted in node.args
        for node in ast.walk(tree)
    )


def _is_set(node: ast.expr, named: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in MAKERS
        case ast.Call(func=ast.Attribute(value=value, attr=operation)):
            return operation in OPERATIONS and _is_set(value, named)
        case ast.BinOp(left=left, right=right, op=ast.BitOr() | ast.BitAnd() | ast.Sub()):
            return _is_set(left, named) or _is_set(right, named)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in named
    return False


def addresses(source: Source) -> list[Breach]:
    """`id()` and `hash()` differ from process to process."""
    return [
        source.at(node, ast.unparse(node))
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("id", "hash")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "for x in frozenset(y): pass",
        "for x in {z for z in y}: pass",
        "y = [x for x in {1, 2}]",
        "y = {x: 1 for x in set(z)}",
        "y = list({1, 2})",
        "y = [*set(z)]",
        "y = ', '.join({'a', 'b'})",
        "y = next(iter({1, 2}))",
        "for x in {1, 2} | z: pass",
        "for x in {1}.union(z): pass",
        "def f(things: frozenset[str]):\n    for x in things: pass",
        "def f(things: frozenset[str] | None):\n    return [x for x in things]",
        "KINDS: Final[frozenset[str]] = make()\nfor x in KINDS: pass",
        "class A:\n    matches: frozenset[str]\ndef f(a):\n    for x in a.matches: pass",
        "seen = set()\nfor x in seen: pass",
        "seen = set()\nx = seen.pop()",
    ],
)
def test_iteration_over_a_set_is_found(text):
    assert iterated_sets(planted(text))


@pytest.mark.parametrize(
    "text",
    [
        "for x in sorted({1, 2}): pass",
        "y = 3 in {1, 2}",
        "y = sorted(x for x in set(z))",
        "y = {x for x in set(z)}",
        "y = len(set(z))",
        "y = any(x for x in {1, 2})",
        "for x in dict.fromkeys(z): pass",
        "def f(things: frozenset[str]):\n    return 'a' in things",
    ],
)
def test_what_does_not_hang_on_the_order_is_allowed(text):
    assert not iterated_sets(planted(text))


def test_an_address_is_found():
    assert len(addresses(planted("x = id(y) + hash(z)"))) == 2


def test_kernel_and_games_go_through_no_sets():
    assert not told(iterated_sets, *sources("kernel", "games"))


def test_kernel_and_games_look_at_no_addresses():
    assert not told(addresses, *sources("kernel", "games"))
