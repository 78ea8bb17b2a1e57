"""Resolving stories: icon struggles (CC 11), success (CC 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.call.course_verbs import (
    close_fray,
    note_struggle,
    note_victory,
    open_fray,
    put_tokens,
    reach_step,
)
from fhtagn.games.call.events.stories import Succeeded, TiedStruggle
from fhtagn.games.call.harm import harm
from fhtagn.games.call.naming import about_card, about_story
from fhtagn.games.call.queries import (
    FAST,
    STRUGGLES,
    can_be_wounded,
    can_go_insane,
    committed,
    has,
    icons,
    is_exhausted,
    opponent,
    printed,
    skill,
)
from fhtagn.games.call.state import NOBODY, Call
from fhtagn.games.call.timing import aftermath, has_news
from fhtagn.games.call.verbs import ready, turn_insane
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat


@rule("CC 11.1", "CC 11.2", "CC 13.15", "CC 17.28")
def resolve_stories(g: Call) -> None:
    """One story after another, in the order the active player chooses, each completely."""
    left = to_resolve(g)
    if not left:
        reach_step(g, "resolved")
        return
    if len(left) == 1:
        g.then(resolve, left[0])
    else:
        g.then(choose_story, g.active)
    g.then(resolve_stories)


@cites("CC 11.2")
def to_resolve(g: Call) -> list[int]:
    """Those not resolved yet where the active player has somebody now."""
    return [
        story
        for story in g.row
        if story not in g.story_phase.resolved and committed(g, g.active, story)
    ]


@choice("CC 11.1")
def choose_story(g: Call, seat: Seat) -> Decision:
    return Decision(seat, "resolve", [option(resolve, story) for story in to_resolve(g)])


@rule("CC 11.1", "CC 11.3", says=lambda g, story: Saying("resolve", about_story(g, story)))
def resolve(g: Call, story: int) -> None:
    """The struggles, then success."""
    open_fray(g, story)
    g.then(next_struggle)


# -- struggles -------------------------------------------------------------------------------------


@rule("CC 11.3", "CC 11.6", "CC 11.27", "CC 13.6", "CC 19.12")
def next_struggle(g: Call) -> None:
    """The next struggle as the story shows them now; a story that was won is over."""
    assert g.fray is not None
    story = g.fray.story
    if has_news(g):
        aftermath(g)
        g.then(next_struggle)
        return
    if story not in g.row:
        g.then(resolved)
        return
    left = struggles_left(printed(g, story).struggles, STRUGGLES(g, story), g.fray.fought)
    if not left:
        g.then(determine_success)
        g.then(aftermath)
        g.then(resolved)
        return
    note_struggle(g, left[0])
    g.then(struggle, left[0])
    g.then(next_struggle)


def struggles_left(
    shown: tuple[int, ...], order: tuple[int, ...], fought: tuple[int, ...]
) -> list[int]:
    """What is still to come: never a kind that has been passed."""
    left = list(order)
    for icon in fought:
        if icon in left:
            left.remove(icon)
    kinds = list(dict.fromkeys((*shown, *order, *fought)))
    reached = max((kinds.index(icon) for icon in fought), default=0)
    return [icon for icon in left if kinds.index(icon) >= reached]


@rule("CC 11.5", "CC 11.7", "CC 11.10", "CC 11.12", "CC 18.15")
def struggle(g: Call, icon: int) -> None:
    """The higher count of icons wins; its result is carried out at once."""
    assert g.fray is not None
    mine, theirs = (count(g, seat, g.fray.story, icon) for seat in range(g.seats))
    winner = better(g, g.fray.story, mine, theirs)
    if winner == NOBODY:
        happened(g, TiedStruggle, icon, mine, theirs)
        return
    note_victory(g, winner, icon, abs(mine - theirs))
    RESULTS[icon](g, winner, g.fray.story)


@cites("CC 11.5", "CC 11.9", "CC 11.11")
def count(g: Call, seat: Seat, story: int, icon: int) -> int:
    """The icons of the kind on those of the seat's characters who are there now."""
    return sum(icons(g, card, icon) for card in committed(g, seat, story))


@cites("CC 11.7", "CC 11.8", "CC 15.1", "CC 15.3", "CC 15.4")
def better(g: Call, story: int, first: int, second: int) -> Seat:
    """Who has more; in a tie above nothing, who has more Fast characters there."""
    lead = first - second
    if lead == 0 and first > 0:
        lead = lead_in_fast(g, story)
    return NOBODY if lead == 0 else 0 if lead > 0 else 1


@cites("CC 15.1", "CC 15.5")
def lead_in_fast(g: Call, story: int) -> int:
    """How many more Fast characters the first player has there than the second."""
    first, second = (
        sum(has(g, card, FAST) for card in committed(g, seat, story)) for seat in range(g.seats)
    )
    return first - second


# -- results ---------------------------------------------------------------------------------------


