"""The data folder: made when it is missing, and used by one server at a time.

The lock is the process's own and ends with it, however it ends; the file only says who holds it.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.config import Config

LOCK: Final = "fhtagn.lock"


class Holder(NamedTuple):
    """The process that uses a folder, and the address it listens at, if any."""

    process: str
    address: str


class Hold:
    """The data are ours, and the file says so; there is none for a PostgreSQL."""

    def __init__(self, file: IO[str] | None) -> None:
        self.file = file

    def sign(self, address: str = "") -> None:
        """Leave word for whoever finds the folder in use."""
        if self.file:
            self.file.seek(0)
            self.file.truncate()
            self.file.write(f"{os.getpid()}\n{address}\n")
            self.file.flush()


@contextmanager
def data_of(config: Config) -> Iterator[Hold]:
    """The data for ourselves: the folder of SQLite, while a PostgreSQL serves many."""
    if config.database:
        yield Hold(None)
        return
    with held(config.data) as hold:
        _private(config.database_file).close()  # SQLite would let others read it
        yield hold


def make_folder(folder: Path) -> None:
    """The folder is there; what is in it is nobody else's business."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(folder, error) from error


@contextmanager
def held(folder: Path) -> Iterator[Hold]:
    """Nobody else uses the folder meanwhile; a Complaint names who does."""
    make_folder(folder)
    with _private(folder / LOCK) as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError) as error:
            holder = _read(file)
            raise Complaint("folder-held", folder=str(folder), **holder._asdict()) from error
        except OSError as error:
            raise _unusable(folder, error) from error
        hold = Hold(file)
        hold.sign()
        try:
            yield hold
        finally:
            file.truncate(0)


def holder_of(folder: Path) -> Holder | None:
    """Who uses the folder now."""
    if not (folder / LOCK).exists():
        return None
    with _private(folder / LOCK) as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return _read(file)
    return None


def _private(file: Path) -> IO[str]:
    """The file, made for its owner only if it is missing."""
    try:
        return os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    except OSError as error:
        raise _unusable(file.parent, error) from error


def _read(file: IO[str]) -> Holder:
    process, address, *_ = [*file.read().splitlines(), "?", ""]
    return Holder(process, address)


def _unusable(folder: Path, error: OSError) -> Complaint:
    return Complaint("folder-unusable", folder=str(folder), why=error.strerror or str(error))
