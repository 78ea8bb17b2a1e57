"""What covers the table: the curtain between two people, and the buzzer."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Click, Key
from textual.screen import Screen
from textual.widgets import Static

from fhtagn.host.buzzing import OpenBuzzer, open_buzzer
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


class BuzzerScreen(Screen[None]):
    """Who is first? A key for every person at the table."""

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
        if driver.todo().what == "buzzer":
            driver.listen()
        asked = open_buzzer(driver.match.present)
        if asked is None:
            self.dismiss()
        else:
            self.query_one("#curtain", Static).update(self.text(asked))

    def text(self, asked: OpenBuzzer) -> Text:
        words, driver = self.session.words, self.session.driver
        buzzing, now = driver.buzzing, driver.clock.steady()
        heard = buzzing.heard(now) if buzzing else {}
        text = Text.assemble((f"{words.buzzer(asked.prompt, 'call')}\n\n", f"bold {BRASS}"))
        for seat in asked.keys:
            text.append(f"{words.player(seat)}: ")
            style = VERDIGRIS if seat in heard else FAINT
            text.append(f"{self.hint(asked.prompt, seat, is_heard=seat in heard)}\n", style)
        text.append(f"\n{words.buzzer(asked.prompt, 'rule')}\n")
        left = buzzing.left(now) if buzzing else 0
        return text.append(words.buzzer(asked.prompt, "left", seconds=left), FAINT)

    def hint(self, prompt: str, seat: Seat, *, is_heard: bool) -> str:
        words, people = self.session.words, self.session.driver.people()
        if is_heard:
            return words.buzzer(prompt, "heard")
        if seat not in people:
            return words.buzzer(prompt, "bot")
        if len(people) == 1:
            return words.buzzer(prompt, "alone")
        return words.buzzer(prompt, "key", key=str(people.index(seat) + 1))

    def on_key(self, event: Key) -> None:
        people = self.session.driver.people()
        if len(people) == 1 and (event.key in ("enter", "space") or letter(event) == "f"):
            self.session.driver.buzz(people[0])
        elif letter(event).isdecimal() and 0 < int(letter(event)) <= len(people):
            self.session.driver.buzz(people[int(letter(event)) - 1])
        elif letter(event) == "q":
            self.app.exit()
        else:
            return
        event.stop()
        self.listen()

    def on_click(self, _event: Click) -> None:
        people = self.session.driver.people()
        if len(people) == 1:
            self.session.driver.buzz(people[0])
            self.listen()
