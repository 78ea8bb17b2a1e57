"""A buzzer, as «Ктулху фхтагн!» is one: the table's clock decides who was first."""

import pytest

from fhtagn.games import load
from fhtagn.host.buzzing import Buzzing, open_buzzer
from fhtagn.kernel.state import TABLE
from tests.terminal.hand import TableClock
from tests.terminal.scenes import driver_of, match_of

CRY = load("heroes").rules.buzzers["who_cried"]


def buzzing(*presses, bots=None):
    """A buzzer with presses of (seat, seconds after the start)."""
    made = Buzzing(CRY, 50.0, bots or {})
    for seat, seconds in presses:
        made.buzz(seat, 50.0 + seconds)
    return made


@pytest.mark.rule("MH 3.17")
@pytest.mark.parametrize(
    ("presses", "first"),
    [
        ([(1, 2.0)], {1}),
        ([(1, 2.0), (0, 2.3)], {0, 1}),
        ([(1, 2.0), (0, 2.301)], {1}),
        ([(0, 2.3), (1, 2.0)], {0, 1}),
        ([(2, 1.0), (0, 1.2), (1, 1.4)], {0, 2}),
        ([(0, 2.9), (1, 2.7), (1, 2.0)], {0, 1}),
    ],
)
def test_presses_within_300_ms_of_the_earliest_count_as_one(presses, first):
    assert buzzing(*presses).first(60.0) == first


@pytest.mark.rule("MH 3.17")
def test_the_table_waits_300_ms_for_others_and_no_longer():
    one = buzzing((1, 2.0))
    assert one.first(52.3) is None
    assert one.first(52.301) == {1}


@pytest.mark.rule("MH 3.23")
def test_after_fifteen_seconds_of_silence_nobody_was_first():
    silent = buzzing()
    assert silent.first(50.0 + 15.0) is None
    assert silent.first(50.0 + 15.001) == set()
    assert (silent.left(50.0), silent.left(64.2), silent.left(99.0)) == (15, 1, 0)


@pytest.mark.rule("MH 3.23")
def test_a_press_in_the_last_moment_counts():
    assert buzzing((0, 15.0)).first(65.4) == {0}


def test_a_bot_is_heard_when_its_time_comes_and_not_before():
    one = buzzing(bots={1: 3000})
    assert one.heard(52.999) == {}
    assert one.heard(53.0) == {1: 3000}
    assert one.first(53.301) == {1}


def test_how_long_it_waits_is_for_the_game_to_say():
    short = Buzzing(CRY._replace(patience=100), 50.0, {})
    assert (short.first(50.1), short.first(50.101), short.left(50.0)) == (None, set(), 1)
    loose = Buzzing(CRY._replace(together=1000), 50.0, {1: 100})
    loose.buzz(0, 51.1)
    assert (loose.first(51.1), loose.first(51.101)) == (None, {0, 1})


@pytest.mark.parametrize(
    ("seats", "keys"),
    [
        ((), ["nobody"]),
        ((2,), ["first:2", "no_more"]),
        ((3, 0, 2), ["first:0", "also:2", "also:3", "no_more"]),
    ],
)
def test_what_the_table_tells_the_game(seats, keys):
    match, told = match_of(4), []
    while asked := open_buzzer(match.present):
        assert asked.begins == (not told)
        told.append(asked.answer(seats))
        match.play(TABLE, told[-1])
    assert told == keys


# -- the driver's part ----------------------------------------------------------------------------


def listened_out(driver, clock, *presses):
    """Let the buzzer run to its end, with presses of (seat, seconds)."""
    start = clock.steady()
    times = sorted({seconds for _, seconds in presses} | {0.0})
    for seconds in times:
        clock.go_on(round((start + seconds - clock.steady()) * 1000))
        driver.listen()
        for seat, at in presses:
            if at == seconds:
                driver.buzz(seat)
    while driver.todo().what == "buzzer":
        clock.go_on(50)
        driver.listen()
    return clock.steady() - start


@pytest.mark.rule("MH 3.17")
def test_two_people_at_once_are_both_told_to_the_game():
    clock = TableClock()
    driver = driver_of(match_of(4), people=3, clock=clock)
    listened_out(driver, clock, (2, 0.50), (0, 0.75), (1, 0.85))
    told = [move.key for move in driver.match.moves if move.seat == TABLE]
    assert told == ["first:0", "also:2", "no_more"]
    assert driver.match.state.first in (0, 2)


@pytest.mark.rule("MH 3.23")
def test_silent_people_are_waited_for_fifteen_seconds():
    clock = TableClock()
    driver = driver_of(match_of(3), people=3, clock=clock)
    waited = listened_out(driver, clock)
    assert [move.key for move in driver.match.moves] == ["nobody"]
    assert CRY.patience / 1000 < waited < CRY.patience / 1000 + 0.2


def test_bots_leave_people_time_and_buzz_by_the_tables_seed():
    waits = []
    for seed in (1, 1, 2):
        clock = TableClock()
        driver = driver_of(match_of(3), people=1, clock=clock, seed=seed)
        waits.append((listened_out(driver, clock), driver.match.moves[0].key))
    assert waits[0] == waits[1] != waits[2]
    assert all(CRY.bots[0] / 1000 <= wait <= CRY.bots[1] / 1000 + 0.5 for wait, _ in waits)


def test_without_people_the_lot_decides_at_once():
    firsts = set()
    for seed in range(12):
        driver = driver_of(match_of(4), people=0, seed=seed)
        driver.listen()
        assert driver.todo().what == "bot"
        firsts.add(driver.match.state.first)
    assert len(firsts) > 1


def test_a_match_resumed_between_the_first_and_the_end_goes_on():
    match = match_of(3)
    match.play(TABLE, "first:1")
    driver = driver_of(match, people=2)
    assert driver.todo().what == "buzzer"
    driver.listen()
    assert match.state.first == 1
    assert driver.todo().what == "person"
