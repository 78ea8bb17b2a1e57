"""A hint: what the strongest bot would do at a seat, and the rules its move rests on; the odds.

Both are found from the log, so any worker can do it, wherever the match is played.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, NamedTuple

from fhtagn.bots.levels import LEVELS
from fhtagn.content.structs import Json
from fhtagn.kernel.game import Game
from fhtagn.kernel.present import offered
from fhtagn.kernel.rules import Task, cites_of
from fhtagn.kernel.state import Seat, State
from fhtagn.server.errors import Conflict, Forbidden, Unavailable
from fhtagn.server.house import House
from fhtagn.server.replays.bodies import Forecast, Hint
from fhtagn.server.replays.looking import sight_of
from fhtagn.server.replays.timeline import Timeline
from fhtagn.server.room.proposals import still_on

STRONGEST: Final = tuple(LEVELS)[-1]


class OpenDecision(NamedTuple):
    """The table at which the seat has to decide, and the seat's number there."""

    table: State
    n: int


async def hint(house: House, match: str, person: str, seat: Seat) -> Hint:
    house.limits.hit("hint", person)
    seen = await sight_of(house, match, person)
    seen.check_own(person, seat)
    if not seen.setup.terms.hints:
        raise Forbidden("no-hints")
    game, asked = (
        seen.setup.game,
        await house.timelines.look(seen, lambda one: _asked(one, seat)),
    )
    who = "hint", person
    key = await house.thinkers.advise(game, asked.table, seat, STRONGEST, who)
    if key is None:
        raise Unavailable("hint-failed")
    rules = _cited(asked.table, offered(game, asked.table, seat)[key])
    return Hint(n=asked.n, key=key, level=STRONGEST, rules=list(rules))


async def odds(house: House, match: str, person: str, seat: Seat, key: str) -> Forecast:
    """What chance may bring if the seat takes that option; from what it may know."""
    house.limits.hit("odds", person)
    seen = await sight_of(house, match, person)
    seen.check_own(person, seat)
    asked = await house.timelines.look(seen, lambda one: _asked(one, seat))
    found = await asyncio.to_thread(_forecast, seen.setup.game, asked.table, seat, key)
    return Forecast(n=asked.n, key=key, chances=found)


def _forecast(game: Game, table: State, seat: Seat, key: str) -> Mapping[str, Json]:
    """On a table the seat cannot tell from the real one, so that nothing hidden can show."""
    g = game.rules.redeal(table, seat, 0)
    options = offered(game, g, seat)
    if key not in options:
        raise Conflict("odds-not-offered", key=key)
    return game.display.forecast(g, seat, options[key])


def _asked(timeline: Timeline, seat: Seat) -> OpenDecision:
    still_on(timeline.state)
    if seat not in timeline.state.asked_seats():
        raise Conflict("hint-not-asked", seat=seat)
    return OpenDecision(timeline.match.state.clone(), timeline.state.feeds[seat].n)


def _cited(table: State, move: Task) -> tuple[str, ...]:
    """What the move rests on; to pass rests on what the question does."""
    assert table.agenda is not None  # the seat is asked
    (rule, _arguments), (question, _about) = move, table.agenda[0]
    return cites_of(rule) or cites_of(question)
