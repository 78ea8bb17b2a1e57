"""The room: who is there, what each may do, what is said, and what is refused with a reason."""

import json

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR
from fhtagn.server.errors import Forbidden, TooMany, status_of
from fhtagn.server.library import game_of
from fhtagn.server.limits import Limits
from fhtagn.server.lobby.terms import DAY, Pace
from fhtagn.server.protocol import (
    Claim,
    Mute,
    Noted,
    Offer,
    Play,
    Reasons,
    Reply,
    Room,
    Said,
    Say,
    State,
    Stops,
    Sync,
    Undo,
    Update,
    Watch,
    Why,
)
from fhtagn.server.room import room
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words
from tests.clock import settle
from tests.games.heroes.scene import A, B, scene
from tests.server.room.logs import exact, plain
from tests.server.room.tables import Ear, on_stage, sit_down

GOAT, SLEEPER = "faction:black_goat", "faction:sleeper"
SECOND = 1000
STOPS = game_of("call").display.stops


@pytest.fixture
async def duel(house, clock):
    party = await sit_down(house, "duel", "Ann", "Bob")
    await party.room()
    return party


async def around(party):
    return await (await party.room()).look_around(party.sitting[0])


# -- numbers ---------------------------------------------------------------------------------------


async def test_a_move_is_acknowledged_and_both_are_told(duel):
    ann, bob = await duel.listen(0), await duel.listen(1)
    acked = await duel.play(0, GOAT, id_="one")
    assert (acked.id, acked.n) == ("one", 1)
    assert [one.n for one in ann.of(Update)] == [one.n for one in bob.of(Update)] == [1]


async def test_the_same_command_twice_is_done_once(duel):
    await duel.listen(0)
    first = await duel.play(0, GOAT, id_="one", expect=0)
    await duel.play(1, SLEEPER)
    again = await duel.play(0, GOAT, id_="one", expect=0)
    assert (first.n, again.n) == (1, 2)
    assert [entry.value for entry in await duel.log()] == [GOAT, SLEEPER]


async def test_it_is_done_once_though_the_server_was_away_between(duel):
    await duel.play(0, GOAT, id_="one", expect=0)
    await duel.reopen()
    assert (await duel.play(0, GOAT, id_="one", expect=0)).n == 1
    assert len(await duel.log()) == 1


async def test_ids_are_each_persons_own(duel):
    await duel.play(0, GOAT, id_="one")
    await duel.play(1, SLEEPER, id_="one")
    assert len(await duel.log()) == 2


@pytest.mark.parametrize(("expect", "name"), [(0, "stale-number"), (3, "from-the-future")])
async def test_a_number_that_is_not_the_present_one_is_refused(duel, expect, name):
    await duel.play(0, GOAT)
    await duel.play(1, SLEEPER)
    (seat,) = await duel.asked()
    refusal = await duel.refuses(Play, seat, key=(await duel.keys(seat))[0], expect=expect)
    assert (refusal.name, refusal.about) == (name, {"found": expect, "now": 2})
    assert status_of(refusal) == 409


async def test_a_number_is_not_stale_because_somebody_spoke(duel):
    await duel.obey(Say, 1, text="Hello")
    assert (await duel.play(0, GOAT, expect=0)).n == 2


async def test_whoever_comes_with_a_number_is_told_the_rest(duel):
    await duel.play(0, GOAT)
    await duel.play(1, SLEEPER)
    (state,) = (await duel.listen(0, since={0: 1})).of(State)
    whole = (await duel.listen(0)).of(State)[0]
    assert (state.n, state.keep, whole.keep) == (2, 1, 0)
    assert whole.events[1:] == state.events
    assert exact(state.sent) == exact(whole.sent)


async def test_whoever_comes_from_the_future_is_told_everything(duel):
    await duel.play(0, GOAT)
    (state,) = (await duel.listen(0, since={0: 99})).of(State)
    assert (state.n, state.keep) == (1, 0)
    synced = await duel.obey(Sync, 0, since=99)
    assert (synced.n, synced.keep, synced.events) == (1, 0, state.events)


async def test_one_listener_may_have_several_seats(house):
    party = await sit_down(house, "duel", "Ann", "Ann")
    ann = await party.listen(0, 1)
    await party.play(0, GOAT)
    assert [(one.seat, one.n) for one in ann.of(Update)] == [(0, 1), (1, 1)]
    assert len(ann.of(Room)) >= 1


