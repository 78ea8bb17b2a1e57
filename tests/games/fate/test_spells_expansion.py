"""The three families of Beasts From Beyond: Spells about Monsters, each with every symbol."""

import pytest

from tests.games.fate.scene import A, B, C
from tests.games.fate.spells import cast, family, is_done, prepared, refused

# -- Call of the Wicked Ones -----------------------------------------------------------------------


@pytest.mark.rule("FG 18.2.10", "FG 18.2.2", "FG 18.2.4")
@pytest.mark.card(
    "call_wicked_museum", "call_wicked_ceremony", "call_wicked_streets",
    "call_wicked_gathering", "call_wicked_library",
)  # fmt: skip
@pytest.mark.parametrize("code", family("call_wicked"))
@pytest.mark.parametrize("key", ["summon:shoggoth", "summon:nightgaunt", "summon_top"])
def test_call_of_the_wicked_ones_summons_a_monster(code, key):
    s = cast(code, monsters_shown="shoggoth nightgaunt", monster_top="byakhee")
    s.asks(A, "summon", "summon:shoggoth", "summon:nightgaunt", "summon_top")
    s.do(f"A {key}")
    tokens = {"shoggoth": 2, "nightgaunt": 4, "byakhee": 3}
    name = key.removeprefix("summon:") if ":" in key else "byakhee"
    assert (s.monster(A), s.monster(B)) == ((name, tokens[name]), ("", 0))
    is_done(s, code)


@pytest.mark.rule("FG 18.2.7", "FG 18.2.8", "FG 18.2.3")
@pytest.mark.parametrize("code", family("call_wicked"))
def test_a_new_monster_drives_the_old_one_out(code):
    shown = {"monsters_shown": "shoggoth nightgaunt", "monster_top": "byakhee mi_go"}
    s = cast(code, monsters={A: "star_vampire:1", B: "dark_young"}, **shown).do("A summon:shoggoth")
    assert (s.monster(A), s.monster(B)) == (("shoggoth", 2), ("dark_young", 3))
    assert [s.g.code[card] for card in s.g.monsters_shown] == ["byakhee", "mi_go"]
    assert {s.g.code[card] for card in s.g.monster_stack[-2:]} == {"star_vampire", "nightgaunt"}


@pytest.mark.parametrize("code", family("call_wicked"))
def test_call_of_the_wicked_ones_works_alone_too(code):
    s = cast(code, players=1, monsters_shown="shoggoth nightgaunt").do("A summon:shoggoth")
    assert s.monster(A) == ("shoggoth", 2)


# -- Command ---------------------------------------------------------------------------------------


def options(code, *numbers):
    return [f"option:{code}:{number}" for number in numbers]


@pytest.mark.rule("FG 18.2.11")
@pytest.mark.card(
    "command_museum", "command_ceremony", "command_streets",
    "command_gathering", "command_library",
)  # fmt: skip
@pytest.mark.parametrize("code", family("command"))
def test_command_puts_a_token_back_or_uses_the_ability_without_one(code):
    table = {"monsters": {A: "star_vampire:1", B: "dark_young:1"}, "signs": {A: 2}}
    s = cast(code, **table)
    s.asks(A, "choose_option", *options(code, 1, 2))
    s.do(f"A option:{code}:1")
    assert (s.monster(A), s.signs(A)) == (("star_vampire", 2), 2)
    assert s.monster(B) == ("dark_young", 1)
    is_done(s, code)
    s = cast(code, **table).do(f"A option:{code}:2")
    assert (s.monster(A), s.signs(A)) == (("star_vampire", 1), 1)
    is_done(s, code)


@pytest.mark.rule("FG 18.2.11")
@pytest.mark.parametrize("code", family("command"))
def test_command_goes_beyond_the_limit_of_the_turn(code):
    s = prepared(code, monsters={A: "star_vampire"}, signs={A: 3}).do("A command:star_vampire")
    s.refuses(A, "command:star_vampire")
    s.do(f"A cast:{code}", f"A option:{code}:2")
    assert (s.signs(A), s.monster(A)) == (1, ("star_vampire", 1))
    s.refuses(A, "command:star_vampire")


@pytest.mark.rule("FG 18.2.11", "FG 40.1.61")
@pytest.mark.parametrize("code", family("command"))
def test_command_offers_only_what_would_do_something(code):
    s = prepared(code, monsters={A: "star_vampire:2"}, signs={A: 1})
    s.do(f"A cast:{code}", auto=False)
    s.asks(A, "choose_option", *options(code, 2))  # never above the slots
    s = prepared(code, monsters={A: "star_vampire:1"})
    s.do(f"A cast:{code}", auto=False)
    s.asks(A, "choose_option", *options(code, 1))  # there is no sign to destroy
    s = prepared(code, monsters={A: "byakhee:1"}, hands={A: "M"})
    s.do(f"A cast:{code}", auto=False)
    s.asks(A, "choose_option", *options(code, 1))  # it is not for any moment of the turn
    s = cast(code, monsters={A: "nightgaunt:1"}, investigators="A 1")
    s.asks(A, "choose_option", *options(code, 1, 2))


@pytest.mark.parametrize("code", family("command"))
def test_command_needs_a_monster_that_can_gain_by_it(code):
    refused(code, monsters={B: "star_vampire:1"})
    refused(code, monsters={A: "star_vampire:2"})
    refused(code, monsters={A: "byakhee:3"})
    s = cast(code, players=1, monsters={A: "byakhee:1"})
    assert s.monster(A) == ("byakhee", 2)


# -- Enlighten the Investigators -------------------------------------------------------------------


@pytest.mark.rule("FG 18.2.12")
@pytest.mark.card(
    "enlighten_museum", "enlighten_ceremony", "enlighten_streets",
    "enlighten_gathering", "enlighten_library",
)  # fmt: skip
@pytest.mark.parametrize("code", family("enlighten"))
def test_enlighten_sends_an_investigator_and_takes_a_token(code):
    s = cast(code, monsters={A: "mi_go", B: "star_vampire:2"}, signs={B: 1}, supply=9)
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.do("A rival:1")
    assert (s.investigators(B), s.investigators("supply")) == (1, 8)
    assert (s.monster(B), s.monster(A), s.signs(B)) == (("star_vampire", 1), ("mi_go", 3), 1)
    is_done(s, code)
    s = cast(code, monsters={B: "star_vampire:2"}).do("A rival:2")
    assert (s.investigators(C), s.monster(B)) == (1, ("star_vampire", 2))


@pytest.mark.parametrize("code", family("enlighten"))
def test_enlighten_may_drive_a_monster_out_on_anybodys_turn(code):
    s = cast(code, B, players=2, monsters={A: "shoggoth:1"})
    assert (s.monster(A), s.investigators(A)) == (("", 0), 1)
    assert s.g.code[s.g.monster_stack[-1]] == "shoggoth"
    is_done(s, code)
    s.asks_for(A, "move")


@pytest.mark.rule("FG 40.1.72", "FG 40.1.61")
@pytest.mark.parametrize("code", family("enlighten"))
def test_enlighten_needs_a_supply_or_a_rivals_monster(code):
    refused(code, supply=0)
    refused(code, players=1)
    s = cast(code, supply=0, monsters={C: "shoggoth"})
    assert (s.investigators(C), s.monster(C)) == (0, ("shoggoth", 1))
