"""Great Cthulhu («Великий Ктулху»): what only this faction can do."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.actions import (
    ACTIONS,
    AWOKEN,
    awakening,
    pay_action,
    payable,
    says_at,
)
from fhtagn.games.duel.battle import PRE_BATTLE
from fhtagn.games.duel.battle_verbs import change_battle, leave_battle, of_seat, use_once
from fhtagn.games.duel.between import BETWEEN
from fhtagn.games.duel.capture import says_unit
from fhtagn.games.duel.events.abilities import Used
from fhtagn.games.duel.events.units import Eliminated, Replaced
from fhtagn.games.duel.gather import GATHERED
from fhtagn.games.duel.kinds import Listed, Only, answers, too_dear
from fhtagn.games.duel.losses import lose, sacrifice
from fhtagn.games.duel.queries import (
    COST,
    GREAT_OLD_ONE,
    areas,
    cultists_in,
    cultists_on_map,
    each_kind,
    gates_on_map,
    held_areas,
    in_play,
    in_pool,
    label,
    name_of_area,
    on_sheet,
    open_books,
    opponent,
    rank,
    units_in,
)
from fhtagn.games.duel.results import CAPACITY, KILL, SURVIVES
from fhtagn.games.duel.spellbooks import is_open, requirement
from fhtagn.games.duel.state import NO_GATE, SHEET, Duel
from fhtagn.games.duel.verbs import draw_sign, place, return_to_pool, take_off
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

AGAIN: Final = 4  # the price of every awakening after the first
ABSORBED: Final = 3  # dice for each unit absorbed
REGENERATES: Final = 2  # results a Starspawn can take

NO_GATE_AT_START: Final = Reason("CW 30.3.1", "no_gate_at_start")
CTHULHU_NOT_THERE: Final = Reason("CW 30.3.3", "not_in_battle", {"unit": "cthulhu"})
DEVOURED: Final = Reason("CW 30.3.6", "once_in_battle")
NOTHING_EDIBLE: Final = Reason("CW 30.3.4", "nothing_edible")
NO_ACOLYTE: Final = Reason("CW 30.5.3", "no_cultist_in_pool")
NO_ENEMY_CULTIST: Final = Reason("CW 30.5.1", "no_enemy_cultist")
NO_DEEP_ONE: Final = Reason("CW 30.5.6", "none_in_pool", {"unit": "deep_one"})
NO_ACOLYTE_ON_MAP: Final = Reason("CW 30.5.5", "none_on_map", {"unit": "acolyte"})
SHOGGOTH_NOT_THERE: Final = Reason("CW 30.5.7", "not_in_battle", {"unit": "shoggoth"})
NOBODY_TO_ABSORB: Final = Reason("CW 30.5.7", "nobody_to_absorb")
CTHULHU_ASLEEP: Final = Reason("CW 30.5.12", "not_in_play", {"unit": "cthulhu"})
CTHULHU_ON_LAND: Final = Reason("CW 30.5.12", "not_in_water", {"unit": "cthulhu"})
UNDER_WATER_ALREADY: Final = Reason("CW 30.5.11", "submerged_already", {"unit": "cthulhu"})
NOT_SUBMERGED: Final = Reason("CW 30.5.13", "not_submerged", {"unit": "cthulhu"})
NOBODY_TO_DIVE: Final = Reason("CW 30.5.11", "nobody_to_dive")


# -- Immortal --------------------------------------------------------------------------------------


@COST.answered_by("immortal", "CW 30.1.1", "CW 30.1.2", "CW 40.6.13")
def immortal_price(g: Duel, seat: Seat, kind: str, price: int) -> int:
    return AGAIN if kind in g.awakened[seat] else price


@AWOKEN.answered_by("immortal", "CW 30.1.3", "CW 40.6.13")
def immortal_sign(g: Duel, seat: Seat, _kind: str) -> None:
    draw_sign(g, seat)


# -- Cthulhu ---------------------------------------------------------------------------------------


@awakening("cthulhu", "CW 30.3.1", "CW 30.3.2", "CW 40.4.1")
def cthulhu_awakes(g: Duel, seat: Seat) -> list[int] | Reason:
    """In the start area, if there is a gate, whoever controls it."""
    return [g.start[seat]] if g.gates[g.start[seat]] != NO_GATE else NO_GATE_AT_START


@PRE_BATTLE.offered_by("devour", "CW 30.3.3", "CW 30.3.6", "CW 40.5.5")
def devours(g: Duel, seat: Seat) -> Listed:
    """Once, while Cthulhu is in the battle and there is somebody to be eaten."""
    battle = g.battles[-1]
    if not any(g.code[unit] == "cthulhu" for unit in battle.sides[seat]):
        return CTHULHU_NOT_THERE
    if "devour" in battle.used:
        return DEVOURED
    return [(devour, (seat,))] if edible(g, opponent(seat)) else NOTHING_EDIBLE


def edible(g: Duel, seat: Seat) -> list[int]:
    """Monsters and cultists in the battle."""
    return [unit for unit in g.battles[-1].sides[seat] if rank(g, unit) < GREAT_OLD_ONE]


@rule("CW 30.3.3", "CW 30.3.6", says=lambda _g, _seat: Saying("devour"))
def devour(g: Duel, seat: Seat) -> None:
    happened(g, Used, seat, "devour")
    use_once(g, "devour")
    g.then(choose_meal, opponent(seat))


@choice("CW 30.3.4", "CW 7.3.1")
def choose_meal(g: Duel, seat: Seat) -> Decision:
    """The victim chooses."""
    found = [option(be_eaten, unit) for unit in each_kind(g, edible(g, seat))]
    return Decision(seat, "choose_meal", found)


@rule("CW 30.3.3", "CW 30.3.5", "CW 19.2.9", "CW 19.2.6", says=says_unit("feed"))
def be_eaten(g: Duel, unit: int) -> None:
    lose(g, unit, Eliminated)
    leave_battle(g, (unit,), "devoured")


answers("feed", "choose_meal", "CW 30.3.4", ability="devour")


# -- requirements ----------------------------------------------------------------------------------


@requirement(
    "great_cthulhu", 1, "CW 30.4.1", "CW 30.4.8", "CW 40.6.4", when="doom", bonus=draw_sign
)
def first_doom_phase(g: Duel, seat: Seat) -> bool:
    return g.round == 1 and is_turn_of(g, seat)


def is_turn_of(g: Duel, seat: Seat) -> bool:
    return g.turn is not None and g.turn.seat == seat


def victims(g: Duel, seat: Seat) -> int:
    """Enemy units killed or devoured in this battle."""
    return sum(
        fate in (KILL, "devoured") and g.owner[unit] != seat for unit, fate in g.battles[-1].fates
    )


@requirement("great_cthulhu", 2, "CW 30.4.2", "CW 30.4.4", "CW 40.5.7", when="battle")
def one_victim(g: Duel, seat: Seat) -> bool:
    """Two victims fulfil the next requirement instead, if it is still open."""
    count = victims(g, seat)
    return count >= 1 and not (count == 2 and is_open(g, seat, 3))


@requirement("great_cthulhu", 3, "CW 30.4.3", "CW 30.4.4", "CW 40.5.7", when="battle")
def two_victims(g: Duel, seat: Seat) -> bool:
    return victims(g, seat) >= 2


@requirement("great_cthulhu", 4, "CW 30.4.5", "CW 40.4.1")
def gates_in_water(g: Duel, seat: Seat) -> bool:
    """Three of one's own, or four of anybody's."""
    own = [area for area in held_areas(g, seat) if g.board.water[area]]
    every = [area for area in gates_on_map(g) if g.board.water[area]]
    return len(own) >= 3 or len(every) >= 4


@requirement("great_cthulhu", 5, "CW 30.4.6")
def cthulhu_awakened(g: Duel, seat: Seat) -> bool:
    return "cthulhu" in g.awakened[seat]


@requirement(
    "great_cthulhu", 6, "CW 30.4.7", "CW 30.4.8", "CW 40.6.5", when="doom", bonus=draw_sign
)
def the_other_five(g: Duel, seat: Seat) -> bool:
    return is_turn_of(g, seat) and open_books(g, seat) == 5


# -- Dreams ----------------------------------------------------------------------------------------

DREAMS: Final = 2


@ACTIONS.offered_by("dreams", "CW 30.5.1", "CW 30.5.3", "CW 30.5.4")
def dreams(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Where the opponent has an Acolyte; nothing protects it, but one's own pool must have one."""
    if not in_pool(g, seat, "acolyte"):
        return NO_ACOLYTE
    theirs = dict.fromkeys(g.where[unit] for unit in cultists_on_map(g, opponent(seat)))
    if not theirs:
        return NO_ENEMY_CULTIST
    places = payable(g, seat, DREAMS, theirs, only)
    return places if isinstance(places, Reason) else [(dream, (seat, area)) for area in places]


