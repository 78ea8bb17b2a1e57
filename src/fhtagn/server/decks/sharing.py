"""Decks are shared by a link whose secret is told once and kept only as a hash."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select

from fhtagn.server.decks.bodies import Deck, DeckShown, Link
from fhtagn.server.decks.checking import shown
from fhtagn.server.decks.keeping import DeckRow, add, look, set_own
from fhtagn.server.errors import Unknown
from fhtagn.server.house import House
from fhtagn.server.ids import hashed, new_secret
from fhtagn.server.store.schema import decks


async def share(house: House, owner: str, deck: str) -> Link:
    """A new link to the deck; an older one leads nowhere from now on."""
    secret = new_secret()
    await house.store.write(set_own, owner, deck, {"shared": hashed(secret)})
    return Link(secret=secret)


async def unshare(house: House, owner: str, deck: str) -> None:
    await house.store.write(set_own, owner, deck, {"shared": None})


async def looked_at(house: House, secret: str, language: str) -> DeckShown:
    """The deck behind a link; not whose it is."""
    row = await house.store.read(_behind, secret)
    return await asyncio.to_thread(shown, row.game, row.name, row.deck, language)


async def copied(house: House, secret: str, owner: str, language: str) -> Deck:
    """A copy of the deck behind a link, of one's own."""
    made = await house.store.write(_copy, secret, owner)
    return await look(house, owner, made, language)


def _copy(db: Connection, secret: str, owner: str) -> str:
    row = _behind(db, secret)
    return add(db, owner, row.game, row.name, row.deck)


def _behind(db: Connection, secret: str) -> DeckRow:
    row = db.execute(select(decks).where(decks.c.shared == hashed(secret))).one_or_none()
    if row is None:
        raise Unknown("deck-link-unknown")
    return row
