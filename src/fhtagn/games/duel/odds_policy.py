"""How both owners answer in a battle whose odds are worked out.

What is lost is as cheap as it can be. A Kill goes to the unit whose loss is worth least: one that
survives it loses nothing, the others count by their Doom value. A Pain goes to the cheapest unit
that would have to retreat, but first to one that has to anyway. Eliminations, no matter whose doing
they are, and the one loss of those who cannot retreat take the cheapest unit, too. Among units of
one value the weaker goes first, then who stands on no gate. A second result is taken only where
that is cheaper, and never when every unit has one. Units retreat to the first free area.

Optional abilities are used as the query says, all others are declined. Who may choose an evil of
two without being told takes the last that is offered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fhtagn.games.duel.queries import combat, unit_of
from fhtagn.games.duel.results import KILL, PAIN, fate_of, take_another, take_result
from fhtagn.games.duel.retreats import retreat_to
from fhtagn.games.duel.state import NOBODY, Duel
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.rules import Task, saying

Uses = Mapping[str, int]  # by what is used, how often: "howl", or with a word "cannibalism:wendigo"
Price = tuple[int, int, int, bool]


class Policy:
    """Both owners in one battle; `left` are the uses that have not been made yet."""

    def __init__(self, uses: Uses) -> None:
        self.left = dict(uses)

    def answer(self, g: Duel, asked: Decision) -> Task:
        if len(asked.options) == 1 or asked.options[0][0] is retreat_to:
            return asked.options[0]
        for use, left in self.left.items():
            found = [task for task in asked.options if left and is_use(g, use, task)]
            if found:
                self.left[use] -= 1
                return cheapest(g, found)
        declining = [task for task in asked.options if unit_in(g, task) is None]
        return declining[-1] if declining else cheapest(g, asked.options)


def is_use(g: Duel, use: str, task: Task) -> bool:
    """Whether the option is the use meant: by its verb, and by what it is about if that is said."""
    verb, _, word = use.partition(":")
    said = saying(g, task)
    return said.verb == verb and (not word or word in said.about.values())


def unit_in(g: Duel, task: Task) -> int | None:
    """The unit that an option would do something to."""
    if "unit" not in saying(g, task).about:
        return None
    things = (one for one in task[1] if isinstance(one, int))
    return next((thing for thing in things if g.owner[thing] != NOBODY), None)


def cheapest(g: Duel, options: Sequence[Task]) -> Task:
    """The first of equals."""
    return min(options, key=lambda task: price(g, task))


def price(g: Duel, task: Task) -> Price:
    """What the option costs: value lost, value driven off; then the weaker, then who keeps none."""
    unit = unit_in(g, task)
    if unit is None:
        return 0, 0, 0, False
    area = g.where[unit]
    return *stakes(g, unit, task), combat(g, unit), g.gates[area] == unit


def stakes(g: Duel, unit: int, task: Task) -> tuple[int, int]:
    """The unit's value if the option is what kills it, and if it is what makes it retreat."""
    value = unit_of(g, unit).value
    if task[0] not in (take_result, take_another):
        return value, 0
    battle = g.battles[-1]
    before = fate_of(g, battle, unit)
    after = fate_of(g, battle._replace(results=(*battle.results, (unit, task[1][1]))), unit)
    if after == before:
        return 0, 0
    return value * (after == KILL), value * (after == PAIN)
