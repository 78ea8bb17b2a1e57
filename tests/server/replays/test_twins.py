"""What is hidden from a seat shows in nothing it can look back at: twin worlds, over HTTP.

Two matches are played by the same keys at the same times. They differ only in things the seat does
not know; so do the answers to it, in nothing.
"""

import pytest

from fhtagn.bots.bot import dice
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import SPECTATOR
from fhtagn.lab import twins
from fhtagn.lab.play import do
from fhtagn.server.library import game_of
from fhtagn.server.room import milestones, room_state
from tests.effort import effort
from tests.server.lobby.tables import ok
from tests.server.replays.logs import HOUR, looks, new_pen

LONGEST = 40  # plies of a twin that are compared


def twin_worlds(game, seed):
    """A seat, two tables that are the same to it, and moves that leave them so; none if the lot
    has found nothing to swap."""
    chance = dice(seed)
    recording = twins.record(game, settings(game, 2, {}), seed)
    seat = chance.choice([0, 1, SPECTATOR])
    start = chance.randrange(len(recording.frames))
    twin = twins._twin(recording, start, chance.choice(twins.LENGTHS), seat, chance)
    if twin is None:
        return None
    moves = list(same_moves(recording, start, seat, twin.clone()))
    return seat, recording.frames[start].g, twin, moves[:LONGEST]


def same_moves(recording, start, seat, twin):
    for frame in recording.frames[start:]:
        twin.events, twin.known = [], twins.Watched(twin)
        move = twins._translated(recording.game, frame, seat, twin)
        codes = twin.code.copy()
        if move is None:
            return
        do(twin, move)
        if twins._tell_apart(frame, twin.known.seen, codes, seat):
            return
        yield frame.move.seat, frame.key


@pytest.fixture
def tables(monkeypatch):
    """Matches whose seeds are these begin with the tables given, instead of one that is dealt."""
    given = {}

    class Given(Match):
        def __init__(self, game, chosen, seed, *, secret=0):
            super().__init__(game, chosen, seed, secret=secret)
            if secret in given:
                self.state, self.events = given[secret].clone(), []
                self.state.events = []

    for module in (room_state, milestones):
        monkeypatch.setattr(module, "Match", Given)
    return given


@pytest.fixture
def viewers(anna, bob, client):
    """Two who play, and one who watches."""
    return anna, bob, client


@pytest.mark.parametrize("name", ["heroes", "fate", "call"])
async def test_twin_worlds_look_alike_in_every_replay(house, viewers, tables, name, did):
    house.limits.items |= {"replay": None, "report": None}
    wanted = effort(15, least=3)
    for seed in range(1000):
        found = twin_worlds(game_of(name), seed)
        if found is None or not found[3]:
            continue
        await compare(house, viewers, tables, name, found)
        did["twins"] += 1
        did["plies"] += len(found[3])
        if did["twins"] >= wanted:
            break
    assert did["twins"] >= wanted


async def compare(house, viewers, tables, name, found):
    seat, real, twin, moves = found
    *players, watcher = viewers
    viewer = watcher if seat == SPECTATOR else players[seat]
    began, answers = house.clock.wall() - HOUR, []
    for world in (real, twin):
        pen = await a_pen(house, name, players, began, tables, world)
        for mover, key in moves:
            pen.play(mover, key, by="person" if mover >= 0 else "table")
        seen = await looks(house, pen, (viewer, seat))
        answers.append([*seen, await reported(viewer, pen, seat)])
    assert answers[0] == answers[1]


async def reported(viewer, pen, seat):
    """What a player can report, but for when and where; the end opens everything."""
    if seat == SPECTATOR or pen.state.over:
        return None
    path = f"/api/matches/{pen.state.setup.match}/report"
    found = ok(await viewer.post(path, json={"seat": seat}))
    return {name: value for name, value in found.items() if name not in ("at", "match")}


async def a_pen(house, name, players, began, tables, world):
    """The state begins once more, with the table that is given."""
    pen = await new_pen(house, name, players, began=began, seed=f"world {len(tables)}")
    setup = pen.state.setup
    tables[setup.secret] = world
    pen.state = room_state.RoomState.begun(setup)
    return pen
