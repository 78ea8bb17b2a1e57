"""What a game brings to the terminal: the painter of its tables, and its habits at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol

from rich.text import Text

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.game import Game
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import SPECTATOR, Seat, State
from fhtagn.text.words import Words
from fhtagn.tui.choice import Choice


class Named(Protocol):
    """A printed thing with a name in every language."""

    @property
    def name(self) -> Mapping[str, str]: ...


class Worded(Named, Protocol):
    """One that has a text, too."""

    @property
    def text(self) -> Mapping[str, str]: ...


class Layout(NamedTuple):
    """The parts of the table from the top, each with its lines, and the lines of the detail."""

    parts: Mapping[str, tuple[int, Text]]
    detail: int


class Page(NamedTuple):
    """Something to read at leisure: the word for its key, a line about it, and what it says."""

    label: str
    about: str
    title: str
    body: Callable[[int], Text]  # in so many columns


@dataclass(frozen=True)
class Painter(ABC):
    """Paints one seat's view, or a spectator's, in the words of one language."""

    view: Mapping[str, object]  # a game's painter says what is in it
    words: Words
    me: Seat = SPECTATOR
    asked: tuple[Seat, ...] = ()
    marked: Choice | None = None  # the line under the cursor: the table may show what it is about
    window: str = ""  # the one that is open, as it is called for whoever is asked in it
    stops: tuple[str, ...] = ()  # the windows at which the viewer stops

    PARTS: ClassVar[tuple[str, ...]]  # what stands above the question, from the top
    UNDO: ClassVar[str] = ""  # the rule about what cannot be taken back

    @property
    def content(self) -> Any:
        assert self.words.game is not None
        return self.words.game.content

    # -- the table --------------------------------------------------------------------------------

    @abstractmethod
    def bar(self, width: int) -> Text:
        """The first line: where the game stands."""

    @abstractmethod
    def layout(self, width: int, height: int) -> Layout:
        """Everything above the question, for a screen of that size."""

    # -- the list of answers ----------------------------------------------------------------------

    def usual(self, prompt: str) -> Sequence[str]:  # noqa: ARG002
        """The kinds of action that stay listed at such a question even when they are refused."""
        return ()

    def after(self, choice: Choice) -> Text:  # noqa: ARG002
        """What is put behind the words of an option."""
        return Text()

    def detail(self, choice: Choice) -> Text:  # noqa: ARG002
        """More about an option than its words say."""
        return Text()

    # -- to read ----------------------------------------------------------------------------------

    @abstractmethod
    def pages(self) -> Mapping[str, Page]:
        """What there is to look at closely, by key."""

    def windows(self) -> Mapping[str, Mapping[str, str]]:
        """The windows at which one may stop, with words for each, under the words for a group."""
        return {}

    @abstractmethod
    def legend(self) -> str:
        """The signs of the table, explained."""

    @abstractmethod
    def resigning(self) -> str:
        """What happens if one gives up."""

    def warning(self) -> str:
        """What is said before an option that brings the end."""
        return ""

    @abstractmethod
    def result(self, match: Match) -> Text:
        """How the end came out, of a painter that sees everything."""

    def applied(self, match: Match) -> Sequence[str]:  # noqa: ARG002
        """The rules by which the end was counted."""
        return ()

    # -- habits -----------------------------------------------------------------------------------

    @staticmethod
    def ends_game(match: Match, seat: Seat, key: str) -> bool:  # noqa: ARG004
        """Whether the option certainly brings the end and so is asked twice."""
        return False

    @staticmethod
    def is_idle(_g: State, _asked: Decision) -> bool:
        """Whether the question only lets one act and may be left to pass until one is concerned."""
        return False

    @staticmethod
    def is_worth_saying(_reason: Reason) -> bool:
        """Whether it is worth telling why something cannot be done now."""
        return True


def open_view(game: Game, g: State) -> dict[str, object]:
    """The table with all secrets uncovered: each place as its own player sees it."""
    players = [game.view(g, seat)["players"][seat] for seat in range(g.seats)]
    return {**game.view(g, 0), "players": players}
