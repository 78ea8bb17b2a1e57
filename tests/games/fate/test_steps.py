"""Steps of effects: the words of the chapters, said by cards instead of locations."""

import pytest

from tests.games.fate.scene import A, B, C, scene
from tests.games.playing import told


def casting(spell, **table):
    """A casts the Spell before moving."""
    reserve = {A: spell} | table.pop("also", {})
    return scene(reserve=reserve, **table).do(f"A cast:{spell}")


# -- Artifacts, Gates, Spells ----------------------------------------------------------------------


@pytest.mark.rule("FG 9.1.1", "FG 9.1.2")
@pytest.mark.card("grave_robbery")
def test_an_artifact_as_by_the_museum():
    s = casting("grave_robbery", display="necronomicon silver_key")
    s.asks(A, "artifact", "artifact:necronomicon", "artifact:silver_key", "artifact_top")
    s.do("A artifact:silver_key")
    assert s.artifacts(A) == ["silver_key"]
    assert s.g.code[s.g.artifact_deck[-1]] == "necronomicon"


@pytest.mark.rule("FG 9.2.5")
@pytest.mark.card("covetous_hand")
def test_any_artifact_of_any_rival():
    s = casting("covetous_hand", artifacts={B: "necronomicon silver_key~", C: "star_stone"})
    s.asks(A, "steal_artifact", "loot:1:necronomicon", "loot:1:silver_key", "loot:2:star_stone")
    s.do("A loot:1:silver_key")
    assert (s.artifacts(A), s.artifacts(B)) == (["silver_key~"], ["necronomicon"])


@pytest.mark.rule("FG 10.1.1", "FG 10.2.1")
@pytest.mark.card("forbidden_door")
def test_a_gate_by_a_card_if_one_holds_none():
    """Without a Spell to draw the card is of use only for its Gate."""
    table = {"reserve": {A: "forbidden_door"}, "deck_size": 0}
    scene(hands={A: "Gate"}, **table).refuses(A, "cast:forbidden_door")
    s = scene(**table).do("A cast:forbidden_door")
    assert (s.g.gate_held[A], s.g.gates) == (True, 14)


@pytest.mark.rule("FG 13.1.1")
@pytest.mark.card("marginalia")
def test_spells_are_drawn_by_a_card():
    s = casting("marginalia", hands={A: "M"}, deck="exodus scapegoat mob_fury")
    assert s.hand(A) == ["dark_communion_museum", "exodus", "mob_fury", "scapegoat"]


@pytest.mark.rule("FG 13.1.6", "FG 13.1.7")
@pytest.mark.card("palimpsest")
def test_a_spell_is_prepared_free_by_a_card():
    s = casting("palimpsest", hands={A: "transfer_the_brand"}, columns={"other_worlds": "M"})
    assert (s.reserve(A), s.column("other_worlds")) == (["transfer_the_brand"], "M")


@pytest.mark.rule("FG 20.1.4")
@pytest.mark.card("ink_of_forgetting")
def test_spells_of_a_hand_go_to_the_discard_pile():
    s = casting("ink_of_forgetting", hands={B: "M C L", C: "M L"})
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.do("A rival:1").asks_for(B, "discard")
    assert len(s.keys(B, "discard")) == 3
    s.do("B discard:dark_communion_ceremony+dark_communion_museum")
    assert s.hand(B) == ["dark_communion_library"]
    assert set(s.discard()) > {"dark_communion_ceremony", "dark_communion_museum"}


@pytest.mark.rule("FG 20.1.4")
@pytest.mark.card("pride_of_the_chosen")
def test_prepared_spells_go_to_the_discard_pile():
    s = scene(
        reserve={A: "dread_ascension exodus scapegoat"}, token={A: 2},
        curses={A: "pride_of_the_chosen"},
    )  # fmt: skip
    s.do("A cast:dread_ascension")
    s.asks(A, "discard_prepared", "discard_prepared:exodus", "discard_prepared:scapegoat")
    s.do("A discard_prepared:exodus")
    assert (s.reserve(A), "exodus" in s.discard()) == (["scapegoat"], True)