@rule("CW 30.5.1", says=says_at("dreams"))
def dream(g: Duel, seat: Seat, area: int) -> None:
    happened(g, Used, seat, "dreams")
    pay_action(g, seat, DREAMS, area)
    g.then(choose_dreamer, opponent(seat), area)


@choice("CW 30.5.2", "CW 7.3.1")
def choose_dreamer(g: Duel, seat: Seat, area: int) -> Decision:
    found = [option(replace, unit) for unit in each_kind(g, cultists_in(g, seat, area))]
    return Decision(seat, "choose_dreamer", found)


@rule("CW 30.5.1", "CW 40.2.3", "CW 40.6.1", says=says_unit("replace"))
def replace(g: Duel, unit: int) -> None:
    """The Acolyte is eliminated; one of Great Cthulhu's takes its place."""
    area, seat = g.where[unit], opponent(g.owner[unit])
    lose(g, unit, Eliminated)
    place(g, in_pool(g, seat, "acolyte")[0], area)


answers("replace", "choose_dreamer", "CW 30.5.2", ability="dreams")


# -- Devolve ---------------------------------------------------------------------------------------


@BETWEEN.offered_by("devolve", "CW 30.5.5", "CW 30.5.6")
def devolutions(g: Duel, seat: Seat) -> Listed:
    """As many Acolytes as there are Deep Ones in the pool."""
    if not in_pool(g, seat, "deep_one"):
        return NO_DEEP_ONE
    acolytes = each_kind(g, cultists_on_map(g, seat))
    return [(devolve, (seat, unit)) for unit in acolytes] or NO_ACOLYTE_ON_MAP


