"""Battle («Бой»): declared, prepared, rolled; its results are in `results.py`, `retreats.py`.

A battle in progress is a record on `g.battles`. An action taken in between may start another one:
records form a stack, and every rule here speaks of the innermost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.actions import pay_action, payable, says_at
from fhtagn.games.duel.battle_verbs import change_battle, close_battle, open_battle, roll, suffer
from fhtagn.games.duel.events.battles import BattleOff, BattleOver, Rolled
from fhtagn.games.duel.kinds import (
    AREA_ACTION,
    Effects,
    Listed,
    Listing,
    Only,
    action,
    answers,
    refusal,
    used,
)
from fhtagn.games.duel.queries import (
    SPELLBOOKS,
    by_area,
    combat,
    open_books,
    opponent,
    units_in,
)
from fhtagn.games.duel.results import (
    added_pains,
    apply_results,
    assign_kills,
    assign_pains,
    eliminations,
    kills_assigned,
    pains_assigned,
)
from fhtagn.games.duel.retreats import after_retreats, retreats
from fhtagn.games.duel.spellbooks import check
from fhtagn.games.duel.state import ACTION, UNLIMITED, Duel
from fhtagn.games.duel.verbs import note_battle
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

BATTLE: Final = 1
KILL_FACE: Final = 6
PAIN_FACES: Final = (4, 5)

BEFORE_DICE: Final = Reason("CW 19.2.1", "before_dice")


@cites("CW 7.2.3")
def before_dice(g: Duel, seat: Seat, listing: Listing) -> Reason:
    """What the battle lacks for it; or it could be used, but at another moment."""
    lacking = refusal(listing(g, seat, None)) if g.battles and any(g.battles[-1].sides) else None
    return lacking or BEFORE_DICE


DECLARED: Final[Question[Callable[[Duel, Seat, int], None]]] = Question("battle declared")
PRE_BATTLE: Final = Effects("pre_battle", before_dice)
ROLLED: Final[Question[Callable[[Duel, Seat, list[int]], list[int]]]] = Question("rolled")

NO_SHARED_AREA: Final = Reason("CW 10.6.2", "no_shared_area")
FOUGHT_ALREADY: Final = Reason("CW 12.3.7", "fought_already")
NO_COMBAT: Final = Reason("CW 10.6.3", "no_combat")


@action(
    "battle",
    AREA_ACTION,
    "CW 10.6.2",
    "CW 10.6.3",
    "CW 10.6.4",
    "CW 12.3.7",
    "CW 12.3.5",
    "CW 12.3.8",
    "CW 12.3.9",
    "CW 40.5.25",
)
def battles(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Where both have units and the attacker's combat is above 0; once per area and turn."""
    assert g.turn is not None
    theirs = by_area(g, opponent(seat))
    shared = [area for area in by_area(g, seat) if area in theirs]
    if not shared:
        return NO_SHARED_AREA
    fresh = [area for area in shared if (seat, area) not in g.turn.fought]
    if not fresh:
        return FOUGHT_ALREADY
    armed = [area for area in fresh if any(combat(g, unit) for unit in units_in(g, seat, area))]
    if not armed:
        return NO_COMBAT
    places = payable(g, seat, BATTLE, armed, only)
    return places if isinstance(places, Reason) else [(battle, (seat, area)) for area in places]


@cites("CW 12.3.1", "CW 12.3.2")
def unlimited_battle(g: Duel) -> bool:
    """Either player's six spellbooks open it to both."""
    return any(open_books(g, seat) == SPELLBOOKS for seat in range(g.seats))


@rule("CW 10.6.1", "CW 10.6.5", "CW 12.3.3", "CW 40.1.20", says=says_at("battle"))
def battle(g: Duel, seat: Seat, area: int) -> None:
    """Pay; then step after step in the rulebook's order."""
    pay_action(g, seat, BATTLE, area, taken=UNLIMITED if unlimited_battle(g) else ACTION)
    note_battle(g, seat, area)
    open_battle(g, area, seat)
    g.scope("battle")
    g.then(declared, area)
    g.then(fight, seat)


@rule("CW 19.1.4")
def fight(g: Duel, attacker: Seat) -> None:
    """The steps of a battle; the attacker comes first wherever there is an order."""
    defender = opponent(attacker)
    g.then(muster)
    g.then(prepare, attacker)
    g.then(prepare, defender)
    g.then(roll_dice)
    g.then(assign_kills, attacker)
    g.then(assign_kills, defender)
    g.then(kills_assigned)
    g.then(eliminations)
    g.then(added_pains)
    g.then(assign_pains, attacker)
    g.then(assign_pains, defender)
    g.then(pains_assigned)
    g.then(apply_results)
    g.then(retreats, attacker)
    g.then(retreats, defender)
    g.then(after_retreats)
    g.then(battle_over)


