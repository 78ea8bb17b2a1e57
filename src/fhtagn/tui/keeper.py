"""Keeps the file of a running match: written after every decision, always whole."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from fhtagn.host import parts
from fhtagn.kernel.complaint import Complaint
from fhtagn.tui.driver import Driver
from fhtagn.tui.saves import PART, new_path

Mark = tuple[int, int, int]  # of a file: enough to tell whether another program has written it


class Keeper:
    """Writes the driver's match to its file and tells once if it cannot."""

    def __init__(
        self,
        driver: Driver,
        path: Path,
        *,
        tell: Callable[[Complaint], None] = lambda _: None,
    ) -> None:
        self.driver, self.path, self.tell = driver, path, tell
        self.failing = False
        self._mark = mark(path)
        driver.changed.append(self.write)

    def write(self) -> None:
        """Save the present position; on failure the old file stays, and the game can go on."""
        if mark(self.path) != self._mark:  # another terminal plays the same save: both are kept
            self.path = new_path(self.driver.match.game.name, self.driver.clock)
        try:
            replace(self.path, json.dumps(self.contents(), indent=1))
        except OSError as error:
            self._failed(error)
        else:
            self.failing = False
        self._mark = mark(self.path)

    def _failed(self, error: OSError) -> None:
        if not self.failing:
            self.failing = True
            self.tell(Complaint("save-failed", file=str(self.path), why=error.strerror or ""))

    def contents(self) -> dict[str, object]:
        """The record of the match, and how it is played here."""
        match, sitting = self.driver.match, self.driver.sitting
        sitting.finished = match.over
        sitting.saved = self.driver.clock.today().isoformat(timespec="milliseconds")
        return match.record() | {PART: parts.saved(sitting)}


def mark(path: Path) -> Mark | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def replace(path: Path, text: str) -> None:
    """Put the text in the file's place at one stroke; if that fails, the old file is untouched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.stem}.tmp")
    try:
        with beside.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    _settle_folder(path.parent)


def _settle_folder(folder: Path) -> None:
    """Make the new name last too, where the system can do that."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
