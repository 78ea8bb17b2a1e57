"""What effects do to cards in play, in the words of the cards (CC 16, 18, 19).

Each deed puts a rule on the agenda, so a card's deeds happen one after another in the order of its
text, each settled before the next. A deed that does not succeed completely says so, and what stands
after "then" does not happen (CC 18.7).
"""

from __future__ import annotations

from collections.abc import Callable

from fhtagn.games.call.abilities import USES
from fhtagn.games.call.course_verbs import cancel_interrupted, prevent, rewrite_use
from fhtagn.games.call.entering import can_take
from fhtagn.games.call.harm import harm
from fhtagn.games.call.naming import about_card
from fhtagn.games.call.pile_verbs import lose_resource, recover
from fhtagn.games.call.queries import (
    PHASE,
    can_be_restored,
    can_go_insane,
    characters,
    in_play,
    is_blank,
    is_character,
    is_insane,
    is_spared,
)
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.games.call.verbs import (
    attach,
    copy_abilities,
    detach,
    discard_from_play,
    exhaust,
    lay,
    oblige,
    ready,
    restore,
    return_from_play,
    take,
    turn_insane,
    uncommit,
)
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import RULES, Saying, Value, choice, name_of, rule
from fhtagn.kernel.state import Seat

Cards = tuple[int, ...]


def there(cards: Cards) -> Cards:
    """Those chosen that are still legal."""
    return tuple(card for card in cards if card != NOWHERE)


# -- "then" ----------------------------------------------------------------------------------------


def and_then(g: Call, fn: Callable[..., None], *args: Value) -> None:
    """Do it only if what came before succeeded completely."""
    g.then(if_done, name_of(fn), args)


@rule("CC 18.7")
def if_done(g: Call, name: str, args: tuple[Value, ...]) -> None:
    if g.uses[-1].done:
        g.then(RULES[name], *args)


# -- wounds, destruction, sacrifice ----------------------------------------------------------------


def wound(g: Call, use: Use, *cards: int, count: int = 1) -> None:
    """So many wounds on each, all at once."""
    g.then(harm, tuple((card, count) for card in there(cards)), use.seat)


def prevent_wound(g: Call, card: int) -> None:
    g.then(prevented, card)


@rule("CC 17.9", "CC 16.19")
def prevented(g: Call, card: int) -> None:
    if card != NOWHERE:
        prevent(g, card, 1)


def destroy(g: Call, *cards: int) -> None:
    g.then(destroyed, there(cards))


@rule("CC 15.13", "CC 16.15", "CC 7.12")
def destroyed(g: Call, cards: Cards) -> None:
    """Cards in play, or resources, go to their owners' discard piles."""
    for card in cards:
        if in_play(g, card):
            discard_from_play(g, card, "destroyed")
        else:
            lose_resource(g, card)


def sacrifice(g: Call, *cards: int) -> None:
    """Cards their controllers have to give up."""
    g.then(sacrificed, cards)


@rule("CC 16.16", "CC 16.17", says=lambda g, cards: Saying("sacrifice", about_card(g, cards[0])))
def sacrificed(g: Call, cards: Cards) -> None:
    for card in cards:
        if in_play(g, card):
            discard_from_play(g, card, "sacrificed")


def sacrifice_one(g: Call, seat: Seat) -> None:
    """The player gives up one of his characters, which he chooses; if he has none, nothing."""
    g.then(give_up_one, seat)


@rule("CC 16.12", "CC 16.16", "CC 18.8")
def give_up_one(g: Call, seat: Seat) -> None:
    mine = characters(g, seat)
    if len(mine) == 1:
        g.then(sacrificed, (mine[0],))
    elif mine:
        g.then(choose_sacrifice, seat)


@choice("CC 16.16", "CC 18.8")
def choose_sacrifice(g: Call, seat: Seat) -> Decision:
    mine = characters(g, seat)
    return Decision(seat, "sacrifice", [option(sacrificed, (card,)) for card in mine])


# -- states ----------------------------------------------------------------------------------------


def go_insane(g: Call, card: int) -> None:
    g.then(maddened, card)


@rule("CC 15.28", "CC 15.29", "CC 18.9")
def maddened(g: Call, card: int) -> None:
    """If it can go insane, now."""
    if card != NOWHERE and can_go_insane(g, card):
        turn_insane(g, card)
    else:
        rewrite_use(g, done=False)


def restore_and_ready(g: Call, *cards: int) -> None:
    g.then(brought_back, there(cards))


@rule("CC 16.13")
def brought_back(g: Call, cards: Cards) -> None:
    for card in cards:
        if can_be_restored(g, card):
            restore(g, card)
            ready(g, card)


def make_ready(g: Call, *cards: int) -> None:
    g.then(readied, there(cards))


@rule("CC 16.3", "CC 16.20")
def readied(g: Call, cards: Cards) -> None:
    for card in cards:
        ready(g, card)


