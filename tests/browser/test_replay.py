"""Looking back: to and fro, through other eyes, a link to a moment, and playing on from it."""

from playwright.sync_api import expect

from tests.browser.visitor import ByMouse

PLY = "document.querySelector('[type=range]')?.valueAsNumber"
LOG = "() => document.querySelector('[role=log]')?.innerText ?? ''"


def at(visitor, number):
    visitor.page.wait_for_function(f"number => {PLY} === number", arg=number)


def test_a_match_is_looked_back_at_shared_and_played_on(visit):
    visitor = visit()
    visitor.play_now("heroes")
    visitor.play_to_the_end(ByMouse(5))
    visitor.find("a[href^='/replay/']").first.click()
    visitor.sees("[type=range]")
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
