"""After the end everybody who may see a match sees all of it, at every ply, from every seat."""

import json

import pytest

from fhtagn.cli import run
from fhtagn.kernel.match import replayed
from fhtagn.kernel.state import SPECTATOR
from fhtagn.lab.laws import wire
from fhtagn.server.library import game_of
from fhtagn.server.replays import timelines
from fhtagn.server.replays.looking import MOST
from fhtagn.server.store.schema import entries, matches
from tests.server.lobby.tables import MINE, OPEN, ok, opened
from tests.server.replays.logs import everybody, frames, keep, new_pen, refused, seen, told


async def ended(house, *players, game="heroes", **more):
    pen = (await new_pen(house, game, players, **more)).play_out()
    return pen, await keep(house, pen)


async def test_every_ply_from_every_seat_is_what_was_sent_then(house, anna, bob, client):
    pen, match = await ended(house, anna, bob)
    plies = pen.state.match.ply
    for seat in everybody(pen):
        shown = [
            one
            for first in range(0, plies + 1, MOST)
            for one in await frames(client, match, seat, first, first + MOST - 1)
        ]
        assert [one["number"] for one in shown] == list(range(plies + 1))
        for ply, one in enumerate(shown):
            assert (wire(one["sent"]), wire(one["events"])) == seen(pen, seat, ply)


async def test_every_move_is_told_with_who_made_it_and_when(house, anna, bob, client):
    pen, match = await ended(house, anna, bob)
    replay = (await told(client, match, "replay")).json()
    assert replay["status"] == "finished"
    assert replay["finished_at"] == pen.now
    reason, places = pen.state.match.state.outcome
    assert replay["outcome"] == [reason, list(places)]
    assert replay["seats"] == everybody(pen)
    assert [one["name"] for one in replay["sitting"]] == ["Anna", "Boris"]
    beginning, *steps = replay["steps"]
    assert beginning == {
        "number": 0, "at": pen.state.setup.started_at, "seat": None, "key": None, "by": None,
    }  # fmt: skip
    assert [(one["number"], one["at"]) for one in steps] == [
        (ply, pen.state.setup.started_at + 1000 * ply) for ply in range(1, pen.state.match.ply + 1)
    ]
    assert [(one["seat"], one["key"]) for one in steps] == [
        (move.seat, move.key) for move in pen.state.match.moves
    ]
    assert [one["by"] for one in steps] == pen.state.bys


async def test_moves_that_were_taken_back_are_no_part_of_it(house, anna, bob, client):
    pen = (await new_pen(house, "duel", (anna, bob))).play_on(6)
    mover = pen.play_undoable()
    match = await keep(house, pen.write("undo", mover).play_out(seed=1))
    steps = (await told(client, match, "replay")).json()["steps"]
    assert [(one["seat"], one["key"]) for one in steps[1:]] == [
        (move.seat, move.key) for move in pen.state.match.moves
    ]
    assert len(steps) - 1 == pen.state.seq - 2


