"""«It is your turn»: by mail or to a web address, once while somebody is away.

Off unless the operator says how to send them, and only to those who asked for it.
"""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SHUT_RDWR, create_connection, getaddrinfo
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, select, update
from structlog import get_logger

from fhtagn.clock import Clock
from fhtagn.server.config import Config
from fhtagn.server.errors import Unavailable
from fhtagn.server.library import game_of
from fhtagn.server.mail import SECONDS, send_mail
from fhtagn.server.store.schema import people
from fhtagn.server.store.store import Store
from fhtagn.text.words import Words

MOST: Final = 1000  # notices under way at a time
Address = IPv4Address | IPv6Address
OWN: Final = (ip_network("64:ff9b:1::/48"),)  # for gateways; the library takes it for public
ENDING_IN_IPV4: Final = tuple(
    map(ip_network, ("::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96"))
)  # compatible, mapped, translated, NAT64
log = get_logger()


class Notice(NamedTuple):
    """To whom, in which language, about which match."""

    email: str
    webhook: str
    language: str
    game: str
    match: str
    url: str


class Claimed(NamedTuple):
    """A person who is about to be told: how, in which language, and when they last were."""

    person: str
    email: str
    webhook: str
    language: str
    before: int


class Notices:
    def __init__(self, config: Config, store: Store, clock: Clock) -> None:
        self.config, self.store, self.clock = config, store, clock
        self.sending: set[asyncio.Task[None]] = set()
        self.senders = ThreadPoolExecutor(2, thread_name_prefix="notices")

    @property
    def on(self) -> bool:
        return bool(self.config.smtp_host) or self.config.webhooks

    async def your_turn(
        self, person: str, game: str, match: str, now: int, again: Callable[[int], None]
    ) -> None:
        """Tell the person, unless they were told and have not been here since.

        If it is only too early for another notice, or cannot be sent: `again` hears when to try.
        """
        pause = round(self.config.notice_pause * 1000)
        if len(self.sending) >= MOST:
            again(now + pause)
        elif whom := await self.store.write(claim_notice, person, now, pause):
            self._begin(self._tell(whom, game, match, now, again))
        elif at := await self.store.read(next_notice, person, now, pause):
            again(at)

    def _begin(self, sending: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(sending)
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _tell(
        self, whom: Claimed, game: str, match: str, now: int, again: Callable[[int], None]
    ) -> None:
        url = f"{self.config.public_url}/play/{match}"
        notice = Notice(whom.email, whom.webhook, whom.language, game, match, url)
        if not await self._send(notice):
            try:
                await self.store.write(unclaim_notice, whom.person, now, whom.before)
            except Unavailable as error:
                log.warning("notice-lost", error=error.name)
            again(now + round(self.config.notice_pause * 1000))

    async def _send(self, notice: Notice) -> bool:
        """Whether they are told in one way at least, or want none that we have."""
        wanted = [
            (name, send)
            for name, one, send in (
                ("mail", self.config.smtp_host and notice.email, mail),
                ("webhook", self.config.webhooks and notice.webhook, post),
            )
            if one
        ]
        return not wanted or any([await self._sent(name, send, notice) for name, send in wanted])

    async def _sent(
        self, name: str, send: Callable[[Config, Notice, Clock], None], notice: Notice
    ) -> bool:
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.senders, send, self.config, notice, self.clock)
        except (OSError, HTTPException, smtplib.SMTPException, ValueError) as error:
            log.warning("notice-failed", by=name, error=type(error).__name__)
            return False
        return True

    async def close(self) -> None:
        """Whatever is not sent soon is not sent."""
        if self.sending:
            with suppress(TimeoutError):
                async with self.clock.timeout(2 * SECONDS):
                    await asyncio.wait(self.sending)
        self.senders.shutdown(wait=False, cancel_futures=True)


def claim_notice(db: Connection, person: str, now: int, pause: int) -> Claimed | None:
    """Whom to tell if a notice is due; from then on none is, until they have been here."""
    row = db.execute(select(people).where(people.c.id == person)).one()
    due = update(people).where(
        people.c.id == person,
        people.c.notices,
        people.c.deleted_at.is_(None),
        people.c.told_at == row.told_at,
        people.c.told_at <= people.c.seen_at,
        people.c.told_at <= now - pause,
    )
    if db.execute(due.values(told_at=now)).rowcount != 1:
        return None
    email = "" if row.email_code else row.email or ""
    return Claimed(person, email, row.webhook or "", row.language, row.told_at)


def unclaim_notice(db: Connection, person: str, claimed: int, before: int) -> None:
    """It could not be sent: they were last told as long ago as before."""
    ours = people.c.id == person, people.c.told_at == claimed
    db.execute(update(people).where(*ours).values(told_at=before))


def next_notice(db: Connection, person: str, now: int, pause: int) -> int | None:
    """When the person may be told again, if they have been here since the last time."""
    row = db.execute(select(people).where(people.c.id == person)).one()
    due = row.told_at + pause
    return due if row.notices and row.told_at <= row.seen_at and due > now else None


def mail(config: Config, notice: Notice, _clock: Clock) -> None:
    words = Words(notice.language, game_of(notice.game))
    subject = words.say("notice-subject", title=words.say(f"game-{notice.game}"))
    send_mail(config, notice.email, subject, words.say("notice-body", url=notice.url))


def post(config: Config, notice: Notice, clock: Clock) -> None:
    """POST the notice as JSON to the person's address, which must be a public one."""
    parts = urlsplit(notice.webhook)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = public_address(host, port, private=config.webhooks_private)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(host, port, timeout=SECONDS)
    # The address was looked at; another answer of the name's server must not lead elsewhere.
    connection._create_connection = lambda _at, *rest: create_connection((address, port), *rest)  # type: ignore[attr-defined]  # noqa: SLF001
    words = Words(notice.language, game_of(notice.game))
    text = words.say("notice-body", url=notice.url)
    told = {"event": "your-turn", "game": notice.game, "match": notice.match, "text": text}
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    enough = clock.alarm(
        SECONDS, lambda: connection.sock and connection.sock.shutdown(SHUT_RDWR)
    )  # however slowly the other side drips
    try:
        connection.request(
            "POST", path, msgspec.json.encode(told), {"Content-Type": "application/json"}
        )
        if (status := connection.getresponse().status) >= 300:
            raise OSError(f"answered {status}")
    finally:
        enough.cancel()
        connection.close()


def public_address(host: str, port: int, *, private: bool) -> str:
    """The host's address, if all its addresses are public: nobody is sent into our own network."""
    found = [str(one[4][0]) for one in getaddrinfo(host, port)]
    if not private and not all(is_public(ip_address(one)) for one in found):
        raise ValueError("not a public address")
    return found[0]


def is_public(address: Address) -> bool:
    """Neither it nor what a gateway may make of it lies in a network of one's own."""
    inner = _within(address) if isinstance(address, IPv6Address) else None
    plain = address.is_global and not address.is_multicast
    return plain and not any(address in one for one in OWN) and (inner is None or is_public(inner))


def _within(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that is written in one of IPv6."""
    isatap = int(address) >> 32 & 0xFDFFFFFF == 0x5EFE
    if isatap or any(address in one for one in ENDING_IN_IPV4):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.sixtofour
