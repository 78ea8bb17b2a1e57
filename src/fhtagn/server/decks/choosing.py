"""The deck that is chosen for a seat: a ready-made one, a whole text, or one that was kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, select

from fhtagn.kernel.game import Game
from fhtagn.server.decks.checking import legal
from fhtagn.server.house import House
from fhtagn.server.lobby.terms import Setting
from fhtagn.server.store.schema import decks

OPTION: Final = "deck"  # of a seat, in every game with decks
ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")


async def with_deck(
    house: House, game: Game, person: str, options: Mapping[str, Setting]
) -> dict[str, Setting]:
    """The options, with the deck as it is now; one that is not legal is refused."""
    said = options.get(OPTION)
    if game.rules.decks is None or not isinstance(said, str):
        return dict(options)
    if ID.fullmatch(said):
        kept = await house.store.read(_kept, person, game.name, said)
        said = kept or said
    return {**options, OPTION: await asyncio.to_thread(legal, game, said)}


def _kept(db: Connection, person: str, game: str, deck: str) -> str | None:
    """The deck of that id, if the person has one."""
    wanted = select(decks.c.deck).where(
        decks.c.id == deck, decks.c.person == person, decks.c.game == game
    )
    return db.execute(wanted).scalar_one_or_none()
