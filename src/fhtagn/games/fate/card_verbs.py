"""The verbs of Spells, Astral Columns, Gates and god cards."""

from __future__ import annotations

from collections.abc import Iterable

from fhtagn.games.fate.events.columns import (
    ColumnDiscarded,
    ColumnMoved,
    GateAdded,
    InvestigatorsCard,
    Laid,
    PlayedGate,
    PutInColumn,
    TookFromColumn,
    TookGate,
)
from fhtagn.games.fate.events.setup import ColumnsBegun, DealtGods, GodChosen
from fhtagn.games.fate.events.spells import (
    Cast,
    Discarded,
    DiscardedPrepared,
    Drew,
    Prepared,
    Preparing,
    Reshuffled,
    Stole,
    TookDiscard,
)
from fhtagn.games.fate.queries import symbol_of
from fhtagn.games.fate.state import GATE, NOTHING, Effect, Fate
from fhtagn.kernel.chance import pick
from fhtagn.kernel.events import happened
from fhtagn.kernel.knowledge import glimpse, learn, mix, uncover
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(one for one in cards if one != card)


# -- Spells ----------------------------------------------------------------------------------------


@cites("FG 7.5.5", "FG 40.1.20")
def draw(g: Fate, seat: Seat, count: int) -> None:
    """So many Spells, as one step; an empty deck is made anew from the discard pile."""
    drawn: tuple[int, ...] = ()
    while len(drawn) < count and (g.deck or g.discard):
        if not g.deck:
            reshuffle(g)
        drawn, g.deck = (*drawn, g.deck[0]), g.deck[1:]
    g.hands[seat] += drawn
    learn(g, seat, drawn)
    if drawn:
        happened(g, Drew, seat, drawn)


def reshuffle(g: Fate) -> None:
    g.deck, g.discard = g.discard, ()
    mix(g, g.deck)
    happened(g, Reshuffled, len(g.deck))


@cites("FG 40.1.20")
def break_up_longest(g: Fate) -> None:
    """With no Spell left to draw, the longest Column that has one becomes the deck."""
    found = [at for at, column in enumerate(g.columns) if any(card != GATE for card in column)]
    if found:
        empty_column(g, max(found, key=lambda at: (len(g.columns[at]), -at)))


def discard_spell(g: Fate, card: int) -> None:
    g.discard += (card,)
    uncover(g, (card,))


def discard_from_hand(g: Fate, seat: Seat, cards: Iterable[int]) -> None:
    for card in cards:
        g.hands[seat] = without(g.hands[seat], card)
        discard_spell(g, card)
        happened(g, Discarded, seat, card)


def discard_at_random(g: Fate, seat: Seat) -> None:
    if g.hands[seat]:
        discard_from_hand(g, seat, (pick(g, g.hands[seat]),))


def discard_prepared(g: Fate, seat: Seat, card: int) -> None:
    """Without effect."""
    g.reserve[seat] = without(g.reserve[seat], card)
    discard_spell(g, card)
    happened(g, DiscardedPrepared, seat, card)


def take_from_discard(g: Fate, seat: Seat, card: int) -> None:
    g.discard = without(g.discard, card)
    g.hands[seat] += (card,)
    happened(g, TookDiscard, seat, card)


@cites("FG 40.1.40")
def take_prepared(g: Fate, seat: Seat, other: Seat, card: int) -> None:
    """A rival's Prepared Spell comes to the hand; only now its new owner sees it."""
    g.reserve[other] = without(g.reserve[other], card)
    g.hands[seat] += (card,)
    learn(g, seat, (card,))
    happened(g, Stole, seat, other, card)


@cites("FG 1.3.4", "FG 1.3.5")
def leave_hand(g: Fate, seat: Seat, card: int) -> None:
    """Face down: of several Spells with this back the others can no longer tell which is which."""
    alike = [one for one in g.hands[seat] if symbol_of(g, one) == symbol_of(g, card)]
    if len(alike) > 1:
        for one in alike:
            g.known[one] = 1 << seat
    g.hands[seat] = without(g.hands[seat], card)


@cites("FG 7.1.9")
def show_cost(g: Fate, seat: Seat, card: int) -> None:
    """The Spell leaves the hand; the others see what it costs and its back, no more."""
    leave_hand(g, seat, card)
    g.preparing = card
    glimpse(g, (card,))
    happened(g, Preparing, seat, card, g.content.spells[g.code[card]].cost)


def choose_free(g: Fate, seat: Seat, card: int) -> None:
    """The Spell leaves the hand to be Prepared without paying."""
    leave_hand(g, seat, card)
    g.preparing = card


@cites("FG 7.1.10", "FG 1.2.2")
def lay_in_reserve(g: Fate, seat: Seat) -> None:
    """Face down into a free slot."""
    card, g.preparing = g.preparing, NOTHING
    g.reserve[seat] += (card,)
    happened(g, Prepared, seat, card)


