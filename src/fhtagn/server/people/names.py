"""What people may call themselves, and which names the eye would take for one another.

A name is what others see, a login what its owner types. Letters of all scripts are welcome in
both; pictures (emoji) in neither: no two devices draw them alike, and some have unseen parts.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final
from unicodedata import category, combining, normalize

from confusable_homoglyphs.confusables import confusables_data

from fhtagn.kernel.complaint import Complaint

LONGEST: Final = 40
LOGIN: Final = range(3, LONGEST + 1)  # letters of a login
MARKS: Final = 3  # on one letter, at most
ACCENT: Final = 200  # the least combining class of what stands above or below a letter
GONE: Final = "***"  # whoever has deleted their account; nobody can be called so
SYMBOLS: Final = frozenset("$+<=>^`|~")
BLANK: Final = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, 0xFFA0))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Letters and marks by their category, of which nothing is seen."""
ALIKE: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn", "w": "vv"})
"""Plain letters, written small: a capital I looks like a small l."""


# -- names -----------------------------------------------------------------------------------------


def agreed(text: str) -> str:
    """The name as it is kept; a Complaint says what is wrong with it."""
    name = normalize("NFC", text)
    for letter in name:
        _check(letter)
    name = " ".join(name.split())
    if len(name) > LONGEST:
        raise Complaint("name-too-long", found=len(name), most=LONGEST)
    if not any(category(letter)[0] in "LN" for letter in name):
        raise Complaint("name-empty")
    if any(is_mark and len(list(marks)) > MARKS for is_mark, marks in groupby(name, _is_mark)):
        raise Complaint("name-marks", most=MARKS)
    return name


def _check(letter: str) -> None:
    kind = category(letter)
    code = f"U+{ord(letter):04X}"
    if letter in BLANK or kind[0] == "C" or kind in ("Zl", "Zp"):
        raise Complaint("name-unseen", code=code)
    if kind == "Me" or (kind[0] == "S" and letter not in SYMBOLS):
        raise Complaint("name-picture", found=letter, code=code)


def _is_mark(letter: str) -> bool:
    return category(letter)[0] == "M"


# -- what the eye confuses -------------------------------------------------------------------------


def skeleton(name: str) -> str:
    """The same for all names that look alike, in capitals or not, with accents or without.

    A letter counts as the Latin one it looks like, else as the one its capital looks like: «Вова»
    is «BOBA».
    """
    plain = "".join(one for one in normalize("NFKD", name) if combining(one) < ACCENT)
    small = "".join(map(_latin, plain)).casefold()
    return "".join(map(_latin_in_capitals, small)).casefold().translate(ALIKE)


@cache
def _latin(letter: str) -> str:
    """The Latin letters that look like it, or itself."""
    alike = [] if letter.isascii() else [one["c"] for one in confusables_data.get(letter, ())]
    return next((one for one in alike if one.isascii()), letter)


def _latin_in_capitals(letter: str) -> str:
    found = _latin(letter)
    capital = _latin(letter.upper())
    return capital if found == letter and capital.isascii() else found


# -- logins ----------------------------------------------------------------------------------------


def folded_login(text: str) -> str:
    """A login however it is typed: in capitals or not, full-width or not."""
    return normalize("NFKC", normalize("NFKC", text).casefold())


def agreed_login(text: str) -> str:
    """The login as it is kept; a Complaint says what is wrong with it."""
    login = folded_login(text)
    if len(login) not in LOGIN:
        raise Complaint("login-length", least=LOGIN[0], most=LOGIN[-1])
    if not is_login(login):
        raise Complaint("login-letters")
    return login


def is_login(folded: str) -> bool:
    return len(folded) in LOGIN and all(one.isalnum() or one in "._-" for one in folded)
