"""No test of the terminal touches the saves of whoever runs it; each rulebook is read once."""

from functools import cache

import pytest

from fhtagn.rulebook.book import book
from fhtagn.tui import reading

read = cache(book)


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("FHTAGN_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def books(monkeypatch):
    """A rulebook is never changed, and hundreds of sessions want one."""
    monkeypatch.setattr(reading, "book", read)
