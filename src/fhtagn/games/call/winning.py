"""Winning a story (CC 13): its effect, and the story that takes its place."""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.abilities import STORIES, USES
from fhtagn.games.call.course_verbs import (
    begin_effect,
    claim,
    close_claim,
    close_use,
    finish,
    open_use,
)
from fhtagn.games.call.naming import about_story
from fhtagn.games.call.state import Call, Use
from fhtagn.games.call.timing import aftermath
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat

STORIES_TO_WIN: Final = 3


@rule("CC 3.1", "CC 3.2", "CC 13.1", "CC 13.3", "CC 13.5")
def win_story(g: Call, seat: Seat, story: int) -> None:
    """Take the card; the third one wins the game on the spot, without its effect."""
    claim(g, seat, story)
    if len(g.won[seat]) >= STORIES_TO_WIN:
        finish(g, seat, "stories")
        return
    if g.code[story] in STORIES:
        g.then(offer_effect, seat, story)
    g.then(story_over)


@choice("CC 13.3", "CC 13.4")
def offer_effect(g: Call, seat: Seat, story: int) -> Decision:
    """The winner alone decides whether the effect is carried out."""
    options = [option(carry_out_story, seat, story), option(decline_story)]
    return Decision(seat, "story_effect", options, (("story", g.code[story]),))


@rule(
    "CC 13.4",
    "CC 13.13",
    "CC 13.14",
    "CC 17.24",
    says=lambda g, _seat, story: Saying("carry_out", about_story(g, story)),
)
def carry_out_story(g: Call, seat: Seat, story: int) -> None:
    """The effect is passive: nothing cancels it."""
    name = STORIES[g.code[story]]
    open_use(g, Use(seat, story, name))
    begin_effect(g)
    USES[name].do(g, g.uses[-1])
    g.then(effect_over)


@rule("CC 13.14")
def effect_over(g: Call) -> None:
    close_use(g)


@rule("CC 13.4", says=lambda _g: Saying("decline"))
def decline_story(_g: Call) -> None:
    """Nothing happens."""


@rule("CC 13.8", "CC 13.9", "CC 13.10", "CC 13.15", "CC 14.10")
def story_over(g: Call) -> None:
    """Its tokens are lost, and the next story takes its place."""
    close_claim(g)
    g.then(aftermath)
