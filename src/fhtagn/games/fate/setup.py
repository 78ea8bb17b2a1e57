"""Set-up: gods, figures, decks, the first player (FG 2; two players FG 16, alone FG 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from fhtagn.games.fate.card_verbs import (
    begin_columns,
    deal_gods,
    draw,
    keep_god,
    shuffle_decks,
    shuffle_gods,
    take_gate,
)
from fhtagn.games.fate.content import Content, God
from fhtagn.games.fate.course_verbs import begin_with
from fhtagn.games.fate.queries import HAND, LOCATIONS, alone, clockwise
from fhtagn.games.fate.relic_verbs import (
    draw_curse,
    leave_storms,
    remove_monsters,
    show_artifacts,
    show_monsters,
)
from fhtagn.games.fate.solo import ME
from fhtagn.games.fate.state import LODGE, NOTHING, OTHER_WORLDS, STREETS, Colour, Fate
from fhtagn.games.fate.turn import take_turn
from fhtagn.games.fate.verbs import lay_sign, recall, warn
from fhtagn.kernel.agenda import Decision, option, together
from fhtagn.kernel.chance import pick
from fhtagn.kernel.game import Settings
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

IN_LODGE, IN_ABYSS = 7, 7  # Cultists at the start
OFFERED: Final = 2  # god cards
COLOURS: Final[tuple[Colour, ...]] = ("crimson", "teal", "amber", "violet")

# -- before chance has its say ---------------------------------------------------------------------


@cites(
    "FG 1.1.2", "FG 1.1.5", "FG 1.2.1", "FG 2.1.4", "FG 2.1.5", "FG 2.1.6", "FG 2.1.11",
    "FG 2.1.13", "FG 2.1.15", "FG 19.1.1",
)  # fmt: skip
def lay_out(g: Fate, chosen: Settings) -> None:
    """Everything in its place; each player's figures stand as they will at the start."""
    seats, table = g.seats, chosen.table
    lay_out_cards(g, chosen)
    g.altar = [(1,) * len(LOCATIONS)] * seats
    g.lodge, g.abyss = [IN_LODGE] * seats, [IN_ABYSS] * seats
    g.devoured, g.captives, g.minions = [0] * seats, [()] * seats, [()] * seats
    g.investigators = [int(table["investigators"])] * len(LOCATIONS)
    g.supply = g.content.counts["investigators"] - sum(g.investigators)
    g.visitors, g.token, g.signs, g.met = [0] * seats, [0] * seats, [0] * seats, [False] * seats
    g.sign_supply, g.goal = g.content.counts["signs"], int(table["goal"])
    g.fate = pieces_for(seats)
    g.gates, g.gate_held = g.content.counts["gates"], [False] * seats
    g.colours = colours(chosen)
    g.gods = [str(chosen.of(seat, "god")) for seat in range(seats)]
    g.strict, g.skips = bool(table["strict"]), table["leavers"] == "skip"
    g.level = str(table["level"])
    g.rebuild()


def lay_out_cards(g: Fate, chosen: Settings) -> None:
    monsters = has_monsters(chosen)
    g.deck = add(g, spells_for(g, chosen))
    g.artifact_deck = add(g, artifacts_for(g, chosen))
    g.curse_deck = add(g, g.content.curses)
    g.monster_stack = add(g, g.content.monsters) if monsters else ()
    g.storms = add(g, (one.id for one in g.content.storms.values() for _ in range(one.copies)))
    g.box = add(g, gods_for(g.content, chosen))
    seats = g.seats
    g.hands, g.reserve = [()] * seats, [()] * seats
    g.artifacts, g.waiting, g.offers = [()] * seats, [()] * seats, [()] * seats
    g.columns, g.storm_at = [()] * len(LOCATIONS), [NOTHING] * len(LOCATIONS)
    g.monsters, g.tokens = [NOTHING] * seats, [0] * seats


def add(g: Fate, codes: Iterable[str]) -> tuple[int, ...]:
    first = len(g.code)
    g.code += codes
    ids = tuple(range(first, len(g.code)))
    g.known += [0] * len(ids)
    return ids


@cites("FG 2.1.14", "FG 16.1.1", "FG 17.1.1", "FG 17.1.2")
def pieces_for(seats: int) -> list[int]:
    """One Fate Piece for three or four, one each for two; alone the second is in the Streets."""
    if seats == 1:
        return [OTHER_WORLDS, STREETS]
    return [OTHER_WORLDS] * 2 if seats == 2 else [OTHER_WORLDS]


@cites("FG 18.1.3", "FG 18.2.1", "FG 17.5.4")
def has_monsters(chosen: Settings) -> bool:
    """Monsters are wanted; alone only if what is not recommended is allowed."""
    return bool(chosen.table["monsters"]) and is_recommended(chosen)


def is_recommended(chosen: Settings) -> bool:
    return chosen.seats > 1 or bool(chosen.table["everything"])


