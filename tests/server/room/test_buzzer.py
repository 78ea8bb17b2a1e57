"""A buzzer, the cry of Monsters vs Heroes: the room listens who is first."""

import pytest

from fhtagn.games import load
from fhtagn.kernel.state import TABLE
from fhtagn.server.errors import Forbidden
from fhtagn.server.protocol import Buzz, Offer, Play, Reply
from fhtagn.server.room.entries import Proposal
from tests.clock import settle
from tests.server.room.tables import go_on, sit_down

_, PATIENCE, TOGETHER, BOTS = load("heroes").rules.buzzers["who_cried"]


async def heroes(house, *sitting):
    """The room listens from now on."""
    party = await sit_down(house, "heroes", *sitting)
    await party.room()
    await settle()
    return party


async def told(party):
    """What the table has told the game, when it is done with the cry."""
    await party.settled(lambda state: TABLE not in state.asked_seats())
    return [entry.value for entry in await party.log() if entry.seat == TABLE]


async def is_quiet(party):
    return (await party.room()).state.seq == 0


async def test_who_cries_first_is_first(house, clock):
    party = await heroes(house, "Ann", "Bob")
    await go_on(party, clock, 1000)
    await party.obey(Buzz, 1)
    await go_on(party, clock, TOGETHER)
    assert await is_quiet(party)
    await go_on(party, clock, 1)
    assert await told(party) == ["first:1", "no_more"]
    assert {entry.by for entry in await party.log()} == {"table"}
    assert await party.asked() == [1]


async def test_a_cry_within_a_moment_is_at_the_same_time(house, clock):
    party = await heroes(house, "Ann", "Bob", "Cid")
    await go_on(party, clock, 1000)
    await party.obey(Buzz, 2)
    await go_on(party, clock, TOGETHER)
    await party.obey(Buzz, 0)
    await go_on(party, clock, 1)
    assert await told(party) == ["first:0", "also:2", "no_more"]


async def test_who_cries_later_is_too_late(house, clock):
    party = await heroes(house, "Ann", "Bob", "Cid")
    await party.obey(Buzz, 2)
    await go_on(party, clock, TOGETHER + 1)
    assert await told(party) == ["first:2", "no_more"]
    assert (await party.refuses(Buzz, 0)).name == "no-buzzer"


async def test_only_the_first_cry_of_a_player_counts(house, clock):
    """Whoever sends it twice has cried when they first did."""
    party = await heroes(house, "Ann", "Bob")
    await party.obey(Buzz, 1, id_="same")
    await go_on(party, clock, 200)
    await party.obey(Buzz, 1, id_="same")
    await go_on(party, clock, TOGETHER - 200 + 1)
    assert await told(party) == ["first:1", "no_more"]


async def test_nobody_cries(house, clock):
    party = await heroes(house, "Ann", "Bob")
    await go_on(party, clock, PATIENCE)
    assert await is_quiet(party)
    await go_on(party, clock, 1)
    assert await told(party) == ["nobody"]


async def test_a_bot_cries_late_enough_for_people_to_be_first(house, clock):
    party = await heroes(house, "Ann", "bot:random")
    await go_on(party, clock, BOTS[0] - TOGETHER - 1)
    await party.obey(Buzz, 0)
    await go_on(party, clock, TOGETHER + 1)
    assert await told(party) == ["first:0", "no_more"]


async def test_a_bot_cries_if_nobody_else_does(house, clock):
    party = await heroes(house, "Ann", "bot:random")
    await go_on(party, clock, BOTS[0] - 1)
    assert await is_quiet(party)
    await go_on(party, clock, BOTS[1] - BOTS[0] + TOGETHER + 2)
    assert await told(party) == ["first:1", "no_more"]


async def test_among_bots_nobody_waits(house, clock):
    party = await heroes(house, "bot:random", "bot:random")
    keys = await told(party)
    assert keys in (["first:0", "no_more"], ["first:1", "no_more"])


# -- restarts and strangers ------------------------------------------------------------------------


async def test_after_a_restart_the_table_listens_anew(house, clock):
    party = await heroes(house, "Ann", "Bob")
    await go_on(party, clock, 14_000)
    await party.obey(Buzz, 0)
    await party.reopen()
    await settle()
    await go_on(party, clock, PATIENCE)
    assert await is_quiet(party)
    await party.obey(Buzz, 1)
    await go_on(party, clock, TOGETHER + 1)
    assert await told(party) == ["first:1", "no_more"]


async def test_a_restart_between_the_cry_and_its_end_ends_it(house, clock):
    """Only the first of the table's keys was on the disk when the server died."""
    party = await heroes(house, "Ann", "Bob", "Cid")
    room = await party.room()
    async with room.lock:
        await room.write(Proposal("key", TABLE, "first:2", "table"))
        room.close()
    assert await told(party) == ["first:2", "no_more"]
    assert (await party.refuses(Buzz, 0)).name == "no-buzzer"


async def test_nobody_cries_for_another_or_without_a_cause(house):
    party = await sit_down(house, "duel", "Ann", "Bob")
    assert (await party.refuses(Buzz, 0)).name == "no-buzzer"
    with pytest.raises(Forbidden):
        await party.obey(Buzz, 0, person=party.sitting[1])


async def test_nobody_answers_for_the_table(house, clock):
    party = await heroes(house, "Ann", "Bob")
    assert (await party.refuses(Play, 0, key="first:0")).name == "not-asked"


async def test_after_the_end_there_is_nothing_to_cry(house, clock):
    party = await heroes(house, "Ann", "Bob")
    await party.obey(Offer, 0, what="abort")
    await party.obey(Reply, 1, yes=True)
    assert (await party.refuses(Buzz, 0)).name == "match-over"
    await go_on(party, clock, PATIENCE + 1)
    assert (await party.room()).state.match.ply == 0
