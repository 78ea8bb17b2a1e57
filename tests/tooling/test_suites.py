"""One pool runs all suites, and its report says what became of each."""

from pathlib import Path

import pytest
from tools import suites

from tests.clock import wait_until
from tests.tooling.house import House

GOOD = """
import asyncio, os, pytest
from pathlib import Path

@pytest.fixture(scope="session")
def place():
    yield Path(f"worker-{os.getpid()}")
    Path(f"tidied-{os.getpid()}").touch()

@pytest.fixture(scope="session")
def chromium():
    \"\"\"As the real one, it leaves a running loop behind.\"\"\"
    asyncio._set_running_loop(asyncio.new_event_loop())

@pytest.mark.parametrize("number", range(20))
def test_number(number, place):
    place.touch()

@pytest.mark.parametrize("number", range(3))
def test_page(number, chromium, place):
    place.touch()
    assert asyncio._get_running_loop()

@pytest.mark.parametrize("number", range(3))
def test_loop(number):
    assert asyncio._get_running_loop() is None
"""

BAD = """
import os, pytest

def test_wrong():
    print("said by the wrong one")
    assert 1 + 1 == 3

def test_crash():
    os._exit(7)

@pytest.fixture
def broken():
    yield
    raise OSError("not tidied up")

def test_teardown(broken):
    pass

@pytest.mark.parametrize("number", range(5))
def test_right(number):
    pass
"""


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("good"), numbers=GOOD)
    return house, *house.run("suites", "--workers", "3", "--seed", "5")


@pytest.fixture(scope="module")
def bad(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("bad"), wrong=BAD, empty="X = 1\n")
    return house, *house.run("suites", "--workers", "2", "--seed", "5")


def test_a_good_run_ends_with_0_and_its_counts_alone_on_the_last_line(good):
    _, code, lines = good
    assert (code, lines[-1]) == (0, "26 passed, 0 failed"), "\n".join(lines)
    assert any(line.split()[:2] == ["numbers", "26"] for line in lines)


def test_session_fixtures_are_tidied_up_once_in_each_worker_that_used_them(good):
    folder = good[0].folder
    used = {path.name.removeprefix("worker-") for path in folder.glob("worker-*")}
    assert used == {path.name.removeprefix("tidied-") for path in folder.glob("tidied-*")}
    assert len(used) >= 2  # a browser and a loop never meet


def test_a_bad_run_ends_with_1_and_counts_what_failed(bad):
    _, code, lines = bad
    assert (code, lines[-1]) == (1, "5 passed, 3 failed"), "\n".join(lines)


@pytest.mark.parametrize("name", ["wrong", "crash", "teardown"])
def test_each_failure_is_told_once_with_the_command_that_repeats_it(bad, name):
    lines = bad[2]
    test = f"tests/wrong/test_wrong.py::test_{name}"
    at_once, at_the_end = (number for number, one in enumerate(lines) if one == f"FAILED {test}")
    assert lines[at_the_end + 1].endswith(f"-m pytest {test} --randomly-seed=5 --hypothesis-seed=5")
    assert at_once < at_the_end


@pytest.mark.parametrize(
    "words",
    [
        "assert (1 + 1) == 3",
        "said by the wrong one",
        "the process of this test has ended with 7",
        "OSError: not tidied up",
    ],
)
def test_tracebacks_and_what_was_printed_are_shown(bad, words):
    assert any(words in line for line in bad[2])


def test_a_suite_without_tests_is_a_failure(bad):
    (line,) = (one for one in bad[2] if one.startswith("empty "))
    assert line.endswith("NO TESTS")


def test_a_file_that_cannot_be_read_is_a_failure(tmp_path):
    code, lines = House(tmp_path, torn="import nothing_of_that_name\n").run("suites")
    assert (code, lines[-1]) == (1, "0 passed, 1 failed")
    assert any("nothing_of_that_name" in line for line in lines)


def test_an_unknown_suite_is_refused(tmp_path):
    code, lines = House(tmp_path, numbers=GOOD).run("suites", "letters")
    assert code == 2
    assert "no suite 'letters'; there are: numbers" in lines[-1]


WAITS = """
import pytest, threading
from pathlib import Path

@pytest.fixture(scope="session")
def server():
    yield
    Path("tidied").touch()

def test_waits_for_ever(server):
    Path("begun").touch()
    threading.Event().wait()
"""


IN_THE_BACKGROUND = ("/bin/sh", "-c", 'trap "" INT; exec "$@"', "sh")  # as a shell does with `&`


@pytest.mark.parametrize("by", [(), IN_THE_BACKGROUND], ids=["by a person", "in the background"])
def test_whoever_is_told_to_end_tidies_up(tmp_path, by):
    process = House(tmp_path, waits=WAITS).start("suites", by=by)
    with process:
        wait_until((tmp_path / "begun").exists)
        process.terminate()
        lines = process.communicate()[0].splitlines()
    assert process.returncode == suites.INTERRUPTED, "\n".join(lines)
    assert (tmp_path / "tidied").exists()
    assert lines[-1] == "0 passed, 0 failed"


# -- the budgets of our own ------------------------------------------------------------------------


def test_the_budgets_add_up_to_ten_minutes():
    assert sum(suites.BUDGETS.values()) == suites.TOTAL == 600


def test_every_suite_has_a_budget_and_every_budget_a_suite():
    there = suites.suites(Path(__file__).parents[1])
    assert list(suites.BUDGETS) == [suites.COLLECTION, *there]


def test_no_test_stands_outside_the_suites():
    assert list(Path(__file__).parents[1].glob("test_*.py")) == []
