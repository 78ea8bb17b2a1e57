"""Games that differ from a sound one in some parts of their records."""

from dataclasses import fields, replace

PARTS = ("rules", "proof", "display")


def altered(game, **changes):
    """The game with these fields instead, wherever in its record they are."""
    for part in PARTS:
        record = getattr(game, part)
        own = {one.name: changes.pop(one.name) for one in fields(record) if one.name in changes}
        game = replace(game, **{part: replace(record, **own)})
    return replace(game, **changes)
