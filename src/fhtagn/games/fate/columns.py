"""Effects on Astral Columns and Gates."""

from __future__ import annotations

from collections.abc import Iterator

from fhtagn.games.fate.card_verbs import (
    empty_column,
    gate_to_column,
    move_in_columns,
    put_in_column,
    take_from_column,
    take_gate,
)
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.effects import asks, step
from fhtagn.games.fate.placement import enough
from fhtagn.games.fate.queries import LOCATIONS, here, in_hand, location, step_of, symbol_of
from fhtagn.games.fate.state import GATE, NOTHING, Fate
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

# -- Astral Columns --------------------------------------------------------------------------------


def long_columns(g: Fate, what: Step) -> list[int]:
    if what.at != NOTHING:
        return [what.at]
    return [at for at in LOCATIONS if g.columns[at] and len(g.columns[at]) >= what.least]


@step(
    "discard_column",
    "FG 7.1.11",
    "FG 30.2.4",
    can=lambda g, _seat, what: bool(long_columns(g, what)),
)
def discard_column(g: Fate, seat: Seat, code: str, n: int) -> None:
    """A whole Astral Column, the one named or one that is long enough."""
    found = long_columns(g, step_of(g, code, n))
    if len(found) > 1:
        g.then(choose_column, seat, code, n)
    elif found:
        empty_column(g, found[0])


