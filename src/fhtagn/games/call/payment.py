"""Domains, resources and paying (CC 7, 8; Loyal, Steadfast and Transient: CC 15)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.abilities import (
    DISCOUNTS,
    HAND,
    NO_DISCOUNT,
    OF_CARD,
    PLAYING,
    USES,
    Discount,
)
from fhtagn.games.call.content import X
from fhtagn.games.call.queries import faction_of_code, printed
from fhtagn.games.call.state import NOWHERE, Call, Domain, Purse, Use
from fhtagn.games.call.vocabulary import NEUTRAL
from fhtagn.kernel.effects import ABILITIES, sources
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

TRANSIENT_WORTH = 2
EVERYBODY = -1  # whom a lasting discount is for

# Why nothing pays: the later, the nearer to paying.
NOT_STEADFAST: Final = Reason("CC 15.17", "not_steadfast", OF_CARD)
TOO_LITTLE: Final = Reason("CC 8.1", "too_little", OF_CARD)
ALL_DRAINED: Final = Reason("CC 8.3", "all_drained", OF_CARD)
NOT_LOYAL: Final = Reason("CC 15.16", "not_loyal", OF_CARD)
NO_MATCH: Final = Reason("CC 8.5", "no_match", OF_CARD)
UNPAID: Final = (NOT_STEADFAST, TOO_LITTLE, ALL_DRAINED, NOT_LOYAL, NO_MATCH)


@cites("CC 8.1", "CC 15.25", "CC 40.61")
def value(g: Call, resource: int) -> int:
    """A resource is worth one; a Transient one, two."""
    return TRANSIENT_WORTH if printed(g, resource).transient else 1


@cites("CC 8.1", "CC 15.25")
def worth(g: Call, domain: Domain) -> int:
    return sum(value(g, card) for card in domain.resources)


@cites("CC 7.7", "CC 15.27")
def worth_in(g: Call, domain: Domain, faction: str) -> int:
    """How much of the domain is of the faction."""
    return sum(
        value(g, card) for card in domain.resources if faction_of_code(g, g.code[card]) == faction
    )


# -- the purse: what each domain is worth, worked out once for each change -----------------------


def purse_of(g: Call, seat: Seat) -> tuple[Purse, ...]:
    """By domain: what it is worth, and how much of it is of which faction."""
    return tuple(
        Purse(
            worth(g, domain),
            {name: worth_in(g, domain, name) for name in factions_in(g, domain)},
        )
        for domain in g.domains[seat]
    )


def factions_in(g: Call, domain: Domain) -> list[str]:
    """The factions of its resources, each once."""
    return list(dict.fromkeys(faction_of_code(g, g.code[card]) for card in domain.resources))


def derive_purse(g: Call, *changed: Seat) -> None:
    """After a change of these seats' resources."""
    old = g.public.purse
    seats = range(len(g.domains))
    purse = tuple(purse_of(g, seat) if seat in changed else old[seat] for seat in seats)
    g.public = g.public._replace(purse=purse)


# -- what a card costs -----------------------------------------------------------------------------


@cites("CC 8.18", "CC 8.19", "CC 8.20", "CC 9.18")
def price(g: Call, seat: Seat, code: str, x: int, domain: int) -> int:
    """The actual cost of playing the card by draining that domain.

    Printed, then raised, then lowered; if any reduction has a minimum, all respect it.
    """
    cost = g.content.cards[code].cost
    changes = discounts(g, seat, code, domain)
    if not changes:
        return x if cost == X else cost
    full = (x if cost == X else cost) + sum(-one.amount for one in changes if one.amount < 0)
    lowered = [one for one in changes if one.amount > 0]
    least = max((one.least for one in lowered), default=0)
    return max(full - sum(one.amount for one in lowered), min(least, full), 0)


def discounts(g: Call, seat: Seat, code: str, domain: int) -> list[Discount]:
    """Everything that makes the card cheaper or dearer: in play, lasting, and its own text."""
    own = DISCOUNTS.get(code)
    if own is None and not g.lasting and not g.in_force.get("answer:price"):
        return []
    found = [ABILITIES[name].fn(g, me, seat, code) for me, name in sources(g, "answer:price")]
    found += [
        ABILITIES[one.ability].fn(g, one.amount, seat, code)
        for one in g.lasting
        if one.thing in (EVERYBODY, for_seat(seat)) and is_price(one.ability)
    ]
    if own is not None:
        found.append(own(g, seat, domain))
    return [one for one in found if one is not NO_DISCOUNT]


def for_seat(seat: Seat) -> int:
    """The thing on which a discount for one player lasts; cards have other numbers."""
    return EVERYBODY - 1 - seat


def is_price(ability: str) -> bool:
    return ABILITIES[ability].channel == "answer:price"


# -- which domains can pay -------------------------------------------------------------------------


def is_from_hand(use: Use) -> bool:
    return use.ability == PLAYING or USES[use.ability].where == HAND


def code_of(g: Call, use: Use) -> str:
    """The card that is played from hand; of an event it may be unknown which copy that is."""
    return g.code[use.card] if use.ability == PLAYING else USES[use.ability].card


