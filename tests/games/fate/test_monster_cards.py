"""The eight Monsters: what each does, and when it may not be used (FG 18.2)."""

import pytest

from tests.games.fate.scene import A, B, C, scene


def with_monster(monster, **more):
    """A, in the Ceremony, controls the Monster; a colon gives its tokens."""
    return scene(**({"here": "ceremony", "monsters": {A: monster}} | more))


@pytest.mark.rule("FG 18.2.9")
@pytest.mark.parametrize("monster", ["dark_young", "shoggoth", "deep_ones", "star_vampire"])
def test_most_monsters_are_for_their_owners_turn(monster):
    figures = {"signs": {A: 1, B: 1}, "investigators": "A 1, B 1"}
    scene(monsters={A: monster}, **figures).offers(A, f"command:{monster}")
    scene(monsters={B: monster}, **figures).refuses(B, f"command:{monster}")


# -- Mi-Go -----------------------------------------------------------------------------------------


@pytest.mark.card("mi_go")
@pytest.mark.rule("FG 18.2.5")
@pytest.mark.parametrize(("rivals", "prompt"), [(1, "spread"), (3, "control_die")])
def test_mi_go_count_two_more_for_control(rivals, prompt):
    figures = {A: "gathering 1", B: f"gathering {rivals}"}
    s = with_monster("mi_go", at="activate", here="gathering", cultists=figures)
    s.asks(A, "between", "command:mi_go", "pass")
    s.do("A command:mi_go").asks_for(A, prompt)
    assert (s.monster(), s.cultists(A, "gathering")) == (("mi_go", 2), 1)


@pytest.mark.card("mi_go")
@pytest.mark.rule("FG 18.2.9")
def test_mi_go_only_before_control_is_tested():
    with_monster("mi_go", hands={A: "M"}).refuses(A, "command:mi_go")
    s = with_monster("mi_go", at="activate", here="gathering").do("A pass")
    s.asks_for(A, "control_die")
    s.refuses(A, "command:mi_go")


@pytest.mark.card("mi_go")
@pytest.mark.rule("FG 18.2.9")
def test_mi_go_once_per_turn():
    more = {"at": "activate", "here": "gathering", "artifacts": {A: "brain_cylinder"}}
    s = with_monster("mi_go", **more).do("A command:mi_go")
    s.asks(A, "between", "use:brain_cylinder", "pass")


# -- Dark Young ------------------------------------------------------------------------------------


@pytest.mark.card("dark_young")
@pytest.mark.rule("FG 18.2.5", "FG 18.2.9")
def test_dark_young_destroys_a_rival_here_and_brings_one_back():
    s = with_monster("dark_young", cultists={C: "ceremony 2, lodge 5"}).do("A command:dark_young")
    s.asks(A, "destroy_cultists", "destroy_cultists:1.ceremony", "destroy_cultists:2.ceremony")
    s.do("A destroy_cultists:2.ceremony")
    assert (s.cultists(C, "ceremony"), s.cultists(C, "abyss")) == (1, 8)
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.monster()[1]) == (8, 6, 2)
    s.refuses(A, "command:dark_young")


@pytest.mark.card("dark_young")
@pytest.mark.rule("FG 18.2.5")
def test_dark_young_does_what_is_possible():
    alone_here = {B: "ceremony 0", C: "ceremony 0"}
    s = with_monster("dark_young", cultists=alone_here).do("A command:dark_young")
    assert (s.cultists(A, "lodge"), s.monster()[1]) == (8, 2)
    nobody = alone_here | {A: "abyss 0"}
    with_monster("dark_young", cultists=nobody).refuses(A, "command:dark_young")


# -- Shoggoth --------------------------------------------------------------------------------------


@pytest.mark.card("shoggoth")
@pytest.mark.rule("FG 18.2.5", "FG 18.2.9")
def test_shoggoth_devours_a_rival_here():
    figures = {"cultists": {B: "ceremony 0"}, "investigators": "A 4"}
    s = with_monster("shoggoth", **figures).do("A command:shoggoth", "A option:shoggoth:1")
    assert (s.cultists(C, "ceremony"), s.cultists(C, "devoured")) == (0, 1)
    assert (s.cultists(C, "abyss"), s.investigators(A), s.monster()[1]) == (7, 4, 1)
    s.refuses(A, "command:shoggoth")


