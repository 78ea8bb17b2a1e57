"""The Gather Power phase and the minimum of Power (chapter 14)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told


def gathered(s, seat):
    """What the seat has gathered, by source."""
    return {
        seen["source"]: seen["count"]
        for seen in s.told(A)
        if seen["kind"] == "gathered" and seen["seat"] == seat
    }


def after(*factions, power=(1, 1), **more):
    """A scene in which both have just passed."""
    s = scene(*factions, power=power, **more).do("A pass_turn")
    return s.do("B pass_turn") if s.asked()[0].startswith("B act") else s


@pytest.mark.rule("CW 14.1.2", "CW 14.1.3", "CW 14.1.4", "CW 14.1.5")
def test_what_power_comes_from():
    """The example of the rulebook: 3 cultists, 2 gates, a free gate, a captive, a spellbook."""
    units = {
        A: {"india": "acolyte! acolyte", "baltica": "acolyte!", "siberia": "cthulhu"},
        B: {"tethys_ocean": "acolyte!", "captive": "acolyte"},
    }
    s = after(
        "great_cthulhu", "sleeper", units=units, gates="siberia", books={A: {5: "yha_nthlei"}}
    )
    assert gathered(s, A) == {
        "cultists": 3, "gates": 4, "free_gates": 1, "captives": 1, "abilities": 1
    }  # fmt: skip
    assert s.power(A) == 10
    assert gathered(s, B) == {"cultists": 1, "gates": 2, "free_gates": 1}


@pytest.mark.rule("CW 14.1.1", "CW 14.1.9")
def test_both_gather_and_the_cultist_on_a_gate_counts_twice():
    s = scene(units={A: {"india": "acolyte!"}, B: {"baltica": "acolyte!"}}, at="gather",
              power=(0, 0))  # fmt: skip
    assert (s.power(A), s.power(B)) == (3, 3)


@pytest.mark.rule("CW 14.1.5", "CW 14.1.6")
def test_captives_bring_power_and_go_home():
    units = {A: {"india": "2 acolyte", "captive": "acolyte"}, B: {"captive": "3 acolyte"}}
    s = after(units=units)
    assert (gathered(s, A)["captives"], gathered(s, B)["captives"]) == (3, 1)
    assert (s.units(A, "captive"), s.units(B, "captive")) == ({}, {})
    assert (s.units(A, "pool")["acolyte"], s.units(B, "pool")["acolyte"]) == (4, 6)
    assert told("freed", seat=B, unit="acolyte") in s.told(B)


@pytest.mark.rule("CW 14.1.7", "CW 14.1.8", "CW 7.2.4")
def test_monsters_bring_power_only_by_an_ability():
    units = {
        A: {"india": "3 acolyte shub_niggurath 2 dark_young 4 fungi"},
        B: {"baltica": "3 acolyte"},
    }
    plain = scene("black_goat", "sleeper", units=units, at="gather", power=(0, 0))
    assert plain.power(A) == 3
    red = scene("black_goat", "sleeper", units=units, at="gather", power=(0, 0),
                books={A: "red_sign"})  # fmt: skip
    assert red.power(A) == 3 + 2
    later = scene("black_goat", "sleeper", units=units, books={A: "red_sign"})
    assert later.power(A) == 8


@pytest.mark.rule("CW 14.1.4")
def test_a_free_gate_serves_both():
    units = {A: {"india": "3 acolyte"}, B: {"baltica": "3 acolyte"}}
    s = after(units=units, gates="india siberia")
    assert (gathered(s, A), gathered(s, B)) == ({"cultists": 3, "free_gates": 2},) * 2


@pytest.mark.example("CW ex-09")
def test_four_gates_under_towers():
    towers = "arctica siberia baltica amazonia"
    units = {A: {"india": "3 acolyte"}, B: {"arctica": "3 acolyte"}}
    s = after(units=units, gates=towers, towers=towers)
    assert (gathered(s, A)["free_gates"], gathered(s, B)["free_gates"]) == (4, 4)
    assert (s.power(A), s.power(B)) == (7, 7)


@pytest.mark.example("CW ex-43")
def test_power_beyond_twenty():
    six = ["salem", "boston", "arkham", "dunwich", "kingsport", "rockport"]
    free = "innsmouth newburyport merrimack_river martins_cove gardner_reservoir"
    s = scene(
        "black_goat", "sleeper", map="lovecraft_country", units={A: dict.fromkeys(six, "acolyte!")},
        gates=free, at="gather", power=(0, 0), books={A: "frenzy ghroth red_sign"},
    )  # fmt: skip
    assert s.power(A) == 23
    s.do("A done", "B done").is_turn_of(A)
    s.do("A summon:fungi@arkham")
    assert s.power(A) == 21
    s.do("A summon:ghoul@arkham")
    assert s.power(A) == 20


@pytest.mark.rule("CW 14.1.10", "CW 1.1.12")
def test_there_is_no_most():
    assert scene(units={A: {"india": "acolyte!"}}, at="gather", power=(20, 20)).power(A) == 23
    s = scene(units={A: {"india": "acolyte"}}, power=(8, 20)).do("A fulfil:sleeper_2")
    assert s.power(B) == 23


# -- the minimum -----------------------------------------------------------------------------------

ELEVEN = {"baltica": "acolyte! 2 acolyte", "arctica": "acolyte!", "siberia": "acolyte!"}


@pytest.mark.example("CW ex-44")
def test_roman_is_raised_to_six():
    s = after(units={A: {"india": "4 acolyte"}, B: ELEVEN}, books={B: "howl herald ice_age"})
    assert (gathered(s, A), s.power(A), s.power(B)) == ({"cultists": 4}, 6, 11)
    assert told("raised", seat=A, count=6) in s.told(B)


@pytest.mark.rule("CW 14.2.1", "CW 14.2.2")
@pytest.mark.parametrize(
    ("kept", "power"), [((0, 0), (6, 11)), ((0, 1), (6, 12)), ((0, 2), (7, 13))]
)
def test_the_poorer_has_at_least_half_rounded_up(kept, power):
    s = scene(units={A: {"india": "4 acolyte"}, B: ELEVEN}, at="gather", power=kept)
    assert (s.power(A), s.power(B)) == power


@pytest.mark.rule("CW 14.2.3", "CW 40.3.1")
@pytest.mark.parametrize("cultists", [5, 6])
def test_half_or_more_is_left_as_it_is(cultists):
    ten = {"baltica": "acolyte! 4 acolyte", "arctica": "acolyte!"}
    s = after(units={A: {"india": f"{cultists} acolyte"}, B: ten})
    assert (s.power(A), s.power(B)) == (cultists, 10)
    assert not [seen for seen in s.told(A) if seen["kind"] == "raised"]


@pytest.mark.rule("CW 40.3.2")
def test_power_kept_by_hibernating_counts():
    units = {A: {"india": "4 acolyte"}, B: {"baltica": "4 acolyte"}}
    s = scene(units=units, power=(1, 7), books={B: {2: "howl"}})
    s.do("A recruit:acolyte@india", "A end", "B hibernate")
    assert (s.power(B), s.power(A), s.g.first) == (7 + 4, 6, B)
    assert gathered(s, A) == {"cultists": 5}
    assert s.g.hibernating == 0
