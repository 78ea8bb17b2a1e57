"""Dark Gifts of base gods: Cthulhu, Hastur, Nyarlathotep, Tsathoggua (FG 30.1)."""

import pytest

from tests.games.fate.gifts import CONTROL, EMPTY, gift, is_given
from tests.games.fate.scene import A, B, C, scene

# -- Cthulhu ---------------------------------------------------------------------------------------


@pytest.mark.card("cthulhu")
@pytest.mark.rule("FG 30.1.1")
@pytest.mark.parametrize(
    ("control", "dice", "returned", "advanced"),
    [
        (False, "T K E", 1, 1),
        (False, "K K X", 0, 1),
        (False, "E E X", 0, 0),
        (True, "T K E T", 2, 1),
        (True, "E E E K", 0, 1),
    ],
)
def test_cthulhu_rolls_for_cultists_and_spaces(control, dice, returned, advanced):
    figures = {A: f"ceremony {3 if control else 1}, lodge 5, abyss 7"}
    s = gift("cthulhu", control=control, dice=dice, cultists=figures)
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (5 + returned, 7 - returned)
    assert s.token() == advanced
    is_given(s)


@pytest.mark.card("cthulhu")
@pytest.mark.rule("FG 30.1.1")
def test_temporary_control_gives_cthulhu_the_fourth_die():
    figures = {A: "ceremony 1, lodge 5, abyss 5"}
    s = scene(at="actions", here="ceremony", hands={A: "M"}, cultists=figures)
    s.rolls("K T T T K").do("A roll_for_control")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.token()) == (8, 2, 1)


@pytest.mark.card("cthulhu")
@pytest.mark.rule("FG 30.1.1")
def test_cthulhu_finds_nobody_in_an_empty_abyss():
    s = gift("cthulhu", cultists={A: "ceremony 1, lodge 5, abyss 0"}, dice="T T E")
    assert (s.cultists(A, "lodge"), s.token()) == (5, 0)
    is_given(s)


@pytest.mark.rule("FG 30.3.1", "FG 30.1.1")
@pytest.mark.parametrize(("ceremony", "dice"), [(1, "T T T"), (3, "T T T E")])
def test_a_gift_set_off_by_a_card_gives_no_gate(ceremony, dice):
    """Control of the Ceremony is tested at that moment."""
    figures = {A: f"ceremony {ceremony}, lodge 7"}
    s = scene(here="museum", reserve={A: "black_litany"}, cultists=figures).rolls(dice)
    s.do("A cast:black_litany")
    assert s.cultists(A, "lodge") == 10
    assert (s.g.gate_held[A], s.g.gates) == (False, 15)
    s.asks_for(A, "move")


# -- Hastur ----------------------------------------------------------------------------------------


@pytest.mark.card("hastur")
@pytest.mark.rule("FG 30.1.2", "FG 40.1.38")
def test_hastur_seizes_a_rival_cultist_where_he_has_one():
    figures = {A: f"{EMPTY}, museum 1, ceremony 1", B: f"{EMPTY}, museum 2, streets 4", C: EMPTY}
    s = gift("hastur", cultists=figures)
    s.asks(A, "seize", "seize:1:museum", "decline")
    lodges = s.g.lodge.copy()
    s.do("A seize:1:museum")
    assert (s.g.captives[A], s.cultists(B, "museum"), s.cultists(B, "abyss")) == ((B,), 1, 7)
    assert s.g.lodge == lodges
    is_given(s)


@pytest.mark.card("hastur")
@pytest.mark.rule("FG 30.1.2")
def test_hastur_gives_up_two_captives_once():
    s = gift("hastur", captives={A: "B B"})
    s.do("A seize:2:museum").asks(A, "release", "release:1+1", "release:1+2", "decline")
    s.do("A release:1+2")
    assert (s.g.captives[A], s.token()) == ((B,), 1)
    assert (s.cultists(B, "abyss"), s.cultists(C, "abyss")) == (8, 8)
    is_given(s)


@pytest.mark.card("hastur")
@pytest.mark.rule("FG 30.1.2")
def test_hastur_may_decline_both():
    s = gift("hastur", captives={A: "B C"}).do("A decline", "A decline")
    assert (s.g.captives[A], s.token()) == ((B, C), 0)
    is_given(s)


@pytest.mark.card("hastur")
@pytest.mark.rule("FG 30.1.2")
def test_hastur_holds_at_most_three():
    gift("hastur", captives={A: "B B C"}).asks_for(A, "release")
    is_given(gift("hastur", captives={A: "B"}).do("A decline"))  # one cannot be given up


@pytest.mark.card("hastur")
@pytest.mark.rule("FG 30.1.2")
def test_giving_up_captives_counts_as_destroying_them():
    s = gift("hastur", captives={A: "B B C"}, reserve={B: "martyrdom"}).do("A release:1+1")
    s.asks(B, "answer_loss", "cast:martyrdom", "pass")
    s.do("B cast:martyrdom")
    assert (s.token(A), s.token(B)) == (1, 1)


