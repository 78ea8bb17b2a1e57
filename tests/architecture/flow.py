"""What functions do to the table, read from their sources.

A function *changes* the table if it assigns to an attribute of `g`, calls a method that alters one,
opens or leaves a scope, ends the game, or hands `g` to a function that changes it. It *continues*
if it calls `g.then` or `together`, or hands `g` to a function that does. Both are followed through
all modules given, so a helper that continues needs no mark to be known for what it is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from tests.architecture.sources import Breach, Defined, Source, defined

TABLE = ("g", "_g")
ALTERING = (
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse",
    "setdefault", "sort", "update",
)  # fmt: skip
EXITS = ("end", "leave", "resign", "scope")  # methods of `g` that alter what is still to happen
TOGETHER = "fhtagn.kernel.agenda.together"


def executed(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes that run when these do: not what stands in lambdas and inner functions."""
    for node in nodes:
        yield node
        if not isinstance(node, Defined | ast.Lambda | ast.ClassDef):
            yield from executed(ast.iter_child_nodes(node))


def is_table(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in TABLE


def is_part(node: ast.expr) -> bool:
    """Whether the expression is `g.decks`, `g.decks[0]`, or some part of such."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    if isinstance(node, ast.Tuple | ast.List):
        return any(map(is_part, node.elts))
    return isinstance(node, ast.Attribute) and (is_table(node.value) or is_part(node.value))


def assignments(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Where an attribute of the table is assigned to, deleted, or altered in place."""
    for node in executed(nodes):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                found = any(map(is_part, targets))
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                found = is_part(target)
            case ast.Call(func=ast.Attribute(value=value, attr=method)):
                found = method in ALTERING and is_part(value)
            case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[first, *_]):
                found = is_table(first)
            case _:
                found = False
        if found:
            yield node


def calls_of_the_table(nodes: Iterable[ast.AST], *methods: str) -> Iterator[ast.AST]:
    for node in executed(nodes):
        match node:
            case ast.Call(func=ast.Attribute(value=value, attr=method)):
                if is_table(value) and method in methods:
                    yield node


