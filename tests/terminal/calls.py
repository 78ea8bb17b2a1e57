"""Tables of Call of Cthulhu for the tests of the terminal."""

from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from tests.games.call.scene import GAME, A, B, scene
from tests.terminal.scenes import at, driver_of, session_of

LATE = {
    "play": {
        A: "F010 F064:exhausted F044:w1 F143>F010 F032:insane F001@1 F052@2 F013",
        B: "F104@1 F092@1 F082~0 F132:exhausted F034",
    },
    "hands": {A: "F016 F020 F045 F120", B: "F100 F125"},
    "domains": {
        A: "agency*2 cthulhu | !neutral hastur | agency", B: "yog_sothoth*2 | hastur | -",
    },
    "discard": {A: "F012 F016", B: "F095"},
    "tokens": {"F156": (4, 1), "F157": (0, 2)},
    "won": {A: "F160", B: "F161 F162"},
    "story_deck": "F159 F163 F164 F165",
    "turn": 6,
}  # fmt: skip


SIZES = [(40, 20), (60, 20), (80, 24), (100, 35), (120, 40), (160, 50), (200, 60)]
LETTERS = {"en": "TCAI", "ru": "УБМИ"}


def name(code, language="en"):
    return GAME.content.cards[code].name[language]


def wording(code, language="en"):
    return GAME.display.printed["card"][code].text[language]


def letters(said, language):
    """`TTC` in the letters of a language."""
    return said.translate(str.maketrans(LETTERS["en"], LETTERS[language]))


def late(**more):
    """A table far on in the game, with something everywhere, in A's story phase."""
    return scene(**(LATE | {"at": "opposed"} | more))


def call_match(seed=3, factions=(), **table):
    """A match dealt anew; the factions named, or to be named."""
    seats = [{"factions": pair} for pair in factions]
    return Match(GAME, settings(GAME, 2, table, seats), seed)


def shorten_decks(match, left):
    """Leave only so many cards in both decks; the others go out of the game."""
    with at(match) as g:
        for seat in (A, B):
            g.box += g.decks[seat][left:]
            g.decks[seat] = g.decks[seat][:left]


def seated_at(s):
    """A match whose table is that of the scene."""
    match = call_match()
    match.state, match.events = s.g, []
    match.state.events = []
    return match


def call_session(s, people=1, **more):
    """A session at the table of a scene; bots think for ever unless a pace is named."""
    return session_of(seated_at(s), people, **({"pace": 60.0} | more))


def seen_from(me, session):
    """The same table with the only person at another seat."""
    players = session.driver.players
    players[0], players[me] = players[me], players[0]
    session.viewer = me
    return session


def played_out(seed, **table):
    """A match that bots have played to its end."""
    driver = driver_of(call_match(seed, **table), people=0)
    while driver.todo().what != "over":
        seat = driver.todo().seat
        driver.play(seat, driver.thinker(seat)())
    return driver.match
