"""How long each test took when that was last recorded: `tools/durations.txt`.

The file only says which tests to begin with and how much time is left; a wrong or missing number
fails nothing. `make test ARGS=--record` writes it anew. A line is seconds and a test; a file in
the place of a test stands for the mean of its short tests, which have no lines of their own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

FILE = Path(__file__).with_name("durations.txt")
LONG = 0.5  # seconds: a shorter test has no line of its own
UNKNOWN = 0.05  # seconds, for a test nobody has recorded


class Durations:
    """Seconds of tests, by their ids."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self.seconds = dict(seconds)

    @classmethod
    def read(cls, file: Path = FILE) -> Durations:
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        pairs = (line.split(maxsplit=1) for line in lines if line[:1].isdigit())
        return cls({name: float(number) for number, name in pairs})

    def of(self, test: str) -> float:
        """Say how long a test may take."""
        return self.seconds.get(test) or self.seconds.get(file_of(test)) or UNKNOWN

    def record(self, took: Mapping[str, float], file: Path = FILE) -> None:
        """Write the file anew: what ran now, and what is known of files that did not run."""
        ran = {file_of(test) for test in took}
        kept = {name: s for name, s in self.seconds.items() if file_of(name) not in ran}
        lines = sorted(
            ((name, seconds) for name, seconds in (kept | summed_up(took)).items()),
            key=lambda line: (file_of(line[0]), line[0]),
        )
        text = "".join(f"{seconds:.3g} {name}\n" for name, seconds in lines)
        file.write_text(f"# Written by `make test ARGS=--record`.\n{text}", "utf-8")


def file_of(test: str) -> str:
    return test.partition("::")[0]


def summed_up(took: Mapping[str, float]) -> dict[str, float]:
    """Long tests by themselves, of the others a mean for each file."""
    long = {test: seconds for test, seconds in took.items() if seconds >= LONG}
    short: defaultdict[str, list[float]] = defaultdict(list)
    for test, seconds in took.items():
        if test not in long:
            short[file_of(test)].append(seconds)
    means = {file: max(0.001, sum(some) / len(some)) for file, some in short.items()}
    return long | means
