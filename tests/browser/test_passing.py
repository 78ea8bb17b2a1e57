"""Whoever can do nothing is not asked to say so, unless they want to be."""

from itertools import count
from random import Random

from tools.shots import Guest

from tests.browser.visitor import PATIENCE

LOOK = 100  # ms between two looks at the table


def test_a_pass_that_is_the_only_answer_comes_by_itself(visit):
    visitor = visit(passes=True)
    guest = Guest(visitor.context, visitor.house)
    table, number = next(found for seed in count() if (found := lone_pass(guest, Random(seed))))
    assert state_of(guest, table)["n"] == number  # nobody answers for whoever is not there
    visitor.go(f"/play/{table}")
    for _ in range(PATIENCE // LOOK):
        if state_of(guest, table)["n"] > number:
            return
        visitor.page.wait_for_timeout(LOOK)
    raise AssertionError(f"still to be answered: {visitor.find('.prompt').inner_text()}")


def lone_pass(guest, dice):
    """A table at which we can only pass, and the number of that state; none if it is over."""
    table = guest.table("fate", 2, {}, "en", level="random")
    for number in count():
        state = guest.asked(table)
        sent = state and state["sent"]
        if sent is None or (sent["options"], sent["asides"]) == (["pass"], ["resign"]):
            break
        key = dice.choice(sent["options"])
        play = {"do": "play", "id": str(number), "seat": 0, "expect": state["n"], "key": key}
        guest.ask("POST", f"/api/matches/{table}/commands", play)
    return state and (table, state["n"])


def state_of(guest, table):
    return guest.ask("GET", f"/api/matches/{table}/state?seat=0")
