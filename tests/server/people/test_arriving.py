"""Guests, accounts, logging in and out."""

import asyncio

from argon2 import PasswordHasher
from sqlalchemy import select, update

from fhtagn.server.errors import Conflict
from fhtagn.server.people import arriving, passwords, rows
from fhtagn.server.store.engines import open_store
from fhtagn.server.store.schema import decks, people
from tests.server.lobby.tables import opened, refused, set_row
from tests.server.people.conftest import PASSWORD

ANNA = {"login": "anna", "password": PASSWORD}


def told(answer):
    return answer.status_code, answer.json()["error"]


async def log_in(client, login="anna", password=PASSWORD, **more):
    return await client.post("/api/session", json={"login": login, "password": password, **more})


# -- guests ----------------------------------------------------------------------------------------


async def test_a_guest_plays_at_once(client):
    made = await client.post("/api/guests", json={"name": "  Анна ", "language": "ru"})
    assert made.status_code == 201
    me = made.json()["person"]
    assert (me["name"], me["language"], me["account"], me["login"]) == ("Анна", "ru", False, None)
    assert made.json()["token"] == ""
    assert (await client.get("/api/me")).json() == me


async def test_a_program_may_bear_its_token(client):
    made = await client.post("/api/guests", json={"name": "Anna", "bearer": True})
    assert "set-cookie" not in made.headers
    bearing = {"authorization": f"Bearer {made.json()['token']}"}
    assert (await client.get("/api/me", headers=bearing)).json() == made.json()["person"]
    assert told(await client.get("/api/me")) == (401, "who-are-you")


BAD_GUESTS = [
    ({}, 422, "field-absent"),
    ({"name": ""}, 400, "name-empty"),
    ({"name": "a" * 4096}, 400, "name-too-long"),
    ({"name": "An\u200bna"}, 400, "name-unseen"),
    ({"name": "\u202eanna"}, 400, "name-unseen"),
    ({"name": "An\u0000na"}, 400, "name-unseen"),
    ({"name": "Anna", "language": "fr"}, 400, "language-unknown"),
    ({"name": "Anna", "role": "admin"}, 422, "field-unexpected"),
    ({"name": 7}, 422, "field-invalid"),
]


async def test_bad_guests_are_told_what_is_wrong(client):
    for asked, status, error in BAD_GUESTS:
        answer = await client.post("/api/guests", json=asked)
        assert told(answer) == (status, error)
        assert answer.json()["text"]


async def test_half_a_letter_is_refused(client):
    json = {"content-type": "application/json"}
    answer = await client.post("/api/guests", content=b'{"name": "An\\ud800na"}', headers=json)
    assert answer.status_code == 422


async def test_guests_may_be_called_alike(client):
    for _ in range(2):
        assert (await client.post("/api/guests", json={"name": "Anna"})).status_code == 201


# -- accounts --------------------------------------------------------------------------------------


async def test_a_guest_becomes_an_account_and_loses_nothing(guest, house):
    anna = await guest("Anna", "ru")
    deck = {
        "id": "d", "person": anna.person, "game": "call", "name": "Mine", "deck": "agency",
        "updated_at": house.clock.wall(),
    }  # fmt: skip
    await house.store.write(lambda db: db.execute(decks.insert(), deck) and None)
    made = await anna.post("/api/account", json=ANNA)
    assert made.status_code == 201
    me = made.json()["person"]
    assert (me["id"], me["name"], me["language"]) == (anna.person, "Anna", "ru")
    assert (me["account"], me["login"]) == (True, "anna")
    kept = await house.store.read(lambda db: db.execute(select(decks.c.person)).scalar_one())
    assert kept == anna.person


async def test_the_token_changes_with_the_account(guest, visitor):
    anna = await guest("Anna")
    await anna.post("/api/account", json=ANNA)
    assert anna.cookies["fhtagn"] != anna.token
    assert (await anna.get("/api/me")).status_code == 200
    async with visitor() as thief:
        thief.cookies.set("fhtagn", anna.token)
        assert told(await thief.get("/api/me")) == (401, "who-are-you")


