"""What lasts and what adds up: modifiers, passive text, boosters (chapter 19)."""

import pytest

from fhtagn.games.call.choosing import is_a_character
from fhtagn.games.call.deeds import destroyed, maddened
from fhtagn.games.call.queries import BLANK, STRUGGLES, cost, faction, has_subtype, is_character
from tests.games.call.doubles import staged
from tests.games.call.scene import LETTERS, A, B, scene


def struggles(s, story="F156"):
    """`TCAI`"""
    return "".join(LETTERS[icon] for icon in STRUGGLES(s.g, s.card(story)))


# -- sums ------------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-118")
def test_the_shadowed_reef():
    s = scene(play={A: "F055 F055 F052", B: "F055 F048"})
    assert (s.icons("F052"), s.icons("F048")) == ("TTTCCA", "TTTCCA")


@pytest.mark.example("CC ex-119")
def test_icon_removal_below_zero():
    s = scene(play={A: "F092 F086 F086"}, hands={A: "F054 F150"}, domains={A: "cthulhu*2 | agency"})
    for copy in (1, 2):
        s.do(f"A use:F086:{copy}", "A choose:F092", "B pass")
    assert s.icons("F092") == "CA"
    s.do("A play:F054", "A choose:F092", "B pass")
    assert s.icons("F092") == "CCA"
    s.do("A play:F150", "A choose:F092", "A drain:2")
    assert s.icons("F092") == "TCCA"


@pytest.mark.rule("CC 19.2", "CC 12.11")
@pytest.mark.parametrize("order", [("F084", "F066"), ("F066", "F084")])
def test_the_order_of_modifiers_does_not_matter(order):
    """A printed 2, four less and one more, in whichever order: nothing, and then 1 with three."""
    s = scene(
        play={A: "F084 F066 F135 F064"}, hands={A: "F078"}, domains={A: "agency | syndicate*2"}
    )
    for card in order:
        s.do(f"A use:{card}", "A choose:F064", *(["A drain:1"] if card == "F066" else []), "B pass")
    assert s.skill("F064") == 0
    s.do("A play:F078", "A choose:F064")
    assert s.skill("F064") == 2


@pytest.mark.rule("CC 19.1")
def test_each_copy_works_separately():
    s = scene(play={A: "F010 F135 F135"})
    assert s.skill("F010") == 5
    s.happens(destroyed, (s.card("F135"),))
    assert s.skill("F010") == 4


# -- passive text ----------------------------------------------------------------------------------


@pytest.mark.example("CC ex-113")
def test_kirby_odonnell():
    """He and the Keeper stand on different sides; all Heroic and Villainous ones are concerned."""
    s = scene(play={A: "F002@1 F022", B: "F112 F043@1"}, at="opposed")
    shown = [s.icons(one) for one in ("F002", "F022", "F043", "F112")]
    assert shown == ["CCI", "CCAI", "T", "TC"]
    s = scene(play={A: "F002 F022", B: "F112 F043"})
    assert [s.icons(one) for one in ("F002", "F022", "F043", "F112")] == ["CI", "CAI", "TT", "TC"]


@pytest.mark.rule("CC 19.4", "CC 40.2")
def test_a_passive_effect_is_always_on():
    """The sixth character drives Mulder insane, and again as often as he is restored."""
    s = scene(
        play={A: "F005 F146", B: "F010 F029 F064 F008"}, hands={A: "F142"},
        domains={A: "agency*3 | agency"},
    )  # fmt: skip
    s.do("A play:F142")
    assert s.status("F005") == "insane"
    s.do("B pass", "A use:F146")
    assert s.status("F005") == "insane"


@pytest.mark.rule("CC 19.7")
@pytest.mark.parametrize("end", ["gone", "insane", "blank"])
def test_a_passive_effect_ends_with_its_text(end):
    """The Scout helps the Warrior as long as she can."""
    event = {"gone": "T054", "insane": "F079", "blank": "T053"}[end]
    s = staged(play={B: "F129:exhausted F130"}, hands={A: event}, domains={A: "syndicate*2"})
    assert s.icons("F130") == "CI"
    s.do(f"A play:{event}", "A choose:F129")
    assert s.icons("F130") == "C"


