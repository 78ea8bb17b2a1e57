"""What a text lets one choose, in the words of the cards (CC 18).

    character(enemy, of_skill(2), aim="wound")

A choice names a kind of thing and the tests it has to pass. What is aimed at adds the test of
whether it can happen at all: nobody chooses an Invulnerable character for a wound (CC 15.12).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from fhtagn.games.call.abilities import HOSTS, PLAYING, USES, Choice, Test
from fhtagn.games.call.queries import (
    STRUGGLES,
    all_supports,
    all_tokens,
    can_be_restored,
    can_be_wounded,
    can_go_insane,
    cost,
    everyone,
    faction,
    has,
    has_subtype,
    icons,
    in_turn,
    is_committed,
    is_exhausted,
    is_insane,
    is_ready,
    opponent,
    printed,
    skill,
)
from fhtagn.games.call.state import Call, Use
from fhtagn.games.call.vocabulary import ICONS
from fhtagn.kernel.effects import Query
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

DOMAINS: Final = 100  # a domain is told as seat * DOMAINS + number


# -- the kinds of things ---------------------------------------------------------------------------


@cites("CC 1.3", "CC 16.12", "CC 18.16", "CC 18.17")
def characters_in_play(g: Call, _use: Use) -> tuple[int, ...]:
    """The characters of both players, the insane too; cards out of play are none."""
    return everyone(g)


def supports_in_play(g: Call, _use: Use) -> tuple[int, ...]:
    return all_supports(g)


def character(*tests: Test, aim: str = "", most: int = 1, is_target: bool = True) -> Choice:
    return Choice("character", characters_in_play, _aimed(tests, aim), aim, most, is_target)


def support(*tests: Test, aim: str = "") -> Choice:
    return Choice("support", supports_in_play, _aimed(tests, aim), aim)


def character_or_support(*tests: Test, aim: str = "") -> Choice:
    return Choice(
        "card",
        lambda g, use: characters_in_play(g, use) + supports_in_play(g, use),
        _aimed(tests, aim),
        aim,
    )


def story(*tests: Test, is_target: bool = True) -> Choice:
    return Choice("story", lambda g, _use: list(g.row), tests, is_target=is_target)


def player(*tests: Test, is_target: bool = False) -> Choice:
    return Choice("player", lambda g, _use: list(in_turn(g)), tests, is_target=is_target)


def icon(*tests: Test) -> Choice:
    return Choice("icon", lambda _g, _use: list(range(len(ICONS))), tests, is_target=False)


def domain(*tests: Test) -> Choice:
    return Choice(
        "domain",
        lambda g, _use: [
            seat * DOMAINS + number for seat in in_turn(g) for number in range(len(g.domains[seat]))
        ],
        tests,
        is_target=False,
    )


def resource_or_support(of_resource: Test, of_support: Test, *, aim: str = "") -> Choice:
    """Either a resource of any domain or a support in play."""

    def among(g: Call, use: Use) -> list[int]:
        rows = [one.resources for seat in in_turn(g) for one in g.domains[seat]]
        found = [card for row in rows for card in unlike(g, row) if of_resource(g, use, card)]
        return found + [card for card in supports_in_play(g, use) if of_support(g, use, card)]

    return Choice("card", among, (), aim)


def unlike(g: Call, cards: Iterable[int]) -> list[int]:
    """Of equal cards of one owner only the first."""
    return list({(g.code[card], g.owner[card]): card for card in reversed([*cards])}.values())[::-1]


def in_pile(
    whose: Callable[[Call, Use], list[Seat]], *tests: Test, is_target: bool = True
) -> Choice:
    """A card of a discard pile."""
    return Choice(
        "discarded",
        lambda g, use: [card for seat in whose(g, use) for card in g.discards[seat]],
        tests,
        is_target=is_target,
    )


def harmed(*tests: Test) -> Choice:
    """One of those about to be wounded."""
    return Choice(
        "harmed",
        lambda g, _use: [card for one in g.harms[-1:] for card, wounds in one.hits if wounds],
        tests,
        is_target=False,
    )


def own_pile(_g: Call, use: Use) -> list[Seat]:
    return [use.seat]


def other_pile(_g: Call, use: Use) -> list[Seat]:
    return [opponent(use.seat)]


# -- tests -----------------------------------------------------------------------------------------


def mine(g: Call, use: Use, card: int) -> bool:
    return g.controller[card] == use.seat


def enemy(g: Call, use: Use, card: int) -> bool:
    return g.controller[card] != use.seat


def another(_g: Call, use: Use, card: int) -> bool:
    return card != use.card


def ready(g: Call, _use: Use, card: int) -> bool:
    return is_ready(g, card)


def exhausted(g: Call, _use: Use, card: int) -> bool:
    return is_exhausted(g, card)


def insane(g: Call, _use: Use, card: int) -> bool:
    return is_insane(g, card)


def at_a_story(g: Call, _use: Use, card: int) -> bool:
    return is_committed(g, card)


def is_a_character(g: Call, _use: Use, card: int) -> bool:
    """Of a card that is not in play."""
    return printed(g, card).type == "character"


def of_subtype(subtype: str) -> Test:
    return lambda g, _use, card: has_subtype(g, card, subtype)


def of_faction(name: str) -> Test:
    return lambda g, _use, card: faction(g, card) == name


def of_skill(most: int) -> Test:
    return lambda g, _use, card: skill(g, card) <= most


def of_skill_x(g: Call, use: Use, card: int) -> bool:
    return skill(g, card) <= use.x


def of_cost(most: int) -> Test:
    return lambda g, _use, card: cost(g, card) <= most


def of_cost_x(g: Call, use: Use, card: int) -> bool:
    return cost(g, card) <= use.x


def showing(number: int, least: int = 1) -> Test:
    return lambda g, _use, card: icons(g, card, number) >= least


def with_keyword(keyword: Query[int]) -> Test:
    return lambda g, _use, card: has(g, card, keyword)


def either(*tests: Test) -> Test:
    return lambda g, use, thing: any(test(g, use, thing) for test in tests)


def no(test: Test) -> Test:
    return lambda g, use, thing: not test(g, use, thing)


def with_tokens(least: int, most: int = 99) -> Test:
    """A story with so many tokens of both players together."""
    return lambda g, _use, one: least <= all_tokens(g, one) <= most


def with_struggle_of_choice(g: Call, use: Use, number: int) -> bool:
    """An icon of which the story chosen before still has a struggle."""
    return number in STRUGGLES(g, use.chosen[0][0])


def drained(g: Call, _use: Use, one: int) -> bool:
    return g.domains[one // DOMAINS][one % DOMAINS].drained


def own_domain(_g: Call, use: Use, one: int) -> bool:
    return one // DOMAINS == use.seat


def foe(_g: Call, use: Use, seat: int) -> bool:
    return seat != use.seat


# -- what is aimed at ------------------------------------------------------------------------------


def can_happen(aim: str) -> tuple[Test, ...]:
    """The test of whether what is to happen to the card can happen to it."""
    aims: dict[str, tuple[Test, ...]] = {
        "wound": (lambda g, _use, card: can_be_wounded(g, card),),
        "insane": (lambda g, _use, card: can_go_insane(g, card),),
        "restore": (lambda g, _use, card: can_be_restored(g, card),),
    }
    return aims.get(aim, ())


def _aimed(tests: tuple[Test, ...], aim: str) -> tuple[Test, ...]:
    return (*tests, *can_happen(aim))


# -- choosing --------------------------------------------------------------------------------------


@cites("CC 9.11", "CC 9.12")
def choices_of(g: Call, use: Use) -> tuple[Choice, ...]:
    """What the effect lets one choose; for an Attachment being played, its bearer."""
    if use.ability != PLAYING:
        return USES[use.ability].choices
    host = HOSTS.get(g.code[use.card])
    return () if host is None else (host,)


@cites("CC 18.2", "CC 18.4", "CC 18.9")
def is_legal(g: Call, use: Use, choice: Choice, thing: int) -> bool:
    return all(test(g, use, thing) for test in choice.tests)


@cites("CC 18.2")
def candidates(g: Call, use: Use, choice: Choice) -> list[int]:
    """All that can be chosen now; of equal cards in a discard pile only one."""
    able = [thing for thing in choice.among(g, use) if is_legal(g, use, choice, thing)]
    return unlike(g, able) if choice.what == "discarded" else able


@cites("CC 18.2")
def has_candidate(g: Call, use: Use, choice: Choice) -> bool:
    """Whether anything can be chosen now."""
    return any(is_legal(g, use, choice, thing) for thing in choice.among(g, use))


@cites("CC 18.4", "CC 18.5")
def still_legal(g: Call, use: Use, number: int) -> tuple[int, ...]:
    """What was chosen and could be chosen still; the rest is ignored."""
    choice = choices_of(g, use)[number]
    there = choice.among(g, use)
    return tuple(
        thing for thing in use.chosen[number]
        if thing in there and is_legal(g, use, choice, thing)
    )  # fmt: skip
