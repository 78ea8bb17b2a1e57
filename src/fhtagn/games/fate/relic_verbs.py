"""The verbs of Artifacts, Curses, Monsters and Storm tokens."""

from __future__ import annotations

from fhtagn.games.fate.card_verbs import without
from fhtagn.games.fate.course_verbs import bury_curse
from fhtagn.games.fate.events.curses import Cursed, CurseFired, CurseLifted
from fhtagn.games.fate.events.monsters import MonsterLeft, MonstersShown, MonsterTokens, Summoned
from fhtagn.games.fate.events.relics import (
    ArtifactBuried,
    ArtifactGained,
    ArtifactRemoved,
    ArtifactsShown,
    ArtifactStolen,
    Straightened,
    Tilted,
)
from fhtagn.games.fate.events.storms import LaidStorm, LookedAtStorms, StormRevealed, StormWithdrawn
from fhtagn.games.fate.queries import holder
from fhtagn.games.fate.state import NOBODY, NOTHING, Effect, Fate
from fhtagn.kernel.events import happened
from fhtagn.kernel.knowledge import learn, mix, uncover
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

# -- Artifacts -------------------------------------------------------------------------------------


@cites("FG 40.2.2")
def show_artifacts(g: Fate) -> None:
    """Two are face up, as long as there are any."""
    while len(g.display) < 2 and g.artifact_deck:
        g.display += (g.artifact_deck[0],)
        g.artifact_deck = g.artifact_deck[1:]
        uncover(g, g.display)
    happened(g, ArtifactsShown, g.display)


@cites("FG 9.1.2", "FG 9.1.3")
def renew_display(g: Fate) -> None:
    """What lies face up goes under the deck, and two new ones are turned up."""
    g.artifact_deck += g.display
    g.display = ()
    show_artifacts(g)


@cites("FG 9.1.1", "FG 1.4.1")
def gain_artifact(g: Fate, seat: Seat, card: int) -> None:
    g.display = without(g.display, card)
    g.artifact_deck = without(g.artifact_deck, card)
    g.artifacts[seat] += (card,)
    uncover(g, (card,))
    happened(g, ArtifactGained, seat, card)


@cites("FG 40.1.22", "FG 20.1.4")
def bury_artifact(g: Fate, seat: Seat, card: int) -> None:
    """Under the Artifact deck."""
    g.artifacts[seat] = without(g.artifacts[seat], card)
    g.tilted = without(g.tilted, card)
    g.artifact_deck += (card,)
    happened(g, ArtifactBuried, seat, card)


@cites("FG 9.2.4")
def remove_artifact(g: Fate, seat: Seat, card: int) -> None:
    """Out of the game."""
    g.artifacts[seat] = without(g.artifacts[seat], card)
    g.tilted = without(g.tilted, card)
    g.removed += (card,)
    happened(g, ArtifactRemoved, seat, card)


def steal_artifact(g: Fate, seat: Seat, other: Seat, card: int) -> None:
    """It stays tilted or straight."""
    g.artifacts[other] = without(g.artifacts[other], card)
    g.artifacts[seat] += (card,)
    happened(g, ArtifactStolen, seat, other, card)


@cites("FG 9.2.2")
def tilt(g: Fate, seat: Seat, card: int) -> None:
    g.tilted += (card,)
    happened(g, Tilted, seat, card)


@cites("FG 4.2.2", "FG 4.2.3")
def straighten(g: Fate, seat: Seat) -> None:
    """All the tilted Artifacts of the player, and of nobody else."""
    own = [card for card in g.tilted if card in g.artifacts[seat]]
    g.tilted = tuple(card for card in g.tilted if card not in own)
    if own:
        happened(g, Straightened, seat)


# -- Curses ----------------------------------------------------------------------------------------


@cites("FG 15.1.1", "FG 1.4.2", "FG 17.2.5", "FG 40.1.28")
def draw_curse(g: Fate, seat: Seat) -> None:
    """The player on the right reads the top Curse and keeps it; alone, it lies there unread."""
    card, g.curse_deck = g.curse_deck[0], g.curse_deck[1:]
    g.waiting[seat] += (card,)
    g.ages += (card,)
    keeper = holder(g, seat)
    if keeper != NOBODY:
        learn(g, keeper, (card,))
    happened(g, Cursed, seat, keeper, card)


def no_longer_wait(g: Fate, seat: Seat, card: int) -> None:
    g.waiting[seat] = without(g.waiting[seat], card)
    g.ages, g.due = without(g.ages, card), without(g.due, card)


