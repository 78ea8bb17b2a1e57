"""Why something is not to be had now, with its rule: each card in hand, each ability in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fhtagn.games.call.abilities import FROM_PILE, HAND, HOSTS, PLAYING, USES
from fhtagn.games.call.chains import is_spent
from fhtagn.games.call.choosing import candidates, choices_of, unlike
from fhtagn.games.call.entering import has_conspiracy, hosts, is_at_odds, is_doubled
from fhtagn.games.call.payment import (
    is_from_hand,
    is_steadfast,
    own_price,
    price,
    ways,
    worth,
)
from fhtagn.games.call.queries import (
    faction_of_code,
    is_blank,
    is_insane,
    is_ready,
    is_spared,
    printed,
)
from fhtagn.games.call.state import OUT, Call, Use
from fhtagn.games.call.timing import declare
from fhtagn.games.call.uses import PERMANENT, can_choose, event_of, has_x, is_the_time, user_of
from fhtagn.kernel.agenda import Decision, decisions, opened, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.occurrences import witnesses
from fhtagn.kernel.rules import Task, Value, cites, saying
from fhtagn.kernel.state import Seat

ACTIONS: Final = (
    "play", "use", "pass", "commit", "stay", "resource", "no_resource", "resolve", "tokens",
    "choose", "enough", "offer", "drain", "x", "restore", "insane", "wound", "ready", "decline",
    "sacrifice", "discard", "bury", "lose", "enter", "carry_out", "first", "next", "keep",
    "repeat", "find", "find_none", "take", "top", "bottom", "take_token", "move_token",
    "factions", "faction", "keep_hand", "redraw", "resources", "resign",
)  # fmt: skip
WINDOWS: Final = {"action": "act", "response": "respond", "disrupt": "disrupt", PLAYING: "act"}
HIGH: Final = 99  # beyond any cost and any skill


@cites("CC 4.17", "CC 4.16")
def reason(kind: str, g: Call, seat: Seat, questions: Sequence[Decision]) -> Reason:
    """Why the seat has no option of this kind at this moment."""
    if g.outcome is not None:
        return Reason("CC 3.1", "over")
    asked = questions[0].seat
    if all(one.seat != seat for one in questions):
        return Reason("CC 4.17", "not_asked", {"seat": asked})
    if kind in ("play", "use") and questions[0].prompt in WINDOWS.values():
        return Reason("CC 17.21", "nothing_to_" + kind)
    return Reason("CC 4.17", "other_question")


def moment(g: Call, _seat: Seat) -> str:
    """The part of the guide that helps now."""
    if g.outcome is not None:
        return "end"
    return "timing" if g.uses else g.phase


# -- card by card ----------------------------------------------------------------------------------


@cites("CC 17.21", "CC 8.23", "CC 9.17")
def refusals(g: Call, seat: Seat) -> Sequence[tuple[Task, Reason]]:
    """Each card in hand and each ability in play that cannot be used now, with what is missing."""
    if g.outcome is not None or not g.turn or seat < 0:
        return []
    texts: dict[tuple[Value, ...], list[Use]] = {}
    for use in own_uses(g, seat):
        texts.setdefault(called(g, use), []).append(use)
    found = [(uses[0], [why_no_use(g, use) for use in uses]) for uses in texts.values()]
    return [
        (declaration(use), why._replace(about={"card": g.code[use.card], **why.about}))
        for use, (why, *others) in found
        if why is not None and None not in others
    ]


def declaration(use: Use) -> Task:
    return option(declare, use.seat, use.card, use.ability, use.answers)


def called(g: Call, use: Use) -> tuple[Value, ...]:
    """What it is called; texts of one card for different moments are called the same."""
    said = saying(g, declaration(use))
    return (said.verb, *said.about.items())


def own_uses(g: Call, seat: Seat) -> Iterator[Use]:
    """All that the seat might use at its time: its hand, bold words in play and in the pile."""
    for card in unlike(g, g.hands[seat]):
        yield Use(seat, card, event_of(g, card) or PLAYING)
    for card, names in g.abilities.items():
        for name in dict.fromkeys(names):
            if is_used_at_will(name) and user_of(g, card, USES[name]) == seat:
                yield Use(seat, card, name)
    for card in unlike(g, g.fallen):
        if g.code[card] in FROM_PILE and g.owner[card] == seat:
            yield Use(seat, card, FROM_PILE[g.code[card]])


def is_used_at_will(name: str) -> bool:
    """Whether it has a bold word and its player decides when; nobody decides on forced ones."""
    return name in USES and USES[name].timing in WINDOWS


def why_no_use(g: Call, use: Use) -> Reason | None:
    """The first thing that is missing: its text, its time, then in the order of use; or None."""
    return (
        why_no_text(g, use)
        or why_not_now(g, use)
        or why_not_in_play(g, use)
        or why_no_price(g, use)
        or why_no_choice(g, use)
        or why_no_payment(g, use)
    )


# -- when ------------------------------------------------------------------------------------------


@cites("CC 9.1", "CC 9.8", "CC 17.3", "CC 17.5", "CC 17.9")
def why_not_now(g: Call, use: Use) -> Reason | None:
    """Another phase, another window, or another player's turn to speak."""
    timing = PLAYING if use.ability == PLAYING else USES[use.ability].timing
    own_operations = g.phase == "operations" and g.active == use.seat
    if timing == PLAYING and not own_operations:
        return Reason("CC 9.1", "own_operations_only")
    if timing != PLAYING and USES[use.ability].operations and not own_operations:
        return Reason("CC 9.8", "own_operations_only")
    asked = decisions(g)[0]
    if asked.prompt != WINDOWS[timing]:
        return Reason(MOMENTS[timing], f"not_now_{timing}")
    if asked.seat != use.seat:
        return Reason("CC 4.17", "not_asked", {"seat": asked.seat})
    if timing == "action" and is_spent(g, use.card, use.ability):
        return Reason("CC 18.18", "chain_over")
    return None if occasions(g, use) else Reason(CONDITIONS[timing], "not_the_circumstances")


