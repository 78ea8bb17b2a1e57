"""What a room does by itself: windows that are passed, waits, lapses, bots for the absent."""

import asyncio

import pytest

from fhtagn.bots.bot import position
from fhtagn.bots.levels import make_bot
from fhtagn.server.lobby.terms import DAY, Pace
from fhtagn.server.protocol import Claim, Noted, Offer, Play, Reply, Say, Stops, Sync, Undo
from fhtagn.server.room.scheduler import LAPSES, PARDON, Due, Scheduler
from tests.clock import settle
from tests.games.call.scene import scene as call_scene
from tests.server.room.logs import seen
from tests.server.room.tables import go_on, on_stage, sit_down
from tests.terminal.duels import besieged

SECOND = 1000
PAUSE = 500  # ms: pass_pause as it is set by default
LIVE = Pace(per_move=60)


class Bots:
    """Bots that think here and at once, or as long as a test wants."""

    def __init__(self):
        self.asked = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, game, g, seat, level, _who):
        self.asked.append((seat, level))
        chosen = make_bot(level, 1).choose(position(game, g, seat))
        await self.may_answer.wait()
        return chosen


@pytest.fixture
def bots(house, monkeypatch):
    made = Bots()
    monkeypatch.setattr(house.thinkers, "choose", made.choose)
    return made


@pytest.fixture
async def duel(house, clock):
    party = await sit_down(house, "duel", "Ann", "Bob", pace=LIVE)
    await party.room()
    return party


# -- windows ---------------------------------------------------------------------------------------


async def at_a_window(house, **more):
    """Ann is asked in the draw phase, where nobody stops unless they say so."""
    return await on_stage(house, call_scene(at="draw", **more).g, "call", "Ann", "Bob")


HANDS = {
    "nothing to play": {},
    "much to play": {
        "hands": {0: "F147 F017 F136", 1: "F147 F017"},
        "domains": dict.fromkeys((0, 1), "agency*3 neutral*3 | hastur*3 | cthulhu*3"),
    },
}


@pytest.mark.parametrize("hand", HANDS)
async def test_a_window_without_a_stop_is_passed_after_the_same_pause_whatever_the_hand(
    house, clock, hand
):
    party = await at_a_window(house, **HANDS[hand])
    room = await party.room()
    opened = room.state.clocks.since[0]
    assert room.scheduler.due() == Due(opened + PAUSE, "pass", 0)
    await go_on(party, clock, PAUSE - 1)
    assert room.state.seq == 0
    await go_on(party, clock, 1)
    await party.settled(lambda state: state.seq >= 1)
    first = (await party.log())[0]
    assert (first.kind, first.seat, first.value, first.by) == ("key", 0, "pass", "table")


async def test_in_the_window_after_it_the_other_has_the_same_pause(house, clock):
    party = await at_a_window(house)
    await go_on(party, clock, PAUSE)
    await party.settled(lambda state: state.seq == 1)
    room = await party.room()
    assert room.scheduler.due() == Due(clock.wall() + PAUSE, "pass", 1)


async def test_at_a_stop_the_player_is_asked(house, clock):
    party = await at_a_window(house)
    await party.obey(Stops, 0, windows=("own_draw", "respond"))
    room = await party.room()
    assert room.scheduler.due() is None
    await go_on(party, clock, 3600 * SECOND)
    assert room.state.match.ply == 0
    await party.obey(Stops, 0, windows=())
    await party.settled(lambda state: state.match.ply >= 1)


async def test_stops_are_the_seats_own_and_outlive_a_restart(house, clock):
    party = await at_a_window(house)
    bob = await party.listen(1)
    await party.obey(Stops, 0, windows=("respond", "own_draw"))
    assert bob.of(Noted) == []
    await party.reopen()
    assert seen(await party.state(), 0)["stops"] == ["own_draw", "respond"]
    assert seen(await party.state(), 1)["stops"] == list(
        (await party.state()).match.game.display.stops
    )


