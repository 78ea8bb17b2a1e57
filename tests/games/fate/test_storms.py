"""Winter Storms: laid by Ithaqua, suffered by rivals who end their movement there (FG 30.3)."""

import pytest

from fhtagn.kernel.chance import seeded
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.present import sent
from fhtagn.kernel.state import SPECTATOR
from tests.games.fate.gifts import gift, is_given
from tests.games.fate.scene import GAME, A, B, C, scene
from tests.games.playing import told

GODS = ("dagon", "ithaqua", "cthulhu")  # A moves, Ithaqua is B

# -- the gift --------------------------------------------------------------------------------------


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.1.4", "FG 30.3.8")
def test_ithaqua_looks_at_four_storms_and_lays_three():
    s = gift("ithaqua")
    four = tuple(s.g.code[storm] for storm in s.g.storms_seen)
    first = four[0]
    s.do(f"A lay_storm:{first}:museum")
    assert told("looked_at_storms", seat=A, storms=four) in s.told(A)
    assert told("laid_storm", seat=A, storm=first, location="museum") in s.told(A)
    for viewer in (B, C, SPECTATOR):
        assert told("looked_at_storms", seat=A, count=4) in s.told(viewer)
        assert told("laid_storm", seat=A, location="museum") in s.told(viewer)
        assert not any(storm in str(s.told(viewer)) for storm in four)
    assert not [key for key in s.keys(A, "lay_storm") if key.endswith(":museum")]
    s.do(f"A {s.keys(A, 'lay_storm:')[0]}")
    s.do(f"A {s.keys(A, 'lay_storm:')[0]}")
    assert len(s.g.storms) == 5
    assert [at["storm"] for at in s.sees(B)["locations"]].count(True) == 3
    assert not any(at["storm_face"] for at in s.sees(B)["locations"])
    assert s.sees(A)["locations"][1]["storm_face"] == first
    is_given(s)


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.1.4", "FG 30.3.8")
def test_ithaqua_may_lay_none():
    s = gift("ithaqua")
    assert len(s.g.storms) == 4
    assert len(s.g.storms_seen) == 4
    s.do("A enough")
    assert (len(s.g.storms), s.g.storms_seen) == (8, ())
    is_given(s)


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.1.4")
def test_ithaqua_has_at_most_three_on_the_altar():
    two = {"museum": "calm", "streets": "whiteout"}
    s = gift("ithaqua", storms=two)
    assert not {"museum", "streets"} & {key.split(":")[2] for key in s.keys(A, "lay_storm:")}
    s.do(f"A {s.keys(A, 'lay_storm:')[0]}")
    assert len(s.g.storms) == 5
    is_given(s)
    is_given(gift("ithaqua", storms=two | {"library": "calm"}))


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.3.8")
def test_storms_are_drawn_at_random():
    drawn = set()
    for seed in range(40):
        s = scene(gods=("ithaqua", "dagon", "cthulhu"), at="actions", here="ceremony")
        s.g.rng = seeded(seed)
        s.do("A no_die")
        drawn |= {s.g.code[storm] for storm in s.g.storms_seen}
    assert drawn == {"calm", "frostbite", "whiteout", "killing_cold", "taken_by_the_wind"}


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 40.1.38")
def test_nobody_else_uses_storm_tokens():
    laying = [
        thing.id
        for thing in GAME.content.things.values()
        if "lay_storms" in [step.op for step in thing.steps]
    ]
    assert laying == ["ithaqua"]


# -- the five faces --------------------------------------------------------------------------------


def entering(storm, at="museum", **more):
    """A moves by a Gate onto a Storm of Ithaqua, who is B; the hand stops A when preparing."""
    here = {"gods": GODS, "here": "ceremony", "storms": {at: storm}, "hands": {A: "M Gate"}}
    return scene(**(here | more)).do(f"A move_gate>{at}")


