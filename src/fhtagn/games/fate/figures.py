"""The Cultists a step can touch: by owner and place, and every choice among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from fhtagn.games.fate.content import Step
from fhtagn.games.fate.effects import amount
from fhtagn.games.fate.queries import (
    LOCATIONS,
    frame,
    here,
    location,
    name_at,
    rivals,
)
from fhtagn.games.fate.state import ABYSS, LODGE, NOTHING, Fate
from fhtagn.kernel.state import Seat

Figure = tuple[Seat, int]  # a Cultist by owner and place


def places(g: Fate, seat: Seat, words: Sequence[str]) -> list[int]:
    """The places meant by the words of a step."""
    found: list[int] = []
    for word in words:
        found += PLACES[word](g, seat) if word in PLACES else [named(g, word)]
    return found


PLACES: Final[dict[str, Callable[[Fate, Seat], list[int]]]] = {
    "here": lambda g, seat: [frame(g).at if is_storm(g) else here(g, seat)],
    "same": lambda g, _seat: [*LOCATIONS] if is_open(g) else [frame(g).at],
    "altar": lambda _g, _seat: [*LOCATIONS],
    "location": lambda _g, _seat: [*LOCATIONS],
    "lodge": lambda _g, _seat: [LODGE],
    "abyss": lambda _g, _seat: [ABYSS],
}


def is_open(g: Fate) -> bool:
    """Whether the location later steps speak of is still to be chosen."""
    return not g.effects or frame(g).at == NOTHING


def is_storm(g: Fate) -> bool:
    return bool(g.effects) and frame(g).sort == "storm"


def named(g: Fate, word: str) -> int:
    return next(at for at in LOCATIONS if location(g, at) == word)


def standing(g: Fate, owner: Seat, place: int) -> int:
    if place in LOCATIONS:
        return g.altar[owner][place]
    return g.lodge[owner] if place == LODGE else g.abyss[owner]


def figures(g: Fate, seat: Seat, what: Step) -> dict[Figure, int]:
    """The Cultists a step can touch, by owner and place, and how many there are."""
    owners = [seat] if what.who == "self" else rivals(g, seat)
    sources = places(g, seat, what.sources)
    if what.first_of:
        sources = next(([one] for one in sources if standing(g, seat, one)), [])
    found = {(owner, place): standing(g, owner, place) for owner in owners for place in sources}
    return {figure: count for figure, count in found.items() if count}


def groups(there: dict[Figure, int], least: int, most: int) -> Iterator[tuple[Figure, ...]]:
    """Every choice of so many of the figures, those of one owner in one place being alike."""
    for size in range(least, most + 1):
        for group in combinations_with_replacement(there, size):
            if all(group.count(one) <= there[one] for one in set(group)):
                yield group


def can_take(g: Fate, seat: Seat, what: Step) -> bool:
    """A price must be there in full; otherwise one is enough."""
    there = sum(figures(g, seat, what).values())
    needed = what.least or amount(g, seat, what) if what.cost else 1
    return there >= needed


def figure_words(g: Fate, group: tuple[Figure, ...]) -> tuple[str, ...]:
    """`museum` for a Cultist there; with the owner's seat before it: `1.museum`."""
    return tuple(f"{owner}.{name_at(g, place)}" for owner, place in group)
