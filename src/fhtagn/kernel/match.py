"""A match: keys in, events out; undo to the last barrier, replay, fork."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from itertools import zip_longest
from typing import Any, NamedTuple, NoReturn

from fhtagn.kernel.agenda import Decision, answered, apply, interject
from fhtagn.kernel.complaint import Complaint, IllegalChoice, nearest
from fhtagn.kernel.events import Logged, Told
from fhtagn.kernel.game import Game, Settings, restored, settings, start
from fhtagn.kernel.present import Present
from fhtagn.kernel.record import blame_the_rules, check_position, check_record, event_in
from fhtagn.kernel.rules import cites_of, saying
from fhtagn.kernel.save import FORMAT, digest, save
from fhtagn.kernel.state import EVERYONE, TABLE, Seat, State


class Move(NamedTuple):
    """An accepted key, its seat, and the number of events before it."""

    seat: Seat
    key: str
    before: int


class Match:
    """A table with its log: the accepted keys, and the events they caused."""

    def __init__(self, game: Game, chosen: Settings, seed: int, *, secret: int = 0) -> None:
        self.game, self.settings, self.seed, self.secret = game, chosen, seed, secret
        self._present: Present | None = None
        self.state = start(game, chosen, seed, secret=secret, listen=True)
        self.events: list[Logged] = []
        self.moves: list[Move] = []
        self.seq = 0  # grows with every move and every undo: clients refer to it
        self._undoable: list[State] = []  # the tables before each move since the last barrier
        self._collect()

    # -- the present ------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def state(self) -> Any:
        """The table. After any change except by `play` or `undo`, assign it again."""
        return self._state

    @state.setter
    def state(self, g: Any) -> None:
        self._state, self._present = g, None

    @property
    def present(self) -> Present:
        """The open questions and options, computed once for each move."""
        if self._present is None:
            self._present = Present(self.game, self._state)
        return self._present

    def decisions(self) -> tuple[Decision, ...]:
        return self.present.decisions

    def told(self, seat: Seat, since: int = 0) -> list[Told]:
        """The events in the seat's version."""
        return [event.seen_by(seat) for event in self.events[since:]]

    # -- moves ------------------------------------------------------------------------------------

    def play(self, seat: Seat, key: str, *, seq: int | None = None) -> None:
        """Accept one key from one seat, or raise IllegalChoice and change nothing.

        A rule that fails leaves the match at its last good state.
        """
        if self.over:
            raise IllegalChoice("over", key=key)
        if seat != TABLE and not 0 <= seat < self.state.seats:
            raise IllegalChoice("no-such-seat", seat=seat, most=self.state.seats - 1)
        if seq is not None and seq != self.seq:
            raise IllegalChoice("stale", key=key, found=seq, now=self.seq)
        present = self.present
        offers = present.offered(seat)
        if key not in offers:
            self._refuse(seat, key, offers)
        before, task = self.state.clone(), offers[key]
        final = saying(before, task).verb in self.game.rules.final
        self._present = None
        with ExitStack() as failing:
            failing.callback(self._go_back_to, before)
            if present.answers(seat).get(key) == task:
                apply(self.state, seat, task)
            else:
                interject(self.state, task)
            failing.pop_all()
        self.moves.append(Move(seat, key, len(self.events)))
        self.seq += 1
        self._remember(before, seat, final=final)
        self._collect()

    def _go_back_to(self, state: State) -> None:
        self.state = state
        self.state.events = []

    def _refuse(self, seat: Seat, key: str, offers: Iterable[str]) -> NoReturn:
        reason = self.present.forbidden(seat, key)
        if self.present.asked(seat) is None and (others := self.decisions()):
            raise IllegalChoice(
                "not-asked", key=key, seat=seat, asked=others[0].seat, reason=reason
            )
        assert self.state.agenda is not None
        cited = "" if reason else ", ".join(cites_of(self.state.agenda[0][0]))
        raise IllegalChoice(
            "not-offered", key=key, nearest=nearest(key, offers), rule=cited, reason=reason
        )

    def _remember(self, before: State, seat: Seat, *, final: bool) -> None:
        if len(self.moves) > 1 and self.moves[-2].seat != seat:
            self._undoable = []
        self._undoable.append(before)
        sealed = answered(before) and not answered(self.state)  # the others' answers are open now
        if final or sealed or is_barrier(before, self.state):
            self._undoable = []

    def _collect(self) -> None:
        self.events += self.state.events or ()
        self.state.events = []

    # -- undo, replay, fork -----------------------------------------------------------------------

    @property
    def firm(self) -> int:
        """How many moves nobody can undo any more."""
        return len(self.moves) - len(self._undoable)

    def can_undo(self, seat: Seat) -> bool:
        return bool(self._undoable) and self.moves[-1].seat == seat and not self.over

    def undo(self, seat: Seat) -> None:
        """Undo the seat's last move, unless chance, new knowledge or another seat came after."""
        if not self.can_undo(seat):
            raise IllegalChoice("no-undo", seat=seat)
        self._go_back_to(self._undoable.pop())
        del self.events[self.moves.pop().before :]
        self.seq += 1

    def fork(self, ply: int) -> Match:
        """A copy of the match after so many moves, to be continued differently."""
        other = Match(self.game, self.settings, self.seed, secret=self.secret)
        for move in self.moves[:ply]:
            other.play(move.seat, move.key)
        return other

    # -- saving -----------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything that a replay of the match needs, as JSON."""
        content = self.game.content
        return {
            "fhtagn": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "content": {"name": content.name, "version": content.version, "digest": content.digest},
            "settings": {
                "seats": self.settings.seats,
                "table": dict(self.settings.table),
                "by_seat": [dict(one) for one in self.settings.by_seat],
            },
            "seed": self.seed,
            "secret": f"{self.secret:x}",
            "keys": [[move.seat, move.key] for move in self.moves],
            "digest": digest(self.state),
        }

    def saved(self) -> dict[str, Any]:
        """The record with the position before the first move that can be undone.

        From there a loader only replays the moves that can be undone.
        """
        firm, floor = self.moves[: self.firm], self._undoable[0] if self._undoable else self.state
        until = self.moves[self.firm].before if self._undoable else len(self.events)
        position = {
            "table": save(floor),
            "before": [move.before for move in firm],
            "events": [list(event) for event in self.events[:until]],
            "seq": self.seq,
        }
        return self.record() | {"position": position}

    @classmethod
    def restored(cls, game: Game, saved: Any, *, anew: bool = False) -> Match:
        """The match of a record, from its position if it has one; a Complaint names a misfit.

        With `anew` it ignores the position and replays from the beginning.
        """
        check_record(game, saved)
        chosen, position = saved["settings"], None if anew else saved.get("position")
        laid = settings(game, chosen["seats"], chosen["table"], chosen["by_seat"])
        match = cls(game, laid, saved["seed"], secret=int(saved["secret"], 16))
        if position is not None:
            match._stand(position, saved["keys"])
        match._play_on(saved)
        if position is not None:
            match.seq = position["seq"]
        return match

    def _play_on(self, record: Any) -> None:
        """Play the remaining keys; they must lead to the table of the record."""
        for ply, (seat, key) in enumerate(record["keys"][self.ply :], self.ply):
            try:
                self.play(seat, key)
            except IllegalChoice as refusal:
                blame_the_rules(self.game, record)
                raise Complaint("record-key", ply=ply, key=key) from refusal
        if digest(self.state) != record["digest"]:
            blame_the_rules(self.game, record)
            raise Complaint("record-digest", plies=self.ply)

    def _stand(self, position: Any, keys: Any) -> None:
        """The position before the moves that can still be undone."""
        check_position(position, len(keys))
        self._go_back_to(restored(self.game, position["table"]))
        places = enumerate(position["events"])
        self.events = [event_in(one, f"position.events[{place}]") for place, one in places]
        firm = zip(keys, position["before"], strict=False)
        self.moves = [Move(seat, key, before) for (seat, key), before in firm]


def replayed(game: Game, record: Any) -> Match:
    """The match of a record, replayed key by key; a Complaint names a misfit."""
    return Match.restored(game, record, anew=True)


def is_barrier(before: State, now: State) -> bool:
    """Whether the step used chance or gave a seat new knowledge: then nobody can undo it."""
    if (before.rng, before.loaded) != (now.rng, now.loaded):
        return True
    everybody = (1 << now.seats) - 1
    return before.known != now.known and any(
        (everybody if new == EVERYONE else new) & ~(everybody if old == EVERYONE else old)
        for old, new in zip_longest(before.known, now.known, fillvalue=0)
    )
