"""Decks that people keep."""

import pytest

from fhtagn.games import load
from fhtagn.server.decks import keeping
from tests.server.lobby.tables import ok, refused

DECKS = {name: load(name).rules.decks for name in ("heroes", "call")}
FULL = {name: DECKS[name].read(next(iter(DECKS[name].presets))) for name in DECKS}


def new(game="heroes", name="Deep", text=None):
    return {"game": game, "name": name, "text": text or DECKS[game].write(FULL[game], "en")}


async def kept(person, **more):
    return ok(await person.post("/api/decks", json=new(**more)), 201)


@pytest.mark.parametrize("game", DECKS)
async def test_a_deck_is_brought_in_and_written_out(anna, boris, game):
    """The text may be in either language; whoever reads it out gets the same deck."""
    for person, language, other in ((anna, "en", "ru"), (boris, "ru", "en")):
        text = DECKS[game].write(FULL[game], other)
        deck = await kept(person, game=game, name="  Глубина   II ", text=text)
        assert (deck["game"], deck["name"], deck["shared"]) == (game, "Глубина II", False)
        assert deck["deck"] == DECKS[game].compact(FULL[game])
        assert deck["text"] == DECKS[game].write(FULL[game], language)
        assert deck["complaints"] == []
        path = f"/api/decks/{deck['id']}"
        assert ok(await person.get(path)) == deck
        assert ok(await person.get(f"{path}?language={other}"))["text"] == text
        assert (await person.get(f"{path}?language=de")).status_code == 422


async def test_a_deck_that_is_not_legal_is_kept_with_the_reasons(anna, boris):
    text = "5 Imp\n1 Father Dagon"
    english, russian = (await kept(anna, text=text)), (await kept(boris, text=text))
    assert [one["error"] for one in english["complaints"]] == [
        one["error"] for one in russian["complaints"]
    ]
    told = {one["error"]: one for one in english["complaints"]}
    assert told["duel-size"]["about"]["found"] == 6
    assert "MH 8.2" in told["duel-size"]["text"]
    assert all(
        one["text"] != other["text"]
        for one, other in zip(english["complaints"], russian["complaints"], strict=True)
    )


async def test_cards_have_their_names_in_what_is_said_of_a_deck(anna, boris):
    """Warnings are said as well: too few of these are characters."""
    text = "5 Local Sheriff\n20 Shotgun Blast"
    english, russian = (
        await kept(anna, game="call", text=text),
        await kept(boris, game="call", text=text),
    )
    assert {one["error"] for one in english["complaints"]} >= {"deck-too-small", "deck-copies"}
    copies = [
        next(one["text"] for one in deck["complaints"] if one["error"] == "deck-copies")
        for deck in (english, russian)
    ]
    assert "Local Sheriff" in copies[0]
    assert "Местный шериф" in copies[1]
    assert [one["error"] for one in english["warnings"]] == ["deck-few-characters"]
    assert english["warnings"][0]["text"] != russian["warnings"][0]["text"]


async def test_what_is_no_deck_is_refused(anna, boris):
    for person, word in ((anna, "line"), (boris, "строк")):
        answer = await person.post("/api/decks", json=new(text="3 Imp\n3 Limps"))
        assert word in refused(answer, 400, "list-broken", count=1).casefold()
    refused(await anna.post("/api/decks", json=new(text="\n \n")), 400, "list-empty")
    refused(await anna.post("/api/decks", json=new(text="\x01\n")), 400, "list-not-text")
    answer = await anna.post("/api/decks", json=new(game="duel", text="x"))
    refused(answer, 400, "game-without-decks", game="duel")
    answer = await anna.post("/api/decks", json=new(text="x") | {"game": "chess"})
    refused(answer, 400, "no-such-game", game="chess")
    answer = await anna.post("/api/decks", json=new(text="x" * 40_001))
    refused(answer, 422, "field-too-long", field="text")
    assert ok(await anna.get("/api/decks"))["decks"] == []


