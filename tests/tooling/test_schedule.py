"""Long tests first, short ones by the handful, browsers and loops apart."""

from tools.durations import UNKNOWN, Durations
from tools.progress import clock
from tools.schedule import HANDFUL, MANY, WORTH, Job, Schedule


def jobs(*seconds, file="a.py", kind="", begin=0):
    return [Job(begin + at, file, some, kind) for at, some in enumerate(seconds)]


def all_of(schedule, kind=""):
    return list(iter(lambda: schedule.take(kind), []))


def test_the_longest_test_that_is_left_comes_first():
    assert all_of(Schedule(jobs(1, 30, 7), 2)) == [[1], [2], [0]]


def test_equals_stay_in_the_order_of_the_dice():
    assert all_of(Schedule(jobs(3, 3, 3), 2)) == [[0], [1], [2]]


def test_short_tests_of_a_file_go_together_also_around_a_long_one():
    short = HANDFUL / 4
    some = [*jobs(short, 9, short), *jobs(short, file="b.py", begin=3)]
    assert all_of(Schedule(some, 2)) == [[1], [0, 2], [3]]


def test_a_handful_is_no_more_than_a_worker_does_in_a_moment():
    packs = all_of(Schedule(jobs(*[HANDFUL / 10] * 25, *[0.0001] * 300), 2))
    assert sorted(number for pack in packs for number in pack) == list(range(325))
    assert max(map(len, packs)) <= MANY


def test_browsers_and_loops_have_workers_of_their_own_by_what_there_is_to_do():
    some = [*jobs(*[10] * 30, kind="browser"), *jobs(*[10] * 10, begin=30)]
    schedule = Schedule(some, 4)
    assert [schedule.start() for _ in range(4)].count("browser") == 3
    assert all(number < 30 for pack in all_of(schedule, "browser") for number in pack)


def test_no_worker_is_started_for_a_rest_that_another_will_have_done_sooner():
    schedule = Schedule(jobs(WORTH / 2, WORTH / 3), 4)
    assert [schedule.start(), schedule.start()] == ["", None]
    schedule.stop("")
    assert schedule.start() == ""  # but somebody must do it


def test_what_a_dead_worker_had_not_begun_is_done_by_another():
    some = jobs(1, 2, 3)
    schedule = Schedule(some, 1)
    assert schedule.take("") == [2]
    schedule.give_back([some[2]])
    assert all_of(schedule) == [[2], [1], [0]]


# -- durations -------------------------------------------------------------------------------------


def test_what_was_recorded_is_read_again(tmp_path):
    file = tmp_path / "durations.txt"
    took = {"a.py::long[x y]": 4.25, "a.py::one": 0.01, "a.py::two": 0.03, "b.py::one": 0.2}
    Durations({}).record(took, file)
    read = Durations.read(file)
    assert read.of("a.py::long[x y]") == 4.25
    assert read.of("a.py::two") == read.of("a.py::new") == 0.02
    assert read.of("c.py::new") == UNKNOWN


def test_what_did_not_run_is_kept_and_what_has_gone_is_not(tmp_path):
    file = tmp_path / "durations.txt"
    Durations({"a.py::gone": 9, "b.py::there": 8}).record({"a.py::new": 7}, file)
    assert Durations.read(file).seconds == {"a.py::new": 7, "b.py::there": 8}


def test_no_file_is_no_fault(tmp_path):
    assert Durations.read(tmp_path / "none.txt").of("a.py::one") == UNKNOWN


def test_a_clock_shows_minutes():
    assert [clock(0), clock(59.6), clock(600)] == ["0:00", "1:00", "10:00"]
