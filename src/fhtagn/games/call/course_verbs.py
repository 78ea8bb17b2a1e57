"""Verbs for the course of the game: turns, uses, windows, struggles, stories."""

from __future__ import annotations

from typing import TypedDict, Unpack

from fhtagn.games.call.events.course import (
    Begins,
    GotPack,
    LostLot,
    NamedFactions,
    NewStory,
    Phase,
    Turn,
)
from fhtagn.games.call.events.effects import Cancelled, Declared
from fhtagn.games.call.events.ending import Won
from fhtagn.games.call.events.piles import DrewForPhase
from fhtagn.games.call.events.play import Prevented, TakenBack
from fhtagn.games.call.events.stories import (
    LostStory,
    Resolving,
    StoryResolved,
    StruggleWon,
    Tokens,
    WonStory,
)
from fhtagn.games.call.pile_verbs import leave_hand
from fhtagn.games.call.queries import attached_to, committed, is_conspiracy, tokens
from fhtagn.games.call.state import (
    NOBODY,
    Answered,
    Call,
    Chain,
    Claim,
    Fray,
    Harm,
    Step,
    StoryPhase,
    Use,
)
from fhtagn.games.call.verbs import discard_from_play, release, stir, stir_all, without
from fhtagn.kernel.chance import below
from fhtagn.kernel.effects import bring, remove, touch
from fhtagn.kernel.events import happened
from fhtagn.kernel.knowledge import mix
from fhtagn.kernel.occurrences import close
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import EVERYONE, Seat

# -- set-up and turn -------------------------------------------------------------------------------


def name_factions(g: Call, seat: Seat, names: tuple[str, ...]) -> None:
    g.packs[seat] = names
    happened(g, NamedFactions, seat, names)


@cites("CC 23.7", "CC 40.36")
def draw_lot(g: Call) -> Seat:
    """One of the two, by lot."""
    return below(g, 2)


def lose_lot(g: Call, seat: Seat, faction: str) -> None:
    """The other has it."""
    g.packs[seat] = tuple(one for one in g.packs[seat] if one != faction)
    happened(g, LostLot, seat, faction)


def get_neutral_pack(g: Call, seat: Seat, pack: str) -> None:
    g.packs[seat] += (pack,)
    happened(g, GotPack, seat, pack)


@cites("CC 2.3", "CC 2.1")
def shuffle_stories(g: Call) -> None:
    mix(g, g.story_deck)


@cites("CC 2.11")
def choose_first(g: Call) -> None:
    g.active = below(g, 2)
    happened(g, Begins, g.active)


@cites("CC 4.1", "CC 4.3")
def start_turn(g: Call, seat: Seat) -> None:
    g.active = seat
    g.turn += 1
    touch(g)
    happened(g, Turn, seat, g.turn)


def start_phase(g: Call, phase: str) -> None:
    """Some texts hold in certain phases only, so what queries have found is asked anew."""
    g.phase, g.fallen, g.story_phase, g.chain = phase, (), StoryPhase(), Chain()
    happened(g, Phase, phase)
    stir_all(g)


@cites("CC 40.28")
def note_draw(g: Call) -> None:
    """The active player has drawn for the phase."""
    happened(g, DrewForPhase, g.active)


# -- uses ------------------------------------------------------------------------------------------


@cites("CC 17.21", "CC 9.9", "CC 40.38")
def open_use(g: Call, use: Use) -> None:
    """An effect is declared; a card from hand is shown and lies before its player."""
    g.uses += (use,)
    seat, card = use.seat, use.card
    if card in g.hands[seat]:
        leave_hand(g, seat, card)
        g.being_played += (card,)
    happened(g, Declared, seat, card)


class UseChanges(TypedDict, total=False):
    """What is settled in the course of a use."""

    x: int
    chosen: tuple[tuple[int, ...], ...]
    offered: int
    overpaid: bool
    begun: int
    done: bool
    kept: bool


def rewrite_use(g: Call, **changes: Unpack[UseChanges]) -> None:
    """The innermost use goes on with something settled."""
    g.uses = (*g.uses[:-1], g.uses[-1]._replace(**changes))


@cites("CC 17.10")
def cancel_interrupted(g: Call) -> None:
    """The effect below the one being carried out does nothing."""
    *outer, under, top = g.uses
    g.uses = (*outer, under._replace(cancelled=True), top)
    happened(g, Cancelled, under.card)


