"""The standing checks, after every step (CC 40.2); endings (CC 3)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.course_verbs import be_torn, be_whole, calm, contest, finish
from fhtagn.games.call.naming import about_story
from fhtagn.games.call.queries import (
    HEROIC,
    VILLAINOUS,
    can_go_insane,
    has,
    in_turn,
    is_character,
    is_insane,
    opponent,
    printed,
    tokens,
    toughness,
)
from fhtagn.games.call.state import NOBODY, Call
from fhtagn.games.call.verbs import discard_from_play, turn_insane
from fhtagn.games.call.winning import STORIES_TO_WIN, win_story
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.effects import ABILITIES, UNSILENCED, query, sources
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

TOKENS_TO_WIN: Final = 5
ALIGNMENTS: Final = {"heroic": HEROIC, "villainous": VILLAINOUS}


@cites("CC 40.2", "CC 17.15", "CC 17.25")
def settle(g: Call) -> None:
    """Put right until nothing changes any more; then ask what somebody has to decide."""
    if not g.stirred:
        return
    while not is_calm(g):
        calm(g)
        if g.turn:
            put_right(g)
    if g.turn and g.outcome is None:
        ask(g)


def is_calm(g: Call) -> bool:
    return not g.stirred or g.outcome is not None


def put_right(g: Call) -> None:
    """In this order: empty decks, the fallen, the maddened; attachments have gone with bearers."""
    loser = decked_out(g)
    if loser != NOBODY:
        finish(g, opponent(loser), "deck")
        return
    for card in dying(g):
        discard_from_play(g, card, "destroyed")
    for card in maddened(g):
        turn_insane(g, card)


def ask(g: Call) -> None:
    """Whoever is torn between alignments, then stories that have been won."""
    torn = [seat for seat in in_turn(g) if is_torn(g, seat)]
    if torn and g.torn == NOBODY:
        be_torn(g, torn[0])
        g.then(choose_alignment, torn[0])
        return
    due = due_stories(g)
    if due and not g.contested and not g.claims:
        settle_stories(g, due)


@cites("CC 40.2")
def unsettled(g: Call) -> bool:
    """Whether a check has something to do that nobody is being asked about."""
    if not g.turn or g.outcome is not None:
        return False
    torn = [seat for seat in in_turn(g) if is_torn(g, seat) and g.torn == NOBODY]
    due = due_stories(g) if not g.contested and not g.claims else []
    return bool(decked_out(g) != NOBODY or dying(g) or maddened(g) or torn or due)


# -- one check after another -----------------------------------------------------------------------


@cites("CC 3.5", "CC 3.6", "CC 3.7", "CC 22.5", "CC 40.1")
def decked_out(g: Call) -> Seat:
    """Who has lost because his deck is empty; if both, the one who is not active."""
    if g.decks[0] and g.decks[1]:
        return NOBODY
    return [seat for seat in in_turn(g) if not g.decks[seat]][-1]


@cites("CC 11.19", "CC 15.15", "CC 15.22", "CC 15.24", "CC 16.6", "CC 16.7", "CC 16.15", "CC 40.65")
def dying(g: Call) -> list[int]:
    """Characters with more wounds than their Toughness, and the insane with any."""
    if not any(g.wounds):
        return []
    return [
        card
        for seat in in_turn(g)
        for card in g.play[seat]
        if g.wounds[card] and (is_insane(g, card) or g.wounds[card] > toughness(g, card))
    ]


@cites("CC 19.4", "CC 40.2")
def maddened(g: Call) -> list[int]:
    """Those whose own text drives them insane now."""
    return [
        card
        for card, name in sources(g, "answer:maddening")
        if ABILITIES[name].fn(g, card) and can_go_insane(g, card)
    ]


# -- alignments ------------------------------------------------------------------------------------


@query("torn", 3, "CC 15.10", "CC 15.11", "CC 40.34")
def is_torn(g: Call, seat: Seat) -> bool:
    """Whether the seat controls both Heroic and Villainous characters."""
    return all(aligned(g, seat, one) for one in ALIGNMENTS)


UNSILENCED.add("torn")


def aligned(g: Call, seat: Seat, alignment: str) -> list[int]:
    """The seat's characters of an alignment; few are printed with one, and few get it."""
    keyword = ALIGNMENTS[alignment]
    return [
        card
        for card in g.play[seat]
        if (g.lasting or getattr(printed(g, card), alignment))
        and is_character(g, card)
        and has(g, card, keyword)
    ]


@choice("CC 15.10", "CC 40.3")
def choose_alignment(_g: Call, seat: Seat) -> Decision:
    """Which kind to keep."""
    return Decision(seat, "keep_alignment", [option(keep, seat, one) for one in ALIGNMENTS])


@rule("CC 15.10", "CC 40.3", says=lambda _g, _seat, one: Saying("keep", {"alignment": one}))
def keep(g: Call, seat: Seat, alignment: str) -> None:
    """All of the other kind are discarded, which is neither destruction nor sacrifice."""
    be_whole(g)
    (other,) = (one for one in ALIGNMENTS if one != alignment)
    for card in aligned(g, seat, other):
        discard_from_play(g, card, "discarded")


# -- stories ---------------------------------------------------------------------------------------


@cites("CC 13.1", "CC 13.2", "CC 13.12")
def due_stories(g: Call) -> list[tuple[Seat, int]]:
    """The stories somebody has won, with the winner; of two the active player."""
    return [
        next((seat, story) for seat in in_turn(g) if tokens(g, seat, story) >= TOKENS_TO_WIN)
        for story in g.row
        if max(g.success.get(story, (0, 0))) >= TOKENS_TO_WIN
    ]


def settle_stories(g: Call, due: list[tuple[Seat, int]]) -> None:
    if len(due) == 1:
        g.then(win_story, *due[0])
        return
    winner = third_at_once(g, due)
    if winner != NOBODY:
        finish(g, winner, "stories")
        return
    contest(g, tuple(due))
    g.then(order_stories, g.active)


@cites("CC 3.3")
def third_at_once(g: Call, due: list[tuple[Seat, int]]) -> Seat:
    """Who has three stories with these: the active player first."""
    for seat in in_turn(g):
        if len(g.won[seat]) + sum(one == seat for one, _ in due) >= STORIES_TO_WIN:
            return seat
    return NOBODY


@choice("CC 13.11")
def order_stories(g: Call, seat: Seat) -> Decision:
    """Which of the stories won at once is dealt with first."""
    return Decision(seat, "order_stories", [option(story_first, *one) for one in g.contested])


@rule("CC 13.11", says=lambda g, _seat, story: Saying("first", about_story(g, story)))
def story_first(g: Call, seat: Seat, story: int) -> None:
    """This one, then the others."""
    g.then(win_story, seat, story)
    g.then(next_story)


@rule("CC 13.11", "CC 40.64")
def next_story(g: Call) -> None:
    """The others are won as well, whatever has become of their tokens."""
    if len(g.contested) > 1:
        g.then(order_stories, g.active)
    elif g.contested:
        g.then(win_story, *g.contested[0])
