"""Why a kind of action is not to be had now: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fhtagn.games.duel.abilities import available
from fhtagn.games.duel.actions import AWAKENINGS, GATE, RECRUIT, is_unlimited
from fhtagn.games.duel.battle import BATTLE, unlimited_battle
from fhtagn.games.duel.capture import CAPTURE, FORBIDDEN, is_forbidden, may_capture, protection
from fhtagn.games.duel.common import actions_within
from fhtagn.games.duel.doom import DUE, RITUAL, is_used, ritual_price
from fhtagn.games.duel.gates import takers
from fhtagn.games.duel.movement import MOVE, afoot
from fhtagn.games.duel.queries import (
    CULTIST,
    GREAT_OLD_ONE,
    MONSTER,
    areas,
    by_area,
    combat,
    cost,
    cultists_in,
    enemies_in,
    gates_left,
    held_areas,
    may_keep,
    opponent,
    pool_kinds,
    rank,
    units_in,
    units_on_map,
)
from fhtagn.games.duel.refusals import ANY_PHASE, REFUSALS, Refusal, refused
from fhtagn.games.duel.requirement_actions import DEEDS, Deed
from fhtagn.games.duel.spellbooks import is_open
from fhtagn.games.duel.state import ACTION, FREE, NO_GATE, Duel
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites, cites_of, saying
from fhtagn.kernel.state import Seat

ANSWERS: Final = (
    "faction", "start", "book", "ready", "kill", "kill_again", "pain", "pain_again", "ignore",
    "eliminate", "retreat", "fall", "give_up", "stop", "first", "tower", "decline",
)  # fmt: skip
ASIDES: Final = ("reveal", "switch_off", "switch_on", "resign")


@cites("CW 9.1.4", "CW 11.1.2", "CW 11.1.3")
def reason(kind: str, g: Duel, seat: Seat, questions: Sequence[Decision]) -> Reason:
    """Why the seat has no option of this kind at this moment.

    What is missing on the map is told before what is missing in Power: Power comes by itself.
    """
    if g.outcome is not None:
        return Reason("CW 20.1.8", "over")
    if kind in ASIDES_WHY:
        return ASIDES_WHY[kind]
    if kind not in REFUSALS:
        return unasked(g, seat, questions)
    if g.phase == "setup":
        return Reason("CW 3.2.2", "set_up_first")
    wanted = REFUSALS[kind]
    return (
        not_had(g, seat, wanted)
        or not_now(g, seat, questions, wanted)
        or wanted.why(g, seat)
        or too_dear(g, seat, wanted)
        or Reason("CW 40.6.20", "surcharge")
    )


ASIDES_WHY: Final = {
    "reveal": Reason("CW 8.1.4", "no_signs"),
    "switch_off": Reason("CW 40.1.17", "no_switch"),
    "switch_on": Reason("CW 40.1.17", "no_switch"),
}


@cites("CW 9.1.1", "CW 16.1.1")
def unasked(g: Duel, seat: Seat, questions: Sequence[Decision]) -> Reason:
    """The kind is an answer to a question that is not put now, or not to this seat."""
    asked = questions[0].seat
    if asked == seat:
        return Reason("CW 9.4.1", "not_this_question")
    rule = "CW 16.1.1" if g.phase == "doom" else "CW 9.1.1"
    return Reason(rule, "not_your_turn", {"seat": asked})


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
        return powerless(g, seat, wanted) or unasked(g, seat, questions)
    return WHERE_ACTIONS_ARE_CHOSEN.get(asked.prompt, finish_first)(g, seat, wanted)


def finish_first(_g: Duel, _seat: Seat, _wanted: Refusal) -> Reason:
    return Reason("CW 9.4.1", "finish_first")


@cites("CW 9.1.8")
def powerless(g: Duel, seat: Seat, wanted: Refusal) -> Reason | None:
    """Without Power there are no actions of a turn, not even for nothing."""
    needed = wanted.phase == "action" and wanted.is_action
    return Reason("CW 9.1.8", "no_power") if needed and not g.power[seat] else None


@cites("CW 9.1.2")
def in_turn(g: Duel, seat: Seat, wanted: Refusal) -> Reason | None:
    assert g.turn is not None
    if not wanted.is_action:
        return None
    if g.turn.taken == ACTION and not is_still_open(g, seat, wanted.verb):
        return Reason("CW 9.1.2", "action_taken")
    return powerless(g, seat, wanted)


@cites("CW 12.3.2", "CW 12.1.1")
def is_still_open(g: Duel, seat: Seat, verb: str) -> bool:
    """Whether actions of this kind are unlimited now."""
    return is_unlimited(g, seat, verb) or (verb == "battle" and unlimited_battle(g))


@cites("CW 12.1.4")
def in_second_action(_g: Duel, _seat: Seat, wanted: Refusal) -> Reason | None:
    return None if wanted.is_action else Reason("CW 12.1.4", "not_this_question")


@cites("CW 40.5.13", "CW 40.5.21")
def in_nexus(g: Duel, seat: Seat, wanted: Refusal) -> Reason | None:
    """What can be done, but not in the battle area; else it is missing everywhere."""
    if not wanted.in_nexus:
        return Reason("CW 40.5.13" if wanted.is_action else "CW 40.5.21", "not_in_nexus")
    elsewhere = (saying(g, task).verb for task in actions_within(g, seat, areas(g)))
    return Reason("CW 40.5.21", "only_battle_area") if wanted.verb in elsewhere else None


WHERE_ACTIONS_ARE_CHOSEN: Final[dict[str, Callable[[Duel, Seat, Refusal], Reason | None]]] = {
    "act": in_turn,
    "doom": lambda *_: None,
    "nexus": in_nexus,
    "second_action": in_second_action,
}  # by prompt: what keeps the kind from being chosen there


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


def to_awaken(g: Duel, seat: Seat) -> list[str]:
    """Those in the pool whose steps can be done somewhere."""
    kinds = pool_kinds(g, seat, GREAT_OLD_ONE, GREAT_OLD_ONE)
    return [kind for kind in kinds if any(True for _ in AWAKENINGS[kind].areas(g, seat))]


def least_awakening(g: Duel, seat: Seat) -> int:
    return min((cost(g, seat, kind) for kind in to_awaken(g, seat)), default=0)


@refused("awaken", price=least_awakening)
def no_awakening(g: Duel, seat: Seat) -> Reason | None:
    kinds = pool_kinds(g, seat, GREAT_OLD_ONE, GREAT_OLD_ONE)
    if not kinds:
        return Reason("CW 5.1.7", "all_awake")
    if to_awaken(g, seat):
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
    units = units_on_map(g, seat)
    if not units:
        return Reason("CW 10.5.2", "no_units")
    return None if afoot(g, units, ()) else Reason("CW 10.5.7", "all_on_gates")


@refused("battle", price=BATTLE)
def no_battle(g: Duel, seat: Seat) -> Reason | None:
    assert g.turn is not None
    shared = [area for area in by_area(g, seat) if enemies_in(g, seat, area)]
    if not shared:
        return Reason("CW 10.6.2", "no_shared_area")
    fresh = [area for area in shared if (seat, area) not in g.turn.fought]
    if not fresh:
        return Reason("CW 12.3.7", "fought_already")
    fighters = (unit for area in fresh for unit in units_in(g, seat, area) if combat(g, unit))
    return None if any(True for _ in fighters) else Reason("CW 10.6.3", "no_combat")


@refused("capture", price=CAPTURE)
def no_capture(g: Duel, seat: Seat) -> Reason | None:
    """The weakest protection is told: it is the one to be overcome."""
    other = opponent(seat)
    shared = {a: units for a, units in by_area(g, seat).items() if cultists_in(g, other, a)}
    captors = [unit for units in shared.values() for unit in units if rank(g, unit) > CULTIST]
    if not captors:
        return Reason("CW 10.7.2", "nobody_to_capture")
    if any(may_capture(g, units, other, area) for area, units in shared.items()):
        return None
    able = [unit for unit in captors if not is_forbidden(g, other, unit)]
    if not able:
        return Reason(cites_of(FORBIDDEN.of(g, other)[0])[0], "capture_forbidden")
    least = min(protection(g, other, g.where[unit]) for unit in able)
    return Reason("CW 10.7.4" if least == GREAT_OLD_ONE else "CW 10.7.5", "protected")


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


def open_deeds(g: Duel, seat: Seat) -> list[tuple[int, Deed]]:
    """The requirements of the seat that are actions and not fulfilled yet, with their cost."""
    faction = g.content.factions[g.factions[seat]]
    left = [one for one in faction.requirements if one.action and is_open(g, seat, one.slot)]
    return [(one.cost, DEEDS[faction.id, one.slot]) for one in left]


def least_fulfilment(g: Duel, seat: Seat) -> int:
    possible = [price for price, deed in open_deeds(g, seat) if deed.possible(g, seat)]
    return min(possible, default=0)


@refused("fulfil", in_nexus=False, price=least_fulfilment)
def no_requirement(g: Duel, seat: Seat) -> Reason | None:
    if not any(one.action for one in g.content.factions[g.factions[seat]].requirements):
        return Reason("CW 11.2.1", "no_requirement_action")
    deeds = [deed for _, deed in open_deeds(g, seat)]
    if not deeds:
        return Reason("CW 7.4.5", "requirements_done")
    if any(deed.possible(g, seat) for deed in deeds):
        return None
    return Reason(cites_of(deeds[0].done)[0], "requirement_impossible")


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
