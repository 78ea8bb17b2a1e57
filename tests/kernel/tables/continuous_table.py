"""Continuous effects, the table: its state, the queries in their layers, the verbs.

CE 4.1 A card in play has a controller, a blank or an unblank text, keywords, icons, skill; a card
       in hand has a cost. Cards change them, in this order; what says "cannot" has the last word.
CE 4.2 A blank card has neither its keywords nor its abilities; its icons and its skill stay.
CE 4.3 A card that leaves play and comes back is a new card: nothing that was aimed at the old one
       finds it.
CE 4.4 Whatever leaves play lasts as a record for as long as others may answer its going.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fhtagn.kernel.effects import UNSILENCED, Living, bring, query, remove, touch
from fhtagn.kernel.events import happened
from fhtagn.kernel.fields import field, given
from fhtagn.kernel.knowledge import learn, mix, uncover
from fhtagn.kernel.occurrences import close
from fhtagn.kernel.state import Seat
from tests.kernel.tables import continuous_events as events

NOBODY = -1
Pile = tuple[int, ...]
Answer = tuple[int, str, int]  # a bearer, its ability, the number of the occurrence answered


class Card(NamedTuple):
    """What is printed."""

    kind: str  # character, attachment, event
    cost: int
    skill: int = 0
    claws: int = 0
    eyes: int = 0
    keywords: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()


class Table(Living):
    happened: tuple[events.Occurrence, ...]

    turn: Seat = field(0)  # whose turn it is
    turns: int = field(0)
    income: int = field(0)
    power: list[int] = field([0, 0])  # by seat, as are the next four
    score: list[int] = field([0, 0])
    deck: list[Pile] = field([(), ()])
    hand: list[Pile] = field([(), ()])
    discard: list[Pile] = field([(), ()])
    play: Pile = field(())  # in the order of coming
    spare: Pile = field(())  # ids that stand for nothing, the longest unused first
    owner: list[Seat] = field([])  # by id, as are the next four
    host: list[int] = field([])
    wounds: list[int] = field([])
    tired: list[bool] = field([])
    since: list[int] = field([])  # the turn in which it came into play
    used: tuple[Answer, ...] = field(())
    heard: int = field(0)  # how many occurrences the forced responses have heard of

    content: Any = given()  # of `continuous_cards`, which needs this table


def printed(g: Table, card: int) -> Card:
    card_printed: Card = g.content.cards[g.code[card]]
    return card_printed


def characters(g: Table, *seats: Seat) -> list[int]:
    """Those in play, of the given controllers or of all."""
    found = [card for card in g.play if printed(g, card).kind == "character"]
    return [card for card in found if not seats or control(g, card) in seats]


# -- queries, from the lowest layer to the highest -------------------------------------------------


@query("CE control", 0, "CE 4.1")
def control(g: Table, card: int) -> Seat:
    return g.owner[card]


@query("CE blank", 1, "CE 4.2")
def blank(_g: Table, _card: int) -> bool:
    return False


@query("CE keywords", 2, "CE 4.1", "CE 4.2")
def keywords(g: Table, card: int) -> tuple[str, ...]:
    return () if blank(g, card) else printed(g, card).keywords


@query("CE claws", 3, "CE 4.1")
def claws(g: Table, card: int) -> int:
    return printed(g, card).claws


@query("CE eyes", 3, "CE 4.1")
def eyes(g: Table, card: int) -> int:
    return printed(g, card).eyes


@query("CE skill", 4, "CE 4.1")
def skill(g: Table, card: int) -> int:
    return printed(g, card).skill


@query("CE cost", 5, "CE 4.1")
def cost(g: Table, card: int) -> int:
    return printed(g, card).cost


@query("CE may go out", 6, "CE 3.2")
def may_go_out(g: Table, card: int) -> bool:
    return g.since[card] < g.turns


UNSILENCED.update({"CE control", "CE blank"})


# -- verbs -----------------------------------------------------------------------------------------


def without(pile: Pile, *cards: int) -> Pile:
    return tuple(card for card in pile if card not in cards)


def shuffle(g: Table, seat: Seat) -> None:
    mix(g, g.deck[seat])
    touch(g)
    happened(g, events.Shuffled, seat)


def draw(g: Table, seat: Seat, count: int) -> None:
    cards, g.deck[seat] = g.deck[seat][:count], g.deck[seat][count:]
    g.hand[seat] += cards
    learn(g, seat, cards)
    happened(g, events.Drew, seat, cards)


def look(g: Table, seat: Seat) -> None:
    """The seat sees the top card of its deck, and its opponent sees that it does."""
    top = g.deck[seat][:1]
    learn(g, seat, top)
    happened(g, events.Looked, seat, top)


def begin_turn(g: Table, seat: Seat) -> None:
    """Power comes anew for both; what the seat controls is ready again."""
    g.turn, g.turns, g.power = seat, g.turns + 1, [g.income] * g.seats
    for card in g.play:
        g.tired[card] &= control(g, card) != seat
    touch(g)
    happened(g, events.TurnBegan, seat)


def pay(g: Table, seat: Seat, power: int) -> None:
    assert g.power[seat] >= power, "offered, but too dear"
    g.power[seat] -= power


def tire(g: Table, card: int) -> None:
    g.tired[card] = True
    happened(g, events.Tired, card)


def gain(g: Table, seat: Seat, points: int) -> None:
    g.score[seat] += points
    happened(g, events.Gained, seat, points)


def wound(g: Table, card: int, amount: int) -> None:
    g.wounds[card] += amount
    happened(g, events.Wounded, card, amount)


def heal(g: Table, card: int) -> None:
    g.wounds[card] = 0
    happened(g, events.Healed, card)


def grant(g: Table, card: int, names: Sequence[str]) -> None:
    bring(g, card, names)
    happened(g, events.Granted, card, tuple(names))


def show(g: Table, seat: Seat, card: int) -> None:
    uncover(g, (card,))
    happened(g, events.Showed, seat, card)


def throw(g: Table, seat: Seat, card: int) -> None:
    """An event lies on its owner's discard pile, whatever becomes of it."""
    g.hand[seat] = without(g.hand[seat], card)
    g.discard[seat] += (card,)
    happened(g, events.Threw, seat, card)


