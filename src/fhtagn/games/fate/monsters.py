"""Monsters: summoned, at most one to a cult, used by their tokens (FG 18.2)."""

from __future__ import annotations

from fhtagn.games.fate.casting import carry_out, effect_done
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import open_effect
from fhtagn.games.fate.effects import asks, step
from fhtagn.games.fate.events.monsters import MonsterUsed
from fhtagn.games.fate.queries import frame, monster_of, rivals, step_of
from fhtagn.games.fate.relic_verbs import change_tokens, dismiss_monster, summon_monster
from fhtagn.games.fate.state import NOBODY, NOTHING, Fate
from fhtagn.games.fate.usable import why_no_use
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat


def can_summon(g: Fate, _seat: Seat, _what: Step) -> bool:
    return bool(g.monsters_shown or g.monster_stack)


@step("summon", "FG 18.2.2", "FG 18.2.10", can=can_summon)
def summon_step(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """One of the two face up or the top of the reserve."""
    if can_summon(g, seat, step_of(g, code, _n)):
        g.then(choose_monster, seat, code)


@choice("FG 18.2.2")
def choose_monster(g: Fate, seat: Seat, code: str) -> Decision:
    shown: list[Task] = [option(summon, seat, card) for card in g.monsters_shown]
    top: list[Task] = [option(summon_top, seat)] if g.monster_stack else []
    return asks(seat, code, "summon", [*shown, *top])


@rule(
    "FG 18.2.2",
    "FG 18.2.7",
    says=lambda g, _seat, card: Saying("summon", {"monster": g.code[card]}),
)
def summon(g: Fate, seat: Seat, card: int) -> None:
    arrive(g, seat, card)


@rule("FG 18.2.2", says=lambda *_: Saying("summon_top"))
def summon_top(g: Fate, seat: Seat) -> None:
    arrive(g, seat, g.monster_stack[0])


@cites("FG 18.2.7", "FG 18.2.8", "FG 18.3.3")
def arrive(g: Fate, seat: Seat, card: int) -> None:
    """A Monster the cult already has is discarded first."""
    if g.monsters[seat] != NOTHING:
        dismiss_monster(g, seat)
    summon_monster(g, seat, card)


def can_add(g: Fate, seat: Seat, _what: Step) -> bool:
    printed = monster_of(g, seat)
    return printed is not None and g.tokens[seat] < printed.slots


@step("add_token", "FG 18.2.11", can=can_add)
def add_token(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """One token back on the own Monster, not above its slots."""
    change_tokens(g, seat, 1)


def rival_has_monster(g: Fate, seat: Seat, _what: Step) -> bool:
    return any(g.monsters[other] != NOTHING for other in rivals(g, seat))


@step("lose_token", "FG 18.2.12", can=rival_has_monster)
def lose_token(g: Fate, _seat: Seat, _code: str, _n: int) -> None:
    """The rival chosen before loses a token, and with the last one the Monster."""
    rival = frame(g).rival
    if rival == NOBODY or g.monsters[rival] == NOTHING:
        return
    change_tokens(g, rival, -1)
    if not g.tokens[rival]:
        dismiss_monster(g, rival)


def can_use_free(g: Fate, seat: Seat, _what: Step) -> bool:
    printed = monster_of(g, seat)
    return (
        printed is not None
        and printed.time in ("my_turn", "any")
        and why_no_use(g, seat, printed.id) is None
    )


@step("use_monster", "FG 18.2.11", can=can_use_free)
def use_free(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """Its ability without a token and beyond its limit."""
    card = g.monsters[seat]
    open_effect(g, "monster", g.code[card], seat, card)
    happened(g, MonsterUsed, seat, card)
    g.then(carry_out, seat)
    g.then(effect_done, seat)


def can_discard(g: Fate, seat: Seat, what: Step) -> bool:
    return g.monsters[seat] != NOTHING and g.tokens[seat] >= what.least


@step("discard_monster", "FG 30.2.1", can=can_discard)
def discard_monster(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """The own Monster with enough tokens leaves."""
    dismiss_monster(g, seat)
