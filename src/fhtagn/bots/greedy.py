"""The bot that looks one move ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from fhtagn.bots.bot import Position, dice
from fhtagn.kernel.agenda import PASS, Decision, apply, decisions, in_window, interject
from fhtagn.kernel.chance import pick
from fhtagn.kernel.game import Game
from fhtagn.kernel.present import offered
from fhtagn.kernel.rules import Task
from fhtagn.kernel.state import TABLE, Seat, State

WON: Final = 1_000_000.0  # more than any judge gives
HARDLY: Final = 1e-9  # closer values count as equal
World = tuple[State, Mapping[str, Task]]  # a possible table, and its options
PATIENCE: Final = 20  # how many answers of others a look ahead assumes


class GreedyBot:
    """Judges the table after each of its options, in a few possible worlds.

    It also answers the further questions of the same move, as well as it can, to a small depth. So
    it judges a card after its effect. If there are too many answers, it judges the table before
    them. It judges an aside at the moment when its question is asked again. Among equal options it
    chooses at random.
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
        look, looks = Look(position), self.looks // len(values)
        for g, tasks in worlds:
            for key in values:
                values[key] += look.after(g, tasks[key], self.depth, looks)
        best = max(values.values()) - HARDLY
        return self.chance.choice([key for key, value in values.items() if value >= best])

    def _better_aside(self, position: Position, worlds: Sequence[World]) -> str | None:
        """The aside that helps most, if any helps: an aside costs no move."""
        if not position.asides:
            return None
        gains = dict.fromkeys(position.asides, 0.0)
        look, looks = LookAside(position), self.looks // len(gains)
        for g, tasks in worlds:
            now = value(position.game, g, position.seat)
            for key in gains:
                gains[key] += look.after_aside(g, tasks[key], self.depth, looks) - now
        best = max(gains, key=lambda key: gains[key])
        return best if gains[best] > HARDLY else None


def value(game: Game, g: State, seat: Seat) -> float:
    """How well the seat stands; at the end the place counts first.

    A lone player plays against the game itself, which takes the other place.
    """
    judged: float = game.rules.judge(g, seat)
    if g.outcome is None:
        return judged
    places: Sequence[int] = g.outcome.places
    others = places if len(places) > 1 else (3 - places[0],)
    behind = sum(place > places[seat] for place in others)
    before = sum(place < places[seat] for place in others)
    return judged + WON * (behind - before)


class Look:
    """A look ahead from one question of one seat, in a possible world."""

    PASSES: ClassVar = True  # in every window, also for the seat itself

    def __init__(self, position: Position) -> None:
        self.game, self.seat = position.game, position.seat
        asked = position.sent["asked"]
        self.prompt: str = next(prompt for seat, prompt, *_ in asked if seat == self.seat)

    def after(self, g: State, task: Task, depth: int, looks: int) -> float:
        """The value for the seat after the option, and after the best answers to what follows."""
        new = g.clone()
        apply(new, self.seat, task)
        return self.further(new, depth, looks)

    def further(self, g: State, depth: int, looks: int) -> float:
        """The value for the seat after its best answers to further questions of the same move."""
        question = self._own_question(g)
        if question is None or depth == 0 or len(question.options) > looks:
            return value(self.game, g, self.seat)
        answers, fewer = question.options, looks // len(question.options)
        return max(self.after(g, answer, depth - 1, fewer) for answer in answers)

    def is_over(self, own: Decision) -> bool:
        """Whether the seat is at its next move: it has the first question again.

        The look passes a window that opens again, so it judges using and passing at the same
        moment.
        """
        return own.prompt == self.prompt and PASS not in own.options

    def _own_question(self, g: State) -> Decision | None:
        """The seat's next question in the same move, with assumed answers of the others."""
        for _ in range(PATIENCE):
            if self.PASSES and in_window(g):
                apply(g, self.seat, PASS)  # without computing the other options
                continue
            waiting = [one for one in decisions(g) if not one.sealed]
            own = next((one for one in waiting if one.seat == self.seat), None)
            if own is not None and self.is_over(own):
                return None
            if own is not None and PASS not in own.options:
                return own
            answer = _granted(g, waiting) if waiting else None
            if answer is None:
                return None
            apply(g, waiting[0].seat, answer)
        return None


class LookAside(Look):
    """A look ahead from an aside, up to the point where the question is asked again."""

    PASSES: ClassVar = False

    def after_aside(self, g: State, task: Task, depth: int, looks: int) -> float:
        new = g.clone()
        interject(new, task)
        return self.further(new, depth, looks)

    def is_over(self, own: Decision) -> bool:
        """Also in a window: later events are not due to the aside."""
        return own.prompt == self.prompt


def _granted(g: State, waiting: Sequence[Decision]) -> Task | None:
    """The answer to assume: in a window the pass, without a choice the only answer.

    If several seats answer together, the others answer at random: nobody knows their answers.
    """
    seat, options = waiting[0].seat, waiting[0].options
    if PASS in options:
        return PASS
    if len(options) == 1:
        return options[0] if seat != TABLE else None
    return pick(g, options) if len(decisions(g)) > 1 else None
