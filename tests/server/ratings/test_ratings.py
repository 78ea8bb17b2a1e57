"""Ratings tell who plays a game better, from rated matches between people, each counted once."""

import asyncio
from threading import Event

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import text

from fhtagn.server import ratings
from fhtagn.server.protocol import Claim, Offer, Reply
from fhtagn.server.room.entries import Lease, LeaseLost, append, read_entries
from fhtagn.server.room.finish import finish
from fhtagn.server.store.engines import open_store
from fhtagn.server.store.schema import people
from fhtagn.server.store.schema import ratings as rows
from tests.clock import wait_until
from tests.server.room.tables import ids, play, put_match, put_person

NEW = PlackettLuce().rating()


async def begun(house, sitting=("Ann", "Bob"), **terms):
    """The people and the room of a rated match; a name that comes twice is one person."""

    def put(db):
        known = {name: put_person(db, name) for name in sitting if not name.startswith("bot:")}
        seated = [known.get(name, name) for name in sitting]
        return known, put_match(db, "duel", seated, **{"rated": True} | terms)

    known, match = await house.store.write(put)
    return known, await house.rooms.room(match)


async def resign(room, seat=0):
    await play(room, seat, "resign")
    assert room.state.over


async def say(room, command, seat, **more):
    person = room.state.setup.seatings[seat].person
    await room.obey(person, command(id=next(ids), seat=seat, **more))


async def of(house, person):
    return await house.store.read(ratings.of, person)


# -- what counts -----------------------------------------------------------------------------------


async def test_the_winner_rises_and_the_loser_falls(house):
    known, room = await begun(house)
    assert await of(house, known["Ann"]) == []
    await resign(room, 0)
    assert room.state.match.state.outcome.places == (2, 1)
    (ann,), (bob,) = await of(house, known["Ann"]), await of(house, known["Bob"])
    assert (ann.game, ann.played, bob.played) == ("duel", 1, 1)
    assert ann.mu < NEW.mu < bob.mu
    assert max(ann.sigma, bob.sigma) < NEW.sigma
    assert ann.ordinal < bob.ordinal == bob.mu - 3 * bob.sigma


async def test_the_next_match_goes_on_from_there(house):
    known, room = await begun(house)
    await resign(room)
    (before,) = await of(house, known["Bob"])

    def put(db):
        return put_match(db, "duel", tuple(known.values()), rated=True)

    await resign(await house.rooms.room(await house.store.write(put)))
    (after,) = await of(house, known["Bob"])
    assert (after.played, after.mu > before.mu, after.sigma < before.sigma) == (2, True, True)


@pytest.mark.parametrize(
    ("sitting", "terms"),
    [
        (("Ann", "Bob"), {"rated": False}),
        (("Ann", "Ann"), {}),
        (("Ann", "bot:random"), {}),
    ],
)
async def test_other_matches_do_not_count(house, sitting, terms):
    known, room = await begun(house, sitting, **terms)
    await resign(room)
    assert [await of(house, person) for person in known.values()] == [[]] * len(known)


async def test_a_match_that_was_aborted_does_not_count(house):
    known, room = await begun(house)
    await say(room, Offer, 0, what="abort", expect=room.state.feeds[0].n)
    await say(room, Reply, 1, yes=True, expect=room.state.feeds[1].n)
    assert room.state.aborted
    assert await of(house, known["Ann"]) == await of(house, known["Bob"]) == []


async def test_a_bot_that_stood_in_has_played_for_the_absent(house):
    known, room = await begun(house)
    room.audience.absent_since[1] = 0
    await say(room, Claim, 0, whom=1)
    assert room.state.bot_of(1)
    await resign(room, 0)
    assert [one.played for one in await of(house, known["Bob"])] == [1]
    assert (await of(house, known["Bob"]))[0].mu > NEW.mu


async def test_of_somebody_who_has_gone_nothing_is_kept(house):
    known, room = await begun(house)
    gone = people.update().where(people.c.id == known["Ann"]).values(deleted_at=1)
    await house.store.write(lambda db: db.execute(gone))
    await resign(room)
    assert await of(house, known["Ann"]) == []
    assert [one.played for one in await of(house, known["Bob"])] == [1]


# -- once ------------------------------------------------------------------------------------------


async def test_the_end_counts_once_even_if_it_is_written_again(house):
    known, room = await begun(house)
    await resign(room)
    before = await of(house, known["Bob"])
    state, (*_, last) = room.state, await house.store.read(read_entries, room.lease.match)

    def again(db):
        append(db, Lease(*room.lease), last, None, None)
        finish(db, state, last.at)

    with pytest.raises(LeaseLost):
        await house.store.write(again)
    await house.store.write(finish, state, last.at)
    assert await of(house, known["Bob"]) == before
    room.close()
    await house.rooms.room(room.lease.match)
    assert await of(house, known["Bob"]) == before


