"""The nine Spells that exist only with the symbol of the Ceremony."""

import pytest

from tests.games.fate.scene import A, B, C, scene
from tests.games.fate.spells import cast, idle_windows, is_done, prepared, refused
from tests.games.playing import told

# -- the Dark Gift and sacrifices ------------------------------------------------------------------


@pytest.mark.card("black_litany")
@pytest.mark.rule("FG 30.3.1")
def test_black_litany_activates_the_gift_without_a_gate():
    s = prepared("black_litany").rolls("T K E").do("A cast:black_litany")  # Cthulhu's gift
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.token(A)) == (8, 6, 1)
    assert (s.g.gate_held[A], s.g.gates) == (False, 15)
    is_done(s, "black_litany")


@pytest.mark.card("black_litany")
def test_black_litany_needs_a_gift_that_does_something():
    dagon = "dagon tsathoggua azathoth"
    refused("black_litany", gods=dagon, cultists={A: "abyss 0"})
    s = cast("black_litany", gods=dagon, cultists={A: "abyss 1"})
    s.asks_for(A, "recall")


@pytest.mark.card("blood_upon_the_altar")
@pytest.mark.parametrize(
    ("count", "dice", "advanced"), [(1, "K", 1), (2, "T X", 1), (3, "T K T", 3), (3, "X E X", 0)]
)
def test_blood_upon_the_altar_rolls_a_die_for_each_cultist(count, dice, advanced):
    s = cast("blood_upon_the_altar", here="museum", cultists={A: "museum 4, lodge 5"})
    groups = ["sacrifice:" + "+".join(["0.museum"] * number) for number in (1, 2, 3)]
    s.asks(A, "sacrifice", *groups)
    s.rolls(dice).do(f"A {groups[count - 1]}")
    assert (s.cultists(A, "museum"), s.token(A)) == (4 - count, advanced)
    (rolled,) = [event for event in s.told(B) if event["kind"] == "rolled"]
    assert len(rolled["faces"]) == count
    is_done(s, "blood_upon_the_altar")


@pytest.mark.card("blood_upon_the_altar")
def test_blood_upon_the_altar_takes_only_cultists_of_the_current_location():
    refused("blood_upon_the_altar", here="museum", cultists={A: "museum 0, library 3"})
    s = prepared("blood_upon_the_altar", here="museum", cultists={A: "museum 1"}).rolls("K")
    s.do("A cast:blood_upon_the_altar")
    assert (s.cultists(A, "museum"), s.token(A)) == (0, 1)


@pytest.mark.card("blood_upon_the_altar")
@pytest.mark.rule("FG 40.1.16")
def test_blood_upon_the_altar_may_be_cast_at_once_for_want_of_a_slot():
    table = {"here": "library", "cultists": {A: "library 4, lodge 5"}, "reserve": {A: "M C S"}}
    s = scene(at="actions", hands={A: "blood_upon_the_altar"}, deck_size=0, **table)
    s.do("A control_action:library")
    s.offers(A, "cast:blood_upon_the_altar")


@pytest.mark.card("feast_of_the_faithful")
def test_feast_of_the_faithful_devours_two_from_lodge_and_altar():
    s = cast("feast_of_the_faithful", cultists={A: "lodge 1, abyss 16, museum 2"})
    s.refuses(A, "devour:0.lodge+0.lodge")  # there is one
    s.offers(A, "devour:0.museum+0.museum", "devour:0.lodge+0.library")
    assert all(key.count("0.") == 2 and "abyss" not in key for key in s.keys(A, "devour"))
    s.do("A devour:0.lodge+0.museum")
    assert (s.cultists(A, "lodge"), s.cultists(A, "museum"), s.token(A)) == (0, 1, 1)
    assert s.cultists(A, "devoured") == 2
    is_done(s, "feast_of_the_faithful")


EMPTY = "other_worlds 0, museum 0, ceremony 0, streets 0, gathering 0, library 0"


