"""The words of the glossary, what can be chosen, and the moments of cards (chapter 20)."""

import pytest

from tests.games.fate.scene import A, B, C, scene


def figures(s, seat, *places):
    return tuple(s.cultists(seat, place) for place in places)


# -- Sacrifice, destroy, devour --------------------------------------------------------------------


@pytest.mark.rule("FG 20.1.1", "FG 40.1.49")
@pytest.mark.card("dark_communion_museum")
def test_sacrifice_puts_ones_own_into_the_abyss():
    cultists = {A: "museum 3, abyss 4", B: "museum 3, abyss 4"}
    s = scene(here="museum", reserve={A: "dark_communion_museum"}, cultists=cultists)
    s.do("A cast:dark_communion_museum")
    assert (figures(s, A, "museum", "abyss"), s.token()) == ((1, 6), 1)
    assert figures(s, B, "museum", "abyss") == (3, 4)
    few = scene(
        here="museum", reserve={A: "dark_communion_museum"}, cultists={A: "museum 1", B: "museum 3"}
    )
    few.refuses(A, "cast:dark_communion_museum")


@pytest.mark.rule("FG 20.1.2", "FG 40.1.49")
@pytest.mark.card("night_of_knives")
def test_destroy_puts_anybodys_into_the_abyss():
    cultists = {A: "museum 3, abyss 4", B: "museum 1, abyss 4", C: "museum 1, abyss 4"}
    s = scene(here="museum", reserve={A: "night_of_knives"}, cultists=cultists)
    s.do("A cast:night_of_knives")
    assert not any("0.museum" in key for key in s.keys(A, "destroy_cultists"))
    s.do("A destroy_cultists:1.museum+2.museum")
    assert [figures(s, seat, "museum", "abyss") for seat in (A, B, C)] == [(3, 4), (0, 5), (0, 5)]


@pytest.mark.rule("FG 20.1.3")
@pytest.mark.card("fog_over_arkham")
def test_a_destroyed_investigator_returns_to_the_supply():
    s = scene(reserve={A: "fog_over_arkham"}, investigators="museum 3", supply=9)
    s.do("A cast:fog_over_arkham", "A destroy_investigators:3:museum")
    assert (s.investigators("museum"), s.investigators("supply")) == (0, 12)
    lodge = scene(reserve={A: "maddening_glimpse"}, investigators="A 2", supply=9)
    lodge.do("A cast:maddening_glimpse", "A destroy_investigators:2:lodge")
    assert (lodge.investigators(A), lodge.investigators("supply")) == (0, 11)


@pytest.mark.rule("FG 20.1.5")
@pytest.mark.card("swallowed_by_the_dark")
def test_devoured_is_gone_for_good():
    s = scene(reserve={A: "swallowed_by_the_dark"}, cultists={B: "museum 2, lodge 7, abyss 5"})
    gone = s.cultists(B, "devoured")
    s.do("A cast:swallowed_by_the_dark", "A devour:1.museum")
    assert (figures(s, B, "museum", "lodge", "abyss"), s.cultists(B, "devoured") - gone) == (
        (1, 7, 5), 1
    )  # fmt: skip


@pytest.mark.example("FG ex-108")
@pytest.mark.card("rust_of_ages")
def test_where_destroyed_cards_go():
    s = scene(
        at="conclude", here="museum", artifacts={B: "silver_key"}, hands={A: "crack_the_seal"},
        reserve={A: "rust_of_ages veil_museum scapegoat"}, columns={"museum": "C"},
    )  # fmt: skip
    s.do("A cast:rust_of_ages")
    assert (s.artifacts(B), s.g.code[s.g.artifact_deck[-1]]) == ([], "silver_key")
    full = scene(
        at="conclude", here="museum", hands={A: "crack_the_seal"}, columns={"museum": "C"},
        reserve={A: "unravel_museum veil_museum scapegoat"},
    )  # fmt: skip
    full.do("A prepare:crack_the_seal", "A replace:veil_museum")
    assert full.discard()[0] == "veil_museum"
    assert full.reserve(A) == ["unravel_museum", "scapegoat", "crack_the_seal"]