def says_devolve(g: Duel, _seat: Seat, unit: int) -> Saying:
    about = {"unit": label(g, unit), "at": name_of_area(g, g.where[unit])}
    return Saying("devolve", about)


@rule("CW 30.5.5", "CW 30.5.6", "CW 18.1.4", "CW 10.2.5", says=says_devolve)
def devolve(g: Duel, seat: Seat, unit: int) -> None:
    """Replacing a unit of one's own gives nobody Doom, and is no Summon."""
    area = g.where[unit]
    return_to_pool(g, unit, Replaced)
    place(g, in_pool(g, seat, "deep_one")[0], area)


# -- Absorb ----------------------------------------------------------------------------------------


@PRE_BATTLE.offered_by("absorb", "CW 30.5.7", "CW 40.5.26")
def absorptions(g: Duel, seat: Seat) -> Listed:
    """Monsters and cultists of one's own, as long as a Shoggoth is left to absorb them."""
    own = g.battles[-1].sides[seat]
    shoggoths = [unit for unit in own if g.code[unit] == "shoggoth"]
    if not shoggoths:
        return SHOGGOTH_NOT_THERE
    food = [unit for unit in own if rank(g, unit) < GREAT_OLD_ONE and unit != shoggoths[-1]]
    return [(absorb, (unit,)) for unit in each_kind(g, food)] or NOBODY_TO_ABSORB


@rule("CW 30.5.7", "CW 30.5.8", "CW 19.2.8", says=says_unit("absorb"))
def absorb(g: Duel, unit: int) -> None:
    """Three dice more in this battle, whatever becomes of the Shoggoth."""
    happened(g, Used, g.owner[unit], "absorb")
    seat, extra = g.owner[unit], g.battles[-1].extra
    sacrifice(g, unit)
    leave_battle(g, (unit,), "absorbed")
    change_battle(g, extra=of_seat(extra, seat, extra[seat] + ABSORBED))