@pytest.mark.rule("FG 20.1.4")
@pytest.mark.card("overreach")
def test_all_prepared_spells_go_at_once():
    s = scene(
        at="conclude", here="museum", hands={A: "crack_the_seal"}, columns={"museum": "C"},
        reserve={A: "exodus scapegoat"}, curses={A: "overreach"},
    )  # fmt: skip
    s.do("A prepare:crack_the_seal")
    assert (s.reserve(A), s.discard()[:3]) == ([], ["exodus", "scapegoat", "crack_the_seal"])


# -- Cultists and Investigators --------------------------------------------------------------------


@pytest.mark.rule("FG 12.1.2", "FG 40.1.48")
@pytest.mark.card("midnight_procession")
def test_cultists_move_one_after_another():
    s = scene(at="turn", reserve={A: "midnight_procession"}, cultists={A: "museum 2"})
    s.do("A cast:midnight_procession", "A move_cultist:0:museum>library")
    s.do("A move_cultist:0:museum>streets", "A enough").asks_for(A, "move")
    assert [s.cultists(A, at) for at in ("museum", "library", "streets")] == [0, 2, 2]


@pytest.mark.rule("FG 11.1.1", "FG 40.1.48")
@pytest.mark.card("anonymous_tip")
def test_investigators_move_from_ones_lodge_to_another():
    s = casting("anonymous_tip", investigators="A 3")
    s.offers(A, "lead_to_rival:1:lodge:1", "lead_to_rival:2:lodge:2", "enough")
    s.do("A lead_to_rival:2:lodge:2")
    assert (s.investigators(A), s.investigators(B), s.investigators(C)) == (1, 0, 2)


@pytest.mark.rule("FG 40.1.48")
@pytest.mark.card("feast_of_the_faithful")
def test_a_price_is_paid_in_full_as_one_likes():
    altar = "other_worlds 0, museum 1, ceremony 0, streets 0, gathering 0, library 0"
    s = casting("feast_of_the_faithful", cultists={A: f"{altar}, lodge 3"})
    s.asks(A, "devour", "devour:0.lodge+0.lodge", "devour:0.lodge+0.museum")
    gone = s.cultists(A, "devoured")
    s.do("A devour:0.lodge+0.museum")
    assert [s.cultists(A, at) for at in ("lodge", "museum")] == [2, 0]
    assert (s.cultists(A, "devoured"), s.token()) == (gone + 2, 1)


@pytest.mark.rule("FG 40.1.48")
@pytest.mark.card("hastur")
def test_what_one_may_do_one_may_decline():
    table = {"at": "actions", "here": "ceremony", "captives": {A: "B B"}}
    s = scene(gods="hastur cthulhu dagon", **table).do("A no_die")
    s.do("A decline").asks_for(A, "release")
    s.do("A decline").asks_for(B, "move")
    assert s.told(B).count(told("declined", seat=A)) == 2
    assert (s.g.captives[A], s.token()) == ((B, B), 0)


@pytest.mark.rule("FG 40.1.61")
@pytest.mark.card("infiltrate_the_circle")
def test_a_location_is_chosen_for_all_that_follows():
    s = casting("infiltrate_the_circle", cultists={A: "lodge 2", B: "museum 1", C: "museum 0"})
    s.asks(A, "choose_location", *(
        f"location:{at}"
        for at in ("other_worlds", "museum", "ceremony", "streets", "gathering", "library")
    ))  # fmt: skip
    s.do("A location:museum")
    assert (s.cultists(A, "museum"), s.cultists(A, "lodge"), s.cultists(B, "museum")) == (2, 1, 0)


