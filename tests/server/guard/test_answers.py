"""Whatever cannot be done is answered in one shape, in the asker's language."""

import json

import pytest

from fhtagn.server.answers import accepted

BROKEN = "/api/probe/broken"


def shape(answer):
    """The name of the error, if the answer has the shape that all have."""
    body = answer.json()
    assert set(body) == {"error", "about", "text"}
    assert body["text"].strip()
    assert answer.headers["content-type"] == "application/json"
    return body["error"]


async def test_a_complaint_has_its_own_status(client):
    answer = await client.post("/api/probe/refused")
    assert answer.status_code == 409
    assert answer.json() == {
        "error": "no-such-card",
        "about": {"found": "Dagon"},
        "text": 'Nothing printed has "Dagon" in it. Try fewer or other words.',
    }


async def test_whoever_must_be_known_and_is_not(client):
    answer = await client.get("/api/probe/own")
    assert (answer.status_code, shape(answer)) == (401, "who-are-you")


async def test_there_is_nothing_there(client):
    for path in ("/api/nothing", "/nothing", "/api/probe/", "/api/%00", "/api/"):
        answer = await client.get(path)
        assert (answer.status_code, shape(answer)) == (404, "path-unknown"), path


async def test_another_method(client):
    answer = await client.post("/healthz")
    assert (answer.status_code, shape(answer)) == (405, "method-unknown")
    assert answer.headers["allow"] == "GET"


async def test_whatever_else_the_framework_refuses(client):
    answer = await client.get("/api/probe/teapot")
    assert (answer.status_code, shape(answer)) == (418, "request-refused")


FAULTS = {
    "absent": ({}, "field-absent", "name", "is missing"),
    "unexpected": ({"name": "Ann", "age": 3}, "field-unexpected", "age", "not known"),
    "short": ({"name": ""}, "field-too-short", "name", "at least 2 letters"),
    "long": ({"name": "Nyarlathotep"}, "field-too-long", "name", "at most 5 letters"),
    "many": ({"name": "Ann", "names": ["a", "b", "c"]}, "field-too-long", "names", "at most 2"),
    "small": ({"name": "Ann", "count": 0}, "field-too-small", "count", "at least 1"),
    "large": ({"name": "Ann", "count": 10**30}, "field-too-large", "count", "at most 9"),
    "choice": ({"name": "Ann", "colour": "x"}, "field-choice", "colour", "'red' or 'green'"),
    "sort": ({"name": 7}, "field-invalid", "name", "cannot be used so"),
    "deeper": ({"name": "Ann", "names": ["a", 1]}, "field-invalid", "names.1", "cannot be used"),
    "no object": ([], "field-invalid", "body", "cannot be used so"),
}


async def test_the_field_that_is_wrong_is_named(client):
    for kind, (sent, error, field, words) in FAULTS.items():
        answer = await client.post("/api/probe", json=sent)
        assert (answer.status_code, shape(answer)) == (422, error), kind
        assert answer.json()["about"]["field"] == field, kind
        assert words in answer.json()["text"], kind


async def test_what_was_sent_is_not_sent_back(client):
    answer = await client.post("/api/probe", json={"name": "a very secret word"})
    assert "secret" not in answer.text


async def test_odd_letters_can_be_answered(client):
    for odd in ("\\ud800", "\\u0000", "\\u202e", "x" * 4000):
        body = f'{{"name": "Ann", "{odd}": 1}}'
        headers = {"content-type": "application/json"}
        answer = await client.post("/api/probe", content=body, headers=headers)
        assert answer.status_code == 422
        assert shape(answer) in ("field-unexpected", "field-invalid")
        assert len(answer.json()["text"]) < 400
        json.dumps(answer.json(), ensure_ascii=False).encode()


# -- languages -------------------------------------------------------------------------------------

WANTED = {
    "": "en",
    "ru": "ru",
    "RU-ru": "ru",
    "de, ru;q=0.5, en;q=0.4": "ru",
    "ru;q=0.4,en;q=0.5": "en",
    "en, ru": "en",
    "ru, en": "ru",
    "ru;q=0": "en",
    "ru;q=0, en;q=0": "en",
    "*": "en",
    "ru;q=nonsense": "en",
    "ru;q=nan": "en",
    ",,;;=q": "en",
    "rue": "en",
    "ru ; q = 0.9": "ru",
}


@pytest.mark.parametrize("header", WANTED)
def test_the_language_a_browser_wants_most(header):
    assert accepted(header) == WANTED[header]


async def test_a_stranger_is_answered_as_their_browser_wants(client):
    answer = await client.get("/api/nothing", headers={"accept-language": "ru, en;q=0.5"})
    assert answer.json()["text"] == "По этому адресу ничего нет. Проверьте его."


@pytest.mark.parametrize("header", [{}, {"accept-language": "de"}])
async def test_a_person_is_answered_in_their_own_language(guest, header):
    anna = await guest("Anna", "ru")
    answer = await anna.get("/api/nothing", headers=header)
    assert "ничего нет" in answer.json()["text"]


async def test_unless_they_ask_for_another_that_we_speak(guest):
    anna = await guest("Anna", "ru")
    answer = await anna.get("/api/nothing", headers={"accept-language": "en"})
    assert answer.json()["text"].startswith("There is nothing")


async def test_even_what_the_guard_refuses(guest):
    anna = await guest("Anna", "ru")
    answer = await anna.patch("/api/probe", content=b"x" * 100_000)
    assert answer.status_code == 413
    assert "Слишком много" in answer.json()["text"]


# -- our own faults --------------------------------------------------------------------------------


async def test_our_own_fault_tells_nothing_of_itself(client):
    answer = await client.get(BROKEN)
    assert (answer.status_code, shape(answer)) == (500, "server-failed")
    assert answer.json()["about"] == {}
    assert "jar" not in answer.text
    assert "content-security-policy" in answer.headers


async def test_but_it_is_logged(client, logged):
    await client.get(BROKEN)
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    (failed,) = [one for one in lines if one["event"] == "request-failed"]
    assert failed["level"] == "error"
    assert failed["route"] == BROKEN
    (raised,) = failed["exception"]
    assert raised["exc_type"] == "LookupError"
    assert raised["frames"][-1]["name"] == "broken"
    assert not any("locals" in frame and frame["locals"] for frame in raised["frames"])
