"""Preparing Spells: symbols, wild symbols, the Reserve and its overflow (FG 7.1 to 7.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fhtagn.games.fate.card_verbs import (
    choose_free,
    discard_prepared,
    empty_column,
    lay_in_reserve,
    show_cost,
)
from fhtagn.games.fate.casting import cast, use_artifact
from fhtagn.games.fate.course_verbs import change_turn
from fhtagn.games.fate.effects import always, step
from fhtagn.games.fate.events.spells import WildAdded
from fhtagn.games.fate.legality import is_asked, why_not_in
from fhtagn.games.fate.queries import RESERVE, frame, here, in_hand, location, symbol_of, turn
from fhtagn.games.fate.state import CONCLUDE, NOTHING, WILD, Fate
from fhtagn.games.fate.usable import straight, times_of, why_not_cast
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason, open_kinds
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

NOT_CONCLUDING: Final = Reason("FG 7.1.1", "not_concluding")
PREPARED_ENOUGH: Final = Reason("FG 7.1.1", "prepared_enough")
NOT_PREPARING: Final = Reason("FG 7.1.1", "not_preparing")
NO_HELPER: Final = Reason("FG 18.1.4", "no_helper")
HELP_TOO_SMALL: Final = Reason("FG 18.1.4", "help_too_small")
HELP_NOT_NEEDED: Final = Reason("FG 18.1.4", "help_not_needed")

# -- paying ----------------------------------------------------------------------------------------


@cites(
    "FG 7.1.3", "FG 7.1.4", "FG 7.1.5", "FG 7.1.6", "FG 7.1.7", "FG 7.1.8", "FG 7.2.1", "FG 7.2.2"
)
def symbols(g: Fate, seat: Seat) -> Counter[int]:
    """What can pay: the location's own symbol, its Column, the own Prepared Spells."""
    at = here(g, seat)
    return Counter([at, *(symbol_of(g, card) for card in (*g.columns[at], *g.reserve[seat]))])


@cites("FG 7.1.2", "FG 7.2.3", "FG 7.2.4", "FG 18.1.1", "FG 18.1.2", "FG 40.1.15")
def is_paid(cost: tuple[int, ...], available: Counter[int]) -> bool:
    """Every symbol by one of its kind or a wild one; a wild symbol in the cost by a wild one."""
    needed = Counter(cost)
    wild = needed.pop(WILD, 0)
    missing = sum(max(0, count - available[symbol]) for symbol, count in needed.items())
    return wild + missing <= available[WILD]


@cites("FG 18.1.4")
def helper(g: Fate, seat: Seat) -> int:
    """A straight Artifact that adds a wild symbol while one pays, if there is one."""
    found = [
        card for card in straight(g, seat) if g.content.artifacts[g.code[card]].time == "ready"
    ]
    return found[0] if found else NOTHING


