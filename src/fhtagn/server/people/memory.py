"""Who came with which token, remembered for a moment: every request asks it.

A session ended here is forgotten here at once; other workers notice within that moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fhtagn.clock import Clock

if TYPE_CHECKING:
    from fhtagn.server.asking import Person

MOMENT: Final = 5.0  # seconds
REMEMBERED: Final = 4096


class Memory:
    """People by the hashes of their tokens. Nothing is added that was read before a change."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.known: dict[str, tuple[float, Person]] = {}
        self.changes = 0

    def get(self, token: str) -> Person | None:
        until, person = self.known.get(token, (0.0, None))
        return person if self.clock.steady() < until else None

    def add(self, token: str, person: Person, changes: int) -> None:
        if changes != self.changes:
            return
        self.known.pop(token, None)
        self.known[token] = self.clock.steady() + MOMENT, person
        if len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]

    def forget(self, person: str) -> None:
        """After any change to the person or their sessions."""
        self.changes += 1
        self.known = {token: one for token, one in self.known.items() if one[1].id != person}
