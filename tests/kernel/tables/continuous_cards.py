"""Continuous effects, the cards: what is printed, and what each does that the rules do not."""

from __future__ import annotations

from typing import Any, NamedTuple

from fhtagn.kernel.effects import ABILITIES, last, modifies
from fhtagn.kernel.state import Seat
from tests.kernel.tables.continuous_events import Left
from tests.kernel.tables.continuous_table import (
    NOBODY,
    Card,
    Table,
    blank,
    characters,
    claws,
    control,
    cost,
    draw,
    enter,
    eyes,
    gain,
    grant,
    heal,
    keywords,
    leave,
    look,
    may_go_out,
    printed,
    skill,
)
from tests.kernel.tables.continuous_uses import Deed, ability, attempt, rewrite, top


class Content(NamedTuple):
    name: str
    version: str
    digest: str
    cards: dict[str, Card]
    deck: tuple[str, ...]
    from_hand: frozenset[str]  # what can be answered out of a hand: public, like the deck


CARDS = {
    "guard": Card("character", 1, 2, 1, 0, ("tough",)),
    "cultist": Card("character", 1, 1, 0, 2),
    "captain": Card("character", 2, 2, 1, 0, (), ("captain/1",)),
    "chaplain": Card("character", 2, 1, 0, 1, (), ("chaplain/1",)),
    "drummer": Card("character", 2, 1, 1, 0, (), ("drummer/1",)),
    "sage": Card("character", 2, 1, 0, 1, (), ("sage/1",)),
    "herald": Card("character", 1, 1, 1, 0, (), ("herald/1",)),
    "collector": Card("character", 1, 1, 0, 1, (), ("collector/1",)),
    "mimic": Card("character", 2, 2, 1, 1, (), ("mimic/1",)),
    "martyr": Card("character", 1, 1, 1, 0, (), ("martyr/1",)),
    "ghoul": Card("character", 2, 2, 1, 0, ("tough",), ("ghoul/1",)),
    "rot": Card("character", 2, 2, 1, 0, (), ("rot/1",)),
    "berserker": Card("character", 2, 3, 1, 0, ("tough",), ("berserker/1",)),
    "widow": Card("character", 1, 1, 0, 1, (), ("widow/1",)),
    "scout": Card("character", 1, 1, 0, 1, (), ("scout/1",)),
    "ferryman": Card("character", 1, 1, 0, 1, (), ("ferryman/1",)),
    "warden": Card("character", 2, 2, 0, 1, (), ("warden/1",)),
    "bodyguard": Card("character", 2, 2, 1, 0, ("tough",), ("bodyguard/1",)),
    "warlock": Card("character", 2, 2, 0, 1, (), ("warlock/1",)),
    "sword": Card("attachment", 1, abilities=("sword/1", "sword/2")),
    "gag": Card("attachment", 1, abilities=("gag/1",)),
    "shackles": Card("attachment", 1, abilities=("shackles/1",)),
    "ward": Card("event", 1, abilities=("ward/1",)),
    "dominate": Card("event", 2, abilities=("dominate/1",)),
    "sleep": Card("event", 1, abilities=("sleep/1",)),
    "bolt": Card("event", 1, abilities=("bolt/1",)),
    "banish": Card("event", 2, abilities=("banish/1",)),
    "blink": Card("event", 1, abilities=("blink/1",)),
    "raise": Card("event", 2, abilities=("raise/1",)),
    "mourn": Card("event", 1, abilities=("mourn/1",)),
}
DECK = (*CARDS, "ward", "bolt", *("guard", "cultist") * 2)


# -- continuous: `me` is the bearer, or the amount of a lasting effect -----------------------------


def comrade(g: Table, me: int, card: int) -> bool:
    """Another character of the same controller."""
    is_character = printed(g, card).kind == "character"
    return is_character and card != me and control(g, card) == control(g, me)


@modifies(skill, "captain/1", "CE 8.1")
def leads(g: Table, me: int, card: int, value: int) -> int:
    return value + comrade(g, me, card)


@modifies(keywords, "chaplain/1", "CE 8.2")
def blesses(g: Table, me: int, card: int, value: tuple[str, ...]) -> tuple[str, ...]:
    return (*value, "tough") if comrade(g, me, card) and "tough" not in value else value


@modifies(claws, "drummer/1", "CE 8.3")
def drums(g: Table, me: int, card: int, value: int) -> int:
    """The tough among the drummer's comrades have a claw more."""
    return value + (comrade(g, me, card) and "tough" in keywords(g, card))


