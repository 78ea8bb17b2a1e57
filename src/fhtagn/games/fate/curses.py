"""Curses: gained, kept by the player on the right, fired at once when their time comes (FG 15).

`settle` runs after every step. In this order it looks for a tenth Elder Sign, the first meeting of
token and sign, a Curse whose condition is met, and the goal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.fate.answers import answer_curse
from fhtagn.games.fate.casting import carry_out, effect_done
from fhtagn.games.fate.content import Curse, Step
from fhtagn.games.fate.course_verbs import (
    avert_curse,
    close_hex,
    expect_curse,
    mark_due,
)
from fhtagn.games.fate.effects import asks, step, upon
from fhtagn.games.fate.queries import (
    LAST_SIGN,
    active,
    alone,
    clockwise,
    controlled,
    is_out,
    meets,
    rivals,
    step_of,
)
from fhtagn.games.fate.relic_verbs import draw_curse, lift_curse, remove_artifact, reveal_curse
from fhtagn.games.fate.state import NOTHING, Deed, Fate
from fhtagn.games.fate.track import end_by_sealing, finish_alone, win_by_summoning
from fhtagn.games.fate.verbs import mark_met
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

LAST_CURSE: Final = 5  # in solo

# -- the standing checks ---------------------------------------------------------------------------


@cites("FG 40.1.6", "FG 40.1.7", "FG 40.1.58")
def settle(g: Fate) -> None:
    """Tenth sign, Elder Sign Curse, other Curses, goal: in this order, after every step."""
    if g.turn is None or not is_near(g):
        return
    if g.happened:
        mark_due(g, struck(g))
    for seat in range(g.seats):
        if g.signs[seat] >= LAST_SIGN:
            end_by_sealing(g, seat)
            return
    met = meeting(g)
    if met is not None:
        meet(g, met)
    elif not (g.hexes or is_punishing(g)):
        settle_curses(g)


def is_near(g: Fate) -> bool:
    """Whether there can be anything to look for; quickly, for this is asked after every step."""
    return any(g.waiting) or max(g.signs) + max(g.token) >= LAST_SIGN - 1


def meeting(g: Fate) -> Seat | None:
    """Whose token and Elder Sign meet for the first time."""
    for seat in range(g.seats):
        if not g.met[seat] and g.signs[seat] and meets(g, seat):
            return seat
    return None


@cites("FG 3.1.2", "FG 40.1.7", "FG 40.1.25", "FG 40.1.62")
def settle_curses(g: Fate) -> None:
    """The oldest Curse that is due; if there is none, the goal."""
    for card in g.ages:
        seat = lies_on(g, card)
        if is_due(g, seat, card):
            fire(g, seat, card)
            return
    for seat in clockwise(g, active(g)):
        if g.token[seat] >= g.goal:
            win_by_summoning(g, seat)
            return


def lies_on(g: Fate, card: int) -> Seat:
    return next(seat for seat in range(g.seats) if card in g.waiting[seat])


def unsettled(g: Fate) -> bool:
    """Whether something that happens by itself is still to happen."""
    if g.outcome is not None or g.turn is None:
        return False
    if meeting(g) is not None or any(signs >= LAST_SIGN for signs in g.signs):
        return True
    return not (g.hexes or is_punishing(g)) and any(
        g.token[seat] >= g.goal or any(is_due(g, seat, card) for card in g.waiting[seat])
        for seat in range(g.seats)
    )


@cites("FG 14.1.2", "FG 14.1.3", "FG 14.1.4")
def meet(g: Fate, seat: Seat) -> None:
    """The first meeting of token and Elder Sign brings a Curse."""
    mark_met(g, seat)
    g.then(gain_curse, seat)


@cites("FG 40.1.62")
def is_punishing(g: Fate) -> bool:
    """A punishment is carried out completely before the next Curse is revealed."""
    return any(one.sort == "curse" for one in g.effects)


@cites("FG 40.1.28")
def is_watched(g: Fate) -> bool:
    """Alone, Curses are only counted, except in the strict mode."""
    return not alone(g) or g.strict


# -- conditions ------------------------------------------------------------------------------------


def is_far_ahead(g: Fate, seat: Seat, curse: Curse) -> bool:
    """On a far enough space, and so many before every rival."""
    if alone(g):
        return g.token[seat] >= curse.alone
    lead = g.token[seat] - max(g.token[other] for other in rivals(g, seat))
    return g.token[seat] >= curse.n and lead >= curse.ahead


STATES: Final[dict[str, Callable[[Fate, Seat, Curse], bool]]] = {
    "at_goal": lambda g, seat, _curse: g.token[seat] >= g.goal,
    "near_goal": lambda g, seat, _curse: g.token[seat] >= g.goal - 1,
    "hand": lambda g, seat, curse: len(g.hands[seat]) >= curse.n,
    "prepared": lambda g, seat, curse: len(g.reserve[seat]) >= curse.n,
    "artifacts": lambda g, seat, curse: len(g.artifacts[seat]) >= curse.n,
    "empty_lodge": lambda g, seat, _curse: not g.lodge[seat],
    "visitors": lambda g, seat, curse: g.visitors[seat] >= curse.n,
    "abyss": lambda g, seat, curse: g.abyss[seat] >= curse.n,
    "controls": lambda g, seat, curse: len(controlled(g, seat)) >= curse.n,
    "far_ahead": is_far_ahead,
}


@cites("FG 15.1.3", "FG 15.1.8", "FG 15.1.11", "FG 40.1.58")
def is_due(g: Fate, seat: Seat, card: int) -> bool:
    """Whether the condition is met: by the table as it is, or by what has happened."""
    if not is_watched(g) or is_out(g, seat):
        return False
    curse = g.content.curses[g.code[card]]
    holds = STATES.get(curse.when)
    return card in g.due if holds is None else holds(g, seat, curse)


@cites("FG 15.1.3", "FG 15.1.9", "FG 40.2.1")
def struck(g: Fate) -> tuple[int, ...]:
    """The waiting Curses whose event has just happened to the player they lie on."""
    return tuple(
        card
        for deed in g.happened
        for card in g.waiting[deed.seat]
        if card not in g.due and is_struck(g.content.curses[g.code[card]], deed)
    )


def is_struck(curse: Curse, deed: Deed) -> bool:
    if curse.when != deed.what:
        return False
    return deed.value >= curse.n if curse.at == NOTHING else deed.value == curse.at


# -- firing ----------------------------------------------------------------------------------------


@cites("FG 15.1.4", "FG 15.1.5", "FG 15.1.7", "FG 40.1.26")
def fire(g: Fate, seat: Seat, card: int) -> None:
    """Play halts: the card is shown, its punishment carried out, and it goes under the deck."""
    reveal_curse(g, seat, card)
    g.then(carry_out, seat)
    g.then(effect_done, seat)


# -- gaining ---------------------------------------------------------------------------------------


@rule("FG 15.1.1", "FG 40.1.25")
def gain_curse(g: Fate, seat: Seat) -> None:
    """It may still be averted or redirected; then the card is drawn, if there is one."""
    if g.curse_deck:
        expect_curse(g, seat)
        g.then(answer_curse, seat, 0)
        g.then(take_curse)


@rule("FG 15.1.1", "FG 40.1.20")
def take_curse(g: Fate) -> None:
    """The top Curse is drawn, if it is not averted and there is one; alone, the fifth loses."""
    now = close_hex(g)
    if now.averted or not g.curse_deck:
        return
    draw_curse(g, now.seat)
    g.then(count_curses, now.seat)


@rule("FG 17.5.2", "FG 40.1.73")
def count_curses(g: Fate, seat: Seat) -> None:
    """Alone, the fifth Curse lying there loses the game."""
    if alone(g) and len(g.waiting[seat]) >= LAST_CURSE:
        finish_alone(g, "cursed", won=False)


@step("curse", "FG 15.1.2", can=lambda g, seat, what: bool(cursable(g, seat, what)))
def curse_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """One gains a Curse oneself, or picks a rival who does."""
    upon(g, seat, code, n, cursable(g, seat, step_of(g, code, n)), curse_one)


@rule("FG 15.1.2")
def curse_one(g: Fate, _seat: Seat, _code: str, _n: int, other: Seat) -> None:
    g.then(gain_curse, other)


def cursable(g: Fate, seat: Seat, what: Step) -> list[Seat]:
    if not g.curse_deck:
        return []
    return [seat] if what.who == "self" else rivals(g, seat)


@step("avert_curse", "FG 40.1.25", "FG 40.1.59", can=lambda g, _seat, _what: bool(g.hexes))
def avert(g: Fate, _seat: Seat, _code: str, _n: int) -> None:
    """The Curse is not gained."""
    avert_curse(g)


def can_redirect(g: Fate, seat: Seat, _what: Step) -> bool:
    return bool(g.hexes) and bool(rivals(g, seat))


@step("redirect_curse", "FG 40.1.25", can=can_redirect)
def redirect(g: Fate, seat: Seat, code: str, n: int) -> None:
    """A rival gains it instead."""
    avert_curse(g)
    upon(g, seat, code, n, rivals(g, seat), curse_one)


# -- lifting, and the Artifact that angered one ----------------------------------------------------


@step("lift_curse", "FG 15.1.10", can=lambda g, seat, _what: bool(g.waiting[seat]))
def lift(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """One waiting Curse goes unread under the deck."""
    if len(g.waiting[seat]) > 1:
        g.then(choose_curse, seat, code)
    elif g.waiting[seat]:
        lift_curse(g, seat, g.waiting[seat][0])


@choice("FG 15.1.10")
def choose_curse(g: Fate, seat: Seat, code: str) -> Decision:
    """Face down, told apart only by their age."""
    count = len(g.waiting[seat])
    return asks(seat, code, "choose_curse", [option(lift_one, seat, one) for one in range(count)])


@rule("FG 15.1.10", says=lambda _g, _seat, number: Saying("curse", {"number": number + 1}))
def lift_one(g: Fate, seat: Seat, number: int) -> None:
    lift_curse(g, seat, g.waiting[seat][number])


@step("destroy_used", "FG 15.1.5", can=lambda g, _seat, _what: g.used_last != NOTHING)
def destroy_used(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """The Artifact just used leaves the game, if it has not yet."""
    if g.used_last in g.artifacts[seat]:
        remove_artifact(g, seat, g.used_last)
