"""What one can ask for at any time: hint, undo, guide, rules, piles, pace, language and so on."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from msgspec.structs import replace
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.rulebook.guide import guide, part
from fhtagn.tui.asides import HAND_OVER, AsidesSheet
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.look import BRASS, FAINT
from fhtagn.tui.painter import Painter
from fhtagn.tui.replay import ReplayScreen
from fhtagn.tui.session import Session
from fhtagn.tui.sheets import GuideSheet, ListSheet, PageSheet, RulesSheet, TextSheet
from fhtagn.tui.sitting import PACES
from fhtagn.tui.stops import StopsSheet
from fhtagn.tui.table import TableScreen

COMMANDS: Final = {
    "h": "hint", "u": "undo", "y": "why", "g": "guide", "r": "rules", "s": "asides",
    "d": "page", "i": "page", "w": "since", "a": "auto", "l": "language", "+": "faster",
    "-": "slower", "m": "menu", "?": "help", "q": "quit", "=": "faster", "_": "slower",
    "0": "stops",
}  # fmt: skip
HINTS: Final = "greedy"  # whose move a hint names


def labels(board: Painter) -> dict[str, str]:
    """The keys with a word for each, the most useful first."""
    words = board.words
    return {
        "?": words.say("tui-key-help"), "h": words.say("tui-key-hint"),
        **{key: page.label for key, page in board.pages().items()},
        **({"0": words.say("tui-key-stops")} if board.windows() else {}),
        "s": words.say("tui-key-asides"), "u": words.say("tui-key-undo"),
        "y": words.say("tui-key-why"), "w": words.say("tui-key-since"),
        "g": words.say("tui-key-guide"), "r": words.say("tui-key-rules"),
        "l": words.say("tui-key-language"), "a": words.say("tui-key-auto"),
        "+": words.say("tui-key-faster"), "-": words.say("tui-key-slower"),
        "m": words.say("tui-key-menu"), "q": words.say("tui-key-quit"),
    }  # fmt: skip


def explanations(board: Painter) -> dict[str, str]:
    """The keys with a line for each."""
    words = board.words
    return {
        "h": words.say("tui-help-hint"), "u": words.say("tui-help-undo"),
        "y": words.say("tui-help-why"),
        **{key: page.about for key, page in board.pages().items()},
        **({"0": words.say("tui-help-stops")} if board.windows() else {}),
        "s": words.say("tui-help-asides"), "w": words.say("tui-help-since"),
        "g": words.say("tui-help-guide"), "r": words.say("tui-help-rules"),
        "l": words.say("tui-help-language"), "a": words.say("tui-help-auto"),
        "+": words.say("tui-help-faster"), "-": words.say("tui-help-slower"),
        "m": words.say("tui-help-menu"), "q": words.say("tui-help-quit"),
    }  # fmt: skip


class Commands(TableScreen):
    """The commands of a table that is being played at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
    ]

    session: Session

    def __init__(self, session: Session, keeper: Keeper | None) -> None:
        super().__init__(session)
        self.keeper = keeper

    def proceed(self) -> None:
        """Show the table as it is and let whoever is to act do so."""
        raise NotImplementedError

    def draw_curtain(self, seat: Seat) -> None:
        raise NotImplementedError

    def answer(self, key: str) -> None:
        raise NotImplementedError

    def complain(self, complaint: Complaint) -> None:
        raise NotImplementedError

    def advise(self, seq: int, key: str) -> None:
        raise NotImplementedError

    def action_command(self, key: str) -> None:
        if key in self.painter().pages():
            self.open_page(key)
        else:
            getattr(self, f"do_{COMMANDS[key]}")()

    def action_scroll_log(self, by: int) -> None:
        past = self.query_one("#past", VerticalScroll)
        past.scroll_relative(y=by * (past.size.height - 1), animate=False)

    def keys(self) -> Text:
        """As many of the keys as fit; menu and way out always do."""
        shown = labels(self.painter())
        last = {key: shown.pop(key) for key in ("m", "q")}
        room = self.size.width - 2 - sum(len(label) + 4 for label in last.values())
        text = Text(no_wrap=True)
        for key, label in (*shown.items(), *last.items()):
            if key in last or len(text) + len(label) + 4 <= room:
                start = len(text)
                text.append(key, f"bold {BRASS}").append(f" {label}  ", FAINT)
                text.apply_meta({"@click": f"screen.command('{key}')"}, start, len(text) - 2)
        return text

    @property
    def me(self) -> Seat:
        return self.session.viewer

    def tell(self, text: str) -> None:
        self.notify(text, timeout=4, markup=False)

    # -- about the move ---------------------------------------------------------------------------

    def do_hint(self) -> None:
        if self.session.is_asked():
            self.think_for_me(self.me)
        else:
            self.tell(self.session.words.say("tui-hint-later"))

    @work(group="hint", exclusive=True)
    async def think_for_me(self, seat: Seat) -> None:
        """The greedy bot's move, found in a thread from what the seat itself may know."""
        seq = self.session.match.seq
        key = await asyncio.to_thread(self.session.driver.thinker(seat, HINTS))
        if seq == self.session.match.seq and seat == self.me:
            self.advise(seq, key)

    def do_undo(self) -> None:
        if self.me < 0:
            return
        try:
            self.session.driver.undo(self.me)
        except Complaint as refusal:
            self.complain(refusal)
        else:
            self.tell(self.session.words.say("tui-undone"))
        self.proceed()

    def do_why(self) -> None:
        """All kinds of action that are not to be had now, each with its rule."""
        if self.me < 0:
            return
        words = self.session.words
        kinds: dict[str, list[str]] = {}
        for kind, reason in self.session.refusals().items():
            if self.session.painter.is_worth_saying(reason):
                kinds.setdefault(words.reason(reason, self.me), []).append(words.of("action", kind))
        for said, names in self.session.single_refusals().items():
            kinds.setdefault(said, []).extend(names)
        lines = [
            Text.assemble((" · ".join(names), BRASS), f"\n    {why}")
            for why, names in kinds.items()
        ]
        body = Text("\n").join(lines) if lines else Text(words.say("tui-why-nothing"), FAINT)
        self.app.push_screen(TextSheet(words, words.say("tui-why"), body))

    # -- at any time ------------------------------------------------------------------------------

    def do_asides(self) -> None:
        """What may be done whoever is asked; another person at this keyboard may take it over."""
        if self.me >= 0 and not self.session.match.over:
            self.app.push_screen(AsidesSheet(self.session), self.interject)

    def interject(self, said: str | None) -> None:
        """Do what was chosen at any time; giving up is asked twice."""
        if said == "resign":
            self.do_resign()
        elif said and said.startswith(HAND_OVER):
            self.session.viewer = SPECTATOR
            self.paint()
            self.draw_curtain(int(said.removeprefix(HAND_OVER)))
        elif said:
            self.answer(said)

    def do_resign(self) -> None:
        """Giving up is asked twice, and only of somebody who can."""
        if "resign" not in self.session.driver.asides(self.me):
            return
        words = self.session.words
        items = {"no": words.say("tui-no"), "yes": words.say("tui-resign")}
        sheet = ListSheet(words, words.say("tui-resign"), items, self.painter().resigning())
        self.app.push_screen(sheet, self.resign)

    def resign(self, said: str | None) -> None:
        if said == "yes":
            self.answer("resign")

    # -- looking things up ------------------------------------------------------------------------

    def do_guide(self) -> None:
        session = self.session
        parts = guide(session.book, session.language)
        shown = part(parts, session.game.display.moment(session.match.state, self.me))
        self.app.push_screen(GuideSheet(session.words, list(parts.values()), shown.name))

    def do_rules(self) -> None:
        self.app.push_screen(RulesSheet(self.session.words, self.session.book))

    def open_page(self, key: str) -> None:
        page = self.painter().pages()[key]
        self.app.push_screen(PageSheet(self.session.words, page))

    def do_since(self) -> None:
        """What has happened since the viewer's last move, as the viewer saw it."""
        first = self.session.last_own_ply()
        if first == self.session.match.ply:
            self.tell(self.session.words.say("tui-nothing-since"))
        else:
            self.app.push_screen(ReplayScreen(self.session, (self.me,), first))

    def do_help(self) -> None:
        words, board = self.session.words, self.painter()
        text = Text(f"{board.legend()}\n\n")
        for key, line in explanations(board).items():
            text.append(f"  {key}  ", f"bold {BRASS}").append(f"{line}\n")
        text.append(f"\n{words.say('tui-help-rest')} {words.say('tui-help-find')}", FAINT)
        self.app.push_screen(TextSheet(words, words.say("tui-key-help"), text))

    # -- the table --------------------------------------------------------------------------------

    def do_auto(self) -> None:
        """Whether questions with one answer are answered for the viewer."""
        if self.me < 0:
            return
        players = self.session.driver.players
        on = not players[self.me].auto
        players[self.me] = replace(players[self.me], auto=on)
        words = self.session.words
        self.tell(words.say("tui-auto-on") if on else words.say("tui-auto-off"))
        self.keep()
        self.proceed()

    def do_stops(self) -> None:
        """Where the viewer wants to be asked; the table goes on when the list is closed."""
        windows = self.painter().windows()
        if self.me >= 0 and windows:
            self.workers.cancel_group(self, "mover")
            self.app.push_screen(StopsSheet(self.session, windows), self.stopped)

    def stopped(self, _answer: str | None) -> None:
        self.keep()
        self.proceed()

    def do_language(self) -> None:
        try:
            self.session.switch_language()
        except Complaint as refusal:
            self.complain(refusal)
        self.keep()
        self.paint()

    def do_faster(self) -> None:
        now = self.session.driver.sitting.pace
        self.set_pace(max((pace for pace in PACES if pace < now), default=0))

    def do_slower(self) -> None:
        now = self.session.driver.sitting.pace
        self.set_pace(min((pace for pace in PACES if pace > now), default=PACES[-1]))

    def set_pace(self, pace: float) -> None:
        self.session.driver.sitting.pace = pace
        self.tell(self.session.words.say("tui-pace", seconds=f"{pace:g}"))
        self.keep()

    def keep(self) -> None:
        if self.keeper is not None:
            self.keeper.write()

    def do_menu(self) -> None:
        words = self.session.words
        lines = explanations(self.painter()).items()
        items = {f"key:{key}": f"{key}  {line}" for key, line in lines if key != "m"}
        items["resign"] = f"   {words.say('tui-resign')}"
        self.app.push_screen(ListSheet(words, words.say("tui-key-menu"), items), self.chosen)

    def chosen(self, name: str | None) -> None:
        if name == "resign":
            self.do_resign()
        elif name:
            self.action_command(name.removeprefix("key:"))

    def do_quit(self) -> None:
        self.app.exit()
