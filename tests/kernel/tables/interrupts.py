"""Interrupts: battles inside battles, an early end, a reward paid after the outermost battle.

Two seats lead three units each through three places. Whoever is attacked takes a full action first,
which may be a battle in the same place, and so on while there is power.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final, NamedTuple

from fhtagn.kernel.agenda import Decision, option, together
from fhtagn.kernel.chance import die
from fhtagn.kernel.events import Event, Sort, declared, happened, secret, sorts
from fhtagn.kernel.fields import field
from fhtagn.kernel.game import Display, Game, Option, Proof, Rules, Settings, settings
from fhtagn.kernel.knowledge import knows, learn, mix, redealt, uncover, unknown_to
from fhtagn.kernel.legality import Reason, kinds, open_kinds
from fhtagn.kernel.present import asked
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import EVERYONE, Hooks, Seat, State

PLACES = ("marsh", "ruins", "tower")
BOOKS = ("fury", "parley")  # a die more in each battle; the end of a battle before its dice
WORTH = {"blank": 0, "fang": 0, "eye": 1, "star": 2}
PRINTED = ("cultist", "ghoul", "priest") * 2 + ("blank", "fang", "eye", "star") * 2
UNITS, SIGNS = (range(3), range(3, 6)), range(6, 14)


class Content(NamedTuple):
    name: str = "interrupts"
    version: str = "1"
    digest: str = "interrupts-1"


class Battle(NamedTuple):
    """The record of a battle; "in this battle" means the last one on the stack."""

    place: str
    attacker: Seat
    extra: tuple[int, ...] = (0, 0)  # dice by signs revealed in this battle
    losses: tuple[int, ...] = (0, 0)  # units each seat still has to take away


class Table(State):
    left: int = field(0)  # turns still to come
    power: tuple[int, ...] = field(())
    # of each thing: on the board, fallen, martyrs, bag, hand or shown of a seat
    place: list[str] = field([])
    light: str = field(PLACES[0])  # the place where fours kill, elsewhere only fives and sixes
    books: tuple[tuple[str, ...], ...] = field(((), ()))
    earned: tuple[tuple[Seat, str], ...] = field(())  # the requirements met, in order
    paid: int = field(0)  # so many of them have had their book
    # the arrangements since the last paid action of the turn
    met: tuple[tuple[str, ...], ...] = field(())


# -- what happens ----------------------------------------------------------------------------------


def code(g: Table, thing: int) -> str:
    return g.code[thing]


Thing = Annotated[int, Sort("thing", code)]  # a unit or a sign, which everybody calls by its code


class Turn(Event):
    """A turn begins."""

    seat: Seat


class Moved(Event):
    """A unit or a sign goes to another place before everybody's eyes."""

    seat: Seat
    thing: Thing
    start: str
    to: str


class Lit(Event):
    """The light shines elsewhere."""

    seat: Seat
    place: str


class Held(Event):
    """A seat keeps still."""

    seat: Seat


class Drew(Event):
    """A sign comes out of the bag; only who drew it sees which."""

    seat: Seat
    sign: Thing = secret("seat")


class Declared(Event):
    """A battle begins."""

    seat: Seat
    place: str


class Rolled(Event):
    """One side's dice in a battle."""

    seat: Seat
    pips: tuple[int, ...]


class Closed(Event):
    """A battle is over: it was off, fought, or ended by a parley."""

    place: str
    seat: Seat  # the attacker
    how: str


class Earned(Event):
    """A requirement is met."""

    seat: Seat
    requirement: str


class Took(Event):
    """A seat gets a book for it."""

    seat: Seat
    book: str


class Resigned(Event):
    """A seat gives up."""

    seat: Seat


KINDS: Final = declared(sys.modules[__name__])
ARGUMENTS: Final = {"unit": Thing, "to": str, "at": str, "book": str, "slot": int, "kind": str}


# -- queries ---------------------------------------------------------------------------------------


def this_battle(g: Table) -> Battle:
    return Battle(*g.stack[-1])


def lying(g: Table, place: str, things: Sequence[int] = SIGNS) -> list[int]:
    return [thing for thing in things if g.place[thing] == place]


def army(g: Table, seat: Seat, *places: str) -> list[int]:
    return [unit for unit in UNITS[seat] if g.place[unit] in (places or PLACES)]


def contested(g: Table) -> list[str]:
    return [place for place in PLACES if army(g, 0, place) and army(g, 1, place)]


def arranged(g: Table, light: str) -> tuple[str, ...]:
    return (*g.place[: SIGNS.start], light)


