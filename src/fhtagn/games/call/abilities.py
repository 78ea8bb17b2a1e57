"""The language of cards: what a card does, with its wording in both languages beside it.

    @action("F066", character(), pay=1, en="…", ru="…")
    def clover_club_torch_singer(g: Call, use: Use) -> None:
        gain(g, use.target, skill=-2)

`action`, `response`, `forced` and `disrupt` are abilities of a card in play; `event` is a card
played from hand; `static` changes a query as long as the card is in play; `attachment` says what a
card is attached to; `story` is the effect of a story that has been won. An ability is named after
its card and its place in the text, "F063/1", so it can be saved, copied and found when its card has
gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypedDict, TypeVar, Unpack

from fhtagn.games.call.events.answered import Occurrence
from fhtagn.games.call.events.play import Fell, Returned
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.effects import Query, Stage, after, modifies
from fhtagn.kernel.events import Kind
from fhtagn.kernel.rules import F, Value, cites
from fhtagn.kernel.state import Seat

Test = Callable[[Call, Use, int], bool]  # whether a thing can be chosen for the use
Said = Occurrence | None  # what an ability answers; an Action or a Disrupt answers nothing
When = Callable[[Call, Use, Said], bool]  # whether the ability answers it
Do = Callable[[Call, Use], None]
Deed = Callable[[Do], Do]
Mad = Callable[[Call, int], bool]
V = TypeVar("V")
Change = Callable[[Call, int, int, V], V]  # what a card makes of the answer to a query
Rulings = tuple[str, ...]  # the statements that only this card makes true
PLAYING: Final = "playing"  # as the name of an ability: a card is being played from hand
PLAY, HAND, PILE = "play", "hand", "pile"  # where a card must be for its ability
OF_CARD: Final[Mapping[str, Value]] = {}
"""What a reason against a card is about: its figures are filled in when it is told."""


class Choice(NamedTuple):
    """What a text lets its player choose."""

    what: str  # the prompt is `choose_<what>`
    among: Callable[[Call, Use], Sequence[int]]
    tests: tuple[Test, ...] = ()
    aim: str = ""  # what is to happen to it: wound, insane, destroy, restore
    most: int = 1  # up to so many, at least one
    is_target: bool = True  # the text says "choose"


class Offer(NamedTuple):
    """A card of one's own given besides for the price: exhausted or sacrificed."""

    how: str
    choice: Choice


def always(_g: Call, _use: Use, _said: Said) -> bool:
    return True


class Ability(NamedTuple):
    name: str
    card: str
    timing: str  # action response forced disrupt, or play
    do: Do
    on: str = ""  # the kind of occurrence it answers, or of deed it disrupts
    where: str = PLAY
    choices: tuple[Choice, ...] = ()
    pay: int = 0  # X
    exhausts: bool = False  # the card itself, as a price
    sacrifices: bool = False
    offer: Offer | None = None
    when: When = always
    operations: bool = False  # only in one's own operations phase
    named: bool = False  # the text names its own card: nobody else can use it
    of_bearer: bool = False  # an Attachment gives it to the card it is attached to


USES: Final[dict[str, Ability]] = {}
NAMES: Final[dict[str, tuple[str, ...]]] = {}  # by card: the abilities it has in play
EVENTS: Final[dict[str, str]] = {}  # by card: the name of an event's ability
FROM_PILE: Final[dict[str, str]] = {}  # by card: what it can do from the discard pile
HOSTS: Final[dict[str, Choice]] = {}  # by card: what it may be attached to
STORIES: Final[dict[str, str]] = {}  # by story: the name of its effect
DISCOUNTS: Final[dict[str, Callable[[Call, Seat, int], Discount]]] = {}  # by card: its own
EXHAUSTED_BY: Final[dict[str, Callable[[Call, Seat], bool]]] = {}  # by card: how it enters play
ON_COMMIT: Final[dict[str, Callable[[Call, Seat, int], None]]] = {}  # by card: asked at once
WORDINGS: Final[dict[str, list[dict[str, str]]]] = {}  # by card, in the order of the text


class Discount(NamedTuple):
    least: int  # "to a minimum of"
    amount: int  # below nothing: dearer


Price = Callable[[Call, int, Seat, str], Discount]


def cheaper(amount: int, least: int = 0) -> Discount:
    return Discount(least, amount)


def dearer(amount: int) -> Discount:
    return Discount(0, -amount)


NO_DISCOUNT: Final = cheaper(0)


def says(card: str, **said: str) -> None:
    """A sentence of the card's wording."""
    if said.get("en"):
        WORDINGS.setdefault(card, []).append(said)


def named_after(card: str) -> str:
    return f"{card}/{len(NAMES.get(card, ())) + 1}"


def _has(card: str, name: str) -> None:
    NAMES[card] = (*NAMES.get(card, ()), name)


# -- triggered effects -----------------------------------------------------------------------------