@cites("CC 8.7", "CC 8.11", "CC 8.17")
def bills(g: Call, use: Use) -> list[int]:
    """What the use costs by the domain that is drained; an empty list if it costs nothing."""
    seat, code, count = use.seat, "", len(g.domains[use.seat])
    if is_from_hand(use):
        code = code_of(g, use)
        cost = price(g, seat, code, use.x, NOWHERE)
    else:
        pay = USES[use.ability].pay
        cost = use.x if pay == X else pay
    if cost and code in DISCOUNTS:
        return [price(g, seat, code, use.x, number) for number in range(count)]
    return [cost] * count if cost else []


@cites("CC 8.1", "CC 8.3", "CC 8.10", "CC 8.11")
def why_not_by(g: Call, use: Use, cost: int, number: int) -> Reason | None:
    """Why draining that domain alone does not pay the cost; an ability needs no match."""
    if g.public.purse[use.seat][number].worth < cost:
        return TOO_LITTLE
    if g.domains[use.seat][number].drained:
        return ALL_DRAINED
    return why_no_match(g, use, cost, number) if is_from_hand(use) else None


@cites("CC 8.5", "CC 8.6", "CC 8.8", "CC 15.16", "CC 15.18")
def why_no_match(g: Call, use: Use, cost: int, number: int) -> Reason | None:
    """A card needs one resource of its faction there; as many as it costs if it is Loyal."""
    code = code_of(g, use)
    faction = faction_of_code(g, code)
    if faction == NEUTRAL:
        return None
    found = g.public.purse[use.seat][number].shares.get(faction, 0)
    if g.content.cards[code].loyal:
        return NOT_LOYAL if found < cost else None
    return None if found else NO_MATCH


@cites("CC 15.17", "CC 15.19", "CC 15.20", "CC 15.21")
def is_steadfast(g: Call, seat: Seat, code: str) -> bool:
    """Whether all domains together, drained or not, hold the resources a Steadfast card shows."""
    needed = g.content.cards[code].steadfast
    if not needed:
        return True
    faction = faction_of_code(g, code)
    held = [card for domain in g.domains[seat] for card in domain.resources]
    return sum(faction_of_code(g, g.code[card]) == faction for card in held) >= needed


@cites("CC 8.1", "CC 8.2", "CC 8.9", "CC 15.17")
def why_unpaid(g: Call, use: Use) -> Reason | None:
    """Why no single domain pays for the use: what keeps the one that is nearest to it."""
    if is_from_hand(use) and not is_steadfast(g, use.seat, code_of(g, use)):
        return NOT_STEADFAST
    found = None
    for number, cost in enumerate(bills(g, use)):
        reason = why_not_by(g, use, cost, number)
        if reason is None:
            return None
        if found is None or (reason is not found and UNPAID.index(reason) > UNPAID.index(found)):
            found = reason
    return found


@cites("CC 8.1", "CC 8.2", "CC 8.9", "CC 8.17")
def ways(g: Call, use: Use) -> list[int]:
    """The domains any one of which pays for the use; NOWHERE if nothing is to be paid."""
    costs = bills(g, use)
    able = [number for number, cost in enumerate(costs)
            if why_not_by(g, use, cost, number) is None]  # fmt: skip
    return unlike(g, use.seat, able) if costs else [NOWHERE]


def unlike(g: Call, seat: Seat, numbers: list[int]) -> list[int]:
    """Of domains that hold the same resources only the first."""
    if len(numbers) < 2:
        return numbers
    found = {
        tuple(sorted(g.code[card] for card in g.domains[seat][number].resources)): number
        for number in reversed(numbers)
    }
    return sorted(found.values())


@cites("CC 8.21", "CC 8.22")
def surplus(g: Call, use: Use, number: int) -> int:
    """By how much the drained domain exceeds the actual cost; nothing for a cost of 0."""
    if number == NOWHERE:
        return 0
    return worth(g, g.domains[use.seat][number]) - bills(g, use)[number]


def largest_x(g: Call, seat: Seat) -> int:
    """An X can be anything up to what the best domain is worth."""
    domains = zip(g.domains[seat], g.public.purse[seat], strict=True)
    return max((purse.worth for domain, purse in domains if not domain.drained), default=0)


@cites("CC 8.1", "CC 8.3", "CC 8.5", "CC 15.16", "CC 15.17")
def in_figures(g: Call, use: Use, reason: Reason) -> Reason:
    """Why the use is unpaid, with what is needed and what is there."""
    code, costs, domains = g.code[use.card], bills(g, use), g.domains[use.seat]
    if reason is TOO_LITTLE:
        found = [worth(g, domain) for domain in domains]
        needed = min(cost for cost, one in zip(costs, found, strict=True) if one == max(found))
        return reason._replace(about={"needed": needed, "found": max(found)})
    if reason is NOT_STEADFAST:
        needed = g.content.cards[code].steadfast
    else:
        needed = min(cost for number, cost in enumerate(costs)
                     if why_not_by(g, use, cost, number) is reason)  # fmt: skip
    if reason is ALL_DRAINED:
        return reason._replace(about={"needed": needed})
    return reason._replace(about={"needed": needed, "faction": faction_of_code(g, code)})
