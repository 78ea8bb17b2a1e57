"""Duel decks as text: tolerant to read; whoever reads what was written gets the same deck.

A line is a card with a count before or after it (`3 Imp`, `x3 Imp`, `Имп x3`, `shk_imp`), a faction
card, a heading (`Factions:`), or `Deck: london` for all cards of a theme deck. A `#` begins a
comment. The compact form is one line of ids, `3 shk_imp;…|ldn_f_h1;…`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from fhtagn.content.lists import NUMBER, TIMES, counted, fold, visible
from fhtagn.games.heroes.content import Content
from fhtagn.games.heroes.names import Names
from fhtagn.games.heroes.vocabulary import DECK_SIZE, KINDS
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.rules import cites

MOST_CHARACTERS: Final = 20_000  # the longest honest list is a tenth of this
FACTIONS: Final = "factions"
WHOLE_DECK: Final = "deck"
CARDS: Final = "cards"
HEADINGS: Final = {
    fold(word): heading
    for heading, words in {
        FACTIONS: ("Factions", "Faction cards", "Фракции", "Карты фракций"),
        WHOLE_DECK: ("Deck", "Колода"),
        CARDS: (
            "Cards", "Characters", "Heroes", "Monsters", "Neutral",
            "Карты", "Персонажи", "Герои", "Монстры", "Нейтральные",
        ),
    }.items()
    for word in words
}  # fmt: skip
TITLES: Final = {
    "en": {"hero": "Heroes", "monster": "Monsters", "neutral": "Neutral", "faction": "Factions"},
    "ru": {"hero": "Герои", "monster": "Монстры", "neutral": "Нейтральные", "faction": "Фракции"},
}
COUNTED: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{NUMBER}\s+(?P<name>.+)",
        rf"{NUMBER}\s?{TIMES}\s?(?P<name>.+)",
        rf"{TIMES}\s?{NUMBER}\s+(?P<name>.+)",
        rf"(?P<name>.+)\s{TIMES}?\s?{NUMBER}\s?{TIMES}?",
    )
)


class DuelDeck(NamedTuple):
    characters: tuple[str, ...]  # every copy, in the order of their ids
    factions: tuple[str, ...]  # in the player's own order, which decides between equal totals


class Entry(NamedTuple):
    line: int
    heading: str
    text: str


# -- reading ---------------------------------------------------------------------------------------


def parse(content: Content, text: str) -> DuelDeck:
    """The deck a text means, legal or not; Faults name every line that means no card."""
    said = visible(text, MOST_CHARACTERS)
    names = Names(content)
    cards = counted(_entries(said), lambda entry: _cards(names, entry))
    return DuelDeck(
        tuple(sorted(one for one in cards.elements() if one in content.characters)),
        tuple(one for one in cards.elements() if one in content.factions),
    )


def _entries(text: str) -> Iterator[Entry]:
    """What is said on each line, without comments, under which heading."""
    heading = ""
    for number, line in enumerate(text.splitlines(), 1):
        for part in re.split("[;|]", line.partition("#")[0]):
            title, colon, rest = part.partition(":")
            is_heading = bool(colon) and fold(title) in HEADINGS
            heading = HEADINGS[fold(title)] if is_heading else heading
            said = " ".join((rest if is_heading else part).split())
            if said:
                yield Entry(number, heading, said)
            if heading == WHOLE_DECK:  # it says something of its own line only
                heading = CARDS


def _cards(names: Names, entry: Entry) -> dict[str, int]:
    """The cards an entry means. A name is tried before a count: some names begin with a number."""
    if entry.heading == WHOLE_DECK:
        deck = _only(names, entry, names.decks(entry.text))
        return Counter(names.content.decks[deck].characters)
    count, name = entry.text.partition(" ")[::2]
    if not names.is_id(name):  # no list of ids need look for names
        count, name = _count_and_name(names, entry)
    card = _only(names, entry._replace(text=name), _called(names, entry, name))
    return {card: _number(count, card, entry)}


def _count_and_name(names: Names, entry: Entry) -> tuple[str, str]:
    """How many of what, by the first way of reading that finds a card."""
    matches = [match for pattern in COUNTED if (match := pattern.fullmatch(entry.text))]
    readings = [("1", entry.text), *((match["count"], match["name"]) for match in matches)]
    words = entry.text.split(" ")
    spelt = [(words[0], " ".join(words[1:])), (words[-1], " ".join(words[:-1]))]
    for count, name in (*readings, *spelt):
        if _called(names, entry, name):
            return count, name
    return readings[-1]


def _called(names: Names, entry: Entry, name: str) -> list[str]:
    return names.cards(name, factions_first=entry.heading == FACTIONS)


@cites("MH 8.3")
def _only(names: Names, entry: Entry, found: list[str]) -> str:
    """The one card that bears the name; there are none but those of the theme decks."""
    if len(found) == 1:
        return found[0]
    said = entry.text[:60]
    if found:
        raise Complaint("list-ambiguous", line=entry.line, found=said, ids=", ".join(found))
    near = ", ".join(names.nearest(said))
    raise Complaint("list-unknown", line=entry.line, found=said, nearest=near, rule="MH 8.3")


def _number(count: str, card: str, entry: Entry) -> int:
    """A count that a deck could hold; its digits are counted before they are read."""
    digits = count.removeprefix("+").lstrip("0")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 2):
        raise Complaint("list-count", line=entry.line, found=count[:20], card=card, most=DECK_SIZE)
    if int(digits) > DECK_SIZE:
        raise Complaint("list-count", line=entry.line, found=count, card=card, most=DECK_SIZE)
    return int(digits)


# -- writing ---------------------------------------------------------------------------------------


def compact(deck: DuelDeck) -> str:
    """The deck in one line of ids."""
    cards = (f"{count} {card}" for card, count in Counter(deck.characters).items())
    return f"{';'.join(cards)}|{';'.join(deck.factions)}"


def write(content: Content, deck: DuelDeck, language: str) -> str:
    """The deck as a list to share, by kind; `parse` reads the same deck from it."""
    names, titles = Names(content), TITLES[language]
    lines: list[str] = []
    for kind in KINDS:
        cards = [one for one in deck.characters if content.characters[one].kind == kind]
        lines += [f"# {titles[kind]}: {len(cards)}"] if cards else []
        lines += [f"{n} {names.unmistakable(one, language)}" for one, n in Counter(cards).items()]
    lines.append(f"{titles['faction']}:")
    lines += [names.unmistakable(one, language) for one in deck.factions]
    return "\n".join(lines) + "\n"
