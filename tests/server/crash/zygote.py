"""A process that has everything imported and forks servers: so that a killed one is soon replaced.

    python -m tests.server.crash.zygote FOLDER [DATABASE]

Each line it reads on its standard input starts a server; it answers with the server's process id.
The servers are whole ones, as `fhtagn serve` runs them, on the port that the first one was given.
When one listens, it adds the time by the steady clock to the file `listening` in the folder.
On SIGUSR1 it says in the file `standing` there what each of its threads does.
"""

import faulthandler
import os
import signal
import sys
from pathlib import Path

from fhtagn.clock import CLOCK
from fhtagn.server.answers import read_words
from fhtagn.server.config import Config
from fhtagn.server.library import load_games
from fhtagn.server.run import serve

STANDING = "standing"


def note(folder: Path) -> None:
    with (folder / "listening").open("a") as times:
        times.write(f"{CLOCK.steady()}\n")


def main() -> None:
    folder, database, port = sys.argv[1], sys.argv[2], int(sys.argv[3])
    config = Config(
        data=Path(folder), database=database, port=port, limits=1e6, log_level="warning",
        pass_pause=0.0,
    )  # fmt: skip
    load_games()
    read_words()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    for _line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            faulthandler.register(signal.SIGUSR1, (Path(folder) / STANDING).open("w"))
            serve(config, migrating=lambda _version: None, ready=lambda _: note(Path(folder)))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