async def test_after_a_restart_one_can_undo_just_as_before(duel):
    await duel.play(0, GOAT)
    await duel.reopen()
    (state,) = (await duel.listen(0)).of(State)
    assert state.can_undo
    await duel.obey(Undo, 0)
    assert (await duel.state()).match.ply == 0


async def test_an_offer_tells_what_is_offered_and_no_more(duel):
    """How many moves there were is not everybody's to know: an answer may be changed unseen."""
    bob = await duel.listen(1)
    await duel.play(0, GOAT)
    await duel.obey(Offer, 0, what="undo")
    (noted,) = bob.of(Noted)
    assert (noted.kind, noted.by, noted.value) == ("offer", 0, "undo")


# -- whose seat it is ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Play, {"key": GOAT, "expect": 0}), (Undo, {"expect": 0}),
        (Offer, {"what": "abort", "expect": 0}), (Reply, {"yes": True, "expect": 0}),
        (Say, {"text": "I am Ann"}), (Mute, {"whom": 1, "on": True}), (Stops, {"windows": ()}),
        (Claim, {"whom": 1}), (Watch, {"allow": False}), (Why, {}), (Sync, {"since": None}),
    ],
)  # fmt: skip
async def test_nobody_speaks_for_anothers_seat(duel, kind, fields):
    refusal = await duel.refuses(kind, 0, person=duel.sitting[1], **fields)
    assert (refusal.name, status_of(refusal)) == ("not-your-seat", 403)
    refusal = await duel.refuses(kind, 0, person="a stranger", **fields)
    assert refusal.name == "not-your-seat"


async def test_nobody_looks_from_anothers_seat(duel):
    room = await duel.room()
    for person in (duel.sitting[1], "a stranger", ""):
        with pytest.raises(Forbidden):
            await room.look(person, 0, None)


async def test_a_seat_that_is_not_there_is_nobodys(duel):
    assert (await duel.refuses(Say, 15, text="Hi", person=duel.sitting[0])).name == "not-your-seat"
    for refusal in (
        await duel.refuses(Mute, 0, whom=7, on=True),
        await duel.refuses(Claim, 0, whom=7),
    ):
        assert (refusal.name, refusal.about) == ("no-such-seat", {"seat": 7, "most": 1})


# -- who is there ----------------------------------------------------------------------------------


async def test_who_comes_and_goes_is_seen(duel, clock):
    bob = await duel.listen(1)
    assert [one.present for one in bob.of(Room)[-1].seats] == [False, True]
    room, ann = await duel.room(), Ear(0)
    await room.enter(ann, {})
    assert bob.of(Room)[-1].seats[0].present
    clock.go_on(5000)
    room.leave(ann)
    gone = bob.of(Room)[-1].seats[0]
    assert (gone.present, gone.absent_since) == (False, clock.wall())


async def test_who_has_two_windows_open_is_there_until_the_last_is_closed(duel):
    room, first, second = await duel.room(), await duel.listen(0), await duel.listen(0)
    room.leave(first)
    assert (await around(duel)).seats[0].present
    room.leave(second)
    assert not (await around(duel)).seats[0].present


async def test_a_seat_can_be_claimed_when_its_player_has_been_away_long_enough(duel, clock):
    bob = await duel.listen(1)
    clock.go_on(59_500)
    refusal = await duel.refuses(Claim, 1, whom=0)
    assert (refusal.name, refusal.about) == ("still-here", {"seat": 0, "seconds": 1})
    assert type(refusal.about["seconds"]) is int  # a client is sent a number
    clock.go_on(500)
    await duel.obey(Claim, 1, whom=0)
    assert (await duel.log())[0].kind == "takeover"
    seat = bob.of(Room)[-1].seats[0]
    assert (seat.bot, seat.stand_in, seat.present) == ("greedy", True, False)
    assert bob.of(Noted)[-1].kind == "takeover"


async def test_who_is_there_is_not_claimed(duel, clock):
    await duel.listen(0)
    clock.go_on(3600 * SECOND)
    refusal = await duel.refuses(Claim, 1, whom=0)
    assert refusal.about == {"seat": 0, "seconds": 0}


async def test_who_has_spoken_was_there_though_nobody_listens(duel, clock):
    """Whoever plays by HTTP has no socket."""
    clock.go_on(50_000)
    await duel.obey(Why, 0)
    clock.go_on(59_999)
    assert (await duel.refuses(Claim, 1, whom=0)).name == "still-here"
    clock.go_on(1)
    await duel.obey(Claim, 1, whom=0)