@pytest.mark.card("hastur")
@pytest.mark.rule("FG 40.1.38")
def test_captives_count_in_nobodys_lodge():
    figures = {A: "museum 1, lodge 0, abyss 7"}
    gods = ("hastur", "dagon", "cthulhu")
    s = scene(gods=gods, hands={A: "M"}, captives={A: "B B"}, cultists=figures)
    s.do("A move:dark_communion_museum>museum")
    assert (s.cultists(A, "museum"), s.signs()) == (2, 1)  # from the Abyss, with the penalty
    assert (s.g.captives[A], s.cultists(B, "lodge")) == ((B, B), 5)


@pytest.mark.card("hastur")
@pytest.mark.rule("FG 30.1.2", "FG 40.1.32")
def test_hastur_alone_has_nobody_to_seize():
    is_given(gift("hastur", 1))


# -- Nyarlathotep ----------------------------------------------------------------------------------


@pytest.mark.card("nyarlathotep")
@pytest.mark.rule("FG 30.1.3")
def test_nyarlathotep_acts_in_another_location_without_control():
    figures = {A: "other_worlds 2, ceremony 1, gathering 3, library 2, abyss 5"}
    s = gift("nyarlathotep", cultists=figures)
    s.asks(A, "base_action", "base_action:gathering", "base_action:library")
    s.do("A base_action:gathering", "A enough")
    assert (s.cultists(A, "abyss"), s.cultists(A, "gathering")) == (2, 3)
    s.asks_for(A, "prepare")  # no Control Action there


@pytest.mark.card("nyarlathotep")
@pytest.mark.rule("FG 30.1.3")
def test_nyarlathotep_and_the_column_that_pays():
    figures = {A: "ceremony 1, museum 2"}
    cards = {"hands": {A: "crack_the_seal"}, "columns": {"ceremony": "M", "museum": "S S"}}
    s = gift("nyarlathotep", cultists=figures, display="star_stone silver_key", **cards)
    s.do("A artifact:star_stone", "A prepare:crack_the_seal")
    assert (s.artifacts(), s.column("ceremony"), s.column("museum")) == (["star_stone"], "", "S S")


@pytest.mark.card("nyarlathotep")
@pytest.mark.rule("FG 30.1.3")
def test_nyarlathotep_never_acts_in_the_ceremony_or_other_worlds():
    figures = {A: "other_worlds 2, museum 2, ceremony 3, streets 2, lodge 3, abyss 6"}
    gods = ("nyarlathotep", "dagon", "azathoth")
    s = scene(gods=gods, here="museum", reserve={A: "black_litany"}, cultists=figures)
    s.do("A cast:black_litany", auto=False).go_on()
    s.asks_for(A, "send")  # the Streets were the only choice


@pytest.mark.card("nyarlathotep")
@pytest.mark.rule("FG 30.1.3")
def test_nyarlathotep_needs_two_cultists():
    is_given(gift("nyarlathotep"))


@pytest.mark.card("nyarlathotep")
@pytest.mark.rule("FG 30.1.3")
def test_nyarlathotep_in_the_streets_alone():
    figures = {"cultists": {A: "streets 2, ceremony 1"}, "investigators": "A 3"}
    s = gift("nyarlathotep", 1, second="museum", **figures)
    assert (s.investigators(A), s.signs()) == (1, 0)
    is_given(s)


# -- Tsathoggua ------------------------------------------------------------------------------------


@pytest.mark.card("tsathoggua")
@pytest.mark.rule("FG 30.1.5")
@pytest.mark.example("FG ex-89")
def test_tsathogguas_meal():
    figures = "lodge 3, abyss 7"
    s = gift("tsathoggua", token={A: 2}, cultists={A: f"ceremony 1, {figures}"})
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.token()) == (1, 7, 3)
    is_given(s)
    s = gift("tsathoggua", control=True, token={A: 2}, cultists={A: f"{CONTROL}, {figures}"})
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.token()) == (1, 8, 3)
    is_given(s)


@pytest.mark.card("tsathoggua")
@pytest.mark.rule("FG 30.1.5")
def test_tsathoggua_eats_from_the_lodge_alone():
    figures = {A: f"{EMPTY}, ceremony 1, museum 1, lodge 2"}
    s = gift("tsathoggua", cultists=figures, investigators="A 1").do("A option:tsathoggua:1")
    assert (s.cultists(A, "lodge"), s.cultists(A, "museum"), s.token()) == (0, 1, 1)
    s = gift("tsathoggua", cultists={A: f"{EMPTY}, ceremony 1, museum 1, lodge 1"})
    assert (s.cultists(A, "lodge"), s.token()) == (1, 0)
    is_given(s)


@pytest.mark.card("tsathoggua")
@pytest.mark.rule("FG 30.1.5")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_tsathoggua_destroys_up_to_three_investigators(count):
    s = gift("tsathoggua", investigators="A 4")
    s.do("A option:tsathoggua:2").refuses(A, "destroy_investigators:4:lodge")
    s.do(f"A destroy_investigators:{count}:lodge")
    assert (s.investigators(A), s.token()) == (4 - count, 0)
    is_given(s)


@pytest.mark.card("tsathoggua")
@pytest.mark.rule("FG 30.1.5")
def test_tsathoggua_needs_two_cultists_or_an_investigator():
    last = {A: f"{EMPTY}, ceremony 1, lodge 0"}
    is_given(gift("tsathoggua", cultists=last))
    s = gift("tsathoggua", cultists=last, investigators="A 1")
    s.asks_for(A, "destroy_investigators")
