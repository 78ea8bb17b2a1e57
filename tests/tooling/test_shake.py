"""`make shake` finds a test that fails only at times."""

import signal
import sys

from tests.processes import PIPE, start
from tests.tooling.house import ROOT, House

FLAKY = """
def test_that_is_flaky(request):
    assert request.config.getoption("randomly_seed") % 3 != 2

def test_that_is_firm():
    pass
"""

BUSY = """
import threading
from tools.shake import busy
with busy(2):
    print("busy", flush=True)
    threading.Event().wait()
"""


def test_a_flaky_test_is_found_with_the_command_that_repeats_it(tmp_path):
    house = House(tmp_path, wavering=FLAKY)
    code, lines = house.run("shake", "--times", "4", "--busy", "1", "--seed", "11")
    told = lines[lines.index("--- shaken 4 times") + 1 :]
    assert code == 1, "\n".join(lines)
    test = "tests/wavering/test_wavering.py::test_that_is_flaky"
    assert told[:2] == [test, "  failed in 2 of 4 runs"]  # with the seeds 11 and 14
    assert told[2].endswith(f"-m pytest {test} --randomly-seed=11 --hypothesis-seed=11")
    assert len(told) == 3


def test_firm_tests_are_called_so(tmp_path):
    house = House(tmp_path, wavering=FLAKY)
    code, lines = house.run("shake", "wavering", "--times", "1", "--busy", "0", "--seed", "9")
    assert (code, lines[-1]) == (0, "no test failed")


def test_a_run_that_breaks_otherwise_is_told(tmp_path):
    house = House(tmp_path, empty="X = 1\n")
    code, lines = house.run("shake", "--times", "1", "--busy", "0", "--seed", "9")
    assert (code, lines[-1]) == (1, "the run with seed 9 ended with 1, and no test failed")


def test_the_busy_ones_do_not_outlive_who_started_them():
    """They hold its output open: that ends only when the last of them has ended."""
    with start([sys.executable, "-c", BUSY], cwd=ROOT, stdout=PIPE) as process:
        assert process.stdout.readline() == b"busy\n"
        process.send_signal(signal.SIGKILL)
        assert process.stdout.read() == b""
