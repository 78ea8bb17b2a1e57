"""Every character does what its text says, to whom it says, and to nobody else.

Here are those that touch cards lying in the areas; `test_cards_hidden.py` has the others. Where an
effect chooses among cards, the scene holds a copy of every character there is, so that whatever
its words leave out is there to be left out.
"""

import re

import pytest

from tests.games.heroes.scene import GAME, A, B, C, scene

CHARACTERS = GAME.content.characters
EVERY = " ".join(CHARACTERS)
HEROES = " ".join(code for code, one in CHARACTERS.items() if one.suns)
MONSTERS = " ".join(code for code, one in CHARACTERS.items() if one.skulls)
RETURNERS = "inn_lawrence ldn_seward mtn_atwood shk_hudson"


def all_but(words):
    """A copy of every other character."""
    return " ".join(code for code in CHARACTERS if code not in words.split())


def keys(verb, words, *seats):
    return [f"{verb}:{code}@{seat}" for seat in seats for code in words.split()]


def without(words, *gone):
    return [code for code in words.split() if code not in gone]


# -- discard from areas ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "targets"),
    [
        pytest.param("inn_agent", "inn_deep_one inn_hybrid", marks=pytest.mark.card("inn_agent")),
        pytest.param("inn_casey", MONSTERS, marks=pytest.mark.card("inn_casey")),
        pytest.param("inn_dagon", HEROES, marks=pytest.mark.card("inn_dagon")),
        pytest.param("inn_pthya", "inn_olmstead inn_orne", marks=pytest.mark.card("inn_pthya")),
        pytest.param("ldn_bride", "ldn_damsel ldn_young_man", marks=pytest.mark.card("ldn_bride")),
        pytest.param("ldn_hyde", "ldn_jekyll", marks=pytest.mark.card("ldn_hyde")),
        pytest.param("ldn_jekyll", "ldn_hyde", marks=pytest.mark.card("ldn_jekyll")),
        pytest.param("ldn_priest", MONSTERS, marks=pytest.mark.card("ldn_priest")),
        pytest.param("ldn_werewolf", HEROES, marks=pytest.mark.card("ldn_werewolf")),
        pytest.param("mtn_dog", "mtn_elder mtn_penguin", marks=pytest.mark.card("mtn_dog")),
        pytest.param(
            "mtn_elder", "mtn_dog mtn_gedney mtn_student", marks=pytest.mark.card("mtn_elder")
        ),
        pytest.param("shk_asmodeus", HEROES, marks=pytest.mark.card("shk_asmodeus")),
        pytest.param(
            "shk_constable",
            "shk_hellhound shk_imp shk_succubus",
            marks=pytest.mark.card("shk_constable"),
        ),
        pytest.param("shk_lestrade", MONSTERS, marks=pytest.mark.card("shk_lestrade")),
        pytest.param(
            "shk_succubus",
            "shk_constable shk_irregular shk_watson",
            marks=pytest.mark.card("shk_succubus"),
        ),
    ],
)
def test_it_must_discard_one_of_these_from_any_area(code, targets):
    last = targets.split()[-1]
    for area, other in ((A, B), (B, A)):
        s = scene(hands={A: code}, areas={A: EVERY, B: EVERY}).do(f"A play:{code}")
        s.asks(A, "discard_in_play", *keys("discard", targets, A, B))
        s.do(f"A discard:{last}@{area}", auto=False)
        assert s.discard() == [last]
        assert last not in s.area(area)
        assert last in s.area(other)
        s.is_turn_of(B)
    s = scene(hands={A: code}, areas={A: all_but(targets), B: all_but(targets)}, discard=targets)
    s.do(f"A play:{code}", auto=False)
    assert s.discard() == targets.split()
    s.is_turn_of(B)


@pytest.mark.card("ldn_young_man")
def test_the_young_man_may_discard_a_servant():
    areas = {A: EVERY, B: EVERY}
    s = scene(hands={A: "ldn_young_man"}, areas=areas).do("A play:ldn_young_man")
    s.asks(A, "discard_in_play", *keys("discard", "ldn_servant", A, B), "decline")
    s.do("A discard:ldn_servant@1", auto=False)
    assert (s.discard(), s.area(B)) == (["ldn_servant"], without(EVERY, "ldn_servant"))
    s.is_turn_of(B)
    s = scene(hands={A: "ldn_young_man"}, areas=areas).do("A play:ldn_young_man", "A decline")
    assert s.discard() == []
    s.is_turn_of(B)


