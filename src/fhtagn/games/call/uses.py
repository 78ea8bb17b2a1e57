"""The use of an effect, from its declaration to its end (CC 17.21, CC 18).

Declare it and show the card; name X; choose; pay; Disrupts; carry it out with what is still legal;
close it. Whether a use is possible at all is asked in `usable.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.call.abilities import PLAY, PLAYING, USES
from fhtagn.games.call.chains import end_link
from fhtagn.games.call.choosing import candidates, choices_of, still_legal
from fhtagn.games.call.course_verbs import (
    begin_effect,
    close_use,
    lay_conspiracy,
    now_in_play,
    rewrite_use,
    spend_discounts,
)
from fhtagn.games.call.events.effects import Overpaid
from fhtagn.games.call.naming import says_chosen, says_domain, says_offered
from fhtagn.games.call.payment import (
    for_seat,
    is_price,
    surplus,
    ways,
)
from fhtagn.games.call.pile_verbs import drain
from fhtagn.games.call.queries import is_conspiracy
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.games.call.usable import (
    possible_x,
    why_no_choice,
    why_not_with_x,
    with_chosen,
)
from fhtagn.games.call.verbs import discard_from_play, enter, exhaust, in_play_names
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.effects import ABILITIES
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, Value, choice, cites, rule
from fhtagn.kernel.state import Seat

# -- declare ---------------------------------------------------------------------------------------


@choice("CC 8.15", "CC 8.17", "CC 40.38")
def name_x(g: Call, seat: Seat) -> Decision:
    """X is named before anything is chosen; only what can be paid and has something to choose."""
    use = g.uses[-1]
    able = [x for x in possible_x(g, use) if why_not_with_x(g, use._replace(x=x)) is None]
    return Decision(seat, "name_x", [option(set_x, x) for x in able], about_use(g))


def about_use(g: Call) -> tuple[tuple[str, Value], ...]:
    return (("card", g.code[g.uses[-1].card]),)


@rule("CC 8.15", says=lambda _g, x: Saying("x", {"x": x}))
def set_x(g: Call, x: int) -> None:
    rewrite_use(g, x=x)


# -- choose ----------------------------------------------------------------------------------------


@rule("CC 18.1", "CC 18.3", "CC 8.23", "CC 40.30")
def choose(g: Call) -> None:
    """Choose what the text says, one by one; a single possibility needs no question."""
    use = g.uses[-1]
    number = len(use.chosen)
    if number == len(choices_of(g, use)):
        return
    able = possible(g, use)
    if len(able) == 1:
        rewrite_use(g, chosen=(*use.chosen, (able[0],)))
    else:
        g.then(pick, use.seat)
    g.then(choose_more, number)


def possible(g: Call, use: Use) -> list[int]:
    """What can be chosen next so that the use can be carried through."""
    choices = choices_of(g, use)
    return [
        thing for thing in candidates(g, use, choices[len(use.chosen)])
        if why_no_choice(g, with_chosen(use, thing)) is None
    ]  # fmt: skip


@choice("CC 18.1", "CC 18.2", "CC 18.3")
def pick(g: Call, seat: Seat) -> Decision:
    use = g.uses[-1]
    what = choices_of(g, use)[len(use.chosen)].what
    options = [option(chosen, thing) for thing in possible(g, use)]
    return Decision(seat, f"choose_{what}", options, about_use(g))


@rule("CC 18.1", says=says_chosen)
def chosen(g: Call, thing: int) -> None:
    rewrite_use(g, chosen=(*g.uses[-1].chosen, (thing,)))


@rule("CC 18.3")
def choose_more(g: Call, number: int) -> None:
    """Where the text says "up to", ask for more until it is enough."""
    use = g.uses[-1]
    most = choices_of(g, use)[number].most
    if len(use.chosen[number]) < most and others(g, use, number):
        g.then(pick_more, use.seat, number)
    g.then(choose)


def others(g: Call, use: Use, number: int) -> list[int]:
    able = candidates(g, use, choices_of(g, use)[number])
    return [thing for thing in able if thing not in use.chosen[number]]


@choice("CC 18.3")
def pick_more(g: Call, seat: Seat, number: int) -> Decision:
    use = g.uses[-1]
    options = [option(chosen_too, thing, number) for thing in others(g, use, number)]
    what = choices_of(g, use)[number].what
    return Decision(seat, f"choose_{what}", [*options, option(enough)], about_use(g))


@rule("CC 18.3", says=says_chosen)
def chosen_too(g: Call, thing: int, number: int) -> None:
    use = g.uses[-1]
    more = (*use.chosen[number], thing)
    rewrite_use(g, chosen=(*use.chosen[:number], more, *use.chosen[number + 1 :]))
    g.then(choose_more, number)


@rule("CC 18.3", says=lambda _g: Saying("enough"))
def enough(_g: Call) -> None:
    """No more than these."""


# -- pay -------------------------------------------------------------------------------------------


@rule("CC 8.12", "CC 17.21", "CC 8.14")
def pay(g: Call) -> None:
    """Give what is exhausted or sacrificed, drain a domain; then the effect can be disrupted."""
    use = g.uses[-1]
    able = offers(g, use)
    if len(able) > 1:
        g.then(pick_offer, use.seat)
        g.then(pay_resources)
        return
    if able:
        rewrite_use(g, offered=able[0])
    pay_resources(g)


def offers(g: Call, use: Use) -> list[int]:
    """What may be given besides, if the price asks for it."""
    offer = None if use.ability == PLAYING else USES[use.ability].offer
    return [] if offer is None else candidates(g, use, offer.choice)


@choice("CC 8.12")
def pick_offer(g: Call, seat: Seat) -> Decision:
    """Which card of one's own is exhausted or sacrificed for it."""
    use = g.uses[-1]
    offer = USES[use.ability].offer
    assert offer is not None
    options = [option(offered, card) for card in candidates(g, use, offer.choice)]
    return Decision(seat, f"offer_{offer.how}", options, about_use(g))


