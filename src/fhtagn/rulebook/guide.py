"""A game's short guide, part by part, and the part for the present moment.

`guide/<language>.md` is cut at its headings of the second level; each bears its name in a comment:
`## Set-up <!-- setup -->`. A game's `moment` tells the name of the part that helps now.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, NamedTuple

from fhtagn.kernel.complaint import Complaint
from fhtagn.rulebook.book import LANGUAGES, Book

HEADING: Final = re.compile(r"^## (?P<title>\S.*?) <!-- (?P<name>\w+) -->$", re.MULTILINE)


class Part(NamedTuple):
    name: str
    title: str
    markdown: str  # without its heading


def guide(book: Book, language: str) -> dict[str, Part]:
    """The parts by name, in the order of the file."""
    if language not in LANGUAGES:
        raise Complaint("no-such-language", language=language, choices=", ".join(LANGUAGES))
    return cut((files(book.package) / "guide" / f"{language}.md").read_text("utf-8"))


def cut(text: str) -> dict[str, Part]:
    headings = list(HEADING.finditer(text))
    ends = [*(heading.start() for heading in headings[1:]), len(text)]
    parts = (
        Part(heading["name"], heading["title"], text[heading.end() : end].strip() + "\n")
        for heading, end in zip(headings, ends, strict=True)
    )
    return {part.name: part for part in parts}


def part(parts: dict[str, Part], moment: str) -> Part:
    """The part for the moment; the first one, which is for all moments, if it has none."""
    return parts.get(moment) or next(iter(parts.values()))