def unmet(g: Table) -> list[str]:
    """Where the light makes no arrangement met since the last paid action."""
    return [place for place in PLACES if arranged(g, place) not in g.met]


def active(g: Table) -> Seat:
    return (g.left + 1) % 2


def score(g: Table, seat: Seat) -> int:
    signs = lying(g, f"hand{seat}") + lying(g, f"shown{seat}")
    return sum(WORTH[g.code[one]] for one in signs) + len(g.books[seat]) + len(army(g, seat))


# -- verbs -----------------------------------------------------------------------------------------


def set_power(g: Table, power: tuple[int, ...]) -> None:
    g.power, g.met = power, (arranged(g, g.light),)


def spend(g: Table, seat: Seat) -> None:
    set_power(g, tuple(have - (one == seat) for one, have in enumerate(g.power)))


def put(g: Table, seat: Seat, thing: int, place: str) -> None:
    happened(g, Moved, seat, thing, g.place[thing], place)
    g.place[thing] = place


def draw(g: Table, seat: Seat) -> None:
    for sign in lying(g, "bag")[:1]:
        g.place[sign] = f"hand{seat}"
        learn(g, seat, [sign])
        happened(g, Drew, seat, sign)


def rewrite(g: Table, battle: Battle) -> None:
    g.stack = (*g.stack[:-1], tuple(battle))


def close(g: Table, how: str) -> None:
    happened(g, Closed, this_battle(g).place, this_battle(g).attacker, how)
    g.stack = g.stack[:-1]


# -- the turn --------------------------------------------------------------------------------------


@rule("IN 1.1")
def deal(g: Table) -> None:
    """The signs are mixed and each seat draws two."""
    mix(g, SIGNS)
    for seat in (0, 1, 0, 1):
        draw(g, seat)
    g.then(turn)


@rule("IN 2.1")
def turn(g: Table) -> None:
    """Turns alternate, both seats have two power in each, until all are over or an army is gone."""
    if g.left == 0 or not army(g, 0) or not army(g, 1):
        uncover(g, SIGNS)
        g.end("counted", g.places([-score(g, seat) for seat in (0, 1)]))
        return
    g.left -= 1
    set_power(g, (2, 2))
    happened(g, Turn, active(g))
    g.then(act, active(g))
    g.then(turn)


@choice("IN 2.2", "IN 4.1")
def act(g: Table, seat: Seat) -> Decision:
    """One full action, in one's own turn or before the dice of a battle one is drawn into."""
    kinds = [kind for kind in ACTS if forbidden(g, seat, kind) is None]
    options = [one for kind in kinds for one in ACTS[kind](g, seat)]
    return Decision(seat, "interrupt" if g.stack else "turn", options)


@rule("IN 3.1", says=lambda g, _seat, unit, to: Saying("march", {"unit": g.code[unit], "to": to}))
def march(g: Table, seat: Seat, unit: int, to: str) -> None:
    """A unit goes to any other place, for one power."""
    put(g, seat, unit, to)
    spend(g, seat)


@rule("IN 3.2", says=lambda *_: Saying("hold"))
def hold(g: Table, seat: Seat) -> None:
    """Holding costs nothing and draws a sign while there are any."""
    happened(g, Held, seat)
    draw(g, seat)


@rule("IN 3.3", says=lambda _g, _seat, to: Saying("light", {"to": to}))
def light(g: Table, seat: Seat, to: str) -> None:
    """Moving the light is free, as often as one likes, but never round in a circle."""
    g.light = to
    g.met += (arranged(g, to),)
    happened(g, Lit, seat, to)
    g.then(act, seat)


# -- the battle ------------------------------------------------------------------------------------


@rule("IN 4.1", says=lambda _g, _seat, place: Saying("battle", {"at": place}))
def declare(g: Table, seat: Seat, place: str) -> None:
    """A battle costs one power; the other side takes a full action before its dice."""
    spend(g, seat)
    g.stack += (tuple(Battle(place, seat)),)
    happened(g, Declared, seat, place)
    g.scope("battle")
    g.then(act, 1 - seat)
    for step in (face, roll, bury, end_battle):
        g.then(step)


@rule("IN 4.2")
def face(g: Table) -> None:
    """Before the dice, a battle is off if one side has nobody left in the place."""
    if this_battle(g).place not in contested(g):
        close(g, "off")
        g.leave("battle")


@rule("IN 4.3", says=lambda *_: Saying("parley"))
def parley(g: Table, seat: Seat) -> None:
    """The book of parley ends this battle at once, and no other."""
    spend(g, seat)
    close(g, "parley")
    g.leave("battle")