async def test_talk_does_not_make_the_pause_longer(house, clock):
    party = await at_a_window(house)
    opened = clock.wall()
    await go_on(party, clock, PAUSE - 1)
    await party.obey(Say, 1, text="Hm")
    assert (await party.room()).scheduler.due() == Due(opened + PAUSE, "pass", 0)


async def test_there_is_no_such_window(house, clock):
    party = await at_a_window(house)
    refusal = await party.refuses(Stops, 0, windows=("own_drew",))
    assert (refusal.name, refusal.about) == (
        "no-such-window", {"window": "own_drew", "nearest": "own_draw"},
    )  # fmt: skip


# -- what must wait --------------------------------------------------------------------------------


async def pressed(house):
    """Bob must choose two of his cultists within a minute, or Ann does."""
    return await on_stage(house, besieged().g, "duel", "Ann", "Bob")


async def test_an_aside_that_must_wait_is_refused_until_its_time(house, clock):
    """Nothing happens at the table meanwhile: the clock alone counts."""
    party = await pressed(house)
    refusal = await party.refuses(Play, 0, key="time_up")
    assert (refusal.name, refusal.about) == ("too-early", {"seconds": 60})
    clock.go_on(59_001)
    refusal = await party.refuses(Play, 0, key="time_up")
    assert refusal.about == {"seconds": 1}
    clock.go_on(999)
    await party.play(0, "time_up")
    assert await party.asked() == [0]


async def test_the_waiting_goes_on_after_a_restart(house, clock):
    party = await pressed(house)
    clock.go_on(40 * SECOND)
    await party.obey(Say, 1, text="One moment")
    await party.reopen()
    assert (await party.refuses(Play, 0, key="time_up")).about == {"seconds": 20}
    clock.go_on(20 * SECOND)
    await party.play(0, "time_up")


async def test_what_need_not_wait_is_not_made_to(house, clock):
    party = await pressed(house)
    await party.play(0, "resign")
    assert (await party.state()).over


# -- the time is over ------------------------------------------------------------------------------


async def lapse(party, clock):
    """The time of whoever is asked runs out."""
    room = await party.room()
    seq = room.state.seq
    await go_on(party, clock, room.scheduler.due().at - room.clock.now())
    await party.settled(lambda state: state.seq > seq)


async def test_who_lets_the_time_run_out_is_answered_for(duel, clock, bots):
    await go_on(duel, clock, 60 * SECOND - 1)
    assert (await duel.room()).state.seq == 0
    await go_on(duel, clock, 1)
    await duel.settled(lambda state: state.seq == 1)
    (entry,) = await duel.log()
    assert (entry.kind, entry.seat, entry.by) == ("key", 0, "clock")
    assert bots.asked == [(0, "greedy")]


async def test_the_bank_is_used_up_first(house, clock, bots):
    party = await sit_down(house, "duel", "Ann", "Bob", pace=Pace(per_move=60, bank=30))
    await party.room()
    await go_on(party, clock, 89 * SECOND)
    assert (await party.room()).state.seq == 0
    await go_on(party, clock, SECOND)
    await party.settled(lambda state: state.seq == 1)
    assert (await party.state()).clocks.bank(0) == 0


async def test_without_a_clock_nothing_runs_out(house, clock, bots):
    party = await sit_down(house, "duel", "Ann", "Bob")
    await go_on(party, clock, 365 * DAY * SECOND)
    assert (await party.room()).state.seq == 0
    assert (await party.room()).scheduler.due() is None


