"""Abilities that discard cards lying on the table: targets, «you may», «up to», «each»."""

import pytest

from fhtagn.kernel.agenda import decisions
from tests.games.heroes.other_cards import printed
from tests.games.heroes.scene import GAME, A, B, C, D, scene
from tests.games.playing import told

CHARACTERS = GAME.content.characters


# -- discard: mandatory, optional, no target -------------------------------------------------------


@pytest.mark.example("MH ex-18")
def test_a_mandatory_effect_without_a_target_is_passed_over():
    s = scene(hands={A: "inn_casey"}, areas={A: "inn_zadok", B: "inn_orne inn_agent"})
    s.do("A play:inn_casey", auto=False)
    s.is_turn_of(B)
    assert s.area(A) == ["inn_zadok", "inn_casey"]
    assert s.area(B) == ["inn_orne", "inn_agent"]
    assert s.discard() == []


@pytest.mark.example("MH ex-19")
def test_a_mandatory_effect_hits_ones_own_card_if_there_is_no_other():
    s = scene(
        hands={A: "inn_casey"},
        areas={A: "inn_obed", B: "inn_zadok"},
        factions={A: "inn_f_m1"},
    )
    s.do("A play:inn_casey", auto=False)
    s.asks(A, "discard_in_play", "discard:inn_obed@0")
    s.do("A discard:inn_obed@0")
    assert (s.area(A), s.area(B), s.discard()) == (["inn_casey"], ["inn_zadok"], ["inn_obed"])
    assert told("discarded", seat=A, card="inn_obed", at=A) in s.told(B)
    s.is_turn_of(B)


@pytest.mark.example("MH ex-21")
def test_an_optional_effect_without_a_target_is_not_offered():
    s = scene(hands={A: "ldn_young_man", B: "ldn_servant inn_zadok"}, discard="ldn_servant")
    s.do("A play:ldn_young_man", auto=False)
    s.is_turn_of(B)
    assert s.area(A) == ["ldn_young_man"]
    assert (s.discard(), s.hand(B)) == (["ldn_servant"], ["ldn_servant", "inn_zadok"])


@pytest.mark.example("MH ex-22")
def test_the_player_of_the_card_chooses_in_any_area():
    s = scene(
        seats=3,
        hands={A: "ldn_priest"},
        areas={A: "ldn_servant", B: "ldn_dracula", C: "ldn_damsel ldn_mummy"},
    )
    s.do("A play:ldn_priest")
    targets = ("discard:ldn_servant@0", "discard:ldn_dracula@1", "discard:ldn_mummy@2")
    s.asks(A, "discard_in_play", *targets)
    s.refuses(A, "discard:ldn_damsel@2", "decline")
    s.refuses(B, *targets)
    s.do("A discard:ldn_dracula@1")
    assert s.discard() == ["ldn_dracula"]
    assert [s.area(seat) for seat in (A, B, C)] == [
        ["ldn_servant", "ldn_priest"], [], ["ldn_damsel", "ldn_mummy"],
    ]  # fmt: skip
    s.is_turn_of(B)


def undead():
    s = scene(
        seats=3,
        hands={A: "ldn_van_helsing"},
        areas={B: "ldn_dracula ldn_bride ldn_hyde", C: "ldn_mummy"},
    )
    return s.do("A play:ldn_van_helsing")


@pytest.mark.example("MH ex-23")
def test_up_to_two_undead():
    s = undead()
    three = ("discard:ldn_dracula@1", "discard:ldn_bride@1", "discard:ldn_mummy@2")
    s.asks(A, "discard_in_play", *three, "decline")
    s.do("A discard:ldn_dracula@1")
    s.asks(A, "discard_in_play", "discard:ldn_bride@1", "discard:ldn_mummy@2", "enough")
    s.do("A discard:ldn_mummy@2")
    assert (s.area(B), s.area(C)) == (["ldn_bride", "ldn_hyde"], [])
    assert s.discard() == ["ldn_dracula", "ldn_mummy"]
    s.is_turn_of(B)  # a third one is not to be had
    none = undead().do("A decline")
    assert none.discard() == []
    none.is_turn_of(B)
    one = undead().do("A discard:ldn_bride@1", "A enough")
    assert one.discard() == ["ldn_bride"]
    one.is_turn_of(B)


