"""The cards of Hastur: each does what it says, when it says so, and to nobody else."""

import pytest

from fhtagn.games.call.queries import FAST, can_be_restored, has
from tests.games.call.scene import A, B, scene

# -- F081 Hastur -----------------------------------------------------------------------------------

# Nobody of these goes insane: Willpower, Terror icons, insane already.
STEADY = "F067 F043 F032:insane"


@pytest.mark.card("F081")
@pytest.mark.rule("CC 15.28", "CC 15.29", "CC 18.9", "CC 8.10")
def test_hastur_drives_anybody_insane_who_can_go_insane():
    s = scene(play={A: "F081 F010", B: f"F029 {STEADY}"}, domains={A: "agency*3"})
    s.do("A use:F081")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F029")
    assert s.status("F029") == "insane"
    assert s.drained(A) == [1]
    assert s.status("F081") == "ready"


@pytest.mark.card("F081")
def test_hastur_needs_three_resources_and_a_mind():
    scene(play={A: "F081", B: "F010"}, domains={A: "agency*2|agency*2"}).refuses(A, "use:F081")
    scene(play={A: "F081", B: STEADY}, domains={A: "agency*3"}).refuses(A, "use:F081")


@pytest.mark.card("F081")
@pytest.mark.rule("CC 15.22")
def test_hastur_bears_four_wounds():
    shot = {"hands": {B: "F016"}, "domains": {B: "agency*6"}, "active": B}
    s = scene(play={A: "F081:w3"}, **shot).do("B play:F016")
    assert s.wounds("F081") == 4
    s = scene(play={A: "F081:w4"}, **shot).do("B play:F016")
    assert s.discard(A) == ["F081"]


# -- F082 Victoria Glasser -------------------------------------------------------------------------


@pytest.mark.card("F082")
@pytest.mark.rule("CC 17.7", "CC 17.8")
def test_victoria_glasser_must_drive_somebody_insane():
    s = scene(play={A: "F010", B: f"F029 {STEADY}"}, hands={A: "F082"}, domains={A: "hastur*2"})
    s.do("A play:F082")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F029")
    assert s.status("F029") == "insane"
    s = scene(play={A: "F010", B: STEADY}, hands={A: "F082"}, domains={A: "hastur*2"})
    s.do("A play:F082")
    assert s.status("F010") == "insane"


@pytest.mark.card("F082")
@pytest.mark.rule("CC 18.2")
def test_victoria_glasser_finds_nobody_and_minds_nobody_else_entering():
    s = scene(play={B: STEADY}, hands={A: "F082 F010"}, domains={A: "hastur*2|agency*2"})
    s.do("A play:F082")
    s.asks_for(B, "act")
    assert s.status("F082") == "ready"
    s.do("B pass", "A play:F010")
    assert s.status("F010") == "ready"


# -- F083 Yellow Muse ------------------------------------------------------------------------------


@pytest.mark.card("F083")
@pytest.mark.rule("CC 15.1")
def test_yellow_muse_alone_is_fast_at_her_story():
    """Two icons of Combat on each side, and both are Fast as printed."""
    s = scene(play={A: "F083@1", B: "F088@1"}, at="resolve")
    assert s.discard(B) == ["F088"]
    assert s.status("F083") == "exhausted"


def fast(s, *names):
    return [name for name in names if has(s.g, s.card(name), FAST)]


@pytest.mark.card("F083")
def test_yellow_muse_slows_friend_and_foe_at_her_story_and_nobody_elsewhere():
    s = scene(play={A: "F083@1 F009@1 F062", B: "F088@1 F064@2"}, at="opposed")
    assert fast(s, "F083", "F009", "F062", "F088", "F064") == ["F083", "F062", "F064"]
    s = scene(play={A: "F083 F009@1 F062", B: "F088@1"}, at="opposed")
    assert fast(s, "F083", "F009", "F062", "F088") == ["F083", "F009", "F062", "F088"]
    s = scene(play={A: "F083@1", B: "F083@1"}, at="opposed")
    assert fast(s, "F083#1", "F083#2") == []


# -- F084 Demon Lover, F086 Messenger from Beyond --------------------------------------------------


