"""The events that cards answer."""

from __future__ import annotations

from fhtagn.games.call.events.effects import Overpaid
from fhtagn.games.call.events.piles import DrewForPhase
from fhtagn.games.call.events.play import Entered, Fell, Restored, Returned, Wounded
from fhtagn.games.call.events.stories import Committed, StoryResolved, StruggleWon

Occurrence = (
    Entered | Fell | Returned | Restored | Wounded | Committed | StruggleWon | StoryResolved
    | DrewForPhase | Overpaid
)  # fmt: skip
