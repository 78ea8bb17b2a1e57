"""Files and rows as earlier versions have written them, to be read by every later one.

A folder is named after the commit whose code has written it. For each game a file has a terminal's
save, the record of a server's match, a replay file of the fuzzer, and what a server's database has
of a match: its setup, its log, a snapshot on the way, and where the log leads.

A card or a rule that is changed has another digest, or version, and what was played by the old one
is refused. Here the old ones are given those of today: the tests are about the form of what is
written. If a match cannot be played by today's rules at all, cut its keys where they differ.
"""

import json
from pathlib import Path

from fhtagn.games import GAMES, load
from fhtagn.kernel.game import settings

FIRST, SECOND = VERSIONS = ("5ab8bb5", "37c9300")
__all__ = ["FIRST", "GAMES", "SECOND", "VERSIONS"]


def read(version, game):
    """What the version has written of the game."""
    return json.loads((Path(__file__).parent / version / f"{game}.json").read_text("utf-8"))


def game_of(name):
    return load(name)


def settings_of(game, begun):
    return settings(game, begun["seats"], begun["options"], begun["by_seat"])


def record(found, game):
    """The record with the cards and rules of today."""
    content = {**found["content"], "digest": game.content.digest}
    return {**found, "rules": game.version, "content": content}


def today(rules, game):
    """The version of a snapshot, with the cards and rules of today."""
    form, _rules, _content = rules.split()
    return f"{form} {game.version} {game.content.digest}"
