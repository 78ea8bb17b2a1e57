"""The driver: who is to act now, and what the table, the bots and the auto-answer do by themselves.

It knows no screen and never waits: `todo` says what is due, and whoever runs it keeps the pace. A
bot's answer is a function of the table's seed and the ply, so a resumed match goes on as it would
have gone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from fhtagn.bots.bot import Position, dice, position
from fhtagn.bots.levels import LEVELS
from fhtagn.clock import CLOCK, Clock
from fhtagn.host.buzzing import Buzzing, OpenBuzzer, moments, open_buzzer
from fhtagn.host.stops import passes
from fhtagn.host.waiting import Waiting
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.complaint import Complaint, IllegalChoice
from fhtagn.kernel.events import Kind, Told, shape_of
from fhtagn.kernel.match import Match
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import TABLE, Seat
from fhtagn.text.words import SEAT
from fhtagn.tui.painter import Painter
from fhtagn.tui.painters import PAINTERS
from fhtagn.tui.sitting import Player, TerminalPlay

STAND_IN: Final = "greedy"  # who plays on for a player that has resigned
Listener = Callable[[], None]


class Todo(NamedTuple):
    """What is due: `auto` is a person's question with one answer, `buzzer` the table's own.

    `pass` is a window at which a person does not stop.
    """

    what: Literal["over", "buzzer", "bot", "pass", "auto", "person"]
    seat: Seat = TABLE


class Driver:
    def __init__(self, match: Match, sitting: TerminalPlay, *, clock: Clock = CLOCK) -> None:
        self.match, self.sitting, self.clock = match, sitting, clock
        self.habits: type[Painter] = PAINTERS[match.game.name]
        self.waiting = Waiting(match, clock.steady)
        self.buzzing: Buzzing | None = None
        self.resting: dict[Seat, int] = {}  # who rests, and how much had happened before
        self.changed: list[Listener] = []  # called after every accepted key and every undo

    # -- who --------------------------------------------------------------------------------------

    @property
    def players(self) -> list[Player]:
        return self.sitting.players

    def is_person(self, seat: Seat) -> bool:
        resigned = self.match.state.resigned >> seat & 1
        return not self.players[seat].bot and not resigned

    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.players)) if self.is_person(seat)]

    def todo(self) -> Todo:
        """What is due now; of several who are asked together, bots answer first."""
        questions = [one for one in self.match.decisions() if not one.sealed]
        if not questions:
            return Todo("over")
        if questions[0].seat == TABLE:
            return Todo("buzzer")
        seats = sorted((one.seat for one in questions), key=self.is_person)
        if not self.is_person(seats[0]):
            return Todo("bot", seats[0])
        if self.passes(seats[0]):
            return Todo("pass", seats[0])
        return Todo("auto" if self.only_answer(seats[0]) else "person", seats[0])

    def only_answer(self, seat: Seat) -> str:
        """The one answer there is, if the seat leaves such to the table.

        Whoever rests passes, and so does whoever does not stop at the window. A draw that ends the
        game is never made for a person.
        """
        if self.rests(seat) or self.passes(seat):
            return self.answers(seat)[-1]  # a window ends with the pass
        answers = self.answers(seat)
        if not self.players[seat].auto or len(answers) != 1:
            return ""
        return "" if self.habits.ends_game(self.match, seat, answers[0]) else answers[0]

    def answers(self, seat: Seat) -> list[str]:
        return list(self.match.present.answers(seat))

    # -- stops ------------------------------------------------------------------------------------

    def stops(self, seat: Seat) -> tuple[str, ...]:
        """The windows in which the seat's player wants to be asked."""
        chosen = self.players[seat].stops
        return self.match.game.display.stops if chosen is None else chosen

    def turn_stop(self, seat: Seat, window: str) -> None:
        """Stop at the window from now on, or no longer."""
        before = self.stops(seat)
        stops = [
            one for one in self.match.game.display.windows if (one in before) != (one == window)
        ]
        self.players[seat] = replace(self.players[seat], stops=tuple(stops))

    def passes(self, seat: Seat) -> bool:
        match = self.match
        return passes(match.game, match.state, match.present.asked(seat), self.stops(seat))

    # -- resting ----------------------------------------------------------------------------------

    def is_idle(self, seat: Seat) -> bool:
        """Whether the seat is asked only if it would act, and nothing has befallen it."""
        asked = self.match.present.asked(seat)
        return asked is not None and self.habits.is_idle(self.match.state, asked)

    def rest(self, seat: Seat) -> None:
        """From now on the seat passes at idle questions, until an event names it."""
        self.resting[seat] = len(self.match.events)

    def rests(self, seat: Seat) -> bool:
        """Its own turn, a Raid, a loss: whatever names the seat wakes it for good."""
        since = self.resting.get(seat)
        if since is None:
            return False
        kinds = self.match.game.display.events
        if any(names(kinds[told["kind"]], told, seat) for told in self.match.told(seat, since)):
            del self.resting[seat]
            return False
        return self.is_idle(seat)

    # -- moves ------------------------------------------------------------------------------------

    def play(self, seat: Seat, key: str, *, seq: int | None = None) -> None:
        """A key from whoever has the right to send it; IllegalChoice changes nothing."""
        if left := self.asides(seat).get(key, 0):
            raise IllegalChoice("too-early", seconds=left)
        self.match.play(seat, key, seq=seq)
        self._tell()

    def asides(self, seat: Seat) -> dict[str, int]:
        """What the seat may do at any time, by key, with the seconds it must still wait."""
        g, found = self.match.state, self.match.present.asides(seat)
        return {key: self.waiting.left(saying(g, task).verb) for key, task in found.items()}

    def answer_alone(self, seat: Seat) -> None:
        """Give the only answer for the seat; it is in the log like any other."""
        self.play(seat, self.only_answer(seat))

    def position(self, seat: Seat) -> Position:
        """All a bot is given; what happens at the table meanwhile does not touch it."""
        return position(self.match.game, self.match.state.clone(), seat)

    def thinker(self, seat: Seat, level: str = "") -> Callable[[], str]:
        """The thought of the seat's bot about the present position, to be run anywhere."""
        level = level or self.players[seat].bot or STAND_IN
        bot = LEVELS[level](self._dice(seat + 1).getrandbits(32))
        given = self.position(seat)
        return lambda: bot.choose(given)

    def _dice(self, salt: int) -> Random:
        return dice(seeded(self.sitting.seed) ^ seeded(self.match.ply * 16 + salt))

    def _tell(self) -> None:
        self.waiting.look()
        for listener in self.changed:
            listener()

    # -- buzzers ----------------------------------------------------------------------------------

    def listen(self) -> None:
        """Let the buzzer go on by the clock; when the first are known, tell the game."""
        asked = open_buzzer(self.match.present)
        assert asked is not None, "the table is asked"
        if not asked.begins:  # a match resumed between the first and its end
            self._tell_first(asked, ())
        elif not self.people():
            self._tell_first(asked, (self._dice(0).choice(list(asked.keys)),))
        else:
            self.buzzing = self.buzzing or self._begin(asked)
            first = self.buzzing.first(self.clock.steady())
            if first is not None:
                self._tell_first(asked, first)

    def buzz(self, seat: Seat) -> None:
        """A person buzzes."""
        asked = open_buzzer(self.match.present)
        if asked is not None and seat in asked.keys:
            self.buzzing = self.buzzing or self._begin(asked)
            self.buzzing.buzz(seat, self.clock.steady())

    def _begin(self, asked: OpenBuzzer) -> Buzzing:
        bots = [seat for seat in asked.keys if not self.is_person(seat)]
        return Buzzing(
            asked.buzzer, self.clock.steady(), moments(asked.buzzer, bots, self._dice(0))
        )

    def _tell_first(self, asked: OpenBuzzer, seats: Collection[Seat]) -> None:
        self.buzzing = None
        self.play(TABLE, asked.answer(seats))
        while (more := open_buzzer(self.match.present)) and not more.begins:
            self.play(TABLE, more.answer(seats))

    # -- taking back ------------------------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Take the seat's last own move back, with what the table answered for it since."""
        self.resting.pop(seat, None)
        taken: list[str] = []
        while self.match.can_undo(seat):
            taken.append(self.match.moves[-1].key)
            self.match.undo(seat)
            if not self.only_answer(seat):
                self._tell()
                return
        refusal = self.why_no_undo(seat)
        for key in reversed(taken):
            self.match.play(seat, key)
        raise refusal

    def why_no_undo(self, seat: Seat) -> Complaint:
        """What lies between: nothing was done yet, another seat, or chance and what was seen."""
        moves = [move for move in self.match.moves if move.seat != TABLE]
        if not any(move.seat == seat for move in moves):
            return IllegalChoice("undo-nothing")
        if moves[-1].seat != seat:
            return IllegalChoice("undo-others", seat=moves[-1].seat)
        if self.habits.UNDO:
            return IllegalChoice("undo-seen", rule=self.habits.UNDO)
        return IllegalChoice("undo-learned")


def names(kind: Kind, told: Told, seat: Seat) -> bool:
    """Whether what the seat is told of an event is about itself."""
    values = shape_of(kind).told.items()
    seats = (name for name, one in values if one.sort and one.sort.name == SEAT)
    return any(told.get(name) == seat for name in seats)
