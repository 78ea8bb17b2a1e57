"""Lessons over HTTP: the list, and each of them as the learner's seat sees it."""

import pytest

from fhtagn.games import GAMES
from fhtagn.rulebook.book import book
from fhtagn.rulebook.lessons import lessons, played
from fhtagn.server.library import game_of
from tests.server.lobby.tables import ok
from tests.server.room.logs import plain


@pytest.mark.parametrize("game", GAMES)
async def test_the_list_has_every_lesson_and_the_first_game_first(client, game):
    found = ok(await client.get(f"/api/games/{game}/lessons"))["lessons"]
    known = lessons(book(game))
    assert [one["name"] for one in found] == list(known)
    assert found[0]["name"] == "first"
    for one in found:
        lesson = known[one["name"]]
        assert (one["title"], one["about"]) == (lesson.title, lesson.about)
        assert one["example"] == lesson.example


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_shown_stop_by_stop(client, game):
    lesson = lessons(book(game))["first"]
    found = ok(await client.get(f"/api/games/{game}/lessons/first"))
    assert (found["game"], found["seat"], found["seats"]) == (game, lesson.seat, lesson.seats)
    *before, last = found["stops"]
    assert [(one["seat"], one["key"]) for one in before] == [
        (step.seat, step.key) for step in lesson.steps
    ]
    assert (last["seat"], last["key"], last["words"]) == (None, None, lesson.end.text)
    for stop, step in zip(before, lesson.steps, strict=True):
        assert stop["words"] == (step.comment.text if step.comment else None)
        if step.seat == lesson.seat:
            assert step.key in [*stop["sent"]["options"], *stop["sent"]["asides"]]


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_told_is_told_once(client, game):
    found = ok(await client.get(f"/api/games/{game}/lessons/first"))
    told = [event for stop in found["stops"] for event in stop["events"]]
    assert {event["kind"] for event in told} <= game_of(game).display.events.keys()
    lesson = lessons(book(game))["first"]
    *_, match = played(game_of(game), lesson)
    assert told == plain(match.told(lesson.seat))


async def test_a_lesson_may_be_kept(client):
    first = await client.get("/api/games/heroes/lessons/first")
    tag = first.headers["etag"]
    again = await client.get("/api/games/heroes/lessons/first", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


async def test_an_unknown_lesson_is_refused_in_words(client):
    answer = await client.get("/api/games/heroes/lessons/frist", headers={"accept-language": "ru"})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-lesson")
    assert "first" in answer.json()["text"]
    assert "Урока" in answer.json()["text"]
