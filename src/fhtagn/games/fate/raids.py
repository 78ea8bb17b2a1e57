"""Raids: one die per Investigator in the Lodge, and what the faces bring (FG 7.6)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.answers import answer_raid, answer_signs
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import (
    call_off_raid,
    close_gain,
    close_raid,
    expect_signs,
    open_raid,
    take_dice,
    take_expected_sign,
)
from fhtagn.games.fate.dice import roll
from fhtagn.games.fate.effects import step, upon
from fhtagn.games.fate.queries import is_out, rivals, step_of
from fhtagn.games.fate.state import Fate
from fhtagn.games.fate.verbs import destroy_visitors, lay_sign
from fhtagn.kernel.rules import rule
from fhtagn.kernel.state import Seat

ORDER: Final = ("star", "sign", "tentacle", "cthulhu")  # in which the faces are handled
SIGNS: Final = ("star", "sign")  # faces that give an Elder Sign


@rule("FG 7.6.10", "FG 5.3.7")
def raid(g: Fate, seat: Seat) -> None:
    """A Raid on a Lodge with at least one Investigator."""
    if g.visitors[seat] and not is_out(g, seat):
        open_raid(g, seat, fixed=any(one.sort == "curse" for one in g.effects))
        g.then(answer_raid, seat, 0)
        g.then(roll_for_raid)


@rule("FG 7.6.3")
def roll_for_raid(g: Fate) -> None:
    """One die per Investigator, all together; none if it was called off or nobody is left."""
    now = g.raids[-1]
    if now.called_off or not g.visitors[now.seat] or is_out(g, now.seat):
        close_raid(g)
        return
    g.then(roll, now.seat, g.visitors[now.seat], "raid")
    g.then(face_the_raid)


@rule("FG 7.6.7", "FG 7.6.9", "FG 40.1.55", "FG 40.1.42")
def face_the_raid(g: Fate) -> None:
    """Stars first, then signs, then the others; all Elder Signs may be ignored at once before."""
    now = g.raids[-1]
    dice = take_dice(g)
    cause = "punishment" if now.fixed else "raid"
    expect_signs(g, now.seat, sum(face in SIGNS for face in dice), cause)
    g.then(answer_signs, now.seat, 0)
    for face in ORDER:
        for _ in range(dice.count(face)):
            g.then(face_one, now.seat, face)
    g.then(raid_over)


@rule("FG 7.6.4", "FG 7.6.5", "FG 7.6.6", "FG 14.1.7")
def face_one(g: Fate, seat: Seat, face: str) -> None:
    """A star: one Elder Sign, the Investigator stays. A sign: both. Otherwise he is destroyed."""
    if is_out(g, seat):
        return
    if face in SIGNS and take_expected_sign(g):
        lay_sign(g, seat)
    if face != "star":
        g.then(drive_off, seat)


@rule("FG 7.6.5", "FG 7.6.6", "FG 7.6.8")
def drive_off(g: Fate, seat: Seat) -> None:
    """One Investigator in the Lodge is destroyed, if one is still there."""
    if g.visitors[seat]:
        destroy_visitors(g, seat, 1)


@rule("FG 7.6.9", "FG 40.1.42")
def raid_over(g: Fate) -> None:
    """No further Raid follows from this one."""
    close_gain(g)
    close_raid(g)


# -- Raids by effects ------------------------------------------------------------------------------


def raidable(g: Fate, seat: Seat, what: Step) -> list[Seat]:
    seats = [seat] if what.who == "self" else rivals(g, seat)
    return [one for one in seats if g.visitors[one]]


@step("raid", "FG 7.6.10", can=lambda g, seat, what: bool(raidable(g, seat, what)))
def raid_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """The player, or a rival with an Investigator in the Lodge, is Raided at once."""
    upon(g, seat, code, n, raidable(g, seat, step_of(g, code, n)), raid_one)


@rule("FG 7.6.10")
def raid_one(g: Fate, _seat: Seat, _code: str, _n: int, other: Seat) -> None:
    g.then(raid, other)


@step("call_off_raid", "FG 40.1.19", can=lambda g, _seat, _what: bool(g.raids))
def call_off(g: Fate, _seat: Seat, _code: str, _n: int) -> None:
    """The Raid does not take place; the Investigators stay."""
    call_off_raid(g)
