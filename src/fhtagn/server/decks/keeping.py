"""Decks that people keep: brought in as text, renamed, replaced, deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

from sqlalchemy import Connection, delete, func, insert, select, update

from fhtagn.server.decks.bodies import Changed, Deck, DeckLine, DeckList, NewDeck
from fhtagn.server.decks.checking import meant, shown
from fhtagn.server.errors import Conflict, Unknown
from fhtagn.server.house import House
from fhtagn.server.ids import new_id
from fhtagn.server.library import game_of
from fhtagn.server.people.names import agreed
from fhtagn.server.people.rows import hold
from fhtagn.server.store.schema import decks
from fhtagn.server.store.times import now

MOST: Final = 200  # decks of one person


class DeckRow(Protocol):
    """Of the row of a deck: what is asked for."""

    id: str
    game: str
    name: str
    deck: str
    shared: str | None
    updated_at: int


async def listed(house: House, owner: str, game: str | None) -> DeckList:
    wanted = game_of(game).name if game else None
    rows = await house.store.read(_rows, owner, wanted)
    return DeckList(decks=[_line(row) for row in rows])


def _rows(db: Connection, owner: str, game: str | None) -> list[DeckRow]:
    wanted = select(decks).where(decks.c.person == owner)
    if game is not None:
        wanted = wanted.where(decks.c.game == game)
    return list(db.execute(wanted.order_by(decks.c.game, decks.c.name, decks.c.id)))


def _line(row: DeckRow) -> DeckLine:
    shared = row.shared is not None
    return DeckLine(
        id=row.id, game=row.game, name=row.name, shared=shared, updated_at=row.updated_at
    )


async def look(house: House, owner: str, deck: str, language: str) -> Deck:
    """The deck, with its text in that language."""
    row = await house.store.read(own, owner, deck)
    told = await asyncio.to_thread(shown, row.game, row.name, row.deck, language)
    shared = row.shared is not None
    return Deck(**dict(told), id=row.id, shared=shared, updated_at=row.updated_at)


def own(db: Connection, owner: str, deck: str) -> DeckRow:
    """One's own deck; others' are nobody's business."""
    wanted = select(decks).where(decks.c.id == deck, decks.c.person == owner)
    row = db.execute(wanted).one_or_none()
    if row is None:
        raise Unknown("no-such-own-deck")
    return row


async def keep(house: House, owner: str, new: NewDeck, language: str) -> Deck:
    """Keep the deck that a text means, legal or not."""
    game, name = game_of(new.game), agreed(new.name)
    compact = await asyncio.to_thread(meant, game, new.text)
    made = await house.store.write(add, owner, game.name, name, compact)
    return await look(house, owner, made, language)


def add(db: Connection, owner: str, game: str, name: str, deck: str) -> str:
    """A new deck, if there are not too many."""
    hold(db, owner)
    if db.execute(select(func.count()).where(decks.c.person == owner)).scalar_one() >= MOST:
        raise Conflict("decks-many", most=MOST)
    made = new_id()
    row = {"id": made, "person": owner, "game": game, "name": name, "deck": deck}
    db.execute(insert(decks), {**row, "updated_at": now(db)})
    return made


async def change(house: House, owner: str, deck: str, asked: Changed, language: str) -> Deck:
    """Another name for it, or another text."""
    values: dict[str, str] = {}
    if asked.name is not None:
        values["name"] = agreed(asked.name)
    if asked.text is not None:
        row = await house.store.read(own, owner, deck)
        values["deck"] = await asyncio.to_thread(meant, game_of(row.game), asked.text)
    await house.store.write(set_own, owner, deck, values | {"updated_at": house.clock.wall()})
    return await look(house, owner, deck, language)


def set_own(db: Connection, owner: str, deck: str, values: Mapping[str, str | int | None]) -> None:
    own(db, owner, deck)
    db.execute(update(decks).where(decks.c.id == deck).values(**values))


async def drop(house: House, owner: str, deck: str) -> None:
    await house.store.write(_drop, owner, deck)


def _drop(db: Connection, owner: str, deck: str) -> None:
    own(db, owner, deck)
    db.execute(delete(decks).where(decks.c.id == deck))