async def test_the_record_can_be_played_elsewhere(house, anna, bob, client):
    pen, match = await ended(house, anna, bob)
    answer = await told(client, match, "record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{match}.json"'
    record = answer.json()
    assert replayed(game_of("heroes"), record).state.outcome == pen.state.match.state.outcome
    setup = pen.state.setup
    assert record["server_seed"] == setup.server_seed == "seed"
    assert record["commitment"] == setup.commitment
    assert record["seat_values"] == ["value 0", "value 1"]
    assert json.loads(answer.content) == pen.state.match.record() | {
        "match": match, "server_seed": "seed", "commitment": setup.commitment,
        "seat_values": ["value 0", "value 1"], "drawn": [],
    }  # fmt: skip


async def test_the_record_can_be_verified_elsewhere(house, anna, bob, client, tmp_path, capsys):
    _, match = await ended(house, anna, bob)
    file = tmp_path / "match.json"
    file.write_bytes((await told(client, match, "record")).content)
    assert run(["verify", str(file), "--lang", "en"]) == 0
    assert "0=value 0 1=value 1" in capsys.readouterr().out


async def test_seats_that_were_drawn_can_be_verified(anna, bob, tmp_path, capsys):
    table = await opened(anna, MINE, OPEN)
    ok(await anna.patch(f"{table}/seats/0", json={"value": "hers"}))
    ok(await bob.post(f"{table}/join", json={"value": "his"}))
    started = ok(await anna.post(f"{table}/start"))
    match, places = started["id"], [anna.person, bob.person]
    resign = {"do": "play", "id": "one", "seat": started["mine"][0], "expect": 0, "key": "resign"}
    ok(await anna.post(f"/api/matches/{match}/commands", json=resign))
    answer = await told(anna, match, "record")
    record = answer.json()
    assert record["seat_values"] == ["hers", "his"]
    sitting = [one["person"]["id"] for one in started["seats"]]
    assert [places[place] for place in record["drawn"]] == sitting
    file = tmp_path / "match.json"
    file.write_bytes(answer.content)
    assert run(["verify", str(file), "--lang", "en"]) == 0
    assert "The seats were drawn from the same chance" in capsys.readouterr().out


async def test_a_match_that_was_aborted_is_open_too(house, anna, bob, client):
    pen = (await new_pen(house, "duel", (anna, bob))).play_on(5)
    match = await keep(house, pen.write("offer", 0, ["abort", 5]).write("reply", 1, True))
    replay = (await told(client, match, "replay")).json()
    assert (replay["status"], replay["outcome"], len(replay["steps"])) == ("aborted", None, 6)
    assert len((await told(client, match, "record")).json()["keys"]) == 5


# -- whoever may see it ----------------------------------------------------------------------------


async def test_one_player_who_does_not_want_it_is_enough(house, anna, bob, client):
    pen = (await new_pen(house, "heroes", (anna, bob))).write("watch", 1, False)
    match = await keep(house, pen.play_out())
    for path in ("replay", "record"):
        assert await refused(client, match, path, 403) == "not-watched"
        await told(anna, match, path)
    await keep(house, pen.write("watch", 1, True))
    await told(client, match, "replay")


async def test_a_table_without_watchers_is_for_its_players(house, anna, bob, client):
    _, match = await ended(house, anna, bob, watching=False)
    assert await refused(client, match, "replay", 403) == "not-watched"
    assert (await told(bob, match, "replay")).json()["seats"] == [0, 1, SPECTATOR]


@pytest.mark.parametrize("path", ["replay", "record"])
async def test_what_is_not_there(house, anna, client, path):
    assert await refused(client, "nothing", path, 404) == "no-such-match"


async def test_a_seat_that_is_not_there(house, anna, bob, client):
    _, match = await ended(house, anna, bob)
    assert await refused(client, match, "replay", 404, seat=2) == "no-such-seat"
    assert await refused(client, match, "replay", 404, seat=-1) == "no-such-seat"
    assert await refused(client, match, "replay", 422, seat=16) == "field-too-large"


async def test_only_so_many_frames_at_once(house, anna, bob, client):
    _, match = await ended(house, anna, bob)
    path, all_seen = "replay/frames", {"seat": 0, "from": 0}
    assert len((await told(client, match, path, **all_seen, to=MOST - 1)).json()["frames"]) == MOST
    assert await refused(client, match, path, 400, **all_seen, to=MOST) == "replay-range"
    assert await refused(client, match, path, 400, **all_seen | {"from": 5}, to=4) == "replay-range"
    beyond = {"seat": 0, "from": 10_000, "to": 10_010}
    assert (await told(client, match, path, **beyond)).json()["frames"] == []


# -- other rules -----------------------------------------------------------------------------------


OTHERS = {"replay-other-rules": {"rules": "0.1"}, "replay-other-content": {"content": "other"}}


async def set_match(house, **values):
    await house.store.write(lambda db: db.execute(matches.update().values(**values)))


@pytest.mark.parametrize("error", OTHERS)
async def test_other_rules_or_cards_that_make_no_difference_are_none(
    house, anna, bob, client, tmp_path, error
):
    """Such as another text on a card, in one language."""
    _, match = await ended(house, anna, bob)
    before = [(await told(client, match, path)).content for path in ("replay", "record")]
    await set_match(house, **OTHERS[error])
    house.timelines.timelines.clear()
    after = [(await told(client, match, path)).content for path in ("replay", "record")]
    assert after == before
    file = tmp_path / "match.json"
    file.write_bytes(after[1])
    assert run(["verify", str(file)]) == 0


@pytest.mark.parametrize("error", OTHERS)
@pytest.mark.parametrize(
    "differs",
    [
        entries.update().where(entries.c.seq == 7).values(mark="0.0"),
        entries.update().where(entries.c.seq == 7).values(value="no such key"),
        matches.update().values(outcome=["other", [1, 2]]),
        matches.update().values(terms={"seats": 2, "options": {"mode": "no such mode"}}),
    ],
    ids=["mark", "key", "outcome", "settings"],
)
async def test_a_match_that_goes_another_way_now_is_not_shown_wrongly(
    house, anna, bob, client, error, differs
):
    _, match = await ended(house, anna, bob)
    await set_match(house, **OTHERS[error])
    await house.store.write(lambda db: db.execute(differs))
    for path in ("replay", "record"):
        assert await refused(client, match, path, 409) == error


async def test_a_game_that_fails_with_other_cards_is_not_shown(
    house, anna, bob, client, monkeypatch
):
    """A card that is not there any more may fail anywhere."""
    _, match = await ended(house, anna, bob)
    await set_match(house, content="other")

    def failing(*_):
        raise KeyError("no such card")

    monkeypatch.setattr(timelines, "Timeline", failing)
    assert await refused(client, match, "replay", 409) == "replay-other-content"


async def test_the_rules_of_the_end_are_those_it_is_shown_by(house, anna, bob, client):
    """A match that began by older rules is played on by those of the server, and ends by them."""
    pen = (await new_pen(house, "heroes", (anna, bob))).play_out()
    older = {"rules": "0.1", "content": "other"}
    await house.store.write(lambda db: db.execute(matches.update().values(**older)))
    match = await keep(house, pen)
    assert (await told(client, match, "replay")).json()["rules"] == game_of("heroes").version


# -- at hand ---------------------------------------------------------------------------------------


async def test_what_was_looked_at_is_at_hand_and_not_too_much_of_it(
    house, anna, bob, client, monkeypatch
):
    monkeypatch.setattr(timelines, "MOST", 2)
    all_ended = [(await ended(house, anna, bob, seed=f"seed {n}"))[1] for n in range(3)]
    first = (await told(client, all_ended[0], "replay")).content
    timeline = house.timelines.timelines[all_ended[0], False]
    assert (await told(client, all_ended[0], "replay")).content == first
    assert house.timelines.timelines[all_ended[0], False] is timeline
    for match in all_ended[1:]:
        await told(client, match, "replay")
    assert [match for match, _late in house.timelines.timelines] == all_ended[1:]
    assert (await told(client, all_ended[0], "replay")).content == first
