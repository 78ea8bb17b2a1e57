"""The process in which a bot thinks: a position on each line in, the key of its answer out.

It is given a world that the bot's seat cannot tell from the real one, never the table itself. It
ends when nobody can ask it any more.
"""

from __future__ import annotations

import json
import sys

from fhtagn.bots.bot import position
from fhtagn.bots.levels import make_bot
from fhtagn.content.structs import Json
from fhtagn.kernel.game import restored
from fhtagn.kernel.state import Seat
from fhtagn.server.library import game_of


def answer(game: str, world: Json, seat: Seat, level: str, seed: int) -> str:
    played = game_of(game)
    return make_bot(level, seed).choose(position(played, restored(played, world), seat))


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(**json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
