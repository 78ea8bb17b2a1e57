"""Steps that touch the deck, the discard pile and faction cards: draw, look, take."""

from __future__ import annotations

from fhtagn.games.heroes.queries import others, room, step_of
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.steps import asks, choose_player, says_player, step
from fhtagn.games.heroes.verbs import (
    arrange,
    draw_top,
    look_at_faction,
    look_at_top,
    put_on_top,
    take_from_pile,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.chance import pick
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

# -- draw ------------------------------------------------------------------------------------------


@step("draw", "MH 5.22", "MH 5.23")
def draw_step(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Draw as many as the hand has room for; an optional draw asks how many."""
    most = most_drawn(g, seat, me, n)
    if not most:
        return
    if step_of(g, me, n).may:
        g.then(choose_draw, seat, me, n)
    else:
        g.then(draw_cards, seat, me, most)


@cites("MH 5.22", "MH 5.24", "MH 10.1")
def most_drawn(g: Heroes, seat: Seat, me: int, n: int) -> int:
    """The printed number, more with the named card in one's own area, never over three in hand."""
    what = step_of(g, me, n)
    helped = any(g.code[card] == what.bonus_card for card in g.areas[seat])
    return min(what.count + what.bonus * helped, room(g, seat))


@choice("MH 5.23", "MH 5.5")
def choose_draw(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    most = most_drawn(g, seat, me, n)
    options = [option(draw_cards, seat, me, count) for count in range(most, 0, -1)]
    return asks(g, seat, me, "draw_cards", options, may=True)


def says_count(g: Heroes, seat: Seat, _me: int, count: int) -> Saying:
    return Saying("draw_cards", {"count": count}, {"left": len(g.decks[g.pile[seat]])})


@rule("MH 5.22", says=says_count)
def draw_cards(g: Heroes, seat: Seat, me: int, count: int) -> None:
    """One at a time: the card that empties the deck ends it all."""
    draw_top(g, seat)
    if count > 1:
        g.then(draw_cards, seat, me, count - 1)


# -- look at the deck ------------------------------------------------------------------------------


@step("look_at_deck", "MH 5.43")
def look_step(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Only the player sees the top cards, fewer if the deck is shorter."""
    g.then(choose_look if step_of(g, me, n).may else look, seat, me, n)


@choice("MH 5.43", "MH 5.5")
def choose_look(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    return asks(g, seat, me, "look_at_deck", [option(look, seat, me, n)], may=True)


@rule("MH 5.43", "MH 5.44", "MH 6.12", says=lambda *_: Saying("look"))
def look(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Looking takes nothing; what the text says to take must then be taken."""
    what = step_of(g, me, n)
    look_at_top(g, seat, what.count)
    seen = min(what.count, len(g.decks[g.pile[seat]]))
    g.then(take_seen, seat, me, seen, min(what.take, room(g, seat)))


@rule("MH 5.44")
def take_seen(g: Heroes, seat: Seat, me: int, seen: int, left: int) -> None:
    """Take what is to be taken, then put the rest back in the order chosen."""
    if left and seen:
        g.then(choose_taken, seat, me, seen, left)
    else:
        g.then(put_back, seat, me, 0, seen)


@choice("MH 5.44", "MH 5.19")
def choose_taken(g: Heroes, seat: Seat, me: int, seen: int, left: int) -> Decision:
    options = [
        option(take_top, seat, me, seen, left, place) for place in different(g, seat, 0, seen)
    ]
    return asks(g, seat, me, "take_seen", options, may=False)


def says_top(verb: str, g: Heroes, seat: Seat, place: int) -> Saying:
    """A card of the deck is named by its place, so the key betrays nothing."""
    return Saying(verb, {"place": place}, {"card": g.code[g.decks[g.pile[seat]][place]]})


def different(g: Heroes, seat: Seat, first: int, last: int) -> list[int]:
    """The places of the seat's deck with one place for each character."""
    deck = g.decks[g.pile[seat]]
    found = {g.code[deck[place]]: place for place in range(last - 1, first - 1, -1)}
    return sorted(found.values())


@rule(
    "MH 5.44",
    "MH 6.10",
    says=lambda g, seat, _me, _seen, _left, place: says_top("take_top", g, seat, place),
)
def take_top(g: Heroes, seat: Seat, me: int, seen: int, left: int, place: int) -> None:
    """Taking is drawing: the last card ends the game."""
    arrange(g, seat, seen)
    put_on_top(g, seat, 0, g.decks[g.pile[seat]][place])
    draw_top(g, seat)
    g.then(take_seen, seat, me, seen - 1, left - 1)


@rule("MH 5.43")
def put_back(g: Heroes, seat: Seat, me: int, done: int, seen: int) -> None:
    """The cards not taken go back on top, in the order chosen."""
    if seen - done > 1:
        g.then(choose_next, seat, me, done, seen)


@choice("MH 5.43")
def choose_next(g: Heroes, seat: Seat, me: int, done: int, seen: int) -> Decision:
    """Which of the cards seen is to lie next, from the top down."""
    options = [
        option(lay_next, seat, me, done, seen, place) for place in different(g, seat, done, seen)
    ]
    return asks(g, seat, me, "put_back", options, may=False)


@rule(
    "MH 5.43",
    says=lambda g, seat, _me, _done, _seen, place: says_top("top", g, seat, place),
)
def lay_next(g: Heroes, seat: Seat, me: int, done: int, seen: int, place: int) -> None:
    arrange(g, seat, seen)
    put_on_top(g, seat, done, g.decks[g.pile[seat]][place])
    g.then(put_back, seat, me, done + 1, seen)


# -- faction cards and the discard pile ------------------------------------------------------------


@step("look_at_faction", "MH 5.45")
def faction_step(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Only the player sees another player's faction card; it stays face down."""
    g.then(choose_seen_player, seat, me, n)


@choice("MH 5.45")
def choose_seen_player(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    return choose_player(g, seat, me, n, others(g, seat), see_faction)


@rule("MH 5.45", "MH 9.14", says=says_player)
def see_faction(g: Heroes, seat: Seat, _me: int, _n: int, other: Seat) -> None:
    """In the duel the lot picks one of the three."""
    cards = g.factions[other]
    look_at_faction(g, seat, other, cards[0] if len(cards) == 1 else pick(g, cards))


@step("take_from_discard", "MH 5.42", "MH 9.8")
def pile_step(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Any matching card of one's pile, not only the top one, if there is room in hand."""
    if room(g, seat) > 0 and in_pile(g, seat, me, n):
        g.then(choose_in_pile, seat, me, n)


def in_pile(g: Heroes, seat: Seat, me: int, n: int) -> list[int]:
    """One copy of each matching character in the seat's discard pile."""
    wanted = step_of(g, me, n).matches
    found = {g.code[card]: card for card in g.discards[g.pile[seat]] if g.code[card] in wanted}
    return list(found.values())


@choice("MH 5.42")
def choose_in_pile(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    options = [option(take_discarded, seat, card) for card in in_pile(g, seat, me, n)]
    return asks(g, seat, me, "take_from_discard", options, may=step_of(g, me, n).may)


@rule("MH 5.42", says=lambda g, _seat, card: Saying("take_back", {"card": g.code[card]}))
def take_discarded(g: Heroes, seat: Seat, card: int) -> None:
    take_from_pile(g, seat, card)