@pytest.mark.card("feast_of_the_faithful")
def test_feast_of_the_faithful_is_paid_in_full():
    refused("feast_of_the_faithful", cultists={A: f"{EMPTY}, lodge 1, abyss 10"})
    s = prepared("feast_of_the_faithful", cultists={A: f"{EMPTY}, lodge 2, abyss 10"})
    s.offers(A, "cast:feast_of_the_faithful")


# -- Curses ----------------------------------------------------------------------------------------


@pytest.mark.card("hex_of_the_hanged")
def test_hex_of_the_hanged_lays_a_curse_on_a_rival():
    s = cast("hex_of_the_hanged", curse_top="hungry_door")
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.do("A rival:2")
    assert [s.curses(seat) for seat in (A, B, C)] == [[], [], ["hungry_door"]]
    read = told("cursed", seat=C, holder=B, curse="hungry_door")
    assert read in s.told(B)  # who sits on the right reads it
    assert told("cursed", seat=C) in s.told(A)
    assert "hungry_door" not in str(s.told(A))
    is_done(s, "hex_of_the_hanged")
    s = cast("hex_of_the_hanged", players=2, curse_top="hungry_door")
    assert s.curses(B) == ["hungry_door"]
    refused("hex_of_the_hanged", players=1)


def hexed(**table):
    """A has cast Hex of the Hanged on B, who has a Scapegoat."""
    s = cast("hex_of_the_hanged", reserve={B: "scapegoat"}, curse_top="hungry_door", **table)
    return s.do("A rival:1") if s.g.seats > 2 else s


@pytest.mark.card("scapegoat")
@pytest.mark.parametrize("other", [A, C])
def test_scapegoat_passes_the_curse_on_to_a_rival(other):
    s = hexed()
    s.asks(B, "answer_curse", "cast:scapegoat", "pass")
    s.do("B cast:scapegoat")
    s.asks(B, "choose_rival", "rival:2", "rival:0")
    s.do(f"B rival:{other}")
    assert [seat for seat in (A, B, C) if s.curses(seat) == ["hungry_door"]] == [other]
    is_done(s, "scapegoat", "hex_of_the_hanged")


@pytest.mark.card("scapegoat")
def test_scapegoat_may_stay_and_with_two_players_finds_the_other():
    s = hexed().do("B pass")
    assert (s.curses(B), s.reserve(B)) == (["hungry_door"], ["scapegoat"])
    s = hexed(players=2).do("B cast:scapegoat")
    assert (s.curses(A), s.curses(B)) == (["hungry_door"], [])


@pytest.mark.card("scapegoat")
def test_a_curse_passed_on_may_still_be_averted():
    s = hexed(artifacts={C: "jade_amulet_of_leng"}).do("B cast:scapegoat", "B rival:2")
    s.asks(C, "answer_curse", "use:jade_amulet_of_leng", "pass")
    s.do("C use:jade_amulet_of_leng")
    assert [s.curses(seat) for seat in (A, B, C)] == [[], [], []]


@pytest.mark.card("scapegoat")
@pytest.mark.rule("FG 40.1.59")
def test_scapegoat_passes_on_the_curse_of_token_and_sign():
    table = {"token": {A: 8}, "goal": 13, "signs": {A: 2}, "curse_top": "hungry_door"}
    s = prepared("scapegoat", **table)  # the meeting comes before the first question
    s.do("A cast:scapegoat", "A rival:1")
    assert (s.curses(A), s.curses(B), s.g.met[A]) == ([], ["hungry_door"], True)
    s.asks_for(A, "move")


@pytest.mark.card("scapegoat")
def test_scapegoat_cancelled_leaves_the_curse_where_it_was():
    reserve = {B: "scapegoat", C: "unravel_museum"}
    s = prepared("hex_of_the_hanged", reserve=reserve, curse_top="hungry_door")
    s.do("A cast:hex_of_the_hanged", "C pass", "A rival:1")
    s.do("B cast:scapegoat", "C cast:unravel_museum")
    assert [s.curses(seat) for seat in (A, B, C)] == [[], ["hungry_door"], []]
    is_done(s, "unravel_museum", "scapegoat", "hex_of_the_hanged")


