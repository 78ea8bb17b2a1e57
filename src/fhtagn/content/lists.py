"""Lists of cards as people write them: names in many spellings; texts that are not a list."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeVar

from fhtagn.content import Faults
from fhtagn.kernel.complaint import Complaint

E = TypeVar("E")
MOST_FAULTS: Final = 20  # reported at once
BINARY: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\uf8ff\ufffe\uffff]")
INVISIBLE: Final = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]")  # joiners, byte order marks
NUMBER: Final = r"(?P<count>[-+−–]?[0-9]+)"  # of copies, in a pattern
TIMES: Final = "[x×х*]"
# Cyrillic letters that look like Latin ones in one case or the other, folded.
ALIKE: Final = str.maketrans("авекмнорстухіјѕ", "abekmhopctyxijs")


@lru_cache(maxsize=4096)  # every list folds all cards of the game
def fold(name: str) -> str:
    """The letters and digits alone: no case, accents, dots over ё, quotes, dashes or spaces."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in apart if letter.isalnum())


def alike(name: str) -> str:
    """The folded name, with look-alike letters replaced by one of them."""
    return fold(name).translate(ALIKE)


def visible(text: str, most: int) -> str:
    """A list without invisible characters; refuses a text that is no list before any work."""
    if len(text) > most:
        raise Complaint("list-too-large", found=len(text), most=most)
    if found := BINARY.search(text):
        raise Complaint("list-not-text", line=text.count("\n", 0, found.start()) + 1)
    return INVISIBLE.sub("", text)


def counted(entries: Iterable[E], meant: Callable[[E], Mapping[str, int]]) -> Counter[str]:
    """All the cards that the entries mean; Faults names every entry without a card."""
    cards: Counter[str] = Counter()
    faults: list[Complaint] = []
    for entry in entries:
        try:
            cards.update(meant(entry))
        except Complaint as fault:
            faults.append(fault)
        if len(faults) == MOST_FAULTS:
            break
    if faults:
        raise Faults("list-broken", faults)
    if not cards:
        raise Complaint("list-empty")
    return cards
