"""For everybody: axe finds nothing serious on any screen, focus is seen, things have names."""

import pytest

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, WIDE
from tests.browser.visitor import ByMouse

PAGES = ("/", "/games", "/rules", "/rules/heroes", "/table/new", "/invite#nothing", "/nowhere",
         "/decks", "/learn", "/account", "/about", "/hand#door=nothing")  # fmt: skip
GAMES = ("duel", "fate", "call", "heroes")
ANSWERS = 6


@pytest.mark.parametrize("path", PAGES)
def test_nothing_serious_on_any_page(visit, path):
    visitor = visit(language="ru")
    visitor.go(path)
    visitor.sees("main")
    visitor.page.wait_for_load_state("networkidle")
    found = serious(visitor)
    visitor.faults = [one for one in visitor.faults if "404" not in one]  # some are not there
    assert found == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_serious_at_any_table(visit, game, size):
    visitor = visit(size=size)
    visitor.play_now(game)
    visitor.waits()
    assert serious(visitor) == []
    hand = ByMouse(4)
    for _ in range(ANSWERS):
        hand(visitor)
        visitor.waits()
    assert serious(visitor) == []


@pytest.mark.parametrize("game", ["duel", "call"])
def test_nothing_serious_beside_the_table(visit, game):
    visitor = visit(language="ru")
    visitor.play_now(game)
    visitor.waits()
    visitor.page.keyboard.press("?")
    tabs = visitor.find(".drawer [role=tab]")
    assert tabs.count() > 4
    for number in range(tabs.count()):
        tabs.nth(number).click()
        visitor.page.wait_for_load_state("networkidle")
        assert serious(visitor) == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_pointed_at_has_a_name_and_shows_its_focus(visit, game):
    visitor = visit()
    visitor.play_now(game)
    visitor.waits()
    nameless = visitor.page.evaluate(
        """() => [...document.querySelectorAll("[data-thing]")]
             .filter((one) => !(one.getAttribute("aria-label") || one.textContent).trim())
             .map((one) => one.dataset.thing)"""
    )
    assert nameless == []
    visitor.page.keyboard.press("Tab")
    seen = visitor.page.evaluate(
        """() => { const style = getComputedStyle(document.activeElement);
             return [style.outlineStyle, parseFloat(style.outlineWidth)]; }"""
    )
    assert seen[0] != "none"
    assert seen[1] >= 2
