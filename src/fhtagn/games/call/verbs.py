"""Verbs for cards in play: the only code that changes them. Each tells what it did."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from fhtagn.games.call.abilities import EXHAUSTED_BY, NAMES, USES
from fhtagn.games.call.events.play import (
    Attached,
    Detached,
    Entered,
    EnteredInsane,
    Exhausted,
    Fell,
    Lasting,
    Obliged,
    Readied,
    Restored,
    Returned,
    TookControl,
    WentInsane,
    Wounded,
)
from fhtagn.games.call.events.stories import Committed, NamedIcon
from fhtagn.games.call.queries import attached_to, skill
from fhtagn.games.call.state import EXHAUSTED, INSANE, NOWHERE, OUT, READY, Call, Hold
from fhtagn.kernel.effects import bring, expire, grant, last, remove, touch
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import EVERYONE, Seat

Going = Literal["destroyed", "sacrificed", "discarded"]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def stir(g: Call) -> None:
    """The standing checks have something to look at."""
    g.stirred = True


def stir_all(g: Call) -> None:
    """Something changed that queries see."""
    touch(g)
    g.stirred = True


# -- coming and going ------------------------------------------------------------------------------


@cites("CC 9.3", "CC 9.4", "CC 9.14", "CC 1.9", "CC 1.12", "CC 1.17", "CC 16.14")
def enter(g: Call, card: int, seat: Seat, *, played: bool = False, overpaid: bool = False,
          host: int = NOWHERE, insane: bool = False) -> None:  # fmt: skip
    """The card comes into play, ready and uncommitted unless its text or the effect says not."""
    late = EXHAUSTED_BY.get(g.code[card])
    tired = late is not None and late(g, seat)
    g.known[card] = EVERYONE
    g.status[card] = INSANE if insane else EXHAUSTED if tired else READY
    g.controller[card], g.host[card] = seat, host
    g.play[seat] += (card,)
    bring(g, card, in_play_names(g.code[card]))
    if insane:
        happened(g, EnteredInsane, seat, card)
    else:
        happened(g, Entered, card, seat, played, overpaid)
    if host != NOWHERE:
        happened(g, Attached, seat, card, host)
    stir_all(g)


@cites("CC 9.17", "CC 19.1")
def in_play_names(code: str) -> tuple[str, ...]:
    """The abilities a card has in play; those of an event, or from a pile, are elsewhere."""
    return tuple(
        name for name in NAMES.get(code, ()) if name not in USES or USES[name].where == "play"
    )


@cites("CC 1.11", "CC 1.12", "CC 17.12", "CC 17.25")
def leave(g: Call, card: int) -> None:
    """The card goes out of play with all that was on it."""
    seat = g.controller[card]
    if seat != g.owner[card]:
        g.answered = g.answered._replace(held=(*g.answered.held, (card, seat)))
    g.play[seat] = without(g.play[seat], card)
    remove(g, card)
    g.status[card], g.wounds[card] = OUT, 0
    g.at[card], g.host[card], g.controller[card] = NOWHERE, NOWHERE, g.owner[card]
    g.declared.pop(card, None)
    g.holds = tuple(one for one in g.holds if one.card != card)
    obliged = tuple(pair for pair in g.story_phase.obliged if card not in pair)
    g.story_phase = g.story_phase._replace(obliged=obliged)
    stir_all(g)


@cites("CC 1.21", "CC 16.5")
def drop(g: Call, burden: Iterable[int]) -> None:
    """What was attached to a card that has gone is destroyed after it."""
    for attached in burden:
        discard_from_play(g, attached, "destroyed")


@cites("CC 1.6", "CC 16.15", "CC 16.16", "CC 16.17", "CC 17.13")
def discard_from_play(g: Call, card: int, how: Going) -> None:
    """Destroyed, sacrificed or discarded: to the top of the owner's discard pile."""
    seat, shown = g.controller[card], skill(g, card)
    burden = attached_to(g, card)
    leave(g, card)
    g.discards[g.owner[card]] += (card,)
    g.fallen += (card,)
    happened(g, Fell, card, seat, shown, how)
    drop(g, burden)


@cites("CC 1.11")
def return_from_play(g: Call, card: int) -> None:
    """Back to its owner's hand; everybody has seen it."""
    owner, burden = g.owner[card], attached_to(g, card)
    leave(g, card)
    g.hands[owner] += (card,)
    happened(g, Returned, card, owner)
    drop(g, burden)


# -- ready, exhausted, insane ----------------------------------------------------------------------


@cites("CC 16.1", "CC 16.3", "CC 16.20")
def ready(g: Call, card: int) -> None:
    """An exhausted card stands ready again; nothing happens to any other."""
    if g.status[card] == EXHAUSTED:
        g.status[card] = READY
        happened(g, Readied, g.controller[card], card)


