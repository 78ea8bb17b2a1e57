"""Continuous effects, uses: announced, paid, disrupted, done; what is forced; what may respond.

CE 3.1 A card is shown, then aimed if it is an attachment or an event that needs a target, then
       paid for. A character or an attachment comes into play; an event is a use.
CE 5.1 A use is announced with its target and paid; then it may be disrupted; then, if its target
       still fits, it is done. A wound that is about to be dealt may be disrupted as well.
CE 5.2 The use of a disrupt is a use.
CE 6.1 Whenever something has been done, characters with fatal wounds die at once, then attachments
       without a bearer are discarded, until there are none.
CE 6.2 Then forced responses are done; the active player says in which order.
CE 7.1 After a deed everybody may respond to what has happened, the active player first.
CE 7.2 A card answers what happened while it was in play, its own coming and going included. Each
       ability answers each occurrence once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.effects import ABILITIES, after
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, Task, choice, rule, window
from fhtagn.kernel.state import EVERYONE, Seat
from tests.kernel.tables import continuous_events as events
from tests.kernel.tables.answering import answering
from tests.kernel.tables.continuous_events import label, last_known
from tests.kernel.tables.continuous_table import (
    NOBODY,
    Answer,
    Table,
    characters,
    conclude,
    control,
    cost,
    enter,
    hear,
    keywords,
    leave,
    pay,
    printed,
    show,
    spend,
    throw,
    tire,
    wound,
)

F = TypeVar("F", bound=Callable[..., Any])
NOW = -1  # the number of no occurrence: an action, or a disrupt of what lies on the stack
How = tuple[str, int]  # by which ability, and the number of the occurrence answered
Due = tuple[Answer, ...]


class Deed(NamedTuple):
    """A record of the stack: what somebody is about to do."""

    kind: str  # use, wound
    name: str  # of the ability
    me: int  # its bearer
    seat: Seat
    target: int
    number: int  # of the occurrence it answers
    amount: int = 0
    going: bool = True


class Shape(NamedTuple):
    """How an ability is used; `targets` looks ahead and looks again."""

    targets: Callable[[Table, Seat, int, int], list[int]]
    tires: bool


SHAPES: dict[str, Shape] = {}


def untargeted(*_: Any) -> list[int]:
    return [NOBODY]


def ability(
    timing: str, kind: str, name: str, *ids: str, targets: Any = untargeted, tires: bool = False
) -> Callable[[F], F]:
    """`fn(g, me, deed)` does it; `targets(g, seat, me, number)` is empty if it cannot be used."""
    SHAPES[name] = Shape(targets, tires)
    return after(kind, name, *ids, timing=timing)


# -- the stack of what is in progress --------------------------------------------------------------


def top(g: Table) -> Deed:
    return Deed(*g.stack[-1])


def push(g: Table, deed: Deed) -> None:
    g.stack += (tuple(deed),)
    happened(g, events.Announced, *deed[:5])


def rewrite(g: Table, **changes: Any) -> None:
    """The deed that a disrupt answers becomes another; the disrupt itself has left the stack."""
    g.stack = (*g.stack[:-1], tuple(top(g)._replace(**changes)))
    happened(g, events.Rewritten, *top(g))


def pop(g: Table) -> Deed:
    deed, g.stack = top(g), g.stack[:-1]
    happened(g, events.Done if deed.going else events.Cancelled, deed.name, deed.me)
    return deed


# -- who may answer --------------------------------------------------------------------------------


def holder(g: Table, me: int) -> Seat:
    """Who uses the abilities of a card: its controller, or the last it had."""
    return control(g, me) if me in g.abilities else last_known(g, me).controller


def witnessed(g: Table, me: int, number: int) -> bool:
    """Whether the card was in play when it happened; for an action or a disrupt, whether it is."""
    if number == NOW or me in g.abilities:
        return me in g.abilities and (number == NOW or came(g, me) <= number)
    return number < last_known(g, me).heard_to


def came(g: Table, me: int) -> int:
    """The number of its coming; 0 if the card was there before."""
    comings = (
        number
        for number, one in enumerate(g.happened)
        if isinstance(one, events.Entered) and one.card == me
    )
    return next(comings, 0)


def borne(g: Table, seat: Seat, channel: str, number: int) -> Iterator[tuple[int, str]]:
    """What lies open: abilities in play or just gone with which the seat could answer."""
    for me, name in answering(g, *channel.split(":")):
        fresh = (me, name, number) not in g.used and not (SHAPES[name].tires and g.tired[me])
        if fresh and holder(g, me) == seat and witnessed(g, me, number):
            yield me, name


def one_of_each(g: Table, seat: Seat) -> list[int]:
    """The cards of a hand; of two that are alike rather the one that everybody has seen."""
    cards: dict[str, int] = {}
    for card in sorted(g.hand[seat], key=lambda card: g.known[card] != EVERYONE):
        cards.setdefault(g.code[card], card)
    return list(cards.values())


def moment(g: Table, card: int) -> str:
    """When a card can be played: events as their ability says, others as an action."""
    is_event = printed(g, card).kind == "event"
    return ABILITIES[printed(g, card).abilities[0]].channel if is_event else "action:turn"


def targets(g: Table, seat: Seat, card: int, number: int) -> list[int]:
    """At whom a card in hand can be aimed."""
    if printed(g, card).kind == "event":
        return SHAPES[printed(g, card).abilities[0]].targets(g, seat, card, number)
    return characters(g) if printed(g, card).kind == "attachment" else [NOBODY]


def answers(g: Table, seat: Seat, channel: str, number: int = NOW) -> list[Task]:
    """What the seat can do at such a moment: play cards that it can pay for, use abilities."""
    cards = [card for card in one_of_each(g, seat) if moment(g, card) == channel]
    affordable = [card for card in cards if cost(g, card) <= g.power[seat]]
    plays = [option(play, seat, c, number) for c in affordable if targets(g, seat, c, number)]
    return plays + [
        option(use, seat, me, target, (name, number))
        for me, name in borne(g, seat, channel, number)
        for target in SHAPES[name].targets(g, seat, me, number)
    ]


def could(g: Table, seat: Seat, channel: str, number: int = NOW) -> bool:
    """By what lies open: an ability in play, or power and cards in a hand, whichever they are."""
    in_hand = channel in g.content.from_hand and g.hand[seat] and g.power[seat]
    return bool(in_hand) or any(
        SHAPES[name].targets(g, seat, me, number) for me, name in borne(g, seat, channel, number)
    )


# -- a use -----------------------------------------------------------------------------------------


def says_use(g: Table, _seat: Seat, me: int, target: int, how: How) -> Saying:
    (name, number), card = how, label(g, me)
    about = {
        "card": card,
        "as": None if name.split("/")[0] == card.split("#")[0] else name,
        "to": None if target == NOBODY else label(g, target),
        "of": None if number == NOW else number,
    }
    return Saying("use", {part: value for part, value in about.items() if value is not None})


@rule("CE 5.1", says=says_use)
def use(g: Table, seat: Seat, me: int, target: int, how: How) -> None:
    """An ability is announced with its target, and paid for by tiring if it says so."""
    name, number = how
    if SHAPES[name].tires:
        tire(g, me)
    spend(g, (me, name, number))
    attempt(g, Deed("use", name, me, seat, target, number))


def says_play(g: Table, _seat: Seat, card: int, number: int) -> Saying:
    return Saying("play", {"card": g.code[card]} | ({} if number == NOW else {"of": number}))


@rule("CE 3.1", says=says_play)
def play(g: Table, seat: Seat, card: int, number: int) -> None:
    """A card is shown before it is asked at whom it is aimed."""
    show(g, seat, card)
    found = targets(g, seat, card, number)
    if len(found) == 1:
        g.then(aim, seat, card, found[0], number)
    else:
        g.then(choose_target, seat, card, number)


@choice("CE 3.1")
def choose_target(g: Table, seat: Seat, card: int, number: int) -> Decision:
    options = [option(aim, seat, card, one, number) for one in targets(g, seat, card, number)]
    return Decision(seat, "aim", options, (("card", g.code[card]),))


def says_aim(g: Table, _seat: Seat, _card: int, target: int, _number: int) -> Saying:
    return Saying("aim", {"card": label(g, target) if target in g.abilities else g.code[target]})


@rule("CE 3.1", says=says_aim)
def aim(g: Table, seat: Seat, card: int, target: int, number: int) -> None:
    """The card is paid for and comes into play, or is an event, the use of which begins."""
    pay(g, seat, cost(g, card))
    if printed(g, card).kind == "event":
        throw(g, seat, card)
        attempt(g, Deed("use", printed(g, card).abilities[0], card, seat, target, number))
    else:
        enter(g, card, target)


def attempt(g: Table, deed: Deed) -> None:
    push(g, deed)
    g.then(disrupts, 1 - deed.seat, 0)
    g.then(resolve)


def could_disrupt(g: Table, seat: Seat) -> bool:
    return top(g).going and could(g, seat, f"would:{top(g).kind}")


@window("CE 5.1", "CE 5.2", prompt="disrupt", could=could_disrupt)
def disrupts(g: Table, seat: Seat, _passed: int) -> list[Task]:
    return answers(g, seat, f"would:{top(g).kind}")


@rule("CE 5.1")
def resolve(g: Table) -> None:
    deed = pop(g)
    if deed.going:
        DOES[deed.kind](g, deed)


def carry_out(g: Table, deed: Deed) -> None:
    if deed.target in SHAPES[deed.name].targets(g, deed.seat, deed.me, deed.number):
        ABILITIES[deed.name].fn(g, deed.me, deed)
    else:
        happened(g, events.Fizzled, deed.name, deed.me)


def land(g: Table, deed: Deed) -> None:
    if deed.amount and deed.target in g.abilities:
        wound(g, deed.target, deed.amount)


DOES = {"use": carry_out, "wound": land}


# -- what happens at once --------------------------------------------------------------------------


def dying(g: Table) -> list[int]:
    wounded = [card for card in characters(g) if g.wounds[card]]
    return [card for card in wounded if g.wounds[card] > ("tough" in keywords(g, card))]


def unattached(g: Table) -> list[int]:
    return [card for card in g.play if g.host[card] != NOBODY and g.host[card] not in g.abilities]


def due(g: Table, since: int) -> Due:
    return tuple(
        (me, name, number)
        for number, one in enumerate(g.happened)
        for me, name in answering(g, "forced", one.kind)
        if number >= since and is_due(g, me, name, number)
    )


def is_due(g: Table, me: int, name: str, number: int) -> bool:
    answers = answering(g, "forced", g.happened[number].kind)
    able = (me, name) in answers and witnessed(g, me, number)
    return able and bool(SHAPES[name].targets(g, holder(g, me), me, number))


def unsettled(g: Table) -> bool:
    return g.outcome is None and bool(dying(g) or unattached(g) or due(g, g.heard))


def settle(g: Table) -> None:
    while cards := dying(g) or unattached(g):
        leave(g, cards, "discard")
    waiting = due(g, g.heard)
    hear(g)
    if waiting:
        g.then(forced, waiting)


@rule("CE 6.2")
def forced(g: Table, waiting: Due) -> None:
    waiting = tuple(one for one in waiting if is_due(g, *one))
    if len(waiting) > 1:
        g.then(order, g.turn, waiting)
    elif waiting:
        g.then(next_forced, 0, waiting)


@choice("CE 6.2")
def order(_g: Table, seat: Seat, waiting: Due) -> Decision:
    return Decision(seat, "order", [option(next_forced, n, waiting) for n in range(len(waiting))])


def says_next(g: Table, index: int, waiting: Due) -> Saying:
    me, name, number = waiting[index]
    return Saying("order", says_use(g, g.turn, me, NOBODY, (name, number)).about)


@rule("CE 6.2", says=says_next)
def next_forced(g: Table, index: int, waiting: Due) -> None:
    me, name, number = waiting[index]
    attempt(g, Deed("use", name, me, holder(g, me), NOBODY, number))
    g.then(forced, waiting[:index] + waiting[index + 1 :])


# -- what may be answered --------------------------------------------------------------------------


def could_respond(g: Table, seat: Seat) -> bool:
    return any(could(g, seat, f"after:{one.kind}", n) for n, one in enumerate(g.happened))


@window("CE 7.1", "CE 7.2", prompt="respond", could=could_respond)
def responses(g: Table, seat: Seat, _passed: int) -> list[Task]:
    numbered = enumerate(g.happened)
    return [task for n, one in numbered for task in answers(g, seat, f"after:{one.kind}", n)]


@rule("CE 7.1")
def past(g: Table) -> None:
    conclude(g)
