"""An address for mail counts only when it is confirmed by what was sent there."""

import re

import pytest
from sqlalchemy import select

from fhtagn.server.config import Config
from fhtagn.server.store.schema import people
from tests.server.lobby.tables import give_accounts


@pytest.fixture
def config(config, mail_server):
    given = config.model_dump() | {
        "smtp_host": "127.0.0.1", "smtp_port": mail_server.port, "smtp_security": "none",
        "smtp_from": "table@example.org",
    }  # fmt: skip
    return Config(**given)


@pytest.fixture
async def ann(client):
    await client.post("/api/guests", json={"name": "Ann", "language": "en"})
    return client


async def test_an_address_is_confirmed_by_the_code(ann, mail_server, house):
    changed = await ann.patch("/api/me", json={"email": "ann@example.org"})
    assert (changed.json()["email"], changed.json()["email_confirmed"]) == (
        "ann@example.org",
        False,
    )
    code = re.search(r"code: (\S+)", mail_server.received[0])[1]
    kept = await house.store.read(lambda db: db.execute(select(people.c.email_code)).scalar_one())
    assert code not in kept
    assert (await ann.post("/api/me/email", json={"code": "wrong"})).status_code == 403
    assert (await ann.get("/api/me")).json()["email_confirmed"] is False
    assert (await ann.post("/api/me/email", json={"code": code})).status_code == 204
    assert (await ann.get("/api/me")).json()["email_confirmed"] is True


async def test_another_address_must_be_confirmed_anew(ann, mail_server):
    await ann.patch("/api/me", json={"email": "ann@example.org"})
    code = re.search(r"code: (\S+)", mail_server.received[0])[1]
    await ann.post("/api/me/email", json={"code": code})
    again = await ann.patch("/api/me", json={"email": "bob@example.org"})
    assert again.json()["email_confirmed"] is False
    assert (await ann.post("/api/me/email", json={"code": code})).status_code == 403


async def test_a_change_that_is_refused_sends_nothing_and_changes_nothing(
    ann, guest, house, mail_server
):
    boris = await guest("Boris")
    await give_accounts(house, boris)
    before = (await ann.get("/api/me")).json()
    asked = {"name": "Boris", "email": "ann@example.org", "notices": True}
    refused = await ann.patch("/api/me", json=asked)
    assert (refused.status_code, refused.json()["error"]) == (409, "name-taken")
    assert (await ann.get("/api/me")).json() == before
    assert mail_server.received == []


async def test_an_address_that_is_dropped_cannot_be_confirmed(ann, mail_server):
    await ann.patch("/api/me", json={"email": "ann@example.org"})
    code = re.search(r"code: (\S+)", mail_server.received[0])[1]
    dropped = (await ann.patch("/api/me", json={"email": None})).json()
    assert (dropped["email"], dropped["email_confirmed"]) == (None, False)
    assert (await ann.post("/api/me/email", json={"code": code})).status_code == 403


async def test_nobody_can_be_sent_many(ann, mail_server):
    answers = [
        await ann.patch("/api/me", json={"email": f"ann{number}@example.org"})
        for number in range(6)
    ]
    assert [one.status_code for one in answers] == [200] * 5 + [429]
    assert len(mail_server.received) == 5


class TestWithoutAMailServer:
    @pytest.fixture
    def config(self, tmp_path):
        return Config(data=tmp_path / "other")

    async def test_no_address_is_kept(self, ann):
        refused = await ann.patch("/api/me", json={"email": "bob@example.org"})
        assert (refused.status_code, refused.json()["error"]) == (409, "no-mail-here")
        assert (await ann.get("/api/me")).json()["email"] is None
