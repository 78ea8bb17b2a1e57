"""Kinds of cards: Heroes, Monsters, neutral ones, and which effects touch which (chapter 2)."""

import pytest

from fhtagn.games.heroes.content import matches
from fhtagn.games.heroes.vocabulary import Filter
from tests.games.heroes.entries import character
from tests.games.heroes.scene import GAME, A, B, C, scene

CONTENT = GAME.content
HERO, MONSTER = "inn_f_h1", "inn_f_m1"  # faction cards that picture none of the cards below


# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.example("MH ex-24")
@pytest.mark.parametrize("code", ["shk_asmodeus", "shk_lestrade"])
def test_a_neutral_card_is_spared_by_effects_on_heroes_and_on_monsters(code):
    s = scene(hands={A: code}, areas={B: "shk_soul shk_moriarty"})
    s.do(f"A play:{code}", auto=False)
    s.is_turn_of(B)
    assert (s.area(A), s.area(B), s.discard()) == ([code], ["shk_soul", "shk_moriarty"], [])


NEUTRAL = "shk_soul shk_moriarty mtn_hieroglyph"


@pytest.mark.rule("MH 2.6")
@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("inn_casey", "monster"), ("ldn_priest", "monster"), ("shk_lestrade", "monster"),
        ("inn_dagon", "hero"), ("ldn_werewolf", "hero"), ("shk_asmodeus", "hero"),
        ("ldn_dracula", "monster"), ("inn_sargent", "hero"),
    ],
)  # fmt: skip
def test_only_the_kind_that_is_named_is_touched(code, kind):
    other = {"hero": "inn_zadok", "monster": "inn_obed"}
    s = scene(hands={A: code}, areas={B: f"{NEUTRAL} inn_zadok inn_obed"}).do(
        f"A play:{code}", auto=False
    )
    keys = [key for key in s.asked()[0].split(": ")[1].split() if key != "decline"]
    assert [key.split(":")[1] for key in keys] == [f"{other[kind]}@1"]


@pytest.mark.rule("MH 2.6")
def test_each_player_keeps_neutral_cards():
    s = scene(hands={A: "inn_hydra"}, areas={A: NEUTRAL, B: f"{NEUTRAL} inn_zadok"})
    s.do("A play:inn_hydra")
    assert (s.discard(), s.area(B)) == (["inn_zadok"], NEUTRAL.split())
    s.is_turn_of(B)


@pytest.mark.rule("MH 2.6")
@pytest.mark.parametrize(
    ("code", "offered"),
    [
        ("inn_tilton", ["take_back:inn_zadok", "decline"]),
        ("inn_priest", ["take_back:inn_obed", "decline"]),
    ],
)
def test_neutral_cards_stay_in_the_pile_if_a_kind_is_named(code, offered):
    s = scene(hands={A: code}, discard=f"inn_zadok {NEUTRAL} inn_obed").do(f"A play:{code}")
    s.asks(A, "take_from_discard", *offered)


@pytest.mark.example("MH ex-25")
def test_the_creature_sweeps():
    s = scene(
        seats=5,
        hands={A: "ldn_creature"},
        areas={
            A: "ldn_servant shk_moriarty",
            B: "ldn_lupin ldn_dracula shk_soul",
            C: "ldn_van_helsing ldn_jekyll ldn_werewolf",
        },
        discard="ldn_fogg",
    )
    s.do("A play:ldn_creature", auto=False)
    s.is_turn_of(B)
    assert s.area(A) == ["ldn_creature"]
    assert s.area(B) == ["ldn_lupin", "ldn_dracula"]
    assert s.area(C) == ["ldn_van_helsing", "ldn_werewolf"]
    swept = ["ldn_servant", "shk_moriarty", "shk_soul", "ldn_jekyll"]
    assert sorted(s.discard()) == sorted(["ldn_fogg", *swept])


@pytest.mark.example("MH ex-26")
def test_the_star_spawn_can_take_a_neutral_card():
    s = scene(hands={A: "mtn_star_spawn"}, areas={A: "mtn_elder", B: "mtn_hieroglyph " * 2})
    assert (s.points(B, HERO), s.points(B, MONSTER)) == (2, 2)
    s.do("A play:mtn_star_spawn", auto=False)
    s.asks(A, "discard_in_play", "discard:mtn_hieroglyph@1")
    s.do("A discard:mtn_hieroglyph@1")
    assert s.area(A) == ["mtn_elder", "mtn_star_spawn"]
    assert (s.area(B), s.discard()) == (["mtn_hieroglyph"], ["mtn_hieroglyph"])
    assert (s.points(B, HERO), s.points(B, MONSTER)) == (-1, -1)
    s.is_turn_of(B)


@pytest.mark.rule("MH 2.7")
@pytest.mark.parametrize(
    ("code", "keys"),
    [
        ("mtn_star_spawn", ["discard:{}@1"]),
        ("shk_mephisto", ["offer:inn_zadok@0", "swap:{}@1"]),
    ],
)
@pytest.mark.parametrize("neutral", NEUTRAL.split())
def test_an_effect_on_any_card_of_another_touches_neutral_cards(code, keys, neutral):
    s = scene(hands={A: code}, areas={A: "inn_zadok", B: f"inn_obed {neutral}"}).do(
        f"A play:{code}"
    )
    s.do(*[f"A {key.format(neutral)}" for key in keys])
    assert neutral not in s.area(B)
    s.is_turn_of(B)


