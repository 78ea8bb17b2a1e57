"""The nine Spells that exist only with the symbol of the Museum."""

import pytest

from tests.games.fate.scene import A, B, C, scene
from tests.games.fate.spells import cast, idle_windows, is_done, prepared, refused

# -- Elder Signs of one's own track ----------------------------------------------------------------


@pytest.mark.card("crack_the_seal")
def test_crack_the_seal_destroys_one_sign_of_the_own_track():
    s = cast("crack_the_seal", signs={A: 3, B: 2})
    assert (s.signs(A), s.signs(B)) == (2, 2)
    is_done(s, "crack_the_seal")
    assert s.reserve(A) == []
    refused("crack_the_seal", signs={B: 2})


@pytest.mark.card("shatter_the_pentacle")
@pytest.mark.parametrize(("had", "most"), [(1, 1), (2, 2), (5, 3)])
def test_shatter_the_pentacle_destroys_up_to_three_signs(had, most):
    s = cast("shatter_the_pentacle", signs={A: had, B: 1}, curse_top="hungry_door")
    s.asks(A, "choose_signs", *(f"signs:{count}" for count in range(most + 1)))
    s.do(f"A signs:{most}")
    assert (s.signs(A), s.signs(B)) == (had - most, 1)
    assert s.curses(A) == ["hungry_door"]
    is_done(s, "shatter_the_pentacle")


@pytest.mark.card("shatter_the_pentacle")
def test_shatter_the_pentacle_brings_its_curse_for_no_sign_too():
    s = cast("shatter_the_pentacle", signs={A: 3}, curse_top="hungry_door").do("A signs:0")
    assert (s.signs(A), s.curses(A)) == (3, ["hungry_door"])
    s = cast("shatter_the_pentacle", curse_top="hungry_door")
    assert s.curses(A) == ["hungry_door"]


@pytest.mark.card("transfer_the_brand")
def test_transfer_the_brand_gives_a_sign_to_a_rival_with_no_more():
    s = cast("transfer_the_brand", players=4, signs={A: 2, B: 2, C: 1, 3: 3})
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.do("A rival:1")
    assert [s.signs(seat) for seat in range(4)] == [1, 3, 1, 3]
    is_done(s, "transfer_the_brand")
    s = cast("transfer_the_brand", signs={A: 2, B: 3, C: 2})
    assert [s.signs(seat) for seat in (A, B, C)] == [1, 3, 3]


@pytest.mark.card("transfer_the_brand")
def test_transfer_the_brand_needs_an_own_sign_and_such_a_rival():
    refused("transfer_the_brand", signs={})
    refused("transfer_the_brand", signs={B: 1})
    refused("transfer_the_brand", signs={A: 1, B: 2, C: 2})
    refused("transfer_the_brand", players=1)


@pytest.mark.card("transfer_the_brand")
def test_the_branded_rival_may_ignore_the_sign():
    s = cast("transfer_the_brand", players=2, signs={A: 1}, artifacts={B: "star_stone"})
    s.asks(B, "answer_signs", "use:star_stone", "pass")
    s.do("B use:star_stone", "B signs:1")
    assert (s.signs(A), s.signs(B), s.artifacts(B)) == (0, 0, [])


@pytest.mark.card("antiquarys_ward")
@pytest.mark.parametrize("players", [1, 3])
def test_antiquarys_ward_ignores_up_to_two_signs_of_a_raid(players):
    def raided():
        table = {"players": players, "at": "conclude", "investigators": "A 5"}
        s = prepared("antiquarys_ward", dice="X X E T K", **table)
        s.asks(A, "answer_signs", "cast:antiquarys_ward", "pass")
        return s

    s = raided().do("A cast:antiquarys_ward")
    s.offers(A, "signs:1", "signs:2")
    s.refuses(A, "signs:3")
    s.do("A signs:2")
    assert (s.signs(A), s.investigators(A)) == (1, 2)  # the two stars stay, as rolled
    assert s.discard() == ["antiquarys_ward"]
    s = raided().do("A cast:antiquarys_ward", "A signs:1")
    assert (s.signs(A), s.investigators(A)) == (2, 2)
    s = raided().do("A pass")
    assert (s.signs(A), s.reserve(A)) == (3, ["antiquarys_ward"])


