"""Snapshots as former versions have written them, as this one reads them."""

from __future__ import annotations

from typing import Any, Final

from msgspec import to_builtins

from fhtagn.kernel.match import Match
from fhtagn.server.room.match_setup import MatchSetup

SECOND: Final = 2  # the form before the snapshot was a record


def from_second(setup: MatchSetup, digest: str, saved: dict[str, Any]) -> dict[str, object]:
    """A match and what is around it lay side by side; what is a table now were pairs."""
    match = Match(setup.game, setup.settings, 0, secret=setup.secret)
    keys = [[seat, key] for seat, key, _before in saved["moves"]]
    position = {
        "table": saved["table"],
        "before": [before for _seat, _key, before in saved["moves"]],
        "events": saved["events"],
        "seq": saved["match_seq"],
    }
    return match.record() | {
        "keys": keys,
        "digest": digest,
        "position": position,
        "course": _state(setup, saved),
        "waiting": saved["open_since"],
    }


def _state(setup: MatchSetup, saved: dict[str, Any]) -> dict[str, object]:
    same = {
        name: saved[name] for name in ("seq", "at", "bys", "aborted", "said", "unwatched", "mutes")
    }
    pairs = {name: dict(saved[name]) for name in ("stand_ins", "stops", "commands")}
    banks, since = saved["clocks"]
    feeds = {seat: {"keeps": keeps, "changed": at} for seat, keeps, at in saved["streams"]}
    return (
        same
        | pairs
        | {
            "times": [[None, 0]] * len(saved["bys"]),  # none of these is taken back any more
            "lapses": dict.fromkeys(range(setup.settings.seats), 0) | dict(saved["lapses"]),
            "clocks": {
                "pace": to_builtins(setup.terms.pace),
                "banks": banks,
                "since": dict(since),
            },
            "offer": saved["offer"] and [*saved["offer"][:4], dict(saved["offer"][4])],
            "streams": feeds,
        }
    )
