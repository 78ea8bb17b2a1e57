"""What stands in for a function that is taken out, so that one can see whether a test notices.

A rule does nothing. A question has its first option only, or goes to the neighbour if it has just
one. A window has no uses. A modifier leaves the value as it is. Any other function that returns
nothing does nothing; one that returns something gives a value beside the right one: the opposite,
one more, all but the first. A rule that does nothing anyway, such as stopping, breaks down when it
is used: its loss is that it is not there.

Only the code of the function is exchanged, so every reference to it, whoever holds it, is affected.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from types import CodeType, FunctionType
from typing import Any, Final

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.effects import ABILITIES, STAGES
from fhtagn.kernel.rules import ENTRIES, RULES, Entry
from fhtagn.kernel.state import State

Substitute = Callable[[Callable[..., Any], tuple[Any, ...], dict[str, Any]], Any]
IDLE: Final = ("RESUME", "NOP", "LOAD_CONST", "RETURN_VALUE", "RETURN_CONST", "COPY_FREE_VARS")
IN_FORCE: Final[dict[str, tuple[Substitute, Callable[..., Any]]]] = {}


class TakenOut(AssertionError):
    """An idle rule that was taken out has been used."""


def take_out(name: str) -> None:
    """Exchange the code of the registered function; for the rest of this process."""
    entry = ENTRIES[RULES[name]]
    fn = entry.fn
    assert isinstance(fn, FunctionType), f"{name} is not a plain function"
    IN_FORCE[name] = (substitute(entry), original(fn))
    fn.__code__ = _code(name, len(fn.__code__.co_freevars))


def original(fn: FunctionType) -> FunctionType:
    """A function of its own with the same code, defaults and closure."""
    copy = FunctionType(fn.__code__, fn.__globals__, fn.__name__, fn.__defaults__, fn.__closure__)
    copy.__kwdefaults__ = fn.__kwdefaults__
    copy.__annotations__ = fn.__annotations__
    return copy


def stand_in(name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """What the exchanged code calls."""
    instead, fn = IN_FORCE[name]
    return instead(fn, args, named)


def _code(name: str, cells: int) -> CodeType:
    """Code that calls `stand_in`, with as many free variables as the code it is put for."""
    variables = "".join(f"cell{number} = " for number in range(cells))
    used = ", ".join(f"cell{number}" for number in range(cells))
    source = (
        f"def outer():\n"
        f"    {variables}None\n"
        f"    def inner(*args, **named):\n"
        f"        ({used})\n"
        f"        from fhtagn.rulebook.stand_ins import stand_in\n"
        f"        return stand_in({name!r}, args, named)\n"
        f"    return inner\n"
    )
    space: dict[str, Any] = {}
    exec(source, space)  # noqa: S102  source of our own, a few lines above
    made: FunctionType = space["outer"]()
    return made.__code__


# -- what stands in for what -----------------------------------------------------------------------


def substitute(entry: Entry) -> Substitute:
    if any(one.fn is entry.fn and one.stage in STAGES for one in ABILITIES.values()):
        return leave_as_it_is
    if entry.kind == "rule" or returns_nothing(entry.fn):
        return break_down if is_idle(entry.fn) else do_nothing
    asks = hint_of(entry.fn) == Decision.__name__  # a helper of several questions
    return first_option if asks else BY_KIND.get(entry.kind, beside)


def is_idle(fn: Callable[..., Any]) -> bool:
    """Whether the function has nothing but a docstring."""
    return all(one.opname in IDLE for one in dis.get_instructions(fn))


def returns_nothing(fn: Callable[..., Any]) -> bool:
    return "return" in fn.__annotations__ and fn.__annotations__["return"] in ("None", None)


def do_nothing(_fn: Callable[..., Any], _args: tuple[Any, ...], _named: dict[str, Any]) -> None:
    """The rule, the verb or the check is gone."""


def break_down(fn: Callable[..., Any], _args: tuple[Any, ...], _named: dict[str, Any]) -> None:
    raise TakenOut(fn.__name__)


def leave_as_it_is(
    _fn: Callable[..., Any], args: tuple[Any, ...], _named: dict[str, Any]
) -> object:
    """A modifier gets the value last and gives it back."""
    return args[-1]


def first_option(fn: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]) -> Decision:
    asked: Decision = fn(*args, **named)
    if len(asked.options) > 1:
        return asked._replace(options=asked.options[:1])
    return asked._replace(seat=(asked.seat + 1) % args[0].seats)


def no_uses(_fn: Callable[..., Any], _args: tuple[Any, ...], _named: dict[str, Any]) -> list[Any]:
    return []


def beside(fn: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """A value beside the right one; what a seat sees is exchanged for what its neighbour sees."""
    value = fn(*args, **named)
    if hint_of(fn).endswith("| None"):
        return None
    if isinstance(value, Mapping):
        other = neighbours(fn, args, named)
        return other if other not in (None, value) else {}
    if isinstance(value, tuple) and is_record(fn, value):
        *first, last = value
        changed = (*first, wrong(last))
        return type(value)(*changed) if hasattr(value, "_fields") else changed
    return wrong(value)


def neighbours(fn: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """What the function says to the next seat, if it is asked by table and seat."""
    if named or len(args) < 2 or not isinstance(args[0], State) or not isinstance(args[1], int):
        return None
    g, seat, *more = args
    return fn(g, (seat + 1) % g.seats, *more) if seat >= 0 else None


def is_record(fn: Callable[..., Any], value: tuple[Any, ...]) -> bool:
    """Whether each place of the tuple has a meaning of its own, unlike the items of a list."""
    hint = hint_of(fn)
    return hasattr(value, "_fields") or (hint.startswith("tuple[") and "..." not in hint)


def hint_of(fn: Callable[..., Any]) -> str:
    """What the function says it returns."""
    return str(fn.__annotations__.get("return", ""))


def wrong(value: Any) -> Any:
    """The opposite, one more, all but the first, nobody; an empty list stays what it is."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return f"{value}?"
        case Sequence():
            return value[1:]
        case AbstractSet():
            return frozenset()
        case _:
            return None


BY_KIND: Final[Mapping[str, Substitute]] = {"choice": first_option, "window": no_uses}
