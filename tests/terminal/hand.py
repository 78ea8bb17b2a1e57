"""A hand at the keyboard of a table under test: it waits for facts, never for time.

Textual's own `Pilot` sleeps until the process seems idle, which is slow, and a guess where other
work runs on the machine. We look at the messages instead: as long as any part of the screen has one
to deal with, or somebody thinks, the hand waits; then the screen is painted. Textual's timers stand
still meanwhile, so nothing is painted, blinks or vanishes by itself.
"""

import asyncio
from contextlib import asynccontextmanager
from functools import partialmethod

import pytest
import textual.app
import textual.notifications
import textual.timer
from textual.css.stylesheet import Stylesheet
from textual.pilot import Pilot
from textual.worker import active_worker

from tests.clock import PATIENCE, DrivenClock, patient

STILL = 3  # turns of the event loop in which nothing may begin
PARSE, RULES = Stylesheet._parse_rules, {}


class TableClock(DrivenClock):
    """A clock that stands still and knows who waits for it."""

    def __init__(self):
        super().__init__()
        self.asleep = set()  # workers of the screens

    async def sleep(self, seconds):
        worker = active_worker.get(None)
        if seconds > 0 and worker:
            self.asleep.add(worker)
        try:
            await super().sleep(seconds)
        finally:
            self.asleep.discard(worker)


class Hand(Pilot):
    async def press(self, *keys):
        """One key after another, each when all that comes of the last has happened."""
        for key in keys:
            await self._happened()
            await self.app._press_keys([key])
        await self.pause()

    async def pause(self, delay=None):
        """Until everything has happened that will happen by itself, and is to be seen."""
        assert delay is None, "tests wait for facts"
        await self._happened()
        while _is_alive(self.app) and _paint(self.app.screen):
            await self._happened()

    async def resize_terminal(self, width, height):
        await super().resize_terminal(width, height)
        self.app._check_resize()  # as when the window has kept its size for a moment
        await self.pause()

    async def _happened(self):
        """Everything has its place on the screen again, though perhaps not its colours."""
        async with patient():
            await self._is_still()
            while _is_alive(self.app):
                if thoughts := self._thoughts():
                    await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
                elif _must_lay_out(self.app.screen):
                    self.app.screen._on_timer_update()
                else:
                    return
                await self._is_still()

    async def _is_still(self):
        """Until no part of the screen has a message left."""
        still = 0
        while _is_alive(self.app) and still < STILL:
            await asyncio.sleep(0)
            still = still + 1 if _is_quiet(self.app) else 0

    def _thoughts(self):
        """Whatever goes on in a thread and does not wait for the clock."""
        asleep = self.app.clock.asleep
        return [one._task for one in self.app.workers if not (one.is_finished or one in asleep)]


@asynccontextmanager
async def at_hand(app, size):
    """The application on a screen of that size, with a hand at its keyboard.

    It must go by a `TableClock`.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(textual.timer, "sleep", _for_ever)
        patch.setattr(textual.app, "wait_for_idle", _at_once)
        patch.setattr(textual.notifications, "time", lambda: 0.0)  # what is told stays told
        patch.setattr(
            Pilot, "_wait_for_screen", partialmethod(Pilot._wait_for_screen, timeout=PATIENCE)
        )
        patch.setattr(Stylesheet, "_parse_rules", _parsed_once)
        app.animation_level = "none"
        async with app.run_test(size=size):
            hand = Hand(app)
            await hand.pause()
            yield hand


def _parsed_once(sheet, css, **more):
    """Every application would parse the same style sheets anew, which takes long."""
    key = css, *more.items(), *sheet._variables.items()
    if key not in RULES:
        RULES[key] = PARSE(sheet, css, **more)
    return RULES[key]


async def _for_ever(_seconds):
    await asyncio.get_running_loop().create_future()


async def _at_once(_least=0):
    pass


def _is_alive(app):
    return not app._exit and app._exception is None


def _is_quiet(app):
    """Whether every part waits for a message."""
    parts = [app, *app._registry]
    return all(_waits(part._message_queue) for part in parts if not part._closed)


def _waits(queue):
    return queue.empty() and bool(queue.ready_event._waiters)


def _must_lay_out(screen):
    """What is pressed next may depend on where things are."""
    return screen._layout_required or screen._scroll_required or screen._callbacks


def _paint(screen):
    """Paint what has changed, if anything has."""
    if not (screen._repaint_required or screen._dirty_widgets or screen._recompose_required):
        return False
    screen._on_timer_update()
    return True