@cites("CC 9.6", "CC 9.9", "CC 9.10", "CC 17.28", "CC 18.11")
def close_use(g: Call) -> None:
    """The use is over; an event goes to the discard pile, or to hand if it is kept.

    What it came in between goes on; outside of any use that is the step of the turn.
    """
    use, g.uses = g.uses[-1], g.uses[:-1]
    g.effect_from = g.uses[-1].begun if g.uses else 0
    if use.card in g.being_played:
        g.being_played = without(g.being_played, use.card)
        owner = g.owner[use.card]
        if use.kept:
            g.hands[owner] += (use.card,)
            happened(g, TakenBack, owner, use.card)
        else:
            g.discards[owner] += (use.card,)
            g.fallen += (use.card,)


def now_in_play(g: Call, card: int) -> None:
    """The card being played is about to enter play."""
    g.being_played = without(g.being_played, card)


@cites("CC 17.19")
def mark_used(g: Call, card: int, ability: str, number: int) -> None:
    used = (*g.answered.used, (card, ability, number))
    g.answered = g.answered._replace(used=used)


@cites("CC 17.13")
def begin_effect(g: Call) -> None:
    """What happens from now on belongs to one effect."""
    g.effect_from = len(g.happened)
    rewrite_use(g, begun=g.effect_from)


def look_no_further(g: Call) -> None:
    """Forced Responses were looked for up to here."""
    g.answered = g.answered._replace(forced=len(g.happened))


@cites("CC 17.20")
def close_window(g: Call) -> None:
    """Opportunities to respond that were not used are lost."""
    close(g)
    g.answered = Answered()


def spend_discounts(g: Call, spent: tuple[object, ...]) -> None:
    g.lasting = tuple(one for one in g.lasting if one not in spent)


# -- endless chains --------------------------------------------------------------------------------


@cites("CC 18.18")
def begin_chain(g: Call, arrangement: int) -> None:
    """A chain begins with the table as it lies; what was repeated enough stays so."""
    g.chain = Chain(met=(arrangement,), spent=g.chain.spent)


@cites("CC 18.18")
def link(g: Call, use: Use) -> None:
    """One more free use in a row."""
    g.chain = g.chain._replace(uses=(*g.chain.uses, use))


@cites("CC 18.18")
def meet(g: Call, arrangement: int) -> None:
    """How the table lies now."""
    g.chain = g.chain._replace(met=(*g.chain.met, arrangement))


@cites("CC 18.18")
def spend(g: Call, uses: tuple[Use, ...]) -> None:
    """The chain has been repeated as often as was named: that is that."""
    spent = tuple((use.card, use.ability) for use in uses)
    g.chain = g.chain._replace(spent=g.chain.spent + spent)


@cites("CC 18.18")
def break_chain(g: Call) -> None:
    """Something else was done."""
    g.chain = Chain()


# -- wounds to come --------------------------------------------------------------------------------


@cites("CC 16.19")
def expect_harm(g: Call, harm: Harm) -> None:
    g.harms += (harm,)


@cites("CC 16.19")
def prevent(g: Call, card: int, count: int) -> None:
    """So many of the wounds about to be placed on the character are not."""
    harm = g.harms[-1]
    hits = tuple(
        (one, max(0, wounds - count) if one == card else wounds) for one, wounds in harm.hits
    )
    g.harms = (*g.harms[:-1], harm._replace(hits=hits))
    happened(g, Prevented, card, count)


def close_harm(g: Call) -> None:
    g.harms = g.harms[:-1]


# -- stories ---------------------------------------------------------------------------------------


@cites("CC 4.12", "CC 4.13", "CC 4.14")
def reach_step(g: Call, step: Step) -> None:
    """How far the story phase has come; what was free before may be done again."""
    break_chain(g)
    g.story_phase = g.story_phase._replace(step=step)


@cites("CC 10.1", "CC 40.45")
def assign(g: Call, card: int, story: int) -> None:
    """The character is to commit there; nothing happens before all are assigned."""
    committing = (*g.story_phase.committing, (card, story))
    g.story_phase = g.story_phase._replace(committing=committing)


@cites("CC 10.9", "CC 10.11")
def forget_assigned(g: Call, seat: Seat) -> None:
    """All are assigned; to which stories the active player went is remembered."""
    if seat == g.active:
        gone_to = tuple(dict.fromkeys(story for _, story in g.story_phase.committing))
        g.story_phase = g.story_phase._replace(gone_to=gone_to)
    g.story_phase = g.story_phase._replace(committing=())


def open_fray(g: Call, story: int) -> None:
    there = tuple(card for seat in range(g.seats) for card in committed(g, seat, story))
    g.fray = Fray(story, there=there)
    happened(g, Resolving, story)


