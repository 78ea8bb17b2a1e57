"""Matches replay from their keys; undo is exact and stops at barriers; refusals change nothing."""

from itertools import islice

from fhtagn.bots.bot import dice
from fhtagn.kernel.match import Match
from fhtagn.lab.matches import (
    matches_replay,
    play_one,
    played,
    refusals_change_nothing,
    undo_is_exact,
)
from tests.effort import effort
from tests.every_game.cases import POLICIES


def test_keys_replay_to_the_same_match(case, did):
    for seed in islice(did.seeds(), effort(40 * case.share)):
        match = played(case.game, case.settings(seed), seed, POLICIES[seed % 4])
        matches_replay(match)
        did.update(games=1, plies=match.seq)


def test_undo_after_do_is_identity(case, did):
    for seed in islice(did.seeds(), effort(20 * case.share)):
        undone = undo_is_exact(case.game, case.settings(seed), seed, POLICIES[seed % 4])
        did.update(games=1, undone=undone)


def test_refused_keys_change_nothing(case, did):
    enough = effort(400 * case.share, least=20)
    for seed in did.seeds():
        match, chance = Match(case.game, case.settings(seed), seed), dice(seed)
        while not match.over and did["plies"] < enough:
            refusals_change_nothing(match)
            play_one(match, POLICIES[seed % 4], chance)
            did["plies"] += 1
        refusals_change_nothing(match)
        if did["plies"] >= enough:
            return
