"""The Artifacts that name a moment: steps of the turn, paying, and answers."""

import pytest

from tests.games.fate.relics import is_put_away, used
from tests.games.fate.scene import A, B, C, scene
from tests.games.playing import told

RAID = {"at": "conclude", "hands": {A: "C"}, "investigators": "A 5"}

# -- steps of the turn -----------------------------------------------------------------------------


@pytest.mark.parametrize(("lodge", "there"), [(3, 3), (2, 3)])
@pytest.mark.card("innsmouth_tiara")
@pytest.mark.rule("FG 40.2.4", "FG 5.3.1")
def test_the_tiara_places_a_second_cultist(lodge, there):
    s = scene(artifacts={A: "innsmouth_tiara"}, hands={A: "M"}, cultists={A: f"lodge {lodge}"})
    s.do("A move:dark_communion_museum>museum", "A use:innsmouth_tiara")
    is_put_away(s, "innsmouth_tiara")
    assert (s.cultists(A, "museum"), s.cultists(A, "lodge")) == (there, lodge - 2)


@pytest.mark.card("innsmouth_tiara")
@pytest.mark.rule("FG 40.1.72", "FG 40.1.10")
def test_the_tiara_needs_somebody_in_the_lodge():
    table = {"artifacts": {A: "innsmouth_tiara"}, "hands": {A: "M"}}
    move = "A move:dark_communion_museum>museum"
    s = scene(**table, cultists={A: "lodge 1"}).do(move)
    s.asks_for(A, "control_die")
    s = scene(**table, cultists={A: "lodge 0"}).do(
        move
    )  # two come from the Abyss, one to the Lodge
    s.do("A use:innsmouth_tiara")
    assert (s.cultists(A, "museum"), s.cultists(A, "lodge"), s.signs(A)) == (3, 0, 1)


@pytest.mark.parametrize(("there", "held"), [(1, False), (2, True), (3, True)])
@pytest.mark.card("brain_cylinder")
@pytest.mark.rule("FG 6.2.1", "FG 40.1.3")
def test_the_cylinder_counts_for_one_cultist_when_control_is_tested(there, held):
    table = {"at": "activate", "here": "library", "cultists": {A: f"library {there}, museum 2"}}
    s = used("brain_cylinder", **table)
    assert (s.g.turn.control == "control") == held
    assert s.cultists(A, "library") == there
    assert scene(**table).g.turn.control == ("control" if there > 2 else "")


@pytest.mark.parametrize(("rival", "held"), [(3, False), (2, True)])
@pytest.mark.card("brain_cylinder")
@pytest.mark.rule("FG 6.2.2")
def test_with_the_cylinder_one_still_needs_more_than_every_rival(rival, held):
    cultists = {A: "library 2", B: f"library {rival}"}
    s = used("brain_cylinder", at="activate", here="library", cultists=cultists)
    assert (s.g.turn.control == "control") == held


@pytest.mark.parametrize(("investigators", "held"), [(3, False), (2, True)])
@pytest.mark.card("brain_cylinder")
@pytest.mark.rule("FG 17.4.1")
def test_alone_the_cylinder_counts_against_the_investigators(investigators, held):
    table = {"cultists": {A: "library 2"}, "investigators": f"library {investigators}"}
    s = used("brain_cylinder", players=1, at="activate", here="library", **table)
    assert (s.g.turn.control == "control") == held


@pytest.mark.card("pnakotic_manuscripts")
@pytest.mark.rule("FG 7.5.1")
@pytest.mark.rule("FG 40.2.4")
def test_the_manuscripts_draw_a_spell_more_and_discard_one():
    s = scene(
        at="conclude", artifacts={A: "pnakotic_manuscripts"}, hands={A: "exodus"},
        deck="martyrdom scapegoat marginalia unravel_museum",
    ).do("A prepare_no_more")  # fmt: skip
    s.asks_for(A, "after_draw")
    s.do("A use:pnakotic_manuscripts")
    s.asks(
        A,
        "discard",
        *[f"discard:{one}" for one in ["exodus", "martyrdom", "scapegoat", "marginalia"]],
    )
    s.do("A discard:marginalia")
    is_put_away(s, "pnakotic_manuscripts")
    assert (s.hand(A), s.discard()) == (["exodus", "martyrdom", "scapegoat"], ["marginalia"])


