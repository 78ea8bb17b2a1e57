"""Scenes for the authorisation matrix: people in their roles, and what belongs to one of them.

The *host* has set up a table, at which the *player* has sat down; a *stranger* and whoever is
*anonymous* have nothing to do with it, and it is not for watching. The *watcher* has nothing to do
with it either, but may watch it. Whatever else there is, decks or sessions, is the host's.
Everybody and everything is made when it is first needed.
"""

from uuid import uuid4

from tests.server.lobby.tables import MINE, OPEN, ok

ROLES = ("anonymous", "stranger", "watcher", "player", "host")


class Scene:
    """People, and a table that is not for others, or a public one."""

    def __init__(self, guest, visitor, *, public=False):
        self.guest, self.visitor, self.public = guest, visitor, public
        self.people, self.things = {}, {}

    async def who(self, role):
        if role not in self.people:
            known = role != "anonymous"
            self.people[role] = await self.guest(role) if known else self.visitor()
        return self.people[role]

    async def thing(self, name):
        """Made at first; what it needs is made before."""
        if name not in self.things:
            self.things[name] = await getattr(self, f"_{name}")()
        return self.things[name]

    async def filled(self, wanted):
        """With things instead of their names: `{deck}` in a text, `"{deck}"` in a body."""
        if isinstance(wanted, dict):
            return {key: await self.filled(value) for key, value in wanted.items()}
        if isinstance(wanted, str) and wanted.startswith("{"):
            return await self.thing(wanted.strip("{}"))
        return wanted

    # -- things -----------------------------------------------------------------------------------

    async def _seated(self, *sitting):
        """A table of the host's at which the player sits at seat 1."""
        terms = {"listed": self.public, "watching": self.public, "draw_seats": False}
        asked = {"game": "heroes", "seats": sitting, **terms}
        host, player = await self.who("host"), await self.who("player")
        table = ok(await host.post("/api/tables", json=asked), 201)["id"]
        made = await host.post(f"/api/tables/{table}/invitations", json={"seat": 1})
        secret = ok(made, 201)["secret"]
        ok(await player.post("/api/invitations/accept", json={"secret": secret}))
        return table

    async def _table(self):
        """It has a free seat, and has not begun."""
        return await self._seated(MINE, OPEN, OPEN)

    async def _full(self):
        return await self._seated(MINE, OPEN)

    async def _match(self):
        """A match that is played."""
        table, host = await self._full(), await self.who("host")
        ok(await host.post(f"/api/tables/{table}/start"))
        return table

    async def _over(self):
        """A match that the host has lost."""
        match, host = await self._match(), await self.who("host")
        n = ok(await host.get(f"/api/matches/{match}/state?seat=0"))["n"]
        resign = {"do": "play", "id": "r", "seat": 0, "expect": n, "key": "resign"}
        ok(await host.post(f"/api/matches/{match}/commands", json=resign))
        return match

    async def _invited(self):
        """An invitation to the free seat."""
        table, host = await self.thing("table"), await self.who("host")
        return ok(await host.post(f"/api/tables/{table}/invitations", json={"seat": 2}), 201)

    async def _invitation(self):
        return (await self.thing("invited"))["id"]

    async def _secret(self):
        return (await self.thing("invited"))["secret"]

    async def _deck(self):
        host = await self.who("host")
        asked = {"game": "call", "name": "Mine", "text": "1 F001"}
        return ok(await host.post("/api/decks", json=asked), 201)["id"]

    async def _link(self):
        deck, host = await self.thing("deck"), await self.who("host")
        return ok(await host.post(f"/api/decks/{deck}/link"), 201)["secret"]

    async def _door(self):
        """A way in for another device of the host's."""
        return ok(await (await self.who("host")).post("/api/doors"), 201)["secret"]

    async def _session(self):
        host = await self.who("host")
        return ok(await host.get("/api/sessions"))["sessions"][0]["id"]

    async def _game(self):
        return "heroes"

    async def _lesson(self):
        return "first"

    async def _page(self):
        """One of the client's."""
        return "table"

    async def _rest(self):
        return "some/where"

    async def _asset(self):
        return "app-1a2b.js"

    async def _icon(self):
        return "favicon.svg"

    async def _login(self):
        """That nobody has."""
        return uuid4().hex[:12]

    async def _seat(self):
        """The player's."""
        return 1

    async def _free(self):
        """The seat at which nobody sits."""
        return 2

    async def _person(self):
        return (await self.who("host")).person
