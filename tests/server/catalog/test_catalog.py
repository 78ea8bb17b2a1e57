"""The catalog has everything that is printed of a game, in both languages."""

from dataclasses import fields

import pytest
from fluent.runtime import FluentResource

from fhtagn.games import GAMES
from fhtagn.rulebook.book import LANGUAGES, book
from fhtagn.rulebook.guide import guide
from fhtagn.rulebook.lessons import lessons
from fhtagn.rulebook.told import closer_rules
from fhtagn.server.library import game_of
from fhtagn.text.messages import message_id
from tests.server.lobby.tables import ok
from tests.server.room.logs import plain


async def taken(client, game, what):
    return ok(await client.get(f"/api/games/{game}/{what}"))


# -- the book --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
async def test_the_book_has_all_that_is_printed(client, name):
    found, game = await taken(client, name, "book"), game_of(name)
    assert found["printed"].keys() == game.display.printed.keys()
    for sort, things in game.display.printed.items():
        assert found["printed"][sort].keys() == things.keys()
        for code, one in things.items():
            shown = found["printed"][sort][code]
            assert shown["name"] == dict(one.name)
            assert shown["name"].keys() == {*LANGUAGES}
            assert shown["text"] == dict(one.text)
            assert shown["facts"].keys() == one.facts.keys()
            assert shown["provenance"] == dict(one.provenance)


@pytest.mark.parametrize("name", GAMES)
async def test_the_book_tells_what_the_words_are_made_of(client, name):
    found, game = await taken(client, name, "book"), game_of(name)
    assert (found["rules"], found["content"]) == (game.version, game.content.digest)
    assert found["sorts"] == dict(game.display.sorts)
    assert found["actions"] == list(game.rules.actions)
    assert found["final"] == list(game.rules.final)
    assert found["waits"] == dict(game.rules.waits)
    assert found["windows"] == list(game.display.windows)
    assert found["stops"] == list(game.display.stops)
    assert [one["name"] for one in found["options"]] == [one.name for one in game.rules.options]
    assert (found["presets"] is None) == (game.rules.decks is None)


@pytest.mark.parametrize("name", GAMES)
async def test_the_book_tells_how_events_are_told(client, name):
    found, kinds = (await taken(client, name, "book"))["events"], game_of(name).display.events
    assert found.keys() == kinds.keys()
    for kind, shown in found.items():
        told = kinds[kind]
        assert shown["secret"] == [one.name for one in fields(told) if "seats" in one.metadata]
        for what in ("rules", "heading", "quiet", "subjects"):
            assert shown[what] == plain(getattr(told, what))
        assert shown["rules_of"] == plain(closer_rules(book(name), told))
    assert any(shown["secret"] for shown in found.values())


@pytest.mark.parametrize("name", GAMES)
async def test_the_book_has_the_words_of_all_events(client, name):
    found = await taken(client, name, "book")
    assert found["words"].keys() == {*LANGUAGES}
    secret = {kind for kind, shown in found["events"].items() if shown["secret"]}
    wanted = {*found["events"], *(f"{kind}-unseen" for kind in secret)}
    for words in found["words"].values():
        messages = FluentResource(words).body
        assert {one.id.name for one in messages} == {message_id("event", one) for one in wanted}


async def test_the_book_begins_as_the_list_of_games_does(client):
    for listed in ok(await client.get("/api/games"))["games"]:
        found = await taken(client, listed["name"], "book")
        assert {name: found[name] for name in listed} == listed


# -- the rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
async def test_every_statement_is_there_in_order(client, name):
    found, known = await taken(client, name, "rules"), book(name)
    assert [one["id"] for one in found["statements"]] == list(known.statements)
    for one in found["statements"]:
        statement = known.statements[one["id"]]
        assert (one["text"], one["section"]) == (statement.text, statement.section)
        assert one["text"].keys() == one["section"].keys() == {*LANGUAGES}
        assert one["ruling"] == (statement.source == "ruling")
    assert any(one["ruling"] for one in found["statements"])


@pytest.mark.parametrize("name", GAMES)
async def test_statements_and_examples_know_each_other(client, name):
    found, known = await taken(client, name, "rules"), book(name)
    assert [one["id"] for one in found["examples"]] == list(known.examples)
    stepped = {one.example: one.name for one in lessons(known).values()}
    for one in found["examples"]:
        example = known.examples[one["id"]]
        assert one["text"].keys() == {*LANGUAGES}
        assert all(one["text"][lang]["title"] == example.text[lang].title for lang in LANGUAGES)
        assert one["lesson"] == stepped.get(example.id, "")
    assert any(one["lesson"] for one in found["examples"])
    citing = {one["id"]: one["examples"] for one in found["statements"]}
    for example in found["examples"]:
        for cited in set(example["cites"]) & citing.keys():
            assert example["id"] in citing[cited]
    assert sum(map(len, citing.values())) == sum(
        cited in citing for one in found["examples"] for cited in set(one["cites"])
    )


# -- the guide -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
async def test_the_guide_has_its_parts_in_both_languages(client, name):
    parts = (await taken(client, name, "guide"))["parts"]
    for language in LANGUAGES:
        told = [(one["name"], one["title"][language], one["markdown"][language]) for one in parts]
        assert told == [tuple(part) for part in guide(book(name), language).values()]


# -- no such thing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["book", "rules", "guide"])
async def test_of_an_unknown_game_nothing_is_printed(client, what):
    answer = await client.get(f"/api/games/dual/{what}", headers={"accept-language": "ru"})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-game")
    assert "duel" in answer.json()["text"]
    assert answer.headers["cache-control"] == "no-store"
