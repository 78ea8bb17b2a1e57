"""What effects do to cards out of play: decks, hands and discard piles (CC 6, 18)."""

from __future__ import annotations

from collections.abc import Sequence

from fhtagn.games.call.choosing import unlike
from fhtagn.games.call.entering import can_enter, is_doubled
from fhtagn.games.call.naming import about_card
from fhtagn.games.call.phases import draw_one
from fhtagn.games.call.pile_verbs import (
    bury,
    discard_from_hand,
    lift,
    look,
    mill,
    put_aside,
    put_on_bottom,
    put_on_top,
    search,
    shuffle,
    take_from_deck,
)
from fhtagn.games.call.queries import has_subtype, in_turn, printed
from fhtagn.games.call.state import NOWHERE, Call
from fhtagn.games.call.verbs import enter
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

Cards = tuple[int, ...]

# -- drawing and discarding ------------------------------------------------------------------------


def draw_cards(g: Call, seat: Seat, count: int) -> None:
    for _ in range(count):
        g.then(draw_one, seat)


def mill_cards(g: Call, seat: Seat, count: int) -> None:
    """So many cards off the top of the deck are discarded, one at a time."""
    for _ in range(count):
        g.then(milled, seat)


@rule("CC 3.6", "CC 6.3")
def milled(g: Call, seat: Seat) -> None:
    mill(g, seat)


@rule("CC 18.8", "CC 18.17")
def each_discards(g: Call, count: int) -> None:
    """Both players, the active one first, discard so many cards of their choice."""
    for seat in in_turn(g):
        g.then(discards, seat, count)


@rule("CC 18.3", "CC 18.8")
def discards(g: Call, seat: Seat, count: int) -> None:
    """Exactly so many cards of the hand, or none if there are fewer."""
    if len(g.hands[seat]) >= count:
        for _ in range(count):
            g.then(choose_discard, seat)


@choice("CC 18.3")
def choose_discard(g: Call, seat: Seat) -> Decision:
    cards = unlike(g, g.hands[seat])
    return Decision(seat, "discard", [option(discarded, seat, card) for card in cards])


def says_from_hand(g: Call, _seat: Seat, card: int) -> Saying:
    return Saying("discard", {"card": g.code[card]})


@rule("CC 18.3", "CC 1.6", says=says_from_hand)
def discarded(g: Call, seat: Seat, card: int) -> None:
    discard_from_hand(g, seat, card)


# -- the discard pile ------------------------------------------------------------------------------


def bury_cards(g: Call, seat: Seat, count: int) -> None:
    """Exactly so many cards of the discard pile go under the deck, in an order of one's choice."""
    if len(g.discards[seat]) >= count:
        for _ in range(count):
            g.then(choose_buried, seat)


@choice("CC 18.3")
def choose_buried(g: Call, seat: Seat) -> Decision:
    cards = unlike(g, g.discards[seat])
    return Decision(seat, "bury", [option(buried, seat, card) for card in cards])


@rule("CC 18.3", says=lambda g, _seat, card: Saying("bury", {"card": g.code[card]}))
def buried(g: Call, seat: Seat, card: int) -> None:
    bury(g, seat, card)


# -- looking through a deck ------------------------------------------------------------------------


def arrange_top(
    g: Call, seat: Seat, owner: Seat, count: int, *, bottom: int = 0, keep: int = 0
) -> None:
    """Look at the top cards; bury some, keep some in hand, put the rest back in any order."""
    g.then(looked, seat, owner, count)
    for _ in range(bottom):
        g.then(choose_bottom, seat, owner)
    for _ in range(keep):
        g.then(choose_kept, seat)
    g.then(arrange, seat, owner)


@rule("CC 1.5")
def looked(g: Call, seat: Seat, owner: Seat, count: int) -> None:
    look(g, seat, owner, count)


def places(g: Call, owner: Seat) -> list[int]:
    """Where in the deck those lie that are being gone through."""
    return [g.decks[owner].index(card) for card in g.looking.left]


@choice("CC 18.3", "CC 1.5")
def choose_bottom(g: Call, seat: Seat, owner: Seat) -> Decision:
    options = [option(to_bottom, owner, place) for place in places(g, owner)]
    return Decision(seat, "to_bottom", options)


def says_place(verb: str, g: Call, owner: Seat, place: int) -> Saying:
    """A card of a deck by its place, which is all that others may know of it."""
    return Saying(verb, {"place": place + 1}, {"card": g.code[g.decks[owner][place]]})


@rule("CC 18.3", says=lambda g, owner, place: says_place("bottom", g, owner, place))
def to_bottom(g: Call, owner: Seat, place: int) -> None:
    put_on_bottom(g, owner, g.decks[owner][place])


@choice("CC 6.4")
def choose_kept(g: Call, seat: Seat) -> Decision:
    options = [option(kept, seat, place) for place in places(g, seat)]
    return Decision(seat, "keep_one", [*options, option(keep_none)])


@rule("CC 6.4", says=lambda g, seat, place: says_place("take", g, seat, place))
def kept(g: Call, seat: Seat, place: int) -> None:
    """Into hand, which is not drawing."""
    take_from_deck(g, seat, g.decks[seat][place])


