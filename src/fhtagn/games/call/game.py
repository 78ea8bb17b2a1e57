"""Call of Cthulhu: The Card Game as a Game record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from fhtagn.games.call import cards  # noqa: F401  (they register what they do)
from fhtagn.games.call.abilities import HEARD
from fhtagn.games.call.answers import why_no_resigning
from fhtagn.games.call.content import Content, read
from fhtagn.games.call.deck_text import compact, write
from fhtagn.games.call.decks import (
    COLLECTIONS,
    PRESETS,
    complaints,
    legal_presets,
    meant_deck,
    pairings,
    read_deck,
    warnings,
)
from fhtagn.games.call.events import KINDS
from fhtagn.games.call.events.ending import Resigned, Won
from fhtagn.games.call.judge import judge
from fhtagn.games.call.knowledge import hidden, invented, pieces, redeal
from fhtagn.games.call.legality import ACTIONS, refusals
from fhtagn.games.call.printed import printed
from fhtagn.games.call.queries import is_blank, is_spared
from fhtagn.games.call.settle import settle, unsettled
from fhtagn.games.call.setup import BY_LOT, lay_out, set_up
from fhtagn.games.call.sorts import ARGUMENTS
from fhtagn.games.call.state import Call
from fhtagn.games.call.stops import STOPS, WINDOWS, moment, window
from fhtagn.games.call.timing import derive
from fhtagn.games.call.view import views
from fhtagn.kernel.agenda import option
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import happened, sorts
from fhtagn.kernel.game import Decks, Display, Game, Option, Proof, Rules, Settings
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Hooks, Seat

VERSION: Final = "1"
YES_NO: Final = (True, False)
FIRST_DECK: Final = "precinct"

OPTIONS: Final = (
    Option("mode", "factions", ("factions", "decks")),
    Option("mulligan", True, YES_NO),
    Option("conspiracy", False, YES_NO),
    Option("clarney", "printed", ("printed", "balanced")),
    Option("collection", "three", tuple(COLLECTIONS), only={"mode": ("decks",)}),
    Option("lists", "open", ("open", "closed"), only={"mode": ("decks",)}),
)
PAIRS: Final = tuple("+".join(pair) for pair in pairings())
SEAT_OPTIONS: Final = (
    Option("factions", "", ("", BY_LOT, *PAIRS), only={"mode": ("factions",)}),
    Option("deck", FIRST_DECK, secret=True, only={"mode": ("decks",)}),
)


@rule("CC 40.44", says=lambda _g, _seat: Saying("resign"))
def resign(g: Call, seat: Seat) -> None:
    """Give up at any time; the other wins."""
    happened(g, Resigned, seat)
    g.resign(seat)
    if g.outcome is not None:
        happened(g, Won, g.outcome.places.index(1), "resigned")


def asides(g: Call, seat: Seat) -> Sequence[Task]:
    return () if why_no_resigning(g, seat, ()) else (option(resign, seat),)


@cites("CC 1.1")
def players() -> tuple[int, ...]:
    """Exactly two."""
    return (2,)


def complaints_for(content: Content, chosen: Settings) -> list[Complaint]:
    """With decks of one's own, each has to be legal."""
    if chosen.table["mode"] == "decks":
        for seat in range(chosen.seats):
            read_deck(content, chosen.of(seat, "deck"), chosen.table["collection"])
    return []


def variants(content: Content, seats: int) -> Sequence[Settings]:
    """Factions named and drawn, every option at least once, the tuned decks against each other."""
    if seats not in players():
        return []
    plain = {option.name: option.default for option in OPTIONS}
    seat = {option.name: option.default for option in SEAT_OPTIONS}
    tables = [
        plain,
        plain | {"conspiracy": True},
        plain | {"clarney": "balanced", "mulligan": False},
        plain | {"clarney": "balanced", "conspiracy": True},
    ]
    by_lot = seat | {"factions": BY_LOT}
    found = [Settings(2, table, (one, other)) for table in tables for one, other in
             ((seat, seat), (by_lot, by_lot), (seat, by_lot))]  # fmt: skip
    disjoint = [(one, other) for one in PAIRS for other in PAIRS
                if not set(one.split("+")) & set(other.split("+"))]  # fmt: skip
    for number, (one, other) in enumerate(disjoint[::7]):
        named = (seat | {"factions": one}, seat | {"factions": other})
        found.append(Settings(2, tables[number % len(tables)], named))
    return [*found, *deck_tables(content, plain, seat)]


def deck_tables(
    content: Content, plain: dict[str, object], seat: dict[str, object]
) -> list[Settings]:
    """The tuned decks, each against the next but one, with open and closed lists."""
    names = sorted(PRESETS)
    found = []
    for number, name in enumerate(names):
        other = names[(number + 2) % len(names)]
        small = name in legal_presets(content, "one") and other in legal_presets(content, "one")
        lists = ("open", "closed")[number % 2]
        table = plain | {"mode": "decks", "lists": lists, "collection": "one" if small else "three"}
        found.append(Settings(2, table, (seat | {"deck": name}, seat | {"deck": other})))
    return found


def own_decks(content: Content) -> Decks:
    return Decks(
        presets={name: PRESETS[name].name for name in legal_presets(content, "three")},
        read=partial(meant_deck, content),
        complaints=lambda one: complaints(content, one, "three"),
        warnings=partial(warnings, content),
        write=partial(write, content),
        compact=compact,
    )


def load(pack: Path | None = None) -> Game[Call]:
    return record(read(pack))


def empty(content: Content) -> Call:
    g = Call()
    g.content = content
    return g


def rules(content: Content) -> Rules[Call]:
    return Rules(
        seats=players(),
        options=OPTIONS,
        seat_options=SEAT_OPTIONS,
        complaints=partial(complaints_for, content),
        empty=partial(empty, content),
        prepare=lay_out,
        first=set_up,
        asides=asides,
        actions=ACTIONS,
        redeal=redeal,
        judge=judge,
        hooks=Hooks(settle=settle, derive=derive, silenced=is_blank, spared=is_spared, heard=HEARD),
        refusals=refusals,
        decks=own_decks(content),
        final=("resources", "redraw", "resign"),
    )


def proof(content: Content) -> Proof[Call]:
    return Proof(
        pieces=pieces,
        hidden=hidden,
        unsettled=unsettled,
        variants=partial(variants, content),
        invented=invented,
    )


def display(content: Content) -> Display[Call]:
    return Display(
        views=views,
        events=KINDS,
        sorts=sorts(KINDS.values(), ARGUMENTS),
        moment=moment,
        printed=printed(content),
        windows=WINDOWS,
        stops=STOPS,
        window=window,
    )


def record(content: Content) -> Game[Call]:
    return Game("call", VERSION, content, rules(content), proof(content), display(content))
