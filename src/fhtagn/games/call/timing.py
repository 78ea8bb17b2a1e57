"""The timing of effects (CC 17): initiate, Disrupts, execute, Forced Responses, Responses.

After each step the standing checks run (`settle`). What happened is kept until its window closes:
Forced Responses answer it at once, Responses when both players are asked, the active player first.
"""

from __future__ import annotations

from fhtagn.games.call.abilities import LISTENED, PLAYING, USES
from fhtagn.games.call.chains import (
    MOST,
    arrangement,
    begin_link,
    circle,
    is_free,
    is_under_way,
)
from fhtagn.games.call.choosing import choices_of
from fhtagn.games.call.course_verbs import (
    close_window,
    look_no_further,
    mark_used,
    meet,
    open_use,
    spend,
)
from fhtagn.games.call.naming import about_bearer, says_use
from fhtagn.games.call.opportunities import (
    abilities_to_use,
    cards_to_play,
    could_be_in_hand,
    disrupting,
    events_that_respond,
    events_to_answer,
    responding,
)
from fhtagn.games.call.payment import derive_purse
from fhtagn.games.call.queries import opponent
from fhtagn.games.call.state import NOWHERE, Call, Public, Use
from fhtagn.games.call.usable import has_x, user_of, why_no_use, why_not_the_time
from fhtagn.games.call.uses import choose, come_into_play, execute, finish, name_x, pay
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.occurrences import witnesses
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule, window
from fhtagn.kernel.state import Seat

EFFECT, WOUND = "effect", "wound"  # what Disrupts come before
Due = tuple[int, str, int]  # a card, its ability and the number of the occurrence


# -- the use of an effect --------------------------------------------------------------------------


@rule("CC 17.21", "CC 17.4", "CC 17.15", says=says_use)
def declare(g: Call, seat: Seat, card: int, ability: str, answers: int) -> None:
    """Declare, name X, choose, pay; Disrupts; execute; then what answers it."""
    if answers != NOWHERE:
        mark_used(g, card, ability, answers)
    use = Use(seat, card, ability, answers)
    begin_link(g, use)
    open_use(g, use)
    if has_x(g, use):
        g.then(name_x, seat)
    if choices_of(g, use):
        g.then(choose)
    g.then(pay)
    g.then(carry_out)


def declaration(use: Use) -> Task:
    return option(declare, use.seat, use.card, use.ability, use.answers)


@rule("CC 17.1", "CC 17.21", "CC 17.23", "CC 40.4", "CC 40.39")
def carry_out(g: Call) -> None:
    """Disrupts and the effect; a card being played just comes into play."""
    use = g.uses[-1]
    if use.ability == PLAYING:
        g.then(come_into_play)
    else:
        g.then(disrupts, opponent(use.seat), 0, EFFECT)
        g.then(execute)
    g.then(finish)
    AFTERWARDS[PLAYING if use.ability == PLAYING else USES[use.ability].timing](g, use)


def after_an_action(g: Call, use: Use) -> None:
    g.then(after_the_step)
    if is_free(use):
        g.then(look_for_circle)


def after_an_answer(g: Call, _use: Use) -> None:
    g.then(aftermath)


def after_a_disrupt(_g: Call, _use: Use) -> None:
    """What was interrupted goes on."""


AFTERWARDS = {
    PLAYING: after_an_action,
    "action": after_an_action,
    "response": after_an_answer,
    "forced": after_an_answer,
    "disrupt": after_a_disrupt,
}


# -- endless chains --------------------------------------------------------------------------------


@rule("CC 18.18", "CC 40.42")
def look_for_circle(g: Call) -> None:
    """Free uses that have led back to where they began could go on for ever."""
    if not is_under_way(g):
        return
    uses = circle(g)
    if not uses:
        meet(g, arrangement(g))
    elif len(uses) == 1:
        spend(g, uses)
    else:
        g.then(how_often, uses[-1].seat, len(uses))


@choice("CC 18.18", "CC 40.42")
def how_often(_g: Call, seat: Seat, length: int) -> Decision:
    """How often the chain is repeated."""
    return Decision(seat, "how_often", [option(repeat, length, count) for count in range(MOST + 1)])


@rule("CC 18.18", "CC 40.42", says=lambda _g, _length, count: Saying("repeat", {"count": count}))
def repeat(g: Call, length: int, count: int) -> None:
    """Carry out the chain so many times; it is not to be begun again."""
    first = len(g.chain.uses) - length
    spend(g, g.chain.uses[first:])
    g.scope("chain")
    for _ in range(count):
        for number in range(first, len(g.chain.uses)):
            g.then(once_more, number)


@rule("CC 18.18")
def once_more(g: Call, number: int) -> None:
    """The same use as before; if it has become impossible, the chain is at its end."""
    use = g.chain.uses[number]
    if why_no_use(g, use._replace(chosen=())) is not None:
        g.leave("chain")
        return
    open_use(g, use)
    g.then(pay)
    g.then(carry_out)


# -- actions ---------------------------------------------------------------------------------------


@cites("CC 4.18", "CC 17.3")
def could_act(g: Call, seat: Seat) -> bool:
    """By what everybody sees: a card in hand, or something that can be used."""
    return bool(g.hands[seat]) or bool(abilities_to_use(g, seat))


@window("CC 4.16", "CC 4.17", "CC 4.18", "CC 17.3", prompt="act", could=could_act)
def actions(g: Call, seat: Seat, _passed: int) -> list[Task]:
    """One action after another, the active player first, until both have passed in turn."""
    return [declaration(use) for use in (*cards_to_play(g, seat), *abilities_to_use(g, seat))]


