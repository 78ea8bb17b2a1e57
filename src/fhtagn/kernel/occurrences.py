"""What has happened in the current window, and which abilities answer it."""

from __future__ import annotations

from fhtagn.kernel.effects import ABILITIES, Living, Source, sources


def witnesses(g: Living, timing: str, number: int) -> list[Source]:
    """The abilities that answer the occurrence of that number.

    Those of things that came later do not; those of things just gone do, if it belongs to the
    effect that made them leave, up to their own going. What has come back is another thing.
    """
    channel = f"{timing}:{g.happened[number].kind}"
    here = [source for source in sources(g, channel) if g.arrived.get(source[0], 0) <= number]
    gone = [
        (one.me, one.ability)
        for one in g.departed
        if one.first <= number <= one.last
        and one.me not in g.abilities
        and ABILITIES[one.ability].channel == channel
    ]
    return here + gone


def close(g: Living) -> None:
    """The window is over: its occurrences, the departed and who came when are past."""
    g.happened, g.departed, g.arrived, g.effect_from = (), (), {}, 0
