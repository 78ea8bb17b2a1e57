"""Legality is written once: a check returns None, or the rule that forbids.

The same check decides whether the game offers an option, and explains why not (law 16). Checks are
queries of the table: pure and cheap. The code that lists the options calls them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from fhtagn.kernel.rules import Task, Value, saying

if TYPE_CHECKING:
    from fhtagn.kernel.agenda import Decision
    from fhtagn.kernel.state import Seat


class Reason(NamedTuple):
    """Why something cannot be done now: the rule that forbids it, and the words' arguments."""

    rule: str
    why: str  # the message `why-<why>`
    about: Mapping[str, Value] = {}


Check = Callable[[Any, "Seat", "Sequence[Decision]"], Reason | None]
"""Of the table, a seat and the open questions: why the seat has no option of a kind, or None."""


def open_kinds(g: Any, seat: Seat, questions: Sequence[Decision]) -> frozenset[str]:
    """The kinds of action among the answers to the seat's open question."""
    return kinds(g, [task for one in questions if one.seat == seat for task in one.options])


def kinds(g: Any, options: Iterable[Task]) -> frozenset[str]:
    """The kinds of action that these options are of."""
    return frozenset(saying(g, task).verb for task in options)
