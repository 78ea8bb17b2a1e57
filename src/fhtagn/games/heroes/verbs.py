"""The verbs: the only code that changes the table. Each tells what it did."""

from __future__ import annotations

from collections.abc import Iterable

from fhtagn.games.heroes.events.ending import Revealed
from fhtagn.games.heroes.events.hands import (
    DiscardedFromHand,
    Passed,
    SwappedHands,
    TookFromDiscard,
)
from fhtagn.games.heroes.events.looks import SawDeck, SawFaction, SawHand
from fhtagn.games.heroes.events.play import Discarded, Moved, Played, Put, Returned
from fhtagn.games.heroes.events.setup import Begins, SawOwnFaction, TurnedUp
from fhtagn.games.heroes.events.turns import DeclinedTurn, Drew, EmptiedDeck, Turn
from fhtagn.games.heroes.queries import area_of, coming
from fhtagn.games.heroes.state import Heroes
from fhtagn.kernel.events import happened
from fhtagn.kernel.knowledge import forget, knows, learn, uncover
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import EVERYONE, SPECTATOR, Seat


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# -- deck and discard pile -------------------------------------------------------------------------


@cites("MH 4.7", "MH 9.2")
def draw_top(g: Heroes, seat: Seat) -> None:
    """The top card of the seat's deck goes to its hand; nobody else sees it."""
    pile = g.pile[seat]
    deck = g.decks[pile]
    card, g.decks[pile] = deck[0], deck[1:]
    g.hands[seat] += (card,)
    g.known[card] |= 1 << seat
    happened(g, Drew, seat, card)


def turn_up(g: Heroes, pile: int) -> None:
    """The top card of the deck is laid face up on its discard pile."""
    card, *rest = g.decks[pile]
    g.decks[pile] = tuple(rest)
    g.discards[pile] += (card,)
    g.known[card] = EVERYONE
    happened(g, TurnedUp, pile, card)


@cites("MH 5.9", "MH 9.7")
def to_discard(g: Heroes, card: int) -> None:
    """Onto the discard pile of the card's owner, face up."""
    g.discards[g.owner[card]] += (card,)
    g.known[card] = EVERYONE


def discard(g: Heroes, seat: Seat, card: int) -> None:
    """A face-up card goes from its area to the discard pile."""
    area = area_of(g, card)
    g.areas[area] = without(g.areas[area], card)
    to_discard(g, card)
    happened(g, Discarded, seat, card, area)


def discard_from_hand(g: Heroes, seat: Seat, card: int) -> None:
    leave_hand(g, seat, card)
    to_discard(g, card)
    happened(g, DiscardedFromHand, seat, card)


def take_from_pile(g: Heroes, seat: Seat, card: int) -> None:
    pile = g.pile[seat]
    g.discards[pile] = without(g.discards[pile], card)
    g.hands[seat] += (card,)
    happened(g, TookFromDiscard, seat, card)


def put_on_top(g: Heroes, seat: Seat, place: int, card: int) -> None:
    """The card comes to that place of the seat's deck."""
    pile = g.pile[seat]
    deck = without(g.decks[pile], card)
    g.decks[pile] = (*deck[:place], card, *deck[place:])


@cites("MH 5.43", "MH 10.18")
def arrange(g: Heroes, seat: Seat, count: int) -> None:
    """The seat handles its top cards unseen: nobody else can tell any longer which lies where."""
    top = g.decks[g.pile[seat]][:count]
    if len(top) > 1:
        for other in range(g.seats):
            if other != seat:
                forget(g, other, top)


# -- hands -----------------------------------------------------------------------------------------


@cites("MH 10.14", "MH 10.19")
def leave_hand(g: Heroes, seat: Seat, card: int) -> None:
    """The card leaves the hand and is seen by all."""
    g.hands[seat] = without(g.hands[seat], card)
    for onlooker in onlookers(g, seat):
        confuse(g, onlooker, g.hands[seat], card)
    g.known[card] = EVERYONE


def onlookers(g: Heroes, *concerned: Seat) -> list[Seat]:
    """Everybody else, those who only watch included."""
    return [seat for seat in (SPECTATOR, *range(g.seats)) if seat not in concerned]


@cites("MH 10.19")
def confuse(g: Heroes, onlooker: Seat, left: Iterable[int], card: int) -> None:
    """Of equal copies an onlooker takes the one that has gone for the one known to be there."""
    if knows(g, onlooker, card):
        return
    for copy in left:
        equal = g.code[copy] == g.code[card] and g.owner[copy] == g.owner[card]
        if equal and knows(g, onlooker, copy):
            forget(g, onlooker, (copy,))
            return


@cites("MH 10.7", "MH 10.18")
def hand_over(g: Heroes, giver: Seat, taker: Seat, card: int) -> None:
    """A card goes unseen from hand to hand: only the two concerned know which.

    Whoever looks on can no longer tell the cards of that hand apart, unless there was only one.
    """
    pass_unseen(g, giver, taker, card, g.hands[giver])


