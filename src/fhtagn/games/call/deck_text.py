"""Decks as text: tolerant to read; whoever reads what was written gets the same deck.

A line is a card by name or number with a count before or after it (`2 Shotgun Blast`,
`Дробовик x2`, `F016`) or a heading (`Characters (28)`). A `#` begins a comment.
The compact form is one line of numbers, `F001,F016*3,…`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from fhtagn.content.lists import NUMBER, TIMES, counted, fold, visible
from fhtagn.games.call.content import Content
from fhtagn.games.call.names import Names
from fhtagn.games.call.vocabulary import TYPES
from fhtagn.kernel.complaint import Complaint

MOST_CHARACTERS: Final = 40_000  # the longest honest list is a tenth of this
MOST_COPIES: Final = 99  # that a line may speak of; the rules allow far fewer
ONE: Final = r"[A-Z][0-9]{3}(\*[0-9]+)?"
COMPACT: Final = re.compile(rf"\s*{ONE}(\s*,\s*{ONE})*\s*", re.IGNORECASE)
TITLES: Final = {
    "en": {
        "character": "Characters", "support": "Supports", "event": "Events",
        "conspiracy": "Conspiracies", "story": "Stories",
    },
    "ru": {
        "character": "Персонажи", "support": "Карты поддержки", "event": "События",
        "conspiracy": "Заговоры", "story": "Истории",
    },
}  # fmt: skip
HEADINGS: Final = {
    fold(word)
    for words in (
        *(titles.values() for titles in TITLES.values()),
        ("Character", "Support", "Support cards", "Event", "Conspiracy", "Deck", "Cards", "Total"),
        ("Персонаж", "Поддержка", "Событие", "Заговор", "Колода", "Карты", "Всего", "Итого"),
    )
    for word in words
}
BULLET: Final = re.compile(r"[-*•·–—]\s+")  # before the entries of a list
COUNTED: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{NUMBER}\s+(?P<name>.+)",
        rf"{NUMBER}\s?{TIMES}\s?(?P<name>.+)",
        rf"{TIMES}\s?{NUMBER}\s+(?P<name>.+)",
        rf"(?P<name>.+?)\s?{TIMES}\s?{NUMBER}",
        rf"(?P<name>.+)\s[(\[]?{NUMBER}[)\]]?\s?{TIMES}?",
    )
)


class Deck(NamedTuple):
    cards: tuple[str, ...]  # every copy, in the order of their numbers


class Entry(NamedTuple):
    line: int
    text: str


# -- reading ---------------------------------------------------------------------------------------


def parse(content: Content, text: str) -> Deck:
    """The deck a text means, legal or not; Faults name every line that means no card."""
    said = visible(text, MOST_CHARACTERS)
    names = Names(content)
    cards = counted(_entries(said), lambda entry: _cards(names, entry))
    return Deck(tuple(sorted(cards.elements())))


def _entries(text: str) -> Iterator[Entry]:
    """What is said on each line, without comments."""
    if COMPACT.fullmatch(text):
        text = text.replace(",", ";")
    for number, line in enumerate(text.splitlines(), 1):
        for part in line.partition("#")[0].split(";"):
            said = BULLET.sub("", " ".join(part.split()), count=1)
            if said:
                yield Entry(number, said)


def _cards(names: Names, entry: Entry) -> dict[str, int]:
    """The cards an entry means; none if it is a heading.

    A name is tried before a count: some names begin with a number.
    """
    matches = [match for pattern in COUNTED if (match := pattern.fullmatch(entry.text))]
    readings = [("1", entry.text), *((match["count"], match["name"]) for match in matches)]
    for count, name in readings:
        found = names.cards(name)
        if len(found) > 1:
            ids = ", ".join(found)
            raise Complaint("list-ambiguous", line=entry.line, found=name[:60], ids=ids)
        if found:
            return {found[0]: _number(count, found[0], entry)}
    if fold(entry.text).strip("0123456789") in HEADINGS:
        return {}
    said = (readings[1:] or readings)[0][1][:60]
    near = ", ".join(names.nearest(said))
    raise Complaint("list-no-such-card", line=entry.line, found=said, nearest=near)


def _number(count: str, card: str, entry: Entry) -> int:
    """A count that a list could mean; its digits are counted before they are read."""
    digits = count.removeprefix("+").lstrip("0")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(MOST_COPIES))):
        most = MOST_COPIES
        raise Complaint("list-count", line=entry.line, found=count[:20], card=card, most=most)
    return int(digits)


# -- writing ---------------------------------------------------------------------------------------


def compact(deck: Deck) -> str:
    """The deck in one line of numbers."""
    counts = Counter(deck.cards).items()
    return ",".join(card if count == 1 else f"{card}*{count}" for card, count in counts)


def write(content: Content, deck: Deck, language: str) -> str:
    """The deck as a list to share, by type; `parse` reads the same deck from it."""
    names, titles = Names(content), TITLES[language]
    parts = []
    for kind in TYPES:
        cards = Counter(one for one in deck.cards if content.cards[one].type == kind)
        if cards:
            lines = [f"{n} {names.unmistakable(one, language)}" for one, n in cards.items()]
            parts.append("\n".join([f"# {titles[kind]}: {cards.total()}", *lines]))
    return "\n\n".join(parts) + "\n"
