"""Tables late in a game: what comes seldom, and late, is met on them at once."""

from collections import Counter
from itertools import cycle, islice, permutations

from fhtagn.kernel.rules import key_of
from fhtagn.lab.play import Move, open_questions, restless
from tests.games.duel.scene import GAME, scene

PLACES = 3  # the areas in which the armies meet
POWER = (15, 15)


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


LATE = {"duel": duels}


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
        return Move(one.seat, one.options[chosen])

    return restless(policy)