def note_struggle(g: Call, icon: int) -> None:
    assert g.fray is not None
    g.fray = g.fray._replace(fought=(*g.fray.fought, icon))


@cites("CC 11.12")
def note_victory(g: Call, seat: Seat, icon: int, margin: int) -> None:
    assert g.fray is not None
    happened(g, StruggleWon, seat, icon, margin, g.fray.story)


def close_fray(g: Call) -> None:
    assert g.fray is not None
    fray, g.fray = g.fray, None
    resolved = (*g.story_phase.resolved, fray.story)
    g.story_phase = g.story_phase._replace(resolved=resolved)
    happened(g, StoryResolved, fray.story, fray.there)


@cites("CC 1.18")
def put_tokens(g: Call, seat: Seat, story: int, count: int) -> None:
    """Success tokens on the seat's own side of the story, or off it."""
    mine, theirs = tokens(g, seat, story) + count, tokens(g, 1 - seat, story)
    g.success[story] = (mine, theirs) if seat == 0 else (theirs, mine)
    happened(g, Tokens, seat, story, mine, count)
    stir(g)


@cites("CC 13.8")
def clear_tokens(g: Call, story: int) -> None:
    g.success.pop(story, None)


@cites("CC 13.3", "CC 13.7", "CC 13.16", "CC 14.7")
def claim(g: Call, seat: Seat, story: int) -> None:
    """The winner takes the card; those committed there are released, Attachments destroyed."""
    g.claims += (Claim(story, seat, g.row.index(story)),)
    g.row = without(g.row, story)
    g.won[seat] += (story,)
    contest(g, tuple(one for one in g.contested if one[1] != story))
    remove(g, story)
    happened(g, WonStory, seat, story, len(g.won[seat]))
    release(g, [card for one in range(g.seats) for card in committed(g, one, story)])
    for card in attached_to(g, story):
        discard_from_play(g, card, "destroyed")
    stir_all(g)


@cites("CC 13.9", "CC 13.10", "CC 14.10", "CC 14.13")
def close_claim(g: Call) -> None:
    """The tokens are gone, and the next story takes the place; a conspiracy is not replaced."""
    done, g.claims = g.claims[-1], g.claims[:-1]
    clear_tokens(g, done.story)
    if not is_conspiracy(g, done.story) and g.story_deck:
        reveal_story(g, done.place)
    stir(g)


@cites("CC 2.3", "CC 13.9")
def reveal_story(g: Call, place: int) -> None:
    story, g.story_deck = g.story_deck[0], g.story_deck[1:]
    g.row = (*g.row[:place], story, *g.row[place:])
    g.known[story] = EVERYONE
    happened(g, NewStory, story)


@cites("CC 14.3", "CC 14.12")
def lay_conspiracy(g: Call, card: int, names: tuple[str, ...]) -> None:
    """One more story in the row."""
    g.row += (card,)
    bring(g, card, names)
    happened(g, NewStory, card)
    stir_all(g)


@cites("CC 14.9", "CC 14.10", "CC 14.11")
def drop_conspiracy(g: Call, card: int) -> None:
    """Out of play without being won: to its owner's discard pile, and its tokens are lost."""
    g.row = without(g.row, card)
    remove(g, card)
    clear_tokens(g, card)
    g.discards[g.owner[card]] += (card,)
    g.fallen += (card,)
    release(g, [one for seat in range(g.seats) for one in committed(g, seat, card)])
    for one in attached_to(g, card):
        discard_from_play(g, one, "destroyed")
    stir_all(g)


@cites("CC 3.4")
def return_story(g: Call, seat: Seat, story: int) -> None:
    """A story that was won goes back into the story deck."""
    g.won[seat] = without(g.won[seat], story)
    g.story_deck += (story,)
    happened(g, LostStory, seat, story)


# -- standing checks -------------------------------------------------------------------------------


def calm(g: Call) -> None:
    g.stirred = False


def be_torn(g: Call, seat: Seat) -> None:
    g.torn = seat


def be_whole(g: Call) -> None:
    g.torn = NOBODY


@cites("CC 13.11")
def contest(g: Call, claims: tuple[tuple[Seat, int], ...]) -> None:
    """Several stories are won at the same time; these have not been dealt with yet."""
    g.contested = claims


@cites("CC 3.1", "CC 3.5", "CC 3.8")
def finish(g: Call, winner: Seat, reason: str) -> None:
    happened(g, Won, winner, reason)
    g.end(reason, g.places([int(seat != winner) for seat in range(g.seats)]))
