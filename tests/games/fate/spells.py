"""What the tests of the Spells share."""

import pytest

from fhtagn.kernel.agenda import decisions
from tests.games.fate.scene import GAME, A, scene

SPELLS = GAME.content.spells
SEATS = "ABCD"


def cards(*codes):
    """Parameters of a test, each marked with its card."""
    return [pytest.param(code, marks=pytest.mark.card(code)) for code in codes]


def family(name):
    """The Spells that differ only in symbol and cost."""
    return cards(*(one.id for one in SPELLS.values() if one.family == name))


def prepared(code, seat=A, **table):
    """A scene in which the seat has Prepared this Spell; `reserve` adds to it."""
    reserve = dict(table.pop("reserve", {}))
    reserve[seat] = f"{code} {reserve.get(seat, '')}"
    return scene(reserve=reserve, **table)


def cast(code, seat=A, **table):
    """A scene in which the seat has just cast it."""
    return prepared(code, seat, **table).do(f"{SEATS[seat]} cast:{code}")


def refused(code, seat=A, **table):
    """It may not be cast at the question with which the scene begins."""
    prepared(code, seat, **table).refuses(seat, f"cast:{code}")


def is_done(s, *codes):
    """The Spells, in this order, have been discarded, and nothing is in progress."""
    assert s.discard()[-len(codes) :] == list(codes), s.discard()
    s.is_settled()


def idle_windows(s, move):
    """Play a move; who is then asked, and for what, though passing is all that can be done."""
    s.do(move, auto=False)
    found = []
    while s.is_forced():
        (only,) = decisions(s.g)
        found.append(f"{SEATS[only.seat]} {only.prompt}")
        s.do(f"{SEATS[only.seat]} {next(iter(s.keyed(only.options)))}", auto=False)
    return found
