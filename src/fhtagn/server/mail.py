"""Mail, by the operator's own server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from fhtagn.server.config import Config

SECONDS: Final = 10.0  # for the other side to answer


def send_mail(config: Config, to: str, subject: str, text: str) -> None:
    """Blocks, and raises OSError or SMTPException if it cannot be sent."""
    mail = EmailMessage()
    mail["Subject"], mail["From"], mail["To"] = subject, config.smtp_from, to
    mail.set_content(text)
    with _connected(config) as server:
        if config.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if config.smtp_user:
            server.login(config.smtp_user, config.smtp_password)
        server.send_message(mail)


def _connected(config: Config) -> smtplib.SMTP:
    at = config.smtp_host, config.smtp_port
    if config.smtp_security == "tls":
        return smtplib.SMTP_SSL(*at, timeout=SECONDS, context=ssl.create_default_context())
    return smtplib.SMTP(*at, timeout=SECONDS)
