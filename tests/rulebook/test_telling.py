"""Every event of every game is told by the rules that govern it; what goes unsaid is little."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from fhtagn.games import GAMES, load
from fhtagn.rulebook.book import book
from fhtagn.rulebook.telling import Telling, telling

TOLD = Telling(
    ("turn",), {"paid": (), "put": ("seat", "to")}, {"plays": ("put",)}, {"put": ("TD 1.1",)}
)
PUT = ("seat", "toad", "to")


def test_what_is_quiet_goes_without_saying():
    assert not TOLD.is_news(("paid", 0, 3), ("seat", "count"))
    assert TOLD.is_news(("turn", 0), ("seat",))


def test_what_is_quiet_only_when_two_values_are_the_same():
    assert not TOLD.is_news(("put", 1, "natterjack", 1), PUT)
    assert TOLD.is_news(("put", 1, "natterjack", 0), PUT)


def test_headings():
    assert TOLD.is_heading(("turn", 0))
    assert not TOLD.is_heading(("put", 1, "natterjack", 0))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_its_rules_and_no_other_has(game):
    found, events = telling(book(game)), load(game).events
    assert {kind.partition(":")[0] for kind in found.rules} == set(events)
    assert set(events) <= set(found.rules)
    assert all(found.rules.values())


@pytest.mark.parametrize("game", GAMES)
def test_its_rules_are_in_the_book_and_about_what_there_is(game):
    found = book(game)
    named = {one for ids in telling(found).rules.values() for one in ids}
    assert sorted(named - set(found.statements)) == []
    assert [one for one in named if found.statements[one].guest] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_value_that_tells_more_is_one_the_game_knows(game):
    made, found = load(game), telling(book(game))
    folder = Path(str(files(book(game).package)))
    sources = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    printed = {code for things in made.printed.values() for code in things}
    values = [kind.partition(":")[2] for kind in found.rules if ":" in kind]
    assert [one for one in values if one not in printed and f'"{one}"' not in sources] == []


@pytest.mark.parametrize("game", GAMES)
def test_headings_subjects_and_quiet_ones_are_events(game):
    found, events = telling(book(game)), load(game).events
    listed = {kind for kinds in found.subjects.values() for kind in kinds}
    assert {*found.headings, *found.quiet, *listed} <= set(events)
    assert "turn" in found.headings
    for kind, names in found.quiet.items():
        assert len(names) in (0, 2)
        assert set(names) <= set(events[kind])


@pytest.mark.parametrize("game", GAMES)
def test_a_subject_is_a_part_of_the_whole(game):
    found, events = telling(book(game)), load(game).events
    assert found.subjects
    for kinds in found.subjects.values():
        assert 0 < len(set(kinds)) == len(kinds) < len(events) / 2
