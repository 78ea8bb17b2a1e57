"""Finding cards by what people call them: either language, any case, either alphabet's letters."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from fhtagn.content.lists import alike, fold
from fhtagn.content.shapes import LANGUAGES
from fhtagn.games.heroes.content import Content

MARKS: Final = "#;|:"  # they mean something in a list


class Names:
    """The cards of some content by id and by name. The index is made when a name is looked up."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._index: dict[str, dict[str, list[str]]] = {}

    def is_id(self, said: str) -> bool:
        return said in self.content.characters or said in self.content.factions

    def cards(self, said: str, *, factions_first: bool = False) -> list[str]:
        """The ids of the cards so called: one, none, or several that share the name."""
        if self.is_id(said):
            return [said]
        characters, factions = self._called(said, "characters"), self._called(said, "factions")
        if factions_first:
            return factions or characters
        return [*characters, *factions]

    def decks(self, said: str) -> list[str]:
        return [said] if said in self.content.decks else self._called(said, "decks")

    def nearest(self, said: str) -> list[str]:
        """Up to three names of different cards that look like what was said, as written."""
        content = self.content
        written = {
            fold(name): (one, name)
            for sort in (content.characters, content.factions, content.decks)
            for one, card in sort.items()
            for name in (one, *card.name.values())
        }
        found = [written[one] for one in get_close_matches(fold(said), written, n=6, cutoff=0.6)]
        return list(dict(reversed(found)).values())[::-1][:3]

    def unmistakable(self, card: str, language: str) -> str:
        """The card's name, or its id where the name could mean something else in a list."""
        sort = self.content.factions if card in self.content.factions else self.content.characters
        name = sort[card].name[language]
        clear = not any(mark in name for mark in MARKS) and len(name.splitlines()) == 1
        return name if clear and self.cards(name) == [card] else card

    def _called(self, said: str, sort: str) -> list[str]:
        if sort not in self._index:
            self._index[sort] = self._indexed(sort)
        index = self._index[sort]
        return index.get(fold(said)) or index.get(alike(said), [])

    def _indexed(self, sort: str) -> dict[str, list[str]]:
        """Ids by folded name; what only looks the same gives way to what is the same."""
        exact: dict[str, list[str]] = {}
        similar: dict[str, list[str]] = {}
        for one, card in getattr(self.content, sort).items():
            words = (one, *(card.name[language] for language in LANGUAGES))
            for word in filter(None, dict.fromkeys(map(fold, words))):
                exact.setdefault(word, []).append(one)
            for word in filter(None, dict.fromkeys(map(alike, words))):
                similar.setdefault(word, []).append(one)
        return similar | exact
