"""The time for a question, the bank behind it, and a clock that never goes back."""

import pytest

from fhtagn.kernel.state import SPECTATOR
from fhtagn.server.lobby.terms import DAY, Pace
from fhtagn.server.protocol import Offer, Play, Reply, Undo
from fhtagn.server.room.clocks import Clocks, Steady
from tests.server.room.logs import BEGAN, Log, around, setup

SECOND = 1000
NOBODY = SPECTATOR


def clocks(per_move=30, bank=60, seats=2):
    return Clocks.begun(Pace(per_move=per_move, bank=bank), seats)


# -- time per question and bank --------------------------------------------------------------------


def test_who_is_asked_has_the_time_for_a_question_and_the_bank():
    timed = clocks()
    timed.look({0}, NOBODY, 5000)
    assert timed.deadline(0) == 5000 + 90 * SECOND
    assert timed.deadline(1) is None


def test_the_bank_pays_only_for_what_takes_longer():
    timed = clocks()
    timed.look({0}, NOBODY, 0)
    timed.look({0}, 0, 30 * SECOND)
    assert timed.bank(0) == 60 * SECOND
    timed.look({1}, 0, 65 * SECOND)
    assert timed.bank(0) == 55 * SECOND
    assert timed.bank(1) == 60 * SECOND


def test_an_empty_bank_stays_empty_and_each_question_has_its_time():
    timed = clocks(bank=0)
    timed.look({0}, NOBODY, 0)
    timed.look({0}, 0, 100 * SECOND)
    assert timed.bank(0) == 0
    assert timed.deadline(0) == 130 * SECOND


def test_a_question_goes_on_while_others_speak():
    timed = clocks()
    timed.look({0}, NOBODY, 0)
    timed.look({0}, 1, 10 * SECOND)
    assert timed.deadline(0) == 90 * SECOND


def test_several_are_asked_at_once_and_each_has_their_own_time():
    timed = clocks(seats=3)
    timed.look({0, 1, 2}, NOBODY, 0)
    timed.look({1, 2}, 0, 40 * SECOND)
    assert [timed.deadline(seat) for seat in range(3)] == [None, 90 * SECOND, 90 * SECOND]
    assert [timed.bank(seat) for seat in range(3)] == [50 * SECOND, 60 * SECOND, 60 * SECOND]


def test_who_is_no_longer_asked_pays_for_the_time_until_then():
    timed = clocks()
    timed.look({0}, NOBODY, 0)
    timed.look({1}, 1, 45 * SECOND)
    assert timed.bank(0) == 45 * SECOND


def test_without_a_clock_there_is_neither_bank_nor_deadline():
    timed = Clocks.begun(Pace(), 2)
    timed.look({0}, NOBODY, 0)
    timed.look({0}, 0, 10**9)
    assert (timed.bank(0), timed.deadline(0)) == (None, None)


def test_days_are_kept_as_exactly():
    timed = clocks(per_move=3 * DAY, bank=0)
    timed.look({0}, NOBODY, 0)
    assert timed.deadline(0) == 3 * 24 * 3600 * SECOND
    assert timed.pace.kind == "days"


def test_the_table_has_no_clock():
    timed = clocks()
    timed.look({-1}, NOBODY, 0)
    assert timed.since == {}


# -- in a state -----------------------------------------------------------------------------------


def duel(**pace):
    return Log(setup("duel", pace=Pace(**pace)))


def test_the_room_shows_who_has_how_long():
    log = duel(per_move=30, bank=60)
    first, second = around(log.state, 0)["seats"]
    assert (first["bank"], first["deadline"]) == (60 * SECOND, BEGAN + 90 * SECOND)
    assert (second["bank"], second["deadline"]) == (60 * SECOND, None)
    log.obey(Play, 0, key="faction:sleeper", after=50 * SECOND)
    first, second = around(log.state, 0)["seats"]
    assert (first["bank"], first["deadline"]) == (40 * SECOND, None)
    assert second["deadline"] == BEGAN + 140 * SECOND


def test_to_undo_gains_no_time():
    """The question is the one of then, and so are its time and the bank."""
    log = duel(per_move=30, bank=60).obey(Play, 0, key="faction:sleeper", after=50 * SECOND)
    assert around(log.state, 0)["seats"][0]["bank"] == 40 * SECOND
    log.obey(Undo, 0, after=5 * SECOND)
    first, second = around(log.state, 0)["seats"]
    assert (first["deadline"], first["bank"]) == (BEGAN + 90 * SECOND, 60 * SECOND)
    assert second["deadline"] is None
    log.obey(Play, 0, key="faction:sleeper", after=10 * SECOND)
    assert around(log.state, 0)["seats"][0]["bank"] == (60 - 35) * SECOND


