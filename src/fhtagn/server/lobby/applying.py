"""Which options of a seat make a difference at which tables, found out by laying tables out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Game, Option, settings
from fhtagn.kernel.rules import Value
from fhtagn.kernel.save import save

Conditions = Mapping[str, list[Value]]  # the values of a table's options, by their names


def conditions(game: Game, option: Option) -> Conditions:
    """With which values of the table's options this one of a seat counts; nothing: with all."""
    counted = {
        one: [value for value in one.choices if _counts(game, {one.name: value}, option)]
        for one in game.options
    }
    return {
        one.name: values for one, values in counted.items() if 0 < len(values) < len(one.choices)
    }


def _counts(game: Game, table: Mapping[str, Value], option: Option) -> bool:
    """Whether the table is laid out otherwise if one seat has another value, or is refused."""
    try:
        laid = [_laid_out(game, table, {option.name: value}) for value in _values(game, option)[:2]]
    except Complaint:
        return True
    return len(laid) < 2 or laid[0] != laid[1]


def _values(game: Game, option: Option) -> list[Value]:
    """Values that are good for the option; none are known of a text that is no deck."""
    if option.choices:
        return list(option.choices)
    if isinstance(option.default, int):
        return [option.default, option.default + 1]
    return list(game.decks.presets) if game.decks else []


def _laid_out(game: Game, table: Mapping[str, Value], seat: Mapping[str, Value]) -> dict[str, Any]:
    count = next(number for number in game.seats if number > 1)
    g = game.blank()
    g.seats = count
    game.prepare(g, settings(game, count, table, [seat]))
    return save(g)
