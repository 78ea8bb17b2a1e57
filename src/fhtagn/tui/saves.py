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
from types import NoneType
from typing import Any, Final, NamedTuple
from uuid import uuid4

from platformdirs import user_data_path

from fhtagn import games
from fhtagn.bots.levels import LEVELS
from fhtagn.clock import CLOCK, Clock
from fhtagn.host.report import MARK
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.match import Match, replayed
from fhtagn.tui.driver import PACE, Player

FORMAT: Final = 1
MOST_BYTES: Final = 4_000_000  # a long match takes some 20,000
SLOWEST: Final = 60
JSON_WORDS: Final = ("true", "false", "null")


class Saved(NamedTuple):
    """What a file holds: the match's record, and how it was being played."""

    record: dict[str, Any]
    players: tuple[Player, ...]
    language: str = ""
    pace: float = PACE
    seed: int = 0  # of the bots
    pack: str = ""  # the folder of the content pack
    finished: bool = False
    saved: str = ""


class Entry(NamedTuple):
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


def list_saves() -> list[Entry]:
    """All saves, the latest first, the unreadable ones with what is wrong."""
    try:
        paths = [path for path in folder().iterdir() if path.suffix == ".json"]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise unreadable(folder(), error) from error
    return sorted(map(_entry, paths), key=_age, reverse=True)


def _entry(path: Path) -> Entry:
    try:
        return Entry(path, read(path), None)
    except Complaint as trouble:
        return Entry(path, None, trouble)


def _age(entry: Entry) -> tuple[str, str]:
    return (entry.saved.saved if entry.saved else "", entry.name)


def find(name: str = "", game: str = "") -> Path:
    """The save of that name or path; without a name the latest unfinished one."""
    if name and (Path(name).exists() or Path(name).suffix == ".json"):
        return Path(name)
    entries = list_saves()
    if name:
        return _by_name(name, entries)
    for entry in entries:
        if entry.saved and not entry.saved.finished and game in ("", entry.saved.record["game"]):
            return entry.path
    raise Complaint("no-saves", folder=str(folder()))


def _by_name(name: str, entries: Sequence[Entry]) -> Path:
    names = {entry.name: entry.path for entry in entries}
    if name not in names:
        raise Complaint("no-such-save", save=name, nearest=nearest(name, names))
    return names[name]


# -- reading --------------------------------------------------------------------------------------


def read(path: Path) -> Saved:
    """The file's contents, checked in shape; a Complaint names the file and what is wrong."""
    found = parse(path, read_text(path))
    if not isinstance(found, dict):
        raise Complaint("save-not-ours", file=path.name)
    record = found.get("record") if MARK in found else found  # as the fuzzer leaves them, bare
    if isinstance(record, dict) and "record" not in record and "fhtagn" in record:
        found = {"save": FORMAT, "record": record}
    if "save" not in found:
        raise Complaint("save-not-ours", file=path.name)
    with naming(path):
        return _checked(found)


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


def _checked(found: dict[str, Any]) -> Saved:
    if type(found["save"]) is int and found["save"] > FORMAT:
        raise Complaint("save-too-new", found=found["save"], known=FORMAT)
    fields = {
        "save": (int,), "record": (dict,), "players": (list,), "language": (str,),
        "pace": (float, int), "seed": (int,), "pack": (str,), "finished": (bool,), "saved": (str,),
    }  # fmt: skip
    given: dict[str, Any] = {"players": []} | found
    for name, kinds in fields.items():
        if name in given:
            expect(given[name], kinds, name)
    record = given["record"]
    for name, kind in (("game", str), ("settings", dict), ("keys", list)):
        expect(record.get(name), (kind,), f"record.{name}")
    expect(record["settings"].get("seats"), (int,), "record.settings.seats")
    if not 0 <= given.get("pace", 0) <= SLOWEST:
        _wrong("pace", f"0 to {SLOWEST}", given["pace"])
    players = tuple(_player(one, f"players[{seat}]") for seat, one in enumerate(given["players"]))
    known = {name: given[name] for name in fields if name in given and name != "save"}
    return Saved(**(known | {"players": players}))


def _player(found: Any, path: str) -> Player:
    expect(found, (dict,), path)
    for name, kind in (("name", str), ("bot", str), ("auto", bool)):
        expect(found.get(name), (kind,), f"{path}.{name}")
    expect(stops := found.get("stops"), (list, NoneType), f"{path}.stops")
    for one in stops or ():
        expect(one, (str,), f"{path}.stops")
    if found["bot"] not in ("", *LEVELS):
        raise Complaint("no-such-bot", bot=found["bot"], nearest=nearest(found["bot"], LEVELS))
    kept = None if stops is None else tuple(stops)
    return Player(found["name"], found["bot"], found["auto"], kept)


def expect(value: object, kinds: tuple[type, ...], path: str) -> None:
    if type(value) not in kinds:
        _wrong(path, kinds[0].__name__, value)


def _wrong(path: str, expected: str, value: object) -> None:
    raise Complaint("save-wrong-type", path=path, expected=expected, found=repr(value)[:80])


class Loaded(NamedTuple):
    saved: Saved
    match: Match
    pack: Path | None


def load(path: Path, game: str = "", pack: Path | None = None) -> Loaded:
    """The match where it was left; a Complaint if it is of another game, pack or format."""
    saved = read(path)
    if game not in ("", saved.record["game"]):
        raise Complaint("record-other-game", found=saved.record["game"], expected=game)
    pack = pack or (Path(saved.pack) if saved.pack else None)
    with naming(path):
        match = replayed(games.load(saved.record["game"], pack), saved.record)
        if saved.players and len(saved.players) != match.state.seats:
            _wrong("players", f"{match.state.seats} players", len(saved.players))
    return Loaded(saved, match, pack)