@rule("CC 8.12", says=says_offered)
def offered(g: Call, card: int) -> None:
    rewrite_use(g, offered=card)


@rule("CC 8.1", "CC 8.2")
def pay_resources(g: Call) -> None:
    """Drain one domain; a single possibility needs no question."""
    able = ways(g, g.uses[-1])
    if len(able) > 1:
        g.then(pick_domain, g.uses[-1].seat)
    else:
        g.then(paid, able[0])


@choice("CC 8.1", "CC 8.4", "CC 8.21")
def pick_domain(g: Call, seat: Seat) -> Decision:
    able = ways(g, g.uses[-1])
    return Decision(seat, "pay", [option(paid, number) for number in able], about_use(g))


@rule("CC 8.1", "CC 8.4", "CC 8.14", "CC 8.21", "CC 8.22", says=says_domain)
def paid(g: Call, number: int) -> None:
    """The whole price is given at once; what is in excess is lost, but it is remembered."""
    use = g.uses[-1]
    over = surplus(g, use, number) > 0
    rewrite_use(g, overpaid=over)
    give(g, use)
    if number != NOWHERE:
        drain(g, use.seat, number)
    if use.ability == PLAYING:
        spend_discounts(g, next_only(g, use))
    elif over and USES[use.ability].where == PLAY:
        happened(g, Overpaid, use.card, use.seat)


def next_only(g: Call, use: Use) -> tuple[object, ...]:
    """The discounts for the next card of a kind, which this one is."""
    code = g.code[use.card]
    return tuple(
        one for one in g.lasting
        if one.thing == for_seat(use.seat) and is_price(one.ability)
        and ABILITIES[one.ability].fn(g, one.amount, use.seat, code).amount
    )  # fmt: skip


@cites("CC 8.12", "CC 8.13", "CC 16.1", "CC 16.16")
def give(g: Call, use: Use) -> None:
    """Exhaust and sacrifice what the price asks for."""
    if use.ability == PLAYING:
        return
    ability = USES[use.ability]
    if ability.exhausts:
        exhaust(g, use.card)
    if ability.sacrifices:
        discard_from_play(g, use.card, "sacrificed")
    if ability.offer is not None:
        GIVEN[ability.offer.how](g, use.offered)


GIVEN: Final[dict[str, Callable[[Call, int], None]]] = {
    "exhaust": exhaust,
    "sacrifice": lambda g, card: discard_from_play(g, card, "sacrificed"),
}


# -- carry out -------------------------------------------------------------------------------------


@rule("CC 17.6", "CC 17.10", "CC 17.22", "CC 18.4", "CC 18.6", "CC 9.10")
def execute(g: Call) -> None:
    """The effect takes place, on what is still legal, unless it has been cancelled."""
    use = g.uses[-1]
    if use.cancelled:
        return
    begin_effect(g)
    choices = choices_of(g, use)
    left = tuple(still_legal(g, use, number) for number in range(len(choices)))
    rewrite_use(g, chosen=left)
    if choices and not any(left):
        return
    USES[use.ability].do(g, g.uses[-1])


@rule("CC 9.3", "CC 9.14", "CC 14.3", "CC 17.21")
def come_into_play(g: Call) -> None:
    """The card that was played enters play."""
    use = g.uses[-1]
    begin_effect(g)
    now_in_play(g, use.card)
    if is_conspiracy(g, use.card):
        lay_conspiracy(g, use.card, in_play_names(g.code[use.card]))
    else:
        enter(g, use.card, use.seat, played=True, overpaid=use.overpaid, host=use.target)


@rule("CC 9.6", "CC 9.9", "CC 9.10")
def finish(g: Call) -> None:
    """The use is over."""
    end_link(g, g.uses[-1])
    close_use(g)
