"""«It is your turn»: off by default, once while somebody is away, and only where they want it."""

import asyncio
import json
from email import message_from_string, policy
from ipaddress import ip_address

import pytest
from sqlalchemy import update

from fhtagn.server import notices
from fhtagn.server.client.routes import PAGES
from fhtagn.server.config import Config
from fhtagn.server.notices import Notices, public_address
from fhtagn.server.store.schema import people
from tests.server.room.tables import put_match, put_person

AWAY = 10_000_000  # ms: long before


async def put_away(store, **wishes):
    """Somebody who was last here long ago."""

    def put(db):
        person = put_person(db, "Ann")
        wanted = {"notices": True, "seen_at": AWAY} | wishes
        db.execute(update(people).where(people.c.id == person).values(**wanted))
        return person

    return await store.write(put)


def notices_by_mail(store, clock, tmp_path, port):
    config = Config(
        data=tmp_path, smtp_host="127.0.0.1", smtp_port=port, smtp_security="none",
        smtp_from="table@example.org", public_url="https://example.org", notice_pause=60,
    )  # fmt: skip
    return Notices(config, store, clock)


def notices_by_web(store, clock, tmp_path):
    return Notices(Config(data=tmp_path, webhooks=True, webhooks_private=True), store, clock)


async def told(notices, person, at):
    """When to try again, if they were not told though they might be."""
    later = []
    await notices.your_turn(person, "heroes", "m1", at, later.append)
    await asyncio.gather(*notices.sending)
    return later


async def test_a_mail_in_the_persons_language(store, tmp_path, mail_server, clock):
    person = await put_away(store, email="ann@example.org", language="ru")
    await told(notices_by_mail(store, clock, tmp_path, mail_server.port), person, clock.wall())
    (mail,) = mail_server.received
    assert "To: ann@example.org" in mail
    assert "From: table@example.org" in mail
    read = message_from_string(mail, policy=policy.default)
    assert read["subject"].startswith("Фхтагн: ваш ход")
    assert is_a_page(read.get_content(), "Остальные ждут вас: https://example.org/")


def is_a_page(text, beginning):
    """Whether it names the table's page of the client."""
    page, _, match = text.removeprefix(beginning).split()[0].partition("/")
    return text.startswith(beginning) and page in PAGES and (page, match) == ("play", "m1")


async def test_only_one_while_somebody_is_away(store, tmp_path, mail_server, clock):
    person = await put_away(store, email="ann@example.org")
    notices = notices_by_mail(store, clock, tmp_path, mail_server.port)
    await told(notices, person, AWAY + 100_000)
    await told(notices, person, AWAY + 10_000_000)  # not seen since
    assert len(mail_server.received) == 1
    seen = update(people).values(seen_at=AWAY + 200_000)
    await store.write(lambda db: db.execute(seen).rowcount)
    await told(notices, person, AWAY + 300_000)  # seen since
    assert len(mail_server.received) == 2


async def test_not_more_often_than_the_operator_likes(store, tmp_path, mail_server, clock):
    person = await put_away(store, email="ann@example.org", told_at=AWAY - 30_000)
    notices = notices_by_mail(store, clock, tmp_path, mail_server.port)
    await told(notices, person, AWAY)  # half of the pause of a minute
    assert mail_server.received == []
    await told(notices, person, AWAY + 30_000)
    assert len(mail_server.received) == 1


@pytest.mark.parametrize(
    "wishes",
    [{"notices": False}, {"email_code": "unconfirmed"}, {"email": None}, {"deleted_at": 1}],
)
async def test_nobody_gets_what_they_did_not_ask_for(store, tmp_path, mail_server, wishes, clock):
    person = await put_away(store, **({"email": "ann@example.org"} | wishes))
    await told(notices_by_mail(store, clock, tmp_path, mail_server.port), person, clock.wall())
    assert mail_server.received == []


async def test_a_web_address_is_told_what_and_where(store, tmp_path, web_server, clock):
    address = f"http://127.0.0.1:{web_server.server_port}/turn?of=ann"
    person = await put_away(store, webhook=address)
    await told(notices_by_web(store, clock, tmp_path), person, clock.wall())
    ((path, body),) = web_server.received
    assert path == "/turn?of=ann"
    said = json.loads(body)
    assert (said["event"], said["game"], said["match"]) == ("your-turn", "heroes", "m1")
    assert is_a_page(said["text"], f"The others are waiting for you: {Config().public_url}/")


