"""Who gets what: every route has rows here, and every row is tried by everybody.

A new route needs a row: its method (`WS` for a socket) and path, and the statuses that each role
gets, in the order of `ROLES`. What stands in braces is made by `scenes.py`, the names in the path
too; `table="over"` takes another thing for one of these. A socket that is opened counts as 101.
"""

from typing import NamedTuple

import pytest
from fastapi.routing import iter_route_contexts

from fhtagn.server.app import create_app
from tests.server.guard.handshake import handshake
from tests.server.guard.scenes import ROLES, Scene
from tests.server.guard.test_answers import shape


class Row(NamedTuple):
    route: str
    statuses: tuple[int, ...]
    body: dict | None = None
    query: dict | None = None
    things: dict | None = None


HARMLESS = ("GET ", "WS ")  # nobody finds anything else after them


def row(route, *statuses, body=None, query=None, **things):
    assert len(statuses) == len(ROLES), route
    return Row(route, statuses, body, query, things)


T, M = "/api/tables/{table}", "/api/matches/{match}"
SYNC = {"do": "sync", "id": "a", "since": 0}
FRAME = {"seat": 1, "from": 0, "to": 0}
LOGIN = {"login": "{login}", "password": "long enough, this one"}
PASSWORDS = {"old": "whatever it was", "new": "long enough, this one"}
TABLE = {"game": "heroes", "seats": [{"kind": "mine"}, {"kind": "open"}]}
DRAFT = {"game": "call", "text": "1 F001"}
DECK = {**DRAFT, "name": "New"}
ROWS = (
    # method and path, and who gets what:    anonymous, stranger, watcher, player, host
    row("GET /healthz", 200, 200, 200, 200, 200),
    row("GET /metrics", 200, 200, 200, 200, 200),
    row("GET /openapi.json", 200, 200, 200, 200, 200),
    # the client
    row("GET /", 200, 200, 200, 200, 200),
    row("GET /{page:own}", 200, 200, 200, 200, 200),
    row("GET /{page:own}/{rest:path}", 200, 200, 200, 200, 200),
    row("GET /assets/{name:path}", 200, 200, 200, 200, 200, name="asset"),
    row("GET /{name}", 200, 200, 200, 200, 200, name="icon"),
    row("GET /api/address", 200, 200, 200, 200, 200),
    # people
    row("POST /api/guests", 201, 201, 201, 201, 201, body={"name": "Somebody"}),
    row("POST /api/account", 401, 201, 201, 201, 201, body=LOGIN),
    row("POST /api/session", 401, 401, 401, 401, 401, body=LOGIN),
    row("DELETE /api/session", 401, 204, 204, 204, 204),
    row("POST /api/doors", 401, 201, 201, 201, 201),
    row("POST /api/doors/enter", 201, 201, 201, 201, 201, body={"secret": "{door}"}),
    row("POST /api/doors/enter", 404, 404, 404, 404, 404, body={"secret": "guessed"}),
    row("GET /api/sessions", 401, 200, 200, 200, 200),
    row("DELETE /api/sessions/{session}", 401, 404, 404, 404, 204),
    row("GET /api/me", 401, 200, 200, 200, 200),
    row("PATCH /api/me", 401, 200, 200, 200, 200, body={"notices": False}),
    row("POST /api/me/email", 401, 403, 403, 403, 403, body={"code": "guessed"}),
    row("PUT /api/me/password", 401, 409, 409, 409, 409, body=PASSWORDS),
    row("GET /api/me/export", 401, 200, 200, 200, 200),
    row("DELETE /api/me", 401, 204, 204, 204, 204, body={}),
    row("GET /api/people/{person}", 200, 200, 200, 200, 200),
    # the lobby
    row("GET /api/games", 200, 200, 200, 200, 200),
    row("GET /api/games/{game}/book", 200, 200, 200, 200, 200),
    row("GET /api/games/{game}/rules", 200, 200, 200, 200, 200),
    row("GET /api/games/{game}/guide", 200, 200, 200, 200, 200),
    row("GET /api/games/{game}/lessons", 200, 200, 200, 200, 200),
    row("GET /api/games/{game}/lessons/{lesson}", 200, 200, 200, 200, 200),
    row("GET /api/tables", 200, 200, 200, 200, 200),
    row("GET /api/tables", 200, 200, 200, 200, 200, query={"status": "playing"}),
    row("GET /api/tables/mine", 401, 200, 200, 200, 200),
    row("POST /api/tables", 401, 201, 201, 201, 201, body=TABLE),
    row(f"GET {T}", 404, 404, 200, 200, 200),
    row(f"GET {T}", 404, 404, 200, 200, 200, table="match"),
    row(f"POST {T}/close", 401, 404, 403, 403, 200),
    row(f"POST {T}/start", 401, 404, 403, 403, 200, table="full"),
    row(f"POST {T}/rematch", 401, 404, 403, 200, 200, table="over"),
    row(f"POST {T}/join", 401, 404, 200, 409, 409, body={}),
    row(f"POST {T}/leave", 401, 404, 409, 204, 204),
    row(f"PATCH {T}/seats/{{seat}}", 401, 404, 403, 200, 403, body={"value": "mine"}),
    row(f"PUT {T}/seats/{{seat}}", 401, 404, 403, 403, 200, body={"kind": "open"}, seat="free"),
    row(f"DELETE {T}/seats/{{seat}}", 401, 404, 403, 403, 200),
    row(f"POST {T}/invitations", 401, 404, 403, 403, 201, body={}),
    row(f"GET {T}/invitations", 401, 404, 403, 403, 200),
    row(f"DELETE {T}/invitations/{{invitation}}", 401, 404, 403, 403, 204),
    row("POST /api/invitations/look", 200, 200, 200, 200, 200, body={"secret": "{secret}"}),
    row("POST /api/invitations/look", 404, 404, 404, 404, 404, body={"secret": "guessed"}),
    row("POST /api/invitations/accept", 401, 200, 200, 409, 409, body={"secret": "{secret}"}),
    row("POST /api/invitations/accept", 401, 404, 404, 404, 404, body={"secret": "guessed"}),
    # decks
    row("GET /api/decks", 401, 200, 200, 200, 200),
    row("POST /api/decks", 401, 201, 201, 201, 201, body=DECK),
    row("POST /api/decks/check", 200, 200, 200, 200, 200, body=DRAFT),
    row("POST /api/decks/shared", 200, 200, 200, 200, 200, body={"secret": "{link}"}),
    row("POST /api/decks/shared", 404, 404, 404, 404, 404, body={"secret": "guessed"}),
    row("POST /api/decks/shared/copy", 401, 201, 201, 201, 201, body={"secret": "{link}"}),
    row("POST /api/decks/shared/copy", 401, 404, 404, 404, 404, body={"secret": "guessed"}),
    row("GET /api/decks/{deck}", 401, 404, 404, 404, 200),
    row("PATCH /api/decks/{deck}", 401, 404, 404, 404, 200, body={"name": "Other"}),
    row("DELETE /api/decks/{deck}", 401, 404, 404, 404, 204),
    row("POST /api/decks/{deck}/link", 401, 404, 404, 404, 201),
    row("DELETE /api/decks/{deck}/link", 401, 404, 404, 404, 204),
    # rooms
    row(f"WS {M}/socket", 403, 403, 101, 101, 101),
    row(f"POST {M}/commands", 401, 403, 403, 200, 403, body={**SYNC, "seat": 1}),
    row(f"POST {M}/commands", 401, 403, 403, 403, 200, body={**SYNC, "seat": 0}),
    row(f"GET {M}/state", 403, 403, 403, 200, 403, query={"seat": 1}),
    row(f"GET {M}/state", 403, 403, 403, 403, 200, query={"seat": 0}),
    row(f"GET {M}/state", 403, 403, 200, 403, 403, query={"seat": -2}),
    row(f"GET {M}/room", 403, 403, 200, 200, 200),
    # replays
    row(f"GET {M}/replay", 403, 403, 200, 200, 200),
    row(f"GET {M}/replay", 403, 403, 403, 200, 403, query={"seat": 1}),
    row(f"GET {M}/replay", 403, 403, 200, 200, 200, query={"seat": 1}, match="over"),
    row(f"GET {M}/replay/frames", 403, 403, 403, 200, 403, query=FRAME),
    row(f"GET {M}/replay/frames", 403, 403, 200, 200, 200, query=FRAME, match="over"),
    row(f"GET {M}/record", 403, 403, 409, 409, 409),
    row(f"GET {M}/record", 403, 403, 200, 200, 200, match="over"),
    row(f"POST {M}/fork", 401, 403, 409, 409, 409, body={"ply": 0, "seat": 0}),
    row(f"POST {M}/fork", 401, 403, 201, 201, 201, body={"ply": 0, "seat": 0}, match="over"),
    row(f"POST {M}/hint", 401, 403, 403, 403, 409, body={"seat": 0}, match="over"),
    row(f"POST {M}/hint", 401, 403, 403, 409, 403, body={"seat": 1}, match="over"),
    row(f"POST {M}/odds", 401, 403, 403, 403, 409, body={"seat": 0, "key": "x"}, match="over"),
    row(f"POST {M}/odds", 401, 403, 403, 409, 403, body={"seat": 1, "key": "x"}, match="over"),
    row(f"POST {M}/report", 401, 403, 403, 200, 403, body={"seat": 1, "words": "Odd."}),
    row(f"POST {M}/report", 401, 403, 403, 403, 200, body={"seat": 0}),
    row(f"POST {M}/report", 401, 403, 403, 200, 403, body={"seat": 1}, match="over"),
    row("GET /api/ratings/{game}", 200, 200, 200, 200, 200),
)  # fmt: skip


