"""The verbs of figures and tracks. Verbs alone change the table, and each tells what it did."""

from __future__ import annotations

from fhtagn.games.fate.course_verbs import change_effect, note
from fhtagn.games.fate.events.cultists import (
    Destroyed,
    Devoured,
    GaveUp,
    MiGoPlaced,
    MiGoTaken,
    MovedCultist,
    Placed,
    Recalled,
    Sacrificed,
    Seized,
)
from fhtagn.games.fate.events.investigators import (
    InvestigatorPassedOn,
    InvestigatorsDestroyed,
    InvestigatorsFollowed,
    InvestigatorsLed,
    InvestigatorsPlaced,
    InvestigatorsSent,
    InvestigatorTurnedOut,
    VisitorsDestroyed,
)
from fhtagn.games.fate.events.setup import NotRecommended
from fhtagn.games.fate.events.track import Advanced, Met, MovedBack, SignDestroyed, SignGained
from fhtagn.games.fate.queries import LOCATIONS, SPACES, frame
from fhtagn.games.fate.state import ABYSS, LODGE, NOBODY, Fate
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

# -- Cultists --------------------------------------------------------------------------------------


def _add(g: Fate, owner: Seat, place: int, count: int) -> None:
    if place in LOCATIONS:
        row = g.altar[owner]
        g.altar[owner] = (*row[:place], row[place] + count, *row[place + 1 :])
    elif place == LODGE:
        g.lodge[owner] += count
    else:
        g.abyss[owner] += count


def _blame(g: Fate, owner: Seat) -> None:
    """Whoever loses Cultists to a rival's effect may answer when it is complete."""
    if g.effects and frame(g).seat not in (NOBODY, owner):
        change_effect(g, lost=frame(g).lost | 1 << owner)


@cites("FG 20.1.1", "FG 40.1.49")
def sacrifice(g: Fate, seat: Seat, place: int) -> None:
    """An own Cultist goes to the Abyss."""
    _add(g, seat, place, -1)
    _add(g, seat, ABYSS, 1)
    sacrificed = (*frame(g).sacrificed, seat)
    change_effect(g, sacrificed=sacrificed)
    happened(g, Sacrificed, seat, place)
    if frame(g).seat != NOBODY:
        note(g, "sacrificed", seat, sacrificed.count(seat))


@cites("FG 20.1.2")
def destroy_cultist(g: Fate, owner: Seat, place: int) -> None:
    """A Cultist of any owner goes to the Abyss."""
    _add(g, owner, place, -1)
    _add(g, owner, ABYSS, 1)
    _blame(g, owner)
    happened(g, Destroyed, owner, place)


@cites("FG 20.1.5")
def devour(g: Fate, owner: Seat, place: int) -> None:
    """A Cultist of any owner is out of the game."""
    _add(g, owner, place, -1)
    g.devoured[owner] += 1
    _blame(g, owner)
    happened(g, Devoured, owner, place)


@cites("FG 30.1.2", "FG 40.1.38")
def seize(g: Fate, seat: Seat, owner: Seat, at: int) -> None:
    """A rival's Cultist becomes a captive."""
    _add(g, owner, at, -1)
    g.captives[seat] = tuple(sorted((*g.captives[seat], owner)))
    _blame(g, owner)
    happened(g, Seized, seat, owner, at)


@cites("FG 30.1.2")
def give_up_captive(g: Fate, seat: Seat, owner: Seat) -> None:
    """A captive goes to the Abyss: it counts as destroyed."""
    left = list(g.captives[seat])
    left.remove(owner)
    g.captives[seat] = tuple(left)
    _add(g, owner, ABYSS, 1)
    _blame(g, owner)
    happened(g, GaveUp, seat, owner)


def recall(g: Fate, seat: Seat, count: int, to: int) -> None:
    """Own Cultists return from the Abyss, as one step."""
    _add(g, seat, ABYSS, -count)
    _add(g, seat, to, count)
    happened(g, Recalled, seat, count, to)


def place_cultist(g: Fate, seat: Seat, at: int) -> None:
    """An own Cultist goes from the Lodge to a location."""
    _add(g, seat, LODGE, -1)
    _add(g, seat, at, 1)
    happened(g, Placed, seat, at)


