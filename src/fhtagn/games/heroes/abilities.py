"""Playing a card and carrying out its ability («Ход игры», the second half)."""

from __future__ import annotations

from fhtagn.games.heroes.queries import character, choices_in_hand, step_of
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.steps import ABILITY, asks, step
from fhtagn.games.heroes.verbs import card_done, put_down, show
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason, kinds
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat


def of_owner(g: Heroes, seat: Seat, card: int) -> dict[str, int]:
    """Tells copies apart in the duel: the pile a card came from, unless it is the seat's own."""
    return {} if g.owner[card] == g.pile[seat] else {"of": g.owner[card]}


def says_play(g: Heroes, seat: Seat, card: int) -> Saying:
    return Saying("play", {"card": g.code[card]} | of_owner(g, seat, card))


@rule("MH 5.1", "MH 5.3", "MH 5.21", "MH 9.9", says=says_play)
def play(g: Heroes, seat: Seat, card: int) -> None:
    """Show the card; put it in one's own area, or where its ability lets one choose."""
    show(g, seat, card)
    if character(g, card).place:
        g.then(choose_area, seat, card)
    else:
        put(g, seat, card, seat)


@choice("MH 5.47", "MH 5.3")
def choose_area(g: Heroes, seat: Seat, card: int) -> Decision:
    """In whose area to put the card: decided before its other effects."""
    printed = character(g, card)
    own = [seat] if printed.place_may or printed.place == "any_player" else []
    areas = own + [other for other in range(g.seats) if other != seat]
    options = [option(put, seat, card, area) for area in areas]
    return Decision(seat, "put", options, (("card", g.code[card]),))


def says_put(_g: Heroes, _seat: Seat, _card: int, area: Seat) -> Saying:
    return Saying("put", {"to": area})


@rule("MH 5.1", "MH 5.4", "MH 5.13", says=says_put)
def put(g: Heroes, seat: Seat, card: int, area: Seat) -> None:
    """Put the card face up in the area, then carry out its ability in the order of the text."""
    put_down(g, seat, card, area)
    printed = character(g, card)
    for number in printed.ability:
        g.then(ABILITY[printed.steps[number].op], seat, card, number)
    g.then(ability_done)


@rule("MH 5.13")
def ability_done(g: Heroes) -> None:
    """The card is no longer the one being played."""
    card_done(g)


@step("play_extra", "MH 5.46", "MH 10.5", "MH 10.20")
def play_extra(g: Heroes, seat: Seat, me: int, n: int) -> None:
    """One more card at once, in the same turn.

    Asked of every hand that is not empty: neither the question nor its absence tells what is in it.
    """
    if g.hands[seat] and (step_of(g, me, n).may or playable(g, seat, me, n)):
        g.then(choose_extra, seat, me, n)


def playable(g: Heroes, seat: Seat, me: int, n: int) -> list[int]:
    return choices_in_hand(g, seat, step_of(g, me, n).matches)


@choice("MH 5.46")
def choose_extra(g: Heroes, seat: Seat, me: int, n: int) -> Decision:
    options = [option(play, seat, card) for card in playable(g, seat, me, n)]
    return asks(g, seat, me, "play_extra", options, may=step_of(g, me, n).may)


@cites("MH 5.46", "MH 10.20")
def why_no_extra(g: Heroes, asked: Decision) -> Reason | None:
    """The hand has no card that the ability lets one play."""
    if "play" in kinds(g, asked.options):
        return None
    return Reason("MH 5.46", "no_such_card", {"card": dict(asked.about)["card"]})
