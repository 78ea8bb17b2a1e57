"""Who knows what: bits by seat for each hidden thing, and possible worlds for a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from fhtagn.kernel.agenda import reseal
from fhtagn.kernel.chance import seeded, shuffled
from fhtagn.kernel.state import EVERYONE, Seat, State

G = TypeVar("G", bound=State)
ATTEMPTS = 200  # how often a deal is repeated that would already have settled otherwise


def knows(g: State, seat: Seat, thing: int) -> bool:
    bits = g.known[thing]
    return bits == EVERYONE or (seat >= 0 and bool(bits >> seat & 1))


def faces(g: State, seat: Seat, things: Iterable[int]) -> list[str | None]:
    """What each of the things is, if the seat knows it; None is a back."""
    code, known = g.code, g.known
    if seat < 0:
        return [code[thing] if known[thing] == EVERYONE else None for thing in things]
    return [code[thing] if known[thing] >> seat & 1 else None for thing in things]


def learn(g: State, seat: Seat, things: Iterable[int]) -> None:
    bit = 1 << seat
    for thing in things:
        g.known[thing] |= bit


def uncover(g: State, things: Iterable[int]) -> None:
    """Everybody sees the things."""
    for thing in things:
        g.known[thing] = EVERYONE


def glimpse(g: State, things: Iterable[int]) -> None:
    """Everybody sees a part of the things, such as their cost; their names stay hidden.

    Afterwards `known` is as before. The assignments tell `lab.twins`, which watches them, that the
    seats have seen something.
    """
    for thing in things:
        bits, g.known[thing] = g.known[thing], EVERYONE
        g.known[thing] = bits


def forget(g: State, seat: Seat, things: Iterable[int]) -> None:
    """The seat no longer knows which of the things is which; the others still do.

    A spectator knows only what everyone knows.
    """
    bit = 1 << seat if seat >= 0 else 0
    everybody = (1 << g.seats) - 1
    for thing in things:
        bits = g.known[thing]
        g.known[thing] = (everybody if bits == EVERYONE else bits) & ~bit


def mix(g: State, things: Sequence[int], *attributes: list[int] | list[str]) -> None:
    """Shuffle a pile: its ids keep their places and get the codes in a new order; nobody knows it.

    So an id reveals nothing of its earlier code. `attributes` are further lists whose values go
    with the code.
    """
    order = shuffled(g, things)
    lists: tuple[list[Any], ...] = (g.code, *attributes)
    for values in lists:
        moved = [values[thing] for thing in order]
        for thing, value in zip(things, moved, strict=True):
            values[thing] = value
    for thing in things:
        g.known[thing] = 0


def unknown_to(g: State, seat: Seat, things: Iterable[int]) -> list[int]:
    return [thing for thing in things if not knows(g, seat, thing)]


def redealt(
    g: G,
    seat: Seat,
    seed: int,
    groups: Iterable[Sequence[int]],
    *,
    imagine: Callable[[G], None] = lambda _: None,
    possible: Callable[[G], bool] = lambda _: True,
) -> G:
    """A world that `seat` cannot tell from this one.

    In each group it deals the things that the seat does not know again. The result depends only on
    the seat's knowledge and the seed, so the deal starts from the sorted values and not from their
    present places. `imagine` invents the things whose possible values the seat does not know. It
    rejects a deal that is not `possible`, because it would already have settled otherwise, and
    tries the next. Sealed answers of others become random ones.
    """
    unknown = [unknown_to(g, seat, group) for group in groups]
    for attempt in range(ATTEMPTS):
        new = g.clone()
        new.rng, new.secret, new.loaded = seeded(seed + (attempt << 32)), 0, ()
        for things in unknown:
            dealt = shuffled(new, sorted(g.code[thing] for thing in things))
            for thing, code in zip(things, dealt, strict=True):
                new.code[thing] = code
        imagine(new)
        new.rebuild()
        reseal(new, seat)
        if possible(new):
            return new
    raise LookupError(f"no possible world for seat {seat} in {ATTEMPTS} deals")
