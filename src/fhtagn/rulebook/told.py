"""The statements that govern an event where a value of it tells more.

A record has those of its own values. What a printed thing has is in `told.toml` of its game, by
kind of event and code: chapters name no cards.
"""

from __future__ import annotations

from importlib.resources import files

from fhtagn.content import read_toml
from fhtagn.content.toml import table_of, texts_of
from fhtagn.kernel.events import Kind
from fhtagn.rulebook.book import Book


def closer_rules(book: Book, kind: Kind) -> dict[str, tuple[str, ...]]:
    """By value: the statements that govern the event instead of its own."""
    file = files(book.package) / "told.toml"
    printed = table_of(read_toml(file), kind.kind, {}) if file.is_file() else {}
    return {**kind.rules_of, **{code: texts_of(printed, code) for code in printed}}
