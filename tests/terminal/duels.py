"""Tables of Cthulhu Wars: Duel for the tests of the terminal."""

from fhtagn.games import load
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from tests.games.duel.scene import A, B, scene
from tests.terminal.scenes import session_of

DUEL = load("duel")
CROWDED = {
    "A": "windwalker", "B": "sleeper", "map": "extinction", "power": (9, 5),
    "units": {
        A: {
            "arctica": "acolyte! 2 wendigo gnoph_keh", "baltica": "acolyte! wendigo rhan_tegoth",
            "mawson_ocean": "acolyte wendigo", "antarctica": "acolyte!",
        },
        B: {
            "laurentia": "acolyte! 2 wizard", "baltica": "acolyte serpent_man 2 formless_spawn",
            "kalahari": "tsathoggua 2 acolyte", "captive": "acolyte", "lent": "serpent_man",
        },
    },
    "gates": "india", "towers": "siberia", "tokens": {"ice_age": "kalahari"},
    "books": {A: {1: "howl", 2: "ice_age", 5: "herald"}, B: "burrow"},
    "signs": ((1, 3), (2,)), "decay": 1, "ritual": 2,
}  # fmt: skip
COAST = {
    "A": "great_cthulhu", "B": "black_goat", "map": "lovecraft_country", "power": (9, 5),
    "units": {
        A: {
            "jersey_charles": "acolyte! 2 deep_one", "innsmouth": "acolyte deep_one starspawn",
            "devil_miskatonic": "acolyte! cthulhu",
        },
        B: {"dunwich": "acolyte! 2 ghoul", "innsmouth": "acolyte! dark_young fungi"},
    },
    "books": {A: "devolve", B: "ghroth"},
}  # fmt: skip


def duel_match(a="windwalker", b="sleeper", seed=3, **table):
    """A match dealt anew, its factions named beforehand."""
    chosen = settings(DUEL, 2, table, [{"faction": a}, {"faction": b}])
    return Match(DUEL, chosen, seed)


def seated_at(s):
    """A match whose table is that of the scene."""
    match = duel_match(*s.g.factions, map=s.g.map)
    match.state, match.events = s.g, []
    match.state.events = []
    return match


def duel_session(s, people=1, **more):
    """A session at the table of a scene; bots think for ever unless a pace is named."""
    return session_of(seated_at(s), people, **({"pace": 60.0} | more))


def crowded(**more):
    return scene(**(CROWDED | more))


def coast(**more):
    return scene(**(COAST | more))


def besieged(**more):
    """Boris has rolled for Ghroth, and Anna must choose two of her cultists."""
    s = coast(**({"B": "windwalker", "A": "black_goat", "units": {
        A: {"arkham": "fungi", "salem": "fungi", "dunwich": "acolyte!"},
        B: {"boston": "2 acolyte", "innsmouth": "2 acolyte"},
    }, "books": {A: "ghroth", B: "howl"}} | more))  # fmt: skip
    return s.rolls(2).do("A ghroth")
