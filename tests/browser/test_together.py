"""Two people at one table: by a link in two browsers, or at one screen behind a curtain."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.visitor import ByKeys, ByMouse
from tests.clock import wait_until


def new_table(host, game, participant):
    host.go(f"/table/new#{game}")
    host.find("[data-field=participant]").last.select_option(participant)
    host.does("create")


def answers(visitor, hand):
    """Whether there was anything to answer now."""
    seen = visitor.glances()
    if not seen or seen["over"]:
        return False
    hand(visitor, seen)
    return True


def test_a_friend_comes_by_a_link_and_both_play_to_the_end(visit):
    host, friend = visit(), visit(language="ru")
    new_table(host, "heroes", "invited")
    host.does("invite")
    link = host.find("[data-act=link]").input_value()
    friend.page.goto(link)
    friend.find("input[autocomplete=nickname]").fill("Лавиния")
    friend.does("accept")
    expect(host.find("body")).to_contain_text("Лавиния")
    host.does("start")
    for one in (host, friend):
        one.page.wait_for_url("**/play/*")
    hands = ByMouse(1), ByKeys(2)
    players = [*zip((host, friend), hands, strict=True)]
    while not (host.is_over and friend.is_over):
        wait_until(lambda: any(answers(*one) for one in players) or host.is_over)


def test_a_secret_of_a_link_is_neither_sent_in_a_path_nor_kept(visit, house):
    host = visit()
    asked = []
    host.page.on("request", lambda request: asked.append(request.url))
    new_table(host, "duel", "invited")
    host.does("invite")
    secret = host.find("[data-act=link]").input_value().partition("#")[2]
    friend = visit()
    friend.page.on("request", lambda request: asked.append(request.url))
    friend.go(f"/invite#{secret}")
    friend.sees("[data-act=accept]")
    assert len(secret) > 20
    assert [url for url in asked if secret in url.partition("#")[0]] == []


@pytest.mark.parametrize("game", ["call", "heroes"])
def test_a_curtain_lies_between_two_at_one_screen(visit, game):
    visitor = visit()
    new_table(visitor, game, "mine")
    hand, curtains = ByMouse(3), 0
    for _ in range(60):
        visitor.waits()
        if visitor.find("[data-act=uncover]").count():
            curtains += 1
            assert (
                visitor.find(".curtain").evaluate("one => getComputedStyle(one).position")
                == "fixed"
            )
            assert serious(visitor, ".curtain") == []
            box = visitor.find(".curtain").bounding_box()
            assert (box["width"], box["height"]) == (1366, 768)
            assert visitor.find(".prompt, [data-thing]").count() == 0  # nothing is behind it
        hand(visitor)
        if curtains >= 4:
            break
    assert curtains >= 4