async def test_after_three_lapses_a_bot_plays_until_the_player_is_back(house, clock, bots):
    """Whatever the other does: Bob answers every time."""
    party = await sit_down(house, "duel", "Ann", "Bob", pace=LIVE)
    while (await party.state()).lapses[0] < LAPSES:
        (seat,) = await party.asked()
        if seat == 0:
            await lapse(party, clock)
        else:
            await party.play(1, (await party.keys(1))[0])
    await party.settled(lambda state: state.bot_of(0) or state.asked_seats() == {1})
    while not (await party.state()).bot_of(0):
        await party.play(1, (await party.keys(1))[0])
        await party.settled(lambda state: state.bot_of(0) or state.asked_seats() == {1})
    (taken,) = [entry for entry in await party.log() if entry.kind == "takeover"]
    assert (taken.seat, taken.value, taken.by) == (0, "greedy", "clock")
    assert await party.obey(Sync, 0, since=None)
    assert (await party.state()).bot_of(0) == ""
    assert (await party.state()).lapses[0] == 0
    assert "back" in [entry.kind for entry in await party.log()]


async def test_two_lapses_are_not_three(duel, clock, bots):
    await lapse(duel, clock)
    await lapse(duel, clock)
    assert dict((await duel.state()).lapses) == {0: 1, 1: 1}
    assert (await duel.state()).stand_ins == {}


async def test_who_was_away_with_the_server_is_pardoned(duel, clock, bots):
    """The server was away for an hour: nobody's time runs out before they could be back."""
    room = await duel.room()
    async with room.lock:
        room.close()
    clock.go_on(3600 * SECOND)
    await go_on(duel, clock, 0)
    assert (await duel.room()).scheduler.due() == Due(clock.wall() + PARDON, "lapse", 0)
    await go_on(duel, clock, PARDON - 1)
    assert (await duel.room()).state.seq == 0
    await go_on(duel, clock, 1)
    await duel.settled(lambda state: state.seq == 1)


async def test_the_store_knows_when_to_wake_the_room(duel, clock, bots):
    await duel.play(0, "faction:sleeper")
    room = await duel.room()
    assert room.wakes_at() == clock.wall() + 60 * SECOND


async def test_a_clock_that_is_set_back_stops_nothing(duel, clock, bots):
    await duel.play(0, "faction:sleeper")
    last = (await duel.state()).at
    clock.set_back(3600 * SECOND)
    assert (await duel.room()).clock.now() == last
    await go_on(duel, clock, 60 * SECOND)
    await duel.settled(lambda state: state.seq == 2)
    assert [entry.at for entry in await duel.log()] == [last, last + 60 * SECOND]


async def test_neither_does_one_that_was_set_back_before_a_restart(house, clock, bots):
    """The room's time goes on from its last entry, and bots do not wait for the wall's clock."""
    party = await sit_down(house, "duel", "Ann", "bot:greedy", pace=LIVE)
    bots.may_answer.clear()
    await party.play(0, "faction:sleeper")
    last = (await party.state()).at
    clock.set_back(3600 * SECOND)
    bots.may_answer.set()
    await party.reopen()
    await party.settled(lambda state: state.match.ply >= 2)
    assert min(entry.at for entry in await party.log()) == last
    assert (await party.room()).wakes_at() is None or (
        await party.room()
    ).wakes_at() >= clock.wall()


# -- bots for the absent ---------------------------------------------------------------------------


async def vanished(duel, clock):
    """Ann is gone for longer than others must wait."""
    await duel.room()
    clock.go_on(61 * SECOND)
    return duel


async def test_a_bot_that_still_thinks_when_the_player_is_back_is_not_heard(house, clock, bots):
    party = await vanished(await sit_down(house, "duel", "Ann", "Bob"), clock)
    bots.may_answer.clear()
    await party.obey(Claim, 1, whom=0)
    await settle()
    assert bots.asked == [(0, "greedy")]
    await party.listen(0)
    bots.may_answer.set()
    await settle()
    assert (await party.state()).match.ply == 0
    assert [entry.kind for entry in await party.log()] == ["takeover", "back"]
    await party.play(0, "faction:sleeper")


async def test_a_bot_that_still_thinks_when_all_have_agreed_to_end_is_not_heard(house, clock, bots):
    bots.may_answer.clear()
    party = await sit_down(house, "fate", "Ann", "Bob", "bot:greedy")
    await party.room()
    await settle()
    assert bots.asked == [(2, "greedy")]
    await party.obey(Offer, 0, what="abort")
    await party.obey(Reply, 1, yes=True)
    bots.may_answer.set()
    await settle()
    assert (await party.state()).seq == 2
    assert [entry.kind for entry in await party.log()] == ["offer", "reply"]


