"""The events of the current window, and the abilities that answer them."""

from __future__ import annotations

from fhtagn.kernel.effects import ABILITIES, Living, Source, sources


def witnesses(g: Living, timing: str, number: int) -> list[Source]:
    """The abilities that answer the occurrence of that number.

    A thing that came later does not answer. A thing that has just left answers occurrences of the
    effect that made it leave, up to its own leaving. A thing that comes back is a new thing.
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
    """End the window: forget its occurrences, the departed and the arrivals."""
    g.happened, g.departed, g.arrived, g.effect_from = (), (), {}, 0
