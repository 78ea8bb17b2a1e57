"""Keys of the keyboard by what is printed on them, in the Latin and in the Russian layout."""

from __future__ import annotations

from typing import Final

from textual.events import Key

LAYOUT: Final = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


def letter(event: Key) -> str:
    """The small Latin letter or the sign of the key that was pressed; nothing for other keys."""
    if event.character is None or not event.is_printable:
        return ""
    return event.character.lower().translate(LAYOUT)
