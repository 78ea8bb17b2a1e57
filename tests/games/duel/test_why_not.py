"""Why an action is not to be had: the rule, and that it is true of the table.

Most rows give a scene, what A is told, and a cure: the same scene with some things changed as the
reason suggests, in which A may do it.
"""

import pytest

from fhtagn.games.duel.state import ACTION
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.present import why_not
from fhtagn.lab.play import busy, restless, uniform, walk
from tests.effort import effort
from tests.games.duel.guest import GUEST
from tests.games.duel.refused import (
    BOARD,
    CHOSEN,
    ICE,
    dear,
    facing,
    iced,
    is_readable,
    missing,
    ours,
    protected,
    refused,
    rows,
)
from tests.games.duel.scene import GAME, A, B, Scene, scene

# -- whatever the action is ------------------------------------------------------------------------


@pytest.mark.rule("CW 20.1.8")
def test_when_the_game_is_over_there_is_nothing_to_do():
    s = scene(units=ours(india="acolyte!")).do("A resign")
    s.is_over()
    for seat in (A, B):
        for answer in why_not(GAME, s.g, seat).values():
            assert answer == Reason("CW 20.1.8", "over")


@pytest.mark.rule("CW 3.2.2", "CW 9.1.1")
def test_before_the_first_turn_the_table_is_set_up():
    seats = [{"faction": "sleeper", "age": 0}, {"faction": "windwalker", "age": 0}]
    s = Scene(start(GAME, settings(GAME, 2, {}, seats), 1))
    s.asks_for(A, "choose_start")
    for kind in CHOSEN.keys() - {"reveal", "switch_off", "switch_on", "resign"}:
        assert s.why(A, kind) == s.why(B, kind) == Reason("CW 3.2.2", "set_up_first")
    assert s.why(B, "start") == Reason("CW 2.3.1", "not_your_turn", {"seat": A})
    assert s.why(A, "faction") == Reason("CW 2.2.1", "not_this_question")


@pytest.mark.rule("CW 11.1.1")
def test_an_ability_of_another_faction():
    """Each kind of unique action is refused to the three factions that do not have it."""
    unique = {kind: ability for kind, ability in CHOSEN.items() if ability}
    assert len(unique) == 21
    factions = GAME.content.factions.values()
    for faction in factions:
        other = next(one.id for one in factions if one is not faction)
        s = scene(faction.id, other, units={A: {"india": "acolyte"}})
        own = {ability.id for ability in faction.abilities}
        for kind, ability in unique.items():
            foreign = Reason("CW 11.1.1", "other_faction", {"ability": ability})
            assert (s.why(A, kind) == foreign) == (ability not in own), kind


@pytest.mark.rule("CW 7.1.2", "CW 7.1.3")
@pytest.mark.parametrize(
    ("faction", "kind", "needed"),
    [
        ("black_goat", "avatar", "shub_niggurath"),
        ("black_goat", "ghroth", "ghroth"),
        ("black_goat", "time_up", "ghroth"),
        ("black_goat", "blood_sacrifice", "blood_sacrifice"),
        ("great_cthulhu", "dreams", "dreams"),
        ("great_cthulhu", "submerge", "submerge"),
        ("great_cthulhu", "emerge", "submerge"),
        ("sleeper", "lethargy", "tsathoggua"),
        ("sleeper", "ancient_sorcery", "ancient_sorcery"),
        ("sleeper", "come_home", "ancient_sorcery"),
        ("sleeper", "capture_monster", "capture_monster"),
        ("sleeper", "cursed_slumber", "cursed_slumber"),
        ("sleeper", "awake", "cursed_slumber"),
        ("windwalker", "ice_age", "ice_age"),
        ("windwalker", "howl", "howl"),
        ("great_cthulhu", "devolve", "devolve"),
        ("great_cthulhu", "absorb", "absorb"),
        ("great_cthulhu", "devour", "cthulhu"),
        ("sleeper", "demand_sacrifice", "demand_sacrifice"),
    ],
)
def test_a_closed_spellbook_or_a_great_old_one_asleep(faction, kind, needed):
    """In whatever phase and turn: before anything else, one has to have it."""
    for more in ({}, {"turn": B}, {"at": "doom turn"}):
        other = "sleeper" if faction != "sleeper" else "windwalker"
        s = scene(
            faction, other, units={A: {"india": "acolyte"}, B: {"baltica": "acolyte"}}, **more
        )
        if needed in GAME.content.units:
            assert s.why(A, kind) == missing("CW 7.1.3", "not_in_play", needed)
        else:
            assert s.why(A, kind) == Reason("CW 7.1.2", "closed_book", {"book": needed})


