"""What effects do to domains and their resources (CC 7, 22)."""

from __future__ import annotations

from fhtagn.games.call.choosing import unlike
from fhtagn.games.call.course_verbs import rewrite_use
from fhtagn.games.call.pile_verbs import (
    add_domain,
    attach_resource,
    drain,
    lose_resource,
    refresh_domain,
)
from fhtagn.games.call.state import Call
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

Cards = tuple[int, ...]


def gain_domain(g: Call, seat: Seat) -> None:
    g.then(domain_added, seat)


@rule("CC 22.1", "CC 22.3", "CC 22.5")
def domain_added(g: Call, seat: Seat) -> None:
    add_domain(g, seat)


@rule("CC 22.3", "CC 18.7")
def resources_added(g: Call, seat: Seat, cards: Cards) -> None:
    """Cards become resources of the newest domain."""
    for card in cards:
        attach_resource(g, seat, card, len(g.domains[seat]) - 1)


@rule("CC 22.3")
def top_card_added(g: Call, seat: Seat) -> None:
    """The top card of the deck becomes a resource of the newest domain."""
    attach_resource(g, seat, g.decks[seat][0], len(g.domains[seat]) - 1)


def move_drain(g: Call, source: tuple[Seat, int], to: tuple[Seat, int]) -> None:
    g.then(drain_moved, *source, *to)


@rule("CC 40.12", "CC 15.26")
def drain_moved(g: Call, seat: Seat, number: int, other: Seat, other_number: int) -> None:
    """One domain is refreshed, the other counts as drained."""
    refresh_domain(g, seat, number)
    drain(g, other, other_number)


def sacrifice_resource(g: Call, seat: Seat) -> None:
    """The player gives up one of his attached resources, if he has any."""
    if any(domain.resources for domain in g.domains[seat]):
        g.then(choose_resource_lost, seat)


@choice("CC 7.12", "CC 18.8")
def choose_resource_lost(g: Call, seat: Seat) -> Decision:
    options = [
        option(resource_lost, card, number)
        for number, domain in enumerate(g.domains[seat])
        for card in unlike(g, domain.resources)
    ]
    return Decision(seat, "lose_resource", options)


def says_resource(g: Call, card: int, number: int) -> Saying:
    return Saying("lose", {"card": g.code[card], "domain": number + 1})


@rule("CC 7.12", says=says_resource)
def resource_lost(g: Call, card: int, _number: int) -> None:
    lose_resource(g, card)


def may_drain_to_keep(g: Call, seat: Seat) -> None:
    """The player may drain a domain so that his event returns to hand."""
    g.then(offer_drain, seat)


@rule("CC 18.7", "CC 18.11", "CC 40.25")
def offer_drain(g: Call, seat: Seat) -> None:
    if any(not domain.drained for domain in g.domains[seat]):
        g.then(choose_drained, seat)


@choice("CC 40.25")
def choose_drained(g: Call, seat: Seat) -> Decision:
    """Any that is not drained, even an empty one; or none."""
    able = [number for number, one in enumerate(g.domains[seat]) if not one.drained]
    options = [option(drained_to_keep, seat, number) for number in able]
    return Decision(seat, "drain_to_keep", [*options, option(drain_none)])


@rule(
    "CC 18.11", "CC 40.25", says=lambda _g, _seat, number: Saying("drain", {"domain": number + 1})
)
def drained_to_keep(g: Call, seat: Seat, number: int) -> None:
    drain(g, seat, number)
    rewrite_use(g, kept=True)


@rule("CC 40.25", says=lambda _g: Saying("decline"))
def drain_none(_g: Call) -> None:
    """The event is discarded like any other."""
