"""The Museum and Artifacts (chapter 9)."""

import pytest

from tests.games.fate.scene import A, B, C, scene
from tests.games.playing import told

P, Q, R, S, T = ["necronomicon", "silver_key", "innsmouth_tiara", "star_stone", "zanns_viol"]
LAID_OUT = {"display": f"{P} {Q}", "artifact_top": f"{R} {S} {T}"}
IN_CONTROL = {A: "museum 4"}


def museum(**table):
    return scene(at="actions", here="museum", **LAID_OUT | table)


def shown(s):
    return [s.g.code[card] for card in s.g.display]


def deck(s):
    return [s.g.code[card] for card in s.g.artifact_deck]


def out_of_the_game(s):
    return [s.g.code[card] for card in s.g.removed]


@pytest.mark.example("FG ex-17")
def test_one_of_those_face_up():
    s = museum()
    assert (shown(s), len(deck(s))) == ([P, Q], 18)
    s.do("A no_die", f"A artifact:{P}")
    assert (s.artifacts(A), shown(s)) == ([P], [R, S])
    assert (deck(s)[-1], len(deck(s))) == (Q, 17)
    assert s.sees(B)["players"][A]["artifacts"] == [(P, False)]


@pytest.mark.example("FG ex-17")
def test_the_top_of_the_deck():
    s = museum().do("A no_die")
    s.asks(A, "artifact", f"artifact:{P}", f"artifact:{Q}", "artifact_top")
    s.do("A artifact_top")
    assert (s.artifacts(A), shown(s)) == ([R], [S, T])
    assert (deck(s)[-2:], len(deck(s))) == ([P, Q], 17)


@pytest.mark.rule("FG 9.1.1", "FG 9.1.2")
def test_an_unseen_card_and_two_new_ones():
    s = museum().do("A no_die")
    assert s.sees(A)["artifacts"] == [P, Q]
    assert R not in str(s.sees(A))
    s.do("A artifact_top")
    assert s.sees(A)["artifacts"] == [S, T]
    assert told("artifact_gained", seat=A, artifact=R) in s.told(B)


@pytest.mark.example("FG ex-18")
def test_the_control_action_comes_first():
    s = museum(cultists=IN_CONTROL, signs={A: 3, B: 5}, investigators="A 5", hands={A: "M"})
    supply = s.g.sign_supply
    s.do("A control_action:museum", "A renew")
    assert (shown(s), deck(s)[-2:]) == ([R, S], [P, Q])
    s.do("A break_sign:0", "A break_sign:1", "A break_sign:0")
    assert (s.signs(A), s.signs(B), s.g.sign_supply) == (1, 4, supply + 3)
    assert s.cultists(A, "museum") == 1
    s.asks(A, "artifact", f"artifact:{R}", f"artifact:{S}", "artifact_top")
    s.do(f"A artifact:{R}")
    assert s.artifacts(A) == [R]
    s.rolls("X T T T T").do("A prepare_no_more")
    assert told("sign_gained", seat=A, space=8) in s.told(B)


@pytest.mark.rule("FG 9.1.3", "FG 9.1.6")
def test_the_display_is_renewed_before_one_picks():
    s = museum(cultists=IN_CONTROL).do("A control_action:museum")
    s.asks(A, "display", "renew", "leave_display")
    s.do("A renew", "A artifact_top")
    assert (s.artifacts(A), shown(s)[0]) == ([T], deck(museum())[3])


@pytest.mark.rule("FG 9.1.4", "FG 9.1.5")
def test_up_to_three_cultists_for_signs_on_any_track():
    s = museum(cultists={A: "museum 5, abyss 4"}, signs={A: 2, C: 4})
    s.do("A control_action:museum", "A leave_display")
    s.asks(A, "break_sign", "break_sign:0", "break_sign:2", "enough")
    s.do("A break_sign:2", "A break_sign:2", "A break_sign:2").asks_for(A, "artifact")
    assert (s.signs(A), s.signs(C)) == (2, 1)
    assert (s.cultists(A, "museum"), s.cultists(A, "abyss")) == (2, 7)


@pytest.mark.rule("FG 9.1.4")
def test_fewer_than_three_will_do():
    s = museum(cultists=IN_CONTROL, signs={B: 2})
    s.do("A control_action:museum", "A leave_display", "A break_sign:1", "A enough")
    s.asks_for(A, "artifact")
    assert (s.signs(B), s.cultists(A, "museum")) == (1, 3)


@pytest.mark.rule("FG 9.1.3", "FG 9.1.4")
def test_without_control_neither_half():
    museum(signs={A: 3}, cultists={A: "museum 2"}).do("A no_die").asks_for(A, "artifact")


@pytest.mark.rule("FG 40.1.22")
def test_either_half_may_be_used_alone():
    first = museum(cultists=IN_CONTROL, signs={B: 2}).do("A control_action:museum", "A renew")
    first.do("A enough")
    assert (shown(first), first.signs(B), first.cultists(A, "museum")) == ([R, S], 2, 4)
    second = museum(cultists=IN_CONTROL, signs={B: 1})
    second.do("A control_action:museum", "A leave_display", "A break_sign:1")
    assert (shown(second), second.signs(B), second.cultists(A, "museum")) == ([P, Q], 0, 3)


@pytest.mark.example("FG ex-19")
def test_a_fourth_artifact_costs_one_of_the_others():
    owned = "book_of_eibon jade_amulet_of_leng pickmans_canvas"
    s = museum(artifacts={A: owned}).do("A no_die", f"A artifact:{P}")
    s.asks(A, "artifact_limit", *(f"give_up:{one}" for one in owned.split()))
    s.refuses(A, f"give_up:{P}")
    s.do("A give_up:jade_amulet_of_leng")
    assert s.artifacts(A) == ["book_of_eibon", "pickmans_canvas", P]
    assert deck(s)[-1] == "jade_amulet_of_leng"


