"""The verbs of the course of the game: turns, what is in progress, dice, and what happened."""

from __future__ import annotations

from typing import TypedDict, Unpack

from fhtagn.games.fate.events.curses import BoughtOff, CurseAverted
from fhtagn.games.fate.events.dice import Raid as RaidBegan
from fhtagn.games.fate.events.dice import RaidCalledOff, Rerolled, Rolled
from fhtagn.games.fate.events.setup import FirstPlayer
from fhtagn.games.fate.events.spells import Cancelled
from fhtagn.games.fate.events.track import SignsIgnored
from fhtagn.games.fate.events.turns import InvestigatorsMoved, Moved, Phase
from fhtagn.games.fate.events.turns import Turn as TurnBegan
from fhtagn.games.fate.queries import controls_ceremony, frame, turn
from fhtagn.games.fate.state import NOTHING, Deed, Effect, Fate, Hex, Raid, Roll, Signs, Turn
from fhtagn.kernel.chance import pick
from fhtagn.kernel.events import happened
from fhtagn.kernel.knowledge import uncover
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

# -- turns -----------------------------------------------------------------------------------------


def begin_with(g: Fate, seat: Seat) -> None:
    g.first = seat
    happened(g, FirstPlayer, seat)


@cites("FG 4.1.4")
def begin_turn(g: Fate, seat: Seat) -> None:
    """What lasted for the turn before is over."""
    g.turn, g.turns, g.bought = Turn(seat), g.turns + 1, False
    happened(g, TurnBegan, seat)


def enter_phase(g: Fate, phase: int) -> None:
    change_turn(g, phase=phase)
    happened(g, Phase, turn(g).seat, PHASES[phase - 1])


PHASES = ("prepare", "move", "activate", "conclude")


class TurnChanges(TypedDict, total=False):
    """What changes in the course of a turn."""

    phase: int
    arrived: bool
    tested: bool
    control: str
    bonus: int
    barred: bool
    base_done: bool
    cthulhus: int
    preparations: int
    prepared: int
    used: tuple[int, ...]


def change_turn(g: Fate, **changes: Unpack[TurnChanges]) -> None:
    g.turn = turn(g)._replace(**changes)


def move_piece(g: Fate, seat: Seat, piece: int, at: int) -> None:
    g.fate[piece] = at
    happened(g, Moved, seat, at)


def move_investigators_piece(g: Fate, piece: int, at: int) -> None:
    g.fate[piece] = at
    happened(g, InvestigatorsMoved, at)


def buy_off(g: Fate, seat: Seat) -> None:
    g.bought = True
    happened(g, BoughtOff, seat)


def break_off(g: Fate) -> None:
    """Everything in progress is dropped; cards in use go where they would have gone."""
    for one in g.effects:
        put_away(g, one)
    if g.preparing != NOTHING:
        g.discard += (g.preparing,)
        uncover(g, (g.preparing,))
    g.storms, g.storms_seen = g.storms + g.storms_seen, ()
    g.effects, g.rolls, g.raids, g.gains, g.hexes = (), (), (), (), ()
    g.preparing, g.entering = NOTHING, 0


# -- effects ---------------------------------------------------------------------------------------


def open_effect(g: Fate, sort: str, code: str, seat: Seat, card: int = NOTHING) -> None:
    g.effects += (Effect(sort, code, seat, card, control=controls_ceremony(g, seat)),)


class EffectChanges(TypedDict, total=False):
    """What changes while an effect is carried out."""

    rival: Seat
    at: int
    done: int
    sacrificed: tuple[Seat, ...]
    lost: int


def change_effect(g: Fate, **changes: Unpack[EffectChanges]) -> None:
    g.effects = (*g.effects[:-1], frame(g)._replace(**changes))


def remember_used(g: Fate, card: int) -> None:
    g.used_last = card


def cancel_below(g: Fate) -> None:
    """The effect that the present one answers comes to nothing."""
    *below, target, answer = g.effects
    g.effects = (*below, target._replace(cancelled=True), answer)
    happened(g, Cancelled, target.seat, target.card)


def close_effect(g: Fate) -> Effect:
    """It is complete: its card goes where such cards go."""
    done = frame(g)
    g.effects = g.effects[:-1]
    put_away(g, done)
    return done


