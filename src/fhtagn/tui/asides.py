"""What may be done at any time, whoever is asked: a list of its own, behind a key of its own."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fhtagn.tui.look import FAINT
from fhtagn.tui.session import Session
from fhtagn.tui.sheets import Sheet
from fhtagn.tui.ticking import every

HAND_OVER = "seat:"  # how an answer begins that hands the keyboard over; the seat follows
TICK = 0.25  # seconds between two looks at the clock


class AsidesSheet(Sheet):
    """The answer is a key of the game, or whom the keyboard is passed to."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.words, session.words.say("tui-asides"))
        self.session = session

    def compose(self) -> ComposeResult:
        with self.frame():
            yield Static(f"{self.words.say('tui-asides-about')}\n", markup=False)
            yield OptionList(markup=False)

    def on_mount(self) -> None:
        self.look()
        every(self, self.session.clock, TICK, self.look)

    def look(self) -> None:
        """The list as it is now; what waits for the clock is paler and tells how long."""
        shown, items = self.query_one(OptionList), self.items()
        if [one.id for one in shown.options] != list(items):
            before = shown.highlighted or 0
            shown.clear_options()
            shown.add_options([Option(text, id=name) for name, text in items.items()])
            shown.highlighted = min(before, len(items) - 1) if items else None
        for name, text in items.items():
            shown.replace_option_prompt(name, text)

    def items(self) -> dict[str, Text]:
        words, session = self.words, self.session
        found = {}
        for one in session.asides():
            text = Text(one.words, FAINT if one.left else "")
            if one.left:
                text.append(f"  {words.say('tui-wait-left', seconds=one.left)}", FAINT)
            found[one.key] = text
        for seat in session.others_here():
            found[f"{HAND_OVER}{seat}"] = Text(words.say("tui-asides-pass", seat=seat), FAINT)
        return found

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "")
