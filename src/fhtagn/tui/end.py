"""The end of a game: places, every point, all secrets; then once more, or a look back."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fhtagn.kernel.complaint import Complaint
from fhtagn.tui.letters import letter
from fhtagn.tui.look import BRASS, FAINT, heading
from fhtagn.tui.replay import ReplayScreen, everybody
from fhtagn.tui.session import OPEN, Session

KEYS = {"n": "again", "v": "replay", "l": "language", "q": "quit"}


class EndScreen(Screen[str]):
    """The answer is `again` or `quit`."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        with VerticalScroll(id="result", can_focus=False):
            yield Static(id="points", markup=False)
        yield OptionList(id="after", markup=False)

    def on_mount(self) -> None:
        self.paint()

    def paint(self) -> None:
        words = self.session.words
        self.query_one("#bar", Static).update(Text(self.title_line(), f"bold {BRASS}"))
        self.query_one("#points", Static).update(self.points())
        after = self.query_one("#after", OptionList)
        after.clear_options()
        texts = {
            "again": words.say("tui-again"), "replay": words.say("tui-replay"),
            "language": words.say("tui-key-language"), "quit": words.say("tui-key-quit"),
        }  # fmt: skip
        for key, name in KEYS.items():
            after.add_option(Option(Text(f"{key}  {texts[name]}"), id=name))
        after.highlighted = 0
        after.focus()

    def title_line(self) -> str:
        words, outcome = self.session.words, self.session.match.state.outcome
        return f"{self.verdict(outcome.places)} {words.of('outcome', outcome.reason)}"

    def verdict(self, places: Sequence[int]) -> str:
        """Who has won; alone one may have lost to the game itself."""
        words, viewer = self.session.words, self.session.viewer
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if not winners:
            return words.say("tui-lost", seat=0, reader=viewer)
        if len(winners) == 1:
            return words.say("tui-won", seat=winners[0], reader=viewer)
        return words.say("tui-shared", names=words.listed(words.player(seat) for seat in winners))

    def points(self) -> Text:
        session, match = self.session, self.session.match
        board = session.board(viewer=OPEN)
        text = board.result(match)
        rules = board.applied(match)
        if rules:
            text.append_text(heading(session.words.say("tui-rules-applied")))
        for rule in rules:
            text.append(f"{rule}  ", BRASS).append(f"{session.rule(rule)}\n", FAINT)
        return text

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_id or "")

    def on_key(self, event: Key) -> None:
        if event.key in ("pageup", "pagedown", "home", "end"):
            event.stop()
            scroll = self.query_one("#result", VerticalScroll)
            getattr(scroll, SCROLLS[event.key])(animate=False)
        elif letter(event) in KEYS:
            event.stop()
            self.choose(KEYS[letter(event)])

    def choose(self, name: str) -> None:
        if name == "replay":
            self.app.push_screen(ReplayScreen(self.session, everybody(self.session), 0))
        elif name == "language":
            self.switch_language()
        else:
            self.dismiss(name)

    def switch_language(self) -> None:
        try:
            self.session.switch_language()
        except Complaint as refusal:
            self.notify(self.session.words.complaint(refusal), markup=False)
        self.paint()


SCROLLS = {
    "pageup": "scroll_page_up", "pagedown": "scroll_page_down",
    "home": "scroll_home", "end": "scroll_end",
}  # fmt: skip
