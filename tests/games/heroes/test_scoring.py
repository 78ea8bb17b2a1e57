"""The end of the game, the count, ties (chapters 6 and 7)."""

import pytest

from fhtagn.games.heroes.scoring import ranking
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from tests.games.heroes.scene import GAME, A, B, C, D, scene
from tests.games.playing import told


def area(words, faction="inn_f_h1", **more):
    return scene(areas={A: words}, factions={A: faction}, **more)


@pytest.mark.rule("MH 6.1", "MH 6.22")
def test_the_last_card_ends_the_game_at_once():
    s = scene(hands={A: "", B: "inn_zadok"}, deck=1).do("A draw")
    s.is_over()
    for seat in (A, B):
        s.refuses(seat, "draw", "play:inn_zadok", "resign")
    assert s.why(B, "play").rule == "MH 6.22"


@pytest.mark.rule("MH 6.22")
def test_after_the_end_no_key_is_accepted():
    match = Match(GAME, settings(GAME, 2, {}), 1)
    match.play(0, "resign")
    with pytest.raises(IllegalChoice, match="over"):
        match.play(1, "resign")


@pytest.mark.rule("MH 6.2", "MH 6.3")
def test_hands_are_discarded_and_factions_revealed():
    s = scene(
        hands={A: "", B: "inn_zadok inn_dagon"}, deck="inn_hydra",
        factions={A: "inn_f_h1", B: "inn_f_h2"},
    )  # fmt: skip
    s.do("A draw")
    assert (s.hand(A), s.hand(B)) == ([], [])
    assert sorted(s.discard()) == ["inn_dagon", "inn_hydra", "inn_zadok"]
    assert s.points(B) == 0
    for seat in (A, B):
        assert [one["factions"] for one in s.sees(seat)["players"]] == [["inn_f_h1"], ["inn_f_h2"]]
        assert told("revealed", seat=B, factions=("inn_f_h2",)) in s.told(seat)


@pytest.mark.example("MH ex-77")
def test_scoring_a_hero_player():
    s = area("inn_olmstead inn_zadok inn_agent inn_deep_one")
    lines = s.sheet(A, "inn_f_h1")
    assert sum(one.points for one in lines if one.rule == "MH 6.4") == 5
    assert sum(one.points for one in lines if one.rule == "MH 6.5") == -1
    assert [(one.card, one.points) for one in lines if one.rule == "MH 6.8"] == [
        ("inn_olmstead", 2), ("inn_zadok", 2),
    ]  # fmt: skip
    assert s.points(A) == 8


@pytest.mark.example("MH ex-78")
def test_scoring_a_monster_player():
    s = scene(areas={A: "inn_dagon inn_hybrid inn_zadok", B: "inn_hydra"}, factions={A: "inn_f_m1"})
    lines = s.sheet(A, "inn_f_m1")
    assert sum(one.points for one in lines if one.rule == "MH 6.6") == 3
    assert sum(one.points for one in lines if one.rule == "MH 6.7") == -2
    assert [one.card for one in lines if one.rule == "MH 6.8"] == ["inn_dagon"]
    assert s.points(A) == 3


@pytest.mark.rule("MH 6.4", "MH 6.6")
def test_each_side_counts_its_own_symbols_only():
    assert area("inn_agent", "inn_f_h1").points(A) == 1
    assert area("inn_agent", "inn_f_m1").points(A) == -1
    assert area("inn_hybrid", "inn_f_h1").points(A) == -1
    assert area("inn_hybrid", "inn_f_m1").points(A) == 1


@pytest.mark.example("MH ex-79")
def test_the_bonus_is_given_once_for_each_character():
    assert area("mtn_elder mtn_elder mtn_elder", "mtn_f_m3").points(A) == 5


@pytest.mark.rule("MH 6.13", "MH 6.14")
def test_the_bonus_is_nothing_two_or_four_and_only_from_ones_own_area():
    def bonus(**places):
        s = scene(factions={A: "inn_f_h1"}, **places)
        return [one.points for one in s.sheet(A, "inn_f_h1") if one.rule == "MH 6.8"]

    assert bonus(areas={A: "inn_olmstead inn_zadok inn_olmstead"}) == [2, 2]
    assert bonus(areas={A: "inn_agent", B: "inn_olmstead"}, hands={A: "inn_zadok"}) == []
    assert bonus(discard="inn_olmstead inn_zadok") == []


@pytest.mark.example("MH ex-80")
def test_a_total_may_be_negative():
    assert area("ldn_hyde ldn_servant ldn_damsel", "ldn_f_h3").points(A) == -2


