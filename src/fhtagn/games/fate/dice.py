"""Dice: a roll, what may reroll it, and what its faces bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from fhtagn.games.fate.answers import answer_roll
from fhtagn.games.fate.content import ALL, Step
from fhtagn.games.fate.course_verbs import note, take_dice, throw, throw_again
from fhtagn.games.fate.effects import amount, asks, follow, has_control, step
from fhtagn.games.fate.queries import frame, step_of
from fhtagn.games.fate.state import Fate
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

BAD = ("sign", "star")


@rule("FG 40.1.56")
def roll(g: Fate, seat: Seat, count: int, why: str) -> None:
    """The dice, then rerolls, then the final result."""
    g.then(throw_dice, seat, count, why)
    g.then(result_stands)


@rule("FG 1.1.10", "FG 15.1.6")
def throw_dice(g: Fate, seat: Seat, count: int, why: str) -> None:
    """A punishment's dice stay as they fall."""
    fixed = any(one.sort == "curse" for one in g.effects)
    throw(g, seat, count, why, fixed=fixed)
    g.then(answer_roll, seat, 0)


@rule("FG 40.1.56")
def result_stands(g: Fate) -> None:
    """Only now anything may look at the result."""
    now = g.rolls[-1]
    if now.why != "raid":
        note(g, "bad_dice", now.seat, sum(face in BAD for face in now.dice + now.final))


# -- an effect's roll ------------------------------------------------------------------------------


@step("roll", "FG 30.1.1", can=lambda g, seat, what: amount(g, seat, what) > 0)
def roll_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """So many dice; with Control some gods let all of them be rolled anew once."""
    what = step_of(g, code, n)
    count = amount(g, seat, what)
    if count <= 0:
        return
    g.then(throw_dice, seat, count, "effect")
    if what.reroll_with_control and has_control(g, seat):
        g.then(offer_reroll_all, seat, code)
    g.then(result_stands)
    g.then(read_dice, seat, code, n)


@rule("FG 30.1.6", "FG 40.1.76")
def offer_reroll_all(g: Fate, seat: Seat, code: str) -> None:
    """If there are dice left that may be rerolled."""
    if g.rolls[-1].dice:
        g.then(choose_reroll_all, seat, code)


@choice("FG 30.1.6", "FG 40.1.76")
def choose_reroll_all(_g: Fate, seat: Seat, code: str) -> Decision:
    """The last word about these dice."""
    options = [option(reroll_all, seat, code), option(keep_dice, seat)]
    return asks(seat, code, "reroll_all", options)


@rule("FG 30.1.6", says=lambda *_: Saying("reroll_all"))
def reroll_all(g: Fate, _seat: Seat, code: str) -> None:
    throw_again(g, g.rolls[-1].dice, code, final=False)


@rule("FG 30.1.6", says=lambda *_: Saying("keep_dice"))
def keep_dice(_g: Fate, _seat: Seat) -> None:
    """The dice stay as they are."""


@rule("FG 30.1.1", "FG 30.2.3")
def read_dice(g: Fate, seat: Seat, code: str, n: int) -> None:
    """What the faces bring, die by die or once for any of them."""
    what, dice = step_of(g, code, n), take_dice(g)
    wanted = tuple(face for face, _ in what.faces for _ in range(dice.count(face)))
    if what.any_order:
        g.then(next_die, seat, code, n, wanted)
    else:
        for face in wanted:
            follow(g, seat, code, dict(what.faces)[face])
    if set(dice) & set(what.any):
        follow(g, seat, code, what.then)


@rule("FG 30.1.6")
def next_die(g: Fate, seat: Seat, code: str, n: int, left: tuple[str, ...]) -> None:
    """The roller picks the order; equal faces are alike."""
    if len(set(left)) > 1:
        g.then(choose_die, seat, code, n, left)
    elif left:
        g.then(use_die, seat, code, n, left, left[0])


@choice("FG 30.1.6")
def choose_die(_g: Fate, seat: Seat, code: str, n: int, left: tuple[str, ...]) -> Decision:
    options = [option(use_die, seat, code, n, left, face) for face in dict.fromkeys(left)]
    return asks(seat, code, "choose_die", options)


def says_die(
    _g: Fate, _seat: Seat, _code: str, _n: int, _left: tuple[str, ...], face: str
) -> Saying:
    return Saying("die", {"face": face})


@rule("FG 30.1.6", "FG 40.1.78", says=says_die)
def use_die(g: Fate, seat: Seat, code: str, n: int, left: tuple[str, ...], face: str) -> None:
    rest = list(left)
    rest.remove(face)
    follow(g, seat, code, dict(step_of(g, code, n).faces)[face])
    g.then(next_die, seat, code, n, tuple(rest))


# -- rerolling -------------------------------------------------------------------------------------


def can_reroll(g: Fate, _seat: Seat, _what: Step) -> bool:
    return bool(g.rolls and g.rolls[-1].dice)


@step("reroll", "FG 40.1.56", "FG 40.1.74", can=can_reroll)
def reroll(g: Fate, seat: Seat, code: str, n: int) -> None:
    g.then(choose_reroll, seat, code, n)


@choice("FG 40.1.74")
def choose_reroll(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    """Any dice up to the number printed, named by their faces."""
    what = step_of(g, code, n)
    dice = g.rolls[-1].dice
    most = len(dice) if what.n == ALL else what.n
    options = [option(reroll_these, seat, code, n, faces) for faces in handfuls(dice, most)]
    return asks(seat, code, "choose_reroll", options)


def handfuls(dice: tuple[str, ...], most: int) -> Iterator[tuple[str, ...]]:
    """Every choice of one to so many dice, equal faces alike."""
    there = Counter(dice)
    for counts in product(*(range(count + 1) for count in there.values())):
        if 1 <= sum(counts) <= most:
            pairs = zip(there, counts, strict=True)
            yield tuple(face for face, count in pairs for _ in range(count))


def says_reroll(_g: Fate, _seat: Seat, _code: str, _n: int, faces: tuple[str, ...]) -> Saying:
    counts = "+".join(f"{count}{face}" for face, count in Counter(faces).items())
    return Saying("reroll", {"dice": counts}, {"faces": faces})


@rule("FG 40.1.56", "FG 40.1.74", says=says_reroll)
def reroll_these(g: Fate, _seat: Seat, code: str, n: int, faces: tuple[str, ...]) -> None:
    throw_again(g, faces, frame(g).code, final=step_of(g, code, n).final)
