"""An address for mail counts only when whoever reads the mail there has said so."""

from __future__ import annotations

import asyncio
import smtplib
from typing import Final

from sqlalchemy import Connection, update
from structlog import get_logger

from fhtagn.server.answers import words_in
from fhtagn.server.asking import Person
from fhtagn.server.errors import Conflict, Forbidden, Unavailable
from fhtagn.server.house import House
from fhtagn.server.ids import hashed, new_secret
from fhtagn.server.mail import send_mail
from fhtagn.server.store.schema import people

CODE: Final = 12  # letters
log = get_logger()


async def ask(house: House, person: Person, address: str) -> str:
    """Send a code to the address; what is to be kept of it."""
    if not house.config.smtp_host:
        raise Conflict("no-mail-here")
    house.limits.hit("mail", person.id)
    house.limits.hit("mail", address.casefold())
    code, words = new_secret()[:CODE], words_in(person.language)
    subject, text = words.say("confirm-subject"), words.say("confirm-body", code=code)
    try:
        await asyncio.to_thread(send_mail, house.config, address, subject, text)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("mail-failed", error=type(error).__name__)
        raise Unavailable("mail-failed") from error
    return hashed(code)


async def confirm(house: House, person: Person, code: str) -> None:
    house.limits.hit("password", person.id)
    if not await house.store.write(_confirm, person.id, hashed(code)):
        raise Forbidden("code-wrong")


def _confirm(db: Connection, person: str, code: str) -> bool:
    fits = update(people).where(people.c.id == person, people.c.email_code == code)
    return db.execute(fits.values(email_code=None)).rowcount == 1
