"""The commands to play and to watch: play, watch, replay, saves."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict, Unpack

import click

from fhtagn.cli.grammar import MatchSpec, PlayerSpec, open_game, read_count, read_match
from fhtagn.games import GAMES
from fhtagn.kernel.complaint import Complaint
from fhtagn.text import Words
from fhtagn.tui.run import run_play, run_replay, run_resume, run_watch
from fhtagn.tui.saves import SaveEntry, list_saves
from fhtagn.tui.sitting import PACE, Player


class TableOptions(TypedDict):
    """The options of a command that sets up a table."""

    seats: str | None
    option: Sequence[str]
    seat: Sequence[str]
    seed: str | None


def described(
    game: str | None,
    content: str | None,
    empty: Sequence[PlayerSpec],
    **asked: Unpack[TableOptions],
) -> tuple[MatchSpec, int | None]:
    """The table described, with the seed if given; otherwise each table has a new one."""
    opened = open_game(game or GAMES[0], content)
    found = read_match(opened, **asked, lot=0, empty=empty)
    return found, found.seed if asked["seed"] is not None else None


def players(specs: Sequence[PlayerSpec]) -> list[Player]:
    return [
        Player(one.name, "" if one.kind == "person" else one.kind.removeprefix("bot:"))
        for one in specs
    ]


def read_pace(text: str | None) -> float:
    """Seconds for a bot's move."""
    if text is None:
        return PACE
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise Complaint("pace-not-a-number", found=text)
    return pace


def play(
    words: Words, *, game: str | None, seats: str | None, option: Sequence[str],
    seat: Sequence[str], seed: str | None, content: str | None, hotseat: bool, pace: str | None,
    resume: bool, save: str | None,
) -> int:  # fmt: skip
    """Play a new game, or a saved one."""
    if resume or save:
        said = {"--seats": seats, "--option": option, "--seat": seat, "--seed": seed,
                "--hotseat": hotseat}  # fmt: skip
        for name, value in said.items():
            if value:
                raise Complaint("contradiction", one="--resume", other=name)
        slow = read_pace(pace) if pace is not None else None
        pack = Path(content) if content else None
        wanted: str = click.get_current_context().obj  # otherwise the language of the save
        return run_resume(save or "", game=game or "", language=wanted, pace=slow, pack=pack)
    person = PlayerSpec("person")
    empty = (person,) if hotseat else (person, PlayerSpec("bot:greedy"))
    found, lot = described(game, content, empty, seats=seats, option=option, seat=seat, seed=seed)
    return run_play(
        found.game, found.settings, players(found.players), language=words.language, seed=lot,
        pace=read_pace(pace), pack=Path(content) if content else None,
    )  # fmt: skip


def watch(
    words: Words, *, game: str | None, seats: str | None, option: Sequence[str],
    seat: Sequence[str], seed: str | None, content: str | None, pace: str | None,
) -> int:  # fmt: skip
    """Watch bots play each other."""
    empty = (PlayerSpec("bot:greedy"),)
    found, lot = described(game, content, empty, seats=seats, option=option, seat=seat, seed=seed)
    if any(one.kind == "person" for one in found.players):
        raise Complaint("bots-only", command="fhtagn watch")
    sitting = players(found.players)
    slow = read_pace(pace)
    return run_watch(
        found.game, found.settings, sitting, language=words.language, seed=lot, pace=slow
    )


def replay(words: Words, *, file: str, view: str | None, content: str | None) -> int:
    """Show a recorded match from a seat's view or, after the end, from every view."""
    eyes = None if view in (None, "all") else read_count("--view", view, least=0)
    pack = Path(content) if content else None
    return run_replay(Path(file), language=words.language, seat=eyes, pack=pack)


def saves(words: Words, *, json: bool) -> int:
    """List the saved matches, the latest first; an unreadable one with the reason."""
    entries = list_saves()
    if json:
        click.echo(json_text.dumps([_as_json(one) for one in entries], ensure_ascii=False))
        return 0
    if not entries:
        click.echo(words.say("cli-no-saves"))
    for one in entries:
        click.echo(_line(words, one))
    return 0


def _as_json(entry: SaveEntry) -> dict[str, object]:
    if entry.saved is None:
        return {"name": entry.name, "trouble": str(entry.trouble)}
    return {
        "name": entry.name,
        "game": entry.saved.record["game"],
        "seats": entry.saved.record["settings"]["seats"],
        "moves": len(entry.saved.record["keys"]),
        "finished": entry.saved.sitting.finished,
        "saved": entry.saved.sitting.saved,
        "pack": entry.saved.sitting.pack,
    }


def _line(words: Words, entry: SaveEntry) -> str:
    if entry.trouble is not None:
        return f"{entry.name}: {words.complaint(entry.trouble)}"
    about = _as_json(entry)
    state = "cli-save-finished" if about["finished"] else "cli-save-open"
    return words.say(state, name=entry.name, moves=about["moves"], players=about["seats"])
