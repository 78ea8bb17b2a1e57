"""The Library: Spells drawn, two preparations, one without paying (chapter 13)."""

import pytest

from tests.games.fate.scene import A, B, scene


def library(**table):
    return scene(at="actions", here="library", **table)


@pytest.mark.rule("FG 13.1.1")
def test_three_spells_are_drawn():
    s = library(hands={A: "M"}, deck="marginalia exodus scapegoat").do("A no_die")
    assert s.hand(A) == ["dark_communion_museum", "exodus", "marginalia", "scapegoat"]
    assert s.hand(B) == []


@pytest.mark.rule("FG 13.1.2")
def test_two_preparations_and_no_third():
    hand = "unravel_gathering pluck_the_thread awaken_the_relic"
    s = library(hands={A: hand}, columns={"library": "M"}).do("A no_die")
    s.do("A prepare:unravel_gathering", "A prepare:pluck_the_thread").asks_for(B, "move")
    assert s.reserve(A) == ["unravel_gathering", "pluck_the_thread"]
    elsewhere = scene(at="conclude", here="library", hands={A: hand}, columns={"library": "M"})
    elsewhere.do("A prepare:unravel_gathering").asks_for(B, "move")


@pytest.mark.rule("FG 13.1.2", "FG 13.1.5")
@pytest.mark.card("second_reading")
def test_the_base_action_from_afar_allows_two_as_well():
    hand = "crack_the_seal awaken_the_relic"
    s = scene(
        at="actions", here="gathering", hands={A: hand}, reserve={A: "second_reading"},
        cultists={A: "library 2, gathering 3"}, columns={"gathering": "M C", "library": "S"},
    )  # fmt: skip
    s.do("A enough", "A cast:second_reading")
    assert len(s.hand(A)) == 5
    s.do("A no_control_action", "A prepare:crack_the_seal").asks_for(A, "prepare")
    assert (s.column("gathering"), s.column("library")) == ("M C", "S")


@pytest.mark.rule("FG 13.1.3")
def test_the_first_spell_may_pay_for_the_second():
    hand = {A: "pluck_the_thread veil_streets"}
    s = library(hands=hand, columns={"library": "M"}).do("A no_die")
    s.refuses(A, "prepare:veil_streets")
    s.do("A prepare:pluck_the_thread").offers(A, "prepare:veil_streets")


@pytest.mark.rule("FG 13.1.4", "FG 13.1.5")
def test_both_may_use_the_same_column_and_then_it_goes():
    hand = {A: "pluck_the_thread awaken_the_relic"}
    s = library(hands=hand, columns={"library": "M C"}).do("A no_die", "A prepare:pluck_the_thread")
    assert (s.column("library"), s.discard()) == ("M C", [])
    s.do("A prepare:awaken_the_relic")
    assert (s.column("library"), len(s.discard())) == ("", 2)


@pytest.mark.example("FG ex-30")
def test_after_a_single_one_the_column_goes_when_one_stops():
    hand = {A: "pluck_the_thread"}
    s = library(hands=hand, columns={"library": "M C"}).do("A no_die", "A prepare:pluck_the_thread")
    assert s.column("library") == "M C"
    s.do("A prepare_no_more")
    assert (s.column("library"), len(s.discard())) == ("", 2)


@pytest.mark.rule("FG 13.1.5")
def test_without_any_the_column_stays():
    s = library(hands={A: "pluck_the_thread"}, columns={"library": "M C"})
    s.do("A no_die", "A prepare_no_more")
    assert s.column("library") == "M C"


@pytest.mark.rule("FG 13.1.6")
def test_a_spell_without_paying_for_a_cultist():
    table = {"cultists": {A: "library 3, abyss 4"}, "columns": {"library": "M"}}
    s = library(hands={A: "transfer_the_brand"}, deck="exodus scapegoat mob_fury", **table)
    s.do("A control_action:library")
    s.asks(A, "prepare_free", *(
        f"prepare_free:{one}" for one in ("transfer_the_brand", "exodus", "scapegoat", "mob_fury")
    ))  # fmt: skip
    s.do("A prepare_free:transfer_the_brand")
    assert (s.reserve(A), s.column("library")) == (["transfer_the_brand"], "M")
    assert (s.cultists(A, "library"), s.cultists(A, "abyss")) == (2, 5)
    s.asks_for(A, "prepare")


@pytest.mark.rule("FG 13.1.6")
def test_the_free_preparation_may_be_left_and_needs_control():
    left = library(cultists={A: "library 3"}).do("A no_control_action")
    assert (left.reserve(A), left.cultists(A, "library")) == ([], 3)
    library(cultists={A: "library 2"}).do("A no_die").asks_for(A, "prepare")


@pytest.mark.rule("FG 13.1.7")
def test_the_reserve_is_full_for_a_free_spell_too():
    full = {A: "unravel_museum veil_museum grave_robbery"}
    s = library(cultists={A: "library 3"}, hands={A: "scapegoat"}, reserve=full)
    s.do("A control_action:library", "A prepare_free:scapegoat")
    s.asks(A, "overflow", "replace:unravel_museum", "replace:veil_museum", "replace:grave_robbery")
    s.do("A replace:veil_museum")
    assert s.reserve(A) == ["unravel_museum", "grave_robbery", "scapegoat"]
    assert s.discard() == ["veil_museum"]