@rule("CW 19.1.4")
def declared(g: Duel, area: int) -> None:
    """An ability may answer the declaration."""
    attacker = g.battles[-1].attacker
    for seat in (attacker, opponent(attacker)):
        for answer in DECLARED.of(g, seat):
            answer(g, seat, area)


@rule("CW 19.1.1", "CW 19.1.2", "CW 19.1.3", "CW 19.1.5", "CW 32.5.3")
def muster(g: Duel) -> None:
    """All units of the area take part."""
    area = g.battles[-1].area
    change_battle(g, sides=tuple(tuple(units_in(g, seat, area)) for seat in range(g.seats)))


# -- pre-battle abilities --------------------------------------------------------------------------


@rule("CW 19.2.3", "CW 19.2.4", "CW 19.2.10")
def prepare(g: Duel, seat: Seat) -> None:
    """One ability after another, in any order, until the seat is ready."""
    if is_deserted(g):
        g.leave("battle")
        g.then(battle_off)
    elif preparations(g, seat):
        g.scope("preparing")
        g.then(pre_battle, seat)
        g.then(prepare, seat)


@cites("CW 19.2.10", "CW 32.5.5")
def is_deserted(g: Duel) -> bool:
    """Whether one side has no units left: then there is no battle any more."""
    return not all(g.battles[-1].sides)


@cites("CW 7.2.3", "CW 19.1.6", "CW 13.1.2", "CW 13.1.3", "CW 19.2.2", "CW 19.2.7")
def preparations(g: Duel, seat: Seat) -> list[Task]:
    return used(g, seat, PRE_BATTLE.of(g, seat))


@choice("CW 19.2.1", "CW 19.2.3")
def pre_battle(g: Duel, seat: Seat) -> Decision:
    return Decision(seat, "pre_battle", [*preparations(g, seat), (ready, (seat,))])


@rule("CW 19.2.1", "CW 19.2.5", says=lambda _g, _seat: Saying("ready"))
def ready(g: Duel, _seat: Seat) -> None:
    """Abilities not used by now are declined."""
    g.leave("preparing")


answers("ready", "pre_battle", "CW 19.2.1")


# -- dice ------------------------------------------------------------------------------------------


@rule("CW 19.3.1", "CW 19.3.2", "CW 19.3.8", "CW 19.3.7")
def roll_dice(g: Duel) -> None:
    """Each side rolls as many dice as its combat; what falls is the other's to suffer."""
    attacker = g.battles[-1].attacker
    counts = {seat: dice(g, seat) for seat in (attacker, opponent(attacker))}
    for seat, count in counts.items():
        fallen = roll(g, seat, count)
        for change in ROLLED.of(g, seat):
            fallen = change(g, seat, fallen)
        strike(g, seat, fallen)


@cites("CW 19.3.2", "CW 40.1.14")
def dice(g: Duel, seat: Seat) -> int:
    """The combat of all units taking part, and what abilities add."""
    now = g.battles[-1]
    return sum(combat(g, unit) for unit in now.sides[seat]) + now.extra[seat]


@cites("CW 19.3.4", "CW 19.3.5", "CW 19.3.6", "CW 40.2.6")
def strike(g: Duel, seat: Seat, fallen: list[int]) -> None:
    """Every 6 is a Kill, every 4 and 5 a Pain; whoever is spared takes Kills as Pains."""
    other = opponent(seat)
    kills, pains = fallen.count(KILL_FACE), sum(fallen.count(face) for face in PAIN_FACES)
    happened(g, Rolled, seat, len(fallen), kills, pains)
    spared = g.battles[-1].spared >> other & 1
    suffer(g, other, *((0, kills + pains) if spared else (kills, pains)))


# -- the end of a battle ---------------------------------------------------------------------------


@rule("CW 7.4.6")
def battle_over(g: Duel) -> None:
    """What was earned in the battle is known now, and is paid out when the battle is closed."""
    check(g, "battle")
    close_battle(g, BattleOver)


@rule("CW 19.2.10", "CW 7.4.6")
def battle_off(g: Duel) -> None:
    """It ends before the dice; what was done before it still counts."""
    check(g, "battle")
    close_battle(g, BattleOff)
