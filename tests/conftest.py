"""What all suites share: they say how much they did, and no test's marks are read twice."""

import gc
from collections import Counter
from functools import cache

import pytest
from hypothesis import HealthCheck, settings

from fhtagn.rulebook import marks
from tests.effort import EFFORT, Did
from tests.processes import forget_who_runs_us

forget_who_runs_us()  # before anything is imported that looks at the environment

# Examples may take as long as the machine needs for them.
settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")


def pytest_collection_finish():
    """What has been imported stays: the collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(scope="session", autouse=True)
def marks_are_read_once():
    """Whoever asks what proves a rule has all tests of the house read, and many ask."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(marks, "read", cache(marks.read))
        yield


@pytest.fixture
def did(request):
    """Counts what a test does; the sums are printed at the end of the run."""
    counts = Did()
    counts.name = request.node.nodeid
    yield counts
    request.node.user_properties.append(("did", dict(counts)))


def pytest_terminal_summary(terminalreporter):
    sums = {}
    reports = [one for some in terminalreporter.stats.values() for one in some]
    for report in reports:
        if getattr(report, "when", "") == "teardown":
            suite = report.nodeid.split("::", 1)[0].split("/")[1]
            for name, counts in report.user_properties:
                if name == "did":
                    sums.setdefault(suite, Counter()).update(counts)
    for suite, counts in sums.items():
        words = ", ".join(
            f"{count} {name.replace('_', ' ')}" for name, count in sorted(counts.items())
        )
        terminalreporter.write_line(f"{suite}, effort {EFFORT:g}: {words}")