@cites("FG 1.1.3", "FG 18.1.3", "FG 40.1.32", "FG 40.1.34")
def spells_for(g: Fate, chosen: Settings) -> list[str]:
    """The base Spells; those of the expansion with Monsters; alone none that would be useless."""
    boxes = ("base", "expansion") if has_monsters(chosen) else ("base",)
    return [
        one.id
        for one in g.content.spells.values()
        if one.box in boxes and (one.alone or is_recommended(chosen))
        for _ in range(one.copies)
    ]


@cites("FG 40.1.32")
def artifacts_for(g: Fate, chosen: Settings) -> list[str]:
    return [one.id for one in g.content.artifacts.values() if one.alone or is_recommended(chosen)]


@cites("FG 1.1.7", "FG 18.3.1", "FG 18.3.2", "FG 40.1.35", "FG 17.5.4")
def gods_for(content: Content, chosen: Settings) -> list[str]:
    """The base gods and those of the expansion that are wanted, as far as they fit this table."""
    return [
        one.id
        for one in content.gods.values()
        if (one.box == "base" or chosen.table[one.id]) and fits(one, chosen)
    ]


def fits(god: God, chosen: Settings) -> bool:
    """Some gods need Monsters; alone those not meant for one player stay in the box."""
    return (has_monsters(chosen) or not god.needs_monsters) and (
        is_recommended(chosen) or 1 in god.players
    )


@cites("FG 2.1.3")
def colours(chosen: Settings) -> list[Colour]:
    """Each a different one: as asked for, otherwise the next that is free."""
    wanted: list[Colour] = [chosen.of(seat, "colour") for seat in range(chosen.seats)]
    free = iter([one for one in COLOURS if one not in wanted])
    return [one or next(free) for one in wanted]


# -- the steps -------------------------------------------------------------------------------------


@rule("FG 2.1.1", "FG 40.1.34", "FG 16.1.2")
def set_up(g: Fate) -> None:
    """Two god cards to each player who has not named a god; each keeps one, unseen until all do."""
    choosing = [seat for seat in range(g.seats) if not g.gods[seat]]
    for seat in range(g.seats):
        if seat not in choosing:
            deal_gods(g, seat, (card_of(g, g.gods[seat]),))
            keep_god(g, seat, g.offers[seat][0])
    shuffle_gods(g)
    for seat in choosing:
        deal_gods(g, seat, g.box[:OFFERED])
    together(g, choose_god, choosing)
    g.then(set_the_table)


def card_of(g: Fate, god: str) -> int:
    return next(card for card in g.box if g.code[card] == god)


@choice("FG 2.1.1", "FG 1.2.6")
def choose_god(g: Fate, seat: Seat) -> Decision:
    options = [option(take_god, seat, card) for card in g.offers[seat]]
    return Decision(seat, "god", options)


def says_god(g: Fate, seat: Seat, card: int) -> Saying:
    """Named by its place: nobody is to know before all have chosen."""
    return Saying("god", {"place": g.offers[seat].index(card)}, {"god": g.code[card]})


@rule("FG 2.1.1", "FG 2.1.2", says=says_god)
def take_god(g: Fate, seat: Seat, card: int) -> None:
    keep_god(g, seat, card)


@rule("FG 2.1.7", "FG 2.1.8", "FG 2.1.9", "FG 2.1.10", "FG 2.1.12")
def set_the_table(g: Fate) -> None:
    """Decks are shuffled, hands dealt, Columns begun, Artifacts and Monsters turned up."""
    for seat in range(g.seats):
        god = g.content.gods[g.gods[seat]]
        remove_monsters(g, god.removes)
        if g.seats not in god.players:
            warn(g, seat, god.id)
    if not any(uses_storms(g.content.gods[god]) for god in g.gods):
        leave_storms(g)
    shuffle_decks(g)
    for seat in range(g.seats):
        draw(g, seat, HAND)
    begin_columns(g)
    show_artifacts(g)
    if g.monster_stack:
        show_monsters(g)
    g.then(find_first_player)


def uses_storms(god: God) -> bool:
    return any(step.op == "draw_storms" for step in god.steps)


@rule("FG 2.1.16", "FG 40.1.39", "FG 17.1.3")
def find_first_player(g: Fate) -> None:
    """By one of the chosen god cards drawn at random."""
    begin_with(g, pick(g, clockwise(g, 0)))
    if alone(g):
        g.then(set_level)
    g.then(take_turn, g.first)


@rule("FG 40.1.66")
def set_level(g: Fate) -> None:
    """How hard the solo game begins."""
    LEVELS[g.level](g)


def begin_as_novice(g: Fate) -> None:
    """A Gate in hand and two more Cultists in the Lodge."""
    take_gate(g, ME)
    recall(g, ME, 2, LODGE)


def begin_as_adept(_g: Fate) -> None:
    """As the rulebook has it."""


def begin_as_master(g: Fate) -> None:
    """Two Elder Signs and a Curse."""
    for _ in range(2):
        lay_sign(g, ME)
    draw_curse(g, ME)


LEVELS: Final[dict[str, Callable[[Fate], None]]] = {
    "novice": begin_as_novice,
    "adept": begin_as_adept,
    "master": begin_as_master,
}
