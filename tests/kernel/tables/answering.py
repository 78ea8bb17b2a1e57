"""What the tables of these tests need besides: answers whatever the moment."""

from __future__ import annotations

from fhtagn.kernel.effects import ABILITIES, Living, Source, sources


def answering(g: Living, timing: str, kind: str) -> list[Source]:
    """The abilities that answer such an occurrence, those of things just gone included."""
    channel = f"{timing}:{kind}"
    gone = [one for one in g.departed if ABILITIES[one.ability].channel == channel]
    return sources(g, channel) + [(one.me, one.ability) for one in gone]
