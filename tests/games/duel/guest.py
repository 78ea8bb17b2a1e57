"""A fifth faction, to show that nothing knows there are four.

Its sheet is the content pack in `guest_pack`; what its abilities do stands here and answers the
questions of the chapters as the files of the game's own factions do. Some are those of factions of
the large game which the rulebook's examples speak of.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fhtagn.games import load
from fhtagn.games.duel.actions import (
    ACTIONS,
    TURN_ACTIONS,
    awakening,
    pay_action,
    payable,
    says_at,
)
from fhtagn.games.duel.battle import PAIN_FACES, PRE_BATTLE, ROLLED
from fhtagn.games.duel.battle_verbs import leave_battle, use_once
from fhtagn.games.duel.capture import says_unit
from fhtagn.games.duel.events.units import Eliminated, Replaced
from fhtagn.games.duel.kinds import Listed, Only, answers, too_dear
from fhtagn.games.duel.losses import lose
from fhtagn.games.duel.queries import (
    GREAT_OLD_ONE,
    combat_of,
    cultists_in,
    each_kind,
    held_areas,
    in_pool,
    label,
    on_map,
    opponent,
    rank,
)
from fhtagn.games.duel.requirement_actions import deed
from fhtagn.games.duel.results import KILL, SURVIVES
from fhtagn.games.duel.retreats import CHOOSES_RETREATS
from fhtagn.games.duel.spellbooks import requirement
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.turn import act_again
from fhtagn.games.duel.verbs import draw_sign, place, return_to_pool, roll_die
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

PACK: Final = Path(__file__).with_name("guest_pack")
PRICE: Final = 1  # of each action of its own
NO_CULTIST: Final = Reason("CW 34.1.12", "no_cultist_in_pool")
NO_HOUND_IN_POOL: Final = Reason("CW 34.1.2", "none_in_pool", {"unit": "guest_hound"})
NO_HOUND_ON_MAP: Final = Reason("CW 34.1.2", "none_on_map", {"unit": "guest_hound"})


# -- the sheet -------------------------------------------------------------------------------------


@ROLLED.answered_by("guest_second_sight", "CW 19.3.7", "CW 34.1.11")
def second_sight(g: Duel, seat: Seat, fallen: list[int]) -> list[int]:
    """What is neither Kill nor Pain is rolled once more."""
    return [value if value >= min(PAIN_FACES) else roll_die(g, seat) for value in fallen]


@combat_of("guest_pale_one", "CW 19.3.3")
def pale_combat(g: Duel, unit: int) -> int:
    return 1 + len(on_map(g, g.owner[unit], "guest_hound"))


@awakening("guest_pale_one", "CW 10.3.1")
def pale_one_awakes(g: Duel, seat: Seat) -> list[int] | Reason:
    return held_areas(g, seat) or Reason("CW 10.3.1", "no_gate_held")


@requirement("guest", 1, "CW 7.4.1")
def two_gates(g: Duel, seat: Seat) -> bool:
    return len(held_areas(g, seat)) >= 2


def has_no_hound(g: Duel, seat: Seat) -> Reason | None:
    there = on_map(g, seat, "guest_hound")
    return None if there else Reason("CW 11.2.1", "none_on_map", {"unit": "guest_hound"})


@deed("guest", 2, "CW 11.2.1", hinders=has_no_hound)
def howl_of_a_hound(_g: Duel, _seat: Seat) -> None:
    """Nothing but the Power."""


@requirement("guest", 3, "CW 7.4.1")
def pale_one_awakened(g: Duel, seat: Seat) -> bool:
    return "guest_pale_one" in g.awakened[seat]


@requirement("guest", 4, "CW 7.4.6", when="battle")
def four_dice(g: Duel, seat: Seat) -> bool:
    return g.battles[-1].dice[seat] >= 4


@requirement("guest", 5, "CW 16.4.1", when="ritual")
def ritual_performed(g: Duel, seat: Seat) -> bool:
    return g.turn is not None and g.turn.seat == seat


@deed("guest", 6, "CW 11.2.1")
def sign_for_power(g: Duel, seat: Seat) -> None:
    draw_sign(g, seat)


# -- Haste: a second action at once ----------------------------------------------------------------


@TURN_ACTIONS.offered_by("guest_haste", "CW 12.1.4", "CW 34.1.1")
def hastes(g: Duel, seat: Seat, _only: Only | None) -> Listed:
    power = g.power[seat]
    return [(haste, (seat,))] if power >= PRICE else too_dear(PRICE, power)


@rule("CW 12.1.4", "CW 34.1.1", says=lambda _g, _seat: Saying("guest_haste"))
def haste(g: Duel, seat: Seat) -> None:
    pay_action(g, seat, PRICE)
    g.then(act_again, seat)


# -- The Call: an Acolyte is replaced by a Hound ---------------------------------------------------


@ACTIONS.offered_by("guest_call", "CW 11.1.3", "CW 34.1.2")
def calls(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Where a Hound stands with an enemy Acolyte, if there is a Hound to take its place."""
    if not in_pool(g, seat, "guest_hound"):
        return NO_HOUND_IN_POOL
    near = dict.fromkeys(g.where[unit] for unit in on_map(g, seat, "guest_hound"))
    shared = [area for area in near if cultists_in(g, opponent(seat), area)]
    if not shared:
        return NO_HOUND_ON_MAP
    places = payable(g, seat, PRICE, shared, only)
    return places if isinstance(places, Reason) else [(call, (seat, area)) for area in places]


