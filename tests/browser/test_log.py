"""The log is filtered and leads to the rules, what was missed is told, a key shows the card."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, WIDE, some_of
from tests.browser.test_access import GAMES
from tests.browser.visitor import PATIENCE, ByKeys

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LOOKED = "() => JSON.parse(localStorage['fhtagn-looked'] ?? '[]').at(-1) ?? null"
LINES = ".log .line"
MISSED = "[data-away]"


def moves(visitor, count):
    """So many answers, by keys; then the page has heard everything and only we are asked."""
    hand = ByKeys(7)
    for _ in range(count):
        visitor.waits()
        hand(visitor)
    for _ in range(600):
        if is_quiet(visitor):
            return
        visitor.page.wait_for_timeout(50)  # the bot is thinking
    raise AssertionError("there is no end to what happens")


def is_quiet(visitor):
    looked = visitor.page.evaluate(LOOKED)
    if looked is None:
        return False
    match, mine, count = looked
    state = visitor.ask("GET", f"/api/matches/{match}/state?seat={mine}")
    asked = {seat for seat, _, _, sealed in state["sent"]["asked"] if not sealed}
    return len(state["events"]) == count and asked == {mine}


def opened_log(visitor, size):
    """With its chips: on a phone in its own tab, else behind the funnel."""
    if size == PHONE:
        visitor.page.get_by_role("tab", name="Log").click()
    else:
        visitor.find(".log .toggle").click()
    visitor.sees(".log [data-log=all]")


@pytest.mark.parametrize(("game", "size"), some_of(GAMES, (WIDE, PHONE)))
def test_the_log_can_be_filtered(visit, game, size):
    visitor = visit(size=size)
    visitor.play_now(game)
    moves(visitor, 2)
    opened_log(visitor, size)
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
    assert serious(visitor) == []


def test_the_chips_are_reached_by_keys_and_without_them_all_is_read(visit):
    visitor = visit()
    visitor.play_now("heroes")
    moves(visitor, 2)
    whole = visitor.find(LINES).count()
    visitor.find(".log .toggle").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(".log [data-log=plays]")).to_have_attribute("aria-pressed", "true")
    assert visitor.find(LINES).count() < whole
    visitor.find(".log .toggle").click()
    expect(visitor.find(LINES)).to_have_count(whole)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_leads_to_the_rules_that_govern_it(visit, game):
    visitor = visit(language="ru")
    visitor.play_now(game)
    moves(visitor, 2)
    signs = visitor.find(".log .governs")
    assert signs.count() == visitor.find(LINES).count() > 0
    signs.last.focus()
    visitor.page.keyboard.press("Enter")
    visitor.sees(".log .statement a.rule")
    number = visitor.find(".log .statement a.rule").first.inner_text()
    told = visitor.ask("GET", f"/api/games/{game}/rules")["statements"]
    text = next(one["text"]["ru"] for one in told if one["id"] == number)
    expect(visitor.find(".log .statement").first).to_contain_text(text)
    assert serious(visitor) == []


@pytest.mark.parametrize(("game", "language", "size"), some_of(GAMES, ("en", "ru"), (WIDE, PHONE)))
def test_the_reference_card_is_one_key_away_and_fits(visit, game, language, size):
    visitor = visit(language=language, size=size)
    visitor.play_now(game)
    visitor.waits()
    visitor.page.keyboard.press("q")
    visitor.sees(".drawer table")
    assert visitor.find(".drawer table").count() >= 2
    wide = visitor.find(".drawer .body").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 0
    assert serious(visitor) == []
    visitor.page.keyboard.press("q")
    expect(visitor.find(".drawer")).to_have_count(0)


def test_letters_work_on_a_russian_keyboard(visit):
    visitor = visit(language="ru")
    visitor.play_now("heroes")
    visitor.waits()
    visitor.page.evaluate(
        "() => document.body.dispatchEvent("
        "new KeyboardEvent('keydown', { key: 'й', code: 'KeyQ', bubbles: true }))"
    )
    visitor.sees(".drawer table")


# -- being away ------------------------------------------------------------------------------------


def answered_elsewhere(visitor, table):
    """Our seat answers from another window, and the bot moves on; so much was told before."""
    before = visitor.ask("GET", f"/api/matches/{table}/state?seat=0")
    events = len(before["events"])
    for number in range(200):
        state = visitor.ask("GET", f"/api/matches/{table}/state?seat=0")
        if len([one for one in state["events"][events:] if one[:2] == ["turn", 1]]) > 0:
            return
        if any(seat == 0 and not sealed for seat, _, _, sealed in state["sent"]["asked"]):
            body = {"do": "play", "id": f"elsewhere-{number}", "seat": 0, "expect": state["n"],
                    "key": state["sent"]["options"][0]}  # fmt: skip
            visitor.ask("POST", f"/api/matches/{table}/commands", body)
        else:
            visitor.page.wait_for_timeout(50)  # the bot is thinking
    raise AssertionError("the bot never had its turn")


def at_a_table(visitor):
    """The game has begun, and it is our decision; the id of the table."""
    visitor.ask("POST", "/api/guests", {"name": "Wilbur", "language": "en"})
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "greedy"}]
    body = {"game": "heroes", "seats": seats, "options": {}, "draw_seats": False}
    table = visitor.ask("POST", "/api/tables", body)["id"]
    visitor.ask("POST", f"/api/tables/{table}/start", {})
    visitor.go(f"/play/{table}")
    moves(visitor, 3)
    return table


def test_what_happened_in_a_hidden_window_is_told_on_return(visit):
    visitor = visit(arrived=True)
    table = at_a_table(visitor)
    visitor.page.evaluate(HIDE, True)
    answered_elsewhere(visitor, table)
    expect(visitor.find(MISSED)).to_have_count(0)
    visitor.page.evaluate(HIDE, False)
    visitor.sees(f"{MISSED} li")
    visitor.sees(".log .away")
    assert serious(visitor) == []
    visitor.find(f"{MISSED} [data-act=replay-away]").click()
    expect(visitor.find(".prompt .who")).to_contain_text("step", timeout=PATIENCE)
    visitor.page.keyboard.press("Escape")
    visitor.find(f"{MISSED} [data-act=seen]").click()
    expect(visitor.find(MISSED)).to_have_count(0)
    visitor.sees(".log .away")


def test_what_happened_while_the_page_was_closed_is_told_too(visit):
    visitor = visit(arrived=True)
    table = at_a_table(visitor)
    visitor.go("/about")
    visitor.sees("main")
    answered_elsewhere(visitor, table)
    visitor.go(f"/play/{table}")
    visitor.sees(f"{MISSED} li")
    visitor.page.reload()
    visitor.sees(".prompt")
    visitor.waits()
    expect(visitor.find(MISSED)).to_have_count(0)


def test_who_has_looked_all_the_time_has_missed_nothing(visit):
    visitor = visit()
    visitor.play_now("heroes")
    moves(visitor, 4)
    assert visitor.find(MISSED).count() == 0
    assert visitor.find(".log .away").count() == 0
