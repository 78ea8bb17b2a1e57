"""Finds the messages that the code asks for, by reading its source.

A *speaker* is a callable with an argument that names a message: `Saying("draw")`,
`Complaint("over")`, `words.say("list-and")`. A function that passes its own parameter on to a
speaker is a speaker too. A rule on the agenda counts as a call with its arguments. A name made at
run time (`f"{op}_from"`) cannot be read from the source; `spoken.toml`, beside the messages, lists
such names by their expression. The linter reports missing and stale entries of that list.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from fhtagn.text.messages import message_id

COMMON: Final = "common"
Names = frozenset[str] | None  # None: known only at run time


class Use(NamedTuple):
    """A use of a message: the group that asks for it, and the arguments."""

    group: str
    id: str
    gives: Names
    where: str


class Made(NamedTuple):
    """A name made at run time."""

    group: str
    prefix: str
    expression: str
    gives: Names
    where: str


class SourceCall(NamedTuple):
    group: str
    where: str
    callee: str  # `Saying`, or `.say` for an attribute
    node: ast.Call
    within: tuple[ast.AST, ...]  # the classes and functions around it, the innermost last


class Speaker(NamedTuple):
    """The argument that names the message, by place or keyword, and the message's arguments.

    `group` is where code can call it; "" is everywhere.
    """

    callee: str
    prefix: str
    place: int
    keyword: str
    gives: Literal["keywords", "mapping", "play"] = "play"
    always: frozenset[str] = frozenset()
    group: str = ""


COMPLAINTS: Final = (
    "Complaint", "IllegalChoice", "Unknown", "Unnamed", "Forbidden", "Conflict", "TooLarge",
    "NotJson", "Outdated", "TooMany", "Unavailable",
)  # fmt: skip
SPEAKERS: Final = (
    Speaker("Saying", "option", 0, "verb"),
    Speaker("Decision", "prompt", 1, "prompt"),
    Speaker("window", "prompt", 99, "prompt"),
    Speaker("Reason", "why", 1, "why", "mapping", frozenset({"rule"})),
    *(Speaker(kind, "error", 0, "name", "keywords") for kind in COMPLAINTS),
    Speaker(".end", "outcome", 0, "reason"),
    Speaker(".say", "", 0, "name", "keywords"),
)
LATER: Final = (".then", "option")  # `then(fn, x)` will call `fn(g, x)`
FORMS: Final = {"prompt": ("prompt-{}", "prompt-{}-other", "ends-{}"), "": ("{}",)}


def ids(prefix: str, name: str) -> list[str]:
    """The messages behind a name: a prompt has three."""
    forms = FORMS.get(prefix, (f"{prefix}-{{}}",))
    return [message_id("", form.format(name)).removeprefix("-") for form in forms]


def given(speaker: Speaker, call: ast.Call) -> Names:
    """The names of the message's arguments."""
    if speaker.gives == "play" or any(one.arg is None for one in call.keywords):
        return None
    if speaker.gives == "keywords":
        return _keywords(call) | speaker.always
    mapping = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
    keys = mapping.keys if isinstance(mapping, ast.Dict) else [None]
    names = {key.value for key in keys if isinstance(key, ast.Constant)}
    return frozenset(map(str, names)) | speaker.always if len(names) == len(keys) else None


def _keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(one.arg for one in call.keywords if one.arg not in (None, "reader"))


# -- calls -----------------------------------------------------------------------------------------


def sources() -> Iterator[tuple[str, str, str]]:
    """Group, path and text of every module."""
    for path, text in _modules(files("fhtagn"), ""):
        parts = path.split("/")
        yield parts[1] if parts[0] == "games" and len(parts) > 2 else COMMON, path, text


