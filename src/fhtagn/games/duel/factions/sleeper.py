"""The Sleeper («Спящий»): what only this faction can do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fhtagn.games.duel.abilities import LENDERS
from fhtagn.games.duel.actions import (
    ACTIONS,
    TURN_ACTIONS,
    awakening,
    pay_action,
    payable,
    says_at,
)
from fhtagn.games.duel.battle import DECLARED, PRE_BATTLE
from fhtagn.games.duel.battle_verbs import change_battle, use_once
from fhtagn.games.duel.capture import CAPTURE, give_up, protection
from fhtagn.games.duel.common import actions_within
from fhtagn.games.duel.doom import DOOM_EFFECTS, DUE, is_used
from fhtagn.games.duel.events.abilities import Used
from fhtagn.games.duel.kinds import (
    AREA_ACTION,
    FREELY,
    MARCH,
    TURN_ACTION,
    Listed,
    Listing,
    Only,
    answers,
    menu,
    refusal,
)
from fhtagn.games.duel.movement import MARCHED
from fhtagn.games.duel.odds_ways import WAYS
from fhtagn.games.duel.queries import (
    CULTIST,
    GREAT_OLD_ONE,
    HELD_ELSEWHERE,
    MONSTER,
    areas,
    by_area,
    combat_of,
    each_kind,
    held_areas,
    in_play,
    in_pool,
    is_out,
    name_of_area,
    on_map,
    on_sheet,
    opponent,
    pool_kinds,
    rank,
    units_in,
)
from fhtagn.games.duel.requirement_actions import deed
from fhtagn.games.duel.spellbooks import requirement
from fhtagn.games.duel.state import LENT, NO_GATE, SHEET, Duel
from fhtagn.games.duel.verbs import (
    draw_sign,
    forget_switches,
    gain_power,
    lose_power,
    place,
    remove_gate,
    return_gate,
    take_gate,
    take_off,
    use_in_turn,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

DICE: Final = 6
LEAST_COMBAT: Final = 2

PLACED_ALREADY: Final = Reason("CW 32.1.4", "once_in_doom")
NO_MONSTER_OR_UNIT: Final = Reason("CW 40.6.11", "no_monster_or_unit")
NO_SPAWN: Final = Reason("CW 32.3.1", "none_on_map", {"unit": "formless_spawn"})
TSATHOGGUA_ASLEEP: Final = Reason("CW 32.3.4", "none_on_map", {"unit": "tsathoggua"})
ONLY_BATTLE_AREA: Final = Reason("CW 40.5.21", "only_battle_area")
NOT_IN_NEXUS: Final = Reason("CW 40.5.13", "not_in_nexus")
NO_ACTION_IN_NEXUS: Final = Reason("CW 40.5.21", "not_in_nexus")
LENT_ALREADY: Final = Reason("CW 40.6.12", "already_lent")
NO_SERPENT_MAN: Final = Reason("CW 32.5.8", "none_on_map", {"unit": "serpent_man"})
NOBODY_LENT: Final = Reason("CW 32.5.9", "nobody_lent")
HOMECOMING_DUE: Final = Reason("CW 40.6.28", "homecoming_due")
NO_HUNTER: Final = Reason("CW 32.5.12", "not_in_play", {"unit": "tsathoggua"})
NO_MONSTER_THERE: Final = Reason("CW 32.5.12", "no_monster_there")
GUARDED: Final = Reason("CW 32.5.13", "protected")
NO_DEMANDER: Final = Reason("CW 32.5.17", "not_in_play", {"unit": "tsathoggua"})
DEMANDED: Final = Reason("CW 32.5.16", "once_in_battle")
ONE_GATE_ASLEEP: Final = Reason("CW 32.5.21", "one_gate_asleep")
NO_GATE_HELD: Final = Reason("CW 32.5.18", "no_gate_held")
NO_GATE_ASLEEP: Final = Reason("CW 32.5.20", "no_gate_asleep")
GATES_EVERYWHERE: Final = Reason("CW 32.5.20", "gates_everywhere")


# -- Death from Below ------------------------------------------------------------------------------


@DOOM_EFFECTS.offered_by("death_from_below", "CW 32.1.1", "CW 32.1.2", "CW 32.1.4", "CW 40.6.11")
def deaths_from_below(g: Duel, seat: Seat) -> Listed:
    """Once in each Doom phase, where a unit of the seat stands; no gate is needed."""
    if is_used(g, "death_from_below"):
        return PLACED_ALREADY
    near = by_area(g, seat)
    found = [(death_from_below, (seat, kind, to)) for kind in cheapest(g, seat) for to in near]
    return found or NO_MONSTER_OR_UNIT


@cites("CW 32.1.1", "CW 32.1.3")
def cheapest(g: Duel, seat: Seat) -> list[str]:
    """The monster of the pool that costs least, if there is one."""
    kinds = pool_kinds(g, seat, MONSTER, GREAT_OLD_ONE - 1)
    return sorted(kinds, key=lambda kind: g.content.units[kind].cost)[:1]


def says_death(g: Duel, _seat: Seat, kind: str, area: int) -> Saying:
    return Saying("death_from_below", {"unit": kind, "at": name_of_area(g, area)})


@rule("CW 32.1.1", "CW 32.1.2", "CW 32.1.4", says=says_death)
def death_from_below(g: Duel, seat: Seat, kind: str, area: int) -> None:
    happened(g, Used, seat, "death_from_below")
    use_in_turn(g, "death_from_below")
    place(g, in_pool(g, seat, kind)[0], area)


# -- units -----------------------------------------------------------------------------------------


@combat_of("formless_spawn", "CW 32.2.6")
def spawn_combat(g: Duel, unit: int) -> int:
    """As many as there are on the whole map, Tsathoggua counted with them."""
    seat = g.owner[unit]
    return len(on_map(g, seat, "formless_spawn")) + len(on_map(g, seat, "tsathoggua"))


@combat_of("tsathoggua", "CW 32.2.8", "CW 40.5.18")
def tsathoggua_combat(g: Duel, unit: int) -> int:
    """The opponent's Power, but at least 2."""
    return max(LEAST_COMBAT, g.power[opponent(g.owner[unit])])


