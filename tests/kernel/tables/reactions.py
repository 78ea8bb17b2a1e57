"""Reactions, a proof table: deeds are announced, answered by face-down cards, and only then done.

RE 1 The table says who was first. A seat may resign at any time. At no points the game is over.
RE 2 In a round each seat does one deed: strike (2), draw (2), gamble (3 dice) or spy (on a curse).
RE 3 A deed is announced; every seat with cards may answer it until all have passed; it is done.
RE 4 A card answers the newest deed: ward cancels any, mirror turns a strike elsewhere, shield takes
     one off it, again throws a die anew. Playing a card is itself a deed that can be answered.
RE 5 Of the curse that lies on a seat only the next seat knows; when it comes true it fires at once.
RE 6 After a round all offer a card in secret, gain a point for it, and stir it into the deck.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final, NamedTuple, Self

from fhtagn.kernel.agenda import Decision, answered, option, together
from fhtagn.kernel.chance import die
from fhtagn.kernel.events import Event, Sort, declared, happened, secret, sorts
from fhtagn.kernel.game import Game, Option, Settings, asked, settings
from fhtagn.kernel.knowledge import knows, learn, mix, redealt, uncover, unknown_to
from fhtagn.kernel.legality import Reason, kinds, open_kinds
from fhtagn.kernel.rules import Saying, Task, choice, rule, window
from fhtagn.kernel.state import TABLE, Seat, State

CARDS: Final = ("ward",) * 8 + ("mirror", "shield", "again") * 4
CURSES: Final = {"thirst": "lost", "pride": "gained", "greed": "drawn"}  # true at a count of three
TAKES: Final = {"thirst": -1, "pride": -2}
PAYS: Final = (0, -3, -1, -1, 1, 1, 3)  # what each face of a die is worth
AIMED: Final = ("strike", "spy", "mirror")
ANSWERED: Final = {"mirror": ("strike",), "shield": ("strike",), "again": ("die",)}  # ward: all


class Content(NamedTuple):
    name: str = "reactions"
    version: str = "1"
    digest: str = "reactions-1"


class Deed(NamedTuple):
    """A record of the stack: what somebody is about to do."""

    kind: str
    seat: Seat
    at: Seat
    amount: int
    cancelled: bool = False


class Table(State):
    piles: dict[str, tuple[int, ...]]  # "hand 0" …, deck, discard, offered; curses: by victim first
    counts: dict[str, tuple[int, ...]]  # by seat: what was lost, gained, drawn; they never fall
    fired: tuple[Seat, ...]  # the victims of curses
    rounds: int  # still to play

    __slots__ = ("counts", "fired", "piles", "rounds")

    def __init__(self) -> None:
        super().__init__()
        self.piles, self.counts, self.fired, self.rounds = {}, {}, (), 0

    def clone(self) -> Self:
        new = super().clone()
        new.piles, new.counts = self.piles.copy(), self.counts.copy()
        new.fired, new.rounds = self.fired, self.rounds
        return new


# -- what happens ----------------------------------------------------------------------------------


def code(g: Table, thing: int) -> str:
    return g.code[thing]


Card = Annotated[int, Sort("card", code)]  # a curse is a card, too


class First(Event):
    """The table says who was first."""

    seat: Seat


class Announced(Event):
    """A deed can be answered from now on."""

    deed: str
    seat: Seat
    at: Seat
    amount: int
    cancelled: bool


class Rewritten(Announced):
    """An answer makes another deed of it."""


class Closed(Announced):
    """It is over."""


class Lost(Event):
    """A seat has fewer points."""

    seat: Seat
    amount: int


class Gained(Event):
    """A seat has more points."""

    seat: Seat
    amount: int


class Drawn(Event):
    """So many cards more have been drawn by a deed."""

    seat: Seat
    amount: int


class Took(Event):
    """The top card of the deck goes to a hand."""

    seat: Seat
    card: Card = secret("seat")


class Saw(Event):
    """A seat looks at the curse that lies on another, or on itself."""

    seat: Seat
    at: Seat
    card: Card = secret("seat")


class Played(Event):
    """A card answers a deed."""

    seat: Seat
    card: Card


class Offered(Event):
    """A card goes back for a point."""

    seat: Seat
    card: Card


class Shed(Event):
    """A card is lost to a curse."""

    seat: Seat
    card: Card


class Cursed(Event):
    """A curse comes true."""

    seat: Seat
    card: Card


class Stirred(Event):
    """The deck is shuffled, of so many cards."""

    amount: int


class WentOn(Event):
    """A seat offers nothing, or has resigned and can do nothing else."""

    seat: Seat


class Resigned(Event):
    """A seat gives up."""

    seat: Seat


KINDS: Final = declared(sys.modules[__name__])
COUNTED: Final = {"lost": Lost, "gained": Gained, "drawn": Drawn}
ARGUMENTS: Final = {"seat": Seat, "at": Seat, "place": int, "card": Card}


def prepare(g: Table, chosen: Settings) -> None:
    g.code = [*CARDS, *CURSES, *CURSES]
    g.known = [0] * len(g.code)
    hands = [f"hand {seat}" for seat in range(g.seats)]
    g.piles = dict.fromkeys((*hands, "discard", "offered"), ())
    g.piles["deck"] = tuple(range(len(CARDS)))
    g.piles["curses"] = tuple(range(len(CARDS), len(g.code)))
    g.counts = dict.fromkeys(CURSES.values(), (0,) * g.seats)
    g.rounds = chosen.table["rounds"]


def newest(g: Table) -> Deed:
    return Deed(*g.stack[-1])


def points(g: Table, seat: Seat) -> int:
    return 6 + g.counts["gained"][seat] - g.counts["lost"][seat]


def hand(g: Table, seat: Seat) -> list[int]:
    """One card of each kind in the hand: equal ones are one option."""
    return sorted({g.code[card]: card for card in reversed(g.piles[f"hand {seat}"])}.values())


# -- verbs -----------------------------------------------------------------------------------------


def push(g: Table, deed: Deed) -> None:
    g.stack += (tuple(deed),)
    happened(g, Announced, *deed)


def rewrite(g: Table, **changed: Any) -> None:
    """The deed that the newest one answers becomes another."""
    deed = Deed(*g.stack[-2])._replace(**changed)
    g.stack = (*g.stack[:-2], tuple(deed), g.stack[-1])
    happened(g, Rewritten, *deed)


def count(g: Table, what: str, seat: Seat, amount: int) -> None:
    counts = list(g.counts[what])
    counts[seat] += amount
    g.counts[what] = tuple(counts)
    happened(g, COUNTED[what], seat, amount)


def score(g: Table, seat: Seat, change: int) -> None:
    count(g, "gained" if change > 0 else "lost", seat, abs(change))


def move(g: Table, card: int, pile: str, to: str) -> None:
    g.piles[pile] = tuple(other for other in g.piles[pile] if other != card)
    g.piles[to] += (card,)


def take(g: Table, seat: Seat) -> None:
    card = g.piles["deck"][0]
    move(g, card, "deck", f"hand {seat}")
    learn(g, seat, (card,))
    happened(g, Took, seat, card)


def show(g: Table, seat: Seat, card: int, kind: type[Played | Offered | Shed]) -> None:
    """The card leaves the hand before everybody's eyes."""
    uncover(g, (card,))
    move(g, card, f"hand {seat}", "offered" if kind is Offered else "discard")
    happened(g, kind, seat, card)


