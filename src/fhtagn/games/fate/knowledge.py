"""What a seat does not know, and the worlds it cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fhtagn.games.fate.curses import unsettled
from fhtagn.games.fate.queries import symbol_of
from fhtagn.games.fate.state import GATE, NOTHING, Fate
from fhtagn.kernel.chance import shuffled
from fhtagn.kernel.knowledge import redealt, unknown_to
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

SORTS = ("artifacts", "curses", "monsters", "storms", "gods")


def cards_of(g: Fate, sort: str) -> list[int]:
    printed = getattr(g.content, sort)
    return [card for card, code in enumerate(g.code) if code in printed]


@cites("FG 1.3.3", "FG 1.4.4")
def hidden(g: Fate, _seat: Seat) -> Sequence[Sequence[int]]:
    """Groups of things that could be swapped unseen: Spells with equal backs, each other sort."""
    spells: dict[int, list[int]] = {}
    for card in cards_of(g, "spells"):
        spells.setdefault(symbol_of(g, card), []).append(card)
    deck = set(g.deck)
    backs = [sorted(group, key=lambda card: card in deck) for _, group in sorted(spells.items())]
    return [*backs, *(cards_of(g, sort) for sort in SORTS)]


@cites("FG 40.1.65")
def invented(g: Fate, seat: Seat) -> Sequence[int]:
    """Of the Spells in the deck not even the backs are known."""
    return unknown_to(g, seat, g.deck)


def redeal(g: Fate, seat: Seat, seed: int) -> Fate:
    """A world the seat cannot tell from this one, in which no waiting Curse is already due."""
    return redealt(
        g, seat, seed, hidden(g, seat),
        imagine=lambda new: imagine(g, new, seat), possible=lambda new: not unsettled(new),
    )  # fmt: skip


def imagine(g: Fate, new: Fate, seat: Seat) -> None:
    """The Spells of the deck in any order, whatever their backs."""
    unknown = unknown_to(g, seat, g.deck)
    codes = shuffled(new, sorted(new.code[card] for card in unknown))
    for card, code in zip(unknown, codes, strict=True):
        new.code[card] = code


def pieces(g: Fate) -> Mapping[str, Sequence[int]]:
    """Every card by place."""
    used = [one.card for one in g.effects if one.sort in ("spell", "curse", "storm")]
    places: dict[str, Sequence[int]] = {
        "in use": used,
        "preparing": [] if g.preparing == NOTHING else [g.preparing],
        "storm_at": [storm for storm in g.storm_at if storm != NOTHING],
        "monsters": [card for card in g.monsters if card != NOTHING],
    }
    for name in PILES:
        places[name] = getattr(g, name)
    for name in BY_SEAT:
        for number, cards in enumerate(getattr(g, name)):
            places[f"{name}[{number}]"] = [card for card in cards if card != GATE]
    return places


PILES = (
    "box", "deck", "discard", "artifact_deck", "display", "removed", "curse_deck", "monster_stack",
    "monsters_shown", "storms", "storms_seen",
)  # fmt: skip
BY_SEAT = ("offers", "hands", "reserve", "columns", "artifacts", "waiting")


@cites("FG 1.1.11", "FG 1.1.6")
def totals(g: Fate) -> Mapping[str, int]:
    """Figures and discs, wherever they are: nothing is made or lost."""
    sums = {
        f"cultists[{seat}]": sum(g.altar[seat]) + g.lodge[seat] + g.abyss[seat] + g.devoured[seat]
        + sum(captives.count(seat) for captives in g.captives)
        for seat in range(g.seats)
    }  # fmt: skip
    return sums | {
        "investigators": g.supply + sum(g.investigators) + sum(g.visitors),
        "gates": g.gates + sum(g.gate_held) + sum(column.count(GATE) for column in g.columns),
        "signs": g.sign_supply + sum(g.signs),
    }
