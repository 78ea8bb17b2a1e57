"""What is asked about replays and what is answered, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from fhtagn.server.colours import Colour

SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]

# -- what is asked ---------------------------------------------------------------------------------


class ForkAsked(BaseModel):
    """Play on from after so many moves, at one of the seats; bots of a level play the others."""

    model_config = ConfigDict(extra="forbid")

    ply: Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    level: Annotated[str, Field(max_length=100)] = "greedy"


class HintAsked(BaseModel):
    """For a seat of one's own that is to decide."""

    model_config = ConfigDict(extra="forbid")

    seat: SeatNumber


class ReportAsked(BaseModel):
    """What seems wrong, in one's own words; it is only written into the report."""

    model_config = ConfigDict(extra="forbid")

    seat: SeatNumber
    words: Annotated[str, Field(max_length=4000)] = ""


class OddsAsked(HintAsked):
    """For one of the options of a seat of one's own."""

    key: Annotated[str, Field(max_length=500)]


# -- what is answered ------------------------------------------------------------------------------


class SettingsShown(BaseModel):
    """While the match is on, what is secret of the others' seats is left out."""

    seats: int
    table: Mapping[str, Any]
    by_seat: list[Mapping[str, Any]]


class ParticipantShown(BaseModel):
    seat: int
    name: str
    person: str
    bot: str
    colour: Colour | None


class OriginShown(BaseModel):
    """The match from which this one was forked, and after how many moves."""

    match: str
    ply: int


class StepShown(BaseModel):
    """While the match is on, who did what is told of the viewer's own moves only."""

    number: int
    at: int
    seat: int | None
    key: str | None
    by: Literal["person", "bot", "clock", "table"] | None


class Replay(BaseModel):
    """A match as one seat may look back at it; `seats` are those whose view is open.

    While the match is on, the numbers of the steps are those of the seat's feed; after the end
    they are plies. Number 0 is the beginning, which no move has led to.
    """

    game: str
    rules: str
    content: str
    status: Literal["playing", "finished", "aborted"]
    started_at: int
    finished_at: int | None
    outcome: Any
    settings: SettingsShown
    sitting: list[ParticipantShown]
    origin: OriginShown | None
    seats: list[int]
    seat: int
    steps: list[StepShown]


class FrameShown(BaseModel):
    """What the seat was sent at a step, and what it was told had happened."""

    number: int
    at: int
    sent: dict[str, Any]
    events: list[dict[str, Any]]


class Frames(BaseModel):
    seat: int
    frames: list[FrameShown]


class Record(BaseModel):
    """The whole match: `fhtagn replay` shows it, `fhtagn verify` checks it.

    `seat_values` are in the order of the places where people sat down, empty where none was sent.
    `drawn` tells for each seat the place of its player; it is empty if no lot was cast.
    """

    fhtagn: int
    game: str
    rules: str
    content: dict[str, str]
    settings: SettingsShown
    seed: int
    secret: str
    keys: list[tuple[int, str]]
    digest: str
    match: str
    commitment: str
    server_seed: str
    seat_values: list[str]
    drawn: list[int]


class Hint(BaseModel):
    """What the bot of that level would do at number `n` of the seat's feed.

    `rules` are the statements its move rests on.
    """

    n: int
    key: str
    level: str
    rules: list[str]


class Report(BaseModel):
    """What a seat was sent, with the versions of everything; `report` is the format.

    `frames` are the latest ones. Of a match that is over it has the `record` too. `seal` tells
    whether replay, events and frames are as they were written.
    """

    report: int
    at: int
    words: str
    match: str
    fhtagn: str
    python: str
    terms: Mapping[str, Any]
    replay: Replay
    events: list[dict[str, Any]]
    frames: list[FrameShown]
    seal: str
    record: Record | None


class Forecast(BaseModel):
    """What chance may bring if that option is taken at number `n`, as the game tells it.

    `chances` are empty for an option that leaves nothing to chance.
    """

    n: int
    key: str
    chances: Mapping[str, Any]