@pytest.mark.rule("CW 3.2.1")
def test_what_belongs_to_another_phase():
    units = ours(india="acolyte! wizard")
    acting, dooming = scene(units=units), scene(units=units, at="doom turn")
    for kind in ("ritual", "done", "death_from_below"):
        assert acting.why(A, kind) == Reason("CW 3.2.1", "other_phase", {"phase": "doom"})
        assert dooming.keys(A, kind)
    common = ("recruit", "summon", "gate", "move", "pass_turn", "abandon", "fulfil")
    for kind in (*common, "battle", "capture", "awaken", "control", "end"):
        assert dooming.why(A, kind) == Reason("CW 3.2.1", "other_phase", {"phase": "action"})


@pytest.mark.rule("CW 9.1.1", "CW 16.1.1", "CW 33.1.3")
def test_when_the_opponent_decides():
    s = scene(units=ours(india="acolyte!"), turn=B)
    for kind in ("recruit", "gate", "control", "end", "pass_turn", "fulfil", "stop", "kill"):
        assert s.why(A, kind) == Reason("CW 9.1.1", "not_your_turn", {"seat": B})
    s = scene(units=ours(india="acolyte!"), at="doom turn", turn=B)
    for kind in ("ritual", "done", "death_from_below", "tower"):
        assert s.why(A, kind) == Reason("CW 16.1.1", "not_your_turn", {"seat": B})
    s = scene("windwalker", "sleeper", units=ours(arctica="acolyte!")).do("A hibernate")
    s.is_turn_of(B)
    assert s.why(A, "recruit") == Reason("CW 9.1.1", "not_your_turn", {"seat": B})


@pytest.mark.rule("CW 9.4.1")
def test_the_present_question_comes_first():
    s = scene(units=ours(india="3 acolyte")).do("A move:acolyte@india>kalahari")
    s.asks_for(A, "move_on")
    for kind in ("recruit", "gate", "end", "control", "fulfil", "pass_turn"):
        assert s.why(A, kind) == Reason("CW 9.4.1", "finish_first")
    assert s.why(A, "book") == Reason("CW 7.4.1", "not_this_question")
    assert s.why(A, "stop") == ("stop",)
    assert s.why(B, "stop") == Reason("CW 10.5.3", "not_your_turn", {"seat": A})
    s = scene(units={A: {"india": "wizard"}, B: {"india": "2 acolyte!"}}).do("A capture@india")
    s.asks_for(B, "choose_captive")
    assert s.why(B, "recruit") == Reason("CW 9.4.1", "finish_first")
    assert s.why(A, "recruit") == Reason("CW 10.7.10", "not_your_turn", {"seat": B})


@pytest.mark.rule("CW 9.1.2", "CW 12.1.1", "CW 12.3.2")
def test_the_action_of_the_turn_is_taken():
    """What is unlimited, by Fertility Cult or by six spellbooks, is still to be had."""
    taken = Reason("CW 9.1.2", "action_taken")
    units = {A: {"india": "acolyte! fungi"}, B: {"india": "acolyte"}}
    six = "ghroth necrophagy blood_sacrifice red_sign frenzy thousand_young"
    for books, battle in (({4: "ghroth"}, taken), (six, ("battle@india",))):
        s = scene("black_goat", "sleeper", units=units, books={A: books})
        s.do("A recruit:acolyte@india")
        for kind in ("recruit", "gate", "move", "capture", "awaken", "pass_turn", "fulfil"):
            assert s.why(A, kind) == taken
        assert s.why(A, "ghroth") == taken
        assert s.why(A, "battle") == battle
        assert "summon:ghoul@india" in s.why(A, "summon")
        assert s.why(A, "abandon") == ("abandon@india",)


