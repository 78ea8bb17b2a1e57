"""Check the form of a saved match before a replay: a Complaint names path and problem.

A record is the envelope of every saved match. Code with more to save adds a part under its own
name; a program skips parts that it does not know.
"""

from __future__ import annotations

import re
from typing import Any

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import Logged, Told
from fhtagn.kernel.game import Game
from fhtagn.kernel.save import check_format, misfit, plain


def blame_the_rules(game: Game, record: Any) -> None:
    """If other rules wrote the match, name that as the reason why it does not replay."""
    if record["rules"] != game.version:
        raise Complaint("record-other-rules", found=record["rules"], expected=game.version)


SECRET = re.compile("[0-9a-f]{1,64}")
SHAPE: dict[str, type] = {
    "game": str, "rules": str, "content": dict, "settings": dict, "seed": int, "secret": str,
    "keys": list, "digest": str,
}  # fmt: skip


def check_record(game: Game, record: Any) -> None:
    """Check that it is a record of this game with its content."""
    check_shape(record)
    if record["game"] != game.name:
        raise Complaint("record-other-game", found=record["game"], expected=game.name)
    if record["content"].get("digest") != game.content.digest:
        raise Complaint(
            "record-other-content", found=str(record["content"].get("name")),
            expected=game.content.name,
        )  # fmt: skip


def check_shape(record: Any) -> None:
    if not isinstance(record, dict) or "fhtagn" not in record:
        raise Complaint("record-not-ours")
    check_format(record["fhtagn"])
    for name, kind in SHAPE.items():
        expect(record.get(name), kind, name)
    _check_deep(record)


def _check_deep(record: dict[str, Any]) -> None:
    chosen = record["settings"]
    for name, kind in (("seats", int), ("table", dict), ("by_seat", list)):
        expect(chosen.get(name), kind, f"settings.{name}")
    for seat, one in enumerate(chosen["by_seat"]):
        expect(one, dict, f"settings.by_seat[{seat}]")
    for ply, entry in enumerate(record["keys"]):
        expect(entry, list, f"keys[{ply}]")
        if [type(one) for one in entry] != [int, str]:
            raise misfit(entry, "[int, str]", f"keys[{ply}]")
    if not SECRET.fullmatch(record["secret"]):
        raise misfit(record["secret"], "hex", "secret")


def expect(value: Any, kind: type, path: str) -> None:
    if type(value) is not kind:
        raise misfit(value, kind, path)


def check_position(position: Any, keys: int) -> None:
    """Check the position of a match with so many keys; table and events are read later."""
    expect(position, dict, "position")
    for name, kind in (("table", dict), ("before", list), ("events", list), ("seq", int)):
        expect(position.get(name), kind, f"position.{name}")
    if len(position["before"]) > keys:
        raise misfit(len(position["before"]), f"{keys} numbers", "position.before")
    for ply, before in enumerate(position["before"]):
        expect(before, int, f"position.before[{ply}]")


def event_in(saved: Any, path: str) -> Logged:
    expect(saved, list, path)
    if [type(one) for one in saved[:2]] != [dict, int] or len(saved) != len(Logged._fields):
        raise misfit(saved, "[dict, int, dict]", path)
    told, only, others = saved
    return Logged(_told(told, path), only, None if others is None else _told(others, path))


def _told(saved: Any, path: str) -> Told:
    """Every sequence in an event is a tuple."""
    expect(saved, dict, path)
    return {name: plain(value, f"{path}.{name}") for name, value in saved.items()}
