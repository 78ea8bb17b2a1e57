"""What the tables of these tests need besides: deeds told and kept, answers whatever the moment."""

from __future__ import annotations

from typing import Any

from fhtagn.kernel.effects import ABILITIES, Living, Source, sources
from fhtagn.kernel.occurrences import occur


def happen(g: Living, kind: str, *values: Any) -> None:
    """Tell of a deed, and keep it for the abilities that answer it."""
    g.tell(kind, *values)
    occur(g, kind, *values)


def answering(g: Living, timing: str, kind: str) -> list[Source]:
    """The abilities that answer such an occurrence, those of things just gone included."""
    channel = f"{timing}:{kind}"
    gone = [one for one in g.departed if ABILITIES[one.ability].channel == channel]
    return sources(g, channel) + [(one.me, one.ability) for one in gone]
