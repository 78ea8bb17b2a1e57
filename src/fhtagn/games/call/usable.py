"""Whether an effect can be used now, and what forbids it: each condition once (CC 8, 9, 17, 18).

A check answers None, or the first reason against the use. The windows list what passes, and the
same checks explain what does not. Most reasons are constants: asking costs nothing.
"""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.abilities import HAND, OF_CARD, PLAYING, USES, Ability
from fhtagn.games.call.choosing import candidates, choices_of, has_candidate
from fhtagn.games.call.content import X
from fhtagn.games.call.entering import why_no_entry
from fhtagn.games.call.naming import NAMES_OF
from fhtagn.games.call.payment import UNPAID, in_figures, largest_x, why_unpaid
from fhtagn.games.call.queries import is_blank, is_insane, is_ready, is_spared
from fhtagn.games.call.state import NOWHERE, OUT, Call, Use
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

INSANE: Final = Reason("CC 16.8", "insane", OF_CARD)
BLANK: Final = Reason("CC 19.9", "blank", OF_CARD)
PLAYED_ELSEWHEN: Final = Reason("CC 9.1", "own_operations_only", OF_CARD)
USED_ELSEWHEN: Final = Reason("CC 9.8", "own_operations_only", OF_CARD)
NOT_THE_CASE: Final = {
    "action": Reason("CC 17.21", "not_the_circumstances", OF_CARD),
    "response": Reason("CC 17.5", "not_the_circumstances", OF_CARD),
    "forced": Reason("CC 17.7", "not_the_circumstances", OF_CARD),
    "disrupt": Reason("CC 17.9", "not_the_circumstances", OF_CARD),
}
ANSWERED: Final = Reason("CC 17.19", "answered", OF_CARD)
NAMES_ANOTHER: Final = Reason("CC 18.12", "names_another", OF_CARD)
EXHAUSTED: Final = Reason("CC 8.13", "exhausted", OF_CARD)
NOT_YOURS: Final = Reason("CC 16.16", "not_yours_to_sacrifice", OF_CARD)
NOTHING_TO: Final = {
    "exhaust": Reason("CC 8.12", "nothing_to_exhaust", OF_CARD),
    "sacrifice": Reason("CC 8.12", "nothing_to_sacrifice", OF_CARD),
}
NOTHING_TO_CHOOSE: Final = {
    what: Reason("CC 18.2", "nothing_to_choose", {**OF_CARD, "what": what}) for what in NAMES_OF
}
HIGH: Final = 99  # beyond any cost and any skill


# -- whose use it is -------------------------------------------------------------------------------


@cites("CC 1.10", "CC 40.17")
def user_of(g: Call, card: int, ability: Ability, number: int = NOWHERE) -> Seat:
    """Who uses an ability of a card: its controller, or its last one if it has gone."""
    if ability.of_bearer:
        return g.controller[g.host[card]]
    if g.status[card] == OUT and number != NOWHERE:
        return last_controller(g, card)
    return g.controller[card]


@cites("CC 40.17")
def last_controller(g: Call, card: int) -> Seat:
    """Who controlled the card as it left play in this window."""
    return dict(g.answered.held).get(card, g.owner[card])


# -- may it be used? -------------------------------------------------------------------------------


@cites("CC 9.2", "CC 14.2", "CC 17.21", "CC 8.12", "CC 8.23", "CC 18.2")
def why_no_use(g: Call, use: Use) -> Reason | None:
    """Why the card cannot be played, or the effect not declared, chosen for and paid for now."""
    if use.ability == PLAYING:
        barred = why_wrong_phase(g, use) or why_no_entry(g, use.seat, use.card)
    else:
        barred = why_not_the_time(g, use) or why_not_given(g, use)
    return barred or why_not_settled(g, use)


@cites("CC 16.8", "CC 19.9")
def why_no_text(g: Call, use: Use) -> Reason | None:
    """What takes the text of a card in play away."""
    if use.ability == PLAYING or g.status[use.card] == OUT:
        return None
    if is_insane(g, use.card):
        return INSANE
    return BLANK if is_blank(g, use.card) and not is_spared(g, use.card, use.ability) else None


