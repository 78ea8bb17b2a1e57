"""Each game is played to its end in the browser: by mouse and by keys, in both languages."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, WIDE
from tests.browser.visitor import ByBoard, ByKeys
from tests.effort import EFFORT

GAMES = ("duel", "fate", "call", "heroes")
USUAL = [
    ("duel", ByBoard, "en", WIDE),
    ("fate", ByKeys, "ru", WIDE),
    ("call", ByKeys, "en", WIDE),
    ("heroes", ByBoard, "ru", PHONE),
]
ALL = list(product(GAMES, (ByBoard, ByKeys), ("en", "ru"), (WIDE, PHONE)))


@pytest.mark.parametrize(
    ("game", "hand", "language", "size"),
    ALL if EFFORT >= 20 else USUAL,
    ids=lambda one: getattr(one, "__name__", str(one)),
)
def test_a_game_is_played_to_its_end(visit, game, hand, language, size):
    visitor = visit(language=language, size=size)
    visitor.play_now(game)
    match = visitor.match
    player = hand(seed=1)
    assert visitor.play_to_the_end(player) > 5
    assert player.clicks["board"] > player.clicks["list"] or hand is ByKeys
    expect(visitor.find("[data-act=rematch]")).to_be_in_viewport()  # however much there is to tell
    assert serious(visitor) == []
    visitor.does("rematch")
    visitor.page.wait_for_url(lambda url: not url.endswith(f"/{match}"))
    assert not visitor.waits()["over"]
