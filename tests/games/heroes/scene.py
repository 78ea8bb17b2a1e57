"""A scene in one literal, played by keys: `scene(hands={A: "inn_casey"}, areas={B: "inn_obed"})`.

Seats are A, B, C … (0, 1, 2 …). Cards are words: "inn_casey inn_obed"; in a duel a card lies with
its seat's owner unless it says otherwise ("ldn_jekyll~0"). `*` is some card nobody mentions.
"""

from __future__ import annotations

from itertools import cycle

from fhtagn.games import load
from fhtagn.games.heroes.scoring import best_faction, sheet, total
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.turn import begin_play
from fhtagn.kernel.agenda import begin
from fhtagn.kernel.state import EVERYONE
from tests.games.playing import Playing

A, B, C, D, E, F, G, H = range(8)
GAME = load("heroes")
NAMES = "ABCDEFGH"
FILLER = ("inn_ticket", "inn_hybrid", "mtn_student", "shk_imp", "shk_irregular", "ldn_servant")


class Scene(Playing):
    """A table in the middle of a game, with the words tests need."""

    PATIENT = ("act", "additional_turn")

    def __init__(self, g: Heroes) -> None:
        super().__init__(g, GAME)

    # -- playing ----------------------------------------------------------------------------------

    def draw_lots(self, *results: int) -> Scene:
        """The next results of chance, counted from 0."""
        self.g.loaded = results
        return self

    # -- looking ----------------------------------------------------------------------------------

    def is_turn_of(self, seat: int) -> None:
        """The flow has ended: the seat is to act, and no ability is in progress."""
        self.asks_for(seat, "act")
        assert self.g.stack == ()

    def hand(self, seat: int) -> list[str]:
        return [self.g.code[card] for card in self.g.hands[seat]]

    def area(self, seat: int) -> list[str]:
        return [self.g.code[card] for card in self.g.areas[seat]]

    def discard(self, pile: int = 0) -> list[str]:
        return [self.g.code[card] for card in self.g.discards[pile]]

    def deck(self, pile: int = 0) -> int:
        return len(self.g.decks[pile])

    def factions(self, seat: int) -> list[str]:
        return [self.g.code[card] for card in self.g.factions[seat]]

    def points(self, seat: int, faction: str | None = None) -> int:
        return total(self.g, seat, faction) if faction else best_faction(self.g, seat)[1]

    def sheet(self, seat: int, faction: str) -> list:
        return sheet(self.g, seat, faction)

    def winner(self) -> int:
        assert self.g.outcome is not None
        return self.g.outcome.places.index(1)


def scene(
    *,
    seats: int = 2,
    hands: dict[int, str] | None = None,
    areas: dict[int, str] | None = None,
    deck: int | str | dict[int, int | str] = 10,
    discard: str | dict[int, str] = "",
    factions: dict[int, str] | None = None,
    turn: int = A,
    duel: bool = False,
    open_lists: bool = True,
) -> Scene:
    """A table at the beginning of a turn. What is not said: hands of one filler card for the seats
    named nowhere, a deck of ten fillers, the first faction cards of Innsmouth."""
    g = GAME.blank()
    g.seats = seats
    piles = seats if duel else 1
    filler = cycle(FILLER)
    owners: list[int] = []

    def cards(words: int | str, owner: int, known: int) -> tuple[int, ...]:
        made = []
        for word in ["*"] * words if isinstance(words, int) else words.split():
            code, _, other = word.partition("~")
            g.code.append(next(filler) if code == "*" else code)
            g.known.append(known)
            owners.append((int(other) if other else owner) if duel else 0)
            made.append(len(g.code) - 1)
        return tuple(made)

    def by_pile(given: int | str | dict, pile: int) -> int | str:
        return given.get(pile, 10) if isinstance(given, dict) else given

    g.pile = tuple(range(seats)) if duel else (0,) * seats
    g.hands = [cards((hands or {}).get(seat, "*"), seat, 1 << seat) for seat in range(seats)]
    g.areas = [cards((areas or {}).get(seat, ""), seat, EVERYONE) for seat in range(seats)]
    g.decks = [cards(by_pile(deck, pile), pile, 0) for pile in range(piles)]
    pile_words = discard if isinstance(discard, dict) else {0: discard}
    g.discards = [cards(pile_words.get(pile, ""), pile, EVERYONE) for pile in range(piles)]
    g.owner = tuple(owners)
    g.ages = (0,) * seats
    g.open_lists = open_lists
    _factions(g, factions or {}, duel)
    g.first = turn
    table = Scene(g)
    begin(g, begin_play)
    return table


def _factions(g: Heroes, given: dict[int, str], duel: bool) -> None:
    spare = iter([one for one in GAME.content.factions if one not in " ".join(given.values())])
    for seat in range(g.seats):
        words = given.get(seat, "").split() or [next(spare) for _ in range(3 if duel else 1)]
        first = len(g.code)
        g.code += words
        g.known += [1 << seat] * len(words)
        g.factions.append(tuple(range(first, len(g.code))))
