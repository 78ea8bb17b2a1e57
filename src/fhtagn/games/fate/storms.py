"""Winter Storms and the Mi-Go: what some gods put on the Altar (FG 30)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.casting import carry_out, effect_done
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import change_turn
from fhtagn.games.fate.effects import always, asks, step
from fhtagn.games.fate.placement import enough
from fhtagn.games.fate.queries import LOCATIONS, frame, free_mi_go, here, is_out, location, step_of
from fhtagn.games.fate.relic_verbs import (
    lay_storm,
    look_at_storms,
    return_storms,
    reveal_storm,
    withdraw_storm,
)
from fhtagn.games.fate.state import LODGE, NOTHING, Fate
from fhtagn.games.fate.track import advance
from fhtagn.games.fate.verbs import place_mi_go, recall, sacrifice, take_mi_go
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, rule
from fhtagn.kernel.state import Seat

MOST_STORMS: Final = 3  # on the Altar
HARVEST: Final = 2  # Cultists Sacrificed in a Storm for a space
MI_GO: Final = 3

# -- laying Storms ---------------------------------------------------------------------------------


def calm_places(g: Fate) -> list[int]:
    """Locations without a Storm token; none if there are enough on the Altar."""
    free = [at for at in LOCATIONS if g.storm_at[at] == NOTHING]
    return free if len(LOCATIONS) - len(free) < MOST_STORMS else []


@step("draw_storms", "FG 30.1.4", can=lambda *_: False)
def draw_storms(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Some tokens of the pool, seen by their owner alone."""
    look_at_storms(g, seat, step_of(g, code, n).n)