async def test_the_password_is_kept_as_a_hash(account, house):
    anna = await account("Anna", "anna")
    row = await house.store.read(lambda db: db.execute(select(people)).one())
    assert row.password.startswith("$argon2id$")
    assert PASSWORD not in repr(row)
    for answer in (await anna.get("/api/me"), await anna.get("/api/me/export")):
        assert "argon2" not in answer.text


BAD_ACCOUNTS = [
    ("an", PASSWORD, "login-length"),
    ("an na", PASSWORD, "login-letters"),
    ("anna", "short", "password-length"),
    ("anna", "Password1", "password-common"),
    ("anna.anna", "Anna.Anna", "password-common"),
]


async def test_bad_accounts_are_told_what_is_wrong(guest):
    anna = await guest("Anna")
    for login, password, error in BAD_ACCOUNTS:
        answer = await anna.post("/api/account", json={"login": login, "password": password})
        assert told(answer) == (400, error)
    assert not (await anna.get("/api/me")).json()["account"]


async def test_nobody_in_particular_has_no_account(client):
    assert told(await client.post("/api/account", json=ANNA)) == (401, "who-are-you")


async def test_one_account_is_enough(account):
    anna = await account("Anna", "anna")
    again = await anna.post("/api/account", json={"login": "hanna", "password": PASSWORD})
    assert told(again) == (409, "account-already")


async def test_a_login_is_taken_once(account, guest):
    await account("Anna", "anna")
    other = await guest("Boris")
    for login in ("anna", "ANNA", "ａｎｎａ"):
        answer = await other.post("/api/account", json={"login": login, "password": PASSWORD})
        assert told(answer) == (409, "login-taken")


async def test_of_two_who_claim_a_login_at_once_one_wins(guest):
    both = [await guest("Anna"), await guest("Boris")]
    answers = await asyncio.gather(*(one.post("/api/account", json=ANNA) for one in both))
    assert sorted(one.status_code for one in answers) == [201, 409]
    (lost,) = [place for place, one in enumerate(answers) if one.status_code == 409]
    assert told(answers[lost]) == (409, "login-taken")
    assert not (await both[lost].get("/api/me")).json()["account"]
    assert (await both[1 - lost].get("/api/me")).json()["login"] == "anna"


async def test_of_two_accounts_for_one_guest_one_is_made(guest, visitor):
    anna = await guest("Anna")
    async with visitor() as twin:
        twin.cookies.set("fhtagn", anna.token)
        answers = await asyncio.gather(
            anna.post("/api/account", json=ANNA),
            twin.post("/api/account", json={"login": "hanna", "password": PASSWORD}),
        )
    assert sorted(one.status_code for one in answers) == [201, 409]


async def test_of_two_workers_that_give_a_login_away_one_wins(store, config):
    other = open_store(config.store_url)
    try:
        anna = await store.write(arriving._new_guest, "Anna", "en", "")
        boris = await store.write(arriving._new_guest, "Boris", "en", "")
        answers = await asyncio.gather(
            store.write(arriving._make_account, anna.person, "azathoth", "a hash", ""),
            other.write(arriving._make_account, boris.person, "azathoth", "a hash", ""),
            return_exceptions=True,
        )
    finally:
        other.close()
    (refusal,) = [one for one in answers if isinstance(one, Exception)]
    assert (type(refusal), refusal.name) == (Conflict, "login-taken")


async def test_nobody_takes_a_name_that_looks_like_an_accounts(account, client):
    await account("Anna", "anna")
    for alike in ("Anna", "ANNA", "Аnna", "Ánna"):
        answer = await client.post("/api/guests", json={"name": alike})
        assert told(answer) == (409, "name-taken")
        assert alike in answer.json()["text"]


async def test_names_taken_at_the_same_moment_are_told_apart_by_the_database(
    account, guest, monkeypatch
):
    """As if another worker had written its account after this one had looked."""
    await account("Anna", "anna")
    alike, taker, boris = await guest("Boris"), await guest("Clara"), await account("Boris", "b.b")
    look = rows.check_free

    def looked_before(times):
        looks = iter([None] * times)
        monkeypatch.setattr(rows, "check_free", lambda *one: next(looks, True) and look(*one))

    looked_before(1)
    asked = {"login": "boris", "password": PASSWORD}
    assert (await alike.post("/api/account", json=asked)).json()["error"] == "name-taken"
    looked_before(2)
    renamed = await boris.patch("/api/me", json={"name": "Аnna"})
    assert (renamed.status_code, renamed.json()["error"]) == (409, "name-taken")
    looked_before(1)
    asked = {"login": "anna", "password": PASSWORD}
    assert (await taker.post("/api/account", json=asked)).json()["error"] == "login-taken"


