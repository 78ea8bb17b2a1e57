"""Bots in processes of their own: honest, in turn, and replaced when they fail."""

import asyncio
from threading import current_thread, main_thread

import pytest

from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import offered
from fhtagn.server import thinkers as module
from fhtagn.server.library import game_of
from fhtagn.server.thinkers import MOST_BYTES, Thinker, Thinkers
from fhtagn.server.turns import Turns
from tests.altered import altered


@pytest.fixture
async def thinkers(clock):
    made = Thinkers(1, 30.0, clock)
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
    assert thinkers.turns.free == thinkers.all


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


# -- answers that are none -------------------------------------------------------------------------

ANSWERS = {
    "not JSON": "print('{')",
    "not UTF-8": "import sys; sys.stdout.buffer.write(bytes([34, 255, 34, 10]))",
    "no text": "print(7)",
    "too long": f"print('x' * {2 * MOST_BYTES})",
    "not offered": "print('\"no such key\"')",
    "nothing": "",
}


@pytest.mark.parametrize("answer", ANSWERS)
async def test_whatever_comes_instead_of_an_answer_chance_answers(
    thinkers, monkeypatch, logged, answer
):
    monkeypatch.setattr(module, "PROGRAM", ("-c", ANSWERS[answer]))
    game, g = position()
    assert await thinkers.choose(game, g, 0, "greedy") in offered(game, g, 0)
    assert "bot-failed" in logged.getvalue()
    assert thinkers.turns.free == thinkers.all


async def test_a_game_that_fails_to_make_a_world_is_answered_by_chance(thinkers):
    def fails(*_position):
        raise RuntimeError("no world")

    game, g = position()
    assert await thinkers.choose(altered(game, redeal=fails), g, 0, "greedy") in offered(game, g, 0)


async def test_worlds_are_made_beside_the_loop_from_a_table_that_stays_as_it_was(thinkers):
    game, g = position()
    seen = []

    def redeal(table, seat, seed):
        seen.append((table is g, current_thread() is main_thread()))
        return game.rules.redeal(table, seat, seed)

    await thinkers.choose(altered(game, redeal=redeal), g, 0, "random")
    assert seen == [(False, False)]


# -- turns -----------------------------------------------------------------------------------------


async def waiting(turns, *names):
    """Whoever of these gets a turn, in the order in which they do, and gives it back at once."""
    served = []

    async def wait(name):
        thing = await turns.take(name)
        served.append(name)
        turns.give(thing)

    tasks = [asyncio.create_task(wait(name)) for name in names]
    await asyncio.sleep(0)
    return served, tasks


async def test_who_waits_for_much_does_not_keep_the_others_waiting():
    turns = Turns(["thinker"])
    thinker = await turns.take("greedy")
    served, tasks = await waiting(turns, *["greedy"] * 4, "Ann", "Bob", "Ann")
    turns.give(thinker)
    await asyncio.gather(*tasks)
    assert served == ["greedy", "Ann", "Bob", "greedy", "Ann", "greedy", "greedy"]
    assert (turns.free, turns.waiting) == (["thinker"], {})


async def test_who_goes_away_loses_no_turn_for_the_others():
    turns = Turns(["thinker"])
    thinker = await turns.take("Ann")
    served, (bob, cid, dot) = await waiting(turns, "Bob", "Cid", "Dot")
    bob.cancel()
    await asyncio.sleep(0)
    turns.give(thinker)  # to Cid, who
    cid.cancel()  # goes at the same moment
    await dot
    assert served == ["Dot"]
    assert turns.free == ["thinker"]


async def test_a_process_that_is_being_started_does_not_outlive_the_house(clock):
    """Whoever closes in that very moment waits for it; later none is started."""
    thinker = Thinker(clock)
    asked = asyncio.create_task(thinker.ask(b"{}\n", 5))
    await asyncio.sleep(0)  # it has begun to start
    await thinker.close()
    assert thinker.process is None
    with pytest.raises((EOFError, ConnectionError)):
        await asked
    with pytest.raises(ConnectionError):
        await thinker.ask(b"{}\n", 5)
    assert all(process.returncode is not None for process in thinker.ending)
