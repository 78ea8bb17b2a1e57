"""Nothing at a table has to be scrolled to: on a laptop and on a phone, in both languages."""

import pytest

from tests.browser.axe import serious
from tests.browser.conftest import PHONE
from tests.browser.visitor import ByMouse

GAMES = ("duel", "fate", "call", "heroes")
OTHERS = {
    "heroes with eight": ("heroes", 7, {}),
    "fate alone": ("fate", 0, {}),
    "fate with four": ("fate", 3, {"monsters": True}),
    "duel on the other map": ("duel", 1, {"map": "lovecraft_country"}),
    "call with conspiracies": ("call", 1, {"conspiracy": True}),
}
ANSWERS, FEWER = 10, 5
BEYOND = """() => {
  const root = document.scrollingElement;
  return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
}"""
CUT = """() => [...document.querySelectorAll(".prompt, .prompt h2, .bar, .options [data-verb]")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).overflowX !== "auto")
  .map((one) => one.className + ": " + one.textContent.trim().slice(0, 60))"""


def two_screens(visit, sit, game, **table):
    """Somebody at a table, and their phone at the same seat."""
    wide = sit(game, language="ru", **table)
    phone = visit(size=PHONE, arrived=True)
    phone.context.add_cookies(wide.context.cookies())
    phone.page.goto(wide.page.url)
    return wide, phone


def fits(visitor):
    beyond = visitor.page.evaluate(BEYOND)
    assert max(beyond) <= 0, beyond
    assert visitor.page.evaluate(CUT) == []


def play(screens, hand, answers):
    """Answers on the first screen; on each of them all has its place, before every answer."""
    for _ in range(answers):
        for one in screens:
            over = one.waits()["over"]
            fits(one)
        if over:
            return
        hand(screens[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_its_screens_and_nothing_is_serious_there(visit, sit, game):
    screens, hand = two_screens(visit, sit, game), ByMouse(5)
    for one in screens:
        one.waits()
        assert serious(one) == []
    play(screens, hand, ANSWERS // 2)
    for one, language in zip(screens, ("en", "ru"), strict=True):
        one.speaks(language)
    play(screens, hand, ANSWERS // 2)
    for one in screens:
        one.waits()
        assert serious(one) == []


@pytest.mark.parametrize("table", OTHERS)
def test_other_tables_fit_too(visit, sit, table):
    game, bots, options = OTHERS[table]
    screens = two_screens(visit, sit, game, bots=bots, level="random", options=options)
    play(screens, ByMouse(6), FEWER)
