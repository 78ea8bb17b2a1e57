"""While a match is on, everybody can look back at what they have been sent, and at nothing else."""

from fhtagn.kernel.state import SPECTATOR
from fhtagn.lab.laws import wire
from fhtagn.server.limits import Limits
from fhtagn.server.protocol import State, Update
from fhtagn.server.store.schema import entries
from tests.server.replays.logs import HOUR, frames, keep, looks, new_pen, refused, seen, told
from tests.server.room.follower import changed
from tests.server.room.tables import Ear, play, put_match

# -- what one was sent -----------------------------------------------------------------------------


class Memory:
    """What a listener has been sent, by the numbers of its feed, as a client keeps it."""

    def __init__(self, ear, seat):
        self.at, now = {}, None
        for message in ear.heard:
            if isinstance(message, State) and message.seat == seat:
                now = message.sent
            elif isinstance(message, Update) and message.seat == seat:
                now = changed(now, list(message.changes))
            else:
                continue
            self.at[message.n] = {name: now[name] for name in now if name != "aborted"}


async def test_a_frame_is_what_was_sent_with_its_number(house, anna, bob, client):
    match = await house.store.write(lambda db: put_match(db, "fate", (anna.person, bob.person)))
    room, viewers = await house.rooms.room(match), {0: anna, 1: bob, SPECTATOR: client}
    ears = {seat: Ear(seat) for seat in viewers}
    for ear in ears.values():
        await room.enter(ear, {})
    for _ in range(20):
        seat = room.state.questions()[0].seat
        await play(room, seat, room.state_for(seat, None).sent["options"][0])
    for seat, viewer in viewers.items():
        memory = Memory(ears[seat], seat).at
        shown = await frames(viewer, match, seat, 0, 49)
        assert len(shown) > 15
        assert {one["number"]: wire(one["sent"]) for one in shown} == {
            number: wire(memory[number]) for number in memory
        }
        assert wire([event for one in shown for event in one["events"]]) == wire(
            room.state.match.told(seat)
        )


# -- and nothing else ------------------------------------------------------------------------------


async def test_players_see_their_own_seats_and_watchers_what_watchers_see(house, anna, bob, client):
    match = await keep(house, (await new_pen(house, "duel", (anna, bob))).play_on(12))
    for viewer, own in ((anna, 0), (bob, 1), (client, SPECTATOR)):
        replay = (await told(viewer, match, "replay")).json()
        assert (replay["seats"], replay["seat"], replay["status"]) == ([own], own, "playing")
        assert (replay["finished_at"], replay["outcome"]) == (None, None)
        for seat in {0, 1, SPECTATOR} - {own}:
            error = await refused(viewer, match, "replay", 403, seat=seat)
            assert error == "replay-own-seats"
            look = {"seat": seat, "from": 0, "to": 1}
            assert await refused(viewer, match, "replay/frames", 403, **look) == "replay-own-seats"
        assert await refused(viewer, match, "record", 409) == "replay-not-over"


async def test_of_others_moves_nobody_is_told_the_keys(house, anna, bob, client):
    pen = (await new_pen(house, "duel", (anna, bob))).play_on(12)
    match = await keep(house, pen)
    for viewer, own in ((anna, 0), (bob, 1), (client, SPECTATOR)):
        steps = (await told(viewer, match, "replay")).json()["steps"][1:]
        assert [(one["seat"], one["key"], one["by"]) for one in steps] == [
            (own, move.key, "person") if move.seat == own else (None, None, None)
            for move in pen.state.match.moves
        ]


async def test_whoever_has_two_seats_sees_both(house, anna):
    pen = (await new_pen(house, "duel", (anna, anna))).play_on(6)
    match = await keep(house, pen)
    assert (await told(anna, match, "replay", seat=1)).json()["seats"] == [0, 1]


async def test_the_decks_of_others_are_not_shown_before_the_end(house, anna, bob, client):
    decks = [{"deck": "london"}, {"deck": "hunters"}]
    duel = {"mode": "duel"}
    pen = await new_pen(house, "heroes", (anna, bob), options=duel, seat_options=decks)
    match = await keep(house, pen.play_on(4))

    async def shown(viewer):
        settings = (await told(viewer, match, "replay")).json()["settings"]
        return [one.get("deck") for one in settings["by_seat"]]

    assert await shown(anna) == ["london", None]
    assert await shown(bob) == [None, "hunters"]
    assert await shown(client) == [None, None]
    await keep(house, pen.play_out())
    assert await shown(client) == ["london", "hunters"]


async def test_how_often_somebody_changes_a_sealed_answer_shows_nowhere(house, anna, bob, client):
    """Until it is open; and undoing such a change is no more to be seen than the change."""
    began, answers = house.clock.wall() - HOUR, []
    for changes in (0, 3):
        pen = await new_pen(house, "fate", (anna, bob), began=began)
        first, second = pen.options(1)[:2]
        pen.play(1, first)
        pen.play(1, *[second, first] * changes)
        if changes:
            pen.play(1, second).write("undo", 1)
        pen.now = began + 20_000
        sealed = await looks(house, pen, (anna, 0), (client, SPECTATOR))
        pen.play(0, pen.options(0)[1]).play_on(10)
        answers.append((sealed, await looks(house, pen, (anna, 0), (client, SPECTATOR))))
        steps = (await told(bob, pen.state.setup.match, "replay")).json()["steps"]
        assert len(steps) > 11 + 2 * changes, "whoever changed it may look back at that"
    assert answers[0] == answers[1]


