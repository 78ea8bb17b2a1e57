"""Taking one's data along, and going."""

import pytest
from sqlalchemy import insert, select, update

from fhtagn.server.people.names import GONE
from fhtagn.server.store.schema import decks, entries, matches, metadata, people, ratings, seats
from tests.server.people.conftest import PASSWORD
from tests.server.people.test_arriving import log_in, told

NOW = 1_800_000_000_000  # ms


def match_of(host, status, **more):
    return {
        "id": status, "game": "heroes", "host": host, "status": status, "terms": {}, "listed": True,
        "created_at": NOW, "rules": "1", "content": "x", "server_seed": "a secret seed",
        "seq": 2, "fence": 0, "lease_until": 0, **more,
    }  # fmt: skip


def seat_of(match, seat, person):
    return {
        "match": match, "seat": seat, "kind": "person", "person": person, "options": {"deck": "d"},
        "value": "salt",
    }  # fmt: skip


def said(seq, person, seat, text, kind="said"):
    return {
        "match": "playing", "seq": seq, "at": NOW + seq, "kind": kind, "seat": seat,
        "value": text, "by": "person", "command": f"{person}:{seq}", "mark": "",
    }  # fmt: skip


@pytest.fixture
async def anna(account, guest, house):
    """With an account, a deck, a rating, and tables with Boris, at one of which they talk."""
    anna, boris = await account("Anna", "anna"), await guest("Boris")
    await anna.patch("/api/me", json={"notices": True})
    mail = {"email": "anna@example.org", "email_code": "the hash of a code"}
    deck = {
        "id": "deck", "person": anna.person, "game": "call", "name": "Mine", "deck": "agency",
        "shared": "the hash of a secret", "updated_at": NOW,
    }  # fmt: skip
    rating = {"person": anna.person, "game": "duel", "mu": 25.0, "sigma": 8.0, "played": 1}
    tables = [match_of(anna.person, one) for one in ("open", "playing", "finished")]
    boris_table = match_of(boris.person, "open", id="of boris")

    def filled(db):
        db.execute(update(people).where(people.c.id == anna.person).values(**mail))
        db.execute(insert(decks), deck)
        db.execute(insert(ratings), rating)
        db.execute(insert(matches), [*tables, boris_table])
        ids = ("open", "playing", "finished", "of boris")
        db.execute(insert(seats), [seat_of(one, 0, anna.person) for one in ids])
        db.execute(insert(seats), [seat_of(one, 1, boris.person) for one in ids])
        hers = [said(1, anna.person, 0, "Ia! Ia!"), said(2, anna.person, 0, "pass", "key")]
        db.execute(insert(entries), [*hers, said(3, boris.person, 1, "Cthulhu fhtagn!")])

    await house.store.write(filled)
    return anna


# -- the export ------------------------------------------------------------------------------------


async def test_the_export_has_everything_of_ones_own(anna):
    all_of_it = (await anna.get("/api/me/export")).json()
    person = all_of_it["person"]
    assert (person["login"], person["email"]) == ("anna", "anna@example.org")
    assert [one["name"] for one in all_of_it["decks"]] == ["Mine"]
    assert [one["game"] for one in all_of_it["ratings"]] == ["duel"]
    assert {one["id"] for one in all_of_it["hosted"]} == {"open", "playing", "finished"}
    assert len(all_of_it["seats"]) == 4
    assert [one["value"] for one in all_of_it["said"]] == ["Ia! Ia!"]
    assert len(all_of_it["sessions"]) == 1


async def test_the_export_has_no_secrets_and_nothing_of_others(anna, house):
    text = (await anna.get("/api/me/export")).text
    kept = await house.store.read(
        lambda db: [one for row in db.execute(select(metadata.tables["sessions"])) for one in row]
    )
    secrets = ("argon2", "a secret seed", "the hash of a secret", "the hash of a code")
    for other in (*secrets, "Cthulhu fhtagn!", "Boris"):
        assert other not in text
    assert [len(one) for one in kept if isinstance(one, str) and one in text].count(64) == 0