@modifies(skill, "sage/1", "CE 8.4")
def reads(g: Table, me: int, card: int, value: int) -> int:
    """The sage has as much more skill as its comrades have eyes."""
    others = characters(g, control(g, me)) if card == me else ()
    return value + sum(eyes(g, other) for other in others if other != me)


@modifies(may_go_out, "herald/1", "CE 8.5")
def calls(g: Table, me: int, card: int, allowed: bool) -> bool:
    return allowed or comrade(g, me, card)


@modifies(cost, "collector/1", "CE 8.6")
def taxes(g: Table, me: int, card: int, value: int) -> int:
    """The opponent's events cost one more."""
    return value + (printed(g, card).kind == "event" and g.owner[card] != control(g, me))


@modifies(skill, "sword/1", "CE 8.7")
@modifies(claws, "sword/2", "CE 8.7")
def arms(g: Table, me: int, card: int, value: int) -> int:
    return value + (g.host[me] == card)


@modifies(blank, "gag/1", "CE 8.8", stage="set")
def gags(g: Table, me: int, card: int, value: bool) -> bool:
    return value or g.host[me] == card


@modifies(may_go_out, "shackles/1", "CE 8.9", stage="cannot")
def shackled(g: Table, me: int, card: int, allowed: bool) -> bool:
    return allowed and g.host[me] != card


@modifies(control, "dominate/hold", "CE 9.2", stage="set")
def held_by(_g: Table, seat: Seat, _card: int, _value: Seat) -> Seat:
    return seat


@modifies(blank, "sleep/hold", "CE 9.3", stage="set")
def asleep(*_: Any) -> bool:
    return True


@modifies(claws, "berserker/rage", "CE 8.13")
def rages(_g: Table, amount: int, _card: int, value: int) -> int:
    return value + amount


# -- who or what is aimed at, asked before a use and again before it is done -----------------------


def anybody(g: Table, _seat: Seat, me: int, _number: int) -> list[int]:
    return [card for card in characters(g) if card != me]


def foes(g: Table, seat: Seat, _me: int, _number: int) -> list[int]:
    return characters(g, 1 - seat)


def friends(g: Table, seat: Seat, me: int, _number: int) -> list[int]:
    return [card for card in characters(g, seat) if card != me]


def buried(g: Table, seat: Seat, _me: int, _number: int) -> list[int]:
    """The characters in the seat's discard pile, one of each."""
    cards = {g.code[c]: c for c in reversed(g.discard[seat]) if printed(g, c).kind == "character"}
    return list(cards.values())


def if_mine(g: Table, _seat: Seat, me: int, number: int) -> list[int]:
    """It happened to this very card."""
    return [NOBODY] if g.happened[number].card == me else []


def left(g: Table, number: int) -> Left:
    """What happened, which was that a card left."""
    one = g.happened[number]
    assert isinstance(one, Left)
    return one


def if_another_died(g: Table, _seat: Seat, me: int, number: int) -> list[int]:
    one = left(g, number)
    dead = g.content.cards[one.code].kind == "character" and one.pile == "discard"
    return [NOBODY] if dead and one.card != me else []


def if_friend_died(g: Table, seat: Seat, me: int, number: int) -> list[int]:
    friend = left(g, number).controller == seat
    return if_another_died(g, seat, me, number) if friend else []


def if_it_died(g: Table, seat: Seat, me: int, number: int) -> list[int]:
    one = left(g, number)
    return anybody(g, seat, me, number) if (one.card, one.pile) == (me, "discard") else []


def if_foes_use(g: Table, seat: Seat, _me: int, _number: int) -> list[int]:
    return [NOBODY] if top(g).going and top(g).seat != seat else []


def if_aimed_at_friend(g: Table, seat: Seat, me: int, number: int) -> list[int]:
    aimed = top(g).target in characters(g, seat)
    return if_foes_use(g, seat, me, number) if aimed else []


def if_friend_wounded(g: Table, seat: Seat, me: int, _number: int) -> list[int]:
    hit = top(g).going and top(g).amount and top(g).target in friends(g, seat, me, NOBODY)
    return [NOBODY] if hit else []


def to_copy(g: Table, seat: Seat, me: int, number: int) -> list[int]:
    here = me in g.abilities
    return [card for card in anybody(g, seat, me, number) if here and copied(g, me, card)]


def copied(g: Table, me: int, card: int) -> list[str]:
    return [name for name in g.abilities[card] if name not in g.abilities[me]]


# -- what they do ----------------------------------------------------------------------------------


def harm(g: Table, deed: Deed, target: int) -> None:
    """A wound by the deed's ability is about to be dealt."""
    attempt(g, Deed("wound", deed.name, deed.me, deed.seat, target, deed.number, 1))