@pytest.mark.card("F084", "F086")
@pytest.mark.rule("CC 19.5", "CC 19.8", "CC 12.10")
@pytest.mark.parametrize(
    ("code", "victim", "seen"),
    [("F084", "F029", ("I", 0)), ("F086", "F043", ("T", 3)), ("F084", "F010", ("I", 1))],
)
def test_a_look_that_weakens_until_the_phase_ends(code, victim, seen):
    s = scene(play={A: f"{code} F112", B: f"{victim} F032:insane"})
    before = s.icons(victim), s.skill(victim)
    s.do(f"A use:{code}")
    s.asks(A, "choose_character", *(f"choose:{one}" for one in (code, "F112", victim, "F032")))
    s.do(f"A choose:{victim}")
    assert (s.icons(victim), s.skill(victim)) == seen
    assert (s.icons("F112"), s.skill("F112")) == ("TC", 2)
    assert s.status(code) == "exhausted"
    s.passes(B, A)
    assert (s.icons(victim), s.skill(victim)) == before


@pytest.mark.card("F084", "F086")
@pytest.mark.rule("CC 8.13")
@pytest.mark.parametrize("code", ["F084", "F086"])
def test_the_exhausted_and_the_insane_weaken_nobody(code):
    for state in ("exhausted", "insane"):
        scene(play={A: f"{code}:{state}", B: "F010"}).refuses(A, f"use:{code}")


# -- F085 Thing from the Stars ---------------------------------------------------------------------


@pytest.mark.card("F085")
@pytest.mark.rule("CC 40.13", "CC 9.18", "CC 8.5")
@pytest.mark.parametrize(
    ("domain", "able"),
    [
        ("hastur*5", True),
        ("hastur*4", False),
        ("hastur*3 agency", True),
        ("hastur*2 agency", False),
        ("hastur*2 agency*2", True),
        ("hastur agency neutral", True),
        ("hastur agency", False),
        ("agency neutral cthulhu", False),
        ("hastur*2 | agency neutral", False),
    ],
)
def test_thing_from_the_stars_is_cheaper_by_each_kind_of_other_resource(domain, able):
    s = scene(hands={A: "F085"}, domains={A: domain})
    assert ("play:F085" in s.keys(A)) == able


@pytest.mark.card("F085")
@pytest.mark.rule("CC 8.20")
def test_thing_from_the_stars_costs_at_least_one():
    """Six kinds: it costs 1, so seven resources are too many."""
    kinds = "hastur agency miskatonic cthulhu syndicate yog_sothoth neutral"
    s = scene(hands={A: "F085"}, domains={A: kinds}).do("A play:F085")
    assert s.drained(A) == [1]
    assert s.status("F085") == "ready"


@pytest.mark.card("F085")
@pytest.mark.rule("CC 16.12")
def test_thing_from_the_stars_destroys_the_insane():
    s = scene(play={A: "F085 F112 F032:insane", B: "F042:insane F010"}).do("A use:F085")
    s.asks(A, "choose_character", "choose:F032", "choose:F042")
    s.do("A choose:F042")
    assert s.discard(B) == ["F042"]
    assert s.status("F085") == "exhausted"
    scene(play={A: "F085", B: "F010"}).refuses(A, "use:F085")
    scene(play={A: "F085:exhausted", B: "F010:insane"}).refuses(A, "use:F085")


# -- F087 Performance Artist -----------------------------------------------------------------------


@pytest.mark.card("F087")
@pytest.mark.rule("CC 17.9", "CC 17.10", "CC 17.2", "CC 8.14")
def test_performance_artist_gives_himself_to_cancel_an_action_of_a_character():
    s = scene(play={A: "F081", B: "F087 F010"}, domains={A: "agency*3"})
    s.do("A use:F081", "A choose:F010")
    s.asks(B, "disrupt", "use:F087", "pass")
    s.do("B use:F087")
    assert s.status("F010") == "ready"
    assert s.discard(B) == ["F087"]
    assert s.drained(A) == [1]


