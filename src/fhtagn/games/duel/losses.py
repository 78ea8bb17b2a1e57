"""Doom for kills and eliminations («Получение очков судьбы за убийства и уничтожения»)."""

from __future__ import annotations

from fhtagn.games.duel.battle_verbs import change_battle
from fhtagn.games.duel.events.units import Eliminated
from fhtagn.games.duel.queries import opponent, unit_of
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import Loss, return_to_pool, score
from fhtagn.kernel.rules import cites


@cites("CW 18.1.1", "CW 18.1.2", "CW 18.1.6", "CW 18.2.2", "CW 18.1.5")
def lose(g: Duel, unit: int, how: Loss) -> None:
    """Killed or eliminated by the opponent, who scores its value."""
    return_to_pool(g, unit, how)
    score_loss(g, unit, unit_of(g, unit).value)


@cites("CW 18.1.3")
def sacrifice(g: Duel, unit: int) -> None:
    """Eliminated by its own player: nobody scores."""
    return_to_pool(g, unit, Eliminated)


@cites("CW 18.3.1")
def escape(g: Duel, unit: int) -> None:
    """A Kill escaped by an ability scores half the value, rounded up."""
    score_loss(g, unit, -(-unit_of(g, unit).value // 2))


@cites("CW 18.3.4", "CW 18.3.5")
def score_loss(g: Duel, unit: int, value: int) -> None:
    """Once per unit and battle: what was scored for its escape is part of the whole."""
    if g.battles:
        scored = dict(g.battles[-1].scored)
        value -= scored.get(unit, 0)
        scored[unit] = scored.get(unit, 0) + value
        change_battle(g, scored=tuple(scored.items()))
    score(g, opponent(g.owner[unit]), value)