@cites("CC 9.1", "CC 9.8")
def why_wrong_phase(g: Call, use: Use) -> Reason | None:
    """What may be played or used only in one's own operations phase."""
    if g.active == use.seat and g.phase == "operations":
        return None
    if use.ability == PLAYING:
        return PLAYED_ELSEWHEN
    return USED_ELSEWHEN if USES[use.ability].operations else None


@cites("CC 9.7", "CC 9.8", "CC 17.5", "CC 17.19")
def why_not_the_time(g: Call, use: Use) -> Reason | None:
    """It is the wrong phase; its circumstances have not occurred, or it has answered them."""
    if (reason := why_wrong_phase(g, use)) is not None:
        return reason
    ability, said = USES[use.ability], None
    if use.answers != NOWHERE:
        if (use.card, use.ability, use.answers) in g.answered.used:
            return ANSWERED
        said = g.happened[use.answers]
    return None if ability.when(g, use, said) else NOT_THE_CASE[ability.timing]


@cites("CC 8.9", "CC 8.12", "CC 8.13", "CC 8.24", "CC 16.2", "CC 18.12")
def why_not_given(g: Call, use: Use) -> Reason | None:
    """The text means another card, or what is exhausted or sacrificed for it is not there."""
    ability = USES[use.ability]
    if ability.named and ability.card != g.code[use.card]:
        return NAMES_ANOTHER
    if ability.exhausts and not is_ready(g, use.card):
        return EXHAUSTED
    if ability.sacrifices and (g.status[use.card] == OUT or g.controller[use.card] != use.seat):
        return NOT_YOURS
    if ability.offer is not None and not candidates(g, use, ability.offer.choice):
        return NOTHING_TO[ability.offer.how]
    return None


def has_x(g: Call, use: Use) -> bool:
    if use.ability == PLAYING:
        return False
    ability = USES[use.ability]
    return ability.pay == X or (ability.where == HAND and g.content.cards[ability.card].cost == X)


@cites("CC 8.15", "CC 8.17")
def possible_x(g: Call, use: Use) -> range:
    """The values to try for X."""
    return range(largest_x(g, use.seat) + 1)


@cites("CC 8.15")
def why_not_settled(g: Call, use: Use) -> Reason | None:
    """What is still open of the use cannot be settled, with any X if it has one."""
    if not has_x(g, use):
        return why_not_with_x(g, use)
    reason = None
    for x in possible_x(g, use):
        reason = why_not_with_x(g, use._replace(x=x))
        if reason is None:
            break
    return reason


def why_not_with_x(g: Call, use: Use) -> Reason | None:
    """It cannot be paid for, or there is nothing to choose."""
    return why_unpaid(g, use) or why_no_choice(g, use)


@cites("CC 18.2", "CC 18.3")
def why_no_choice(g: Call, use: Use) -> Reason | None:
    """There is nothing legal for one of the choices that are still open."""
    choices = choices_of(g, use)
    number = len(use.chosen)
    if number == len(choices):
        return None
    reason: Reason | None = NOTHING_TO_CHOOSE[choices[number].what]
    if number == len(choices) - 1:
        return None if has_candidate(g, use, choices[number]) else reason
    for thing in candidates(g, use, choices[number]):
        reason = why_no_choice(g, with_chosen(use, thing))
        if reason is None:
            break
    return reason


def with_chosen(use: Use, thing: int) -> Use:
    return use._replace(chosen=(*use.chosen, (thing,)))


@cites("CC 8.15", "CC 8.23")
def in_full(g: Call, use: Use, reason: Reason) -> Reason:
    """The reason with its figures; for an X, the least one that leaves something to choose."""
    if has_x(g, use) and (reason in UNPAID or reason in NOTHING_TO_CHOOSE.values()):
        tried = [use._replace(x=x) for x in range(HIGH)]
        able = next((one for one in tried if why_no_choice(g, one) is None), use)
        use, reason = able, why_no_choice(g, able) or why_unpaid(g, able) or reason
    return in_figures(g, use, reason) if reason in UNPAID else reason
