"""The deck builders: built, refused with reasons, kept, taken out and in, tried, shared."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious

READY = {"call": "precinct", "heroes": "innsmouth"}
HAND = {"call": 8, "heroes": 3}


def text_of(visitor, game):
    """A ready-made deck as the builder writes it."""
    visitor.go(f"/decks/{game}/new#{READY[game]}")
    visitor.sees(".box.good")
    visitor.does("export")
    text = visitor.find("dialog textarea").input_value()
    visitor.page.keyboard.press("Escape")
    return text


def build(visitor, game):
    """The first cards of the list."""
    visitor.go(f"/decks/{game}/new")
    visitor.sees(".stepper")
    for number in range(3):
        visitor.find(".list .stepper").nth(number).locator("button").last.click()
    visitor.sees(".box.bad li")
    assert serious(visitor) == []


@pytest.mark.parametrize(("game", "language"), [("call", "en"), ("heroes", "ru")])
def test_a_deck_is_built_kept_and_shared(visit, game, language):
    visitor = visit(language=language)
    text = text_of(visitor, game)
    build(visitor, game)
    reasons = visitor.find(".box.bad li").all_inner_texts()
    assert all(reasons)
    assert visitor.find(".box.bad .rule").count() > 0, reasons
    visitor.does("save")  # a draft may be kept
    visitor.page.wait_for_url(lambda url: not url.endswith("/new"))

    visitor.does("import")
    assert serious(visitor, "dialog") == []
    visitor.find("dialog textarea").fill(text)
    visitor.find("dialog [type=submit]").click()
    visitor.sees(".box.good")
    visitor.find(".deck .name").first.fill("Йог")
    visitor.does("save")
    expect(visitor.find("[data-act=save]")).to_be_disabled()
    visitor.page.reload()
    visitor.sees(".box.good")
    visitor.does("export")
    assert visitor.find("dialog textarea").input_value() == text
    assert serious(visitor, "dialog") == []
    visitor.page.keyboard.press("Escape")

    visitor.does("hand")
    expect(visitor.find("dialog li")).to_have_count(HAND[game])
    assert serious(visitor, "dialog") == []
    visitor.does("again")
    expect(visitor.find("dialog li")).to_have_count(HAND[game])

    visitor.go("/decks")
    visitor.does("share")
    assert serious(visitor) == []
    friend = visit(language=language)
    friend.page.goto(visitor.find("dialog input").input_value())
    friend.sees(".box.good")
    assert serious(friend) == []
    assert friend.find("pre").inner_text().strip() == text.strip()
    friend.does("copy")
    friend.page.wait_for_url(f"**/decks/{game}/*")
    friend.sees(".box.good")


@pytest.mark.parametrize("game", ["call", "heroes"])
def test_what_is_no_deck_is_refused_with_a_reason(visit, game):
    visitor = visit()
    visitor.go(f"/decks/{game}/new")
    visitor.sees(".stepper")
    visitor.does("import")
    visitor.find("dialog textarea").fill("3 Nobody Ever Printed This")
    visitor.find("dialog [type=submit]").click()
    visitor.sees("dialog [role=alert]")
    told = visitor.find("dialog [role=alert]").inner_text()
    assert "nobody ever printed this" in told.lower()
    visitor.faults = [one for one in visitor.faults if "400" not in one]
