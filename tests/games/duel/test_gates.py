"""Gates: who controls them, how they are taken and left (chapters 6 and 12.2)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told


def area(s, name):
    """What everybody sees of an area."""
    return next(one for one in s.sees(A)["areas"] if one["id"] == name)


@pytest.mark.example("CW ex-12")
def test_controlled_and_free_gate():
    s = scene(units={A: {"india": "acolyte!", "baltica": "acolyte"}}, gates="baltica")
    held, free = area(s, "india"), area(s, "baltica")
    assert (held["gate"], held["keeper"], held["on_gate"]) == (True, A, "acolyte")
    assert (free["gate"], free["keeper"], free["on_gate"]) == (True, -1, "")
    assert s.sees(B)["players"][A]["gates"] == 1


@pytest.mark.rule("CW 6.1.3", "CW 6.1.4", "CW 6.1.2")
def test_one_unit_on_a_gate_and_one_faction_controls_it():
    units = {A: {"india": "3 acolyte"}, B: {"india": "2 acolyte"}}
    s = scene(units=units, gates="india").do("A control:acolyte@india")
    assert s.gate("india") == "A acolyte"
    assert s.keys(A, "control") == []
    s.do("A pass_turn")
    assert s.keys(B, "control") == []
    assert [area(s, "india")["keeper"], area(s, "kalahari")["keeper"]] == [A, -1]


@pytest.mark.rule("CW 6.1.1")
def test_an_area_holds_one_gate():
    s = scene(units={A: {"india": "3 acolyte"}}, power=(8, 0)).do("A gate@india")
    assert s.gates() == {"india": "free"}
    s.do("A control:acolyte@india", "A end").is_turn_of(A)
    assert s.keys(A, "gate") == []


@pytest.mark.rule("CW 6.1.5")
def test_monsters_and_great_old_ones_hold_no_gates():
    units = {
        A: {"india": "dark_young ghoul", "baltica": "shub_niggurath"},
        B: {"siberia": "acolyte"},
    }
    s = scene("black_goat", "sleeper", units=units, gates="india baltica siberia")
    assert (s.keys(A, "control"), s.keys(A, "gate")) == ([], [])
    assert s.why(A, "control") == Reason("CW 12.2.2", "no_free_gate")
    red = scene("black_goat", "sleeper", units=units, gates="india baltica", books={A: "red_sign"})
    assert red.keys(A, "control") == ["control:dark_young@india"]


@pytest.mark.rule("CW 6.1.6")
def test_a_gate_whose_keeper_is_killed_is_free():
    units = {A: {"india": "serpent_man"}, B: {"india": "acolyte!"}}
    s = scene(units=units).rolls(6).do("A battle@india")
    assert (s.gate("india"), s.units(B, "india")) == ("free", {})


@pytest.mark.rule("CW 6.1.6")
def test_a_gate_whose_keeper_is_captured_is_free():
    units = {A: {"india": "serpent_man"}, B: {"india": "acolyte!"}}
    s = scene(units=units).do("A capture@india")
    assert (s.gate("india"), s.units(B, "captive")) == ("free", {"acolyte": 1})


@pytest.mark.rule("CW 6.1.6")
def test_a_gate_whose_keeper_is_replaced_is_free():
    units = {A: {"india": "acolyte!"}, B: {"baltica": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "devolve"})
    s.do("A recruit:acolyte@india", "A devolve:acolyte_on_gate@india")
    assert s.gate("india") == "free"
    assert s.units(A, "india") == {"acolyte": 1, "deep_one": 1}


@pytest.mark.rule("CW 6.1.6")
def test_a_gate_whose_keeper_retreats_or_is_eliminated_is_free():
    units = {A: {"india": "serpent_man"}, B: {"india": "acolyte!"}}
    s = scene(units=units).rolls(4).do("A battle@india", "B retreat:acolyte_on_gate>kalahari")
    assert (s.gate("india"), s.units(B, "kalahari")) == ("free", {"acolyte": 1})
    goat = scene("black_goat", "sleeper", units={A: {"india": "acolyte!", "baltica": "acolyte"}})
    goat.do("A fulfil:black_goat_5", "A give:acolyte_on_gate@india", "A book:frenzy")
    assert goat.gates() == {"india": "free"}


@pytest.mark.rule("CW 6.1.7")
def test_a_unit_on_a_gate_is_in_the_area():
    units = {A: {"india": "serpent_man"}, B: {"india": "acolyte!"}}
    s = scene(units=units)
    s.offers(A, "battle@india", "capture@india")
    s.rolls(6).do("A battle@india")
    assert s.doom(A) == 1
    here = scene("black_goat", "sleeper", units={
        A: {"india": "acolyte!", "baltica": "acolyte", "siberia": "2 acolyte"}
    })  # fmt: skip
    here.offers(A, "recruit:acolyte@india")
    here.do("A move:acolyte@siberia>cathaysia", "A stop").asks_for(A, "choose_book")


# -- taking and leaving ----------------------------------------------------------------------------


@pytest.mark.rule("CW 12.2.1", "CW 12.2.2")
def test_taking_a_free_gate_costs_nothing():
    s = scene(units={A: {"india": "2 acolyte"}}, gates="india").do("A control:acolyte@india")
    assert (s.power(A), s.gate("india")) == (8, "A acolyte")
    assert told("controlled", seat=A, unit="acolyte", at="india") in s.told(B)
    s.offers(A, "recruit:acolyte@india", "summon:wizard@india")


@pytest.mark.rule("CW 12.2.1", "CW 12.2.4")
def test_leaving_a_gate_costs_nothing_and_the_unit_stays():
    s = scene(units={A: {"india": "acolyte!"}}).do("A abandon@india")
    assert (s.power(A), s.gate("india"), s.units(A, "india")) == (8, "free", {"acolyte": 1})
    assert told("abandoned", seat=A, unit="acolyte", at="india") in s.told(B)
    s.offers(A, "move:acolyte@india>kalahari")
    s.refuses(A, "end")


@pytest.mark.rule("CW 12.2.3")
def test_an_enemy_gate_cannot_be_taken():
    s = scene(units={A: {"india": "2 acolyte"}, B: {"india": "acolyte!"}})
    assert s.keys(A, "control") == []
    assert s.why(A, "control") == Reason("CW 12.2.2", "no_free_gate")


@pytest.mark.rule("CW 12.2.5", "CW 12.2.7")
def test_any_number_of_times_in_a_turn():
    units = {A: {"india": "acolyte! dark_young", "baltica": "acolyte", "siberia": "acolyte"}}
    s = scene("black_goat", "sleeper", units=units, gates="baltica siberia", books={A: "red_sign"})
    s.do("A control:acolyte@baltica", "A abandon@india", "A control:dark_young@india")
    s.do("A recruit:acolyte@india", "A control:acolyte@siberia", "A abandon@india")
    s.do("A control:acolyte@india")
    assert s.gates() == {
        "india": "A acolyte",
        "baltica": "A acolyte",
        "siberia": "A acolyte",
    }
    assert s.power(A) == 7


@pytest.mark.example("CW ex-33")
def test_dark_young_takes_over_a_gate():
    units = {A: {"india": "acolyte!"}}
    s = scene("black_goat", "sleeper", units=units, books={A: "red_sign"}, power=(3, 3))
    s.do("A summon:dark_young@india", "A abandon@india", "A control:dark_young@india")
    assert (s.power(A), s.gate("india")) == (0, "A dark_young")
    s.offers(A, "end")
    s.do("A end").is_turn_of(B)


@pytest.mark.example("CW ex-34")
def test_who_takes_a_free_gate():
    units = {A: {"india": "acolyte", "baltica": "acolyte"}, B: {"india": "acolyte"}}
    s = scene(units=units, gates="india")
    s.offers(A, "control:acolyte@india")
    s.do("A recruit:acolyte@baltica", "A end").is_turn_of(B)
    s.refuses(A, "control:acolyte@india")
    s.do("B control:acolyte@india")
    assert s.gate("india") == "B acolyte"


@pytest.mark.rule("CW 12.2.6", "CW 12.1.2")
def test_the_first_whose_turn_comes_may_take_it():
    units = {A: {"india": "acolyte"}, B: {"india": "acolyte"}}
    s = scene(units=units, gates="india")
    s.refuses(B, "control:acolyte@india")
    s.do("A control:acolyte@india", "A pass_turn").refuses(B, "control:acolyte@india")


@pytest.mark.example("CW ex-35")
def test_a_cultist_leaves_a_gate():
    s = scene(units={A: {"india": "acolyte!"}}, power=(1, 3))
    s.refuses(A, "move:acolyte@india>kalahari", "move:acolyte_on_gate@india>kalahari")
    s.do("A abandon@india")
    assert s.power(A) == 1
    s.do("A move:acolyte@india>kalahari")
    assert (s.power(A), s.gate("india"), s.units(A, "kalahari")) == (0, "free", {"acolyte": 1})


@pytest.mark.rule("CW 40.1.2")
def test_gates_can_be_changed_after_the_last_power_is_spent():
    units = {A: {"india": "acolyte!", "baltica": "acolyte"}}
    s = scene(units=units, gates="baltica", power=(1, 3)).do("A recruit:acolyte@baltica")
    assert s.power(A) == 0
    s.asks(A, "act", "abandon@india", "control:acolyte@baltica", "end")
    s.do("A control:acolyte@baltica", "A abandon@india", "A end").is_turn_of(B)
    assert s.gates() == {"india": "free", "baltica": "A acolyte"}


@pytest.mark.rule("CW 40.1.16")
def test_no_way_back_to_an_arrangement_since_the_last_paid_deed():
    units = {A: {"india": "acolyte! acolyte", "baltica": "acolyte!"}}
    s = scene(units=units).do("A abandon@india")
    assert s.keys(A, "control") == []
    assert s.why(A, "control") == Reason("CW 40.1.16", "gates_were_so")
    s.do("A abandon@baltica")
    assert s.keys(A, "control") == ["control:acolyte@india"]
    s.do("A control:acolyte@india")
    assert (s.keys(A, "control"), s.keys(A, "abandon")) == ([], [])
    assert s.why(A, "abandon") == Reason("CW 40.1.16", "gates_were_so")
    s.do("A recruit:acolyte@india")
    s.offers(A, "control:acolyte@baltica", "abandon@india")
    next_turn = scene(units=units).do("A abandon@india", "A pass_turn", "B pass_turn")
    assert next_turn.gate("india") == "free"


@pytest.mark.rule("CW 40.1.16", "CW 12.2.2")
def test_a_gate_whose_keeper_was_lost_in_ones_own_turn_can_be_taken_again():
    units = {A: {"india": "acolyte! acolyte serpent_man"}, B: {"india": "wendigo"}}
    battle = scene(units=units).rolls(1, 6).do("A battle@india", "A kill:acolyte_on_gate")
    goat = scene("black_goat", "sleeper", units={A: {"india": "acolyte! 2 acolyte"}})
    goat.do("A fulfil:black_goat_5", "A give:acolyte_on_gate@india", "A book:frenzy")
    units = {A: {"india": "acolyte! acolyte"}}
    cthulhu = scene("great_cthulhu", "sleeper", units=units, books={A: "devolve"})
    cthulhu.do("A recruit:acolyte@india", "A devolve:acolyte_on_gate@india", "A pass")
    for s in (battle, goat, cthulhu):
        assert s.gate("india") == "free"
        s.asks(A, "act", "control:acolyte@india", "end")
        s.do("A control:acolyte@india")
        assert s.gate("india") == "A acolyte"
