"""Effects on Cultists: Sacrifice, destroy, devour, seize, recall, place, move (FG 20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from fhtagn.games.fate.content import ALL, Step
from fhtagn.games.fate.course_verbs import change_effect
from fhtagn.games.fate.effects import amount, asks, can_do, decline, follow, has_done, limited, step
from fhtagn.games.fate.queries import (
    LOCATIONS,
    controlled,
    frame,
    here,
    holder,
    location,
    name_at,
    rivals,
    step_of,
    thing,
)
from fhtagn.games.fate.state import ABYSS, LODGE, NOBODY, NOTHING, Fate
from fhtagn.games.fate.verbs import (
    destroy_cultist,
    devour,
    give_up_captive,
    move_cultist,
    place_cultist,
    recall,
    sacrifice,
    seize,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

Figure = tuple[Seat, int]  # a Cultist by owner and place
Move = tuple[Seat, int, int]  # whose Cultist, from where, to where
MOST_CAPTIVES: Final = 3

# -- figures to choose from ------------------------------------------------------------------------


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


# -- Sacrifice, destroy, devour --------------------------------------------------------------------

DEEDS: Final[dict[str, Callable[[Fate, Seat, int], None]]] = {
    "sacrifice": sacrifice,
    "destroy_cultists": destroy_cultist,
    "devour": devour,
}


@step("sacrifice", "FG 20.1.1", "FG 40.1.48", can=can_take)
def sacrifice_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Own Cultists to the Abyss, from where the step says."""
    g.then(take_figures, seat, code, n)


@step("destroy_cultists", "FG 20.1.2", can=can_take)
def destroy_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Cultists to the Abyss, one's own or those of rivals."""
    g.then(take_figures, seat, code, n)


@step("devour", "FG 20.1.5", can=can_take)
def devour_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Cultists out of the game."""
    g.then(take_figures, seat, code, n)


@rule("FG 40.1.26", "FG 40.1.48")
def take_figures(g: Fate, seat: Seat, code: str, n: int) -> None:
    """As many as there are; asked only if there is something to choose."""
    found = takeable(g, seat, step_of(g, code, n))
    if len(found) > 1:
        g.then(choose_figures, picker(g, seat, step_of(g, code, n)), seat, code, n)
    else:
        take_group(g, step_of(g, code, n), found[0])


def takeable(g: Fate, seat: Seat, what: Step) -> list[tuple[Figure, ...]]:
    there = figures(g, seat, what)
    most = limited(amount(g, seat, what), sum(there.values()))
    least = min(what.least, most) if what.up_to else most
    return list(groups(there, least, most))


def picker(g: Fate, seat: Seat, what: Step) -> Seat:
    """Who chooses the figures: a Curse may leave it to the one who holds it."""
    keeper = holder(g, seat)
    return keeper if what.chooser == "holder" and keeper != NOBODY else seat


@choice("FG 40.1.48")
def choose_figures(g: Fate, chooser: Seat, seat: Seat, code: str, n: int) -> Decision:
    what = step_of(g, code, n)
    options = [option(take_these, chooser, code, n, one) for one in takeable(g, seat, what)]
    return asks(chooser, code, what.op, options)


def says_figures(g: Fate, _chooser: Seat, code: str, n: int, group: tuple[Figure, ...]) -> Saying:
    words = figure_words(g, group)
    return Saying(step_of(g, code, n).op, {"figures": "+".join(words) or "none"}, {"group": words})


def figure_words(g: Fate, group: tuple[Figure, ...]) -> tuple[str, ...]:
    """`museum` for a Cultist there; with the owner's seat before it: `1.museum`."""
    return tuple(f"{owner}.{name_at(g, place)}" for owner, place in group)


@rule("FG 40.1.48", says=says_figures)
def take_these(g: Fate, _chooser: Seat, code: str, n: int, group: tuple[Figure, ...]) -> None:
    take_group(g, step_of(g, code, n), group)


def take_group(g: Fate, what: Step, group: tuple[Figure, ...]) -> None:
    for owner, place in group:
        DEEDS[what.op](g, owner, place)
    has_done(g, len(group))


@step("thin_out", "FG 15.1.5", can=lambda g, seat, _what: bool(controlled(g, seat)))
def thin_out(g: Fate, seat: Seat, code: str, n: int) -> None:
    """In each location one Controls own Cultists are destroyed until so many are left."""
    left = step_of(g, code, n).n
    for at in controlled(g, seat):
        for _ in range(g.altar[seat][at] - left):
            destroy_cultist(g, seat, at)