@pytest.mark.card("antiquarys_ward")
@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(("back", "asked"), [("M", ["B answer_signs"]), ("S", [])])
def test_the_ward_may_be_under_every_back_of_the_museum_and_no_other(back, asked):
    s = prepared("knock_at_midnight", investigators="B 1", reserve={B: back}).rolls("E")
    windows = idle_windows(s, "A cast:knock_at_midnight")
    assert windows == ["B answer_spell", "B answer_raid", *asked]
    assert s.signs(B) == 1


@pytest.mark.card("antiquarys_ward")
def test_antiquarys_ward_is_for_raids_only():
    s = prepared("transfer_the_brand", players=2, signs={A: 1}, reserve={B: "antiquarys_ward"})
    s.do("A cast:transfer_the_brand")
    assert (s.signs(B), s.reserve(B)) == (1, ["antiquarys_ward"])
    s.asks_for(A, "move")


@pytest.mark.card("antiquarys_ward")
@pytest.mark.rule("FG 40.1.54", "FG 40.2.3")
def test_antiquarys_ward_does_not_help_against_a_punishment():
    s = prepared("antiquarys_ward", investigators="A 4", curses={A: "marked_house"}, dice="X X X X")
    assert (s.signs(A), s.reserve(A)) == (4, ["antiquarys_ward"])


# -- Artifacts -------------------------------------------------------------------------------------


@pytest.mark.card("grave_robbery")
@pytest.mark.parametrize("key", ["artifact:black_stone", "artifact_top"])
def test_grave_robbery_gains_an_artifact_as_in_the_museum(key):
    s = cast("grave_robbery", display="black_stone star_stone", artifact_top="silver_key")
    s.asks(A, "artifact", "artifact:black_stone", "artifact:star_stone", "artifact_top")
    s.do(f"A {key}")
    assert s.artifacts(A) == ["black_stone" if key == "artifact:black_stone" else "silver_key"]
    assert "star_stone" not in [s.g.code[card] for card in s.g.display]
    assert len(s.g.display) == 2
    is_done(s, "grave_robbery")


@pytest.mark.card("grave_robbery")
def test_a_fourth_artifact_costs_one_of_the_others():
    own = "necronomicon~ silver_key zanns_viol"
    s = cast("grave_robbery", artifacts={A: own}, display="black_stone star_stone")
    s.do("A artifact:star_stone")
    s.asks(A, "artifact_limit", "give_up:necronomicon", "give_up:silver_key", "give_up:zanns_viol")
    s.do("A give_up:silver_key")
    assert s.artifacts(A) == ["necronomicon~", "zanns_viol", "star_stone"]
    assert s.g.code[s.g.artifact_deck[-1]] == "silver_key"


@pytest.mark.card("covetous_hand")
def test_covetous_hand_takes_a_rivals_artifact_as_it_stands():
    table = {"artifacts": {B: "black_stone~ star_stone", C: "silver_key"}, "hands": {B: "M"}}
    s = cast("covetous_hand", **table)
    s.asks(A, "steal_artifact", "loot:1:black_stone", "loot:1:star_stone", "loot:2:silver_key")
    s.do("A loot:1:black_stone")
    assert (s.artifacts(A), s.artifacts(B)) == (["black_stone~"], ["star_stone"])
    assert [len(s.hand(seat)) for seat in (A, B, C)] == [0, 3, 0]
    is_done(s, "covetous_hand")
    s = cast("covetous_hand", **table).do("A loot:2:silver_key")
    assert (s.artifacts(A), len(s.hand(C)), len(s.hand(B))) == (["silver_key"], 2, 1)