def make_exhausted(g: Call, *cards: int) -> None:
    g.then(wearied, there(cards))


@rule("CC 16.3", "CC 16.20")
def wearied(g: Call, cards: Cards) -> None:
    for card in cards:
        exhaust(g, card)


def remove_from_story(g: Call, card: int) -> None:
    g.then(removed, card)


@rule("CC 10.14")
def removed(g: Call, card: int) -> None:
    """Out of its story, in the state it is in."""
    if card != NOWHERE:
        uncommit(g, card)


def to_hand(g: Call, *cards: int) -> None:
    """Cards in play or in a discard pile go back to their owners' hands."""
    g.then(returned, there(cards))


@rule("CC 1.11", "CC 6.4")
def returned(g: Call, cards: Cards) -> None:
    for card in cards:
        if in_play(g, card):
            return_from_play(g, card)
        elif card in g.discards[g.owner[card]]:
            recover(g, card)


# -- what lasts ------------------------------------------------------------------------------------


def gain(g: Call, *cards: int, **amounts: int) -> None:
    """Skill, icons or keywords for the rest of the phase: `gain(g, card, skill=-2, combat=1)`."""
    g.then(gained, there(cards), tuple(amounts.items()))


@rule("CC 16.9", "CC 19.2", "CC 19.5", "CC 19.8", "CC 40.18")
def gained(g: Call, cards: Cards, amounts: tuple[tuple[str, int], ...]) -> None:
    """On those who are there now; the insane cannot be changed."""
    for card in cards:
        if in_play(g, card) and not is_insane(g, card):
            for name, amount in amounts:
                lay(g, name, card, amount, PHASE)


def lose_printed(g: Call, cards: Cards, *icons: str) -> None:
    """The printed icons do not exist for the rest of the phase; those gained remain."""
    g.then(gained, there(cards), tuple((f"printed_{icon}", 0) for icon in icons))


def discount(g: Call, ability: str, thing: int) -> None:
    """What cards cost for the rest of the phase."""
    g.then(discounted, ability, thing)


@rule("CC 8.18", "CC 40.19")
def discounted(g: Call, ability: str, thing: int) -> None:
    lay(g, ability, thing, 0, PHASE)


def struggle_less(g: Call, story: int, icon: int) -> None:
    g.then(struggle_removed, story, icon)


@rule("CC 19.14")
def struggle_removed(g: Call, story: int, icon: int) -> None:
    if story != NOWHERE:
        lay(g, "struggle_less", story, icon, PHASE)


def blank(g: Call, card: int) -> None:
    g.then(gained, there((card,)), (("blank", 1),))


def copy_text(g: Call, card: int, names: tuple[str, ...]) -> None:
    g.then(copied, card, names)


@rule("CC 18.12", "CC 19.9")
def copied(g: Call, card: int, names: tuple[str, ...]) -> None:
    """The card has another's abilities with a bold word; what names its own card stays useless."""
    if in_play(g, card) and not is_insane(g, card):
        copy_abilities(g, card, names, PHASE)
    else:
        rewrite_use(g, done=False)


def bold_texts(g: Call, card: int) -> tuple[str, ...]:
    """The abilities with a bold word that the card has now."""
    blank = is_blank(g, card)
    return tuple(
        name
        for name in g.abilities.get(card, ())
        if name in USES and (not blank or is_spared(g, card, name))
    )


# -- attaching, control, obligations ---------------------------------------------------------------


def attach_to(g: Call, card: int, host: int) -> None:
    g.then(hung, card, host)


@rule("CC 19.10", "CC 40.23")
def hung(g: Call, card: int, host: int) -> None:
    if host != NOWHERE and is_character(g, card):
        attach(g, card, host)


def let_go(g: Call, card: int) -> None:
    g.then(loosened, card)


@rule("CC 40.23")
def loosened(g: Call, card: int) -> None:
    if in_play(g, card):
        detach(g, card)


def take_control(g: Call, use: Use, card: int, until: str = PHASE) -> None:
    g.then(taken, use.seat, card, until)


@rule("CC 20.7", "CC 20.10", "CC 15.9")
def taken(g: Call, seat: Seat, card: int, until: str) -> None:
    if card != NOWHERE and can_take(g, seat, card):
        take(g, card, seat, until)


def commit_with(g: Call, card: int, other: int) -> None:
    g.then(bound, card, other)


@rule("CC 40.24")
def bound(g: Call, card: int, other: int) -> None:
    if card != NOWHERE:
        oblige(g, card, other)


# -- cancelling ------------------------------------------------------------------------------------


def cancel(g: Call) -> None:
    """What this disrupts does nothing."""
    g.then(cancelled)


@rule("CC 17.9", "CC 17.10", "CC 8.14")
def cancelled(g: Call) -> None:
    cancel_interrupted(g)


def interrupted(g: Call) -> Use:
    """The effect about to be carried out, which a Disrupt would come before."""
    return g.uses[-1]
