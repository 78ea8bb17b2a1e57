"""Why something is not to be had: the rule, and that it is true of the table.

Most rows give a scene, what A is told of a single thing, and a cure: the same scene with some
things changed as the reason suggests, in which A may do it.
"""

import pytest

from fhtagn.games.call.abilities import USES
from fhtagn.games.call.payment import worth
from fhtagn.games.call.queries import is_insane, is_ready
from fhtagn.games.call.state import NOWHERE
from fhtagn.games.call.timing import declare
from fhtagn.games.call.uses import user_of
from fhtagn.kernel.agenda import decisions, option
from fhtagn.kernel.game import Reason, offered, refused, settings, start, why_not
from fhtagn.kernel.rules import key_of
from fhtagn.lab.play import busy, restless, uniform, walk
from fhtagn.rulebook.book import book
from fhtagn.text.words import LANGUAGES, Words
from tests.effort import effort
from tests.games.call.doubles import staged
from tests.games.call.scene import GAME, A, B, Scene, scene

STATEMENTS = book("call").statements
WORDS = [Words(language, GAME, ("Ann", "Bob")) for language in LANGUAGES]
BY_ROW = ("key", "rule", "why", "about", "at", "cure")


def reasons(s, seat=A):
    return refused(s.game, s.g, seat)


def is_told(s, key, rule, why, seat=A, **about):
    """The seat is told this of the thing with that key, in words it can read."""
    found = reasons(s, seat)[key]
    assert found == Reason(rule, why, {"card": key.split(":")[1], **about})
    assert is_readable(found, seat)
    s.refuses(seat, key)


def is_readable(reason, seat):
    """Whether it has words in both languages, and a rule that stands in the book."""
    told = [words.reason(reason, seat) for words in WORDS]
    return reason.rule in STATEMENTS and all(reason.rule in one for one in told)


def rows(*found):
    """Each a key, the rule, what is told with its arguments, the scene, and what cures it."""
    names = [f"{key}-{why}-{number}" for number, (key, _, why, *_) in enumerate(found)]
    return pytest.mark.parametrize(BY_ROW, found, ids=names)


def is_cured(key, rule, why, about, at, cure):
    """A is told this, and may do it when things are as in the cure."""
    is_told(scene(**at), key, rule, why, **about)
    cured = scene(**at | cure)
    cured.offers(A, key)
    assert key not in reasons(cured)


# -- by kind ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC 3.1", "CC 40.44")
def test_when_the_game_is_over_there_is_nothing_to_do():
    s = scene(hands={A: "F010"}, domains={A: "agency*2"}).do("B resign")
    for seat in (A, B):
        assert set(why_not(GAME, s.g, seat)) == set(GAME.actions)
        for kind in GAME.actions:
            assert s.why(seat, kind) == Reason("CC 3.1", "over")
        assert reasons(s, seat) == {}


@pytest.mark.rule("CC 4.16", "CC 4.17")
def test_who_is_not_asked_is_told_who_is():
    """The active player is first; the other can only give up."""
    s = scene(hands={A: "F010", B: "F020"}, domains={A: "agency*2", B: "agency"}, play={B: "F066"})
    for kind in GAME.actions:
        wanted = ("resign",) if kind == "resign" else Reason("CC 4.17", "not_asked", {"seat": A})
        assert s.why(B, kind) == wanted
    assert s.why(A, "play") == ("play:F010",)
    assert s.why(A, "pass") == ("pass",)


@pytest.mark.rule("CC 17.21", "CC 4.17")
def test_in_a_window_with_nothing_to_play_or_use():
    s = scene(hands={A: "F010"}, play={A: "F066"})
    assert s.why(A, "play") == Reason("CC 17.21", "nothing_to_play")
    assert s.why(A, "use") == Reason("CC 17.21", "nothing_to_use")
    for kind in ("commit", "resource", "x", "choose"):
        assert s.why(A, kind) == Reason("CC 4.17", "other_question")