@pytest.mark.rule("MH 6.19", "MH 6.20")
def test_olmstead_among_two_deep_ones():
    s = area("inn_olmstead inn_deep_one inn_deep_one", "inn_f_h1")
    assert s.points(A) == -2 - 2 + 2  # his suns are skulls, the faction bonus stays
    assert ("MH 6.19", "inn_olmstead", -2) in s.sheet(A, "inn_f_h1")  # and the sheet says why
    assert area("inn_olmstead inn_deep_one inn_deep_one", "inn_f_m1").points(A) == 4
    assert area("inn_olmstead inn_deep_one", "inn_f_h1").points(A) == 2 - 1 + 2


@pytest.mark.example("MH ex-82")
def test_deep_ones_elsewhere_do_not_matter():
    s = scene(areas={A: "inn_olmstead inn_deep_one", B: "inn_deep_one"}, factions={A: "inn_f_h2"})
    assert s.points(A) == 1


@pytest.mark.example("MH ex-83")
@pytest.mark.parametrize("side", ["h", "m"])
@pytest.mark.parametrize(("count", "points"), [(1, -1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_hieroglyphs_score_together(count, points, side):
    assert area("mtn_hieroglyph " * count, f"inn_f_{side}1").points(A) == points


@pytest.mark.rule("MH 6.17")
@pytest.mark.parametrize("side", ["h", "m"])
def test_printed_points_go_to_whoever_has_the_card(side):
    assert area("shk_moriarty", f"inn_f_{side}1").points(A) == 2
    assert area("shk_soul shk_soul", f"inn_f_{side}1").points(A) == -2


@pytest.mark.rule("MH 2.1", "MH 2.4", "MH 2.5", "MH 2.10")
def test_symbols_count_each_and_neutral_cards_serve_either_side():
    assert area("inn_zadok", "inn_f_h2").points(A) == 2
    assert area("inn_dagon", "inn_f_m2").points(A) == 2
    for faction in ("inn_f_h2", "inn_f_m2"):
        assert area("shk_moriarty", faction).points(A) == 2


@pytest.mark.example("MH ex-85")
def test_the_winner_wins_alone():
    s = scene(seats=4)
    assert ranking(s.g, [7, 5, 6, 6])[A] == 1
    assert ranking(s.g, [7, 5, 6, 6]).count(1) == 1
    heroes = scene(
        seats=4, hands={A: ""}, deck=1,
        factions={A: "inn_f_h1", B: "inn_f_h2", C: "inn_f_h3", D: "ldn_f_h1"},
        areas={A: "inn_agent", B: "inn_zadok"},
    )  # fmt: skip
    heroes.do("A draw")
    assert heroes.winner() == B


@pytest.mark.example("MH ex-86")
def test_in_a_tie_the_last_turn_wins():
    s = scene(seats=3, turn=B)
    assert ranking(s.g, [4, 6, 6]).index(1) == B


@pytest.mark.example("MH ex-87")
def test_if_the_last_turn_was_anothers_one_walks_back():
    s = scene(seats=4, turn=C)
    assert ranking(s.g, [6, 3, 4, 6]).index(1) == A


@pytest.mark.example("MH ex-88")
def test_a_tie_at_a_lower_place_does_not_matter():
    s = scene(seats=3, turn=C)
    assert ranking(s.g, [5, 3, 3]).index(1) == A


@pytest.mark.rule("MH 7.1", "MH 7.2", "MH 7.3")
def test_a_tie_is_broken_in_a_real_game():
    s = scene(seats=3, turn=C, hands={C: ""}, deck=1, areas={A: "inn_agent", B: "inn_agent"},
              factions={A: "inn_f_h1", B: "inn_f_h2", C: "inn_f_m1"})  # fmt: skip
    s.do("C draw")
    assert s.g.outcome.places == (2, 1, 3)  # back from C: B comes before A


@pytest.mark.rule("MH 6.9", "MH 6.21")
def test_the_most_points_win_not_the_side():
    s = scene(seats=3, hands={A: ""}, deck=1,
              areas={A: "inn_agent", B: "inn_agent", C: "inn_dagon"},
              factions={A: "inn_f_h1", B: "inn_f_h2", C: "inn_f_m2"})  # fmt: skip
    s.do("A draw")
    assert s.winner() == C


@pytest.mark.rule("MH 6.15")
def test_a_card_scores_where_it_lies():
    s = scene(hands={A: "mtn_penguin"}, factions={A: "mtn_f_h1", B: "mtn_f_h2"})
    s.do("A play:mtn_penguin", "A put>1")
    assert (s.points(A), s.points(B)) == (0, -1)


@pytest.mark.rule("MH 6.10", "MH 6.11", "MH 6.12")
def test_an_ability_that_takes_the_last_card_ends_the_game():
    s = scene(hands={A: "shk_satan"}, deck="inn_zadok", factions={A: "shk_f_m1"})
    s.do("A play:shk_satan")
    s.is_over()
    assert (s.area(A), s.points(A)) == (["shk_satan"], 4)
    look = scene(hands={A: "shk_mycroft"}, deck="inn_zadok").do("A play:shk_mycroft", "A look")
    look.is_turn_of(B)
    assert look.deck() == 1
