"""Passwords: which are refused, and how the others are kept: as argon2id hashes.

A hash takes a good while and some memory, so it is made in threads of their own, a few at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.ids import new_secret
from fhtagn.server.people.names import folded_login

R = TypeVar("R")
SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2

hasher: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_threads: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="hash")


def agreed(password: str, login: str) -> str:
    """The password, if it is not too easily guessed; a Complaint says what is wrong with it."""
    plain = normalize("NFC", password)
    if not SHORTEST <= len(plain) <= LONGEST:
        raise Complaint("password-length", found=len(plain), least=SHORTEST, most=LONGEST)
    if folded_login(plain) in common() | {login}:
        raise Complaint("password-common")
    return plain


@cache
def common() -> frozenset[str]:
    """Those that are tried first."""
    return frozenset((files(__package__) / "common_passwords.txt").read_text("utf-8").split())


async def kept(password: str) -> str:
    """What is kept of it."""
    return await _apart(lambda: hasher.hash(normalize("NFC", password)))


async def fits(password: str, hashed: str | None) -> bool:
    """Whether it is the one; without any to compare it with, no, which takes just as long."""
    return await _apart(lambda: _verified(hashed, normalize("NFC", password)))


def is_outdated(hashed: str) -> bool:
    """Whether it was made with weaker parameters than we use now."""
    return hasher.check_needs_rehash(hashed)


def _verified(hashed: str | None, password: str) -> bool:
    nobodys = _nobodys()  # made at the first time, whoever that is
    try:
        return hasher.verify(hashed or nobodys, password)
    except VerifyMismatchError:
        return False


@cache
def _nobodys() -> str:
    """The hash of what nobody can know."""
    return hasher.hash(new_secret())


async def _apart(work: Callable[[], R]) -> R:
    return await asyncio.get_running_loop().run_in_executor(_threads, work)
