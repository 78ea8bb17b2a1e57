"""The question at the table: what is asked, the list of answers, and what becomes of one."""

from __future__ import annotations

from rich.text import Text
from textual.events import Key
from textual.widgets import OptionList

from fhtagn.kernel.complaint import Complaint, IllegalChoice
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.state import SPECTATOR
from fhtagn.tui.choice import LETTERS, Choice
from fhtagn.tui.commands import COMMANDS, Commands
from fhtagn.tui.driver import Todo
from fhtagn.tui.finding import Finding
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.letters import letter
from fhtagn.tui.lines import ChoiceLine
from fhtagn.tui.look import BLOOD, BRASS, FAINT
from fhtagn.tui.painter import Painter
from fhtagn.tui.session import Session
from fhtagn.tui.sheets import ListSheet, TextSheet
from fhtagn.tui.table import LOG_LINES

ROOMY = 30  # lines from which a long list leaves room for all that is to be said
COVER = "cover"  # the key of the step in which a person covers the own cards
REST = "rest"  # the key of passing until something concerns one


class Asking(Commands):
    """Shows the question and takes the answer."""

    def __init__(self, session: Session, keeper: Keeper | None) -> None:
        super().__init__(session, keeper)
        self.choices: list[Choice] = []
        self.lines: list[ChoiceLine] = []
        self.finding = Finding()
        self.hinted = ""  # the key that was advised
        self.pointed_at: Choice | None = None  # what the table shows the marks of

    def must_cover(self, todo: Todo) -> bool:
        """Whether one of several people has still to look and then cover the own cards.

        What is passed without a stop needs nobody's eyes.
        """
        session = self.session
        away = todo.what != "pass" and session.viewer not in (SPECTATOR, todo.seat)
        return away and bool(session.others_here())

    # -- painting ---------------------------------------------------------------------------------

    def paint(self) -> None:
        self.choices = self.listed()
        self.lines = self.finding.lines(self.choices)
        super().paint()

    def paint_parts(self) -> None:
        """The list first: the table shows what its cursor points at."""
        self.show("prompt", self.prompt())
        self.paint_choices(self.lines, self.painter())
        self.paint_log(self.session.log(LOG_LINES))
        self.paint_detail()
        super().paint_parts()

    def paint_board(self, board: Painter) -> None:
        self.pointed_at = board.marked
        super().paint_board(board)

    def painter(self) -> Painter:
        return self.session.board(marked=self.marked())

    def letters(self) -> str:
        return "" if self.finding.typing else LETTERS

    def listed(self) -> list[Choice]:
        todo = self.session.driver.todo()
        if todo.what != "over" and self.must_cover(todo):
            return [Choice(COVER, self.session.words.say("tui-cover"))]
        choices = self.session.choices()
        if choices and self.session.driver.is_idle(self.session.viewer):
            choices.append(Choice(REST, self.session.words.say("tui-rest"), REST))
        return choices

    def prompt(self) -> Text:
        """Whose decision it is, what is asked, what ends it; what is sought in a long list."""
        session, words = self.session, self.session.words
        question, todo = session.question(), session.driver.todo()
        if question is None:
            return Text(words.say("tui-over"), BRASS)
        if self.must_cover(todo):
            return Text.assemble((self.covering(), BRASS)).append_text(self.waits())
        own = question.seat == session.viewer
        asked = words.prompt(question, session.viewer)
        text = Text.assemble((asked, f"bold {BRASS}" if own else BRASS))
        sought = self.sought()
        if own and todo.what == "pass":
            text.append(f" {words.say('tui-stops-none')}", FAINT)
        elif not sought or self.size.height >= ROOMY:
            text.append(f" {words.ends(question)}", FAINT)
        return text.append_text(self.waits()).append_text(sought)

    def covering(self) -> str:
        """What one reads whose move is done, or who only has a look."""
        moved = self.session.match.moves[-1:]
        done = bool(moved) and moved[0].seat == self.session.viewer
        return self.session.words.say("tui-done" if done else "tui-look")

    def waits(self) -> Text:
        """What the viewer will be able to do when the question has been open long enough."""
        waiting = [one for one in self.session.asides() if one.left]
        text = Text()
        for one in waiting:
            about = self.session.words.say("tui-wait", option=one.words, seconds=one.left)
            text.append(f"\n{about}", FAINT)
        return text

    def sought(self) -> Text:
        """The kind of action that is opened, or the words that are being typed."""
        words, finding = self.session.words, self.finding
        if finding.typing:
            count = words.say("tui-found", count=len(self.lines))
            return Text.assemble(("\n/", f"bold {BRASS}"), f"{finding.wanted}▏ ", (count, FAINT))
        if finding.opened and self.lines:
            title = f"\n‹ {self.heading(self.lines[0].choice)} "
            return Text.assemble((title, BRASS), (words.say("tui-fold-back"), FAINT))
        if any(one.is_fold for one in self.lines):
            return Text(f"\n{words.say('tui-find', count=len(self.choices))}", FAINT)
        return Text()

    def paint_detail(self) -> None:
        self.show("detail", self.detail(self.marked()))

    def detail(self, choice: Choice | None) -> Text:
        """More about the marked line: what it is about, or why it is refused."""
        words = self.session.words
        if choice is None:
            return Text()
        if choice.key and choice.key == self.hinted:
            return Text(words.say("tui-hint", option=choice.words), BRASS)
        if choice.refused:
            text = Text(words.reason(choice.refused, self.session.viewer))
            return text.append(f" {self.session.rule(choice.refused.rule)}", FAINT)
        if choice.ends:
            return Text(self.painter().warning(), BLOOD)
        return self.painter().detail(choice)

    def advise(self, seq: int, key: str) -> None:
        """Mark the move that was advised, if the question is still the same."""
        found = [one for one in self.choices if one.key == key]
        if seq == self.session.match.seq and found:
            self.hinted = key
            self.finding.show(found[0], self.choices)
            self.paint()
            places = [place for place, one in enumerate(self.lines) if one.choice.key == key]
            self.query_one("#choices", OptionList).highlighted = places[0]
            self.paint_detail()

    # -- answers ----------------------------------------------------------------------------------

    def line_marked(self) -> ChoiceLine | None:
        number = self.query_one("#choices", OptionList).highlighted
        in_list = number is not None and number < len(self.lines)
        return self.lines[number] if in_list and number is not None else None

    def marked(self) -> Choice | None:
        """The option under the cursor; nothing for a whole kind of them."""
        line = self.line_marked()
        return line.choice if line and not line.is_fold else None

    def on_option_list_option_highlighted(self) -> None:
        if self.marked() != self.pointed_at:
            self.paint_detail()
            self.paint_board(self.painter())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.lines):
            self.choose(self.lines[event.option_index])

    def on_key(self, event: Key) -> None:
        pressed = letter(event)
        if self.finding.takes(event):
            self.paint()
        elif event.key == "right" and (line := self.line_marked()) and line.is_fold:
            self.choose(line)
        elif event.key == "escape" or pressed in COMMANDS:
            self.action_command(pressed or "m")
        elif pressed and pressed in LETTERS:
            legal = [one for one in self.lines if not one.choice.refused]
            place = LETTERS.index(pressed)
            if place < len(legal):
                self.choose(legal[place])
        else:
            return
        event.stop()

    def choose(self, line: ChoiceLine) -> None:
        """Open a kind of action, or take the option."""
        if line.is_fold:
            self.finding.opened = line.choice.kind
            self.paint()
        else:
            self.take(line.choice)

    def take(self, choice: Choice) -> None:
        """Answer with the choice; a refused one explains itself, a last draw asks once more."""
        if choice.refused:
            self.explain(choice.words, choice.refused)
        elif choice.key == COVER:
            self.session.viewer = SPECTATOR
            self.proceed()
        elif choice.key == REST:
            self.session.driver.rest(self.session.viewer)
            self.proceed()
        elif choice.ends:
            self.warn(choice)
        else:
            self.answer(choice.key)

    def answer(self, key: str) -> None:
        try:
            self.session.driver.play(self.session.viewer, key)
        except IllegalChoice as refusal:
            self.complain(refusal)
        else:
            self.query_one("#choices", OptionList).highlighted = None  # the next list from the top
        self.proceed()

    def warn(self, choice: Choice) -> None:
        """Before the move that ends the game."""
        words = self.session.words
        items = {"no": words.say("tui-no"), "yes": choice.words}
        sheet = ListSheet(words, words.say("tui-warning"), items, self.painter().warning())
        self.app.push_screen(sheet, lambda said: self.answer(choice.key) if said == "yes" else None)

    def explain(self, title: str, reason: Reason) -> None:
        body = Text.assemble(
            f"{self.session.words.reason(reason, self.session.viewer)}\n\n",
            (f"{reason.rule}  ", f"bold {BRASS}"), (self.session.rule(reason.rule), "italic"),
        )  # fmt: skip
        self.app.push_screen(TextSheet(self.session.words, title, body))

    def complain(self, complaint: Complaint) -> None:
        text = self.session.words.complaint(complaint, self.session.viewer)
        self.notify(text, severity="warning", timeout=8, markup=False)
