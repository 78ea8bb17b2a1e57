"""The guide falls into parts, the same in both languages, and each moment has one."""

from __future__ import annotations

import re

import pytest

from fhtagn.games import GAMES
from fhtagn.kernel.complaint import Complaint
from fhtagn.rulebook.book import book
from fhtagn.rulebook.guide import cut, guide, part

TEXT = """# Toads

Before the parts.

## At a glance <!-- glance -->

Croak.

### Deeper

More.

## The end <!-- end -->

Silence.
"""


def test_parts_are_cut_at_their_headings():
    parts = cut(TEXT)
    assert list(parts) == ["glance", "end"]
    assert parts["glance"].title == "At a glance"
    assert parts["glance"].markdown == "Croak.\n\n### Deeper\n\nMore.\n"
    assert parts["end"].markdown == "Silence.\n"


def test_the_part_for_the_moment():
    parts = cut(TEXT)
    assert part(parts, "end").name == "end"
    assert part(parts, "never heard of").name == "glance"


PARTS = {
    "call": (
        "anatomy", "turn", "refresh", "draw", "resource", "operations", "story", "timing",
        "keywords", "states", "decks", "advice", "terms",
    ),
    "duel": ("new", "action", "battle", "doom", "early", "late"),
    "fate": (
        "gods", "turn", "move", "activate", "conclude", "raid", "curses", "solo", "expansion",
        "advice", "terms",
    ),
    "heroes": ("turn", "terms", "anatomy", "advice"),
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_parts(game):
    english, russian = (guide(book(game), language) for language in ("en", "ru"))
    assert list(english) == list(russian)
    assert {"minute", "setup", "card", "end", *PARTS[game]} <= set(english)
    assert all(one.markdown.strip() for one in (*english.values(), *russian.values()))
    assert all(english[name].markdown != russian[name].markdown for name in english)


def test_an_unknown_language_is_refused():
    with pytest.raises(Complaint) as told:
        guide(book("heroes"), "la")
    assert told.value.name == "no-such-language"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_reference_card_is_in_tables_and_cites_the_rules(game, language):
    found = book(game)
    card = guide(found, language)["card"].markdown
    assert card.count("|---") >= 3
    cited = set(re.findall(rf"{found.prefix} \d+(?:\.\d+)*", card))
    assert cited
    assert cited <= set(found.statements)