@pytest.mark.rule("CC 4.17")
def test_the_present_question_comes_first():
    s = scene(play={A: "F010"}, hands={A: "F020"}, domains={A: "agency"}, at="commit")
    for kind in ("play", "use", "pass"):
        assert s.why(A, kind) == Reason("CC 4.17", "other_question")
    assert s.why(A, "stay") == ("stay:F010",)


@pytest.mark.rule("CC 17.21")
def test_before_the_first_turn_nothing_is_refused_by_itself():
    s = Scene(start(GAME, settings(GAME, 2, {}), 3))
    assert (s.g.turn, reasons(s, A), reasons(s, B)) == (0, {}, {})
    assert s.why(A, "play") == Reason("CC 4.17", "other_question")


# -- when ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC 9.1", "CC 9.8")
@rows(
    ("play:F010", "CC 9.1", "own_operations_only", {},
     {"hands": {A: "F010"}, "domains": {A: "agency*2"}, "at": "story"}, {"at": "operations"}),
    ("play:F143", "CC 9.1", "own_operations_only", {},
     {"hands": {A: "F143"}, "play": {A: "F010"}, "at": "draw"}, {"at": "operations"}),
    ("play:F155", "CC 9.1", "own_operations_only", {},
     {"hands": {A: "F155"}, "domains": {A: "agency"}, "active": B}, {"active": A}),
    ("play:F040", "CC 9.8", "own_operations_only", {},
     {"hands": {A: "F040"}, "domains": {A: "miskatonic*3"}, "at": "story"}, {"at": "operations"}),
    ("play:F040", "CC 9.8", "own_operations_only", {},
     {"hands": {A: "F040"}, "domains": {A: "miskatonic*3"}, "active": B}, {"active": A}),
)  # fmt: skip
def test_only_in_ones_own_operations_phase(key, rule, why, about, at, cure):
    is_cured(key, rule, why, about, at, cure)


@pytest.mark.rule("CC 17.3")
@rows(
    ("play:F020", "CC 17.3", "not_now_action", {},
     {"hands": {A: "F020"}, "play": {A: "F010"}, "domains": {A: "agency"}, "at": "commit"},
     {"at": "story"}),
    ("use:F066", "CC 17.3", "not_now_action", {},
     {"play": {A: "F066"}, "domains": {A: "agency"}, "at": "commit"}, {"at": "story"}),
)  # fmt: skip
def test_an_action_needs_a_window_for_actions(key, rule, why, about, at, cure):
    is_cured(key, rule, why, about, at, cure)


@pytest.mark.rule("CC 17.3", "CC 17.5", "CC 17.9")
def test_what_waits_for_another_window():
    s = scene(
        hands={A: "F069 F010 F020 F098 F100"}, play={B: "F064"},
        domains={A: "syndicate*2 | agency*2 | hastur*2"},
    )  # fmt: skip
    is_told(s, "play:F098", "CC 17.5", "not_now_response")
    is_told(s, "play:F100", "CC 17.9", "not_now_disrupt")
    s.do("A play:F069").asks(A, "respond", "use:F069", "pass")
    is_told(s, "play:F010", "CC 17.3", "not_now_playing")
    is_told(s, "play:F020", "CC 17.3", "not_now_action")
    is_told(s, "play:F098", "CC 17.5", "not_the_circumstances")
    is_told(s, "play:F100", "CC 17.9", "not_now_disrupt")


@pytest.mark.rule("CC 4.17", "CC 17.21")
def test_the_other_player_is_to_act():
    s = scene(hands={B: "F020"}, play={B: "F066"}, domains={B: "agency"})
    is_told(s, "play:F020", "CC 4.17", "not_asked", seat=B, **{}) if False else None
    for key in ("play:F020", "use:F066"):
        found = Reason("CC 4.17", "not_asked", {"card": key[-4:], "seat": A})
        assert reasons(s, B)[key] == found
    s.passes(A).offers(B, "play:F020", "use:F066")
    assert list(reasons(s, B)) == ["play:F121"]
