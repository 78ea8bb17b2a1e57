"""What workers say to each other about matches that one plays and the other has listeners of."""

from __future__ import annotations

from typing import Any, Final, Self

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import (
    Conflict,
    Forbidden,
    Refusal,
    TooLarge,
    TooMany,
    Unavailable,
    Unknown,
    Unnamed,
    status_of,
)
from fhtagn.server.protocol import AnyCommand, AnyMessage


class Request(Struct, frozen=True, tag_field="do"):
    """What is asked of the match's room."""


class Enter(Request, frozen=True, tag="enter"):
    listener: str
    seats: tuple[int, ...]
    since: dict[int, int]


class Obey(Request, frozen=True, tag="obey"):
    person: str
    command: AnyCommand


class LookRequest(Request, frozen=True, tag="look"):
    person: str
    seat: int
    since: int | None


class LookAround(Request, frozen=True, tag="look-around"):
    person: str


AnyRequest = Enter | Obey | LookRequest | LookAround


class RelayedRefusal(Struct, frozen=True):
    """A complaint on its way: what it is about, as plain as JSON is."""

    status: int
    name: str
    about: dict[str, Any]

    @classmethod
    def of(cls, complaint: Complaint) -> Self:
        return cls(status_of(complaint), complaint.name, complaint.about)

    @property
    def refusal(self) -> Refusal:
        return BY_STATUS.get(self.status, Refusal)(self.name, **self.about)


BY_STATUS: Final[dict[int, type[Refusal]]] = {
    kind.status: kind
    for kind in (Unknown, Unnamed, Forbidden, Conflict, TooLarge, TooMany, Unavailable)
}


class RelayFrame(Struct, frozen=True, tag_field="is"):
    """What is said at a time."""


class Ask(RelayFrame, frozen=True, tag="ask"):
    id: str
    match: str
    request: AnyRequest = field(name="wish")


class Answer(RelayFrame, frozen=True, tag="answer"):
    id: str
    message: AnyMessage | None = None
    refused: RelayedRefusal | None = None


class Leave(RelayFrame, frozen=True, tag="leave"):
    """To the room's worker: the listener has gone."""

    listener: str


class Delivery(RelayFrame, frozen=True, tag="told"):
    """From the room's worker: what the listener is to be sent."""

    listener: str
    message: AnyMessage


class Dismissed(RelayFrame, frozen=True, tag="dismissed"):
    """From the room's worker: the listener is in the room no more."""

    listener: str
    refused: RelayedRefusal


class Beat(RelayFrame, frozen=True, tag="beat"):
    """Its worker is alive, and this is the number it has come to."""


class LineBroken(RelayFrame, frozen=True, tag="broken"):
    """Something was lost on the way, so its worker has forgotten all that was between the two."""


AnyFrame = Ask | Answer | Leave | Delivery | Dismissed | Beat | LineBroken
encoder: Final = Encoder(enc_hook=str)  # a complaint may be about anything
decoder: Final[Decoder[AnyFrame]] = Decoder(AnyFrame)