@cites("CC 16.1", "CC 16.3", "CC 16.20")
def exhaust(g: Call, card: int) -> None:
    if g.status[card] == READY:
        g.status[card] = EXHAUSTED
        happened(g, Exhausted, g.controller[card], card)


@cites("CC 16.5", "CC 16.10")
def turn_insane(g: Call, card: int) -> None:
    """Face down, out of its story, and rid of all that was attached to it."""
    burden = attached_to(g, card)
    g.status[card], g.at[card] = INSANE, NOWHERE
    g.declared.pop(card, None)
    happened(g, WentInsane, g.controller[card], card)
    stir_all(g)
    drop(g, burden)


@cites("CC 5.1", "CC 16.13")
def restore(g: Call, card: int) -> None:
    """Face up again, and exhausted."""
    g.status[card] = EXHAUSTED
    happened(g, Restored, card, g.controller[card])
    stir_all(g)


@cites("CC 1.19", "CC 16.18")
def put_wounds(g: Call, card: int, count: int) -> None:
    g.wounds[card] += count
    happened(g, Wounded, card, g.controller[card], skill(g, card), count)
    stir(g)


# -- stories ---------------------------------------------------------------------------------------


@cites("CC 10.2", "CC 10.3")
def commit(g: Call, card: int, story: int) -> None:
    """To one story, and exhausted."""
    g.status[card], g.at[card] = EXHAUSTED, story
    happened(g, Committed, card, g.controller[card], story)
    stir_all(g)


@cites("CC 10.12", "CC 10.14", "CC 13.7")
def uncommit(g: Call, card: int) -> None:
    """Out of its story, in the state it is in."""
    g.at[card] = NOWHERE
    g.declared.pop(card, None)
    stir_all(g)


def release(g: Call, cards: Iterable[int]) -> None:
    for card in cards:
        uncommit(g, card)


@cites("CC 40.16")
def declare(g: Call, card: int, icon: int) -> None:
    """What is named for a committed card holds until it leaves the story."""
    g.declared[card] = icon
    happened(g, NamedIcon, g.controller[card], card, icon)
    stir_all(g)


# -- attaching, control ----------------------------------------------------------------------------


@cites("CC 9.12", "CC 19.10", "CC 40.23")
def attach(g: Call, card: int, host: int) -> None:
    """A card in play becomes an Attachment of another, in its state and with what it bears."""
    g.host[card], g.at[card], g.wounds[card] = host, NOWHERE, 0
    g.declared.pop(card, None)
    happened(g, Attached, g.controller[card], card, host)
    stir_all(g)


@cites("CC 40.23")
def detach(g: Call, card: int) -> None:
    g.host[card] = NOWHERE
    happened(g, Detached, g.controller[card], card)
    stir_all(g)


@cites("CC 10.13", "CC 19.6", "CC 20.7", "CC 20.8", "CC 20.9", "CC 20.10")
def take(g: Call, card: int, seat: Seat, until: str) -> None:
    """The card comes under control, at its story still, in the state it is in."""
    before = g.controller[card]
    g.holds += (Hold(card, seat, before, until),)
    _hand_over(g, card, seat)


def _hand_over(g: Call, card: int, seat: Seat) -> None:
    before = g.controller[card]
    if before == seat:
        return
    g.play[before] = without(g.play[before], card)
    g.play[seat] += (card,)
    g.controller[card] = seat
    happened(g, TookControl, seat, card)
    stir_all(g)


@cites("CC 4.22", "CC 19.5", "CC 19.8", "CC 20.11")
def end_lasting(g: Call, until: str) -> None:
    """What lasts until this moment is over; cards held till then go back."""
    over = [one for one in g.holds if one.until == until]
    g.holds = tuple(one for one in g.holds if one.until != until)
    for one in reversed(over):
        left = [other.seat for other in g.holds if other.card == one.card]
        _hand_over(g, one.card, left[-1] if left else one.before)
    if g.lasting or g.granted:
        expire(g, until)
        stir(g)
    g.story_phase = g.story_phase._replace(obliged=())


# -- what lasts ------------------------------------------------------------------------------------


@cites("CC 19.2", "CC 19.5", "CC 19.8")
def lay(g: Call, ability: str, thing: int, amount: int, until: str) -> None:
    """An effect lies on the thing until the moment named."""
    last(g, ability, thing, amount, until)
    happened(g, Lasting, ability, thing, amount)
    stir(g)


@cites("CC 18.12")
def copy_abilities(g: Call, card: int, names: Iterable[str], until: str) -> None:
    grant(g, card, names, until)
    stir(g)


@cites("CC 40.24")
def oblige(g: Call, card: int, other: int) -> None:
    """The card has to commit where the other is."""
    obliged = (*g.story_phase.obliged, (card, other))
    g.story_phase = g.story_phase._replace(obliged=obliged)
    happened(g, Obliged, g.controller[card], card, other)