@rule("CC 6.4", says=lambda _g: Saying("decline"))
def keep_none(_g: Call) -> None:
    """All of them stay."""


@rule("CC 18.3")
def arrange(g: Call, seat: Seat, owner: Seat) -> None:
    """The rest goes back on top, one after another, from the top downwards."""
    if len(g.looking.left) > 1:
        g.then(choose_top, seat, owner)
        g.then(arrange, seat, owner)
    else:
        put_on_top(g, owner)


@choice("CC 18.3", "CC 1.5")
def choose_top(g: Call, seat: Seat, owner: Seat) -> Decision:
    return Decision(seat, "to_top", [option(on_top, owner, place) for place in places(g, owner)])


@rule("CC 18.3", says=lambda g, owner, place: says_place("top", g, owner, place))
def on_top(g: Call, owner: Seat, place: int) -> None:
    put_aside(g, g.decks[owner][place])


# -- searching -------------------------------------------------------------------------------------


def search_deck(g: Call, seat: Seat, subtype: str = "", *, without: str = "", to: str) -> None:
    """Look for a card in one's deck: any at all for the hand, a kind of character for play."""
    g.then(searched, seat)
    g.then(choose_found, seat, subtype, without, to)
    g.then(shuffled, seat)


@rule("CC 18.13")
def searched(g: Call, seat: Seat) -> None:
    search(g, seat)


@cites("CC 18.19", "CC 15.8", "CC 20.2")
def findable(g: Call, seat: Seat, subtype: str, without: str, to: str) -> list[int]:
    """The places of what is sought: for play, characters that can enter it."""
    deck = g.decks[seat]
    if to == "hand":
        return list(range(len(deck)))
    return [
        place for place, card in enumerate(deck)
        if printed(g, card).type == "character"
        and (not subtype or has_subtype(g, card, subtype))
        and not (without and has_subtype(g, card, without))
        and can_enter(g, seat, card)
    ]  # fmt: skip


@choice("CC 18.13", "CC 18.19", "CC 40.62")
def choose_found(g: Call, seat: Seat, subtype: str, without: str, to: str) -> Decision:
    """Equal cards are offered once; a search for a certain kind may find none."""
    able = findable(g, seat, subtype, without, to)
    once = {g.code[g.decks[seat][place]]: place for place in reversed(able)}
    options = [option(found, seat, place, to) for place in sorted(once.values())]
    if to != "hand":
        options.append(option(found_none))
    return Decision(seat, f"find_{to}", options)


@rule("CC 18.13", "CC 18.19", says=lambda g, seat, place, _to: says_place("find", g, seat, place))
def found(g: Call, seat: Seat, place: int, to: str) -> None:
    """Into hand unseen, or straight into play."""
    card = g.decks[seat][place]
    if to == "hand":
        take_from_deck(g, seat, card)
    else:
        lift(g, card)
        enter(g, card, seat)


@rule("CC 40.62", says=lambda _g: Saying("find_none"))
def found_none(_g: Call) -> None:
    """Nothing was found."""


@rule("CC 18.13")
def shuffled(g: Call, seat: Seat) -> None:
    shuffle(g, seat)


# -- putting into play -----------------------------------------------------------------------------


def put_into_play(g: Call, cards: Sequence[int], *, insane: bool = False) -> None:
    """All of them under their owners' control, those of the active player first."""
    for seat in in_turn(g):
        mine = tuple(card for card in cards if card != NOWHERE and g.owner[card] == seat)
        if mine:
            g.then(put_in, seat, mine, insane)


@rule("CC 9.15", "CC 9.16", "CC 9.19", "CC 40.33", "CC 40.35")
def put_in(g: Call, seat: Seat, cards: Cards, insane: bool) -> None:
    """One after another as the owner chooses; who is barred stays where it is."""
    able = tuple(card for card in cards if may_come(g, seat, card, insane))
    if len(able) == 1:
        g.then(came_in, seat, able[0], (), insane)
    elif able:
        g.then(choose_entering, seat, able, insane)


@cites("CC 40.33", "CC 16.14")
def may_come(g: Call, seat: Seat, card: int, insane: bool) -> bool:
    """Barred by uniqueness, and unless it comes insane, by alignment."""
    return not is_doubled(g, seat, card) if insane else can_enter(g, seat, card)


@choice("CC 9.19")
def choose_entering(g: Call, seat: Seat, cards: Cards, insane: bool) -> Decision:
    once = unlike(g, cards)
    options = [option(came_in, seat, card, cards, insane) for card in once]
    return Decision(seat, "enter_next", options)


def says_entering(g: Call, seat: Seat, card: int, _cards: Cards, _insane: bool) -> Saying:
    return Saying("enter", about_card(g, card, seat))


@rule("CC 9.15", "CC 9.19", "CC 16.14", "CC 40.60", says=says_entering)
def came_in(g: Call, seat: Seat, card: int, cards: Cards, insane: bool) -> None:
    lift(g, card)
    enter(g, card, seat, insane=insane)
    left = tuple(one for one in cards if one != card)
    if left:
        g.then(put_in, seat, left, insane)
