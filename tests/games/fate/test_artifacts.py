"""Every Artifact: its time, how it is used up, and what those used in one's own turn do.

Those that name another moment are in `test_artifacts_answers.py`.
"""

import pytest

from fhtagn.kernel.agenda import decision
from tests.games.fate.relics import ARTIFACTS, is_put_away, used
from tests.games.fate.scene import GAME, A, B, C, scene
from tests.games.playing import told

MY_TURN = [
    "shining_trapezohedron",
    "unaussprechlichen_kulten",
    "de_vermis_mysteriis",
    "tillinghast_resonator",
    "black_stone",
    "pendulum_bottles",
    "pickmans_canvas",
    "violet_crystal",
]
ANY_TIME = ["powder_of_ibn_ghazi", "essential_saltes"]
BETWEEN = "move between between control_die control_action prepare between"
MOMENTS = dict.fromkeys([*MY_TURN, *ANY_TIME], BETWEEN) | {
    "silver_key": "move",
    "innsmouth_tiara": "placing",
    "brain_cylinder": "between",
    "pnakotic_manuscripts": "after_draw",
    "amulet_of_nephren_ka": "answer_roll answer_roll",
    "zanns_viol": "answer_raid",
    "star_stone": "answer_signs",
    "necronomicon": "",
    "book_of_eibon": "",
    "jade_amulet_of_leng": "",
}
ANSWERS = ("pass", "roll_for_control", "enough", "no_control_action", "prepare_no_more")


def moments(artifact, holder=A, at="turn"):
    """The prompts of A's turn during which the holder may use it, in a turn with a bit of all."""
    s = scene(
        at=at, hands={A: "G L"}, artifacts={holder: artifact}, signs={A: 2},
        columns={"other_worlds": "M", "gathering": "C"},
        investigators="A 5", dice="K EEEEE",
    )  # fmt: skip
    found = []
    while s.g.turn.seat == A:
        if f"use:{artifact.rstrip('~')}" in s.keys(holder):
            found.append(decision(s.g).prompt)
        asked = decision(s.g).seat
        answer = next((one for one in ANSWERS if one in s.keys(asked)), s.keys(asked)[0])
        s.do(f"{'ABC'[asked]} {answer}", auto=False)
    return " ".join(found)


# -- times -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ARTIFACTS)
def test_its_owner_may_use_it_at_its_time_only(code):
    assert moments(code) == MOMENTS[code]


@pytest.mark.parametrize("code", ARTIFACTS)
def test_in_the_turn_of_another_it_works_only_if_it_says_any_time(code):
    assert moments(code, B) == (BETWEEN if code in ANY_TIME else "")


@pytest.mark.rule("FG 9.2.3", "FG 4.2.2", "FG 40.1.4")
@pytest.mark.parametrize("code", ARTIFACTS)
def test_a_tilted_one_is_of_no_use_until_phase_one_is_over(code):
    assert moments(f"{code}~", at="move") == ""
    assert moments(f"{code}~") == MOMENTS[code]


@pytest.mark.rule("FG 4.2.3")
@pytest.mark.parametrize("code", ANY_TIME)
def test_the_turn_of_another_straightens_nothing(code):
    assert moments(f"{code}~", B) == ""


SAYS = {
    "my_turn": ("On your turn:", "В свой ход:"),
    "any": ("At any time:", "В любое время:"),
    "move": ("Instead of playing cards to move:", "Вместо розыгрыша карт для перемещения:"),
    "place": ("When you place your Cultist after moving:", "Выставляя Культиста после"),
    "activate": ("At the start of your Activate phase:", "В начале своей Фазы Активации:"),
    "ready": ("While paying for one Preparation:", "При оплате одной Подготовки:"),
    "draw": ("After drawing in your Conclude phase:", "После добора в своей Фазе Окончания:"),
    "roll": ("When you have rolled dice", "Когда вы бросили кубики"),
    "raid": ("Before the dice of a Raid on you are rolled:", "Перед броском кубиков Рейда на вас:"),
    "signs": ("When you would gain Elder Signs:", "Когда вы должны получить Знаки Древних:"),
    "curse": ("When you would gain a Curse:", "Когда вы должны получить Проклятие:"),
    "spell": ("When a rival casts a Spell:", "Когда соперник Кастует Заклинание:"),
}
USES = {"tilt": ("Tilt.", "Склоните."), "destroy": ("Destroy.", "Уничтожьте.")}