@rule("IN 4.4")
def roll(g: Table) -> None:
    """A die for each unit in the place, the attacker's first; a five kills, in the light a four."""
    battle, losses = this_battle(g), [0, 0]
    for seat in (battle.attacker, 1 - battle.attacker):
        dice = len(army(g, seat, battle.place)) + ("fury" in g.books[seat]) + battle.extra[seat]
        rolled = tuple(die(g) for _ in range(dice))
        losses[1 - seat] = sum(pips >= 5 - (g.light == battle.place) for pips in rolled)
        happened(g, Rolled, seat, rolled)
    rewrite(g, battle._replace(losses=tuple(losses)))


@rule("IN 4.5")
def bury(g: Table) -> None:
    """Both owners choose a victim each, at once, as long as kills are due."""
    battle = this_battle(g)
    losers = [seat for seat in (0, 1) if battle.losses[seat] and army(g, seat, battle.place)]
    rewrite(g, battle._replace(losses=tuple(max(0, due - 1) for due in battle.losses)))
    if losers:
        together(g, victim, losers)
        g.then(bury)


@choice("IN 4.5")
def victim(g: Table, seat: Seat) -> Decision:
    units = army(g, seat, this_battle(g).place)
    return Decision(seat, "victim", [option(lose, seat, unit) for unit in units])


@rule("IN 4.5", says=lambda g, _seat, unit: Saying("lose", {"unit": g.code[unit]}))
def lose(g: Table, seat: Seat, unit: int) -> None:
    """Whoever falls in the other's turn is a martyr."""
    put(g, seat, unit, "fallen" if active(g) == seat else "martyrs")


@rule("IN 4.6")
def end_battle(g: Table) -> None:
    """The battle around it, if any, goes on where it was interrupted."""
    close(g, "fought")


# -- rewards ---------------------------------------------------------------------------------------

REQUIREMENTS: Mapping[str, Callable[[Table, Seat], bool]] = {
    "martyr": lambda g, seat: bool(lying(g, "martyrs", UNITS[seat])),
    "hunter": lambda g, seat: len(army(g, 1 - seat)) <= 1,
}


def due(g: Table) -> tuple[tuple[Seat, str], ...]:
    """What is met and not yet earned: the seat out of turn first."""
    pairs = ((seat, name) for seat in (1 - active(g), active(g)) for name in REQUIREMENTS)
    return tuple(one for one in pairs if one not in g.earned and REQUIREMENTS[one[1]](g, one[0]))


@cites("IN 5.1", "IN 5.2")
def settle(g: Table) -> None:
    """A requirement is met in anybody's turn; its book is chosen when no battle is in progress."""
    for seat, requirement in due(g):
        g.earned += ((seat, requirement),)
        happened(g, Earned, seat, requirement)
    owed = () if g.stack else g.earned[g.paid :]
    g.paid += len(owed)
    for seat, _ in owed:
        g.then(reward, seat)


@choice("IN 5.2")
def reward(g: Table, seat: Seat) -> Decision:
    books = [book for book in BOOKS if book not in g.books[seat]]
    return Decision(seat, "reward", [option(take, seat, book) for book in books])


@rule("IN 5.2", says=lambda _g, _seat, book: Saying("take", {"book": book}))
def take(g: Table, seat: Seat, book: str) -> None:
    g.books = tuple((*own, book) if one == seat else own for one, own in enumerate(g.books))
    happened(g, Took, seat, book)


# -- asides and refusals ---------------------------------------------------------------------------


@rule("IN 6.1", says=lambda _g, _seat, slot: Saying("reveal", {"slot": slot}))
def reveal(g: Table, seat: Seat, slot: int) -> None:
    """A sign may be shown at any time; a fang gives a die in this battle."""
    sign = lying(g, f"hand{seat}")[slot]
    uncover(g, [sign])
    put(g, seat, sign, f"shown{seat}")
    if g.code[sign] == "fang" and g.stack:
        more = [dice + (one == seat) for one, dice in enumerate(this_battle(g).extra)]
        rewrite(g, this_battle(g)._replace(extra=tuple(more)))


@rule("IN 6.2", says=lambda *_: Saying("resign"))
def resign(g: Table, seat: Seat) -> None:
    happened(g, Resigned, seat)
    g.resign(seat)


def asides(g: Table, seat: Seat) -> list[Task]:
    slots = range(len(lying(g, f"hand{seat}")))
    return [*(option(reveal, seat, slot) for slot in slots), option(resign, seat)]


