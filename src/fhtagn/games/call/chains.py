"""Chains of free effects that could go on for ever (CC 18.18).

Free uses in a row are remembered with how the table lay. When one leads back to an arrangement that
was met before, its player names how often the chain is repeated; then that is that.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from fhtagn.games.call.abilities import PLAY, PLAYING, USES
from fhtagn.games.call.course_verbs import begin_chain, break_chain, link
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.rules import cites

MOST: Final = 99  # repetitions one can name
LYING: Final = (
    "status", "wounds", "at", "host", "controller", "play", "domains", "row", "success", "won",
    "discards", "lasting", "story_phase",
)  # fmt: skip
HELD: Final = ("hands", "decks")  # of these everybody sees only how many


def is_free(use: Use) -> bool:
    """An Action of a card in play that uses nothing up: neither resources nor the card itself."""
    if use.ability == PLAYING:
        return False
    ability = USES[use.ability]
    return (
        ability.timing == "action"
        and ability.where == PLAY
        and ability.pay == 0
        and not ability.sacrifices
        and (ability.offer is None or ability.offer.how == "exhaust")
    )


def is_spent(g: Call, card: int, ability: str) -> bool:
    """Whether its chain has been repeated as often as its player named."""
    return (card, ability) in g.chain.spent


def arrangement(g: Call) -> int:
    """How the table lies, in one number."""
    piles = [[len(pile) for pile in getattr(g, name)] for name in HELD]
    return crc32(repr([getattr(g, name) for name in LYING] + piles).encode())


@cites("CC 18.18")
def is_under_way(g: Call) -> bool:
    """Whether there are free uses that may lead to a circle, and are not being repeated."""
    return bool(g.chain.uses) and not is_spent(g, g.chain.uses[-1].card, g.chain.uses[-1].ability)


@cites("CC 18.18")
def begin_link(g: Call, use: Use) -> None:
    """Remember how the table lay before the first free use."""
    if is_free(use) and not is_under_way(g):
        begin_chain(g, arrangement(g))


@cites("CC 18.18")
def end_link(g: Call, use: Use) -> None:
    """A free use is one more of the chain; any other action breaks it."""
    if is_free(use):
        if not is_spent(g, use.card, use.ability):
            link(g, use)
    elif use.ability == PLAYING or USES[use.ability].timing == "action":
        break_chain(g)


@cites("CC 18.18")
def circle(g: Call) -> tuple[Use, ...]:
    """The uses that have led back to where they began; none if the table lies as never before."""
    now = arrangement(g)
    return g.chain.uses[g.chain.met.index(now) :] if now in g.chain.met else ()
