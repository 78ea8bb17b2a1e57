"""The present of a table: open questions, each seat's options, refusals and view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fhtagn.kernel.agenda import Decision, decisions
from fhtagn.kernel.game import Game
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Task, key_of, kind_of, saying
from fhtagn.kernel.state import Seat, State


class Present:
    """The present of a table, computed at most once; valid until the table changes."""

    def __init__(self, game: Game, g: Any) -> None:
        self.game, self.g = game, g
        self.decisions = decisions(g)
        self._views: Callable[[Seat], Mapping[str, Any]] | None = None
        self._answers: dict[Seat, dict[str, Task]] = {}
        self._asides: dict[Seat, dict[str, Task]] = {}

    def asked(self, seat: Seat) -> Decision | None:
        """The question open for the seat; a sealed answer's question stays open."""
        return next((one for one in self.decisions if one.seat == seat), None)

    def answers(self, seat: Seat) -> dict[str, Task]:
        """The answers to the seat's question by key."""
        if seat not in self._answers:
            question = self.asked(seat)
            self._answers[seat] = keyed(self.g, question.options) if question else {}
        return self._answers[seat]

    def asides(self, seat: Seat) -> dict[str, Task]:
        """The seat's asides by key."""
        if seat not in self._asides:
            on = self.g.outcome is None and seat >= 0
            self._asides[seat] = keyed(self.g, self.game.rules.asides(self.g, seat)) if on else {}
        return self._asides[seat]

    def offered(self, seat: Seat) -> dict[str, Task]:
        """Everything that the seat may do now, by key: answers to its question, then asides."""
        return self.answers(seat) | self.asides(seat)

    def why_not(self, seat: Seat) -> dict[str, tuple[str, ...] | Reason]:
        """For each kind of action its keys, or the rule that forbids it now."""
        by_kind: dict[str, list[str]] = {}
        for key, task in self.offered(seat).items():
            by_kind.setdefault(saying(self.g, task).verb, []).append(key)
        return {
            kind: tuple(by_kind[kind]) if kind in by_kind else self.refusal(seat, kind)
            for kind in self.game.rules.actions
        }

    def refusal(self, seat: Seat, kind: str) -> Reason:
        """Why the seat has no option of this kind."""
        reason = self.game.rules.actions[kind](self.g, seat, self.decisions)
        assert reason is not None, f"{kind} is not offered, and its check does not say why"
        return reason

    def forbidden(self, seat: Seat, key: str) -> Reason | None:
        """The rule that forbids a key: for the thing it names, or for its whole kind."""
        if seat < 0:
            return None
        single = refused(self.game, self.g, seat).get(key)
        kind = kind_of(key)
        if single is not None or kind not in self.game.rules.actions:
            return single
        is_offered = any(kind_of(other) == kind for other in self.offered(seat))
        return None if is_offered else self.refusal(seat, kind)

    def view(self, seat: Seat) -> Mapping[str, Any]:
        """What the seat may know of the table."""
        if self._views is None:
            self._views = self.game.display.views(self.g)
        return self._views(seat)

    def sent(self, seat: Seat) -> dict[str, Any]:
        """Everything that a seat or spectator gets: its view, the open questions, its own options.

        Of another seat's question it learns the seat, the prompt and whether the seat has sealed an
        answer. `options` and `asides` are its own; `sayings` has the arguments of their words, in
        the same order. The leak tests compare the whole result.
        """
        g, answers, asides = self.g, self.answers(seat), self.asides(seat)
        told = [saying(g, task) for task in (*answers.values(), *asides.values())]
        return {
            "view": self.game.view(g, seat),
            "asked": [[q.seat, q.prompt, dict(q.about), q.sealed] for q in self.decisions],
            "options": list(answers),
            "asides": list(asides),
            "sayings": [[said.verb, {**said.about, **said.also}] for said in told],
            "outcome": g.outcome,
        }


def keyed(g: State, options: Sequence[Task]) -> dict[str, Task]:
    return {key_of(g, option): option for option in options}


def asked(g: State, seat: Seat) -> Decision | None:
    """The question open for the seat; a sealed answer's question stays open."""
    return next((one for one in decisions(g) if one.seat == seat), None)


def offered(game: Game, g: State, seat: Seat) -> dict[str, Task]:
    """Everything that the seat may do now, by key."""
    return Present(game, g).offered(seat)


def why_not(game: Game, g: State, seat: Seat) -> dict[str, tuple[str, ...] | Reason]:
    """For each kind of action its keys, or the rule that forbids it now."""
    return Present(game, g).why_not(seat)


def refused(game: Game, g: State, seat: Seat) -> dict[str, Reason]:
    """Why single things are not possible now, by the keys they would have."""
    return {key_of(g, task): reason for task, reason in game.rules.refusals(g, seat)}


def sent(game: Game, g: State, seat: Seat) -> dict[str, Any]:
    """Everything that a seat or spectator gets."""
    return Present(game, g).sent(seat)


def worlds(game: Game, g: State, seat: Seat) -> Callable[[int], Any]:
    """Tables that the seat cannot tell from this one, by seed: a bot may search in them."""
    return lambda seed: game.rules.redeal(g, seat, seed)
