"""How often things may be asked for: one table of limits, counted by each worker for itself."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from fhtagn.clock import Clock
from fhtagn.server.errors import TooMany

KEYS: Final = 100_000  # windows kept at most; then the one asked about longest ago is forgotten
TABLE: Final = {
    "guest": "30/hour",  # by address
    "account": "10/hour",  # by address
    "login": "5/15 minutes",  # by address and login
    "login-address": "30/15 minutes",  # by address
    "enter": "30/15 minutes",  # by address
    "password": "5/15 minutes",  # by person: whoever has a session must not try passwords either
    "mail": "5/day",  # by person, and by address of the mail
    "profile": "30/hour",  # by person, as all that follow
    "door": "30/hour",
    "export": "5/hour",
    "deck": "60/hour",
    "table": "30/hour",
    "join": "60/hour",
    "invite": "60/hour",
    "chat": "20/minute",
    "undo": "20/minute",  # offers
    "back": "60/minute",
    "reply": "60/minute",
    "setting": "30/minute",
    "hint": "20/minute",
    "odds": "60/minute",
    "report": "10/hour",
    "replay": "120/minute",  # by person or address
    "look": "300/minute",  # by person or address
    "command": "100/10 seconds",  # by person or address
}
SOCKETS: Final = 20  # open at once, by person or address


class Windows(MemoryStorage):
    """Moving windows in memory.

    The library's own forget no key and go through all of them after every hit, in a thread; they
    also go by the clock of the wall, which may be set back.
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.hits: dict[str, deque[float]] = {}  # the one asked about last is the last

    def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        hits = self._window(key, expiry)
        if len(hits) + amount > limit:
            return False
        hits.extend([self.clock.steady()] * amount)
        return True

    def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:  # noqa: ARG002
        hits = self._window(key, expiry)
        return (hits[0] if hits else self.clock.steady()), len(hits)

    def _window(self, key: str, expiry: int) -> deque[float]:
        """The hits of the key that still count."""
        hits = self.hits[key] = self.hits.pop(key, deque())
        while hits and hits[0] <= self.clock.steady() - expiry:
            hits.popleft()
        if len(self.hits) > KEYS:
            del self.hits[next(iter(self.hits))]
        return hits


class Limits:
    """The table, each limit so many times as high as it says; with 0 there are none."""

    def __init__(self, clock: Clock, times: float = 1.0) -> None:
        self.clock = clock
        self.items = {name: _raised(parse(limit), times) for name, limit in TABLE.items()}
        self.windows = MovingWindowRateLimiter(Windows(clock))
        self.most_open = max(1, round(SOCKETS * times)) if times else None
        self.open: Counter[str] = Counter()

    def hit(self, name: str, *keys: str) -> None:
        """Count one; TooMany says how many seconds are to be waited."""
        item = self.items[name]
        if item and not self.windows.hit(item, name, *keys):
            again = self.windows.get_window_stats(item, name, *keys).reset_time
            raise TooMany("too-many", seconds=max(1, ceil(again - self.clock.steady())))

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """A socket is open as long as this lasts; TooMany if there are as many as there may be."""
        if self.most_open is not None and self.open[key] >= self.most_open:
            raise TooMany("sockets-many", most=self.most_open)
        self.open[key] += 1
        try:
            yield
        finally:
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


def _raised(item: RateLimitItem, times: float) -> RateLimitItem | None:
    return type(item)(max(1, round(item.amount * times)), item.multiples) if times else None


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; a whole network of IPv6, for that is what one subscriber has."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:  # a socket of this machine
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
