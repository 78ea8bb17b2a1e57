"""Rooms are tried on SQLite; where the database matters, a module asks for both."""

import pytest

from fhtagn.server import ids
from fhtagn.server.room import clocks


@pytest.fixture
def database_url():
    return ""


class Clock:
    """The wall's clock and the steady one, which go on only when a test says so."""

    def __init__(self):
        self.wall, self.steady = 1_800_000_000_000, 5_000  # ms

    def time_ns(self):
        return self.wall * 1_000_000

    def monotonic_ns(self):
        return self.steady * 1_000_000

    def go_on(self, ms):
        self.wall += ms
        self.steady += ms

    def set_back(self, ms):
        """Somebody sets the wall's clock; time goes on as before."""
        self.wall -= ms


@pytest.fixture
def clock(monkeypatch):
    """The clock of all rooms: whatever tells the time in the server asks it."""
    made = Clock()
    monkeypatch.setattr(ids, "time", made)
    monkeypatch.setattr(clocks, "time", made)
    return made
