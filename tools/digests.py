"""Play whole games from fixed seeds and print a digest of each: what law 14 says is the same.

The same games come out in every process and with every Python; `make versions` compares them.

    python -m tools.digests --games 5    five of each table, at each number of seats
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys

from tests.every_game.cases import cases_of, wanted

from fhtagn.kernel.save import digest
from fhtagn.lab.matches import played


def digests(number: int) -> dict[str, str]:
    """The digests of so many games a table: of the keys, of what is told, and of the end."""
    found = {}
    for case in (case for table in wanted() for case in cases_of(table)):
        for seed in range(number):
            match = played(case.game, case.settings(seed), seed)
            told = json.dumps([match.record(), match.told(0), digest(match.state)])
            found[f"{case} seed {seed}"] = hashlib.sha256(told.encode()).hexdigest()[:16]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Print a digest of each of some games.")
    parser.add_argument("--games", type=int, default=5, help="of each table and number of seats")
    print(json.dumps(digests(parser.parse_args().games)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