@pytest.mark.parametrize("code", ARTIFACTS)
def test_its_text_says_how_and_when_it_is_used(code):
    one = ARTIFACTS[code]
    for language, use, time in zip(("en", "ru"), USES[one.use], SAYS[one.time], strict=True):
        assert one.text[language].startswith(f"{use} {time}")


# -- refused ---------------------------------------------------------------------------------------

ELSEWHERE = "museum 0, ceremony 0, streets 0, gathering 0, library 0"
EVERY_CURSE = " ".join(GAME.content.curses)


@pytest.mark.rule("FG 40.1.61", "FG 40.1.72")
@pytest.mark.parametrize(
    ("code", "table"),
    [
        ("shining_trapezohedron", {"gods": "dagon cthulhu azathoth", "cultists": {A: "abyss 0"}}),
        ("unaussprechlichen_kulten", {"cultists": {A: "abyss 0"}}),
        ("essential_saltes", {"cultists": {A: "abyss 0"}}),
        ("de_vermis_mysteriis", {"cultists": {A: "other_worlds 0"}}),
        ("powder_of_ibn_ghazi", {"investigators": f"other_worlds 0, {ELSEWHERE}, A 2"}),
        ("tillinghast_resonator", {"columns": {"other_worlds": "Gate", "museum": "M"}}),
        ("black_stone", {"signs": {B: 2}}),
        ("pendulum_bottles", {"investigators": "B 3"}),
        ("pickmans_canvas", {"curses": {B: EVERY_CURSE}}),
        ("violet_crystal", {"cultists": {A: f"other_worlds 6, {ELSEWHERE}"}}),
    ],
)
def test_without_effect_it_is_refused(code, table):
    s = scene(artifacts={A: code}, **table)
    s.asks_for(A, "move")
    s.refuses(A, f"use:{code}")


@pytest.mark.rule("FG 40.1.71")
def test_what_is_in_use_cannot_be_used_again():
    s = scene(artifacts={A: "silver_key"}).do("A use:silver_key")
    s.asks_for(A, "move_fate")
    s.refuses(A, "use:silver_key")
    s = scene(artifacts={A: "shining_trapezohedron"}, gods="dagon cthulhu azathoth")
    s.do("A use:shining_trapezohedron").asks_for(A, "recall")
    s.refuses(A, "use:shining_trapezohedron")


@pytest.mark.rule("FG 40.1.32")
def test_alone_those_that_need_a_rival_are_left_out():
    codes = set(scene(players=1, everything=False, monsters=False).g.code)
    assert set(ARTIFACTS) - codes == {"book_of_eibon", "pickmans_canvas"}
    s = scene(players=1, artifacts={A: "pickmans_canvas book_of_eibon"}, signs={A: 1},
              reserve={A: "crack_the_seal"})  # fmt: skip
    s.refuses(A, "use:pickmans_canvas")
    s.do("A cast:crack_the_seal")
    assert (s.signs(A), s.artifacts(A)) == (0, ["pickmans_canvas", "book_of_eibon"])


# -- what they do ----------------------------------------------------------------------------------


@pytest.mark.card("shining_trapezohedron")
@pytest.mark.rule("FG 30.3.1", "FG 9.2.4")
def test_the_trapezohedron_sets_off_the_gift_without_a_gate():
    s = used("shining_trapezohedron", dice="T K E")
    assert (s.cultists(A, "lodge"), s.token(A)) == (8, 1)
    assert not s.g.gate_held[A]
    s.asks_for(A, "move")


