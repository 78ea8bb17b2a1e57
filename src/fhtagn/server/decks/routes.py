"""Decks of one's own, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request

from fhtagn.server.answers import language_of, refusals
from fhtagn.server.asking import Anybody, Somebody, TheHouse
from fhtagn.server.decks import checking, keeping, sharing
from fhtagn.server.decks.bodies import (
    Changed,
    Deck,
    DeckChecked,
    DeckList,
    DeckShown,
    Draft,
    Link,
    LinkSecret,
    NewDeck,
)
from fhtagn.server.errors import Conflict, TooMany, Unknown, Unnamed
from fhtagn.server.limits import address_of
from fhtagn.server.lobby.bodies import GameName, Id

router = APIRouter(prefix="/api/decks", tags=["decks"])
OWN: Final = refusals(Unnamed, Unknown, TooMany)
NEW: Final = refusals(Unnamed, Unknown, Conflict, TooMany)
Language = Annotated[Literal["en", "ru"] | None, Query(description="of the text and the remarks")]


@router.get("", responses=OWN)
async def my_decks(house: TheHouse, me: Somebody, game: GameName | None = None) -> DeckList:
    return await keeping.listed(house, me.id, game)


@router.post("", status_code=201, responses=NEW)
async def keep_deck(house: TheHouse, me: Somebody, new: NewDeck) -> Deck:
    house.limits.hit("deck", me.id)
    return await keeping.keep(house, me.id, new, me.language)


@router.post("/check", responses=refusals(TooMany))
async def check_deck(
    house: TheHouse, me: Anybody, draft: Draft, request: Request, language: Language = None
) -> DeckChecked:
    """What would be said of a deck if it were kept."""
    house.limits.hit("look", me.id if me else address_of(request))
    wanted = language or language_of(request)
    return await asyncio.to_thread(checking.checked, draft.game, draft.text, wanted)


@router.post("/shared", responses=refusals(Unknown, TooMany))
async def look_at_shared_deck(
    house: TheHouse, me: Anybody, asked: LinkSecret, request: Request, language: Language = None
) -> DeckShown:
    house.limits.hit("deck", me.id if me else address_of(request))
    return await sharing.looked_at(house, asked.secret, language or language_of(request))


@router.post("/shared/copy", status_code=201, responses=NEW)
async def copy_shared_deck(house: TheHouse, me: Somebody, asked: LinkSecret) -> Deck:
    house.limits.hit("deck", me.id)
    return await sharing.copied(house, asked.secret, me.id, me.language)


@router.get("/{deck}", responses=OWN)
async def my_deck(house: TheHouse, me: Somebody, deck: Id, language: Language = None) -> Deck:
    return await keeping.look(house, me.id, deck, language or me.language)


@router.patch("/{deck}", responses=OWN)
async def change_deck(house: TheHouse, me: Somebody, deck: Id, asked: Changed) -> Deck:
    house.limits.hit("deck", me.id)
    return await keeping.change(house, me.id, deck, asked, me.language)


@router.delete("/{deck}", status_code=204, responses=OWN)
async def drop_deck(house: TheHouse, me: Somebody, deck: Id) -> None:
    await keeping.drop(house, me.id, deck)


@router.post("/{deck}/link", status_code=201, responses=OWN)
async def share_deck(house: TheHouse, me: Somebody, deck: Id) -> Link:
    house.limits.hit("deck", me.id)
    return await sharing.share(house, me.id, deck)


@router.delete("/{deck}/link", status_code=204, responses=OWN)
async def unshare_deck(house: TheHouse, me: Somebody, deck: Id) -> None:
    await sharing.unshare(house, me.id, deck)