@pytest.mark.card("F087")
@pytest.mark.rule("CC 17.23", "CC 40.5")
def test_an_artist_cancels_an_artist_and_forced_responses_and_supports_and_the_sacrificed():
    s = scene(play={A: "F081 F087", B: "F087 F010"}, domains={A: "agency*3"})
    s.do("A use:F081", "A choose:F010", "B use:F087:2")
    s.asks(A, "disrupt", "use:F087", "pass")
    s.do("A use:F087")
    assert s.status("F010") == "insane"
    s = scene(play={B: "F087 F010"}, hands={A: "F082"}, domains={A: "hastur*2"})
    s.do("A play:F082", "A choose:F010", "B use:F087")
    assert s.status("F010") == "ready"
    s = scene(play={A: "F010@1 F014>F010", B: "F087 F029@1"}, domains={A: "agency"}, at="opposed")
    s.do("A use:F014", "A choose:F029", "B use:F087")
    assert s.status("F029") == "exhausted"
    s = scene(play={A: "F089", B: "F087"}, deck={B: 5}).do("A use:F089", "B use:F087")
    assert len(s.deck(B)) == 5
    assert s.discard(A) == ["F089"]


@pytest.mark.card("F087")
@pytest.mark.rule("CC 17.2", "CC 40.39")
def test_performance_artist_cancels_no_event_no_card_being_played_and_none_from_a_pile():
    s = scene(play={A: "F043", B: "F087 F010"}, hands={A: "F016 F112"},
              domains={A: "agency*3|yog_sothoth*2"})  # fmt: skip
    s.do("A play:F016", "A x:3", "A choose:F010")
    s.asks_for(B, "act")
    s.do("B pass", "A play:F112")
    s.asks_for(B, "act")
    s = scene(play={B: "F087"}, discard={A: "F003"}, fallen="F003", domains={A: "agency"})
    s.do("A use:F003")
    assert s.hand(A) == ["F003"]
    assert s.play(B) == ["F087"]


# -- F089 Predatory Byakhee ------------------------------------------------------------------------


@pytest.mark.card("F089")
@pytest.mark.rule("CC 1.6", "CC 16.16")
def test_predatory_byakhee_tears_three_cards_off_the_deck():
    s = scene(play={A: "F089:exhausted"}, deck={B: "F010 F029 F064 F112"}).do("A use:F089")
    assert s.discard(A) == ["F089"]
    assert s.discard(B) == ["F010", "F029", "F064"]
    assert s.deck(B) == ["F112"]


@pytest.mark.card("F089")
@pytest.mark.rule("CC 3.5", "CC 3.6")
def test_predatory_byakhee_wins_with_the_last_card():
    s = scene(play={A: "F089"}, deck={B: 2}).do("A use:F089")
    assert s.winner() == A


@pytest.mark.card("F089")
def test_an_insane_byakhee_does_nothing():
    scene(play={A: "F089:insane"}).refuses(A, "use:F089")


# -- F090 Bearer of the Yellow Sign ----------------------------------------------------------------


@pytest.mark.card("F090")
@pytest.mark.rule("CC 8.21", "CC 17.5")
def test_bearer_of_the_yellow_sign_answers_an_overpayment():
    s = scene(play={A: "F010", B: f"F029 {STEADY}"}, hands={A: "F090"}, domains={A: "hastur*4"})
    s.do("A play:F090")
    s.asks(A, "respond", "use:F090", "pass")
    s.do("A use:F090")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F029")
    assert s.status("F029") == "insane"


@pytest.mark.card("F090")
def test_bearer_of_the_yellow_sign_paid_for_exactly_or_put_into_play_does_nothing():
    s = scene(play={B: "F029"}, hands={A: "F090"}, domains={A: "hastur*3"}).do("A play:F090")
    s.asks_for(B, "act")
    s = scene(play={A: "F090", B: "F029"}, hands={A: "F092"}, domains={A: "hastur*4"})
    s.do("A play:F092")
    s.asks_for(B, "act")


# -- F088 Byakhee Servant, F091 Ghost, F092 Mad Artist ---------------------------------------------


@pytest.mark.card("F088", "F092")
@pytest.mark.rule("CC 15.1")
def test_a_servant_is_fast_and_an_artist_is_not():
    s = scene(play={A: "F088@1", B: "F112@1 F132@1"}, at="resolve")
    s.asks(B, "be_wounded", "wound:F112", "wound:F132")
    s = scene(play={A: "F092@1", B: "F069@1"}, at="resolve")
    s.asks(A, "ready_one", "ready:F092", "decline")
    assert s.at("F069") == "F156"
    assert (s.icons("F092"), s.skill("F092")) == ("CA", 2)


