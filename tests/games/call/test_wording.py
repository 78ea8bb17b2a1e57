"""The words of the cards: targets and linking words (chapter 18)."""

import pytest

from fhtagn.games.call.queries import can_commit
from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene
from tests.games.playing import told

# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC 18.1", "CC 40.30")
def test_only_what_is_chosen_is_a_target():
    """The Adult Deep One cancels what chooses him; the Hound names him without that word."""
    table = {"domains": {A: "agency", B: "agency*2"}}
    s = scene(play={A: "F066 F110", B: "F048"}, **table)
    s.do("A use:F066", "A choose:F048").asks(B, "disrupt", "use:F048", "pass")
    named = scene(play={A: "F066 F110", B: "F048"}, **table)
    named.do("A use:F110:1", "A choose:F048").asks_for(B, "act")
    assert named.skill("F048") == 0


@pytest.mark.rule("CC 18.1", "CC 40.30")
def test_what_is_named_without_choosing_is_settled_when_it_is_used():
    """The Hound's bearer is named before anybody may interrupt."""
    s = staged(play={A: "F110 F010", B: "F029"}, hands={B: "T041"})
    s.do("A use:F110:1").asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F029").asks(B, "disrupt", "play:T041", "pass")
    assert s.sees(B)["uses"][0]["chosen"] == [{"card": "F029"}]


@pytest.mark.rule("CC 18.2")
def test_without_anything_legal_to_choose_an_effect_cannot_be_used():
    table = {"hands": {A: "F137 F056"}, "domains": {A: "shub_niggurath*2 cthulhu | -"}}
    s = scene(play={B: "F013"}, **table)
    s.asks(A, "act", "pass")
    s = scene(play={B: "F013 F073"}, **table)
    s.asks(A, "act", "play:F137", "pass")


@pytest.mark.rule("CC 18.2", "CC 18.4")
def test_a_choice_is_offered_only_if_the_next_can_be_made_too():
    """One goes insane, the other is wounded: the Keeper can do neither beside the Avatar."""
    s = scene(play={A: "F043 F010", B: "F122"}, hands={A: "F019"}, domains={A: "agency"})
    s.refuses(A, "play:F019")
    s = scene(play={A: "F043 F010", B: "F064"}, hands={A: "F019"}, domains={A: "agency"})
    s.do("A play:F019").asks(A, "choose_character", "choose:F043", "choose:F010")


@pytest.mark.example("CC ex-100")
def test_byakhee_attack_with_one_card_in_hand():
    table = {"hands": {A: "F095"}, "domains": {A: "hastur*2"}}
    s = scene(**table).do("A play:F095")
    assert (len(s.g.hands[B]), s.discard(B)) == (1, [])
    s.asks_for(B, "act")
    table["hands"][B] = "F010 F029"
    s = scene(**table).do("A play:F095")
    s.asks(B, "discard", "discard:F010", "discard:F029", "discard:F121")
    s.do("B discard:F029", "B discard:F121")
    assert (s.discard(B), [s.g.code[one] for one in s.g.hands[B]]) == (["F029", "F121"], ["F010"])


@pytest.mark.rule("CC 18.3")
def test_up_to_two_are_one_or_two():
    table = {"hands": {A: "F039"}, "domains": {A: "miskatonic"}}
    s = scene(play={A: "F010:insane F029:insane F032:insane"}, **table)
    s.do("A play:F039").asks(A, "choose_character", "choose:F010", "choose:F029", "choose:F032")
    s.do("A choose:F029").asks(A, "choose_character", "choose:F010", "choose:F032", "enough")
    s.do("A choose:F010")
    assert [s.status(name) for name in ("F010", "F029", "F032")] == ["ready", "ready", "insane"]
    s = scene(play={A: "F010:insane F029:insane F032:insane"}, **table)
    s.do("A play:F039", "A choose:F029", "A enough")
    assert [s.status(name) for name in ("F010", "F029", "F032")] == ["insane", "ready", "insane"]


