"""Verbs for cards out of play: decks, hands, discard piles, domains and their resources."""

from __future__ import annotations

from collections.abc import Sequence

from fhtagn.games.call.events.course import Redrew, Shuffled
from fhtagn.games.call.events.domains import AddedDomain, Drained, LostResource, Resourced
from fhtagn.games.call.events.piles import (
    Buried,
    Discarded,
    Drew,
    Exchanged,
    Looked,
    Milled,
    PutOnBottom,
    PutOnTop,
    Recovered,
    Searched,
    Took,
)
from fhtagn.games.call.payment import derive_purse
from fhtagn.games.call.queries import opponent, printed
from fhtagn.games.call.state import Call, Domain, Looking
from fhtagn.games.call.verbs import stir, without
from fhtagn.kernel.events import happened
from fhtagn.kernel.knowledge import forget, knows, learn, mix
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import EVERYONE, SPECTATOR, Seat

# -- deck and hand ---------------------------------------------------------------------------------


@cites("CC 1.5", "CC 1.7", "CC 6.3", "CC 6.4")
def draw(g: Call, seat: Seat) -> None:
    """One card off the top of the deck; only its owner sees it."""
    deck = g.decks[seat]
    card, g.decks[seat] = deck[0], deck[1:]
    g.hands[seat] += (card,)
    g.known[card] |= 1 << seat
    happened(g, Drew, seat, card)
    stir(g)


@cites("CC 2.2", "CC 18.13")
def shuffle(g: Call, seat: Seat) -> None:
    mix(g, g.decks[seat])
    happened(g, Shuffled, seat)


@cites("CC 2.8")
def take_back_hand(g: Call, seat: Seat) -> None:
    """The hand goes back into the deck."""
    g.decks[seat] += g.hands[seat]
    g.hands[seat] = ()
    happened(g, Redrew, seat)


@cites("CC 1.6", "CC 3.6")
def mill(g: Call, seat: Seat) -> None:
    """The top card of the deck is discarded."""
    deck = g.decks[seat]
    card, g.decks[seat] = deck[0], deck[1:]
    _discard(g, seat, card)
    happened(g, Milled, seat, card)
    stir(g)


@cites("CC 1.5")
def leave_hand(g: Call, seat: Seat, card: int) -> None:
    """Out of the hand and seen by all; of equal cards, others take it for the one they know."""
    g.hands[seat] = without(g.hands[seat], card)
    for other in (SPECTATOR, opponent(seat)):
        if not knows(g, other, card):
            equal = [one for one in g.hands[seat] if g.code[one] == g.code[card]]
            forget(g, other, [one for one in equal if knows(g, other, one)][:1])
    g.known[card] = EVERYONE


@cites("CC 1.5")
def handle(g: Call, seat: Seat, cards: Sequence[int]) -> None:
    """The seat goes through cards of a deck; others can no longer tell which of them is which."""
    learn(g, seat, cards)
    if len(cards) > 1:
        for other in (SPECTATOR, opponent(seat)):
            forget(g, other, cards)


@cites("CC 1.6")
def discard_from_hand(g: Call, seat: Seat, card: int) -> None:
    leave_hand(g, seat, card)
    _discard(g, seat, card)
    happened(g, Discarded, seat, card)


def _discard(g: Call, seat: Seat, card: int) -> None:
    g.known[card] = EVERYONE
    g.discards[seat] += (card,)
    g.fallen += (card,)


@cites("CC 6.4", "CC 1.11")
def recover(g: Call, card: int) -> None:
    """From its owner's discard pile back to hand, which is not drawing."""
    owner = g.owner[card]
    g.discards[owner] = without(g.discards[owner], card)
    g.fallen = tuple(one for one in g.fallen if one != card)
    g.hands[owner] += (card,)
    happened(g, Recovered, owner, card)


def lift(g: Call, card: int) -> None:
    """The card is taken out of its pile, to be put into play."""
    owner = g.owner[card]
    _take_out(g, owner, card)
    g.fallen = tuple(one for one in g.fallen if one != card)
    stir(g)


def _take_out(g: Call, seat: Seat, card: int) -> None:
    """Out of the hand, the discard pile or the deck."""
    if card in g.hands[seat]:
        leave_hand(g, seat, card)
    for piles in (g.discards, g.decks):
        if card in piles[seat]:
            piles[seat] = without(piles[seat], card)


def bury(g: Call, seat: Seat, card: int) -> None:
    """From the discard pile to the bottom of the deck."""
    g.discards[seat] = without(g.discards[seat], card)
    g.fallen = tuple(one for one in g.fallen if one != card)
    g.decks[seat] += (card,)
    happened(g, Buried, seat, card)


@cites("CC 18.14", "CC 40.27")
def exchange(g: Call, seat: Seat, given: Sequence[int]) -> None:
    """Cards of the hand for as many from the top of the discard pile."""
    taken = g.discards[seat][len(g.discards[seat]) - len(given) :]
    g.discards[seat] = g.discards[seat][: len(g.discards[seat]) - len(given)]
    for card in given:
        leave_hand(g, seat, card)
        _discard(g, seat, card)
    g.hands[seat] += taken
    g.fallen = tuple(one for one in g.fallen if one not in taken)
    happened(g, Exchanged, seat, tuple(given), taken)