@pytest.mark.example("MH ex-27")
def test_jekyll_and_hyde():
    s = scene(hands={A: "ldn_jekyll"}, areas={B: "ldn_hyde"}).do("A play:ldn_jekyll")
    assert (s.area(A), s.area(B), s.discard()) == (["ldn_jekyll"], [], ["ldn_hyde"])
    s.is_turn_of(B)
    s = scene(hands={A: "ldn_hyde"}, areas={B: "ldn_jekyll"}).do("A play:ldn_hyde")
    assert (s.area(A), s.area(B), s.discard()) == (["ldn_hyde"], [], ["ldn_jekyll"])
    s.is_turn_of(B)


@pytest.mark.example("MH ex-30")
def test_mother_hydra():
    s = scene(
        seats=3,
        hands={A: "inn_hydra"},
        areas={A: "inn_orne", B: "inn_zadok inn_agent", C: "inn_hybrid"},
    )
    s.do("A play:inn_hydra", auto=False)
    s.asks(A, "discard_in_play", "discard:inn_orne@0")
    s.do("A discard:inn_orne@0", auto=False)
    s.asks(B, "discard_in_play", "discard:inn_zadok@1", "discard:inn_agent@1")
    s.do("B discard:inn_agent@1", auto=False)
    assert s.discard() == ["inn_orne", "inn_agent"]
    assert [s.area(seat) for seat in (A, B, C)] == [["inn_hydra"], ["inn_zadok"], ["inn_hybrid"]]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.27")
def test_each_player_in_turn_order_from_the_one_who_played():
    s = scene(
        seats=4,
        hands={C: "inn_hydra"},
        areas=dict.fromkeys((A, B, C, D), "inn_zadok inn_agent"),
        turn=C,
    )
    s.do("C play:inn_hydra")
    for seat in (C, D, A, B):
        own = (f"discard:inn_zadok@{seat}", f"discard:inn_agent@{seat}")
        s.asks(seat, "discard_in_play", *own)
        s.do(f"{'ABCD'[seat]} discard:inn_zadok@{seat}")
    assert [s.area(seat) for seat in (A, B, D)] == [["inn_agent"]] * 3
    assert s.area(C) == ["inn_agent", "inn_hydra"]
    s.is_turn_of(D)