def routes(app):
    """Method and path of all there is."""
    for route in iter_route_contexts(app.routes):
        for method in (route.methods or {"WS"}) - {"HEAD"}:
            yield f"{method} {route.path}"


def test_every_route_has_a_row_and_every_row_a_route(config):
    asked, there = {one.route for one in ROWS}, set(routes(create_app(config)))
    assert there - asked == set(), "routes without a row"
    assert asked - there == set(), "rows without a route"


@pytest.mark.parametrize("number", range(len(ROWS)), ids=lambda number: ROWS[number].route)
async def test_who_gets_what(app, guest, visitor, number):
    wanted, found = ROWS[number], {}
    quiet, loud = Scene(guest, visitor), Scene(guest, visitor, public=True)
    for role in ROLES:
        scene = loud if role == "watcher" else quiet
        found[role] = await status(app, await scene.who(role), await request(scene, wanted))
        if not wanted.route.startswith(HARMLESS):
            quiet = Scene(guest, visitor)
    assert found == dict(zip(ROLES, wanted.statuses, strict=True))


async def request(scene, wanted):
    """The row with everything in it that it needs."""
    method, path = wanted.route.split(" ")
    parts = [await filled(scene, wanted, part) for part in path.split("/")]
    body, query = await scene.filled(wanted.body), await scene.filled(wanted.query)
    return method, "/".join(map(str, parts)), body, query


async def filled(scene, wanted, part):
    """A part of the path; `{rest:path}` is the thing `rest`, unless the row takes another."""
    if not part.startswith("{"):
        return part
    name = part.strip("{}").partition(":")[0]
    return await scene.thing(wanted.things.get(name, name))


async def status(app, visitor, asked):
    method, path, body, query = asked
    if method == "WS":
        return await handshake(app, path, visitor)
    answer = await visitor.request(method, path, json=body, params=query)
    if answer.is_error:
        shape(answer)
    return answer.status_code
