"""The same log gives the same state: from nothing, from a snapshot, and to whoever follows it."""

from functools import cache
from random import Random

import pytest

from fhtagn.kernel.match import Match
from fhtagn.kernel.save import digest
from fhtagn.kernel.state import SPECTATOR
from fhtagn.server.room import milestones
from fhtagn.server.room.broadcast import Broadcast
from fhtagn.server.room.entries import EVERY
from fhtagn.server.room.listeners import Audience
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.snapshots import is_due, snapshot, unpacked
from tests.effort import effort
from tests.server.room.follower import Hearing
from tests.server.room.logs import CASES, Log, all_of, around, exact, made_by_chance, seen, setup

HAPPENS = {"key", "undo", "offer", "reply", "said", "mute", "stops", "takeover", "back", "watch"}
SEALING = ("fate", "call")  # those that begin with questions to several at once
STEPS = 120


@cache
def logs(game):
    return [made_by_chance(game, seed, STEPS) for seed in range(effort(4, 2))]


def states(log):
    """The state after each of its entries."""
    state = RoomState.begun(log.setup)
    for entry in log.entries:
        state.admit(entry)
        yield state


@pytest.mark.parametrize("game", CASES)
def test_everything_happens_in_the_logs(game):
    """Else the other tests mean little."""
    happened = set().union(*(company.did for company in logs(game)))
    assert happened >= HAPPENS
    assert "resealed" in happened or game not in SEALING


@pytest.mark.parametrize("game", CASES)
def test_the_same_log_gives_the_same_course(game, did):
    for company in logs(game):
        assert all_of(company.log.again()) == all_of(company.log.state)
        did["logs"] += 1


@pytest.mark.parametrize("game", CASES)
def test_a_snapshot_and_the_rest_are_the_whole_log(game, did):
    for company in logs(game)[:2]:
        log, whole = company.log, all_of(company.log.state)
        for state in states(log):
            if is_due(state, state.seq - EVERY):
                other = unpacked(log.setup, snapshot(state))
                assert all_of(other) == all_of(state)
                for entry in log.entries[state.seq :]:
                    other.admit(entry)
                assert all_of(other) == whole
                did["snapshots"] += 1
    did.at_least(snapshots=10)


@pytest.mark.parametrize("game", CASES)
def test_no_snapshot_is_taken_while_something_can_be_taken_back(game, did):
    """What lay before a move is not kept: undo must be offered just as without a snapshot."""
    for company in logs(game):
        for state in states(company.log):
            if any(state.can_undo(seat) for seat in range(CASES[game])):
                assert not is_due(state, state.seq - EVERY)
                did["moments"] += 1
    did.at_least(moments=10)


def test_a_snapshot_is_not_taken_too_often():
    state = Log(game="duel").play(0, "faction:sleeper").play(1, "faction:windwalker").state
    assert is_due(state, state.seq - EVERY)
    assert not is_due(state, state.seq - EVERY + 1)


def test_a_snapshot_of_the_end_is_one():
    """Nobody has to agree but Ann, as the other is a bot."""
    log = Log(setup("duel", ("Ann", "bot:random")))
    log.play(0, "faction:sleeper").play(1, "faction:windwalker", by="bot")
    log.enter("offer", 0, ["abort", 2])
    assert log.state.aborted
    assert all_of(unpacked(log.setup, snapshot(log.state))) == all_of(log.state)


# -- going back ------------------------------------------------------------------------------------


def about(match):
    """Everything about a match that can make a difference."""
    return match.moves, match.events, match.seq, match.firm, digest(match.state)


@pytest.mark.parametrize("game", CASES)
def test_from_a_milestone_the_match_is_as_if_played_from_the_beginning(game, did, monkeypatch):
    monkeypatch.setattr(milestones, "APART", 3)
    for company in logs(game)[:2]:
        state = company.log.again()
        assert all_of(state) == all_of(company.log.state)
        for ply in range(0, state.match.ply, 3):
            again = state.milestones.match_at(state.match, ply)
            assert about(again) == about(state.match.fork(ply))
            did["plies"] += 1
        did["milestones"] += len(state.milestones.tables)
    did.at_least(plies=10, milestones=1)


def test_going_back_late_in_a_match_does_not_play_all_of_it_again(monkeypatch):
    log, dice = Log(game="call"), Random(3)
    while log.state.match.ply < 150:
        seat, question = next(iter(log.questions().items()))
        log.play(seat, dice.choice(log.keys(seat)[: len(question.options)]))
    seat, ply = log.state.match.moves[-1].seat, log.state.match.ply
    log.enter("offer", seat, ["undo", log.state.last_own(seat)])
    played, play = [], Match.play
    monkeypatch.setattr(Match, "play", lambda *one: (played.append(one), play(*one)))
    log.enter("reply", 1 - seat, True)
    assert log.state.match.ply == ply - 1
    assert len(played) < 50
    assert max(log.state.milestones.tables) < ply


# -- what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", CASES)
def test_whoever_follows_has_what_a_newcomer_is_told(game, did):
    """Every number once and in order, and after each of them all is as it would be from nothing."""
    for company in logs(game):
        log, state = company.log, RoomState.begun(company.log.setup)
        ears = Ears(state)
        for entry in log.entries:
            before = ears.broadcast.numbers()
            state.admit(entry)
            ears.broadcast.publish(entry, before)
            for seat, ear in ears.by_seat.items():
                assert exact(ear.followers[seat].has()) == exact(seen(state, seat))
                did["looks"] += 1
    did.at_least(looks=500)


