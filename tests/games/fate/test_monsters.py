"""Monsters of the expansion: set-up, summoning, tokens, the Spells for them (FG 18)."""

import pytest

from fhtagn.kernel.game import settings, start
from tests.games.fate.scene import GAME, A, B, scene

MONSTERS = GAME.content.monsters
CALL = "call_wicked_ceremony"
DEEP = "command:deep_ones"
BEASTS = ["shub_niggurath", "ghatanothoa", "yig", "cthugha"]


def dealt(seed=1, gods=("dagon", "cthulhu", "azathoth"), **table):
    """A table of three just set up."""
    return start(GAME, settings(GAME, 3, table, [{"god": god} for god in gods]), seed)


def stack(s):
    return [s.g.code[card] for card in s.g.monster_stack]


def with_monster(monster, **more):
    """A, in the Ceremony, controls the Monster; a colon gives its tokens."""
    return scene(**({"here": "ceremony", "monsters": {A: monster}} | more))


# -- Spells with a wild cost -----------------------------------------------------------------------


def preparing(here, column, **more):
    hand = {A: "call_wicked_museum"}
    return scene(at="conclude", here=here, columns={here: column}, hands=hand, **more)


@pytest.mark.rule("FG 18.1.1", "FG 18.1.2", "FG 18.1.4")
def test_only_a_wild_symbol_pays_for_a_wild_symbol():
    key = "prepare:call_wicked_museum"
    preparing("ceremony", "S S").refuses(A, key)
    preparing("ceremony", "C C M").refuses(A, key)
    preparing("ceremony", "Gate").offers(A, key)
    preparing("other_worlds", "C").offers(A, key)
    preparing("other_worlds", "").refuses(A, key)  # one wild symbol is not two
    s = preparing("ceremony", "", artifacts={A: "necronomicon"})
    s.do("A prepare_with:call_wicked_museum:necronomicon")
    assert (s.reserve(), s.artifacts()) == (["call_wicked_museum"], ["necronomicon~"])
    assert preparing("ceremony", "", artifacts={A: "necronomicon~"}).keys(A, "prepare:") == []


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 18.1.3", "FG 18.3.2", "FG 18.3.4", "FG 40.1.36")
@pytest.mark.example("FG ex-72")
def test_setting_up_the_expansion():
    beasts = dict.fromkeys(BEASTS, True)
    g = dealt(gods=("", "", ""), **beasts)
    assert "shub_niggurath" not in g.code
    assert sum(code in GAME.content.spells for code in g.code) == 65
    g = dealt(gods=("ghatanothoa", "dagon", "azathoth"), **beasts, monsters=True)
    cards = [g.code[card] for card in (*g.monster_stack, *g.monsters_shown)]
    assert (len(cards), "mi_go" in cards) == (7, False)
    gone = [g.code[card] for card in g.removed]
    assert [code for code in gone if code in g.content.monsters] == ["mi_go"]
    assert sum(code in GAME.content.spells for code in g.code) == 80
    assert g.minions == [()] * 3  # all of them stand at the Lodge


@pytest.mark.rule("FG 18.3.1", "FG 40.1.34", "FG 40.1.35")
@pytest.mark.parametrize("monsters", [True, False])
def test_the_wanted_gods_are_dealt_with_the_others(monsters):
    wanted = {"shub_niggurath": True, "yig": True, "monsters": monsters}
    tables = [dealt(seed, ("", "", ""), **wanted) for seed in range(40)]
    gods = {g.code[card] for g in tables for offers in g.offers for card in offers}
    assert gods & {*BEASTS} == ({"shub_niggurath", "yig"} if monsters else {"yig"})
    assert len(gods) == (10 if monsters else 9)


@pytest.mark.rule("FG 18.1.3", "FG 40.1.34")
def test_the_spells_of_the_expansion_are_dealt_with_the_others():
    tables = [dealt(seed, monsters=True) for seed in range(30)]
    hands = {g.code[card] for g in tables for hand in g.hands for card in hand}
    assert {"base", "expansion"} == {GAME.content.spells[code].box for code in hands}


@pytest.mark.rule("FG 18.2.1")
def test_two_monsters_are_face_up_and_the_rest_shuffled():
    g = dealt(monsters=True)
    assert (len(g.monsters_shown), len(g.monster_stack), g.monsters) == (2, 6, [-1, -1, -1])
    tables = [dealt(seed, monsters=True) for seed in range(40)]
    assert {g.code[card] for g in tables for card in g.monsters_shown} == {*MONSTERS}
    assert dealt().monsters_shown == ()


@pytest.mark.rule("FG 18.2.4", "FG 40.1.37")
def test_fourteen_tokens_suffice():
    most = sorted((one.slots for one in MONSTERS.values()), reverse=True)[:4]
    assert sum(most) <= GAME.content.counts["monster_tokens"] == 14
    assert (len(MONSTERS), sum(one.figures for one in MONSTERS.values())) == (8, 12)


# -- summoning -------------------------------------------------------------------------------------


def calling(**more):
    """A has Call of the Wicked Ones."""
    shown, top = "byakhee shoggoth", "deep_ones star_vampire dark_young"
    known = {"monsters_shown": shown, "monster_top": top}
    return scene(**({"here": "ceremony", "reserve": {A: CALL}} | known | more))


@pytest.mark.rule("FG 18.2.2", "FG 18.2.3", "FG 18.2.4", "FG 18.2.10")
@pytest.mark.example("FG ex-66")
def test_summoning_a_monster():
    s = calling().do(f"A cast:{CALL}")
    s.asks(A, "summon", "summon:byakhee", "summon:shoggoth", "summon_top")
    s.do("A summon:byakhee")
    assert (s.monster(), MONSTERS["byakhee"].figures) == (("byakhee", 3), 2)
    assert stack(s)[-1] == "shoggoth"
    assert s.sees(B)["monsters"] == ["deep_ones", "star_vampire"]
    assert s.sees(B)["players"][A]["monster"] == "byakhee"


