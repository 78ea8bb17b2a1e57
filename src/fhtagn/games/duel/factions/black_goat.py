"""Black Goat («Черная Коза»): what only this faction can do."""

from __future__ import annotations

from typing import Final, NamedTuple

from fhtagn.games.duel.actions import (
    ACTIONS,
    UNLIMITED_KINDS,
    awakening,
    pay_action,
    payable,
)
from fhtagn.games.duel.asides import OF_SHEETS
from fhtagn.games.duel.battle_verbs import suffer
from fhtagn.games.duel.capture import says_unit
from fhtagn.games.duel.doom import DOOM_EFFECTS, is_used
from fhtagn.games.duel.events.abilities import TimeUp, Used
from fhtagn.games.duel.events.units import Eliminated
from fhtagn.games.duel.gather import GATHERED
from fhtagn.games.duel.kinds import ANY_TIME, Listed, Only, answers, effect, too_dear
from fhtagn.games.duel.losses import lose, sacrifice
from fhtagn.games.duel.odds_ways import VERBS
from fhtagn.games.duel.queries import (
    COMBAT,
    COST,
    CULTIST,
    GREAT_OLD_ONE,
    KEEPER,
    areas,
    by_area,
    combat_of,
    cultists_in_play,
    cultists_on_map,
    each_kind,
    gates_held,
    held_areas,
    in_play,
    in_pool,
    label,
    name_of_area,
    on_map,
    opponent,
    rank,
    units_in,
)
from fhtagn.games.duel.requirement_actions import deed
from fhtagn.games.duel.results import ADDED_PAINS
from fhtagn.games.duel.spellbooks import requirement
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import (
    change_record,
    close_record,
    draw_sign,
    gain_power,
    move,
    open_record,
    place,
    roll_die,
    use_in_turn,
)
from fhtagn.kernel.agenda import Decision, decisions, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

SHARED_POWER: Final = 1
SACRIFICES: Final = 2

NO_GATE_HELD: Final = Reason("CW 31.3.1", "no_gate_held")
TOO_FEW_CULTISTS: Final = Reason("CW 40.6.6", "two_cultists_beside", {"unit": "shub_niggurath"})
SHUB_ASLEEP: Final = Reason("CW 7.1.3", "not_in_play", {"unit": "shub_niggurath"})
NOBODY_TO_SWAP: Final = Reason("CW 31.3.4", "nobody_to_swap")
TOO_FEW_TO_OFFER: Final = Reason("CW 31.4.5", "two_cultists")
NOBODY_TO_SPAWN: Final = Reason("CW 40.6.26", "nobody_to_spawn")
MINUTE_OVER: Final = Reason("CW 31.5.4", "minute_over")
NOBODY_IS_LATE: Final = Reason("CW 31.5.4", "nobody_is_late")
BLED_ALREADY: Final = Reason("CW 31.5.9", "once_in_doom")
BLOODLESS: Final = Reason("CW 31.5.8", "not_in_play", {"unit": "shub_niggurath"})
NOBODY_TO_BLEED: Final = Reason("CW 31.5.8", "no_cultist_on_map")


@UNLIMITED_KINDS.answered_by("fertility_cult", "CW 31.1.1", "CW 31.1.2", "CW 31.1.3", "CW 40.6.14")
def fertility_cult(kind: str) -> bool:
    """Summoning, and nothing else."""
    return kind == "summon"


# -- Shub-Niggurath --------------------------------------------------------------------------------


@combat_of("shub_niggurath", "CW 31.2.6")
def motherhood(g: Duel, unit: int) -> int:
    """Gates controlled and cultists in play."""
    seat = g.owner[unit]
    return gates_held(g, seat) + len(cultists_in_play(g, seat))


def two_cultists(g: Duel, seat: Seat, area: int) -> None:
    """Two cultists are eliminated, but not the one who holds the gate."""
    for _ in range(SACRIFICES):
        g.then(choose_sacrifice, seat, area)


@awakening("shub_niggurath", "CW 31.3.1", "CW 31.3.3", "CW 40.6.6", steps=two_cultists)
def shub_niggurath_awakes(g: Duel, seat: Seat) -> list[int] | Reason:
    """At a gate that is still controlled when two cultists have been given up."""
    gates = held_areas(g, seat)
    if not gates:
        return NO_GATE_HELD
    return [a for a in gates if len(to_give_up(g, seat, a)) >= SACRIFICES] or TOO_FEW_CULTISTS


def to_give_up(g: Duel, seat: Seat, area: int) -> list[int]:
    """Cultists on the map other than the one on the gate of the area; -1: any of them."""
    keeper = g.gates[area] if area >= 0 else -1
    return [unit for unit in cultists_on_map(g, seat) if unit != keeper]