# -- Columns ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.48")
@pytest.mark.card("tangle_the_skein")
def test_up_to_two_cards_of_a_column():
    s = casting("tangle_the_skein", columns={"museum": "M C S"}).do("A option:tangle_the_skein:2")
    s.do("A " + next(key for key in s.keys(A, "move_column") if ">library" in key))
    s.offers(A, "enough")
    s.do("A enough").asks_for(A, "move")
    assert (s.column("museum"), s.column("library")) == ("C S", "M")


# -- the track and Curses --------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.61")
@pytest.mark.card("banish_the_herald")
def test_only_a_rival_who_is_ahead_is_moved_back():
    s = casting("banish_the_herald", players=4, token={A: 3, 1: 4, 2: 3, 3: 5})
    s.asks(A, "choose_rival", "rival:1", "rival:3")
    s.do("A rival:3")
    assert s.g.token == [3, 4, 3, 4]


@pytest.mark.rule("FG 40.1.61")
@pytest.mark.card("transfer_the_brand")
def test_only_a_rival_with_no_more_signs_gains_one():
    s = casting("transfer_the_brand", players=4, signs={A: 2, 1: 2, 2: 3, 3: 0})
    s.asks(A, "choose_rival", "rival:1", "rival:3")
    s.do("A rival:1")
    assert s.g.signs == [1, 3, 3, 0]


@pytest.mark.rule("FG 14.1.6", "FG 40.1.48")
@pytest.mark.card("black_stone")
def test_up_to_two_signs_are_destroyed():
    s = scene(artifacts={A: "black_stone"}, signs={A: 3}).do("A use:black_stone")
    s.asks(A, "choose_signs", "signs:0", "signs:1", "signs:2")
    assert s.do("A signs:2").signs(A) == 1


@pytest.mark.rule("FG 14.1.1", "FG 14.1.7")
@pytest.mark.card("ill_omened_dice")
def test_signs_of_an_effect_are_laid_one_by_one():
    s = scene(
        at="actions", here="ceremony", curses={A: "ill_omened_dice"}, curse_top="hungry_door",
        token={A: 9}, goal=13,
    )  # fmt: skip
    s.rolls("E E T").do("A no_die")
    words = ("sign_gained", "met")
    assert [seen["kind"] for seen in s.told(B) if seen["kind"] in words] == [
        "sign_gained", "met", "sign_gained"
    ]  # fmt: skip
    assert (s.signs(A), s.g.sign_supply, s.curses(A)) == (2, 38, ["hungry_door"])


@pytest.mark.rule("FG 15.1.5")
@pytest.mark.card("usurpers_fall")
def test_the_fall_is_complete():
    s = scene(
        here="museum", reserve={A: "rise_from_the_pit"}, curses={A: "usurpers_fall"},
        cultists={A: "museum 2, ceremony 4, abyss 5"},
    )  # fmt: skip
    s.do("A cast:rise_from_the_pit", "A recall:2>museum")
    assert [s.cultists(A, at) for at in ("museum", "ceremony")] == [2, 2]


@pytest.mark.rule("FG 15.1.5")
@pytest.mark.card("jealous_idol")
def test_the_artifact_that_angered_one_is_gone():
    s = scene(artifacts={A: "unaussprechlichen_kulten"}, curses={A: "jealous_idol"})
    s.do("A use:unaussprechlichen_kulten")
    assert (s.artifacts(A), s.signs(A), s.curses(A)) == ([], 1, [])
    assert "unaussprechlichen_kulten" in [s.g.code[card] for card in s.g.removed]


@pytest.mark.rule("FG 15.1.10")
@pytest.mark.card("lift_the_malediction")
def test_only_a_card_ends_the_waiting():
    s = casting("lift_the_malediction", curses={A: "informer hungry_door"})
    s.asks(A, "choose_curse", "curse:1", "curse:2")
    s.do("A curse:2")
    assert (s.curses(A), s.g.code[s.g.curse_deck[-1]]) == (["informer"], "hungry_door")
    assert casting("lift_the_malediction", curses={A: "informer"}).curses(A) == []