# -- paying ----------------------------------------------------------------------------------------

NECRONOMICON = {"at": "conclude", "here": "museum", "artifacts": {A: "necronomicon"}}
WITH = "prepare_with:crack_the_seal:necronomicon"  # the Museum's own symbol pays half of it


@pytest.mark.card("necronomicon")
@pytest.mark.rule("FG 7.1.2", "FG 9.2.2")
def test_the_necronomicon_pays_one_missing_symbol_of_any_kind():
    hand = "crack_the_seal shatter_the_pentacle grave_robbery exodus"
    s = scene(**NECRONOMICON, hands={A: hand})
    s.asks(A, "prepare", WITH, "prepare_with:grave_robbery:necronomicon", "prepare_no_more")
    s.do(f"A {WITH}")
    is_put_away(s, "necronomicon")
    assert s.reserve(A) == ["crack_the_seal"]
    assert told("wild_added", seat=A, artifact="necronomicon") in s.told(B)
    assert "crack_the_seal" not in repr(s.told(B))


@pytest.mark.card("necronomicon")
def test_what_can_be_paid_without_the_necronomicon_leaves_it_alone():
    s = scene(**NECRONOMICON, hands={A: "crack_the_seal"}, columns={"museum": "C"})
    s.asks(A, "prepare", "prepare:crack_the_seal", "prepare_no_more")
    s.do("A prepare:crack_the_seal")
    assert s.artifacts(A) == ["necronomicon"]


@pytest.mark.card("necronomicon")
@pytest.mark.rule("FG 18.1.4")
def test_the_necronomicon_pays_a_wild_symbol_in_a_cost():
    table = NECRONOMICON | {"hands": {A: "call_wicked_museum"}}
    paid = "prepare_with:call_wicked_museum:necronomicon"
    scene(**table, columns={"museum": "C"}).offers(A, paid)
    scene(**table, columns={"museum": "L"}).refuses(A, paid)
    scene(**table | {"artifacts": {A: "necronomicon~"}}, columns={"museum": "C"}).refuses(A, paid)


@pytest.mark.card("necronomicon")
@pytest.mark.rule("FG 9.2.3", "FG 13.1.2")
def test_the_necronomicon_pays_for_one_of_two_preparations():
    hand = {A: "palimpsest marginalia recite_from_memory"}
    table = {"artifacts": {A: "necronomicon"}, "cultists": {A: "library 0"}}
    s = scene(at="actions", here="library", hands=hand, **table).do("A no_die")
    paid = "prepare_with:{}:necronomicon".format
    s.offers(A, paid("marginalia"), paid("recite_from_memory"))
    s.do(f"A {paid('marginalia')}")
    s.asks(A, "prepare", "prepare_no_more")


@pytest.mark.card("necronomicon")
@pytest.mark.card("jealous_idol")
def test_the_idol_takes_the_necronomicon_and_the_spell_is_prepared_all_the_same():
    s = scene(**NECRONOMICON, hands={A: "crack_the_seal"}, curses={A: "jealous_idol"})
    s.do(f"A {WITH}")
    assert (s.reserve(A), s.artifacts(A), s.signs(A)) == (["crack_the_seal"], [], 1)
    assert [s.g.code[card] for card in s.g.removed] == ["necronomicon"]


# -- rolls and Raids -------------------------------------------------------------------------------


@pytest.mark.card("amulet_of_nephren_ka")
@pytest.mark.rule("FG 40.1.56", "FG 6.3.2")
def test_the_amulet_rerolls_the_die_for_control():
    table = {"at": "actions", "here": "library", "artifacts": {A: "amulet_of_nephren_ka"}}
    s = scene(**table, dice="E K").do("A roll_for_control")
    s.asks(A, "answer_roll", "use:amulet_of_nephren_ka", "pass")
    s.do("A use:amulet_of_nephren_ka")
    is_put_away(s, "amulet_of_nephren_ka")
    s.offers(A, "control_action:library")
    s = scene(**table, dice="E K").do("A roll_for_control", "A pass")
    assert (s.g.turn.control, s.artifacts(A)) == ("", ["amulet_of_nephren_ka"])