def look(g: Table, seat: Seat, at: Seat) -> None:
    curse = g.piles["curses"][at]
    learn(g, seat, (curse,))
    happened(g, Saw, seat, at, curse)


def curse(g: Table, victim: Seat) -> None:
    card = g.piles["curses"][victim]
    uncover(g, (card,))
    g.fired += (victim,)
    happened(g, Cursed, victim, card)


# -- the round -------------------------------------------------------------------------------------


@rule("RE 1")
def deal(g: Table) -> None:
    """Chance decides what each id is; three cards for each hand, a curse on each seat."""
    stir(g)
    mix(g, g.piles["curses"])
    for seat in range(g.seats):
        for _ in range(3):
            take(g, seat)
        look(g, (seat + 1) % g.seats, seat)
    g.then(who_was_first)


@choice("RE 1")
def who_was_first(g: Table) -> Decision:
    return Decision(TABLE, "who_was_first", [option(first, seat) for seat in g.playing()])


@rule("RE 1", says=lambda _, seat: Saying("first", {"seat": seat}))
def first(g: Table, seat: Seat) -> None:
    happened(g, First, seat)
    g.then(play_round, seat)


@rule("RE 2", "RE 6")
def play_round(g: Table, leader: Seat) -> None:
    """Each seat does a deed, then all offer a card; after the last round points decide."""
    if not g.rounds:
        finish(g, "rounds")
        return
    g.rounds -= 1
    for seat in (*range(leader, g.seats), *range(leader)):
        g.then(act, seat)
    together(g, choose_offer, range(g.seats))
    g.then(stir)
    g.then(play_round, leader)


