"""Preparing Spells: symbols, wild symbols, the Reserve and its overflow (FG 7.1 to 7.3)."""

from __future__ import annotations

from collections import Counter

from fhtagn.games.fate.card_verbs import (
    choose_free,
    discard_prepared,
    empty_column,
    lay_in_reserve,
    show_cost,
)
from fhtagn.games.fate.casting import cast, is_available, straight, times_of, use_artifact
from fhtagn.games.fate.course_verbs import change_turn
from fhtagn.games.fate.effects import always, step
from fhtagn.games.fate.events.spells import WildAdded
from fhtagn.games.fate.queries import RESERVE, frame, here, in_hand, symbol_of, turn
from fhtagn.games.fate.state import NOTHING, WILD, Fate
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

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
    code = g.code[card]
    at_once = g.content.spells[code].time in times_of(g, seat) and is_available(g, seat, code)
    now: list[Task] = [option(cast, seat, card)] if at_once else []
    old = {g.code[one]: one for one in g.reserve[seat]}
    return Decision(seat, "overflow", [*now, *(option(replace, seat, one) for one in old.values())])


@rule("FG 7.3.3", says=lambda g, _seat, card: Saying("replace", {"spell": g.code[card]}))
def replace(g: Fate, seat: Seat, card: int) -> None:
    """A Spell Prepared before is discarded without effect; the new one takes its slot."""
    discard_prepared(g, seat, card)
    lay_in_reserve(g, seat)
