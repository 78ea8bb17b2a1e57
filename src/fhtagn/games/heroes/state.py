"""The table of Monsters vs Heroes.

Characters come first among the ids, faction cards after them. In the usual game there is one deck
and one discard pile for all; in the advanced duel each player has a pair of their own. `pile` says
which pair a seat uses, `owner` from which one a card came: no rule asks which game it is.
"""

from __future__ import annotations

from typing import Self

from fhtagn.games.heroes.content import Content
from fhtagn.kernel.state import Seat, State

NOBODY: Seat = -1


class Heroes(State):
    decks: list[tuple[int, ...]]  # by pile, the top card first
    discards: list[tuple[int, ...]]  # by pile, the top card last
    hands: list[tuple[int, ...]]  # by seat
    areas: list[tuple[int, ...]]  # by seat, in the order in which the cards came
    factions: list[tuple[int, ...]]  # by seat: one card, three in the duel
    box: tuple[int, ...]  # the faction cards not dealt
    owner: tuple[int, ...]  # by character: the pile it came from
    pile: tuple[int, ...]  # by seat: the pile it uses
    ages: tuple[int, ...]  # by seat; 0 is not told
    open_lists: bool  # in the duel: whether each may know the other's list
    passing: tuple[tuple[Seat, int], ...]  # cards picked to be passed, not yet moved
    first: Seat
    last: Seat  # whose turn it is, or was last
    turns: int
    emptied: Seat  # who took the last card of their own deck in the duel

    content: Content

    __slots__ = (
        "ages",
        "areas",
        "box",
        "decks",
        "discards",
        "emptied",
        "factions",
        "first",
        "hands",
        "last",
        "open_lists",
        "owner",
        "passing",
        "pile",
        "turns",
    )

    def __init__(self) -> None:
        super().__init__()
        self.decks = []
        self.discards = []
        self.hands = []
        self.areas = []
        self.factions = []
        self.box = ()
        self.owner = ()
        self.pile = ()
        self.ages = ()
        self.open_lists = True
        self.passing = ()
        self.first = NOBODY
        self.last = NOBODY
        self.turns = 0
        self.emptied = NOBODY

    def clone(self) -> Self:
        new = super().clone()
        new.decks = self.decks.copy()
        new.discards = self.discards.copy()
        new.hands = self.hands.copy()
        new.areas = self.areas.copy()
        new.factions = self.factions.copy()
        new.box = self.box
        new.owner = self.owner
        new.pile = self.pile
        new.ages = self.ages
        new.open_lists = self.open_lists
        new.passing = self.passing
        new.first = self.first
        new.last = self.last
        new.turns = self.turns
        new.emptied = self.emptied
        return new