@pytest.mark.rule("CC 19.7")
def test_a_passive_effect_ends_with_its_condition():
    s = scene(play={A: "F113 F010@1 F029"}, at="last")
    assert (s.skill("F010"), s.skill("F029")) == (4, 1)
    s.passes(A, B)
    assert (s.at("F010"), s.skill("F010")) == ("", 3)


# -- what lasts ------------------------------------------------------------------------------------


@pytest.mark.rule("CC 19.5", "CC 4.22")
def test_what_names_no_end_lasts_until_the_end_of_the_phase():
    s = scene(play={A: "F065", B: "F010"})
    s.do("A use:F065", "A choose:F010")
    assert s.skill("F010") == 2
    s.passes(B)
    assert (s.g.phase, s.skill("F010")) == ("operations", 2)
    s.passes(A)
    assert (s.g.phase, s.skill("F010")) == ("story", 3)


@pytest.mark.rule("CC 19.8")
def test_a_lasting_effect_outlives_its_source():
    s = staged(play={A: "F084", B: "F010"}, hands={A: "T054"})
    s.do("A use:F084", "A choose:F010", "B pass", "A play:T054", "A choose:F084")
    assert (s.status("F084"), s.skill("F010")) == ("out", 1)


@pytest.mark.rule("CC 40.18", "CC 19.8")
def test_a_group_is_those_who_are_there():
    """Who comes later is not Invulnerable, and who has come back is somebody else."""
    s = staged(
        play={A: "F010", B: "F029"}, hands={A: "F139 F142 F016 F016"},
        domains={A: "shub_niggurath*2 | agency*3 | agency*3 | agency*3"},
    )  # fmt: skip
    s.do("A play:F139", "B pass", "A play:F142", "B pass")
    s.do("A play:F016", "A x:3").asks(A, "choose_character", "choose:F142", "choose:F029")


@pytest.mark.rule("CC 1.12", "CC 19.8")
def test_nothing_lasts_on_a_card_that_is_not_in_play():
    """Lemond is taken back to hand before he gains anything, so he has nothing when he returns."""
    s = staged(play={A: "F004", B: "F112"}, hands={B: "T042"}, domains={A: "agency | agency"})
    s.do("A use:F004", "A choose:F112", "B play:T042", "B choose:F004")
    s.passes(B).do("A play:F004")
    assert s.icons("F004") == ""


# -- blank text boxes ------------------------------------------------------------------------------


@pytest.mark.rule("CC 19.9", "CC 1.15")
def test_a_blank_text_box_has_neither_subtypes_nor_keywords_nor_text():
    s = staged(play={B: "F063 F062 F135"}, hands={A: "T053 T053"}, domains={B: "agency*2"})
    s.do("A play:T053", "A choose:F063", "B pass", "A play:T053", "A choose:F062")
    assert (has_subtype(s.g, s.card("F063"), "cultist"), s.skill("F063")) == (False, 4)
    assert (s.sees(A)["players"][B]["play"][1]["keywords"], s.icons("F062")) == ({}, "CAI")
    s.asks(B, "act", "pass")
    assert BLANK(s.g, s.card("F063"))


@pytest.mark.rule("CC 19.9")
def test_what_others_grant_to_a_blank_card_remains():
    """The Shoggoth loses its own Toughness, not that of the Wagon and of Dutch Courage."""
    s = staged(play={B: "F044:w2 F015>F044 F073"}, hands={A: "T053"})
    s.do("A play:T053")
    assert s.sees(A)["players"][B]["play"][0]["keywords"] == {"toughness": 2}
    assert s.status("F044") == "ready"


# -- a card attached by an effect ------------------------------------------------------------------


