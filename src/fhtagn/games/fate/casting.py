"""Casting Spells, using Artifacts and Monsters: in which windows, and how (FG 7.4, 9.2, 18.2).

Everything that can be used has a time. `uses` lists what a seat may use at one of some times.
Spells and abilities of the times "my_turn" and "any" are asides while nothing is in progress, and
options of the windows between the steps of a turn; those that answer an event are options of its
window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from fhtagn.games.fate.card_verbs import declare_spell
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import (
    cancel_below,
    change_turn,
    close_effect,
    note,
    open_effect,
    remember_used,
)
from fhtagn.games.fate.effects import follow, step
from fhtagn.games.fate.events.monsters import MonsterUsed
from fhtagn.games.fate.events.relics import ArtifactUsed
from fhtagn.games.fate.queries import (
    active,
    alone,
    frame,
    is_active,
    thing,
    turn,
)
from fhtagn.games.fate.relic_verbs import change_tokens, dismiss_monster, remove_artifact, tilt
from fhtagn.games.fate.state import Effect, Fate
from fhtagn.games.fate.usable import (
    may_have,
    times_of,
    why_not_cast,
    why_not_commanded,
    why_not_used,
)
from fhtagn.kernel.agenda import opened, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, Task, cites, rule, window
from fhtagn.kernel.state import Seat

# -- what may be used ------------------------------------------------------------------------------


@cites("FG 7.4.4", "FG 1.3.6", "FG 40.2.4")
def uses(g: Fate, seat: Seat, *times: str) -> list[Task]:
    """Prepared Spells, straight Artifacts and the Monster that may be used at these times."""
    return [*spells(g, seat, times), *artifacts(g, seat, times), *monster(g, seat, times)]


def spells(g: Fate, seat: Seat, times: tuple[str, ...]) -> Iterator[Task]:
    cards = {g.code[card]: card for card in g.reserve[seat]}  # equal cards are one option
    for card in cards.values():
        if why_not_cast(g, seat, card, times) is None:
            yield option(cast, seat, card)


def artifacts(g: Fate, seat: Seat, times: tuple[str, ...]) -> Iterator[Task]:
    for card in g.artifacts[seat]:
        if why_not_used(g, seat, card, times) is None:
            yield option(use_artifact, seat, card)


def monster(g: Fate, seat: Seat, times: tuple[str, ...]) -> Iterator[Task]:
    if why_not_commanded(g, seat, times) is None:
        yield option(use_monster, seat)


# -- using -----------------------------------------------------------------------------------------


def says_cast(g: Fate, _seat: Seat, card: int) -> Saying:
    return Saying("cast", {"spell": g.code[card]})


@rule("FG 7.4.1", "FG 7.4.2", "FG 7.4.7", "FG 40.1.52", says=says_cast)
def cast(g: Fate, seat: Seat, card: int) -> None:
    """The Spell is shown; others may cancel it; it is carried out and discarded."""
    declare_spell(g, seat, card)
    g.then(answer_spell, active(g), 0)
    g.then(carry_out, seat)
    g.then(effect_done, seat)


def says_artifact(g: Fate, _seat: Seat, card: int) -> Saying:
    return Saying("use", {"artifact": g.code[card]})


@rule("FG 9.2.1", says=says_artifact)
def use_artifact(g: Fate, seat: Seat, card: int) -> None:
    """Its ability is carried out, then it is tilted or destroyed."""
    open_effect(g, "artifact", g.code[card], seat, card)
    happened(g, ArtifactUsed, seat, card)
    g.then(carry_out, seat)
    g.then(effect_done, seat)


def says_monster(g: Fate, seat: Seat) -> Saying:
    return Saying("command", {"monster": g.code[g.monsters[seat]]})


@rule("FG 18.2.5", "FG 18.2.9", says=says_monster)
def use_monster(g: Fate, seat: Seat) -> None:
    """One of its tokens is discarded for its ability."""
    card = g.monsters[seat]
    change_tokens(g, seat, -1)
    change_turn(g, used=(*turn(g).used, card))
    open_effect(g, "monster", g.code[card], seat, card)
    happened(g, MonsterUsed, seat, card)
    g.then(carry_out, seat)
    g.then(effect_done, seat)


@rule("FG 7.4.1", "FG 7.4.6")
def carry_out(g: Fate, seat: Seat) -> None:
    """What the card says, unless it was cancelled."""
    now = frame(g)
    if not now.cancelled:
        follow(g, seat, now.code, thing(g, now.code).effect)


@rule("FG 7.4.1", "FG 40.1.52", "FG 40.1.70")
def effect_done(g: Fate, seat: Seat) -> None:
    """The effect is complete: its card goes, Curses look at it, and losers may answer."""
    done = close_effect(g)
    AFTER.get(done.sort, nothing_more)(g, seat, done)
    if done.lost:
        g.then(answer_loss, active(g), 0, done.lost)


def nothing_more(_g: Fate, _seat: Seat, _done: Effect) -> None:
    """Most effects leave nothing behind."""


def after_spell(g: Fate, seat: Seat, _done: Effect) -> None:
    note(g, "cast", seat)


PUT_AWAY: Final[dict[str, Callable[[Fate, Seat, int], None]]] = {
    "tilt": tilt,
    "destroy": remove_artifact,
}


@cites("FG 9.2.2", "FG 9.2.4")
def after_artifact(g: Fate, seat: Seat, done: Effect) -> None:
    if done.card in g.artifacts[seat]:
        PUT_AWAY[g.content.artifacts[done.code].use](g, seat, done.card)
    remember_used(g, done.card)
    note(g, "artifact_used", seat)


@cites("FG 18.2.6")
def after_monster(g: Fate, seat: Seat, done: Effect) -> None:
    if g.monsters[seat] == done.card and not g.tokens[seat]:
        dismiss_monster(g, seat)


AFTER: Final[dict[str, Callable[[Fate, Seat, Effect], None]]] = {
    "spell": after_spell,
    "artifact": after_artifact,
    "monster": after_monster,
}


# -- windows between the steps of a turn -----------------------------------------------------------


def act_times(g: Fate, seat: Seat, time: str) -> tuple[str, ...]:
    return (time, *times_of(g, seat)) if is_active(g, seat) else times_of(g, seat)


def could_act(g: Fate, seat: Seat, time: str) -> bool:
    return may_have(g, seat, *act_times(g, seat, time))


WINDOW_TIMES: Final[dict[str, Callable[[Fate, Seat], tuple[str, ...]]]] = {
    "between": lambda g, seat: act_times(g, seat, *opened(g)),
    "phase_one": lambda g, seat: ("prepare", *times_of(g, seat)),
    "placing": lambda *_: ("place",),
    "after_draw": lambda *_: ("draw",),
    "answer_spell": lambda *_: ("spell",),
    "answer_loss": lambda *_: ("loss",),
}  # by prompt: when that may be used which the window is for


def uses_in(g: Fate, seat: Seat, prompt: str) -> list[Task]:
    return uses(g, seat, *WINDOW_TIMES[prompt](g, seat))


@window("FG 40.1.19", "FG 40.1.63", "FG 7.4.3", prompt="between", could=could_act)
def between(g: Fate, seat: Seat, _passed: int, time: str) -> list[Task]:
    """Anybody may act, the active player first; that player also with what has this time."""
    return uses(g, seat, *act_times(g, seat, time))


def could_in_phase_one(g: Fate, seat: Seat) -> bool:
    return is_active(g, seat) and may_have(g, seat, "prepare")


@window("FG 4.2.1", prompt="phase_one", could=could_in_phase_one)
def phase_one(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """Abilities usable before movement: those that name this phase, and all that are free."""
    return uses_in(g, seat, "phase_one")


def could_when_placing(g: Fate, seat: Seat) -> bool:
    return is_active(g, seat) and may_have(g, seat, "place")


@window("FG 5.3.1", prompt="placing", could=could_when_placing)
def placing(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """Abilities used together with the placement of a Cultist."""
    return uses_in(g, seat, "placing")


def could_after_drawing(g: Fate, seat: Seat) -> bool:
    return is_active(g, seat) and may_have(g, seat, "draw")


@window("FG 7.5.1", prompt="after_draw", could=could_after_drawing)
def after_draw(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """Abilities used after drawing."""
    return uses_in(g, seat, "after_draw")


# -- windows of a Spell and of losses --------------------------------------------------------------


def could_answer_spell(g: Fate, seat: Seat) -> bool:
    target = frame(g)
    return not target.cancelled and seat != target.seat and may_have(g, seat, "spell")


@window("FG 40.1.19", "FG 40.1.64", prompt="answer_spell", could=could_answer_spell)
def answer_spell(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """A rival's Spell has just been cast and has done nothing yet."""
    return uses_in(g, seat, "answer_spell")


def is_spell_on_top(g: Fate, _seat: Seat, _what: Step) -> bool:
    return bool(g.effects) and frame(g).sort == "spell" and not alone(g)


@step("cancel_spell", "FG 40.1.19", "FG 40.1.53", can=is_spell_on_top)
def cancel_spell(g: Fate, _seat: Seat, _code: str, _n: int) -> None:
    """The Spell answered is discarded without effect; its own prices are not paid."""
    cancel_below(g)


def could_answer_loss(g: Fate, seat: Seat, lost: int) -> bool:
    return bool(lost >> seat & 1) and may_have(g, seat, "loss")


@window("FG 40.1.70", prompt="answer_loss", could=could_answer_loss)
def answer_loss(g: Fate, seat: Seat, _passed: int, _lost: int) -> list[Task]:
    """A rival's effect has just cost the seat Cultists."""
    return uses_in(g, seat, "answer_loss")
