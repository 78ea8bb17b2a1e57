"""Tables of Fate of the Elder Gods for the tests of the terminal."""

from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from tests.games.fate.scene import GAME, A, B, C, D, scene
from tests.terminal.scenes import driver_of, session_of

SEATS = (A, B, C, D)
GODS = ("cthulhu", "ithaqua", "hastur", "tsathoggua")
LATE = {
    "gods": GODS, "here": "streets", "second": "library",
    "hands": {
        A: "hex_of_the_hanged C G L Gate", B: "fog_over_arkham M L", C: "S S G M",
        D: "L C M S Gate",
    },
    "reserve": {A: "M L", B: "C", C: "L S", D: "G M"},
    "columns": {
        "other_worlds": "L G", "museum": "S", "ceremony": "C M Gate", "streets": "L",
        "gathering": "S M", "library": "G G C S",
    },
    "cultists": {
        A: "other_worlds 2, ceremony 3, gathering 0, library 2, lodge 5, abyss 4",
        B: "museum 1, streets 2, lodge 6", C: "streets 3, other_worlds 3, lodge 5",
        D: "museum 2, streets 3, lodge 7",
    },
    "investigators": "museum 2, ceremony 2, gathering 3, A 2, B 5, C 1, D 4",
    "token": {A: 5, B: 4, C: 6, D: 8}, "signs": {A: 3, B: 2, C: 3, D: 2}, "met": (D,),
    "artifacts": {A: "necronomicon amulet_of_nephren_ka~", B: "star_stone"},
    "display": "silver_key black_stone", "monsters": {A: "dark_young:2", D: "nightgaunt"},
    "monsters_shown": "byakhee shoggoth",
    "curses": {B: "loose_tongues", D: "overreach grave_mould"}, "captives": {C: "A B"},
    "storms": {"museum": "calm", "library": "frostbite"},
}  # fmt: skip
ALONE = {
    "captives": {},
    "storms": {},
    "curses": {A: "loose_tongues overreach"},
    "second": "library",
}  # what a table for one has instead


def late(players=4, **more):
    """A table far on in the game, with something everywhere."""
    table = LATE | (ALONE if players == 1 else {}) | more
    if players == 2 and "captives" not in more:
        table["captives"] = {B: "A"}
    there = {name: _of(value, players) for name, value in table.items()}
    there["investigators"] = ", ".join(
        part for part in table["investigators"].split(", ") if part[0] not in "ABCD"[players:]
    )
    return scene(players, **there)


def _of(value, players):
    """What concerns those who sit there."""
    if isinstance(value, dict) and set(value) <= set(SEATS):
        return {seat: one for seat, one in value.items() if seat < players}
    if isinstance(value, tuple):
        return tuple(one for one in value if one not in SEATS[players:])
    return value


def fate_match(seats=2, seed=3, gods=(), **table):
    """A match dealt anew; the gods named, or to be chosen."""
    return Match(GAME, settings(GAME, seats, table, [{"god": god} for god in gods]), seed)


def seated_at(s):
    """A match whose table is that of the scene."""
    match = fate_match(s.g.seats)
    match.state, match.events = s.g, []
    match.state.events = []
    return match


def fate_session(s, people=1, **more):
    """A session at the table of a scene; bots think for ever unless a pace is named."""
    return session_of(seated_at(s), people, **({"pace": 60.0} | more))


def seen_from(me, session):
    """The same table with the only person at another seat."""
    players = session.driver.players
    players[0], players[me] = players[me], players[0]
    session.viewer = me
    return session


def played_out(seats, seed, **table):
    """A match that bots have played to its end."""
    driver = driver_of(fate_match(seats, seed, **table), people=0)
    while driver.todo().what != "over":
        seat = driver.todo().seat
        driver.play(seat, driver.thinker(seat)())
    return driver.match
