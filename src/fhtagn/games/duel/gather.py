"""The Gather Power phase («Фаза набора энергии»)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.queries import cultists_in_play, free_gates, gates_held, opponent
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import begin_phase, free_captives, gather, raise_power, wake
from fhtagn.kernel.rules import cites, rule
from fhtagn.kernel.state import Seat

PER_GATE: Final = 2
GATHERED: Final[Question[Callable[[Duel, Seat], int]]] = Question("gathered")


@rule("CW 14.1.1", "CW 33.1.4", "CW 40.3.2")
def gather_power(g: Duel) -> None:
    """Both gather; what was kept by hibernating is added to, not lost."""
    begin_phase(g, "gather")
    for seat in range(g.seats):
        gather_for(g, seat)
    wake(g)
    g.then(minimum_power)


@cites("CW 14.1.2", "CW 14.1.3", "CW 14.1.5", "CW 14.1.9")
def gather_for(g: Duel, seat: Seat) -> None:
    """By cultists, gates controlled, free gates, captives and abilities."""
    gather(g, seat, "cultists", len(cultists_in_play(g, seat)))
    gather(g, seat, "gates", PER_GATE * gates_held(g, seat))
    gather(g, seat, "free_gates", free_gates(g))
    gather(g, seat, "captives", free_captives(g, seat))
    gather(g, seat, "abilities", gathered_by_abilities(g, seat))


@cites("CW 14.1.7", "CW 14.1.8", "CW 7.2.4", "CW 14.1.10")
def gathered_by_abilities(g: Duel, seat: Seat) -> int:
    """Monsters and Great Old Ones bring Power only through abilities."""
    return sum(more(g, seat) for more in GATHERED.of(g, seat))


@rule("CW 14.2.1", "CW 14.2.2", "CW 14.2.3", "CW 40.3.1")
def minimum_power(g: Duel) -> None:
    """Nobody has less than half of the other's Power, rounded up."""
    least = [-(-g.power[opponent(seat)] // 2) for seat in range(g.seats)]
    for seat in range(g.seats):
        if g.power[seat] < least[seat]:
            raise_power(g, seat, least[seat])
