"""Milestones: tables a match has come by, so that going back is not playing all of it again."""

from __future__ import annotations

from typing import Final

from fhtagn.kernel.match import Match
from fhtagn.kernel.state import State

APART: Final = 25  # moves between two of them, at least


class Milestones:
    """By the number of moves before each. They lie where no move can be taken back.

    So what is played on from one is in every way what was played then.
    """

    def __init__(self) -> None:
        self.tables: dict[int, State] = {}

    def look(self, match: Match) -> None:
        """To be called after every move."""
        if match.ply - self.last_before(match.ply) >= APART and is_firm(match):
            self.tables[match.ply] = match.state.clone()

    def last_before(self, ply: int) -> int:
        """The last milestone up to there, or the beginning."""
        return max((one for one in self.tables if one <= ply), default=0)

    def lay(self, match: Match, ply: int) -> None:
        """As if the match had been played here up to there, and not been read from a snapshot."""
        begin = self.last_before(ply)
        other = self.match_at(match, begin)
        for move in match.moves[begin:ply]:
            other.play(move.seat, move.key)
            self.look(other)

    def match_at(self, match: Match, ply: int) -> Match:
        """The match as it was after so many moves."""
        begin = self.last_before(ply)
        other = Match(match.game, match.settings, match.seed, secret=match.secret)
        if begin:
            other.state = self.tables[begin].clone()
            other.state.events = []
            other.moves, other.seq = match.moves[:begin], begin
            other.events = match.events[: events_before(match, begin)]
        for move in match.moves[begin:ply]:
            other.play(move.seat, move.key)
        return other

    def go_back(self, ply: int) -> None:
        """What lies after so many moves is no more."""
        self.tables = {one: table for one, table in self.tables.items() if one <= ply}


def is_firm(match: Match) -> bool:
    """Whether no move can be taken back, so that what lay before it need not be known."""
    return match.firm == match.ply


def events_before(match: Match, ply: int) -> int:
    """How many events there were after so many moves."""
    return match.moves[ply].before if ply < match.ply else len(match.events)