def finish(g: Table, reason: str) -> None:
    g.end(reason, g.places([-points(g, seat) for seat in range(g.seats)]))


def ask(g: Table, seat: Seat, prompt: str, options: Sequence[Task]) -> Decision:
    """Whoever has resigned can only go on."""
    return Decision(seat, prompt, options if seat in g.playing() else [option(go_on, seat)])


@rule("RE 1", "RE 6", says=lambda *_: Saying("go_on"))
def go_on(g: Table, seat: Seat) -> None:
    happened(g, WentOn, seat)


@choice("RE 2")
def act(g: Table, seat: Seat) -> Decision:
    unknown = [at for at in range(g.seats) if not knows(g, seat, g.piles["curses"][at])]
    deeds = [
        *(option(announce, seat, "strike", at, 2) for at in g.playing() if at != seat),
        *(option(announce, seat, "draw", seat, 2) for _ in g.piles["deck"][:1]),
        option(announce, seat, "gamble", seat, 3),
        *(option(announce, seat, "spy", at, 1) for at in unknown),
    ]
    return ask(g, seat, "act", deeds)


@choice("RE 6")
def choose_offer(g: Table, seat: Seat) -> Decision:
    """By place in the hand: what is sealed lies hidden while others are still asked."""
    offers = [option(offer, seat, card) for card in g.piles[f"hand {seat}"]]
    return ask(g, seat, "offer", [*offers, option(go_on, seat)])


def says_offer(g: Table, seat: Seat, card: int) -> Saying:
    place = g.piles[f"hand {seat}"].index(card)
    return Saying("offer", {"place": place}, {"card": g.code[card]})


@rule("RE 6", says=says_offer)
def offer(g: Table, seat: Seat, card: int) -> None:
    show(g, seat, card, Offered)
    score(g, seat, 1)


@rule("RE 6")
def stir(g: Table) -> None:
    """What was offered goes into the deck, which is shuffled: nobody knows it any longer."""
    g.piles["deck"] += g.piles["offered"]
    g.piles["offered"] = ()
    mix(g, g.piles["deck"])
    happened(g, Stirred, len(g.piles["deck"]))


# -- deeds and answers -----------------------------------------------------------------------------


@rule("RE 3", says=lambda _, _s, kind, at, _a: Saying(kind, {"at": at} if kind in AIMED else {}))
def announce(g: Table, seat: Seat, kind: str, at: Seat, amount: int) -> None:
    push(g, Deed(kind, seat, at, amount))
    g.then(respond, (seat + 1) % g.seats, 0)
    g.then(resolve)


def could_respond(g: Table, seat: Seat) -> bool:
    """By public facts: there is something to answer, and cards to do it with."""
    return not newest(g).cancelled and bool(g.piles[f"hand {seat}"]) and seat in g.playing()


@window("RE 3", prompt="respond", could=could_respond)
def respond(g: Table, seat: Seat, _passed: int) -> list[Task]:
    kind = newest(g).kind
    fitting = [card for card in hand(g, seat) if kind in ANSWERED.get(g.code[card], (kind,))]
    return [option(play, seat, card) for card in fitting]


