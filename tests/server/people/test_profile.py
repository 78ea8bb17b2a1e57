"""What is known of a person, and how they change it."""

from sqlalchemy import insert

from fhtagn.server.store.schema import ratings
from tests.server.people.conftest import PASSWORD
from tests.server.people.test_arriving import log_in, told


async def test_only_what_is_named_changes(guest):
    anna = await guest("Anna")
    before = (await anna.get("/api/me")).json()
    asked = {"webhook": "https://hooks.example.org/1?x=2", "notices": True}
    after = (await anna.patch("/api/me", json=asked)).json()
    assert after == before | asked
    assert (await anna.patch("/api/me", json={"webhook": None})).json() == after | {"webhook": None}
    assert (await anna.patch("/api/me", json={})).json() == after | {"webhook": None}
    renamed = (await anna.patch("/api/me", json={"name": " Hanna ", "language": "ru"})).json()
    assert (renamed["name"], renamed["language"]) == ("Hanna", "ru")
    assert (await anna.get("/api/me")).json() == renamed


async def test_from_now_on_one_is_spoken_to_in_the_new_language(guest):
    anna = await guest("Anna")
    await anna.patch("/api/me", json={"language": "ru"})
    answer = await anna.patch("/api/me", json={"name": ""})
    assert "имени" in answer.json()["text"]


BAD_CHANGES = [
    ({"name": "\u3164"}, 400, "name-unseen"),
    ({"name": None}, 422, "field-invalid"),
    ({"language": "tlh"}, 400, "language-unknown"),
    ({"notices": 1}, 422, "field-invalid"),
    ({"email": ""}, 400, "email-wrong"),
    ({"email": "anna"}, 400, "email-wrong"),
    ({"email": "anna@localhost"}, 400, "email-wrong"),
    ({"email": "a@b.org\r\nBcc: all@example.org"}, 400, "email-wrong"),
    ({"email": "a\u0000@b.org"}, 400, "email-wrong"),
    ({"email": "a" * 60 + "@" + "b." * 100 + "org"}, 400, "email-wrong"),
    ({"webhook": "http://example.org"}, 400, "webhook-wrong"),
    ({"webhook": "https://"}, 400, "webhook-wrong"),
    ({"webhook": "https://user:secret@example.org/"}, 400, "webhook-wrong"),
    ({"webhook": "https://example.org:99999/"}, 400, "webhook-wrong"),
    ({"webhook": "https://example.org/a b"}, 400, "webhook-wrong"),
    ({"webhook": "https://example.org/\u0000"}, 400, "webhook-wrong"),
    ({"webhook": "https://[/"}, 400, "webhook-wrong"),
    ({"webhook": "file:///etc/passwd"}, 400, "webhook-wrong"),
    ({"webhook": "https://example.org/" + "x" * 500}, 400, "webhook-wrong"),
    ({"login": "boris"}, 422, "field-unexpected"),
]


async def test_bad_changes_are_told_what_is_wrong_and_change_nothing(guest):
    anna = await guest("Anna")
    before = (await anna.get("/api/me")).json()
    for asked, status, error in BAD_CHANGES:
        answer = await anna.patch("/api/me", json={"notices": True, **asked})
        assert told(answer) == (status, error), asked
        assert answer.json()["text"]
    assert (await anna.get("/api/me")).json() == before


async def test_nobody_takes_the_name_of_an_account_later(account, guest):
    anna, boris = await account("Anna", "anna"), await guest("Boris")
    assert told(await boris.patch("/api/me", json={"name": "Аnna"})) == (409, "name-taken")
    assert (await anna.patch("/api/me", json={"name": "ANNA"})).json()["name"] == "ANNA"


async def test_an_account_that_is_renamed_has_the_new_name_and_gives_up_the_old(account, guest):
    anna, boris = await account("Anna", "anna"), await guest("Boris")
    await anna.patch("/api/me", json={"name": "Hanna"})
    assert told(await boris.patch("/api/me", json={"name": "Наnnа"})) == (409, "name-taken")
    assert (await boris.patch("/api/me", json={"name": "Anna"})).json()["name"] == "Anna"


async def test_everybody_may_know_names_and_ratings_and_no_more(account, client, house):
    anna = await account("Anna", "anna")
    await anna.patch("/api/me", json={"email": "anna@example.org"})
    rating = {"person": anna.person, "game": "duel", "mu": 25.5, "sigma": 8.25, "played": 3}
    await house.store.write(lambda db: db.execute(insert(ratings), rating) and None)
    shown = (await client.get(f"/api/people/{anna.person}")).json()
    rated = [{"game": "duel", "mu": 25.5, "sigma": 8.25, "played": 3}]
    assert shown == {"id": anna.person, "name": "Anna", "gone": False, "ratings": rated}
    assert (await anna.get("/api/me")).json()["ratings"] == rated


async def test_nobody_is_unknown_by_name(client):
    assert told(await client.get("/api/people/nobody")) == (404, "no-such-person")
    for odd in ("%00", "a" * 33, "a%20b", "é"):
        assert (await client.get(f"/api/people/{odd}")).status_code == 422


# -- the password ----------------------------------------------------------------------------------


async def test_with_a_new_password_all_other_sessions_end(account, client):
    anna = await account("Anna", "anna")
    await log_in(client)
    asked = {"old": PASSWORD, "new": "that is not dead"}
    assert (await anna.put("/api/me/password", json=asked)).status_code == 200
    assert anna.cookies["fhtagn"] != anna.token
    assert len((await anna.get("/api/sessions")).json()["sessions"]) == 1
    assert (await client.get("/api/me")).status_code == 401
    assert told(await log_in(client)) == (401, "login-wrong")
    assert (await log_in(client, password="that is not dead")).status_code == 201


BAD_PASSWORDS = [
    ("not this one", "that is not dead", 403, "password-wrong"),
    (PASSWORD, "short", 400, "password-length"),
    (PASSWORD, "password", 400, "password-common"),
    (PASSWORD, "x" * 201, 422, "field-too-long"),
]


async def test_bad_passwords_change_nothing(account):
    anna = await account("Anna", "anna")
    for old, new, status, error in BAD_PASSWORDS:
        answer = await anna.put("/api/me/password", json={"old": old, "new": new})
        assert told(answer) == (status, error)
    assert anna.cookies["fhtagn"] == anna.token
    assert (await log_in(anna)).status_code == 201


async def test_a_guest_has_no_password_to_change(guest):
    anna = await guest("Anna")
    answer = await anna.put("/api/me/password", json={"old": "", "new": PASSWORD})
    assert told(answer) == (409, "account-none")


async def test_a_stolen_session_cannot_try_passwords(account):
    anna = await account("Anna", "anna")
    asked = [{"old": f"guess {one}", "new": PASSWORD} for one in range(6)]
    answers = [await anna.put("/api/me/password", json=one) for one in asked]
    assert [one.status_code for one in answers] == [403] * 5 + [429]
    farewell = await anna.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert told(farewell) == (429, "too-many")