ACTS: Mapping[str, Callable[[Table, Seat], list[Task]]] = {
    "march": lambda g, seat: [
        option(march, seat, unit, to)
        for unit in army(g, seat)
        for to in PLACES
        if to != g.place[unit]
    ],
    "battle": lambda g, seat: [option(declare, seat, place) for place in contested(g)],
    "parley": lambda _g, seat: [option(parley, seat)],
    "light": lambda g, seat: [option(light, seat, place) for place in unmet(g)],
    "hold": lambda _g, seat: [option(hold, seat)],
}
Clause = tuple[Callable[[Table, Seat], bool], Reason]
NO_POWER: Clause = (lambda g, seat: g.power[seat] == 0, Reason("IN 2.1", "no-power"))
FORBIDS: Mapping[str, tuple[Clause, ...]] = {
    "march": (NO_POWER,),
    "battle": (NO_POWER, (lambda g, _seat: not contested(g), Reason("IN 4.1", "no-enemy"))),
    "parley": (
        NO_POWER,
        (lambda g, _seat: not g.stack, Reason("IN 4.3", "no-battle")),
        (lambda g, seat: "parley" not in g.books[seat], Reason("IN 4.3", "no-book")),
    ),
    "light": ((lambda g, _seat: not unmet(g), Reason("IN 3.3", "round-in-a-circle")),),
    "hold": (),
}


def forbidden(g: Table, seat: Seat, kind: str) -> Reason | None:
    """The clause against an action of one's own: the same test makes the list of options."""
    return next((why for test, why in FORBIDS[kind] if test(g, seat)), None)


def reason(kind: str, g: Table, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    if kind in open_kinds(g, seat, questions) | kinds(g, asides(g, seat)):
        return None
    question = asked(g, seat)
    acting = question is not None and question.prompt in ("turn", "interrupt")
    if kind in ACTS and acting and (found := forbidden(g, seat, kind)):
        return found
    if kind == "reveal" and g.outcome is None:
        return Reason("IN 6.1", "no-sign")
    return Reason("IN 2.2", "not-asked", {"kind": kind})


# -- the record ------------------------------------------------------------------------------------


def prepare(g: Table, chosen: Settings) -> None:
    g.code, g.left = list(PRINTED), chosen.table["turns"]
    g.known = [EVERYONE] * SIGNS.start + [0] * len(SIGNS)
    g.place = [*PLACES, *PLACES] + ["bag"] * len(SIGNS)


def view(g: Table, seat: Seat) -> dict[str, Any]:
    """What lies open, what is in progress, and those signs in hand that the seat knows."""
    hands = [lying(g, f"hand{one}") for one in (0, 1)]
    return {
        "turn": [active(g), g.left, list(g.power)],
        "light": g.light,
        "units": [[g.code[unit], g.place[unit]] for units in UNITS for unit in units],
        "books": [list(own) for own in g.books],
        "earned": [list(one) for one in g.earned],
        "battles": [Battle(*record)._asdict() for record in g.stack],
        "hands": [[g.code[s] if knows(g, seat, s) else None for s in hand] for hand in hands],
        "shown": [[g.code[s] for s in lying(g, f"shown{one}")] for one in (0, 1)],
        "bag": len(lying(g, "bag")),
    }


def redeal(g: Table, seat: Seat, seed: int) -> Table:
    return redealt(g, seat, seed, [SIGNS])


GAME: Game = Game(
    name="interrupts",
    version="1",
    content=Content(),
    rules=Rules(
        seats=(2,),
        options=(Option("turns", 6, (4, 6, 10)),),
        seat_options=(),
        complaints=lambda _: [],
        empty=Table,
        hooks=Hooks(settle=settle),
        prepare=prepare,
        first=deal,
        asides=asides,
        actions={
            kind: partial(reason, kind) for kind in (*ACTS, "lose", "take", "reveal", "resign")
        },
        redeal=redeal,
        judge=lambda g, seat: (score(g, seat) - score(g, 1 - seat)) / 12,
        final=("resign",),
    ),
    proof=Proof(
        pieces=lambda g: {place: lying(g, place, range(len(g.code))) for place in g.place},
        hidden=lambda g, seat: [unknown_to(g, seat, SIGNS)],
        unsettled=lambda g: bool(due(g) or (g.earned[g.paid :] and not g.stack)),
        variants=lambda seats: [settings(GAME, seats, {"turns": turns}) for turns in (6, 10)],
    ),
    display=Display(
        views=lambda g: partial(view, g),
        events=KINDS,
        sorts=sorts(KINDS.values(), ARGUMENTS),
        moment=lambda *_: "turn",
    ),
)