@pytest.mark.card("scapegoat")
@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(("back", "asked"), [("C", ["B answer_curse"]), ("M", [])])
def test_only_a_back_of_the_ceremony_answers_a_curse(back, asked):
    s = prepared("hex_of_the_hanged", players=2, reserve={B: back}, curse_top="hungry_door")
    assert idle_windows(s, "A cast:hex_of_the_hanged") == ["B answer_spell", *asked]


@pytest.mark.card("lift_the_malediction")
@pytest.mark.parametrize(("number", "left"), [(1, "grave_mould"), (2, "hungry_door")])
def test_lift_the_malediction_puts_an_own_curse_unread_under_the_deck(number, left):
    curses = {A: "hungry_door grave_mould", B: "informer"}
    s = cast("lift_the_malediction", curses=curses)
    s.asks(A, "choose_curse", "curse:1", "curse:2")
    card = s.g.waiting[A][number - 1]
    s.do(f"A curse:{number}", auto=False)
    assert (s.curses(A), s.g.curse_deck[-1]) == ([left], card)
    assert told("curse_lifted", seat=A) in s.told(A)
    assert not s.g.known[card] >> A & 1


@pytest.mark.card("lift_the_malediction")
def test_lift_the_malediction_needs_a_curse_lying_on_oneself():
    refused("lift_the_malediction", curses={B: "hungry_door"})
    s = cast("lift_the_malediction", curses={A: "hungry_door", B: "informer"})
    assert (s.curses(A), s.curses(B)) == ([], ["informer"])
    s = cast("lift_the_malediction", players=1, curses={A: "hungry_door"})
    assert s.curses(A) == []


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 7.4.6")
@pytest.mark.card("dread_ascension")
@pytest.mark.parametrize("others", [{B: 1, C: 4}, {B: 2, C: 2}, {B: 0, C: 0}])
def test_dread_ascension_advances_who_has_fewest_signs(others):
    own = 0 if 0 in others.values() else 1
    s = cast("dread_ascension", signs={A: own} | others)
    assert (s.token(A), s.cultists(A, "abyss")) == (1, 7)
    is_done(s, "dread_ascension")


@pytest.mark.rule("FG 7.4.6")
@pytest.mark.card("dread_ascension")
def test_dread_ascension_otherwise_returns_up_to_three_cultists():
    s = cast("dread_ascension", signs={A: 2, B: 1, C: 3})
    s.asks(A, "recall", *(f"recall:{count}>lodge" for count in range(4)))
    s.do("A recall:2>lodge")
    assert (s.token(A), s.cultists(A, "abyss"), s.cultists(A, "lodge")) == (0, 5, 9)
    refused("dread_ascension", signs={A: 1}, cultists={A: "abyss 0"})
    prepared("dread_ascension", cultists={A: "abyss 0"}).offers(A, "cast:dread_ascension")


@pytest.mark.rule("FG 7.4.6")
@pytest.mark.card("dread_ascension")
@pytest.mark.parametrize(("signs", "token"), [(0, 1), (3, 1), (4, 0)])
def test_dread_ascension_alone_advances_with_three_signs_or_fewer(signs, token):
    s = cast("dread_ascension", players=1, signs={A: signs})
    if not token:
        s.do("A recall:3>lodge")
    assert (s.token(A), s.cultists(A, "abyss")) == (token, 7 if token else 4)


@pytest.mark.card("banish_the_herald")
def test_banish_the_herald_moves_back_a_rival_who_is_ahead():
    s = cast("banish_the_herald", players=4, token={A: 3, B: 4, C: 3, 3: 7})
    s.asks(A, "choose_rival", "rival:1", "rival:3")
    s.do("A rival:3")
    assert [s.token(seat) for seat in range(4)] == [3, 4, 3, 6]
    is_done(s, "banish_the_herald")
    s = cast("banish_the_herald", token={A: 3, B: 2, C: 4})
    assert [s.token(seat) for seat in (A, B, C)] == [3, 2, 3]
    refused("banish_the_herald", token={A: 3, B: 3, C: 2})
    refused("banish_the_herald", players=1)