@pytest.mark.example("MH ex-32")
def test_fewer_targets_than_asked():
    s = scene(hands={A: "inn_submarine"}, areas={B: "inn_deep_one inn_hybrid"})
    s.do("A play:inn_submarine")
    s.asks(A, "discard_in_play", "discard:inn_deep_one@1", "decline")
    s.do("A discard:inn_deep_one@1", auto=False)
    assert (s.area(B), s.discard()) == (["inn_hybrid"], ["inn_deep_one"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.17")
def test_a_mandatory_effect_hits_as_many_as_there_are():
    two = {"op": "discard_in_play", "count": 2, "filter": {"kind": "monster"}}
    s = scene(hands={A: "inn_casey"}, areas={A: "inn_zadok", B: "inn_obed"})
    printed(s, "inn_casey", two).do("A play:inn_casey")
    assert (s.discard(), s.area(A)) == (["inn_obed"], ["inn_zadok", "inn_casey"])
    s.is_turn_of(B)
    s = scene(hands={A: "inn_casey"}, areas={A: "inn_dagon", B: "inn_obed inn_hydra"})
    printed(s, "inn_casey", two).do("A play:inn_casey", "A discard:inn_obed@1")
    s.asks(A, "discard_in_play", "discard:inn_dagon@0", "discard:inn_hydra@1")  # no less than two
    s.do("A discard:inn_dagon@0")
    assert s.discard() == ["inn_obed", "inn_dagon"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.18")
def test_up_to_two_without_you_may_includes_none():
    step = {"op": "discard_in_play", "count": 2, "up_to": True, "filter": {"kind": "monster"}}
    s = scene(hands={A: "inn_casey"}, areas={B: "inn_obed inn_hydra"})
    printed(s, "inn_casey", step).do("A play:inn_casey")
    s.asks(A, "discard_in_play", "discard:inn_obed@1", "discard:inn_hydra@1", "decline")
    s.do("A decline")
    assert s.discard() == []
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.18", "MH 5.48")
def test_two_copies_are_two_different_cards():
    s = scene(
        hands={A: "inn_submarine"},
        areas={A: "inn_deep_one", B: "inn_deep_one inn_deep_one"},
    )
    s.do("A play:inn_submarine")
    s.asks(A, "discard_in_play", "discard:inn_deep_one@0", "discard:inn_deep_one@1", "decline")
    s.do("A discard:inn_deep_one@1")
    s.asks(A, "discard_in_play", "discard:inn_deep_one@0", "discard:inn_deep_one@1", "enough")
    s.do("A discard:inn_deep_one@1")
    assert s.area(A) == ["inn_deep_one", "inn_submarine"]
    assert (s.area(B), len(s.discard())) == ([], 2)
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.48", "MH 10.19")
def test_a_single_discard_hits_one_copy():
    s = scene(
        seats=3,
        hands={A: "ldn_priest"},
        areas={A: "ldn_servant", B: "ldn_servant ldn_servant", C: "ldn_damsel"},
    )
    s.do("A play:ldn_priest")
    s.asks(A, "discard_in_play", "discard:ldn_servant@0", "discard:ldn_servant@1")
    assert len(decisions(s.g)[0].options) == 2  # not one of them twice
    s.do("A discard:ldn_servant@1")
    assert s.area(A) == ["ldn_servant", "ldn_priest"]
    assert (s.area(B), s.discard()) == (["ldn_servant"], ["ldn_servant"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.19")
def test_in_the_duel_copies_of_different_owners_are_two_options():
    s = scene(duel=True, hands={A: "ldn_priest"}, areas={B: "ldn_servant ldn_servant~0"})
    s.do("A play:ldn_priest")
    s.asks(A, "discard_in_play", "discard:ldn_servant@1", "discard:ldn_servant@1~1")
    s.do("A discard:ldn_servant@1~1")
    assert (s.discard(A), s.discard(B)) == ([], ["ldn_servant"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.6", "MH 5.5")
def test_a_mandatory_effect_cannot_be_declined_and_an_optional_one_can():
    areas = {A: "ldn_servant", B: "ldn_servant"}
    must = scene(hands={A: "ldn_priest"}, areas=areas).do("A play:ldn_priest")
    must.asks(A, "discard_in_play", "discard:ldn_servant@0", "discard:ldn_servant@1")
    may = scene(hands={A: "ldn_young_man"}, areas=areas).do("A play:ldn_young_man")
    both = ("discard:ldn_servant@0", "discard:ldn_servant@1")
    may.asks(A, "discard_in_play", *both, "decline")
    may.do("A decline")
    assert may.discard() == []
    assert told("declined", seat=A, card="ldn_young_man") in may.told(B)
    may.is_turn_of(B)


@pytest.mark.rule("MH 5.5", "MH 10.3")
def test_a_single_target_of_an_optional_effect_can_still_be_refused():
    s = scene(hands={A: "ldn_young_man"}, areas={A: "ldn_servant"}).do("A play:ldn_young_man")
    s.asks(A, "discard_in_play", "discard:ldn_servant@0", "decline")
    s.do("A decline")
    assert s.area(A) == ["ldn_servant", "ldn_young_man"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.9", "MH 5.25")
def test_a_discarded_card_lies_face_up_on_the_pile_and_scores_for_nobody():
    s = scene(seats=3, hands={A: "inn_casey"}, areas={B: "inn_dagon"}, discard="inn_zadok")
    assert s.points(B, "inn_f_m1") == 4
    s.do("A play:inn_casey")
    for seat in (A, B, C):
        assert s.sees(seat)["piles"][0]["discard"] == ["inn_zadok", "inn_dagon"]  # the top last
        assert s.points(seat, "inn_f_m1") == (-1 if seat == A else 0)


@pytest.mark.rule("MH 5.11", "MH 5.12")
def test_an_effect_on_the_table_reaches_no_hand_pile_or_deck():
    s = scene(
        hands={A: "inn_casey inn_obed", B: "inn_dagon"},
        deck="inn_hydra inn_hydra",
        discard="inn_hybrid",
        areas={B: "inn_zadok"},
    )
    s.do("A play:inn_casey", auto=False)
    s.is_turn_of(B)
    assert (s.hand(A), s.hand(B)) == (["inn_obed"], ["inn_dagon"])
    assert (s.discard(), s.deck(), s.area(B)) == (["inn_hybrid"], 2, ["inn_zadok"])


@pytest.mark.rule("MH 5.11", "MH 5.12", "MH 5.26")
def test_a_sweep_reaches_no_hand_pile_or_deck():
    s = scene(
        hands={A: "ldn_creature ldn_hyde", B: "ldn_mummy"},
        deck="ldn_mina ldn_mina",
        discard="ldn_fogg",
        areas={A: "ldn_jekyll", B: "ldn_priest"},
    )
    s.do("A play:ldn_creature")
    assert (s.hand(A), s.hand(B), s.deck()) == (["ldn_hyde"], ["ldn_mummy"], 2)
    assert s.discard() == ["ldn_fogg", "ldn_jekyll", "ldn_priest"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.16")
def test_a_card_is_never_its_own_target_but_another_copy_is():
    alone = scene(hands={A: "mtn_shoggoth"}, areas={B: "mtn_dyer"})
    alone.do("A play:mtn_shoggoth", auto=False)
    alone.is_turn_of(B)
    assert alone.area(A) == ["mtn_shoggoth"]
    s = scene(hands={A: "mtn_shoggoth"}, areas={A: "mtn_shoggoth", B: "mtn_dyer"})
    s.do("A play:mtn_shoggoth")
    assert (s.area(A), s.discard()) == (["mtn_shoggoth"], ["mtn_shoggoth"])


@pytest.mark.rule("MH 5.16", "MH 5.26")
def test_a_sweep_spares_the_card_itself_but_not_its_copy():
    s = scene(hands={A: "ldn_creature"}, areas={B: "ldn_creature ldn_werewolf"})
    s.do("A play:ldn_creature")
    assert (s.area(A), s.area(B)) == (["ldn_creature"], ["ldn_werewolf"])
    assert s.discard() == ["ldn_creature"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.28", "MH 5.16")
def test_both_are_discarded_only_if_there_was_a_first():
    for owner in (A, B):
        s = scene(hands={A: "ldn_quincey"}, areas={owner: "ldn_dracula ldn_bride"})
        s.do("A play:ldn_quincey")
        assert s.discard() == ["ldn_dracula", "ldn_quincey"]
        assert s.area(A) + s.area(B) == ["ldn_bride"]
        s.is_turn_of(B)
    s = scene(hands={A: "ldn_quincey"}, areas={B: "ldn_bride"}, discard="ldn_dracula")
    s.do("A play:ldn_quincey", auto=False)
    assert (s.area(A), s.discard()) == (["ldn_quincey"], ["ldn_dracula"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.28", "MH 5.18")
def test_a_consequence_follows_if_one_of_up_to_two_was_discarded():
    step = {"op": "discard_in_play", "may": True, "count": 2, "up_to": True,
            "filter": {"tags": ["undead"]}, "then": [{"op": "discard_this"}]}  # fmt: skip

    def played():
        s = scene(hands={A: "ldn_quincey"}, areas={B: "ldn_bride ldn_mummy ldn_hyde"})
        return printed(s, "ldn_quincey", step).do("A play:ldn_quincey")

    for moves, gone in (
        (("A decline",), []),
        (("A discard:ldn_mummy@1", "A enough"), ["ldn_mummy", "ldn_quincey"]),
        (("A discard:ldn_mummy@1", "A discard:ldn_bride@1"),
         ["ldn_mummy", "ldn_bride", "ldn_quincey"]),
    ):  # fmt: skip
        s = played().do(*moves)
        assert s.discard() == gone
        s.is_turn_of(B)


NAMED = {
    "inn_agent": "inn_deep_one inn_hybrid",
    "inn_pthya": "inn_olmstead inn_orne",
    "ldn_bride": "ldn_young_man ldn_damsel",
    "mtn_dog": "mtn_elder mtn_penguin",
    "mtn_elder": "mtn_dog mtn_student mtn_gedney",
    "shk_constable": "shk_imp shk_succubus shk_hellhound",
    "shk_succubus": "shk_irregular shk_constable shk_watson",
}


@pytest.mark.example("MH ex-64")
@pytest.mark.parametrize("code", NAMED)
def test_named_targets_of_the_discarding_cards(code):
    deck = [one for one in CHARACTERS if one[:4] == code[:4] and one != code]
    named = NAMED[code].split()
    for target in named:
        s = scene(hands={A: code}, areas={B: " ".join(deck)}).do(f"A play:{code}")
        s.asks(A, "discard_in_play", *[f"discard:{one}@1" for one in named])
        s.refuses(A, "decline")
        s.do(f"A discard:{target}@1")
        assert s.discard() == [target]
        assert s.area(B) == [one for one in deck if one != target]
        s.is_turn_of(B)