class Program:
    """Functions by full name, and what the names in each module stand for."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self.sources = list(sources)
        self.functions: dict[str, tuple[Source, Defined]] = {}
        self.names: dict[str, dict[str, str]] = {}
        for source in self.sources:
            self.names[source.module] = dict(_names(source.tree, source.module))
            for node in source.tree.body:
                if isinstance(node, Defined):
                    self.functions[f"{source.module}.{node.name}"] = (source, node)
        self.hands = {
            name: self._handed_to(source, node) for name, (source, node) in self.functions.items()
        }
        changing = {name for name, (_, node) in self.functions.items() if _changes(node)}
        continuing = {name for name, (_, node) in self.functions.items() if _continues(node)}
        self.changing = self._grown(changing)
        self.continuing = self._grown(continuing | {TOGETHER})

    def _grown(self, found: set[str]) -> set[str]:
        """Those found, and all that hand the table to one of them."""
        more = {name for name, to in self.hands.items() if name not in found and to & found}
        return self._grown(found | more) if more else found

    def _handed_to(self, source: Source, function: Defined) -> set[str]:
        """The functions to which one hands the table."""
        names = self.names[source.module]
        calls = self.handed(source, function.body, {*names.values()})
        return {names[call.func.id] for call in calls if isinstance(call.func, ast.Name)}

    def handed(self, source: Source, nodes: Iterable[ast.AST], to: set[str]) -> Iterator[ast.Call]:
        """The calls that hand the table to one of the functions."""
        names = self.names[source.module]
        for node in executed(nodes):
            match node:
                case ast.Call(func=ast.Name(id=name), args=arguments):
                    if names.get(name) in to and any(map(is_table, arguments)):
                        yield node

    def changes(self, source: Source, nodes: list[ast.AST]) -> list[ast.AST]:
        return [
            *assignments(nodes),
            *calls_of_the_table(nodes, *EXITS),
            *self.handed(source, nodes, self.changing),
        ]

    def continues(self, source: Source, nodes: list[ast.AST]) -> bool:
        later = calls_of_the_table(nodes, "then")
        return any(later) or any(self.handed(source, nodes, self.continuing))


def _names(tree: ast.Module, module: str) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for one in node.names:
                yield one.asname or one.name, f"{node.module}.{one.name}"
        elif isinstance(node, Defined):
            yield node.name, f"{module}.{node.name}"


def _changes(node: Defined) -> bool:
    return any(assignments(node.body)) or any(calls_of_the_table(node.body, *EXITS))


def _continues(node: Defined) -> bool:
    return any(calls_of_the_table(node.body, "then"))


def _at_most_once(node: ast.AST) -> bool:
    """Whether the loop runs over `things[:1]`."""
    match node:
        case ast.For(iter=ast.Subscript(slice=ast.Slice(lower=None, upper=ast.Constant(value=1)))):
            return True
    return False


# -- then means later ------------------------------------------------------------------------------


def changed_after_then(program: Program, source: Source) -> list[Breach]:
    """Where the table changes on a path on which something was put on the agenda before."""
    found = {
        (node.lineno, node.col_offset): source.at(node, ast.unparse(node))
        for function in defined(source.tree)
        for node in Walk(program, source).through(function)
    }
    return [found[place] for place in sorted(found)]


class Walk:
    """Walks all paths through a function; `after` says whether `then` may lie behind.

    A block's answer is `after` at its end, or None if no path reaches the end.
    """

    def __init__(self, program: Program, source: Source) -> None:
        self.program, self.source = program, source
        self.found: list[ast.AST] = []
        self.jumps: list[bool] = []  # `after` at each break and continue of the innermost loop

    def through(self, function: Defined) -> list[ast.AST]:
        self.block(function.body, after=False)
        return self.found

    def block(self, body: list[ast.stmt], *, after: bool) -> bool | None:
        here: bool | None = after
        for statement in body:
            if here is None:
                return None
            here = self.statement(statement, after=here)
        return here

    def statement(self, node: ast.stmt, *, after: bool) -> bool | None:
        match node:
            case ast.If(test=test, body=body, orelse=orelse):
                after = self.look([test], after=after)
                return self.either([body, orelse], after=after)
            case ast.Match(subject=subject, cases=cases):
                after = self.look([subject], after=after)
                return self.either([[], *(case.body for case in cases)], after=after)
            case ast.For(iter=first) | ast.AsyncFor(iter=first) | ast.While(test=first):
                return self.loop(node, self.look([first], after=after))
            case ast.With(items=items, body=body) | ast.AsyncWith(items=items, body=body):
                return self.block(body, after=self.look(items, after=after))
            case ast.Try():
                return self.attempt(node, after=after)
            case ast.Break() | ast.Continue():
                self.jumps.append(after)
                return None
            case ast.Return() | ast.Raise():
                self.look([node], after=after)
                return None
            case _:
                return self.look([node], after=after)

    def look(self, nodes: list[ast.AST], *, after: bool) -> bool:
        """Expressions and simple statements: arguments are made before the call is."""
        if after:
            self.found += self.program.changes(self.source, nodes)
        return after or self.program.continues(self.source, nodes)

    def either(self, blocks: list[list[ast.stmt]], *, after: bool) -> bool | None:
        ends = [self.block(block, after=after) for block in blocks]
        return None if all(end is None for end in ends) else any(ends)

    def loop(self, node: ast.For | ast.AsyncFor | ast.While, after: bool) -> bool | None:
        """The second time round begins where the first has ended."""
        outer, self.jumps = self.jumps, []
        again = bool(self.block(node.body, after=after)) or any(self.jumps)
        if again and not after and not _at_most_once(node):
            self.block(node.body, after=True)
        self.jumps = outer
        return self.block(node.orelse, after=after or again)

    def attempt(self, node: ast.Try, *, after: bool) -> bool | None:
        """A handler may be reached from anywhere in the body."""
        inside = after or self.program.continues(self.source, node.body)
        ends = [self.block([*node.body, *node.orelse], after=after)]
        ends += [self.block(handler.body, after=inside) for handler in node.handlers]
        if all(end is None for end in ends):
            self.block(node.finalbody, after=inside)
            return None
        return self.block(node.finalbody, after=any(ends))