@choice("CW 31.3.2", "CW 31.4.5")
def choose_sacrifice(g: Duel, seat: Seat, area: int) -> Decision:
    found = [option(give_cultist, unit) for unit in each_kind(g, to_give_up(g, seat, area))]
    return Decision(seat, "choose_sacrifice", found)


def says_cultist(verb: str, g: Duel, unit: int) -> Saying:
    return Saying(verb, {"unit": label(g, unit), "at": name_of_area(g, g.where[unit])})


@rule("CW 31.3.2", "CW 31.4.5", "CW 18.1.3", says=lambda g, unit: says_cultist("give", g, unit))
def give_cultist(g: Duel, unit: int) -> None:
    sacrifice(g, unit)


answers("give", "choose_sacrifice", "CW 31.3.2")


# -- Avatar ----------------------------------------------------------------------------------------

AVATAR: Final = 1


@ACTIONS.offered_by("avatar", "CW 31.3.4", "CW 40.6.9", "CW 40.6.25", "CW 40.6.18")
def avatars(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """With a monster or cultist of another area, of either player; paid for in both areas."""
    shub = on_map(g, seat, "shub_niggurath")
    if not shub:
        return SHUB_ASLEEP
    here = g.where[shub[0]]
    owners = {
        area: [owner for owner in (seat, opponent(seat)) if swappable(g, owner, area)]
        for area in areas(g)
        if area != here
    }
    near = [area for area, found in owners.items() if found]
    if not near:
        return NOBODY_TO_SWAP
    left = payable(g, seat, AVATAR, (here,), None)
    places = left if isinstance(left, Reason) else payable(g, seat, AVATAR, near, only)
    if isinstance(places, Reason):
        return places
    return [(avatar, (seat, owner, area, here)) for area in places for owner in owners[area]]


def swappable(g: Duel, owner: Seat, area: int) -> list[int]:
    return [unit for unit in units_in(g, owner, area) if rank(g, unit) < GREAT_OLD_ONE]


def says_avatar(g: Duel, _seat: Seat, owner: Seat, area: int, _here: int) -> Saying:
    return Saying("avatar", {"of": owner, "at": name_of_area(g, area)})


@rule("CW 31.3.4", says=says_avatar)
def avatar(g: Duel, seat: Seat, owner: Seat, area: int, here: int) -> None:
    happened(g, Used, seat, "avatar")
    pay_action(g, seat, AVATAR, area, here)
    g.then(choose_swap, owner, seat, area)


@choice("CW 31.3.5", "CW 7.3.1")
def choose_swap(g: Duel, owner: Seat, seat: Seat, area: int) -> Decision:
    """Whose unit it is chooses it."""
    found = [option(swap, seat, unit) for unit in each_kind(g, swappable(g, owner, area))]
    return Decision(owner, "choose_swap", found)


@rule("CW 31.3.4", "CW 40.6.9", says=lambda g, _seat, unit: says_unit("swap")(g, unit))
def swap(g: Duel, seat: Seat, unit: int) -> None:
    """Shub-Niggurath and the unit change places; a gate it stood on is free."""
    shub = on_map(g, seat, "shub_niggurath")[0]
    here, there = g.where[shub], g.where[unit]
    move(g, shub, there)
    move(g, unit, here)


answers("swap", "choose_swap", "CW 31.3.5", ability="avatar")


# -- requirements ----------------------------------------------------------------------------------


@requirement("black_goat", 1, "CW 31.4.1")
def in_four_areas(g: Duel, seat: Seat) -> bool:
    return len(by_area(g, seat)) >= 4


@requirement("black_goat", 2, "CW 31.4.2")
def in_six_areas(g: Duel, seat: Seat) -> bool:
    return len(by_area(g, seat)) >= 6


@requirement("black_goat", 3, "CW 31.4.3")
def in_eight_areas(g: Duel, seat: Seat) -> bool:
    return len(by_area(g, seat)) >= 8


@cites("CW 31.4.4", "CW 40.6.7")
def gain_for_sharing(g: Duel, seat: Seat) -> None:
    gain_power(g, seat, SHARED_POWER)


@requirement("black_goat", 4, "CW 31.4.4", "CW 40.6.7", bonus=gain_for_sharing)
def sharing_an_area(g: Duel, seat: Seat) -> bool:
    theirs = by_area(g, opponent(seat))
    return any(area in theirs for area in by_area(g, seat))


def too_few_to_offer(g: Duel, seat: Seat) -> Reason | None:
    return None if len(cultists_on_map(g, seat)) >= SACRIFICES else TOO_FEW_TO_OFFER


@deed("black_goat", 5, "CW 31.4.5", hinders=too_few_to_offer)
def offer_two(g: Duel, seat: Seat) -> None:
    two_cultists(g, seat, -1)


@requirement("black_goat", 6, "CW 31.4.6")
def shub_niggurath_awakened(g: Duel, seat: Seat) -> bool:
    return "shub_niggurath" in g.awakened[seat]


# -- Ghroth ----------------------------------------------------------------------------------------

GHROTH: Final = 2


@cites("CW 31.5.4", "CW 40.6.29")
def minute() -> int:
    """For so many seconds of the table's clock the opponent alone may choose."""
    return 60


class Tribute(NamedTuple):
    """Cultists still to be eliminated, and who chooses them."""

    chooser: Seat
    left: int


def owed(g: Duel) -> Tribute:
    return Tribute(*g.stack[-1])


@ACTIONS.offered_by("ghroth", "CW 31.5.1")
def ghroths(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """An action on no area in particular."""
    if only is not None:
        return only.elsewhere
    return [(ghroth, (seat,))] if g.power[seat] >= GHROTH else too_dear(GHROTH, g.power[seat])


@rule("CW 31.5.1", "CW 31.5.2", "CW 31.5.3", "CW 40.6.8", says=lambda _g, _seat: Saying("ghroth"))
def ghroth(g: Duel, seat: Seat) -> None:
    """Roll a die against the number of areas with Fungi."""
    happened(g, Used, seat, "ghroth")
    pay_action(g, seat, GHROTH)
    other, value = opponent(seat), roll_die(g, seat)
    spread = len({g.where[unit] for unit in on_map(g, seat, "fungi")})
    if value > spread:
        g.then(choose_acolyte, seat)
        return
    open_record(g, *Tribute(other, min(value, len(cultists_on_map(g, other)))))
    g.then(tribute, seat)


@choice("CW 31.5.2", "CW 40.6.26")
def choose_acolyte(g: Duel, seat: Seat) -> Decision:
    """An Acolyte of either pool into any area, or none."""
    owners = [owner for owner in (seat, opponent(seat)) if in_pool(g, owner, "acolyte")]
    found = [option(spawn, seat, owner, area) for owner in owners for area in areas(g)]
    return Decision(seat, "choose_acolyte", [*found, option(spawn_none, seat)])


def says_spawn(g: Duel, _seat: Seat, owner: Seat, area: int) -> Saying:
    return Saying("spawn", {"of": owner, "at": name_of_area(g, area)})


@rule("CW 31.5.2", "CW 40.2.4", says=says_spawn)
def spawn(g: Duel, _seat: Seat, owner: Seat, area: int) -> None:
    place(g, in_pool(g, owner, "acolyte")[0], area)


@rule("CW 40.6.26", says=lambda _g, _seat: Saying("none"))
def spawn_none(_g: Duel, _seat: Seat) -> None:
    """No Acolyte is placed."""


answers("spawn", "choose_acolyte", "CW 31.5.2", ability="ghroth", missing=NOBODY_TO_SPAWN)
answers("none", "choose_acolyte", "CW 40.6.26", ability="ghroth")


@rule("CW 31.5.3", "CW 40.6.8")
def tribute(g: Duel, seat: Seat) -> None:
    """So many of the opponent's cultists, one after another."""
    if owed(g).left:
        g.then(choose_tribute, opponent(seat))
        g.then(tribute, seat)
    else:
        close_record(g)


@choice("CW 31.5.3", "CW 31.5.4", "CW 40.6.31")
def choose_tribute(g: Duel, victim: Seat) -> Decision:
    """The opponent chooses; Black Goat does when the minute is up."""
    chooser = owed(g).chooser
    found = [option(pay_tribute, unit) for unit in each_kind(g, cultists_on_map(g, victim))]
    return Decision(chooser, "choose_tribute", found, (("of", victim),))


@rule("CW 31.5.3", "CW 40.2.4", says=lambda g, unit: says_cultist("tribute", g, unit))
def pay_tribute(g: Duel, unit: int) -> None:
    due = owed(g)
    lose(g, unit, Eliminated)
    change_record(g, *due._replace(left=due.left - 1))


answers("tribute", "choose_tribute", "CW 31.5.3", ability="ghroth")


@effect("time_up", ANY_TIME, "CW 31.5.4", "CW 40.6.29", ability="ghroth")
def minutes(g: Duel, seat: Seat) -> Listed:
    """While the opponent is choosing; the clock of the table says when it may be used."""
    victim = opponent(seat)
    for one in decisions(g) if g.stack else ():
        if one.prompt == "choose_tribute" and dict(one.about) == {"of": victim}:
            return [(time_up, (seat,))] if one.seat == victim else MINUTE_OVER
    return NOBODY_IS_LATE


OF_SHEETS.append(minutes)


@rule("CW 31.5.4", "CW 40.6.29", says=lambda _g, _seat: Saying("time_up"))
def time_up(g: Duel, seat: Seat) -> None:
    change_record(g, *owed(g)._replace(chooser=seat))
    happened(g, TimeUp, seat)


# -- Necrophagy ------------------------------------------------------------------------------------


VERBS["necrophagy"] = "feast"


@ADDED_PAINS.answered_by("necrophagy", "CW 31.5.5", "CW 31.5.7")
def smell_of_death(g: Duel, seat: Seat) -> None:
    if ghouls_elsewhere(g, seat):
        g.then(choose_ghoul, seat)


def ghouls_elsewhere(g: Duel, seat: Seat) -> list[int]:
    area = g.battles[-1].area
    return [unit for unit in on_map(g, seat, "ghoul") if g.where[unit] != area]


@choice("CW 31.5.5")
def choose_ghoul(g: Duel, seat: Seat) -> Decision:
    """Any number of Ghouls from anywhere, one after another."""
    found = [option(feast, seat, unit) for unit in each_kind(g, ghouls_elsewhere(g, seat))]
    return Decision(seat, "choose_ghoul", [*found, option(no_feast, seat)])


@rule(
    "CW 31.5.5",
    "CW 31.5.6",
    "CW 40.5.3",
    says=lambda g, _seat, unit: says_cultist("feast", g, unit),
)
def feast(g: Duel, seat: Seat, unit: int) -> None:
    """It comes to the battle area without taking part; both sides suffer a Pain more."""
    happened(g, Used, seat, "necrophagy")
    battle = g.battles[-1]
    move(g, unit, battle.area)
    for side in range(g.seats):
        suffer(g, side, battle.kills[side], battle.pains[side] + 1)
    g.then(smell_on, seat)


@rule("CW 31.5.5")
def smell_on(g: Duel, seat: Seat) -> None:
    smell_of_death(g, seat)


@rule("CW 31.5.5", says=lambda _g, _seat: Saying("no_more"))
def no_feast(_g: Duel, _seat: Seat) -> None:
    """No further Ghoul comes."""


answers("feast", "choose_ghoul", "CW 31.5.5", ability="necrophagy")
answers("no_more", "choose_ghoul", "CW 31.5.5")


# -- the other spellbooks --------------------------------------------------------------------------


@DOOM_EFFECTS.offered_by("blood_sacrifice", "CW 31.5.8", "CW 31.5.9")
def blood_sacrifices(g: Duel, seat: Seat) -> Listed:
    """Once, while Shub-Niggurath is in play."""
    if is_used(g, "blood_sacrifice"):
        return BLED_ALREADY
    if not in_play(g, seat, "shub_niggurath"):
        return BLOODLESS
    cultists = each_kind(g, cultists_on_map(g, seat))
    return [(bleed, (seat, unit)) for unit in cultists] or NOBODY_TO_BLEED


@rule(
    "CW 31.5.8", "CW 18.1.3", says=lambda g, _seat, unit: says_cultist("blood_sacrifice", g, unit)
)
def bleed(g: Duel, seat: Seat, unit: int) -> None:
    happened(g, Used, seat, "blood_sacrifice")
    use_in_turn(g, "blood_sacrifice")
    sacrifice(g, unit)
    draw_sign(g, seat)


@KEEPER.answered_by("red_sign", "CW 31.5.10", "CW 31.5.11", "CW 31.5.14", "CW 40.6.10")
def red_sign(g: Duel, unit: int) -> bool:
    """Dark Young create and control gates; for everything else they are no cultists."""
    return g.code[unit] == "dark_young"


@COMBAT.answered_by("red_sign", "CW 31.5.12")
def red_sign_combat(g: Duel, unit: int, value: int) -> int:
    if g.code[unit] != "shub_niggurath":
        return value
    return value + len(in_play(g, g.owner[unit], "dark_young"))


@GATHERED.answered_by("red_sign", "CW 31.5.13")
def red_sign_power(g: Duel, seat: Seat) -> int:
    return len(in_play(g, seat, "dark_young"))


@COMBAT.answered_by("frenzy", "CW 31.5.16", "CW 31.5.17", "CW 40.5.19")
def frenzy(g: Duel, unit: int, value: int) -> int:
    return 1 if rank(g, unit) == CULTIST else value


@COST.answered_by("thousand_young", "CW 31.5.18", "CW 31.5.19")
def thousand_young(g: Duel, seat: Seat, kind: str, price: int) -> int:
    """Monsters cost 1 less while Shub-Niggurath is in play."""
    monster = g.content.units[kind].rank in range(CULTIST + 1, GREAT_OLD_ONE)
    return price - 1 if monster and in_play(g, seat, "shub_niggurath") else price
