"""A report from a server's table: the steps a seat was shown, to be looked at again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from rich.text import Text

from fhtagn import games
from fhtagn.host.report import FORMAT, MARK, SEALED, seal
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import Told
from fhtagn.kernel.game import Game
from fhtagn.kernel.record import expect
from fhtagn.kernel.state import Seat
from fhtagn.tui.film import FilmScreen, PlaybackStep
from fhtagn.tui.look import BRASS
from fhtagn.tui.painter import Painter
from fhtagn.tui.reading import Reading
from fhtagn.tui.saves import naming, parse, read_text
from fhtagn.tui.sitting import PACE, Player


class Sent(TypedDict):
    """What the seat was sent, as far as it is looked at again."""

    view: Mapping[str, object]
    asked: list[tuple[Seat, str, Mapping[str, object], bool]]  # the last: the answer lies sealed


class Shown(TypedDict):
    """A step: its number, what the seat was told by it, and what it saw then."""

    number: int
    events: list[Told]
    sent: Sent


class TableReport(NamedTuple):
    """What the seat was told in all, and what it saw at the latest steps."""

    game: Game
    players: tuple[Player, ...]
    seat: Seat
    words: str
    events: list[Told]
    frames: list[Shown]

    def steps(self) -> list[PlaybackStep]:
        """With the number of events until each of them."""
        counts = [len(one["events"]) for one in self.frames[1:]]
        ends = accumulate(counts, initial=len(self.events) - sum(counts))
        return [
            PlaybackStep(one["number"], end) for one, end in zip(self.frames, ends, strict=True)
        ]


# -- reading ---------------------------------------------------------------------------------------


def read_report(path: Path, pack: Path | None = None) -> TableReport | None:
    """The report of a match that was still on; none if the file has a whole match in it."""
    found = parse(path, read_text(path))
    if not isinstance(found, dict) or MARK not in found or found.get("record") is not None:
        return None
    with naming(path):
        _check(found)
        return _report(found, pack)


def _check(found: dict[str, Any]) -> None:
    """That it is as some server has written it."""
    expect(found[MARK], int, MARK)
    if found[MARK] > FORMAT:
        raise Complaint("save-too-new", found=found[MARK], known=FORMAT)
    if found[MARK] < FORMAT:
        raise Complaint("report-too-old", found=found[MARK], known=FORMAT)
    if any(name not in found for name in SEALED) or found.get("seal") != seal(found):
        raise Complaint("report-changed")


def _report(found: dict[str, Any], pack: Path | None) -> TableReport:
    replay = found["replay"]
    game = games.load(replay["game"], pack)
    if replay["content"] != game.content.digest:
        raise Complaint(
            "record-other-content", found=replay["content"][:12], expected=game.content.name
        )
    if replay["rules"] != game.version:
        raise Complaint("record-other-rules", found=replay["rules"], expected=game.version)
    players = tuple(Player(one["name"], one["bot"]) for one in replay["sitting"])
    words = "".join(map(_seen, str(found.get("words", ""))))
    return TableReport(game, players, replay["seat"], words, found["events"], found["frames"])


def _seen(letter: str) -> str:
    """What somebody has typed must not move the cursor."""
    return letter if letter.isprintable() or letter == "\n" else "?"


# -- looking ---------------------------------------------------------------------------------------


class ReportScreen(FilmScreen):
    """It begins with the last step, and with what the player had to say there."""

    def __init__(self, session: Reading, report: TableReport) -> None:
        super().__init__(session, (report.seat,), report.steps(), PACE)
        self.report, self.now = report, len(report.frames) - 1

    def painter(self) -> Painter:
        sent = self.report.frames[self.now]["sent"]
        asked = tuple(seat for seat, _prompt, _about, sealed in sent["asked"] if not sealed)
        return self.session.painter(sent["view"], self.session.words, self.viewer, asked)

    def seen(self, since: int, until: int) -> Sequence[Told]:
        return self.report.events[since:until]

    def latest(self) -> Text:
        text = super().latest()
        if self.now == len(self.steps) - 1 and self.report.words:
            text.append(f"\n\n{self.report.words}", BRASS)
        return text