def move_cultist(g: Fate, owner: Seat, at: int, to: int) -> None:
    _add(g, owner, at, -1)
    _add(g, owner, to, 1)
    happened(g, MovedCultist, owner, at, to)


def place_mi_go(g: Fate, seat: Seat, at: int) -> None:
    g.minions[seat] = tuple(sorted((*g.minions[seat], at)))
    happened(g, MiGoPlaced, seat, at)


def take_mi_go(g: Fate, seat: Seat, at: int) -> None:
    g.minions[seat] = tuple(one for one in g.minions[seat] if one != at)
    happened(g, MiGoTaken, seat, at)


# -- Investigators ---------------------------------------------------------------------------------


def place_investigators(g: Fate, at: int, count: int) -> None:
    """From the supply to a location, as many as there are."""
    count = min(count, g.supply)
    g.supply -= count
    g.investigators[at] += count
    if count:
        happened(g, InvestigatorsPlaced, count, at)


def send_investigators(g: Fate, seat: Seat, count: int) -> None:
    """From the supply to a Lodge, as many as there are."""
    count = min(count, g.supply)
    g.supply -= count
    g.visitors[seat] += count
    if count:
        happened(g, InvestigatorsSent, seat, count)


def follow_home(g: Fate, seat: Seat, at: int) -> None:
    """All Investigators of a location go to the Lodge of the player."""
    count, g.investigators[at] = g.investigators[at], 0
    g.visitors[seat] += count
    happened(g, InvestigatorsFollowed, seat, count, at)


def pass_on(g: Fate, seat: Seat, other: Seat) -> None:
    """An Investigator goes from one Lodge to another."""
    g.visitors[seat] -= 1
    g.visitors[other] += 1
    happened(g, InvestigatorPassedOn, seat, other)


def turn_out(g: Fate, seat: Seat, at: int) -> None:
    """An Investigator goes from a Lodge to a location."""
    g.visitors[seat] -= 1
    g.investigators[at] += 1
    happened(g, InvestigatorTurnedOut, seat, at)


def lead_away(g: Fate, at: int, to: int, count: int) -> None:
    """Investigators go from one location to another."""
    g.investigators[at] -= count
    g.investigators[to] += count
    happened(g, InvestigatorsLed, count, at, to)


@cites("FG 20.1.3", "FG 7.6.8")
def destroy_visitors(g: Fate, seat: Seat, count: int) -> None:
    """Investigators in a Lodge return to the supply."""
    g.visitors[seat] -= count
    g.supply += count
    if count:
        happened(g, VisitorsDestroyed, seat, count)


@cites("FG 20.1.3")
def destroy_investigators(g: Fate, at: int, count: int) -> None:
    """Investigators in a location return to the supply."""
    g.investigators[at] -= count
    g.supply += count
    happened(g, InvestigatorsDestroyed, count, at)


# -- the Summon track ------------------------------------------------------------------------------


@cites("FG 1.2.3", "FG 14.1.5")
def step_forward(g: Fate, seat: Seat) -> None:
    g.token[seat] += 1
    happened(g, Advanced, seat, g.token[seat])


def step_back(g: Fate, seat: Seat, count: int) -> None:
    """Never behind the starting point."""
    g.token[seat] = max(0, g.token[seat] - count)
    happened(g, MovedBack, seat, g.token[seat])


@cites("FG 14.1.1", "FG 1.2.4")
def lay_sign(g: Fate, seat: Seat) -> None:
    """From the supply to the next free space, counted from 9 downwards."""
    g.sign_supply -= 1
    g.signs[seat] += 1
    happened(g, SignGained, seat, SPACES - g.signs[seat])


@cites("FG 14.1.6")
def destroy_sign(g: Fate, seat: Seat) -> None:
    """The one laid last returns to the supply."""
    g.signs[seat] -= 1
    g.sign_supply += 1
    happened(g, SignDestroyed, seat, g.signs[seat])


@cites("FG 14.1.4", "FG 40.1.59")
def mark_met(g: Fate, seat: Seat) -> None:
    g.met[seat] = True
    happened(g, Met, seat)


# -- words -----------------------------------------------------------------------------------------


@cites("FG 1.2.6")
def warn(g: Fate, seat: Seat, god: str) -> None:
    """A god who is not meant for so many players is pointed out."""
    happened(g, NotRecommended, seat, god, g.seats)