@choice("FG 30.2.4")
def choose_column(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = long_columns(g, step_of(g, code, n))
    return asks(seat, code, "discard_column", [option(discard_at, seat, at) for at in found])


@rule("FG 30.2.4", says=lambda g, _seat, at: Saying("column", {"location": location(g, at)}))
def discard_at(g: Fate, _seat: Seat, at: int) -> None:
    empty_column(g, at)


def column_cards(g: Fate, columns: list[int], *, gates: bool) -> Iterator[tuple[int, int]]:
    """Location and place of each card; nobody may look at the fronts."""
    for at in columns:
        for slot, card in enumerate(g.columns[at]):
            if gates or card != GATE:
                yield at, slot


def slot_words(g: Fate, at: int, slot: int) -> dict[str, str | int]:
    symbol = location(g, symbol_of(g, g.columns[at][slot]))
    return {"symbol": symbol, "slot": slot + 1, "location": location(g, at)}


@step("move_column", "FG 5.1.8", can=lambda g, _seat, _what: any(g.columns))
def move_column(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Cards of one Column go to one other."""
    g.then(move_column_more, seat, code, NOTHING, NOTHING, step_of(g, code, n).n)


@rule("FG 5.1.8")
def move_column_more(g: Fate, seat: Seat, code: str, at: int, to: int, left: int) -> None:
    if left and (any(g.columns) if at == NOTHING else g.columns[at]):
        g.then(choose_column_card, seat, code, at, to, left)


@choice("FG 5.1.8", "FG 40.1.48")
def choose_column_card(g: Fate, seat: Seat, code: str, at: int, to: int, left: int) -> Decision:
    cards = column_cards(g, [*LOCATIONS] if at == NOTHING else [at], gates=True)
    options: list[Task] = [
        option(move_card, seat, code, left, card, target)
        for card in cards
        for target in LOCATIONS
        if target != card[0] and to in (NOTHING, target)
    ]
    return asks(seat, code, "move_column", [*options, option(enough, seat)])


def says_move_card(
    g: Fate, _seat: Seat, _code: str, _left: int, card: tuple[int, int], to: int
) -> Saying:
    return Saying("move_column", slot_words(g, *card) | {"to": location(g, to)})


@rule("FG 5.1.8", says=says_move_card)
def move_card(g: Fate, seat: Seat, code: str, left: int, card: tuple[int, int], to: int) -> None:
    at, slot = card
    move_in_columns(g, at, slot, to)
    g.then(move_column_more, seat, code, at, to, left - 1)


def has_spell(g: Fate, columns: list[int]) -> bool:
    return any(column_cards(g, columns, gates=False))


@step("take_column", "FG 40.1.40", can=lambda g, _seat, _what: has_spell(g, [*LOCATIONS]))
def take_column(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Spells, not Gates, of any Columns come to the hand."""
    g.then(take_column_more, seat, code, step_of(g, code, n).n)


@rule("FG 40.1.40")
def take_column_more(g: Fate, seat: Seat, code: str, left: int) -> None:
    if left and has_spell(g, [*LOCATIONS]):
        g.then(choose_thread, seat, code, left)


@choice("FG 40.1.40", "FG 40.1.48")
def choose_thread(g: Fate, seat: Seat, code: str, left: int) -> Decision:
    cards = column_cards(g, [*LOCATIONS], gates=False)
    options: list[Task] = [option(take_thread, seat, code, left, *card) for card in cards]
    return asks(seat, code, "take_column", [*options, option(enough, seat)])


def says_thread(g: Fate, _seat: Seat, _code: str, _left: int, at: int, slot: int) -> Saying:
    return Saying("take_column", slot_words(g, at, slot))


@rule("FG 40.1.40", says=says_thread)
def take_thread(g: Fate, seat: Seat, code: str, left: int, at: int, slot: int) -> None:
    take_from_column(g, seat, at, slot)
    g.then(take_column_more, seat, code, left - 1)


@step("swap_column", "FG 40.1.40", can=lambda g, seat, _what: has_spell(g, [here(g, seat)]))
def swap_column(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """A Spell of the current Column comes to the hand, then one of the hand goes there."""
    if has_spell(g, [here(g, seat)]):
        g.then(choose_swap, seat, code)


@choice("FG 40.1.40")
def choose_swap(g: Fate, seat: Seat, code: str) -> Decision:
    cards = column_cards(g, [here(g, seat)], gates=False)
    return asks(seat, code, "take_column", [option(swap_out, seat, code, *card) for card in cards])


def says_swap(g: Fate, _seat: Seat, _code: str, at: int, slot: int) -> Saying:
    return Saying("take_column", slot_words(g, at, slot))


@rule("FG 40.1.40", says=says_swap)
def swap_out(g: Fate, seat: Seat, code: str, at: int, slot: int) -> None:
    take_from_column(g, seat, at, slot)
    g.then(choose_put_back, seat, code)


@choice("FG 40.1.40")
def choose_put_back(g: Fate, seat: Seat, code: str) -> Decision:
    cards = {g.code[card]: card for card in g.hands[seat]}
    return asks(seat, code, "put_back", [option(put_back, seat, card) for card in cards.values()])


def says_put_back(g: Fate, seat: Seat, card: int) -> Saying:
    return Saying("put_back", in_hand(g, seat, card), {"spell": g.code[card]})


@rule("FG 40.1.40", says=says_put_back)
def put_back(g: Fate, seat: Seat, card: int) -> None:
    put_in_column(g, seat, here(g, seat), card)


# -- Gates -----------------------------------------------------------------------------------------


@step("add_gate", "FG 30.1.7", can=lambda g, _seat, _what: g.gates > 0)
def add_gate(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """A Gate card of the stack goes into any Column."""
    if g.gates:
        g.then(choose_gate_column, seat, code)


@choice("FG 30.1.7")
def choose_gate_column(_g: Fate, seat: Seat, code: str) -> Decision:
    return asks(seat, code, "add_gate", [option(gate_at, seat, at) for at in LOCATIONS])


@rule("FG 30.1.7", says=lambda g, _seat, at: Saying("add_gate", {"location": location(g, at)}))
def gate_at(g: Fate, seat: Seat, at: int) -> None:
    gate_to_column(g, seat, at)


@cites("FG 10.2.1", "FG 40.1.21")
def can_take_gate(g: Fate, seat: Seat, _what: Step) -> bool:
    return g.gates > 0 and not g.gate_held[seat]


@step("take_gate", "FG 10.1.1", can=can_take_gate)
def take_gate_step(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    take_gate(g, seat)
