"""A tiny sound game, and copies of it that each betray something hidden.

Cards are buried in secret, then drawn and played. A shoggoth strikes unless a shield is played
against it, a lantern shows the top of the deck, an idol held in hand may be shown for a point.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final, NamedTuple

from fhtagn.kernel.agenda import Decision, option, together
from fhtagn.kernel.chance import shuffled
from fhtagn.kernel.events import Event, Sort, declared, happened, secret, sorts
from fhtagn.kernel.fields import field, given
from fhtagn.kernel.game import Display, Game, Proof, Rules, Settings, settings
from fhtagn.kernel.knowledge import knows, learn, redealt, uncover
from fhtagn.kernel.legality import Reason, kinds, open_kinds
from fhtagn.kernel.rules import Saying, Task, choice, rule, window
from fhtagn.kernel.state import Hooks, Seat, State

WORTH = {"ghoul": 1, "shoggoth": 3, "shield": 0, "lantern": 0, "idol": 0}
PRINTED = ("ghoul",) * 6 + ("shoggoth",) * 4 + ("shield",) * 4 + ("lantern", "idol") * 3
ENOUGH = 7


class Content(NamedTuple):
    name: str = "tiny"
    version: str = "1"
    digest: str = "tiny-1"
    leak: str = ""  # where this copy of the game betrays something


class Tiny(State):
    deck: tuple[int, ...] = field(())
    hands: list[tuple[int, ...]] = field([])
    buried: tuple[int, ...] = field(())
    table: tuple[int, ...] = field(())
    points: list[int] = field([])

    content: Content = given()


def settle(g: Tiny) -> None:
    if g.outcome is None and unsettled(g):
        finish(g)


def unsettled(g: Tiny) -> bool:
    return max(g.points) >= ENOUGH


# -- what happens ----------------------------------------------------------------------------------


def code(g: Tiny, card: int) -> str:
    return g.code[card]


Card = Annotated[int, Sort("card", code)]


class Buried(Event):
    """A card is put away; only its owner knows which."""

    seat: Seat
    card: Card = secret("seat")


class Drew(Event):
    """The top card of the deck goes to a hand."""

    seat: Seat
    card: Card = secret("seat")


class DrewOpenly(Event):
    """The same, told by a copy of the game that forgets whose secret it is."""

    seat: Seat
    card: Card


class Played(Event):
    """A card goes from a hand to the table."""

    seat: Seat
    card: Card


class Shown(Event):
    """An idol is shown."""

    seat: Seat
    card: Card


class Ended(Event):
    """The points are counted."""

    points: tuple[int, ...]


class Resigned(Event):
    """A seat gives up."""

    seat: Seat


KINDS: Final = declared(sys.modules[__name__])
ARGUMENTS: Final = {"card": Card, "place": int, "kind": str, "count": int}


# -- the game --------------------------------------------------------------------------------------


def prepare(g: Tiny, chosen: Settings) -> None:
    g.points = [0] * chosen.seats
    g.code = shuffled(g, PRINTED)
    g.known = [0] * len(PRINTED)
    cards = tuple(range(len(PRINTED)))
    g.hands = [cards[seat * 3 : seat * 3 + 3] for seat in range(chosen.seats)]
    g.deck = cards[chosen.seats * 3 :]
    for seat, hand in enumerate(g.hands):
        learn(g, seat, hand)


@rule("T 1")
def begin(g: Tiny) -> None:
    together(g, bury_what, range(g.seats))
    g.then(turn, 0)


@choice("T 2")
def bury_what(g: Tiny, seat: Seat) -> Decision:
    return Decision(seat, "bury", [option(bury, seat, card) for card in g.hands[seat]])


def says_bury(g: Tiny, seat: Seat, card: int) -> Saying:
    """Named by its place: a key must tell nobody what is hidden from him."""
    place, named = {"place": g.hands[seat].index(card)}, {"card": g.code[card]}
    return Saying("bury", named if leaks(g, "key") else place, named)


@rule("T 2", says=says_bury)
def bury(g: Tiny, seat: Seat, card: int) -> None:
    take(g, seat, card)
    g.buried += (card,)
    happened(g, Buried, seat, card)


@rule("T 3")
def turn(g: Tiny, seat: Seat) -> None:
    if not g.deck and not any(g.hands):
        finish(g)
    else:
        g.then(act, seat)
        g.then(turn, (seat + 1) % g.seats)


@choice("T 3")
def act(g: Tiny, seat: Seat) -> Decision:
    plays = [option(play, seat, card) for card in distinct(g, seat)]
    draws = [option(draw, seat)] if g.deck else []
    options = [*plays, *draws] or [option(rest, seat)]
    prompt = "strike" if leaks(g, "prompt") and has(g, seat, "shoggoth") else "act"
    counted = (("count", len(options)),) if leaks(g, "count") else ()
    return Decision(seat, prompt, options, counted)


@rule("T 3", says=lambda _g, _seat: Saying("rest"))
def rest(_g: Tiny, _seat: Seat) -> None:
    """Nothing: the seat has no card and the deck is empty."""


@rule("T 4", says=lambda _g, _seat: Saying("draw"))
def draw(g: Tiny, seat: Seat) -> None:
    card, g.deck = g.deck[0], g.deck[1:]
    g.hands[seat] += (card,)
    learn(g, seat, [card])
    happened(g, DrewOpenly if leaks(g, "event") else Drew, seat, card)


@rule("T 5", says=lambda g, _seat, card: Saying("play", {"card": g.code[card]}))
def play(g: Tiny, seat: Seat, card: int) -> None:
    take(g, seat, card)
    uncover(g, [card])
    g.table += (card,)
    happened(g, Played, seat, card)
    if g.code[card] == "lantern":
        learn(g, seat, g.deck[:1])
    if g.code[card] == "shoggoth":
        g.stack += ((seat, 1),)
        g.then(respond, (seat + 1) % g.seats, 0, seat)
        g.then(strike)
    else:
        g.points[seat] += WORTH[g.code[card]]


def could_respond(g: Tiny, seat: Seat, by: Seat) -> bool:
    shielded = not leaks(g, "window") or has(g, seat, "shield")
    return seat != by and bool(g.hands[seat]) and bool(g.stack[-1][1]) and shielded


@window("T 6", prompt="respond", could=could_respond)
def respond(g: Tiny, seat: Seat, _passed: int, _by: Seat) -> list[Task]:
    return [option(shield, seat, card) for card in distinct(g, seat) if g.code[card] == "shield"]


@rule("T 6", says=lambda g, _seat, card: Saying("shield", {"card": g.code[card]}))
def shield(g: Tiny, seat: Seat, card: int) -> None:
    take(g, seat, card)
    uncover(g, [card])
    g.table += (card,)
    g.stack = (*g.stack[:-1], (g.stack[-1][0], 0))
    happened(g, Played, seat, card)


@rule("T 6")
def strike(g: Tiny) -> None:
    (seat, strength), g.stack = g.stack[-1], g.stack[:-1]
    g.points[seat] += strength * WORTH["shoggoth"]


@rule("T 7", says=lambda g, _seat, card: Saying("show", {"card": g.code[card]}))
def show(g: Tiny, seat: Seat, card: int) -> None:
    """An idol that all have seen gives its holder a point."""
    uncover(g, [card])
    g.points[seat] += 1
    happened(g, Shown, seat, card)


@rule("T 8", says=lambda _g, _seat: Saying("resign"))
def resign(g: Tiny, seat: Seat) -> None:
    happened(g, Resigned, seat)
    g.resign(seat)


# -- verbs and queries -----------------------------------------------------------------------------


def take(g: Tiny, seat: Seat, card: int) -> None:
    g.hands[seat] = tuple(other for other in g.hands[seat] if other != card)


def finish(g: Tiny) -> None:
    uncover(g, range(len(g.code)))
    happened(g, Ended, tuple(g.points))
    g.end("points", g.places([-points for points in g.points]))


def distinct(g: Tiny, seat: Seat) -> list[int]:
    """One card of each kind in the hand, in the order of their names."""
    found = {g.code[card]: card for card in reversed(g.hands[seat])}
    return [found[code] for code in sorted(found)]


def has(g: Tiny, seat: Seat, code: str) -> bool:
    return any(g.code[card] == code for card in g.hands[seat])


def leaks(g: Tiny, where: str) -> bool:
    return bool(g.content.leak == where)


# -- the record ------------------------------------------------------------------------------------


def asides(g: Tiny, seat: Seat) -> Sequence[Task]:
    if g.resigned >> seat & 1:
        return []
    idols = [card for card in g.hands[seat] if g.code[card] == "idol" and g.known[card] >= 0]
    return [option(show, seat, card) for card in idols[:1]] + [option(resign, seat)]


def view(g: Tiny, seat: Seat) -> dict[str, Any]:
    hands = [sorted(shown(g, seat, card) or "" for card in hand) for hand in g.hands]
    top = g.code[g.deck[0]] if g.deck and leaks(g, "view") else None
    return {
        "deck": [shown(g, seat, card) for card in g.deck],
        "hands": [[code or None for code in hand] for hand in hands]
        if seat >= 0
        else [[None] * len(hand) for hand in hands],
        "buried": [shown(g, seat, card) for card in g.buried],
        "table": [g.code[card] for card in g.table],
        "points": g.points,
        "striking": g.stack,
        "top": top,
    }


def shown(g: Tiny, seat: Seat, card: int) -> str | None:
    return g.code[card] if knows(g, seat, card) else None


def hidden(g: Tiny, _seat: Seat) -> Sequence[Sequence[int]]:
    return [range(len(g.code))]


def redeal(g: Tiny, seat: Seat, seed: int) -> Tiny:
    return redealt(g, seat, seed, hidden(g, seat))


def pieces(g: Tiny) -> Mapping[str, Sequence[int]]:
    hands = {f"hand {seat}": hand for seat, hand in enumerate(g.hands)}
    return {"deck": g.deck, "buried": g.buried, "table": g.table, **hands}


def judge(g: Tiny, seat: Seat) -> float:
    best = max((points for other, points in enumerate(g.points) if other != seat), default=0)
    return g.points[seat] - best + 0.1 * len(g.hands[seat])


ACTIONS: Final = ("bury", "play", "draw", "shield", "rest", "pass", "show", "resign")


def not_now(kind: str, g: Tiny, seat: Seat, asked: Sequence[Decision]) -> Reason | None:
    if kind in open_kinds(g, seat, asked) | kinds(g, asides(g, seat)):
        return None
    return Reason("T 3", "not-now", {"kind": kind})


def tiny(leak: str = "", seats: tuple[int, ...] = (2, 3)) -> Game:
    """The game, sound unless told where to leak: one of LEAKS."""

    def empty() -> Tiny:
        g = Tiny()
        g.content = content
        return g

    content = Content(leak=leak)
    game = Game(
        name="tiny",
        version="1",
        content=content,
        rules=Rules(
            seats=seats,
            options=(),
            seat_options=(),
            complaints=lambda _: [],
            empty=empty,
            hooks=Hooks(settle=settle),
            prepare=prepare,
            first=begin,
            asides=asides,
            actions={kind: partial(not_now, kind) for kind in ACTIONS},
            redeal=redeal,
            judge=judge,
            final=("resign",),
        ),
        proof=Proof(
            pieces=pieces,
            hidden=hidden,
            unsettled=unsettled,
            variants=lambda seats: [settings(game, seats, {})],
        ),
        display=Display(
            views=lambda g: partial(view, g),
            events=KINDS,
            sorts=sorts(KINDS.values(), ARGUMENTS),
            moment=lambda _g, _seat: "turn",
        ),
    )
    return game


GAME = tiny()
LEAKS = ("view", "event", "count", "window", "prompt", "key")
