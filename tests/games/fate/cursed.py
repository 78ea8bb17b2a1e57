"""For each Curse a table and moves that meet its condition, and some that are one short of it."""

from __future__ import annotations

from typing import NamedTuple

from fhtagn.kernel.state import SPECTATOR
from tests.games.fate.scene import A, scene
from tests.games.playing import told


class Cause(NamedTuple):
    """`moves` on this table set the Curse off; with the changes of `short` it goes on waiting."""

    table: dict
    moves: tuple[str, ...]
    short: dict | None = None
    short_moves: tuple[str, ...] = ()
    alone: dict | None = None  # what is different in the solo game


WORM = {"artifacts": {A: "de_vermis_mysteriis"}}
READ_WORM = ("A use:de_vermis_mysteriis",)
TO_MUSEUM = ("A move:dark_communion_museum>museum",)
FEW = "museum 0, ceremony 0, streets 0, gathering 0, library 0"
STATES = {
    "stars_not_right": Cause(WORM | {"token": {A: 8}}, READ_WORM, {"token": {A: 7}}),
    "last_seal": Cause(WORM | {"token": {A: 8}}, READ_WORM, {"token": {A: 7}}),
    "faltering_chant": Cause(
        WORM | {"token": {A: 7}, "cultists": {A: f"other_worlds 4, {FEW}"}},
        READ_WORM,
        {"token": {A: 6}},
    ),
    "pride_of_the_chosen": Cause(
        WORM | {"token": {A: 2}}, READ_WORM, {"token": {A: 1}}, alone={"token": {A: 4}}
    ),
    "crowded_abyss": Cause(
        WORM | {"cultists": {A: "abyss 10"}}, READ_WORM, {"cultists": {A: "abyss 9"}}
    ),
    "loose_tongues": Cause(
        {"hands": {A: "M C S G"}, "reserve": {A: "marginalia"}},
        ("A cast:marginalia",),
        {"hands": {A: "M C S"}},
    ),
    "overreach": Cause(
        {
            "at": "conclude", "here": "museum", "columns": {"museum": "C"},
            "hands": {A: "crack_the_seal L"}, "reserve": {A: "S S"},
        },
        ("A prepare:crack_the_seal",),
        {"reserve": {A: "S"}},
    ),
    "grave_mould": Cause(
        {"reserve": {A: "grave_robbery"}, "artifacts": {A: "silver_key black_stone"}},
        ("A cast:grave_robbery", "A artifact_top"),
        {"artifacts": {A: "silver_key"}},
    ),
    "empty_pews": Cause(
        {"hands": {A: "M L"}, "cultists": {A: "lodge 1"}}, TO_MUSEUM, {"cultists": {A: "lodge 2"}}
    ),
    "marked_house": Cause(
        {"hands": {A: "M L"}, "investigators": "museum 4", "dice": "TTTT"},
        TO_MUSEUM,
        {"investigators": "museum 3"},
    ),
    "usurpers_fall": Cause(
        {
            "here": "ceremony", "artifacts": {A: "violet_crystal"},
            "cultists": {A: "museum 3, ceremony 2"},
        },
        ("A use:violet_crystal", "A move_cultist:0:library>ceremony"),
        {"cultists": {A: "museum 3, ceremony 1"}},
    ),
}  # fmt: skip
CONTROLLED = {"at": "actions", "here": "museum", "cultists": {A: "museum 3"}}
GATE = {"here": "museum", "hands": {A: "Gate C L"}}
SEALS = {"reserve": {A: "crack_the_seal"}, "artifacts": {A: "black_stone"}, "signs": {A: 3}}
EVENTS = {
    "informer": Cause(
        CONTROLLED,
        ("A control_action:museum", "A leave_display"),
        short_moves=("A no_control_action",),
    ),
    "backlash": Cause(
        SEALS, ("A cast:crack_the_seal",), short_moves=("A use:black_stone", "A signs:2")
    ),
    "hungry_door": Cause(
        GATE, ("A move_gate>library",), short_moves=("A move:dark_communion_library>library",)
    ),
    "echo_in_the_dark": Cause(
        {"hands": {A: "dark_communion_museum veil_museum L"}},
        ("A move_pair:dark_communion_museum+veil_museum>library",),
        short_moves=("A move:dark_communion_library>library",),
    ),
    "blood_debt": Cause(
        WORM | {"token": {A: 2}, "reserve": {A: "C"}, "cultists": {A: "other_worlds 2"}},
        ("A cast:dark_communion_ceremony",),
        short_moves=READ_WORM,
    ),
    "jealous_idol": Cause(
        SEALS, ("A use:black_stone", "A signs:2"), short_moves=("A cast:crack_the_seal",)
    ),
    "unquiet_stacks": Cause(GATE, ("A move_gate>library",), short_moves=("A move_gate>gathering",)),
    "ill_omened_dice": Cause(
        {"artifacts": {A: "shining_trapezohedron"}, "dice": "E X T"},
        ("A use:shining_trapezohedron",),
        {"dice": "E T T"},
    ),
    "watcher_at_the_threshold": Cause(
        GATE, ("A move_gate>other_worlds",), short_moves=("A move_gate>library",)
    ),
}
CAUSES = STATES | EVENTS


def play(code, curses=None, **more):
    """What sets off this Curse, with a few changes of the table."""
    cause = CAUSES[code]
    table = {"curses": curses or {A: code}} | cause.table | more
    return scene(**table).do(*cause.moves)


def play_short(code):
    cause = CAUSES[code]
    table = {"curses": {A: code}} | cause.table | (cause.short or {})
    return scene(**table).do(*(cause.short_moves or cause.moves))


def play_alone(code, **more):
    return play(code, players=1, **(CAUSES[code].alone or {}), **more)


def has_fired(s, code, seat=A):
    """Everybody was shown that the Curse has struck the seat."""
    onlookers = (*range(s.g.seats), SPECTATOR)
    return all(told("curse_fired", seat=seat, curse=code) in s.told(one) for one in onlookers)


def is_done(s, code):
    """Its punishment is complete: it waits no longer, and lies under the deck."""
    return not any(s.curses(seat) for seat in range(s.g.seats)) and last_curse(s) == code


def last_curse(s):
    return s.g.code[s.g.curse_deck[-1]]