@pytest.mark.card("F091")
@pytest.mark.rule("CC 11.20", "CC 15.12")
def test_a_ghost_at_a_story_cannot_be_wounded():
    s = scene(play={A: "F011@1 F010", B: "F091@1"}, hands={A: "F016"}, domains={A: "agency*2"},
              at="opposed")  # fmt: skip
    s.do("A play:F016", "A x:1")
    assert s.discard(A) == ["F011", "F016"]
    s = scene(play={A: "F008@1", B: "F091@1 F029@1"}, at="resolve")
    assert s.discard(B) == ["F029"]


@pytest.mark.card("F091")
def test_a_ghost_at_home_is_like_anybody_else():
    s = scene(play={B: "F091"}, hands={A: "F016"}, domains={A: "agency"}).do("A play:F016")
    assert s.discard(B) == ["F091"]


# -- F093 Victoria's Loft, F094 Sedated ------------------------------------------------------------


@pytest.mark.card("F093")
@pytest.mark.rule("CC 5.10")
@pytest.mark.parametrize("whose", [A, B])
def test_nobody_is_restored_in_a_refresh_phase_while_the_loft_stands(whose):
    table = {A: "F010:insane F029:insane", B: ""}
    table[whose] += " F093"
    s = scene(play=table, at="refresh")
    s.asks_for(A, "act")
    assert (s.status("F010"), s.status("F029")) == ("insane", "insane")
    assert not can_be_restored(s.g, s.card("F010"))
    s.pass_until("resource")
    assert can_be_restored(s.g, s.card("F010"))


@pytest.mark.card("F093")
def test_what_was_found_in_another_phase_does_not_hold_in_the_refresh_phase():
    s = scene(play={B: "F010:insane F093"})
    assert can_be_restored(s.g, s.card("F010"))
    s.pass_until("resource", B)
    assert s.status("F010") == "insane"


@pytest.mark.card("F093")
def test_without_the_loft_one_is_restored():
    s = scene(play={A: "F010:insane"}, at="refresh")
    assert s.status("F010") == "exhausted"


@pytest.mark.card("F094")
@pytest.mark.rule("CC 9.11", "CC 9.13")
def test_sedated_is_for_the_insane_of_either_player():
    s = scene(play={A: "F010:insane F112", B: "F029:insane F064"}, hands={A: "F094"},
              domains={A: "hastur"})  # fmt: skip
    s.do("A play:F094")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F029")
    assert s.g.host[s.card("F094")] == s.card("F029")
    scene(play={B: "F064"}, hands={A: "F094"}, domains={A: "hastur"}).refuses(A, "play:F094")


@pytest.mark.card("F094")
@pytest.mark.rule("CC 5.10", "CC 18.9")
def test_the_sedated_stay_insane_and_another_is_restored():
    s = scene(play={A: "F010:insane F029:insane", B: "F094>F010"}, at="refresh")
    assert (s.status("F010"), s.status("F029")) == ("insane", "exhausted")
    s = scene(play={A: "F010:insane F094>F010"}, at="refresh")
    assert s.status("F010") == "insane"
    assert s.play(A) == ["F010", "F094"]


# -- F095 Byakhee Attack ---------------------------------------------------------------------------


@pytest.mark.card("F095")
@pytest.mark.rule("CC 18.3", "CC 9.8")
def test_byakhee_attack_costs_the_opponent_two_cards_of_his_choice():
    s = scene(hands={A: "F095", B: "F010 F029"}, domains={A: "hastur*2"}).do("A play:F095")
    s.asks(B, "discard", "discard:F010", "discard:F029", "discard:F121")
    s.do("B discard:F029", "B discard:F121")
    assert s.discard(B) == ["F029", "F121"]
    assert [s.g.code[card] for card in s.g.hands[B]] == ["F010"]


@pytest.mark.card("F095")
def test_byakhee_attack_leaves_a_single_card_alone():
    s = scene(hands={A: "F095"}, domains={A: "hastur*2"}).do("A play:F095")
    assert s.discard(A) == ["F095"]
    assert not s.discard(B)


