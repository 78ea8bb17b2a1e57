"""Bots in processes of their own: honest, in turn, and replaced when they fail."""

import asyncio

import pytest

from fhtagn.kernel.game import offered, settings
from fhtagn.kernel.match import Match
from fhtagn.server.library import game_of
from fhtagn.server.thinkers import Thinkers


@pytest.fixture
async def thinkers():
    made = Thinkers(1, 30.0)
    yield made
    await made.close()


def position():
    game = game_of("duel")
    return game, Match(game, settings(game, 2, {}), 5).state


async def test_an_answer_that_was_offered(thinkers):
    game, g = position()
    seat = 0 if offered(game, g, 0) and any(k != "resign" for k in offered(game, g, 0)) else 1
    key = await thinkers.choose(game, g, seat, "greedy")
    assert key in offered(game, g, seat)


async def test_who_finds_nobody_idle_waits(thinkers):
    game, g = position()
    keys = await asyncio.gather(*(thinkers.choose(game, g, 0, "random") for _ in range(5)))
    assert set(keys) <= set(offered(game, g, 0))
    assert thinkers.idle.qsize() == 1


async def test_a_killed_process_is_replaced(thinkers):
    game, g = position()
    await thinkers.choose(game, g, 0, "random")
    first = thinkers.all[0].process
    first.kill()
    await first.wait()
    assert await thinkers.choose(game, g, 0, "random") in offered(game, g, 0)  # by chance
    assert await thinkers.choose(game, g, 0, "random") in offered(game, g, 0)  # by another one
    assert thinkers.all[0].process.pid != first.pid


async def test_whoever_thinks_too_long_is_ended_and_chance_answers(thinkers, monkeypatch):
    game, g = position()
    await thinkers.choose(game, g, 0, "random")
    process = thinkers.all[0].process
    thinkers.seconds = 0.0
    assert await thinkers.choose(game, g, 0, "greedy") in offered(game, g, 0)
    await process.wait()
    assert process.returncode != 0
    assert thinkers.all[0].process is None


async def test_the_process_ends_with_whoever_asks(thinkers):
    game, g = position()
    await thinkers.choose(game, g, 0, "random")
    process = thinkers.all[0].process
    process.stdin.close()
    assert await process.wait() == 0
