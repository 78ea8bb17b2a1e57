"""Corners found by a second reading of the rulebook."""

import pytest

from fhtagn.games.fate.casting import uses
from fhtagn.games.fate.relic_verbs import draw_curse
from fhtagn.kernel.agenda import decisions, interject
from fhtagn.kernel.state import Outcome
from tests.games.fate.scene import A, B, C, Scene, scene


def no_curse_left(s):
    """All the Curses of the deck are out of the game."""
    s.g.removed += s.g.curse_deck
    s.g.curse_deck = ()


# -- what is in use, what is hidden ----------------------------------------------------------------


@pytest.mark.rule("FG 9.2.4", "FG 40.1.77")
def test_an_artifact_in_use_does_not_make_room_for_a_fourth():
    s = scene(
        gods="nyarlathotep cthulhu dagon", cultists={A: "museum 2"}, hands={A: "M C S"},
        artifacts={A: "shining_trapezohedron star_stone zanns_viol"},
        display="necronomicon silver_key",
    )  # fmt: skip
    s.do("A use:shining_trapezohedron", "A artifact:necronomicon")
    s.asks(A, "artifact_limit", "give_up:star_stone", "give_up:zanns_viol")
    s.do("A give_up:star_stone")
    assert s.artifacts(A) == ["zanns_viol", "necronomicon"]
    assert "shining_trapezohedron" in [s.g.code[card] for card in s.g.removed]


@pytest.mark.rule("FG 1.4.2", "FG 1.4.4", "FG 15.1.7")
def test_a_curse_that_was_seen_is_hidden_again_under_the_deck():
    s = scene(curses={A: "unquiet_stacks"}, hands={A: "L"})
    no_curse_left(s)
    s.do("A move:dark_communion_library>library")
    draw_curse(s.g, B)
    assert s.curses(B) == ["unquiet_stacks"]
    assert s.sees(A)["players"][B]["curses"] == ["unquiet_stacks"]
    assert s.sees(B)["players"][B]["curses"] == [None]


@pytest.mark.rule("FG 1.4.2", "FG 15.1.10")
def test_a_curse_that_was_lifted_is_read_by_its_new_holder_alone():
    s = scene(reserve={A: "lift_the_malediction"}, curses={A: "informer"}, hands={A: "L"})
    no_curse_left(s)
    s.do("A cast:lift_the_malediction")
    draw_curse(s.g, C)
    assert s.sees(B)["players"][C]["curses"] == ["informer"]
    assert s.sees(C)["players"][C]["curses"] == [None]


def recited():
    """A has taken Crack the Seal from the open pile and holds another Spell with that back."""
    s = scene(
        at="activate", here="library", cultists={A: "library 4"}, discard="crack_the_seal",
        reserve={A: "recite_from_memory"}, hands={A: "rust_of_ages"}, deck="G G G",
    )  # fmt: skip
    return s.do("A cast:recite_from_memory", "A control_action:library")


@pytest.mark.rule("FG 1.3.5")
@pytest.mark.parametrize("spell", ["crack_the_seal", "rust_of_ages"])
def test_nobody_else_can_tell_which_of_two_equal_backs_was_prepared(spell):
    s = recited().do(f"A prepare_free:{spell}")
    player = s.sees(B)["players"][A]
    assert player["reserve"] == [("museum", None)]
    assert [one for one in player["hand"] if one[0] == "museum"] == [("museum", None)]
    assert s.sees(A)["players"][A]["reserve"] == [("museum", spell)]


# -- at once ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 15.1.5", "FG 3.1.2", "FG 40.1.7")
@pytest.mark.card("blood_debt")
def test_blood_debt_is_due_with_the_second_cultist_and_not_after_the_victory():
    s = scene(
        at="actions", here="ceremony", token={A: 8}, cultists={A: "ceremony 4"}, hands={A: "M"},
        curses={A: "blood_debt"}, dice="X X X X",
    )  # fmt: skip
    s.do("A control_action:ceremony")
    assert s.g.outcome is None
    assert (s.token(A), s.curses(A)) == (8, [])


# -- players who are skipped -----------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.79")
def test_a_raid_under_way_ends_when_its_player_is_skipped():
    s = scene(
        at="actions", here="streets", leavers="skip", signs={B: 8}, met=(B,), hands={A: "M"},
        investigators="B 3, C 2", artifacts={B: "zanns_viol"},
    )  # fmt: skip
    s.do("A no_die", "A send:2", "A send:2").asks_for(B, "answer_raid")
    s.rolls("E E T T").do("B resign")
    assert s.g.outcome is None
    assert (s.signs(B), s.investigators(B)) == (8, 3)
    assert (s.signs(C), s.investigators(C)) == (2, 0)


@pytest.mark.rule("FG 40.1.79")
def test_a_raid_still_to_come_leaves_out_who_is_skipped():
    s = scene(
        at="actions", here="streets", leavers="skip", signs={C: 9}, met=(C,), hands={A: "M"},
        investigators="B 1, C 2", artifacts={B: "zanns_viol"},
    )  # fmt: skip
    s.do("A no_die", "A send:1", "A send:1").asks_for(B, "answer_raid")
    s.rolls("T T T E E").do("C resign", "B pass")
    assert s.g.outcome is None
    assert (s.signs(C), s.investigators(C)) == (9, 2)


@pytest.mark.rule("FG 40.1.79", "FG 9.1.5")
def test_the_museum_does_not_choose_who_is_skipped():
    s = scene(
        at="actions", here="museum", leavers="skip", signs={A: 3, C: 2}, hands={A: "M"},
        cultists={A: "museum 4"},
    )  # fmt: skip
    s.do("C resign", "A control_action:museum", "A leave_display")
    s.asks(A, "break_sign", "break_sign:0", "enough")