@pytest.mark.example("CC ex-121")
def test_the_hound_of_tindalos():
    def scene_at_the_story():
        in_play = {A: "F110@1 F049 F011", B: "F010@1"}
        return scene(play=in_play, domains={A: "agency"}, at="opposed")

    s = scene_at_the_story().do("A use:F110:1", "A choose:F010")
    hound = s.card("F110")
    assert (s.at("F110"), s.status("F110"), is_character(s.g, hound)) == ("", "exhausted", False)
    assert (s.skill("F110"), s.icons("F110"), s.skill("F010")) == (0, "", 0)
    assert (faction(s.g, hound), cost(s.g, hound)) == ("yog_sothoth", 4)
    assert (s.skill("F049"), has_subtype(s.g, hound, "attachment")) == (2, True)
    assert s.sees(A)["players"][A]["play"][2]["keywords"] == {"willpower": 1}
    s.do("B pass", "A use:F110:3")
    assert (s.status("F110"), s.skill("F110"), s.at("F110")) == ("exhausted", 2, "")
    assert (s.skill("F010"), is_character(s.g, hound)) == (3, True)
    for deed, given in ((destroyed, (s.card("F010"),)), (maddened, s.card("F010"))):
        gone = scene_at_the_story().do("A use:F110:1", "A choose:F010").happens(deed, given)
        assert gone.discard(A) == ["F110"]
        assert is_a_character(gone.g, None, gone.card("F110"))


# -- boosters --------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-115")
def test_wilmarth_and_inside_information():
    s = scene(
        play={A: "F021", B: "F053>F156"}, hands={B: "F151"}, domains={B: "agency*2"}, at="commit"
    )
    assert struggles(s) == "TTTTCAI"
    s.do("A commit:F021:F156")
    s.asks(
        A, "choose_icon", "choose:terror", "choose:combat", "choose:arcane", "choose:investigation"
    )
    s.do("A choose:terror")
    assert struggles(s) == "TTTCAI"
    s.do("A pass", "B play:F151", "B choose:F156", "B choose:terror")
    assert struggles(s) == "TTCAI"


@pytest.mark.example("CC ex-117")
def test_open_for_inspection_and_a_missing_struggle():
    table = {"hands": {B: "F151 F151"}, "domains": {B: "agency*2 | agency*2"}}
    s = scene(play={A: "F034>F156"}, **table)
    assert struggles(s) == "TCAAIII"
    s.do("A pass", "B play:F151", "B choose:F156", "B choose:arcane")
    assert struggles(s) == "TCAIII"
    s.do("A pass", "B play:F151", "B choose:F156", "B choose:arcane")
    assert struggles(s) == "TCIII"
    short = staged(play={A: "F034>T057"}, row="T057 F156 F157")
    assert struggles(short, "T057") == "CAIII"
    short = staged(play={A: "F053>T057"}, row="T057 F156 F157")
    assert struggles(short, "T057") == "TTTCI"


@pytest.mark.rule("CC 19.11", "CC 19.13")
def test_the_booster_of_a_committed_character_adds_a_struggle_where_it_is():
    s = staged(play={A: "T056@1", B: "T056"}, row="F156 T057 F158", at="opposed")
    assert (struggles(s), struggles(s, "T057"), s.icons("T056")) == ("TTCAI", "CI", "")
    there = staged(play={A: "T056@2"}, row="F156 T057 F158", at="opposed")
    assert (struggles(there), struggles(there, "T057")) == ("TCAI", "TCI")


@pytest.mark.rule("CC 19.12", "CC 19.11")
def test_added_struggles_come_right_after_their_kind():
    """Two Terror struggles before Combat: both clerks are insane when it is counted."""
    s = staged(play={A: "F043@1 T056@1", B: "F010@1 F029@1 F052@1"}, at="resolve")
    s.asks(B, "lose_mind", "insane:F010", "insane:F029", "insane:F052")
    s.do("B insane:F010").asks(B, "lose_mind", "insane:F029", "insane:F052")
    assert s.g.fray.fought == (0, 0)
    s.do("B insane:F029").asks(A, "be_wounded", "wound:F043", "wound:T056")


@pytest.mark.rule("CC 19.2", "CC 19.3")
def test_icons_of_every_kind_add_up():
    """Working a Hunch, overpaid, twice; and Messenger from Beyond takes one away."""
    s = scene(play={A: "F064 F086"}, hands={A: "F020 F020"}, domains={A: "agency*2 | agency*2 | -"})
    for _ in range(2):
        s.do("A play:F020", "A choose:F064").pass_until("act", A)
    assert s.icons("F064") == "C" * 6 + "AA" + "III"
