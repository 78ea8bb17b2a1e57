"""The bot that looks one move ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fhtagn.bots.bot import Position, dice
from fhtagn.kernel.agenda import PASS, Decision, apply, decisions, interject
from fhtagn.kernel.chance import pick
from fhtagn.kernel.game import Game, offered
from fhtagn.kernel.rules import Task
from fhtagn.kernel.state import TABLE, Seat, State

WON: Final = 1_000_000.0  # more than any game's judge gives
HARDLY: Final = 1e-9  # values closer than this are equal
World = tuple[
    Any, Mapping[str, Task]
]  # a table that may be the real one, and what is offered there
PATIENCE: Final = 20  # answers of others that are taken for granted before a move is judged


class GreedyBot:
    """Judges the table after each of its options, in a few worlds it cannot tell apart.

    What it is asked further in the same move it answers as well as it can, to a small depth, so
    that a card is judged by what it does; where the answers would be too many, the table is judged
    before them. Equal options are told apart by its own chance.
    """

    def __init__(self, seed: int, worlds: int = 3, depth: int = 2, looks: int = 200) -> None:
        self.chance, self.worlds, self.depth, self.looks = dice(seed), worlds, depth, looks

    def choose(self, position: Position) -> str:
        if len(position.options) == 1 and not position.asides:
            return position.options[0]
        tables = [position.worlds(self.chance.getrandbits(32)) for _ in range(self.worlds)]
        worlds = [(g, offered(position.game, g, position.seat)) for g in tables]
        aside = self._better_aside(position, worlds)
        return aside or self._best(position, worlds)

    def _best(self, position: Position, worlds: Sequence[World]) -> str:
        values = dict.fromkeys(position.options, 0.0)
        looks = self.looks // len(values)
        for g, tasks in worlds:
            look = Look(position.game, position.seat, decisions(g))
            for key in values:
                values[key] += look.after(g, tasks[key], self.depth, looks)
        best = max(values.values()) - HARDLY
        return self.chance.choice([key for key, value in values.items() if value >= best])

    def _better_aside(self, position: Position, worlds: Sequence[World]) -> str | None:
        """An aside costs nothing: the one that helps most is taken, if any helps."""
        gains = {key: _gain(position, worlds, key) for key in position.asides}
        best = max(gains, key=lambda key: gains[key], default="")
        return best if best and gains[best] > HARDLY else None


def _gain(position: Position, worlds: Sequence[World], key: str) -> float:
    gain = 0.0
    for g, tasks in worlds:
        after = g.clone()
        interject(after, tasks[key])
        gain += value(position.game, after, position.seat) - value(position.game, g, position.seat)
    return gain


def value(game: Game, g: Any, seat: Seat) -> float:
    """How well the seat stands; at the end, first of all by its place."""
    judged: float = game.judge(g, seat)
    if g.outcome is None:
        return judged
    places: Sequence[int] = g.outcome.places
    behind = sum(place > places[seat] for place in places)
    before = sum(place < places[seat] for place in places)
    return judged + WON * (behind - before)


class Look:
    """A look ahead in one world, from one question of one seat."""

    def __init__(self, game: Game, seat: Seat, asked: Sequence[Decision]) -> None:
        self.game, self.seat = game, seat
        self.prompt = next(one.prompt for one in asked if one.seat == seat)

    def after(self, g: State, task: Task, depth: int, looks: int) -> float:
        """The value for the seat after the option, and after the best answers to what follows."""
        new = g.clone()
        apply(new, self.seat, task)
        question = self._own_question(new)
        if question is None or depth == 0 or len(question.options) > looks:
            return value(self.game, new, self.seat)
        answers, fewer = question.options, looks // len(question.options)
        return max(self.after(new, answer, depth - 1, fewer) for answer in answers)

    def _own_question(self, g: Any) -> Decision | None:
        """What the seat is asked next in the same move; until then nobody does anything special.

        Asked the same as at first, the seat is at its next move.
        """
        for _ in range(PATIENCE):
            waiting = [one for one in decisions(g) if not one.sealed]
            own = next((one for one in waiting if one.seat == self.seat), None)
            if own is not None and PASS not in own.options:
                return own if own.prompt != self.prompt else None
            answer = _granted(g, waiting) if waiting else None
            if answer is None:
                return None
            apply(g, waiting[0].seat, answer)
        return None


def _granted(g: State, waiting: Sequence[Decision]) -> Task | None:
    """What is taken for granted: in a window the pass, without a choice the only answer.

    Asked together, others answer anything, for nobody knows what.
    """
    seat, options = waiting[0].seat, waiting[0].options
    if PASS in options:
        return PASS
    if len(options) == 1:
        return options[0] if seat != TABLE else None
    return pick(g, options) if len(decisions(g)) > 1 else None