@pytest.mark.card("silver_key")
@pytest.mark.rule("FG 5.1.11")
def test_the_key_moves_the_fate_piece_and_adds_no_card():
    s = scene(artifacts={A: "silver_key"}, hands={A: "M M"}).do("A use:silver_key")
    others = ("museum", "ceremony", "streets", "gathering", "library")
    s.asks(A, "move_fate", *[f"move_fate>{place}" for place in others])
    s.do("A move_fate>library")
    is_put_away(s, "silver_key")
    assert (s.here(), s.column("other_worlds"), len(s.hand(A))) == ("library", "", 2)
    assert s.cultists(A, "library") == 2  # the movement goes on as usual
    s.asks_for(A, "control_die")


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.card("silver_key")
@pytest.mark.rule("FG 40.1.27", "FG 40.1.31")
def test_the_key_opens_no_location_where_the_other_piece_stands(players):
    s = scene(players, second="streets", artifacts={A: "silver_key"}).do("A use:silver_key")
    others = ("museum", "ceremony", "gathering", "library")
    s.asks(A, "move_fate", *[f"move_fate>{place}" for place in others])


@pytest.mark.card("unaussprechlichen_kulten")
@pytest.mark.rule("FG 9.2.2")
def test_the_cults_return_one_cultist_to_the_lodge():
    s = used("unaussprechlichen_kulten")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (8, 6)


@pytest.mark.card("de_vermis_mysteriis")
def test_the_worm_takes_a_cultist_from_here_for_a_space():
    s = used("de_vermis_mysteriis", here="museum", cultists={A: "museum 2, abyss 5"})
    assert [s.cultists(A, place) for place in ("museum", "abyss", "lodge")] == [1, 6, 7]
    assert s.token(A) == 1


@pytest.mark.card("powder_of_ibn_ghazi")
def test_the_powder_destroys_all_investigators_of_one_location():
    table = {"investigators": "other_worlds 0, museum 4, ceremony 0, streets 0, A 3, B 2"}
    s = scene(artifacts={A: "powder_of_ibn_ghazi"}, **table).do("A use:powder_of_ibn_ghazi")
    options = [("4", "museum"), ("1", "gathering"), ("1", "library")]
    s.asks(A, "destroy_investigators", *[f"destroy_investigators:{n}:{at}" for n, at in options])
    s.do("A destroy_investigators:4:museum")
    is_put_away(s, "powder_of_ibn_ghazi")
    assert [s.investigators(one) for one in ("museum", "gathering", A, B)] == [0, 1, 3, 2]
    assert s.investigators("supply") == 18


@pytest.mark.card("powder_of_ibn_ghazi")
@pytest.mark.rule("FG 40.1.63")
def test_the_powder_of_another_can_thwart_the_investigators_who_would_follow():
    s = scene(hands={A: "M L"}, investigators="museum 3", artifacts={B: "powder_of_ibn_ghazi"})
    s.do("A move:dark_communion_museum>museum").asks_for(B, "between")
    s.do("B use:powder_of_ibn_ghazi", "B destroy_investigators:3:museum")
    assert (s.investigators(A), s.investigators("museum")) == (0, 1)


@pytest.mark.parametrize(("abyss", "most"), [(7, 4), (3, 3), (1, 1)])
@pytest.mark.card("essential_saltes")
@pytest.mark.rule("FG 40.1.48")
def test_the_saltes_return_up_to_four_cultists(abyss, most):
    table = {"cultists": {A: f"abyss {abyss}"}, "artifacts": {A: "essential_saltes"}}
    s = scene(**table).do("A use:essential_saltes")
    s.asks(A, "recall", *[f"recall:{count}>lodge" for count in range(most + 1)])
    s.do(f"A recall:{most}>lodge")
    is_put_away(s, "essential_saltes")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (7 + most, abyss - most)