@cites("CC 11.13", "CC 11.15", "CC 11.16", "CC 11.17", "CC 11.21")
def terror(g: Call, winner: Seat, story: int) -> None:
    """The loser chooses who of his goes insane there."""
    loser = opponent(winner)
    able = [card for card in committed(g, loser, story) if can_go_insane(g, card)]
    if len(able) == 1:
        g.then(lose_mind, able[0])
    elif able:
        g.then(choose_mind, loser)


@choice("CC 11.13", "CC 11.14", "CC 11.21")
def choose_mind(g: Call, seat: Seat) -> Decision:
    able = [card for card in committed(g, seat, here(g)) if can_go_insane(g, card)]
    return Decision(seat, "lose_mind", [option(lose_mind, card) for card in able])


def here(g: Call) -> int:
    assert g.fray is not None
    return g.fray.story


def says_own(verb: str) -> Callable[[Call, int], Saying]:
    return lambda g, card: Saying(verb, about_card(g, card, g.controller[card]))


@rule("CC 11.13", says=says_own("insane"))
def lose_mind(g: Call, card: int) -> None:
    turn_insane(g, card)


@cites("CC 11.16", "CC 11.17", "CC 11.18", "CC 11.20", "CC 11.21")
def combat(g: Call, winner: Seat, story: int) -> None:
    """The loser chooses who of his is wounded there."""
    loser = opponent(winner)
    able = [card for card in committed(g, loser, story) if can_be_wounded(g, card)]
    if len(able) == 1:
        g.then(be_wounded, able[0])
    elif able:
        g.then(choose_wounded, loser)


@choice("CC 11.18", "CC 11.20", "CC 11.21")
def choose_wounded(g: Call, seat: Seat) -> Decision:
    able = [card for card in committed(g, seat, here(g)) if can_be_wounded(g, card)]
    return Decision(seat, "be_wounded", [option(be_wounded, card) for card in able])


@rule("CC 11.18", "CC 17.27", says=says_own("wound"))
def be_wounded(g: Call, card: int) -> None:
    g.then(harm, ((card, 1),), NOBODY)


@cites("CC 11.22", "CC 11.23", "CC 11.28")
def arcane(g: Call, winner: Seat, story: int) -> None:
    """The winner may ready one of his characters there."""
    if any(is_exhausted(g, card) for card in committed(g, winner, story)):
        g.then(choose_readied, winner)


@choice("CC 11.22", "CC 11.28")
def choose_readied(g: Call, seat: Seat) -> Decision:
    able = [card for card in committed(g, seat, here(g)) if is_exhausted(g, card)]
    options = [option(be_readied, card) for card in able]
    return Decision(seat, "ready_one", [*options, option(decline)])


@rule("CC 11.22", "CC 10.12", says=says_own("ready"))
def be_readied(g: Call, card: int) -> None:
    """Ready, and at the story still."""
    ready(g, card)


@rule("CC 11.28", says=lambda _g: Saying("decline"))
def decline(_g: Call) -> None:
    """Not this time."""


@cites("CC 11.24", "CC 11.25", "CC 11.28")
def investigation(g: Call, winner: Seat, _story: int) -> None:
    """The winner may put a success token on his side."""
    g.then(may_put_tokens, winner, 1)


RESULTS: Final = (terror, combat, arcane, investigation)


@choice("CC 11.24", "CC 11.28", "CC 12.4", "CC 12.7")
def may_put_tokens(g: Call, seat: Seat, most: int) -> Decision:
    """All the tokens one is entitled to, or fewer."""
    options = [option(tokens_put, seat, number) for number in range(most, -1, -1)]
    return Decision(seat, "put_tokens", options, (("story", g.code[here(g)]),))


@rule(
    "CC 11.24", "CC 11.26", "CC 12.4", "CC 12.7",
    says=lambda _g, _seat, number: Saying("tokens", {"count": number}),
)  # fmt: skip
def tokens_put(g: Call, seat: Seat, number: int) -> None:
    if number:
        put_tokens(g, seat, here(g), number)


# -- success ---------------------------------------------------------------------------------------


@rule("CC 12.2", "CC 12.3", "CC 12.4", "CC 12.6", "CC 12.7", "CC 15.2")
def determine_success(g: Call) -> None:
    """The active player succeeds with the higher total, of at least 1; unopposed counts twice."""
    story = here(g)
    if story not in g.row:
        return
    totals = [total_skill(g, seat, story) for seat in range(g.seats)]
    if better(g, story, *totals) != g.active or totals[g.active] < 1:
        return
    mine, theirs = totals[g.active], totals[opponent(g.active)]
    happened(g, Succeeded, g.active, story, mine, theirs)
    unopposed = theirs <= 0
    g.then(may_put_tokens, g.active, 2 if unopposed else 1)


@cites("CC 12.1", "CC 12.5", "CC 12.8", "CC 12.9")
def total_skill(g: Call, seat: Seat, story: int) -> int:
    """The skill of all the seat's characters still there, ready or exhausted."""
    return sum(skill(g, card) for card in committed(g, seat, story))


@rule("CC 13.6", "CC 11.4")
def resolved(g: Call) -> None:
    """The story counts as resolved."""
    close_fray(g)
    g.then(aftermath)
