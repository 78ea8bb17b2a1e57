"""The refresh, draw and resource phases (CC 5, 6, 7)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.choosing import unlike
from fhtagn.games.call.course_verbs import note_draw
from fhtagn.games.call.naming import about_card
from fhtagn.games.call.pile_verbs import attach_resource, draw, refresh_domain
from fhtagn.games.call.queries import can_be_restored, characters
from fhtagn.games.call.state import EXHAUSTED, NOWHERE, Call
from fhtagn.games.call.verbs import ready, restore
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

DRAWN: Final = 2
DRAWN_FIRST: Final = 1  # by the first player in the very first turn

# -- refresh ---------------------------------------------------------------------------------------


@rule("CC 5.2", "CC 5.3", "CC 5.4", "CC 5.10")
def restore_one(g: Call) -> None:
    """One insane character must be restored, if any can be; its controller says which."""
    able = to_restore(g)
    if len(able) > 1:
        g.then(choose_restored, g.active)
    else:
        restored(g, able[0] if able else NOWHERE)


@cites("CC 5.2", "CC 5.8", "CC 5.10")
def to_restore(g: Call) -> list[int]:
    return [card for card in characters(g, g.active) if can_be_restored(g, card)]


@choice("CC 5.3", "CC 5.4")
def choose_restored(g: Call, seat: Seat) -> Decision:
    return Decision(seat, "restore", [option(restored, card) for card in to_restore(g)])


def says_restored(g: Call, card: int) -> Saying:
    return Saying("restore", about_card(g, card, g.controller[card]))


@rule("CC 5.1", "CC 5.5", "CC 5.6", "CC 5.9", "CC 5.11", says=says_restored)
def restored(g: Call, card: int) -> None:
    """Then the others are readied; the one just restored stays exhausted."""
    others = [other for other in g.play[g.active] if g.status[other] == EXHAUSTED]
    if card != NOWHERE:
        restore(g, card)
    for other in others:
        ready(g, other)


@rule("CC 5.7", "CC 5.8", "CC 7.10")
def refresh_domains(g: Call) -> None:
    for number, domain in enumerate(g.domains[g.active]):
        if domain.drained:
            refresh_domain(g, g.active, number)


# -- draw ------------------------------------------------------------------------------------------


@rule("CC 4.4", "CC 4.6", "CC 6.1", "CC 6.2")
def draw_for_turn(g: Call) -> None:
    """Two cards, one after the other; the first player draws one in the very first turn."""
    for _ in range(DRAWN_FIRST if g.turn == 1 else DRAWN):
        g.then(draw_one, g.active)
    g.then(drawn)


@rule("CC 6.3")
def draw_one(g: Call, seat: Seat) -> None:
    draw(g, seat)


@rule("CC 6.1", "CC 40.28")
def drawn(g: Call) -> None:
    """The draw of the phase is over: something may answer it as a whole."""
    note_draw(g)


# -- resource --------------------------------------------------------------------------------------


@rule("CC 7.1", "CC 7.3")
def offer_resource(g: Call) -> None:
    if g.hands[g.active]:
        g.then(choose_resource, g.active)


@choice("CC 7.1", "CC 7.2", "CC 7.6", "CC 7.8")
def choose_resource(g: Call, seat: Seat) -> Decision:
    """Any card of the hand to any domain, or none."""
    options = [
        option(resource_attached, seat, card, number)
        for card in unlike(g, g.hands[seat])
        for number in range(len(g.domains[seat]))
    ]
    return Decision(seat, "resource", [*options, option(no_resource)])


def says_resource(g: Call, _seat: Seat, card: int, number: int) -> Saying:
    return Saying("resource", {"card": g.code[card], "domain": number + 1})


@rule("CC 7.1", "CC 7.4", "CC 7.5", says=says_resource)
def resource_attached(g: Call, seat: Seat, card: int, number: int) -> None:
    attach_resource(g, seat, card, number)


@rule("CC 7.2", says=lambda _g: Saying("no_resource"))
def no_resource(_g: Call) -> None:
    """No card is attached."""