@pytest.mark.card("frostbite")
@pytest.mark.rule("FG 30.1.4", "FG 30.3.3", "FG 30.3.8")
@pytest.mark.example("FG ex-86")
def test_frostbite():
    figures = {A: "museum 3, lodge 5, abyss 7", B: "museum 2, abyss 7"}
    s = entering("frostbite", cultists=figures, investigators="museum 1")
    assert (s.cultists(A, "museum"), s.cultists(A, "abyss")) == (1, 9)
    assert told("storm_revealed", seat=A, storm="frostbite", location="museum") in s.told(C)
    s.asks(B, "harvest", "harvest", "enough")
    assert s.investigators("museum") == 1  # before the check for three and the placement
    s.do("B harvest")
    assert (s.token(B), s.cultists(B, "museum"), s.cultists(B, "abyss")) == (1, 0, 9)
    assert len(s.g.storms) == 8
    assert (s.cultists(A, "museum"), s.investigators("museum")) == (2, 2)


@pytest.mark.card("frostbite")
@pytest.mark.rule("FG 30.3.3")
@pytest.mark.parametrize("there", [0, 1])
def test_frostbite_destroys_as_many_as_there_are(there):
    s = entering("frostbite", cultists={A: f"museum {there}"})
    assert (s.cultists(A, "museum"), s.cultists(A, "abyss")) == (1, 7 + there)


@pytest.mark.card("frostbite")
@pytest.mark.rule("FG 30.1.4")
def test_ithaqua_may_decline_the_harvest_and_needs_two():
    s = entering("frostbite", cultists={B: "museum 2"}).do("B enough")
    assert (s.token(B), s.cultists(B, "museum")) == (0, 2)
    entering("frostbite", cultists={B: "museum 1"}).asks_for(A, "control_die")


@pytest.mark.card("whiteout")
@pytest.mark.rule("FG 30.3.4")
@pytest.mark.example("FG ex-87")
def test_whiteout():
    figures = {A: "gathering 4, lodge 4", B: "gathering 1"}
    s = entering("whiteout", "gathering", cultists=figures, investigators="gathering 2")
    assert (s.investigators(A), s.investigators("gathering")) == (3, 1)
    s.do("A enough").asks_for(A, "prepare")  # Controlled, but without its action
    calm = entering("calm", "gathering", cultists=figures, investigators="gathering 2")
    assert (calm.investigators(A), calm.investigators("gathering")) == (0, 3)
    calm.do("A enough").asks_for(A, "control_action")


@pytest.mark.card("whiteout")
@pytest.mark.rule("FG 30.3.4")
def test_whiteout_with_an_empty_supply_still_bars_the_control_action():
    figures = {A: "gathering 4, lodge 4", B: "gathering 1"}
    s = entering("whiteout", "gathering", cultists=figures, investigators="gathering 0", supply=0)
    assert s.investigators("gathering") == 0
    s.do("A enough").asks_for(A, "prepare")


@pytest.mark.rule("FG 30.3.2", "FG 30.3.5", "FG 30.3.6", "FG 30.1.4")
@pytest.mark.example("FG ex-88")
def test_three_storms():
    three = {"streets": "calm", "library": "killing_cold", "other_worlds": "taken_by_the_wind"}
    ithaquas = {B: "streets 3, library 3, other_worlds 3, lodge 4, abyss 4"}
    more = {"storms": three, "cultists": {A: "other_worlds 0, lodge 4, abyss 11"} | ithaquas}
    s = entering("calm", "streets", **more)
    s.asks_for(A, "control_die")  # B is not asked
    assert (s.signs(), s.cultists(A, "streets"), s.cultists(A, "lodge")) == (0, 2, 3)
    s = entering("killing_cold", "library", **more)
    s.asks_for(B, "harvest")
    assert s.signs() == 1
    s = entering("taken_by_the_wind", "other_worlds", **more)
    s.asks_for(B, "harvest")
    assert (s.cultists(A, "lodge"), s.cultists(A, "other_worlds")) == (3, 0)
    assert s.cultists(A, "devoured") == 1  # 19 of 20 are left


