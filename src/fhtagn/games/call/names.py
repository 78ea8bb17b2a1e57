"""Finding cards by what people call them: either language, any case, either alphabet's letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cached_property
from typing import Final

from fhtagn.content.lists import alike, fold
from fhtagn.content.shapes import LANGUAGES
from fhtagn.games.call.content import Card, Content

MARKS: Final = "#;"  # they mean something in a list
NUMBER: Final = re.compile("([a-z])([0-9]{1,3})", re.IGNORECASE)  # F016, f16


def names_of(card: Card) -> Iterator[str]:
    """What a card is called: its title, and its title with the descriptor."""
    for language in LANGUAGES:
        yield card.name[language]
        if card.descriptor:
            yield f"{card.name[language]} {card.descriptor[language]}"


class Names:
    """The cards of some content by number and by name."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def cards(self, said: str) -> list[str]:
        """The ids of the cards so called: one, none, or several that share the name."""
        number = NUMBER.fullmatch(said)
        code = f"{number[1].upper()}{number[2]:0>3}" if number else said
        if code in self.content.cards:
            return [code]
        return self._exact.get(fold(said)) or self._similar.get(alike(said), [])

    def nearest(self, said: str) -> list[str]:
        """Up to three names of different cards that look like what was said, as written."""
        written = {
            fold(name): (card.id, name)
            for card in self.content.cards.values()
            for name in (card.id, *card.name.values())
        }
        found = [written[one] for one in get_close_matches(fold(said), written, n=6, cutoff=0.6)]
        return list(dict(reversed(found)).values())[::-1][:3]

    def unmistakable(self, card: str, language: str) -> str:
        """The card's name, or its id where the name could mean something else in a list."""
        name = self.content.cards[card].name[language]
        clear = not any(mark in name for mark in MARKS) and len(name.splitlines()) == 1
        return name if clear and self.cards(name) == [card] else card

    @cached_property
    def _exact(self) -> dict[str, list[str]]:
        return self._indexed(fold)

    @cached_property
    def _similar(self) -> dict[str, list[str]]:
        return self._indexed(alike)

    def _indexed(self, key: Callable[[str], str]) -> dict[str, list[str]]:
        index: dict[str, list[str]] = {}
        for card in self.content.cards.values():
            for word in filter(None, dict.fromkeys(map(key, names_of(card)))):
                index.setdefault(word, []).append(card.id)
        return index
