"""Tables late in a game: what comes seldom, and late, is met on them at once."""

from collections import Counter
from itertools import cycle, islice, permutations

from fhtagn.kernel.rules import key_of
from fhtagn.lab.play import PlayedMove, open_questions, restless
from tests.games.call.scene import GAME as CALL
from tests.games.call.scene import scene as call_scene
from tests.games.duel.scene import GAME, scene
from tests.games.fate.scene import GAME as FATE
from tests.games.fate.scene import NAMES as LOCATIONS
from tests.games.fate.scene import scene as fate_scene

PLACES = 3  # the areas in which the armies meet
POWER = (15, 15)
MEANS = "agency miskatonic cthulhu syndicate hastur yog_sothoth shub_niggurath"
FATAL = "F104 F149 F130"  # two whose fall does something, one who may prevent it
AT_HAND = "F017 F136 F147"  # wounds, what saves from them, and a token that moves
TOKENS = (((4, 3), (2, 2), (3, 4)), ((3, 4), (4, 4), (1, 1)), ((5, 0), (2, 1), (5, 2)))
MOMENTS = ("operations", "story", "commit", "refresh", "draw", "resource", "resolve")
CULTISTS = "museum 3, ceremony 3, streets 2, gathering 2, library 2, lodge 2, abyss 4"


def late_tables(name, count):
    """So many of them, of the games whose rare things need a long game."""
    return LATE[name](count) if name in LATE else ()


def duels(count):
    """The ordered pairs of factions, on one map after the other."""
    pairs = cycle(permutations(GAME.content.factions, 2))
    return (crowded(pair, number) for number, pair in enumerate(islice(pairs, count)))


def crowded(pair, number):
    """All spellbooks are open, and most of the units stand together, near a free gate."""
    boards = list(GAME.content.boards.values())
    board = boards[number % len(boards)]
    areas = [board.areas[(number + step) % len(board.areas)].id for step in range(PLACES)]
    sheets = [GAME.content.factions[faction] for faction in pair]
    units = {seat: spread(sheet, areas, number % 4) for seat, sheet in enumerate(sheets)}
    books = {seat: " ".join(sheet.spellbooks) for seat, sheet in enumerate(sheets)}
    return scene(*pair, map=board.id, units=units, books=books, power=POWER, gates=areas[0]).g


def spread(sheet, areas, left):
    """The units of a faction, but for so many of each kind that has more than one."""
    kinds = [unit.id for unit, count in sheet.units for _ in range(max(1, count - left))]
    return {area: " ".join(kinds[number :: len(areas)]) for number, area in enumerate(areas)}


def fates(count):
    """One to four players in turn, each time with other gods, cards and Curses."""
    return (advanced(1 + number % 4, number) for number in range(count))


def advanced(players, number):
    """Everybody has cards of every sort and stands near the goal; now and then A holds no Spell."""
    spells, artifacts, curses = (cycle_from(pile, number) for pile in fate_piles())
    gods = list(islice(cycle_from(FATE.content.gods, number), players))
    monsters = cycle_from((one for one in FATE.content.monsters if one != "mi_go"), number)
    seats = range(players)
    here, second = islice(cycle_from(LOCATIONS, number), 2)
    if gods[0] == "ghatanothoa":  # the gift is given at once
        here, second = "ceremony", "library"
    return fate_scene(
        players,
        gods=gods,
        at="activate" if here == "ceremony" else ("turn", "activate", "conclude")[number % 3],
        here=here,
        second=second,
        reserve={seat: some(spells, 3) for seat in seats},
        hands={seat: some(spells, 3) for seat in seats if seat or number % 5},
        columns={here: some(spells, 4), second: "Gate"},
        discard=some(spells, 2),
        artifacts={seat: some(artifacts, 3) for seat in seats},
        curses={seat: some(curses, 3) for seat in seats},
        monsters=dict(zip(seats, monsters, strict=False)),
        cultists=dict.fromkeys(seats, CULTISTS),
        investigators=f"{here} 3, A 3",
        token=dict.fromkeys(seats, 6),
        signs=dict.fromkeys(seats, 2),
        met=seats,
        mi_go={seat: "museum streets gathering" for seat in seats if gods[seat] == "ghatanothoa"},
    ).g


def fate_piles():
    content = FATE.content
    return content.spells, content.artifacts, content.curses


def cycle_from(things, number):
    """All of them, from another one each time."""
    listed = list(things)
    first = number * 7 % len(listed)
    return iter([*listed[first:], *listed[:first]])


def some(things, count):
    return " ".join(islice(things, count))


def calls(count):
    """Each time other cards and stories, at another moment of the turn."""
    return (disputed(number) for number in range(count))


def disputed(number):
    """Both have many cards of every sort and can pay for all; the stories are nearly won."""
    stories = cycle_from(CALL.content.stories, number)
    people, places, others = (cycle_from(pile, number) for pile in call_piles())
    seats, at = range(2), MOMENTS[number % len(MOMENTS)]
    row = some(stories, 3)
    return call_scene(
        play={
            seat: f"{placed(people, at)} {some(people, 2)} {some(people, 1)}:insane "
            f"{some(people, 1)}:exhausted {some(places, 2)} {FATAL}"
            for seat in seats
        },
        hands={seat: f"{some(others, 6)} {some(people, 4)} {AT_HAND}" for seat in seats},
        domains=dict.fromkeys(seats, f"{MEANS} | {MEANS} | !{MEANS} | F003 F026"),
        deck={seat: some(people, 9) for seat in seats},
        discard={seat: f"{some(others, 3)} {some(people, 3)}" for seat in seats},
        row=row,
        story_deck=some(stories, 2),
        tokens=dict(zip(row.split(), TOKENS[number % len(TOKENS)], strict=True)),
        won={1: some(stories, 2)},
        active=number % 2,
        at=at,
    ).g


def placed(people, at):
    """Two characters, at stories if these are about to be resolved."""
    first, second = islice(people, 2)
    return f"{first}@1 {second}@2" if at == "resolve" else f"{first} {second}"


def call_piles():
    """Characters, supports that stand alone, and what is played from hand; factions mixed."""
    cards = sorted(CALL.content.cards.values(), key=lambda one: (int(one.id[1:]) % 20, one.id))
    alone = [one.id for one in cards if one.type == "support" and "attachment" not in one.subtypes]
    people = [one.id for one in cards if one.type == "character"]
    stays = {*alone, *people, *CALL.content.stories}
    return people, alone, [one.id for one in cards if one.id not in stays]


LATE = {"duel": duels, "fate": fates, "call": calls}


def curious():
    """Does mostly what it has done least, wherever it is done; now and then somebody interjects."""
    done = Counter()

    def policy(_game, g, chance):
        one = chance.choice(open_questions(g))
        stems = [key_of(g, task).partition("@")[0] for task in one.options]
        least = min(done[stem] for stem in stems)
        seldom = [number for number, stem in enumerate(stems) if done[stem] == least]
        chosen = chance.choice(seldom if chance.random() < 0.75 else range(len(stems)))
        done[stems[chosen]] += 1
        return PlayedMove(one.seat, one.options[chosen])

    return restless(policy)
