"""The advanced duel («Продвинутые правила для двух игроков»): own decks, the additional turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.heroes.decks import DuelDeck, read_deck
from fhtagn.games.heroes.events.setup import Shuffled
from fhtagn.games.heroes.legality import OVER, question_of
from fhtagn.games.heroes.scoring import finish
from fhtagn.games.heroes.setup import deal_hands, lay_out_seats, start_discard_piles, who_cried
from fhtagn.games.heroes.state import NOBODY, Heroes
from fhtagn.games.heroes.turn import actions
from fhtagn.games.heroes.verbs import (
    begin_turn,
    cancel_plays,
    decline_turn,
    empty_deck,
    look_at_own,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.game import Settings
from fhtagn.kernel.knowledge import mix
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

NO_ADDITIONAL_TURN: Final = Reason("MH 9.11", "no_additional_turn")
NOT_FOR_YOU: Final = Reason("MH 9.4", "additional_turn_not_for_you")
TURN_TAKEN: Final = Reason("MH 9.11", "additional_turn_taken")


def lay_out_duel(g: Heroes, chosen: Settings) -> None:
    """Each player's own 30 cards and three faction cards, chosen together before the game."""
    lists = [read_deck(g.content, chosen.of(seat, "deck")) for seat in range(g.seats)]
    g.code = [code for one in lists for code in one.characters]
    g.owner = tuple(seat for seat, one in enumerate(lists) for _ in one.characters)
    g.pile = tuple(range(g.seats))
    g.decks = [
        tuple(card for card in range(len(g.code)) if g.owner[card] == seat) for seat in g.pile
    ]
    g.discards = [()] * g.seats
    g.open_lists = chosen.table["lists"] == "open"
    lay_out_seats(g, chosen)
    lay_out_factions(g, lists)


def lay_out_factions(g: Heroes, lists: list[DuelDeck]) -> None:
    for seat, one in enumerate(lists):
        first = len(g.code)
        g.code += one.factions
        g.factions[seat] = tuple(range(first, len(g.code)))
    g.known = [0] * len(g.code)


@rule("MH 8.10", "MH 8.11", "MH 8.12", "MH 8.22")
def set_up_duel(g: Heroes) -> None:
    """Each shuffles their own deck, turns up two cards, deals themselves three."""
    for pile in range(len(g.decks)):
        mix(g, g.decks[pile])
        happened(g, Shuffled, len(g.decks[pile]))
    g.then(take_factions)
    g.then(start_discard_piles, 2)
    g.then(deal_hands)
    g.then(who_cried, ())


@rule("MH 8.12", "MH 8.13")
def take_factions(g: Heroes) -> None:
    """The three faction cards lie face down; only their player knows them."""
    for seat in range(g.seats):
        look_at_own(g, seat)


# -- the end ---------------------------------------------------------------------------------------


@cites("MH 9.3", "MH 9.10", "MH 9.12")
def deck_ran_out(g: Heroes) -> None:
    """The turn ends at once; the other player may have one more, and there is no second one."""
    if g.emptied == NOBODY:
        empty_deck(g, g.last)
        g.leave("play")
        cancel_plays(g)
        g.then(begin_additional_turn, 1 - g.last)
        g.then(finish)
    elif not any(g.decks):
        g.then(finish)


@rule("MH 9.4")
def begin_additional_turn(g: Heroes, seat: Seat) -> None:
    """Before anything else the other player may take one more turn."""
    begin_turn(g, seat)
    g.then(additional_turn, seat)


@choice("MH 9.11", "MH 9.13")
def additional_turn(g: Heroes, seat: Seat) -> Decision:
    """A normal turn, which may be declined."""
    return Decision(seat, "additional_turn", (*actions(g, seat), option(skip_turn, seat)))


@rule("MH 9.11", "MH 9.16", says=lambda _g, _seat: Saying("skip"))
def skip_turn(g: Heroes, seat: Seat) -> None:
    """A declined turn is none: the last one was that of the player who emptied the deck."""
    decline_turn(g, seat)


@cites("MH 9.4", "MH 9.11")
def check_skip(g: Heroes, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """Only the additional turn can be declined, by whom it is for, before it is begun."""
    if g.outcome is not None:
        return OVER
    if g.emptied == NOBODY:
        return NO_ADDITIONAL_TURN
    if g.emptied == seat:
        return NOT_FOR_YOU
    own = question_of(seat, questions)
    return None if own and own.prompt == "additional_turn" else TURN_TAKEN