@awakening("tsathoggua", "CW 32.3.1", "CW 32.3.2")
def tsathoggua_awakes(g: Duel, seat: Seat) -> list[int] | Reason:
    """Where a Formless Spawn is."""
    spawn = on_map(g, seat, "formless_spawn")
    return list(dict.fromkeys(g.where[unit] for unit in spawn)) or NO_SPAWN


@TURN_ACTIONS.offered_by("lethargy", "CW 32.3.3", "CW 32.3.4", "CW 40.1.5", "CW 40.5.13")
def lethargies(g: Duel, seat: Seat, _only: Only | None) -> Listed:
    return [(lethargy, (seat,))] if on_map(g, seat, "tsathoggua") else TSATHOGGUA_ASLEEP


@rule("CW 32.3.3", "CW 32.3.5", "CW 40.1.8", says=lambda _g, _seat: Saying("lethargy"))
def lethargy(g: Duel, seat: Seat) -> None:
    """Nothing is done, and that is the action."""
    happened(g, Used, seat, "lethargy")
    pay_action(g, seat, 0)


# -- requirements ----------------------------------------------------------------------------------


@deed("sleeper", 1, "CW 32.4.1")
def opponent_gains_one(g: Duel, seat: Seat) -> None:
    gain_power(g, opponent(seat), 1)


@deed("sleeper", 2, "CW 32.4.2")
def opponent_gains_three(g: Duel, seat: Seat) -> None:
    gain_power(g, opponent(seat), 3)


@deed("sleeper", 3, "CW 32.4.3")
def opponent_loses_one(g: Duel, seat: Seat) -> None:
    lose_power(g, opponent(seat), 1)


