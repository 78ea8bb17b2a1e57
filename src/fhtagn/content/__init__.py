"""Content packs: a folder of TOML that overrides a game's own content, entry by entry.

`pack.toml` has `name`, `version` and `game`; every other file has the name of one of the game's own
files. An entry with a known id changes the fields that it names. An entry with a new id is added.
`replace = true` at the top of a file first drops all entries of the game's own file. `Faults` lists
the errors of a pack, each with its file, entry and field.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fhtagn.content.shapes import (
    Kind,
    Place,
    Shape,
    Text,
    check_fields,
    check_struct,
    shaped,
)
from fhtagn.content.structs import prepared
from fhtagn.content.toml import Table, Toml, table_of, tables_of, text_of
from fhtagn.kernel.complaint import Complaint, nearest

__all__ = [
    "Faults", "Files", "Pack", "Table", "digest_of", "overlaid", "read_folder", "read_pack",
    "read_text", "read_toml",
]  # fmt: skip
MOST_BYTES: Final = 4_000_000  # a file of content is far smaller
REFUSALS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "file-not-found",
    IsADirectoryError: "file-is-a-folder",
    NotADirectoryError: "file-is-no-folder",
    PermissionError: "file-forbidden",
}
Files = dict[str, Table]  # by name without the ending
AnyTable = dict[str, object]


class Faults(Complaint):
    """All errors of a pack or a deck, reported at once."""

    def __init__(self, name: str, faults: list[Complaint], **about: object) -> None:
        super().__init__(name, **about, count=len(faults))
        self.faults = faults


@prepared
class PackHead(Shape, frozen=True):
    """The fields of `pack.toml`; it may have more."""

    name: Text
    version: Text
    game: Text


class Pack(NamedTuple):
    name: str
    version: str
    files: Files


# -- reading ---------------------------------------------------------------------------------------


def read_text(path: Traversable, most: int = MOST_BYTES) -> str:
    """The file's text, with line ends and byte order mark normalised; at most `most` bytes."""
    try:
        with path.open("rb") as file:
            raw: bytes = file.read(most + 1)
    except OSError as error:
        raise _refusal(path, error) from error
    if len(raw) > most:
        raise Complaint("file-too-large", file=path.name, most=most)
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise Complaint("file-not-utf8", file=path.name, line=line) from error


def _refusal(path: Traversable, error: OSError) -> Complaint:
    name = REFUSALS.get(type(error), "file-unreadable")
    return Complaint(name, file=str(path), why=error.strerror or "")


def read_toml(path: Traversable) -> Table:
    """The file's table; a Complaint names a malformed line."""
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Complaint("toml-broken", file=path.name, line=line, why=str(error)) from error
    except RecursionError as error:
        raise Complaint("toml-too-deep", file=path.name) from error


def read_folder(folder: Traversable) -> Files:
    """All tables of a folder, by file name; Faults names every unreadable file."""
    try:
        names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".toml"))
    except OSError as error:
        raise _refusal(folder, error) from error
    tables: Files = {}
    faults: list[Complaint] = []
    for name in names:
        try:
            tables[name.removesuffix(".toml")] = read_toml(folder / name)
        except Complaint as fault:
            faults.append(fault)
    if faults:
        raise Faults("pack-broken", faults, pack=folder.name)
    return tables


def digest_of(files: Files) -> str:
    """A digest: equal for equal content, in any layout; a date counts as its text."""
    text = json.dumps(files, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_pack(folder: Traversable, game: str) -> Pack:
    files = read_folder(folder)
    head = files.pop("pack", None)
    if head is None:
        raise Complaint("pack-without-head", pack=str(folder))
    found = {word: head[word] for word in PackHead.__struct_fields__ if word in head}
    if faults := list(check_struct(Place("pack.toml", "pack"), PackHead, found)):
        raise Faults("pack-broken", faults, pack=folder.name)
    about = shaped(PackHead, found)
    if about.game != game:
        raise Complaint("pack-other-game", pack=about.name, found=about.game, expected=game)
    return Pack(about.name, about.version, files)


# -- laying over -----------------------------------------------------------------------------------


def overlaid(own: Files, pack: Pack, lists: tuple[str, ...]) -> Files:
    """The game's own files, overridden by the pack's; `lists` are the arrays of entries."""
    faults: list[Complaint] = []
    merged = dict(own)
    for name, table in pack.files.items():
        file = f"{name}.toml"
        if name in own:
            merged[name] = _merged(own[name], table, lists, file, faults)
        else:
            faults.append(Complaint("pack-unknown-file", file=file, nearest=nearest(name, own)))
    if faults:
        raise Faults("pack-broken", faults, pack=pack.name)
    return merged


def _merged(
    own: Table, over: Table, lists: tuple[str, ...], file: str, faults: list[Complaint]
) -> Table:
    kinds: dict[str, Kind] = {"replace": bool}
    kinds |= {key: list[AnyTable] if key in lists else AnyTable for key in (*own, *lists)}
    wrong = list(check_fields(Place(file, "file"), kinds, over))
    if wrong:
        faults += wrong
        return own
    emptied = lists if over.get("replace") else ()
    new = {key: value for key, value in own.items() if key not in emptied}
    for key in over:
        if key in lists:
            entries = tables_of(new, key, ())
            new[key] = _entries(entries, tables_of(over, key), file, faults)
        elif key != "replace":
            new[key] = table_of(own, key) | table_of(over, key)
    return new


def _entries(
    own: Iterable[Table], over: Iterable[Table], file: str, faults: list[Complaint]
) -> list[Toml]:
    merged = {text_of(entry, "id"): entry for entry in own}
    seen: set[str] = set()
    for number, entry in enumerate(over, 1):
        name = entry.get("id")
        if not isinstance(name, str):
            faults.append(Place(file, str(number)).fault("field-missing", "id"))
        elif name in seen:
            faults.append(Complaint("id-twice", file=file, entry=name))
        else:
            seen.add(name)
            merged[name] = merged.get(name, {}) | entry
    return list(merged.values())