@pytest.mark.rule("CC 18.4")
def test_a_target_that_is_no_longer_legal_is_ignored():
    """Chosen for skill 1, it has skill 3 when the shot is fired."""

    def shot():
        return staged(play={B: "F029"}, hands={A: "F016", B: "T043"}, domains={A: "agency*3"})

    weak = shot().do("A play:F016", "A x:1", "B pass")
    assert weak.status("F029") == "out"
    strong = shot().do("A play:F016", "A x:1", "B play:T043")
    assert (strong.status("F029"), strong.wounds("F029"), strong.skill("F029")) == ("ready", 0, 3)
    better = shot().do("A play:F016", "A x:3", "B play:T043")
    assert better.status("F029") == "out"


@pytest.mark.rule("CC 18.5", "CC 18.6")
def test_the_part_that_cannot_apply_is_ignored_and_the_others_are_not():
    """Wound one, drive another insane, strengthen the first: it is Invulnerable."""
    s = staged(play={B: "F122 F010"}, hands={A: "T051"})
    s.do("A play:T051", "A choose:F122")
    assert (s.wounds("F122"), s.skill("F122"), s.status("F010")) == (0, 5, "insane")


@pytest.mark.rule("CC 18.6")
def test_independent_effects_do_not_wait_for_each_other():
    """The wound is prevented, and the rest happens all the same."""
    s = staged(play={B: "F125 F010"}, hands={A: "T051"}, domains={B: "agency"})
    s.do("A play:T051", "A choose:F125", "B use:F125")
    assert (s.wounds("F125"), s.skill("F125"), s.status("F010")) == (0, 3, "insane")
    ready = scene(play={A: "F064"}, hands={A: "F078"}, domains={A: "syndicate*2"})
    ready.do("A play:F078")
    assert (ready.status("F064"), ready.skill("F064")) == ("ready", 5)


# -- linking words ---------------------------------------------------------------------------------


@pytest.mark.example("CC ex-85")
def test_sacrificial_offerings_and_then():
    table = {"hands": {A: "F059"}, "domains": {A: "cthulhu", B: "agency"}}
    s = scene(play={A: "F010", B: "F125 F029"}, **table)
    s.do("A play:F059", "A choose:F125", "B use:F125")
    assert s.wounds("F125") == 0
    s.asks_for(B, "act")
    s = scene(play={A: "F010", B: "F125 F029"}, **table)
    s.do("A play:F059", "A choose:F125", "B pass")
    assert s.status("F125") == "out"
    s.asks(B, "may_wound", "wound:F010", "wound:F029", "decline")
    s.do("B wound:F010")
    assert s.status("F010") == "out"


@pytest.mark.rule("CC 18.7")
def test_then_waits_for_complete_success():
    """Who was to go insane was gone before: the other is not wounded."""

    def paid(hand):
        return staged(
            play={A: "F010", B: "F064"}, hands={A: "F019", B: hand}, domains={A: "agency"}
        )

    s = paid("").do("A play:F019", "A insane:F010")
    assert (s.status("F010"), s.status("F064")) == ("insane", "out")
    s = paid("T042").do("A play:F019", "B play:T042", "B choose:F010")
    assert (s.hand(A), s.status("F064")) == (["F010"], "ready")


@pytest.mark.rule("CC 18.8", "CC 18.3")
def test_if_able_is_judged_for_each_player():
    """Both discard a card; who has none does not hinder the other."""
    s = scene(
        hands={A: "F037 F010"}, domains={A: "miskatonic*3"}, spare=False, deck={A: "F029 F029 F029"}
    )
    s.do("A play:F037").asks(A, "discard", "discard:F010", "discard:F029")
    s.do("A discard:F010")
    assert (s.hand(A), s.discard(A), s.discard(B)) == (["F029", "F029"], ["F010", "F037"], [])


