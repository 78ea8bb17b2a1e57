"""Twin worlds: the proof that a seat's messages depend only on what it may know.

The lab records a game. At some ply it exchanges things that the seat does not know and does not
learn for a while, and makes the same moves in both worlds. Until the seat learns a difference,
all its messages must be equal to the byte: view, questions and prompts, options and asides,
reasons, refusals, events and their number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from fhtagn.kernel.events import Logged
from fhtagn.kernel.game import Game, Settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import offered
from fhtagn.kernel.rules import Task, key_of
from fhtagn.kernel.state import EVERYONE, SPECTATOR, TABLE, Seat, State
from fhtagn.lab.broken import Broken
from fhtagn.lab.laws import seen, wire
from fhtagn.lab.matches import refusal
from fhtagn.lab.play import CAP, PlayedMove, Policy, do, uniform, walk
from fhtagn.lab.redeals import hidden_from

LENGTHS = (1, 2, 3, 5, 8, 13, 21)  # plies for which the exchanged things stay unknown


class Learned(NamedTuple):
    """Some seats saw a thing: the seats, as bits, and its code."""

    seats: int
    thing: int
    code: str

    def by(self, seat: Seat) -> bool:
        return self.seats == EVERYONE or (seat >= 0 and bool(self.seats >> seat & 1))


class Watched(list[int]):
    """The list `known`; it notes every thing seen, even if a shuffle follows."""

    def __init__(self, g: State) -> None:
        super().__init__(g.known)
        self.code, self.seen = g.code, list[Learned]()

    def __setitem__(self, thing: Any, bits: Any) -> None:
        if isinstance(thing, int) and bits:
            self.seen.append(Learned(bits, thing, self.code[thing]))
        super().__setitem__(thing, bits)


class Frame(NamedTuple):
    """One ply of the recording: the table before, the move, its events, the things seen."""

    g: State
    move: PlayedMove
    key: str
    told: Sequence[Logged]
    learned: Sequence[Learned]


class Recording(NamedTuple):
    game: Game
    frames: list[Frame]
    last: State  # the table at the end
    match: Match  # an empty match; it borrows a table to make a refusal
    sent: dict[tuple[int, Seat], str]  # by seat and ply, as far as computed


class Tally:
    """The numbers of comparisons and of abandoned twins."""

    def __init__(self) -> None:
        self.checks = self.twins = self.abandoned = 0


# -- the recording ---------------------------------------------------------------------------------


def record(
    game: Game, chosen: Settings, seed: int, policy: Policy = uniform, cap: int = CAP
) -> Recording:
    frames: list[Frame] = []
    before: tuple[State, PlayedMove, str] | None = None
    last: State = game.blank()
    watched = Watched(last)
    for at in walk(game, chosen, seed, policy, cap):
        if before is not None:
            frames.append(Frame(*before, tuple(at.told), tuple(watched.seen)))
        last = at.g.clone()
        at.g.known = watched = Watched(at.g)
        if at.move is not None:
            before = (last, at.move, key_of(last, at.move.task))
    return Recording(game, frames, last, Match(game, chosen, seed), {})


def check(recording: Recording, chance: Random, twins: int, tally: Tally) -> None:
    """Try so many twins, at random seats and plies."""
    seats = [*range(recording.last.seats), SPECTATOR]
    for _ in range(twins):
        start, seat = chance.randrange(len(recording.frames)), chance.choice(seats)
        twin = _twin(recording, start, chance.choice(LENGTHS), seat, chance)
        if twin is not None:
            tally.twins += 1
            _compare(recording, start, seat, twin, tally)


# -- the twin --------------------------------------------------------------------------------------


def _twin(recording: Recording, start: int, plies: int, seat: Seat, chance: Random) -> State | None:
    """A clone with other things where the seat learns nothing for so many plies, or None."""
    g = recording.frames[start].g
    shown = _shown(recording.frames[start : start + plies], seat)
    new, changed = g.clone(), False
    for group in hidden_from(recording.game, g, seat):
        things = [thing for thing in group if thing not in shown]
        codes = chance.sample([g.code[thing] for thing in things], len(things))
        for thing, code in zip(things, codes, strict=True):
            changed |= new.code[thing] != code
            new.code[thing] = code
    new.rebuild()
    if not changed or recording.game.proof.unsettled(new):
        return None
    new.events = []
    return new


def _shown(frames: Iterable[Frame], seat: Seat) -> set[int]:
    return {one.thing for frame in frames for one in frame.learned if one.by(seat)}


# -- the comparison --------------------------------------------------------------------------------


def _compare(recording: Recording, start: int, seat: Seat, twin: State, tally: Tally) -> None:
    game, frames = recording.game, recording.frames
    twin.known = watched = Watched(twin)
    for ply in range(start, len(frames)):
        frame = frames[ply]
        tally.checks += 1
        _same_sent(recording, ply, seat, frame.g, twin)
        move = _translated(game, frame, seat, twin)
        if move is None:
            tally.abandoned += 1
            return
        key = key_of(twin, move.task)
        codes = twin.code.copy()
        do(twin, move)
        told, twin.events, learned = twin.events or (), [], watched.seen
        twin.known = watched = Watched(twin)
        if _tell_apart(frame, learned, codes, seat):
            return
        if key != frame.key:
            raise Broken(
                "twin worlds", ply, f"unseen by seat {seat}, the key is {frame.key} or {key}"
            )
        _same_told(ply, seat, frame, told)
    tally.checks += 1
    _same_sent(recording, len(frames), seat, recording.last, twin)


def _translated(game: Game, frame: Frame, seat: Seat, twin: State) -> PlayedMove | None:
    """The same move in the twin, if it is possible there.

    The seat itself and the clock send the same key. Another seat's move names the same things. If
    the game offers equal things once, another of them may take the place.
    """
    mover, task, aside = frame.move
    offers = offered(game, twin, mover)
    if mover in (seat, TABLE):
        return PlayedMove(mover, offers[frame.key], aside) if frame.key in offers else None
    return frame.move if any(_equal_in(twin, task, other) for other in offers.values()) else None


def _equal_in(g: State, one: Task, other: Task) -> bool:
    return (
        one[0] is other[0]
        and len(one[1]) == len(other[1])
        and all(
            own == its or _same_code(g, own, its) for own, its in zip(one[1], other[1], strict=True)
        )
    )


def _same_code(g: State, one: object, other: object) -> bool:
    ids = range(len(g.code))
    return (
        type(one) is type(other) is int
        and one in ids
        and other in ids
        and g.code[one] == g.code[other]
    )


def _tell_apart(frame: Frame, learned: Iterable[Learned], codes: list[str], seat: Seat) -> bool:
    """Whether the seat may now tell the worlds apart.

    It may if it has seen a thing that differs between the worlds, in both or in only one of them
    (a secret trigger).
    """
    own, its = ([one for one in seen if one.by(seat)] for seen in (frame.learned, learned))
    for one, other in zip_longest(own, its):
        if one and other and one.thing == other.thing:
            if one.code != other.code:
                return True
        else:
            return bool(
                (one and one.code != codes[one.thing])
                or (other and other.code != frame.g.code[other.thing])
            )
    return False


def _same_told(ply: int, seat: Seat, frame: Frame, told: Sequence[Logged]) -> None:
    own, its = ([event.seen_by(seat) for event in events] for events in (frame.told, told))
    if wire(own) != wire(its):
        raise Broken("twin worlds", ply, f"after {frame.key}, seat {seat} is told {own} or {its}")


def _same_sent(recording: Recording, ply: int, seat: Seat, g: State, twin: State) -> None:
    if (ply, seat) not in recording.sent:
        recording.sent[ply, seat] = _sent(recording, g, seat)
    own, its = recording.sent[ply, seat], _sent(recording, twin, seat)
    if own != its:
        place = next(
            n
            for n, pair in enumerate(zip(own + " ", its + " ", strict=False))
            if pair[0] != pair[1]
        )
        around = slice(max(0, place - 80), place + 80)
        raise Broken("twin worlds", ply, f"seat {seat} is sent …{own[around]}… or …{its[around]}…")


def _sent(recording: Recording, g: State, seat: Seat) -> str:
    """All messages for the seat, and the refusals of keys that are not offered."""
    whole = seen(recording.game, g, seat)
    if seat < 0 or g.outcome is not None:
        return whole
    recording.match.state = g
    return whole + "".join(
        refusal(recording.match, seat, key) for key in ("no-such-key", "discard:no_such_thing")
    )