async def test_an_end_that_could_not_be_written_counts_for_nothing(house, monkeypatch):
    """And counts once when it is said again."""
    known, room = await begun(house)

    def broken(_db, _state):
        raise RuntimeError("no ratings today")

    with monkeypatch.context() as broke:
        broke.setattr(ratings, "rate", broken)
        with pytest.raises(RuntimeError):
            await resign(room)
    assert await of(house, known["Bob"]) == []
    room = await house.rooms.room(room.lease.match)
    assert not room.state.over
    await resign(room)
    assert [one.played for one in await of(house, known["Bob"])] == [1]


WAITING = text(
    "SELECT count(*) FROM pg_locks WHERE NOT granted"
    " AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"
)  # those whom I let wait


async def two_ends(house):
    """Two states of the same people that are over, and have not been written."""
    known, room = await begun(house)

    def put(db):
        return put_match(db, "duel", tuple(known.values()), rated=True)

    other = await house.rooms.room(await house.store.write(put))
    for one in (room, other):
        one.state.match.play(0, "resign")
    return known["Ann"], room.state, other.state


async def test_two_matches_of_a_person_that_end_at_once_both_count(house):
    ann, one, other = await two_ends(house)
    await asyncio.gather(house.store.write(finish, one, 1), house.store.write(finish, other, 1))
    assert [rating.played for rating in await of(house, ann)] == [2]


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_so_do_two_that_two_workers_write_at_once(house):
    """The second waits until the first is committed, which is not before it waits."""
    ann, one, other = await two_ends(house)
    written = Event()

    def first(db):
        finish(db, one, 1)
        written.set()
        wait_until(lambda: db.scalar(WAITING))

    def second(db):
        assert written.wait(30)
        finish(db, other, 1)

    worker = open_store(house.config.store_url)
    try:
        await asyncio.gather(house.store.write(first), worker.write(second))
    finally:
        await asyncio.to_thread(worker.close)
    assert [rating.played for rating in await of(house, ann)] == [2]


# -- where they are shown --------------------------------------------------------------------------


async def rated(house, count, game="heroes"):
    """So many people with ratings; the last is the best, and the first two are equal."""

    def put(db):
        everybody = [put_person(db, f"Player {number}") for number in range(count)]
        for number, person in enumerate(everybody):
            own = {"mu": 20.0 + max(1, number), "sigma": 2.0, "played": number}
            db.execute(rows.insert(), {"person": person, "game": game, **own})
        return everybody

    return await house.store.write(put)


async def board(client, game="heroes", **query):
    answer = await client.get(f"/api/ratings/{game}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_the_board_has_the_best_first_and_equals_share_a_rank(house, client):
    everybody = await rated(house, 4)
    shown = await board(client)
    assert [one["rank"] for one in shown["leaders"]] == [1, 2, 3, 3]
    assert [one["person"] for one in shown["leaders"][:2]] == everybody[:1:-1]
    assert shown["leaders"][0] == {
        "rank": 1, "person": everybody[3], "name": "Player 3", "mu": 23.0, "sigma": 2.0,
        "ordinal": 17.0, "played": 3,
    }  # fmt: skip
    assert not shown["more"]
    assert (await board(client, "duel"))["leaders"] == []


async def test_the_board_comes_in_pages(house, client):
    await rated(house, ratings.PAGE + 3)
    first, second = await board(client), await board(client, skip=ratings.PAGE)
    assert (len(first["leaders"]), first["more"]) == (ratings.PAGE, True)
    assert (len(second["leaders"]), second["more"]) == (3, False)
    assert [one["rank"] for one in second["leaders"]] == [51, 52, 52]
    assert not {one["person"] for one in first["leaders"]} & {
        one["person"] for one in second["leaders"]
    }


async def test_whoever_has_gone_is_not_on_it(house, client):
    everybody = await rated(house, 3)
    gone = people.update().where(people.c.id == everybody[2]).values(deleted_at=1)
    await house.store.write(lambda db: db.execute(gone))
    assert [one["rank"] for one in (await board(client))["leaders"]] == [1, 1]


async def test_a_game_that_is_none(client):
    answer = await client.get("/api/ratings/chess")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-game")


async def test_a_persons_ratings_are_in_their_profile(house, client):
    *_, best = await rated(house, 3)
    shown = (await client.get(f"/api/people/{best}")).json()
    assert shown["ratings"] == [{"game": "heroes", "mu": 22.0, "sigma": 2.0, "played": 2}]