@pytest.mark.rule("CC 18.8", "CC 16.16")
def test_who_has_nobody_to_sacrifice_sacrifices_nobody():
    table = {"hands": {A: "F117"}, "domains": {A: "yog_sothoth*2"}}
    s = scene(**table).do("A play:F117")
    s.asks_for(B, "act")
    s = scene(play={B: "F010 F029"}, **table).do("A play:F117")
    s.asks(B, "sacrifice", "sacrifice:F010", "sacrifice:F029")


@pytest.mark.example("CC ex-140")
def test_cannibal_ghast_and_ghoul_taint():
    s = scene(play={A: "F106 F010 F134>F010 F029", B: "F064"}, at="commit")
    assert [can_commit(s.g, s.card(one)) for one in ("F106", "F010", "F029")] == [
        False,
        False,
        True,
    ]
    s.asks(A, "commit", "commit:F029:F156", "commit:F029:F157", "commit:F029:F158", "stay:F029")
    theirs = scene(play={A: "F106 F010 F134>F010", B: "F064"}, active=B, at="commit")
    theirs.do("B commit:F064:F156").passes(B, A)
    theirs.do("A commit:F106:F156", "A commit:F010:F156")
    assert (theirs.at("F106"), theirs.at("F010")) == ("F156", "F156")


@pytest.mark.example("CC ex-124")
def test_low_blow():
    table = {"play": {B: "F010 F064:exhausted F043:exhausted"}, "hands": {A: "F079"},
             "domains": {A: "syndicate*2"}}  # fmt: skip
    s = scene(**table).do("A play:F079")
    s.asks(A, "choose_character", "choose:F010", "choose:F064")
    s.do("A choose:F010")
    assert s.status("F010") == "exhausted"
    s = scene(**table).do("A play:F079", "A choose:F064")
    assert s.status("F064") == "insane"


@pytest.mark.rule("CC 18.9")
def test_what_cannot_be_is_stronger_than_what_is_to_be():
    """Nothing restores the Sedated, and nobody may be chosen for what cannot happen to him."""
    s = scene(play={A: "F146", B: "F010:insane F094>F010"}, domains={A: "agency"})
    s.refuses(A, "use:F146")
    s = scene(play={A: "F081", B: "F043 F003 F010"}, domains={A: "agency*3"})
    s.do("A use:F081")
    assert [s.status(one) for one in ("F043", "F003", "F010")] == ["ready", "ready", "insane"]


@pytest.mark.example("CC ex-135")
def test_rotting_away_and_the_insane():
    s = staged(
        play={A: "F010 F013:insane", B: "F111 F112 F104 F064"}, hands={A: "T021"},
        row="F162 F156 F157", tokens={"F162": (4, 0)}, story_deck="F158 F159",
    )  # fmt: skip
    assert s.skill("F111") == 3
    s.do("A play:T021", "A carry_out:F162")
    assert (s.play(A), s.play(B)) == (["F010"], ["F111", "F104"])


@pytest.mark.rule("CC 18.10")
def test_printed_is_what_stands_on_the_face_up_side():
    """Lemond gains the printed icons, not those of the Sword; of the insane he gains none."""

    def gained(other):
        s = scene(play={A: "F004", B: other}, domains={A: "agency"})
        return s.do("A use:F004", "A choose:F112").icons("F004")

    assert gained("F112") == "TC"
    assert gained("F112 F054>F112") == "TC"
    assert gained("F112:insane") == ""


@pytest.mark.rule("CC 18.10")
def test_without_printed_values_the_gained_ones_remain():
    s = scene(
        play={A: "F010 F135", B: "F112 F054>F112"}, hands={A: "F036 F076"},
        domains={A: "miskatonic | syndicate*2"},
    )  # fmt: skip
    s.do("A play:F036", "A choose:F112", "B pass", "A play:F076", "A choose:F010")
    assert (s.icons("F112"), s.skill("F010")) == ("TC", 1)