async def test_who_has_looked_was_there_too(duel, clock):
    room = await duel.room()
    clock.go_on(50_000)
    await room.look(duel.sitting[0], 0, None)
    clock.go_on(59_999)
    assert (await duel.refuses(Claim, 1, whom=0)).name == "still-here"
    clock.go_on(1)
    await duel.obey(Claim, 1, whom=0)


async def test_what_is_hidden_from_the_others_is_not_told_by_when_somebody_was_seen(house, clock):
    """Ann plays by HTTP, and changes a sealed answer."""
    party = await sit_down(house, "fate", "Ann", "Bob", "Cid")
    first, second, *_ = await party.keys(0)
    await party.play(0, first)
    clock.go_on(5000)
    bob = await party.listen(1)
    before = list(bob.heard)
    clock.go_on(5000)
    await party.play(0, second)
    assert len(await party.log()) == 2
    assert bob.heard == before
    later = await party.listen(1)
    assert later.of(Room)[-1].seats[0] == before[-1].seats[0]


async def test_nor_by_when_the_seat_can_be_claimed(house, clock):
    party = await sit_down(house, "fate", "Ann", "Bob", "Cid")
    first, second, *_ = await party.keys(0)
    clock.go_on(5000)
    await party.play(0, first)
    clock.go_on(10_000)
    await party.play(0, second)
    assert (await party.refuses(Claim, 1, whom=0)).about == {"seat": 0, "seconds": 50}
    clock.go_on(50_000)
    await party.obey(Claim, 1, whom=0)


async def test_where_days_are_given_nobody_is_claimed(house, clock):
    party = await sit_down(house, "duel", "Ann", "Bob", pace=Pace(per_move=2 * DAY))
    await party.room()
    clock.go_on(DAY * SECOND)
    assert (await party.refuses(Claim, 1, whom=0)).name == "no-hurry"


async def test_neither_oneself_nor_a_bot_is_claimed(house, clock):
    party = await sit_down(house, "fate", "Ann", "Bob", "bot:random")
    await party.room()
    clock.go_on(61 * SECOND)
    assert (await party.refuses(Claim, 0, whom=2)).name == "nothing-to-claim"
    assert (await party.refuses(Claim, 0, whom=0)).name == "nothing-to-claim"
    await party.obey(Claim, 0, whom=1)
    assert (await party.refuses(Claim, 0, whom=1)).name == "nothing-to-claim"


@pytest.mark.parametrize("way", ["by a socket", "by a command"])
async def test_who_is_back_has_the_seat_back(duel, clock, monkeypatch, way):
    await no_bot_moves(duel, monkeypatch)
    clock.go_on(61 * SECOND)
    await duel.obey(Claim, 1, whom=0)
    if way == "by a socket":
        await duel.listen(0)
    else:
        assert await duel.obey(Sync, 0, since=None)
    assert [entry.kind for entry in await duel.log()] == ["takeover", "back"]
    assert (await around(duel)).seats[0].bot == ""
    await duel.play(0, GOAT)


async def no_bot_moves(party, monkeypatch):
    async def choose(*_position):
        await Ear().until(lambda _ear: False)

    monkeypatch.setattr(party.house.thinkers, "choose", choose)


async def test_after_a_restart_nobody_is_there_and_nobody_can_be_claimed_at_once(duel, clock):
    await duel.listen(0)
    clock.go_on(3600 * SECOND)
    await duel.reopen()
    assert not (await around(duel)).seats[0].present
    assert (await duel.refuses(Claim, 1, whom=0)).about == {"seat": 0, "seconds": 60}


# -- talk ------------------------------------------------------------------------------------------


async def test_what_is_said_is_heard_by_all_who_play(duel, clock):
    ann, bob = await duel.listen(0), await duel.listen(1)
    watching = await duel.listen(SPECTATOR)
    await duel.obey(Say, 0, text="  Привет,\n  Боб! ")
    for ear in (ann, bob):
        (said,) = ear.of(Said)
        assert (said.speaker, said.text, said.at) == (0, "Привет, Боб!", clock.wall())
    assert watching.of(Said) == []
    assert watching.of(State)[0].said == ()


@pytest.mark.parametrize("text", [" ", "\t\n", "a\x00b", "x\u202egnp.exe", "a\u200bb", "\ufeff"])
async def test_only_text_can_be_said(duel, text):
    assert (await duel.refuses(Say, 0, text=text)).name == "chat-not-text"


async def test_what_was_said_is_kept_for_who_comes_later(duel):
    for number in range(3):
        await duel.obey(Say, 0, text=f"line {number}")
    await duel.reopen()
    (state,) = (await duel.listen(1)).of(State)
    assert [one.text for one in state.said] == ["line 0", "line 1", "line 2"]


