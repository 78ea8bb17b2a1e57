"""Twin worlds for a server: two tables that a seat cannot tell apart, and moves that keep it so."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fhtagn.bots.bot import dice
from fhtagn.kernel.agenda import answers, decisions
from fhtagn.kernel.game import settings
from fhtagn.kernel.present import offered
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.lab import twins
from fhtagn.lab.play import do
from fhtagn.server.library import game_of
from tests.every_game.cases import POLICIES

OPTIONS = {"heroes": {"decks": "mountains"}}  # with which answers are sealed
LONGEST = 20  # moves that are made in a pair of worlds


class Twins(NamedTuple):
    """`moves` are seats and keys; after each of them, the seat has still seen no difference."""

    seat: Seat
    worlds: tuple[Any, Any]
    moves: list[tuple[Seat, str]]


def pairs(name, seats, seeds):
    """Pairs of worlds without end, each with dice of its own."""
    for seed in seeds:
        for number, found in enumerate(twins_of(name, seats, seed)):
            yield found, dice(seed * 10 + number)


def twins_of(name, seats, seed) -> Iterator[Twins]:
    """Pairs of worlds from one game that was played at random."""
    game, chance = game_of(name), dice(seed)
    policy = POLICIES[seed % len(POLICIES)]
    recording = twins.record(game, settings(game, seats, OPTIONS.get(name, {})), seed, policy)
    starts = [*sealing(recording, chance), 0, chance.randrange(len(recording.frames))]
    for start in starts:
        frame = recording.frames[start]
        seat = chance.choice([one for one in (*range(seats), SPECTATOR) if one != frame.move.seat])
        plies = chance.choice(twins.LENGTHS)
        twin = twins._twin(recording, start, plies, seat, chance) or frame.g.clone()
        moves = list(same_moves(recording, start, seat, twin.clone()))
        if moves and (twin.code != frame.g.code or is_sealing(frame)):
            yield Twins(seat, (frame.g, twin), moves)


def sealing(recording, chance):
    """Where somebody seals an answer, if anywhere: there the worlds may be the same at first."""
    found = [number for number, frame in enumerate(recording.frames) if is_sealing(frame)]
    return chance.sample(found, min(1, len(found)))


def is_sealing(frame):
    """Whether the move is a sealed answer that others are still to answer to."""
    return frame.g.agenda[0][0] is answers and sum(not one.sealed for one in decisions(frame.g)) > 1


def same_moves(recording, start, seat, twin):
    """The moves of the recording that can be made in the twin, until the seat sees a difference."""
    for frame in recording.frames[start : start + LONGEST]:
        twin.events, twin.known = [], twins.Watched(twin)
        move = twins._translated(recording.game, frame, seat, twin)
        if move is None or frame.key not in offered(recording.game, twin, move.seat):
            return
        codes = twin.code.copy()
        do(twin, move)
        if twins._tell_apart(frame, twin.known.seen, codes, seat):
            return
        yield frame.move.seat, frame.key
