"""Windwalker («Оседлавший Ветер»): what only this faction can do."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.actions import (
    ACTIONS,
    TURN_ACTIONS,
    awakening,
    pay_action,
    payable,
    says_at,
)
from fhtagn.games.duel.asides import OF_SHEETS
from fhtagn.games.duel.battle import PRE_BATTLE
from fhtagn.games.duel.battle_verbs import cancel, leave_battle, use_once
from fhtagn.games.duel.between import after_action
from fhtagn.games.duel.capture import FORBIDDEN, says_unit
from fhtagn.games.duel.doom import RITUAL_PRICE
from fhtagn.games.duel.events.abilities import Used
from fhtagn.games.duel.kinds import ANY_TIME, SET_UP_FIRST, Listed, Only, answers, effect
from fhtagn.games.duel.losses import escape
from fhtagn.games.duel.movement import MOVED, afoot, march
from fhtagn.games.duel.odds_ways import VERBS, WAYS
from fhtagn.games.duel.queries import (
    GREAT_OLD_ONE,
    HINDERS,
    SPELLBOOKS,
    SURCHARGE,
    adjacent,
    areas,
    combat_of,
    each_kind,
    great_old_ones,
    in_pool,
    label,
    name_of_area,
    open_books,
    opponent,
    price_of,
    rank,
    units_in,
)
from fhtagn.games.duel.requirement_actions import deed
from fhtagn.games.duel.results import (
    ELIMINATES,
    KILL,
    KILLS_ASSIGNED,
    PAIN,
    PAINS_ASSIGNED,
    fate_of,
    results_of,
)
from fhtagn.games.duel.retreats import AFTER_BATTLE, enemy_killed
from fhtagn.games.duel.spellbooks import earn, is_open, requirement
from fhtagn.games.duel.state import NO_GATE, NOWHERE, Duel
from fhtagn.games.duel.verbs import (
    change_record,
    draw_sign,
    gain_power,
    hibernate,
    move,
    pay,
    place,
    put_token,
    remove_gate,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

WINDWALKER: Final = "windwalker"
ETERNAL: Final = 1

NEVER_AWAKENED: Final = Reason("CW 33.3.6", "never_awakened", {"unit": "rhan_tegoth"})
NO_GATE_AT_GLYPH: Final = Reason("CW 33.3.7", "no_gate_at_glyph")
FEROX: Final = Reason("CW 33.3.9", "ferox")
OTHER_SHEET: Final = Reason("CW 33.4.3", "other_sheet")
FREE_BOOK_OPENED: Final = Reason("CW 7.4.5", "requirements_done")
WENDIGO_NOT_THERE: Final = Reason("CW 33.5.1", "not_in_battle", {"unit": "wendigo"})
HOWLED: Final = Reason("CW 33.5.3", "once_in_battle")
NOBODY_TO_CARRY: Final = Reason("CW 40.6.27", "nobody_to_carry")


# -- Hibernate -------------------------------------------------------------------------------------


@TURN_ACTIONS.offered_by("hibernate", "CW 33.1.1", "CW 40.1.6", "CW 9.1.7", "CW 40.6.15")
def hibernations(_g: Duel, seat: Seat, _only: Only | None) -> Listed:
    """Always."""
    return [(go_to_sleep, (seat,))]


@rule(
    "CW 33.1.1", "CW 33.1.2", "CW 33.1.3", "CW 40.1.7", says=lambda _g, _seat: Saying("hibernate")
)
def go_to_sleep(g: Duel, seat: Seat) -> None:
    """1 Power per enemy Great Old One, at most as much as there is; then no more actions."""
    pay_action(g, seat, 0)
    gain_power(g, seat, min(len(great_old_ones(g, opponent(seat))), g.power[seat]))
    hibernate(g, seat)
    g.leave("turn")
    g.then(after_action)


# -- units -----------------------------------------------------------------------------------------


@price_of("gnoph_keh", "CW 33.2.5")
def gnoph_keh_price(g: Duel, seat: Seat) -> int:
    """As many as are in the pool."""
    return len(in_pool(g, seat, "gnoph_keh"))


@combat_of("ithaqua", "CW 33.2.7", "CW 40.5.17")
def ithaqua_combat(g: Duel, unit: int) -> int:
    """Half of the opponent's Doom on the track, rounded up."""
    return -(-g.doom[opponent(g.owner[unit])] // 2)


@awakening("rhan_tegoth", "CW 33.3.1", "CW 33.3.2")
def rhan_tegoth_awakes(g: Duel, _seat: Seat) -> list[int] | Reason:
    """In either glyph area; nothing is needed there."""
    return list(g.board.glyphs[WINDWALKER])


@cites("CW 33.3.8", "CW 40.6.17", "CW 40.4.2")
def replace_gate(g: Duel, seat: Seat, area: int) -> None:
    """The gate leaves the map; who stood on it stays, and so does a tower."""
    remove_gate(g, seat, area)


@awakening("ithaqua", "CW 33.3.6", "CW 33.3.7", "CW 40.4.1", steps=replace_gate)
def ithaqua_awakes(g: Duel, seat: Seat) -> list[int] | Reason:
    """On a gate in a glyph area, if Rhan-Tegoth has ever been awakened."""
    if "rhan_tegoth" not in g.awakened[seat]:
        return NEVER_AWAKENED
    glyphs = g.board.glyphs[WINDWALKER]
    return [area for area in glyphs if g.gates[area] != NO_GATE] or NO_GATE_AT_GLYPH


# -- Eternal ---------------------------------------------------------------------------------------


VERBS["eternal"] = "defy"


@KILLS_ASSIGNED.answered_by("eternal", "CW 33.3.3", "CW 40.5.9")
def eternal_kill(g: Duel, seat: Seat) -> None:
    ask_eternal(g, seat, KILL)


@PAINS_ASSIGNED.answered_by("eternal", "CW 33.3.4", "CW 40.5.9")
def eternal_pain(g: Duel, seat: Seat) -> None:
    ask_eternal(g, seat, PAIN)


def ask_eternal(g: Duel, seat: Seat, result: str) -> None:
    battle = g.battles[-1]
    for unit in battle.sides[seat]:
        struck = g.code[unit] == "rhan_tegoth" and result in results_of(battle, unit)
        if struck and g.power[seat] >= ETERNAL:
            g.then(eternal, seat, unit, result)


@choice("CW 33.3.3", "CW 33.3.4")
def eternal(_g: Duel, seat: Seat, unit: int, result: str) -> Decision:
    """Pay 1 Power to cancel the result, or let it be."""
    found = (option(defy, seat, unit, result), option(yield_to_it, seat))
    return Decision(seat, "eternal", found, (("result", result),))


@rule("CW 33.3.3", "CW 33.3.5", "CW 18.3.2", "CW 40.5.10", says=lambda *_: Saying("defy"))
def defy(g: Duel, seat: Seat, unit: int, result: str) -> None:
    """A Kill escaped scores half; either way it was the one result Rhan-Tegoth can take."""
    happened(g, Used, seat, "eternal")
    pay(g, seat, ETERNAL)
    if result == KILL:
        escape(g, unit)
    cancel(g, unit, result)


@rule("CW 33.3.3", says=lambda _g, _seat: Saying("decline"))
def yield_to_it(_g: Duel, _seat: Seat) -> None:
    """The result stands."""


answers("defy", "eternal", "CW 33.3.3", ability="eternal")
answers("decline", "eternal", "CW 33.3.3")


# -- Ferox -----------------------------------------------------------------------------------------


@FORBIDDEN.answered_by("ferox", "CW 33.3.9", "CW 33.3.10")
def ferox(g: Duel, captor: int) -> Reason | None:
    """Only Great Old Ones can capture Windwalker's cultists."""
    return FEROX if rank(g, captor) < GREAT_OLD_ONE else None


# -- requirements ----------------------------------------------------------------------------------


@requirement(WINDWALKER, 1, "CW 33.4.1")
def rhan_tegoth_awakened(g: Duel, seat: Seat) -> bool:
    return "rhan_tegoth" in g.awakened[seat]


@requirement(WINDWALKER, 2, "CW 33.4.2", "CW 40.3.5", when="first_player")
def is_first(g: Duel, seat: Seat) -> bool:
    return g.first == seat


@effect("free_book", ANY_TIME, "CW 33.4.3", "CW 40.6.23")
def free_books(g: Duel, seat: Seat) -> Listed:
    """One spellbook at any time the player likes."""
    if g.phase == "setup":
        return SET_UP_FIRST
    if g.factions[seat] != WINDWALKER:
        return OTHER_SHEET
    return [(free_book, (seat,))] if is_open(g, seat, 3) else FREE_BOOK_OPENED


OF_SHEETS.append(free_books)


@rule("CW 33.4.3", "CW 33.4.4", says=lambda _g, _seat: Saying("free_book"))
def free_book(g: Duel, seat: Seat) -> None:
    """With an Elder Sign if the opponent has all six at that moment."""
    earn(g, seat, 3)
    if open_books(g, opponent(seat)) == SPELLBOOKS:
        draw_sign(g, seat)


@requirement(WINDWALKER, 4, "CW 33.4.5")
def ithaqua_awakened(g: Duel, seat: Seat) -> bool:
    return "ithaqua" in g.awakened[seat]


@requirement(WINDWALKER, 5, "CW 33.4.6", "CW 40.4.1")
def gate_in_the_other_area(g: Duel, seat: Seat) -> bool:
    """In the glyph area where he did not start, whoever controls it."""
    others = [area for area in g.board.glyphs[WINDWALKER] if area != g.start[seat]]
    return any(g.gates[area] != NO_GATE for area in others)


@requirement(WINDWALKER, 6, "CW 33.4.7", when="book")
def opponent_has_six(g: Duel, seat: Seat) -> bool:
    return open_books(g, opponent(seat)) == SPELLBOOKS


@deed(WINDWALKER, 6, "CW 33.4.8")
def spend_six(_g: Duel, _seat: Seat) -> None:
    """Nothing but the Power."""


# -- Howl ------------------------------------------------------------------------------------------


@PRE_BATTLE.offered_by("howl", "CW 33.5.1", "CW 33.5.3")
def howls(g: Duel, seat: Seat) -> Listed:
    """Once per battle, with a Wendigo in it."""
    battle = g.battles[-1]
    if not any(g.code[unit] == "wendigo" for unit in battle.sides[seat]):
        return WENDIGO_NOT_THERE
    return HOWLED if "howl" in battle.used else [(howl, (seat,))]


@rule("CW 33.5.1", says=lambda _g, _seat: Saying("howl"))
def howl(g: Duel, seat: Seat) -> None:
    happened(g, Used, seat, "howl")
    use_once(g, "howl")
    g.then(choose_howled, opponent(seat))


@choice("CW 33.5.1", "CW 40.5.4", "CW 7.3.1")
def choose_howled(g: Duel, seat: Seat) -> Decision:
    """The opponent chooses the unit and where it goes, enemies there or not."""
    battle = g.battles[-1]
    found = [
        option(drive_off, unit, area)
        for unit in each_kind(g, battle.sides[seat])
        for area in adjacent(g, battle.area)
    ]
    return Decision(seat, "choose_howled", found)


def says_driven(g: Duel, unit: int, area: int) -> Saying:
    return Saying("drive_off", {"unit": label(g, unit), "to": name_of_area(g, area)})


@rule("CW 33.5.1", "CW 33.5.2", says=says_driven)
def drive_off(g: Duel, unit: int, area: int) -> None:
    move(g, unit, area)
    leave_battle(g, (unit,), "driven off")


answers("drive_off", "choose_howled", "CW 33.5.1", ability="howl")


# -- Cannibalism and Berserkergang -----------------------------------------------------------------


WAYS["cannibalism"] = {
    "wendigo": {"cannibalism:wendigo": 1},
    "acolyte": {"cannibalism:acolyte": 1},
}


@AFTER_BATTLE.answered_by("cannibalism", "CW 33.5.4", "CW 33.5.6", "CW 40.2.7")
def cannibalism(g: Duel, seat: Seat) -> None:
    """If an enemy unit was killed, not merely eliminated."""
    if enemy_killed(g, seat) and newcomers(g, seat):
        g.then(choose_newcomer, seat)


def newcomers(g: Duel, seat: Seat) -> list[str]:
    return [kind for kind in ("wendigo", "acolyte") if in_pool(g, seat, kind)]


@choice("CW 33.5.4", "CW 33.5.5")
def choose_newcomer(g: Duel, seat: Seat) -> Decision:
    found = [option(feed, seat, kind) for kind in newcomers(g, seat)]
    return Decision(seat, "choose_newcomer", [*found, option(fast, seat)])


@rule("CW 33.5.4", "CW 33.5.5", says=lambda _g, _seat, kind: Saying("cannibalism", {"unit": kind}))
def feed(g: Duel, seat: Seat, kind: str) -> None:
    happened(g, Used, seat, "cannibalism")
    place(g, in_pool(g, seat, kind)[0], g.battles[-1].area)


@rule("CW 33.5.4", says=lambda _g, _seat: Saying("decline"))
def fast(_g: Duel, _seat: Seat) -> None:
    """Nobody is placed."""


answers("cannibalism", "choose_newcomer", "CW 33.5.4", ability="cannibalism")
answers("decline", "choose_newcomer", "CW 33.5.4")


@ELIMINATES.answered_by("berserkergang", "CW 33.5.7", "CW 33.5.8", "CW 40.2.5", "CW 40.2.7")
def berserkergang(g: Duel, seat: Seat) -> int:
    """One unit for each Gnoph-Keh killed."""
    battle = g.battles[-1]
    own = [unit for unit in battle.sides[seat] if g.code[unit] == "gnoph_keh"]
    return sum(fate_of(g, battle, unit) == KILL for unit in own)


# -- Arctic Wind -----------------------------------------------------------------------------------


@MOVED.answered_by("arctic_wind", "CW 33.5.9")
def arctic_wind(g: Duel, seat: Seat, unit: int, left: int) -> None:
    """Where Ithaqua goes, units of the area he left may go too."""
    if g.code[unit] == "ithaqua":
        g.then(choose_carried, seat, left, g.where[unit])


@choice("CW 33.5.9", "CW 40.6.27")
def choose_carried(g: Duel, seat: Seat, left: int, to: int) -> Decision:
    units = afoot(g, units_in(g, seat, left), march(g).moved)
    found = [option(carry, seat, unit, to) for unit in each_kind(g, units)]
    return Decision(seat, "choose_carried", [*found, option(carry_no_more, seat)])


@rule("CW 33.5.9", "CW 40.6.27", says=lambda g, _seat, unit, _to: says_unit("carry")(g, unit))
def carry(g: Duel, seat: Seat, unit: int, to: int) -> None:
    """For nothing; it has moved."""
    left, so_far = g.where[unit], march(g)
    move(g, unit, to)
    change_record(g, *so_far._replace(moved=(*so_far.moved, unit)))
    g.then(choose_carried, seat, left, to)


@rule("CW 33.5.9", says=lambda _g, _seat: Saying("no_more"))
def carry_no_more(_g: Duel, _seat: Seat) -> None:
    """The others stay."""


answers("carry", "choose_carried", "CW 33.5.9", ability="arctic_wind", missing=NOBODY_TO_CARRY)
answers("no_more", "choose_carried", "CW 33.5.9")


# -- Ice Age ---------------------------------------------------------------------------------------

ICE_AGE: Final = 1
FROSTBITE: Final = 1  # what it adds to the price of an action
FROST: Final = "ice_age"  # the name of the token


@ACTIONS.offered_by("ice_age", "CW 33.5.10", "CW 40.6.21")
def ice_ages(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Anywhere but where it lies."""
    near = [area for area in areas(g) if area != g.tokens.get(FROST, NOWHERE)]
    places = payable(g, seat, ICE_AGE, near, only)
    return places if isinstance(places, Reason) else [(ice_age, (seat, area)) for area in places]


@rule("CW 33.5.10", says=says_at("ice_age"))
def ice_age(g: Duel, seat: Seat, area: int) -> None:
    pay_action(g, seat, ICE_AGE)
    put_token(g, seat, FROST, area)


@SURCHARGE.answered_by("ice_age", "CW 33.5.11", "CW 40.6.18", "CW 40.6.19")
def ice_age_surcharge(g: Duel) -> dict[int, int]:
    """1 Power more for every action of the opponent carried out there."""
    return {g.tokens[FROST]: FROSTBITE} if FROST in g.tokens else {}


@HINDERS.answered_by("ice_age", "CW 40.6.20")
def frozen(g: Duel, seat: Seat, area: int, price: int) -> Reason | None:
    """What the opponent cannot pay the additional Power for cannot be done there."""
    power = g.power[seat]
    if price + FROSTBITE <= power or g.tokens.get(FROST) != area:
        return None
    return Reason("CW 40.6.20", "ice_age", {"price": price + FROSTBITE, "power": power})


# -- Herald of the Outer Gods ----------------------------------------------------------------------

HERALD: Final = 5


@RITUAL_PRICE.answered_by("herald", "CW 33.5.12", "CW 33.5.13", "CW 40.6.24")
def herald(_price: int) -> int:
    return HERALD
