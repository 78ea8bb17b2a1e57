"""On the map of duel: units are dragged together; a battle has odds before and a report after."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.test_secrets import ME, RIVAL, table_for_two
from tests.browser.visitor import REACHED, who_is_asked

HOME, NEAR, FOE = "south_thalassa_ocean", "tethys_ocean", "antarctica"
STACK = f"unit:0:acolyte@{HOME}"
MINE = (f"move:shoggoth@{HOME}>{FOE}", f"summon:shoggoth@{HOME}", "stop", "end")
THEIRS = (f"start@{FOE}", "pass_turn", "stop", "end", "done")
DICE = Random(1)


def go_on(visitor, rival, table, reached):
    """Both answer until it is so, in one's own view."""
    for _ in range(80):
        mine, theirs = visitor.state(table, ME), rival.state(table, RIVAL)
        if reached(mine):
            visitor.hears(mine["n"])
            return mine
        visitor.answer(table, ME, mine, DICE, MINE)
        rival.answer(table, RIVAL, theirs, DICE, THEIRS)
    raise AssertionError(mine["sent"]["asked"])


def offered(start):
    return lambda state: (
        ME in who_is_asked(state) and any(key.startswith(start) for key in state["sent"]["options"])
    )


def at(visitor, thing):
    """Where on the screen it is lit."""
    visitor.page.wait_for_selector(f"[data-thing='{thing}'][data-mark]")
    return next((x, y) for name, x, y in visitor.page.evaluate(REACHED) if name == thing)


def acolytes(state, area):
    found = next(one for one in state["sent"]["view"]["areas"] if one["id"] == area)
    return found["units"][ME].get("acolyte", 0)


def test_units_are_dragged_together_and_a_battle_is_foretold_and_reported(visit, rival):
    visitor = visit(arrived=True)
    table = table_for_two(visitor, rival, "duel")
    before = go_on(visitor, rival, table, offered("move:acolyte"))
    stack = at(visitor, STACK)
    visitor.page.mouse.click(*stack)
    visitor.page.wait_for_selector(f"[data-thing='{STACK}'][data-mark=picked]")
    visitor.page.mouse.click(*stack)
    visitor.page.mouse.move(*stack)
    visitor.page.mouse.down()
    visitor.page.mouse.move(*at(visitor, f"area:{NEAR}"), steps=5)
    visitor.page.mouse.up()
    expect(visitor.page.locator(".log .line", has_text="to Tethys Ocean")).to_have_count(2)
    after = go_on(visitor, rival, table, lambda state: acolytes(state, NEAR) == 2)
    assert acolytes(after, HOME) == acolytes(before, HOME) - 2

    go_on(visitor, rival, table, offered("battle"))
    visitor.waits()
    visitor.page.keyboard.press("b")
    expect(visitor.find(".veil dd").first).to_have_text(re.compile(r"\d"))
    assert serious(visitor, ".veil") == []
    visitor.find(".veil .fight").click()
    visitor.page.wait_for_selector(".veil .fight", state="detached")
    go_on(visitor, rival, table, lambda state: not state["sent"]["view"]["battles"])
    visitor.sees(".report")
    assert visitor.find(".report .side").count() == 2
    assert serious(visitor, ".report") == []