@requirement("sleeper", 4, "CW 32.4.4", "CW 40.5.16", when="battle")
def six_dice(g: Duel, seat: Seat) -> bool:
    return g.battles[-1].dice[seat] >= DICE


@requirement("sleeper", 5, "CW 32.4.5", when="ritual")
def ritual_performed(g: Duel, seat: Seat) -> bool:
    return g.turn is not None and g.turn.seat == seat


@requirement("sleeper", 6, "CW 32.4.6")
def tsathoggua_awakened(g: Duel, seat: Seat) -> bool:
    return "tsathoggua" in g.awakened[seat]


# -- Energy Nexus ----------------------------------------------------------------------------------


@DECLARED.answered_by("energy_nexus", "CW 32.5.1", "CW 40.5.11", "CW 40.5.14")
def nexus(g: Duel, seat: Seat, area: int) -> None:
    """Once per battle declared, with a Wizard there and Power left, but not inside another."""
    wizard = any(g.where[unit] == area for unit in on_map(g, seat, "wizard"))
    inside = any("energy_nexus" in battle.used for battle in g.battles)
    if wizard and not is_out(g, seat) and not inside:
        use_once(g, "energy_nexus")
        g.then(nexus_action, seat, area)


@choice(
    "CW 32.5.1", "CW 32.5.2", "CW 32.5.4", "CW 40.5.13", "CW 40.5.21", "CW 40.5.24", "CW 40.5.22"
)
def nexus_action(g: Duel, seat: Seat, area: int) -> Decision:
    """One action in the battle area at its usual cost, before the battle."""
    found = actions_within(g, seat, Only(area, ONLY_BATTLE_AREA))
    return Decision(seat, "nexus", [*found, option(no_nexus, seat)])


@menu("nexus", AREA_ACTION, MARCH)
def why_not_with_nexus(g: Duel, seat: Seat, listing: Listing) -> Reason | None:
    return refusal(listing(g, seat, Only(g.battles[-1].area, ONLY_BATTLE_AREA)))


@menu("nexus", TURN_ACTION)
def no_turn(_g: Duel, _seat: Seat, _listing: Listing) -> Reason:
    """What ends or fills a turn of one's own."""
    return NOT_IN_NEXUS


@menu("nexus", FREELY)
def no_gates(_g: Duel, _seat: Seat, _listing: Listing) -> Reason:
    """What is no action at all."""
    return NO_ACTION_IN_NEXUS


@rule("CW 32.5.1", says=lambda _g, _seat: Saying("decline"))
def no_nexus(_g: Duel, _seat: Seat) -> None:
    """The battle goes on."""


answers("decline", "nexus", "CW 32.5.1")


# -- Burrow ----------------------------------------------------------------------------------------


@MARCHED.answered_by("burrow", "CW 32.5.6", "CW 32.5.7", "CW 40.6.22")
def burrow(g: Duel, seat: Seat, paid: int) -> None:
    """One Power back, once, if two or more were paid for units."""
    if paid >= 2:
        happened(g, Used, seat, "burrow")
        gain_power(g, seat, 1)


# -- Ancient Sorcery -------------------------------------------------------------------------------

SORCERY: Final = 1


