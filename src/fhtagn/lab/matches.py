"""The laws about whole matches: they end, replay and undo."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

from fhtagn.bots.bot import dice
from fhtagn.kernel.agenda import answered
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.events import Logged
from fhtagn.kernel.game import Game, Settings
from fhtagn.kernel.knowledge import knows
from fhtagn.kernel.match import Match, Move, replayed
from fhtagn.kernel.present import keyed
from fhtagn.kernel.rules import key_of, kind_of
from fhtagn.kernel.state import TABLE, Seat, State
from fhtagn.lab.broken import Broken
from fhtagn.lab.play import CAP, Picture, Policy, uniform

Whole = tuple[Picture, list[Logged], list[Move]]  # table, events, moves


def play_one(match: Match, policy: Policy, chance: Random) -> tuple[Seat, str]:
    """Let the policy make one move in the match; the seat and its key."""
    move = policy(match.game, match.state, chance)
    key = key_of(match.state, move.task)
    match.play(move.seat, key)
    return move.seat, key


def played(
    game: Game, chosen: Settings, seed: int, policy: Policy = uniform, cap: int = CAP
) -> Match:
    """Play a whole match with a policy; the limit of moves is a law."""
    match, chance = Match(game, chosen, seed), dice(seed)
    while not match.over:
        if match.ply >= cap:
            raise Broken("games end", cap, f"the game is not over after {cap} moves")
        play_one(match, policy, chance)
    return match


def matches_replay(match: Match) -> None:
    """A replay of the record, as text, gives the same match: table, events, moves."""
    again = replayed(match.game, json.loads(json.dumps(match.record())))
    if _whole(again) != _whole(match):
        raise Broken("matches replay", match.ply, "the replayed match is another one")


def _whole(match: Match) -> Whole:
    return Picture(match.state), list(match.events), list(match.moves)


def undo_is_exact(game: Game, chosen: Settings, seed: int, policy: Policy = uniform) -> int:
    """Undo restores table, events and keys, and the same move then has the same effect.

    No undo crosses chance, new knowledge, another seat's move or a final action. Returns the
    number of moves undone.
    """
    match, chance, undone = Match(game, chosen, seed), dice(seed), 0
    after = _whole(match)
    while not match.over and match.ply < CAP:
        before, was = after, match.state.clone()
        seat, key = play_one(match, policy, chance)
        after = _whole(match)
        final = _is_final(match, was, key) or _asked_chance_or_taught(was, match.state)
        everybody = {*range(match.state.seats), TABLE}
        _cannot_undo(match, everybody if final else everybody - {seat})
        _expect(match, after, "a refused undo changed the match")
        if final:
            continue
        match.undo(seat)
        _expect(match, before, "after undo the match is not what it was")
        match.play(seat, key)
        _expect(match, after, "done again, the move does something else")
        undone += 1
    return undone


def _is_final(match: Match, before: State, key: str) -> bool:
    """Whether the game is over, the action is final, or it opened sealed answers of others."""
    opened = bool(answered(before)) and not answered(match.state)
    return match.over or opened or kind_of(key) in match.game.rules.final


def _asked_chance_or_taught(before: State, after: State) -> bool:
    """The barriers, found without the help of the tested match."""
    return (before.rng, before.loaded) != (after.rng, after.loaded) or any(
        knows(after, seat, thing) and not (thing < len(before.known) and knows(before, seat, thing))
        for seat in range(after.seats)
        for thing in range(len(after.known))
    )


def _cannot_undo(match: Match, seats: Iterable[Seat]) -> None:
    for seat in seats:
        try:
            match.undo(seat)
        except IllegalChoice:
            continue
        raise Broken("undo", match.ply, f"seat {seat} could undo over a barrier")


def _expect(match: Match, whole: Whole, otherwise: str) -> None:
    if _whole(match) != whole:
        raise Broken("undo", match.ply, otherwise)


def refusals_change_nothing(match: Match) -> None:
    """The match refuses every key that it does not offer, to every seat, and stays as it was."""
    whole = _whole(match)
    foreign = [key for one in match.decisions() for key in keyed(match.state, one.options)]
    for seat in range(-3, match.state.seats + 1):
        own = [
            key
            for one in match.decisions()
            if one.seat == seat
            for key in keyed(match.state, one.options)
        ]
        for key in {"", "no-such-key", *foreign} - {*own, *_asides(match, seat)}:
            refusal(match, seat, key)
    if _whole(match) != whole:
        raise Broken("refusals", match.ply, "a refused key changed the match")


def _asides(match: Match, seat: Seat) -> list[str]:
    if not 0 <= seat < match.state.seats or match.over:
        return []
    return list(keyed(match.state, match.game.rules.asides(match.state, seat)))


def refusal(match: Match, seat: Seat, key: str) -> str:
    """The answer to a seat that sends a key that is not offered."""
    try:
        match.play(seat, key)
    except IllegalChoice as complaint:
        return str(complaint)
    raise Broken("refusals", match.ply, f"seat {seat} played {key!r}, which is not offered")