async def test_a_bot_that_still_thinks_when_the_table_has_changed_is_asked_again(house, bots):
    party = await sit_down(house, "duel", "Ann", "bot:greedy")
    bots.may_answer.clear()
    await party.play(0, "faction:sleeper")
    await settle()
    await party.obey(Undo, 0)
    await party.play(0, "faction:windwalker")
    bots.may_answer.set()
    await party.settled(lambda state: state.match.ply >= 2)
    assert bots.asked[:2] == [(1, "greedy"), (1, "greedy")]
    keys = [entry.value for entry in await party.log() if entry.seat == 1]
    assert len(keys) == len(set(keys))


async def test_a_bot_is_heard_however_often_another_changes_what_lies_face_down(house, bots):
    """Its own question is the same: whoever is quick cannot keep it from ever answering."""
    bots.may_answer.clear()
    party = await sit_down(house, "fate", "Ann", "Bob", "bot:greedy")
    await party.room()
    await settle()
    one, other = (await party.keys(0))[:2]
    for key in (one, other, one):
        await party.play(0, key)
    bots.may_answer.set()
    await party.settled(lambda state: state.seq > 3)
    assert [entry.seat for entry in await party.log()] == [0, 0, 0, 2]
    assert bots.asked == [(2, "greedy")]


async def test_the_answer_to_a_lapse_is_not_heard_if_the_player_was_quicker(duel, clock, bots):
    bots.may_answer.clear()
    await go_on(duel, clock, 60 * SECOND)
    assert bots.asked == [(0, "greedy")]
    await duel.play(0, "faction:sleeper")
    bots.may_answer.set()
    await settle()
    assert (await duel.state()).seq == 1
    assert [(entry.by, entry.value) for entry in await duel.log()] == [
        ("person", "faction:sleeper")
    ]


async def test_whatever_a_bot_does_wrong_the_room_is_read_again(house, bots, monkeypatch):
    """Somebody who waits is not forgotten: the bot is asked again in the next room."""
    answers = iter(["no such key"])

    async def choose(*position):
        return next(answers, None) or await Bots.choose(bots, *position)

    monkeypatch.setattr(house.thinkers, "choose", choose)
    party = await sit_down(house, "duel", "Ann", "bot:greedy")
    ann = await party.listen(0)
    await party.play(0, "faction:sleeper")
    await ann.until(lambda ear: ear.ended == ["room-closed"])
    await party.settled(lambda state: state.match.ply >= 2)


async def test_nor_is_a_bot_forgotten_if_it_cannot_be_said_what_is_due(
    house, bots, monkeypatch, logged
):
    """And what is wrong is told without its words, which may be a card that somebody holds."""
    honest, failures = Scheduler.due, iter([KeyError("inn_hybrid")])

    def due(scheduler):
        inside = asyncio.current_task() is scheduler.task
        if inside and (failure := next(failures, None)):
            raise failure
        return honest(scheduler)

    monkeypatch.setattr(Scheduler, "due", due)
    party = await sit_down(house, "duel", "Ann", "bot:greedy")
    ann = await party.listen(0)
    await party.play(0, "faction:sleeper")
    await ann.until(lambda ear: ear.ended == ["room-closed"])
    await party.settled(lambda state: state.match.ply >= 2)
    assert "scheduler-failed" in logged.getvalue()
    assert "inn_hybrid" not in logged.getvalue()


async def test_who_has_given_up_is_played_by_a_bot_for_good(house, bots):
    party = await sit_down(house, "fate", "Ann", "Bob", "Cid")
    bots.may_answer.clear()
    await party.play(0, "resign")
    await settle()
    assert (await party.state()).bot_of(0) == "greedy"
    await party.listen(0)
    assert (await party.state()).bot_of(0) == "greedy"
