"""Coverage: what is missing or wrong is told, and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from fhtagn.games import GAMES
from fhtagn.rulebook.book import book
from fhtagn.rulebook.coverage import coverage
from tests.rulebook.fake import CODE, IDS, TESTS, marked, statement

ALL = "".join(TESTS.values()) + marked("rule", "FK 1.2", "starving")
EXAMPLE = """
[[example]]
id = "FK ex-1"
en = { title = "A meal", given = "Nothing.", steps = ["Eat."], expect = ["Fed."] }
ru = { title = "Обед", given = "Ничего.", steps = ["Ешьте."], expect = ["Сыты."] }
cites = ["FK 1.2", "toad"]
"""
PLAYED = marked("example", "FK ex-1", "played")
CARDS = '[[card]]\nid = "toad"\ntext = "Croaks."\n\n[[badge]]\nid = "star"\n'


def faults(rules):
    return [(one.kind, one.what) for one in coverage(rules).faults]


def test_all_is_well(made):
    report = coverage(made(tests=ALL))
    assert report.faults == ()
    assert report.ok
    assert report.exit_code == 0
    assert len(report.lines) == len(IDS)
    assert all(line.covered for line in report.lines)


def test_a_statement_without_a_test(made):
    report = coverage(made())
    assert [(one.kind, one.what) for one in report.faults] == [("no-test", "FK 1.2")]
    assert report.exit_code == 1


def test_a_statement_without_code(made):
    rules = "\n".join(map(statement, (*IDS, "FK 4.1")))
    tests = ALL + marked("rule", "FK 4.1")
    assert faults(made(rules=rules, tests=tests)) == [("no-code", "FK 4.1")]


def test_data_are_as_good_as_code(made):
    rules = "\n".join(map(statement, (*IDS, "FK 4.1")))
    tests = ALL + marked("rule", "FK 4.1")
    assert faults(made(rules=rules, tests=tests, data='[deck]\ncites = ["FK 4.1"]\n')) == []


def test_remarks_need_nothing_and_other_places_wait(made):
    more = (
        statement("FK 8.1", proved_in="text"),
        statement("FK 8.2", proved_in="web"),
        statement("FK 8.3") + "guest = true\n",
    )
    rules = "\n".join((*map(statement, IDS), *more))
    report = coverage(made(rules=rules, tests=ALL))
    assert report.faults == ()
    assert report.waiting == ("FK 8.2", "FK 8.3")


@pytest.mark.parametrize(
    ("parts", "kind", "what"),
    [
        ({"code": f'{CODE}\n\n@cites("FK 7.7")\ndef odd(): ...\n'}, "unknown-id", "FK 7.7"),
        ({"data": '[deck]\ncites = ["FK 7.7"]\n'}, "unknown-id", "FK 7.7"),
        ({"tests": ALL + marked("rule", "FK 7.7")}, "unknown-id", "FK 7.7"),
        ({"tests": ALL + marked("example", "FK ex-7")}, "unknown-example", "FK ex-7"),
        (
            {"examples": EXAMPLE.replace("1.2", "7.7"), "tests": ALL + PLAYED},
            "unknown-id",
            "FK 7.7",
        ),
        ({"examples": EXAMPLE}, "example-no-test", "FK ex-1"),
        ({"data": CARDS}, "card-no-test", "toad"),
    ],
)
def test_what_is_wrong_is_told(made, parts, kind, what):
    assert faults(made(**({"tests": ALL} | parts))) == [(kind, what)]


def test_a_mark_must_be_written_out(made):
    found = faults(made(tests=f"{ALL}\n\n@pytest.mark.rule(*IDS)\ndef test_x(): ...\n"))
    assert [kind for kind, _ in found] == ["unreadable-mark"]


def test_ids_of_other_games_are_no_business_of_ours(made):
    tests = ALL + marked("rule", "XX 1.1")
    assert faults(made(tests=tests)) == []


def test_but_among_our_own_tests_they_are(made):
    rules = made(tests=ALL)
    folder = rules.tests / "games" / "fake"
    folder.mkdir(parents=True)
    marks = '@pytest.mark.rule("XX 1.1")\n@pytest.mark.card("nobody")\n'
    (folder / "test_more.py").write_text(f"import pytest\n\n{marks}def test_x(): ...\n")
    assert faults(rules) == [("unknown-id", "XX 1.1"), ("unknown-card", "nobody")]


def test_a_test_names_at_most_four(made):
    named = ", ".join(f'"{one}"' for one in IDS[:5])
    tests = f"{ALL}\n\n@pytest.mark.rule({named})\ndef test_x(): ...\n"
    assert faults(made(tests=tests)) == [("too-many-ids", "tests/test_fake.py::test_x")]


def test_a_scenario_proves_its_statements_and_cards_if_it_is_played(made):
    parts = {"data": CARDS, "examples": EXAMPLE, "tests": "".join(TESTS.values()) + PLAYED}
    assert faults(made(**parts)) == []


def test_a_card_may_have_a_test_of_its_own(made):
    tests = ALL + marked("card", "toad")
    assert faults(made(data=CARDS, tests=tests)) == []


def test_a_package_without_tests_says_so_once(made):
    rules = replace(made(), tests=None)
    assert faults(rules) == [("tests-missing", "fake")]


def test_as_json(made):
    told = json.loads(json.dumps(coverage(made()).as_json()))
    assert told["ok"] is False
    assert told["faults"][0]["kind"] == "no-test"
    assert "FK 1.2" in told["faults"][0]["text"]
    assert [one["id"] for one in told["statements"] if not one["covered"]] == ["FK 1.2"]


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_the_house_are_covered(game, did):
    report = coverage(book(game))
    did["statements"] += len(report.lines)
    did["waiting"] += len(report.waiting)
    assert not report.faults, "\n".join(map(str, report.faults))
