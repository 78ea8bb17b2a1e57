"""The protocol of a room: what is said over the socket, or by HTTP. See docs/protocol.md.

Commands come from people; each has an id of their choice and is carried out at most once. Messages
go to one listener; those with a number `n` are that seat's feed, in which every number comes
once and in order. The TypeScript types are generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from fhtagn.content.structs import prepared
from fhtagn.kernel.events import Told
from fhtagn.server.colours import Colour

VERSION: Final = 4
"""The version of the protocol, for sockets and routes alike.

Raise it with every change that older pages cannot read. The server tells such a page to reload.
"""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(max_length=500)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Window = Annotated[str, Meta(max_length=100)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """`id` tells a command from its repetition; `seat` is the one it is said for."""

    id: Id
    seat: Seat


class Play(Command, frozen=True, tag="play"):
    """One of the keys that were offered; `expect` is the number the player has seen."""

    expect: Number
    key: Key


class Undo(Command, frozen=True, tag="undo"):
    """Take one's last decision back, as far as nobody has learned anything since."""

    expect: Number


class Offer(Command, frozen=True, tag="offer"):
    """Ask the others to agree: to go back to before one's last decision, or to end the match."""

    expect: Number
    what: Literal["undo", "abort"]


class Reply(Command, frozen=True, tag="reply"):
    """Agree to the offer the player has seen, or not; whoever made it withdraws it by a no."""

    expect: Number
    yes: bool


class Say(Command, frozen=True, tag="say"):
    text: Text


class Mute(Command, frozen=True, tag="mute"):
    """Hear no more of what is said from another seat, or hear it again."""

    whom: Seat
    on: bool


class Stops(Command, frozen=True, tag="stops"):
    """The windows in which the seat wants to be asked; in all others it passes."""

    windows: Annotated[tuple[Window, ...], Meta(max_length=100)]


class Buzz(Command, frozen=True, tag="buzz"):
    """The seat buzzes, and the server's clock finds out which was first; a restart forgets it."""


class Claim(Command, frozen=True, tag="claim"):
    """Let a bot play for a seat whose player has vanished, until they return."""

    whom: Seat


class Watch(Command, frozen=True, tag="watch"):
    """Let others watch, or not: one no is enough."""

    allow: bool


class Why(Command, frozen=True, tag="why"):
    """Ask why each kind of action, and each single thing, cannot be done now."""


class Sync(Command, frozen=True, tag="sync"):
    """Ask for everything since a number of one's feed, or from the beginning."""

    since: Number | None


AnyCommand = (
    Play | Undo | Offer | Reply | Say | Mute | Stops | Buzz | Claim | Watch | Why | Sync
)  # fmt: skip


# -- from the server ------------------------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, tag_field="is"):
    """Whatever the server says. No field has a default, so that all of them are always there."""


class Sitting(Struct, frozen=True, kw_only=True):
    """Who sits at a seat. `bot` is the level of a bot that plays, for good or for the absent."""

    seat: int
    name: str
    person: str
    colour: Colour | None
    bot: str
    stand_in: bool
    present: bool
    absent_since: int | None  # when the last who listened has gone; later the seat may be claimed
    bank: int | None  # ms left beyond the time for a move
    deadline: int | None  # when the time for the question is over


class Offered(Struct, frozen=True, kw_only=True):
    """What a seat has asked the others to agree to, and who has so far."""

    seat: int
    what: Literal["undo", "abort"]
    agreed: tuple[int, ...]


@prepared
class Line(Struct, frozen=True, kw_only=True):
    """Something that was said."""

    speaker: int
    text: str
    at: int


class Room(Message, frozen=True, tag="room"):
    """All about the table that is not on it, the same for everybody who sits there."""

    status: Literal["playing", "finished", "aborted"]
    now: int  # the server's clock
    seats: tuple[Sitting, ...]
    offer: Offered | None
    watchers: int
    watched: bool  # whether watching is allowed
    commitment: str
    server_seed: str  # empty before the end


class State(Message, frozen=True, tag="state"):
    """All that a seat is sent, at a number. `keep` of the events it has are still right."""

    seat: int
    n: int
    keep: int
    events: tuple[Told, ...]
    sent: dict[str, Any]
    can_undo: bool
    stops: tuple[str, ...]
    mutes: tuple[int, ...]  # the seats it does not hear
    said: tuple[Line, ...]


class Update(Message, frozen=True, tag="update"):
    """What has changed with this number: parts of what was sent, and what happened."""

    seat: int
    n: int
    keep: int
    events: tuple[Told, ...]
    changes: tuple[Any, ...]  # [path, value], or [path] of what is gone
    can_undo: bool


class Said(Message, frozen=True, tag="said"):
    seat: int
    n: int
    speaker: int
    text: str
    at: int


class Noted(Message, frozen=True, tag="noted"):
    """A number at which nothing changed on the table: an offer, a reply, someone gone or back.

    `by` is the seat it is about; `value` is what was offered, replied, set, or who plays for it.
    """

    seat: int
    n: int
    kind: str
    by: int
    value: Any


class Ack(Message, frozen=True, tag="ack"):
    """The command is carried out and on the disk; `n` is the seat's number then."""

    id: str
    n: int


class Reasons(Message, frozen=True, tag="reasons"):
    """For each kind of action its keys or the rule that forbids it; for single keys the same."""

    id: str
    kinds: dict[str, Any]
    keys: dict[str, Any]


class Refused(Message, frozen=True, tag="refused"):
    """The command has changed nothing. `error` names the message, `text` are its words."""

    id: str
    error: str
    about: dict[str, Any]
    text: str
    n: int


class Bye(Message, frozen=True, tag="bye"):
    """The last message before the server closes the socket, and why."""

    error: str
    text: str


AnyMessage = State | Update | Said | Noted | Room | Ack | Reasons | Refused | Bye