@rule("CW 34.1.2", says=says_at("guest_call"))
def call(g: Duel, seat: Seat, area: int) -> None:
    pay_action(g, seat, PRICE, area)
    g.then(choose_called, opponent(seat), area)


@choice("CW 7.3.1")
def choose_called(g: Duel, seat: Seat, area: int) -> Decision:
    found = [option(be_called, unit) for unit in each_kind(g, cultists_in(g, seat, area))]
    return Decision(seat, "guest_called", found)


@rule("CW 18.1.5", "CW 34.1.3", says=says_unit("guest_give"))
def be_called(g: Duel, unit: int) -> None:
    area, seat = g.where[unit], opponent(g.owner[unit])
    lose(g, unit, Eliminated)
    place(g, in_pool(g, seat, "guest_hound")[0], area)


answers("guest_give", "guest_called", "CW 7.3.1", ability="guest_call")


# -- Moult: a unit of one's own is replaced --------------------------------------------------------


@ACTIONS.offered_by("guest_moult", "CW 34.1.12")
def moults(g: Duel, seat: Seat, only: Only | None) -> Listed:
    if not in_pool(g, seat, "acolyte"):
        return NO_CULTIST
    near = [g.where[unit] for unit in each_kind(g, on_map(g, seat, "guest_hound"))]
    if not near:
        return NO_HOUND_ON_MAP
    places = payable(g, seat, PRICE, near, only)
    return places if isinstance(places, Reason) else [(moult, (seat, area)) for area in places]


@rule("CW 18.1.4", "CW 34.1.12", says=says_at("guest_moult"))
def moult(g: Duel, seat: Seat, area: int) -> None:
    pay_action(g, seat, PRICE, area)
    unit = next(unit for unit in on_map(g, seat, "guest_hound") if g.where[unit] == area)
    return_to_pool(g, unit, Replaced)
    place(g, in_pool(g, seat, "acolyte")[0], area)


# -- The Veil, Masks and Whims: battle -------------------------------------------------------------


@PRE_BATTLE.offered_by("guest_veil", "CW 19.2.8", "CW 34.1.6")
def veils(g: Duel, seat: Seat) -> Listed:
    """Once, with a Hound in the battle: it or anybody else but a Great Old One."""
    battle = g.battles[-1]
    if not any(g.code[unit] == "guest_hound" for unit in battle.sides[seat]):
        return Reason("CW 34.1.6", "not_in_battle", {"unit": "guest_hound"})
    if "guest_veil" in battle.used:
        return Reason("CW 34.1.6", "once_in_battle")
    return [
        (veil, (unit,))
        for side in battle.sides
        for unit in each_kind(g, side)
        if rank(g, unit) < GREAT_OLD_ONE
    ]


def says_veil(g: Duel, unit: int) -> Saying:
    return Saying("guest_veil", {"unit": label(g, unit), "of": g.owner[unit]})


@rule("CW 19.2.8", "CW 34.1.6", says=says_veil)
def veil(g: Duel, unit: int) -> None:
    """It stays in the area and takes no part."""
    use_once(g, "guest_veil")
    leave_battle(g, (unit,), "hidden")


@SURVIVES.answered_by("guest_masks", "CW 34.1.9", "CW 34.1.10")
def masks(g: Duel, unit: int, results: list[str]) -> bool:
    return g.code[unit] == "guest_pale_one" and KILL in results


@CHOOSES_RETREATS.answered_by("guest_whims", "CW 34.1.8")
def whims(_g: Duel, _seat: Seat, _unit: int) -> bool:
    """Of every pained unit, whoever's it is."""
    return True


GUEST: Final = load("duel", PACK)  # last: it has the kinds of action that stand above
