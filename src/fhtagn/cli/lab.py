"""The commands for engineers and researchers: fuzz, bench, arena."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypedDict

import click

from fhtagn.bots.levels import make_bot
from fhtagn.cli.grammar import (
    MatchSpec,
    PlayerSpec,
    Setting,
    open_game,
    read_count,
    read_match,
    read_seed,
    table_options,
    usual_seats,
)
from fhtagn.cli.progress import progress
from fhtagn.content import read_text
from fhtagn.games import GAMES
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.game import Game, Settings, settings
from fhtagn.lab import arena as arenas
from fhtagn.lab import bench as benches
from fhtagn.lab.fuzz import FuzzReport, run_fuzz
from fhtagn.text import Words

GAMES_BY_DEFAULT = "100"
SECONDS_BY_DEFAULT = "2"
BOTS = (PlayerSpec("bot:greedy"), PlayerSpec("bot:random"))
ALONE = ("0=bot:greedy", "0=bot:random")


def tables(game: Game, seats: str | None, option: Sequence[str], *, vary: bool) -> list[Settings]:
    """The tables: one for each number of seats, or every combination that tests try."""
    counts = game.rules.seats if seats is None else (read_count("--seats", seats),)
    chosen = table_options(game, option)
    possible = [count for count in counts if seats or _possible(game, count, chosen)]
    usual = [settings(game, count, chosen) for count in possible]
    if not vary:
        return usual
    every = [one for count in counts for one in game.proof.variants(count)]
    return [one for one in every if all(one.table[name] == chosen[name] for name in chosen)]


def _possible(game: Game, count: int, chosen: dict[str, Setting]) -> bool:
    """Whether the options allow this number of seats, if the user did not choose it."""
    try:
        settings(game, count, chosen)
    except Complaint:
        return False
    return True


def fuzz(
    words: Words, *, game: str | None, seats: str | None, option: Sequence[str], seed: str | None,
    content: str | None, games: str | None, vary: bool, json: bool, replays: str | None,
) -> int:  # fmt: skip
    """Play random games and check every law; 1 after a broken law or without proof."""
    opened = open_game(game or GAMES[0], content)
    folder = Path(replays or "fuzz-failures")
    report = run_fuzz(
        opened,
        read_count("--games", games or GAMES_BY_DEFAULT),
        read_seed(seed, 0),
        tables=tables(opened, seats, option, vary=vary),
        folder=folder,
        progress=progress(words),
    )
    if json:
        click.echo(json_text.dumps(report.as_json(), ensure_ascii=False))
    else:
        show_fuzz(words, report)
    return 0 if report.good else 1


def show_fuzz(words: Words, report: FuzzReport) -> None:
    for name, value in report.as_json().items():
        if isinstance(value, int):
            click.echo(f"{words.say('cli-fuzz-' + name.replace('_', '-')):<40} {value:>10}")
    for line in (*report.failures, *report.replays):
        click.echo(line)
    for what, names in report.never.items():
        if names:
            click.echo(words.say("cli-fuzz-never", what=what, names=", ".join(names)))
    if not report.leak_checks:
        click.echo(words.say("cli-fuzz-nothing-proved"))


def bench(
    _words: Words, *, game: str | None, seats: str | None, option: Sequence[str],
    content: str | None, seconds: str | None, policy: str | None, position: str | None,
    vary: bool, json: bool,
) -> int:  # fmt: skip
    """Measure the speed of a game, for each number of seats."""
    rows = []
    how, table = read_policy(policy or "random"), read_position(position)
    for name in (game,) if game else GAMES:
        opened = open_game(name, content)
        spent = read_count("--seconds", seconds or SECONDS_BY_DEFAULT)
        for chosen in tables(opened, seats, option, vary=vary):
            rows.append(benches.bench(opened, chosen.seats, spent, chosen, how, table))
            if not json:
                show_row(rows)
    if json:
        click.echo(json_text.dumps(rows))
    return 0


def read_policy(text: str) -> str:
    """The policy of the seats: random, or passing seldom."""
    known = tuple(benches.POLICIES)
    if text not in known:
        close = nearest(text, known)
        raise Complaint(
            "option-value", option="--policy", found=text, choices=", ".join(known), nearest=close
        )
    return text


def read_position(path: str | None) -> object:
    """A saved table to play on from."""
    if path is None:
        return None
    try:
        return json_text.loads(read_text(Path(path)))
    except ValueError as fault:
        raise Complaint("save-unsound", path=path) from fault


def show_row(rows: list[dict[str, str | float]]) -> None:
    if len(rows) == 1:
        click.echo("  ".join(f"{name:>18}" for name in rows[0]))
    click.echo("  ".join(f"{value:>18}" for value in rows[-1].values()))


def arena(
    words: Words, *, game: str | None, seats: str | None, option: Sequence[str],
    seat: Sequence[str], seed: str | None, content: str | None, games: str | None, json: bool,
) -> int:  # fmt: skip
    """Let bots play the same deals, each at every seat; or each of them alone."""
    opened = open_game(game or GAMES[0], content)
    read = partial(read_match, opened, seats=seats, option=option, seed=seed, lot=0, empty=BOTS)
    alone = read_count("--seats", seats or str(usual_seats(opened))) == 1
    specs = [read(seat=[one]) for one in seat or ALONE] if alone else [read(seat=seat)]
    if any(one.kind == "person" for spec in specs for one in spec.players):
        raise Complaint("bots-only", command="fhtagn arena")
    number = read_count("--games", games or GAMES_BY_DEFAULT)
    rows = [row for one in specs for row in contest(words, one, number)]
    if json:
        click.echo(json_text.dumps(rows))
    else:
        show_arena(words, rows)
    return 0


class ContestRow(TypedDict):
    """The printed results of one bot."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float


def contest(words: Words, spec: MatchSpec, games: int) -> list[ContestRow]:
    """Play a contest; the result of each bot, by name."""
    levels = [one.kind.removeprefix("bot:") for one in spec.players]
    standings = arenas.arena(
        spec.game,
        [partial(make_bot, level) for level in levels],
        games,
        spec.seed,
        chosen=spec.settings,
        progress=progress(words),
    )
    return [_told(level, one) for level, one in zip(levels, standings, strict=True)]


def _told(bot: str, one: arenas.Standing) -> ContestRow:
    return {
        "bot": bot, "games": one.games, "wins": one.wins, "rate": one.rate, "low": one.low,
        "high": one.high,
    }  # fmt: skip


def show_arena(words: Words, rows: list[ContestRow]) -> None:
    for row in rows:
        rate, low, high = (f"{100 * one:.1f}" for one in (row["rate"], row["low"], row["high"]))
        bot, games = row["bot"], row["games"]
        click.echo(words.say("cli-arena-row", bot=bot, games=games, rate=rate, low=low, high=high))
