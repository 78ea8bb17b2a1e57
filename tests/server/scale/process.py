"""A worker as `fhtagn serve` runs it, on any free port; it says its address when it listens.

python -m tests.server.scale.process FOLDER DATABASE
"""

import sys
from pathlib import Path

from fhtagn.server.config import Config
from fhtagn.server.run import serve


def main() -> None:
    folder, database = sys.argv[1:]
    config = Config(
        data=Path(folder), database=database, port=0, limits=0, log_level="error", pass_pause=0.0
    )
    serve(config, migrating=lambda _version: None, ready=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
