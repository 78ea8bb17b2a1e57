"""The Summon track: advancing, Elder Signs, both endings (FG 3, FG 14)."""

from __future__ import annotations

from fhtagn.games.fate.answers import answer_signs
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import (
    close_gain,
    expect_signs,
    ignore_signs,
    take_expected_sign,
)
from fhtagn.games.fate.effects import always, amount, asks, has_done, limited, step, upon
from fhtagn.games.fate.events.ending import GodSummoned, Sealed, SoloResult, Won
from fhtagn.games.fate.queries import alone, frame, is_out, rivals, step_of
from fhtagn.games.fate.state import Fate
from fhtagn.games.fate.verbs import destroy_sign, lay_sign, step_back, step_forward
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

# -- the Summon token ------------------------------------------------------------------------------


@rule("FG 3.1.3", "FG 40.1.7")
def advance(g: Fate, seat: Seat, spaces: int) -> None:
    """One space at a time, each with its own checks; what is still due goes on after them."""
    step_forward(g, seat)
    if spaces > 1:
        g.then(advance, seat, spaces - 1)


@step("advance", "FG 3.1.3", can=always)
def advance_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    g.then(advance, seat, amount(g, seat, step_of(g, code, n)))


def can_retreat(g: Fate, seat: Seat, what: Step) -> bool:
    return bool(retreating(g, seat, what))


def retreating(g: Fate, seat: Seat, what: Step) -> list[Seat]:
    """Whose token may be moved back."""
    if what.who == "self":
        return [seat] if g.token[seat] else []
    return [other for other in rivals(g, seat) if g.token[other] > g.token[seat]]


@step("retreat", "FG 40.1.26", can=can_retreat)
def retreat(g: Fate, seat: Seat, code: str, n: int) -> None:
    """The own token, or that of a rival who is ahead, moves back, never behind the start."""
    upon(g, seat, code, n, retreating(g, seat, step_of(g, code, n)), move_back)


@rule("FG 40.1.26")
def move_back(g: Fate, seat: Seat, code: str, n: int, other: Seat) -> None:
    step_back(g, other, amount(g, seat, step_of(g, code, n)))


# -- gaining Elder Signs ---------------------------------------------------------------------------


@rule("FG 14.1.1", "FG 40.1.55")
def gain_signs(g: Fate, seat: Seat, count: int, cause: str) -> None:
    """All signs of one effect form one event: first what may prevent them, then one by one."""
    if count:
        expect_signs(g, seat, count, cause)
        g.then(answer_signs, seat, 0)
        g.then(lay_signs)


@rule("FG 14.1.7")
def lay_signs(g: Fate) -> None:
    """Each sign is checked before the next is laid."""
    seat = g.gains[-1].seat
    if not is_out(g, seat) and take_expected_sign(g):
        lay_sign(g, seat)
        g.then(lay_signs)
    else:
        close_gain(g)


@cites("FG 40.1.54", "FG 40.1.75")
def cause_now(g: Fate) -> str:
    """What an effect's Elder Signs are: a punishment cannot be ignored."""
    return "punishment" if frame(g).sort == "curse" else "effect"


def gainers(g: Fate, seat: Seat, what: Step) -> list[Seat]:
    if what.who == "self":
        return [seat]
    had = g.signs[seat] + (frame(g).done if g.effects else 0)
    return [other for other in rivals(g, seat) if not what.where or g.signs[other] <= had]


@step("gain_signs", "FG 14.1.1", can=lambda g, seat, what: bool(gainers(g, seat, what)))
def gain_signs_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """One gains Elder Signs, or a rival who has no more than one had before."""
    upon(g, seat, code, n, gainers(g, seat, step_of(g, code, n)), brand)


@rule("FG 14.1.1", "FG 40.1.54")
def brand(g: Fate, seat: Seat, code: str, n: int, other: Seat) -> None:
    g.then(gain_signs, other, amount(g, seat, step_of(g, code, n)), cause_now(g))


# -- destroying Elder Signs ------------------------------------------------------------------------


def can_destroy_signs(g: Fate, seat: Seat, what: Step) -> bool:
    there = sum(g.signs) if what.who == "any" else g.signs[seat]
    return there >= (what.n if what.cost else 1)


