"""Playing without people: policies that choose moves, and the walk through a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from operator import is_
from random import Random
from typing import Final, NamedTuple

from fhtagn.bots.bot import dice
from fhtagn.kernel.agenda import Decision, apply, decisions, interject
from fhtagn.kernel.events import Logged
from fhtagn.kernel.fields import names_of
from fhtagn.kernel.game import Game, Settings, start
from fhtagn.kernel.rules import Task, saying
from fhtagn.kernel.state import Seat, State
from fhtagn.lab.broken import Broken

CAP: Final = 10_000  # moves; a longer game counts as endless
NAMES: dict[type, tuple[str, ...]] = {}  # of the fields, by class: annotations are slow to read


class PlayedMove(NamedTuple):
    """A seat's move: an answer to its question, or an aside."""

    seat: Seat
    task: Task
    aside: bool = False


class Ply(NamedTuple):
    """A table at a question, the next move, and the events since the last question.

    Laws must not change the table. The move is None after the end of the game.
    """

    game: Game
    g: State
    number: int
    move: PlayedMove | None
    chance: Random
    told: Sequence[Logged] = ()


Policy = Callable[[Game, State, Random], PlayedMove]
Law = Callable[[Ply], None]


def do(g: State, move: PlayedMove) -> None:
    if move.aside:
        interject(g, move.task)
    else:
        apply(g, move.seat, move.task)


def open_questions(g: State) -> list[Decision]:
    """The questions without an answer; if there are none, the game must be over."""
    waiting = [one for one in decisions(g) if not one.sealed]
    if not waiting and g.outcome is None:
        raise Broken("no dead ends", 0, "the game is not over, and nobody is asked")
    for one in waiting:
        if not one.options:
            raise Broken(
                "no dead ends", 0, f"seat {one.seat} is asked {one.prompt}, without options"
            )
    return waiting


class Picture:
    """A copy of the table, to find a later change of any value, type or order."""

    __slots__ = ("fields",)
    __hash__ = None  # type: ignore[assignment]  # it is only compared

    def __init__(self, g: State) -> None:
        self.fields = [_kept(getattr(g, name)) for name in _names(type(g))]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and exactly(self.fields, other.fields)


def _names(cls: type[State]) -> tuple[str, ...]:
    if cls not in NAMES:
        NAMES[cls] = ("agenda", "later", *names_of(cls, "saved"))
    return NAMES[cls]


def _kept(value: object) -> object:
    """A copy of a container; its items are immutable by another law."""
    return value.copy() if isinstance(value, list | dict) else value


def exactly(one: object, other: object) -> bool:
    """Equal in value, type and order, at every depth."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return exactly(tuple(one.items()), tuple(other.items()))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        same = len(one) == len(other)
        return same and (all(map(is_, one, other)) or all(map(exactly, one, other)))
    return bool(one == other)


def verb(g: State, task: Task) -> str:
    return saying(g, task).verb


# -- policies --------------------------------------------------------------------------------------


def uniform(_game: Game, g: State, chance: Random) -> PlayedMove:
    """Answers any open question with any option."""
    one = chance.choice(open_questions(g))
    return PlayedMove(one.seat, chance.choice(one.options))


def busy(_game: Game, g: State, chance: Random) -> PlayedMove:
    """Passes only one time in four, so that windows are used and tables fill."""
    one = chance.choice(open_questions(g))
    active = [task for task in one.options if verb(g, task) != "pass"]
    return PlayedMove(
        one.seat, chance.choice(active if active and chance.random() < 0.75 else one.options)
    )


def first(_game: Game, g: State, _chance: Random) -> PlayedMove:
    one = open_questions(g)[0]
    return PlayedMove(one.seat, one.options[0])


def last(_game: Game, g: State, _chance: Random) -> PlayedMove:
    one = open_questions(g)[-1]
    return PlayedMove(one.seat, one.options[-1])


def stubborn() -> Policy:
    """Repeats its most frequent action; passes only without another option."""
    used: Counter[str] = Counter()

    def policy(_game: Game, g: State, chance: Random) -> PlayedMove:
        one = open_questions(g)[0]
        verbs = [verb(g, task) for task in one.options]
        most = max(used[name] for name in verbs)
        chosen = chance.choice([n for n, name in enumerate(verbs) if used[name] == most])
        used[verbs[chosen]] += verbs[chosen] != "pass"
        return PlayedMove(one.seat, one.options[chosen])

    return policy


def aside_first(game: Game, g: State, chance: Random) -> PlayedMove:
    """Takes every possible aside of any seat before it lets the game go on."""
    taken = some_aside(game, g, chance)
    return taken or uniform(game, g, chance)


def restless(policy: Policy) -> Policy:
    """Sometimes takes an aside of any seat; very rarely gives up."""

    def out_of_turn(game: Game, g: State, chance: Random) -> PlayedMove:
        if chance.random() < 0.1 and (move := some_aside(game, g, chance)):
            return move
        if chance.random() < 0.003 and (move := some_aside(game, g, chance, resign=True)):
            return move
        return policy(game, g, chance)

    return out_of_turn


def some_aside(game: Game, g: State, chance: Random, *, resign: bool = False) -> PlayedMove | None:
    """An aside of any seat: to give up, or any other."""
    found = [
        PlayedMove(seat, task, aside=True)
        for seat in g.playing()
        for task in game.rules.asides(g, seat)
        if (verb(g, task) == "resign") == resign
    ]
    return chance.choice(found) if found else None


# -- the walk --------------------------------------------------------------------------------------


def walk(
    game: Game, chosen: Settings, seed: int, policy: Policy = uniform, cap: int = CAP
) -> Iterator[Ply]:
    """The table at every question from the start to the end, and at the end."""
    g = start(game, chosen, seed, listen=True)
    yield from walk_on(game, g, seed, policy, cap)


def walk_on(
    game: Game, g: State, seed: int, policy: Policy = uniform, cap: int = CAP
) -> Iterator[Ply]:
    chance, laws = dice(seed), dice(~seed)  # so that no law changes the game
    for number in range(cap):
        told, g.events = g.events or (), []
        if g.outcome is not None:
            yield Ply(game, g, number, None, laws, told)
            return
        move = _chosen(game, g, number, policy, chance)
        yield Ply(game, g, number, move, laws, told)
        do(g, move)
    raise Broken("games end", cap, f"the game is not over after {cap} moves")


def _chosen(game: Game, g: State, number: int, policy: Policy, chance: Random) -> PlayedMove:
    try:
        return policy(game, g, chance)
    except Broken as broken:
        raise Broken(broken.law, number, broken.detail) from broken
