"""The first lesson of each game, walked to its end by doing what it is about."""

import json

import pytest

from tests.browser.axe import serious
from tests.browser.test_replay import offers_nothing_of_a_live_table
from tests.browser.visitor import tab_to

ROW = ".options [data-verb]"
END, BUZZ = ".dock [data-act=play]", "[data-act=buzz]"
WAYS = (END, "[data-act=next]", "[data-act=do]", BUZZ, ROW)
WAY = "ways => ways.find((one) => document.querySelector(one))"


def by_mouse(visitor, way):
    visitor.clicks(way)


def by_keys(visitor, way):
    if way != BUZZ:
        visitor.page.keyboard.press("1")
    elif tab_to(visitor, BUZZ):
        visitor.page.keyboard.press("Enter")


def way_on(visitor):
    """What leads on from here; where nothing is said the lesson may go on by itself at any time."""
    return visitor.page.wait_for_function(WAY, arg=WAYS).json_value()


@pytest.mark.parametrize(
    ("game", "language", "further"),
    [("duel", "ru", by_mouse), ("fate", "en", by_keys), ("call", "ru", by_keys),
     ("heroes", "en", by_mouse)],
)  # fmt: skip
def test_a_lesson_is_walked_to_its_end(visit, game, language, further):
    visitor = visit(language=language)
    visitor.go(f"/learn/{game}/first")
    way = way_on(visitor)
    offers_nothing_of_a_live_table(visitor)
    assert serious(visitor) == []
    while way != END:
        further(visitor, way)
        way = way_on(visitor)
    progress = visitor.find(".dock progress")
    assert progress.get_attribute("value") == progress.get_attribute("max")
    done = visitor.page.evaluate("() => localStorage['fhtagn-lessons']")
    assert json.loads(done) == [f"{game}/first"]