# -- looking through a deck ------------------------------------------------------------------------


def look(g: Call, seat: Seat, owner: Seat, count: int) -> None:
    """See the top cards of a deck."""
    g.looking = Looking(g.decks[owner][:count])
    handle(g, seat, g.looking.left)
    happened(g, Looked, seat, owner, g.looking.left)


@cites("CC 18.13")
def search(g: Call, seat: Seat) -> None:
    """Go through one's whole deck."""
    handle(g, seat, g.decks[seat])
    happened(g, Searched, seat)


def put_on_bottom(g: Call, owner: Seat, card: int) -> None:
    g.decks[owner] = (*without(g.decks[owner], card), card)
    g.looking = g.looking._replace(left=without(g.looking.left, card))
    happened(g, PutOnBottom, owner)


def put_aside(g: Call, card: int) -> None:
    """The next of the cards being put back in order."""
    g.looking = Looking(without(g.looking.left, card), (*g.looking.aside, card))


def put_on_top(g: Call, owner: Seat) -> None:
    """The cards set aside go on top, in the order in which they were named."""
    order = g.looking.aside + g.looking.left
    g.decks[owner] = order + tuple(card for card in g.decks[owner] if card not in order)
    g.looking = Looking()
    happened(g, PutOnTop, owner)


@cites("CC 6.4")
def take_from_deck(g: Call, seat: Seat, card: int) -> None:
    """A card of the deck goes to hand unseen by others; it is not drawn."""
    g.decks[seat] = without(g.decks[seat], card)
    left = tuple(one for one in g.looking.left if one != card)
    g.looking = g.looking._replace(left=left)
    g.hands[seat] += (card,)
    g.known[card] |= 1 << seat
    happened(g, Took, seat, card)
    stir(g)


# -- domains ---------------------------------------------------------------------------------------


def _change(g: Call, seat: Seat, number: int, domain: Domain) -> None:
    domains = g.domains[seat]
    g.domains[seat] = (*domains[:number], domain, *domains[number + 1 :])
    if domain.resources != domains[number].resources:
        derive_purse(g, seat)


@cites("CC 7.9", "CC 7.11", "CC 15.26")
def drain(g: Call, seat: Seat, number: int) -> None:
    """The domain is drained; its Transient resources are destroyed, the others stay."""
    domain = g.domains[seat][number]
    gone = [card for card in domain.resources if printed(g, card).transient]
    left = tuple(card for card in domain.resources if card not in gone)
    _change(g, seat, number, domain._replace(drained=True, resources=left))
    happened(g, Drained, seat, number)
    for card in gone:
        _discard(g, seat, card)
        happened(g, LostResource, seat, card)


@cites("CC 5.7", "CC 7.10")
def refresh_domain(g: Call, seat: Seat, number: int) -> None:
    _change(g, seat, number, g.domains[seat][number]._replace(drained=False))


@cites("CC 2.7", "CC 7.1", "CC 7.4", "CC 7.5", "CC 7.8")
def attach_resource(g: Call, seat: Seat, card: int, number: int) -> None:
    """Face up under the domain, drained or not; from hand, deck or discard pile."""
    _take_out(g, seat, card)
    g.fallen = tuple(one for one in g.fallen if one != card)
    domain = g.domains[seat][number]
    g.known[card] = EVERYONE
    _change(g, seat, number, domain._replace(resources=(*domain.resources, card)))
    happened(g, Resourced, seat, card, number)
    stir(g)


@cites("CC 1.16", "CC 7.12")
def lose_resource(g: Call, card: int) -> None:
    """To its owner's discard pile, without answering; the domain stays."""
    seat, number = place_of(g, card)
    domain = g.domains[seat][number]
    _change(g, seat, number, domain._replace(resources=without(domain.resources, card)))
    _discard(g, seat, card)
    happened(g, LostResource, seat, card)


def place_of(g: Call, resource: int) -> tuple[Seat, int]:
    """Whose domain a resource is attached to, and which."""
    return next(
        (seat, number)
        for seat in range(g.seats)
        for number, domain in enumerate(g.domains[seat])
        if resource in domain.resources
    )


@cites("CC 22.1", "CC 22.2", "CC 22.4", "CC 1.5")
def add_domain(g: Call, seat: Seat) -> None:
    """The top card of the deck becomes a domain; its owner alone has seen it."""
    deck = g.decks[seat]
    card, g.decks[seat] = deck[0], deck[1:]
    g.known[card] |= 1 << seat
    g.domains[seat] += (Domain(card=card),)
    derive_purse(g, seat)
    happened(g, AddedDomain, seat)
    stir(g)


@cites("CC 2.4", "CC 2.12")
def lay_domains(g: Call, seat: Seat, count: int) -> None:
    g.domains[seat] = (Domain(),) * count
    derive_purse(g, seat)


def deal_pack(g: Call, seat: Seat, cards: Sequence[int]) -> None:
    """Cards out of the box become the seat's deck."""
    g.box = tuple(card for card in g.box if card not in cards)
    for card in cards:
        g.owner[card] = g.controller[card] = seat
    g.decks[seat] += tuple(cards)
    g.rebuild()
