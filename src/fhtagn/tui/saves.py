"""Saved games: one file a match, written after every decision, so that no way of ending loses any.

A file is written beside itself and then put in its place: whatever happens meanwhile, either the
old or the new one is there whole. A finished match stays as a replay.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from json import JSONDecodeError
from pathlib import Path
from typing import Any, Final, NamedTuple
from uuid import uuid4

from platformdirs import user_data_path

from fhtagn import games
from fhtagn.bots.levels import LEVELS
from fhtagn.clock import CLOCK, Clock
from fhtagn.host import parts
from fhtagn.host.report import MARK
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.match import Match
from fhtagn.kernel.record import check_shape, expect
from fhtagn.kernel.save import misfit
from fhtagn.tui.sitting import TerminalPlay

PART: Final = "terminal"  # the name of the sitting in the record
OLD_MARK, OLD = "save", 1  # a field of the files in which the record was a field too
MOST_BYTES: Final = 4_000_000  # a long match takes some 20,000
JSON_WORDS: Final = ("true", "false", "null")


class Saved(NamedTuple):
    """What a file holds: the record of the match, and how it was being played."""

    record: dict[str, Any]
    sitting: TerminalPlay

    def is_unfinished(self, game: str) -> bool:
        """Whether one can go on with it, as a match of that game if one is named."""
        return not self.sitting.finished and game in ("", self.record["game"])


class SaveEntry(NamedTuple):
    """One line of the list of saves; `trouble` says why a file cannot be read."""

    path: Path
    saved: Saved | None
    trouble: Complaint | None

    @property
    def name(self) -> str:
        return self.path.stem


# -- where ----------------------------------------------------------------------------------------


def folder() -> Path:
    """The folder of the saves: under FHTAGN_DATA, or where the system keeps a user's data."""
    data = os.environ.get("FHTAGN_DATA")
    return (Path(data) if data else user_data_path("fhtagn", appauthor=False)) / "saves"


def new_path(game: str, clock: Clock = CLOCK) -> Path:
    """A name that tells game and time and that no other match has."""
    now = clock.today().strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{now}-{uuid4().hex[:4]}.json"


def list_saves() -> list[SaveEntry]:
    """All saves, the latest first, the unreadable ones with what is wrong."""
    try:
        paths = [path for path in folder().iterdir() if path.suffix == ".json"]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise unreadable(folder(), error) from error
    return sorted(map(_entry, paths), key=_age, reverse=True)


def _entry(path: Path) -> SaveEntry:
    try:
        return SaveEntry(path, read(path), None)
    except Complaint as trouble:
        return SaveEntry(path, None, trouble)


def _age(entry: SaveEntry) -> tuple[str, str]:
    return (entry.saved.sitting.saved if entry.saved else "", entry.name)


def find(name: str = "", game: str = "") -> Path:
    """The save of that name or path; without a name the latest unfinished one."""
    if name and (Path(name).exists() or Path(name).suffix == ".json"):
        return Path(name)
    entries = list_saves()
    if name:
        return _by_name(name, entries)
    for entry in entries:
        if entry.saved and entry.saved.is_unfinished(game):
            return entry.path
    raise Complaint("no-saves", folder=str(folder()))


def _by_name(name: str, entries: Sequence[SaveEntry]) -> Path:
    names = {entry.name: entry.path for entry in entries}
    if name not in names:
        raise Complaint("no-such-save", save=name, nearest=nearest(name, names))
    return names[name]


# -- reading --------------------------------------------------------------------------------------


def read(path: Path) -> Saved:
    """The file's contents, checked in shape; a Complaint names the file and what is wrong."""
    found = parse(path, read_text(path))
    if isinstance(found, dict) and MARK in found:
        found = found.get("record")  # a report of a match that was over
    if not isinstance(found, dict) or not found.keys() & {"fhtagn", OLD_MARK}:
        raise Complaint("save-not-ours", file=path.name)
    with naming(path):
        if OLD_MARK in found:
            return _of_old(found)
        return _checked(found, found.get(PART, {}), PART)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Complaints that do not know the file they are about are told under its name."""
    try:
        yield
    except Complaint as trouble:
        raise Complaint("save-unusable", file=path.name) from trouble


def read_text(path: Path) -> str:
    try:
        if path.is_dir():
            raise Complaint("file-is-a-folder", file=str(path))
        if path.stat().st_size > MOST_BYTES:
            raise Complaint("file-too-large", file=path.name, most=MOST_BYTES)
        raw = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from error
    if not raw.strip():
        raise Complaint("save-empty", file=path.name)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Complaint("file-not-utf8", file=path.name, byte=error.start) from error


def unreadable(path: Path, error: OSError) -> Complaint:
    return Complaint("file-unreadable", file=str(path), why=error.strerror or "")


def parse(path: Path, text: str) -> Any:
    try:
        return json.loads(text)
    except JSONDecodeError as error:
        left = text[error.pos :].rstrip()  # what could not be read, to the end
        begun = any(word.startswith(left) for word in JSON_WORDS)
        cut = len(left) <= 1 or begun or error.msg.startswith("Unterminated")
        raise Complaint(
            "save-cut-off" if cut else "save-not-json", file=path.name, line=error.lineno
        ) from error
    except (RecursionError, ValueError) as error:  # nested too deep, or a number without end
        raise Complaint("save-not-json", file=path.name, line=1) from error


def _of_old(found: dict[str, Any]) -> Saved:
    """A file of the form in which the record was one field among those of the sitting."""
    expect(found[OLD_MARK], int, OLD_MARK)
    if found[OLD_MARK] > OLD:
        raise Complaint("save-too-new", found=found[OLD_MARK], known=OLD)
    return _checked(found.get("record"), found, "")


def _checked(record: Any, part: object, path: str) -> Saved:
    check_shape(record)
    sitting = parts.restored(TerminalPlay, part, path)
    for bot in {player.bot for player in sitting.players}:
        if bot not in ("", *LEVELS):
            raise Complaint("no-such-bot", bot=bot, nearest=nearest(bot, LEVELS))
    return Saved(record, sitting)


class Loaded(NamedTuple):
    sitting: TerminalPlay
    match: Match
    pack: Path | None


def load(path: Path, game: str = "", pack: Path | None = None) -> Loaded:
    """The match where it was left; a Complaint if it is of another game, pack or format."""
    record, sitting = read(path)
    if game not in ("", record["game"]):
        raise Complaint("record-other-game", found=record["game"], expected=game)
    sitting.pack = folder_of(pack) or sitting.pack
    pack = Path(sitting.pack) if sitting.pack else None
    with naming(path):
        match = Match.restored(games.load(record["game"], pack), record)
        if len(sitting.players) not in (0, match.state.seats):
            raise misfit(sitting.players, f"{match.state.seats} players", f"{PART}.players")
    return Loaded(sitting, match, pack)


def folder_of(pack: Path | None) -> str:
    """The folder of a pack as it is saved: the same from everywhere."""
    return str(pack.resolve()) if pack else ""