@pytest.mark.rule("MH 2.7")
@pytest.mark.parametrize("neutral", NEUTRAL.split())
def test_an_effect_on_any_of_ones_own_cards_touches_neutral_cards(neutral):
    areas = {A: f"inn_zadok {neutral}"}
    s = scene(hands={A: "mtn_shoggoth"}, areas=areas).do("A play:mtn_shoggoth")
    s.asks(A, "discard_in_play", "discard:inn_zadok@0", f"discard:{neutral}@0")
    s = scene(hands={A: "ldn_phantom"}, areas=areas).do("A play:ldn_phantom")
    s.asks(A, "give_in_play", "move:inn_zadok@0", f"move:{neutral}@0", "decline")
    s = scene(hands={A: "ldn_seward"}, areas=areas).do("A play:ldn_seward")
    s.asks(A, "return_to_hand", "return:inn_zadok@0", f"return:{neutral}@0", "decline")


@pytest.mark.rule("MH 2.11")
def test_effects_go_by_the_printed_kind_and_not_by_symbols():
    entries = {
        "x": character(id="x", kind="neutral", suns=2, skulls=0),
        "y": character(id="y", kind="monster", suns=2, skulls=1),
        "z": character(id="z", kind="hero", suns=0, skulls=3),
    }
    assert [matches(Filter(kind=kind), entries) for kind in ("neutral", "monster", "hero")] == [
        {"x"}, {"y"}, {"z"},
    ]  # fmt: skip


@pytest.mark.rule("MH 2.11")
def test_olmstead_stays_a_hero_when_his_suns_count_as_skulls():
    areas = {A: "inn_olmstead inn_deep_one inn_deep_one"}
    s = scene(hands={A: "inn_casey"}, areas=areas).do("A play:inn_casey", auto=False)
    s.asks(A, "discard_in_play", "discard:inn_deep_one@0")
    s = scene(hands={A: "inn_dagon"}, areas=areas).do("A play:inn_dagon", auto=False)
    s.asks(A, "discard_in_play", "discard:inn_olmstead@0")
    assert s.points(A, MONSTER) == 1 + 1 + 2 + 4  # Dagon's skulls, and two points for his picture


@pytest.mark.rule("MH 2.12")
def test_a_neutral_card_can_be_named():
    s = scene(hands={A: "mtn_dyer"}, areas={B: f"{NEUTRAL} mtn_elder"}).do("A play:mtn_dyer")
    s.asks(A, "take_in_play", "take:mtn_hieroglyph@1", "decline")
    entries = {
        name: character(id=name, kind=one.kind, tags=one.tags)
        for name, one in CONTENT.characters.items()
    }
    assert matches(Filter(tags=("spirit",)), entries) == {"shk_soul"}
    assert matches(Filter(tags=("spirit",), kind="hero"), entries) == set()
    assert matches(Filter(ids=("shk_soul",), kind="monster"), entries) == set()
    assert "shk_moriarty" in matches(Filter(), entries)


# -- what is printed -------------------------------------------------------------------------------


@pytest.mark.rule("MH 2.1", "MH 2.5")
def test_symbols_count_for_the_player_before_whom_the_card_lies():
    s = scene(seats=3, hands={A: "inn_zadok"}, areas={B: "inn_zadok inn_hybrid", C: "inn_dagon"})
    assert [s.points(seat, "mtn_f_h1") for seat in (A, B, C)] == [0, 2 - 1, -2]
    assert [s.points(seat, "mtn_f_m1") for seat in (A, B, C)] == [0, 1 - 2, 2]


@pytest.mark.rule("MH 2.2", "MH 2.3", "MH 2.4")
def test_the_symbols_fit_the_kind():
    for one in CONTENT.characters.values():
        assert one.kind in ("hero", "monster", "neutral")
        assert (one.kind == "hero") == (one.suns >= 1), one.id
        assert (one.kind == "monster") == (one.skulls >= 1), one.id


@pytest.mark.rule("MH 2.4")
def test_a_neutral_card_can_bring_points_to_either_side():
    s = scene(areas={A: "shk_moriarty", B: "mtn_hieroglyph mtn_hieroglyph"})
    for faction in (HERO, MONSTER):
        assert (s.points(A, faction), s.points(B, faction)) == (2, 2)


@pytest.mark.rule("MH 2.8", "MH 2.9")
def test_the_neutral_cards_of_this_volume_are_the_hieroglyphs():
    neutral = {
        deck: {code for code in CONTENT.decks[deck].characters if is_neutral(code)}
        for deck in ("innsmouth", "mountains")
    }
    assert neutral == {"innsmouth": set(), "mountains": {"mtn_hieroglyph"}}


def is_neutral(code):
    return CONTENT.characters[code].kind == "neutral"


@pytest.mark.rule("MH 2.10")
def test_a_faction_card_has_a_side_and_pictures_two_characters():
    for one in CONTENT.factions.values():
        assert one.side in ("hero", "monster")
        assert len(set(one.bonus)) == 2
        for pictured in one.bonus:
            assert pictured in CONTENT.decks[one.deck].characters
            assert CONTENT.characters[pictured].kind == one.side, one.id
    s = scene(areas={A: "inn_dagon inn_zadok"})
    lines = {line.card: line.points for line in s.sheet(A, "inn_f_h1") if line.rule == "MH 6.8"}
    assert lines == {"inn_zadok": 2}  # Dagon is pictured on another card
