"""«It is your turn»: by mail or to a web address, once while somebody is away.

Off unless the operator says how to send them, and only to those who asked for it.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import ip_address
from socket import create_connection, getaddrinfo
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, select, update
from structlog import get_logger

from fhtagn.server.config import Config
from fhtagn.server.library import game_of
from fhtagn.server.store.schema import people
from fhtagn.server.store.store import Store
from fhtagn.text.words import Words

SECONDS: Final = 10.0  # for the other side to answer
log = get_logger()


class Notice(NamedTuple):
    """To whom, in which language, about which match."""

    email: str
    webhook: str
    language: str
    game: str
    match: str
    url: str


class Notices:
    def __init__(self, config: Config, store: Store) -> None:
        self.config, self.store = config, store
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def on(self) -> bool:
        return bool(self.config.smtp_host) or self.config.webhooks

    async def your_turn(self, person: str, game: str, match: str, now: int) -> None:
        """Tell the person, unless they were told and have not been here since."""
        pause = round(self.config.notice_pause * 1000)
        row = await self.store.write(claim_notice, person, now, pause)
        if row is None:
            return
        url = f"{self.config.public_url}/tables/{match}"
        notice = Notice(row.email or "", row.webhook or "", row.language, game, match, url)
        task = asyncio.create_task(self._send(notice))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _send(self, notice: Notice) -> None:
        for name, wanted, send in (
            ("mail", self.config.smtp_host and notice.email, send_mail),
            ("webhook", self.config.webhooks and notice.webhook, post),
        ):
            if wanted:
                try:
                    await asyncio.to_thread(send, self.config, notice)
                except (OSError, smtplib.SMTPException, ValueError) as error:
                    log.warning("notice-failed", by=name, error=type(error).__name__)

    async def close(self) -> None:
        await asyncio.gather(*self.sending, return_exceptions=True)


def claim_notice(db: Connection, person: str, now: int, pause: int) -> Any:
    """The person's row if a notice is due; from then on none is, until they have been here."""
    due = update(people).where(
        people.c.id == person,
        people.c.notices,
        people.c.deleted_at.is_(None),
        people.c.told_at <= people.c.seen_at,
        people.c.told_at <= now - pause,
    )
    if db.execute(due.values(told_at=now)).rowcount != 1:
        return None
    return db.execute(select(people).where(people.c.id == person)).one()


def send_mail(config: Config, notice: Notice) -> None:
    words = Words(notice.language, game_of(notice.game))
    mail = EmailMessage()
    mail["Subject"] = words.say("notice-subject", game=words.say(f"game-{notice.game}"))
    mail["From"], mail["To"] = config.smtp_from, notice.email
    mail.set_content(words.say("notice-body", url=notice.url))
    kind = smtplib.SMTP_SSL if config.smtp_security == "tls" else smtplib.SMTP
    with kind(config.smtp_host, config.smtp_port, timeout=SECONDS) as server:
        if config.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if config.smtp_user:
            server.login(config.smtp_user, config.smtp_password)
        server.send_message(mail)


def post(config: Config, notice: Notice) -> None:
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
    try:
        connection.request(
            "POST", path, msgspec.json.encode(told), {"Content-Type": "application/json"}
        )
        if (status := connection.getresponse().status) >= 300:
            raise OSError(f"answered {status}")
    finally:
        connection.close()


def public_address(host: str, port: int, *, private: bool) -> str:
    """The host's address, if all its addresses are public: nobody is sent into our own network."""
    found = [str(one[4][0]) for one in getaddrinfo(host, port)]
    if not private and not all(ip_address(one).is_global for one in found):
        raise ValueError("not a public address")
    return found[0]
