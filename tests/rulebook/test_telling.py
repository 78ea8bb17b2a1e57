"""Every event of every game has its words and the rules that govern it; little goes unsaid."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from fhtagn.content import read_toml
from fhtagn.games import GAMES, load
from fhtagn.kernel.events import COUNT, shape_of
from fhtagn.rulebook.book import book
from fhtagn.rulebook.told import closer_rules
from fhtagn.text.messages import LANGUAGES


def rules_of(game, kind):
    """All statements that are named, whatever the values."""
    return [*kind.rules, *(one for ids in closer_rules(book(game), kind).values() for one in ids)]


# -- rules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_its_rules(game):
    kinds = load(game).display.events
    assert [name for name, kind in kinds.items() if not kind.rules] == []
    assert all(all(closer_rules(book(game), kind).values()) for kind in kinds.values())


@pytest.mark.parametrize("game", GAMES)
def test_its_rules_are_in_the_book_and_about_what_there_is(game):
    found = book(game)
    named = {one for kind in load(game).display.events.values() for one in rules_of(game, kind)}
    assert len(named) > 20
    assert sorted(named - set(found.statements)) == []
    assert [one for one in named if found.statements[one].guest] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_printed_things_tell_is_of_events_there_are(game):
    file = files(book(game).package) / "told.toml"
    kinds = read_toml(file) if file.is_file() else {}
    assert [name for name in kinds if name not in load(game).display.events] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_named_twice(game):
    for name, kind in load(game).display.events.items():
        for ids in (kind.rules, *closer_rules(book(game), kind).values()):
            assert len(set(ids)) == len(ids), name


@pytest.mark.parametrize("game", GAMES)
def test_a_value_that_tells_more_is_one_the_game_knows(game):
    """A printed thing, or a word of the game's own code; its events are only told of it."""
    made, folder = load(game), Path(str(files(book(game).package)))
    code = [path for path in folder.rglob("*.py") if folder / "events" not in path.parents]
    sources = "".join(path.read_text("utf-8") for path in code)
    printed = {code for things in made.display.printed.values() for code in things}
    values = [
        one for kind in made.display.events.values() for one in closer_rules(book(game), kind)
    ]
    assert [one for one in values if one not in printed and f'"{one}"' not in sources] == []


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_words_in_every_language(game, language):
    """And others for those who are not told all, if there are such."""
    for name, kind in load(game).display.events.items():
        said, unseen = getattr(kind, language), getattr(kind, f"{language}_unseen")
        assert said.strip(), name
        assert bool(unseen.strip()) == bool(shape_of(kind).seats), name


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_it_is(game):
    for name, kind in load(game).display.events.items():
        assert "__doc__" in vars(kind), name
        assert kind.__doc__[0].isupper(), name
        assert kind.__doc__.endswith("."), name


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_others_are_told_hides_anything_else(game):
    """Counts and backs have names of their own."""
    for name, kind in load(game).display.events.items():
        told = shape_of(kind).told
        counts = [COUNT for one in told.values() if one.is_counted]
        backs = [back for one in told.values() for back in one.backs]
        names = [*told, *counts, *backs]
        assert len(set(names)) == len(names), name


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_begins_a_new_part_of_the_log(game):
    headings = [name for name, kind in load(game).display.events.items() if kind.heading]
    assert "turn" in headings
    assert len(headings) < len(load(game).display.events) / 4


@pytest.mark.parametrize("game", GAMES)
def test_little_goes_without_saying(game):
    """And what depends on two values of it depends on what everybody is told."""
    kinds = load(game).display.events.values()
    quiet = [kind for kind in kinds if kind.quiet]
    assert len(quiet) < len(kinds) / 4
    for kind in quiet:
        public = [name for name, one in shape_of(kind).told.items() if not one.is_secret]
        names = () if kind.quiet is True else kind.quiet
        assert len(names) in (0, 2)
        assert set(names) <= set(public)
        assert not kind.heading


@pytest.mark.parametrize("game", GAMES)
def test_a_subject_is_a_part_of_the_whole(game):
    kinds = load(game).display.events.values()
    subjects = Counter(subject for kind in kinds for subject in kind.subjects)
    assert subjects
    assert max(subjects.values()) < len(kinds) / 2
    assert all(len(set(kind.subjects)) == len(kind.subjects) for kind in kinds)