# -- captives --------------------------------------------------------------------------------------


def seizable(g: Fate, seat: Seat) -> list[Figure]:
    """Rival Cultists where one has a Cultist oneself."""
    if len(g.captives[seat]) >= MOST_CAPTIVES:
        return []
    shared = [at for at in LOCATIONS if g.altar[seat][at]]
    return [(other, at) for other in rivals(g, seat) for at in shared if g.altar[other][at]]


@step("seize", "FG 30.1.2", can=lambda g, seat, _what: bool(seizable(g, seat)))
def seize_step(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """With fewer than three captives one may take another."""
    if seizable(g, seat):
        g.then(choose_captive, seat, code)


@choice("FG 30.1.2")
def choose_captive(g: Fate, seat: Seat, code: str) -> Decision:
    options = [option(seize_one, seat, *figure) for figure in seizable(g, seat)]
    return asks(seat, code, "seize", [*options, option(decline, seat)])


def says_seize(g: Fate, _seat: Seat, owner: Seat, at: int) -> Saying:
    return Saying("seize", {"owner": owner, "location": location(g, at)})


@rule("FG 30.1.2", says=says_seize)
def seize_one(g: Fate, seat: Seat, owner: Seat, at: int) -> None:
    seize(g, seat, owner, at)


def can_release(g: Fate, seat: Seat, what: Step) -> bool:
    return len(g.captives[seat]) >= what.n


@step("release", "FG 30.1.2", can=can_release)
def release(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Captives may be given up for what follows, once."""
    if can_release(g, seat, step_of(g, code, n)):
        g.then(choose_release, seat, code, n)


@choice("FG 30.1.2")
def choose_release(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    """Whose Cultists are given up; captives of one owner are alike."""
    captives = g.captives[seat]
    count = step_of(g, code, n).n
    whose = dict.fromkeys(
        group
        for group in combinations_with_replacement(sorted(set(captives)), count)
        if all(group.count(one) <= captives.count(one) for one in group)
    )
    options: list[Task] = [option(release_these, seat, code, n, group) for group in whose]
    return asks(seat, code, "release", [*options, option(decline, seat)])


def says_release(_g: Fate, _seat: Seat, _code: str, _n: int, owners: tuple[Seat, ...]) -> Saying:
    return Saying("release", {"owners": "+".join(map(str, owners))}, {"group": owners})


@rule("FG 30.1.2", says=says_release)
def release_these(g: Fate, seat: Seat, code: str, n: int, owners: tuple[Seat, ...]) -> None:
    for owner in owners:
        give_up_captive(g, seat, owner)
    follow(g, seat, code, step_of(g, code, n).then)


# -- recall, place, move ---------------------------------------------------------------------------


def can_recall(g: Fate, seat: Seat, what: Step) -> bool:
    return g.abyss[seat] > 0 and amount(g, seat, what) != 0


@step("recall", "FG 20.1.1", "FG 30.1.8", can=can_recall)
def recall_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Own Cultists return from the Abyss: to the Lodge, to the current or to a chosen location."""
    what = step_of(g, code, n)
    found = returns(g, seat, what)
    if len(found) > 1:
        g.then(choose_recall, seat, code, n)
    elif found:
        bring_back(g, seat, *found[0])


def returns(g: Fate, seat: Seat, what: Step) -> list[tuple[int, int]]:
    """How many, and to where: all the choices there are."""
    most = limited(amount(g, seat, what), g.abyss[seat])
    if most <= 0:
        return []
    targets = [at for at in places(g, seat, (what.to,)) if at not in what.without]
    counts = range(1, most + 1) if what.up_to else (most,)
    found = [(count, to) for to in targets for count in counts]
    return [*found, (0, targets[0])] if what.up_to else found


@choice("FG 40.1.48", "FG 30.1.8")
def choose_recall(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = returns(g, seat, step_of(g, code, n))
    return asks(seat, code, "recall", [option(recall_these, seat, *one) for one in found])


def says_recall(g: Fate, _seat: Seat, count: int, to: int) -> Saying:
    return Saying("recall", {"count": count, "to": name_at(g, to)})


@rule("FG 40.1.48", "FG 30.1.8", says=says_recall)
def recall_these(g: Fate, seat: Seat, count: int, to: int) -> None:
    bring_back(g, seat, count, to)


def bring_back(g: Fate, seat: Seat, count: int, to: int) -> None:
    if count:
        recall(g, seat, count, to)
    has_done(g, count)


@step("place", "FG 5.3.1", can=lambda g, seat, _what: g.lodge[seat] > 0)
def place_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Own Cultists go from the Lodge to the current location or to the one chosen before."""
    what = step_of(g, code, n)
    (at,) = places(g, seat, (what.to,))
    count = limited(what.n, g.lodge[seat])
    for _ in range(count):
        place_cultist(g, seat, at)
    has_done(g, count)


@step("choose_location", "FG 40.1.61", can=lambda *_: False)
def choose_location(g: Fate, seat: Seat, code: str, n: int) -> None:
    """The location that later steps speak of."""
    if useful(g, seat, code, n):
        g.then(pick_location, seat, code, n)


@cites("FG 40.1.61")
def useful(g: Fate, seat: Seat, code: str, n: int) -> list[int]:
    """Locations in which one of the later steps would change something."""
    later = [what for what in thing(g, code).steps[n + 1 :] if is_about(what)]
    found = []
    for at in LOCATIONS:
        tried = g.clone()
        change_effect(tried, at=at)
        if any(can_do(tried, seat, code, what) for what in later):
            found.append(at)
    return found


def is_about(what: Step) -> bool:
    return "same" in (what.to, *what.sources)


@choice("FG 40.1.61")
def pick_location(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = useful(g, seat, code, n)
    return asks(seat, code, "choose_location", [option(choose_at, seat, at) for at in found])


@rule("FG 40.1.61", says=lambda g, _seat, at: Saying("location", {"location": location(g, at)}))
def choose_at(g: Fate, _seat: Seat, at: int) -> None:
    change_effect(g, at=at)


@step("move_cultists", "FG 12.1.2", can=lambda g, seat, what: bool(movable(g, seat, what)))
def move_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Cultists go from location to location, one after another."""
    what = step_of(g, code, n)
    owners = rivals(g, seat) if what.who == "each_rival" else [seat]
    for owner in owners:
        g.then(move_more, seat, code, n, owner, amount(g, seat, what))


def movable(g: Fate, seat: Seat, what: Step, owner: Seat = NOBODY) -> list[Move]:
    """Every single move: whose Cultist, from where, to where."""
    whose = rivals(g, seat) if what.who == "each_rival" else [seat]
    sources, targets = places(g, seat, what.sources), places(g, seat, (what.to,))
    return [
        (one, at, to)
        for one in whose
        if owner in (NOBODY, one)
        for at in sources
        if g.altar[one][at]
        for to in targets
        if to != at
    ]


@rule("FG 12.1.2")
def move_more(g: Fate, seat: Seat, code: str, n: int, owner: Seat, left: int) -> None:
    what = step_of(g, code, n)
    found = movable(g, seat, what, owner)
    if left and found:
        g.then(choose_move, seat, code, n, owner, left)


@choice("FG 12.1.2", "FG 40.1.48")
def choose_move(g: Fate, seat: Seat, code: str, n: int, owner: Seat, left: int) -> Decision:
    what = step_of(g, code, n)
    moves: list[Task] = [
        option(move_one, seat, code, n, left, move) for move in movable(g, seat, what, owner)
    ]
    stop: list[Task] = [option(enough, seat)] if what.up_to else []
    return asks(seat, code, "move_cultists", [*moves, *stop])


def says_move(g: Fate, _seat: Seat, _code: str, _n: int, _left: int, move: Move) -> Saying:
    owner, at, to = move
    names = {"location": location(g, at), "to": location(g, to)}
    return Saying("move_cultist", {"owner": owner} | names)


@rule("FG 12.1.2", says=says_move)
def move_one(g: Fate, seat: Seat, code: str, n: int, left: int, move: Move) -> None:
    owner, at, to = move
    move_cultist(g, owner, at, to)
    g.then(move_more, seat, code, n, owner, left - 1 if left != ALL else ALL)


@rule("FG 40.1.48", says=lambda *_: Saying("enough"))
def enough(_g: Fate, _seat: Seat) -> None:
    """«Up to» lets one stop."""
