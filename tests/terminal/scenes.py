"""Tables for the tests of the terminal, and what is to be seen on its screen."""

from contextlib import asynccontextmanager, contextmanager

from fhtagn.games import load
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import keyed
from fhtagn.kernel.state import TABLE
from fhtagn.tui.app import TableApp
from fhtagn.tui.driver import Driver
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.session import Session
from fhtagn.tui.sitting import Player, TerminalPlay
from tests import clock
from tests.terminal.hand import TableClock, at_hand

HEROES = load("heroes")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Ivan")


def match_of(seats=2, seed=3, **table):
    return Match(HEROES, settings(HEROES, seats, table), seed)


def begun(seats=2, seed=3, first=0, **table):
    """A match in which the first player has just been found and all have kept their hands."""
    match = match_of(seats, seed, **table)
    match.play(TABLE, f"first:{first}")
    match.play(TABLE, "no_more")
    while match.decisions()[0].prompt == "exchange":
        match.play(match.decisions()[0].seat, "keep")
    return match


def driver_of(match, people=1, bots="random", **more):
    """The first seats are people, the others bots; the clock stands still."""
    players = [
        Player(NAMES[seat], "" if seat < people else bots) for seat in range(match.state.seats)
    ]
    clock = more.pop("clock", None) or TableClock()
    return Driver(match, TerminalPlay(players, **({"pace": 0.0, "seed": 5} | more)), clock=clock)


def session_of(match, people=1, language="en", shown=None, **more):
    return Session(driver_of(match, people, **more), language, shown)


def hand_of(match, seat):
    return [match.state.code[card] for card in match.state.hands[seat]]


@contextmanager
def at(match):
    """The table, to change it by hand."""
    yield match.state
    match.state = match.state  # nothing that was worked out before counts any more


def keep_hand(match, seat, count):
    """Leave only so many cards in the hand; the others go out of the game."""
    with at(match) as g:
        g.box += g.hands[seat][count:]
        g.hands[seat] = g.hands[seat][:count]


def give_hand(match, seat, *codes):
    """Put these characters into the hand, in exchange for others that then lie where they lay."""
    with at(match) as g:
        exchange(g, seat, codes)


def exchange(g, seat, codes):
    characters = range(len(g.owner))
    for place, code in enumerate(codes):
        card = g.hands[seat][place]
        fixed = g.hands[seat][:place]
        other = next(one for one in characters if g.code[one] == code and one not in fixed)
        g.code[card], g.code[other] = g.code[other], g.code[card]


def shorten_deck(match, left, pile=0):
    """Leave only so many cards in the deck; the others go out of the game."""
    with at(match) as g:
        g.box += g.decks[pile][left:]
        g.decks[pile] = g.decks[pile][:left]


def names(codes, language="en"):
    characters = HEROES.content.characters
    return [characters[code].name[language] for code in codes]


@asynccontextmanager
async def shown(session, size=(80, 24), keeper=None):
    """The table of the session on a screen of that size."""
    app = TableApp(PlayScreen(session, keeper), session.words, session.terminal, session.clock)
    async with at_hand(app, size) as hand:
        yield hand


def screen(pilot):
    """All that is to be seen now, line by line."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def part(pilot, selector):
    """What is to be seen of one part of the screen, as one line."""
    area = pilot.app.screen.query_one(selector).region
    strips = pilot.app.screen._compositor.render_strips()[area.y : area.bottom]
    return flat("\n".join(strip.crop(area.x, area.right).text for strip in strips))


def told(pilot):
    """What the table has said in passing, all of it."""
    return " ".join(note.message for note in pilot.app._notifications)


def flat(text):
    """The words without the line breaks and frames between them."""
    return " ".join("".join(" " if one in "│┌┐└┘─|▌" else one for one in text).split())


async def until(pilot, true):
    """Wait until it has become true, but not for ever."""

    async def is_true():
        await pilot.pause()
        return true()

    try:
        await clock.until(is_true)
    except AssertionError as error:
        raise AssertionError(f"{error}; the screen:\n{screen(pilot)}") from error


def options(match, seat):
    asked = next(one for one in decisions(match.state) if one.seat == seat)
    return list(keyed(match.state, asked.options))