@step("wild_symbol", "FG 18.1.4", can=always)
def wild_symbol(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """It has paid for one symbol of the preparation now made."""
    happened(g, WildAdded, seat, frame(g).card)


# -- the step of phase IV --------------------------------------------------------------------------


@rule("FG 7.1.1", "FG 13.1.2", "FG 7.1.12")
def preparations(g: Fate, seat: Seat) -> None:
    """One Spell may be Prepared, after the Library two; the hand alone decides if one is asked."""
    now = turn(g)
    if now.prepared < now.preparations and g.hands[seat]:
        g.then(choose_preparation, seat)
    else:
        g.then(preparations_over, seat)


@choice("FG 7.1.1", "FG 7.1.2")
def choose_preparation(g: Fate, seat: Seat) -> Decision:
    """Every Spell that can be paid for, if need be with an Artifact's help, or none."""
    have, wild = symbols(g, seat), helper(g, seat)
    more = have + Counter([WILD])
    options: list[Task] = []
    for code, card in {g.code[card]: card for card in g.hands[seat]}.items():
        cost = g.content.spells[code].cost
        if is_paid(cost, have):
            options.append(option(prepare, seat, card, NOTHING))
        elif wild != NOTHING and is_paid(cost, more):
            options.append(option(prepare, seat, card, wild))
    return Decision(seat, "prepare", [*options, option(prepare_no_more, seat)])


@cites("FG 7.1.1")
def why_not_preparing(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """The seat is not asked which Spell to Prepare."""
    if wrong := why_not_in(g, seat, CONCLUDE, NOT_CONCLUDING):
        return wrong
    if is_asked(seat, questions, "prepare"):
        return None
    return PREPARED_ENOUGH if turn(g).prepared >= turn(g).preparations else NOT_PREPARING


def check_prepare(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    if wrong := why_not_preparing(g, seat, questions):
        return wrong
    if "prepare" in open_kinds(g, seat, questions):
        return None
    return Reason("FG 7.1.2", "too_dear", {"location": location(g, here(g, seat))})


@cites("FG 18.1.4")
def check_prepare_with(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """An Artifact that adds a symbol is used only where one symbol is missing."""
    if wrong := why_not_preparing(g, seat, questions):
        return wrong
    if helper(g, seat) == NOTHING:
        return NO_HELPER
    offered = open_kinds(g, seat, questions)
    if "prepare_with" in offered:
        return None
    return HELP_NOT_NEEDED if "prepare" in offered else HELP_TOO_SMALL


def says_prepare(g: Fate, seat: Seat, card: int, artifact: int) -> Saying:
    helped = {} if artifact == NOTHING else {"artifact": g.code[artifact]}
    about = in_hand(g, seat, card) | helped
    return Saying("prepare_with" if helped else "prepare", about, {"spell": g.code[card]})


@rule("FG 7.1.1", "FG 7.1.9", "FG 13.1.3", "FG 13.1.4", says=says_prepare)
def prepare(g: Fate, seat: Seat, card: int, artifact: int) -> None:
    """The cost is shown and the Spell laid down; another one may follow, or the Column goes.

    Between two preparations the Column stays, and the first Spell's symbol may pay for the second.
    """
    show_cost(g, seat, card)
    change_turn(g, prepared=turn(g).prepared + 1)
    if artifact != NOTHING:
        g.then(use_artifact, seat, artifact)
    g.then(make_room, seat)
    g.then(preparations, seat)


@rule("FG 7.1.12", "FG 13.1.5", says=lambda *_: Saying("prepare_no_more"))
def prepare_no_more(g: Fate, seat: Seat) -> None:
    g.then(preparations_over, seat)


@rule("FG 7.1.11", "FG 13.1.5", "FG 40.1.18")
def preparations_over(g: Fate, seat: Seat) -> None:
    """Whoever has paid for a preparation empties the Column now; without any it stays."""
    if turn(g).prepared:
        empty_column(g, here(g, seat))


# -- without paying --------------------------------------------------------------------------------


@rule("FG 13.1.6", "FG 40.1.17")
def prepare_free(g: Fate, seat: Seat) -> None:
    """One Spell from hand; the Column is left alone."""
    if g.hands[seat]:
        g.then(choose_free_spell, seat)


@choice("FG 13.1.6")
def choose_free_spell(g: Fate, seat: Seat) -> Decision:
    cards = {g.code[card]: card for card in g.hands[seat]}
    return Decision(
        seat, "prepare_free", [option(prepare_this, seat, card) for card in cards.values()]
    )


def says_free(g: Fate, seat: Seat, card: int) -> Saying:
    return Saying("prepare_free", in_hand(g, seat, card), {"spell": g.code[card]})


@rule("FG 13.1.6", says=says_free)
def prepare_this(g: Fate, seat: Seat, card: int) -> None:
    choose_free(g, seat, card)
    g.then(make_room, seat)


# -- the Reserve -----------------------------------------------------------------------------------


@rule("FG 7.1.10", "FG 7.3.1", "FG 13.1.7")
def make_room(g: Fate, seat: Seat) -> None:
    """Into a free slot; without one the player must choose."""
    if len(g.reserve[seat]) < RESERVE:
        lay_in_reserve(g, seat)
    else:
        g.then(choose_overflow, seat)


@choice("FG 7.3.2", "FG 7.3.3", "FG 40.1.16")
def choose_overflow(g: Fate, seat: Seat) -> Decision:
    """Cast the new Spell at once, if its time allows it, or discard one Prepared before."""
    card = g.preparing
    late = why_not_cast(g, seat, card, times_of(g, seat))
    now: list[Task] = [] if late else [option(cast, seat, card)]
    old = {g.code[one]: one for one in g.reserve[seat]}
    return Decision(seat, "overflow", [*now, *(option(replace, seat, one) for one in old.values())])


@rule("FG 7.3.3", says=lambda g, _seat, card: Saying("replace", {"spell": g.code[card]}))
def replace(g: Fate, seat: Seat, card: int) -> None:
    """A Spell Prepared before is discarded without effect; the new one takes its slot."""
    discard_prepared(g, seat, card)
    lay_in_reserve(g, seat)
