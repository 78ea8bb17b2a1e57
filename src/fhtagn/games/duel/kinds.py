"""The kinds of action: each has one check, which finds nothing against it or names the rule.

A listing gives the options of one kind, or the reason why there are none. It goes from condition to
condition with what is left of the areas and units: the reason is the condition that the last of
them fail, the one that is nearest to being met. The map comes before Power, which comes by itself.

A menu is a question at which kinds of some sort can be chosen: it lists them, and says why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from fhtagn.games.duel.abilities import Question, available
from fhtagn.games.duel.content import Content
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Check, Reason, open_kinds
from fhtagn.kernel.rules import F, Task, cites
from fhtagn.kernel.state import Seat

Listed = list[Task] | Reason  # at least one option, or why there is none
Uses = Callable[[Duel, Seat], Listed]


class Only(NamedTuple):
    """The one area an action out of turn is bound to, and what forbids it elsewhere."""

    area: int
    elsewhere: Reason


Listing = Callable[[Duel, Seat, Only | None], Listed]
Menu = Callable[[Duel, Seat, Listing], Reason | None]
Otherwise = Callable[[Duel, Seat, Listing], Reason]

AREA_ACTION: Final = "action"  # in a turn, or out of turn in one area
MARCH: Final = "march"  # the same, and goes on after the first unit
TURN_ACTION: Final = "turn action"  # only as the action of a turn
FREELY: Final = "free"  # in a turn, and no action
DOOM: Final = "doom"
ANY_TIME: Final = "any time"

OVER: Final = Reason("CW 20.1.8", "over")
SET_UP_FIRST: Final = Reason("CW 3.2.2", "set_up_first")
NO_POWER: Final = Reason("CW 9.1.8", "no_power")
FINISH_FIRST: Final = Reason("CW 9.4.1", "finish_first")

CHECKS: Final[dict[str, tuple[str, Check]]] = {}  # by kind: the ability it belongs to, the check
MENUS: Final[dict[tuple[str, str], Menu]] = {}  # by sort and prompt
MOMENTS: Final[dict[str, Otherwise]] = {}  # by sort: of effects that belong to no phase
ASKED: Final = {"act": "CW 9.1.1", "doom": "CW 16.1.1"}  # by prompt: the rule that asks


def checks(content: Content) -> dict[str, Check]:
    """The kinds of action that the factions of the content have."""
    return {
        kind: check
        for kind, (ability, check) in CHECKS.items()
        if not ability or ability in content.abilities
    }


def gathered(g: Duel, seat: Seat, listings: Iterable[Listing], only: Only | None) -> list[Task]:
    """The options of all these kinds."""
    found: list[Task] = []
    for listing in listings:
        listed = listing(g, seat, only)
        if not isinstance(listed, Reason):
            found += listed
    return found


def used(g: Duel, seat: Seat, uses: Iterable[Uses]) -> list[Task]:
    """The options of effects, which are bound to no area."""
    return [task for one in uses for task in options(one(g, seat))]


def options(listed: Listed) -> list[Task]:
    return [] if isinstance(listed, Reason) else listed


def refusal(listed: Listed) -> Reason | None:
    return listed if isinstance(listed, Reason) else None


@cache
def too_dear(price: int, power: int, rule: str = "CW 9.1.4") -> Reason:
    return Reason(rule, "too_dear", {"price": price, "power": power})


# -- what a seat chooses to do ---------------------------------------------------------------------


class Kind(NamedTuple):
    """What a seat can choose to do when a menu has it."""

    ability: str  # "" if everybody has it
    sort: str
    listing: Listing


@cites("CW 11.1.2", "CW 11.1.3")
def why_no(kind: Kind, g: Duel, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """Why it cannot be chosen now."""
    if g.outcome is not None:
        return OVER
    if kind.ability and (missing := not_had(g, seat, kind.ability)):
        return missing
    if kind.sort == ANY_TIME:
        return refusal(kind.listing(g, seat, None))
    asked = questions[0]
    menu = MENUS.get((kind.sort, asked.prompt))
    if menu is None or asked.seat != seat:
        return not_now(kind, g, seat, asked)
    return menu(g, seat, kind.listing)


@cites("CW 3.2.1")
def not_now(kind: Kind, g: Duel, seat: Seat, asked: Decision) -> Reason:
    """Another phase, another's turn, or another question first."""
    if g.phase == "setup":
        return SET_UP_FIRST
    sort = kind.sort
    if sort in MOMENTS:
        other = asked.prompt != sort
        return MOMENTS[sort](g, seat, kind.listing) if other else others_turn(asked)
    phase = "doom" if sort == DOOM else "action"
    if g.phase != phase:
        return Reason("CW 3.2.1", "other_phase", {"phase": phase})
    if asked.seat == seat:
        return FINISH_FIRST
    powerless = sort not in (DOOM, FREELY) and not g.power[seat]
    return NO_POWER if powerless else others_turn(asked)


