"""Dice: rerolls before everything else, and Elder Signs ignored."""

import pytest

from tests.games.fate.scene import A, B, scene


def gift(dice, **table):
    """Cthulhu's gift in the Ceremony: three dice."""
    return scene(at="actions", here="ceremony", **table).rolls(dice).do("A no_die")


def raided(dice, **table):
    """A is Raided at the end of the turn, with so many Investigators."""
    s = scene(at="conclude", hands={A: "M"}, investigators=f"A {len(dice.split())}", **table)
    return s.rolls(dice).do("A prepare_no_more")


def results(s):
    return [(seen["faces"], seen["results"]) for seen in s.told(B) if seen["kind"] == "rerolled"]


# -- rerolls ---------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-80")
@pytest.mark.card("amulet_of_nephren_ka")
def test_rerolls_come_before_curses():
    s = gift(
        "E E T K", artifacts={A: "amulet_of_nephren_ka"}, curses={A: "ill_omened_dice"},
        cultists={A: "abyss 5"},
    )  # fmt: skip
    s.asks(A, "answer_roll", "use:amulet_of_nephren_ka", "pass")
    s.do("A use:amulet_of_nephren_ka").asks(A, "choose_reroll", "reroll:sign", "reroll:tentacle")
    s.do("A reroll:sign").asks_for(B, "move")
    assert results(s) == [(("sign",), ("cthulhu",))]
    assert (s.token(), s.cultists(A, "abyss"), s.signs(A)) == (1, 4, 0)
    assert s.curses(A) == ["ill_omened_dice"]
    assert s.artifacts(A) == ["amulet_of_nephren_ka~"]


@pytest.mark.rule("FG 40.1.56")
@pytest.mark.card("ill_omened_dice")
@pytest.mark.parametrize(("dice", "signs"), [("E X T", 2), ("E K T", 0)])
def test_a_curse_looks_at_the_final_result(dice, signs):
    s = gift(dice, curses={A: "ill_omened_dice"})
    assert (s.signs(A), s.curses(A)) == (signs, [] if signs else ["ill_omened_dice"])


@pytest.mark.rule("FG 40.1.56")
@pytest.mark.card("hound_of_tindalos")
def test_each_rerolls_at_most_once_in_a_roll():
    monsters, artifacts = {A: "hound_of_tindalos"}, {A: "amulet_of_nephren_ka"}
    s = gift("E E T E X T", monsters=monsters, artifacts=artifacts)
    s.do("A command:hound_of_tindalos", "A reroll:sign+sign")
    s.asks(A, "answer_roll", "use:amulet_of_nephren_ka", "pass")
    s.do("A use:amulet_of_nephren_ka", "A reroll:star").asks_for(B, "move")
    assert [len(faces) for faces, _ in results(s)] == [2, 1]


@pytest.mark.rule("FG 40.1.56")
def test_in_the_next_roll_it_may_reroll_again():
    s = scene(at="actions", here="ceremony", monsters={A: "hound_of_tindalos"})
    s.rolls("E K E E E").do("A roll_for_control", "A command:hound_of_tindalos")
    assert results(s) == [(("sign",), ("cthulhu",))]
    s.asks(A, "answer_roll", "command:hound_of_tindalos", "pass")


@pytest.mark.rule("FG 40.1.74")
@pytest.mark.card("whispered_liturgy")
def test_dice_are_named_by_their_faces():
    s = gift("E E T", reserve={A: "whispered_liturgy"}).do("A cast:whispered_liturgy")
    s.asks(A, "choose_reroll", *(
        f"reroll:{faces}" for faces in (
            "sign", "sign+sign", "tentacle", "sign+tentacle", "sign+sign+tentacle",
        )
    ))  # fmt: skip


@pytest.mark.rule("FG 40.1.56")
def test_dice_that_are_final_are_not_rerolled_by_anything_else():
    artifacts, reserve = {A: "amulet_of_nephren_ka"}, {A: "whispered_liturgy"}
    s = gift("E E T X", artifacts=artifacts, reserve=reserve)
    s.do("A cast:whispered_liturgy", "A reroll:tentacle", "A use:amulet_of_nephren_ka")
    assert results(s)[0] == (("tentacle",), ("star",))
    assert results(s)[1][0] == ("sign",)


# -- Elder Signs ignored ---------------------------------------------------------------------------


@pytest.mark.example("FG ex-79")
@pytest.mark.card("star_stone")
def test_ignoring_signs_of_a_raid():
    s = raided("X E E T T", artifacts={A: "star_stone"})
    s.asks(A, "answer_signs", "use:star_stone", "pass")
    s.do("A use:star_stone").asks(A, "choose_signs", "signs:0", "signs:1", "signs:2")
    s.do("A signs:2").asks_for(B, "move")
    assert (s.signs(A), s.investigators(A), s.artifacts(A)) == (1, 1, [])


@pytest.mark.rule("FG 40.1.55")
@pytest.mark.card("antiquarys_ward")
def test_all_signs_of_one_effect_are_offered_once():
    s = raided("X E E E T", artifacts={A: "star_stone"}, reserve={A: "antiquarys_ward"})
    s.asks(A, "answer_signs", "cast:antiquarys_ward", "use:star_stone", "pass")
    assert s.sees(B)["gains"] == [(A, 4, "raid")]
    s.do("A cast:antiquarys_ward", "A signs:2", "A use:star_stone", "A signs:2")
    assert (s.signs(A), s.investigators(A)) == (0, 1)


@pytest.mark.rule("FG 40.1.55")
def test_declined_once_they_all_come():
    s = raided("X E E T T", artifacts={A: "star_stone"}).do("A pass")
    s.asks_for(B, "move")
    assert (s.signs(A), s.artifacts(A)) == (3, ["star_stone"])


@pytest.mark.rule("FG 40.1.75")
def test_the_sign_for_an_empty_lodge_may_be_ignored():
    table = {"hands": {A: "M"}, "cultists": {A: "lodge 0, abyss 5"}}
    s = scene(artifacts={A: "star_stone"}, **table).do("A move:dark_communion_museum>museum")
    s.asks(A, "answer_signs", "use:star_stone", "pass")
    s.do("A use:star_stone", "A signs:1").asks_for(A, "control_die")
    assert (s.signs(A), s.artifacts(A)) == (0, [])
    assert scene(**table).do("A move:dark_communion_museum>museum").signs(A) == 1


@pytest.mark.rule("FG 40.1.75")
@pytest.mark.card("killing_cold")
def test_the_sign_of_a_storm_may_be_ignored():
    s = scene(
        gods="cthulhu ithaqua dagon", hands={A: "M"}, artifacts={A: "star_stone"},
        storms={"museum": "killing_cold"},
    )  # fmt: skip
    s.do("A move:dark_communion_museum>museum").asks(A, "answer_signs", "use:star_stone", "pass")
    assert s.do("A use:star_stone").signs(A) == 0