@pytest.mark.card("shoggoth")
@pytest.mark.rule("FG 18.2.5")
@pytest.mark.parametrize("count", [0, 3])
def test_shoggoth_destroys_up_to_three_investigators(count):
    s = with_monster("shoggoth", investigators="A 4")
    s.do("A command:shoggoth", "A option:shoggoth:2").refuses(A, "destroy_investigators:4:lodge")
    s.do(f"A destroy_investigators:{count}:lodge")
    assert s.investigators(A) == 4 - count


@pytest.mark.card("shoggoth")
@pytest.mark.rule("FG 18.2.5")
def test_shoggoth_with_nobody_to_eat():
    figures = {B: "ceremony 0", C: "ceremony 0"}
    with_monster("shoggoth", cultists=figures).refuses(A, "command:shoggoth")
    s = with_monster("shoggoth", cultists=figures, investigators="A 1").do("A command:shoggoth")
    s.asks_for(A, "destroy_investigators")


# -- Deep Ones -------------------------------------------------------------------------------------


@pytest.mark.card("deep_ones")
@pytest.mark.rule("FG 18.2.5", "FG 18.2.9")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_deep_ones_bring_up_to_two_here(count):
    s = with_monster("deep_ones").do("A command:deep_ones")
    s.asks(A, "recall", *[f"recall:{number}>ceremony" for number in (0, 1, 2)])
    s.do(f"A recall:{count}>ceremony")
    assert (s.cultists(A, "ceremony"), s.cultists(A, "abyss")) == (1 + count, 7 - count)
    assert s.monster() == ("deep_ones", 2)
    s.refuses(A, "command:deep_ones")


@pytest.mark.card("deep_ones")
@pytest.mark.rule("FG 18.2.5")
def test_deep_ones_find_nobody_in_an_empty_abyss():
    with_monster("deep_ones", cultists={A: "abyss 0"}).refuses(A, "command:deep_ones")


# -- Byakhee ---------------------------------------------------------------------------------------


@pytest.mark.card("byakhee")
@pytest.mark.rule("FG 18.2.5")
def test_byakhee_carry_the_fate_piece_anywhere_without_a_card():
    s = with_monster("byakhee", hands={A: "M"}).do("A command:byakhee")
    others = ("other_worlds", "museum", "streets", "gathering", "library")
    s.asks(A, "move_fate", *[f"move_fate>{at}" for at in others])
    s.do("A move_fate>gathering")
    assert (s.here(), s.column("ceremony"), len(s.hand())) == ("gathering", "", 1)
    assert (s.cultists(A, "gathering"), s.monster()) == (2, ("byakhee", 2))
    s.refuses(A, "command:byakhee")


@pytest.mark.card("byakhee")
@pytest.mark.rule("FG 18.2.6")
def test_byakhee_without_cards_and_with_the_last_token():
    s = with_monster("byakhee:1").do("A command:byakhee", "A move_fate>library")
    assert (s.here(), s.monster()) == ("library", ("", 0))


@pytest.mark.card("byakhee")
@pytest.mark.rule("FG 18.2.5")
def test_byakhee_do_not_land_on_the_other_piece():
    s = with_monster("byakhee", players=2, second="streets").do("A command:byakhee")
    s.refuses(A, "move_fate>streets")
    s.offers(A, "move_fate>museum")


# -- Nightgaunt ------------------------------------------------------------------------------------


@pytest.mark.card("nightgaunt")
@pytest.mark.rule("FG 18.2.5", "FG 18.2.9")
def test_nightgaunt_carries_an_investigator_away():
    s = with_monster("nightgaunt", investigators="A 2").do("A command:nightgaunt")
    assert len(s.keys(A, "lead_to_location")) == 6
    assert len(s.keys(A, "lead_to_rival")) == 2
    s.do("A lead_to_location:1:lodge>museum")
    assert (s.investigators(A), s.investigators("museum")) == (1, 2)
    assert s.monster() == ("nightgaunt", 3)
    s.refuses(A, "command:nightgaunt")


