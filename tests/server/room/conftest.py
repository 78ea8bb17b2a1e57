"""Rooms are tried on SQLite; where the database matters, a module asks for both."""

import pytest


@pytest.fixture
def database_url():
    return ""