@pytest.mark.card("tillinghast_resonator")
@pytest.mark.rule("FG 40.1.40")
def test_the_resonator_swaps_a_spell_of_the_column_with_one_of_the_hand():
    table = {"here": "museum", "columns": {"museum": "veil_streets Gate exodus"}}
    s = scene(artifacts={A: "tillinghast_resonator"}, hands={A: "martyrdom"}, **table)
    s.do("A use:tillinghast_resonator")
    s.asks(A, "take_column", "take_column:streets:1:museum", "take_column:gathering:3:museum")
    s.do("A take_column:streets:1:museum")
    s.asks(A, "put_back", "put_back:veil_streets", "put_back:martyrdom")
    assert "veil_streets" not in repr((s.told(B), s.sees(B)))
    s.do("A put_back:martyrdom")
    is_put_away(s, "tillinghast_resonator")
    assert (s.hand(A), s.column("museum")) == (["veil_streets"], "Gate G G")


@pytest.mark.parametrize(("signs", "most"), [(3, 2), (2, 2), (1, 1)])
@pytest.mark.card("black_stone")
@pytest.mark.rule("FG 14.1.6", "FG 40.1.48")
def test_the_black_stone_destroys_up_to_two_signs(signs, most):
    s = scene(artifacts={A: "black_stone"}, signs={A: signs, B: 2}).do("A use:black_stone")
    s.asks(A, "choose_signs", *[f"signs:{count}" for count in range(most + 1)])
    s.do(f"A signs:{most}")
    is_put_away(s, "black_stone")
    assert (s.signs(A), s.signs(B)) == (signs - most, 2)


@pytest.mark.card("pendulum_bottles")
def test_the_bottles_send_an_investigator_anywhere():
    s = scene(artifacts={A: "pendulum_bottles"}, investigators="A 2").do("A use:pendulum_bottles")
    places = ("other_worlds", "museum", "ceremony", "streets", "gathering", "library")
    s.asks(A, "move_investigators", *[f"lead_to_location:1:lodge>{at}" for at in places])
    s.do("A lead_to_location:1:lodge>streets")
    is_put_away(s, "pendulum_bottles")
    assert (s.investigators(A), s.investigators("streets")) == (1, 2)


@pytest.mark.card("pickmans_canvas")
@pytest.mark.rule("FG 15.1.2", "FG 15.1.1")
def test_the_canvas_curses_a_rival():
    s = scene(artifacts={A: "pickmans_canvas"}, curse_top="informer").do("A use:pickmans_canvas")
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.do("A rival:2")
    is_put_away(s, "pickmans_canvas")
    assert [s.curses(seat) for seat in (A, B, C)] == [[], [], ["informer"]]
    assert told("cursed", seat=C, holder=B, curse="informer") in s.told(B)


@pytest.mark.card("violet_crystal")
def test_the_crystal_brings_a_cultist_here_from_another_location():
    s = scene(artifacts={A: "violet_crystal"}, here="museum", cultists={A: "museum 2, streets 0"})
    s.do("A use:violet_crystal")
    others = ("other_worlds", "ceremony", "gathering", "library")
    s.asks(A, "move_cultists", *[f"move_cultist:0:{place}>museum" for place in others])
    s.do("A move_cultist:0:library>museum")
    is_put_away(s, "violet_crystal")
    assert (s.cultists(A, "museum"), s.cultists(A, "library")) == (3, 0)


@pytest.mark.rule("FG 40.1.77")
def test_an_artifact_in_use_cannot_be_destroyed_by_another_effect():
    s = scene(
        gods="nyarlathotep dagon cthulhu", at="activate", here="library", display="violet_crystal",
        artifacts={A: "shining_trapezohedron zanns_viol"}, curses={A: "grave_mould"},
        cultists={A: "museum 2"},
    )  # fmt: skip
    s.do("A use:shining_trapezohedron", "A artifact:violet_crystal")
    s.asks(A, "destroy_artifact", "ruin:0:zanns_viol", "ruin:0:violet_crystal")
    s.do("A ruin:0:zanns_viol")
    assert s.artifacts(A) == []
