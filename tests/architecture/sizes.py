"""How long functions, files and classes are, and how many parameters functions have."""

from __future__ import annotations

import ast
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from tests.architecture.sources import Defined, Source, defined

SELF = ("self", "cls", "g", "_g")  # parameters that go without saying


class Limit(NamedTuple):
    aim: int
    look_again: int
    say_why: int  # beyond this, the size is to be on the list of those with a reason


LIMITS = {
    "function": Limit(12, 25, 40),
    "file": Limit(200, 350, 500),
    "class": Limit(60, 120, 200),
    "parameters": Limit(4, 5, 6),
}


class Size(NamedTuple):
    kind: str
    name: str
    size: int

    @property
    def is_beyond(self) -> bool:
        return self.size > LIMITS[self.kind].say_why


def measured(sources: Iterable[Source]) -> list[Size]:
    return [size for source in sources for size in sizes_of(source)]


@cache
def sizes_of(source: Source) -> tuple[Size, ...]:
    return tuple(_of(source))


def _of(source: Source) -> Iterator[Size]:
    tree, lines = source.tree, lines_of_code(source)
    yield Size("file", source.module, len(source.text.splitlines()))
    for function in defined(tree):
        name = f"{source.module}.{function.name}"
        yield Size("function", name, _within(lines, function))
        yield Size("parameters", name, len(parameters(function)))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield Size("class", f"{source.module}.{node.name}", _within(lines, node))


def parameters(function: Defined) -> list[str]:
    args = function.args
    named = [one.arg for one in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
    return [name for name in named if name not in SELF]


def _within(lines: list[int], node: Defined | ast.ClassDef) -> int:
    assert node.end_lineno is not None
    return bisect_right(lines, node.end_lineno) - bisect_left(lines, node.lineno)


def lines_of_code(source: Source) -> list[int]:
    """The numbers of the lines that are neither blank nor part of a docstring."""
    documented = {
        line
        for node in ast.walk(source.tree)
        if isinstance(node, Defined | ast.ClassDef | ast.Module) and ast.get_docstring(node)
        for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    filled = {number for number, line in enumerate(source.text.splitlines(), 1) if line.strip()}
    return sorted(filled - documented)


def summary(sizes: Iterable[Size]) -> list[str]:
    """A line for each kind: how many, the middle, the ninetieth in a hundred, the largest."""
    lines = [f"{'':<11}{'how many':>9}{'median':>8}{'p90':>6}{'max':>6}   the largest"]
    for kind, limit in LIMITS.items():
        found = sorted((one for one in sizes if one.kind == kind), key=lambda one: one.size)
        middle, high, most = found[len(found) // 2], found[len(found) * 9 // 10], found[-1]
        lines.append(
            f"{kind:<11}{len(found):>9}{middle.size:>8}{high.size:>6}{most.size:>6}   {most.name}"
            f" (aim {limit.aim}, look again {limit.look_again}, say why {limit.say_why})"
        )
    return lines