@step("lay_storms", "FG 30.1.4", can=lambda g, _seat, _what: bool(g.storms and calm_places(g)))
def lay_storms(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Up to so many face down; the rest goes back."""
    g.then(lay_more, seat, code, step_of(g, code, n).n)


@rule("FG 30.1.4")
def lay_more(g: Fate, seat: Seat, code: str, left: int) -> None:
    if left and g.storms_seen and calm_places(g):
        g.then(choose_storm, seat, code, left)
    else:
        return_storms(g)


@choice("FG 30.1.4")
def choose_storm(g: Fate, seat: Seat, code: str, left: int) -> Decision:
    kinds = {g.code[storm]: storm for storm in g.storms_seen}
    options: list[Task] = [
        option(lay_one, seat, code, left, storm, at)
        for storm in kinds.values()
        for at in calm_places(g)
    ]
    return asks(seat, code, "lay_storm", [*options, option(lay_no_more, seat)])


def says_storm(g: Fate, _seat: Seat, _code: str, _left: int, storm: int, at: int) -> Saying:
    about = {"place": g.storms_seen.index(storm), "location": location(g, at)}
    return Saying("lay_storm", about, {"storm": g.code[storm]})


@rule("FG 30.1.4", says=says_storm)
def lay_one(g: Fate, seat: Seat, code: str, left: int, storm: int, at: int) -> None:
    lay_storm(g, seat, storm, at)
    g.then(lay_more, seat, code, left - 1)


@rule("FG 30.1.4", says=lambda *_: Saying("enough"))
def lay_no_more(g: Fate, _seat: Seat) -> None:
    return_storms(g)


# -- entering a Storm ------------------------------------------------------------------------------


@rule("FG 30.1.4", "FG 40.1.57")
def enter_storm(g: Fate, seat: Seat) -> None:
    """After movement: a rival suffers the token, its owner may take it back."""
    at = here(g, seat)
    if g.storm_at[at] == NOTHING:
        return
    if seat == g.storm_seat:
        g.then(choose_withdrawal, seat, at)
    else:
        g.then(suffer_storm, seat, at)


@rule("FG 30.1.4", "FG 40.1.60")
def suffer_storm(g: Fate, seat: Seat, at: int) -> None:
    """The token is carried out; unless it was Calm its owner may gain by it."""
    reveal_storm(g, seat, at)
    g.then(carry_out, seat)
    g.then(offer_harvest, at)
    g.then(effect_done, seat)


@rule("FG 30.1.4", "FG 30.3.2")
def offer_harvest(g: Fate, at: int) -> None:
    calm = g.content.storms[frame(g).code].calm
    owner = g.storm_seat
    if not calm and g.altar[owner][at] >= HARVEST and not is_out(g, owner):
        g.then(choose_harvest, owner, at)


@choice("FG 30.1.4", "FG 3.1.3")
def choose_harvest(_g: Fate, seat: Seat, at: int) -> Decision:
    """Unless it was Calm, its owner may Sacrifice two Cultists there to advance."""
    return Decision(seat, "harvest", [option(harvest, seat, at), option(enough, seat)])


@rule("FG 30.1.4", says=lambda *_: Saying("harvest"))
def harvest(g: Fate, seat: Seat, at: int) -> None:
    for _ in range(HARVEST):
        sacrifice(g, seat, at)
    g.then(advance, seat, 1)


@choice("FG 30.3.7")
def choose_withdrawal(_g: Fate, seat: Seat, at: int) -> Decision:
    return Decision(seat, "withdraw", [option(withdraw, seat, at), option(enough, seat)])


@rule("FG 30.3.7", says=lambda *_: Saying("withdraw"))
def withdraw(g: Fate, seat: Seat, at: int) -> None:
    """The token goes back unseen, and a Cultist returns from the Abyss."""
    withdraw_storm(g, at)
    if g.abyss[seat]:
        recall(g, seat, 1, LODGE)


@step("forbid_control", "FG 30.3.4", can=always)
def forbid_control(g: Fate, _seat: Seat, _code: str, _n: int) -> None:
    """No Control Action this turn."""
    change_turn(g, barred=True)


# -- Mi-Go -----------------------------------------------------------------------------------------


def can_place_mi_go(g: Fate, seat: Seat, _what: Step) -> bool:
    return len(g.minions[seat]) < MI_GO


@step("place_mi_go", "FG 30.2.2", can=can_place_mi_go)
def place_step(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """One of three, in a location without one."""
    if len(g.minions[seat]) < MI_GO:
        g.then(choose_mi_go_place, seat, code)


@choice("FG 30.2.2")
def choose_mi_go_place(g: Fate, seat: Seat, code: str) -> Decision:
    options = [option(mi_go_to, seat, at) for at in free_mi_go(g, seat)]
    return asks(seat, code, "place_mi_go", options)


@rule("FG 30.2.2", says=lambda g, _seat, at: Saying("place_mi_go", {"location": location(g, at)}))
def mi_go_to(g: Fate, seat: Seat, at: int) -> None:
    place_mi_go(g, seat, at)


@step("move_mi_go", "FG 30.2.2", can=lambda g, seat, _what: bool(g.minions[seat]))
def move_step(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """A placed one goes to another location without one."""
    if g.minions[seat]:
        g.then(choose_mi_go_move, seat, code)


@choice("FG 30.2.2")
def choose_mi_go_move(g: Fate, seat: Seat, code: str) -> Decision:
    options = [
        option(mi_go_from, seat, at, to) for at in g.minions[seat] for to in free_mi_go(g, seat)
    ]
    return asks(seat, code, "move_mi_go", options)


def says_mi_go(g: Fate, _seat: Seat, at: int, to: int) -> Saying:
    return Saying("move_mi_go", {"location": location(g, at), "to": location(g, to)})


@rule("FG 30.2.2", says=says_mi_go)
def mi_go_from(g: Fate, seat: Seat, at: int, to: int) -> None:
    take_mi_go(g, seat, at)
    place_mi_go(g, seat, to)


@step("take_mi_go", "FG 30.2.2", can=lambda g, seat, _what: len(g.minions[seat]) == MI_GO)
def take_step(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """With all three placed one may be taken back."""
    g.then(choose_mi_go_back, seat, code)


@choice("FG 30.2.2")
def choose_mi_go_back(g: Fate, seat: Seat, code: str) -> Decision:
    options = [option(mi_go_back, seat, at) for at in g.minions[seat]]
    return asks(seat, code, "take_mi_go", options)


@rule("FG 30.2.2", says=lambda g, _seat, at: Saying("take_mi_go", {"location": location(g, at)}))
def mi_go_back(g: Fate, seat: Seat, at: int) -> None:
    take_mi_go(g, seat, at)
