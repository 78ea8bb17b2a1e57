"""Several screens at one table: a phone is the hand, a larger screen the board."""

import json

import pytest

from tests.browser.axe import serious
from tests.browser.conftest import PHONE
from tests.browser.test_fits import BEYOND
from tests.browser.visitor import ByMouse

GAMES = ("duel", "fate", "call", "heroes")


def link_for_a_phone(large):
    large.find(".bar [aria-expanded]").last.click()
    large.does("phone")
    return large.find("[data-act=link]").input_value()


def with_a_phone(visit, game):
    """Somebody at a table, and their phone, which has come in by the link in the menu."""
    large, phone = visit(), visit(size=PHONE, language="ru")
    large.play_now(game)
    phone.page.goto(link_for_a_phone(large))
    phone.page.wait_for_url("**/play/*#hand")
    phone.sees(".prompt")
    return large, phone


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_the_hand_and_the_large_screen_the_board(visit, game):
    large, phone = with_a_phone(visit, game)
    before = len(large.frames)
    large.go(large.page.url.removeprefix(large.house) + "#board")
    large.page.reload()
    large.sees(".prompt")
    hand = ByMouse(7)
    for _ in range(4):
        phone.waits()
        hand(phone)
    states = [json.loads(frame) for frame in large.frames[before:] if '"is":"state"' in frame]
    assert {one["seat"] for one in states} == {-2}
    assert large.find(".options [data-verb]").count() == 0
    assert max(phone.page.evaluate(BEYOND)) <= 0
    assert serious(phone) == []


def test_a_link_lets_in_one_device_and_asks_whoever_is_known_there(visit):
    large, phone, other = visit(), visit(size=PHONE), visit(size=PHONE)
    for one in (large, other):
        one.play_now("heroes")
    link = link_for_a_phone(large)
    other.page.goto(link)
    other.sees("[data-act=enter]")
    phone.page.goto(link)
    phone.page.wait_for_url("**/play/*#hand")
    other.does("enter")
    other.sees("[role=alert]")
    assert [fault for fault in other.faults if "404" not in fault] == []
    other.faults.clear()
