"""Why a kind of action is not offered: whose question is open, which, or what the nearest lacks."""

import pytest

from fhtagn.games.call.answers import ANSWERS
from fhtagn.games.call.pile_deeds import search_deck
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.rules import kind_of
from tests.games.call.doubles import staged
from tests.games.call.refused import is_readable, reasons, told
from tests.games.call.scene import GAME, A, B, Scene, scene


def refuses(s, kind, reason, seat=A):
    """The kind is not offered, for this reason, which has words in both languages."""
    assert s.why(seat, kind) == reason
    assert is_readable(reason, seat)
    return s


def offers(s, kind, seat=A):
    assert {kind_of(key) for key in s.why(seat, kind)} == {kind}


def near(card, rule, why, **about):
    """What the nearest card lacks."""
    return told(rule, why, nearest=card, **about)


# -- who decides -----------------------------------------------------------------------------------


@pytest.mark.rule("CC 3.1", "CC 40.44")
def test_when_the_game_is_over_there_is_nothing_to_do():
    s = scene(hands={A: "F010"}, domains={A: "agency*2"})
    for seat in (A, B):
        offers(s, "resign", seat)
    s.do("B resign")
    for seat in (A, B):
        for kind in GAME.rules.actions:
            refuses(s, kind, told("CC 3.1", "over"), seat)
        assert reasons(s, seat) == {}


@pytest.mark.rule("CC 4.16", "CC 4.17", "CC 4.18")
def test_who_is_not_asked_is_told_who_is():
    """The active player is first; the other can only give up."""
    s = scene(hands={A: "F010", B: "F020"}, domains={A: "agency*2", B: "agency"}, play={B: "F066"})
    for kind in GAME.rules.actions:
        if kind != "resign":
            refuses(s, kind, told("CC 4.17", "not_asked", seat=A), B)
    for kind in ("play", "pass", "resign"):
        offers(s, kind)
    s.passes(A)
    for kind in ("play", "use", "pass"):
        offers(s, kind, B)
        refuses(s, kind, told("CC 4.17", "not_asked", seat=B))


@pytest.mark.rule("CC 17.17", "CC 17.22")
def test_in_windows_for_answers_each_has_his_turn():
    s = staged(play={A: "T034"}, hands={A: "F102"}).do("A play:F102")
    s.asks(A, "respond", "use:T034", "pass")
    refuses(s, "pass", told("CC 17.17", "not_asked", seat=A), B)
    s = scene(hands={A: "F016", B: "F100"}, play={B: "F010"},
              domains={A: "agency*3", B: "hastur*2"})  # fmt: skip
    s.do("A play:F016")
    s.asks(B, "disrupt", "play:F100", "pass")
    refuses(s, "play", told("CC 17.22", "not_asked", seat=B))


@pytest.mark.rule("CC 10.1", "CC 10.7")
def test_outside_of_windows_the_rule_says_whose_question_it_is():
    s = scene(play={A: "F010", B: "F010"}, at="commit")
    refuses(s, "commit", told("CC 10.1", "not_asked", seat=A), B)
    refuses(s, "stay", told("CC 10.7", "not_asked", seat=A), B)
    s.do("A commit:F010:1:F156").pass_until("commit", B)
    offers(s, "commit", B)
    offers(s, "stay", B)


# -- another question ------------------------------------------------------------------------------


@pytest.mark.rule("CC 4.18", "CC 17.3")
def test_the_present_question_comes_first():
    s = scene(play={A: "F010"}, hands={A: "F020"}, domains={A: "agency"}, at="commit")
    for kind, rule in (("play", "CC 17.3"), ("use", "CC 17.3"), ("pass", "CC 4.18")):
        refuses(s, kind, told(rule, "other_question"))
    offers(s, "stay")
    s.do("A stay:F010").pass_until("act", A)
    offers(s, "pass")


@pytest.mark.rule("CC 4.17")
def test_before_the_first_turn_nothing_is_refused_by_itself():
    s = Scene(start(GAME, settings(GAME, 2, {}), 3))
    assert (s.g.turn, reasons(s, A), reasons(s, B)) == (0, {}, {})
    refuses(s, "play", told("CC 17.3", "other_question"))


def test_each_kind_of_answer_belongs_to_a_statement_of_its_own():
    """In a window nothing else is asked."""
    s = scene(hands={A: "F010"}, domains={A: "agency*2"})
    for kind, rule in ANSWERS.items():
        if kind != "pass":
            refuses(s, kind, told(rule, "other_question"))


# -- an answer that is missing ---------------------------------------------------------------------