@ACTIONS.offered_by("ancient_sorcery", "CW 32.5.8", "CW 40.6.12", "CW 40.5.24")
def sorceries(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """A Serpent Man of the map, if none lies on the opponent's sheet."""
    if lent(g, seat):
        return LENT_ALREADY
    near = [g.where[unit] for unit in each_kind(g, on_map(g, seat, "serpent_man"))]
    if not near:
        return NO_SERPENT_MAN
    places = payable(g, seat, SORCERY, near, only)
    return places if isinstance(places, Reason) else [(sorcery, (seat, area)) for area in places]


def lent(g: Duel, seat: Seat) -> list[int]:
    return [unit for unit in g.units[seat] if g.where[unit] == LENT]


@rule("CW 32.5.8", says=says_at("ancient_sorcery"))
def sorcery(g: Duel, seat: Seat, area: int) -> None:
    """The Serpent Man goes to the opponent's sheet."""
    happened(g, Used, seat, "ancient_sorcery")
    pay_action(g, seat, SORCERY, area)
    unit = next(unit for unit in on_map(g, seat, "serpent_man") if g.where[unit] == area)
    take_off(g, unit, LENT)


@cites("CW 32.5.8", "CW 32.5.11", "CW 40.6.13", "CW 40.6.14")
def borrowed(g: Duel, seat: Seat) -> Iterator[str]:
    """While it lies there, the opponent's unique ability is the Sleeper's too."""
    if lent(g, seat):
        yield g.content.factions[g.factions[opponent(seat)]].unique


LENDERS.append(borrowed)


@DOOM_EFFECTS.offered_by(
    "ancient_sorcery", "CW 32.5.9", "CW 32.5.10", "CW 40.6.12", kind="come_home"
)
def homecomings(g: Duel, seat: Seat) -> Listed:
    return [(come_home, (seat, area)) for area in areas(g)] if lent(g, seat) else NOBODY_LENT


@DUE.answered_by("ancient_sorcery", "CW 40.6.28")
def must_come_home(g: Duel, seat: Seat) -> Reason | None:
    return HOMECOMING_DUE if lent(g, seat) else None


@rule("CW 32.5.9", "CW 32.5.11", says=says_at("come_home"))
def come_home(g: Duel, seat: Seat, area: int) -> None:
    """Back to the map, with 1 Power; what was borrowed is no longer the Sleeper's to decline."""
    forget_switches(g, seat, list(borrowed(g, seat)))
    for unit in lent(g, seat):
        place(g, unit, area)
    gain_power(g, seat, 1)


# -- Capture Monster -------------------------------------------------------------------------------


@ACTIONS.offered_by("capture_monster", "CW 32.5.12", "CW 32.5.13")
def monster_captures(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """In Tsathoggua's area, unless a Great Old One is with the monsters."""
    lairs = [g.where[unit] for unit in on_map(g, seat, "tsathoggua")]
    if not lairs:
        return NO_HUNTER
    other = opponent(seat)
    if not monsters(g, other, lairs[0]):
        return NO_MONSTER_THERE
    if protection(g, other, lairs[0]) == GREAT_OLD_ONE:
        return GUARDED
    places = payable(g, seat, CAPTURE, lairs, only)
    return places if isinstance(places, Reason) else [(seize_monster, (seat, lairs[0]))]


def monsters(g: Duel, seat: Seat, area: int) -> list[int]:
    return [u for u in units_in(g, seat, area) if CULTIST < rank(g, u) < GREAT_OLD_ONE]


@rule("CW 32.5.12", says=says_at("capture_monster"))
def seize_monster(g: Duel, seat: Seat, area: int) -> None:
    pay_action(g, seat, CAPTURE, area)
    g.then(choose_prey, opponent(seat), area)


@choice("CW 32.5.13", "CW 32.5.14", "CW 40.2.2")
def choose_prey(g: Duel, seat: Seat, area: int) -> Decision:
    """The victim chooses; a captive monster is like a captive cultist."""
    found = [option(give_up, unit) for unit in each_kind(g, monsters(g, seat, area))]
    return Decision(seat, "choose_captive", found)


# -- Demand Sacrifice ------------------------------------------------------------------------------


WAYS["demand_sacrifice"] = {
    "pains": {"demand_sacrifice": 1, "spare": 1},
    "sign": {"demand_sacrifice": 1, "grant_sign": 1},
}


@PRE_BATTLE.offered_by("demand_sacrifice", "CW 32.5.16", "CW 32.5.17", "CW 40.5.15")
def demands(g: Duel, seat: Seat) -> Listed:
    """Once per battle, while Tsathoggua is anywhere in play."""
    if not in_play(g, seat, "tsathoggua"):
        return NO_DEMANDER
    return DEMANDED if "demand_sacrifice" in g.battles[-1].used else [(demand, (seat,))]


@rule("CW 32.5.16", says=lambda _g, _seat: Saying("demand_sacrifice"))
def demand(g: Duel, seat: Seat) -> None:
    happened(g, Used, seat, "demand_sacrifice")
    use_once(g, "demand_sacrifice")
    g.then(choose_demanded, opponent(seat))


@choice("CW 32.5.16")
def choose_demanded(_g: Duel, seat: Seat) -> Decision:
    """The opponent chooses which it shall be."""
    return Decision(seat, "demanded", (option(grant_sign, seat), option(spare, seat)))


@rule("CW 32.5.16", says=lambda _g, _seat: Saying("grant_sign"))
def grant_sign(g: Duel, seat: Seat) -> None:
    draw_sign(g, opponent(seat))


@rule("CW 32.5.16", "CW 32.5.15", "CW 40.2.6", says=lambda _g, _seat: Saying("spare"))
def spare(g: Duel, seat: Seat) -> None:
    """All Kills of this battle count as Pains for the Sleeper's units."""
    change_battle(g, spared=g.battles[-1].spared | 1 << opponent(seat))


answers("grant_sign", "demanded", "CW 32.5.16", ability="demand_sacrifice")
answers("spare", "demanded", "CW 32.5.16", ability="demand_sacrifice")


# -- Cursed Slumber --------------------------------------------------------------------------------

SLUMBER: Final = 1


@ACTIONS.offered_by("cursed_slumber", "CW 32.5.18", "CW 32.5.21", "CW 40.5.24")
def slumbers(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """One controlled gate to the sheet, with the cultist on it."""
    if sleepers(g, seat):
        return ONE_GATE_ASLEEP
    held = [area for area in held_areas(g, seat) if rank(g, g.gates[area]) == CULTIST]
    if not held:
        return NO_GATE_HELD
    places = payable(g, seat, SLUMBER, held, only)
    return places if isinstance(places, Reason) else [(fall_asleep, (seat, to)) for to in places]


@ACTIONS.offered_by("cursed_slumber", "CW 32.5.20", "CW 40.5.24", kind="awake")
def awakenings(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """The gate on the sheet back to the map."""
    if not sleepers(g, seat):
        return NO_GATE_ASLEEP
    near = [area for area in areas(g) if g.gates[area] == NO_GATE]
    if not near:
        return GATES_EVERYWHERE
    places = payable(g, seat, SLUMBER, near, only)
    return places if isinstance(places, Reason) else [(wake_up, (seat, area)) for area in places]


def sleepers(g: Duel, seat: Seat) -> list[int]:
    return list(on_sheet(g, seat))


@rule("CW 32.5.18", says=says_at("cursed_slumber"))
def fall_asleep(g: Duel, seat: Seat, area: int) -> None:
    """The gate goes with the cultist on it."""
    happened(g, Used, seat, "cursed_slumber")
    pay_action(g, seat, SLUMBER, area)
    unit = g.gates[area]
    take_off(g, unit, SHEET)
    remove_gate(g, seat, area)


@HELD_ELSEWHERE.answered_by("cursed_slumber", "CW 32.5.19", "CW 40.6.16")
def held_asleep(g: Duel, seat: Seat) -> int:
    """It counts as controlled, and its cultist as in play."""
    return len(sleepers(g, seat))


@rule("CW 32.5.20", says=says_at("awake"))
def wake_up(g: Duel, seat: Seat, area: int) -> None:
    """Both are put back where there is no gate."""
    pay_action(g, seat, SLUMBER, area)
    return_gate(g, seat, area)
    unit = sleepers(g, seat)[0]
    place(g, unit, area)
    if area not in g.towers:
        take_gate(g, unit)
