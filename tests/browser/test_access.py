"""For everybody: axe finds nothing serious on any page; focus is seen, things are said."""

import pytest

from tests.browser.axe import serious
from tests.browser.visitor import ByKeys

PAGES = ("/", "/games", "/rules", "/rules/heroes", "/table/new", "/invite#nothing", "/nowhere",
         "/decks", "/learn", "/account", "/about", "/hand#door=nothing")  # fmt: skip
GAMES = ("duel", "fate", "call", "heroes")
STOPS = 25
NAMELESS = """() => [...document.querySelectorAll("[data-thing]")]
  .filter((one) => !(one.getAttribute("aria-label") || one.textContent).trim())
  .map((one) => one.dataset.thing)"""
STOP = """() => {
  const one = document.activeElement;
  const name = one.ariaLabel || one.textContent.trim() || one.title;
  const seen = [one, ...one.querySelectorAll(".hit")].map((part) => getComputedStyle(part)).some(
    ({ outlineStyle, outlineWidth, stroke, strokeWidth }) =>
      (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2)
      || (stroke !== "none" && parseFloat(strokeWidth) >= 2)); // as areas of a map have it
  return { name, seen, thing: one.dataset.thing ?? "", isPage: one === document.body };
}"""
WAYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def test_nothing_serious_on_any_page(visit):
    visitor = visit(language="ru")
    found = {}
    for path in PAGES:
        visitor.go(path)
        visitor.sees("main")
        visitor.settles()
        found[path] = serious(visitor)
    visitor.faults = [one for one in visitor.faults if "404" not in one]  # some are not there
    assert found == {path: [] for path in PAGES}


@pytest.mark.parametrize("game", ["duel", "call"])
def test_nothing_serious_beside_the_table(sit, game):
    visitor = sit(game, language="ru")
    visitor.waits()
    visitor.page.keyboard.press("?")
    tabs = visitor.find(".drawer [role=tab]")
    assert tabs.count() > 4
    for number in range(tabs.count()):
        tabs.nth(number).click()
        visitor.settles()
        visitor.sees(".drawer .body > *")
        assert serious(visitor, ".drawer") == []


def said(visitor):
    """Name and state of whatever is lit, as the browser tells them to a reader of the screen."""
    talk = visitor.context.new_cdp_session(visitor.page)
    root = talk.send("DOM.getDocument")["root"]["nodeId"]
    lit = talk.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-mark=lit]"})
    nodes = [
        talk.send("Accessibility.getPartialAXTree", {"nodeId": one, "fetchRelatives": False})
        for one in lit["nodeIds"]
    ]
    told = [one["nodes"][0] for one in nodes if not one["nodes"][0]["ignored"]]
    return [(one["name"]["value"], one.get("description", {}).get("value", "")) for one in told]


@pytest.mark.parametrize("game", GAMES)
def test_things_are_said_with_name_and_state_and_the_board_is_walked_by_keys(sit, game):
    visitor, hand, found = sit(game), ByKeys(2), []
    while not found:  # some questions are answered in the list alone
        hand(visitor)
        visitor.waits()
        assert visitor.page.evaluate(NAMELESS) == []
        found = said(visitor)
    assert [one for one in found if not one[0] or "can be chosen" not in one[1]] == []

    stops = []
    for _ in range(STOPS):
        visitor.page.keyboard.press("Tab")
        stops.append(visitor.page.evaluate(STOP))
    assert [one for one in stops if not one["isPage"] and not (one["seen"] and one["name"])] == []
    assert len({one["name"] for one in stops}) > STOPS // 2

    while not visitor.page.evaluate(STOP)["thing"]:
        visitor.page.keyboard.press("Tab")
    walked = {visitor.page.evaluate(STOP)["thing"]}
    for way in WAYS * 3:
        visitor.page.keyboard.press(way)
        walked.add(visitor.page.evaluate(STOP)["thing"])
    assert "" not in walked
    assert len(walked) > 2
