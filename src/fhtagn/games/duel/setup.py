"""Set-up («Подготовка к игре»): components, factions, start areas, the first player."""

from __future__ import annotations

from fhtagn.games.duel.content import Faction
from fhtagn.games.duel.events.course import TookFaction
from fhtagn.games.duel.kinds import answers
from fhtagn.games.duel.queries import CULTIST, cultists_in, name_of_area, rank
from fhtagn.games.duel.state import NO_GATE, NOBODY, Duel
from fhtagn.games.duel.turn import next_round
from fhtagn.games.duel.verbs import (
    begin_with,
    create_gate,
    lay_out_units,
    place,
    shuffle_signs,
    start_in,
    take_faction,
    take_gate,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.chance import pick, shuffled
from fhtagn.kernel.events import happened
from fhtagn.kernel.game import Settings
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat


@cites("CW 1.1.2", "CW 2.1.1", "CW 2.1.2", "CW 2.1.3")
def lay_out(g: Duel, chosen: Settings) -> None:
    """The board, the tracks at their first spaces, the Elder Signs not yet shuffled."""
    g.map, g.track = chosen.table["map"], chosen.table["track"]
    g.by_lot = chosen.table["factions"] == "lot"
    g.begins = chosen.table["begins"]
    g.doom_for_captures = chosen.table["doom_for_captures"]
    g.code = [str(value) for value in g.content.signs]
    g.known = [0] * len(g.code)
    g.owner, g.where = [NOBODY] * len(g.code), [NOBODY] * len(g.code)
    g.bag = tuple(range(len(g.code)))
    g.factions = [chosen.of(seat, "faction") for seat in range(g.seats)]
    g.rebuild()
    g.gates = [NO_GATE] * len(g.board.areas)
    g.ages = tuple(chosen.of(seat, "age") for seat in range(g.seats))


@rule("CW 2.1.4", "CW 2.2.1")
def set_up(g: Duel) -> None:
    """Shuffle the Elder Signs; factions not named beforehand are drawn or picked in turn."""
    shuffle_signs(g)
    for seat, faction in enumerate(g.factions):
        if faction:
            happened(g, TookFaction, seat, faction)
    take = draw_faction if g.by_lot else choose_faction
    order = picking_order(g)
    for seat in order:
        g.then(take, seat)
    g.then(lay_out_factions)


@cites("CW 2.2.1")
def picking_order(g: Duel) -> list[Seat]:
    """Who has named no faction; the younger first if ages are told, by lot otherwise."""
    open_seats = [seat for seat in range(g.seats) if not g.factions[seat]]
    ages = [g.ages[seat] for seat in open_seats]
    if 0 in ages or len(set(ages)) < len(ages):
        return shuffled(g, open_seats)
    return sorted(open_seats, key=lambda seat: g.ages[seat])


@cites("CW 1.1.14", "CW 2.2.1")
def factions_left(g: Duel) -> list[str]:
    """Any faction may meet any other on any map, but not itself."""
    glyphs = g.content.boards[g.map].glyphs
    return [name for name in g.content.factions if name not in g.factions and name in glyphs]


@rule("CW 2.2.1")
def draw_faction(g: Duel, seat: Seat) -> None:
    take_faction(g, seat, pick(g, factions_left(g)))


@choice("CW 2.2.1")
def choose_faction(g: Duel, seat: Seat) -> Decision:
    options = [option(pick_faction, seat, name) for name in factions_left(g)]
    return Decision(seat, "choose_faction", options)


@rule("CW 2.2.1", says=lambda _g, _seat, name: Saying("faction", {"faction": name}))
def pick_faction(g: Duel, seat: Seat, name: str) -> None:
    take_faction(g, seat, name)


@rule("CW 2.2.2", "CW 2.3.6")
def lay_out_factions(g: Duel) -> None:
    """Units into the pools; a faction that sets up last waits for the other."""
    lay_out_units(g)
    late = [seat for seat in range(g.seats) if sheet(g, seat).sets_up_last]
    for seat in [*(seat for seat in range(g.seats) if seat not in late), *late]:
        g.then(choose_start, seat)
    g.then(first_player_at_start)


def sheet(g: Duel, seat: Seat) -> Faction:
    return g.content.factions[g.factions[seat]]


@choice("CW 2.3.1", "CW 2.3.7")
def choose_start(g: Duel, seat: Seat) -> Decision:
    """An area with the glyph of the faction; some have more than one."""
    glyphs = g.board.glyphs[g.factions[seat]]
    options = [option(set_up_in, seat, area) for area in glyphs if g.gates[area] == NO_GATE]
    return Decision(seat, "choose_start", options)


def says_start(g: Duel, _seat: Seat, area: int) -> Saying:
    return Saying("start", {"at": name_of_area(g, area)})


@rule("CW 2.3.2", "CW 2.3.3", "CW 2.3.4", says=says_start)
def set_up_in(g: Duel, seat: Seat, area: int) -> None:
    """A gate and all six Acolytes, one of them on the gate."""
    start_in(g, seat, area)
    create_gate(g, seat, area)
    for unit in g.units[seat]:
        if rank(g, unit) == CULTIST:
            place(g, unit, area)
    take_gate(g, cultists_in(g, seat, area)[0])


@rule("CW 2.4.1", "CW 2.4.2", "CW 2.4.3", "CW 3.2.2")
def first_player_at_start(g: Duel) -> None:
    """One faction always begins, another never does; otherwise as the table has agreed."""
    begin_with(g, starter(g))
    g.then(next_round)


@cites("CW 2.4.1", "CW 2.4.2", "CW 2.4.3")
def starter(g: Duel) -> Seat:
    for seat in range(g.seats):
        if sheet(g, seat).begins == "always":
            return seat
    for seat in range(g.seats):
        if sheet(g, seat).begins == "never":
            return 1 - seat
    agreed = {"first": 0, "second": 1}
    return agreed[g.begins] if g.begins in agreed else pick(g, range(g.seats))


answers("faction", "choose_faction", "CW 2.2.1")
answers("start", "choose_start", "CW 2.3.1")
