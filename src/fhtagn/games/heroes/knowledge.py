"""What a seat does not know, and the worlds it cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fhtagn.games.heroes.decks import LEAST_OF_A_SIDE, MOST_NEUTRAL, legal_factions
from fhtagn.games.heroes.state import Heroes
from fhtagn.kernel.chance import shuffled
from fhtagn.kernel.knowledge import knows, redealt, unknown_to
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


def hidden(g: Heroes, _seat: Seat) -> Sequence[Sequence[int]]:
    """Groups of cards that could be swapped unseen: characters of one deck, faction cards."""
    count = len(g.owner)
    if len(g.decks) == 1:
        return [range(count), range(count, len(g.code))]
    return [*(cards_of(g, pile) for pile in range(len(g.decks))), *g.factions]


def cards_of(g: Heroes, pile: int) -> list[int]:
    return [card for card, owner in enumerate(g.owner) if owner == pile]


def invented(g: Heroes, seat: Seat) -> list[int]:
    """What another has chosen in secret for the duel: faction cards, and a list that is closed."""
    if len(g.decks) == 1:
        return []
    others = [other for other in range(g.seats) if other != seat]
    chosen = [card for other in others for card in g.factions[other]]
    lists = [card for other in others for card in cards_of(g, other)]
    return unknown_to(g, seat, chosen if g.open_lists else chosen + lists)


def redeal(g: Heroes, seat: Seat, seed: int) -> Heroes:
    """A world the seat cannot tell from this one."""
    return redealt(g, seat, seed, hidden(g, seat), imagine=lambda new: imagine_others(new, seat))


def imagine_others(g: Heroes, seat: Seat) -> None:
    if len(g.decks) > 1:
        for other in range(g.seats):
            if other != seat:
                imagine(g, seat, other)


@cites("MH 8.13", "MH 8.23")
def imagine(g: Heroes, seat: Seat, other: Seat) -> None:
    """Give another's duel deck any legal contents.

    The seat knows what it has seen of it, and the list if lists are open.
    """
    cards = cards_of(g, other)
    if not g.open_lists:
        unknown = unknown_to(g, seat, cards)
        seen = [g.code[card] for card in cards if knows(g, seat, card)]
        pledged = [g.code[one] for one in g.factions[other] if knows(g, seat, one)]
        for card, code in zip(unknown, imagined_cards(g, seen, pledged, len(unknown)), strict=True):
            g.code[card] = code
    imagine_factions(g, seat, other, [g.code[card] for card in cards])


def imagined_cards(g: Heroes, seen: list[str], pledged: list[str], count: int) -> list[str]:
    """So many further characters that make up a legal deck with those seen."""
    everything = g.content.characters
    left = Counter({code: one.copies for code, one in everything.items()})
    left.subtract(seen)
    pool = shuffled(g, sorted(left.elements()))
    chosen: list[str] = []
    for deck, kind in needs(g, seen, pledged):
        fits = (code for code in pool if everything[code].kind == kind)
        chosen.append(next(code for code in fits if deck in ("", everything[code].deck)))
        pool.remove(chosen[-1])
    spare = MOST_NEUTRAL - kinds(g, [*seen, *chosen])["neutral"]
    neutral = [code for code in pool if everything[code].kind == "neutral"]
    excess = neutral[spare:]
    allowed = [code for code in pool if code not in excess]
    return shuffled(g, (chosen + allowed)[:count])


def needs(g: Heroes, seen: list[str], pledged: list[str]) -> list[tuple[str, str]]:
    """Theme deck and kind of cards a deck must still have: for a faction seen, for each side."""
    homes = [g.content.factions[one] for one in pledged]
    legal = legal_factions(g.content, seen)
    wanted = list(dict.fromkeys((one.deck, one.side) for one in homes if one.id not in legal))
    have = kinds(g, seen) + Counter(kind for _, kind in wanted)
    for kind in ("hero", "monster"):
        wanted += [("", kind)] * (LEAST_OF_A_SIDE - have[kind])
    return wanted


def kinds(g: Heroes, characters: list[str]) -> Counter[str]:
    return Counter(g.content.characters[code].kind for code in characters)


def imagine_factions(g: Heroes, seat: Seat, other: Seat, characters: list[str]) -> None:
    """Faction cards that are legal with the deck, besides those the seat has seen."""
    unknown = unknown_to(g, seat, g.factions[other])
    seen = [g.code[one] for one in g.factions[other] if knows(g, seat, one)]
    legal = [one for one in legal_factions(g.content, characters) if one not in seen]
    for card, code in zip(unknown, shuffled(g, sorted(legal)), strict=False):
        g.code[card] = code
