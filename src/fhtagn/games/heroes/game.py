"""Monsters vs Heroes as a Game record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Final

from fhtagn.games.heroes import deck, hands, in_play  # noqa: F401  (they register their steps)
from fhtagn.games.heroes.content import Content, read
from fhtagn.games.heroes.deck_text import compact, write
from fhtagn.games.heroes.decks import (
    PRESETS,
    complaints,
    legal_presets,
    meant_deck,
    read_deck,
    warnings,
)
from fhtagn.games.heroes.duel import check_skip, lay_out_duel, set_up_duel
from fhtagn.games.heroes.events import KINDS
from fhtagn.games.heroes.events.ending import Resigned, Won
from fhtagn.games.heroes.judge import judge
from fhtagn.games.heroes.knowledge import hidden, invented, redeal
from fhtagn.games.heroes.lapse import lapse
from fhtagn.games.heroes.legality import OVER
from fhtagn.games.heroes.printed import printed
from fhtagn.games.heroes.queries import coming
from fhtagn.games.heroes.settle import settle, unsettled
from fhtagn.games.heroes.setup import buzzers, check_exchange, decks_needed, lay_out, set_up
from fhtagn.games.heroes.sorts import ARGUMENTS
from fhtagn.games.heroes.state import NOBODY, Heroes
from fhtagn.games.heroes.steps import ANSWERS, check_answer
from fhtagn.games.heroes.turn import check_draw, check_play
from fhtagn.games.heroes.verbs import cancel_plays, reveal_factions
from fhtagn.games.heroes.view import views
from fhtagn.kernel.agenda import Decision, decisions, option
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.events import happened, sorts
from fhtagn.kernel.game import Decks, Display, Game, Option, Proof, Rules, Settings
from fhtagn.kernel.legality import Check, Reason
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Hooks, Seat

VERSION: Final = "1"
RESIGNED: Final = Reason("MH 10.17", "resigned")

OPTIONS: Final = (
    Option("mode", "base", ("base", "duel"), only={"seats": (2,)}),
    Option("decks", "", only={"mode": ("base",)}),
    Option("lists", "open", ("open", "closed"), only={"mode": ("duel",)}),
)
SEAT_OPTIONS: Final = (
    Option("age", 0),
    Option("deck", "innsmouth", secret=True, only={"mode": ("duel",)}),
)


@rule("MH 3.1", "MH 8.1", "MH 9.1")
def first(g: Heroes) -> None:
    """The usual set-up, or that of the duel, in which each has a deck of their own."""
    g.then(set_up if len(g.decks) == 1 else set_up_duel)


def prepare(g: Heroes, chosen: Settings) -> None:
    lay = lay_out_duel if chosen.table["mode"] == "duel" else lay_out
    lay(g, chosen)


@rule("MH 10.17", says=lambda _g, _seat: Saying("resign"))
def resign(g: Heroes, seat: Seat) -> None:
    """Give up: with one player left the game is over, and nothing need be hidden any more."""
    happened(g, Resigned, seat)
    g.resign(seat)
    if g.outcome is not None:
        cancel_plays(g)
        reveal_factions(g)
        happened(g, Won, g.outcome.places.index(1))


def asides(g: Heroes, seat: Seat) -> Sequence[Task]:
    return (option(resign, seat),) if check_resign(g, seat) is None else ()


@cites("MH 10.17")
def check_resign(g: Heroes, seat: Seat, _questions: Sequence[Decision] = ()) -> Reason | None:
    """At any moment, but only once."""
    if g.outcome is not None:
        return OVER
    return RESIGNED if g.resigned >> seat & 1 else None


ACTIONS: Final[Mapping[str, Check]] = {
    "play": check_play,
    "draw": check_draw,
    "keep": check_exchange,
    "exchange": check_exchange,
    "skip": check_skip,
    "resign": check_resign,
    **{kind: partial(check_answer, kind) for kind in ANSWERS},
}


def pieces(g: Heroes) -> Mapping[str, Sequence[int]]:
    """Every card by place; the card being put down lies in no area yet."""
    shown = [card for _, card in coming(g)]
    places: dict[str, Sequence[int]] = {"coming": shown, "box": g.box}
    for name in ("decks", "discards", "hands", "areas", "factions"):
        for number, cards in enumerate(getattr(g, name)):
            places[f"{name}[{number}]"] = cards
    return places


def moment(g: Heroes, seat: Seat) -> str:
    """The part of the guide that helps now."""
    if g.outcome is not None:
        return "end"
    if g.first == NOBODY or not g.turns:
        return "setup"
    if g.emptied != NOBODY:
        return "duel"
    asked = next((one for one in decisions(g) if one.seat == seat), None)
    return "turn" if asked is None or asked.prompt == "act" else "ability"


# -- tables ----------------------------------------------------------------------------------------


@cites("MH 1.1")
def players() -> tuple[int, ...]:
    """Two to eight."""
    return (2, 3, 4, 5, 6, 7, 8)


def complaints_for(content: Content, chosen: Settings) -> list[Complaint]:
    if chosen.table["mode"] == "duel":
        return duel_complaints(content, chosen)
    return deck_complaints(content, chosen)


@cites("MH 3.16")
def deck_complaints(content: Content, chosen: Settings) -> list[Complaint]:
    """One of the theme decks for up to four players, two different ones for more."""
    if not chosen.table["decks"]:
        return []
    names = chosen.table["decks"].split("+")
    unknown = [name for name in names if name not in content.decks]
    if unknown:
        guess = nearest(unknown[0], content.decks)
        return [Complaint("no-such-deck", deck=unknown[0], nearest=guess)]
    needed = decks_needed(chosen.seats)
    if len(names) != needed:
        return [Complaint("decks-for-seats", found=len(names), needed=needed, seats=chosen.seats)]
    return [Complaint("deck-twice", deck=names[0])] if len(set(names)) < needed else []


@cites("MH 8.1", "MH 8.17")
def duel_complaints(content: Content, chosen: Settings) -> list[Complaint]:
    """Exactly two players, each with a legal deck."""
    if chosen.seats != 2:
        return [Complaint("duel-seats", found=chosen.seats)]
    if chosen.table["decks"]:
        return [Complaint("duel-decks")]
    for seat in range(chosen.seats):
        read_deck(content, chosen.of(seat, "deck"))
    return []


def variants(content: Content, seats: int) -> Sequence[Settings]:
    """Every choice of theme decks; with two players also the duel of every pair of presets."""
    needed = decks_needed(seats)
    plain = [{"age": 0, "deck": "innsmouth"}] * seats
    tables = [
        Settings(seats, {"mode": "base", "decks": "+".join(names), "lists": "open"}, plain)
        for names in combinations(content.decks, needed)
    ]
    if seats == 2:
        tables += [
            Settings(
                2,
                {"mode": "duel", "decks": "", "lists": lists},
                ({"age": 0, "deck": mine}, {"age": 0, "deck": yours}),
            )
            for mine, yours in combinations(legal_presets(content), 2)
            for lists in ("open", "closed")
        ]
    return tables


def own_decks(content: Content) -> Decks:
    return Decks(
        presets={name: PRESETS[name].name for name in legal_presets(content)},
        read=lambda text: meant_deck(content, text),
        complaints=lambda one: complaints(content, one),
        warnings=lambda one: warnings(content, one),
        write=lambda one, language: write(content, one, language),
        compact=compact,
    )


def empty(content: Content) -> Heroes:
    g = Heroes()
    g.content = content
    return g


def rules(content: Content) -> Rules[Heroes]:
    return Rules(
        seats=players(),
        options=OPTIONS,
        seat_options=SEAT_OPTIONS,
        complaints=lambda chosen: complaints_for(content, chosen),
        empty=partial(empty, content),
        prepare=prepare,
        first=first,
        asides=asides,
        actions=ACTIONS,
        redeal=redeal,
        judge=judge,
        hooks=Hooks(settle=settle),
        decks=own_decks(content),
        final=("play", "draw", "keep", "exchange", "resign"),
        buzzers=buzzers(),
        lapse=lapse,
    )


def proof(content: Content) -> Proof[Heroes]:
    return Proof(
        pieces=pieces,
        hidden=hidden,
        unsettled=unsettled,
        variants=lambda seats: variants(content, seats),
        invented=invented,
    )


def display(content: Content) -> Display[Heroes]:
    return Display(
        views=views,
        events=KINDS,
        sorts=sorts(KINDS.values(), ARGUMENTS),
        moment=moment,
        printed=printed(content),
    )


def load(pack: Path | None = None) -> Game[Heroes]:
    content = read(pack)
    return Game("heroes", VERSION, content, rules(content), proof(content), display(content))
