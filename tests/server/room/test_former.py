"""Matches that earlier versions have kept wake up as they were: from a snapshot or from the log."""

from base64 import b64decode

import pytest
from msgspec import convert

from fhtagn.kernel.save import digest
from fhtagn.server.lobby.terms import read_terms
from fhtagn.server.room.entries import LogEntry, Snapshot
from fhtagn.server.room.following import follow
from fhtagn.server.room.loading import StoredMatch, state_of
from fhtagn.server.room.match_setup import MatchSetup, Seating
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.snapshots import differing, is_usable
from tests import formats
from tests.server.room.logs import all_of


def kept(version, game):
    """The set-up, the snapshot and the log, as the database gives them."""
    found = formats.read(version, game)["server"]
    begun, taken, played = found["opening"], found["snapshot"], formats.game_of(game)
    setup = MatchSetup(
        match="match",
        game=played,
        settings=formats.settings_of(played, begun),
        terms=read_terms(begun["terms"]),
        seatings=tuple(Seating(**one) for one in begun["seatings"]),
        server_seed=begun["server_seed"],
        seat_values=tuple(begun["seat_values"]),
        started_at=begun["started_at"],
        status="playing",
        rules=begun["rules"],
    )
    rules = formats.today(taken["rules"], played)
    snapshot = Snapshot(taken["seq"], rules, taken["digest"], b64decode(taken["course"]))
    return setup, snapshot, [convert(one, LogEntry) for one in found["entries"]], found["ends"]


@pytest.mark.parametrize("game", formats.GAMES)
@pytest.mark.parametrize("version", formats.VERSIONS)
def test_the_log_leads_where_it_did(version, game):
    setup, _snapshot, entries, ends = kept(version, game)
    state = follow(RoomState.begun(setup), entries)
    assert about(state) == ends


@pytest.mark.parametrize("game", formats.GAMES)
def test_a_snapshot_of_the_second_form_and_the_rest_are_the_whole_log(game):
    setup, snapshot, entries, ends = kept(formats.SECOND, game)
    assert is_usable(snapshot, setup.game)
    tail = entries[snapshot.seq :]
    before = follow(RoomState.begun(setup), entries[: snapshot.seq])
    state = state_of(StoredMatch(setup, snapshot, ()))
    assert digest(state.match.state) == snapshot.digest
    assert all_of(state) == all_of(before)
    assert differing(before, snapshot) == [
        "times"
    ]  # they count only while a move can be taken back
    assert about(follow(state, tail)) == ends
    assert all_of(state) == all_of(follow(RoomState.begun(setup), entries))


@pytest.mark.parametrize("game", formats.GAMES)
def test_a_snapshot_of_the_first_form_is_passed_over(game):
    """What it tells of events cannot be read any more; the log can."""
    setup, snapshot, _entries, _ends = kept(formats.FIRST, game)
    assert snapshot.rules.startswith("1 ")
    assert not is_usable(snapshot, setup.game)


def about(state):
    return {
        "digest": digest(state.match.state),
        "ply": state.match.ply,
        "seq": state.seq,
        "banks": state.clocks.banks,
        "said": len(state.said),
    }
