"""A player who answers by letters and arrows, whatever the game."""

from fhtagn.tui.choice import LETTERS
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.end import EndScreen
from fhtagn.tui.play import PlayScreen


async def play_by_keys(pilot, dice, haste=()):
    """Answer until the game is over, and count the answers."""
    answers = 0
    while not isinstance(pilot.app.screen, EndScreen):
        now = pilot.app.screen
        if isinstance(now, Curtain):
            await pilot.press("enter")
        elif isinstance(now, PlayScreen) and any(one.key for one in now.choices):
            await answer(pilot, now, dice, haste)
            answers += 1
        await pilot.pause()
    return answers


async def answer(pilot, now, dice, haste=()):
    """One of the lines: a fold is opened, an option taken; every other time one of the `haste`."""
    legal = [place for place, one in enumerate(now.lines) if not one.choice.refused]
    kinds = [now.lines[place].choice.kind for place in legal]
    hasty = [place for place, kind in enumerate(kinds) if kind in haste]
    place = dice.choice(hasty) if hasty and dice.random() < 0.5 else dice.randrange(len(legal))
    if place < len(LETTERS) and dice.random() < 0.95:
        await pilot.press(LETTERS[place])
    else:
        await pilot.press("home", *["down"] * legal[place], "enter")
