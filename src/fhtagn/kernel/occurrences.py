"""What has happened in the current window, and which abilities answer it."""

from __future__ import annotations

from typing import Any

from fhtagn.kernel.effects import ABILITIES, ANSWERS, Living, Source, sources


def occur(g: Living, kind: str, *values: Any) -> None:
    """Keep an occurrence if anything may answer it; it is told in other words, or not.

    That is: an ability in force now, one of a thing that has just gone, or something out of play,
    of which the kinds are known.
    """
    if kind in type(g).HEARD or is_answered(g, kind):
        g.happened += ((kind, *values),)


def is_answered(g: Living, kind: str) -> bool:
    channels = ANSWERS.get(kind, ())
    return any(g.in_force.get(channel) for channel in channels) or any(
        ABILITIES[one.ability].channel in channels for one in g.departed
    )


def witnesses(g: Living, timing: str, number: int) -> list[Source]:
    """The abilities that answer the occurrence of that number.

    Those of things that came later do not; those of things just gone do, if it belongs to the
    effect that made them leave, up to their own going. What has come back is another thing.
    """
    channel = f"{timing}:{g.happened[number][0]}"
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
