"""Wounds about to be placed, and their placing (CC 16.19, 40.40)."""

from __future__ import annotations

from fhtagn.games.call.course_verbs import close_harm, expect_harm, rewrite_use
from fhtagn.games.call.queries import can_be_wounded, opponent
from fhtagn.games.call.state import NOBODY, Call, Harm
from fhtagn.games.call.timing import WOUND, disrupts
from fhtagn.games.call.verbs import put_wounds
from fhtagn.kernel.rules import cites, rule
from fhtagn.kernel.state import Seat

Hits = tuple[tuple[int, int], ...]  # characters and wounds


@rule("CC 15.12", "CC 15.14", "CC 16.19", "CC 40.4", "CC 40.40")
def harm(g: Call, hits: Hits, seat: Seat) -> None:
    """Wounds are about to be placed, all at the same time; the Invulnerable are passed over."""
    able = tuple((card, count) for card, count in hits if can_be_wounded(g, card))
    if not able:
        fall_short(g, seat)
        return
    expect_harm(g, Harm(able, seat))
    g.then(disrupts, g.active if seat == NOBODY else opponent(seat), 0, WOUND)
    g.then(inflict)


@rule("CC 16.19", "CC 40.31", "CC 1.19")
def inflict(g: Call) -> None:
    """The wounds that were not prevented are placed on those who are still there."""
    one = g.harms[-1]
    landed = [(card, count) for card, count in one.hits if count and can_be_wounded(g, card)]
    for card, count in landed:
        put_wounds(g, card, count)
    if len(landed) < len(one.hits):
        fall_short(g, one.seat)
    close_harm(g)


@cites("CC 18.7")
def fall_short(g: Call, seat: Seat) -> None:
    """A part of an effect that did not succeed completely; a struggle has no other parts."""
    if seat != NOBODY and g.uses:
        rewrite_use(g, done=False)
