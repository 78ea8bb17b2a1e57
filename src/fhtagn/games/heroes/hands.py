"""Steps that touch hands: discard from hand, take, give back, swap, pass on."""

from __future__ import annotations

from fhtagn.games.heroes.abilities import of_owner
from fhtagn.games.heroes.events.hands import Gave, Took
from fhtagn.games.heroes.queries import choices_in_hand, others, others_with_cards, room, step_of
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.steps import asks, choose_player, enough, says_player, step
from fhtagn.games.heroes.verbs import (
    discard_from_hand,
    hand_over,
    look_at_hand,
    pass_on,
    pick_to_pass,
    swap_hands,
)
from fhtagn.kernel.agenda import Decision, option, together
from fhtagn.kernel.chance import pick
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat


def says_own(g: Heroes, seat: Seat, *args: int) -> Saying:
    return Saying("discard", {"card": g.code[args[-1]]} | of_owner(g, seat, args[-1]))


def says_place(verb: str, g: Heroes, seat: Seat, card: int) -> Saying:
    """A card that stays hidden is named by its place in the hand, so the key betrays nothing."""
    return Saying(verb, {"place": g.hands[seat].index(card)}, {"card": g.code[card]})


# -- discard from hand -----------------------------------------------------------------------------


@step("discard_from_hand", "MH 5.29", "MH 5.32", "MH 10.2")
def discard_step(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """From one's own hand, from one other's, or each other player from theirs."""
    what = step_of(g, me, n)
    if what.who == "self":
        g.then(discard_own, seat, me, n, what.count)
    elif what.who == "each_opponent":
        for other in others(g, seat):
            g.then(discard_own, other, me, n, what.count)
    elif others_with_cards(g, seat):
        g.then(choose_victim, seat, me, n)


@rule("MH 5.29", "MH 5.32")
def discard_own(g: Heroes, seat: Seat, me: int, n: int, left: int) -> None:
    """The hand's owner picks; an empty hand has nothing to give."""
    if left and g.hands[seat]:
        g.then(choose_from_hand, seat, me, n, left)


@choice("MH 5.29", "MH 5.18")
def choose_from_hand(g: Heroes, seat: Seat, me: int, n: int, left: int) -> Decision:
    what = step_of(g, me, n)
    options = [option(discard_picked, seat, me, n, left, card) for card in choices_in_hand(g, seat)]
    if left < what.count:
        stop = [option(enough)] if what.up_to else []
        return Decision(seat, "discard_from_hand", (*options, *stop), (("card", g.code[me]),))
    return asks(g, seat, me, "discard_from_hand", options, may=what.may or what.up_to)


@rule("MH 5.29", says=says_own)
def discard_picked(g: Heroes, seat: Seat, me: int, n: int, left: int, card: int) -> None:
    discard_from_hand(g, seat, card)
    g.then(discard_own, seat, me, n, left - 1)


@choice("MH 5.30", "MH 5.31")
def choose_victim(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    deeds = {"owner": let_owner_pick, "random": discard_at_random, "seen": look_first}
    deed = deeds[step_of(g, me, n).selection]
    return choose_player(g, seat, me, n, others_with_cards(g, seat), deed)


@rule("MH 5.29", says=says_player)
def let_owner_pick(g: Heroes, _seat: Seat, me: int, n: int, other: Seat) -> None:
    g.then(discard_own, other, me, n, step_of(g, me, n).count)


@rule("MH 5.30", "MH 10.7", says=says_player)
def discard_at_random(g: Heroes, _seat: Seat, me: int, n: int, other: Seat) -> None:
    """The lot picks the card."""
    for _ in range(min(step_of(g, me, n).count, len(g.hands[other]))):
        discard_from_hand(g, other, pick(g, g.hands[other]))


@rule("MH 5.31", "MH 10.8", says=says_player)
def look_first(g: Heroes, seat: Seat, me: int, n: int, other: Seat) -> None:
    """Only the player of the card sees the hand, and must then pick."""
    look_at_hand(g, seat, other)
    g.then(discard_seen, seat, me, other, step_of(g, me, n).count)


@rule("MH 5.31", "MH 5.19")
def discard_seen(g: Heroes, seat: Seat, me: int, other: Seat, left: int) -> None:
    if left and g.hands[other]:
        g.then(choose_seen, seat, me, other, left)


@choice("MH 5.31", "MH 5.19")
def choose_seen(g: Heroes, seat: Seat, me: int, other: Seat, left: int) -> Decision:
    """Having looked, one must discard."""
    cards = sorted(choices_in_hand(g, other), key=lambda card: g.code[card])
    options = [option(discard_other, seat, me, other, left, card) for card in cards]
    return asks(g, seat, me, "discard_seen", options, may=False)


@rule("MH 5.31", says=says_own)
def discard_other(g: Heroes, seat: Seat, me: int, other: Seat, left: int, card: int) -> None:
    discard_from_hand(g, other, card)
    g.then(discard_seen, seat, me, other, left - 1)


# -- take and give back ----------------------------------------------------------------------------


@step("take_from_hand", "MH 5.33", "MH 10.1", "MH 10.2")
def take_step(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """A card of another player's hand, picked by lot, if there is room for it."""
    if room(g, seat) > 0 and others_with_cards(g, seat):
        g.then(choose_robbed, seat, me, n)


@choice("MH 5.33")
def choose_robbed(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    return choose_player(g, seat, me, n, others_with_cards(g, seat), take_at_random)


@rule("MH 5.33", "MH 5.34", "MH 10.7", says=says_player)
def take_at_random(g: Heroes, seat: Seat, me: int, n: int, other: Seat) -> None:
    card = pick(g, g.hands[other])
    hand_over(g, other, seat, card)
    happened(g, Took, seat, other, card)
    for _ in range(step_of(g, me, n).give_back):
        g.then(choose_gift, seat, me, other)


@choice("MH 5.34", "MH 5.19")
def choose_gift(g: Heroes, seat: Seat, me: int, other: Seat) -> Decision:
    """Any card of the hand, even the one just taken."""
    options = [option(give_back, seat, other, card) for card in choices_in_hand(g, seat)]
    return asks(g, seat, me, "give_back", options, may=False)


@rule("MH 5.34", "MH 10.7", says=lambda g, seat, _other, card: says_place("give", g, seat, card))
def give_back(g: Heroes, seat: Seat, other: Seat, card: int) -> None:
    hand_over(g, seat, other, card)
    happened(g, Gave, seat, other, card)


# -- swap and pass on ------------------------------------------------------------------------------


@step("swap_hands", "MH 5.35", "MH 10.2")
def swap_step(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Whole hands, whatever their sizes; an empty hand can be swapped too."""
    g.then(choose_partner, seat, me, n)


@choice("MH 5.35")
def choose_partner(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    return choose_player(g, seat, me, n, others(g, seat), swap_with)


@rule("MH 5.35", says=says_player)
def swap_with(g: Heroes, seat: Seat, _me: int, _n: int, other: Seat) -> None:
    swap_hands(g, seat, other)


@step("pass_cards", "MH 5.36")
def pass_step(g: Heroes, _seat: Seat, me: int, _n: int) -> None:
    """Everybody with a card picks one in secret; all move on at the same time."""
    together(g, choose_pass, [other for other in range(g.seats) if g.hands[other]], me)
    g.then(pass_all)


@choice("MH 5.36")
def choose_pass(g: Heroes, seat: Seat, me: int) -> Decision:
    options = [option(picked, seat, card) for card in choices_in_hand(g, seat)]
    return asks(g, seat, me, "pass_cards", options, may=False)


@rule("MH 5.36", says=lambda g, seat, card: says_place("pass_on", g, seat, card))
def picked(g: Heroes, seat: Seat, card: int) -> None:
    pick_to_pass(g, seat, card)


@rule("MH 5.36", "MH 10.7")
def pass_all(g: Heroes) -> None:
    """To the next player clockwise."""
    pass_on(g)
