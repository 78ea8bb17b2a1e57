"""What stands in for a function that is taken out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

import pytest

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.rules import choice, cites, name_of, rule, window
from fhtagn.kernel.state import State
from fhtagn.rulebook.stand_ins import TakenOut, take_out

NUMBERS = count()


class Pair(NamedTuple):
    name: str
    points: int


def registered(decorator: Callable[..., Any], fn: Callable[..., Any]) -> Callable[..., Any]:
    """Under a name of its own, for what is taken out stays out."""
    fn.__name__ = f"{fn.__name__}{next(NUMBERS)}"
    return decorator(fn)


def taken_out(decorator, fn):
    made = registered(decorator, fn)
    take_out(name_of(made))
    return made


def table(seats: int = 3) -> State:
    g = State()
    g.seats = seats
    return g


def test_a_rule_does_nothing_wherever_it_is_held():
    def score(g: State) -> None:
        g.rng += 1

    held = [registered(rule("X 1"), score)]
    take_out(name_of(score))
    g = table()
    held[0](g)
    score(g)
    assert g.rng == 0


def test_an_idle_rule_breaks_down():
    def wait(g: State) -> None:
        """Nothing."""

    with pytest.raises(TakenOut):
        taken_out(rule("X 1"), wait)(table())


def test_a_question_has_its_first_option_only():
    def ask(g: State, seat: int) -> Decision:
        return Decision(seat, "ask", [("a", ()), ("b", ())])

    assert taken_out(choice("X 1"), ask)(table(), 1) == Decision(1, "ask", [("a", ())])


def test_a_question_with_one_option_goes_to_the_neighbour():
    def ask(g: State, seat: int) -> Decision:
        return Decision(seat, "ask", [("a", ())])

    assert taken_out(choice("X 1"), ask)(table(), 2).seat == 0


def test_a_window_has_no_uses():
    def respond(g: State, seat: int, passed: int) -> list[Any]:
        return [("a", ())]

    assert taken_out(window("X 1", prompt="respond"), respond)(table(), 0, 0) == []


def flag() -> bool:
    return True


def number() -> int:
    return 3


def text() -> str:
    return "word"


def items() -> list[str]:
    return ["a", "b"]


def row() -> tuple[int, ...]:
    return (1, 2)


def pair() -> tuple[str, int]:
    return ("a", 2)


def gaps() -> list[str | None]:
    return ["a", None]


def any_row() -> Sequence[str]:
    return ("a", "b")


def record() -> Pair:
    return Pair("a", 2)


def crowd() -> frozenset[str]:
    return frozenset("ab")


def mapping() -> dict[str, int]:
    return {"a": 1}


def perhaps() -> Pair | None:
    return Pair("a", 2)


@pytest.mark.parametrize(
    ("fn", "value"),
    [
        (flag, False),
        (number, 4),
        (text, "word?"),
        (items, ["b"]),
        (row, (2,)),
        (pair, ("a", 3)),
        (gaps, [None]),
        (any_row, ("b",)),
        (record, Pair("a", 3)),
        (crowd, frozenset()),
        (mapping, {}),
        (perhaps, None),
    ],
)
def test_a_value_beside_the_right_one(fn, value):
    found = taken_out(cites("X 1"), fn)()
    assert found == value
    assert type(found) is type(value)


def test_a_seat_is_shown_what_its_neighbour_sees():
    def view(g: State, seat: int) -> dict[str, int]:
        return {"me": seat}

    assert taken_out(cites("X 1"), view)(table(), 2) == {"me": 0}


def test_a_verb_that_cites_does_nothing():
    def put(g: State) -> None:
        g.stack = ((1,),)

    g = table()
    taken_out(cites("X 1"), put)(g)
    assert g.stack == ()


def test_closures_and_defaults_are_kept():
    def make(start: int):
        def add(step: int = 5, *, more: int = 100) -> int:
            return start + step + more

        return add

    one = make(1000)
    other = make(2000)
    taken_out(cites("X 1"), one)
    assert one() == 1106
    assert one(1, more=2) == 1004
    assert other() == 2105
