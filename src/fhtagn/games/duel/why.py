"""Why a kind of action is not to be had now: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.duel.abilities import available
from fhtagn.games.duel.actions import AWAKENINGS, GATE, RECRUIT, is_unlimited
from fhtagn.games.duel.battle import BATTLE, unlimited_battle
from fhtagn.games.duel.capture import CAPTURE, FORBIDDEN, is_forbidden, protection
from fhtagn.games.duel.doom import DUE, RITUAL, is_used, ritual_price
from fhtagn.games.duel.gates import takers
from fhtagn.games.duel.movement import MOVE
from fhtagn.games.duel.queries import (
    CULTIST,
    GREAT_OLD_ONE,
    MONSTER,
    by_area,
    cost,
    cultists_in,
    enemies_in,
    gates_left,
    held_areas,
    may_keep,
    opponent,
    pool_kinds,
    rank,
    units_on_map,
)
from fhtagn.games.duel.refusals import ANY_PHASE, REFUSALS, Refusal, refused
from fhtagn.games.duel.requirement_actions import DEEDS
from fhtagn.games.duel.spellbooks import is_open
from fhtagn.games.duel.state import ACTION, FREE, NO_GATE, Duel
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.game import Reason
from fhtagn.kernel.rules import cites, cites_of
from fhtagn.kernel.state import Seat

ANSWERS: Final = (
    "faction", "start", "book", "ready", "kill", "kill_again", "pain", "pain_again", "ignore",
    "eliminate", "retreat", "fall", "give_up", "stop", "first", "tower", "decline",
)  # fmt: skip
ASIDES: Final = ("reveal", "switch_off", "switch_on", "resign")


@cites("CW 9.1.4", "CW 11.1.2", "CW 11.1.3")
def reason(g: Duel, seat: Seat, kind: str, questions: Sequence[Decision]) -> Reason:
    """Why the seat has no option of this kind at this moment."""
    if g.outcome is not None:
        return Reason("CW 20.1.8", "over")
    if kind in ASIDES_WHY:
        return ASIDES_WHY[kind]
    if g.phase == "setup":
        return Reason("CW 2.2.1", "set_up_first")
    if kind not in REFUSALS:
        return unasked(seat, questions)
    wanted = REFUSALS[kind]
    return (
        not_had(g, seat, wanted)
        or not_now(g, seat, questions, wanted)
        or too_dear(g, seat, wanted)
        or wanted.why(g, seat)
        or Reason("CW 40.6.20", "surcharge")
    )


ASIDES_WHY: Final = {
    "reveal": Reason("CW 8.1.4", "no_signs"),
    "switch_off": Reason("CW 40.1.17", "no_switch"),
    "switch_on": Reason("CW 40.1.17", "no_switch"),
    "resign": Reason("CW 40.1.18", "resigned"),
}


def unasked(seat: Seat, questions: Sequence[Decision]) -> Reason:
    """The kind is an answer to a question that is not put now."""
    if questions[0].seat == seat:
        return Reason("CW 9.4.1", "not_this_question")
    return Reason("CW 9.1.1", "not_your_turn", {"seat": questions[0].seat})


@cites("CW 7.1.2", "CW 7.1.3", "CW 11.1.1")
def not_had(g: Duel, seat: Seat, wanted: Refusal) -> Reason | None:
    """An ability of another faction, a closed spellbook, a Great Old One not in play."""
    if not wanted.ability or wanted.ability in available(g, seat):
        return None
    ability = g.content.abilities[wanted.ability]
    if ability not in g.content.factions[g.factions[seat]].abilities:
        return Reason("CW 11.1.1", "other_faction", {"ability": ability.id})
    if ability.kind == "goo":
        return Reason("CW 7.1.3", "not_in_play", {"unit": ability.unit})
    return Reason("CW 7.1.2", "closed_book", {"book": ability.id})


def not_now(g: Duel, seat: Seat, questions: Sequence[Decision], wanted: Refusal) -> Reason | None:
    """Another phase, another's turn, another question first, or the action is taken already."""
    if wanted.phase == ANY_PHASE:
        return None
    if g.phase != wanted.phase:
        return Reason("CW 3.2.1", "other_phase", {"phase": wanted.phase})
    (asked,) = questions
    if asked.seat != seat:
        return unasked(seat, questions)
    if asked.prompt == "nexus":
        why = "only_battle_area" if wanted.in_nexus else "not_in_nexus"
        return Reason("CW 40.5.21" if wanted.in_nexus else "CW 40.5.13", why)
    if asked.prompt not in ("act", "doom"):
        return Reason("CW 9.1.3", "finish_first")
    return action_taken(g, seat, wanted)


