"""The Doom phase («Фаза судьбы»): effects and rituals of one player, then of the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.ending import is_annihilated, is_over, the_end
from fhtagn.games.duel.events.doom import Ritual
from fhtagn.games.duel.kinds import DOOM, Effects, Listed, effect, too_dear, used
from fhtagn.games.duel.queries import gates_held, great_old_ones, opponent
from fhtagn.games.duel.spellbooks import check
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.towers import place_towers
from fhtagn.games.duel.verbs import (
    advance_ritual,
    begin_phase,
    begin_turn,
    draw_sign,
    end_turn,
    pay,
    score,
    use_in_turn,
)
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

RITUAL: Final = "ritual"
DOOM_EFFECTS: Final = Effects(DOOM)
DUE: Final[Question[Callable[[Duel, Seat], Reason | None]]] = Question("due in the doom phase")
RITUAL_PRICE: Final[Question[Callable[[int], int]]] = Question("ritual price")
ONE_RITUAL: Final = Reason("CW 16.2.1", "one_ritual")


@rule("CW 16.1.1", "CW 16.1.3", "CW 3.2.4")
def doom_phase(g: Duel) -> None:
    """The first player's turn, then the opponent's."""
    begin_phase(g, "doom")
    g.then(doom_turn, g.first)
    g.then(doom_turn, opponent(g.first))
    g.then(end_doom_phase)


@rule("CW 16.4.1", "CW 7.2.5")
def doom_turn(g: Duel, seat: Seat) -> None:
    begin_turn(g, seat)
    g.scope("doom")
    g.then(doom_on, seat)


@rule("CW 16.4.2")
def doom_on(g: Duel, seat: Seat) -> None:
    """Effect after effect in any order, until the turn is ended."""
    check(g, "doom")
    check(g, "position")
    g.then(decide, seat)
    g.then(doom_on, seat)


@choice("CW 16.1.2", "CW 16.4.1", "CW 16.4.2", "CW 16.4.3")
def decide(g: Duel, seat: Seat) -> Decision:
    """Effects of the Doom phase, at most one ritual; what is obligatory must not be left out."""
    return Decision(seat, "doom", used(g, seat, (*DOOM_EFFECTS.of(g, seat), rituals, dones)))


def is_used(g: Duel, what: str) -> bool:
    """Whether it was done in this Doom turn."""
    assert g.turn is not None
    return what in g.turn.used


@effect("done", DOOM, "CW 16.1.2")
def dones(g: Duel, seat: Seat) -> Listed:
    for is_due in DUE.of(g, seat):
        if due := is_due(g, seat):
            return due
    return [(done, (seat,))]


@rule("CW 16.1.2", "CW 16.1.4", says=lambda _g, _seat: Saying("done"))
def done(g: Duel, _seat: Seat) -> None:
    end_turn(g)
    g.leave("doom")


# -- rituals of annihilation -----------------------------------------------------------------------


@effect("ritual", DOOM, "CW 16.2.1", "CW 16.2.3", "CW 16.2.8", "CW 16.3.3")
def rituals(g: Duel, seat: Seat) -> Listed:
    """One in each Doom phase, if it can be paid; neither gates nor a Great Old One are needed."""
    if is_used(g, RITUAL):
        return ONE_RITUAL
    price, power = ritual_price(g, seat), g.power[seat]
    return [(ritual, (seat,))] if price <= power else too_dear(price, power, "CW 16.2.3")


@cites("CW 16.2.2", "CW 16.2.7", "CW 16.3.4", "CW 40.6.24")
def ritual_price(g: Duel, seat: Seat) -> int:
    """What the track shows at the marker, on END as much as before it."""
    price = marked_price(g)
    for change in RITUAL_PRICE.of(g, seat):
        price = change(price)
    return price


@cites("CW 1.1.10", "CW 1.1.11", "CW 40.2.10")
def marked_price(g: Duel) -> int:
    track = g.content.track[g.track]
    return track[min(g.ritual, len(track) - 1)]


def says_ritual(g: Duel, seat: Seat) -> Saying:
    about = {"price": ritual_price(g, seat), "gates": gates_held(g, seat)}
    return Saying("ritual", {}, about | {"signs": len(great_old_ones(g, seat))})


@rule("CW 16.2.4", "CW 16.2.5", "CW 16.2.6", "CW 16.3.1", says=says_ritual)
def ritual(g: Duel, seat: Seat) -> None:
    """Pay, move the marker; 1 Doom per gate controlled, an Elder Sign per Great Old One."""
    price, gates = ritual_price(g, seat), gates_held(g, seat)
    use_in_turn(g, RITUAL)
    happened(g, Ritual, seat, price, gates)
    pay(g, seat, price)
    advance_ritual(g)
    score(g, seat, gates)
    for _ in great_old_ones(g, seat):
        draw_sign(g, seat)
    check(g, "ritual")


@rule("CW 16.1.4", "CW 16.3.2", "CW 20.1.3")
def end_doom_phase(g: Duel) -> None:
    """The phase is played to its end; then the game may be over, or dark towers grow."""
    if is_over(g):
        g.then(the_end, "annihilation" if is_annihilated(g) else "doom")
    else:
        g.then(place_towers)
