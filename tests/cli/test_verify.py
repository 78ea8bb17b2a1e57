"""`fhtagn verify` proves that chance was as promised, and notices every change to a record."""

import json

import pytest

from fhtagn.cli import run
from fhtagn.games import load
from fhtagn.host.seating import drawn_seats
from fhtagn.kernel.chance import commitment, secret_of
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import offered
from tests import formats

SEED, VALUES = "the server's seed", ("one", "two")


def played(plies=30):
    """The record of a match, as a server hands it out."""
    heroes = load("heroes")
    match = Match(heroes, settings(heroes, 2, {}), 0, secret=secret_of(SEED, VALUES))
    for _ in range(plies):
        seat = match.decisions()[0].seat
        match.play(seat, next(iter(offered(heroes, match.state, seat))))
    promise = {"commitment": commitment(SEED), "server_seed": SEED, "seat_values": list(VALUES)}
    return match.record() | {"match": "m"} | promise


@pytest.fixture
def record():
    return played()


@pytest.fixture
def verify(tmp_path, capsys, monkeypatch):
    """Verify a record; gives the exit code, output and errors."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)

    def call(record, *more):
        file = tmp_path / "match.json"
        text = record if isinstance(record, str) else json.dumps(record, ensure_ascii=False)
        file.write_text(text, "utf-8")
        code = run(["verify", str(file), *more])
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


def test_it_says_what_is_proved_and_what_is_not(verify, record):
    code, out, err = verify(record)
    assert (code, err) == (0, "")
    assert record["commitment"] in out
    assert "0=one 1=two" in out
    assert "30 moves" in out
    assert "drawn" not in out, "a record of old says nothing of the seats"
    assert "Proved: " in out
    assert "Not proved: that whoever runs the server has not looked at hidden cards" in out


@pytest.mark.parametrize("game", formats.GAMES)
@pytest.mark.parametrize("version", formats.VERSIONS)
def test_the_records_of_earlier_servers_are_verified(verify, version, game):
    found = formats.read(version, game)["record"]
    code, out, _ = verify(formats.record(found, formats.game_of(game)))
    assert (code, found["commitment"] in out) == (0, True)


def with_seats_drawn(record):
    record["drawn"] = drawn_seats(secret_of(SEED, VALUES), 2)
    return record


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_lot_for_the_seats_is_checked_too(verify, record, language):
    code, out, _ = verify(with_seats_drawn(record), "--lang", language)
    first, second = record["drawn"]
    assert code == 0
    assert f"0={first} 1={second}\n" in out
    record["drawn"] = [second, first]
    code, out, _ = verify(record, "--lang", language)
    words = {"en": "The seats were not drawn from", "ru": "Места разыграны не из секрета"}
    assert (code, words[language] in out) == (1, True)


@pytest.mark.parametrize("drawn", [[], None])
def test_seats_for_which_no_lot_was_cast(verify, record, drawn):
    assert verify(record | {"drawn": drawn})[0] == 0


def test_it_says_so_in_russian(verify, record):
    code, out, _ = verify(record, "--lang", "ru")
    assert code == 0
    assert "30 ходов" in out
    assert "\nДоказано: " in out
    assert "\nНе доказано: что владелец сервера не подглядывал" in out


def test_the_same_file_can_be_replayed(tmp_path, record, capsys):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), "utf-8")
    assert run(["replay", str(file)]) == 0
    assert capsys.readouterr().out.count("\n") > 20


def another_key(record):
    """Another move at the end, which might have been made."""
    record["keys"][-1][1] = "resign"


def another_seed(record):
    """A seed that the server would rather have had, with the secret that belongs to it."""
    record["server_seed"] = "better"
    record["secret"] = f"{secret_of('better', VALUES):x}"


def another_value(record):
    record["seat_values"][1] = "three"


def both_values(record):
    """A value that a seat never gave, with the secret that belongs to it."""
    another_value(record)
    record["secret"] = f"{secret_of(SEED, record['seat_values']):x}"


def fewer_values(record):
    del record["seat_values"][1]


def another_commitment(record):
    record["commitment"] = commitment("better")


def another_secret(record):
    record["secret"] = "5"


def another_digest(record):
    record["digest"] = "0" * len(record["digest"])


def a_key_less(record):
    del record["keys"][-1]


def a_key_that_is_none(record):
    record["keys"][3][1] = "win"


def another_setting(record):
    record["settings"]["table"]["mode"] = "duel"


def a_seed_that_no_server_has(record):
    record["server_seed"] = "\ud800"


OTHER_END = "The record has been played through"


@pytest.mark.parametrize(
    ("tamper", "words"),
    [
        (another_seed, "The server's seed does not fit its commitment"),
        (another_commitment, "The server's seed does not fit its commitment"),
        (a_seed_that_no_server_has, "The server's seed does not fit its commitment"),
        (another_value, "The secret of the match was not made from"),
        (another_secret, "The secret of the match was not made from"),
        (fewer_values, "The record has values of 1 seat, but another number of seats"),
        (both_values, "of this record"),
        (another_key, OTHER_END),
        (a_key_that_is_none, 'Move 3 of this record, "win", cannot be played'),
        (a_key_less, OTHER_END),
        (another_digest, OTHER_END),
        (another_setting, "of this record"),
    ],
)
def test_whatever_is_changed_is_noticed(verify, record, tamper, words):
    tamper(record)
    code, out, err = verify(json.dumps(record))
    assert (code, err) == (1, "")
    assert words in out
    assert out.endswith("match.json is not verified.\n")
    assert "Proved" not in out


def test_each_kind_has_words_in_russian(verify, record):
    for tamper in (another_commitment, another_secret, fewer_values):
        changed = json.loads(json.dumps(record))
        tamper(changed)
        code, out, _ = verify(changed, "--lang", "ru")
        assert code == 1
        assert out.endswith("match.json: проверка не пройдена.\n")


@pytest.mark.parametrize("field", ["commitment", "server_seed", "seat_values"])
def test_a_record_without_a_promise_cannot_be_verified(verify, record, field):
    del record[field]
    code, out, err = verify(record)
    assert (code, out) == (2, "")
    assert f'the file has no "{field}"' in err


@pytest.mark.parametrize(
    ("field", "value"),
    [("commitment", 1), ("server_seed", None), ("seat_values", "one"), ("seat_values", [1, 2])],
)
def test_a_file_that_is_damaged(verify, record, field, value):
    record[field] = value
    code, out, err = verify(record)
    assert (code, out) == (2, "")
    assert f"is damaged at {field}" in err


@pytest.mark.parametrize("text", ["", "[]", "{", '{"fhtagn": 1}', "null"])
def test_a_file_that_is_no_record(verify, text):
    code, out, err = verify(text)
    assert (code, out) == (2, "")
    assert err
    assert "Traceback" not in err


def test_a_file_that_is_not_there(capsys):
    assert run(["verify", "nowhere.json"]) == 2
    assert "nowhere.json" in capsys.readouterr().err