@pytest.mark.rule("FG 9.2.5", "FG 9.2.6")
@pytest.mark.card("covetous_hand")
def test_the_limit_holds_for_a_stolen_artifact_too():
    three = "book_of_eibon jade_amulet_of_leng~ pickmans_canvas"
    s = scene(artifacts={A: three, B: P}, reserve={A: "covetous_hand"})
    s.do("A cast:covetous_hand").asks_for(A, "artifact_limit")
    s.refuses(A, f"give_up:{P}")
    s.do("A give_up:jade_amulet_of_leng")
    assert s.artifacts(A) == ["book_of_eibon", "pickmans_canvas", P]
    assert (s.artifacts(B), len(s.hand(B))) == ([], 2)


@pytest.mark.rule("FG 9.2.6")
def test_three_artifacts_may_be_kept():
    s = museum(artifacts={A: "book_of_eibon pickmans_canvas"}).do("A no_die", f"A artifact:{P}")
    assert (len(s.artifacts(A)), deck(s)[-1]) == (3, Q)
    s.asks_for(B, "move")


# -- using Artifacts -------------------------------------------------------------------------------


@pytest.mark.rule("FG 9.2.1", "FG 9.2.2")
@pytest.mark.card("unaussprechlichen_kulten")
def test_some_are_tilted_after_their_ability():
    s = scene(artifacts={A: "unaussprechlichen_kulten"}, cultists={A: "lodge 3, abyss 4"})
    s.do("A use:unaussprechlichen_kulten")
    assert s.artifacts(A) == ["unaussprechlichen_kulten~"]
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (4, 3)
    assert [seen["kind"] for seen in s.told(B)] == ["artifact_used", "recalled", "tilted"]


@pytest.mark.rule("FG 9.2.1", "FG 9.2.4")
@pytest.mark.card("essential_saltes")
def test_others_are_destroyed_and_out_of_the_game():
    s = scene(artifacts={A: "essential_saltes"}, cultists={A: "lodge 3, abyss 4"})
    s.do("A use:essential_saltes", "A recall:4>lodge")
    assert (s.artifacts(A), s.cultists(A, "lodge")) == ([], 7)
    assert "essential_saltes" in out_of_the_game(s)
    assert "essential_saltes" not in deck(s)


@pytest.mark.rule("FG 9.2.3")
@pytest.mark.parametrize("artifact", ["unaussprechlichen_kulten", "essential_saltes"])
def test_a_tilted_artifact_is_of_no_use(artifact):
    scene(artifacts={A: artifact}).offers(A, f"use:{artifact}")
    scene(artifacts={A: f"{artifact}~"}).refuses(A, f"use:{artifact}")


@pytest.mark.rule("FG 9.2.3")
def test_until_its_owners_next_prepare_phase_is_over():
    tilted = {A: "unaussprechlichen_kulten~", B: "violet_crystal~"}
    s = scene(at="turn", artifacts=tilted, reserve={A: "midnight_procession"})
    s.asks(A, "phase_one", "cast:midnight_procession", "pass")
    assert s.artifacts(A) == ["unaussprechlichen_kulten~"]
    s.do("A pass").offers(A, "use:unaussprechlichen_kulten")
    assert s.artifacts(B) == ["violet_crystal~"]
    s.do("A use:unaussprechlichen_kulten").refuses(A, "use:unaussprechlichen_kulten")


@pytest.mark.rule("FG 40.1.22")
@pytest.mark.card("rust_of_ages")
def test_destroyed_by_another_it_goes_under_the_deck():
    s = scene(artifacts={B: f"{P}~"}, reserve={A: "rust_of_ages"}).do("A cast:rust_of_ages")
    assert (s.artifacts(B), deck(s)[-1]) == ([], P)
    assert s.g.tilted == ()
    assert P not in out_of_the_game(s)


# -- too few cards ---------------------------------------------------------------------------------


def keep_on_deck(s, count):
    s.g.removed += s.g.artifact_deck[count:]
    s.g.artifact_deck = s.g.artifact_deck[:count]
    return s


@pytest.mark.rule("FG 40.2.2")
def test_as_many_artifacts_are_turned_up_as_there_are():
    s = keep_on_deck(museum(), 0).do("A no_die")
    s.asks(A, "artifact", f"artifact:{P}", f"artifact:{Q}")
    s.do(f"A artifact:{P}")
    assert (s.artifacts(A), shown(s), deck(s)) == ([P], [Q], [])


@pytest.mark.rule("FG 40.2.2")
def test_with_no_artifact_left_none_is_taken():
    s = keep_on_deck(museum(), 0)
    s.g.removed, s.g.display = (*s.g.removed, *s.g.display), ()
    s.do("A no_die").asks_for(B, "move")
    assert s.artifacts(A) == []


@pytest.mark.rule("FG 40.2.2")
def test_as_many_monsters_are_turned_up_as_there_are():
    s = scene(reserve={A: "call_wicked_ceremony"}, monsters_shown="byakhee shoggoth")
    s.g.removed, s.g.monster_stack = (*s.g.removed, *s.g.monster_stack), ()
    s.do("A cast:call_wicked_ceremony").asks(A, "summon", "summon:byakhee", "summon:shoggoth")
    s.do("A summon:byakhee")
    assert (s.monster(A)[0], s.sees(B)["monsters"]) == ("byakhee", ["shoggoth"])
