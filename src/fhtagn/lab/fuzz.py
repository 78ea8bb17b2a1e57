"""Random games that check every law, use windows and take asides out of turn."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple

from fhtagn.bots.bot import dice
from fhtagn.kernel.agenda import PASS, decisions, in_window
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.game import Game, Settings, settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.rules import key_of
from fhtagn.kernel.state import Seat, State
from fhtagn.lab import flat, laws, redeals, twins
from fhtagn.lab.broken import Broken
from fhtagn.lab.exercised import Exercised
from fhtagn.lab.play import (
    CAP,
    Law,
    PlayedMove,
    Ply,
    Policy,
    busy,
    first,
    last,
    restless,
    uniform,
    walk,
)
from fhtagn.lab.pool import cores, spread

Kind = Literal["crashes", "dead_ends", "endless", "leaks", "broken"]
KINDS: Final[dict[str, Kind]] = {
    "no dead ends": "dead_ends",
    "games end": "endless",
    "twin worlds": "leaks",
}
# What a faulty rule can raise. The list is explicit, so other errors get through.
CRASHES: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NameError, RuntimeError,
    TypeError, ValueError,
)  # fmt: skip
POLICIES: Final[Sequence[Policy]] = (*map(restless, (uniform, busy, uniform, first, busy, last)),)
OFTEN: Final[Sequence[Law]] = (
    laws.no_dead_ends, laws.keys_are_unique, laws.settled, laws.events_are_declared,
    flat.agenda_is_plain,
)  # fmt: skip
SOMETIMES: Final[Sequence[Law]] = (
    laws.options_carry_through, laws.reasons_are_given, laws.legality_is_once,
    laws.together_in_any_order,
    laws.spectators_see_least, flat.state_is_flat, flat.clones_share_nothing,
    flat.derived_are_fresh, flat.saves_come_back, redeals.redeals_forget_the_truth,
    redeals.redeals_can_be_played,
)  # fmt: skip
# Checked while noting calls, because views, reasons and redeals cite statements too.
LISTENING: Final[Sequence[Law]] = (laws.questions_are_pure, redeals.redeals_look_alike)
RARELY: Final = 1 / 40  # how often to check the expensive laws
TWINS: Final = 8  # for each game


class Failure(NamedTuple):
    """The failure of one game, and the match up to that point."""

    kind: Kind
    game: int
    detail: str
    record: dict[str, object]


@dataclass
class FuzzReport:
    games: int = 0
    decisions: int = 0
    out_of_turn: int = 0
    leak_checks: int = 0
    crashes: int = 0
    dead_ends: int = 0
    endless: int = 0
    leaks: int = 0
    broken: int = 0  # any other law
    failures: list[str] = field(default_factory=list)
    replays: list[str] = field(default_factory=list)
    never: dict[str, list[str]] = field(default_factory=dict)

    @property
    def good(self) -> bool:
        """No failure, and at least one check for leaks: otherwise nothing is proved."""
        return not self.failures and self.leak_checks > 0

    def as_json(self) -> dict[str, object]:
        return asdict(self)


class Played(NamedTuple):
    """The part of one game in the report."""

    decisions: int
    out_of_turn: int
    leak_checks: int
    failure: Failure | None
    used: Exercised


def run_fuzz(
    game: Game,
    games: int,
    seed: int = 0,
    seats: int | None = None,
    *,
    vary: bool = False,
    tables: Sequence[Settings] = (),
    cap: int = CAP,
    workers: int | None = None,
    folder: Path | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> FuzzReport:
    """Play so many random games and check the laws.

    The report is the same for any number of workers. With a folder, each failure writes a replay
    file into it.
    """
    tables = tables or _tables(game, seats, vary=vary)
    report, used = FuzzReport(), Exercised()
    play = partial(_one_game, game, tables, seed, cap)
    for number, played in enumerate(spread(play, range(games), workers or cores()), 1):
        _add(report, played, folder)
        used.add(played.used)
        progress(number, games)
    report.never = used.never(game)
    return report


def _tables(game: Game, seats: int | None, *, vary: bool) -> list[Settings]:
    counts = game.rules.seats if seats is None else (seats,)
    usual = [settings(game, count, {}) for count in counts]
    return [one for count in counts for one in game.proof.variants(count)] if vary else usual


def _add(report: FuzzReport, played: Played, folder: Path | None) -> None:
    report.games += 1
    report.decisions += played.decisions
    report.out_of_turn += played.out_of_turn
    report.leak_checks += played.leak_checks
    if played.failure is None:
        return
    kind, number, detail, record = played.failure
    setattr(report, kind, getattr(report, kind) + 1)
    report.failures.append(f"game {number}: {detail}")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{record['game']}-{kind}-{number}.json"
        path.write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", "utf-8")
        report.replays.append(str(path))


# -- one game --------------------------------------------------------------------------------------


def _one_game(game: Game, tables: Sequence[Settings], seed: int, cap: int, number: int) -> Played:
    run = FuzzedGame(game, tables[number % len(tables)], seeded(seed) ^ seeded(number), number, cap)
    return run.played()


class FuzzedGame:
    """One fuzzed game, with the moves so far for the report of a failure."""

    def __init__(self, game: Game, chosen: Settings, seed: int, number: int, cap: int) -> None:
        self.game, self.chosen, self.seed, self.number, self.cap = game, chosen, seed, number, cap
        self.chance, self.used, self.tally = dice(seed), Exercised(), twins.Tally()
        self.keys: list[tuple[Seat, str]] = []
        self.out_of_turn = 0
        self.policy = POLICIES[number % len(POLICIES)]

    def played(self) -> Played:
        failure = None
        try:
            self._walk()
            self._twins()
        except Broken as broken:
            failure = self._failure(KINDS.get(broken.law, "broken"), str(broken))
        except CRASHES as crash:
            failure = self._failure("crashes", "".join(traceback.format_exception(crash)))
        checks, used = self.tally.checks, self.used.close(self.game)
        return Played(len(self.keys), self.out_of_turn, checks, failure, used)

    def _walk(self) -> None:
        with self.used.listening():
            self.game.rules.complaints(self.chosen)
        conserved = laws.conservation()
        for at in self._plies():
            for law in (*OFTEN, conserved):
                law(at)
            if self.chance.random() < RARELY:
                laws.keep(SOMETIMES, [at])
                with self.used.listening():
                    laws.keep(LISTENING, [at])

    def _plies(self) -> Iterator[Ply]:
        plies = walk(self.game, self.chosen, self.seed, self.policy, self.cap)
        while True:
            with self.used.listening():
                at = next(plies, None)
            if at is None:
                return
            yield at
            self.used.told(at.told)
            if at.move is not None:
                self._note(at.g, at.move)

    def _note(self, g: State, move: PlayedMove) -> None:
        """Note moves out of turn: asides of a seat without a question, and uses in a window."""
        self.keys.append((move.seat, key_of(g, move.task)))
        self.used.chosen(g, move.task)
        asked = [one.seat for one in decisions(g)]
        used = in_window(g) and move.task != PASS
        self.out_of_turn += move.seat not in asked if move.aside else used

    def _twins(self) -> None:
        recording = twins.record(self.game, self.chosen, self.seed, self.policy, self.cap)
        twins.check(recording, self.chance, TWINS, self.tally)

    def _failure(self, kind: Kind, detail: str) -> Failure:
        told = {"kind": kind, "detail": detail, "keys": [list(pair) for pair in self.keys]}
        return Failure(kind, self.number, detail, {**self._record(), "failure": told})

    def _record(self) -> dict[str, object]:
        """The match up to the last possible move."""
        record: dict[str, object] = {"game": self.game.name, "seed": self.seed}
        with suppress(*CRASHES):
            match = Match(self.game, self.chosen, self.seed)
            record = match.record()
            for seat, key in self.keys:
                match.play(seat, key)
                record = match.record()
        return record