@pytest.mark.rule("FG 20.1.4")
def test_cards_without_a_discard_pile_go_under_their_deck():
    s = scene(
        artifacts={B: "silver_key star_stone"}, reserve={A: "rust_of_ages lift_the_malediction"},
        curses={A: "informer"},
    )  # fmt: skip
    s.do("A cast:rust_of_ages").asks(
        A, "destroy_artifact", "ruin:1:silver_key", "ruin:1:star_stone"
    )
    s.do("A ruin:1:silver_key", "A cast:lift_the_malediction")
    assert s.g.code[s.g.artifact_deck[-1]] == "silver_key"
    assert s.g.code[s.g.curse_deck[-1]] == "informer"
    assert s.discard() == ["rust_of_ages", "lift_the_malediction"]


# -- what can be chosen ----------------------------------------------------------------------------


@pytest.mark.example("FG ex-98")
def test_exactly_two_up_to_three():
    ceremony = scene(at="actions", here="ceremony", cultists={A: "ceremony 1"})
    ceremony.rolls("K E E E").do("A roll_for_control").asks_for(B, "move")
    museum = scene(at="actions", here="museum", cultists={A: "museum 3"}, signs={A: 3})
    museum.do("A control_action:museum", "A leave_display", "A enough").asks_for(A, "artifact")
    assert (museum.cultists(A, "museum"), museum.signs(A)) == (3, 3)


@pytest.mark.rule("FG 40.1.48")
@pytest.mark.card("call_to_the_faithful")
def test_up_to_may_be_zero_and_a_number_may_not():
    s = scene(reserve={A: "call_to_the_faithful"}, cultists={A: "abyss 2"})
    s.do("A cast:call_to_the_faithful")
    s.asks(A, "recall", "recall:0>lodge", "recall:1>lodge", "recall:2>lodge")
    assert s.do("A recall:1>lodge").cultists(A, "abyss") == 1
    for count, offered in ((1, []), (2, ["cast:feast_of_the_faithful"])):
        few = "other_worlds 0, museum 0, ceremony 0, streets 0, gathering 0, library 0"
        table = {"cultists": {A: f"{few}, lodge {count}"}, "reserve": {A: "feast_of_the_faithful"}}
        assert scene(**table).keys(A, "cast") == offered


@pytest.mark.rule("FG 40.1.61")
@pytest.mark.parametrize(("spell", "table"), [
    ("rust_of_ages", {"artifacts": {B: "silver_key"}}),
    ("crack_the_seal", {"signs": {A: 1}}),
    ("banish_the_herald", {"token": {B: 1}}),
    ("awaken_the_relic", {"artifacts": {A: "silver_key~"}}),
    ("lift_the_malediction", {"curses": {A: "informer"}}),
    ("recite_from_memory", {"discard": "exodus"}),
    ("knock_at_midnight", {"investigators": "B 1"}),
    ("steal_the_incantation", {"reserve": {A: "steal_the_incantation", B: "exodus"}}),
])  # fmt: skip
def test_an_effect_without_a_target_is_not_available(spell, table):
    scene(reserve={A: spell}).refuses(A, f"cast:{spell}")
    scene(**{"reserve": {A: spell}} | table).offers(A, f"cast:{spell}")


@pytest.mark.rule("FG 40.1.61")
@pytest.mark.card("shoggoth")
def test_an_option_that_changes_nothing_is_not_offered():
    alone = {B: "museum 0", C: "museum 0"}
    table = {"here": "museum", "monsters": {A: "shoggoth"}, "investigators": "A 2"}
    scene(**table, cultists=alone).do("A command:shoggoth").asks_for(A, "destroy_investigators")
    both = scene(**table, cultists={B: "museum 2", C: "museum 0"}).do("A command:shoggoth")
    both.asks(A, "choose_option", "option:shoggoth:1", "option:shoggoth:2")


