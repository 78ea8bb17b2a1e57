"""Sheets laid over the table: text to read, a list to choose from, the guide, the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from fhtagn.rulebook.book import Book
from fhtagn.rulebook.guide import Part
from fhtagn.rulebook.search import matching
from fhtagn.text.words import Words
from fhtagn.tui.look import BRASS, FAINT
from fhtagn.tui.painter import Page

CLOSE: list[BindingType] = [Binding("escape", "close", show=False)]
MOST_FOUND = 60
MARGINS = 7  # columns of a sheet that its frame and its scroll bar take


class Sheet(ModalScreen[str]):
    """What is laid over the table is put away by Escape."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, words: Words, title: str) -> None:
        super().__init__()
        self.words, self.heading = words, title

    def action_close(self) -> None:
        self.dismiss("")

    def frame(self, *, tall: bool = False) -> Vertical:
        frame = Vertical(classes="sheet tall" if tall else "sheet")
        frame.border_title = Text(self.heading)
        frame.border_subtitle = Text(self.words.say("tui-close"))
        return frame


class TextSheet(Sheet):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,space", "close", show=False)]

    def __init__(self, words: Words, title: str, body: Text) -> None:
        super().__init__(words, title)
        self.body = body

    def compose(self) -> ComposeResult:
        with self.frame(), VerticalScroll():
            yield Static(self.body, markup=False)


class PageSheet(Sheet):
    """A page of the game's own, as wide as the screen is."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,space", "close", show=False)]

    def __init__(self, words: Words, page: Page) -> None:
        super().__init__(words, page.title)
        self.page = page

    def compose(self) -> ComposeResult:
        with self.frame() as frame, VerticalScroll():
            frame.add_class("wide")
            yield Static(id="page", markup=False)

    def on_resize(self) -> None:
        self.query_one("#page", Static).update(self.page.body(self.size.width - MARGINS))


class ListSheet(Sheet):
    """Something to choose; the answer is the chosen name, or nothing."""

    def __init__(self, words: Words, title: str, items: Mapping[str, str], body: str = "") -> None:
        super().__init__(words, title)
        self.items, self.body = items, body

    def compose(self) -> ComposeResult:
        with self.frame():
            if self.body:
                yield Static(self.body + "\n", markup=False)
            options = [Option(Text(text), id=name) for name, text in self.items.items()]
            yield OptionList(*options)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "")


class GuideSheet(Sheet):
    """The guide, opened at the part for the present moment; arrows turn its pages."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,enter", "close", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
    ]

    def __init__(self, words: Words, parts: Sequence[Part], name: str) -> None:
        super().__init__(words, "")
        self.parts = parts
        self.page = next(page for page, one in enumerate(parts) if one.name == name)

    def compose(self) -> ComposeResult:
        with self.frame(tall=True), VerticalScroll():
            yield Markdown(id="page", open_links=False)

    async def on_mount(self) -> None:
        await self.show_page()

    async def action_turn(self, by: int) -> None:
        self.page = (self.page + by) % len(self.parts)
        await self.show_page()

    async def show_page(self) -> None:
        part = self.parts[self.page]
        frame = self.query_one(".sheet")
        frame.border_title = Text(f"{part.title} · {self.page + 1}/{len(self.parts)}")
        frame.border_subtitle = Text(self.words.say("tui-turn-page"))
        await self.query_one("#page", Markdown).update(part.markdown)
        self.query_one(VerticalScroll).scroll_home(animate=False)


class RulesSheet(Sheet):
    """The rulebook's statements, searched by words or number while one types."""

    def __init__(self, words: Words, book: Book, wanted: str = "") -> None:
        super().__init__(words, words.say("tui-rules"))
        self.book, self.wanted = book, wanted

    def compose(self) -> ComposeResult:
        with self.frame(tall=True):
            some = next(iter(self.book.statements))
            yield Input(self.wanted, placeholder=self.words.say("tui-rules-ask", rule=some))
            with VerticalScroll(can_focus=False):
                yield Static(id="found", markup=False)

    def on_mount(self) -> None:
        self.look_up(self.wanted)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.look_up(event.value)

    def look_up(self, wanted: str) -> None:
        found = matching(self.book, wanted.split(), self.words.language)
        lines = [
            Text.assemble((f"{one.id}  ", f"bold {BRASS}"), one.text[self.words.language])
            for one in found[:MOST_FOUND]
        ]
        if not found:
            lines = [Text(self.words.say("tui-rules-none"), FAINT)]
        elif len(found) > MOST_FOUND:
            rest = len(found) - MOST_FOUND
            lines.append(Text(self.words.say("tui-rules-more", count=rest), FAINT))
        self.query_one("#found", Static).update(Text("\n\n").join(lines))
