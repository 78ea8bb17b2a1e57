"""When a player's time is over in Monsters vs Heroes: what is declined, what falls to chance."""

import pytest

from fhtagn.server.lobby.terms import Pace
from fhtagn.server.protocol import Claim, Sync
from tests.games.heroes.scene import A, B, scene
from tests.server.room.tables import go_on, on_stage

SECONDS = 30
PRIEST = {"hands": {A: "ldn_priest inn_orne"}, "areas": {A: "ldn_hyde", B: "ldn_mummy"}}
YOUNG_MAN = {"hands": {A: "ldn_young_man inn_orne"}, "areas": {A: "ldn_servant"}}


@pytest.fixture
def table(house, clock):
    """Makes a table in the middle of a game: Ann is asked, and has some seconds."""

    async def make(*done, **words):
        g = scene(**words).do(*done).g
        party = await on_stage(house, g, "heroes", "Ann", "Bob", pace=Pace(per_move=SECONDS))
        await party.room()
        return party

    return make


async def time_runs_out(party, clock):
    await go_on(party, clock, SECONDS * 1000)
    await party.settled(lambda state: state.seq > 0)
    return (await party.log())[0]


def discarded(state):
    g = state.match.state
    return {g.code[card] for pile in g.discards for card in pile}


@pytest.mark.rule("MH 10.11")
async def test_a_mandatory_choice_is_made_at_random(table, clock):
    """Among the legal ones, and each of them comes up: that one of two does not is no accident."""
    legal, found = {"discard:ldn_hyde@0", "discard:ldn_mummy@1"}, set()
    for _ in range(30):
        party = await table("A play:ldn_priest", **PRIEST)
        entry = await time_runs_out(party, clock)
        assert (entry.kind, entry.seat, entry.by) == ("key", A, "clock")
        assert entry.value in legal
        found.add(entry.value)
        if found == legal:
            return
    pytest.fail(f"only {found} came up")


@pytest.mark.rule("MH 10.11")
async def test_an_optional_effect_is_declined(table, clock):
    party = await table("A play:ldn_young_man", **YOUNG_MAN)
    entry = await time_runs_out(party, clock)
    assert (entry.value, entry.by) == ("decline", "clock")


@pytest.mark.rule("MH 10.12")
async def test_a_turn_is_taken_by_a_bot(table, clock):
    party = await table(hands={A: "inn_orne inn_casey"})
    legal = await party.keys(A)
    entry = await time_runs_out(party, clock)
    assert (entry.seat, entry.by) == (A, "clock")
    assert entry.value in legal


@pytest.mark.rule("MH 10.12")
async def test_for_a_player_who_has_left_a_bot_takes_the_turns(table, clock):
    """By the same rules, and until the player is back."""
    party = await table(hands={A: "inn_orne inn_casey"})
    legal = await party.keys(A)
    await go_on(party, clock, 20_000)
    refusal = await party.refuses(Claim, B, whom=A)
    assert refusal.name == "still-here"
    party.house.config = party.house.config.model_copy(update={"absent_after": 20.0})
    await party.obey(Claim, B, whom=A)
    await party.settled(lambda state: state.match.ply >= 1)
    taken, moved, *_more = await party.log()
    assert (taken.kind, taken.seat) == ("takeover", A)
    assert (moved.seat, moved.by) == (A, "bot")
    assert moved.value in legal
    await party.obey(Sync, A, since=None)
    assert (await party.state()).bot_of(A) == ""


@pytest.mark.example("MH ex-105")
async def test_timeouts(table, clock):
    priest = await table("A play:ldn_priest", **PRIEST)
    await time_runs_out(priest, clock)
    assert len(discarded(await priest.state()) & {"ldn_hyde", "ldn_mummy"}) == 1
    young_man = await table("A play:ldn_young_man", **YOUNG_MAN)
    await time_runs_out(young_man, clock)
    assert discarded(await young_man.state()) == set()
    turn = await table(hands={A: "inn_orne inn_casey"})
    legal = await turn.keys(A)
    assert (await time_runs_out(turn, clock)).value in legal
