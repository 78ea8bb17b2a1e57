"""Why something is not to be had: the rule, and that it is true of the table.

Most rows give a scene, what A is told of a single thing, and a cure: the same scene with some
things changed as the reason suggests, in which A may do it.
"""

import pytest

from tests.games.call.doubles import staged
from tests.games.call.refused import is_cured, is_told, reasons, rows, told
from tests.games.call.scene import A, B, scene
from tests.games.call.test_responses import after_the_fall_of

CIRCUMSTANCES = "not_the_circumstances"

# -- when ------------------------------------------------------------------------------------------

PLAYED_ELSEWHEN, EVENT_ELSEWHEN = (told(one, "own_operations_only") for one in ("CC 9.1", "CC 9.8"))
DIG = {"hands": {A: "F040"}, "domains": {A: "miskatonic*3"}}


@pytest.mark.rule("CC 9.1", "CC 9.8")
@rows(
    ("play:F010", PLAYED_ELSEWHEN,
     {"hands": {A: "F010"}, "domains": {A: "agency*2"}, "at": "story"}, {"at": "operations"}),
    ("play:F143", PLAYED_ELSEWHEN,
     {"hands": {A: "F143"}, "play": {A: "F010"}, "at": "draw"}, {"at": "operations"}),
    ("play:F155", PLAYED_ELSEWHEN,
     {"hands": {A: "F155"}, "domains": {A: "agency"}, "active": B}, {"active": A}),
    ("play:F040", EVENT_ELSEWHEN, {**DIG, "at": "story"}, {"at": "operations"}),
    ("play:F040", EVENT_ELSEWHEN, {**DIG, "active": B}, {"active": A}),
)  # fmt: skip
def test_only_in_ones_own_operations_phase(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 17.3", "CC 17.21")
@rows(
    ("play:F020", told("CC 17.3", "not_now_action"),
     {"hands": {A: "F020"}, "play": {A: "F010"}, "domains": {A: "agency"}, "at": "commit"},
     {"at": "story"}),
    ("use:F066", told("CC 17.3", "not_now_action"),
     {"play": {A: "F066"}, "domains": {A: "agency"}, "at": "commit"}, {"at": "story"}),
    ("use:F109", told("CC 17.21", CIRCUMSTANCES),
     {"play": {A: "F109 F010@1"}, "domains": {A: "agency*2"}, "at": "committed"},
     {"play": {A: "F109@1"}}),
    ("use:F014", told("CC 17.21", CIRCUMSTANCES),
     {"play": {A: "F010 F014>F010 F029@1"}, "domains": {A: "agency"}, "at": "committed"},
     {"play": {A: "F010@1 F014>F010"}}),
)  # fmt: skip
def test_an_action_needs_a_window_and_its_circumstances(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 17.3", "CC 17.5", "CC 17.9")
def test_what_waits_for_another_window():
    s = scene(
        hands={A: "F069 F010 F020 F098 F100"}, play={B: "F064"},
        domains={A: "syndicate*2 | agency*2 | hastur*2"},
    )  # fmt: skip
    is_told(s, A, "play:F098", told("CC 17.5", "not_now_response"))
    is_told(s, A, "play:F100", told("CC 17.9", "not_now_disrupt"))
    s.do("A play:F069").asks(A, "respond", "use:F069", "pass")
    is_told(s, A, "play:F010", told("CC 17.3", "not_now_playing"))
    is_told(s, A, "play:F020", told("CC 17.3", "not_now_action"))
    is_told(s, A, "play:F098", told("CC 17.5", CIRCUMSTANCES))
    is_told(s, A, "play:F100", told("CC 17.9", "not_now_disrupt"))


@pytest.mark.rule("CC 4.17", "CC 17.21")
def test_the_other_player_is_to_act():
    s = scene(hands={B: "F020"}, play={B: "F066"}, domains={B: "agency"})
    for key in ("play:F020", "use:F066"):
        is_told(s, B, key, told("CC 4.17", "not_asked", seat=A))
    s.passes(A).offers(B, "play:F020", "use:F066")
    assert list(reasons(s, B)) == ["play:F121"]


@pytest.mark.rule("CC 17.9")
def test_each_disrupt_has_its_own_moment():
    """An effect can be cancelled before it, a wound prevented when it is about to be placed."""
    s = scene(
        play={A: "F010 F087"}, hands={A: "F100 F136", B: "F016"}, active=B,
        domains={A: "hastur*2 | shub_niggurath", B: "agency*3"},
    )  # fmt: skip
    s.do("B play:F016", "B x:3", "B choose:F010").asks(A, "disrupt", "play:F100", "pass")
    is_told(s, A, "play:F136", told("CC 17.9", CIRCUMSTANCES))
    is_told(s, A, "use:F087", told("CC 17.9", CIRCUMSTANCES))  # an event is no ability
    s.passes(A).asks(A, "disrupt", "play:F136", "pass")
    is_told(s, A, "play:F100", told("CC 17.9", CIRCUMSTANCES))


@pytest.mark.rule("CC 17.5", "CC 17.19", "CC 40.41")
def test_a_response_is_used_up_or_came_too_late():
    s = staged(play={A: "T034 T034"}, hands={A: "F102"}).do("A play:F102")
    s.do("A use:T034:1").asks(A, "respond", "use:T034:2", "pass")
    is_told(s, A, "use:T034:1", told("CC 17.19", "answered"))
    s = staged(play={A: "T034"}, hands={A: "F131 T034"}, domains={A: "shub_niggurath*3"})
    s.do("A play:F131", "A use:F131", "A bring:T034@hand").asks(A, "respond", "use:T034:1", "pass")
    is_told(s, A, "use:T034:2", told("CC 40.41", "unseen"))


@pytest.mark.rule("CC 18.18")
def test_a_chain_that_is_over():
    s = staged(play={A: "T011 T011:exhausted"})
    s.do("A use:T011:1", "B pass", "A use:T011:2", "A repeat:1").passes(B)
    for key in ("use:T011:1", "use:T011:2"):
        is_told(s, A, key, told("CC 18.18", "chain_over"))


# -- what it is ------------------------------------------------------------------------------------


@pytest.mark.rule("CC 16.8", "CC 19.9")
@rows(
    ("use:F066", told("CC 16.8", "insane"),
     {"play": {A: "F066:insane"}, "domains": {A: "agency"}}, {"play": {A: "F066"}}),
    ("use:F066", told("CC 16.8", "insane"),  # it is not asked either, but that is the lesser evil
     {"play": {A: "F066:insane"}, "domains": {A: "agency"}, "active": B},
     {"play": {A: "F066"}, "active": A}),
    ("use:F066", told("CC 19.9", "blank"),
     {"play": {A: "F066@4"}, "domains": {A: "agency"}, "at": "committed",
      "row": "F156 F157 F158 F155~1"}, {"play": {A: "F066@3"}}),
)  # fmt: skip
def test_without_its_text(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 18.12")
def test_a_copied_text_that_means_another_card():
    s = scene(play={A: "F063 F072"}, domains={A: "agency*2 | agency*2"})
    s.do("A use:F063", "A choose:F072", "B pass")
    is_told(s, A, "use:F063:F072/1", told("CC 18.12", "names_another"))
    s.offers(A, "use:F063:1")


@pytest.mark.rule("CC 19.9")
def test_of_a_blank_card_only_its_own_text_is_gone():
    s = staged(play={A: "F063", B: "F066"}, hands={B: "T053"}, domains={A: "agency*2 | agency*2"})
    s.do("A use:F063", "A choose:F066", "B play:T053", "B choose:F063")
    is_told(s, A, "use:F063:1", told("CC 19.9", "blank"))
    s.offers(A, "use:F063:F066/1")
    assert "use:F063:F066/1" not in reasons(s)


@pytest.mark.rule("CC 17.21")
def test_copied_texts_for_different_moments_share_a_key():
    """What can be used now is not refused because the other text waits for another window."""
    s = scene(play={A: "F063", B: "F130"}, domains={A: "agency*2 | agency*2"})
    s.do("A use:F063", "A choose:F130").passes(B).offers(A, "use:F063")
    assert "use:F063" not in reasons(s)
    s = scene(play={A: "F063", B: "F130"}, domains={A: "agency*2"})
    s.do("A use:F063", "A choose:F130").passes(B)
    is_told(s, A, "use:F063", told("CC 8.3", "all_drained", needed=2))


@pytest.mark.rule("CC 9.11", "CC 14.5", "CC 20.1")
@rows(
    ("play:F004", told("CC 20.1", "unique"),
     {"hands": {A: "F004"}, "play": {A: "F004"}, "domains": {A: "agency"}},
     {"play": {B: "F004"}}),
    ("play:F155", told("CC 14.5", "second_conspiracy"),
     {"hands": {A: "F155"}, "domains": {A: "agency"}, "row": "F156 F157 F158 F155~0"},
     {"row": "F156 F157 F158 F155~1"}),
    ("play:F143", told("CC 9.11", "nothing_to_attach_to"), {"hands": {A: "F143"}},
     {"play": {B: "F010"}}),
    ("play:F094", told("CC 9.11", "nothing_to_attach_to"),
     {"hands": {A: "F094"}, "domains": {A: "hastur"}, "play": {B: "F010"}},
     {"play": {B: "F010:insane"}}),
)  # fmt: skip
def test_what_may_not_come_into_play(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 15.6", "CC 15.7")
@rows(
    ("play:F023", told("CC 15.6", "alignment"),
     {"hands": {A: "F023"}, "play": {A: "F043"}, "domains": {A: "agency*3"}},
     {"play": {B: "F043"}}),
    ("play:F043", told("CC 15.7", "alignment"),
     {"hands": {A: "F043"}, "play": {A: "F023"}, "domains": {A: "cthulhu*2"}},
     {"play": {A: "F023:insane"}}),
)  # fmt: skip
def test_heroes_and_villains(key, reason, at, cure):
    is_cured(key, reason, at, cure)


# -- price and choice ------------------------------------------------------------------------------


@pytest.mark.rule("CC 8.12", "CC 8.13")
@rows(
    ("use:F065", told("CC 8.13", "exhausted"), {"play": {A: "F065:exhausted"}},
     {"play": {A: "F065"}}),
    ("play:F057", told("CC 8.12", "nothing_to_exhaust"),
     {"hands": {A: "F057"}, "domains": {A: "cthulhu*2"},
      "play": {A: "F043:exhausted F010", B: "F064:exhausted"}},
     {"play": {A: "F043", B: "F064:exhausted"}}),
    ("play:F140", told("CC 8.12", "nothing_to_sacrifice"),
     {"hands": {A: "F140"}, "domains": {A: "shub_niggurath*3"}, "play": {B: "F010"}},
     {"play": {A: "F010"}}),
)  # fmt: skip
def test_what_would_have_to_be_given(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 16.16", "CC 8.12")
def test_what_is_gone_cannot_be_sacrificed():
    """It may answer its own fall, but there is nothing left to pay with."""
    s = after_the_fall_of(staged(play={A: "T037 T037 F010"}), "T037#1")
    is_told(s, A, "use:T037:2", told("CC 16.16", "not_yours_to_sacrifice"))
    s.offers(A, "use:T037:1")
    after_the_fall_of(staged(play={A: "T037 F010"}), "F010").offers(A, "use:T037")


def nothing(what):
    return told("CC 18.2", "nothing_to_choose", what=what)


@pytest.mark.rule("CC 18.2", "CC 8.23")
@rows(
    ("play:F020", nothing("character"), {"hands": {A: "F020"}, "domains": {A: "agency"}},
     {"play": {B: "F010"}}),
    ("play:F019", nothing("character"),  # the first choice is there, the second is not
     {"hands": {A: "F019"}, "domains": {A: "agency"}, "play": {A: "F010"}},
     {"play": {A: "F010", B: "F010"}}),
    ("play:F137", nothing("support"), {"hands": {A: "F137"}, "domains": {A: "shub_niggurath*2"}},
     {"play": {B: "F093"}}),
    ("use:F152", nothing("story"),
     {"play": {A: "F152"}, "tokens": {"F156": (1, 0), "F157": (0, 1), "F158": (2, 2)}},
     {"tokens": {"F156": (1, 0), "F157": (0, 1)}}),
    ("play:F118", nothing("discarded"), {"hands": {A: "F118"}, "domains": {A: "yog_sothoth*2"}},
     {"discard": {A: "F010"}}),
    ("use:F030", nothing("domain"),  # what would be drained for it is not drained yet
     {"play": {A: "F030"}, "domains": {A: "agency | agency"}},
     {"domains": {A: "!agency | agency"}}),
    ("play:F018", nothing("card"), {"hands": {A: "F018"}, "domains": {A: "agency*2"}},
     {"domains": {A: "agency*2", B: "hastur"}}),
    ("play:F016", nothing("character"), {"hands": {A: "F016"}, "domains": {A: "agency*3"}},
     {"play": {B: "F010"}}),
)  # fmt: skip
def test_nothing_to_choose(key, reason, at, cure):
    is_cured(key, reason, at, cure)


@pytest.mark.rule("CC 18.2")
def test_no_wound_to_prevent():
    """Regeneration is for one's own."""
    s = scene(
        play={A: "F130", B: "F010"}, hands={A: "F016 F136"},
        domains={A: "agency*3 | shub_niggurath"},
    )  # fmt: skip
    s.do("A play:F016", "A choose:F010").asks(A, "disrupt", "use:F130", "pass")
    is_told(s, A, "play:F136", nothing("harmed"))
