"""Committing characters to stories (CC 10)."""

from __future__ import annotations

from fhtagn.games.call.abilities import ON_COMMIT
from fhtagn.games.call.course_verbs import assign, forget_assigned, reach_step
from fhtagn.games.call.naming import About, about_card, about_story
from fhtagn.games.call.queries import (
    can_commit,
    characters,
    is_blank,
    is_committed,
)
from fhtagn.games.call.state import NOWHERE, Call
from fhtagn.games.call.verbs import commit
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat


@cites("CC 10.8", "CC 10.9", "CC 10.11", "CC 14.4")
def open_stories(g: Call, seat: Seat) -> list[int]:
    """Any for the active player; for the opponent, those to which the active player committed."""
    return [story for story in g.row if seat == g.active or story in g.story_phase.gone_to]


@rule("CC 10.1", "CC 10.5", "CC 10.7", "CC 10.10", "CC 40.45")
def commit_characters(g: Call, seat: Seat) -> None:
    """Assign each ready character to a story or let it stay; then all commit together."""
    able = [card for card in characters(g, seat) if can_commit(g, card)]
    if open_stories(g, seat):
        for card in sorted(able, key=lambda card: is_obliged(g, card)):
            g.then(assign_one, seat, card)
    g.then(commit_assigned, seat)


def is_obliged(g: Call, card: int) -> bool:
    return any(one == card for one, _ in g.story_phase.obliged)


@choice("CC 10.1", "CC 10.2", "CC 10.4", "CC 40.24")
def assign_one(g: Call, seat: Seat, card: int) -> Decision:
    """Where the character goes, or that it stays; one that is obliged goes where it must."""
    stories = required(g, card, open_stories(g, seat))
    if stories is not None:
        options = [option(to_story, card, story) for story in stories]
    else:
        options = [option(to_story, card, story) for story in open_stories(g, seat)]
        options.append(option(stay, card))
    return Decision(seat, "commit", options, tuple(about_card(g, card, seat).items()))


@cites("CC 40.24", "CC 18.8")
def required(g: Call, card: int, able: list[int]) -> list[int] | None:
    """The stories to one of which the character has to commit, if it is obliged and able."""
    assigned = dict(g.story_phase.committing)
    wanted = [
        assigned.get(other, g.at[other]) for one, other in g.story_phase.obliged if one == card
    ]
    found = [story for story in dict.fromkeys(wanted) if story != NOWHERE and story in able]
    return found or None


def says_to(g: Call, card: int, story: int) -> Saying:
    where: About = {f"to_{name}" if name == "copy" else name: value
                    for name, value in about_story(g, story).items()}  # fmt: skip
    return Saying("commit", about_card(g, card, g.controller[card]) | where)


@rule("CC 10.2", "CC 10.4", says=says_to)
def to_story(g: Call, card: int, story: int) -> None:
    assign(g, card, story)


@rule("CC 10.7", says=lambda g, card: Saying("stay", about_card(g, card, g.controller[card])))
def stay(_g: Call, _card: int) -> None:
    """The character is not committed."""


@rule("CC 10.1", "CC 10.3", "CC 10.15", "CC 40.45")
def commit_assigned(g: Call, seat: Seat) -> None:
    """All at the same time."""
    assigned = g.story_phase.committing
    forget_assigned(g, seat)
    reach_step(g, "committed" if seat == g.active else "opposed")
    for card, story in assigned:
        commit(g, card, story)
    for card, _ in assigned:
        if g.code[card] in ON_COMMIT:
            g.then(name_for, seat, card)


@rule("CC 40.16")
def name_for(g: Call, seat: Seat, card: int) -> None:
    """A text that wants something named as its character commits."""
    if is_committed(g, card) and not is_blank(g, card):
        ON_COMMIT[g.code[card]](g, seat, card)