@rule("RE 4", says=lambda g, _, card: Saying("play", {"card": g.code[card]}))
def play(g: Table, seat: Seat, card: int) -> None:
    """The card is shown, before it is asked at whom it is aimed, and becomes a deed."""
    show(g, seat, card, Played)
    if g.code[card] in AIMED:
        g.then(aim, seat, g.code[card])
    else:
        g.then(announce, seat, g.code[card], seat, 1)


@choice("RE 4")
def aim(g: Table, seat: Seat, kind: str) -> Decision:
    targets = [at for at in g.playing() if at != newest(g).at]
    return ask(g, seat, "aim", [option(announce, seat, kind, at, 1) for at in targets])


@rule("RE 3")
def resolve(g: Table) -> None:
    """The newest deed is done, unless an answer has cancelled it, and is over."""
    deed = newest(g)
    if not deed.cancelled:
        DOES[deed.kind](g, deed)
    g.then(close)


@rule("RE 3")
def close(g: Table) -> None:
    happened(g, Closed, *newest(g))
    g.stack = g.stack[:-1]


def steps(g: Table, deed: Deed, step: Callable[[Table, Seat], None]) -> None:
    """So many steps, one by one: what must happen at once comes between."""
    for _ in range(deed.amount):
        g.then(step, deed.at)


@rule("RE 2")
def hit(g: Table, seat: Seat) -> None:
    score(g, seat, -1)


@rule("RE 2")
def draw(g: Table, seat: Seat) -> None:
    if g.piles["deck"]:
        take(g, seat)
        count(g, "drawn", seat, 1)


@rule("RE 2")
def cast(g: Table, seat: Seat) -> None:
    """Each die is announced, for it may be thrown again, and pays before the next is cast."""
    fallen = die(g)
    g.then(announce, seat, "die", seat, fallen)


DOES: Final[Mapping[str, Callable[[Table, Deed], None]]] = {
    "strike": lambda g, deed: steps(g, deed, hit),
    "draw": lambda g, deed: steps(g, deed, draw),
    "gamble": lambda g, deed: steps(g, deed, cast),
    "spy": lambda g, deed: look(g, deed.seat, deed.at),
    "die": lambda g, deed: score(g, deed.seat, PAYS[deed.amount]),
    "ward": lambda g, _: rewrite(g, cancelled=True),
    "mirror": lambda g, deed: rewrite(g, at=deed.at),
    "shield": lambda g, _: rewrite(g, amount=max(0, Deed(*g.stack[-2]).amount - 1)),
    "again": lambda g, _: rewrite(g, amount=die(g)),
}


# -- what happens at once --------------------------------------------------------------------------


def settle(g: Table) -> None:
    """Ruin ends the game wherever it is; then a curse that has come true fires before all else."""
    if is_ruined(g):
        finish(g, "ruin")
    elif victims := due(g):
        g.then(fire, victims[0])


Table.SETTLE = settle


def unsettled(g: Table) -> bool:
    return g.outcome is None and (is_ruined(g) or bool(due(g)))


def is_ruined(g: Table) -> bool:
    return any(points(g, seat) <= 0 for seat in range(g.seats))


def due(g: Table) -> list[Seat]:
    """As no count falls, a curse that is not true now never was: redeal need not know the past."""
    waiting = [seat for seat in range(g.seats) if seat not in g.fired]
    return [seat for seat in waiting if g.counts[CURSES[lies_on(g, seat)]][seat] >= 3]


def lies_on(g: Table, seat: Seat) -> str:
    return g.code[g.piles["curses"][seat]]


@rule("RE 5")
def fire(g: Table, victim: Seat) -> None:
    """Thirst takes a point more, pride two; greed takes a card of the victim's choice."""
    curse(g, victim)
    if lies_on(g, victim) in TAKES:
        score(g, victim, TAKES[lies_on(g, victim)])
    elif g.piles[f"hand {victim}"]:
        g.then(choose_shed, victim)


@choice("RE 5")
def choose_shed(g: Table, seat: Seat) -> Decision:
    return ask(g, seat, "shed", [option(shed, seat, card) for card in hand(g, seat)])


