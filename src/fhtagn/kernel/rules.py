"""The rule registry: every function that carries out a rulebook's statement says which one.

`@rule` is a step of the agenda, `@choice` asks a seat, `@window` asks seat after seat until all
have passed, `@cites` marks any other function (a query, a check, a part of a view) that is what
makes a statement true. The registry serves saved games (rules by name), refusals and tooltips
(rules by citation), coverage and sabotage.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Value = Any  # an int, a string, a bool, None or a tuple of such: whatever may stand in a save
Task = tuple[Callable[..., Any], tuple[Value, ...]]  # a rule and its arguments
Kind = Literal["rule", "choice", "window", "together", "cites"]


class Saying(NamedTuple):
    """What an option means: a verb and what it is about; `also` serves the words, not the key."""

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
SEPARATORS = {"at": "@", "to": ">", "of": "~"}  # the others are set off by a colon


def rule(
    *cites: str, says: Callable[..., Saying] | None = None, formerly: str | None = None
) -> Callable[[F], F]:
    """A step of the agenda. `says` makes it an option: what the option means, for key and words."""

    def register(fn: F) -> F:
        if says is not None:
            SAYS[fn] = says
        if formerly is not None:
            RULES[formerly] = fn
        return _enter(fn, cites, "rule")

    return register


def choice(*cites: str) -> Callable[[F], F]:
    """A question: `fn(g, seat, …)` returns a Decision, is pure and offers at least one option."""
    return lambda fn: asking(fn, "choice", *cites)


def window(
    *cites: str, prompt: str, could: Callable[..., bool] = lambda *_: True
) -> Callable[[F], F]:
    """A question put to seat after seat until all have passed in turn.

    `fn(g, seat, passed, …)` lists the uses; the pass is added here. It is opened by
    `g.then(fn, first_seat, 0, …)`. A seat is left out only if `could(g, seat, …)` says by public
    facts that it can have no answer.
    """

    def register(fn: F) -> F:
        WINDOWS[fn] = Window(prompt, could)
        return asking(fn, "window", *cites)

    return register


def cites(*ids: str) -> Callable[[F], F]:
    """A function that makes the statements true without being a step of the agenda."""
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
    """The name a save knows the rule by: `heroes.turn.draw`."""
    return f"{fn.__module__.removeprefix('fhtagn.').removeprefix('games.')}.{fn.__name__}"


def saying(g: Any, task: Task) -> Saying:
    fn, args = task
    says = SAYS.get(fn)
    if says is None:
        raise LookupError(f"{name_of(fn)} is offered as an option but does not say what it means")
    return says(g, *args)


def key_of(g: Any, task: Task) -> str:
    """What the option means, in writing: `discard:inn_deep_one@1`."""
    said = saying(g, task)
    parts = (f"{SEPARATORS.get(name, ':')}{value}" for name, value in said.about.items())
    return said.verb + "".join(parts)


def kind_of(key: str) -> str:
    """The kind of action that a key is of: its verb."""
    return re.split("[:@>~]", key, maxsplit=1)[0]


def cites_of(fn: Callable[..., Any]) -> tuple[str, ...]:
    return ENTRIES[fn].cites
