"""On the map of duel: units are dragged together; a battle has odds before and a report after."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, WIDE
from tests.browser.test_secrets import ME, RIVAL, table_for_two
from tests.browser.visitor import REACHED, who_is_asked
from tests.clock import wait_until

HOME, NEAR, FOE = "south_thalassa_ocean", "tethys_ocean", "antarctica"
STACK = f"unit:0:acolyte@{HOME}"
FURTHER = ("stop", "end", "done", "pass_turn")
SHOGGOTH = (f"move:shoggoth@{HOME}>{FOE}", f"summon:shoggoth@{HOME}")
MOST = 80  # answers to anything


class Two:
    """Both at the table of duel, who do what they like if they can."""

    def __init__(self, visitor, rival, theirs, **seats):
        self.visitor, self.rival, self.dice = visitor, rival, Random(1)
        self.table = table_for_two(visitor, rival, "duel", **seats)
        self.theirs = (f"start@{theirs}", *FURTHER)

    def go_on(self, likes, reached):
        """They answer until it is so in one's own view, and the page has heard of it."""
        for _ in range(MOST):
            mine, theirs = self.mine, self.rival.state(self.table, RIVAL)
            if reached(mine):
                self.visitor.hears(mine["n"])
                return mine
            self.visitor.answer(self.table, ME, mine, self.dice, (*likes, *FURTHER))
            self.rival.answer(self.table, RIVAL, theirs, self.dice, self.theirs)
        raise AssertionError(mine["sent"]["asked"])

    @property
    def mine(self):
        return self.visitor.state(self.table, ME)

    def fight(self, likes):
        """In the page, as soon as one can; both take what comes of it."""
        self.go_on(likes, offered("battle"))
        fought = told(self.mine, "battle")
        self.visitor.waits()
        self.visitor.page.keyboard.press("b")
        expect(self.visitor.find(".veil dd").first).to_have_text(re.compile(r"\d"))
        assert serious(self.visitor, ".veil") == []
        self.visitor.find(".veil .fight").click()
        wait_until(lambda: told(self.mine, "battle") > fought)
        self.go_on((), lambda state: not state["sent"]["view"]["battles"])


def told(state, kind):
    return sum(one["kind"] == kind for one in state["events"])


def offered(start):
    return lambda state: (
        ME in who_is_asked(state) and any(key.startswith(start) for key in state["sent"]["options"])
    )


def standing(state, unit, area):
    found = next(one for one in state["sent"]["view"]["areas"] if one["id"] == area)
    return found["units"][ME].get(unit, 0)


def at(visitor, thing):
    """Where on the screen it is lit."""
    visitor.page.wait_for_selector(f"[data-thing='{thing}'][data-mark]")
    return next((x, y) for name, x, y in visitor.page.evaluate(REACHED) if name == thing)


def reports(visitor):
    visitor.sees(".report")
    assert visitor.find(".report .side").count() == 2
    assert serious(visitor, ".report") == []


def test_units_are_dragged_together_and_a_battle_is_foretold_and_reported(visit, rival):
    visitor = visit(arrived=True)
    two = Two(visitor, rival, FOE)
    before = two.go_on(SHOGGOTH, offered("move:acolyte"))
    stack = at(visitor, STACK)
    visitor.page.mouse.click(*stack)
    visitor.page.wait_for_selector(f"[data-thing='{STACK}'][data-mark=picked]")
    visitor.page.mouse.click(*stack)
    visitor.page.mouse.move(*stack)
    visitor.page.mouse.down()
    visitor.page.mouse.move(*at(visitor, f"area:{NEAR}"), steps=5)
    visitor.page.mouse.up()
    expect(visitor.page.locator(".log .line", has_text="to Tethys Ocean")).to_have_count(2)
    after = two.go_on(SHOGGOTH, lambda state: standing(state, "acolyte", NEAR) == 2)
    assert standing(after, "acolyte", HOME) == standing(before, "acolyte", HOME) - 2
    two.fight(SHOGGOTH)
    reports(visitor)


@pytest.mark.parametrize(("size", "language"), [(WIDE, "ru"), (PHONE, "en")])
def test_a_battle_that_earned_a_spellbook_is_reported_beside_the_question_for_it(
    visit, rival, size, language
):
    """The Sleeper earns one with six dice, however they fall: two of the Spawn and their god."""
    visitor = visit(size=size, language=language, arrived=True)
    home, foe = "laurentia", "arctica"
    two = Two(visitor, rival, foe, mine={"faction": "sleeper"})
    spawn = (f"awaken:tsathoggua@{home}", f"summon:formless_spawn@{home}")
    two.go_on(spawn, lambda state: standing(state, "tsathoggua", home) == 1)
    march = (f"move:formless_spawn@{home}>{foe}",)
    two.go_on(march, lambda state: standing(state, "formless_spawn", foe) == 2)
    two.fight(march)
    two.go_on((), offered("book"))
    visitor.sees(".veil .book")
    reports(visitor)
    visitor.find(".veil header .btn").click()  # puts the question aside
    reports(visitor)
    visitor.find(".report > button").click()
    expect(visitor.find(".report")).to_have_count(0)
    visitor.find("button.strip").click()
    visitor.sees(".veil .book")
    expect(visitor.find(".report")).to_have_count(0)


def test_a_map_that_is_moved_on_a_phone_lies_over_nothing(sit):
    visitor = sit("duel", size=PHONE)
    visitor.waits()
    for start, end in (
        ((195, 370), (195, 190)),
        ((195, 190), (195, 370)),
        ((150, 190), (280, 360)),
    ):
        visitor.page.mouse.move(*start)
        visitor.page.mouse.down()
        visitor.page.mouse.move(*end, steps=3)
        visitor.page.mouse.up()
        visitor.page.keyboard.press("Escape")
        assert serious(visitor) == []
