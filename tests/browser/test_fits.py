"""Nothing at a table has to be scrolled to: on a laptop and on a phone, in both languages."""

import pytest

from tests.browser.conftest import PHONE, WIDE
from tests.browser.visitor import ByMouse

GAMES = ("duel", "fate", "call", "heroes")
ANSWERS = 12
BEYOND = """() => {
  const root = document.scrollingElement;
  return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
}"""
CUT = """() => [...document.querySelectorAll(".prompt, .prompt h2, .bar, .options [data-verb]")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).overflowX !== "auto")
  .map((one) => one.className + ": " + one.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_its_screen(visit, game, size):
    visitor = visit(language="ru", size=size)
    visitor.play_now(game)
    hand = ByMouse(5)
    for number in range(ANSWERS):
        visitor.speaks(("ru", "en")[number % 2])
        visitor.waits()
        beyond = visitor.page.evaluate(BEYOND)
        assert max(beyond) <= 0, beyond
        assert visitor.page.evaluate(CUT) == []
        hand(visitor)