@rule("RE 5", says=lambda g, _, card: Saying("shed", {"card": g.code[card]}))
def shed(g: Table, seat: Seat, card: int) -> None:
    show(g, seat, card, Shed)


# -- the record ------------------------------------------------------------------------------------


@rule("RE 1", says=lambda *_: Saying("resign"))
def give_up(g: Table, seat: Seat) -> None:
    happened(g, Resigned, seat)
    g.resign(seat)


def asides(g: Table, seat: Seat) -> list[Task]:
    return [option(give_up, seat)] if seat in g.playing() else []


def hidden(g: Table, seat: Seat) -> list[list[int]]:
    cards = [card for pile, cards in g.piles.items() if pile != "curses" for card in cards]
    return [unknown_to(g, seat, cards), unknown_to(g, seat, g.piles["curses"])]


def redeal(g: Table, seat: Seat, seed: int) -> Table:
    """Other hands, deck and curses, but no curse that would already have fired."""
    return redealt(g, seat, seed, hidden(g, seat), possible=lambda world: not unsettled(world))


def view(g: Table, seat: Seat) -> dict[str, Any]:
    def seen(cards: Sequence[int]) -> list[str | None]:
        return [g.code[card] if knows(g, seat, card) else None for card in cards]

    return {
        "points": [points(g, one) for one in range(g.seats)],
        "counts": {what: list(counts) for what, counts in g.counts.items()},
        "hands": [seen(g.piles[f"hand {one}"]) for one in range(g.seats)],
        "deck": len(g.piles["deck"]),
        "discard": seen(g.piles["discard"]),
        "curses": seen(g.piles["curses"][: g.seats]),
        "fired": list(g.fired),
        "stack": [list(record) for record in g.stack],
        "rounds": g.rounds,
        "playing": g.playing(),
        "answered": list(answered(g)),
    }


def judge(g: Table, seat: Seat) -> float:
    others = [points(g, other) for other in range(g.seats) if other != seat]
    return (points(g, seat) - max(others)) / 10


REASONS: Final = {  # by kind, and for some by what the seat is asked
    kind: Reason(cited, why)
    for cited, why, *kinds in (
        ("RE 1", "the-table-says", "first"),
        ("RE 1", "has-resigned", "resign"),
        ("RE 1", "must-answer", "go_on"),
        ("RE 2", "not-now", "strike", "draw", "gamble", "spy"),
        ("RE 2", "deck-empty", "act draw"),
        ("RE 3", "nothing-to-answer", "play", "pass"),
        ("RE 4", "no-card-fits", "respond play"),
        ("RE 4", "not-now", "mirror"),
        ("RE 5", "all-known", "act spy"),
        ("RE 5", "not-now", "shed"),
        ("RE 6", "not-now", "offer"),
        ("RE 6", "hand-empty", "offer offer"),
    )
    for kind in kinds
}


def reason(kind: str, g: Table, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    if kind in open_kinds(g, seat, questions) | kinds(g, asides(g, seat)):
        return None
    return REASONS.get(f"{moment(g, seat)} {kind}", REASONS[kind])


def moment(g: Table, seat: Seat) -> str:
    question = asked(g, seat)
    return question.prompt if question else "wait"


GAME: Final[Game] = Game(
    name="reactions",
    rules="1",
    content=Content(),
    seats=(2, 3),
    options=(Option("rounds", 3, (1, 2, 3)),),
    seat_options=(),
    complaints=lambda _: [],
    blank=Table,
    prepare=prepare,
    first=deal,
    view=view,
    redeal=redeal,
    hidden=hidden,
    asides=asides,
    actions={kind: partial(reason, kind) for kind in REASONS if " " not in kind},
    unsettled=unsettled,
    pieces=lambda g: g.piles,
    judge=judge,
    events=KINDS,
    sorts=sorts(KINDS.values(), ARGUMENTS),
    variants=lambda seats: [settings(GAME, seats, {"rounds": rounds}) for rounds in (1, 3)],
    moment=moment,
    final=("resign",),
)