# -- disrupts --------------------------------------------------------------------------------------


@cites("CC 17.9", "CC 17.10", "CC 17.22")
def could_disrupt(g: Call, seat: Seat, kind: str) -> bool:
    """By what everybody sees: an ability in play, or an event the hand may hold.

    What has been cancelled does nothing any more that could be disrupted.
    """
    if kind == EFFECT and g.uses[-1].cancelled:
        return False
    return bool(disrupting(g, seat, kind)) or could_be_in_hand(g, seat, "disrupt", kind, NOWHERE)


@window("CC 17.9", "CC 17.23", "CC 40.4", "CC 40.5", prompt="disrupt", could=could_disrupt)
def disrupts(g: Call, seat: Seat, _passed: int, kind: str) -> list[Task]:
    """Before the effect, or before wounds are placed: cancel it, change it."""
    from_hand = events_to_answer(g, seat, "disrupt", kind, NOWHERE)
    return [declaration(use) for use in (*disrupting(g, seat, kind), *from_hand)]


# -- forced responses ------------------------------------------------------------------------------


@rule("CC 17.7", "CC 17.8", "CC 17.15", "CC 17.27")
def aftermath(g: Call) -> None:
    """Look for Forced Responses to all that has happened since they were last looked for."""
    due = forced_due(g)
    look_no_further(g)
    if due:
        g.then(forced, due)


def has_news(g: Call) -> bool:
    """Whether something has happened to which no Forced Response was looked for yet."""
    return len(g.happened) > g.answered.forced


def forced_due(g: Call) -> tuple[Due, ...]:
    found = []
    for number in range(g.answered.forced, len(g.happened)):
        for card, name in dict.fromkeys(witnesses(g, "forced", number)):
            use = Use(user_of(g, card, USES[name], number), card, name, number)
            if why_not_the_time(g, use) is None:
                found.append((card, name, number))
    return tuple(found)


@rule("CC 17.7", "CC 17.16")
def forced(g: Call, due: tuple[Due, ...]) -> None:
    """One after another, in the order the active player chooses."""
    if len(due) == 1:
        g.then(compel, *due[0])
    elif due:
        g.then(order_forced, g.active, due)


@choice("CC 17.16")
def order_forced(_g: Call, seat: Seat, due: tuple[Due, ...]) -> Decision:
    options = [option(next_forced, due, number) for number in range(len(due))]
    return Decision(seat, "order_forced", options)


def says_forced(g: Call, due: tuple[Due, ...], number: int) -> Saying:
    card, name, _ = due[number]
    twice = [one[:2] for one in due].count((card, name)) > 1
    seat = user_of(g, card, USES[name], due[number][2])
    return Saying(
        "next", about_bearer(g, card, name, seat) | ({"number": number + 1} if twice else {})
    )


@rule("CC 17.16", says=says_forced)
def next_forced(g: Call, due: tuple[Due, ...], number: int) -> None:
    g.then(compel, *due[number])
    g.then(forced, due[:number] + due[number + 1 :])


@rule("CC 17.7", "CC 17.8", "CC 18.2")
def compel(g: Call, card: int, ability: str, number: int) -> None:
    """The controller carries it out and makes its choices; without a legal one nothing happens."""
    seat = user_of(g, card, USES[ability], number)
    use = Use(seat, card, ability, number)
    if (card, ability) in witnesses(g, "forced", number) and why_no_use(g, use) is None:
        g.then(declare, seat, card, ability, number)


# -- responses -------------------------------------------------------------------------------------


@cites("CC 17.5", "CC 17.20")
def could_respond(g: Call, seat: Seat) -> bool:
    """By what everybody sees: an ability in play, or an event the hand may hold."""
    return bool(g.happened) and (
        bool(responding(g, seat))
        or any(
            could_be_in_hand(g, seat, "response", one.kind, number)
            for number, one in enumerate(g.happened)
        )
    )


@window(
    "CC 17.5", "CC 17.17", "CC 17.18", "CC 17.26", "CC 4.20", prompt="respond", could=could_respond
)
def responses(g: Call, seat: Seat, _passed: int) -> list[Task]:
    """To anything that happened in this window, each once for each occurrence."""
    return [declaration(use) for use in (*responding(g, seat), *events_that_respond(g, seat))]


@rule("CC 4.19", "CC 4.20", "CC 17.15", "CC 40.7")
def after_the_step(g: Call) -> None:
    """An action or a framework step is over: Forced Responses, then Responses to what happened."""
    if g.happened:
        aftermath(g)
        g.then(responses, g.active, 0)
        g.then(end_step)
    elif g.departed or g.answered.held:
        close_window(g)


@rule("CC 17.20")
def end_step(g: Call) -> None:
    close_window(g)


# -- what a deck may hold --------------------------------------------------------------------------


@cites("CC 40.43")
def repertoire(g: Call, seat: Seat) -> dict[str, tuple[str, ...]]:
    """The answering events the seat's deck may hold; all of them if lists are closed."""
    if g.variant.open_lists:
        held = {code for code, owner in zip(g.code, g.owner, strict=True) if owner == seat}
    else:
        held = set(g.content.cards)
    return {
        moment: tuple(code for code in codes if code in held) for moment, codes in LISTENED.items()
    }


def derive(g: Call) -> None:
    """Work out anew what both players can know."""
    g.public = Public(repertoire=tuple(repertoire(g, seat) for seat in range(g.seats)))
    derive_purse(g, *range(g.seats))