@pytest.mark.rule("CW 9.1.8", "CW 40.1.3")
def test_without_power_nothing_can_be_done():
    powerless = Reason("CW 9.1.8", "no_power")
    s = scene("black_goat", "sleeper", power=(1, 3), units=ours(india="acolyte!"))
    s.do("A summon:ghoul@india")
    s.asks(A, "act", "abandon@india", "end")
    for kind in ("recruit", "summon", "move", "battle", "pass_turn", "fulfil"):
        assert s.why(A, kind) == powerless
    s.do("A end").is_turn_of(B)
    assert s.why(A, "recruit") == powerless  # more to the point than that B is to act
    assert s.why(A, "abandon") == Reason("CW 9.1.1", "not_your_turn", {"seat": B})
    assert s.why(A, "kill") == Reason("CW 9.1.1", "not_your_turn", {"seat": B})
    asleep = scene("windwalker", "sleeper", power=(0, 3), units=ours(arctica="acolyte!"))
    assert asleep.why(A, "hibernate") == powerless  # it costs nothing, and yet


@pytest.mark.rule("CW 12.1.4")
def test_a_second_action_is_an_action_and_nothing_else():
    s = scene("guest", "sleeper", game=GUEST, books={A: "guest_haste"}, power=(2, 8),
              units=ours(siberia="2 acolyte!"))  # fmt: skip
    s.do("A guest_haste").asks_for(A, "second_action")
    assert s.why(A, "gate") == Reason("CW 10.4.3", "gates_there")
    assert s.why(A, "fulfil") == dear(3, 1)
    for kind in ("control", "abandon", "end"):
        assert s.why(A, kind) == Reason("CW 12.1.4", "nothing_between")


@pytest.mark.rule("CW 8.1.4", "CW 40.1.17", "CW 40.1.18")
def test_what_may_be_done_at_any_time():
    for turn in (A, B):
        s = scene(units=ours(india="acolyte!"), turn=turn, signs=((), (1,)))
        assert s.why(A, "reveal") == Reason("CW 8.1.4", "no_signs")
        assert s.why(A, "switch_off") == Reason("CW 40.1.17", "no_switch")
        assert s.why(A, "switch_on") == Reason("CW 40.1.17", "no_switch")
        assert (s.why(A, "resign"), s.why(B, "reveal")) == (("resign",), ("reveal:1",))
    s = scene(units=ours(india="acolyte!"), books={A: "burrow"}, turn=B)
    assert s.why(A, "switch_off") == ("switch_off:burrow",)
    s.do("A switch_off:burrow")
    assert s.why(A, "switch_off") == s.why(A, "switch_on") == Reason("CW 40.1.17", "no_switch")


