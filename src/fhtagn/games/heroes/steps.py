"""What all steps of abilities share: their register, refusing, and choosing a player."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from fhtagn.content.steps import StepRules
from fhtagn.games.heroes.events.play import Declined
from fhtagn.games.heroes.queries import step_of
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.vocabulary import OPS
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
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