async def test_who_talks_too_much_must_wait(duel, monkeypatch):
    monkeypatch.setattr(duel.house, "limits", Limits(duel.house.clock, 0.1))
    await duel.obey(Say, 0, text="one", id_="a")
    await duel.obey(Say, 0, text="two")
    assert (await duel.obey(Say, 0, text="one", id_="a")).n == 2, "it was said before"
    with pytest.raises(TooMany):
        await duel.obey(Say, 0, text="three")
    await duel.obey(Say, 1, text="but I may")


async def test_who_makes_offers_too_often_must_wait(duel, monkeypatch):
    monkeypatch.setattr(duel.house, "limits", Limits(duel.house.clock, 0.1))
    for _ in range(2):
        await duel.obey(Offer, 0, what="abort")
        await duel.obey(Reply, 0, yes=False)
    with pytest.raises(TooMany):
        await duel.obey(Offer, 0, what="abort")


async def test_who_takes_back_too_often_must_wait(duel, monkeypatch):
    """Else a log could be made to grow without end, and without any snapshot."""
    monkeypatch.setattr(duel.house, "limits", Limits(duel.house.clock, 0.05))
    for _ in range(3):
        await duel.play(0, GOAT)
        await duel.obey(Undo, 0)
    await duel.play(0, GOAT)
    assert (await duel.refuses(Undo, 0)).name == "too-many"


async def test_who_is_muted_is_not_heard_and_does_not_notice(duel):
    ann, bob = await duel.listen(0), await duel.listen(1)
    await duel.obey(Mute, 1, whom=0, on=True)
    assert ann.of(Noted) == []
    acked = await duel.obey(Say, 0, text="Can you hear me?")
    assert (len(ann.of(Said)), bob.of(Said), acked.n) == (1, [], 1)
    await duel.reopen()
    (state,) = (await duel.listen(1)).of(State)
    assert (state.mutes, state.said) == ((0,), ())
    await duel.obey(Mute, 1, whom=0, on=False)
    await duel.obey(Say, 0, text="And now?")
    (state,) = (await duel.listen(1)).of(State)
    assert (state.mutes, [one.text for one in state.said]) == ((), ["And now?"])


@pytest.mark.parametrize(
    ("kind", "same", "other"),
    [
        (Mute, {"whom": 1, "on": False}, {"whom": 1, "on": True}),
        (Stops, {"windows": STOPS}, {"windows": ()}),
        (Watch, {"allow": True}, {"allow": False}),
    ],
)
async def test_what_changes_nothing_is_acknowledged_and_not_entered(house, kind, same, other):
    party = await sit_down(house, "call", "Ann", "Bob")
    acked = await party.obey(kind, 0, id_="same", **same)
    assert (acked.n, await party.log()) == (0, [])
    await party.obey(kind, 0, **other)
    assert (await party.obey(kind, 0, id_="same", **same)).n == 1, "it was done before"
    assert len(await party.log()) == 1
    await party.obey(kind, 0, **same)
    assert len(await party.log()) == 2


async def test_of_what_has_changed_nothing_only_the_latest_is_kept_in_mind(house, monkeypatch):
    monkeypatch.setattr(room, "IDLE", 3)
    party = await sit_down(house, "call", "Ann", "Bob")
    for number in range(5):
        await party.obey(Watch, 0, id_=f"w{number}", allow=True)
    kept = [tag.split(":")[1] for tag in (await party.room()).idle]
    assert kept == ["w2", "w3", "w4"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [(Mute, {"whom": 1, "on": True}), (Stops, {"windows": ()}), (Watch, {"allow": True})],
)
async def test_who_changes_settings_too_often_must_wait(duel, monkeypatch, kind, fields):
    monkeypatch.setattr(duel.house, "limits", Limits(duel.house.clock, 0.1))
    for _ in range(3):
        await duel.obey(kind, 0, **fields)
    assert (await duel.refuses(kind, 0, **fields)).name == "too-many"


async def test_who_replies_too_often_must_wait(duel, monkeypatch):
    monkeypatch.setattr(duel.house, "limits", Limits(duel.house.clock, 0.05))
    for _ in range(3):
        assert (await duel.refuses(Reply, 0, yes=True)).name == "no-offer"
    assert (await duel.refuses(Reply, 0, yes=True)).name == "too-many"


# -- watchers --------------------------------------------------------------------------------------


