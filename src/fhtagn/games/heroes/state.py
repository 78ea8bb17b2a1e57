"""The table of Monsters vs Heroes.

Characters come first among the ids, faction cards after them. In the usual game there is one deck
and one discard pile for all; in the advanced duel each player has a pair of their own. `pile` says
which pair a seat uses, `owner` from which one a card came: no rule asks which game it is.
"""

from __future__ import annotations

from fhtagn.games.heroes.content import Content
from fhtagn.kernel.fields import field, given
from fhtagn.kernel.state import Seat, State

NOBODY: Seat = -1


class Heroes(State):
    decks: list[tuple[int, ...]] = field([])  # by pile, the top card first
    discards: list[tuple[int, ...]] = field([])  # by pile, the top card last
    hands: list[tuple[int, ...]] = field([])  # by seat
    areas: list[tuple[int, ...]] = field([])  # by seat, in the order in which the cards came
    factions: list[tuple[int, ...]] = field([])  # by seat: one card, three in the duel
    box: tuple[int, ...] = field(())  # the faction cards not dealt
    owner: tuple[int, ...] = field(())  # by character: the pile it came from
    pile: tuple[int, ...] = field(())  # by seat: the pile it uses
    ages: tuple[int, ...] = field(())  # by seat; 0 is not told
    open_lists: bool = field(True)  # in the duel: whether each may know the other's list
    passing: tuple[tuple[Seat, int], ...] = field(())  # cards picked to be passed, not yet moved
    first: Seat = field(NOBODY)
    last: Seat = field(NOBODY)  # whose turn it is, or was last
    turns: int = field(0)
    emptied: Seat = field(NOBODY)  # who took the last card of their own deck in the duel

    content: Content = given()
