"""Legality is written once: a check answers None, or the rule that forbids.

The same check decides whether an option is offered and says why it is not (law 16). Checks are
queries of the table: pure, cheap, and asked by the code that lists the options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from fhtagn.kernel.rules import Value

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
