"""Whoever can do nothing is not asked to say so, unless they want to be."""

from itertools import count
from random import Random

from tests.clock import wait_until

SEAT = 0
ALONE = (["pass"], ["resign"])  # options, asides


def test_a_pass_that_is_the_only_answer_comes_by_itself(visit):
    visitor = visit(passes=True)
    visitor.come_in()
    table, number = next(found for seed in count() if (found := lone_pass(visitor, Random(seed))))
    assert visitor.state(table, SEAT)["n"] == number  # nobody answers for whoever is not there
    visitor.go(f"/play/{table}")
    wait_until(lambda: visitor.state(table, SEAT)["n"] > number)


def lone_pass(visitor, dice):
    """A table at which we can only pass, and the number of that state; none if it is over."""
    table = visitor.table("fate", ["random"], {}, {})
    state = visitor.plays_on(table, SEAT, dice, lambda now: now["sent"]["outcome"] or is_alone(now))
    return None if state["sent"]["outcome"] else (table, state["n"])


def is_alone(state):
    return (state["sent"]["options"], state["sent"]["asides"]) == ALONE
