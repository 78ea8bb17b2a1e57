"""The rule registry: every function that carries out a statement of the rulebook names it.

`@rule` is a step of the agenda. `@choice` asks a seat. `@window` asks one seat after another until
all have passed. `@cites` marks any other function (a query, a check, a part of a view) that carries
out a statement. Saves look up rules by name, refusals and tooltips by citation; coverage and
sabotage use both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Value = Any  # an int, a string, a bool, None or a tuple of these: a save can hold it
Task = tuple[Callable[..., Any], tuple[Value, ...]]  # a rule and its arguments
Kind = Literal["rule", "choice", "window", "together", "cites"]


class Saying(NamedTuple):
    """The meaning of an option: a verb and its arguments; `also` has more, only for the words."""

    verb: str
    about: Mapping[str, Value] = {}
    also: Mapping[str, Value] = {}


class Entry(NamedTuple):
    name: str
    fn: Callable[..., Any]
    cites: tuple[str, ...]
    kind: Kind


class Window(NamedTuple):
    prompt: str
    could: Callable[..., bool]


ENTRIES: dict[Callable[..., Any], Entry] = {}
RULES: dict[str, Callable[..., Any]] = {}  # by name and by former name, for saved games
ASKS: dict[Callable[..., Any], Kind] = {}  # the rules that stop the run and wait for an answer
WINDOWS: dict[Callable[..., Any], Window] = {}
SAYS: dict[Callable[..., Any], Callable[..., Saying]] = {}
SEPARATORS = {"at": "@", "to": ">", "of": "~"}  # a colon before the others


def rule(
    *cites: str, says: Callable[..., Saying] | None = None, formerly: str | None = None
) -> Callable[[F], F]:
    """A step of the agenda. With `says` it can be an option: it gives the key and the words."""

    def register(fn: F) -> F:
        if says is not None:
            SAYS[fn] = says
        if formerly is not None:
            RULES[formerly] = fn
        return _enter(fn, cites, "rule")

    return register


def choice(*cites: str) -> Callable[[F], F]:
    """A question: `fn(g, seat, …)` is pure and returns a Decision with at least one option."""
    return lambda fn: asking(fn, "choice", *cites)


def window(
    *cites: str, prompt: str, could: Callable[..., bool] = lambda *_: True
) -> Callable[[F], F]:
    """A question to one seat after another until all have passed in a row.

    `fn(g, seat, passed, …)` lists the uses; the window adds the pass. Open it with
    `g.then(fn, first_seat, 0, …)`. It skips a seat only if `could(g, seat, …)` says, by public
    facts, that the seat can have no answer.
    """

    def register(fn: F) -> F:
        WINDOWS[fn] = Window(prompt, could)
        return asking(fn, "window", *cites)

    return register


def cites(*ids: str) -> Callable[[F], F]:
    """A function that carries out the statements but is not a step of the agenda."""
    return lambda fn: _enter(fn, ids, "cites")


def asking(fn: F, kind: Kind, *ids: str) -> F:
    """Register a rule that stops the run and waits for an answer."""
    ASKS[fn] = kind
    return _enter(fn, ids, kind)


def _enter(fn: F, ids: tuple[str, ...], kind: Kind) -> F:
    name = name_of(fn)
    other = RULES.get(name)
    if other is not None and other.__code__ is not fn.__code__:
        raise ValueError(f"two rules are called {name}")
    RULES[name] = fn
    ENTRIES[fn] = Entry(name, fn, ids, kind)
    return fn


def name_of(fn: Callable[..., Any]) -> str:
    """The rule's name in a save: `heroes.turn.draw`."""
    return f"{fn.__module__.removeprefix('fhtagn.').removeprefix('games.')}.{fn.__name__}"


def saying(g: Any, task: Task) -> Saying:
    fn, args = task
    says = SAYS.get(fn)
    if says is None:
        raise LookupError(f"{name_of(fn)} is offered as an option but does not say what it means")
    return says(g, *args)


def key_of(g: Any, task: Task) -> str:
    """The option's key: `discard:inn_deep_one@1`."""
    said = saying(g, task)
    parts = (f"{SEPARATORS.get(name, ':')}{value}" for name, value in said.about.items())
    return said.verb + "".join(parts)


def kind_of(key: str) -> str:
    """The kind of action of a key: its verb."""
    return re.split("[:@>~]", key, maxsplit=1)[0]


def cites_of(fn: Callable[..., Any]) -> tuple[str, ...]:
    return ENTRIES[fn].cites