@cites("FG 40.1.52", "FG 7.4.1")
def declare_spell(g: Fate, seat: Seat, card: int) -> None:
    """The Spell leaves its slot, or the hand of one who has no slot for it, and is shown."""
    g.reserve[seat] = without(g.reserve[seat], card)
    g.preparing = NOTHING if g.preparing == card else g.preparing
    uncover(g, (card,))
    g.effects += (Effect("spell", g.code[card], seat, card),)
    happened(g, Cast, seat, card)


# -- Astral Columns and Gates ----------------------------------------------------------------------


@cites("FG 5.1.7", "FG 5.1.8", "FG 5.1.9")
def lay_in_column(g: Fate, seat: Seat, at: int, cards: tuple[int, ...]) -> None:
    """Face down at the end of the Column; what lies there stays."""
    for card in cards:
        put_face_down(g, seat, at, card)
    happened(g, Laid, seat, cards, at)


@cites("FG 10.2.5")
def play_gate(g: Fate, seat: Seat, at: int) -> None:
    g.gate_held[seat] = False
    g.columns[at] += (GATE,)
    happened(g, PlayedGate, seat, at)


@cites("FG 7.1.11", "FG 40.1.21")
def empty_column(g: Fate, at: int) -> None:
    """Spells go to the discard pile, Gates back to the stack."""
    cards, g.columns[at] = g.columns[at], ()
    for card in cards:
        if card == GATE:
            g.gates += 1
        else:
            discard_spell(g, card)
    if cards:
        happened(g, ColumnDiscarded, at, len(cards))


def take_from_column(g: Fate, seat: Seat, at: int, slot: int) -> None:
    """The card becomes known to the taker alone."""
    column = g.columns[at]
    card = column[slot]
    g.columns[at] = (*column[:slot], *column[slot + 1 :])
    g.hands[seat] += (card,)
    learn(g, seat, (card,))
    happened(g, TookFromColumn, seat, card, at)


def move_in_columns(g: Fate, at: int, slot: int, to: int) -> None:
    column = g.columns[at]
    g.columns[at] = (*column[:slot], *column[slot + 1 :])
    g.columns[to] += (column[slot],)
    happened(g, ColumnMoved, column[slot], at, to)


@cites("FG 40.1.40")
def put_face_down(g: Fate, seat: Seat, at: int, card: int) -> None:
    """From now on nobody knows its front, whoever laid it there included."""
    leave_hand(g, seat, card)
    g.columns[at] += (card,)
    g.known[card] = 0


def put_in_column(g: Fate, seat: Seat, at: int, card: int) -> None:
    put_face_down(g, seat, at, card)
    happened(g, PutInColumn, seat, card, at)


def gate_to_column(g: Fate, seat: Seat, at: int) -> None:
    g.gates -= 1
    g.columns[at] += (GATE,)
    happened(g, GateAdded, seat, at)


@cites("FG 10.1.1", "FG 10.2.1", "FG 10.2.2", "FG 40.1.21")
def take_gate(g: Fate, seat: Seat) -> None:
    """One Gate card into hand: none for who holds one, none if the stack is empty."""
    if not g.gate_held[seat] and g.gates:
        g.gates -= 1
        g.gate_held[seat] = True
        happened(g, TookGate, seat)


# -- set-up ----------------------------------------------------------------------------------------


def shuffle_gods(g: Fate) -> None:
    mix(g, g.box)


def deal_gods(g: Fate, seat: Seat, cards: tuple[int, ...]) -> None:
    g.box = tuple(card for card in g.box if card not in cards)
    g.offers[seat] = cards
    learn(g, seat, cards)
    happened(g, DealtGods, seat, cards)


@cites("FG 2.1.2")
def keep_god(g: Fate, seat: Seat, card: int) -> None:
    """The other cards go to the box unseen."""
    g.box += without(g.offers[seat], card)
    g.offers[seat] = (card,)
    uncover(g, (card,))
    g.gods[seat] = g.code[card]
    happened(g, GodChosen, seat, card)


@cites("FG 2.1.7", "FG 2.1.9", "FG 2.1.10", "FG 2.1.12")
def shuffle_decks(g: Fate) -> None:
    for cards in (g.deck, g.artifact_deck, g.curse_deck, g.monster_stack, g.storms):
        mix(g, cards)


@cites("FG 2.1.8")
def begin_columns(g: Fate) -> None:
    """One Spell face down beside each location, from Other Worlds clockwise."""
    for at in range(len(g.columns)):
        g.columns[at], g.deck = (g.deck[0],), g.deck[1:]
    happened(g, ColumnsBegun, tuple(card for (card,) in g.columns))


def top_to_column(g: Fate, at: int) -> int:
    """The top Spell of the deck goes into the Column; its symbol is returned."""
    if not g.deck:
        reshuffle(g)
    card, g.deck = g.deck[0], g.deck[1:]
    g.columns[at] += (card,)
    happened(g, InvestigatorsCard, card, at)
    return symbol_of(g, card)
