"""Dark towers («Темные башни»): only on maps that have glyphs for them."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.actions import says_at
from fhtagn.games.duel.kinds import answers
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import place_tower
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import choice, cites, rule
from fhtagn.kernel.state import Seat

AT_ONCE: Final = 2


@rule("CW 17.1.1", "CW 17.1.7", "CW 17.2.1")
def place_towers(g: Duel) -> None:
    """First in the start areas, then two by two where the first player wants them."""
    if not g.board.towers:
        return
    if g.round == 1:
        g.then(first_towers)
    else:
        for _ in range(min(AT_ONCE, towers_left(g), len(tower_places(g)))):
            g.then(choose_tower, g.first)


@rule("CW 17.1.1", "CW 17.1.2", "CW 17.1.5", "CW 17.1.6")
def first_towers(g: Duel) -> None:
    """Where the factions really started, with a glyph or without."""
    for area in g.start:
        place_tower(g, area)


@cites("CW 1.1.6")
def towers_left(g: Duel) -> int:
    """Tokens that are not on the map yet."""
    return g.content.towers - len(g.towers)


@cites("CW 17.2.2", "CW 17.2.5", "CW 40.4.3")
def tower_places(g: Duel) -> list[int]:
    """Areas with a glyph and without a tower."""
    return [area for area in g.board.towers if area not in g.towers]


@choice("CW 17.2.1")
def choose_tower(g: Duel, seat: Seat) -> Decision:
    return Decision(seat, "tower", [option(raise_tower, seat, area) for area in tower_places(g)])


@rule("CW 17.2.1", says=says_at("tower"))
def raise_tower(g: Duel, _seat: Seat, area: int) -> None:
    place_tower(g, area)


answers("tower", "tower", "CW 17.2.1")