@cites("CW 9.1.2", "CW 9.1.8")
def action_taken(g: Duel, seat: Seat, wanted: Refusal) -> Reason | None:
    assert g.turn is not None
    if wanted.phase != "action" or not wanted.is_action:
        return None
    if g.turn.taken == ACTION and not is_still_open(g, seat, wanted.verb):
        return Reason("CW 9.1.2", "action_taken")
    return None if g.power[seat] else Reason("CW 9.1.8", "no_power")


@cites("CW 12.3.2", "CW 12.1.1")
def is_still_open(g: Duel, seat: Seat, verb: str) -> bool:
    """Whether actions of this kind are unlimited now."""
    return is_unlimited(g, seat, verb) or (verb == "battle" and unlimited_battle(g))


@cites("CW 9.1.4")
def too_dear(g: Duel, seat: Seat, wanted: Refusal) -> Reason | None:
    price = wanted.price(g, seat)
    if price <= g.power[seat]:
        return None
    return Reason("CW 9.1.4", "too_dear", {"price": price, "power": g.power[seat]})


# -- what common actions need ----------------------------------------------------------------------


@refused("recruit", price=RECRUIT)
def no_recruit(g: Duel, seat: Seat) -> Reason | None:
    if not pool_kinds(g, seat, CULTIST, CULTIST):
        return Reason("CW 10.1.5", "no_cultist_in_pool")
    return None


def least_summon(g: Duel, seat: Seat) -> int:
    kinds = pool_kinds(g, seat, MONSTER, GREAT_OLD_ONE - 1)
    return min((cost(g, seat, kind) for kind in kinds), default=0)


@refused("summon", price=least_summon)
def no_summon(g: Duel, seat: Seat) -> Reason | None:
    if not pool_kinds(g, seat, MONSTER, GREAT_OLD_ONE - 1):
        return Reason("CW 5.1.4", "no_monster_in_pool")
    return None if held_areas(g, seat) else Reason("CW 10.2.2", "no_gate_held")


def least_awakening(g: Duel, seat: Seat) -> int:
    kinds = pool_kinds(g, seat, GREAT_OLD_ONE, GREAT_OLD_ONE)
    return min((cost(g, seat, kind) for kind in kinds), default=0)


@refused("awaken", price=least_awakening)
def no_awakening(g: Duel, seat: Seat) -> Reason | None:
    kinds = pool_kinds(g, seat, GREAT_OLD_ONE, GREAT_OLD_ONE)
    if not kinds:
        return Reason("CW 5.1.7", "all_awake")
    if any(any(True for _ in AWAKENINGS[kind].areas(g, seat)) for kind in kinds):
        return None
    return Reason("CW 10.3.1", "steps_impossible", {"unit": kinds[0]})


@refused("gate", price=GATE)
def no_new_gate(g: Duel, seat: Seat) -> Reason | None:
    if not gates_left(g):
        return Reason("CW 40.1.13", "no_gate_token")
    builders = [unit for unit in units_on_map(g, seat) if may_keep(g, unit)]
    if not builders:
        return Reason("CW 10.4.2", "no_cultist_on_map")
    if all(g.gates[g.where[unit]] != NO_GATE for unit in builders):
        return Reason("CW 10.4.3", "gates_there")
    return None


@refused("move", price=MOVE)
def no_move(g: Duel, seat: Seat) -> Reason | None:
    why = "all_on_gates" if units_on_map(g, seat) else "no_units"
    return Reason("CW 10.5.7" if units_on_map(g, seat) else "CW 10.5.2", why)


