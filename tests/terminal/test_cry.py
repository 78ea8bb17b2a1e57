"""«Ктулху фхтагн!»: the table's clock decides who was first."""

import pytest

from fhtagn.host.cry import BOTS, PATIENCE, Cry, keys
from fhtagn.kernel.state import TABLE
from tests.terminal.hand import TableClock
from tests.terminal.scenes import driver_of, match_of


def cry(*presses, bots=None):
    """A cry with presses of (seat, seconds after the start)."""
    made = Cry(50.0, bots or {})
    for seat, seconds in presses:
        made.press(seat, 50.0 + seconds)
    return made


@pytest.mark.rule("MH 3.17")
@pytest.mark.parametrize(
    ("presses", "callers"),
    [
        ([(1, 2.0)], (1,)),
        ([(1, 2.0), (0, 2.3)], (0, 1)),
        ([(1, 2.0), (0, 2.301)], (1,)),
        ([(0, 2.3), (1, 2.0)], (0, 1)),
        ([(2, 1.0), (0, 1.2), (1, 1.4)], (0, 2)),
        ([(0, 2.9), (1, 2.7), (1, 2.0)], (0, 1)),
    ],
)
def test_presses_within_300_ms_of_the_earliest_count_as_one(presses, callers):
    assert cry(*presses).callers(60.0) == callers


@pytest.mark.rule("MH 3.17")
def test_the_table_waits_300_ms_for_others_and_no_longer():
    one = cry((1, 2.0))
    assert one.callers(52.3) is None
    assert one.callers(52.301) == (1,)


@pytest.mark.rule("MH 3.23")
def test_after_fifteen_seconds_of_silence_nobody_has_cried():
    silent = cry()
    assert silent.callers(50.0 + 15.0) is None
    assert silent.callers(50.0 + 15.001) == ()
    assert (silent.left(50.0), silent.left(64.2), silent.left(99.0)) == (15, 1, 0)


@pytest.mark.rule("MH 3.23")
def test_a_cry_in_the_last_moment_counts():
    assert cry((0, 15.0)).callers(65.4) == (0,)


def test_a_bot_is_heard_when_its_time_comes_and_not_before():
    one = cry(bots={1: 3000})
    assert one.heard(52.999) == {}
    assert one.heard(53.0) == {1: 3000}
    assert one.callers(53.301) == (1,)


def test_what_the_table_tells_the_game():
    assert keys(()) == ["nobody"]
    assert keys((2,)) == ["first:2", "no_more"]
    assert keys((0, 2, 3)) == ["first:0", "also:2", "also:3", "no_more"]


# -- the driver's part ----------------------------------------------------------------------------


def hear_out(driver, clock, *presses):
    """Let the cry run to its end, with presses of (seat, seconds)."""
    start = clock.steady()
    times = sorted({seconds for _, seconds in presses} | {0.0})
    for seconds in times:
        clock.go_on(round((start + seconds - clock.steady()) * 1000))
        driver.hear()
        for seat, at in presses:
            if at == seconds:
                driver.press(seat)
    while driver.todo().what == "cry":
        clock.go_on(50)
        driver.hear()
    return clock.steady() - start


@pytest.mark.rule("MH 3.17")
def test_two_people_at_once_are_both_told_to_the_game():
    clock = TableClock()
    driver = driver_of(match_of(4), people=3, clock=clock)
    hear_out(driver, clock, (2, 0.50), (0, 0.75), (1, 0.85))
    told = [move.key for move in driver.match.moves if move.seat == TABLE]
    assert told == ["first:0", "also:2", "no_more"]
    assert driver.match.state.first in (0, 2)


@pytest.mark.rule("MH 3.23")
def test_silent_people_are_waited_for_fifteen_seconds():
    clock = TableClock()
    driver = driver_of(match_of(3), people=3, clock=clock)
    waited = hear_out(driver, clock)
    assert [move.key for move in driver.match.moves] == ["nobody"]
    assert PATIENCE / 1000 < waited < PATIENCE / 1000 + 0.2


def test_bots_leave_people_time_and_cry_by_the_tables_seed():
    waits = []
    for seed in (1, 1, 2):
        clock = TableClock()
        driver = driver_of(match_of(3), people=1, clock=clock, seed=seed)
        waits.append((hear_out(driver, clock), driver.match.moves[0].key))
    assert waits[0] == waits[1] != waits[2]
    assert all(BOTS[0] / 1000 <= wait <= BOTS[1] / 1000 + 0.5 for wait, _ in waits)


def test_without_people_the_lot_decides_at_once():
    firsts = set()
    for seed in range(12):
        driver = driver_of(match_of(4), people=0, seed=seed)
        driver.hear()
        assert driver.todo().what == "bot"
        firsts.add(driver.match.state.first)
    assert len(firsts) > 1


def test_a_match_resumed_between_the_cry_and_its_end_goes_on():
    match = match_of(3)
    match.play(TABLE, "first:1")
    driver = driver_of(match, people=2)
    assert driver.todo().what == "cry"
    driver.hear()
    assert match.state.first == 1
    assert driver.todo().what == "person"
