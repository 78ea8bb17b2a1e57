"""The commands for operators of a server: serve, admin."""

from __future__ import annotations

import json as json_text
import os
import webbrowser
from pathlib import Path
from typing import Final, NamedTuple

import click

from fhtagn.cli.library import choose
from fhtagn.cli.progress import progress
from fhtagn.kernel.complaint import Complaint
from fhtagn.server.admin import backup as backups
from fhtagn.server.admin.folder import data_of
from fhtagn.server.admin.replay_check import LIVE, Difference, replay_check
from fhtagn.server.admin.status import check_there, status
from fhtagn.server.config import Config, near_misses, read_config
from fhtagn.server.room.match_setup import BEGUN
from fhtagn.server.run import serve as run_server
from fhtagn.server.store.migrate import upgrade, version
from fhtagn.text import Words

FAULTS = 1  # the exit code


def serve(words: Words, *, open: bool, **given: str | None) -> int:  # noqa: A002  its option
    """Run the server until a signal; open its first page in a browser if wanted."""
    config = read_config(**given)
    for variable, close in near_misses(os.environ):
        click.echo(words.say("cli-serve-variable", variable=variable, nearest=close), err=True)
    run_server(
        config,
        migrating=lambda step: _migrating(words, step),
        ready=lambda address: _ready(words, address, show=open),
    )
    return 0


def _ready(words: Words, address: str, *, show: bool) -> None:
    click.echo(words.say("cli-serve-ready", address=address))
    if show and not webbrowser.open(address):
        click.echo(words.say("cli-serve-no-browser", address=address), err=True)


def _migrating(words: Words, step: str) -> None:
    click.echo(words.say("cli-serve-migrating", version=step), err=True)


class ServerOptions(NamedTuple):
    """The other arguments of an action."""

    file: Path | None
    json: bool
    all: bool

    def needed(self, action: str) -> Path:
        if self.file is None:
            raise Complaint("argument-missing", argument="FILE", command=f"fhtagn admin {action}")
        return self.file


def admin(
    words: Words,
    *,
    action: str,
    file: str | None,
    json: bool,
    all: bool,  # noqa: A002  its option
    **given: str | None,
) -> int:
    """Run one action on a server's data."""
    chosen = ACTIONS[choose("ACTION", action, tuple(ACTIONS))]
    return chosen(
        words, read_config(**given), ServerOptions(Path(file) if file else None, json, all)
    )


def _show(words: Words, config: Config, asked: ServerOptions) -> int:
    about = status(config)
    if asked.json:
        click.echo(json_text.dumps(about, ensure_ascii=False))
        return 0
    if about.get("server"):
        about["server"] = words.say("cli-admin-holder", **about["server"])
    for name, value in about.items():
        click.echo(f"{words.say(f'cli-admin-{name}')}: {_shown(words, value)}")
    return 0


def _shown(words: Words, value: object) -> str:
    if isinstance(value, dict):
        value = ", ".join(f"{name} {count}" for name, count in value.items())
    return words.say("cli-admin-none") if value in ("", None) else str(value)


def _backup(words: Words, config: Config, asked: ServerOptions) -> int:
    target = asked.needed("backup")
    check_there(config)
    rows = backups.backup(config.store_url, target, progress(words))
    click.echo(words.say("cli-admin-backed-up", file=str(target), rows=rows))
    return 0


def _restore(words: Words, config: Config, asked: ServerOptions) -> int:
    source = asked.needed("restore")
    with data_of(config):
        rows = backups.restore(source, config.store_url, progress(words))
    click.echo(words.say("cli-admin-restored", file=str(source), rows=rows))
    return 0


def _migrate(words: Words, config: Config, _asked: ServerOptions) -> int:
    with data_of(config):
        upgrade(config.store_url, lambda step: _migrating(words, step))
    click.echo(words.say("cli-admin-migrated", version=version(config.store_url)))
    return 0


def _replay_check(words: Words, config: Config, asked: ServerOptions) -> int:
    """1 if a match replays differently."""
    if not asked.file:
        check_there(config)
    current = backups.opened(asked.file) if asked.file else backups.up_to_date(config.store_url)
    with current as url:
        report = replay_check(url, progress(words), BEGUN if asked.all else LIVE)
    if asked.json:
        found = [one._asdict() for one in report.differences]
        click.echo(json_text.dumps(report._asdict() | {"differences": found}, ensure_ascii=False))
    else:
        _tell(words, report.differences)
        counts = report._asdict() | {"differences": len(report.differences)}
        click.echo(words.say("cli-admin-replayed", **counts))
    return FAULTS if report.differences else 0


def _tell(words: Words, differences: list[Difference]) -> None:
    for one in differences:
        click.echo(words.say("cli-admin-difference", **one._asdict()))


ACTIONS: Final = {
    "status": _show,
    "backup": _backup,
    "restore": _restore,
    "migrate": _migrate,
    "replay-check": _replay_check,
}