@pytest.mark.rule("FG 18.2.2", "FG 18.2.3", "FG 18.2.4")
def test_summoning_the_top_of_the_reserve():
    s = calling().do(f"A cast:{CALL}", "A summon_top")
    assert s.monster() == ("deep_ones", 3)
    assert sorted(stack(s)[-2:]) == ["byakhee", "shoggoth"]
    assert s.sees(B)["monsters"] == ["star_vampire", "dark_young"]


@pytest.mark.rule("FG 18.2.7", "FG 18.2.8")
def test_a_new_monster_takes_the_place_of_the_old():
    s = calling(monsters={A: "nightgaunt:2"}).do(f"A cast:{CALL}", "A summon:shoggoth")
    assert s.monster() == ("shoggoth", 2)
    assert stack(s)[-2:] == ["nightgaunt", "byakhee"]  # the old one was discarded first


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 18.2.5", "FG 18.2.6", "FG 18.2.11")
@pytest.mark.example("FG ex-67")
def test_the_last_token():
    figures = {A: "ceremony 1, abyss 5"}
    s = with_monster("deep_ones:1", reserve={A: "command_museum"}, cultists=figures)
    s.offers(A, "cast:command_museum")
    s.do(f"A {DEEP}", "A recall:2>ceremony")
    assert (s.cultists(A, "ceremony"), s.cultists(A, "abyss")) == (3, 3)
    assert (s.monster(), stack(s)[-1]) == (("", 0), "deep_ones")
    s.refuses(A, "cast:command_museum", DEEP)


@pytest.mark.rule("FG 18.2.9", "FG 18.2.11")
@pytest.mark.example("FG ex-68")
def test_once_per_turn_and_command():
    back, free = used_once(), used_once()
    assert back.monster() == ("deep_ones", 2)
    back.refuses(A, DEEP)
    back.do("A cast:command_museum")
    back.asks(A, "choose_option", "option:command_museum:1", "option:command_museum:2")
    back.do("A option:command_museum:1")
    assert back.monster() == ("deep_ones", 3)
    free.do("A cast:command_museum", "A option:command_museum:2", "A recall:2>ceremony")
    assert (free.monster(), free.cultists(A, "ceremony")) == (("deep_ones", 2), 4)


def used_once():
    s = with_monster("deep_ones", reserve={A: "command_museum"})
    return s.do(f"A {DEEP}", "A recall:1>ceremony")


@pytest.mark.rule("FG 18.2.9")
def test_in_the_next_turn_it_may_be_used_again():
    s = with_monster("nightgaunt", at="conclude", hands={A: "M"}, investigators="A 3")
    s.do("A command:nightgaunt", "A lead_to_rival:1:lodge:1").refuses(A, "command:nightgaunt")
    s.do("A prepare_no_more").asks_for(B, "move")
    s.offers(A, "command:nightgaunt")


# -- Command and Enlighten the Investigators -------------------------------------------------------


@pytest.mark.card("command_museum")
@pytest.mark.rule("FG 18.2.11")
def test_command_puts_no_token_above_the_slots():
    s = with_monster("deep_ones", reserve={A: "command_museum"}).do("A cast:command_museum")
    s.asks_for(A, "recall")  # only the free use is left
    s.do("A recall:2>ceremony")
    assert (s.monster(), s.cultists(A, "ceremony")) == (("deep_ones", 3), 3)
    s.offers(A, DEEP)  # the free use was beyond the limit


@pytest.mark.card("command_museum")
@pytest.mark.rule("FG 18.2.11")
@pytest.mark.parametrize("monster", ["byakhee", "mi_go", "hound_of_tindalos"])
def test_command_uses_only_what_is_for_the_owners_turn(monster):
    s = with_monster(monster, reserve={A: "command_museum"})
    s.refuses(A, "cast:command_museum")
    s = with_monster(f"{monster}:1", reserve={A: "command_museum"}).do("A cast:command_museum")
    assert s.monster() == (monster, 2)


@pytest.mark.card("command_museum")
@pytest.mark.rule("FG 18.2.11")
def test_command_needs_a_monster_of_ones_own():
    scene(monsters={B: "deep_ones:1"}, reserve={A: "command_museum"}).refuses(
        A, "cast:command_museum"
    )


@pytest.mark.card("enlighten_museum")
@pytest.mark.rule("FG 18.2.12")
@pytest.mark.parametrize(("tokens", "left"), [(2, ("deep_ones", 1)), (1, ("", 0))])
def test_enlighten_costs_a_rivals_monster_a_token(tokens, left):
    s = scene(monsters={B: f"deep_ones:{tokens}"}, reserve={A: "enlighten_museum"})
    s.do("A cast:enlighten_museum", "A rival:1")
    assert (s.investigators(B), s.monster(B)) == (1, left)
    assert ("deep_ones" in stack(s)) == (tokens == 1)


@pytest.mark.card("enlighten_museum")
@pytest.mark.rule("FG 18.2.12")
def test_enlighten_a_rival_without_a_monster():
    s = scene(monsters={A: "deep_ones", B: "byakhee"}, reserve={A: "enlighten_museum"})
    s.do("A cast:enlighten_museum", "A rival:2")
    assert (s.investigators(2), s.monster(A), s.monster(B)) == (1, ("deep_ones", 3), ("byakhee", 3))