@ability("action", "turn", "mimic/1", "CE 8.10", targets=to_copy, tires=True)
def copies(g: Table, me: int, deed: Deed) -> None:
    """It has the abilities of another character from now on, whatever becomes of that one."""
    grant(g, me, copied(g, me, deed.target))


@ability("after", "left", "martyr/1", "CE 8.11", targets=if_it_died)
def avenges_itself(g: Table, _me: int, deed: Deed) -> None:
    harm(g, deed, deed.target)


@ability("forced", "left", "ghoul/1", "CE 8.12", targets=if_another_died)
def feeds(g: Table, me: int, deed: Deed) -> None:
    if me in g.abilities:
        heal(g, me)
    gain(g, deed.seat, 1)


@ability("forced", "left", "rot/1", "CE 8.12", targets=if_another_died)
def spreads(g: Table, me: int, deed: Deed) -> None:
    """Of all other characters the one that came first is wounded."""
    for card in anybody(g, deed.seat, me, deed.number)[:1]:
        harm(g, deed, card)


@ability("forced", "wounded", "berserker/1", "CE 8.13", targets=if_mine)
def enrages(g: Table, me: int, _deed: Deed) -> None:
    if me in g.abilities:
        last(g, "berserker/rage", me, 1, "phase")


@ability("after", "entered", "scout/1", "CE 8.14", targets=if_mine)
def scouts(g: Table, _me: int, deed: Deed) -> None:
    look(g, deed.seat)


@ability("action", "turn", "ferryman/1", "CE 8.15", targets=friends, tires=True)
def ferries(g: Table, _me: int, deed: Deed) -> None:
    leave(g, [deed.target], "hand")


@ability("would", "wound", "warden/1", "CE 8.16", targets=if_friend_wounded, tires=True)
def softens(g: Table, _me: int, _deed: Deed) -> None:
    rewrite(g, amount=top(g).amount - 1)


@ability("would", "wound", "bodyguard/1", "CE 8.17", targets=if_friend_wounded, tires=True)
def steps_between(g: Table, me: int, _deed: Deed) -> None:
    if me in g.abilities:
        rewrite(g, target=me)


@ability("would", "use", "warlock/1", "CE 8.18", targets=if_foes_use, tires=True)
@ability("would", "use", "ward/1", "CE 9.1", targets=if_foes_use)
def cancels(g: Table, _me: int, _deed: Deed) -> None:
    rewrite(g, going=False)


@ability("action", "turn", "dominate/1", "CE 9.2", targets=foes)
def dominates(g: Table, _me: int, deed: Deed) -> None:
    last(g, "dominate/hold", deed.target, deed.seat, "phase")


@ability("action", "turn", "sleep/1", "CE 9.3", targets=anybody)
def sends_to_sleep(g: Table, _me: int, deed: Deed) -> None:
    last(g, "sleep/hold", deed.target, 1, "phase")


@ability("action", "turn", "bolt/1", "CE 9.4", targets=anybody)
def bolts(g: Table, _me: int, deed: Deed) -> None:
    harm(g, deed, deed.target)


@ability("action", "turn", "banish/1", "CE 9.5", targets=anybody)
def banishes(g: Table, _me: int, deed: Deed) -> None:
    leave(g, [deed.target], "deck")


@ability("action", "turn", "raise/1", "CE 9.6", targets=buried)
def raises(g: Table, _me: int, deed: Deed) -> None:
    enter(g, deed.target)


@ability("would", "use", "blink/1", "CE 9.8", targets=if_aimed_at_friend)
def blinks(g: Table, _me: int, _deed: Deed) -> None:
    """Who is aimed at leaves play and comes back."""
    seat = g.owner[top(g).target]
    leave(g, [top(g).target], "hand")
    enter(g, g.hand[seat][-1])


@ability("after", "left", "widow/1", "CE 8.19", targets=if_friend_died)
@ability("after", "left", "mourn/1", "CE 9.7", targets=if_friend_died)
def mourns(g: Table, _me: int, deed: Deed) -> None:
    draw(g, deed.seat, 1)


CHANNELS = [one.channel for one in ABILITIES.values() if one.name.split("/")[0] in CARDS]
HEARD = frozenset(one.split(":")[1] for one in CHANNELS if one[:6] in ("after:", "forced"))
FROM_HAND = [name for card in CARDS.values() if card.kind == "event" for name in card.abilities]
CONTENT = Content(
    "continuous", "1", "continuous-1", CARDS, DECK,
    frozenset(ABILITIES[name].channel for name in FROM_HAND),
)  # fmt: skip
