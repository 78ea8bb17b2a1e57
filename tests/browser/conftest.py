"""A real server, a real Chromium, and visitors who notice whatever goes wrong on a page.

The client must be built (`make client`), and Chromium be there. Whoever has none sets
FHTAGN_NO_BROWSER=1; then `make test` leaves this suite out and says so.
"""

from itertools import cycle, product

import pytest
from playwright.sync_api import sync_playwright
from tools.chromium import NO_CHROMIUM, found
from tools.shots import ARGUMENTS, serving

from tests.browser.visitor import LIMIT, Caller, Visitor
from tests.effort import EFFORT

WIDE, PHONE = (1366, 768), (390, 844)


def some_of(games, *ways):
    """Each game in one combination of the ways, and every way with some; in long runs, all."""
    if EFFORT >= 20:
        return list(product(games, *ways))
    return [(game, *both) for game, both in zip(games, cycle(product(*ways)), strict=False)]


@pytest.fixture(scope="session")
def house():
    """The address of a server with an empty house."""
    with serving(FHTAGN_LOG_LEVEL="warning", FHTAGN_LIMITS="0") as url:  # all come from one address
        yield url


@pytest.fixture(scope="session")
def chromium():
    path = found()
    if path is None:
        pytest.fail(NO_CHROMIUM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(ARGUMENTS), timeout=LIMIT
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(house, chromium):
    """Somebody with a browser of their own; at the end nothing may have gone wrong there."""
    visitors = []

    def come(*, language="en", theme="abyss", size=WIDE, motion="reduce", **kept):
        visitor = Visitor(chromium, house, language, theme, size, kept, motion=motion)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    assert not faults, "\n".join(faults)


@pytest.fixture
def rival(house, chromium):
    """Somebody who comes to a table and plays there without a page."""
    context = chromium.new_context()
    caller = Caller(context, house)
    caller.come_in()
    yield caller
    context.close()


@pytest.fixture
def sit(visit):
    """Somebody at a table against bots, which is reached without the pages before it."""

    def come(game, bots=1, level="greedy", options=None, own=None, **how):
        visitor = visit(arrived=True, **how)
        visitor.sit(game, [level] * bots, options or {}, own or {})
        return visitor

    return come


def pytest_collection_modifyitems(items):
    """They are played in a process of their own: their loop and that of asyncio do not mix."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)
