"""What a seat is told of things it cannot have, for the tests of reasons."""

from functools import cache

import pytest

from fhtagn.kernel.legality import Reason
from fhtagn.kernel.present import refused
from fhtagn.rulebook.book import book
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words
from tests.games.call.scene import GAME, A, scene


def told(rule, why, **about):
    """A reason; the card it is about is added when it is compared."""
    return Reason(rule, why, about)


def reasons(s, seat=A):
    """What is refused to the seat by itself, by key."""
    return refused(s.game, s.g, seat)


def is_told(s, seat, key, reason):
    """The seat is told this of the thing with that key, and does not have it."""
    card = s.game.content.cards[key.split(":")[1]]
    assert reasons(s, seat)[key] == reason._replace(about={"card": card.id, **reason.about})
    s.refuses(seat, key)


def is_readable(reason, seat):
    """Whether it has words in both languages, and a rule that stands in the book."""
    said = [words.reason(reason, seat) for words in both_languages()]
    return reason.rule in statements() and all(reason.rule in one for one in said)


@cache
def statements():
    return book("call").statements


@cache
def both_languages():
    """Read only when they are wanted: that takes longer than most tests."""
    return [Words(language, GAME, ("Ann", "Bob")) for language in LANGUAGES]


def rows(*found):
    """Each a key, what A is told, the scene, and what cures it."""
    names = [f"{key}-{reason.why}-{number}" for number, (key, reason, *_) in enumerate(found)]
    return pytest.mark.parametrize(("key", "reason", "at", "cure"), found, ids=names)


def is_cured(key, reason, at, cure):
    """A is told this, and may do it when things are as in the cure."""
    is_told(scene(**at), A, key, reason)
    cured = scene(**at | cure)
    cured.offers(A, key)
    assert key not in reasons(cured)
