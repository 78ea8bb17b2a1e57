"""Nobody may ask too often."""

import pytest

from fhtagn.server.limits import TABLE, Limits
from tests.server.lobby.tables import asked, refused

SECRET = {"secret": "nobody has made this one"}
NOWHERE = "/api/tables/AAAAAAAAAAAAAAAA"


def most(name):
    return int(TABLE[name].partition("/")[0])


@pytest.mark.parametrize(
    ("limit", "path", "body"),
    [
        ("table", "/api/tables", asked(game="chess")),
        ("join", f"{NOWHERE}/join", {}),
        ("invite", f"{NOWHERE}/invitations", {}),
        ("join", "/api/invitations/accept", SECRET),
        ("deck", "/api/decks", {"game": "chess", "name": "A", "text": "B"}),
    ],
)
async def test_each_has_a_limit_of_their_own(anna, boris, limit, path, body):
    for _ in range(most(limit)):
        assert (await anna.post(path, json=body)).status_code in (400, 404)
    refused(await anna.post(path, json=body), 429, "too-many")
    assert (await boris.post(path, json=body)).status_code in (400, 404)


async def test_whoever_is_unknown_is_counted_by_address(client, visitor):
    for path, limit in (("/api/invitations/look", "join"), ("/api/decks/shared", "deck")):
        for _ in range(most(limit)):
            assert (await client.post(path, json=SECRET)).status_code == 404
        refused(await client.post(path, json=SECRET), 429, "too-many")
        async with visitor(address="192.0.2.7") as other:
            assert (await other.post(path, json=SECRET)).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables",
        "/api/tables/mine",
        NOWHERE,
        f"{NOWHERE}/invitations",
        "/api/people/AAAAAAAAAAAAAAAA",
        "/api/ratings/heroes",
    ],
)
async def test_whatever_is_read_from_the_store_is_a_look(anna, boris, house, path):
    house.limits = Limits(house.clock, 0.01)  # three of them
    for _ in range(3):
        assert (await anna.get(path)).status_code in (200, 404)
    refused(await anna.get(path), 429, "too-many")
    assert (await boris.get(path)).status_code in (200, 404)