def test_a_decision_whose_time_is_over_stands():
    """Else whoever takes it back would at once be answered for."""
    log = duel(per_move=30).obey(Play, 0, key="faction:sleeper", after=29 * SECOND)
    assert log.refuses(Undo, 0, after=SECOND) == "undo-late"
    log.obey(Undo, 0, after=SECOND - 1)
    assert log.refuses(Undo, 0, after=10 * SECOND) == "no-undo"


def test_to_go_back_together_begins_a_new_time_for_the_question():
    log = duel(per_move=30, bank=0)
    log.obey(Play, 0, key="faction:sleeper").obey(Play, 1, key="faction:black_goat")
    log.obey(Offer, 0, what="undo").obey(Reply, 1, yes=True)
    assert around(log.state, 0)["seats"][0]["deadline"] == log.now + 30 * SECOND


def test_who_is_back_begins_a_new_time_for_the_question():
    log = duel(per_move=30, bank=0).enter("takeover", 0, "greedy", after=29 * SECOND)
    assert around(log.state, 0)["seats"][0]["deadline"] is None
    log.enter("back", 0, after=SECOND)
    assert around(log.state, 0)["seats"][0]["deadline"] == BEGAN + 60 * SECOND


def test_whose_answer_is_sealed_is_not_waited_for():
    log = Log(setup("fate", ("Ann", "Bob"), pace=Pace(per_move=30)))
    log.obey(Play, 0, key=log.keys(0)[0])
    assert around(log.state, 0)["seats"][0]["deadline"] is None
    log.obey(Play, 0, key=log.keys(0)[1], after=99 * SECOND)
    assert around(log.state, 0)["seats"][1]["deadline"] == BEGAN + 30 * SECOND


def test_lapses_in_a_row_are_counted_until_the_player_answers():
    log = duel(per_move=30).play(0, "faction:sleeper", by="clock").play(1, "faction:black_goat")
    for by, lapsed in (("clock", 2), ("table", 2), ("bot", 2), ("clock", 3), ("person", 0)):
        others_play(log, 0)
        log.play(0, log.keys(0)[0], by=by)
        assert log.state.lapses[0] == lapsed, by


def others_play(log, seat):
    while seat not in log.questions():
        (other,) = log.questions()
        log.play(other, log.keys(other)[0])


def test_who_is_back_has_let_nothing_pass():
    log = duel(per_move=30).play(0, "faction:sleeper", by="clock").enter("takeover", 0, "greedy")
    assert log.enter("back", 0).state.lapses[0] == 0


# -- the clock on the wall -------------------------------------------------------------------------


def test_time_in_a_room_goes_on_however_the_clock_is_set(clock):
    steady = Steady(clock, 0)
    began = steady.now()
    assert began == clock.wall()
    clock.go_on(1000)
    clock.set_back(3600 * SECOND)
    assert steady.now() == began + 1000
    clock.set_back(-7200 * SECOND)
    clock.go_on(1)
    assert steady.now() == began + 1001


def test_a_room_that_is_read_again_does_not_go_back_behind_its_last_entry(clock):
    last = clock.wall() + 5000
    steady = Steady(clock, last)
    assert steady.now() == last
    clock.go_on(10)
    assert steady.now() == last + 10


def test_what_is_due_is_noted_by_the_clock_on_the_wall(clock):
    """The store wakes a room by that one."""
    steady = Steady(clock, clock.wall() + 5000)
    assert steady.on_the_wall(steady.now() + 700) == clock.wall() + 700


def test_entries_never_go_back_in_time():
    log = duel(per_move=30).obey(Play, 0, key="faction:sleeper", after=10 * SECOND)
    entry = log.enter("said", 0, "late", after=-8 * SECOND).entries[-1]
    assert entry.at == log.entries[0].at
    assert log.state.clocks.bank(0) == 0


@pytest.mark.parametrize("days", [1, 30])
def test_days_are_live_only_below_one(days):
    assert Pace(per_move=days * DAY).kind == "days"
    assert Pace(per_move=DAY - 1).kind == "live"
    assert Pace().kind == "none"