async def test_of_guests_called_alike_the_first_has_the_name_as_an_account(guest):
    first, second = await guest("Anna"), await guest("Аnna")
    assert (await first.post("/api/account", json=ANNA)).status_code == 201
    hanna = {"login": "hanna", "password": PASSWORD}
    assert told(await second.post("/api/account", json=hanna)) == (409, "name-taken")
    await second.patch("/api/me", json={"name": "Hanna"})
    assert (await second.post("/api/account", json=hanna)).status_code == 201


# -- logging in ------------------------------------------------------------------------------------


async def test_an_account_is_entered_from_another_device(account, client):
    anna = await account("Anna", "anna")
    come = await log_in(client, "ANNA")
    assert come.status_code == 201
    assert come.json()["person"]["id"] == anna.person
    assert (await client.get("/api/me")).json()["login"] == "anna"
    assert (await anna.get("/api/me")).status_code == 200


async def test_a_wrong_login_and_a_wrong_password_are_answered_alike(account, client, monkeypatch):
    await account("Anna", "anna")
    verified = []
    verify = PasswordHasher.verify

    def watched(self, kept, password):
        verified.append(kept.rpartition("$")[0].rpartition("$")[0])  # the parameters
        return verify(self, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    asked = [("anna", "not this one"), ("nobody", PASSWORD), ("no body", PASSWORD), ("\0", "x")]
    answers = [await log_in(client, *one) for one in asked]
    assert {told(one) for one in answers} == {(401, "login-wrong")}
    assert len({one.text for one in answers}) == 1
    assert len(verified) == 4
    assert len(set(verified)) == 1


async def test_guests_have_no_login(guest, client):
    await guest("Anna")
    assert told(await log_in(client, "anna")) == (401, "login-wrong")


async def test_the_token_changes_at_login_and_the_old_one_ends(account, visitor):
    anna = await account("Anna", "anna")
    before = anna.token
    assert (await log_in(anna)).status_code == 201
    assert anna.cookies["fhtagn"] != before
    assert len((await anna.get("/api/sessions")).json()["sessions"]) == 1
    async with visitor() as thief:
        thief.cookies.set("fhtagn", before)
        assert (await thief.get("/api/me")).status_code == 401


async def test_a_guest_who_logs_in_elsewhere_may_still_bear_the_old_token(account, guest):
    await account("Anna", "anna")
    boris = await guest("Boris")
    assert (await log_in(boris)).json()["person"]["name"] == "Anna"
    bearing = {"authorization": f"Bearer {boris.token}"}
    assert (await boris.get("/api/me", headers=bearing)).json()["name"] == "Boris"


async def test_a_weak_hash_is_made_anew_at_login(account, client, house):
    await account("Anna", "anna")
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    await house.store.write(lambda db: db.execute(update(people).values(password=weak)) and None)
    assert (await log_in(client)).status_code == 201
    kept = await house.store.read(lambda db: db.execute(select(people.c.password)).scalar_one())
    assert kept != weak
    assert not passwords.is_outdated(kept)
    assert (await log_in(client)).status_code == 201


async def test_a_password_that_is_changed_meanwhile_lets_nobody_in(
    account, client, house, monkeypatch
):
    await account("Anna", "anna")
    fits = passwords.fits

    async def slow(password, kept):
        right = await fits(password, kept)
        other = await passwords.kept("another password")
        change = update(people).values(password=other)
        await house.store.write(lambda db: db.execute(change) and None)
        return right

    monkeypatch.setattr(passwords, "fits", slow)
    assert told(await log_in(client)) == (401, "login-wrong")


async def test_a_guest_is_warned_before_games_stay_behind(account, guest, house):
    """The cookie is the only way back to them."""
    await account("Anna", "anna")
    boris = await guest("Boris")
    table = await opened(boris)
    refused(await log_in(boris), 409, "guest-leaves", tables=1, decks=0)
    assert told(await log_in(boris, password="wrong")) == (401, "login-wrong")
    assert (await boris.get("/api/me")).json()["name"] == "Boris", "nothing has changed"
    assert (await log_in(boris, bearer=True)).status_code == 201, "a program keeps both"
    await set_row(house, table, status="finished")
    assert (await log_in(boris)).status_code == 201


async def test_a_guest_may_leave_decks_behind(account, guest):
    await account("Anna", "anna")
    boris = await guest("Boris")
    deck = {"game": "call", "name": "Mine", "text": "1 F001"}
    assert (await boris.post("/api/decks", json=deck)).status_code == 201
    refused(await log_in(boris), 409, "guest-leaves", tables=0, decks=1)
    assert (await log_in(boris, leave_guest=True)).status_code == 201
    assert (await boris.get("/api/me")).json()["name"] == "Anna"


# -- sessions --------------------------------------------------------------------------------------


async def test_logging_out_ends_the_session(account, visitor):
    anna = await account("Anna", "anna")
    left = await anna.delete("/api/session")
    assert left.status_code == 204
    assert "fhtagn" not in anna.cookies
    assert (await anna.get("/api/me")).status_code == 401
    async with visitor() as thief:
        thief.cookies.set("fhtagn", anna.token)
        assert (await thief.get("/api/me")).status_code == 401


async def test_sessions_are_listed_and_ended(account, client):
    anna = await account("Anna", "anna")
    await client.post(
        "/api/session", json=ANNA, headers={"user-agent": "Telephone \x7f" + "x" * 999}
    )
    listed = (await anna.get("/api/sessions")).json()["sessions"]
    assert sorted(one["here"] for one in listed) == [False, True]
    (other,) = [one for one in listed if not one["here"]]
    assert other["label"].startswith("Telephone xxx")
    assert len(other["label"]) == 200
    assert (await anna.delete(f"/api/sessions/{other['id']}")).status_code == 204
    assert told(await client.get("/api/me")) == (401, "who-are-you")
    assert [one["here"] for one in (await anna.get("/api/sessions")).json()["sessions"]] == [True]
    assert told(await anna.delete(f"/api/sessions/{other['id']}")) == (404, "no-such-session")


async def test_anothers_session_is_unknown(account, guest):
    anna, boris = await account("Anna", "anna"), await guest("Boris")
    (annas,) = (await anna.get("/api/sessions")).json()["sessions"]
    assert told(await boris.delete(f"/api/sessions/{annas['id']}")) == (404, "no-such-session")
    assert (await anna.get("/api/me")).status_code == 200


# -- limits ----------------------------------------------------------------------------------------


async def test_passwords_cannot_be_tried_for_long(account, visitor):
    await account("Anna", "anna")
    async with visitor(address="192.0.2.1") as thief:
        answers = [await log_in(thief, "anna", f"a guess {one}") for one in range(6)]
        assert [one.status_code for one in answers] == [401] * 5 + [429]
        assert told(await log_in(thief)) == (429, "too-many")
        assert 0 < answers[-1].json()["about"]["seconds"] <= 900
        assert told(await log_in(thief, "boris")) == (401, "login-wrong")
    async with visitor(address="192.0.2.2") as anna:
        assert (await log_in(anna)).status_code == 201


async def test_one_address_cannot_try_many_logins(visitor, monkeypatch):
    async def no(_password, _kept):
        return False

    monkeypatch.setattr(passwords, "fits", no)
    async with visitor() as thief:
        answers = [await log_in(thief, f"login{one}") for one in range(31)]
    assert [one.status_code for one in answers] == [401] * 30 + [429]


async def test_one_address_brings_only_so_many_guests(visitor):
    async with visitor(address="2001:db8::1") as one, visitor(address="2001:db8::2") as other:
        for number in range(30):
            made = await one.post("/api/guests", json={"name": f"Anna {number}", "bearer": True})
            assert made.status_code == 201
        assert told(await other.post("/api/guests", json={"name": "Anna"})) == (429, "too-many")
