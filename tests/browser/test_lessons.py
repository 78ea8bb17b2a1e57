"""The first lesson of each game, walked to its end by doing what it is about."""

import json
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.axe import serious
from tests.browser.test_replay import offers_nothing_of_a_live_table
from tests.browser.visitor import SOON, tab_to

ROW = ".options [data-verb]"
READY = (f"() => document.querySelector('[data-act=play], [data-act=next], [data-act=do], "
         f"[data-act=cry], {ROW}')")  # fmt: skip
MOST = 400  # steps of any lesson


def by_mouse(visitor):
    for what in ("[data-act=next]", "[data-act=do]", "[data-act=cry]", ROW):
        if visitor.find(what).count():
            visitor.find(what).first.click(timeout=SOON)
            return


def by_keys(visitor):
    if visitor.find("[data-act=cry]").count():
        tab_to(visitor, "[data-act=cry]")
        visitor.page.keyboard.press("Enter")
    else:
        visitor.page.keyboard.press("1")


@pytest.mark.parametrize(
    ("game", "language", "further"),
    [("duel", "ru", by_mouse), ("fate", "en", by_keys), ("call", "ru", by_keys),
     ("heroes", "en", by_mouse)],
)  # fmt: skip
def test_a_lesson_is_walked_to_its_end(visit, game, language, further):
    visitor = visit(language=language)
    visitor.go(f"/learn/{game}/first")
    for step in range(MOST):
        visitor.page.wait_for_function(READY)
        if step == 0:
            offers_nothing_of_a_live_table(visitor)
            assert serious(visitor) == []
        if visitor.find(".dock [data-act=play]").count():
            break
        with suppress(PlaywrightTimeout):  # it has just gone on by itself: look again
            further(visitor)
    visitor.sees(".dock [data-act=play]")
    progress = visitor.find(".dock progress")
    assert progress.get_attribute("value") == progress.get_attribute("max")
    done = visitor.page.evaluate("() => localStorage['fhtagn-lessons']")
    assert json.loads(done) == [f"{game}/first"]
