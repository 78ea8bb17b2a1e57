"""Pages to read at leisure: the map with its borders, both faction sheets with their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.duel.crowd import in_words
from fhtagn.tui.duel.fight import Fights
from fhtagn.tui.duel.map import COLUMNS
from fhtagn.tui.duel.names import WATER, DuelNames
from fhtagn.tui.duel.sheet import joined
from fhtagn.tui.look import BONE, BRASS, DIM, FAINT, VERDIGRIS, heading
from fhtagn.tui.painter import Worded

if TYPE_CHECKING:
    from fhtagn.games.duel.content import Faction, Unit
    from fhtagn.games.duel.view import Area

LEAST: Final = 10  # letters below which no area can be drawn
CELL: Final = 4


def explained(board: DuelNames, thing: Worded) -> Text:
    """A printed thing with its text."""
    return Text.assemble((f"{board.said(thing)}. ", BRASS), board.told(thing))


def about_area(board: DuelNames, area: str) -> Text:
    """An area and what it borders."""
    said = board.words.say("tui-duel-borders", near=neighbours(board, board.map.index[area]))
    return Text.assemble((f"{board.area(area)} ", BRASS), (said, DIM))


def neighbours(board: DuelNames, area: int) -> tuple[str, ...]:
    return tuple(board.map.areas[one].id for one in board.map.near[area])


def about_unit(board: DuelNames, unit: str) -> Text:
    """What a unit costs and how it fights."""
    one = board.content.units.get(unit.removesuffix("_on_gate"))
    if one is None:
        return Text()
    return Text.assemble((f"{board.said(one)}: ", BRASS), (numbers(board, one), DIM))


def numbers(board: DuelNames, unit: Unit) -> str:
    costs = "/".join(map(str, unit.costs))
    combat = "*" if unit.varies else str(unit.combat)
    return board.words.say("tui-duel-unit", cost=costs, combat=combat, value=unit.value)


def map_page(board: Fights, width: int) -> Text:
    """The whole map, its signs, and every area with all its units and borders."""
    text = Text()
    if width >= COLUMNS * LEAST:
        text.append_text(board.drawn(width, CELL)).append("\n\n")
    text.append(f"{board.legend()}\n\n", FAINT)
    for number, seen in enumerate(board.view["areas"]):
        text.append_text(area_lines(board, number, seen))
    return text


def area_lines(board: Fights, number: int, seen: Area) -> Text:
    printed = board.map.areas[number]
    text = Text(f"{WATER} " if printed.water else "  ", DIM)
    text.append(board.said(printed), f"bold {BONE}").append("  ").append_text(board.signs(number))
    for name, place in board.view["tokens"].items():
        text.append(f"  {board.ability(name)}" if place == seen["id"] else "", BRASS)
    for seat in board.seats():
        units = in_words(board.crowd_of(seen, seat))
        if units:
            text.append("\n    ").append_text(board.mark(seat))
            text.append(f" {units}", board.colour(seat))
    borders = board.words.say("tui-duel-borders", near=neighbours(board, number))
    return text.append(f"\n    {borders}\n", FAINT)


# -- the sheets ------------------------------------------------------------------------------------


def sheets_page(board: Fights, _width: int) -> Text:
    """Each player with units, abilities, spellbooks and requirements in full."""
    text = Text()
    for seat in board.seats():
        text.append_text(joined([board.name_row(seat), board.notes(seat)])).append("\n")
        text.append_text(board.numbers_row(seat)).append("\n")
        for row in board.store_rows(seat):
            text.append_text(row).append("\n")
        if sheet := board.sheet_of(seat):
            text.append_text(units_table(board, seat, sheet))
            text.append_text(abilities(board, seat, sheet))
        text.append("\n")
    return text


def units_table(board: Fights, seat: Seat, sheet: Faction) -> Text:
    """Every kind of unit: how many are on the map and in the pool, and its numbers."""
    text = Text("\n").append_text(heading(board.words.say("tui-duel-units")))
    for unit, count in sheet.units:
        placed = sum(area["units"][seat].get(unit.id, 0) for area in board.view["areas"])
        text.append(f"  {board.said(unit)} ", board.colour(seat))
        text.append(board.words.say("tui-duel-placed", count=placed, most=count), BONE)
        text.append(f" {numbers(board, unit)}\n", FAINT)
    return text


def abilities(board: Fights, seat: Seat, sheet: Faction) -> Text:
    """Abilities in force first, then the slots with the spellbook there or what it takes."""
    words, player = board.words, board.player(seat)
    text = Text("\n").append_text(heading(words.say("tui-duel-abilities")))
    for one in sheet.abilities:
        if one.id in player["abilities"]:
            off = f" ({words.say('tui-duel-off')})" if one.id in player["declined"] else ""
            text.append(f"  {board.said(one)}{off}: ", f"bold {VERDIGRIS}")
            text.append(f"{board.told(one)}\n", DIM)
    text.append("\n").append_text(heading(words.say("tui-duel-unmet")))
    for need in board.unmet(seat):
        text.append(f"  {need.slot}. {board.said(need)}: ", f"bold {BRASS}")
        text.append(f"{board.told(need)}\n", DIM)
    closed = [name for name in sheet.spellbooks if name not in player["books"]]
    text.append("\n").append_text(heading(words.say("tui-duel-closed")))
    for name in closed:
        one = board.content.abilities[name]
        text.append(f"  {board.said(one)}: ", BRASS).append(f"{board.told(one)}\n", FAINT)
    return text