class Ears:
    """An ear at every seat and one that watches."""

    def __init__(self, state):
        seats = range(len(state.setup.seatings))
        self.broadcast = Broadcast(state, Audience(len(seats), 0))
        self.by_seat = {seat: Hearing(seat) for seat in (*seats, SPECTATOR)}
        for ear in self.by_seat.values():
            self.broadcast.enter(ear, {})


@pytest.mark.parametrize("game", CASES)
def test_a_gap_is_closed_from_any_number(game, did):
    """Whoever has slept since some entry is told the rest, and has all of it."""
    for company in logs(game)[:2]:
        log, state = company.log, RoomState.begun(company.log.setup)
        ears = Ears(state)
        asleep = []
        for entry in log.entries:
            before = ears.broadcast.numbers()
            state.admit(entry)
            ears.broadcast.publish(entry, before)
            if entry.seq % 5 == 0:
                asleep += [(seat, sleeping(ear, seat)) for seat, ear in ears.by_seat.items()]
        for seat, ear in asleep:
            ears.broadcast.enter(ear, {seat: ear.followers[seat].n})
            assert exact(ear.followers[seat].has()) == exact(seen(state, seat))
            did["gaps"] += 1
    did.at_least(gaps=20)


def sleeping(ear, seat):
    """Somebody who has heard what the ear has heard so far, and hears no more."""
    other = Hearing(seat)
    for frame in ear.frames:
        other.followers[seat].take(frame)
    return other


@pytest.mark.parametrize("game", CASES)
def test_what_has_no_number_for_a_seat_shows_it_nothing(game, did):
    """Neither at its place nor around the table, where everybody sees the same."""
    for company in logs(game):
        state = RoomState.begun(company.log.setup)
        for entry in company.log.entries:
            numbers = {seat: feed.n for seat, feed in state.feeds.items()}
            was = {seat: seen(state, seat) for seat in numbers}
            room = around(state, 0)
            state.admit(entry)
            untold = [seat for seat in numbers if state.feeds[seat].n == numbers[seat]]
            assert all(state.feeds[seat].n - numbers[seat] <= 1 for seat in numbers)
            assert {seat: seen(state, seat) for seat in untold} == {
                seat: was[seat] for seat in untold
            }
            if untold and entry.kind != "watch":
                assert around(state, 0) == room
            did["untold"] += len(untold)
            did["resealed"] += entry.kind == "key" and bool(untold)
    did.at_least(untold=20, resealed=game in SEALING)


# -- do and undo -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", CASES)
def test_to_do_and_undo_is_to_do_nothing(game, did):
    """And to do it again is to do the same; only the chance to undo may have passed to another."""
    for company in logs(game)[:2]:
        log = Log(company.log.setup)
        for entry in company.log.entries:
            if entry.kind == "key" and entry.by == "person" and entry.seat >= 0:
                before, table = look(log, entry.seat), digest(log.state.match.state)
                log.play(entry.seat, entry.value)
                if log.state.can_undo(entry.seat):
                    done = look(log, entry.seat)
                    log.enter("undo", entry.seat)
                    assert look(log, entry.seat) == before
                    assert digest(log.state.match.state) == table
                    log.play(entry.seat, entry.value)
                    assert look(log, entry.seat) == done
                    did["undone"] += 1
            else:
                admit_as(log, entry)
    did.at_least(undone=5)


def look(log, mover):
    """All that anybody sees, but for the numbers, and whether others may undo."""
    views = {seat: seen(log.state, seat) for seat in log.state.everybody()}
    return {
        seat: {**view, "n": 0, "can_undo": view["can_undo"] and seat == mover}
        for seat, view in views.items()
    }


def admit_as(log, entry):
    """The like of an entry from another log, if it goes."""
    log.enter(entry.kind, entry.seat, entry.value, entry.by)


@pytest.mark.parametrize("game", CASES)
def test_the_same_moves_meet_the_same_dice_again(game, did):
    """Everybody agrees to go back, and then all do what they did."""
    company = logs(game)[0]
    keys = [tuple(move[:2]) for move in company.log.state.match.moves]
    bys = list(company.log.state.bys)
    log = Log(company.log.setup)
    for (seat, key), by in zip(keys, bys, strict=True):
        log.play(seat, key, by=by)
    whole = digest(log.state.match.state), [tuple(one) for one in log.state.match.events]
    for ply in range(0, len(keys), 7):
        if log.state.over:
            break
        log.enter("offer", 0, ["undo", ply])
        for other in range(1, CASES[game]):
            log.enter("reply", other, value=True)
        assert log.state.match.ply == ply
        assert [one[:2] for one in log.state.match.moves] == keys[:ply]
        for (seat, key), by in zip(keys[ply:], bys[ply:], strict=True):
            log.play(seat, key, by=by)
        assert (
            digest(log.state.match.state),
            [tuple(one) for one in log.state.match.events],
        ) == whole
        did["rewinds"] += 1
    assert all_of(log.again()) == all_of(log.state)
