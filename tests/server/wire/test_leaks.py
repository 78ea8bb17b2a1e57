"""Servers that each betray something hidden: twin worlds find every one of them."""

from itertools import islice

import pytest
from msgspec.structs import replace

from fhtagn.kernel.complaint import IllegalChoice, nearest
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import offered
from fhtagn.server.lobby import showing
from fhtagn.server.protocol import Noted
from fhtagn.server.replays import hinting
from fhtagn.server.room import messages, room_state
from fhtagn.server.room.room import Room
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.spectators import Spectators
from tests.server.room.logs import CASES
from tests.server.wire import doings
from tests.server.wire.doings import pass_by
from tests.server.wire.evening import Different, Evening
from tests.server.wire.twins import pairs

pytestmark = pytest.mark.slow
MOST = 20  # pairs of worlds within which a leak must show


def the_number_of_options(monkeypatch):
    """Everybody in the room is told how much those who are asked can do."""
    honest = messages.room

    def room(state, *args, **more):
        count = sum(len(one.options) for one in state.questions())
        return replace(honest(state, *args, **more), watchers=count)

    monkeypatch.setattr(messages, "room", room)


def changed_answers(monkeypatch):
    """Everybody is sent an update when a sealed answer is changed."""
    monkeypatch.setattr(room_state, "is_sealing", lambda *_: False)


def the_ply_of_an_offer(monkeypatch):
    """An offer tells of moves that nobody could see."""

    def noted(state, seat, entry):
        n = state.feeds[seat].n
        return Noted(seat=seat, n=n, kind=entry.kind, by=entry.seat, value=entry.value)

    monkeypatch.setattr(messages, "noted", noted)


def the_nearest_key_of_all(monkeypatch):
    """A refusal suggests what only another seat could do."""

    def refuse(match, _seat, key, _offers):
        every = [
            one
            for seat in range(match.state.seats)
            for one in offered(match.game, match.state, seat)
        ]
        raise IllegalChoice("not-offered", key=key, nearest=nearest(key, every), rule="")

    monkeypatch.setattr(Match, "_refuse", refuse)


def the_reasons_of_another(monkeypatch):
    """The reasons why something cannot be done are those of the next seat."""
    honest = messages.reasons

    def reasons(state, seat, command):
        return honest(state, (seat + 1) % len(state.setup.seatings), command)

    monkeypatch.setattr(messages, "reasons", reasons)


def a_hand_to_the_watchers(monkeypatch):
    """Who watches and asks by HTTP is shown the first seat's table."""

    def state_for(spectators, since):
        return messages.state(
            spectators.room.state, 0, since, messages.table_of(spectators.room.state, 0)
        )

    monkeypatch.setattr(Spectators, "state_for", state_for)


def the_time_of_changes(monkeypatch):
    """Whoever changes a sealed answer is charged for it."""
    honest = RoomState.move_on

    def move_on(state, mover):
        honest(state, mover)
        state.clocks.banks[max(mover, 0)] -= 1

    monkeypatch.setattr(RoomState, "move_on", move_on)


def when_somebody_was_seen(monkeypatch):
    """Whoever wants another's seat is told when its player did something, be it hidden or not."""
    monkeypatch.setattr(
        Room, "_note_seen", lambda room, seat, _: room.audience.seen(seat, room.clock.now())
    )


def the_chances_at_the_real_table(monkeypatch):
    """What chance may bring is found from cards that only others may see."""
    monkeypatch.setattr(hinting, "_forecast", lambda _game, g, *_: {"cards": list(g.code)})


def how_much_was_entered(monkeypatch):
    """Those who ask for the table, or for their tables, are told whether the log is even."""
    monkeypatch.setattr(showing, "waits_for", lambda table, *_: table.seq % 2 == 0)


LEAKS = {
    the_number_of_options: ("heroes", doings.take_back),
    changed_answers: ("fate", doings.probe),
    the_ply_of_an_offer: ("fate", doings.go_back),
    the_nearest_key_of_all: ("heroes", doings.probe),
    the_reasons_of_another: ("call", doings.probe),
    a_hand_to_the_watchers: ("heroes", Evening.look_by_http),
    the_time_of_changes: ("fate", doings.talk),
    the_chances_at_the_real_table: ("heroes", doings.probe_by_http),
    how_much_was_entered: ("fate", Evening.look_by_http),
    when_somebody_was_seen: ("fate", doings.probe),
}  # in which game, and when they do what


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_leak_is_heard(evening, monkeypatch, leak, did):
    leak(monkeypatch)
    with pytest.raises(Different):
        await listen(evening, *LEAKS[leak], did)


async def listen(evening, name, doing, did):
    for twins, chance in islice(pairs(name, CASES[name], did.seeds()), MOST):
        did["leaky_twins"] += 1
        night = await evening(name, twins, chance)
        await pass_by(night, {doing: 1}, steps=5)