def _modules(place: Any, path: str) -> Iterator[tuple[str, str]]:
    for one in sorted(place.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from _modules(one, f"{path}{one.name}/")
        elif one.name.endswith(".py"):
            yield f"{path}{one.name}", one.read_text("utf-8")


def calls(group: str, path: str, text: str) -> list[SourceCall]:
    found: list[SourceCall] = []

    def visit(node: ast.AST, within: tuple[ast.AST, ...]) -> None:
        if isinstance(node, ast.Call) and (callee := _callee(node)):
            called = (callee, node), *_later(callee, node)
            where = f"{path}:{node.lineno}"
            found.extend(SourceCall(group, where, name, call, within) for name, call in called)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            within = (*within, node)
        for child in ast.iter_child_nodes(node):
            visit(child, within)

    visit(ast.parse(text, path), ())
    return found


def _later(callee: str, node: ast.Call) -> Iterator[tuple[str, ast.Call]]:
    """The later call of the rule that this call puts on the agenda."""
    match node.args:
        case [ast.Name(id=rule), *rest] if callee in LATER:
            yield rule, ast.Call(ast.Name(rule), [ast.Name("g"), *rest], [])


def _callee(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    if not isinstance(node.func, ast.Attribute):
        return ""
    above = node.func.value
    is_super = isinstance(above, ast.Call) and _callee(above) == "super"
    return "super" if is_super else f".{node.func.attr}"


def _is_by(speaker: Speaker, call: SourceCall) -> bool:
    """Whether the call calls the speaker; `super()` calls the class above."""
    if call.callee == "super":
        above = [one for one in call.within if isinstance(one, ast.ClassDef)][-1:]
        bases = [base for one in above for base in one.bases]
        return any(isinstance(base, ast.Name) and base.id == speaker.callee for base in bases)
    if speaker.callee == ".end" and not _is_of_table(call.node.func):
        return False
    return call.callee == speaker.callee and speaker.group in ("", call.group)


def _is_of_table(called: ast.expr) -> bool:
    """Whether it is a call on the table: others, such as a pattern's match, have an `end` too."""
    return isinstance(called, ast.Attribute) and ast.unparse(called.value) in ("g", "self")


# -- names -----------------------------------------------------------------------------------------


def spoken(everything: Iterable[SourceCall]) -> tuple[list[Use], list[Made]]:
    """All messages that the calls ask for, and the names known only at run time."""
    known = list(everything)
    uses: list[Use] = []
    made: list[Made] = []
    speakers = list(SPEAKERS)
    for speaker in speakers:  # it grows during the loop
        for call in known:
            expression = _argument(call.node, speaker) if _is_by(speaker, call) else None
            for part in _traced(call, expression) if expression else ():
                further = _hands_on(call, part, speaker)
                if isinstance(part, ast.Constant):
                    uses += _uses(speaker, call, str(part.value))
                elif further is None:
                    made.append(_made(speaker, call, part))
                elif further not in speakers:
                    speakers.append(further)
    return uses, made


def _uses(speaker: Speaker, call: SourceCall, name: str) -> list[Use]:
    gives = given(speaker, call.node)
    return [Use(call.group, one, gives, call.where) for one in ids(speaker.prefix, name)]


def _made(speaker: Speaker, call: SourceCall, part: ast.expr) -> Made:
    gives = given(speaker, call.node)
    return Made(call.group, speaker.prefix, ast.unparse(part), gives, call.where)


def _argument(node: ast.Call, speaker: Speaker) -> ast.expr | None:
    if speaker.place < len(node.args):
        return node.args[speaker.place]
    return next((one.value for one in node.keywords if one.arg == speaker.keyword), None)


def _traced(call: SourceCall, expression: ast.expr) -> list[ast.expr]:
    """The alternatives of the expression; replaces a name that has one assignment by its value."""
    values = [
        node.value
        for function in call.within[-1:]
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == ast.unparse(expression)
    ]
    return alternatives(values[0] if len(values) == 1 else expression)


def alternatives(expression: ast.expr) -> list[ast.expr]:
    if isinstance(expression, ast.IfExp):
        return [*alternatives(expression.body), *alternatives(expression.orelse)]
    return [expression]


def _hands_on(call: SourceCall, part: ast.expr, speaker: Speaker) -> Speaker | None:
    """The function around the call, as a speaker, if it passes its own parameter on.

    Common functions are known everywhere, a game's helper inside its game.
    """
    for depth, one in enumerate(call.within):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and isinstance(part, ast.Name):
            names = [parameter.arg for parameter in (*one.args.posonlyargs, *one.args.args)]
            if part.id in names:
                above = call.within[depth - 1] if depth else None
                is_method = isinstance(above, ast.ClassDef)
                callee = f".{one.name}" if is_method else one.name
                if isinstance(above, ast.ClassDef) and one.name == "__init__":
                    callee = above.name
                always = speaker.always | _keywords(call.node)
                place = names.index(part.id) - is_method
                group = "" if call.group == COMMON else call.group
                return Speaker(callee, speaker.prefix, place, part.id, speaker.gives, always, group)
    return None