# -- dice ------------------------------------------------------------------------------------------


def rolled(dice, **table):
    """A has rolled for Blood upon the Altar and may answer."""
    reserve = {A: "blood_upon_the_altar"}
    cultists = {A: f"other_worlds {len(dice.split())}, lodge 4"}
    s = prepared("whispered_liturgy", reserve=reserve, cultists=cultists, **table)
    s.do("A cast:blood_upon_the_altar").rolls(dice)
    return s.do("A sacrifice:" + "+".join(["0.other_worlds"] * len(dice.split())))


@pytest.mark.card("whispered_liturgy")
@pytest.mark.parametrize("players", [1, 3])
def test_whispered_liturgy_rerolls_any_number_of_dice(players):
    s = rolled("X E T", players=players)
    s.asks(A, "answer_roll", "cast:whispered_liturgy", "pass")
    s.do("A cast:whispered_liturgy")
    several = ["star+sign", "star+tentacle", "sign+tentacle", "star+sign+tentacle"]
    s.asks(A, "choose_reroll", *(f"reroll:{one}" for one in ("star", "sign", "tentacle", *several)))
    s.rolls("K T").do("A reroll:star+sign")
    assert s.token(A) == 3
    is_done(s, "whispered_liturgy", "blood_upon_the_altar")
    s = rolled("X E T").do("A pass")
    assert (s.token(A), s.reserve(A)) == (1, ["whispered_liturgy"])


@pytest.mark.card("whispered_liturgy")
@pytest.mark.rule("FG 40.1.56", "FG 40.1.74")
def test_dice_of_the_liturgy_are_not_rerolled_again():
    amulet = {"artifacts": {A: "amulet_of_nephren_ka"}}
    s = rolled("X E T", **amulet).do("A cast:whispered_liturgy")
    s.rolls("X E T").do("A reroll:star+sign+tentacle")
    assert (s.token(A), s.artifacts(A)) == (1, ["amulet_of_nephren_ka"])
    s = rolled("X E T", **amulet).do("A cast:whispered_liturgy").rolls("K").do("A reroll:sign")
    s.asks(A, "answer_roll", "use:amulet_of_nephren_ka", "pass")
    s.do("A use:amulet_of_nephren_ka")
    s.asks(A, "choose_reroll", "reroll:star", "reroll:tentacle")
    s.rolls("X").do("A reroll:tentacle")
    assert s.token(A) == 1


@pytest.mark.card("whispered_liturgy")
def test_whispered_liturgy_is_for_the_own_roll_only():
    s = prepared("whispered_liturgy", B, at="actions", here="museum", dice="")
    s.rolls("K").do("A roll_for_control")
    s.refuses(B, "cast:whispered_liturgy")
    s = prepared("whispered_liturgy", at="actions", here="museum").rolls("X")
    s.do("A roll_for_control")
    s.asks(A, "answer_roll", "cast:whispered_liturgy", "pass")


@pytest.mark.card("whispered_liturgy")
@pytest.mark.rule("FG 15.1.6", "FG 40.2.3")
def test_whispered_liturgy_does_not_touch_a_punishment():
    table = {"investigators": "A 4", "curses": {A: "marked_house"}, "dice": "X X X X"}
    s = prepared("whispered_liturgy", **table)
    assert (s.signs(A), s.reserve(A)) == (4, ["whispered_liturgy"])


@pytest.mark.card("whispered_liturgy")
@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(("back", "asked"), [("C", ["A answer_roll"]), ("M", [])])
def test_only_a_back_of_the_ceremony_answers_a_roll(back, asked):
    s = scene(at="actions", here="museum", reserve={A: back, B: back}).rolls("X")
    assert idle_windows(s, "A roll_for_control") == asked
