"""What each window gives a seat the opportunity for (CC 4, 9, 17): the uses that nothing forbids.

Where to look is said here, window by window; whether a use is possible is asked in `usable.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fhtagn.games.call.abilities import EVENTS, FROM_PILE, LISTENED, PLAYING, USES
from fhtagn.games.call.chains import is_spent
from fhtagn.games.call.choosing import unlike
from fhtagn.games.call.payment import why_unpaid
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.games.call.usable import (
    user_of,
    why_no_choice,
    why_no_use,
    why_not_the_time,
    why_wrong_phase,
)
from fhtagn.kernel.effects import sources
from fhtagn.kernel.occurrences import witnesses
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

# -- actions ---------------------------------------------------------------------------------------


@cites("CC 9.1", "CC 9.2", "CC 9.5", "CC 9.7", "CC 9.8", "CC 4.10")
def cards_to_play(g: Call, seat: Seat) -> list[Use]:
    """Events marked Action; in one's own operations phase also characters and supports."""
    found: dict[str, Use] = {}  # of equal cards one
    is_elsewhen = why_wrong_phase(g, Use(seat, NOWHERE, PLAYING)) is not None
    for card in g.hands[seat]:
        code = g.code[card]
        name = EVENTS.get(code, PLAYING)
        if code in found or (is_elsewhen if name == PLAYING else USES[name].timing != "action"):
            continue
        use = Use(seat, card, name)
        if why_no_use(g, use) is None:
            found[code] = use
    return list(found.values())


@cites("CC 9.17", "CC 17.3", "CC 17.14", "CC 16.4")
def abilities_to_use(g: Call, seat: Seat) -> list[Use]:
    """Actions of cards in play, and of such as may be used from the discard pile."""
    here = [
        (card, name) for card, name in sources(g, "action:")
        if user_of(g, card, USES[name]) == seat
    ]  # fmt: skip
    fallen = from_pile(g, seat) if g.fallen else []
    uses = [
        Use(seat, card, name)
        for card, name in dict.fromkeys([*here, *fallen])
        if not is_spent(g, card, name)
    ]
    return [use for use in uses if why_no_use(g, use) is None]


def from_pile(g: Call, seat: Seat) -> Iterator[tuple[int, str]]:
    """Cards that fell in this phase and can do something from the discard pile."""
    for card in unlike(g, g.fallen):
        if g.owner[card] == seat and g.code[card] in FROM_PILE:
            yield card, FROM_PILE[g.code[card]]


# -- disrupts --------------------------------------------------------------------------------------


def disrupting(g: Call, seat: Seat, kind: str) -> list[Use]:
    """Disrupts of cards in play."""
    uses = [
        Use(seat, card, name)
        for card, name in dict.fromkeys(sources(g, f"disrupt:{kind}"))
        if user_of(g, card, USES[name]) == seat
    ]
    return [use for use in uses if why_no_use(g, use) is None]


# -- responses -------------------------------------------------------------------------------------


@cites("CC 17.11", "CC 17.19", "CC 40.41")
def responding(g: Call, seat: Seat) -> list[Use]:
    """Responses of cards in play, and of such as have just left it."""
    uses = [
        Use(seat, card, name, number)
        for number in range(len(g.happened))
        for card, name in witnesses(g, "response", number)
        if user_of(g, card, USES[name], number) == seat
    ]
    return first_of_each(use for use in uses if why_no_use(g, use) is None)


def first_of_each(found: Iterable[Use]) -> list[Use]:
    """One use for each ability: the earliest occurrence it answers."""
    return list({(use.card, use.ability): use for use in reversed([*found])}.values())[::-1]


# -- events that answer ----------------------------------------------------------------------------


def events_that_respond(g: Call, seat: Seat) -> list[Use]:
    """Events in hand that answer anything that happened in this window."""
    return first_of_each(
        use
        for number, one in enumerate(g.happened)
        for use in events_to_answer(g, seat, "response", one.kind, number)
    )


def events_to_answer(g: Call, seat: Seat, timing: str, kind: str, number: int) -> list[Use]:
    """Events in hand for this moment."""
    able = LISTENED.get(f"{timing}:{kind}", ())
    uses = [
        Use(seat, card, EVENTS[g.code[card]], number)
        for card in unlike(g, g.hands[seat])
        if g.code[card] in able
    ]
    return [use for use in uses if why_no_use(g, use) is None]


@cites("CC 1.5", "CC 40.43")
def could_be_in_hand(g: Call, seat: Seat, timing: str, kind: str, number: int) -> bool:
    """Whether the hand may hold an event for this moment, as far as the other player can tell."""
    return bool(g.hands[seat]) and any(
        could_be_played(g, Use(seat, NOWHERE, EVENTS[code], number))
        for code in g.public.repertoire[seat].get(f"{timing}:{kind}", ())
    )


def could_be_played(g: Call, use: Use) -> bool:
    """Whether an event might be played that nobody but its holder has seen."""
    return (
        why_not_the_time(g, use) is None
        and why_unpaid(g, use) is None
        and why_no_choice(g, use) is None
    )