MOMENTS: Final = {
    "action": "CC 17.3", PLAYING: "CC 17.3", "response": "CC 17.5", "disrupt": "CC 17.9",
}  # fmt: skip
CONDITIONS: Final = {"action": "CC 17.21", "response": "CC 17.5", "disrupt": "CC 17.9"}


def occasions(g: Call, use: Use) -> list[Use]:
    """The use with each occurrence it may answer now, or as it is; none if it is not the time."""
    if use.ability == PLAYING:
        return [use]
    ability = USES[use.ability]
    able = [use]
    if ability.timing == "response":
        able = [use._replace(answers=number) for number in answerable(g, use)]
    elif ability.timing == "disrupt" and ability.on != disrupted(g):
        able = []
    return [one for one in able if is_the_time(g, one, ability)]


def answerable(g: Call, use: Use) -> list[int]:
    """The occurrences of its kind that it has seen and not answered yet."""
    ability = USES[use.ability]
    return [
        number
        for number, one in enumerate(g.happened)
        if one.kind == ability.on
        and (use.card, use.ability, number) not in g.answered.used
        and (ability.where == HAND or (use.card, use.ability) in witnesses(g, "response", number))
    ]


def disrupted(g: Call) -> str:
    """What the open window for Disrupts comes before: an effect, or wounds."""
    (kind,) = opened(g)
    return str(kind)


# -- what it is ------------------------------------------------------------------------------------


@cites("CC 16.8", "CC 18.12", "CC 19.9")
def why_no_text(g: Call, use: Use) -> Reason | None:
    """Insane, blank, or a copied text that means another card."""
    if use.ability == PLAYING or g.status[use.card] == OUT:
        return None
    if is_insane(g, use.card):
        return Reason("CC 16.8", "insane")
    if is_blank(g, use.card) and not is_spared(g, use.card, use.ability):
        return Reason("CC 19.9", "blank")
    ability = USES[use.ability]
    if ability.named and ability.card != g.code[use.card]:
        return Reason("CC 18.12", "names_another")
    return None