@pytest.mark.parametrize(
    ("code", "targets"),
    [
        pytest.param("inn_submarine", "inn_deep_one", marks=pytest.mark.card("inn_submarine")),
        pytest.param(
            "ldn_van_helsing",
            "ldn_bride ldn_dracula ldn_mummy",
            marks=pytest.mark.card("ldn_van_helsing"),
        ),
    ],
)
def test_it_may_discard_up_to_two_of_these(code, targets):
    last = targets.split()[-1]

    def played():
        return scene(hands={A: code}, areas={A: EVERY, B: EVERY}).do(f"A play:{code}")

    s = played()
    s.asks(A, "discard_in_play", *keys("discard", targets, A, B), "decline")
    s.do(f"A discard:{last}@1")
    left = [key for key in keys("discard", targets, A, B) if key != f"discard:{last}@1"]
    s.asks(A, "discard_in_play", *left, "enough")
    s.do(f"A discard:{last}@0", auto=False)
    assert s.discard() == [last, last]
    s.is_turn_of(B)
    s = played().do(f"A discard:{last}@0", "A enough")
    assert s.discard() == [last]
    s.is_turn_of(B)
    s = played().do("A decline")
    assert s.discard() == []
    s.is_turn_of(B)
    s = scene(hands={A: code}, areas={A: all_but(targets), B: all_but(targets)})
    s.do(f"A play:{code}", auto=False)
    s.is_turn_of(B)


@pytest.mark.card("ldn_quincey")
def test_quincey_falls_with_dracula():
    s = scene(hands={A: "ldn_quincey"}, areas={A: EVERY, B: EVERY}).do("A play:ldn_quincey")
    s.asks(A, "discard_in_play", *keys("discard", "ldn_dracula", A, B))
    own = s.g.areas[A][-1]
    s.do("A discard:ldn_dracula@1", auto=False)
    assert s.discard() == ["ldn_dracula", "ldn_quincey"]
    assert s.area(A) == EVERY.split()
    assert own not in s.g.areas[A]  # this card, not another copy of it
    s.is_turn_of(B)
    s = scene(hands={A: "ldn_quincey"}, areas={B: all_but("ldn_dracula")})
    s.do("A play:ldn_quincey", auto=False)
    assert (s.area(A), s.discard()) == (["ldn_quincey"], [])
    s.is_turn_of(B)


@pytest.mark.card("ldn_creature")
def test_the_creature_spares_four():
    spared = ["ldn_dracula", "ldn_lupin", "ldn_van_helsing", "ldn_werewolf"]
    s = scene(hands={A: "ldn_creature inn_zadok"}, areas={A: EVERY, B: EVERY}, discard="inn_obed")
    own = s.g.hands[A][0]
    s.do("A play:ldn_creature", auto=False)
    assert sorted(s.area(A)) == sorted([*spared, "ldn_creature"])
    assert own in s.g.areas[A]
    assert sorted(s.area(B)) == spared
    swept = without(EVERY, *spared)
    assert sorted(s.discard()) == sorted(["inn_obed", *swept, *swept])
    assert s.hand(A) == ["inn_zadok"]
    s.is_turn_of(B)


@pytest.mark.card("mtn_shoggoth")
def test_the_shoggoth_discards_in_its_own_area():
    s = scene(hands={A: "mtn_shoggoth"}, areas={A: EVERY, B: EVERY}).do("A play:mtn_shoggoth")
    s.asks(A, "discard_in_play", *keys("discard", EVERY, A))
    s.do("A discard:mtn_hieroglyph@0")
    assert (s.discard(), s.area(B)) == (["mtn_hieroglyph"], EVERY.split())
    s.is_turn_of(B)
    s = scene(hands={A: "mtn_shoggoth"}, areas={B: EVERY}).do("A play:mtn_shoggoth", auto=False)
    assert (s.area(A), s.discard()) == (["mtn_shoggoth"], [])
    s.is_turn_of(B)


@pytest.mark.card("mtn_star_spawn")
def test_the_star_spawn_discards_in_anothers_area():
    s = scene(seats=3, hands={A: "mtn_star_spawn"}, areas={A: EVERY, B: EVERY, C: "inn_zadok"})
    s.do("A play:mtn_star_spawn")
    every = keys("discard", EVERY, B) + keys("discard", "inn_zadok", C)
    s.asks(A, "discard_in_play", *every)
    s.do("A discard:mtn_hieroglyph@1")
    assert (s.discard(), len(s.area(A))) == (["mtn_hieroglyph"], 81)
    s.is_turn_of(B)
    s = scene(hands={A: "mtn_star_spawn"}, areas={A: EVERY})
    s.do("A play:mtn_star_spawn", auto=False)
    assert s.discard() == []
    s.is_turn_of(B)


