"""A match that is over can be played on from any of its positions, against bots."""

import pytest
from sqlalchemy import select

from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.save import digest
from fhtagn.server.protocol import Undo, Update
from fhtagn.server.room.entries import read_entries
from fhtagn.server.store.schema import matches
from tests.clock import patient
from tests.server.replays.logs import keep, new_pen, told
from tests.server.room.tables import Ear, ids, play


async def fork(visitor, match, **body):
    return await visitor.post(f"/api/matches/{match}/fork", json={"seat": 0, "ply": 10} | body)


async def forked(visitor, match, **body):
    """The name of the new match."""
    answer = await fork(visitor, match, **body)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def ended(house, *players, game="duel", **more):
    pen = (await new_pen(house, game, players, **more)).play_out()
    return pen, await keep(house, pen)


async def test_it_begins_where_the_match_was(house, anna, bob, guest):
    pen, match = await ended(house, anna, bob)
    carla = await guest("Carla")
    new = await forked(carla, match, ply=20, seat=1, level="random")
    log = await house.store.read(read_entries, new)
    assert [(one.kind, one.seat, one.value, one.by) for one in log[:20]] == [
        ("key", move.seat, move.key, "table") for move in pen.state.match.moves[:20]
    ]
    room = await house.rooms.room(new)
    begun = room.state.match.fork(20)
    assert digest(begun.state) == digest(pen.state.match.fork(20).state)
    assert [(one.person, one.bot) for one in room.state.setup.seatings] == [
        ("", "random"), (carla.person, ""),
    ]  # fmt: skip


async def test_there_may_be_too_many_in_play(house, anna, bob):
    _, match = await ended(house, anna, bob)
    house.config = house.config.model_copy(update={"tables_in_play": 1})
    await forked(anna, match)
    refused = await fork(anna, match)
    assert (refused.status_code, refused.json()["error"]) == (409, "tables-in-play")
    await forked(bob, match)


async def test_it_is_played_on_and_survives(house, anna, bob):
    """The bots answer by themselves, and after a reload it is where it was."""
    _, match = await ended(house, anna, bob)
    new = await forked(anna, match, ply=20, level="random")
    room = await house.rooms.room(new)
    ear = Ear(0)
    await room.enter(ear, {})
    async with patient():
        while room.state.match.ply < 30:
            if 0 in room.state.asked_seats():
                await play(room, 0, room.state_for(0, None).sent["options"][0])
            else:
                heard = len(ear.of(Update))
                await ear.until(lambda it, before=heard: len(it.of(Update)) > before)
    room.close()
    again = await house.rooms.room(new)
    assert again.state.match.moves[:30] == room.state.match.moves[:30]
    steps = (await told(anna, new, "replay")).json()
    assert steps["origin"] == {"match": match, "ply": 20}


async def test_nothing_is_at_stake_and_nobody_is_asked_to_come(house, anna, bob):
    _, match = await ended(house, anna, bob, rated=True, delay=60, undo="none")
    new = await forked(bob, match, ply=3)
    table = (await bob.get(f"/api/tables/{new}")).json()
    assert table["status"] == "playing"
    assert not table["rated"]
    assert not table["listed"]
    assert (table["undo"], table["delay"], table["mine"]) == ("free", 0, [0])
    assert table["host"]["id"] == bob.person


async def test_the_moves_of_before_cannot_be_taken_back(house, anna, bob):
    pen = await new_pen(house, "duel", (anna, bob))
    mover = pen.play_undoable()
    ply = pen.state.match.ply
    match = await keep(house, pen.play_out())
    room = await house.rooms.room(await forked(anna, match, ply=ply, seat=mover))
    async with room.lock:
        seen = room.state.feeds[mover].n
    with pytest.raises(IllegalChoice, match="no-undo"):
        await room.obey(anna.person, Undo(id=next(ids), seat=mover, expect=seen))


async def test_the_same_moves_meet_the_same_dice(house, anna, bob):
    pen, match = await ended(house, anna, bob)
    await forked(anna, match, ply=5)
    (new,) = await house.store.read(
        lambda db: db.scalars(select(matches.c.id).where(matches.c.status == "playing")).all()
    )
    again = (await house.rooms.room(new)).state.match.fork(5)
    for move in pen.state.match.moves[5:]:
        again.play(move.seat, move.key)
    assert digest(again.state) == digest(pen.state.match.state)


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        ({"ply": 100_000}, 400, "no-such-ply"),
        ({"ply": -1}, 422, "field-too-small"),
        ({"seat": 7}, 404, "no-such-seat"),
        ({"level": "genius"}, 400, "no-such-bot"),
        ({"wish": 1}, 422, "field-unexpected"),
    ],
)
async def test_what_cannot_be(house, anna, bob, wish, status, error):
    _, match = await ended(house, anna, bob)
    answer = await fork(anna, match, **wish)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


async def test_not_from_the_end(house, anna, bob):
    pen, match = await ended(house, anna, bob)
    answer = await fork(anna, match, ply=pen.state.match.ply)
    assert (answer.status_code, answer.json()["error"]) == (400, "fork-at-the-end")


async def test_not_while_it_is_on(house, anna, bob):
    match = await keep(house, (await new_pen(house, "duel", (anna, bob))).play_on(20))
    answer = await fork(anna, match, ply=3)
    assert (answer.status_code, answer.json()["error"]) == (409, "replay-not-over")


async def test_not_by_those_who_may_not_see_it(house, anna, bob, guest, client):
    _, match = await ended(house, anna, bob, watching=False)
    answer = await fork(await guest("Carla"), match)
    assert (answer.status_code, answer.json()["error"]) == (403, "not-watched")
    answer = await fork(client, match)
    assert (answer.status_code, answer.json()["error"]) == (401, "who-are-you")
