"""The question at the table: what is asked, the list of answers, and what becomes of one."""

from __future__ import annotations

from rich.text import Text
from textual.events import Key
from textual.widgets import OptionList

from fhtagn.kernel.complaint import Complaint, IllegalChoice
from fhtagn.kernel.game import Reason
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.tui.commands import COMMANDS, Commands, labels
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.letters import letter
from fhtagn.tui.look import BLOOD, BRASS, FAINT
from fhtagn.tui.session import LETTERS, Choice, Session
from fhtagn.tui.sheets import ListSheet, TextSheet
from fhtagn.tui.table import LOG_LINES

COVER = "cover"  # the key of the step in which a person covers the own cards


class Asking(Commands):
    """Shows the question and takes the answer."""

    def __init__(self, session: Session, keeper: Keeper | None) -> None:
        super().__init__(session, keeper)
        self.choices: list[Choice] = []
        self.hinted = ""  # the key that was advised

    def must_cover(self, seat: Seat) -> bool:
        """Whether one of several people has still to look and then cover the own cards."""
        session = self.session
        return session.viewer not in (SPECTATOR, seat) and bool(session.others_here())

    # -- painting ---------------------------------------------------------------------------------

    def paint(self) -> None:
        super().paint()
        if self.has_class("-tiny"):
            return
        session, board = self.session, self.painter()
        self.choices = self.listed()
        self.part("prompt").update(self.prompt())
        self.paint_choices(self.choices, board)
        self.paint_log(session.log(LOG_LINES))
        self.paint_detail()

    def listed(self) -> list[Choice]:
        todo = self.session.driver.todo()
        if todo.what != "over" and self.must_cover(todo.seat):
            return [Choice(COVER, self.session.words.say("tui-cover"))]
        return self.session.choices()

    def prompt(self) -> Text:
        """Whose decision it is, what is asked, what ends it."""
        session, words = self.session, self.session.words
        question, todo = session.question(), session.driver.todo()
        if question is None:
            return Text(words.say("tui-over"), BRASS)
        if self.must_cover(todo.seat):
            return Text(words.say("tui-done"), BRASS)
        own = question.seat == session.viewer
        asked = words.prompt(question, session.viewer)
        style = f"bold {BRASS}" if own else BRASS
        return Text.assemble((asked, style), (f" {words.ends(question)}", FAINT))

    def keys(self) -> Text:
        """As many of the keys as fit; menu and way out always do."""
        shown = labels(self.session.words)
        last = {key: shown.pop(key) for key in ("m", "q")}
        room = self.size.width - 2 - sum(len(label) + 4 for label in last.values())
        text = Text(no_wrap=True)
        for key, label in (*shown.items(), *last.items()):
            if key in last or len(text) + len(label) + 4 <= room:
                start = len(text)
                text.append(key, f"bold {BRASS}").append(f" {label}  ", FAINT)
                text.apply_meta({"@click": f"screen.command('{key}')"}, start, len(text) - 2)
        return text

    def paint_detail(self) -> None:
        self.part("detail").update(self.detail(self.marked()))

    def detail(self, choice: Choice | None) -> Text:
        """More about the marked line: what the card does, or why it is refused."""
        words = self.session.words
        if choice is None:
            return Text()
        if choice.key and choice.key == self.hinted:
            return Text(words.say("tui-hint", option=choice.words), BRASS)
        if choice.refused:
            text = Text(words.reason(choice.refused, self.session.viewer))
            return text.append(f" {self.session.rule(choice.refused.rule)}", FAINT)
        if choice.ends:
            return Text(self.warning(), BLOOD)
        board = self.painter()
        if choice.card in board.content.characters:
            return board.card(choice.card).append(f"  {board.ability(choice.card)}")
        return Text()

    def advise(self, seq: int, key: str) -> None:
        """Mark the move that was advised, if the question is still the same."""
        found = [place for place, one in enumerate(self.choices) if one.key == key]
        if seq == self.session.match.seq and found:
            self.hinted = key
            self.query_one("#choices", OptionList).highlighted = found[0]
            self.paint_detail()

    # -- answers ----------------------------------------------------------------------------------

    def marked(self) -> Choice | None:
        number = self.query_one("#choices", OptionList).highlighted
        in_list = number is not None and number < len(self.choices)
        return self.choices[number] if in_list and number is not None else None

    def on_option_list_option_highlighted(self) -> None:
        self.paint_detail()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.choices):
            self.take(self.choices[event.option_index])

    def on_key(self, event: Key) -> None:
        pressed = "m" if event.key == "escape" else letter(event)
        if pressed in COMMANDS:
            event.stop()
            self.action_command(pressed)
        elif pressed and pressed in LETTERS:
            event.stop()
            legal = [one for one in self.choices if not one.refused]
            place = LETTERS.index(pressed)
            if place < len(legal):
                self.take(legal[place])

    def take(self, choice: Choice) -> None:
        """Answer with the choice; a refused one explains itself, a last draw asks once more."""
        if choice.refused:
            self.explain(choice.words, choice.refused)
        elif choice.key == COVER:
            self.session.viewer = SPECTATOR
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
        self.proceed()

    def warn(self, choice: Choice) -> None:
        """Before the draw that ends the game."""
        words = self.session.words
        items = {"no": words.say("tui-no"), "yes": choice.words}
        sheet = ListSheet(words, words.say("tui-warning"), items, self.warning())
        self.app.push_screen(sheet, lambda said: self.answer(choice.key) if said == "yes" else None)

    def warning(self) -> str:
        words, duel = self.session.words, len(self.painter().view["piles"]) > 1
        return words.say("tui-warn-last-duel") if duel else words.say("tui-warn-last")

    def explain(self, title: str, reason: Reason) -> None:
        body = Text.assemble(
            f"{self.session.words.reason(reason, self.session.viewer)}\n\n",
            (f"{reason.rule}  ", f"bold {BRASS}"), (self.session.rule(reason.rule), "italic"),
        )  # fmt: skip
        self.app.push_screen(TextSheet(self.session.words, title, body))

    def complain(self, complaint: Complaint) -> None:
        text = self.session.words.complaint(complaint, self.session.viewer)
        self.notify(text, severity="warning", timeout=8, markup=False)