@cites("CW 7.1.2", "CW 7.1.3", "CW 11.1.1", "CW 7.2.7")
def not_had(g: Duel, seat: Seat, name: str) -> Reason | None:
    """An ability of another faction, a closed spellbook, a Great Old One not in play."""
    if g.phase == "setup":
        return SET_UP_FIRST
    ability = g.content.abilities[name]
    if name in available(g, seat):
        switched_off = name in g.declined[seat]
        return Reason("CW 7.2.7", "switched_off", {"ability": name}) if switched_off else None
    if ability not in g.content.factions[g.factions[seat]].abilities:
        return Reason("CW 11.1.1", "other_faction", {"ability": name})
    if ability.kind == "goo":
        return Reason("CW 7.1.3", "not_in_play", {"unit": ability.unit})
    return Reason("CW 7.1.2", "closed_book", {"book": name})


def others_turn(asked: Decision) -> Reason:
    return Reason(ASKED[asked.prompt], "not_your_turn", {"seat": asked.seat})


def action(name: str, sort: str, *ids: str) -> Callable[[Listing], Listing]:
    """`fn(g, seat, only)` lists the options of a kind that everybody has."""

    def register(fn: Listing) -> Listing:
        enter(name, Kind("", sort, fn))
        return cites(*ids)(fn)

    return register


def effect(name: str, sort: str, *ids: str, ability: str = "") -> Callable[[Uses], Uses]:
    """`fn(g, seat)` lists the options of a kind that no area limits."""

    def register(fn: Uses) -> Uses:
        enter(name, Kind(ability, sort, anywhere(fn)))
        return cites(*ids)(fn)

    return register


def enter(name: str, kind: Kind) -> None:
    CHECKS[name] = kind.ability, partial(why_no, kind)


def anywhere(uses: Uses) -> Listing:
    return lambda g, seat, _only: uses(g, seat)


class Actions(Question[Listing]):
    """Kinds of action that abilities add."""

    def __init__(self, name: str, sort: str) -> None:
        super().__init__(name)
        self.sort = sort

    def offered_by(self, ability: str, *ids: str, kind: str = "") -> Callable[[Listing], Listing]:
        """The kind is called like the ability, unless it is another."""

        def register(fn: Listing) -> Listing:
            enter(kind or ability, Kind(ability, self.sort, fn))
            return self.answered_by(ability, *ids)(fn)

        return register


class Effects(Question[Uses]):
    """Kinds of effect that abilities add to a question; `otherwise` says why it is not put."""

    def __init__(self, prompt: str, otherwise: Otherwise | None = None) -> None:
        super().__init__(prompt)
        MENUS[prompt, prompt] = why_not
        if otherwise is not None:
            MOMENTS[prompt] = otherwise

    def offered_by(self, ability: str, *ids: str, kind: str = "") -> Callable[[Uses], Uses]:
        def register(fn: Uses) -> Uses:
            enter(kind or ability, Kind(ability, self.name, anywhere(fn)))
            return self.answered_by(ability, *ids)(fn)

        return register


def menu(prompt: str, *sorts: str) -> Callable[[F], F]:
    """`fn(g, seat, listing)` says why a kind of these sorts cannot be chosen at the question."""

    def register(fn: F) -> F:
        MENUS.update({(sort, prompt): fn for sort in sorts})
        return fn

    return register


def why_not(g: Duel, seat: Seat, listing: Listing) -> Reason | None:
    """A menu with all of its kinds, wherever they are possible."""
    return refusal(listing(g, seat, None))


# -- what a seat answers ---------------------------------------------------------------------------


class Answer(NamedTuple):
    """What can only be said when the rules ask for it."""

    name: str
    ability: str  # what makes the rules ask, if it is an ability
    missing: dict[str, Reason | None]  # by prompt: why it is not there although that is asked
    rule: str


ANSWERS: Final[dict[str, Answer]] = {}


@cites("CW 9.1.1", "CW 16.1.1")
def why_no_answer(
    kind: Answer, g: Duel, seat: Seat, questions: Sequence[Decision]
) -> Reason | None:
    """Why nobody wants to hear it from the seat now."""
    if g.outcome is not None:
        return OVER
    if kind.name in open_kinds(g, seat, questions):
        return None
    if kind.ability and not any(kind.ability in sheet(g, one) for one in range(g.seats)):
        return Reason("CW 11.1.1", "other_faction", {"ability": kind.ability})
    asked = questions[0]
    if asked.seat != seat:
        return others_turn(asked)
    return kind.missing.get(asked.prompt) or Reason(kind.rule, "not_this_question")


def sheet(g: Duel, seat: Seat) -> set[str]:
    """The abilities of the seat's faction, if it has chosen one."""
    faction = g.content.factions.get(g.factions[seat])
    return {one.id for one in faction.abilities} if faction else set()


def answers(
    name: str, prompt: str, rule: str, *, ability: str = "", missing: Reason | None = None
) -> None:
    """The kind is among the answers to this question; which rule asks it."""
    ASKED.setdefault(prompt, rule)
    if name in ANSWERS:
        ANSWERS[name].missing[prompt] = missing
        return
    ANSWERS[name] = Answer(name, ability, {prompt: missing}, rule)
    CHECKS[name] = ability, partial(why_no_answer, ANSWERS[name])