# -- common actions --------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.1.5", "CW 5.1.4", "CW 10.2.2", "CW 40.6.20")
@rows(
    ("recruit", Reason("CW 10.1.5", "no_cultist_in_pool"),
     {"units": ours(india="6 acolyte!")}, {"units": ours(india="5 acolyte!")}),
    ("recruit", iced(2, 1),
     {"units": ours(india="2 acolyte"), "power": (1, 8), **ICE}, {"power": (2, 8)}),
    ("recruit", iced(2, 1), {"units": ours(india="2 acolyte"), "power": (1, 8), **ICE},
     {"units": ours(india="acolyte", kalahari="acolyte")}),
    ("summon", Reason("CW 5.1.4", "no_monster_in_pool"),
     {"units": ours(india="acolyte! 2 wizard 3 serpent_man 4 formless_spawn")},
     {"units": ours(india="acolyte! 2 wizard 3 serpent_man 3 formless_spawn")}),
    ("summon", Reason("CW 10.2.2", "no_gate_held"),
     {"units": ours(india="acolyte wizard"), "power": (1, 8), "gates": "india"},
     {"units": ours(india="acolyte! wizard"), "gates": ""}),
    ("summon", dear(2, 1), {"units": ours(india="acolyte! 2 wizard"), "power": (1, 8)},
     {"power": (2, 8)}),
    ("summon", iced(2, 1), {"units": ours(india="acolyte!"), "power": (1, 8), **ICE},
     {"power": (2, 8)}),
    ("summon", iced(2, 1), {"units": ours(india="acolyte!"), "power": (1, 8), **ICE},
     {"tokens": {"ice_age": "kalahari"}}),
)  # fmt: skip
def test_recruiting_and_summoning(kind, reason, at, cure):
    refused(kind, reason, at, cure)


SOUTH = "south_thalassa_ocean"