@cites("CC 9.11", "CC 14.5", "CC 15.6", "CC 15.7", "CC 20.1")
def why_not_in_play(g: Call, use: Use) -> Reason | None:
    """What may not come into play: a second copy, the other alignment, nothing to attach it to."""
    if use.ability != PLAYING:
        return None
    one, seat = printed(g, use.card), use.seat
    if is_doubled(g, seat, use.card):
        return Reason("CC 20.1", "unique")
    if is_at_odds(g, seat, one.heroic, one.villainous):
        return Reason("CC 15.6" if one.heroic else "CC 15.7", "alignment")
    if one.type == PERMANENT[-1] and has_conspiracy(g, seat):
        return Reason("CC 14.5", "second_conspiracy")
    if g.code[use.card] in HOSTS and not hosts(g, seat, use.card):
        return Reason("CC 9.11", "nothing_to_attach_to")
    return None


# -- price and choice ------------------------------------------------------------------------------


@cites("CC 8.12", "CC 8.13")
def why_no_price(g: Call, use: Use) -> Reason | None:
    """What would have to be exhausted or sacrificed."""
    if use.ability == PLAYING:
        return None
    ability = USES[use.ability]
    if ability.exhausts and not is_ready(g, use.card):
        return Reason("CC 8.13", "exhausted")
    if ability.offer is not None and not candidates(g, use, ability.offer.choice):
        return Reason("CC 8.12", f"nothing_to_{ability.offer.how}")
    return None


@cites("CC 18.2")
def why_no_choice(g: Call, use: Use) -> Reason | None:
    """Nothing legal to choose, whatever X might be."""
    if chosen_for(g, use):
        return None
    return Reason("CC 18.2", "nothing_to_choose", {"what": choices_of(g, use)[0].what})


def chosen_for(g: Call, use: Use) -> Use | None:
    """The use with the smallest X that leaves something to choose, and with its occasion."""
    tried = (
        one._replace(x=x)
        for x in range(HIGH if has_x(g, use) else 1)
        for one in occasions(g, use)
    )  # fmt: skip
    return next((one for one in tried if can_choose(g, one)), None)


@cites("CC 8.1", "CC 8.3", "CC 8.5", "CC 15.16", "CC 15.17")
def why_no_payment(g: Call, use: Use) -> Reason | None:
    """No single domain can pay: too little, drained, no match, not Loyal enough."""
    able = chosen_for(g, use)
    if able is None or ways(g, able):
        return None
    card, faction = printed(g, use.card), faction_of_code(g, g.code[use.card])
    if is_from_hand(use) and not is_steadfast(g, use.seat, g.code[use.card]):
        return Reason("CC 15.17", "not_steadfast", {"faction": faction, "needed": card.steadfast})
    bills = [(cost_at(g, able, number), one) for number, one in enumerate(g.domains[use.seat])]
    rich = [(cost, one) for cost, one in bills if worth(g, one) >= cost]
    if not rich:
        cost, best = max(bills, key=lambda bill: (worth(g, bill[1]), -bill[0]))
        return Reason("CC 8.1", "too_little", {"needed": cost, "found": worth(g, best)})
    free = [cost for cost, one in rich if not one.drained]
    if not free:
        return Reason("CC 8.3", "all_drained", {"needed": min(cost for cost, _ in rich)})
    if card.loyal:
        return Reason("CC 15.16", "not_loyal", {"faction": faction, "needed": min(free)})
    return Reason("CC 8.5", "no_match", {"faction": faction, "needed": min(free)})


def cost_at(g: Call, use: Use, number: int) -> int:
    """What the use costs if that domain is drained for it."""
    if is_from_hand(use):
        return price(g, use.seat, g.code[use.card], use.x, number)
    return own_price(use)
