"""Steps that touch cards lying face up in the areas: discard, take, give, move, swap, return."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fhtagn.games.heroes.abilities import of_owner
from fhtagn.games.heroes.content import ALL
from fhtagn.games.heroes.queries import (
    area_of,
    has_step,
    in_turn_order,
    others,
    room,
    step_of,
    targets,
)
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.steps import ABILITY, asks, step
from fhtagn.games.heroes.verbs import discard, move, return_to_hand
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat


@cites("MH 5.15")
def reach(g: Heroes, seat: Seat, area: str) -> Iterable[Seat]:
    """The areas an effect reaches; «any» includes one's own."""
    if area == "any":
        return range(g.seats)
    return (seat,) if area == "self" else others(g, seat)


def says(verb: str) -> Callable[..., Saying]:
    """What an option means whose arguments begin with a seat and end with a card in play."""

    def said(g: Heroes, seat: Seat, *args: int) -> Saying:
        card = args[-1]
        about = {"card": g.code[card], "at": area_of(g, card)}
        return Saying(verb, about | of_owner(g, seat, card))

    return said


# -- discard ---------------------------------------------------------------------------------------


@step("discard_in_play", "MH 5.8", "MH 5.25", "MH 5.26", "MH 5.27")
def discard_in_play(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Cards go from the areas to the discard pile: all matches at once, or as many as chosen."""
    what = step_of(g, me, n)
    if what.area == "each":
        for owner in in_turn_order(g, seat):
            g.then(discard_own, owner, me, n)
    elif what.count == ALL:
        for card in [card for area in g.areas for card in area]:
            if card != me and g.code[card] in what.matches:
                discard(g, seat, card)
    else:
        g.then(discard_more, seat, me, n, what.count)


@rule("MH 5.17", "MH 5.28")
def discard_more(g: Heroes, seat: Seat, me: int, n: int, left: int) -> None:
    """Ask for the next card while there are targets; what hangs on a discard follows it."""
    what = step_of(g, me, n)
    if left and targets(g, reach(g, seat, what.area), me, what.matches):
        g.then(choose_discard, seat, me, n, left)
    elif left < what.count:
        for number in what.then:
            g.then(ABILITY[step_of(g, me, number).op], seat, me, number)


@choice("MH 5.14", "MH 5.18", "MH 5.48")
def choose_discard(g: Heroes, seat: Seat, me: int, n: int, left: int) -> Decision:
    what = step_of(g, me, n)
    found = targets(g, reach(g, seat, what.area), me, what.matches)
    options = [option(discard_one, seat, me, n, left, card) for card in found]
    if left < what.count:
        stop = [option(stop_discarding, seat, me, n)] if what.up_to else []
        return Decision(seat, "discard_in_play", (*options, *stop), (("card", g.code[me]),))
    return asks(g, seat, me, "discard_in_play", options, may=what.may or what.up_to)


@rule("MH 5.25", says=says("discard"))
def discard_one(g: Heroes, seat: Seat, me: int, n: int, left: int, card: int) -> None:
    discard(g, seat, card)
    g.then(discard_more, seat, me, n, left - 1)


@rule("MH 5.18", "MH 5.28", says=lambda *_: Saying("enough"))
def stop_discarding(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """«Up to» lets one stop; what hangs on a discard still follows."""
    g.then(discard_more, seat, me, n, 0)


@rule("MH 5.27")
def discard_own(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Each player chooses in their own area; without a matching card there is nothing to do."""
    if targets(g, (seat,), me, step_of(g, me, n).matches):
        g.then(choose_own_discard, seat, me, n)


@choice("MH 5.27")
def choose_own_discard(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    found = targets(g, (seat,), me, step_of(g, me, n).matches)
    options = [option(discard_chosen, seat, card) for card in found]
    return asks(g, seat, me, "discard_in_play", options, may=step_of(g, me, n).may)


@rule("MH 5.27", says=says("discard"))
def discard_chosen(g: Heroes, seat: Seat, card: int) -> None:
    discard(g, seat, card)


@step("discard_this", "MH 5.28")
def discard_this(g: Heroes, seat: Seat, me: int, _n: int) -> None:
    """The card being played goes too, if it still lies there."""
    if any(me in area for area in g.areas):
        discard(g, seat, me)


# -- take, give, move, exchange --------------------------------------------------------------------


@step("take_in_play", "MH 5.37")
def take_in_play(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """A card of another player's area comes to one's own."""
    if targets(g, others(g, seat), me, step_of(g, me, n).matches):
        g.then(choose_take, seat, me, n)


@choice("MH 5.37", "MH 5.48")
def choose_take(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    what = step_of(g, me, n)
    found = targets(g, others(g, seat), me, what.matches)
    options = [option(take_card, seat, card) for card in found]
    return asks(g, seat, me, "take_in_play", options, may=what.may)


@rule("MH 5.37", says=says("take"))
def take_card(g: Heroes, seat: Seat, card: int) -> None:
    move(g, card, seat)


@step("give_in_play", "MH 5.38")
def give_in_play(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Another card of one's own area goes to a player one chooses, who cannot refuse it."""
    if targets(g, (seat,), me, step_of(g, me, n).matches):
        g.then(choose_moved, seat, me, n)


@step("move_in_play", "MH 5.39")
def move_in_play(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """A card of any area goes to any other."""
    if targets(g, range(g.seats), me, step_of(g, me, n).matches):
        g.then(choose_moved, seat, me, n)


@choice("MH 5.38", "MH 5.39")
def choose_moved(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    what = step_of(g, me, n)
    areas = (seat,) if what.op == "give_in_play" else range(g.seats)
    options = [
        option(choose_where, seat, me, n, card) for card in targets(g, areas, me, what.matches)
    ]
    return asks(g, seat, me, what.op, options, may=what.may)


@rule("MH 5.38", "MH 5.39", "MH 5.19", says=says("move"))
def choose_where(g: Heroes, seat: Seat, me: int, _n: int, card: int) -> None:
    """The card is chosen; its new area is asked next."""
    g.then(destination, seat, me, card)


@choice("MH 5.38", "MH 5.39")
def destination(g: Heroes, seat: Seat, me: int, card: int) -> Decision:
    """Any area but the one in which the card lies."""
    area = area_of(g, card)
    areas = [other for other in range(g.seats) if other != area]
    options = [option(move_card, seat, card, to) for to in areas]
    about = (("card", g.code[me]), ("moved", g.code[card]), ("at", area))
    return Decision(seat, "destination", options, about)


def says_to(_g: Heroes, _seat: Seat, _card: int, to: Seat) -> Saying:
    return Saying("bring", {"to": to})


@rule("MH 5.38", "MH 5.39", says=says_to)
def move_card(g: Heroes, _seat: Seat, card: int, to: Seat) -> None:
    move(g, card, to)


@step("swap_in_play", "MH 5.40")
def swap_in_play(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """One other card of one's own area for one of another player's; both are needed."""
    what = step_of(g, me, n)
    mine = targets(g, (seat,), me, what.own)
    if mine and targets(g, others(g, seat), me, what.theirs):
        g.then(choose_own, seat, me, n)


@choice("MH 5.40")
def choose_own(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    what = step_of(g, me, n)
    mine = targets(g, (seat,), me, what.own)
    options = [option(offer_own, seat, me, n, card) for card in mine]
    return asks(g, seat, me, "swap_in_play", options, may=what.may)


@rule("MH 5.40", "MH 5.19", says=says("offer"))
def offer_own(g: Heroes, seat: Seat, me: int, n: int, card: int) -> None:
    g.then(choose_theirs, seat, me, n, card)


@choice("MH 5.40")
def choose_theirs(g: Heroes, seat: Seat, me: int, n: int, mine: int) -> Decision:
    found = targets(g, others(g, seat), me, step_of(g, me, n).theirs)
    options = [option(swap_cards, seat, mine, card) for card in found]
    about = (("card", g.code[me]), ("moved", g.code[mine]))
    return Decision(seat, "swap_for", options, about)


@rule("MH 5.40", says=says("swap"))
def swap_cards(g: Heroes, seat: Seat, mine: int, card: int) -> None:
    move(g, mine, area_of(g, card))
    move(g, card, seat)


# -- return ----------------------------------------------------------------------------------------


@step("return_to_hand", "MH 5.41")
def return_card(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """Another card of one's own area comes back to the hand, if there is room."""
    if room(g, seat) > 0 and returnable(g, seat, me, n):
        g.then(choose_return, seat, me, n)


@cites("MH 5.41")
def returnable(g: Heroes, seat: Seat, me: int, n: int) -> list[int]:
    """Never a card that has this very ability: so no turn goes round for ever."""
    found = targets(g, (seat,), me, step_of(g, me, n).matches)
    return [card for card in found if not has_step(g, card, "return_to_hand")]


@choice("MH 5.41")
def choose_return(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    options = [option(take_back, seat, card) for card in returnable(g, seat, me, n)]
    return asks(g, seat, me, "return_to_hand", options, may=step_of(g, me, n).may)


@rule("MH 5.41", says=says("return"))
def take_back(g: Heroes, seat: Seat, card: int) -> None:
    return_to_hand(g, seat, card)
