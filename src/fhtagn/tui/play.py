"""The table at which one plays: who is to act, and what happens until somebody is asked again."""

from __future__ import annotations

import asyncio

from textual import work

from fhtagn.kernel.state import Seat
from fhtagn.tui.asking import Asking
from fhtagn.tui.curtain import BuzzerScreen, Curtain
from fhtagn.tui.end import EndScreen
from fhtagn.tui.ticking import every

TICK = 0.5  # seconds between two looks at the clock


class PlayScreen(Asking):
    """Puts what is due on the screen: a question, a bot's thought, the curtain, the end."""

    def on_mount(self) -> None:
        every(self, self.session.clock, TICK, self.tick)
        self.proceed()

    def tick(self) -> None:
        """Count down what waits for the clock."""
        if any(one.left for one in self.session.asides()):
            self.show("prompt", self.prompt())

    # -- what is due ------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Show the table as it is and let whoever is to act do so."""
        self.workers.cancel_group(self, "mover")
        self.hinted = ""
        self.finding.reset()
        self.paint()
        todo = self.session.driver.todo()
        if todo.what == "over":
            self.app.push_screen(EndScreen(self.session), self.after_end)
        elif todo.what == "buzzer":
            self.app.push_screen(BuzzerScreen(self.session), lambda _: self.proceed())
        elif todo.what == "pass":
            self.answer_alone(todo.seat)
        elif self.must_cover(todo):
            return
        elif todo.what == "bot":
            self.move_bot(todo.seat)
        elif self.session.viewer != todo.seat:
            self.draw_curtain(todo.seat)
        elif todo.what == "auto":
            self.answer_alone(todo.seat)

    def draw_curtain(self, seat: Seat) -> None:
        words = self.session.words
        title = words.say("tui-pass-keyboard", seat=seat)
        self.app.push_screen(Curtain(title, words.say("tui-uncover")), lambda _: self.uncover(seat))

    def uncover(self, seat: Seat) -> None:
        self.session.viewer = seat
        self.proceed()

    @work(group="mover", exclusive=True)
    async def move_bot(self, seat: Seat) -> None:
        """The bot thinks in a thread; its move is shown when the pace allows."""
        driver, seq = self.session.driver, self.session.match.seq
        thought = asyncio.to_thread(driver.thinker(seat))
        key, _ = await asyncio.gather(thought, driver.clock.sleep(driver.sitting.pace))
        driver.play(seat, key, seq=seq)
        self.proceed()

    @work(group="mover", exclusive=True)
    async def answer_alone(self, seat: Seat) -> None:
        """The only answer, given after the same pause whatever it is."""
        driver = self.session.driver
        await driver.clock.sleep(driver.sitting.pace)
        driver.answer_alone(seat)
        self.proceed()

    def after_end(self, said: str | None) -> None:
        self.app.exit(said == "again")
