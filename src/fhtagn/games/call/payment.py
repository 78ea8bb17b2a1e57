"""Domains, resources and paying (CC 7, 8; Loyal, Steadfast and Transient: CC 15)."""

from __future__ import annotations

from fhtagn.games.call.abilities import DISCOUNTS, HAND, NO_DISCOUNT, PLAYING, USES, Discount
from fhtagn.games.call.content import X
from fhtagn.games.call.queries import faction_of_code, printed
from fhtagn.games.call.state import NOWHERE, Call, Domain, Purse, Use
from fhtagn.games.call.vocabulary import NEUTRAL
from fhtagn.kernel.effects import ABILITIES, sources
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

TRANSIENT_WORTH = 2
EVERYBODY = -1  # whom a lasting discount is for


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


@cites("CC 8.3", "CC 8.5", "CC 8.6", "CC 8.8", "CC 15.16", "CC 15.18")
def can_pay_for(g: Call, seat: Seat, code: str, cost: int, number: int) -> bool:
    """Whether the domain alone pays for the card: enough, one of the faction, all if Loyal."""
    purse = g.public.purse[seat][number]
    if purse.worth < cost or g.domains[seat][number].drained:
        return False
    faction = faction_of_code(g, code)
    if faction == NEUTRAL:
        return True
    needed = cost if g.content.cards[code].loyal else 1
    return purse.shares.get(faction, 0) >= needed


@cites("CC 15.17", "CC 15.19", "CC 15.20", "CC 15.21")
def is_steadfast(g: Call, seat: Seat, code: str) -> bool:
    """Whether all domains together, drained or not, hold the resources a Steadfast card shows."""
    needed = g.content.cards[code].steadfast
    if not needed:
        return True
    faction = faction_of_code(g, code)
    held = [card for domain in g.domains[seat] for card in domain.resources]
    return sum(faction_of_code(g, g.code[card]) == faction for card in held) >= needed


@cites("CC 8.1", "CC 8.2", "CC 8.7", "CC 8.9", "CC 8.17")
def ways_to_play(g: Call, seat: Seat, code: str, x: int = 0) -> list[int]:
    """The domains any one of which pays for the card; NOWHERE if nothing is to be paid."""
    if not is_steadfast(g, seat, code):
        return []
    cost = price(g, seat, code, x, NOWHERE)
    if cost == 0:
        return [NOWHERE]
    costs = [cost] * len(g.domains[seat])
    if code in DISCOUNTS:
        costs = [price(g, seat, code, x, number) for number in range(len(costs))]
    able = [one for one, cost in enumerate(costs) if can_pay_for(g, seat, code, cost, one)]
    return unlike(g, seat, able)


@cites("CC 8.2", "CC 8.3", "CC 8.9", "CC 8.10", "CC 8.11")
def ways_to_pay(g: Call, seat: Seat, cost: int) -> list[int]:
    """The domains that pay for an ability: no match is needed."""
    if cost == 0:
        return [NOWHERE]
    return unlike(
        g, seat,
        [
            number for number, domain in enumerate(g.domains[seat])
            if not domain.drained and g.public.purse[seat][number].worth >= cost
        ],
    )  # fmt: skip


def unlike(g: Call, seat: Seat, numbers: list[int]) -> list[int]:
    """Of domains that hold the same resources only the first."""
    if len(numbers) < 2:
        return numbers
    found = {
        tuple(sorted(g.code[card] for card in g.domains[seat][number].resources)): number
        for number in reversed(numbers)
    }
    return sorted(found.values())


def is_from_hand(use: Use) -> bool:
    return use.ability == PLAYING or USES[use.ability].where == HAND


def own_price(use: Use) -> int:
    """What an ability of a card in play asks for."""
    pay = USES[use.ability].pay
    return use.x if pay == X else pay


def ways(g: Call, use: Use) -> list[int]:
    """How the use can be paid for."""
    if is_from_hand(use):
        return ways_to_play(g, use.seat, g.code[use.card], use.x)
    return ways_to_pay(g, use.seat, own_price(use))


@cites("CC 8.21", "CC 8.22")
def surplus(g: Call, use: Use, number: int) -> int:
    """By how much the drained domain exceeds the actual cost; nothing for a cost of 0."""
    if number == NOWHERE:
        return 0
    if is_from_hand(use):
        cost = price(g, use.seat, g.code[use.card], use.x, number)
    else:
        cost = own_price(use)
    return worth(g, g.domains[use.seat][number]) - cost


def largest_x(g: Call, seat: Seat) -> int:
    """An X can be anything up to what the best domain is worth."""
    domains = zip(g.domains[seat], g.public.purse[seat], strict=True)
    return max((purse.worth for domain, purse in domains if not domain.drained), default=0)