async def test_a_move_that_was_taken_back_is_gone_and_numbers_go_on(house, anna, bob, client):
    pen = await new_pen(house, "duel", (anna, bob))
    mover = pen.play_undoable()
    pen.write("undo", mover).write("said", 0, "Sorry").play_on(5, seed=1)
    match = await keep(house, pen)
    kept = pen.state.match.ply
    for viewer, seat in ((anna, 0), (bob, 1), (client, SPECTATOR)):
        steps = (await told(viewer, match, "replay")).json()["steps"]
        shown = await frames(viewer, match, seat, 0, 49)
        assert len(shown) == len(steps) == kept + 1
        assert steps[-1]["number"] == pen.state.feeds[seat].n > kept
        assert [one["number"] for one in steps] == [one["number"] for one in shown]
        for ply, one in enumerate(shown):
            assert (wire(one["sent"]), wire(one["events"])) == seen(pen, seat, ply)


async def test_what_was_agreed_to_be_taken_back_is_gone_too(house, anna, bob, client):
    pen = (await new_pen(house, "duel", (anna, bob))).play_on(30)
    match = await keep(house, pen)
    await told(client, match, "replay")
    pen.write("offer", 0, ["undo", 3]).write("reply", 1, True)
    await keep(house, pen)
    assert len((await told(client, match, "replay")).json()["steps"]) == 4
    await keep(house, pen.play_on(40, seed=2))
    for one, ply in zip(await frames(anna, match, 0, 30, 79), range(4, 44), strict=True):
        assert (wire(one["sent"]), wire(one["events"])) == seen(pen, 0, ply)


# -- later -----------------------------------------------------------------------------------------


async def test_with_a_delay_watchers_look_back_at_what_they_were_told(house, anna, bob, client):
    """Even at a move that was taken back since, while they do not know of that yet."""
    now = house.clock.wall()
    pen = await new_pen(house, "duel", (anna, bob), delay=100, began=now - HOUR)
    mover = pen.play_undoable()
    plies, pen.now = pen.state.match.ply, now - 50_000
    match = await keep(house, pen.write("undo", mover))
    assert len((await told(client, match, "replay")).json()["steps"]) == plies + 1
    assert len((await told(anna, match, "replay", seat=0)).json()["steps"]) == plies
    shown = await frames(client, match, SPECTATOR, 0, 49)
    assert shown[-1]["number"] == pen.state.feeds[SPECTATOR].n - 1


async def test_with_a_delay_the_end_comes_later_for_those_who_watch(house, anna, bob, client):
    """Until then they look back as if it were still on; the players see everything at once."""
    pen = await new_pen(house, "heroes", (anna, bob), delay=1800, began=house.clock.wall() - HOUR)
    pen.play_on(10)
    pen.now = house.clock.wall() - 60_000
    match = await keep(house, pen.play_out())
    replay = (await told(client, match, "replay")).json()
    assert (replay["status"], replay["seats"], replay["outcome"]) == ("playing", [SPECTATOR], None)
    assert (replay["finished_at"], len(replay["steps"])) == (None, 11)
    assert await refused(client, match, "record", 409) == "replay-not-over"
    assert await refused(client, match, "replay", 403, seat=0) == "replay-own-seats"
    assert (await told(anna, match, "replay")).json()["status"] == "finished"
    await told(anna, match, "record")


async def test_the_end_is_open_to_watchers_once_the_delay_is_over(house, anna, bob, client):
    pen = await new_pen(house, "heroes", (anna, bob), delay=1800, began=house.clock.wall() - HOUR)
    match = await keep(house, pen.play_out())
    assert pen.now < house.clock.wall() - 1800_000
    assert (await told(client, match, "replay")).json()["seats"] == [0, 1, SPECTATOR]
    await told(client, match, "record")


async def test_a_timeline_that_is_at_hand_goes_on_with_the_match(house, anna, bob):
    """And what it shows then is what one that is wound anew shows."""
    pen = (await new_pen(house, "duel", (anna, bob))).play_on(30)
    match = await keep(house, pen)
    await told(anna, match, "replay")
    await keep(house, pen.play_on(30, seed=1))
    on = await looks(house, pen, (anna, 0))
    house.timelines.timelines.clear()
    assert await looks(house, pen, (anna, 0)) == on
    assert len((await told(anna, match, "replay")).json()["steps"]) == 61


async def test_nobody_watches_against_a_players_will(house, anna, bob, client):
    pen = (await new_pen(house, "duel", (anna, bob))).play_on(6)
    match = await keep(house, pen)
    await told(client, match, "replay")
    await keep(house, pen.write("watch", 1, False))
    assert await refused(client, match, "replay", 403) == "not-watched"
    look = {"seat": SPECTATOR, "from": 0, "to": 1}
    assert await refused(client, match, "replay/frames", 403, **look) == "not-watched"
    await told(anna, match, "replay")


async def test_a_match_that_the_rules_have_changed_for_is_not_shown_wrongly(house, anna, bob):
    match = await keep(house, (await new_pen(house, "duel", (anna, bob))).play_on(6))
    other = entries.update().where(entries.c.seq == 4).values(mark="other")
    await house.store.write(lambda db: db.execute(other))
    assert await refused(anna, match, "replay", 409) == "match-held"


async def test_looks_are_counted(house, anna, bob, client):
    """By person, or by the address of those whom nobody knows."""
    match = await keep(house, (await new_pen(house, "duel", (anna, bob))).play_on(2))
    house.limits = Limits(house.clock, 1 / 120)  # one a minute
    for viewer in (anna, client):
        await told(viewer, match, "replay")
        assert await refused(viewer, match, "replay", 429) == "too-many"
