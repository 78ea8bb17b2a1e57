"""Why a kind of action, or a single card, is not to be had now: the checks of law 16.

Plays and uses are looked at one by one, with the same checks by which the windows offer them. All
other kinds of action are answers to a question of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from fhtagn.games.call.abilities import EVENTS, OF_CARD, PLAYING, USES
from fhtagn.games.call.answers import ANSWERS, why_no_answer, why_no_resigning, why_not_asked
from fhtagn.games.call.chains import is_spent
from fhtagn.games.call.choosing import unlike
from fhtagn.games.call.opportunities import from_pile
from fhtagn.games.call.payment import UNPAID, is_from_hand
from fhtagn.games.call.state import Call, Use
from fhtagn.games.call.timing import declaration
from fhtagn.games.call.usable import (
    NOT_THE_CASE,
    in_full,
    user_of,
    why_no_text,
    why_no_use,
    why_not_the_time,
    why_wrong_phase,
)
from fhtagn.kernel.agenda import Decision, decisions, opened
from fhtagn.kernel.effects import ABILITIES
from fhtagn.kernel.legality import Check, Reason
from fhtagn.kernel.occurrences import witnesses
from fhtagn.kernel.rules import Task, Value, cites, saying
from fhtagn.kernel.state import Seat

WINDOWS: Final = {"action": "act", "response": "respond", "disrupt": "disrupt", PLAYING: "act"}
NO_WINDOW: Final = {
    PLAYING: Reason("CC 17.3", "not_now_playing", OF_CARD),
    "action": Reason("CC 17.3", "not_now_action", OF_CARD),
    "response": Reason("CC 17.5", "not_now_response", OF_CARD),
    "disrupt": Reason("CC 17.9", "not_now_disrupt", OF_CARD),
}
CHAIN_OVER: Final = Reason("CC 18.18", "chain_over", OF_CARD)
UNSEEN: Final = Reason("CC 40.41", "unseen", OF_CARD)
NOTHING_TO: Final = {
    "play": Reason("CC 9.14", "nothing_to_play"),
    "use": Reason("CC 9.17", "nothing_to_use"),
}
ORDER: Final = (
    "insane", "blank", "own_operations_only", "not_now_playing", "not_now_action",
    "not_now_response", "not_now_disrupt", "not_asked", "chain_over", "not_the_circumstances",
    "unseen", "answered", "names_another", "unique", "alignment", "second_conspiracy",
    "nothing_to_attach_to", "exhausted", "not_yours_to_sacrifice", "nothing_to_exhaust",
    "nothing_to_sacrifice", *(one.why for one in UNPAID), "nothing_to_choose",
)  # fmt: skip
"""Of the reasons against a card: the later one stands here, the nearer the card came."""


# -- all that a seat might use ---------------------------------------------------------------------


@cites("CC 9.17", "CC 17.11", "CC 17.13")
def own_uses(g: Call, seat: Seat) -> Iterator[Use]:
    """All that the seat might use at its time: its hand, bold words in play and in the pile."""
    for card in unlike(g, g.hands[seat]):
        yield Use(seat, card, EVENTS.get(g.code[card], PLAYING))
    here = [(card, name) for card, names in g.abilities.items() for name in dict.fromkeys(names)]
    for card, name in [*here, *last_responses(g)]:
        if is_used_at_will(name) and user_of(g, card, USES[name], 0) == seat:
            yield Use(seat, card, name)
    for card, name in from_pile(g, seat):
        yield Use(seat, card, name)


def last_responses(g: Call) -> list[tuple[int, str]]:
    """Responses of cards that have left play in this window; they get no last Action."""
    return [
        (one.me, one.ability)
        for one in g.departed
        if one.me not in g.abilities and ABILITIES[one.ability].channel.startswith("response:")
    ]


def is_used_at_will(name: str) -> bool:
    """Whether it has a bold word and its player decides when; nobody decides on forced ones."""
    return name in USES and USES[name].timing in WINDOWS


# -- why a use is not offered ----------------------------------------------------------------------


@cites("CC 8.23", "CC 17.21")
def why_not_offered(g: Call, use: Use, asked: Decision) -> Reason | None:
    """The first thing that is missing: its text, its time, then in the order of use."""
    reason = why_no_text(g, use) or why_wrong_phase(g, use) or why_not_now(g, use, asked)
    if reason is not None:
        return reason
    found = [(one, why_no_answer_to(g, one) or why_no_use(g, one)) for one in occasions(g, use)]
    refused = [in_full(g, one, reason) for one, reason in found if reason is not None]
    if len(refused) < len(found):
        return None
    return nearest(refused) if refused else NOT_THE_CASE[timing_of(use)]


def timing_of(use: Use) -> str:
    return PLAYING if use.ability == PLAYING else USES[use.ability].timing


def nearest(reasons: Sequence[Reason]) -> Reason:
    """Of what was looked at the one that came furthest."""
    return max(reasons, key=lambda one: ORDER.index(one.why))


@cites("CC 4.16", "CC 17.3", "CC 17.5", "CC 17.9")
def why_not_now(g: Call, use: Use, asked: Decision) -> Reason | None:
    """Another window, another player's turn to speak, or a chain that has been repeated."""
    timing = timing_of(use)
    if asked.prompt != WINDOWS[timing]:
        return NO_WINDOW[timing]
    if (reason := why_not_asked(g, use.seat, (asked,), "CC 4.17")) is not None:
        return reason
    return CHAIN_OVER if timing == "action" and is_spent(g, use.card, use.ability) else None


