"""Spellbooks («Открытие гримуаров»): requirements met, books earned and chosen.

A faction's file says with `@requirement` what each slot of its sheet asks for and when to look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from fhtagn.games.duel.kinds import answers
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import open_book, owe, settle_debt
from fhtagn.kernel.agenda import Decision, decisions, option
from fhtagn.kernel.rules import F, Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

When = Literal["position", "battle", "ritual", "first_player", "doom", "book"]
Bonus = Callable[[Duel, Seat], None]


class Wanted(NamedTuple):
    """What a slot asks for, and what comes with the spellbook."""

    met: Callable[[Duel, Seat], bool]
    bonus: Bonus | None


REQUIREMENTS: Final[dict[tuple[str, int], Wanted]] = {}
SLOTS: Final[dict[tuple[str, When], list[int]]] = {}  # by faction: which are looked at then


def requirement(
    faction: str, slot: int, *ids: str, when: When = "position", bonus: Bonus | None = None
) -> Callable[[F], F]:
    """`fn(g, seat)` tells whether the condition of the slot is met."""

    def register(fn: F) -> F:
        REQUIREMENTS[faction, slot] = Wanted(cites(*ids)(fn), bonus)
        SLOTS.setdefault((faction, when), []).append(slot)
        return fn

    return register


@cites("CW 7.4.5")
def is_open(g: Duel, seat: Seat, slot: int) -> bool:
    """Whether the slot is still without spellbook: each is earned only once."""
    asked = (seat, slot) in g.owed or (seat, slot) in g.choosing
    return not g.books[seat][slot - 1] and not asked


@cites("CW 7.4.4", "CW 7.4.8", "CW 40.1.12")
def check(g: Duel, when: When) -> None:
    """Both seats earn what their open slots ask for and find fulfilled now."""
    met = [
        (seat, slot)
        for seat, faction in enumerate(g.factions)
        for slot in SLOTS.get((faction, when), ())
        if is_open(g, seat, slot) and REQUIREMENTS[faction, slot].met(g, seat)
    ]
    for seat, slot in met:
        earn(g, seat, slot)


@cites("CW 7.4.1")
def earn(g: Duel, seat: Seat, slot: int) -> None:
    """The slot's spellbook is the seat's, and what the sheet gives besides."""
    owe(g, seat, slot)
    wanted = REQUIREMENTS.get((g.factions[seat], slot))
    if wanted is not None and wanted.bonus is not None:
        wanted.bonus(g, seat)


@cites("CW 7.4.1", "CW 7.4.6", "CW 7.4.7", "CW 40.5.27")
def settle(g: Duel) -> None:
    """At once, in either player's turn, but not before a battle is completely over."""
    if g.owed and not g.battles:
        seat, slot = settle_debt(g)
        g.then(choose_book, seat, slot)
        g.then(book_opened)


def unsettled(g: Duel) -> bool:
    """Whether a spellbook is earned that ought to have been chosen by now."""
    asked = [one.prompt for one in decisions(g)]
    return bool(g.owed) and not g.battles and asked != ["choose_book"]


@choice("CW 7.4.1", "CW 7.4.2")
def choose_book(g: Duel, seat: Seat, slot: int) -> Decision:
    """Any spellbook that is still in the pool."""
    books = g.content.factions[g.factions[seat]].spellbooks
    options = [option(take_book, seat, slot, book) for book in books if book not in g.books[seat]]
    return Decision(seat, "choose_book", options, (("slot", slot),))


@rule("CW 7.4.1", "CW 7.4.3", says=lambda _g, _seat, _slot, book: Saying("book", {"book": book}))
def take_book(g: Duel, seat: Seat, slot: int, book: str) -> None:
    open_book(g, seat, slot, book)


@rule("CW 7.4.8")
def book_opened(g: Duel) -> None:
    """A spellbook more may be what a requirement waits for."""
    check(g, "book")
    if g.phase == "doom":
        check(g, "doom")


answers("book", "choose_book", "CW 7.4.1")