@pytest.mark.card("amulet_of_nephren_ka")
@pytest.mark.rule("FG 40.1.74")
def test_the_amulet_rerolls_just_one_die_of_a_raid():
    s = scene(**RAID, artifacts={A: "amulet_of_nephren_ka"}, dice="X X E T T K")
    s.do("A prepare_no_more", "A use:amulet_of_nephren_ka")
    s.asks(A, "choose_reroll", "reroll:star", "reroll:sign", "reroll:tentacle")
    s.do("A reroll:star")
    is_put_away(s, "amulet_of_nephren_ka")
    assert (s.signs(A), s.investigators(A)) == (2, 1)


@pytest.mark.card("amulet_of_nephren_ka")
@pytest.mark.card("zanns_viol")
@pytest.mark.card("star_stone")
def test_nobody_answers_the_raid_on_another():
    relics = "amulet_of_nephren_ka zanns_viol star_stone"
    s = scene(at="actions", here="streets", artifacts={A: relics, C: ""}, supply=0,
              investigators="B 2, streets 0")  # fmt: skip
    s.rolls("EE").do("A no_die", auto=False)
    assert (s.signs(B), s.investigators(B)) == (2, 0)
    assert s.artifacts(A) == relics.split()


@pytest.mark.parametrize(("count", "dice"), [(5, "EEEE"), (6, "EEEEE")])
@pytest.mark.card("zanns_viol")
@pytest.mark.rule("FG 7.6.3")
def test_the_viol_destroys_an_investigator_before_the_dice_are_rolled(count, dice):
    s = scene(**RAID | {"investigators": f"A {count}"}, artifacts={A: "zanns_viol"}, dice=dice)
    s.do("A prepare_no_more").asks(A, "answer_raid", "use:zanns_viol", "pass")
    s.do("A use:zanns_viol")
    is_put_away(s, "zanns_viol")
    assert (s.signs(A), s.investigators(A), s.g.loaded) == (count - 1, 0, ())


@pytest.mark.card("zanns_viol")
@pytest.mark.rule("FG 7.6.10")
def test_without_investigators_there_is_nothing_to_roll():
    s = scene(reserve={A: "knock_at_midnight"}, artifacts={B: "zanns_viol"}, investigators="B 1")
    s.do("A cast:knock_at_midnight").asks_for(B, "answer_raid")
    s.do("B use:zanns_viol")
    is_put_away(s, "zanns_viol", B)
    assert (s.signs(B), s.investigators(B)) == (0, 0)
    assert "rolled" not in [event["kind"] for event in s.told(B)]


# -- Elder Signs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1)])
@pytest.mark.card("star_stone")
@pytest.mark.rule("FG 40.1.55", "FG 40.1.48")
def test_the_star_stone_ignores_up_to_two_signs_of_a_raid(count, left):
    s = scene(**RAID, artifacts={A: "star_stone"}, dice="E X E T K")
    s.do("A prepare_no_more").asks(A, "answer_signs", "use:star_stone", "pass")
    s.do("A use:star_stone")
    s.offers(A, "signs:1", "signs:2")
    s.refuses(A, "signs:3")
    s.do(f"A signs:{count}")
    is_put_away(s, "star_stone")
    assert (s.signs(A), s.investigators(A)) == (left, 1)


@pytest.mark.card("star_stone")
@pytest.mark.rule("FG 40.1.75")
def test_the_star_stone_ignores_the_sign_for_an_empty_lodge():
    s = scene(artifacts={A: "star_stone"}, hands={A: "M"}, cultists={A: "lodge 0"})
    s.do("A move:dark_communion_museum>museum", "A use:star_stone", "A signs:1")
    is_put_away(s, "star_stone")
    assert s.signs(A) == 0