async def test_whatever_is_kept_can_be_read_again(anna):
    """Lines that are fine by themselves may add up to more than any list speaks of."""
    answer = await anna.post("/api/decks", json=new(game="call", text="60 F001\n60 F001\n"))
    refused(answer, 400, "list-broken", count=1)
    deck = await kept(anna, game="call", text="40 F001\n40 F001\n")
    assert deck["deck"] == "F001*80"


async def test_the_name_of_a_deck_can_be_seen(anna):
    deck = f"/api/decks/{(await kept(anna))['id']}"
    wrong = {"": "name-empty", " \t ": "name-unseen", "x" * 41: "name-too-long"}
    wrong |= {"a\u202eb": "name-unseen", "\x00": "name-unseen"}
    for name, error in wrong.items():
        refused(await anna.post("/api/decks", json=new(name=name)), 400, error)
        refused(await anna.patch(deck, json={"name": name}), 400, error)
    refused(await anna.patch(deck, json={"name": "x" * 201}), 422, "field-too-long")


async def test_decks_are_listed_by_game_and_name(anna, boris):
    names = [("heroes", "B"), ("call", "C"), ("heroes", "A")]
    for game, name in names:
        await kept(anna, game=game, name=name)
    listed = ok(await anna.get("/api/decks"))["decks"]
    assert [(one["game"], one["name"]) for one in listed] == sorted(names)
    assert all(not one["shared"] for one in listed)
    heroes = ok(await anna.get("/api/decks?game=heroes"))["decks"]
    assert [one["name"] for one in heroes] == ["A", "B"]
    assert ok(await boris.get("/api/decks"))["decks"] == []
    refused(await anna.get("/api/decks?game=chess"), 400, "no-such-game")


async def test_a_deck_is_renamed_and_replaced(anna):
    before = await kept(anna)
    path = f"/api/decks/{before['id']}"
    renamed = ok(await anna.patch(path, json={"name": "Deeper"}))
    assert (renamed["name"], renamed["deck"]) == ("Deeper", before["deck"])
    text = DECKS["heroes"].write(DECKS["heroes"].read("sherlock"), "en")
    replaced = ok(await anna.patch(path, json={"text": text}))
    assert (replaced["name"], replaced["text"]) == ("Deeper", text)
    assert replaced["updated_at"] >= before["updated_at"]
    refused(await anna.patch(path, json={"text": "?"}), 400, "no-such-preset")
    assert ok(await anna.get(path)) == replaced


async def test_a_deck_is_deleted(anna):
    path = f"/api/decks/{(await kept(anna))['id']}"
    ok(await anna.delete(path), 204)
    for answer in (await anna.get(path), await anna.delete(path)):
        refused(answer, 404, "no-such-own-deck")


async def test_others_have_nothing_to_do_with_ones_decks(anna, boris, client):
    path = f"/api/decks/{(await kept(anna))['id']}"
    for person, status, error in ((boris, 404, "no-such-own-deck"), (client, 401, "who-are-you")):
        refused(await person.get(path), status, error)
        refused(await person.patch(path, json={"name": "Mine"}), status, error)
        refused(await person.patch(path, json={"text": "abyss"}), status, error)
        refused(await person.delete(path), status, error)
        refused(await person.post(f"{path}/link"), status, error)
        refused(await person.delete(f"{path}/link"), status, error)
    refused(await client.get("/api/decks"), 401, "who-are-you")
    refused(await client.post("/api/decks", json=new()), 401, "who-are-you")
    assert ok(await anna.get(path))["name"] == "Deep"


async def test_there_are_only_so_many_decks(anna, monkeypatch):
    assert keeping.MOST == 200
    monkeypatch.setattr(keeping, "MOST", 2)
    for _ in range(2):
        await kept(anna)
    refused(await anna.post("/api/decks", json=new()), 409, "decks-many", most=2)
