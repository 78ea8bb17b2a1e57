"""A fifth faction, to show that nothing knows there are four.

Its sheet is the content pack in `guest_pack`; what its abilities do stands here and answers the
questions of the chapters as the files of the game's own factions do. Some are those of factions of
the large game which the rulebook's examples speak of.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fhtagn.games import load
from fhtagn.games.duel.actions import (
    ACTIONS,
    TURN_ACTIONS,
    Within,
    awakening,
    pay_action,
    says_at,
)
from fhtagn.games.duel.battle import PAIN_FACES, PRE_BATTLE, ROLLED
from fhtagn.games.duel.battle_verbs import leave_battle, use_once
from fhtagn.games.duel.capture import says_unit
from fhtagn.games.duel.events.units import Eliminated, Replaced
from fhtagn.games.duel.losses import lose
from fhtagn.games.duel.queries import (
    GREAT_OLD_ONE,
    at,
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
from fhtagn.kernel.rules import Saying, Task, choice, rule
from fhtagn.kernel.state import Seat

PACK: Final = Path(__file__).with_name("guest_pack")
GUEST: Final = load("duel", PACK)
PRICE: Final = 1  # of each action of its own


# -- the sheet -------------------------------------------------------------------------------------


@ROLLED.answered_by("guest_second_sight", "CW 19.3.7", "CW 34.1.11")
def second_sight(g: Duel, seat: Seat, fallen: list[int]) -> list[int]:
    """What is neither Kill nor Pain is rolled once more."""
    return [value if value >= min(PAIN_FACES) else roll_die(g, seat) for value in fallen]


@combat_of("guest_pale_one", "CW 19.3.3")
def pale_combat(g: Duel, unit: int) -> int:
    return 1 + len(on_map(g, g.owner[unit], "guest_hound"))


@awakening("guest_pale_one", "CW 10.3.1")
def pale_one_awakes(g: Duel, seat: Seat) -> Iterator[int]:
    yield from held_areas(g, seat)


@requirement("guest", 1, "CW 7.4.1")
def two_gates(g: Duel, seat: Seat) -> bool:
    return len(held_areas(g, seat)) >= 2


def has_hound(g: Duel, seat: Seat) -> bool:
    return bool(on_map(g, seat, "guest_hound"))


@deed("guest", 2, "CW 11.2.1", possible=has_hound)
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


@TURN_ACTIONS.answered_by("guest_haste", "CW 12.1.4", "CW 34.1.1")
def hastes(g: Duel, seat: Seat, _within: Within) -> Iterator[Task]:
    if g.power[seat] >= PRICE:
        yield haste, (seat,)


@rule("CW 12.1.4", "CW 34.1.1", says=lambda _g, _seat: Saying("guest_haste"))
def haste(g: Duel, seat: Seat) -> None:
    pay_action(g, seat, PRICE)
    g.then(act_again, seat)


# -- The Call: an Acolyte is replaced by a Hound ---------------------------------------------------


@ACTIONS.answered_by("guest_call", "CW 11.1.3", "CW 34.1.2")
def calls(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    """Where a Hound stands with an enemy Acolyte, if there is a Hound to take its place."""
    if in_pool(g, seat, "guest_hound"):
        for area in dict.fromkeys(g.where[unit] for unit in on_map(g, seat, "guest_hound")):
            if area in within and at(g, seat, area, PRICE) and cultists_in(g, opponent(seat), area):
                yield call, (seat, area)


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


# -- Moult: a unit of one's own is replaced --------------------------------------------------------


@ACTIONS.answered_by("guest_moult", "CW 34.1.12")
def moults(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    if in_pool(g, seat, "acolyte"):
        for unit in each_kind(g, on_map(g, seat, "guest_hound")):
            if g.where[unit] in within and at(g, seat, g.where[unit], PRICE):
                yield moult, (seat, g.where[unit])


@rule("CW 18.1.4", "CW 34.1.12", says=says_at("guest_moult"))
def moult(g: Duel, seat: Seat, area: int) -> None:
    pay_action(g, seat, PRICE, area)
    unit = next(unit for unit in on_map(g, seat, "guest_hound") if g.where[unit] == area)
    return_to_pool(g, unit, Replaced)
    place(g, in_pool(g, seat, "acolyte")[0], area)


# -- The Veil, Masks and Whims: battle -------------------------------------------------------------


@PRE_BATTLE.answered_by("guest_veil", "CW 19.2.8", "CW 34.1.6")
def veils(g: Duel, seat: Seat) -> Iterator[Task]:
    """Once, with a Hound in the battle: it or anybody else but a Great Old One."""
    battle = g.battles[-1]
    there = any(g.code[unit] == "guest_hound" for unit in battle.sides[seat])
    if there and "guest_veil" not in battle.used:
        for side in battle.sides:
            for unit in each_kind(g, side):
                if rank(g, unit) < GREAT_OLD_ONE:
                    yield veil, (unit,)


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
