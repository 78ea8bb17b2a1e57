"""Looking a rule up: by its number, or by words in either language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from fhtagn.rulebook.book import LANGUAGES, Book, Statement
from fhtagn.rulebook.index import Found, index

WORD: Final = re.compile(r"\w+")
LEAST: Final = 3  # letters that a stem keeps
RUSSIAN: Final = """
    а я о е ы и у ю ь й ой ей ом ем ам ям ах ях ов ев ий ый ая яя ое ее ые ие ую юю ого его ому ему
    ым им ых их ыми ими ами ями ть ет ут ют ит ат ят ла ло ли на но ны ешь ишь ете ите
"""  # endings of nouns, adjectives and verbs: a dictionary would do better, this does well enough
ENGLISH: Final = "s es ed ing"
ENDINGS: Final = sorted(f"{RUSSIAN} {ENGLISH}".split(), key=len, reverse=True)


def search(book: Book, words: Sequence[str], language: str | None = None) -> list[Found]:
    """What there is about the statements meant; without tests at hand, no test is told."""
    everything = index(book)
    return [everything.found(one) for one in matching(book, words, language)]


def matching(book: Book, words: Sequence[str], language: str | None = None) -> list[Statement]:
    """The statements that contain all the words; leading words may be an id or its beginning."""
    words = " ".join(words).split()
    for count in range(len(words), 0, -1):
        numbered = by_number(book, " ".join(words[:count]))
        if numbered:
            return containing(numbered, words[count:], language)
    return containing(book.statements.values(), words, language)


def by_number(book: Book, text: str) -> list[Statement]:
    """The statement with that id, or those of the chapter: `MH 5.3`, `mh 5`, `5.3`."""
    wanted = text.casefold()
    prefix = book.prefix.casefold()
    if re.fullmatch(r"\d+(\.\d+)+", wanted):
        wanted = f"{prefix} {wanted}"
    if wanted == prefix:
        return list(book.statements.values())
    return [
        one for one in book.statements.values() if f"{one.id}.".casefold().startswith(f"{wanted}.")
    ]


def containing(
    statements: Iterable[Statement], words: Iterable[str], language: str | None
) -> list[Statement]:
    wanted = [stem(part) for word in words for part in WORD.findall(plain(word))]
    return [one for one in statements if _has(one, wanted, language)]


def _has(statement: Statement, wanted: list[str], language: str | None) -> bool:
    languages = LANGUAGES if language is None else (language,)
    text = " ".join(f"{statement.text[one]} {statement.section[one]}" for one in languages)
    there = WORD.findall(plain(text))
    return all(any(word.startswith(part) for word in there) for part in wanted)


def plain(text: str) -> str:
    """Without the difference of capitals and of ё."""
    return text.casefold().replace("ё", "е")


def stem(word: str) -> str:
    """The word without its ending, if enough is left of it."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            return word.removesuffix(ending)
    return word
