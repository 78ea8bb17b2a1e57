"""How much the suites do: FHTAGN_EFFORT is 1 in `make test`, 0.1 in `make check`, 20 in a soak."""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from zlib import crc32

EFFORT = float(os.environ.get("FHTAGN_EFFORT", "1"))


def effort(amount: float, least: int = 1) -> int:
    """So much, at the effort that was asked for, but not less than the least."""
    return max(least, round(amount * EFFORT))


class Did(Counter[str]):
    """What a test has done, for the summary and for the floor below which it means nothing."""

    name = ""

    def at_least(self, **floors: int) -> None:
        short = {name: self[name] for name, floor in floors.items() if self[name] < floor}
        assert not short, f"too little was done to mean anything: {short}, wanted {floors}"

    def seeds(self) -> Iterator[int]:
        """Seeds without end, others for each test, so that together they try more."""
        return count(crc32(self.name.encode()) % 10_000)
