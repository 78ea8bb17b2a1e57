"""The bot that chooses at random."""

from __future__ import annotations

from fhtagn.bots.bot import Position, dice


class RandomBot:
    """Chooses any option with equal chance; if told to, sometimes an aside."""

    def __init__(self, seed: int, asides: float = 0.0) -> None:
        self.chance, self.asides = dice(seed), asides

    def choose(self, position: Position) -> str:
        if position.asides and self.chance.random() < self.asides:
            return self.chance.choice(position.asides)
        return self.chance.choice(position.options)