@pytest.mark.rule("CW 10.3.1", "CW 5.1.7", "CW 9.1.4", "CW 40.6.20")
@rows(
    ("awaken", Reason("CW 5.1.7", "all_awake"),
     {"units": ours(india="tsathoggua formless_spawn")}, {"units": ours(india="formless_spawn")}),
    ("awaken", missing("CW 32.3.1", "none_on_map", "formless_spawn"),
     {"units": ours(india="acolyte wizard"), "power": (3, 8)},  # both steps and Power are missing
     {"units": ours(india="formless_spawn"), "power": (8, 8)}),
    ("awaken", dear(8, 7), {"units": ours(india="formless_spawn"), "power": (7, 8)},
     {"power": (8, 8)}),
    ("awaken", iced(9, 8), {"units": ours(india="formless_spawn"), **ICE}, {"power": (9, 8)}),
    ("awaken", iced(9, 8), {"units": ours(india="formless_spawn"), **ICE},
     {"units": ours(india="formless_spawn", kalahari="formless_spawn")}),
    ("awaken", Reason("CW 30.3.1", "no_gate_at_start"),
     {"A": "great_cthulhu", "units": ours(india="acolyte!"), "power": (10, 8)}, {"gates": SOUTH}),
    ("awaken", dear(10, 9),
     {"A": "great_cthulhu", "units": ours(india="acolyte!"), "power": (9, 8), "gates": SOUTH},
     {"power": (10, 8)}),
    ("awaken", dear(4, 3),
     {"A": "great_cthulhu", "units": ours(india="acolyte!"), "power": (3, 8), "gates": SOUTH,
      "awakened": {A: "cthulhu"}}, {"power": (4, 8)}),
    ("awaken", missing("CW 40.6.6", "two_cultists_beside", "shub_niggurath"),
     {"A": "black_goat", "units": ours(india="2 acolyte!")}, {"units": ours(india="3 acolyte!")}),
    ("awaken", dear(6, 5),
     {"A": "windwalker", "B": "sleeper", "units": ours(india="acolyte!"), "power": (5, 8)},
     {"power": (6, 8)}),
    ("awaken", Reason("CW 33.3.7", "no_gate_at_glyph"),
     {"A": "windwalker", "B": "sleeper", "units": ours(india="rhan_tegoth"), "power": (6, 8),
      "awakened": {A: "rhan_tegoth"}}, {"gates": "arctica"}),
)  # fmt: skip
def test_awakening(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 10.4.2", "CW 10.4.3", "CW 40.1.13", "CW 31.5.10")
@rows(
    ("gate", Reason("CW 40.1.13", "no_gate_token"),
     {"units": {A: {BOARD[0]: "acolyte"}}, "gates": " ".join(BOARD[2:]), "power": (2, 8)},
     {"gates": " ".join(BOARD[3:]), "power": (3, 8)}),
    ("gate", Reason("CW 10.4.2", "no_builder"), {"units": ours(india="wizard")},
     {"units": ours(india="wizard acolyte")}),
    ("gate", Reason("CW 10.4.2", "no_builder"),
     {"A": "black_goat", "units": ours(india="dark_young")}, {"books": {A: "red_sign"}}),
    ("gate", Reason("CW 10.4.3", "gates_there"),
     {"units": ours(india="2 acolyte!"), "power": (2, 8)},
     {"units": ours(india="acolyte!", kalahari="acolyte"), "power": (3, 8)}),
    ("gate", dear(3, 2), {"units": ours(india="acolyte"), "power": (2, 8)}, {"power": (3, 8)}),
    ("gate", iced(4, 3), {"units": ours(india="acolyte"), "power": (3, 8), **ICE},
     {"power": (4, 8)}),
)  # fmt: skip
def test_creating_a_gate(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 10.5.2", "CW 10.5.7")
@rows(
    ("move", Reason("CW 10.5.2", "no_units"), {"units": ours(captive="acolyte")},
     {"units": ours(india="acolyte")}),
    ("move", Reason("CW 10.5.7", "all_on_gates"), {"units": ours(india="acolyte!")},
     {"units": ours(india="2 acolyte!")}),
)  # fmt: skip
def test_moving(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 10.6.2", "CW 10.6.3", "CW 40.6.20")
@rows(
    ("battle", Reason("CW 10.6.2", "no_shared_area"), {"units": ours(india="serpent_man")},
     {"units": facing("serpent_man", "wendigo")}),
    ("battle", Reason("CW 10.6.3", "no_combat"), {"units": facing("2 wizard acolyte", "wendigo")},
     {"units": facing("wizard serpent_man", "wendigo")}),
    ("battle", iced(2, 1), {"units": facing("serpent_man", "wendigo"), "power": (1, 8), **ICE},
     {"power": (2, 8)}),
    ("battle", iced(2, 1), {"units": facing("serpent_man", "wendigo"), "power": (1, 8), **ICE},
     {"tokens": {"ice_age": "kalahari"}}),
    ("battle", Reason("CW 10.6.3", "no_combat"),  # the Ice Age is there, but not the cause
     {"units": facing("wizard", "wendigo"), "power": (1, 8), **ICE},
     {"units": facing("serpent_man", "wendigo"), "power": (2, 8)}),
)  # fmt: skip
def test_battling(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 12.3.7", "CW 10.6.3")
def test_battling_twice_in_an_area():
    six = "energy_nexus burrow ancient_sorcery capture_monster demand_sacrifice cursed_slumber"
    units = facing("serpent_man", "ghoul")
    s = scene("sleeper", "black_goat", units=units, books={A: six, B: {4: "frenzy"}})
    s.rolls(1).do("A battle@india")
    assert s.why(A, "battle") == Reason("CW 12.3.7", "fought_already")
    units = {A: units[A] | {"kalahari": "acolyte"}, B: units[B] | {"kalahari": "acolyte"}}
    s = scene("sleeper", "black_goat", units=units, books={A: six, B: {4: "frenzy"}})
    s.rolls(1).do("A battle@india")
    assert s.why(A, "battle") == Reason("CW 10.6.3", "no_combat")  # where it could still be


@pytest.mark.rule("CW 10.7.2", "CW 10.7.4", "CW 10.7.5", "CW 33.3.9")
@rows(
    ("capture", Reason("CW 10.7.2", "nobody_to_capture"), {"units": ours(india="wizard")},
     {"units": facing("wizard", "acolyte")}),
    ("capture", Reason("CW 10.7.2", "nobody_to_capture"), {"units": facing("6 acolyte", "acolyte")},
     {"units": facing("5 acolyte wizard", "acolyte")}),
    ("capture", protected("CW 10.7.5"), {"units": facing("2 formless_spawn", "acolyte wendigo")},
     {"units": facing("tsathoggua", "acolyte wendigo")}),
    ("capture", protected("CW 10.7.4"), {"units": facing("tsathoggua", "acolyte rhan_tegoth")},
     {"units": facing("tsathoggua", "acolyte gnoph_keh")}),
    ("capture", protected("CW 10.7.5"),  # the weaker of two protections is the one to break
     {"units": {A: {"india": "wizard", "kalahari": "wizard"},
                B: {"india": "acolyte rhan_tegoth", "kalahari": "acolyte wendigo"}}},
     {"units": {A: {"india": "wizard", "kalahari": "tsathoggua"},
                B: {"india": "acolyte rhan_tegoth", "kalahari": "acolyte wendigo"}}}),
    ("capture", Reason("CW 33.3.9", "ferox"),
     {"units": facing("wizard serpent_man", "acolyte", siberia="ithaqua")},
     {"units": facing("wizard", "acolyte")}),
    ("capture", Reason("CW 33.3.9", "ferox"),
     {"units": facing("wizard", "acolyte wendigo", siberia="ithaqua")},
     {"units": facing("tsathoggua", "acolyte wendigo", siberia="ithaqua")}),
    ("capture", protected("CW 10.7.4"),  # Ferox does not stop Tsathoggua; Ithaqua himself does
     {"units": {A: {"india": "tsathoggua", "kalahari": "wizard"},
                B: {"india": "acolyte ithaqua", "kalahari": "acolyte"}}},
     {"units": {A: {"india": "wizard", "kalahari": "tsathoggua"},
                B: {"india": "acolyte ithaqua", "kalahari": "acolyte"}}}),
    ("capture", iced(2, 1), {"units": facing("wizard", "acolyte"), "power": (1, 8), **ICE},
     {"power": (2, 8)}),
    ("capture", protected("CW 10.7.5"),  # the Ice Age is there, but not the cause
     {"units": facing("wizard", "acolyte wendigo"), "power": (1, 8), **ICE},
     {"units": facing("wizard", "acolyte"), "power": (2, 8)}),
)  # fmt: skip
def test_capturing(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 33.3.9", "CW 7.2.7")
def test_ferox_forbids_only_while_it_is_in_force():
    s = scene(units=facing("wizard", "acolyte", siberia="ithaqua"))
    assert s.why(A, "capture") == Reason("CW 33.3.9", "ferox")
    s.do("B switch_off:ferox")
    assert s.why(A, "capture") == ("capture@india",)


# -- gates and the end of a turn -------------------------------------------------------------------


@pytest.mark.rule("CW 12.2.2", "CW 12.2.3", "CW 12.2.4", "CW 17.3.2")
@rows(
    ("control", Reason("CW 12.2.2", "no_free_gate"),
     {"units": ours(india="acolyte", kalahari="wizard"), "gates": "kalahari"},
     {"gates": "india kalahari"}),
    ("control", Reason("CW 12.2.2", "no_free_gate"), {"units": ours(india="2 acolyte!")},
     {"units": ours(india="2 acolyte"), "gates": "india"}),
    ("control", Reason("CW 12.2.2", "no_free_gate"), {"units": facing("acolyte", "acolyte!")},
     {"units": facing("acolyte", "acolyte"), "gates": "india"}),
    ("control", Reason("CW 17.3.2", "under_tower"),
     {"units": ours(arctica="acolyte"), "gates": "arctica", "towers": "arctica"}, {"towers": ""}),
    ("control", Reason("CW 12.2.2", "no_free_gate"),
     {"A": "black_goat", "units": ours(india="dark_young"), "gates": "india"},
     {"books": {A: "red_sign"}}),
    ("abandon", Reason("CW 12.2.4", "no_gate_held"),
     {"units": ours(india="acolyte"), "gates": "india"},
     {"units": ours(india="acolyte!"), "gates": ""}),
)  # fmt: skip
def test_gates(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 40.1.16", "CW 9.1.5")
def test_gates_do_not_go_to_and_fro_and_the_turn_needs_an_action():
    back = Reason("CW 40.1.16", "gates_were_so")
    s = scene(units=ours(india="acolyte!")).do("A abandon@india")
    assert s.why(A, "control") == back
    assert s.why(A, "end") == Reason("CW 9.1.5", "must_act")
    s.do("A move:acolyte@india>kalahari")
    s = scene(units=ours(india="acolyte"), gates="india").do("A control:acolyte@india")
    assert s.why(A, "abandon") == back
    assert s.do("A recruit:acolyte@india").why(A, "end") == ("end",)
    assert s.why(A, "abandon") == ("abandon@india",)  # a unit has come since


# -- requirement actions ---------------------------------------------------------------------------


@pytest.mark.rule("CW 11.2.1", "CW 7.4.5", "CW 31.4.5", "CW 9.1.4")
@rows(
    ("fulfil", Reason("CW 31.4.5", "two_cultists"),
     {"A": "black_goat", "units": ours(india="acolyte! 2 ghoul")},
     {"units": ours(india="2 acolyte!")}),
    ("fulfil", Reason("CW 7.4.5", "requirements_done"),
     {"A": "black_goat", "units": ours(india="2 acolyte!"), "books": {A: {5: "ghroth"}}},
     {"books": {A: {1: "ghroth"}}}),
    ("fulfil", dear(3, 2), {"units": ours(india="acolyte!"), "power": (2, 8)}, {"power": (3, 8)}),
    ("fulfil", dear(3, 2),
     {"units": ours(india="acolyte!"), "power": (2, 8), "books": {A: {1: "burrow", 3: "awake"}}},
     {"power": (3, 8)}),
    ("fulfil", Reason("CW 7.4.5", "requirements_done"),
     {"units": ours(india="acolyte!"), "power": (2, 8),
      "books": {A: "burrow ancient_sorcery cursed_slumber"}},
     {"power": (3, 8), "books": {A: "burrow ancient_sorcery"}}),
    ("fulfil", dear(6, 5),
     {"A": "windwalker", "B": "sleeper", "units": ours(india="acolyte!"), "power": (5, 8)},
     {"power": (6, 8)}),
    ("fulfil", Reason("CW 7.4.5", "requirements_done"),
     {"A": "windwalker", "B": "sleeper", "units": ours(india="acolyte!"),
      "books": {A: {6: "howl"}}}, {"books": {A: {5: "howl"}}}),
)  # fmt: skip
def test_requirement_actions(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 11.2.1")
def test_only_great_cthulhu_has_no_requirement_action():
    none = Reason("CW 11.2.1", "no_requirement_action")
    for faction in GAME.content.factions:
        other = "sleeper" if faction != "sleeper" else "windwalker"
        s = scene(faction, other, units=ours(india="3 acolyte!"), power=(20, 8))
        offers = {one.id for one in GAME.content.factions[faction].requirements if one.action}
        assert (s.why(A, "fulfil") == none) == (faction == "great_cthulhu")
        assert {key.partition(":")[2] for key in s.keys(A, "fulfil")} == offers


@pytest.mark.rule("CW 11.2.1", "CW 9.1.4")
def test_what_cannot_be_done_sets_no_price():
    """The guest's requirement for 2 Power needs a Hound; the other one costs 3."""
    at = {"A": "guest", "B": "sleeper", "game": GUEST, "power": (2, 8)}
    assert scene(**at, units=ours(siberia="acolyte!")).why(A, "fulfil") == dear(3, 2)
    hound = scene(**at, units=ours(siberia="acolyte! guest_hound"))
    assert hound.why(A, "fulfil") == ("fulfil:guest_2",)


# -- the Doom phase --------------------------------------------------------------------------------


@pytest.mark.rule("CW 16.2.1", "CW 16.2.3", "CW 33.5.12")
@rows(
    ("ritual", dear(8, 7, "CW 16.2.3"),
     {"units": ours(india="acolyte!"), "at": "doom turn", "ritual": 3, "power": (7, 8),
      "A": "windwalker", "B": "sleeper"}, {"books": {A: "herald"}}),
    ("ritual", dear(5, 4, "CW 16.2.3"),
     {"units": ours(india="acolyte!"), "at": "doom turn", "ritual": 3, "power": (4, 8),
      "A": "windwalker", "B": "sleeper", "books": {A: "herald"}}, {"power": (5, 8)}),
)  # fmt: skip
def test_rituals(kind, reason, at, cure):
    refused(kind, reason, at, cure)
    s = scene(**at | cure | {"power": (20, 8)}).do("A ritual")
    assert s.why(A, kind) == Reason("CW 16.2.1", "one_ritual")


@pytest.mark.rule("CW 40.6.28", "CW 32.5.9")
def test_what_is_due_in_the_doom_phase():
    s = scene(at="doom turn", books={A: "ancient_sorcery"},
              units=ours(india="acolyte!", lent="serpent_man"))  # fmt: skip
    assert s.why(A, "done") == Reason("CW 40.6.28", "homecoming_due")
    s.do("A come_home@india")
    assert s.why(A, "done") == ("done",)
    assert s.why(A, "come_home") == Reason("CW 32.5.9", "nobody_lent")


# -- in play ---------------------------------------------------------------------------------------


def with_power(g, seat, power):
    """The same table, if the seat had so much Power."""
    other = g.clone()
    other.power[seat] = power
    return other


def is_true(g, seat, kind, reason):
    """Whether the reasons that name a single cause are what stands in the way."""
    about, (asked,) = reason.about, decisions(g)
    checks = {
        "too_dear": lambda: (
            could(with_power(g, seat, about["price"] + 1), seat, kind)
            and g.power[seat] == about["power"] < about["price"]
        ),
        "ice_age": lambda: could(with_power(g, seat, about["price"]), seat, kind),
        "no_power": lambda: g.power[seat] == 0,
        "not_your_turn": lambda: asked.seat == about["seat"] != seat,
        "not_this_question": lambda: asked.seat == seat,
        "other_sheet": lambda: kind == "free_book",
        "finish_first": lambda: asked.seat == seat and asked.prompt not in ("act", "doom"),
        "other_phase": lambda: g.phase != about["phase"],
        "closed_book": lambda: about["book"] not in g.books[seat],
        "action_taken": lambda: g.turn.seat == seat and g.turn.taken == ACTION,
        "no_gate_held": lambda: all(unit < 0 or g.owner[unit] != seat for unit in g.gates),
        "only_battle_area": lambda: asked.prompt == "nexus",
        "not_in_nexus": lambda: asked.prompt == "nexus",
    }
    return checks.get(reason.why, lambda: True)()


def could(g, seat, kind):
    """Whether the kind is offered, or would be if the action were not bound to an area."""
    answer = why_not(GAME, g, seat)[kind]
    return isinstance(answer, tuple) or answer.why == "only_battle_area"


@pytest.mark.rule("CW 9.1.4", "CW 11.1.2")
def test_in_random_games_reasons_are_true_and_can_be_read(did):
    variants, policies = GAME.proof.variants(2), (uniform, restless(busy), restless(uniform))
    enough, read = effort(600, least=150), set()
    for number, seed in enumerate(did.seeds()):
        for at in walk(GAME, variants[seed * 7 % len(variants)], seed, policies[number % 3]):
            did["plies"] += 1
            for seat in (A, B) if at.g.outcome is None else ():
                for kind, reason in why_not(GAME, at.g, seat).items():
                    if isinstance(reason, Reason):
                        assert is_true(at.g, seat, kind, reason), (kind, reason)
                        read.add((reason.rule, reason.why, *reason.about.items()))
        if did["plies"] >= enough:
            break
    for rule, why, *about in read:
        assert is_readable(Reason(rule, why, dict(about)))
    did["reasons"] += len(read)
    did.at_least(plies=150, reasons=40)
