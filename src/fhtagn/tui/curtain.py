"""What covers the table: the curtain between two people, and the cry before the first turn."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Click, Key
from textual.screen import Screen
from textual.widgets import Static

from fhtagn.kernel.state import Seat
from fhtagn.tui.letters import letter
from fhtagn.tui.look import BRASS, FAINT, VERDIGRIS
from fhtagn.tui.session import Session
from fhtagn.tui.ticking import every

TICK = 0.05  # seconds between two looks at the clock


class Curtain(Screen[None]):
    """Nothing private is to be seen until the next person presses a key."""

    def __init__(self, title: str, body: str) -> None:
        super().__init__()
        self.heading, self.body = title, body

    def compose(self) -> ComposeResult:
        text = Text.assemble((f"{self.heading}\n\n", f"bold {BRASS}"), self.body)
        yield Static(text, id="curtain", markup=False)

    def on_key(self, event: Key) -> None:
        if event.key in ("enter", "space"):
            event.stop()
            self.dismiss()
        elif letter(event) == "q":
            self.app.exit()

    def on_click(self, _event: Click) -> None:
        self.dismiss()


class CryScreen(Screen[None]):
    """Whoever is first to cry «Cthulhu fhtagn!» begins: a key for every person at the table."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        yield Static(id="curtain", markup=False)

    def on_mount(self) -> None:
        self.listen()
        every(self, self.session.clock, TICK, self.listen)

    def listen(self) -> None:
        """Let the driver look at the clock; the screen goes when the game has its answer."""
        driver = self.session.driver
        if not self.is_current:
            return
        if driver.todo().what == "cry":
            driver.hear()
        if driver.todo().what != "cry":
            self.dismiss()
        else:
            self.query_one("#curtain", Static).update(self.text())

    def text(self) -> Text:
        words, driver = self.session.words, self.session.driver
        cry, now = driver.cry, driver.clock.steady()
        heard = cry.heard(now) if cry else {}
        text = Text.assemble((f"{words.say('tui-cry')}\n\n", f"bold {BRASS}"))
        for seat in range(len(driver.players)):
            cried = seat in heard
            text.append(f"{words.player(seat)}: ")
            text.append(f"{self.hint(seat, cried=cried)}\n", VERDIGRIS if cried else FAINT)
        text.append(f"\n{words.say('tui-cry-rule')}\n")
        return text.append(words.say("tui-cry-left", seconds=cry.left(now) if cry else 0), FAINT)

    def hint(self, seat: Seat, *, cried: bool) -> str:
        words, people = self.session.words, self.session.driver.people()
        if cried:
            return words.say("tui-cried")
        if seat not in people:
            return words.say("tui-cry-bot")
        if len(people) == 1:
            return words.say("tui-cry-alone")
        return words.say("tui-cry-key", key=str(people.index(seat) + 1))

    def on_key(self, event: Key) -> None:
        people = self.session.driver.people()
        if len(people) == 1 and (event.key in ("enter", "space") or letter(event) == "f"):
            self.session.driver.press(people[0])
        elif letter(event).isdecimal() and 0 < int(letter(event)) <= len(people):
            self.session.driver.press(people[int(letter(event)) - 1])
        elif letter(event) == "q":
            self.app.exit()
        else:
            return
        event.stop()
        self.listen()

    def on_click(self, _event: Click) -> None:
        people = self.session.driver.people()
        if len(people) == 1:
            self.session.driver.press(people[0])
            self.listen()