# -- nothing left ----------------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.20", "FG 17.2.1")
def test_a_column_of_gates_alone_is_no_deck():
    s = scene(
        players=1, at="investigators", deck_size=0, hands={A: "M"},
        columns={"museum": "Gate Gate Gate", "library": "L"},
    )  # fmt: skip
    assert s.column("streets") == "L"
    assert s.column("library") == ""


@pytest.mark.rule("FG 40.1.20", "FG 40.1.72")
def test_without_a_curse_to_gain_there_is_nothing_to_avert():
    s = scene(
        token={A: 7}, signs={A: 2}, hands={A: "M"},
        artifacts={A: "jade_amulet_of_leng de_vermis_mysteriis"},
    )  # fmt: skip
    no_curse_left(s)
    s.do("A use:de_vermis_mysteriis").asks_for(A, "move")
    assert s.g.met[A]


# -- options that change nothing -------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.61")
@pytest.mark.card("enlighten_museum")
def test_without_a_supply_only_a_rival_with_a_monster_is_enlightened():
    s = scene(
        reserve={A: "enlighten_museum"}, supply=0, investigators="A 1", hands={A: "M"},
        monsters={B: "shoggoth"},
    )  # fmt: skip
    s.do("A cast:enlighten_museum").asks_for(A, "move")
    assert s.monster(B) == ("shoggoth", 1)


@pytest.mark.rule("FG 40.1.61")
@pytest.mark.card("infiltrate_the_circle")
def test_with_an_empty_lodge_one_infiltrates_only_where_rivals_are():
    nowhere = "other_worlds 0, ceremony 0, streets 0, gathering 0, library 0"
    s = scene(
        reserve={A: "infiltrate_the_circle"}, hands={A: "M"},
        cultists={A: "lodge 0", B: f"museum 1, {nowhere}", C: f"museum 0, {nowhere}"},
    )  # fmt: skip
    s.do("A cast:infiltrate_the_circle").asks_for(A, "move")
    assert s.cultists(B, "museum") == 0


@pytest.mark.rule("FG 40.1.61", "FG 40.1.76")
@pytest.mark.card("azathoth")
def test_dice_that_are_final_are_not_offered_to_be_rerolled():
    s = scene(
        gods="azathoth cthulhu dagon", at="actions", here="ceremony", cultists={A: "ceremony 4"},
        reserve={A: "whispered_liturgy"}, hands={A: "M"}, dice="X X X",
    )  # fmt: skip
    s.rolls("E E E").do("A cast:whispered_liturgy", "A reroll:star+star+star")
    s.asks_for(A, "control_action")


@pytest.mark.rule("FG 40.1.72")
@pytest.mark.card("ithaqua")
def test_a_gift_that_can_lay_no_storm_is_no_reason_to_cast():
    s = scene(
        gods="ithaqua cthulhu dagon", reserve={A: "black_litany"}, hands={A: "M"},
        storms={"museum": "calm", "library": "calm", "streets": "whiteout"},
    )  # fmt: skip
    s.refuses(A, "cast:black_litany")


@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(
    "owned", [{"artifacts": {B: "brain_cylinder"}}, {"monsters": {B: "mi_go"}}]
)
def test_what_is_for_ones_own_activate_phase_opens_no_window_in_anothers(owned, monkeypatch):
    monkeypatch.setattr(Scene, "is_forced", lambda _: False)
    s = scene(at="activate", here="gathering", hands={A: "M"}, **owned)
    assert [one.prompt for one in decisions(s.g)] == ["control_die"]


# -- reasons ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.63")
def test_who_waits_for_a_turn_to_speak_is_not_told_that_nothing_would_change():
    s = scene(
        at="activate", reserve={A: "call_to_the_faithful", B: "fog_over_arkham"}, hands={A: "M"}
    )
    s.asks_for(A, "between")
    assert s.why(B, "cast").why != "no_effect"
    s.do("A pass").offers(B, "cast:fog_over_arkham")


@pytest.mark.rule("FG 40.1.63")
def test_what_may_be_used_at_any_time_may_be_used_in_phase_one():
    s = scene(
        at="turn", reserve={A: "midnight_procession"}, artifacts={A: "essential_saltes"},
        hands={A: "M"},
    )  # fmt: skip
    s.asks(A, "phase_one", "cast:midnight_procession", "use:essential_saltes", "pass")
    s.do("A pass").offers(A, "use:essential_saltes")


@pytest.mark.rule("FG 7.1.10", "FG 7.1.11", "FG 7.3.2")
@pytest.mark.card("tangle_the_skein")
def test_the_column_goes_after_the_spell_is_laid_or_cast():
    s = scene(
        at="conclude", here="library", columns={"library": "G"}, hands={A: "tangle_the_skein"},
        reserve={A: "unravel_museum unravel_ceremony unravel_streets"},
    )  # fmt: skip
    s.do("A prepare:tangle_the_skein").offers(A, "cast:tangle_the_skein")
    s.do("A replace:unravel_museum")
    assert s.column("library") == ""


@pytest.mark.rule("FG 40.1.50", "FG 3.2.2")
def test_a_god_summoned_by_a_stand_in_brings_the_others_to_compare():
    s = scene(here="museum", token={A: 8}, signs={B: 4, C: 2}, cultists={A: "museum 1"},
              artifacts={A: "de_vermis_mysteriis"}, hands={A: "M C S"})  # fmt: skip
    s.do("A resign")
    use = next(task for task in uses(s.g, A, "my_turn"))
    interject(s.g, use)
    assert s.g.outcome == Outcome("summoned", (3, 2, 1))
