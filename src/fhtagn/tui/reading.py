"""A game as it is read at this keyboard: in which language, and under which names."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fhtagn.clock import CLOCK, Clock
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import Kind, Told
from fhtagn.kernel.game import Game
from fhtagn.kernel.state import Seat
from fhtagn.rulebook.book import Book, book
from fhtagn.text.words import Words
from fhtagn.tui.painter import Painter
from fhtagn.tui.painters import PAINTERS
from fhtagn.tui.sitting import Player
from fhtagn.tui.terminal import Terminal, language_for


class Reading:
    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        language: str,
        shown: Terminal | None = None,
        clock: Clock = CLOCK,
    ) -> None:
        self.clock = clock
        self.game, self.players, self.terminal = game, players, shown or Terminal()
        self.painter: type[Painter] = PAINTERS[game.name]
        self.book: Book = book(game.name)
        self.speak(language_for(language, self.terminal))

    def speak(self, language: str) -> None:
        """From now on in this language, the log included."""
        self.language = language
        plain = Words(language, self.game)
        alone = sum(not one.bot for one in self.players) == 1
        names = [named(plain, seat, one, alone=alone) for seat, one in enumerate(self.players)]
        self.words = Words(language, self.game, names)

    def switch_language(self) -> None:
        """The other language, if the terminal can show it."""
        wanted = "en" if self.language == "ru" else "ru"
        if language_for(wanted, self.terminal) != wanted:
            raise Complaint("no-cyrillic", locale=self.terminal.locale)
        self.speak(wanted)

    def is_news(self, told: Told) -> bool:
        """Whether the log need say it."""
        kind: Kind = self.game.display.events[told["kind"]]
        return kind.is_news(told)

    def logged(self, told: Told, reader: Seat) -> Text:
        """What happened, in words; turns stand out."""
        heading = self.game.display.events[told["kind"]].heading
        return Text(self.words.event(told, reader), "bold" if heading else "")


def named(words: Words, seat: Seat, player: Player, *, alone: bool) -> str:
    """The name given, or one that tells person and bot apart, and people by their seats."""
    if player.name:
        return player.name
    if player.bot:
        return words.say("tui-bot", number=str(seat))
    return words.say("tui-person") if alone else words.player(seat)