@refused("battle", price=BATTLE)
def no_battle(g: Duel, seat: Seat) -> Reason | None:
    assert g.turn is not None
    shared = [area for area in by_area(g, seat) if enemies_in(g, seat, area)]
    if not shared:
        return Reason("CW 10.6.2", "no_shared_area")
    if all((seat, area) in g.turn.fought for area in shared):
        return Reason("CW 12.3.7", "fought_already")
    return Reason("CW 10.6.3", "no_combat")


@refused("capture", price=CAPTURE)
def no_capture(g: Duel, seat: Seat) -> Reason | None:
    other = opponent(seat)
    shared = {
        area: [unit for unit in units if rank(g, unit) > CULTIST]
        for area, units in by_area(g, seat).items()
        if cultists_in(g, other, area)
    }
    captors = [unit for units in shared.values() for unit in units]
    if not captors:
        return Reason("CW 10.7.2", "nobody_to_capture")
    if all(is_forbidden(g, other, unit) for unit in captors):
        return Reason(cites_of(FORBIDDEN.of(g, other)[0])[0], "capture_forbidden")
    best = max(protection(g, other, area) for area, units in shared.items() if units)
    return Reason("CW 10.7.4" if best == GREAT_OLD_ONE else "CW 10.7.5", "protected")


@refused("pass_turn", in_nexus=False)
def no_pass(_g: Duel, _seat: Seat) -> Reason | None:
    return None


# -- gates and the end of the turn -----------------------------------------------------------------


@refused("control", in_nexus=False, is_action=False)
def no_control(g: Duel, seat: Seat) -> Reason | None:
    if any(True for _ in takers(g, seat)):
        return Reason("CW 40.1.16", "gates_were_so")
    near = [area for area, units in by_area(g, seat).items() if any(may_keep(g, u) for u in units)]
    if any(g.gates[area] == FREE for area in near):
        return Reason("CW 17.3.2", "under_tower")
    if any(g.gates[area] >= 0 and g.owner[g.gates[area]] != seat for area in near):
        return Reason("CW 12.2.3", "enemy_gate")
    return Reason("CW 12.2.2", "no_free_gate")


@refused("abandon", in_nexus=False, is_action=False)
def no_abandoning(g: Duel, seat: Seat) -> Reason | None:
    if held_areas(g, seat):
        return Reason("CW 40.1.16", "gates_were_so")
    return Reason("CW 12.2.4", "no_gate_held")


@refused("end", in_nexus=False, is_action=False)
def no_end(_g: Duel, _seat: Seat) -> Reason | None:
    return Reason("CW 9.1.5", "must_act")


@refused("fulfil", in_nexus=False)
def no_requirement(g: Duel, seat: Seat) -> Reason | None:
    faction = g.content.factions[g.factions[seat]]
    actions = [one for one in faction.requirements if one.action]
    left = [one for one in actions if is_open(g, seat, one.slot)]
    if not actions:
        return Reason("CW 11.2.1", "no_requirement_action")
    if not left:
        return Reason("CW 7.4.5", "requirements_done")
    if all(one.cost > g.power[seat] for one in left):
        price = min(one.cost for one in left)
        return Reason("CW 9.1.4", "too_dear", {"price": price, "power": g.power[seat]})
    impossible = DEEDS[faction.id, left[0].slot].done
    return Reason(cites_of(impossible)[0], "requirement_impossible")


# -- the Doom phase --------------------------------------------------------------------------------


@refused("ritual", phase="doom")
def no_ritual(g: Duel, seat: Seat) -> Reason | None:
    if is_used(g, RITUAL):
        return Reason("CW 16.2.1", "one_ritual")
    about = {"price": ritual_price(g, seat), "power": g.power[seat]}
    return Reason("CW 16.2.3", "too_dear", about)


@refused("done", phase="doom")
def not_done(g: Duel, seat: Seat) -> Reason | None:
    due = [one for one in DUE.of(g, seat) if one(g, seat)]
    return Reason(cites_of(due[0])[0], "something_due") if due else None


def kinds() -> tuple[str, ...]:
    """All kinds of action, those of the factions' files included."""
    return (*REFUSALS, *ASIDES, *ANSWERS)
