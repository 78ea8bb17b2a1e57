"""Continuous effects, a proof table: a small card game in which cards change one another.

CE 1.1 Each seat has the same deck of 36 cards, shuffled, and a hand of six.
CE 2.1 In its turn a seat draws three cards; if it cannot, the game is over and points decide.
CE 2.2 Then follow deeds, as many as it likes. At the end of that phase what lasts so long is over.
CE 3.1 A card is played for its cost.
CE 3.2 A character that did not come this turn may go out, which tires it: to strike an opposing
       character of no greater skill with its claws, or to seek a point for each of its eyes.
CE 3.3 Actions of cards are used.
CE 10.1 A seat may resign at any time.

Its cards' rules are CE 8 and 9; continuous_table.py has CE 4, continuous_uses.py CE 5 to 7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from functools import partial
from typing import Any, Final

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.effects import Query, expire
from fhtagn.kernel.events import declared, happened, sorts
from fhtagn.kernel.game import Display, Game, Option, Proof, Rules, Settings, settings
from fhtagn.kernel.knowledge import knows, redealt
from fhtagn.kernel.legality import Reason, kinds, open_kinds
from fhtagn.kernel.present import asked
from fhtagn.kernel.rules import Saying, Task, choice, rule
from fhtagn.kernel.state import EVERYONE, Hooks, Seat
from tests.kernel.tables import continuous_events as events
from tests.kernel.tables.continuous_cards import CONTENT, HEARD
from tests.kernel.tables.continuous_events import label
from tests.kernel.tables.continuous_table import (
    NOBODY,
    Pile,
    Table,
    begin_turn,
    blank,
    characters,
    claws,
    control,
    draw,
    eyes,
    gain,
    keywords,
    may_go_out,
    shuffle,
    skill,
    tire,
    without,
)
from tests.kernel.tables.continuous_uses import (
    NOW,
    Deed,
    answers,
    attempt,
    past,
    responses,
    settle,
    unsettled,
)

SPARE = 30  # ids: as many cards do not leave play before what happened is past


# -- the turn --------------------------------------------------------------------------------------


@rule("CE 1.1")
def deal(g: Table) -> None:
    for seat in range(g.seats):
        shuffle(g, seat)
        draw(g, seat, 6)
    g.then(turn, 0)


@rule("CE 2.1")
def turn(g: Table, seat: Seat) -> None:
    if len(g.deck[seat]) < 3:
        g.end("counted", g.places([-points for points in g.score]))
        return
    begin_turn(g, seat)
    draw(g, seat, 3)
    g.then(main)


@rule("CE 2.2")
def main(g: Table) -> None:
    g.then(phase)
    g.then(end_of_phase)
    g.then(responses, g.turn, 0)
    g.then(past)
    g.then(turn, 1 - g.turn)


@rule("CE 2.2")
def phase(g: Table) -> None:
    g.scope("phase")
    g.then(deeds)


@rule("CE 2.2")
def deeds(g: Table) -> None:
    """Deed by deed, each followed by the responses to it."""
    g.then(act, g.turn)
    g.then(responses, g.turn, 0)
    g.then(past)
    g.then(deeds)


@rule("CE 2.2")
def end_of_phase(g: Table) -> None:
    expire(g, "phase")
    happened(g, events.PhaseEnded, g.turn)


@choice("CE 2.2")
def act(g: Table, seat: Seat) -> Decision:
    deeds = [*answers(g, seat, "action:turn"), *goings_out(g, seat)]
    return Decision(seat, "act", [*deeds, option(rest)])


def goings_out(g: Table, seat: Seat) -> list[Task]:
    ready = [c for c in characters(g, seat) if not g.tired[c] and may_go_out(g, c)]
    fights = [
        option(strike, seat, me, foe)
        for me in ready
        for foe in characters(g, 1 - seat)
        if claws(g, me) and skill(g, foe) <= skill(g, me)
    ]
    return fights + [option(seek, seat, me) for me in ready if eyes(g, me)]


def says_strike(g: Table, _seat: Seat, me: int, foe: int) -> Saying:
    return Saying("strike", {"card": label(g, me), "to": label(g, foe)})


@rule("CE 3.2", says=says_strike)
def strike(g: Table, seat: Seat, me: int, foe: int) -> None:
    tire(g, me)
    attempt(g, Deed("wound", "strike", me, seat, foe, NOW, claws(g, me)))


@rule("CE 3.2", says=lambda g, _, me: Saying("seek", {"card": label(g, me)}))
def seek(g: Table, seat: Seat, me: int) -> None:
    tire(g, me)
    gain(g, seat, eyes(g, me))


@rule("CE 2.2", says=lambda *_: Saying("rest"))
def rest(g: Table) -> None:
    g.leave("phase")


@rule("CE 10.1", says=lambda *_: Saying("resign"))
def give_up(g: Table, seat: Seat) -> None:
    happened(g, events.Resigned, seat)
    g.resign(seat)


# -- the record ------------------------------------------------------------------------------------


def prepare(g: Table, chosen: Settings) -> None:
    decks = g.content.deck * g.seats
    g.income = chosen.table["income"]
    g.code = [*decks, *[""] * SPARE]
    g.known = [0] * len(decks) + [EVERYONE] * SPARE
    g.owner = [n // len(g.content.deck) for n in range(len(decks))] + [0] * SPARE
    g.deck = [tuple(n for n in range(len(decks)) if g.owner[n] == seat) for seat in range(g.seats)]
    g.spare = tuple(range(len(decks), len(g.code)))
    g.host, g.wounds, g.since = ([value] * len(g.code) for value in (NOBODY, 0, 0))
    g.tired = [False] * len(g.code)


def empty() -> Table:
    g = Table()
    g.content = CONTENT
    return g


def seen(g: Table, seat: Seat, pile: Pile) -> list[str | None]:
    return [g.code[card] if knows(g, seat, card) else None for card in pile]


def seen_hand(g: Table, seat: Seat, hand: Pile) -> dict[str, Any]:
    """What everybody has seen, and the rest, without order: a card's place would tell of others."""
    shown = [card for card in hand if g.known[card] == EVERYONE]
    rest = seen(g, seat, without(hand, *shown))
    return {"open": sorted(g.code[card] for card in shown), "closed": sorted(rest, key=str)}


