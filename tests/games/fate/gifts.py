"""A Dark Gift in one call: the Base Action of the Ceremony up to the gift's first question."""

from __future__ import annotations

from tests.games.fate.scene import PLAIN, A, Scene, scene

EMPTY = "other_worlds 0, museum 0, ceremony 0, streets 0, gathering 0, library 0"
CONTROL = "ceremony 3"  # Cultists, more than anybody else has there


def gift(god: str, players: int = 3, *, control: bool = False, **more) -> Scene:
    """Without Control no die is rolled for it. When all is done one may prepare."""
    gods = [god, *(other for other in PLAIN if other != god)]
    cards = {"hands": {A: "M"}, "cultists": {A: CONTROL if control else "ceremony 1"}}
    s = scene(players, **({"gods": gods, "at": "actions", "here": "ceremony"} | cards | more))
    return s if control else s.do("A no_die")


def is_given(s: Scene) -> None:
    """The gift is over: only the Control Action or preparing is left."""
    assert {key.split(":")[0] for key in s.keys(A)} <= {
        "control_action", "no_control_action", "prepare_no_more", "prepare", "resign",
    }  # fmt: skip
    assert not s.g.effects
