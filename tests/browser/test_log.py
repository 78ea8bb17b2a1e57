"""The log is filtered and leads to the rules, what was missed is told, a key shows the card."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, WIDE, some_of
from tests.browser.test_access import GAMES
from tests.browser.visitor import STEP_BY_STEP, ByKeys, tab_to, who_is_asked
from tests.clock import wait_until

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LOOKED = "() => JSON.parse(localStorage['fhtagn-looked'] ?? '[]').at(-1) ?? null"
LINES = ".log .line"
LOG = re.compile("Log|Журнал")
MISSED = "[data-away]"
WITHIN_LOG = "() => document.activeElement.closest('.log .lines') !== null"


def moves(visitor, count):
    """So many answers, by keys; then the page has heard everything and only we are asked."""
    hand = ByKeys(7)
    for _ in range(count):
        hand(visitor)
    wait_until(lambda: is_quiet(visitor))


def is_quiet(visitor):
    looked = visitor.page.evaluate(LOOKED)
    if looked is None:
        return False
    match, mine, count = looked
    state = visitor.state(match, mine)
    return len(state["events"]) == count and who_is_asked(state) == {mine}


def opened_log(visitor, size):
    """With its chips: on a phone in its own tab, else behind the funnel."""
    if size == PHONE:
        visitor.page.get_by_role("tab", name=LOG).click()
    else:
        visitor.find(".log .toggle").click()
    visitor.sees(".log [data-log=all]")


def filters(visitor):
    whole = visitor.find(LINES).count()
    kinds = [one.get_attribute("data-log") for one in visitor.find(".log [data-log]").all()]
    assert kinds[:2] == ["all", "since"]
    assert len(kinds) == 3
    visitor.find(f".log [data-log={kinds[2]}]").click()
    expect(visitor.find(LINES)).not_to_have_count(whole)
    visitor.find(".log [data-log=all]").click()
    expect(visitor.find(LINES)).to_have_count(whole)
    visitor.find(".log input[type=search]").fill("nobody ever said this")
    expect(visitor.find(LINES)).to_have_count(0)
    assert serious(visitor, ".log") == []
    visitor.find(".log input[type=search]").fill("")


def leads_to_rules(visitor, game, language):
    signs = visitor.find(".log .governs")
    assert signs.count() == visitor.find(LINES).count() > 0
    signs.last.click()
    visitor.sees(".log .statement a.rule")
    number = visitor.find(".log .statement a.rule").first.inner_text()
    told = visitor.ask("GET", f"/api/games/{game}/rules")["statements"]
    text = next(one["text"][language] for one in told if one["id"] == number)
    expect(visitor.find(".log .statement").first).to_contain_text(text)
    assert serious(visitor, ".log") == []


def opens_the_reference_card(visitor):
    visitor.page.keyboard.press("q")
    visitor.sees(".drawer table")
    assert visitor.find(".drawer table").count() >= 2
    wide = visitor.find(".drawer .body").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 0
    assert serious(visitor, ".drawer") == []
    visitor.page.keyboard.press("q")
    expect(visitor.find(".drawer")).to_have_count(0)


@pytest.mark.parametrize(("game", "language", "size"), some_of(GAMES, ("en", "ru"), (WIDE, PHONE)))
def test_the_log_is_filtered_and_leads_to_rules_and_the_reference_card_fits(
    sit, game, language, size
):
    visitor = sit(game, language=language, size=size)
    moves(visitor, 2)
    opens_the_reference_card(visitor)
    opened_log(visitor, size)
    filters(visitor)
    leads_to_rules(visitor, game, language)


def test_by_keys_the_log_is_filtered_and_walked_and_left_at_once(sit):
    visitor = sit("heroes")
    moves(visitor, 3)
    assert visitor.find(MISSED).count() == 0  # whoever has looked all the time
    assert visitor.find(".log .away").count() == 0
    whole = visitor.find(LINES).count()
    assert tab_to(visitor, ".log .toggle")
    visitor.page.keyboard.press("Enter")
    assert tab_to(visitor, ".log [data-log=plays]")
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(".log [data-log=plays]")).to_have_attribute("aria-pressed", "true")
    assert visitor.find(LINES).count() < whole
    visitor.find(".log .toggle").click()
    expect(visitor.find(LINES)).to_have_count(whole)

    assert tab_to(visitor, ".log .lines")
    visitor.page.keyboard.press("ArrowLeft")
    assert visitor.page.evaluate(WITHIN_LOG)
    visitor.page.keyboard.press("Tab")
    assert not visitor.page.evaluate(WITHIN_LOG)
    visitor.page.keyboard.press("Shift+Tab")
    visitor.page.keyboard.press("Shift+Tab")
    assert not visitor.page.evaluate(WITHIN_LOG)


def test_letters_work_on_a_russian_keyboard(sit):
    visitor = sit("heroes", language="ru")
    visitor.waits()
    visitor.page.evaluate(
        "() => document.body.dispatchEvent("
        "new KeyboardEvent('keydown', { key: 'й', code: 'KeyQ', bubbles: true }))"
    )
    visitor.sees(".drawer table")


# -- being away ------------------------------------------------------------------------------------


def answered_elsewhere(visitor, table):
    """Our seat answers from another window, until the bot has had its turn; the state then."""
    told = len(visitor.state(table, 0)["events"])

    def has_moved(state):
        later = state["events"][told:]
        return any(one["kind"] == "turn" and one["seat"] == 1 for one in later)

    return visitor.plays_on(table, 0, Random(1), has_moved)


def test_what_happened_in_a_hidden_window_or_while_it_was_closed_is_told_on_return(sit):
    visitor = sit("heroes")
    moves(visitor, 2)
    visitor.page.evaluate(HIDE, True)
    visitor.hears(answered_elsewhere(visitor, visitor.match)["n"])
    expect(visitor.find(MISSED)).to_have_count(0)
    visitor.page.evaluate(HIDE, False)
    visitor.sees(f"{MISSED} li")
    visitor.sees(".log .away")
    assert serious(visitor) == []
    with visitor.passes(STEP_BY_STEP):
        visitor.find(f"{MISSED} [data-act=replay-away]").click()
    visitor.page.keyboard.press("Escape")
    visitor.find(f"{MISSED} [data-act=seen]").click()
    expect(visitor.find(MISSED)).to_have_count(0)
    visitor.sees(".log .away")

    table = visitor.match
    visitor.go("/about")
    visitor.sees("main")
    answered_elsewhere(visitor, table)
    visitor.go(f"/play/{table}")
    visitor.sees(f"{MISSED} li")
    visitor.page.reload()
    visitor.sees(".prompt")
    visitor.waits()
    expect(visitor.find(MISSED)).to_have_count(0)