@cites("FG 15.1.4", "FG 15.1.5")
def reveal_curse(g: Fate, seat: Seat, card: int) -> None:
    """It is shown to all and waits no longer."""
    no_longer_wait(g, seat, card)
    uncover(g, (card,))
    g.effects += (Effect("curse", g.code[card], NOBODY, card),)
    happened(g, CurseFired, seat, card)


def lift_curse(g: Fate, seat: Seat, card: int) -> None:
    """Unread under the deck."""
    no_longer_wait(g, seat, card)
    bury_curse(g, card)
    happened(g, CurseLifted, seat)


@cites("FG 40.1.50")
def hand_on_curses(g: Fate) -> None:
    """Curses held by one who has left are read by the next player on the right."""
    for seat in range(g.seats):
        keeper = holder(g, seat)
        if keeper != NOBODY:
            learn(g, keeper, g.waiting[seat])


# -- Monsters --------------------------------------------------------------------------------------


@cites("FG 18.2.1", "FG 18.2.3", "FG 40.2.2")
def show_monsters(g: Fate) -> None:
    """Two are face up, as long as there are any."""
    while len(g.monsters_shown) < 2 and g.monster_stack:
        g.monsters_shown += (g.monster_stack[0],)
        g.monster_stack = g.monster_stack[1:]
        uncover(g, g.monsters_shown)
    happened(g, MonstersShown, g.monsters_shown)


@cites("FG 18.2.2", "FG 18.2.3", "FG 18.2.4")
def summon_monster(g: Fate, seat: Seat, card: int) -> None:
    """The card comes with all its tokens; what was face up goes under the stack."""
    g.monster_stack = without(g.monster_stack, card)
    g.monster_stack += without(g.monsters_shown, card)
    g.monsters_shown = ()
    uncover(g, (card,))
    g.monsters[seat] = card
    g.tokens[seat] = g.content.monsters[g.code[card]].slots
    happened(g, Summoned, seat, card)
    show_monsters(g)


@cites("FG 18.2.6", "FG 18.2.8")
def dismiss_monster(g: Fate, seat: Seat) -> None:
    """The card goes under the stack with its tokens and figures gone."""
    card, g.monsters[seat], g.tokens[seat] = g.monsters[seat], NOTHING, 0
    g.monster_stack += (card,)
    happened(g, MonsterLeft, seat, card)


def change_tokens(g: Fate, seat: Seat, count: int) -> None:
    g.tokens[seat] += count
    happened(g, MonsterTokens, seat, g.monsters[seat], g.tokens[seat])


@cites("FG 18.3.4", "FG 40.1.36")
def remove_monsters(g: Fate, codes: tuple[str, ...]) -> None:
    gone = tuple(card for card in g.monster_stack if g.code[card] in codes)
    g.monster_stack = tuple(card for card in g.monster_stack if card not in gone)
    g.removed += gone
    uncover(g, gone)


# -- Winter Storms ---------------------------------------------------------------------------------


@cites("FG 30.1.4", "FG 1.4.3")
def look_at_storms(g: Fate, seat: Seat, count: int) -> None:
    """So many tokens from the pool, seen by their owner alone."""
    mix(g, g.storms)
    g.storms_seen, g.storms = g.storms[:count], g.storms[count:]
    g.storm_seat = seat
    learn(g, seat, g.storms_seen)
    happened(g, LookedAtStorms, seat, g.storms_seen)


def lay_storm(g: Fate, seat: Seat, storm: int, at: int) -> None:
    g.storms_seen = without(g.storms_seen, storm)
    g.storm_at[at] = storm
    happened(g, LaidStorm, seat, storm, at)


def return_storms(g: Fate) -> None:
    """What was not laid goes back to the pool."""
    g.storms, g.storms_seen = g.storms + g.storms_seen, ()


@cites("FG 30.3.7")
def withdraw_storm(g: Fate, at: int) -> None:
    """Unrevealed back to the pool."""
    storm, g.storm_at[at] = g.storm_at[at], NOTHING
    g.storms += (storm,)
    happened(g, StormWithdrawn, at)


@cites("FG 30.1.4", "FG 40.1.60")
def reveal_storm(g: Fate, seat: Seat, at: int) -> None:
    """Its effect is one of its owner's."""
    storm, g.storm_at[at] = g.storm_at[at], NOTHING
    uncover(g, (storm,))
    g.effects += (Effect("storm", g.code[storm], g.storm_seat, storm, at=at),)
    happened(g, StormRevealed, seat, storm, at)


@cites("FG 40.1.38")
def leave_storms(g: Fate) -> None:
    """Nobody's god uses them."""
    g.removed, g.storms = g.removed + g.storms, ()
