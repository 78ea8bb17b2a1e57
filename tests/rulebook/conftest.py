"""A fake rulebook for a test, forgotten after it."""

import sys

import pytest

from tests.rulebook import fake


@pytest.fixture
def made(tmp_path, monkeypatch):
    """Makes the one fake rulebook of a test."""
    monkeypatch.setattr(sys, "path", sys.path.copy())
    return lambda **parts: fake.make(tmp_path, **parts)