@pytest.mark.example("CC ex-120")
def test_pickman_copies():
    table = {"domains": {A: "agency*2 | agency*2"}, "tokens": {"F156": (1, 1)}}
    s = scene(play={A: "F063", B: "F070 F013:w1"}, **table)
    s.do("A use:F063", "A choose:F070")
    assert s.sees(A)["players"][B]["play"][0]["subtypes"] == []
    s.asks(B, "act", "pass")
    s.do("B pass").asks(A, "act", "use:F063:1", "pass")
    s.do("A use:F063:1", "A choose:F013")
    assert s.sees(A)["players"][A]["play"][0]["keywords"] == {
        "willpower": 1, "heroic": 1, "toughness": 3,
    }  # fmt: skip
    assert s.status("F013") == "out"


@pytest.mark.rule("CC 18.12")
def test_a_card_that_names_itself_means_this_copy():
    s = scene(play={A: "F072:exhausted F072:exhausted"}, domains={A: "agency | agency"})
    s.do("A use:F072:2")
    assert (s.status("F072#1"), s.status("F072#2")) == ("exhausted", "ready")


@pytest.mark.example("CC ex-178")
def test_searching():
    s = scene(play={A: "F121"}, domains={A: "agency*3"}, deck={A: "F010 F131 F029 F064 F092 F008"})
    s.do("A use:F121").asks(A, "find_play", "find:2", "find_none")
    before = s.deck(A)
    s.do("A find_none")
    assert (s.play(A), sorted(s.deck(A))) == (["F121"], sorted(before))
    assert s.deck(A) != before
    decks = {A: "F010 F029 F064 F092", B: "F052 F112 F132 F142"}
    s = staged(hands={A: "T021"}, row="F160 F156 F157", tokens={"F160": (4, 0)}, deck=decks)
    s.do("A play:T021", "A carry_out:F160").asks(
        A, "find_hand", "find:1", "find:2", "find:3", "find:4"
    )
    s.do("A find:3").asks(B, "find_hand", "find:1", "find:2", "find:3", "find:4")
    assert s.hand(A) == ["F064"]
    assert "F064" not in repr(s.told(B))
    s.do("B find:1")
    assert s.hand(B) == ["F052"]


@pytest.mark.rule("CC 18.19", "CC 18.13")
def test_a_card_of_a_certain_kind_is_shown():
    s = scene(play={A: "F121"}, domains={A: "agency*3"}, deck={A: "F010 F131 F029"})
    s.do("A use:F121", "A find:2")
    assert "F131" in s.play(A)
    assert told("entered", seat=A, card="F131") in s.told(B)
    assert told("shuffled", seat=A) in s.told(B)


@pytest.mark.rule("CC 18.15")
def test_a_struggle_is_no_effect_of_a_card():
    """Nobody can cancel the wound that a lost struggle brings."""
    s = staged(play={A: "F013@1", B: "F048@1"}, hands={B: "T041"}, domains={B: "agency*2"},
               at="resolve")  # fmt: skip
    assert s.discard(B) == ["F048"]
    s.asks_for(A, "put_tokens")


@pytest.mark.rule("CC 18.16", "CC 18.17")
def test_an_effect_on_all_concerns_both_players_but_only_what_is_in_play():
    s = scene(
        play={A: "F010:exhausted", B: "F064:exhausted"}, hands={A: "F038 F066", B: "F066"},
        discard={A: "F066", B: "F066"}, domains={A: "miskatonic*2 | F066"},
    )  # fmt: skip
    s.do("A play:F038")
    assert (s.status("F010"), s.status("F064")) == ("ready", "ready")
    s = scene(play={A: "F084", B: "F010"}, hands={B: "F066"}, discard={B: "F066"})
    s.do("A use:F084").asks(A, "choose_character", "choose:F084", "choose:F010")


@pytest.mark.rule("CC 18.13")
def test_who_searches_sees_his_whole_deck_and_all_are_told():
    s = scene(play={A: "F121"}, deck={A: "F131 F010 F128"}, domains={A: "agency*3"})
    s.do("A use:F121").asks_for(A, "find_play")
    assert s.sees(A)["players"][A]["deck"] == ["F131", "F010", "F128"]
    assert s.sees(B)["players"][A]["deck"] == [None] * 3
    assert told("searched", seat=A) in s.told(B)
