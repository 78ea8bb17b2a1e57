"""Effects: steps from a small vocabulary, carried out in the order of the text (FG 7.4, FG 40.1).

Each kind of step is one rule, registered by `@step` in the chapter that speaks of such things:
`fn(g, seat, code, n)` carries out step `n` of the printed thing `code` for the seat. `can` says
whether it would change anything, or for a price whether it can be paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from fhtagn.content.steps import StepRules
from fhtagn.games.fate.content import ALL, Step
from fhtagn.games.fate.course_verbs import change_effect
from fhtagn.games.fate.events.turns import Declined
from fhtagn.games.fate.queries import (
    alone,
    controls_ceremony,
    curses_on,
    frame,
    rivals,
    step_of,
    thing,
)
from fhtagn.games.fate.state import Fate
from fhtagn.games.fate.vocabulary import OPS
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import RULES, Saying, Task, choice, cites, name_of, rule
from fhtagn.kernel.state import Seat

Can = Callable[[Fate, Seat, Step], bool]
StepRule = Callable[[Fate, Seat, str, int], Decision | None]
Deed = Callable[[Fate, Seat, str, int, Seat], Decision | None]  # upon a player
STEPS: Final = StepRules[StepRule](OPS)
CAN: Final[dict[str, Can]] = {}


def always(_g: Fate, _seat: Seat, _what: Step) -> bool:
    return True


def never(_g: Fate, _seat: Seat, _what: Step) -> bool:
    """Not a reason to use the card by itself."""
    return False


def step(op: str, *cites: str, can: Can) -> Callable[[StepRule], StepRule]:
    """The rule that carries out steps of this kind."""
    CAN[op] = can
    return STEPS.step(op, *cites)


# -- whether there is anything to do ---------------------------------------------------------------


def instead(g: Fate, steps: Sequence[Step], numbers: Iterable[int]) -> list[int]:
    """The steps to be done; alone, some have others in their place."""
    found: list[int] = []
    for number in numbers:
        what = steps[number]
        found += what.alone if alone(g) and what.alone else (number,)
    return found


def is_worthwhile(g: Fate, seat: Seat, code: str, numbers: Iterable[int]) -> bool:
    return why_idle(g, seat, code, numbers) is None


CANNOT_PAY: Final = Reason("FG 40.1.72", "cannot_pay")
NO_EFFECT: Final = Reason("FG 40.1.72", "no_effect")


@cites("FG 40.1.48", "FG 40.1.61", "FG 40.1.72")
def why_idle(g: Fate, seat: Seat, code: str, numbers: Iterable[int]) -> Reason | None:
    """A price cannot be paid, or nothing would change."""
    steps = thing(g, code).steps
    whole = [steps[number] for number in instead(g, steps, numbers)]
    payable = all(can_do(g, seat, code, one) for one in whole if one.cost)
    if not payable or not is_covered(g, seat, whole):
        return CANNOT_PAY
    gains = [one for one in whole if not (one.cost or follows(one))]
    paid = any(one.cost for one in whole)  # a price is a change too
    if any(can_do(g, seat, code, one) for one in gains) or (paid and not gains):
        return None
    return NO_EFFECT


def follows(what: Step) -> bool:
    """Whether the step does as many as the one before it has done."""
    return what.count == "done"


def can_do(g: Fate, seat: Seat, code: str, what: Step) -> bool:
    if what.options:
        choosers = rivals(g, seat) if what.op == "rival_chooses" else [seat]
        return any(choosable(g, chooser, code, what) for chooser in choosers)
    if what.op == "if":
        return is_worthwhile(g, seat, code, branch(g, seat, what))
    return CAN[what.op](g, seat, what)


def is_covered(g: Fate, seat: Seat, whole: Sequence[Step]) -> bool:
    """Several prices of the same kind are paid from the same figures."""
    prices = [one for one in whole if one.cost and one.sources]
    if len(prices) < 2:
        return True
    together = prices[0]._replace(n=sum(amount(g, seat, one) for one in prices), with_control=0)
    return CAN[together.op](g, seat, together)


def choosable(g: Fate, seat: Seat, code: str, what: Step) -> list[int]:
    """The numbers of the options that would do something for the one who chooses."""
    options = enumerate(what.options)
    return [number for number, steps in options if is_worthwhile(g, seat, code, steps)]


# -- numbers ---------------------------------------------------------------------------------------

COUNTS: Final[dict[str, Callable[[Fate, Seat], int]]] = {
    "done": lambda g, _seat: frame(g).done,
    "rival_curses": lambda g, seat: curses_on(g, rivals(g, seat)),
}


def amount(g: Fate, seat: Seat, what: Step) -> int:
    """How many: as printed, more or fewer with Control of the Ceremony, or counted."""
    n = what.n
    if what.with_control and has_control(g, seat):
        n += what.with_control
    if what.count:
        counted = COUNTS[what.count](g, seat)
        return counted if n == ALL else min(n, counted)
    return n


@cites("FG 40.1.51")
def has_control(g: Fate, seat: Seat) -> bool:
    """Whether the Ceremony is Controlled, or was when the gift now carried out began."""
    if g.effects and frame(g).sort == "gift":
        return frame(g).control
    return controls_ceremony(g, seat)


def limited(wanted: int, there: int) -> int:
    """As many as wanted, if there are so many; `ALL` wants every one."""
    return there if wanted == ALL else min(wanted, there)


# -- carrying out ----------------------------------------------------------------------------------


def follow(g: Fate, seat: Seat, code: str, numbers: Iterable[int]) -> None:
    """Put the steps on the agenda in order."""
    steps = thing(g, code).steps
    for number in instead(g, steps, numbers):
        g.then(STEPS[steps[number].op], seat, code, number)


def has_done(g: Fate, count: int) -> None:
    change_effect(g, done=count)


@rule("FG 40.1.48", says=lambda *_: Saying("decline"))
def decline(g: Fate, seat: Seat) -> None:
    """«You may», and one does not."""
    has_done(g, 0)
    happened(g, Declined, seat)


@cites("FG 40.2.5")
def asks(seat: Seat, code: str, prompt: str, options: Iterable[Task]) -> Decision:
    """The question a step puts. If a player has left with all there was to choose, one declines."""
    return Decision(seat, prompt, tuple(options) or (option(decline, seat),), (("effect", code),))


# -- the course of an effect -----------------------------------------------------------------------


@step("choose", "FG 40.1.61", can=always)
def choose(g: Fate, seat: Seat, code: str, n: int) -> None:
    """One of the options that would do something; without any, nothing happens."""
    if choosable(g, seat, code, step_of(g, code, n)):
        g.then(choose_option, seat, code, n)


@choice("FG 40.1.61")
def choose_option(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    what = step_of(g, code, n)
    options = [option(take_option, seat, code, n, one) for one in choosable(g, seat, code, what)]
    return asks(seat, code, "choose_option", options)


def says_option(g: Fate, _seat: Seat, code: str, n: int, number: int) -> Saying:
    ops = [step_of(g, code, one).op for one in step_of(g, code, n).options[number]]
    about = {"effect": code, "number": number + 1}
    return Saying("option", about, {"first": ops[0], "last": ops[-1]})


@rule("FG 40.1.61", says=says_option)
def take_option(g: Fate, seat: Seat, code: str, n: int, number: int) -> None:
    follow(g, seat, code, step_of(g, code, n).options[number])


CONDITIONS: Final[dict[str, Callable[[Fate, Seat, Step], bool]]] = {
    "done_fewer": lambda g, _seat, what: bool(g.effects) and frame(g).done < what.n,
    "fewest_signs": lambda g, seat, _what: has_fewest_signs(g, seat),
}
FEW: Final = 3  # Elder Signs that count as fewest for one who plays alone


def has_fewest_signs(g: Fate, seat: Seat) -> bool:
    """No player has fewer."""
    if alone(g):
        return g.signs[seat] <= FEW
    return all(g.signs[seat] <= g.signs[other] for other in rivals(g, seat))


def branch(g: Fate, seat: Seat, what: Step) -> tuple[int, ...]:
    return what.then if CONDITIONS[what.when](g, seat, what) else what.otherwise


@step("if", "FG 7.4.6", can=always)
def if_so(g: Fate, seat: Seat, code: str, n: int) -> None:
    """What follows depends on a condition."""
    follow(g, seat, code, branch(g, seat, step_of(g, code, n)))


# -- one of the players ----------------------------------------------------------------------------


def upon(g: Fate, seat: Seat, code: str, n: int, players: Sequence[Seat], deed: Deed) -> None:
    """Do a deed, `fn(g, seat, code, n, other)`, to the one of the players whom the seat picks."""
    if len(players) == 1:
        g.then(strike, seat, code, n, name_of(deed), players[0])
    elif players:
        g.then(pick_player, seat, code, n, name_of(deed), tuple(players))


@choice("FG 40.1.61")
def pick_player(
    _g: Fate, seat: Seat, code: str, n: int, deed: str, players: tuple[Seat, ...]
) -> Decision:
    options = [option(strike, seat, code, n, deed, other) for other in players]
    return asks(seat, code, "choose_rival", options)


def says_rival(_g: Fate, _seat: Seat, _code: str, _n: int, _deed: str, other: Seat) -> Saying:
    return Saying("rival", {"seat": other})


@rule("FG 40.1.61", says=says_rival)
def strike(g: Fate, seat: Seat, code: str, n: int, deed: str, other: Seat) -> None:
    """Later steps may speak of that player."""
    change_effect(g, rival=other)
    RULES[deed](g, seat, code, n, other)


@step("rival_chooses", "FG 30.2.3", can=lambda g, seat, _what: bool(rivals(g, seat)))
def rival_chooses(g: Fate, seat: Seat, code: str, n: int) -> None:
    """A rival of one's choice picks an option; its steps are then that rival's."""
    upon(g, seat, code, n, rivals(g, seat), put_to)


@rule("FG 30.2.3")
def put_to(g: Fate, _seat: Seat, code: str, n: int, other: Seat) -> None:
    g.then(choose, other, code, n)
