"""Looking back: to and fro, through other eyes, a link to a moment, and playing on from it."""

from random import Random

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.visitor import ByMouse

OF_MOVES = "[data-act=undo], [data-act=why], [data-act=hint]"
PLY = "document.querySelector('[type=range]')?.valueAsNumber"
LOG = "() => document.querySelector('[role=log]')?.innerText ?? ''"


def at(visitor, number):
    visitor.page.wait_for_function(f"number => {PLY} === number", arg=number)


def played(visitor):
    """The game is over, without its pages; the replay is open."""
    visitor.plays_on(visitor.match, 0, Random(5), lambda state: state["sent"]["outcome"])
    visitor.find("a[href^='/replay/']").first.click()
    visitor.sees("[type=range]")


def offers_nothing_of_a_live_table(visitor):
    for key in ("h", "z"):
        visitor.page.keyboard.press(key)
    assert visitor.find(OF_MOVES).count() == 0


def test_a_match_is_looked_back_at_shared_and_played_on(visit, sit):
    visitor = sit("heroes")
    visitor.waits()
    assert visitor.find(OF_MOVES).count() > 0
    played(visitor)
    offers_nothing_of_a_live_table(visitor)
    assert serious(visitor) == []
    last = int(visitor.find("[type=range]").get_attribute("max"))
    assert last > 10
    visitor.page.wait_for_function(f"() => ({LOG})() !== ''")
    dealt = visitor.page.evaluate(LOG)
    visitor.page.keyboard.press("End")
    at(visitor, last)
    visitor.page.wait_for_function(
        f"dealt => ({LOG})().startsWith(dealt) && ({LOG})() !== dealt", arg=dealt
    )
    visitor.page.keyboard.press("Home")
    at(visitor, 0)
    visitor.page.wait_for_function(f"dealt => ({LOG})() === dealt", arg=dealt)
    for _ in range(3):
        visitor.page.keyboard.press("ArrowRight")
    at(visitor, 3)
    visitor.find("[type=range]").fill(str(last // 2))
    at(visitor, last // 2)

    eyes = visitor.find(".eyes select")
    mine = eyes.input_value()
    other = next(value for value in ("0", "1") if value != mine)
    eyes.select_option(other)
    visitor.page.wait_for_url(f"**/replay/*#ply=*&seat={other}")
    at(visitor, last // 2)
    visitor.find("[data-tab=share]").click()
    assert serious(visitor, "aside") == []
    link = visitor.find("aside input[readonly]").input_value()
    assert link.endswith(f"&seat={other}")

    friend = visit(language="ru")
    friend.page.goto(link)
    at(friend, last // 2)
    expect(friend.find(".eyes select")).to_have_value(other)

    friend.find("[data-tab=share]").click()
    friend.does("fork")
    friend.page.wait_for_url("**/play/*")
    friend.waits()
    ByMouse(1)(friend)
    friend.waits()
    forked = friend.ask("GET", f"/api/tables/{friend.page.url.rpartition('/')[2]}")
    assert forked["mine"] == [int(other)]
    assert [one["kind"] for one in forked["seats"]].count("bot") == len(forked["seats"]) - 1