@pytest.mark.rule("CC 5.4", "CC 8.12", "CC 18.3")
@pytest.mark.parametrize(
    ("rule", "made"),
    [
        ("CC 5.4", lambda: scene(play={A: "F010:insane F064:insane"}, at="refresh")),
        ("CC 8.12", lambda: scene(hands={A: "F010"}, domains={A: "agency*2 | agency*3"})
         .do("A play:F010")),
        ("CC 18.3", lambda: scene(hands={A: "F020"}, play={B: "F010 F064"}, domains={A: "agency"})
         .do("A play:F020")),
    ],
)  # fmt: skip
def test_nobody_declines_what_has_to_be_answered(rule, made):
    for kind in ("decline", "enough"):
        refuses(made(), kind, told(rule, "compulsory"))


@pytest.mark.rule("CC 18.3")
def test_enough_is_an_answer_when_one_is_chosen():
    s = scene(hands={A: "F039"}, domains={A: "miskatonic*5"},
              play={A: "F029:insane", B: "F010:insane F064:insane"})  # fmt: skip

    s.do("A play:F039")
    refuses(s, "enough", told("CC 18.3", "compulsory"))
    s.do("A choose:F010")
    offers(s, "enough")


@pytest.mark.rule("CC 40.24")
def test_who_is_bound_to_commit_does_not_stay():
    def after(answer):
        s = scene(play={A: "F122 F010"}, domains={A: "agency"}, at="story")
        s.do("A use:F122", "A choose:F010").pass_until("commit", A)
        return s.do(answer, auto=False)

    refuses(after("A commit:F122:F158"), "stay", told("CC 40.24", "must_go"))
    offers(after("A stay:F122"), "stay")


@pytest.mark.rule("CC 40.62")
def test_a_search_that_finds_nobody_and_one_that_has_to_end_with_a_card():
    dark = {"play": {A: "F121"}, "domains": {A: "agency*3"}}
    s = scene(deck={A: "F010"}, **dark).do("A use:F121", auto=False)
    refuses(s, "find", told("CC 40.62", "nobody_found"))
    offers(scene(deck={A: "F010 F131"}, **dark).do("A use:F121"), "find")
    s = scene(deck={A: "F010 F131"}).happens(lambda g: search_deck(g, A, to="hand"))
    refuses(s, "find_none", told("CC 40.62", "any_card"))


@pytest.mark.rule("CC 9.15")
def test_nobody_can_be_brought_along():
    holding = {"domains": {A: "shub_niggurath*4"}}
    s = scene(hands={A: "F131 F088"}, **holding).do("A play:F131").do("A use:F131", auto=False)
    refuses(s, "bring", told("CC 9.15", "nobody_to_bring"))
    offers(scene(hands={A: "F131 F010"}, **holding).do("A play:F131", "A use:F131"), "bring")


# -- nothing to play, nothing to use ---------------------------------------------------------------


@pytest.mark.rule("CC 9.14", "CC 9.17")
def test_nothing_is_there_to_play_or_to_use():
    s = scene(play={A: "F066 F065:exhausted"}, domains={A: "agency"}, spare=False)
    refuses(s, "play", told("CC 9.14", "nothing_to_play"))
    s = scene(play={A: "F010"})
    refuses(s, "use", told("CC 9.17", "nothing_to_use"))
    offers(scene(play={A: "F010 F066"}, domains={A: "agency"}), "use")


@pytest.mark.rule("CC 17.21", "CC 8.1")
def test_of_several_cards_the_nearest_is_told():
    """A Response has not even its window; a copy of what is unique could not enter play anyway."""
    s = scene(hands={A: "F098 F004 F010"}, play={A: "F004"}, domains={A: "agency"})
    refuses(s, "play", near("F010", "CC 8.1", "too_little", needed=2, found=1))
    unspared = {"domains": {A: "agency"}, "spare": False}
    s = scene(hands={A: "F098 F004"}, play={A: "F004"}, **unspared)
    refuses(s, "play", near("F004", "CC 20.1", "unique"))
    s = scene(hands={A: "F098"}, play={A: "F004"}, **unspared)
    refuses(s, "play", near("F098", "CC 17.5", "not_now_response"))
    offers(scene(hands={A: "F098 F004"}, play={B: "F004"}, **unspared), "play")


@pytest.mark.rule("CC 17.21", "CC 8.3", "CC 8.13")
def test_of_several_abilities_the_nearest_is_told():
    s = scene(play={A: "F065:exhausted F066:insane"})
    refuses(s, "use", near("F065", "CC 8.13", "exhausted"))
    s = scene(play={A: "F065:exhausted F066"}, domains={A: "!agency"})
    refuses(s, "use", near("F066", "CC 8.3", "all_drained", needed=1))
    offers(scene(play={A: "F065:exhausted F066"}, domains={A: "agency"}), "use")


@pytest.mark.rule("CC 17.19")
def test_what_has_left_play_is_looked_at_too():
    """Each card may answer its own leaving; when it has done so there is nothing more to use."""
    s = staged(play={A: "T034 T034"}, hands={A: "F102"}).do("A play:F102")
    offers(s, "use")
    s.do("A use:T034:1")
    offers(s, "use")