@pytest.mark.card("covetous_hand")
def test_covetous_hand_respects_the_limit_of_three():
    own = "necronomicon~ brain_cylinder~ pnakotic_manuscripts~"
    s = cast("covetous_hand", artifacts={A: own, B: "black_stone"})
    s.asks_for(A, "artifact_limit")
    s.refuses(A, "give_up:black_stone")
    s.do("A give_up:necronomicon")
    assert s.artifacts(A) == ["brain_cylinder~", "pnakotic_manuscripts~", "black_stone"]
    assert len(s.hand(B)) == 2


@pytest.mark.card("covetous_hand")
@pytest.mark.rule("FG 40.1.72")
def test_covetous_hand_needs_a_rivals_artifact():
    refused("covetous_hand", artifacts={A: "black_stone"})
    refused("covetous_hand", players=1)


@pytest.mark.card("rust_of_ages")
def test_rust_of_ages_destroys_a_rivals_artifact():
    s = cast("rust_of_ages", artifacts={A: "necronomicon~", B: "black_stone~", C: "silver_key"})
    s.asks(A, "destroy_artifact", "ruin:1:black_stone", "ruin:2:silver_key")
    s.do("A ruin:1:black_stone")
    assert (s.artifacts(B), s.artifacts(C)) == ([], ["silver_key"])
    assert s.g.code[s.g.artifact_deck[-1]] == "black_stone"
    is_done(s, "rust_of_ages")
    refused("rust_of_ages", artifacts={A: "necronomicon"})


@pytest.mark.card("awaken_the_relic")
def test_awaken_the_relic_straightens_all_own_artifacts_at_once():
    tomes = "unaussprechlichen_kulten pendulum_bottles~"
    s = prepared("awaken_the_relic", artifacts={A: tomes, B: "zanns_viol~"})
    s.do("A use:unaussprechlichen_kulten")
    assert s.artifacts(A) == ["unaussprechlichen_kulten~", "pendulum_bottles~"]
    s.do("A cast:awaken_the_relic")
    assert s.artifacts(A) == ["unaussprechlichen_kulten", "pendulum_bottles"]
    assert s.artifacts(B) == ["zanns_viol~"]
    is_done(s, "awaken_the_relic")
    s.do("A use:unaussprechlichen_kulten")
    assert s.cultists(A, "lodge") == 9


@pytest.mark.card("awaken_the_relic")
def test_awaken_the_relic_needs_a_tilted_artifact_of_ones_own():
    refused("awaken_the_relic", artifacts={A: "black_stone", B: "zanns_viol~"})


@pytest.mark.card("curators_bargain")
@pytest.mark.parametrize("given", ["black_stone", "necronomicon"])
def test_curators_bargain_gives_an_artifact_for_a_space(given):
    s = cast("curators_bargain", artifacts={A: "black_stone necronomicon~", B: "silver_key"})
    s.asks(A, "destroy_artifact", "ruin:0:black_stone", "ruin:0:necronomicon")
    s.do(f"A ruin:0:{given}")
    assert (s.token(A), len(s.artifacts(A))) == (1, 1)
    assert [s.g.code[card] for card in s.g.removed] == [given]  # out of the game, not used
    is_done(s, "curators_bargain")
    refused("curators_bargain", artifacts={B: "silver_key"})


@pytest.mark.card("curators_bargain")
def test_curators_bargain_may_win_the_game():
    s = prepared("curators_bargain", artifacts={A: "black_stone"}, token={A: 8})
    s.do("A cast:curators_bargain").is_over()
    assert s.g.outcome.places[A] == 1


def test_a_table_without_anything_allows_none_of_the_others():
    s = scene(reserve={A: "crack_the_seal rust_of_ages awaken_the_relic"})
    assert s.keys(A, "cast") == []
