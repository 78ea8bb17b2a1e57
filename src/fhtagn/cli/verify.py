"""The command `verify`: whether a server kept its promise about a match's chance.

It needs only the downloaded record, not the server.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click
from msgspec.structs import fields

from fhtagn.cli.grammar import open_game
from fhtagn.host import parts
from fhtagn.host.promise import Promise
from fhtagn.host.seating import drawn_seats
from fhtagn.kernel.chance import commitment, secret_of
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.match import replayed
from fhtagn.text import Words
from fhtagn.tui.saves import read

FAULTS: Final = 1  # the exit code


def verify(words: Words, *, replay: str, content: str | None) -> int:
    """0 if all is consistent; otherwise it prints the first inconsistency."""
    record = read(Path(replay)).record
    promise = promise_of(record)
    game = open_game(record["game"], content)
    try:
        check_commitment(promise)
        check_secret(promise, record)
        check_seats(promise, record)
        match = replayed(game, record)
    except Complaint as complaint:
        click.echo(words.complaint(complaint))
        click.echo(words.say("cli-verify-failed", file=Path(replay).name))
        return FAULTS
    tell(words, promise, record["rules"], match.ply)
    return 0


def promise_of(record: dict[str, Any]) -> Promise:
    """The promise in a record; only matches of a server have one."""
    for field in fields(Promise):
        if field.required and field.name not in record:
            raise Complaint("verify-no-promise", field=field.name)
    return parts.restored(Promise, record)


def check_commitment(promise: Promise) -> None:
    seed = promise.server_seed
    if not seed.isascii() or commitment(seed) != promise.commitment:
        raise Complaint("verify-commitment", found=promise.commitment)


def check_secret(promise: Promise, record: dict[str, Any]) -> None:
    if len(promise.seat_values) != record["settings"]["seats"]:
        raise Complaint("verify-values", found=len(promise.seat_values))
    secret = secret_of(promise.server_seed, promise.seat_values)
    if f"{secret:x}" != record.get("secret"):
        raise Complaint("verify-secret")


def check_seats(promise: Promise, record: dict[str, Any]) -> None:
    """Check the draw of seats; older records do not have it."""
    lot = drawn_seats(int(record["secret"], 16), record["settings"]["seats"])
    if promise.drawn and list(promise.drawn) != lot:
        raise Complaint("verify-seats")


def tell(words: Words, promise: Promise, rules: str, plies: int) -> None:
    """Print what the record proves, and what it does not prove."""
    values = " ".join(f"{place}={value}" for place, value in enumerate(promise.seat_values))
    click.echo(words.say("cli-verify-commitment", commitment=promise.commitment))
    click.echo(words.say("cli-verify-values", values=values))
    if promise.drawn:
        places = " ".join(f"{seat}={place}" for seat, place in enumerate(promise.drawn))
        click.echo(words.say("cli-verify-seats", places=places))
    click.echo(words.say("cli-verify-moves", plies=plies, rules=rules))
    click.echo(words.say("cli-verify-proved"))
    click.echo(words.say("cli-verify-not-proved"))
