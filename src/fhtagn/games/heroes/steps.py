"""What all steps of abilities share: their register, refusing, and choosing a player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from fhtagn.content.steps import StepRules
from fhtagn.games.heroes.events.play import Declined
from fhtagn.games.heroes.legality import TURNS, question_of, why_not_asked, why_not_playing
from fhtagn.games.heroes.queries import step_of
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.vocabulary import OPS
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason, kinds
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

StepRule = Callable[[Heroes, Seat, int, int], Decision | None]
Deed = Callable[[Heroes, Seat, int, int, Seat], Decision | None]  # upon a player
ABILITY: Final = StepRules[StepRule](OPS)  # the rule that carries out each kind of step
step = ABILITY.step


@cites("MH 5.6", "MH 10.3")
def asks(
    g: Heroes, seat: Seat, me: int, prompt: str, options: Iterable[Task], *, may: bool
) -> Decision:
    """The question a step puts; a step that is optional can be refused."""
    refusal = [option(decline, seat, me)] if may else []
    return Decision(seat, prompt, (*options, *refusal), (("card", g.code[me]),))


@rule("MH 5.5", says=lambda *_: Saying("decline"))
def decline(g: Heroes, seat: Seat, me: int) -> None:
    """An effect worded «you may» is not used."""
    happened(g, Declined, seat, me)


@rule("MH 5.18", says=lambda *_: Saying("enough"))
def enough(_g: Heroes) -> None:
    """«Up to» lets one stop after any number."""


def says_player(_g: Heroes, _seat: Seat, _me: int, _n: int, other: Seat) -> Saying:
    return Saying("choose", {"seat": other})


def choose_player(
    g: Heroes, seat: Seat, me: int, n: int, players: Iterable[Seat], deed: Deed
) -> Decision:
    """Which of the players the step is to hit; the deed is `fn(g, seat, me, n, other)`."""
    what = step_of(g, me, n)
    options = [option(deed, seat, me, n, other) for other in players]
    return asks(g, seat, me, f"{what.op}_from", options, may=what.may)


# -- the answers that abilities ask for ------------------------------------------------------------

ANSWERS: Final = (
    "put", "choose", "discard", "take", "move", "bring", "offer", "swap", "return", "give",
    "pass_on", "draw_cards", "look", "take_top", "top", "take_back", "decline", "enough",
)  # fmt: skip
BEGUN: Final = (  # the questions of an effect that one has accepted
    "destination", "swap_for", "take_seen", "put_back", "discard_seen", "give_back",
)  # fmt: skip
NO_ABILITY: Final = Reason("MH 5.4", "no_ability")


@cites("MH 5.4", "MH 10.10")
def check_answer(kind: str, g: Heroes, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """Such answers are given to the ability of a card that is being played."""
    if early := why_not_playing(g):
        return early
    own = question_of(seat, questions)
    if own is None:
        return why_not_asked(questions)
    if own.prompt in TURNS:
        return NO_ABILITY
    answers = kinds(g, own.options)
    if kind in answers:
        return None
    return OTHERWISE.get(kind, why_not_this)(own, answers)


@cites("MH 5.13")
def why_not_this(asked: Decision, _answers: frozenset[str]) -> Reason:
    """The ability asks for something else at this step."""
    return Reason("MH 5.13", "other_step", {"card": dict(asked.about)["card"]})


@cites("MH 5.6", "MH 5.19")
def why_no_decline(asked: Decision, answers: frozenset[str]) -> Reason:
    """The effect is mandatory, or has been accepted."""
    about = {"card": dict(asked.about)["card"]}
    if asked.prompt in BEGUN or "enough" in answers:
        return Reason("MH 5.19", "begun", about)
    return Reason("MH 5.6", "mandatory", about)


@cites("MH 5.18")
def why_not_enough(asked: Decision, _answers: frozenset[str]) -> Reason:
    """Only «up to» lets one stop, after the first card: before it one declines."""
    return Reason("MH 5.18", "no_stopping", {"card": dict(asked.about)["card"]})


OTHERWISE: Final = {"decline": why_no_decline, "enough": why_not_enough}