async def test_one_no_is_enough_and_whoever_watches_must_go(duel):
    bob, watching = await duel.listen(1), await duel.listen(SPECTATOR)
    assert bob.of(Room)[-1].watchers == 1
    await duel.obey(Watch, 0, allow=False)
    assert watching.ended == ["not-watched"]
    assert (bob.of(Room)[-1].watchers, bob.of(Room)[-1].watched) == (0, False)
    with pytest.raises(Forbidden) as refused:
        await duel.listen(SPECTATOR)
    assert refused.value.name == "not-watched"
    await duel.obey(Watch, 1, allow=True)
    with pytest.raises(Forbidden):
        await duel.listen(SPECTATOR)
    await duel.obey(Watch, 0, allow=True)
    await duel.play(0, GOAT)
    assert (await duel.listen(SPECTATOR)).of(State)[0].n > 0
    assert len(watching.of(Update)) == 0


async def test_a_table_without_watchers_has_none(house):
    party = await sit_down(house, "duel", "Ann", "Bob", watching=False)
    with pytest.raises(Forbidden):
        await (await party.room()).look("", SPECTATOR, None)
    with pytest.raises(Forbidden):
        await (await party.room()).look_around("a stranger")


async def test_a_watcher_has_no_seat_to_speak_for(duel):
    refusal = await duel.refuses(Play, 0, key=GOAT, person="a stranger")
    assert refusal.name == "not-your-seat"


# -- why not ---------------------------------------------------------------------------------------


async def test_why_something_cannot_be_done_is_told_with_the_rule(house, clock):
    g = scene(hands={A: "inn_orne", B: "inn_casey"}).g
    party = await on_stage(house, g, "heroes", "Ann", "Bob")
    mine, theirs = await party.obey(Why, A), await party.obey(Why, B)
    assert isinstance(mine, Reasons)
    assert mine.kinds["draw"] == {"offered": ["draw"]}
    assert theirs.kinds["draw"]["rule"].startswith("MH ")
    assert {"rule", "why", "about"} == theirs.kinds["draw"].keys()
    assert json.loads(exact(plain(mine)))


@pytest.mark.parametrize("game", ["heroes", "duel", "fate", "call"])
async def test_why_can_be_asked_at_any_time(house, game, clock):
    party = await sit_down(house, game, "Ann", "Bob")
    for seat in (0, 1):
        assert plain(await party.obey(Why, seat))["is"] == "reasons"
    await party.obey(Offer, 0, what="abort")
    await party.obey(Reply, 1, yes=True)
    assert plain(await party.obey(Why, 0))["is"] == "reasons"


async def test_why_can_be_asked_after_the_end(house):
    party = await sit_down(house, "duel", "Ann", "Bob")
    await party.play(0, "resign")
    assert (await party.state()).match.over
    assert plain(await party.obey(Why, 0))["is"] == "reasons"


async def test_a_key_that_is_not_offered_is_refused_with_the_nearest(duel):
    refusal = await duel.refuses(Play, 0, key="faction:sleper")
    assert (refusal.name, refusal.about["nearest"]) == ("not-offered", "faction:sleeper")
    refusal = await duel.refuses(Play, 1, key=GOAT)
    assert (refusal.name, refusal.about["asked"]) == ("not-asked", 0)


async def test_every_refusal_has_words(duel, clock):
    """In both languages, with what it is about."""
    refusals = [
        await duel.refuses(Play, 0, key="nothing"),
        await duel.refuses(Play, 0, key=GOAT, expect=9),
        await duel.refuses(Undo, 0),
        await duel.refuses(Reply, 0, yes=True),
        await duel.refuses(Claim, 0, whom=1),
        await duel.refuses(Say, 0, text="\x00"),
        await duel.refuses(Stops, 0, windows=("x",)),
        await duel.refuses(Mute, 0, whom=9, on=True),
        await duel.refuses(Say, 0, text="x", person="a stranger"),
    ]
    for refusal in refusals:
        assert isinstance(refusal, Complaint)
        for language in LANGUAGES:
            assert Words(language).complaint(refusal)


# -- the end ---------------------------------------------------------------------------------------


async def test_the_end_is_written_with_the_last_move_and_the_seed_is_shown(duel):
    bob = await duel.listen(1)
    assert bob.of(Room)[-1].server_seed == ""
    await duel.play(0, "resign")
    last = bob.of(Room)[-1]
    assert (last.status, last.server_seed) == ("finished", "seed")
    assert bob.of(Update)[-1].can_undo is False
    await duel.reopen()
    assert (await duel.state()).setup.status == "finished"
    assert (await duel.refuses(Play, 1, key="resign")).name == "match-over"
    await duel.obey(Say, 1, text="Well played")
    await settle()