async def test_the_export_is_not_asked_for_all_day(guest):
    anna = await guest("Anna")
    answers = [await anna.get("/api/me/export") for _ in range(6)]
    assert [one.status_code for one in answers] == [200] * 5 + [429]


# -- going -----------------------------------------------------------------------------------------


async def farewell(client, **asked):
    return await client.request("DELETE", "/api/me", json=asked)


async def test_whoever_goes_leaves_nothing_but_matches(anna, house, client):
    left = await farewell(anna, password=PASSWORD)
    assert left.status_code == 204
    assert "fhtagn" not in anna.cookies

    def everything(db):
        return {table.name: [tuple(row) for row in db.execute(select(table))]
                for table in metadata.sorted_tables}  # fmt: skip

    kept = await house.store.read(everything)
    assert "anna@example.org" not in repr(kept)
    assert "the hash of a code" not in repr(kept)
    assert "'anna'" not in repr(kept)
    assert "Anna" not in repr(kept)
    assert kept["decks"] == kept["ratings"] == []
    assert [row for row in kept["sessions"] if anna.person in row] == []
    shown = (await client.get(f"/api/people/{anna.person}")).json()
    assert shown == {"id": anna.person, "name": GONE, "gone": True, "ratings": []}
    row = await house.store.read(
        lambda db: db.execute(select(people).where(people.c.id == anna.person)).one()
    )
    nothing = (row.login, row.password, row.email, row.webhook, row.skeleton, row.notices)
    assert nothing == (None, None, None, None, "", False)
    assert row.deleted_at is not None


async def test_matches_stay_and_tables_that_wait_do_not(anna, house):
    await farewell(anna, password=PASSWORD)

    def tables(db):
        return {row.id: row.status for row in db.execute(select(matches))}

    def annas_seats(db):
        hers = select(seats.c.match, seats.c.kind, seats.c.person).where(seats.c.seat == 0)
        return {row.match: (row.kind, row.person) for row in db.execute(hers)}

    assert await house.store.read(tables) == {
        "open": "closed", "playing": "playing", "finished": "finished", "of boris": "open"
    }  # fmt: skip
    assert await house.store.read(annas_seats) == {
        "open": ("open", None), "of boris": ("open", None),
        "playing": ("person", anna.person), "finished": ("person", anna.person),
    }  # fmt: skip


async def test_nobody_comes_back(anna, client, visitor):
    await log_in(client)
    await farewell(anna, password=PASSWORD)
    assert (await client.get("/api/me")).status_code == 401
    assert told(await log_in(client)) == (401, "login-wrong")
    async with visitor() as thief:
        thief.cookies.set("fhtagn", anna.token)
        assert (await thief.get("/api/me")).status_code == 401


async def test_the_name_and_the_login_are_free_again(anna, account):
    await farewell(anna, password=PASSWORD)
    assert (await account("Anna", "anna")).person != anna.person


async def test_an_account_is_deleted_only_with_its_password(anna):
    for asked in ({}, {"password": None}, {"password": "not this one"}):
        assert told(await farewell(anna, **asked)) == (403, "password-wrong")
    assert (await anna.get("/api/me")).json()["name"] == "Anna"


async def test_a_guest_goes_at_once(guest):
    anna = await guest("Anna")
    assert (await farewell(anna)).status_code == 204
    assert (await anna.get("/api/me")).status_code == 401


async def test_whoever_is_gone_cannot_change_anything_any_more(guest, house, monkeypatch):
    """Another worker may still remember the session for a moment."""
    anna = await guest("Anna")
    await anna.get("/api/me")
    monkeypatch.setattr(house.memory, "forget", lambda _person: None)
    await anna.request("DELETE", "/api/me", json={})
    anna.cookies.set("fhtagn", anna.token)
    asked = {"login": "anna", "password": PASSWORD}
    assert told(await anna.patch("/api/me", json={"name": "Anna"})) == (401, "who-are-you")
    assert told(await anna.post("/api/account", json=asked)) == (401, "who-are-you")
    assert told(await anna.get("/api/me")) == (401, "who-are-you")
    assert told(await anna.get("/api/me/export")) == (401, "who-are-you")
    assert told(await farewell(anna)) == (401, "who-are-you")