@pytest.mark.card("F095")
def test_byakhee_attack_is_for_ones_own_operations_phase():
    for moment in ({"active": B}, {"at": "story"}):
        s = scene(hands={A: "F095", B: "F010"}, domains={A: "hastur*2"}, **moment)
        s.pass_until("act", A).refuses(A, "play:F095")


# -- F096 Agoraphobia ------------------------------------------------------------------------------


@pytest.mark.card("F096")
@pytest.mark.rule("CC 1.11", "CC 15.30", "CC 16.12")
def test_agoraphobia_sends_home_who_shows_no_terror():
    s = scene(
        play={A: "F010 F054>F010 F092", B: "F029~0 F043 F112:insane"},
        hands={A: "F096"}, domains={A: "hastur*2"},
    )  # fmt: skip
    s.do("A play:F096")
    s.asks(A, "choose_character", "choose:F092", "choose:F029", "choose:F112")
    s.do("A choose:F029")
    assert s.hand(A) == ["F029"]
    assert s.play(B) == ["F043", "F112"]


@pytest.mark.card("F096")
def test_agoraphobia_needs_somebody_without_terror():
    s = scene(play={B: "F043"}, hands={A: "F096"}, domains={A: "hastur*2"})
    s.refuses(A, "play:F096")


# -- F097 Scotophobia ------------------------------------------------------------------------------


@pytest.mark.card("F097")
@pytest.mark.rule("CC 18.10", "CC 40.18", "CC 19.5")
def test_scotophobia_takes_printed_terror_of_the_enemy_only():
    s = scene(play={A: "F043", B: "F085 F112 F054>F112"}, hands={A: "F097"},
              domains={A: "hastur*2"})  # fmt: skip
    s.do("A play:F097")
    assert (s.icons("F043"), s.icons("F085"), s.icons("F112")) == ("TT", "", "TCC")
    s.passes(B, A)
    assert (s.icons("F085"), s.icons("F112")) == ("TTT", "TTCC")


@pytest.mark.card("F097")
@pytest.mark.rule("CC 40.18", "CC 9.7")
def test_scotophobia_does_not_touch_who_comes_later():
    s = scene(play={A: "F112"}, hands={A: "F085", B: "F097"},
              domains={A: "hastur*5", B: "hastur*2"})  # fmt: skip
    s.do("A pass", "B play:F097", "A play:F085")
    assert (s.icons("F112"), s.icons("F085")) == ("C", "TTT")


# -- F098 Despair ----------------------------------------------------------------------------------


@pytest.mark.card("F098")
@pytest.mark.rule("CC 11.12", "CC 17.28", "CC 1.11")
def test_despair_answers_a_struggle_won_by_two_icons():
    s = scene(
        play={A: "F043@1 F112", B: "F010 F015>F010 F029~0:insane"},
        hands={A: "F098"}, domains={A: "hastur"}, at="resolve",
    )  # fmt: skip
    s.do("A tokens:2")
    s.asks(A, "respond", "play:F098", "pass")
    s.do("A play:F098")
    s.asks(A, "choose_character", "choose:F043", "choose:F112", "choose:F029")
    s.do("A choose:F029")
    assert s.hand(A) == ["F029"]
    s.asks_for(A, "act")


@pytest.mark.card("F098")
@pytest.mark.rule("CC 17.19")
def test_despair_is_played_once_for_each_copy():
    s = scene(play={A: "F043@1", B: "F010 F029"}, hands={A: "F098 F098"},
              domains={A: "hastur|hastur"}, at="resolve")  # fmt: skip
    s.do("A tokens:2", "A play:F098", "A choose:F010", "A play:F098", "A choose:F029")
    assert s.hand(B) == ["F010", "F029"]
    assert s.discard(A) == ["F098", "F098"]


@pytest.mark.card("F098")
@pytest.mark.parametrize("fighters", [{A: "F049@1"}, {A: "F010@1", B: "F043@1"}])
def test_despair_does_not_answer_one_icon_nor_a_struggle_lost(fighters):
    s = scene(play={**fighters}, hands={A: "F098"}, domains={A: "hastur"}, at="resolve")
    if B not in fighters:
        s.do("A tokens:2")
    s.asks(A, "act", "pass")


# -- F099 Blind Submission -------------------------------------------------------------------------


