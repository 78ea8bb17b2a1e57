"""For the command line: play, resume, watch, replay. Each returns the exit code.

    run_play(game, settings, players, seed=None, language="ru", pace=0.8, pack=None)
    run_resume(name="", game="", pack=None, language="", pace=None)    empty: as it was saved
    run_watch(game, settings, players, seed=0, language="ru", pace=0.8)
    run_replay(path, pack=None, language="ru", seat=None)

`players` has a `Player(name, bot)` for each seat; an empty name is filled in by the language, an
empty `bot` is a person. `seed=None` deals by secret chance. Without a terminal `run_play` and
`run_resume` raise Complaint("no-terminal"); `run_watch` and `run_replay` print plain lines instead.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import IO

from msgspec.structs import replace
from textual.screen import Screen

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Game, Settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.tui.app import TableApp
from fhtagn.tui.driver import Driver
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.reading import Reading
from fhtagn.tui.replay import ReplayScreen, everybody
from fhtagn.tui.report import ReportScreen, TableReport, read_report
from fhtagn.tui.saves import find, folder_of, load, new_path
from fhtagn.tui.session import Session
from fhtagn.tui.sitting import PACE, Player, TerminalPlay
from fhtagn.tui.terminal import is_terminal, need_terminal, plain, terminal

__all__ = ["PACE", "Player", "run_play", "run_replay", "run_resume", "run_watch"]


def new_match(game: Game, chosen: Settings, seed: int | None) -> Match:
    """A match dealt by the seed, or by a secret nobody has chosen."""
    if seed is not None:
        return Match(game, chosen, seed)
    return Match(game, chosen, 0, secret=SystemRandom().getrandbits(256) | 1)


def run_play(
    game: Game,
    chosen: Settings,
    players: Sequence[Player],
    *,
    language: str,
    seed: int | None = None,
    pace: float = PACE,
    pack: Path | None = None,
) -> int:
    """Play a new game, and once more with the same table as long as that is wished."""
    need_terminal()
    bots = SystemRandom().getrandbits(32) if seed is None else seed
    sitting = TerminalPlay(list(players), language, pace, bots, folder_of(pack))
    again = True
    while again:
        match = new_match(game, chosen, seed)
        again, code = _at_table(match, sitting, new_path(game.name))
        if code:
            return code
        seed, sitting.seed = None, SystemRandom().getrandbits(32)
    return 0


def run_resume(
    name: str = "",
    *,
    game: str = "",
    language: str = "",
    pace: float | None = None,
    pack: Path | None = None,
) -> int:
    """Go on with a saved game: the one of that name or path, or the latest unfinished one."""
    need_terminal()
    path = find(name, game)
    sitting, match, pack = load(path, game, pack)
    sitting.language = language or sitting.language or "en"
    sitting.players = sitting.players or [Player("")] * match.state.seats
    if pace is not None:
        sitting.pace = pace
    again, code = _at_table(match, sitting, path)
    if again and not code:
        return run_play(
            match.game, match.settings, sitting.players, language=sitting.language,
            pace=sitting.pace, pack=pack,
        )  # fmt: skip
    return code


def _at_table(match: Match, sitting: TerminalPlay, path: Path) -> tuple[bool, int]:
    """Sit down, play, get up; what was changed at the table is kept for the next game."""
    driver = Driver(match, sitting)
    session = Session(driver, sitting.language, terminal())
    keeper = Keeper(driver, path)
    screen = PlayScreen(session, keeper)
    again, code = _show(screen, session, keeper)
    if not code and not match.over and not keeper.failing:
        _print(session.words.say("tui-saved", name=keeper.path.stem))
    return again, code


def _show(screen: Screen[None], session: Reading, keeper: Keeper | None) -> tuple[bool, int]:
    app = TableApp(screen, session.words, session.terminal, session.clock)
    if keeper is not None:
        keeper.tell = app.tell
        keeper.write()
    again = app.run()
    return bool(again), app.return_code or 0


# -- looking on -----------------------------------------------------------------------------------


def run_watch(
    game: Game,
    chosen: Settings,
    players: Sequence[Player],
    *,
    language: str,
    seed: int | None = None,
    pace: float = PACE,
) -> int:
    """Bots play each other; without a terminal as plain lines."""
    bots = [one if one.bot else replace(one, bot="greedy") for one in players]
    sitting = TerminalPlay(bots, language, pace)
    on_screen = is_terminal(sys.__stdin__, sys.__stdout__, sys.__stderr__)
    shown = terminal(out=sys.__stderr__ if on_screen else sys.stdout)
    again, code = True, 0
    while again and not code:
        sitting.seed = SystemRandom().getrandbits(32) if seed is None else seed
        session = Session(Driver(new_match(game, chosen, seed), sitting), sitting.language, shown)
        if not on_screen:
            return _watch_lines(session)
        again, code = _show(PlayScreen(session, None), session, None)
        seed = None
    return code


def _watch_lines(session: Session) -> int:
    driver, told = session.driver, 0
    while True:
        _print_events(session, told, SPECTATOR)
        told = len(driver.match.events)
        todo = driver.todo()
        if todo.what == "over":
            return 0
        if todo.what == "buzzer":
            driver.listen()
        else:
            driver.clock.pause(driver.sitting.pace)
            driver.play(todo.seat, driver.thinker(todo.seat)())


def run_replay(
    path: Path, *, language: str, seat: Seat | None = None, pack: Path | None = None
) -> int:
    """Step through a recorded match or a report; without a terminal all of it as plain lines."""
    report = read_report(path, pack)
    if report is not None:
        return _replay_report(report, language, seat)
    sitting, match, _pack = load(path, pack=pack)
    if seat is not None and not 0 <= seat < match.state.seats:
        raise Complaint("no-such-seat", seat=seat, most=match.state.seats - 1)
    sitting.players = sitting.players or [Player("", "random")] * match.state.seats
    session = Session(Driver(match, sitting), language, terminal())
    if not is_terminal(sys.__stdin__, sys.__stdout__, sys.__stderr__):
        _print_events(session, 0, SPECTATOR if seat is None else seat)
        return 0
    eyes = everybody(session)
    turned = eyes if seat is None else (seat, *(one for one in eyes if one != seat))
    return _show(ReplayScreen(session, turned, 0), session, None)[1]


def _replay_report(report: TableReport, language: str, seat: Seat | None) -> int:
    """By the eyes of the seat it is from: there are no others in it."""
    if seat not in (None, report.seat):
        raise Complaint("report-other-seat", seat=report.seat)
    session = Reading(report.game, report.players, language, terminal())
    if is_terminal(sys.__stdin__, sys.__stdout__, sys.__stderr__):
        return _show(ReportScreen(session, report), session, None)[1]
    for told in report.events:
        _print(session.words.event(told, report.seat))
    if report.words:
        _print(report.words)
    return 0


def _print_events(session: Session, since: int, seat: Seat) -> None:
    for told in session.match.told(seat, since):
        _print(session.words.event(told, seat))


def _print(text: str, out: IO[str] | None = None) -> None:
    """A line on the output, in letters that it can write."""
    out = out or sys.stdout
    shown = terminal(out=out)
    out.write(f"{text if shown.signs else plain(text)}\n")
    out.flush()
