"""The Determine First Player phase («Фаза определения первого игрока»)."""

from __future__ import annotations

from fhtagn.games.duel.kinds import answers
from fhtagn.games.duel.spellbooks import check
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import begin_phase, make_first
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat


@rule("CW 15.1.1", "CW 15.1.2", "CW 40.3.3")
def determine_first_player(g: Duel) -> None:
    """More Power; on a tie whoever was first before decides."""
    begin_phase(g, "first_player")
    if g.power[0] == g.power[1]:
        g.then(choose_first, g.first)
    else:
        g.then(become_first, int(g.power[1] > g.power[0]))


@choice("CW 15.1.2")
def choose_first(g: Duel, seat: Seat) -> Decision:
    options = [option(become_first, other) for other in range(g.seats)]
    return Decision(seat, "choose_first", options)


@rule("CW 15.1.3", "CW 15.1.4", "CW 40.3.4", says=lambda _g, seat: Saying("first", {"seat": seat}))
def become_first(g: Duel, seat: Seat) -> None:
    """In the coming Doom phase and the next Action phase."""
    make_first(g, seat)
    check(g, "first_player")


answers("first", "choose_first", "CW 15.1.2")
