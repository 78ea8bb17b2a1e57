"""The command `odds`: the odds of a battle described in words."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final, TypedDict, Unpack

import click

from fhtagn.cli.grammar import open_game, read_count
from fhtagn.cli.library import choose
from fhtagn.games.duel.battle import PRE_BATTLE
from fhtagn.games.duel.content import Ability
from fhtagn.games.duel.forecast import Expected, odds_as_data
from fhtagn.games.duel.odds import Numbers, Odds, Side, mean
from fhtagn.games.duel.odds import odds as odds_of
from fhtagn.games.duel.odds_table import ATTACKER, Query, bearing, table_of, word
from fhtagn.games.duel.odds_ways import VERBS, WAYS
from fhtagn.games.duel.results import ADDED_PAINS
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.complaint import Complaint
from fhtagn.text import Words

SURROUNDED: Final = {"attacker": (0,), "defender": (1,), "both": (0, 1)}
LEAST: Final = 0.0005  # a lower chance is not shown
COLUMN: Final = 8
WIDTH: Final = 100

Asked = TypedDict(
    "Asked",
    {
        "attacker": str | None,
        "defender": str | None,
        "power": str | None,
        "doom": str | None,
        "surrounded": str | None,
        "with": Sequence[str],
        "elsewhere": Sequence[str],
    },
)  # the options that describe a battle
Row = tuple[str, Sequence[str]]  # a title, and a text for each side


def odds(words: Words, *, json: bool, content: str | None, **asked: Unpack[Asked]) -> int:
    """Print the odds of the battle that the options describe."""
    attacker = needed("--attacker", asked["attacker"])
    defender = needed("--defender", asked["defender"])
    game = open_game("duel", content)
    how = read_abilities(asked["with"])
    g, field = table_of(game, query(attacker, defender, asked, list(how)))
    known = bearing(g)
    uses = [used(known[name][1], way) for name, way in how.items()]
    found = odds_of(g, ATTACKER, field, {verb: n for one in uses for verb, n in one.items()})
    complain_of_unused(found, how)
    if json:
        click.echo(json_text.dumps(as_json(words, g, found), ensure_ascii=False))
    else:
        for line in lines(Words(words.language, game), g, found):
            click.echo(line.rstrip())
    return 0


# -- the question ----------------------------------------------------------------------------------


def needed(name: str, text: str | None) -> str:
    if text is None:
        raise Complaint("argument-missing", argument=name, command="fhtagn odds")
    return text


def query(attacker: str, defender: str, asked: Asked, abilities: Sequence[str]) -> Query:
    around = asked["surrounded"]
    if around is not None:
        choose("--surrounded", around, list(SURROUNDED))
    return Query(
        attacker,
        defender,
        asked["elsewhere"],
        abilities,
        read_pair("--power", asked["power"], Query._field_defaults["power"]),
        read_pair("--doom", asked["doom"], Query._field_defaults["doom"]),
        SURROUNDED[around] if around else (),
    )


def read_pair(name: str, text: str | None, otherwise: tuple[int, int]) -> tuple[int, int]:
    """`3,2`: the attacker's number and the defender's."""
    if text is None:
        return otherwise
    numbers = text.split(",")
    if len(numbers) != 2:
        raise Complaint("odds-pair", option=name, found=text)
    return read_count(name, numbers[0].strip(), 0), read_count(name, numbers[1].strip(), 0)


def read_abilities(given: Sequence[str]) -> dict[str, str]:
    """`absorb=2`: abilities, and the use of each."""
    found: dict[str, str] = {}
    for text in given:
        name, _, way = text.partition("=")
        if found.setdefault(word(name), way.strip()) != way.strip():
            raise Complaint("option-twice", option=name)
    return found


def used(ability: Ability, way: str) -> dict[str, int]:
    """The options to choose, and how often; none for an ability without a choice."""
    name = f"--with {ability.id}"
    ways = WAYS.get(ability.id)
    if ways:
        return ways[choose(name, way or next(iter(ways)), list(ways))]
    if ability.declining == "switch":
        if way:
            raise Complaint("odds-no-way", ability=ability.id, found=way)
        return {}
    return {VERBS.get(ability.id, ability.id): read_count(name, way or "1")}


def complain_of_unused(found: Odds, how: dict[str, str]) -> None:
    """Complain if an ability before the roll could not be used as often as asked."""
    early = {*PRE_BATTLE.answers, *ADDED_PAINS.answers}
    for name, way in how.items():
        if name in early and VERBS.get(name, name) in found.unused:
            raise Complaint("odds-unused", ability=name, found=way or "1")


# -- the answer ------------------------------------------------------------------------------------


def as_json(words: Words, g: Duel, found: Odds) -> dict[str, str | Expected]:
    return {"policy": words.say("cli-odds-policy"), **odds_as_data(g, found)}


def lines(words: Words, g: Duel, found: Odds) -> Iterator[str]:
    factions = [words.name("faction", faction) for faction in g.factions]
    first, second = found.sides
    yield words.say(
        "cli-odds-dice", attacker=factions[0], dice=first.dice,
        defender=factions[1], other_dice=second.dice,
    )  # fmt: skip
    for faction, side in zip(factions, found.sides, strict=True):
        yield ""
        yield words.say("cli-odds-results", name=faction)
        for place, title in enumerate((words.say("cli-odds-kills"), words.say("cli-odds-pains"))):
            yield from chances(title, side, place)
    yield ""
    yield from aligned([("", factions), *compared(words, found)])
    yield ""
    yield from wrap(words.say("cli-odds-policy"), WIDTH)


def chances(title: str, side: Side, place: int) -> Iterator[str]:
    """A line of numbers, and a line with the chance of each."""
    sums: dict[int, float] = {}
    for results, chance in side.results.items():
        sums[results[place]] = sums.get(results[place], 0.0) + chance
    shown = {number: chance for number, chance in sorted(sums.items()) if chance >= LEAST}
    yield f"  {title:<12}" + "".join(f"{number:>{COLUMN}}" for number in shown)
    yield " " * 14 + "".join(f"{percent(chance):>{COLUMN}}" for chance in shown.values())


def compared(words: Words, found: Odds) -> Iterator[Row]:
    """One line for each number, with a column for either side."""
    sides = found.sides
    yield words.say("cli-odds-doom"), [average(side.doom) for side in sides]
    yield words.say("cli-odds-wiped"), [percent(side.wiped) for side in sides]
    yield words.say("cli-odds-stays"), [percent(side.stays) for side in sides]
    yield words.say("cli-odds-holds"), [percent(side.holds) for side in sides]
    yield words.say("cli-odds-great"), [percent(side.great) for side in sides]
    yield from counted(words, words.say("cli-odds-losses"), [side.losses for side in sides])
    yield from counted(words, words.say("cli-odds-placed"), [side.placed for side in sides])


def counted(words: Words, title: str, counts: Sequence[dict[str, Numbers]]) -> Iterator[Row]:
    for kind in dict.fromkeys(kind for one in counts for kind in one):
        told = [average(one[kind]) if kind in one else "" for one in counts]
        yield f"{title}: {words.name('unit', kind)}", told


def aligned(rows: Sequence[Row]) -> Iterator[str]:
    wide = max(len(title) for title, _ in rows)
    first, second = (max(len(told[place]) for _, told in rows) for place in (0, 1))
    for title, told in rows:
        yield f"{title:<{wide}}  {told[0]:>{first}}  {told[1]:>{second}}"


def percent(chance: float) -> str:
    return f"{100 * chance:.1f}%"


def average(found: Numbers) -> str:
    return f"{mean(found):.2f}"
