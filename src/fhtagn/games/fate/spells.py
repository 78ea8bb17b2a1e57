"""Effects on Spells in hand, in the discard pile and in the Reserve."""

from __future__ import annotations

from itertools import combinations

from fhtagn.games.fate.card_verbs import (
    discard_at_random,
    discard_from_hand,
    discard_prepared,
    draw,
    take_from_discard,
    take_prepared,
)
from fhtagn.games.fate.content import ALL, Step
from fhtagn.games.fate.effects import amount, asks, step, upon
from fhtagn.games.fate.preparing import prepare_free
from fhtagn.games.fate.queries import frame, location, rivals, step_of, symbol_of
from fhtagn.games.fate.state import NOBODY, Fate
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

# -- drawing and discarding ------------------------------------------------------------------------


def can_draw(g: Fate, _seat: Seat, what: Step) -> bool:
    """That a rival draws is no reason to use a card."""
    return what.who == "self" and bool(g.deck or g.discard)


@step("draw", "FG 13.1.1", can=can_draw)
def draw_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """One draws, or the rival chosen before does."""
    what = step_of(g, code, n)
    who = frame(g).rival if what.who == "that" else seat
    if who != NOBODY:
        draw(g, who, amount(g, seat, what))


def surplus(g: Fate, seat: Seat, what: Step) -> int:
    """How many Spells the player has to discard."""
    hand = len(g.hands[seat])
    if what.down_to >= 0:
        return max(0, hand - what.down_to)
    return max(0, min(what.n, hand - what.keep))


def discarders(g: Fate, seat: Seat, what: Step) -> list[Seat]:
    seats = [seat] if what.who == "self" else rivals(g, seat)
    return [one for one in seats if surplus(g, one, what)]


@step("discard_hand", "FG 20.1.4", can=lambda g, seat, what: bool(discarders(g, seat, what)))
def discard_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Spells of the owner's choice, or at random; Gates are no Spells."""
    what = step_of(g, code, n)
    found = discarders(g, seat, what)
    if what.random:
        discard_at_random(g, seat)
    else:
        upon(g, seat, code, n, found, make_discard)


@rule("FG 20.1.4")
def make_discard(g: Fate, _seat: Seat, code: str, n: int, other: Seat) -> None:
    g.then(discard_some, other, code, n)


@rule("FG 20.1.4")
def discard_some(g: Fate, seat: Seat, code: str, n: int) -> None:
    if surplus(g, seat, step_of(g, code, n)):
        g.then(choose_discards, seat, code, n)


@choice("FG 20.1.4")
def choose_discards(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    """All the Spells to be discarded at once."""
    count = surplus(g, seat, step_of(g, code, n))
    cards = sorted(g.hands[seat], key=lambda card: g.code[card])
    found = {tuple(g.code[card] for card in some): some for some in combinations(cards, count)}
    return asks(
        seat, code, "discard", [option(discard_these, seat, some) for some in found.values()]
    )


def says_discard(g: Fate, seat: Seat, cards: tuple[int, ...]) -> Saying:
    places = "+".join(str(g.hands[seat].index(card)) for card in cards)
    return Saying("discard", {"places": places}, {"spells": tuple(g.code[card] for card in cards)})


@rule("FG 20.1.4", says=says_discard)
def discard_these(g: Fate, seat: Seat, cards: tuple[int, ...]) -> None:
    discard_from_hand(g, seat, cards)


@step("take_discard", "FG 1.4.4", can=lambda g, _seat, _what: bool(g.discard))
def take_discard(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """One Spell of the open discard pile comes to the hand."""
    if g.discard:
        g.then(choose_from_discard, seat, code)


@choice("FG 1.4.4")
def choose_from_discard(g: Fate, seat: Seat, code: str) -> Decision:
    cards = {g.code[card]: card for card in g.discard}
    options = [option(take_one, seat, card) for _, card in sorted(cards.items())]
    return asks(seat, code, "take_discard", options)


@rule("FG 1.4.4", says=lambda g, _seat, card: Saying("take", {"spell": g.code[card]}))
def take_one(g: Fate, seat: Seat, card: int) -> None:
    take_from_discard(g, seat, card)


# -- Prepared Spells -------------------------------------------------------------------------------


@step("prepare_free", "FG 13.1.6", "FG 13.1.7", can=lambda g, seat, _what: bool(g.hands[seat]))
def prepare_step(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """A Spell from hand is Prepared without paying; the Column stays."""
    g.then(prepare_free, seat)


def stealable(g: Fate, seat: Seat) -> list[tuple[Seat, int]]:
    return [(other, slot) for other in rivals(g, seat) for slot in range(len(g.reserve[other]))]


@step("take_prepared", "FG 40.1.40", can=lambda g, seat, _what: bool(stealable(g, seat)))
def take_prepared_step(g: Fate, seat: Seat, code: str, _n: int) -> None:
    """A rival's face-down Prepared Spell comes to the hand."""
    if stealable(g, seat):
        g.then(choose_prepared, seat, code)


@choice("FG 40.1.40")
def choose_prepared(g: Fate, seat: Seat, code: str) -> Decision:
    options = [option(steal_spell, seat, *one) for one in stealable(g, seat)]
    return asks(seat, code, "take_prepared", options)


def says_steal(g: Fate, _seat: Seat, other: Seat, slot: int) -> Saying:
    symbol = location(g, symbol_of(g, g.reserve[other][slot]))
    return Saying("steal", {"owner": other, "slot": slot + 1, "symbol": symbol})


@rule("FG 40.1.40", says=says_steal)
def steal_spell(g: Fate, seat: Seat, other: Seat, slot: int) -> None:
    take_prepared(g, seat, other, g.reserve[other][slot])


@step("discard_prepared", "FG 20.1.4", can=lambda g, seat, _what: bool(g.reserve[seat]))
def discard_prepared_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """All Prepared Spells, or one of the owner's choice, without effect."""
    what = step_of(g, code, n)
    if what.n == ALL or len(g.reserve[seat]) <= what.n:
        for card in g.reserve[seat]:
            discard_prepared(g, seat, card)
    else:
        g.then(choose_discarded, seat, code)


@choice("FG 20.1.4")
def choose_discarded(g: Fate, seat: Seat, code: str) -> Decision:
    cards = {g.code[card]: card for card in g.reserve[seat]}
    options = [option(discard_one, seat, card) for card in cards.values()]
    return asks(seat, code, "discard_prepared", options)


@rule("FG 20.1.4", says=lambda g, _seat, card: Saying("discard_prepared", {"spell": g.code[card]}))
def discard_one(g: Fate, seat: Seat, card: int) -> None:
    discard_prepared(g, seat, card)
