"""Cthulhu Wars: Duel as a Game record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Final

from fhtagn.games.duel.abilities import derive
from fhtagn.games.duel.asides import asides
from fhtagn.games.duel.content import Content, read
from fhtagn.games.duel.events import KINDS
from fhtagn.games.duel.factions.black_goat import minute
from fhtagn.games.duel.forecast import forecast
from fhtagn.games.duel.judge import judge
from fhtagn.games.duel.kinds import checks
from fhtagn.games.duel.knowledge import hidden, pieces, redeal
from fhtagn.games.duel.printed import printed
from fhtagn.games.duel.setup import lay_out, set_up
from fhtagn.games.duel.sorts import ARGUMENTS
from fhtagn.games.duel.spellbooks import settle, unsettled
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.view import views
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import sorts
from fhtagn.kernel.game import Display, Game, Option, Proof, Rules, Settings
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Hooks, Seat

VERSION: Final = "1"


def table_options(content: Content) -> tuple[Option, ...]:
    return (
        Option("map", next(iter(content.boards)), tuple(content.boards)),
        Option("factions", "turn", ("turn", "lot")),
        Option("begins", "lot", ("lot", "first", "second")),
        Option("track", "plain", tuple(content.track)),
        Option("doom_for_captures", True, (True, False)),
    )


def seat_options(content: Content) -> tuple[Option, ...]:
    return (Option("faction", "", ("", *content.factions)), Option("age", 0))


@cites("CW 1.1.14", "CW 2.2.1")
def complaints(content: Content, chosen: Settings) -> list[Complaint]:
    """Two different factions, each with a start area on the map."""
    named = [chosen.of(seat, "faction") for seat in range(chosen.seats)]
    named = [name for name in named if name]
    if len(set(named)) < len(named):
        return [Complaint("same-faction", faction=named[0])]
    glyphs = content.boards[chosen.table["map"]].glyphs
    return [
        Complaint("no-start", faction=name, map=chosen.table["map"])
        for name in named
        if name not in glyphs
    ]


def variants(content: Content, options: Sequence[Option], seats: int) -> Sequence[Settings]:
    """Every ordered pair of factions on every map; and factions picked in turn, or drawn."""
    if seats not in players():
        return []
    plain = {option.name: option.default for option in options}
    nobody = ({"faction": "", "age": 0},) * seats
    unnamed = [Settings(seats, plain | {"factions": how}, nobody) for how in ("turn", "lot")]
    return unnamed + [
        Settings(2, plain | {"map": board}, ({"faction": a, "age": 0}, {"faction": b, "age": 0}))
        for board in content.boards
        for a, b in permutations(content.factions, 2)
        if {a, b} <= content.boards[board].glyphs.keys()
    ]


def moment(g: Duel, _seat: Seat) -> str:
    """The part of the guide that helps now."""
    if g.outcome is not None:
        return "end"
    if g.battles:
        return "battle"
    if g.phase == "setup":
        return "setup"
    return "doom" if g.phase == "doom" else "action"


@cites("CW 1.1.1")
def players() -> tuple[int, ...]:
    """Exactly two."""
    return (2,)


def load(pack: Path | None = None) -> Game[Duel]:
    return record(read(pack))


def empty(content: Content) -> Duel:
    g = Duel()
    g.content = content
    return g


def rules(content: Content) -> Rules[Duel]:
    return Rules(
        seats=players(),
        options=table_options(content),
        seat_options=seat_options(content),
        complaints=lambda chosen: complaints(content, chosen),
        empty=partial(empty, content),
        prepare=lay_out,
        first=set_up,
        asides=asides,
        actions=checks(content),
        redeal=redeal,
        judge=judge,
        hooks=Hooks(settle=settle, derive=derive),
        final=("resign",),
        waits={"time_up": minute()},
    )


def proof(content: Content) -> Proof[Duel]:
    return Proof(
        pieces=pieces,
        hidden=hidden,
        unsettled=unsettled,
        variants=lambda seats: variants(content, table_options(content), seats),
    )


def display(content: Content) -> Display[Duel]:
    return Display(
        views=views,
        events=KINDS,
        sorts=sorts(KINDS.values(), ARGUMENTS),
        moment=moment,
        printed=printed(content),
        forecast=forecast,
    )


def record(content: Content) -> Game[Duel]:
    return Game("duel", VERSION, content, rules(content), proof(content), display(content))