NUMBERS: dict[str, Query[Any]] = {
    "control": control, "blank": blank, "keywords": keywords, "claws": claws, "eyes": eyes,
    "skill": skill, "may_go_out": may_go_out,
}  # fmt: skip


def shown(g: Table, card: int) -> dict[str, Any]:
    own = {"code": g.code[card], "owner": g.owner[card], "host": g.host[card]}
    answers = {name: ask(g, card) for name, ask in NUMBERS.items()}
    return own | answers | {"wounds": g.wounds[card], "tired": g.tired[card]}


def view(g: Table, seat: Seat) -> dict[str, Any]:
    return {
        "turn": g.turn, "turns": g.turns, "power": list(g.power), "score": list(g.score),
        "hands": [seen_hand(g, seat, pile) for pile in g.hand],
        "decks": [seen(g, seat, pile) for pile in g.deck],
        "discards": [seen(g, seat, pile) for pile in g.discard],
        "play": {str(card): shown(g, card) for card in g.play},
        "stack": [list(one) for one in g.stack],
        "happened": [[one.kind, *astuple(one)] for one in g.happened],
        "lasting": [list(one) for one in g.lasting],
    }  # fmt: skip


def hidden(g: Table, _seat: Seat) -> list[Pile]:
    return [g.hand[owner] + g.deck[owner] for owner in range(g.seats)]


def redeal(g: Table, seat: Seat, seed: int) -> Table:
    return redealt(g, seat, seed, hidden(g, seat), possible=lambda new: not unsettled(new))


def pieces(g: Table) -> Mapping[str, Sequence[int]]:
    piles = {"deck": g.deck, "hand": g.hand, "discard": g.discard}
    by_seat = {f"{name}{n}": pile for name, two in piles.items() for n, pile in enumerate(two)}
    return by_seat | {"play": g.play, "spare": g.spare}


def asides(g: Table, seat: Seat) -> list[Task]:
    return [option(give_up, seat)] if seat in g.playing() else []


ASKED_UNDER = {
    "play": ("CE 3.1", ("act", "disrupt", "respond")), "strike": ("CE 3.2", ("act",)),
    "seek": ("CE 3.2", ("act",)), "use": ("CE 3.3", ("act", "disrupt", "respond")),
    "rest": ("CE 2.2", ("act",)), "pass": ("CE 7.1", ("disrupt", "respond")),
    "order": ("CE 6.2", ("order",)), "aim": ("CE 3.1", ("aim",)), "resign": ("CE 10.1", ()),
}  # fmt: skip


def reason(kind: str, g: Table, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """The game is over; it is not the seat's question; it is another question; it has none."""
    cited, prompts = ASKED_UNDER[kind]
    question = asked(g, seat)
    if g.outcome is not None:
        return Reason("CE 2.1", "over")
    if kind in open_kinds(g, seat, questions) | kinds(g, asides(g, seat)):
        return None
    if question is None:
        return Reason("CE 2.2", "not-asked", {"kind": kind})
    if question.prompt not in prompts:
        return Reason(cited, "not-now", {"kind": kind, "prompt": question.prompt})
    return Reason(cited, "nothing-fits", {"kind": kind, "power": g.power[seat]})


def judge(g: Table, seat: Seat) -> float:
    worth = [
        g.score[one] + len(g.hand[one]) / 4 + sum(skill(g, c) for c in characters(g, one)) / 2
        for one in (seat, 1 - seat)
    ]
    return worth[0] - worth[1]


def moment(g: Table, seat: Seat) -> str:
    question = asked(g, seat)
    return question.prompt if question else "wait"


KINDS: Final = declared(events)
GAME: Game = Game(
    name="continuous",
    version="1",
    content=CONTENT,
    rules=Rules(
        seats=(2,),
        options=(Option("income", 3, (2, 3, 5)),),
        seat_options=(),
        complaints=lambda _: [],
        empty=empty,
        hooks=Hooks(settle=settle, silenced=blank, heard=HEARD),
        prepare=prepare,
        first=deal,
        asides=asides,
        actions={kind: partial(reason, kind) for kind in ASKED_UNDER},
        redeal=redeal,
        judge=judge,
        final=("resign",),
    ),
    proof=Proof(
        pieces=pieces,
        hidden=hidden,
        unsettled=unsettled,
        variants=lambda seats: [settings(GAME, seats, {"income": n}) for n in (3, 5)],
    ),
    display=Display(
        views=lambda g: partial(view, g),
        events=KINDS,
        sorts=sorts(KINDS.values(), events.ARGUMENTS),
        moment=moment,
    ),
)
