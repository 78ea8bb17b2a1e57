"""Artifacts: gained, at most three, stolen, destroyed (FG 9.2)."""

from __future__ import annotations

from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import change_effect
from fhtagn.games.fate.effects import asks, has_done, step
from fhtagn.games.fate.queries import ARTIFACTS, artifact_owners, in_use, rivals, step_of
from fhtagn.games.fate.relic_verbs import (
    bury_artifact,
    gain_artifact,
    remove_artifact,
    renew_display,
    steal_artifact,
    straighten,
)
from fhtagn.games.fate.state import Fate
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

# -- gaining ---------------------------------------------------------------------------------------


@rule("FG 9.1.1", "FG 40.1.44")
def take_artifact(g: Fate, seat: Seat) -> None:
    """One of those face up or the top of the deck, if there is any."""
    if g.display or g.artifact_deck:
        g.then(choose_artifact, seat)


@choice("FG 9.1.1")
def choose_artifact(g: Fate, seat: Seat) -> Decision:
    shown: list[Task] = [option(take_shown, seat, card) for card in g.display]
    top: list[Task] = [option(take_top, seat)] if g.artifact_deck else []
    return Decision(seat, "artifact", [*shown, *top])


@rule(
    "FG 9.1.1",
    "FG 9.1.2",
    says=lambda g, _seat, card: Saying("artifact", {"artifact": g.code[card]}),
)
def take_shown(g: Fate, seat: Seat, card: int) -> None:
    gain_artifact(g, seat, card)
    renew_display(g)
    g.then(keep_three, seat, card)


@rule("FG 9.1.1", "FG 9.1.2", says=lambda *_: Saying("artifact_top"))
def take_top(g: Fate, seat: Seat) -> None:
    """Unseen until taken."""
    card = g.artifact_deck[0]
    gain_artifact(g, seat, card)
    renew_display(g)
    g.then(keep_three, seat, card)


@rule("FG 9.2.5", "FG 9.2.6")
def keep_three(g: Fate, seat: Seat, new: int) -> None:
    """A fourth Artifact costs one of the others at once."""
    if len(g.artifacts[seat]) > ARTIFACTS:
        g.then(choose_surplus, seat, new)


@choice("FG 9.2.6", "FG 40.1.22")
def choose_surplus(g: Fate, seat: Seat, new: int) -> Decision:
    kept = {new, *in_use(g)}
    others = [card for card in g.artifacts[seat] if card not in kept]
    return Decision(seat, "artifact_limit", [option(give_up, seat, card) for card in others])


@rule(
    "FG 9.2.6",
    "FG 40.1.22",
    says=lambda g, _seat, card: Saying("give_up", {"artifact": g.code[card]}),
)
def give_up(g: Fate, seat: Seat, card: int) -> None:
    bury_artifact(g, seat, card)


def can_gain(g: Fate, _seat: Seat, _what: Step) -> bool:
    return bool(g.display or g.artifact_deck)


@step("take_artifact", "FG 9.1.1", can=can_gain)
def take_artifact_step(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """As by the Museum's Base Action."""
    g.then(take_artifact, seat)


# -- those of others -------------------------------------------------------------------------------


def has_any(g: Fate, seat: Seat, what: Step) -> bool:
    return len(destroyable(g, seat, what)) >= (what.n if what.cost else 1)


def rival_has_any(g: Fate, seat: Seat, _what: Step) -> bool:
    return any(g.artifacts[other] for other in rivals(g, seat))


@step("steal_artifact", "FG 9.2.5", can=rival_has_any)
def steal_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """A rival's Artifact comes to one's own; the limit holds."""
    if rival_has_any(g, seat, step_of(g, code, n)):
        g.then(choose_loot, seat, code)


@choice("FG 9.2.5")
def choose_loot(g: Fate, seat: Seat, code: str) -> Decision:
    found = artifact_owners(g, rivals(g, seat))
    return asks(seat, code, "steal_artifact", [option(steal, seat, *one) for one in found])


def says_loot(g: Fate, _seat: Seat, other: Seat, card: int) -> Saying:
    return Saying("loot", {"owner": other, "artifact": g.code[card]})


@rule("FG 9.2.5", "FG 9.2.6", says=says_loot)
def steal(g: Fate, seat: Seat, other: Seat, card: int) -> None:
    steal_artifact(g, seat, other, card)
    change_effect(g, rival=other)
    g.then(keep_three, seat, card)


# -- destroying ------------------------------------------------------------------------------------


@step("destroy_artifact", "FG 20.1.4", "FG 40.1.22", can=has_any)
def destroy_step(g: Fate, seat: Seat, code: str, n: int) -> None:
    """A rival's goes under the deck; one's own, as the step says, there or out of the game."""
    g.then(destroy_more, seat, code, n, step_of(g, code, n).n)


@rule("FG 20.1.4", "FG 40.1.26")
def destroy_more(g: Fate, seat: Seat, code: str, n: int, left: int) -> None:
    if left and destroyable(g, seat, step_of(g, code, n)):
        g.then(choose_ruin, seat, code, n)
        g.then(destroy_more, seat, code, n, left - 1)


@cites("FG 40.1.77")
def destroyable(g: Fate, seat: Seat, what: Step) -> list[tuple[Seat, int]]:
    """Not one whose ability is being carried out."""
    found = artifact_owners(g, [seat] if what.who == "self" else rivals(g, seat))
    return [(owner, card) for owner, card in found if card not in in_use(g)]


@choice("FG 20.1.4")
def choose_ruin(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    found = destroyable(g, seat, step_of(g, code, n))
    options = [option(ruin, code, n, *one) for one in found]
    return asks(seat, code, "destroy_artifact", options)


def says_ruin(g: Fate, _code: str, _n: int, owner: Seat, card: int) -> Saying:
    return Saying("ruin", {"owner": owner, "artifact": g.code[card]})


@rule("FG 20.1.4", "FG 40.1.22", says=says_ruin)
def ruin(g: Fate, code: str, n: int, owner: Seat, card: int) -> None:
    end = remove_artifact if step_of(g, code, n).remove else bury_artifact
    end(g, owner, card)
    has_done(g, 1)


def has_tilted(g: Fate, seat: Seat, _what: Step) -> bool:
    return any(card in g.artifacts[seat] for card in g.tilted)


@step("straighten", "FG 7.4.6", can=has_tilted)
def straighten_step(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """All one's tilted Artifacts may be used again at once."""
    straighten(g, seat)
