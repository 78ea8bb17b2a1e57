"""Decks that are shared by a link."""

import pytest
from sqlalchemy import select

from fhtagn.server.decks import keeping
from fhtagn.server.ids import hashed
from fhtagn.server.store.schema import decks
from tests.server.decks.test_keeping import kept
from tests.server.lobby.tables import ok, refused


@pytest.fixture
async def deck(anna):
    return await kept(anna)


async def link(anna, deck):
    return ok(await anna.post(f"/api/decks/{deck['id']}/link"), 201)


async def test_a_shared_deck_is_looked_at_and_copied(anna, boris, client, deck):
    secret = await link(anna, deck)
    shown = ok(await client.post("/api/decks/shared", json=secret))
    assert shown == {name: deck[name] for name in shown}
    assert shown.keys() == deck.keys() - {"id", "shared", "updated_at"}
    russian = ok(await client.post("/api/decks/shared?language=ru", json=secret))
    assert russian["text"] == ok(await boris.post("/api/decks/shared", json=secret))["text"]
    assert russian["text"] != shown["text"]
    copy = ok(await boris.post("/api/decks/shared/copy", json=secret), 201)
    assert copy["id"] != deck["id"]
    assert (copy["name"], copy["deck"], copy["shared"]) == (deck["name"], deck["deck"], False)
    assert [one["id"] for one in ok(await boris.get("/api/decks"))["decks"]] == [copy["id"]]
    assert ok(await anna.get(f"/api/decks/{deck['id']}"))["shared"]


async def test_a_link_leads_nowhere_when_it_is_taken_back(anna, boris, deck):
    first, second = await link(anna, deck), await link(anna, deck)
    assert first != second
    ok(await boris.post("/api/decks/shared", json=second))
    gone = [first, {"secret": "nobody has made this one"}]
    ok(await anna.delete(f"/api/decks/{deck['id']}/link"), 204)
    for secret in (*gone, second):
        refused(await boris.post("/api/decks/shared", json=secret), 404, "deck-link-unknown")
        refused(await boris.post("/api/decks/shared/copy", json=secret), 404, "deck-link-unknown")


async def test_only_somebody_copies_and_only_so_many(anna, boris, client, deck, monkeypatch):
    secret = await link(anna, deck)
    refused(await client.post("/api/decks/shared/copy", json=secret), 401, "who-are-you")
    monkeypatch.setattr(keeping, "MOST", 1)
    ok(await boris.post("/api/decks/shared/copy", json=secret), 201)
    refused(await boris.post("/api/decks/shared/copy", json=secret), 409, "decks-many")


async def test_the_secret_is_kept_only_as_a_hash_and_never_logged(
    anna, client, deck, house, logged
):
    secret = await link(anna, deck)
    ok(await client.post("/api/decks/shared", json=secret))
    row = await house.store.read(lambda db: db.execute(select(decks)).one())
    assert row.shared == hashed(secret["secret"])
    assert secret["secret"] not in logged.getvalue()
    assert len(secret["secret"]) >= 43, "256 bits"