async def test_what_cannot_be_sent_is_tried_again_after_the_pause(
    store, tmp_path, web_server, clock
):
    address = f"http://127.0.0.1:{web_server.server_port}/"
    person, now = await put_away(store, webhook=f"{address}broken"), clock.wall()
    notices = notices_by_web(store, clock, tmp_path)
    (later,) = await told(notices, person, now)
    assert later == now + notices.config.notice_pause * 1000
    assert len(web_server.received) == 1
    mended = update(people).values(webhook=f"{address}turn")
    await store.write(lambda db: db.execute(mended).rowcount)
    assert await told(notices, person, later) == []
    assert [path for path, _ in web_server.received] == ["/broken", "/turn"]
    assert await told(notices, person, later + 10**9) == []  # now they know
    assert len(web_server.received) == 2


async def test_so_is_what_comes_when_too_many_are_under_way(
    store, tmp_path, mail_server, monkeypatch, clock
):
    person = await put_away(store, email="ann@example.org")
    made = notices_by_mail(store, clock, tmp_path, mail_server.port)
    with monkeypatch.context() as busy:
        busy.setattr(notices, "MOST", 0)
        (later,) = await told(made, person, AWAY)
    assert mail_server.received == []
    assert await told(made, person, later) == []
    assert len(mail_server.received) == 1


INSIDE = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "100.64.0.1", "::1", "localhost", "fd00::1"]
EMBEDDING = [
    "::ffff:{}", "::ffff:0:{}", "::{}", "64:ff9b::{}", "2620:0:2d0:200::5efe:{}",
    "2620:0:2d0:200:200:5efe:{}",
]  # fmt: skip
OTHERS = [
    "64:ff9b:1::808:808", "2002:a00:1::1", "2002:7f00:1::1", "2001:0:4136:e378:8000:63bf:f5ff:fffe",
    "224.0.0.1", "ff0e::1",
]  # a gateway's own, 6to4, Teredo, groups  # fmt: skip


@pytest.mark.parametrize("host", [*INSIDE, *OTHERS, *(one.format("10.0.0.1") for one in EMBEDDING)])
def test_nobody_is_sent_into_our_own_network(host):
    with pytest.raises(ValueError, match="not a public address"):
        public_address(host, 80, private=False)


OUTSIDE = ["93.184.216.34", "2606:2800:220:1::1946", "2002:5db8:d822::1"]


@pytest.mark.parametrize(
    "host", [*OUTSIDE, *(str(ip_address(one.format("93.184.216.34"))) for one in EMBEDDING)]
)
def test_a_public_address_is_used_as_it_was_found(host):
    found = public_address(host, 443, private=False)
    assert ip_address(found) == ip_address(host)


@pytest.mark.parametrize("host", INSIDE)
def test_the_operator_may_allow_it(host):
    assert public_address(host, 443, private=True)


def test_off_by_default(store, tmp_path, clock):
    assert not Notices(Config(data=tmp_path), store, clock).on


async def test_a_room_tells_whoever_is_away_and_asked(house, tmp_path, monkeypatch, mail_server):
    """And not whoever sits there, nor a bot."""
    seen = []
    monkeypatch.setattr(Notices, "on", True)

    async def your_turn(_notices, person, game, _match, _now, again):
        seen.append((person, game, again))

    monkeypatch.setattr(Notices, "your_turn", your_turn)

    def put(db):
        pair = put_person(db, "Ann"), put_person(db, "Bob")
        return pair, put_match(db, "duel", pair)

    pair, match = await house.store.write(put)
    room = await house.rooms.room(match)
    asked = room.state.questions()[0].seat
    due = room.scheduler.due()
    assert (due.what, due.seat) == ("notice", asked)
    await room.scheduler.tell_away(due)
    ((person, game, again),) = seen
    assert (person, game) == (pair[asked], "duel")
    assert room.scheduler.due() is None
    again(due.at + 5000)
    assert room.scheduler.due() == due._replace(at=due.at + 5000)
    assert set(room.scheduler.told) == {asked}  # however many questions there will be
