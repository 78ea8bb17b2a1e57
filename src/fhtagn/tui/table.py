"""The table on the screen: what the game paints, the question, the log, and the room they have."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fhtagn.tui.choice import LETTERS, Choice
from fhtagn.tui.lines import ChoiceLine
from fhtagn.tui.look import BLOOD, BRASS, FAINT, NARROW, REFUSED
from fhtagn.tui.painter import Painter
from fhtagn.tui.reading import Reading
from fhtagn.tui.terminal import LEAST

LOG_LINES = 80


class TableScreen(Screen[None]):
    """Paints a table; what happens is up to its heirs."""

    AUTO_FOCUS = "#choices"

    def __init__(self, session: Reading) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        yield Static(id="small")
        yield Static(id="bar")
        for name in self.session.painter.PARTS:
            yield Static(id=name)
        with Horizontal(id="dock"):
            with Vertical(id="asking"):
                yield Static(id="prompt")
                yield OptionList(id="choices", markup=False)
            with VerticalScroll(id="past", can_focus=False):
                yield Static(id="log")
        yield Static(id="detail")
        yield Static(id="keys")

    def part(self, name: str) -> Static:
        return self.query_one(f"#{name}", Static)

    def show(self, name: str, text: Text) -> None:
        """Put the text in that part; what stands there already is not laid out again."""
        part = self.part(name)
        shown = part.content
        if not isinstance(shown, Text) or (shown, shown.style) != (text, text.style):
            part.update(text)

    def on_resize(self, _event: Resize) -> None:
        self.paint()

    # -- painting ---------------------------------------------------------------------------------

    def paint(self) -> None:
        """Everything anew, in the present language and size."""
        width, height = self.size
        self.set_class(width < NARROW, "-narrow")
        tiny = width < LEAST[0] or height < LEAST[1]
        self.set_class(tiny, "-tiny")
        if tiny:
            self.part("small").update(
                self.session.words.say(
                    "tui-too-small", columns=width, lines=height, wide=LEAST[0], high=LEAST[1]
                )
            )
            return
        self.paint_parts()

    def paint_parts(self) -> None:
        """All there is, on a screen that has room for it."""
        self.paint_board(self.painter())
        self.show("keys", self.keys())

    def painter(self) -> Painter:
        """Of the table as it is to be seen now."""
        raise NotImplementedError

    def paint_board(self, board: Painter) -> None:
        layout = board.layout(*self.size)
        for name, (lines, text) in layout.parts.items():
            self.part(name).styles.height = lines
            self.part(name).display = lines > 0
            self.show(name, text)
        self.part("detail").styles.height = layout.detail
        self.show("bar", board.bar(self.size.width - 2))

    def keys(self) -> Text:
        return Text()

    def paint_log(self, lines: Sequence[Text]) -> None:
        self.show("log", Text("\n").join(lines[-LOG_LINES:]))
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)

    def paint_choices(self, lines: Sequence[ChoiceLine], board: Painter) -> None:
        """The list, with the cursor where it was if that line is still there."""
        shown = self.query_one("#choices", OptionList)
        before = shown.highlighted
        shown.clear_options()
        letters = iter(self.letters())
        texts = [
            self.line(one, "–" if one.choice.refused else next(letters, " "), board)
            for one in lines
        ]
        shown.add_options([Option(text) for text in texts])
        if lines:
            legal = [number for number, one in enumerate(lines) if not one.choice.refused]
            keep = before is not None and before in legal
            shown.highlighted = before if keep else next(iter(legal), 0)

    def letters(self) -> str:
        """The keys of the lines, from the top."""
        return LETTERS

    def line(self, line: ChoiceLine, letter: str, board: Painter) -> Text:
        """Letter, what it means and what the game adds; a refused one is struck."""
        choice = line.choice
        if choice.refused:
            return Text.assemble((f"{letter} ", FAINT), (choice.words, f"strike {REFUSED}"))
        text = Text.assemble((f"{letter} ", f"bold {BRASS}"))
        if line.is_fold:
            return text.append(self.heading(choice)).append(f" ▸ {line.folded}", BRASS)
        text.append(choice.words).append_text(board.after(choice))
        if choice.ends:
            text.append(f" ⚠ {self.session.words.say('tui-ends-game')}", BLOOD)
        return text

    def heading(self, choice: Choice) -> str:
        """The words for all options of its kind."""
        known = choice.kind in self.session.game.rules.actions
        return self.session.words.of("action", choice.kind) if known else f"{choice.words}…"