@step("destroy_signs", "FG 14.1.6", can=can_destroy_signs)
def destroy_signs(g: Fate, seat: Seat, code: str, n: int) -> None:
    """So many of the own track, or as many as one likes."""
    what = step_of(g, code, n)
    most = limited(amount(g, seat, what), g.signs[seat])
    if what.up_to and most:
        g.then(choose_signs, seat, code, most)
    else:
        strike_off(g, seat, most)


@choice("FG 40.1.48")
def choose_signs(_g: Fate, seat: Seat, code: str, most: int) -> Decision:
    options = [option(destroy_some, seat, count) for count in range(most + 1)]
    return asks(seat, code, "choose_signs", options)


@rule("FG 40.1.48", says=lambda _g, _seat, count: Saying("signs", {"count": count}))
def destroy_some(g: Fate, seat: Seat, count: int) -> None:
    strike_off(g, seat, count)


def strike_off(g: Fate, seat: Seat, count: int) -> None:
    for _ in range(count):
        destroy_sign(g, seat)
    has_done(g, count)


# -- ignoring Elder Signs --------------------------------------------------------------------------


@step("ignore_signs", "FG 40.1.55", can=lambda g, _seat, _what: bool(g.gains and g.gains[-1].count))
def ignore(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Some of the signs about to be gained are not."""
    what = step_of(g, code, n)
    most = limited(what.n, g.gains[-1].count)
    if what.up_to:
        g.then(choose_ignored, seat, code, most)
    else:
        ignore_signs(g, most)


@choice("FG 40.1.48", "FG 40.1.55")
def choose_ignored(_g: Fate, seat: Seat, code: str, most: int) -> Decision:
    options = [option(ignore_some, seat, count) for count in range(most + 1)]
    return asks(seat, code, "choose_signs", options)


@rule("FG 40.1.55", says=lambda _g, _seat, count: Saying("signs", {"count": count}))
def ignore_some(g: Fate, _seat: Seat, count: int) -> None:
    ignore_signs(g, count)


# -- the endings -----------------------------------------------------------------------------------


@cites("FG 3.1.1", "FG 17.5.3")
def win_by_summoning(g: Fate, seat: Seat) -> None:
    """The god has come: the game ends at once.

    If the player had resigned and was played on, the others compare as after a sealing.
    """
    ranks = [1 if other != seat else 0 for other in range(g.seats)]
    happened(g, GodSummoned, seat, g.gods[seat])
    finish(g, "summoned", compared(g, seat) if g.resigned >> seat & 1 else ranks)


@cites(
    "FG 3.2.1", "FG 3.2.2", "FG 3.2.3", "FG 3.2.4", "FG 3.2.5",
    "FG 19.2.3", "FG 40.1.9", "FG 40.1.46",
)  # fmt: skip
def end_by_sealing(g: Fate, seat: Seat) -> None:
    """The owner of the full track loses, the others compare."""
    happened(g, Sealed, seat)
    finish(g, "sealed", compared(g, seat))


@cites("FG 3.2.2", "FG 3.2.3", "FG 3.2.4", "FG 3.2.5")
def compared(g: Fate, loser: Seat) -> list[int]:
    """Fewest Elder Signs first, then the token further on; the loser comes last."""
    others = [other for other in range(g.seats) if other != loser]
    standing = sorted({(g.signs[other], -g.token[other]) for other in others})
    return [
        len(standing) if other == loser else standing.index((g.signs[other], -g.token[other]))
        for other in range(g.seats)
    ]


@cites("FG 3.2.6")
def finish(g: Fate, reason: str, ranks: list[int]) -> None:
    """Nothing further is resolved."""
    if alone(g):
        finish_alone(g, reason, won=ranks == [0] and reason == "summoned")
        return
    places = g.places(ranks)
    for seat, place in enumerate(places):
        if place == 1:
            happened(g, Won, seat)
    g.end(reason, places)


@cites("FG 17.5.1", "FG 17.5.2", "FG 17.5.3", "FG 40.1.67")
def finish_alone(g: Fate, reason: str, *, won: bool) -> None:
    """A result worth comparing: turns, Elder Signs, Curses."""
    happened(g, SoloResult, won, g.turns, g.signs[0], len(g.waiting[0]))
    g.end(reason, (1,) if won else (2,))
