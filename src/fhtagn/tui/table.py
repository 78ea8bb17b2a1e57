"""The table on the screen: places, hand, question, log, and how they share the room there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fhtagn.tui.heroes import Board
from fhtagn.tui.look import BLOOD, BRASS, FAINT, KINDS, REFUSED, cut, symbols
from fhtagn.tui.session import LETTERS, Choice, Session
from fhtagn.tui.terminal import LEAST

NARROW = 60  # columns below which everything stands in one
LOG_LINES = 80
LONG_TEXT = 210  # letters of a long ability


class Heights(NamedTuple):
    others: int
    mine: int
    hand: int
    detail: int


def heights(width: int, height: int, others: int, *, seated: bool) -> Heights:
    """How many lines each part gets: what must be seen first, then what is nice to have."""
    most = 1 + (3 * LONG_TEXT // width if width >= NARROW else 6)  # lines a long text takes
    least = {"others": others, "mine": 2 * seated, "hand": 0, "detail": 2, "dock": 7}
    wishes = [
        ("hand", 3), ("mine", 3), ("hand", 5), ("others", 2 * others), ("dock", 9), ("hand", 7),
        ("detail", 3), ("mine", 4), ("others", 3 * others), ("dock", 13), ("hand", 9),
        ("mine", 6), ("others", 4 * others),
    ]  # fmt: skip
    left = height - 2 - sum(least.values())  # the bar and the line of keys
    for part, wish in wishes:
        if part in ("hand", "mine") and not seated:
            continue
        goal = min(wish, most) if part == "hand" else wish
        more = min(max(left, 0), max(0, goal - least[part]))
        if part == "others" and more % max(others, 1):
            more -= more % max(others, 1)
        if part == "hand" and width < NARROW and least["hand"] + more < 3:
            more = 0
        least[part] += more
        left -= more
    return Heights(least["others"], least["mine"], least["hand"], least["detail"])


class TableScreen(Screen[None]):
    """Paints a session; what happens is up to its heirs."""

    AUTO_FOCUS = "#choices"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        yield Static(id="small")
        yield Static(id="bar")
        yield Static(id="others")
        yield Static(id="mine")
        yield Static(id="hand")
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
        self.paint_board(self.painter())
        self.part("keys").update(self.keys())

    def painter(self) -> Board:
        return self.session.board()

    def paint_board(self, board: Board) -> None:
        width, seats = self.size.width - 2, board.view["seats"]
        seated = board.me >= 0
        share = heights(self.size.width, self.size.height, seats - seated, seated=seated)
        for name, lines in share._asdict().items():
            self.part(name).styles.height = lines
            self.part(name).display = lines > 0
        self.part("bar").update(self.bar(board))
        self.part("others").update(board.others(width, share.others))
        self.part("mine").update(board.mine(width, share.mine))
        self.part("hand").update(board.hand(width, share.hand))

    def bar(self, board: Board) -> Text:
        words = self.session.words
        text = Text()
        if board.view["turns"]:
            text.append(f"{words.say('tui-turn', number=board.view['turns'])} · ", BRASS)
        return cut(text.append_text(board.piles()), self.size.width - 2)

    def keys(self) -> Text:
        return Text()

    def paint_log(self, lines: Sequence[Text]) -> None:
        self.part("log").update(Text("\n").join(lines[-LOG_LINES:]))
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)

    def paint_choices(self, choices: Sequence[Choice], board: Board) -> None:
        """The list, with the cursor where it was if that line is still there."""
        shown = self.query_one("#choices", OptionList)
        before = shown.highlighted
        shown.clear_options()
        letters = iter(LETTERS)
        lines = [
            self.line(one, "–" if one.refused else next(letters, " "), board) for one in choices
        ]
        shown.add_options([Option(line) for line in lines])
        if choices:
            legal = [number for number, one in enumerate(choices) if not one.refused]
            keep = before is not None and before in legal
            shown.highlighted = before if keep else next(iter(legal), 0)

    def line(self, choice: Choice, letter: str, board: Board) -> Text:
        """Letter, what it means, the card's kind and symbols; a refused one is struck."""
        if choice.refused:
            return Text.assemble((f"{letter} ", FAINT), (choice.words, f"strike {REFUSED}"))
        text = Text.assemble((f"{letter} ", f"bold {BRASS}"), choice.words)
        if choice.card in board.content.characters:
            one = board.content.characters[choice.card]
            mark, colour = KINDS[one.kind]
            text.append(f" {mark}", colour).append(symbols(one.suns, one.skulls))
        if choice.ends:
            text.append(f" ⚠ {self.session.words.say('tui-ends-game')}", BLOOD)
        return text