# -- Regenerate ------------------------------------------------------------------------------------


@CAPACITY.answered_by("regenerate", "CW 30.5.9")
def two_results(g: Duel, unit: int) -> int:
    return REGENERATES if g.code[unit] == "starspawn" else 1


@SURVIVES.answered_by("regenerate", "CW 30.5.10", "CW 18.3.3")
def regenerates(g: Duel, unit: int, results: list[str]) -> bool:
    """Only two Kills kill it; anything less is a Pain."""
    return g.code[unit] == "starspawn" and results.count(KILL) < REGENERATES


# -- Submerge --------------------------------------------------------------------------------------

SUBMERGE: Final = 1


@ACTIONS.offered_by("submerge", "CW 30.5.11", "CW 30.5.12", "CW 11.1.2")
def submersions(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Where Cthulhu is in the water; leaving an area costs nothing more there."""
    cthulhu = in_play(g, seat, "cthulhu")
    if not cthulhu:
        return CTHULHU_ASLEEP
    area = g.where[cthulhu[0]]
    if area == SHEET:
        return UNDER_WATER_ALREADY
    if not g.board.water[area]:
        return CTHULHU_ON_LAND
    if only is not None and area != only.area:
        return only.elsewhere
    power = g.power[seat]
    return [(submerge, (seat, area))] if power >= SUBMERGE else too_dear(SUBMERGE, power)


@ACTIONS.offered_by("submerge", "CW 30.5.13", kind="emerge")
def emergences(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Anywhere, with all who went with him."""
    if not any(g.where[unit] == SHEET for unit in in_play(g, seat, "cthulhu")):
        return NOT_SUBMERGED
    places = payable(g, seat, 0, areas(g), only)
    return places if isinstance(places, Reason) else [(emerge, (seat, to)) for to in places]


@rule("CW 30.5.11", "CW 40.6.19", says=says_at("submerge"))
def submerge(g: Duel, seat: Seat, area: int) -> None:
    """With any units of the area."""
    happened(g, Used, seat, "submerge")
    pay_action(g, seat, SUBMERGE)
    for unit in units_in(g, seat, area):
        if g.code[unit] == "cthulhu":
            take_off(g, unit, SHEET)
    g.then(choose_divers, seat, area)


@choice("CW 30.5.11")
def choose_divers(g: Duel, seat: Seat, area: int) -> Decision:
    found = [option(dive, seat, unit) for unit in each_kind(g, units_in(g, seat, area))]
    return Decision(seat, "choose_divers", [*found, option(enough, seat)])


@rule("CW 30.5.11", "CW 40.6.2", "CW 40.6.3", says=lambda g, _s, unit: says_unit("dive")(g, unit))
def dive(g: Duel, seat: Seat, unit: int) -> None:
    area = g.where[unit]
    take_off(g, unit, SHEET)
    g.then(choose_divers, seat, area)


@rule("CW 30.5.11", says=lambda _g, _seat: Saying("enough"))
def enough(_g: Duel, _seat: Seat) -> None:
    """The others stay."""


answers("dive", "choose_divers", "CW 30.5.11", ability="submerge", missing=NOBODY_TO_DIVE)
answers("enough", "choose_divers", "CW 30.5.11", ability="submerge")


@rule("CW 30.5.13", says=says_at("emerge"))
def emerge(g: Duel, seat: Seat, area: int) -> None:
    """All come up together, anywhere."""
    pay_action(g, seat, 0, area)
    for unit in list(on_sheet(g, seat)):
        place(g, unit, area)


# -- Y'ha-Nthlei -----------------------------------------------------------------------------------


@GATHERED.answered_by("yha_nthlei", "CW 30.5.14", "CW 30.5.15", "CW 40.6.2")
def yha_nthlei(g: Duel, seat: Seat) -> int:
    """While Cthulhu is in play: the opponent's gates in water areas."""
    theirs = [area for area in held_areas(g, opponent(seat)) if g.board.water[area]]
    return len(theirs) if in_play(g, seat, "cthulhu") else 0
