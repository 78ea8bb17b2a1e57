"""Capture a cultist (chapter 10.7)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told


@pytest.mark.rule("CW 10.7.1", "CW 10.7.2", "CW 10.7.9")
@pytest.mark.parametrize("captor", ["wizard", "serpent_man", "tsathoggua"])
def test_a_monster_or_great_old_one_captures_one_cultist_for_one_power(captor):
    s = scene(units={A: {"india": captor}, B: {"india": "3 acolyte", "baltica": "acolyte"}})
    assert s.keys(A, "capture") == ["capture@india"]
    s.do("A capture@india")
    assert s.power(A) == 7
    assert (s.units(B, "captive"), s.units(B, "india")) == ({"acolyte": 1}, {"acolyte": 2})
    assert told("captured", seat=A, unit="acolyte", at="india") in s.told(B)
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 10.7.2", "CW 10.7.3")
def test_cultists_capture_nobody_and_nobody_captures_from_afar():
    s = scene(units={A: {"india": "4 acolyte", "kalahari": "wizard"}, B: {"india": "acolyte"}})
    assert s.keys(A, "capture") == []
    assert s.why(A, "capture") == Reason("CW 10.7.2", "nobody_to_capture")
    empty = scene(units={A: {"india": "wizard"}, B: {"india": "wendigo"}})
    assert empty.keys(A, "capture") == []


@pytest.mark.rule("CW 10.7.4", "CW 10.7.5", "CW 10.7.6", "CW 10.7.7")
@pytest.mark.parametrize(
    ("captors", "protectors", "legal"),
    [
        ("wizard", "", True),
        ("tsathoggua", "", True),
        ("wizard", "wendigo", False),
        ("3 serpent_man 2 wizard 4 formless_spawn", "wendigo", False),
        ("wizard", "rhan_tegoth", False),
        ("tsathoggua", "4 wendigo gnoph_keh", True),
        ("tsathoggua", "rhan_tegoth", False),
    ],
)
def test_great_old_ones_protect_from_all_monsters_from_monsters(captors, protectors, legal):
    s = scene(units={A: {"india": captors}, B: {"india": f"acolyte {protectors}"}})
    assert s.keys(A, "capture") == ["capture@india"] * legal
    if not legal:
        id_ = "CW 10.7.4" if protectors == "rhan_tegoth" else "CW 10.7.5"
        assert s.why(A, "capture") == Reason(id_, "protected")


@pytest.mark.rule("CW 10.7.5")
def test_a_protector_elsewhere_does_not_protect():
    s = scene(units={A: {"india": "wizard"}, B: {"india": "acolyte", "kalahari": "wendigo"}})
    s.offers(A, "capture@india")


@pytest.mark.rule("CW 10.7.8")
def test_combat_does_not_matter():
    units = {A: {"india": "wizard"}, B: {"india": "2 acolyte"}}
    s = scene("sleeper", "black_goat", units=units, books={B: {4: "frenzy"}})
    s.offers(A, "capture@india")
    s.refuses(A, "battle@india")
    ghoul = {A: {"india": "3 formless_spawn"}, B: {"india": "acolyte ghoul"}}
    scene("sleeper", "black_goat", units=ghoul, books={B: {4: "frenzy"}}).refuses(
        A, "capture@india"
    )


@pytest.mark.example("CW ex-24")
def test_answering_dreams_by_a_capture():
    units = {A: {"baltica": "acolyte"}, B: {"india": "acolyte! wizard"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "dreams"}, power=(2, 1))
    s.do("A dreams@india")
    assert s.units(A, "india") == {"acolyte": 1}
    s.do("A end", "B capture@india")
    assert (s.power(B), s.units(A, "captive"), s.units(A, "india")) == (0, {"acolyte": 1}, {})


@pytest.mark.example("CW ex-30")
def test_avoiding_capture_at_kalahari():
    units = {A: {"india": "2 wendigo acolyte"}, B: {"kalahari": "acolyte!"}}
    s = scene("windwalker", "sleeper", units=units, power=(5, 1))
    s.do(*["A move:wendigo@india>kalahari"] * 2, "A move:acolyte@india>kalahari", "A end")
    assert s.power(A) == 2
    s.do("B summon:wizard@kalahari", "B end")
    assert s.power(B) == 0
    s.is_turn_of(A)
    s.refuses(A, "capture@kalahari")
    assert s.why(A, "capture") == Reason("CW 10.7.5", "protected")
    without = scene("windwalker", "sleeper", units={
        A: {"kalahari": "2 wendigo acolyte"}, B: {"kalahari": "acolyte!"}
    })  # fmt: skip
    without.offers(A, "capture@kalahari")


@pytest.mark.example("CW ex-31")
def test_avoiding_capture_at_arkham():
    units = {A: {"dunwich": "2 deep_one"}, B: {"arkham": "acolyte!"}}
    s = scene(
        "great_cthulhu", "black_goat", map="lovecraft_country", units=units, power=(5, 1),
        books={B: {4: "frenzy"}},
    )  # fmt: skip
    s.do(*["A move:deep_one@dunwich>arkham"] * 2, "A end")
    assert s.power(A) == 3
    s.do("B summon:ghoul@arkham", "B end")
    assert s.power(B) == 0
    s.is_turn_of(A)
    s.refuses(A, "capture@arkham")


@pytest.mark.example("CW ex-32")
def test_the_victim_keeps_his_gate():
    s = scene(units={A: {"india": "wizard"}, B: {"india": "acolyte! acolyte"}}, power=(1, 3))
    s.do("A capture@india").asks(B, "choose_captive", "give_up:acolyte_on_gate", "give_up:acolyte")
    s.do("B give_up:acolyte")
    assert s.gate("india") == "B acolyte"
    assert s.units(B, "captive") == {"acolyte": 1}
    assert (s.units(B, "india"), s.units(B, "pool")["acolyte"]) == ({"acolyte": 1}, 4)
    assert s.sees(A)["players"][B]["captured"] == {"acolyte": 1}


@pytest.mark.rule("CW 10.7.10", "CW 7.3.1")
def test_the_victim_may_give_up_the_one_on_the_gate():
    s = scene(units={A: {"india": "wizard"}, B: {"india": "acolyte! acolyte"}})
    s.do("A capture@india", "B give_up:acolyte_on_gate")
    assert (s.gate("india"), s.units(B, "india")) == ("free", {"acolyte": 1})


@pytest.mark.rule("CW 10.7.11", "CW 10.7.12")
def test_a_captive_is_in_nobodys_pool_until_power_is_gathered():
    units = {A: {"india": "wizard", "baltica": "2 acolyte"}, B: {"india": "6 acolyte"}}
    s = scene(units=units, power=(2, 3)).do("A capture@india", "A end")
    assert (s.units(B, "captive"), "acolyte" in s.units(B, "pool")) == ({"acolyte": 1}, False)
    assert s.keys(B, "recruit") == []
    s.do("B pass_turn")
    s.do("A pass_turn")
    assert (s.units(B, "captive"), s.units(B, "pool")["acolyte"]) == ({}, 1)


@pytest.mark.rule("CW 40.2.1")
def test_a_capture_scores_one_doom_unless_the_table_has_agreed_otherwise():
    units = {A: {"india": "wizard"}, B: {"india": "acolyte!"}}
    s = scene(units=units, doom=(4, 4)).do("A capture@india")
    assert (s.doom(A), s.doom(B)) == (5, 4)
    quiet = scene(units=units, doom_for_captures=False).do("A capture@india")
    assert (quiet.doom(A), quiet.units(B, "captive")) == (0, {"acolyte": 1})
