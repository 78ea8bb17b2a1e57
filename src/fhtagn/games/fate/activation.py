"""Phase III: Control, the die for temporary control, and the order of the actions (FG 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fhtagn.games.fate.casting import between, effect_done
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import (
    change_turn,
    enter_phase,
    note,
    open_effect,
    take_dice,
)
from fhtagn.games.fate.dice import roll
from fhtagn.games.fate.effects import asks, step
from fhtagn.games.fate.events.turns import BaseAction, ControlAction
from fhtagn.games.fate.legality import is_asked, why_not_in
from fhtagn.games.fate.queries import LOCATIONS, controls, here, is_active, location, step_of, turn
from fhtagn.games.fate.state import ACTIVATE, Fate
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

Rule = Callable[[Fate, Seat], Decision | None]


class Actions(NamedTuple):
    """What a location offers. `why_not` says why the Control Action cannot be done in full."""

    base: Rule
    control: Rule
    why_not: Callable[[Fate, Seat], Reason | None]
    control_first: bool = False


NOT_TESTING: Final = Reason("FG 40.1.2", "not_activating")
IN_CONTROL: Final = Reason("FG 6.3.4", "in_control")
DIE_ONCE: Final = Reason("FG 6.3.4", "die_once")
NOT_ACTIVATING: Final = Reason("FG 6.1.2", "not_activating")
BARRED: Final = Reason("FG 30.3.4", "barred")
LATER: Final = Reason("FG 6.1.1", "base_action_first")
ONCE: Final = Reason("FG 6.1.4", "once_a_turn")


ACTIONS: Final[dict[int, Actions]] = {}  # by location; each registers its own
OTHERWISE: Final[list[Callable[[Fate, Seat], list[Task]]]] = []  # instead of a Control Action


@rule("FG 4.1.1", "FG 40.1.2", "FG 40.1.3")
def activate_phase(g: Fate, seat: Seat) -> None:
    """Anybody may act; Control is tested once; then the actions of the location."""
    g.then(between, seat, 0, "activate")
    g.then(test_control, seat)
    g.then(take_actions, seat)


# -- Control ---------------------------------------------------------------------------------------


@rule("FG 6.2.1", "FG 6.2.4", "FG 6.3.1", "FG 40.1.3", "FG 40.1.30")
def test_control(g: Fate, seat: Seat) -> None:
    """After placement; without Control one may roll a die for temporary control."""
    now = turn(g)
    held = now.control or ("control" if controls(g, seat, here(g, seat), now.bonus) else "")
    enter_phase(g, ACTIVATE)
    change_turn(g, tested=True, control=held)
    if not held:
        g.then(choose_die, seat)


@choice("FG 6.3.1", "FG 6.3.4")
def choose_die(_g: Fate, seat: Seat) -> Decision:
    return Decision(seat, "control_die", [option(roll_for_control, seat), option(no_die, seat)])


@cites("FG 6.3.4", "FG 40.1.2")
def check_die(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """Once, when Control is tested, and not by who is in Control."""
    if wrong := why_not_in(g, seat, ACTIVATE, NOT_TESTING):
        return wrong
    if turn(g).control:
        return IN_CONTROL
    return None if is_asked(seat, questions, "control_die") else DIE_ONCE


@rule("FG 6.3.1", "FG 6.3.4", says=lambda *_: Saying("roll_for_control"))
def roll_for_control(g: Fate, seat: Seat) -> None:
    g.then(roll, seat, 1, "control")
    g.then(read_control_die)


@rule("FG 6.3.1", says=lambda *_: Saying("no_die"))
def no_die(_g: Fate, _seat: Seat) -> None:
    """Not rolled."""


@rule("FG 6.3.2", "FG 6.3.3")
def read_control_die(g: Fate) -> None:
    """Cthulhu gives temporary control; any other face nothing."""
    if "cthulhu" in take_dice(g):
        change_turn(g, control="temporary")


@step("temporary_control", "FG 6.3.2", can=lambda g, seat, _what: is_active(g, seat))
def temporary_control(g: Fate, _seat: Seat, _code: str, _n: int) -> None:
    """Without a die, for this turn."""
    change_turn(g, control="temporary")


def is_before_test(g: Fate, seat: Seat, _what: Step) -> bool:
    return is_active(g, seat) and not turn(g).tested


@step("control_bonus", "FG 6.2.1", can=is_before_test)
def control_bonus(g: Fate, _seat: Seat, code: str, n: int) -> None:
    """More Cultists are counted when Control is tested this turn."""
    change_turn(g, bonus=turn(g).bonus + step_of(g, code, n).n)


# -- actions ---------------------------------------------------------------------------------------


@rule("FG 6.1.1", "FG 9.1.6")
def take_actions(g: Fate, seat: Seat) -> None:
    """The Base Action, and before or after it the Control Action, as the location says."""
    at = here(g, seat)
    control_first = ACTIONS[at].control_first
    if control_first:
        g.then(offer_control, seat, at)
    g.then(base_action, seat, at)
    g.then(base_done, seat)
    if not control_first:
        g.then(offer_control, seat, at)


@rule("FG 6.1.1", "FG 40.1.44", "FG 40.1.45")
def base_action(g: Fate, seat: Seat, at: int) -> None:
    """Performed as far as possible."""
    open_effect(g, "action", location(g, at), seat)
    happened(g, BaseAction, seat, at)
    g.then(ACTIONS[at].base, seat)
    g.then(effect_done, seat)


@rule("FG 40.1.45")
def base_done(g: Fate, _seat: Seat) -> None:
    """From now on a card may perform another Base Action."""
    change_turn(g, base_done=True)


@rule("FG 6.1.2", "FG 6.1.3", "FG 6.1.4", "FG 40.1.48")
def offer_control(g: Fate, seat: Seat, at: int) -> None:
    """Only to whom Controls the location, and only what can be done in full."""
    if control_options(g, seat, at):
        g.then(choose_control, seat, at)


@cites("FG 17.4.2")
def control_options(g: Fate, seat: Seat, at: int) -> list[Task]:
    instead = [task for more in OTHERWISE for task in more(g, seat)]
    if why_barred(g, seat) or ACTIONS[at].why_not(g, seat):
        return instead
    return [option(control_action, seat, at), *instead]


@cites("FG 6.1.2")
def why_no_control(g: Fate, seat: Seat) -> Reason | None:
    if turn(g).control:
        return None
    return Reason("FG 6.1.2", "no_control", {"location": location(g, here(g, seat))})


@cites("FG 30.3.4")
def why_barred(g: Fate, seat: Seat) -> Reason | None:
    return why_no_control(g, seat) or (BARRED if turn(g).barred else None)


@cites("FG 6.1.1", "FG 6.1.4")
def why_not_offered(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """The Control Action, or another instead of it, is not asked for now."""
    if is_asked(seat, questions, "control_action"):
        return None
    first = ACTIONS[here(g, seat)].control_first
    return ONCE if first or turn(g).base_done else LATER


def check_control_action(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    return (
        why_not_in(g, seat, ACTIVATE, NOT_ACTIVATING)
        or why_barred(g, seat)
        or why_not_offered(g, seat, questions)
        or ACTIONS[here(g, seat)].why_not(g, seat)
    )


@choice("FG 6.1.3")
def choose_control(g: Fate, seat: Seat, at: int) -> Decision:
    options = [*control_options(g, seat, at), option(no_control_action, seat)]
    return Decision(seat, "control_action", options, (("location", location(g, at)),))


@rule(
    "FG 6.1.2",
    "FG 6.1.4",
    says=lambda g, _seat, at: Saying("control_action", {"location": location(g, at)}),
)
def control_action(g: Fate, seat: Seat, at: int) -> None:
    open_effect(g, "action", location(g, at), seat)
    happened(g, ControlAction, seat, at)
    g.then(ACTIONS[at].control, seat)
    g.then(effect_done, seat)
    g.then(control_action_done, seat)


@rule("FG 15.1.4")
def control_action_done(g: Fate, seat: Seat) -> None:
    note(g, "control_action", seat)


@rule("FG 6.1.3", says=lambda *_: Saying("no_control_action"))
def no_control_action(_g: Fate, _seat: Seat) -> None:
    """Not used."""


# -- a Base Action from afar -----------------------------------------------------------------------


@cites("FG 30.1.3", "FG 40.1.45")
def remote(g: Fate, seat: Seat, what: Step) -> list[int]:
    """Other locations with at least two own Cultists, as far as the card allows."""
    current = here(g, seat)
    return [
        at
        for at in LOCATIONS
        if at != current and at not in what.without and g.altar[seat][at] >= 2
    ]


@step(
    "base_action", "FG 30.1.3", "FG 40.1.45", can=lambda g, seat, what: bool(remote(g, seat, what))
)
def base_action_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """The Base Action of another location, without placement and without its Control Action."""
    if remote(g, seat, step_of(g, code, n)):
        g.then(choose_remote, seat, code, n)


@choice("FG 30.1.3")
def choose_remote(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = remote(g, seat, step_of(g, code, n))
    return asks(seat, code, "base_action", [option(act_from_afar, seat, at) for at in found])


@rule(
    "FG 30.1.3",
    "FG 40.1.45",
    says=lambda g, _seat, at: Saying("base_action", {"location": location(g, at)}),
)
def act_from_afar(g: Fate, seat: Seat, at: int) -> None:
    g.then(base_action, seat, at)