def enter(g: Table, card: int, host: int = NOBODY) -> None:
    """Out of the hand or the discard pile into play."""
    seat = g.owner[card]
    g.hand[seat], g.discard[seat] = without(g.hand[seat], card), without(g.discard[seat], card)
    g.play += (card,)
    g.host[card], g.since[card] = host, g.turns
    bring(g, card, printed(g, card).abilities)
    happened(g, events.Entered, card, host)


def leave(g: Table, cards: Sequence[int], to: str) -> None:
    """All at once: each leaves a record of what it was while the others were still there."""
    heard_to = len(g.happened) + len(cards)
    records = [
        (card, control(g, card), to, g.code[card], skill(g, card), blank(g, card), heard_to)
        for card in cards
    ]
    remove(g, *cards)
    for record in records:
        happened(g, events.Left, *record)
        _depart(g, record[0], to)


def _depart(g: Table, card: int, to: str) -> None:
    seat = g.owner[card]
    g.play = without(g.play, card)
    g.host[card], g.wounds[card], g.tired[card], g.since[card] = NOBODY, 0, False, 0
    pile: list[Pile] = getattr(g, to)
    pile[seat] += (_renamed(g, card),)
    if to == "deck":
        shuffle(g, seat)


def _renamed(g: Table, card: int) -> int:
    """The card under another id: the old one stays with what still refers to what has left."""
    new, g.spare = g.spare[0], (*g.spare[1:], card)
    g.code[new], g.code[card], g.owner[new] = g.code[card], "", g.owner[card]
    return new


def spend(g: Table, answer: Answer) -> None:
    g.used += (answer,)


def hear(g: Table) -> None:
    """The forced responses to all that has happened so far are known."""
    g.heard = len(g.happened)


def conclude(g: Table) -> None:
    """What happened is past; nothing answers it any longer."""
    close(g)
    g.used = ()