def occasions(g: Call, use: Use) -> list[Use]:
    """The use with each occurrence of its kind, or as it is if the window is for its kind."""
    if use.ability == PLAYING or USES[use.ability].timing == "action":
        return [use]
    kind = USES[use.ability].on
    if USES[use.ability].timing == "disrupt":
        return [use] if opened(g) == (kind,) else []
    return [use._replace(answers=n) for n, one in enumerate(g.happened) if one.kind == kind]


@cites("CC 17.11", "CC 40.41")
def why_no_answer_to(g: Call, use: Use) -> Reason | None:
    """It does not answer such an occurrence, or was not in play yet when that happened."""
    if timing_of(use) != "response" or is_from_hand(use):
        return None
    if (reason := why_not_the_time(g, use)) is not None:
        return reason
    is_witness = (use.card, use.ability) in witnesses(g, "response", use.answers)
    return None if is_witness else UNSEEN


# -- single things, and kinds ----------------------------------------------------------------------


@cites("CC 8.23", "CC 9.17", "CC 17.21")
def refusals(g: Call, seat: Seat) -> Sequence[tuple[Task, Reason]]:
    """Each card in hand and each ability that cannot be used now, with what is missing.

    Texts of one card for different moments may be called the same: then one that is possible will
    do, and of several that are not the nearest is told.
    """
    if g.outcome is not None or not g.turn or seat < 0:
        return []
    asked, texts = decisions(g)[0], dict[tuple[Value, ...], list[Use]]()
    for use in own_uses(g, seat):
        texts.setdefault(called(g, use), []).append(use)
    found = [(uses[0], why_none_offered(g, uses, asked)) for uses in texts.values()]
    return [
        (declaration(use), reason._replace(about={"card": g.code[use.card], **reason.about}))
        for use, reason in found
        if reason is not None
    ]


def called(g: Call, use: Use) -> tuple[Value, ...]:
    """What its key is made of."""
    said = saying(g, declaration(use))
    return (said.verb, *said.about.items())


def why_none_offered(g: Call, uses: Sequence[Use], asked: Decision) -> Reason | None:
    """What the nearest of several texts of a card is missing."""
    reasons = []
    for use in uses:
        reason = why_not_offered(g, use, asked)
        if reason is None:
            return None
        reasons.append(reason)
    return nearest(reasons)


@cites("CC 9.14", "CC 9.17", "CC 17.21")
def why_no_opportunity(
    kind: str, g: Call, seat: Seat, questions: Sequence[Decision]
) -> Reason | None:
    """Why nothing can be played, or used: what the nearest of all these things is missing."""
    if (reason := why_not_asked(g, seat, questions, "CC 4.17")) is not None:
        return reason
    (asked,) = (one for one in questions if one.seat == seat)
    if asked.prompt not in WINDOWS.values():
        return Reason("CC 17.3", "other_question")
    reasons = []
    for use in own_uses(g, seat):
        if is_from_hand(use) == (kind == "play"):
            reason = why_not_offered(g, use, asked)
            if reason is None:
                return None
            reasons.append(reason._replace(about={"nearest": g.code[use.card], **reason.about}))
    return nearest(reasons) if reasons else NOTHING_TO[kind]


ACTIONS: Final[Mapping[str, Check]] = {
    "play": partial(why_no_opportunity, "play"),
    "use": partial(why_no_opportunity, "use"),
    **{kind: partial(why_no_answer, kind) for kind in ANSWERS},
    "resign": why_no_resigning,
}