@pytest.mark.card("inn_hydra")
def test_hydra_makes_each_player_discard_a_hero():
    s = scene(seats=3, hands={A: "inn_hydra"}, areas={A: EVERY, B: all_but(HEROES), C: EVERY})
    s.do("A play:inn_hydra")
    s.asks(A, "discard_in_play", *keys("discard", HEROES, A))
    s.do("A discard:shk_mary@0")
    s.asks(C, "discard_in_play", *keys("discard", HEROES, C))
    s.do("C discard:inn_zadok@2", auto=False)
    assert s.discard() == ["shk_mary", "inn_zadok"]
    s.is_turn_of(B)


# -- take, give, move, exchange, return ------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "targets", "refusal"),
    [
        pytest.param("inn_orne", "inn_olmstead", ["decline"], marks=pytest.mark.card("inn_orne")),
        pytest.param("ldn_damsel", "ldn_young_man", [], marks=pytest.mark.card("ldn_damsel")),
        pytest.param("ldn_dracula", MONSTERS, ["decline"], marks=pytest.mark.card("ldn_dracula")),
        pytest.param("mtn_dyer", "mtn_hieroglyph", ["decline"], marks=pytest.mark.card("mtn_dyer")),
        pytest.param("mtn_lake", "mtn_elder", [], marks=pytest.mark.card("mtn_lake")),
    ],
)
def test_it_takes_one_of_these_from_another_area(code, targets, refusal):
    last = targets.split()[-1]
    s = scene(seats=3, hands={A: code}, areas={A: EVERY, B: EVERY, C: EVERY}).do(f"A play:{code}")
    s.asks(A, "take_in_play", *keys("take", targets, B, C), *refusal)
    s.do(f"A take:{last}@2", auto=False)
    assert s.area(A) == [*EVERY.split(), code, last]
    assert (s.area(B), s.area(C)) == (EVERY.split(), without(EVERY, last))
    s.is_turn_of(B)
    for key in refusal:
        s = scene(hands={A: code}, areas={B: EVERY}).do(f"A play:{code}", f"A {key}")
        assert (s.area(A), s.area(B)) == ([code], EVERY.split())
        s.is_turn_of(B)
    s = scene(hands={A: code}, areas={A: EVERY, B: all_but(targets)})
    s.do(f"A play:{code}", auto=False)
    assert s.area(B) == without(EVERY, *targets.split())
    s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("inn_obed", marks=pytest.mark.card("inn_obed")),
        pytest.param("ldn_phantom", marks=pytest.mark.card("ldn_phantom")),
        pytest.param("mtn_douglas", marks=pytest.mark.card("mtn_douglas")),
    ],
)
def test_it_may_give_another_card_of_its_area(code):
    def played(area):
        return scene(seats=3, hands={A: code}, areas={A: area, B: EVERY}).do(
            f"A play:{code}", auto=False
        )

    s = played(EVERY)
    s.asks(A, "give_in_play", *keys("move", EVERY, A), "decline")
    s.do("A move:mtn_hieroglyph@0")
    s.asks(A, "destination", "bring>1", "bring>2")
    s.do("A bring>2", auto=False)
    assert s.area(A) == [*without(EVERY, "mtn_hieroglyph"), code]
    assert (s.area(B), s.area(C)) == (EVERY.split(), ["mtn_hieroglyph"])
    s.is_turn_of(B)
    s = played("inn_zadok").do("A decline")
    assert s.area(A) == ["inn_zadok", code]
    s.is_turn_of(B)
    played("").is_turn_of(B)


@pytest.mark.card("inn_sargent")
def test_sargent_may_move_a_hero():
    s = scene(seats=3, hands={A: "inn_sargent"}, areas={A: EVERY, B: EVERY, C: EVERY})
    s.do("A play:inn_sargent")
    s.asks(A, "move_in_play", *keys("move", HEROES, A, B, C), "decline")
    s.do("A move:shk_mary@1")
    s.asks(A, "destination", "bring>0", "bring>2")
    s.do("A bring>2", auto=False)
    assert (s.area(B), s.area(C)) == (without(EVERY, "shk_mary"), [*EVERY.split(), "shk_mary"])
    s.is_turn_of(B)
    s = scene(hands={A: "inn_sargent"}, areas={B: EVERY}).do("A play:inn_sargent", "A decline")
    assert s.area(B) == EVERY.split()
    s.is_turn_of(B)
    s = scene(hands={A: "inn_sargent"}, areas={A: all_but(HEROES), B: all_but(HEROES)})
    s.do("A play:inn_sargent", auto=False)
    s.is_turn_of(B)