@pytest.mark.card("star_stone")
@pytest.mark.rule("FG 40.1.54", "FG 17.4.2")
def test_the_star_stone_pays_no_price():
    s = scene(1, at="actions", here="museum", cultists={A: "museum 3"}, curses={A: "informer"},
              artifacts={A: "star_stone"}).do("A buy_off")  # fmt: skip
    assert (s.signs(A), s.curses(A), s.artifacts(A)) == (3, [], ["star_stone"])


# -- Spells and Curses -----------------------------------------------------------------------------


@pytest.mark.card("book_of_eibon")
@pytest.mark.rule("FG 40.1.19", "FG 40.1.52")
def test_the_book_cancels_a_spell_of_a_rival():
    s = scene(reserve={A: "C"}, cultists={A: "other_worlds 2"}, artifacts={C: "book_of_eibon"})
    s.do("A cast:dark_communion_ceremony").asks(C, "answer_spell", "use:book_of_eibon", "pass")
    s.do("C use:book_of_eibon")
    is_put_away(s, "book_of_eibon", C)
    assert (s.token(A), s.cultists(A, "other_worlds")) == (0, 2)  # nor is its price paid
    assert (s.reserve(A), s.discard()) == ([], ["dark_communion_ceremony"])


@pytest.mark.card("book_of_eibon")
@pytest.mark.rule("FG 40.1.19")
def test_the_book_saves_a_spell_from_another_that_would_cancel_it():
    table = {"reserve": {A: "crack_the_seal", B: "unravel_streets"}, "signs": {A: 1}}
    s = scene(**table, artifacts={A: "book_of_eibon"})
    s.do("A cast:crack_the_seal", "B cast:unravel_streets")
    s.asks(A, "answer_spell", "use:book_of_eibon", "pass")
    s.do("A use:book_of_eibon")
    is_put_away(s, "book_of_eibon")
    assert (s.signs(A), s.discard()) == (0, ["unravel_streets", "crack_the_seal"])


@pytest.mark.card("book_of_eibon")
def test_the_book_answers_neither_ones_own_spells_nor_artifacts_of_others():
    s = scene(reserve={A: "crack_the_seal"}, signs={A: 1}, artifacts={A: "book_of_eibon"})
    s.do("A cast:crack_the_seal", auto=False).asks_for(A, "move")
    s = scene(artifacts={A: "unaussprechlichen_kulten", B: "book_of_eibon"})
    s.do("A use:unaussprechlichen_kulten", auto=False).asks_for(A, "move")


@pytest.mark.card("jade_amulet_of_leng")
@pytest.mark.rule("FG 40.1.25")
def test_the_jade_amulet_averts_a_curse_of_its_owner():
    s = scene(artifacts={A: "pickmans_canvas", B: "jade_amulet_of_leng"})
    curses = s.g.curse_deck
    s.do("A use:pickmans_canvas", "A rival:1")
    s.asks(B, "answer_curse", "use:jade_amulet_of_leng", "pass")
    s.do("B use:jade_amulet_of_leng")
    assert (s.curses(B), s.g.curse_deck, s.artifacts(B)) == ([], curses, [])
    assert [s.g.code[card] for card in s.g.removed] == ["jade_amulet_of_leng", "pickmans_canvas"]
    s = scene(artifacts={A: "pickmans_canvas", B: "jade_amulet_of_leng"})
    s.do("A use:pickmans_canvas", "A rival:2")
    assert (len(s.curses(C)), s.artifacts(B)) == (1, ["jade_amulet_of_leng"])


@pytest.mark.card("jade_amulet_of_leng")
@pytest.mark.rule("FG 17.2.5")
def test_alone_the_jade_amulet_keeps_the_fifth_curse_away():
    table = {"here": "museum", "second": "library", "deck": "M", "at": "investigators"}
    curses = {A: "informer backlash overreach last_seal"}
    s = scene(1, **table, curses=curses, artifacts={A: "jade_amulet_of_leng"})
    s.do("A use:jade_amulet_of_leng")
    assert (s.g.outcome, len(s.curses(A)), s.artifacts(A)) == (None, 4, [])
