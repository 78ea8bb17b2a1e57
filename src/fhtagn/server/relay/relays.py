"""The listeners' end: relays to matches that other workers play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

from fhtagn.clock import Clock
from fhtagn.kernel.state import Seat
from fhtagn.server.errors import Refusal, Unavailable
from fhtagn.server.ids import new_id
from fhtagn.server.protocol import AnyCommand, AnyMessage, Command, Room, State
from fhtagn.server.relay.frames import (
    Answer,
    AnyFrame,
    AnyRequest,
    Ask,
    Delivery,
    Dismissed,
    Enter,
    Leave,
    LookAround,
    LookRequest,
    Obey,
)
from fhtagn.server.room.leases import LEASE, Elsewhere
from fhtagn.server.room.listeners import Listener

CLOSED: Final = Unavailable("room-closed")
Send = Callable[[str, AnyFrame], None]


class Relay:
    """A room of another worker, as far as it can be used from here."""

    def __init__(self, relays: Relays, match: str, held: Elsewhere) -> None:
        self.relays, self.match, self.owner = relays, match, held.owner
        self.patience = held.left  # whoever is dead has lost the match then
        self.ids: dict[Listener, str] = {}

    async def enter(self, listener: Listener, since: Mapping[Seat, int]) -> None:
        self.ids[listener] = id_ = new_id()
        self.relays.keep(id_, self, listener)
        try:
            await self._ask(Enter(id_, listener.seats, dict(since)))
        except BaseException:
            self.leave(listener)
            raise

    def leave(self, listener: Listener) -> None:
        id_ = self.ids.pop(listener, None)
        if id_ is not None:
            self.relays.let_go(id_, self)

    async def obey(self, person: str, command: Command) -> AnyMessage:
        answer: AnyMessage = await self._ask(Obey(person, cast(AnyCommand, command)))
        return answer

    async def look(self, person: str, seat: Seat, since: int | None) -> State:
        state: State = await self._ask(LookRequest(person, seat, since))
        return state

    async def look_around(self, person: str) -> Room:
        room: Room = await self._ask(LookAround(person))
        return room

    async def _ask(self, request: AnyRequest) -> Any:
        try:
            answer = await self.relays.ask(self.owner, self.match, request, self.patience)
        except Unavailable:
            self.relays.forget(self)
            raise
        self.patience = LEASE
        return answer


class PendingRequest(NamedTuple):
    peer: str
    answer: asyncio.Future[AnyMessage | None]


class Listening(NamedTuple):
    relay: Relay
    listener: Listener


class Relays:
    """The relays of this worker; those that have listeners are kept by their matches."""

    def __init__(self, send: Send, clock: Clock) -> None:
        self.send, self.clock = send, clock
        self.by_match: dict[str, Relay] = {}
        self.listening: dict[str, Listening] = {}
        self.asked: dict[str, PendingRequest] = {}

    def peers(self) -> set[str]:
        return {one.relay.owner for one in self.listening.values()}

    def keep(self, id_: str, relay: Relay, listener: Listener) -> None:
        self.listening[id_] = Listening(relay, listener)
        self.by_match[relay.match] = relay

    def let_go(self, id_: str, relay: Relay) -> None:
        del self.listening[id_]
        self.send(relay.owner, Leave(id_))
        if not relay.ids:
            self.forget(relay)

    def forget(self, relay: Relay) -> None:
        """Whoever comes next finds out anew where the match is played."""
        if self.by_match.get(relay.match) is relay:
            del self.by_match[relay.match]

    async def ask(
        self, peer: str, match: str, request: AnyRequest, patience: float
    ) -> AnyMessage | None:
        """The peer's answer; if there is none in time, the match may have gone elsewhere."""
        id_ = new_id()
        asked = PendingRequest(peer, asyncio.get_running_loop().create_future())
        self.asked[id_] = asked
        self.send(peer, Ask(id_, match, request))
        try:
            async with self.clock.timeout(patience):
                return await asked.answer
        except TimeoutError as error:
            raise Unavailable("room-closed") from error
        finally:
            del self.asked[id_]

    # -- from the peers ----------------------------------------------------------------------------

    def answered(self, _peer: str, frame: Answer) -> None:
        asked = self.asked.get(frame.id)
        if asked is None or asked.answer.done():
            return  # nobody waits for it any more
        if frame.refused:
            asked.answer.set_exception(frame.refused.refusal)
        else:
            asked.answer.set_result(frame.message)

    def told(self, _peer: str, frame: Delivery) -> None:
        if frame.listener in self.listening:
            self.listening[frame.listener].listener.send(frame.message)

    def dismissed(self, _peer: str, frame: Dismissed) -> None:
        if frame.listener in self.listening:
            self._dismiss(self.listening[frame.listener], frame.refused.refusal)

    def lose(self, peer: str) -> None:
        """Nothing is known any more of the matches that the peer plays."""
        for asked in self.asked.values():
            if asked.peer == peer and not asked.answer.done():
                asked.answer.set_exception(Unavailable("room-closed"))
        self._dismiss_those(lambda one: one.relay.owner == peer, CLOSED)

    def drop(self, match: str) -> None:
        """The match is played here now."""
        self._dismiss_those(lambda one: one.relay.match == match, CLOSED)

    def close(self) -> None:
        self._dismiss_those(lambda _one: True, Unavailable("server-stops"))

    def _dismiss_those(self, those: Callable[[Listening], bool], refusal: Refusal) -> None:
        for one in [one for one in self.listening.values() if those(one)]:
            self._dismiss(one, refusal)

    def _dismiss(self, one: Listening, refusal: Refusal) -> None:
        one.relay.leave(one.listener)
        self.forget(one.relay)
        one.listener.dismiss(refusal)