@pytest.mark.card("nightgaunt")
@pytest.mark.rule("FG 18.2.9")
def test_nightgaunt_also_flies_in_the_turns_of_others():
    s = scene(monsters={B: "nightgaunt"}, investigators="B 1", hands={A: "M"})
    s.do("B command:nightgaunt", "B lead_to_rival:1:lodge:0")
    assert (s.investigators(A), s.investigators(B)) == (1, 0)


@pytest.mark.card("nightgaunt")
@pytest.mark.rule("FG 18.2.5")
def test_nightgaunt_needs_an_investigator_in_the_lodge():
    with_monster("nightgaunt").refuses(A, "command:nightgaunt")


@pytest.mark.card("nightgaunt")
@pytest.mark.rule("FG 40.1.32")
def test_nightgaunt_alone():
    s = with_monster("nightgaunt", players=1, investigators="A 1").do("A command:nightgaunt")
    assert (len(s.keys(A, "lead_to_location")), s.keys(A, "lead_to_rival")) == (6, [])


# -- Hound of Tindalos -----------------------------------------------------------------------------

HOUND = "command:hound_of_tindalos"


@pytest.mark.card("hound_of_tindalos")
@pytest.mark.rule("FG 18.2.5", "FG 18.2.9")
def test_hound_rerolls_up_to_two_dice_once_per_roll():
    s = with_monster("hound_of_tindalos", at="actions", hands={A: "M"}, dice="E E T")
    s.do("A no_die").asks(A, "answer_roll", HOUND, "pass")
    s.do(f"A {HOUND}").refuses(A, "reroll:sign+sign+tentacle")
    s.offers(A, "reroll:sign", "reroll:sign+tentacle")
    s.rolls("K K").do("A reroll:sign+sign")
    s.asks_for(A, "prepare")
    assert (s.token(), s.cultists(A, "abyss"), s.monster()[1]) == (1, 6, 3)


@pytest.mark.card("hound_of_tindalos")
@pytest.mark.rule("FG 18.2.9")
def test_hound_again_at_the_next_roll_of_the_turn():
    s = with_monster("hound_of_tindalos", at="actions", hands={A: "M"}).rolls("E")
    s.do("A roll_for_control").rolls("T E E E").do(f"A {HOUND}")
    s.asks(A, "answer_roll", HOUND, "pass")
    assert (s.monster()[1], s.g.rolls[-1].why) == (3, "effect")


@pytest.mark.card("hound_of_tindalos")
@pytest.mark.rule("FG 18.2.9")
def test_hound_only_for_its_owners_dice():
    s = scene(here="ceremony", at="actions", monsters={B: "hound_of_tindalos"}, hands={A: "M"})
    s.rolls("E E E").do("A no_die").asks_for(A, "prepare")
    assert s.monster(B) == ("hound_of_tindalos", 4)


@pytest.mark.card("hound_of_tindalos")
@pytest.mark.rule("FG 18.2.9")
def test_hound_in_a_raid_but_not_in_a_punishments():
    raided = {"at": "conclude", "hands": {A: "M"}, "investigators": "A 5"}
    s = with_monster("hound_of_tindalos", **raided).rolls("E E E E E").do("A prepare_no_more")
    s.asks(A, "answer_roll", HOUND, "pass")
    fired = {"hands": {A: "M"}, "investigators": "A 4", "curses": {A: "marked_house"}}
    s = with_monster("hound_of_tindalos", dice="E E E E", **fired)
    s.asks_for(A, "move")
    assert (s.signs(), s.monster()[1]) == (4, 4)


# -- Star Vampire ----------------------------------------------------------------------------------


@pytest.mark.card("star_vampire")
@pytest.mark.rule("FG 18.2.5", "FG 18.2.9")
def test_star_vampire_destroys_an_elder_sign():
    s = with_monster("star_vampire", signs={A: 2, B: 2}).do("A command:star_vampire")
    assert (s.signs(A), s.signs(B), s.monster()) == (1, 2, ("star_vampire", 1))
    s.refuses(A, "command:star_vampire")


@pytest.mark.card("star_vampire")
@pytest.mark.rule("FG 18.2.5")
def test_star_vampire_needs_a_sign_on_the_own_track():
    with_monster("star_vampire", signs={B: 2}).refuses(A, "command:star_vampire")
