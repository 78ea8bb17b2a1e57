"""The laws of the redeal: it makes only worlds that a seat cannot tell apart, and all."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import ceil, log
from typing import Final

from fhtagn.kernel.agenda import answers, apply, decisions
from fhtagn.kernel.game import Game
from fhtagn.kernel.knowledge import unknown_to
from fhtagn.kernel.state import Seat, State
from fhtagn.lab.broken import Broken
from fhtagn.lab.laws import seen
from fhtagn.lab.play import Picture, Ply, walk_on

CHANCE_OF_ERROR: Final = 1e-7  # that a uniform deal misses a possible value by accident


def redeals_look_alike(at: Ply) -> None:
    """The seat gets the same messages in a redealt world, and the world has settled.

    Known and public things stay the same; the redeal does not change the real table.
    """
    for seat in range(at.g.seats):
        before = Picture(at.g)
        world = at.game.rules.redeal(at.g, seat, at.chance.getrandbits(32))
        _expect(at, seat, Picture(at.g) == before, "the redeal changed the table")
        _expect(
            at, seat, seen(at.game, world, seat) == seen(at.game, at.g, seat), "looks different"
        )
        _expect(at, seat, _same_but_hidden(at, seat, world), "changed what is not hidden")
        over = at.g.outcome is not None
        _expect(at, seat, over or not at.game.proof.unsettled(world), "has not settled")


def _expect(at: Ply, seat: Seat, good: bool, otherwise: str) -> None:
    if not good:
        raise Broken("redeal", at.number, f"for seat {seat}: {otherwise}")


def hidden_from(game: Game, g: State, seat: Seat) -> list[list[int]]:
    """The groups of things that the seat cannot tell apart, with at least two different codes."""
    groups = (unknown_to(g, seat, group) for group in game.proof.hidden(g, seat))
    return [group for group in groups if len({g.code[thing] for thing in group}) > 1]


def _same_but_hidden(at: Ply, seat: Seat, world: State) -> bool:
    """Same codes inside each group, same code at each other place, same knowledge."""
    groups = hidden_from(at.game, at.g, seat)
    invented = set(at.game.proof.invented(at.g, seat))
    moved = invented.union(*groups)
    kept = all(
        own == other
        for thing, (own, other) in enumerate(zip(at.g.code, world.code, strict=True))
        if thing not in moved
    )
    return (
        kept
        and at.g.known == world.known
        and all(
            _codes(at.g, group) == _codes(world, group)
            for group in groups
            if not invented & set(group)
        )
    )


def _codes(g: State, group: list[int]) -> Counter[str]:
    return Counter(g.code[thing] for thing in group)


def redeals_forget_the_truth(at: Ply) -> None:
    """A redeal depends only on the seat's knowledge and on the seed.

    From any other world that the seat cannot tell from this one it gives the same result.
    """
    first, second = (at.chance.getrandbits(32) for _ in range(2))
    for seat in range(at.g.seats):
        straight = at.game.rules.redeal(at.g, seat, second)
        for world in (at.game.rules.redeal(at.g, seat, first), *_otherwise_sealed(at, seat)):
            detour = at.game.rules.redeal(world, seat, second)
            _expect(
                at, seat, Picture(straight) == Picture(detour), "depends on the actual arrangement"
            )


def _otherwise_sealed(at: Ply, seat: Seat) -> Iterator[State]:
    """The table with another sealed answer of another seat: this seat cannot tell."""
    if at.g.agenda is None or at.g.agenda[0][0] is not answers:
        return
    for question in decisions(at.g):
        if question.sealed and question.seat != seat:
            g = at.g.clone()
            apply(g, question.seat, at.chance.choice(question.options))
            yield g


def redeals_can_be_played(at: Ply) -> None:
    """A redealt world is a separate table, and the game can go on there to its end."""
    for seat in range(at.g.seats):
        before = Picture(at.g)
        world = at.game.rules.redeal(at.g, seat, at.chance.getrandbits(32))
        for _ in walk_on(at.game, world, at.chance.getrandbits(32)):
            pass
        _expect(at, seat, Picture(at.g) == before, "playing in it changed the table")


def redeals_reach_everything(at: Ply, seat: Seat) -> int:
    """Over many seeds each unknown place takes every possible value; returns the redeals.

    A value that never comes must be impossible: with it the table would not have settled. The law
    leaves out invented things: the game alone knows their possible values.
    """
    invented = set(at.game.proof.invented(at.g, seat))
    groups = [one for one in hidden_from(at.game, at.g, seat) if not invented & set(one)]
    seeds = max((_enough(at.g, group) for group in groups), default=0)
    met: dict[int, set[str]] = defaultdict(set)
    for seed in range(seeds):
        world = at.game.rules.redeal(at.g, seat, seed)
        for group in groups:
            for thing in group:
                met[thing].add(world.code[thing])
    for group in groups:
        for thing in group:
            for code in sorted({at.g.code[other] for other in group} - met[thing]):
                impossible = at.game.proof.unsettled(_with(at.g, group, thing, code))
                _expect(at, seat, impossible, f"thing {thing} is never {code} in {seeds} deals")
    return seeds


def _enough(g: State, group: list[int]) -> int:
    """Enough deals so that even the rarest code is unlikely to miss a place."""
    rarest = min(_codes(g, group).values()) / len(group)
    cells = len(group) * len(_codes(g, group))
    return ceil(log(CHANCE_OF_ERROR / cells) / log(1 - rarest)) if rarest < 1 else 1


def _with(g: State, group: list[int], thing: int, code: str) -> State:
    """The table with that code exchanged into that place."""
    new = g.clone()
    other = next(one for one in group if g.code[one] == code)
    new.code[thing], new.code[other] = code, g.code[thing]
    new.rebuild()
    return new
