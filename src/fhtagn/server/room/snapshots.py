"""The state of a room at some entry, in one piece: so that a long match is at hand at once."""

from __future__ import annotations

import zlib
from typing import Final

from msgspec.json import decode, encode
from msgspec.structs import asdict

from fhtagn.kernel.game import Game
from fhtagn.server.room.entries import EVERY, Snapshot
from fhtagn.server.room.former import SECOND, from_second
from fhtagn.server.room.match_setup import MatchSetup
from fhtagn.server.room.milestones import is_firm
from fhtagn.server.room.room_state import RoomState

FORMAT: Final = 3  # of the parts of a room's state; a change of their fields needs the next number


def is_due(state: RoomState, last: int) -> bool:
    """Often enough, and only when nothing need be played again: it is to be at hand at once."""
    due = state.seq - last >= EVERY
    return due and is_firm(state.match) and len(state.waiting.open) == 1


def snapshot(state: RoomState) -> Snapshot:
    saved = state.saved()
    packed, rules = zlib.compress(encode(saved), 1), version_of(state.setup.game)
    return Snapshot(state.seq, rules, saved["digest"], packed)


def version_of(game: Game, form: int = 0) -> str:
    """What a snapshot depends on: by other rules or other cards the log is played anew."""
    return f"{form or FORMAT} {game.version} {game.content.digest}"


def is_usable(taken: Snapshot, game: Game) -> bool:
    """Whether this version can go on from it."""
    return taken.rules in (version_of(game), version_of(game, SECOND))


def unpacked(setup: MatchSetup, taken: Snapshot) -> RoomState:
    """The state as it was then."""
    saved = decode(zlib.decompress(taken.course))
    if taken.rules == version_of(setup.game, SECOND):
        saved = from_second(setup, taken.digest, saved)
    return RoomState.restored(setup, saved)


def differing(state: RoomState, taken: Snapshot) -> list[str]:
    """The parts in which a snapshot, unpacked, is not the state that has followed the log."""
    found, followed = _parts(unpacked(state.setup, taken)), _parts(state)
    return [name for name in followed if found[name] != followed[name]]


def _parts(state: RoomState) -> dict[str, object]:
    match = state.match.saved()
    position = {f"position.{name}": part for name, part in match.pop("position").items()}
    return match | position | asdict(state) | {"waiting": state.waiting.saved()}