@pytest.mark.rule("FG 40.1.70")
@pytest.mark.card("martyrdom")
def test_lost_cultists_are_answered_once_when_the_effect_is_complete():
    s = scene(
        here="museum", reserve={A: "night_of_knives", B: "martyrdom", C: "veil_gathering"},
        cultists={B: "museum 3, abyss 4", C: "museum 0"},
    )  # fmt: skip
    s.do("A cast:night_of_knives", "A destroy_cultists:1.museum+1.museum")
    assert (figures(s, B, "museum", "abyss"), s.discard()) == ((1, 6), ["night_of_knives"])
    s.asks(B, "answer_loss", "cast:martyrdom", "pass")
    s.do("B cast:martyrdom").asks_for(A, "move")
    assert s.token(B) == 1


# -- the moments of cards --------------------------------------------------------------------------


@pytest.mark.rule("FG 40.2.4")
@pytest.mark.card("midnight_procession")
def test_the_prepare_phase_before_artifacts_are_straightened():
    tilted = {A: "unaussprechlichen_kulten~"}
    s = scene(at="turn", reserve={A: "midnight_procession"}, artifacts=tilted)
    s.asks(A, "phase_one", "cast:midnight_procession", "pass")
    assert s.artifacts(A) == ["unaussprechlichen_kulten~"]
    s.do("A pass").refuses(A, "cast:midnight_procession")
    assert s.artifacts(A) == ["unaussprechlichen_kulten"]


@pytest.mark.rule("FG 40.2.4")
@pytest.mark.card("silver_key")
def test_moving_instead_of_playing_cards():
    s = scene(hands={A: "M"}, artifacts={A: "silver_key"}, columns={"other_worlds": "C"})
    s.do("A use:silver_key", "A move_fate>museum")
    assert (s.here(), s.column("other_worlds"), len(s.hand(A))) == ("museum", "C", 1)
    s.refuses(A, "use:silver_key")
    late = scene(at="actions", here="museum", artifacts={A: "silver_key"})
    late.refuses(A, "use:silver_key")


@pytest.mark.rule("FG 40.2.4")
@pytest.mark.card("innsmouth_tiara")
def test_placing_ones_cultist_after_moving():
    s = scene(hands={A: "M"}, artifacts={A: "innsmouth_tiara"})
    s.refuses(A, "use:innsmouth_tiara")
    s.do("A move:dark_communion_museum>museum").asks(A, "placing", "use:innsmouth_tiara", "pass")
    assert (s.cultists(A, "museum"), s.investigators("museum")) == (2, 1)
    s.do("A use:innsmouth_tiara").asks_for(A, "control_action")
    assert (s.cultists(A, "museum"), s.investigators("museum")) == (3, 2)


@pytest.mark.rule("FG 40.2.4")
@pytest.mark.card("brain_cylinder")
def test_the_start_of_the_activate_phase_before_control_is_tested():
    table = {"here": "gathering", "artifacts": {A: "brain_cylinder"}}
    s = scene(at="activate", cultists={A: "gathering 2"}, **table)
    s.asks(A, "between", "use:brain_cylinder", "pass")
    s.do("A use:brain_cylinder").asks_for(A, "spread")
    scene(at="actions", **table).refuses(A, "use:brain_cylinder")


@pytest.mark.rule("FG 40.2.4")
@pytest.mark.card("necronomicon")
def test_paying_for_a_preparation():
    table = {"at": "conclude", "here": "museum", "hands": {A: "crack_the_seal"}}
    scene(**table).refuses(A, "prepare:crack_the_seal")
    s = scene(**table, artifacts={A: "necronomicon"})
    s.refuses(A, "use:necronomicon")
    s.do("A prepare_with:crack_the_seal:necronomicon")
    assert (s.reserve(A), s.artifacts(A)) == (["crack_the_seal"], ["necronomicon~"])


@pytest.mark.rule("FG 40.2.4")
@pytest.mark.card("pnakotic_manuscripts")
def test_after_the_draw_of_the_conclude_phase():
    s = scene(at="conclude", hands={A: "M M"}, artifacts={A: "pnakotic_manuscripts"})
    s.refuses(A, "use:pnakotic_manuscripts")
    s.do("A prepare_no_more").asks(A, "after_draw", "use:pnakotic_manuscripts", "pass")
    assert len(s.hand(A)) == 3
    s.do("A use:pnakotic_manuscripts").asks_for(A, "discard")
    assert len(s.hand(A)) == 4
