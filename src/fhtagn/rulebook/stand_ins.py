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
from typing import Final, NamedTuple

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.effects import ABILITIES, STAGES
from fhtagn.kernel.rules import ENTRIES, RULES, Entry, Task
from fhtagn.kernel.state import State

IDLE: Final = ("RESUME", "NOP", "LOAD_CONST", "RETURN_VALUE", "RETURN_CONST", "COPY_FREE_VARS")


class TakenOut(AssertionError):
    """An idle rule that was taken out has been used."""


class Call(NamedTuple):
    """A call of the function that is taken out."""

    fn: Callable[..., object]
    args: tuple[object, ...]
    named: dict[str, object]

    def result(self) -> object:
        """What the function would have given."""
        return self.fn(*self.args, **self.named)


Substitute = Callable[[Call], object]
IN_FORCE: Final[dict[str, tuple[Substitute, Callable[..., object]]]] = {}


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


def stand_in(name: str, args: tuple[object, ...], named: dict[str, object]) -> object:
    """What the exchanged code calls."""
    instead, fn = IN_FORCE[name]
    return instead(Call(fn, args, named))


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
    space: dict[str, FunctionType] = {}
    exec(source, {}, space)  # noqa: S102  source of our own, a few lines above
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


def is_idle(fn: Callable[..., object]) -> bool:
    """Whether the function has nothing but a docstring."""
    return all(one.opname in IDLE for one in dis.get_instructions(fn))


def returns_nothing(fn: Callable[..., object]) -> bool:
    return "return" in fn.__annotations__ and fn.__annotations__["return"] in ("None", None)


def do_nothing(_call: Call) -> None:
    """The rule, the verb or the check is gone."""


def break_down(call: Call) -> None:
    raise TakenOut(call.fn.__name__)


def leave_as_it_is(call: Call) -> object:
    """A modifier gets the value last and gives it back."""
    return call.args[-1]


def first_option(call: Call) -> Decision:
    asked, g = call.result(), call.args[0]
    assert isinstance(asked, Decision)
    assert isinstance(g, State)
    if len(asked.options) > 1:
        return asked._replace(options=asked.options[:1])
    return asked._replace(seat=(asked.seat + 1) % g.seats)


def no_uses(_call: Call) -> list[Task]:
    return []


def beside(call: Call) -> object:
    """A value beside the right one; what a seat sees is exchanged for what its neighbour sees."""
    value = call.result()
    if hint_of(call.fn).endswith("| None"):
        return None
    if isinstance(value, Mapping):
        other = neighbours(call)
        return other if other not in (None, value) else {}
    if isinstance(value, tuple) and is_record(call.fn, value):
        *first, last = value
        changed = (*first, wrong(last))
        return type(value)(*changed) if hasattr(value, "_fields") else changed
    return wrong(value)


def neighbours(call: Call) -> object:
    """What the function says to the next seat, if it is asked by table and seat."""
    if call.named or len(call.args) < 2:
        return None
    g, seat, *more = call.args
    if not isinstance(g, State) or not isinstance(seat, int) or seat < 0:
        return None
    return call.fn(g, (seat + 1) % g.seats, *more)


def is_record(fn: Callable[..., object], value: tuple[object, ...]) -> bool:
    """Whether each place of the tuple has a meaning of its own, unlike the items of a list."""
    hint = hint_of(fn)
    return hasattr(value, "_fields") or (hint.startswith("tuple[") and "..." not in hint)


def hint_of(fn: Callable[..., object]) -> str:
    """What the function says it returns."""
    return str(fn.__annotations__.get("return", ""))


def wrong(value: object) -> object:
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
