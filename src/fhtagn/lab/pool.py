"""Work in several processes; the result does not depend on their number."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
_work: list[Callable[[int], Any]] = []  # of this process, if it is a worker


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[int], T], numbers: Sequence[int], workers: int) -> Iterator[T]:
    """The results of the work on each number, in order.

    The workers are forks of this process, so the work may refer to anything, also to functions.
    On systems without fork this process does all of it.
    """
    if workers <= 1 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(work, numbers)
        return
    context = multiprocessing.get_context("fork")
    with context.Pool(min(workers, len(numbers) or 1), _begin, (work,)) as pool:
        yield from pool.imap(_one, numbers, chunksize=max(1, min(8, len(numbers) // workers)))


def _begin(work: Callable[[int], object]) -> None:
    _work[:] = [work]


def _one(number: int) -> Any:
    return _work[0](number)
