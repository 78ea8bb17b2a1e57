"""Who asks, and of which house: what routes depend on."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, cast

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.types import Scope

from fhtagn.games import GAMES
from fhtagn.kernel.complaint import nearest
from fhtagn.server.errors import Unknown, Unnamed
from fhtagn.server.house import House
from fhtagn.server.limits import address_of
from fhtagn.server.lobby.bodies import GameName


class Person(NamedTuple):
    """A guest or the holder of an account, and the session they came with."""

    id: str
    name: str
    language: str
    account: bool
    session: str


def house_of(connection: HTTPConnection) -> House:
    return cast(House, connection.app.state.house)


def is_api(scope: Scope) -> bool:
    """Whether it asks the interface, not for a page or a picture."""
    return bool(scope["path"].startswith("/api/"))


async def maybe(connection: HTTPConnection) -> Person | None:
    """Whoever the guard has found the request to come from."""
    return cast(Person | None, connection.scope.get("person"))


async def counted(
    connection: HTTPConnection, person: Annotated[Person | None, Depends(maybe)]
) -> str:
    """Whom limits count that are for everybody: a person, else an address."""
    return person.id if person else address_of(connection)


async def somebody(person: Annotated[Person | None, Depends(maybe)]) -> Person:
    if person is None:
        raise Unnamed("who-are-you")
    return person


async def looking(
    connection: HTTPConnection,
    person: Annotated[Person | None, Depends(maybe)],
    by: Annotated[str, Depends(counted)],
) -> str:
    """One look more of somebody; their id, if it is known."""
    house_of(connection).limits.hit("look", by)
    return person.id if person else ""


async def known_game(game: GameName) -> str:
    """The game that the path names."""
    if game not in GAMES:
        raise Unknown("no-such-game", game=game, nearest=nearest(game, GAMES))
    return game


TheHouse = Annotated[House, Depends(house_of)]
Anybody = Annotated[Person | None, Depends(maybe)]
Somebody = Annotated[Person, Depends(somebody)]
Counted = Annotated[str, Depends(counted)]
KnownGame = Annotated[str, Depends(known_game)]
Looking = Annotated[str, Depends(looking)]
A_LOOK: Final = [Depends(looking)]  # for routes that do not need the id
