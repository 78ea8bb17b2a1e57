"""What a seat is told about an action it cannot have, for the tests of reasons."""

from functools import cache

import pytest

from fhtagn.games.duel.kinds import CHECKS, why_no
from fhtagn.kernel.legality import Reason
from fhtagn.rulebook.book import book
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words
from tests.games.duel.scene import GAME, A, B, scene

BOARD = [area.id for area in GAME.content.boards["extinction"].areas]
ICE = {"books": {B: "ice_age"}, "tokens": {"ice_age": "india"}}  # of Windwalker in seat B
# The kinds that are no mere answers, by the ability they need; with none everybody has them.
CHOSEN = {
    kind: CHECKS[kind][0] for kind, check in GAME.rules.actions.items() if check.func is why_no
}


def iced(price, power):
    """Of an action that the Ice Age makes too dear."""
    return Reason("CW 40.6.20", "ice_age", {"price": price, "power": power})


def dear(price, power, rule="CW 9.1.4"):
    return Reason(rule, "too_dear", {"price": price, "power": power})


def missing(rule, why, unit):
    return Reason(rule, why, {"unit": unit})


def protected(rule):
    return Reason(rule, "protected")


def ours(**areas):
    """Units of A; those of B are far away."""
    return {A: areas, B: {"baltica": "acolyte!"}}


def facing(own, theirs, **more):
    """Units of both in India, and more of B elsewhere."""
    return {A: {"india": own}, B: {"india": theirs} | more}


def refused(kind, reason, at, cure):
    """A is told this, and may do it when things are as in the cure."""
    assert scene(**at).why(A, kind) == reason
    assert is_readable(reason)
    assert isinstance(scene(**at | cure).why(A, kind), tuple)


def is_readable(reason):
    """Whether it has words in both languages, and a rule that stands in the book."""
    said = [words.reason(reason, A) for words in both_languages()]
    return reason.rule in statements() and all(reason.rule in one for one in said)


@cache
def statements():
    return book("duel").statements


@cache
def both_languages():
    """Read only when they are wanted: that takes longer than most tests."""
    return [Words(language, GAME, ("Ann", "Bob")) for language in LANGUAGES]


def rows(*found):
    """Each a kind, what A is told, the scene, and what cures it."""
    named = [f"{kind}-{reason.why}-{number}" for number, (kind, reason, _, _) in enumerate(found)]
    return pytest.mark.parametrize(("kind", "reason", "at", "cure"), found, ids=named)
