"""What a seat does not know, and the worlds it cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from fhtagn.games.call.queries import opponent
from fhtagn.games.call.settle import unsettled
from fhtagn.games.call.state import NOWHERE, Call
from fhtagn.kernel.chance import shuffled
from fhtagn.kernel.knowledge import knows, redealt, unknown_to
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import SPECTATOR, Seat


def cards_of(g: Call, owner: Seat) -> list[int]:
    return [card for card, one in enumerate(g.owner) if one == owner]


@cites("CC 1.5", "CC 22.4")
def hidden(g: Call, _seat: Seat) -> Sequence[Sequence[int]]:
    """Cards that could be swapped unseen: of one player's deck, and the stories."""
    stories = range(len(g.code) - len(g.content.stories), len(g.code))
    return [cards_of(g, 0), cards_of(g, 1), stories]


def others(g: Call, seat: Seat) -> list[Seat]:
    return list(range(g.seats)) if seat == SPECTATOR else [opponent(seat)]


@cites("CC 40.43")
def invented(g: Call, seat: Seat) -> Sequence[int]:
    """With closed lists nobody knows what another's deck holds."""
    if g.variant.open_lists:
        return ()
    return [card for other in others(g, seat) for card in unknown_to(g, seat, cards_of(g, other))]


def redeal(g: Call, seat: Seat, seed: int) -> Call:
    """A world the seat cannot tell from this one."""
    return redealt(
        g, seat, seed, hidden(g, seat),
        imagine=lambda new: imagine(g, new, seat), possible=lambda new: not unsettled(new),
    )  # fmt: skip


@cites("CC 40.43")
def imagine(g: Call, new: Call, seat: Seat) -> None:
    """With closed lists the other deck may hold anything that is allowed."""
    if g.variant.open_lists:
        return
    for other in others(g, seat):
        cards = cards_of(g, other)
        seen = Counter(g.code[card] for card in cards if knows(g, seat, card))
        pool = [
            code for code, card in g.content.cards.items() if code not in g.content.stories
            for _ in range(g.variant.sets * card.copies - seen[code])
        ]  # fmt: skip
        for card, code in zip(unknown_to(g, seat, cards), shuffled(new, pool), strict=False):
            new.code[card] = code


def pieces(g: Call) -> Mapping[str, Sequence[int]]:
    """Every card by place."""
    places: dict[str, Sequence[int]] = {
        "box": g.box, "row": g.row, "story_deck": g.story_deck, "being_played": g.being_played,
    }  # fmt: skip
    for seat in range(g.seats):
        for name in ("decks", "hands", "discards", "play", "won"):
            places[f"{name}[{seat}]"] = getattr(g, name)[seat]
        places[f"resources[{seat}]"] = [
            card for domain in g.domains[seat] for card in domain.resources
        ]
        places[f"domains[{seat}]"] = [
            domain.card for domain in g.domains[seat] if domain.card != NOWHERE
        ]
    return places