@pytest.mark.card("calm")
@pytest.mark.rule("FG 30.3.2", "FG 30.3.8")
def test_calm_goes_back_to_the_pool():
    s = entering("calm")
    revealed = told("storm_revealed", seat=A, storm="calm", location="museum")
    assert (len(s.g.storms), s.told(C).count(revealed)) == (8, 1)
    assert (s.cultists(A, "museum"), s.signs()) == (2, 0)


@pytest.mark.card("killing_cold")
@pytest.mark.rule("FG 30.3.5")
def test_killing_cold_gives_a_sign_that_may_be_ignored():
    s = entering("killing_cold", artifacts={A: "star_stone"})
    s.asks_for(A, "answer_signs")
    s.do("A use:star_stone")
    assert s.signs() == 0


@pytest.mark.card("taken_by_the_wind")
@pytest.mark.rule("FG 30.3.6")
@pytest.mark.parametrize(("there", "lodge", "left"), [(2, 3, (2, 2)), (0, 3, (1, 1)), (0, 0, None)])
def test_taken_by_the_wind_takes_one_from_here_first(there, lodge, left):
    """Afterwards A places a Cultist; with an empty Lodge nobody is devoured."""
    figures = {A: f"museum {there}, lodge {lodge}, abyss 6"}
    before = scene(gods=GODS, cultists=figures).cultists(A, "devoured")
    s = entering("taken_by_the_wind", cultists=figures)
    assert s.cultists(A, "devoured") == before + (left is not None)
    assert left in (None, (s.cultists(A, "museum"), s.cultists(A, "lodge")))


# -- whose movement --------------------------------------------------------------------------------


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.3.7")
@pytest.mark.example("FG ex-109")
def test_ithaqua_clears_a_storm():
    figures = {A: "streets 1, lodge 4, abyss 5"}
    more = {"storms": {"streets": "frostbite"}, "hands": {A: "S M"}, "investigators": "streets 3"}
    gods = ("ithaqua", "dagon", "cthulhu")
    s = scene(gods=gods, here="ceremony", cultists=figures, **more)
    s.do("A move:dark_communion_streets>streets").asks(A, "withdraw", "withdraw", "enough")
    s.do("A withdraw", auto=False)
    assert len(s.g.storms) == 8
    assert "frostbite" not in str(s.told(B))
    s.go_on()
    assert s.cultists(A, "abyss") == 4
    assert (s.cultists(A, "lodge"), s.cultists(A, "streets")) == (5 - 1, 2)  # one placed
    assert (s.investigators(A), s.investigators("streets")) == (3, 1)


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.3.7")
def test_ithaqua_may_leave_the_storm_and_is_not_hurt():
    gods = ("ithaqua", "dagon", "cthulhu")
    s = scene(gods=gods, here="ceremony", storms={"streets": "frostbite"}, hands={A: "S M"})
    s.do("A move:dark_communion_streets>streets", "A enough")
    assert (s.cultists(A, "streets"), len(s.g.storms)) == (2, 7)
    assert s.sees(B)["locations"][3]["storm"]


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.1.4")
def test_a_storm_elsewhere_does_nothing():
    s = entering("killing_cold", storms={"library": "killing_cold"})
    assert (s.signs(), len(s.g.storms)) == (0, 7)


@pytest.mark.card("ithaqua")
@pytest.mark.rule("FG 30.1.4")
def test_the_harvest_may_win():
    s = entering("frostbite", cultists={B: "museum 2"}, token={B: 8}).do("B harvest")
    s.is_over()
    assert s.g.outcome.places[B] == 1


@pytest.mark.rule("FG 40.1.38")
@pytest.mark.parametrize(("gods", "pool"), [(("ithaqua", "dagon"), 8), (("cthulhu", "dagon"), 0)])
def test_the_tokens_stay_in_the_box_without_ithaqua(gods, pool):
    chosen = settings(GAME, 2, {}, [{"god": god} for god in gods])
    assert sent(GAME, start(GAME, chosen, 1), 0)["view"]["storms"] == pool
