"""A worker as `fhtagn serve` runs it, on any free port; it says its address when it listens.

python -m tests.server.scale.process FOLDER DATABASE
"""

import sys
from contextlib import contextmanager
from pathlib import Path

from fhtagn.server.config import Config
from fhtagn.server.run import serve
from tests.processes import PIPE, start

ROOT = Path(__file__).resolve().parents[3]


@contextmanager
def process(folder, database, name):
    """A worker in a process of its own, with its `name` and its `url`.

    The database knows it by its name.
    """
    there = f"{database}{'&' if '?' in database else '?'}application_name={name}"
    running = start(
        [sys.executable, "-m", "tests.server.scale.process", str(folder), there],
        cwd=ROOT, stdout=PIPE, text=True,
    )  # fmt: skip
    with running:
        try:
            running.name, running.url = name, running.stdout.readline().strip()
            assert running.url, "it ended before it was open"
            yield running
        finally:
            running.kill()


def main() -> None:
    folder, database = sys.argv[1:]
    config = Config(
        data=Path(folder), database=database, port=0, limits=0, log_level="error", pass_pause=0.0
    )
    serve(config, migrating=lambda _version: None, ready=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