@pytest.mark.card("F099")
@pytest.mark.rule("CC 15.9", "CC 20.2", "CC 18.9")
def test_blind_submission_takes_an_enemy_of_little_skill_for_the_phase():
    s = scene(
        play={A: "F043 F004 F032", B: "F029 F010 F007 F004 F112:exhausted F008:insane"},
        hands={A: "F099"}, domains={A: "hastur*2"},
    )  # fmt: skip
    s.do("A play:F099")
    s.asks(A, "choose_character", "choose:F029", "choose:F112", "choose:F008")
    s.do("A choose:F112")
    assert s.play(A) == ["F043", "F004", "F032", "F112"]
    assert s.status("F112") == "exhausted"
    s.passes(B, A)
    assert s.play(A) == ["F043", "F004", "F032"]
    assert "F112" in s.play(B)


@pytest.mark.card("F099")
@pytest.mark.rule("CC 20.8", "CC 20.11")
def test_blind_submission_turns_a_fighter_round():
    s = scene(play={A: "F010@1", B: "F112@1"}, hands={A: "F099"}, domains={A: "hastur*2"},
              at="opposed")  # fmt: skip
    s.do("A play:F099").passes(B, A)
    s.do("A tokens:1", "A tokens:2")
    assert s.tokens("F156") == (3, 0)
    s.passes(A, B)
    assert s.play(B) == ["F112"]


@pytest.mark.card("F099")
def test_blind_submission_needs_somebody_to_take():
    s = scene(play={A: "F029", B: "F010"}, hands={A: "F099"}, domains={A: "hastur*2"})
    s.refuses(A, "play:F099")


# -- F100 Power Drain ------------------------------------------------------------------------------


@pytest.mark.card("F100")
@pytest.mark.rule("CC 40.6", "CC 17.10", "CC 9.10", "CC 8.14")
def test_power_drain_cancels_an_event():
    s = scene(play={B: "F010"}, hands={A: "F016", B: "F100"},
              domains={A: "agency*3", B: "hastur*2"})  # fmt: skip
    s.do("A play:F016")
    s.asks(B, "disrupt", "play:F100", "pass")
    s.do("B play:F100")
    assert s.status("F010") == "ready"
    assert (s.discard(A), s.discard(B)) == (["F016"], ["F100"])
    assert (s.drained(A), s.drained(B)) == ([1], [1])
    s.asks_for(B, "act")


@pytest.mark.card("F100")
@pytest.mark.rule("CC 40.6")
def test_power_drain_cancels_abilities_marked_action_or_response():
    drain = {"hands": {A: "F090", B: "F100"}, "domains": {A: "hastur*4", B: "hastur*2"}}
    s = scene(play={A: "F081", B: "F010"}, **drain).do("A use:F081", "B play:F100")
    assert s.status("F010") == "ready"
    s = scene(play={B: "F010"}, **drain).do("A play:F090")
    s.asks(A, "respond", "use:F090", "pass")
    s.do("A use:F090", "B play:F100")
    assert s.status("F010") == "ready"
    s.asks_for(B, "act")


@pytest.mark.card("F100")
@pytest.mark.rule("CC 40.6", "CC 40.39")
def test_power_drain_cancels_no_forced_response_no_disrupt_and_no_card_being_played():
    s = scene(play={B: "F010"}, hands={A: "F082", B: "F100"},
              domains={A: "hastur*2", B: "hastur*2"})  # fmt: skip
    s.do("A play:F082")
    assert s.status("F010") == "insane"
    s.asks_for(B, "act")
    s = scene(play={A: "F010"}, hands={A: "F100", B: "F016 F100"}, active=B,
              domains={A: "hastur*2", B: "agency*3|hastur*2"})  # fmt: skip
    s.do("B play:F016", "A play:F100")
    s.asks_for(A, "act")
    assert s.status("F010") == "ready"
    assert s.hand(B) == ["F100"]


@pytest.mark.card("F100")
@pytest.mark.rule("CC 8.1")
def test_power_drain_has_to_be_paid():
    s = scene(play={B: "F010"}, hands={A: "F016", B: "F100"},
              domains={A: "agency*3", B: "hastur|agency*2"})  # fmt: skip
    s.do("A play:F016")
    assert s.discard(B) == ["F010"]
