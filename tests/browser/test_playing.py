"""What helps at a table: undo, hint, why not, stops, signals, what has happened since."""

import re

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.visitor import ROW, STEP_BY_STEP, ByMouse

BELLS = """() => {
  window.bells = 0;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.bells++;
    }
  };
}"""
PASSED = """() => !document.querySelector(
  "[data-act=rest][aria-pressed=false], .options [data-verb=pass]")"""
MENU = ".bar [aria-expanded]"
TURN = re.compile("^●")
REFUSED = "[data-thing^='location:']:not([data-mark])"
UNDO = "[data-act=undo]:not([aria-disabled=true])"


def until(visitor, is_so):
    """Answers, at least once, until it is so."""
    hand = ByMouse(3)
    hand(visitor)
    while not visitor.waits()["over"]:
        if is_so():
            return
        hand(visitor)
    raise AssertionError("it never came to that")


def there(visitor, selector):
    return lambda: visitor.find(selector).count() > 0


def test_undo_hint_and_why_not(sit):
    visitor = sit("fate")
    until(visitor, there(visitor, UNDO))
    lines = visitor.find(".log .line").count()
    visitor.page.keyboard.press("z")
    expect(visitor.find(".log .line")).not_to_have_count(lines)
    assert visitor.find(".log .line").count() < lines

    visitor.waits()
    visitor.page.keyboard.press("h")
    visitor.sees(".notices .words .rule")
    visitor.sees(".options .hinted")
    told = visitor.find(".log .line").count()
    visitor.find(".notices .words ~ .btn").first.click()
    expect(visitor.find(".notices .words")).to_have_count(0)
    visitor.waits()
    if visitor.find("[data-act=yes]").count():
        visitor.does("yes")
    expect(visitor.find(".log .line")).not_to_have_count(told)

    until(visitor, there(visitor, REFUSED))
    visitor.page.keyboard.press("y")
    visitor.sees(".drawer li .rule")
    visitor.page.keyboard.press("Escape")
    visitor.find(REFUSED).first.click()
    visitor.sees("[data-bubble] li")


def test_a_window_is_stopped_at_and_the_rest_of_a_turn_is_passed(sit):
    visitor = sit("call")
    until(visitor, there(visitor, "[data-act=rest]"))
    window = visitor.find(".strip .window").first
    before = window.get_attribute("aria-pressed")
    window.click()
    expect(window).not_to_have_attribute("aria-pressed", before)
    named = window.get_attribute("aria-label")
    window.click()
    expect(window).to_have_attribute("aria-pressed", before)
    assert window.get_attribute("aria-label") != named

    with visitor.passes(PASSED):
        visitor.does("rest")


def test_ones_turn_is_told_by_title_and_bell_if_they_are_wanted(sit):
    visitor = sit("heroes")
    visitor.page.evaluate(BELLS)
    until(visitor, there(visitor, ROW))
    expect(visitor.page).to_have_title(TURN)
    assert visitor.page.evaluate("bells") == 0

    visitor.find(MENU).last.click()
    visitor.page.get_by_label("a bell").check()
    visitor.page.get_by_label("in the title").uncheck()
    visitor.find(".drawer [data-key=resign]").click()
    visitor.sees("dialog [data-act=yes]")
    assert serious(visitor, "dialog") == []
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("dialog [data-act=yes]")).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page).not_to_have_title(TURN)
    until(visitor, lambda: visitor.page.evaluate("bells") > 0)
    expect(visitor.page).not_to_have_title(TURN)

    with visitor.passes(STEP_BY_STEP):
        visitor.page.keyboard.press("v")
    visitor.page.keyboard.press("Escape")
    visitor.waits()
