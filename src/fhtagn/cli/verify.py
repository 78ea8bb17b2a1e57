"""The command `verify`: whether chance in a match of a server was what had been promised.

It needs the downloaded record and nothing of the server.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from fhtagn.cli.grammar import open_game
from fhtagn.host.seating import drawn_seats
from fhtagn.kernel.chance import commitment, secret_of
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.match import replayed
from fhtagn.kernel.save import misfit
from fhtagn.text import Words
from fhtagn.tui.saves import read

FAULTS: Final = 1  # the exit code
PROMISE: Final[dict[str, type]] = {"commitment": str, "server_seed": str, "seat_values": list}


def verify(words: Words, *, replay: str, content: str | None) -> int:
    """0 if all fits together; otherwise the first thing that does not is told."""
    record = read(Path(replay)).record
    check_shape(record)
    game = open_game(record["game"], content)
    try:
        check_commitment(record)
        check_secret(record)
        check_seats(record)
        match = replayed(game, record)
    except Complaint as complaint:
        click.echo(words.complaint(complaint))
        click.echo(words.say("cli-verify-failed", file=Path(replay).name))
        return FAULTS
    tell(words, record, match.ply)
    return 0


def check_shape(record: dict[str, Any]) -> None:
    """Only a match of a server has promised anything."""
    for name, kind in PROMISE.items():
        if name not in record:
            raise Complaint("verify-no-promise", field=name)
        if type(record[name]) is not kind:
            raise misfit(record[name], kind, name)
    for seat, value in enumerate(record["seat_values"]):
        if type(value) is not str:
            raise misfit(value, str, f"seat_values[{seat}]")


def check_commitment(record: dict[str, Any]) -> None:
    seed = record["server_seed"]
    if not seed.isascii() or commitment(seed) != record["commitment"]:
        raise Complaint("verify-commitment", found=record["commitment"])


def check_secret(record: dict[str, Any]) -> None:
    if len(record["seat_values"]) != record["settings"]["seats"]:
        raise Complaint("verify-values", found=len(record["seat_values"]))
    secret = secret_of(record["server_seed"], record["seat_values"])
    if f"{secret:x}" != record.get("secret"):
        raise Complaint("verify-secret")


def check_seats(record: dict[str, Any]) -> None:
    """The lot for the seats; records of old do not tell of it."""
    drawn = record.get("drawn")
    if drawn and drawn != drawn_seats(int(record["secret"], 16), record["settings"]["seats"]):
        raise Complaint("verify-seats")


def tell(words: Words, record: dict[str, Any], plies: int) -> None:
    """What is proved, and what is not."""
    values = " ".join(f"{place}={value}" for place, value in enumerate(record["seat_values"]))
    click.echo(words.say("cli-verify-commitment", commitment=record["commitment"]))
    click.echo(words.say("cli-verify-values", values=values))
    if record.get("drawn"):
        places = " ".join(f"{seat}={place}" for seat, place in enumerate(record["drawn"]))
        click.echo(words.say("cli-verify-seats", places=places))
    click.echo(words.say("cli-verify-moves", plies=plies, rules=record["rules"]))
    click.echo(words.say("cli-verify-proved"))
    click.echo(words.say("cli-verify-not-proved"))