@pytest.mark.card("shk_mephisto")
def test_mephistopheles_may_exchange_cards():
    areas = {A: EVERY, B: EVERY, C: "inn_zadok"}
    s = scene(seats=3, hands={A: "shk_mephisto"}, areas=areas).do("A play:shk_mephisto")
    s.asks(A, "swap_in_play", *keys("offer", EVERY, A), "decline")
    s.do("A offer:shk_soul@0")
    s.asks(A, "swap_for", *keys("swap", EVERY, B), "swap:inn_zadok@2")
    s.do("A swap:inn_zadok@2", auto=False)
    assert s.area(A) == [*without(EVERY, "shk_soul"), "shk_mephisto", "inn_zadok"]
    assert (s.area(B), s.area(C)) == (EVERY.split(), ["shk_soul"])
    s.is_turn_of(B)
    s = scene(seats=3, hands={A: "shk_mephisto"}, areas=areas)
    s.do("A play:shk_mephisto", "A decline")
    assert s.area(C) == ["inn_zadok"]
    s.is_turn_of(B)
    for area in ({A: EVERY}, {B: EVERY}):
        s = scene(hands={A: "shk_mephisto"}, areas=area).do("A play:shk_mephisto", auto=False)
        s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("inn_lawrence", marks=pytest.mark.card("inn_lawrence")),
        pytest.param("ldn_seward", marks=pytest.mark.card("ldn_seward")),
        pytest.param("mtn_atwood", marks=pytest.mark.card("mtn_atwood")),
        pytest.param("shk_hudson", marks=pytest.mark.card("shk_hudson")),
    ],
)
def test_it_may_return_another_card_of_its_area(code):
    s = scene(hands={A: code}, areas={A: EVERY, B: EVERY}).do(f"A play:{code}")
    s.asks(A, "return_to_hand", *keys("return", all_but(RETURNERS), A), "decline")
    s.do("A return:mtn_hieroglyph@0", auto=False)
    assert (s.hand(A), s.area(B)) == (["mtn_hieroglyph"], EVERY.split())
    assert s.area(A) == [*without(EVERY, "mtn_hieroglyph"), code]
    s.is_turn_of(B)
    s = scene(hands={A: code}, areas={A: "inn_zadok"}).do(f"A play:{code}", "A decline")
    assert (s.hand(A), s.area(A)) == ([], ["inn_zadok", code])
    s.is_turn_of(B)
    s = scene(hands={A: code}, areas={A: RETURNERS, B: EVERY}).do(f"A play:{code}", auto=False)
    s.is_turn_of(B)


# -- in words --------------------------------------------------------------------------------------


def named(code):
    """The characters whose names stand in the text of the card."""
    text = CHARACTERS[code].text["en"]
    return {
        other
        for other, one in CHARACTERS.items()
        if re.search(rf"\b{re.escape(one.name['en'])}s?\b", text)
    }


@pytest.mark.parametrize(
    ("code", "verb"),
    [
        ("inn_agent", "discard"), ("inn_pthya", "discard"), ("ldn_bride", "discard"),
        ("ldn_hyde", "discard"), ("ldn_jekyll", "discard"), ("mtn_dog", "discard"),
        ("mtn_elder", "discard"), ("shk_constable", "discard"), ("shk_succubus", "discard"),
        ("ldn_young_man", "discard"), ("inn_submarine", "discard"), ("ldn_van_helsing", "discard"),
        ("ldn_quincey", "discard"), ("inn_orne", "take"), ("ldn_damsel", "take"),
        ("mtn_dyer", "take"), ("mtn_lake", "take"),
    ],
)  # fmt: skip
def test_the_text_names_just_what_can_be_chosen(code, verb):
    s = scene(hands={A: code}, areas={B: EVERY}).do(f"A play:{code}", auto=False)
    offers = re.findall(rf"{verb}:(\w+)@1", s.asked()[0])
    assert set(offers) == named(code)