def pass_unseen(g: Heroes, giver: Seat, taker: Seat, card: int, shown: tuple[int, ...]) -> None:
    """The card was one of those shown as backs; afterwards an onlooker can tell none of them."""
    if len(shown) > 1:
        for onlooker in onlookers(g, giver, taker):
            forget(g, onlooker, shown)
    confuse(g, taker, without(shown, card), card)
    g.hands[giver] = without(g.hands[giver], card)
    g.hands[taker] += (card,)
    learn(g, taker, (card,))


def pick_to_pass(g: Heroes, seat: Seat, card: int) -> None:
    g.passing += ((seat, card),)


def pass_on(g: Heroes) -> None:
    """All cards picked move at once to the next player clockwise."""
    before = g.hands.copy()
    for seat, card in g.passing:
        other = (seat + 1) % g.seats
        pass_unseen(g, seat, other, card, before[seat])
        happened(g, Passed, seat, other, card)
    g.passing = ()


def swap_hands(g: Heroes, seat: Seat, other: Seat) -> None:
    """Whole hands change places; whoever knew a card of one still knows it."""
    g.hands[seat], g.hands[other] = g.hands[other], g.hands[seat]
    learn(g, seat, g.hands[seat])
    learn(g, other, g.hands[other])
    happened(g, SwappedHands, seat, other)


def begin_turn(g: Heroes, seat: Seat) -> None:
    g.turns += 1
    g.last = seat
    happened(g, Turn, seat, g.turns)


def empty_deck(g: Heroes, seat: Seat) -> None:
    g.emptied = seat
    happened(g, EmptiedDeck, seat)


def decline_turn(g: Heroes, seat: Seat) -> None:
    g.turns -= 1
    g.last = g.emptied
    happened(g, DeclinedTurn, seat)


# -- areas -----------------------------------------------------------------------------------------


def show(g: Heroes, seat: Seat, card: int) -> None:
    """The card is shown and is the one being played."""
    leave_hand(g, seat, card)
    g.stack += (("play", seat, card),)
    happened(g, Played, seat, card)


def card_done(g: Heroes) -> None:
    g.stack = g.stack[:-1]


def cancel_plays(g: Heroes) -> None:
    """No card is being played any more: one not yet put down lies in its player's own area."""
    for seat, card in coming(g):
        put_down(g, seat, card, seat)
    g.stack = ()


@cites("MH 5.7")
def put_down(g: Heroes, seat: Seat, card: int, area: Seat) -> None:
    g.areas[area] += (card,)
    happened(g, Put, seat, card, area)


@cites("MH 5.20")
def move(g: Heroes, card: int, to: Seat) -> None:
    """A face-up card changes areas; its ability is not used."""
    area = area_of(g, card)
    g.areas[area] = without(g.areas[area], card)
    g.areas[to] += (card,)
    happened(g, Moved, card, area, to)


def return_to_hand(g: Heroes, seat: Seat, card: int) -> None:
    g.areas[seat] = without(g.areas[seat], card)
    g.hands[seat] += (card,)
    happened(g, Returned, seat, card)


# -- faction cards and the first player ------------------------------------------------------------


def deal_faction(g: Heroes, seat: Seat) -> None:
    """The top faction card of the box, which the seat alone looks at."""
    card, *rest = g.box
    g.box = tuple(rest)
    g.factions[seat] += (card,)
    look_at_own(g, seat)


def look_at_own(g: Heroes, seat: Seat) -> None:
    learn(g, seat, g.factions[seat])
    for card in g.factions[seat]:
        happened(g, SawOwnFaction, seat, card)


def begin_with(g: Heroes, seat: Seat) -> None:
    g.first = seat
    happened(g, Begins, seat)


# -- looking ---------------------------------------------------------------------------------------


@cites("MH 10.8")
def look_at_hand(g: Heroes, seat: Seat, other: Seat) -> None:
    learn(g, seat, g.hands[other])
    seen = sorted(g.hands[other], key=lambda card: g.code[card])  # tells not what came last
    happened(g, SawHand, seat, other, tuple(seen))


@cites("MH 10.8")
def look_at_top(g: Heroes, seat: Seat, count: int) -> None:
    top = g.decks[g.pile[seat]][:count]
    learn(g, seat, top)
    happened(g, SawDeck, seat, top)


@cites("MH 10.8")
def look_at_faction(g: Heroes, seat: Seat, other: Seat, faction: int) -> None:
    learn(g, seat, (faction,))
    happened(g, SawFaction, seat, other, faction)


@cites("MH 6.3")
def reveal_factions(g: Heroes) -> None:
    for seat in range(g.seats):
        uncover(g, g.factions[seat])
        happened(g, Revealed, seat, g.factions[seat])


def codes(g: Heroes, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(g.code[card] for card in cards)
