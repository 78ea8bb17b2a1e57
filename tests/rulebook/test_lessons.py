"""Every lesson can be played by the present rules, and speaks both languages."""

import re

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.present import asked, offered, sent
from fhtagn.kernel.rules import saying
from fhtagn.rulebook.book import LANGUAGES, book
from fhtagn.rulebook.lessons import FIRST, lessons, played

ALL = [(game, lesson) for game in GAMES for lesson in lessons(book(game)).values()]
NAMED = [f"{game}-{lesson.name}" for game, lesson in ALL]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LONGEST = 420  # letters: what fits beside a board on a phone

every_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMED)


def comments(lesson):
    return [*(step.comment for step in lesson.steps if step.comment), lesson.end]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_first_game_and_worked_examples(game):
    names = [*lessons(book(game))]
    assert names[0] == FIRST
    assert len(names) >= 4
    assert all(name.startswith("example-") for name in names[1:])


@every_lesson
def test_it_can_be_played(game, lesson):
    rules = load(game)
    found = [(match.ply, sent(rules, match.state, lesson.seat)) for match in played(rules, lesson)]
    assert [ply for ply, _sent in found] == [
        len(lesson.before) + step for step in range(len(lesson.steps) + 1)
    ]


@every_lesson
def test_no_kind_of_choice_is_made_for_the_learner_before_it_was_explained(game, lesson):
    explained = set()
    for match, step in zip(played(load(game), lesson), lesson.steps, strict=False):
        if step.seat != lesson.seat:
            continue
        verb = saying(match.state, offered(match.game, match.state, step.seat)[step.key]).verb
        question = asked(match.state, step.seat)
        is_forced = question is not None and len(question.options) == 1
        assert step.comment or is_forced or verb in explained, (match.ply, step.key)
        if step.comment:
            explained.add(verb)


@every_lesson
def test_it_speaks_both_languages(game, lesson):
    for words in (lesson.title, lesson.about, *(one.text for one in comments(lesson))):
        assert {*words} == {*LANGUAGES}
        assert CYRILLIC.search(words["ru"])
        assert not CYRILLIC.search(words["en"])
        assert all(0 < len(text) <= LONGEST for text in words.values())


@every_lesson
def test_what_it_cites_exists(game, lesson):
    known = book(game)
    cited = {rule for one in comments(lesson) for rule in one.rules}
    assert cited
    assert cited <= known.statements.keys()


SHOWN = [(game, lesson) for game, lesson in ALL if lesson.example]


@pytest.mark.parametrize(
    ("game", "lesson"), SHOWN, ids=[f"{game}-{lesson.name}" for game, lesson in SHOWN]
)
def test_the_example_it_shows_is_one_of_the_book(game, lesson):
    assert lesson.name != FIRST
    example = book(game).examples[lesson.example]
    cited = {rule for one in comments(lesson) for rule in one.rules}
    assert cited & {*example.cites}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_examples_of_its_book_each_once(game):
    shown = [lesson.example for lesson in lessons(book(game)).values() if lesson.example]
    assert len(shown) >= 6
    assert len(shown) == len({*shown})


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_lets_the_learner_decide(game):
    first = lessons(book(game))[FIRST]
    mine = [step for step in first.steps if step.seat == first.seat and step.comment]
    assert 12 <= len(mine) <= 25