class Terms(TypedDict, total=False):
    """Where an ability is used, and what it asks for besides its choices."""

    where: str
    pay: int
    exhausts: bool
    sacrifices: bool
    offer: Offer
    when: When
    operations: bool
    named: bool
    of_bearer: bool


class Worded(Terms, total=False):
    """The same with the wording."""

    en: str
    ru: str
    rulings: Rulings


def ability(
    timing: str, card: str, *choices: Choice, on: Kind | str = "", en: str = "", ru: str = "",
    rulings: Rulings = (), **terms: Unpack[Terms],
) -> Deed:  # fmt: skip
    """An effect with a bold word, of a card in play unless `where` says otherwise.

    It is on the event it answers, or on the kind of deed it disrupts.
    """
    kind = on if isinstance(on, str) else on.kind

    def register(fn: Do) -> Do:
        says(card, en=en, ru=ru)
        where = terms.get("where", PLAY)
        name = named_after(card)
        one = Ability(name, card, timing, fn, kind, choices=choices, **terms)
        _has(card, name)
        USES[name] = one
        {PLAY: {}, HAND: EVENTS, PILE: FROM_PILE}[where][card] = name
        after(kind, name, card, *rulings, timing=timing)(fn)
        if where == HAND and kind:
            LISTENED.setdefault(f"{timing}:{kind}", []).append(card)
            HEARD.add(kind)
        return fn

    return register


LISTENED: Final[dict[str, list[str]]] = {}  # the events that answer, by timing and occurrence
# What is kept though no card in play answers it: what some event answers, and how a card went, so
# that whatever has gone answers nothing that came after.
HEARD: Final[set[str]] = {Fell.kind, Returned.kind}


def action(card: str, *choices: Choice, **more: Unpack[Worded]) -> Deed:
    return ability("action", card, *choices, **more)


def response(card: str, on: Kind, *choices: Choice, **more: Unpack[Worded]) -> Deed:
    return ability("response", card, *choices, on=on, **more)


def forced(card: str, on: Kind, *choices: Choice, **more: Unpack[Worded]) -> Deed:
    return ability("forced", card, *choices, on=on, **more)


def disrupt(card: str, on: str, *choices: Choice, **more: Unpack[Worded]) -> Deed:
    return ability("disrupt", card, *choices, on=on, **more)


def event(
    card: str, *choices: Choice, timing: str = "action", on: Kind | str = "", **more: Unpack[Worded]
) -> Deed:
    more["where"] = HAND
    return ability(timing, card, *choices, on=on, **more)


# -- passive text ----------------------------------------------------------------------------------


def static(
    asked: Query[V],
    card: str,
    *,
    en: str = "",
    ru: str = "",
    stage: Stage = "add",
    rulings: Rulings = (),
) -> Callable[[Change[V]], Change[V]]:
    """`fn(g, me, thing, value) -> value`, as long as the card is in play and not blank."""

    def register(fn: Change[V]) -> Change[V]:
        says(card, en=en, ru=ru)
        name = named_after(card)
        _has(card, name)
        return modifies(asked, name, card, *rulings, stage=stage)(fn)

    return register


def price(card: str, *, en: str, ru: str, rulings: Rulings = ()) -> Callable[[Price], Price]:
    """`fn(g, me, seat, code) -> Discount`: what cards cost as long as this one is in play."""

    def register(fn: Price) -> Price:
        says(card, en=en, ru=ru)
        name = named_after(card)
        _has(card, name)
        return after("price", name, card, *rulings, timing="answer")(fn)

    return register


def lasting_price(name: str, card: str) -> Callable[[Price], Price]:
    """`fn(g, amount, seat, code) -> Discount`: what cards cost while such an effect lasts."""
    return after("price", name, card, timing="answer")


def maddening(card: str, *, en: str, ru: str) -> Callable[[Mad], Mad]:
    """`fn(g, me) -> bool`: the circumstances in which the card's own text drives it insane."""

    def register(fn: Mad) -> Mad:
        says(card, en=en, ru=ru)
        name = named_after(card)
        _has(card, name)
        return after("maddening", name, card, timing="answer")(fn)

    return register


def listed(
    table: dict[str, F], card: str, *, en: str, ru: str, rulings: Rulings = ()
) -> Callable[[F], F]:
    """A passive text of another kind: one's own discount, how one enters play."""

    def register(fn: F) -> F:
        says(card, en=en, ru=ru)
        table[card] = cites(card, *rulings)(fn)
        return fn

    return register


def attachment(card: str, choice: Choice, *, en: str, ru: str) -> None:
    """What the card is attached to as it enters play."""
    says(card, en=en, ru=ru)
    HOSTS[card] = choice._replace(is_target=False)


def story(card: str, *, en: str, ru: str) -> Deed:
    """The effect of a story that has been won."""

    def register(fn: Do) -> Do:
        says(card, en=en, ru=ru)
        name = named_after(card)
        USES[name] = Ability(name, card, "story", cites(card)(fn))
        STORIES[card] = name
        return fn

    return register