@cites("FG 1.4.2", "FG 1.4.4", "FG 15.1.7")
def bury_curse(g: Fate, card: int) -> None:
    """Under the deck, face down: whoever draws it again reads it in secret."""
    g.curse_deck += (card,)
    g.known[card] = 0


@cites("FG 15.1.7", "FG 30.3.8")
def put_away(g: Fate, done: Effect) -> None:
    """A Spell to the discard pile, a Curse under its deck, a Storm token to the pool."""
    if done.sort == "spell":
        g.discard += (done.card,)
    elif done.sort == "curse":
        bury_curse(g, done.card)
    elif done.sort == "storm":
        g.storms += (done.card,)


# -- dice ------------------------------------------------------------------------------------------


@cites("FG 1.1.8", "FG 1.1.10")
def throw(g: Fate, seat: Seat, count: int, why: str, *, fixed: bool) -> None:
    """So many dice, more than ten too."""
    dice = tuple(pick(g, g.content.die) for _ in range(count))
    g.rolls += (Roll(seat, why, dice, fixed=fixed),)
    happened(g, Rolled, seat, why, dice)


@cites("FG 40.1.56")
def throw_again(g: Fate, faces: tuple[str, ...], by: str, *, final: bool) -> None:
    """The dice named are rolled anew by something that has not rerolled in this roll yet."""
    now = g.rolls[-1]
    kept = list(now.dice)
    for face in faces:
        kept.remove(face)
    new = tuple(pick(g, g.content.die) for _ in faces)
    locked = now.final + new if final else now.final
    dice = tuple(kept) if final else (*kept, *new)
    g.rolls = (*g.rolls[:-1], now._replace(dice=dice, final=locked, used=(*now.used, by)))
    happened(g, Rerolled, now.seat, faces, new)


def take_dice(g: Fate) -> tuple[str, ...]:
    """The final result; the roll is over."""
    now, g.rolls = g.rolls[-1], g.rolls[:-1]
    return now.dice + now.final


# -- Raids, Elder Signs and Curses about to come ---------------------------------------------------


def open_raid(g: Fate, seat: Seat, *, fixed: bool) -> None:
    g.raids += (Raid(seat, fixed=fixed),)
    happened(g, RaidBegan, seat, g.visitors[seat])


def call_off_raid(g: Fate) -> None:
    g.raids = (*g.raids[:-1], g.raids[-1]._replace(called_off=True))
    happened(g, RaidCalledOff, g.raids[-1].seat)


def close_raid(g: Fate) -> Raid:
    now, g.raids = g.raids[-1], g.raids[:-1]
    return now


def expect_signs(g: Fate, seat: Seat, count: int, cause: str) -> None:
    g.gains += (Signs(seat, count, cause),)


def ignore_signs(g: Fate, count: int) -> None:
    now = g.gains[-1]
    g.gains = (*g.gains[:-1], now._replace(count=now.count - count))
    happened(g, SignsIgnored, now.seat, count)


def take_expected_sign(g: Fate) -> bool:
    """Whether one more of the signs expected is to be laid."""
    now = g.gains[-1]
    if now.count:
        g.gains = (*g.gains[:-1], now._replace(count=now.count - 1))
    return now.count > 0


def close_gain(g: Fate) -> None:
    g.gains = g.gains[:-1]


def expect_curse(g: Fate, seat: Seat) -> None:
    g.hexes += (Hex(seat),)


def avert_curse(g: Fate) -> None:
    g.hexes = (*g.hexes[:-1], g.hexes[-1]._replace(averted=True))
    happened(g, CurseAverted, g.hexes[-1].seat)


def close_hex(g: Fate) -> Hex:
    now, g.hexes = g.hexes[-1], g.hexes[:-1]
    return now


def expect_investigators(g: Fate, count: int) -> None:
    g.entering = count


# -- what happened, for Curses that wait for it ----------------------------------------------------


def note(g: Fate, what: str, seat: Seat, value: int = 0) -> None:
    if g.waiting[seat]:
        g.happened += (Deed(what, seat, value),)


def mark_due(g: Fate, cards: tuple[int, ...]) -> None:
    """These Curses wait no longer for their event; the next check looks for new ones."""
    g.due += cards
    g.happened = ()
