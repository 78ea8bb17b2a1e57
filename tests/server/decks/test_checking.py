"""Decks that are looked at before anybody keeps them."""

import pytest

from tests.server.decks.test_keeping import DECKS, FULL, kept, new
from tests.server.lobby.tables import ok, refused

CHECK = "/api/decks/check"


def draft(**more):
    return {name: value for name, value in new(**more).items() if name != "name"}


async def test_what_is_said_of_a_draft_is_said_of_the_deck_too(anna):
    text = "5 Local Sheriff\n20 Shotgun Blast"
    checked = ok(await anna.post(CHECK, json=draft(game="call", text=text)))
    assert checked["complaints"]
    assert checked["warnings"]
    assert ok(await anna.get("/api/decks"))["decks"] == [], "nothing was kept"
    deck = await kept(anna, game="call", text=text)
    assert checked == {name: deck[name] for name in checked}
    assert deck.keys() - checked.keys() == {"id", "name", "shared", "updated_at"}


@pytest.mark.parametrize("game", DECKS)
async def test_anybody_may_look_at_a_ready_made_deck_by_its_name(client, game):
    for preset in DECKS[game].presets:
        checked = ok(await client.post(CHECK, json=draft(game=game, text=preset)))
        assert checked["complaints"] == []
        assert checked["deck"] == DECKS[game].compact(DECKS[game].read(preset))


async def test_the_language_is_the_one_that_was_asked_for(client, boris):
    text = DECKS["heroes"].write(FULL["heroes"], "en")
    told = {
        language: ok(await client.post(f"{CHECK}?language={language}", json=draft(text=text)))
        for language in ("en", "ru")
    }
    assert told["en"]["text"] == text
    assert told["ru"] == ok(await boris.post(CHECK, json=draft(text=text)))
    assert told["ru"]["text"] != text


async def test_what_is_no_deck_is_refused(client):
    answer = await client.post(CHECK, json=draft(text="3 Imp\n3 Limps"))
    assert "Limps" in refused(answer, 400, "list-broken", count=1)
    refused(await client.post(CHECK, json=draft(text="\n")), 400, "list-empty")
    answer = await client.post(CHECK, json={"game": "duel", "text": "x"})
    refused(answer, 400, "game-without-decks", game="duel")
