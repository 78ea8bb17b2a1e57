"""Why a unique action is not to be had; the rows are read as in the tests of common actions."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.refused import (
    BOARD,
    ICE,
    dear,
    facing,
    iced,
    missing,
    ours,
    protected,
    refused,
    rows,
)
from tests.games.duel.scene import A, B, scene

# -- Great Cthulhu ---------------------------------------------------------------------------------


def cthulhu(books, units, **more):
    return {"A": "great_cthulhu", "books": {A: books}, "units": units} | more


@pytest.mark.rule("CW 30.5.1", "CW 30.5.3", "CW 9.1.4", "CW 40.6.20")
@rows(
    ("dreams", Reason("CW 30.5.3", "no_cultist_in_pool"),
     cthulhu("dreams", ours(india="6 acolyte!"), power=(1, 8)),
     {"units": ours(india="5 acolyte!"), "power": (2, 8)}),
    ("dreams", Reason("CW 30.5.1", "no_enemy_cultist"),
     cthulhu("dreams", {A: {"india": "acolyte!"}, B: {"baltica": "wendigo"}}),
     {"units": ours(india="acolyte!")}),
    ("dreams", dear(2, 1), cthulhu("dreams", ours(india="acolyte!"), power=(1, 8)),
     {"power": (2, 8)}),
    ("dreams", iced(3, 2),
     cthulhu("dreams", ours(india="acolyte!"), power=(2, 8), tokens={"ice_age": "baltica"})
     | {"books": {A: "dreams", B: "ice_age"}}, {"power": (3, 8)}),
)  # fmt: skip
def test_dreams(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 30.5.11", "CW 30.5.12", "CW 30.5.13", "CW 11.1.2")
@rows(
    ("submerge", missing("CW 30.5.12", "not_in_play", "cthulhu"),
     cthulhu("submerge", ours(india="acolyte!")),
     {"units": ours(tethys_ocean="cthulhu")}),
    ("submerge", missing("CW 30.5.12", "not_in_water", "cthulhu"),
     cthulhu("submerge", ours(india="cthulhu")), {"units": ours(tethys_ocean="cthulhu")}),
    ("submerge", missing("CW 30.5.11", "submerged_already", "cthulhu"),
     cthulhu("submerge", ours(sheet="cthulhu")), {"units": ours(tethys_ocean="cthulhu")}),
    ("emerge", missing("CW 30.5.13", "not_submerged", "cthulhu"),
     cthulhu("submerge", ours(tethys_ocean="cthulhu")), {"units": ours(sheet="cthulhu")}),
    ("emerge", missing("CW 30.5.13", "not_submerged", "cthulhu"),
     cthulhu("submerge", ours(tethys_ocean="acolyte")), {"units": ours(sheet="cthulhu")}),
)  # fmt: skip
def test_submerging_and_emerging(kind, reason, at, cure):
    refused(kind, reason, at, cure)


# -- Black Goat ------------------------------------------------------------------------------------


def goat(units, books="", **more):
    return {"A": "black_goat", "books": {A: books} if books else {}, "units": units} | more


@pytest.mark.rule("CW 31.3.4", "CW 40.6.18", "CW 31.5.1")
@rows(
    ("avatar", Reason("CW 31.3.4", "nobody_to_swap"),
     goat({A: {"india": "shub_niggurath 2 acolyte"}, B: {"india": "acolyte"}}),
     {"units": ours(india="shub_niggurath")}),
    ("avatar", Reason("CW 31.3.4", "nobody_to_swap"),
     goat({A: {"india": "shub_niggurath"}, B: {"baltica": "rhan_tegoth"}}),
     {"units": {A: {"india": "shub_niggurath"}, B: {"baltica": "wendigo"}}}),
    ("avatar", iced(2, 1),  # the Ice Age where she is makes every swap dearer
     goat(ours(india="shub_niggurath", kalahari="acolyte"), power=(1, 8)) | ICE,
     {"power": (2, 8)}),
    ("avatar", iced(2, 1), goat(ours(kalahari="shub_niggurath"), power=(1, 8),
                               tokens={"ice_age": "baltica"}) | {"books": {B: "ice_age"}},
     {"units": ours(kalahari="shub_niggurath", india="acolyte")}),
    ("ghroth", dear(2, 1), goat(ours(india="acolyte!"), "ghroth", power=(1, 8)),
     {"power": (2, 8)}),
)  # fmt: skip
def test_avatar_and_ghroth(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 31.5.4")
def test_the_minute_of_ghroth():
    units = {A: {"india": "fungi", "siberia": "fungi"}, B: {"baltica": "3 acolyte!"}}
    s = scene("black_goat", "sleeper", units=units, books={A: "ghroth"}).rolls(2)
    assert s.why(A, "time_up") == Reason("CW 31.5.4", "nobody_is_late")
    s.do("A ghroth").asks_for(B, "choose_tribute")
    assert s.why(A, "time_up") == ("time_up",)
    assert s.why(B, "time_up") == Reason("CW 11.1.1", "other_faction", {"ability": "ghroth"})
    s.do("A time_up").asks_for(A, "choose_tribute")
    assert s.why(A, "time_up") == Reason("CW 31.5.4", "minute_over")


@pytest.mark.rule("CW 31.5.8", "CW 31.5.9")
@rows(
    ("blood_sacrifice", missing("CW 31.5.8", "not_in_play", "shub_niggurath"),
     goat(ours(india="2 acolyte!"), "blood_sacrifice", at="doom turn"),
     {"units": ours(india="2 acolyte! shub_niggurath")}),
    ("blood_sacrifice", Reason("CW 31.5.8", "no_cultist_on_map"),
     goat(ours(india="shub_niggurath ghoul"), "blood_sacrifice", at="doom turn"),
     {"units": ours(india="acolyte shub_niggurath")}),
)  # fmt: skip
def test_blood_sacrifice(kind, reason, at, cure):
    refused(kind, reason, at, cure)
    s = scene(**at | {"units": ours(india="2 acolyte shub_niggurath")})
    s.do("A blood_sacrifice:acolyte@india")
    assert s.why(A, kind) == Reason("CW 31.5.9", "once_in_doom")


# -- the Sleeper -----------------------------------------------------------------------------------


@pytest.mark.rule("CW 40.6.11", "CW 32.1.4")
@rows(
    ("death_from_below", Reason("CW 40.6.11", "no_monster_or_unit"),
     {"units": ours(captive="acolyte"), "at": "doom turn"}, {"units": ours(india="acolyte")}),
    ("death_from_below", Reason("CW 40.6.11", "no_monster_or_unit"),
     {"units": ours(india="2 wizard 3 serpent_man 4 formless_spawn"), "at": "doom turn"},
     {"units": ours(india="2 wizard 3 serpent_man")}),
)  # fmt: skip
def test_death_from_below(kind, reason, at, cure):
    refused(kind, reason, at, cure)
    s = scene(**at | {"units": ours(india="acolyte")}).do("A death_from_below:wizard@india")
    assert s.why(A, kind) == Reason("CW 32.1.4", "once_in_doom")


def sleeper(books, units, **more):
    return {"books": {A: books}, "units": units} | more


def frosty(books):
    return {"books": {A: books, B: "ice_age"}, "tokens": {"ice_age": "india"}, "power": (1, 8)}


@pytest.mark.rule("CW 40.6.12", "CW 32.5.8", "CW 32.5.9", "CW 40.6.20")
@rows(
    ("ancient_sorcery", Reason("CW 40.6.12", "already_lent"),
     sleeper("ancient_sorcery", ours(india="serpent_man", lent="serpent_man")),
     {"units": ours(india="2 serpent_man")}),
    ("ancient_sorcery", missing("CW 32.5.8", "none_on_map", "serpent_man"),
     sleeper("ancient_sorcery", ours(india="wizard", captive="serpent_man")),
     {"units": ours(india="serpent_man")}),
    ("ancient_sorcery", iced(2, 1),
     {"units": ours(india="serpent_man"), **frosty("ancient_sorcery")}, {"power": (2, 8)}),
    ("come_home", Reason("CW 32.5.9", "nobody_lent"),
     sleeper("ancient_sorcery", ours(india="serpent_man"), at="doom turn"),
     {"units": ours(lent="serpent_man")}),
)  # fmt: skip
def test_ancient_sorcery(kind, reason, at, cure):
    refused(kind, reason, at, cure)


def hunting(own, theirs):
    return sleeper("capture_monster", facing(own, theirs))


@pytest.mark.rule("CW 32.5.12", "CW 32.5.13", "CW 40.6.20")
@rows(
    ("capture_monster", missing("CW 32.5.12", "not_in_play", "tsathoggua"),
     hunting("wizard", "wendigo"), hunting("tsathoggua", "wendigo")),
    ("capture_monster", Reason("CW 32.5.12", "no_monster_there"),
     hunting("tsathoggua", "2 acolyte"), hunting("tsathoggua", "acolyte wendigo")),
    ("capture_monster", Reason("CW 32.5.12", "no_monster_there"),  # nobody to be protected
     hunting("tsathoggua", "rhan_tegoth"), hunting("tsathoggua", "wendigo")),
    ("capture_monster", protected("CW 32.5.13"),
     hunting("tsathoggua", "wendigo rhan_tegoth"), hunting("tsathoggua", "wendigo")),
    ("capture_monster", iced(2, 1),
     hunting("tsathoggua", "wendigo") | frosty("capture_monster"), {"power": (2, 8)}),
)  # fmt: skip
def test_capture_monster(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 32.5.18", "CW 32.5.20", "CW 32.5.21", "CW 40.6.20")
@rows(
    ("cursed_slumber", Reason("CW 32.5.21", "one_gate_asleep"),
     sleeper("cursed_slumber", ours(india="acolyte!", sheet="acolyte")),
     {"units": ours(india="acolyte!")}),
    ("cursed_slumber", Reason("CW 32.5.18", "no_gate_held"),
     sleeper("cursed_slumber", ours(india="acolyte"), gates="india"),
     {"units": ours(india="acolyte!"), "gates": ""}),
    ("cursed_slumber", iced(2, 1),
     {"units": ours(india="acolyte!"), **frosty("cursed_slumber")}, {"power": (2, 8)}),
    ("awake", Reason("CW 32.5.20", "no_gate_asleep"),
     sleeper("cursed_slumber", ours(india="acolyte!")), {"units": ours(sheet="acolyte")}),
    ("awake", Reason("CW 32.5.20", "gates_everywhere"),  # more gates than the box has
     sleeper("cursed_slumber", {A: {"india": "acolyte!", "sheet": "acolyte"}},
             gates=" ".join(area for area in BOARD if area != "india")),
     {"gates": ""}),
)  # fmt: skip
def test_cursed_slumber(kind, reason, at, cure):
    refused(kind, reason, at, cure)


@pytest.mark.rule("CW 32.3.3", "CW 32.5.11")
def test_lethargy_and_what_is_lent():
    s = scene(units=ours(india="tsathoggua acolyte!", lent="serpent_man"),
              books={A: "ancient_sorcery"})  # fmt: skip
    assert (s.why(A, "lethargy"), s.why(A, "hibernate")) == (("lethargy",), ("hibernate",))
    s.do("A recruit:acolyte@india")
    for kind in ("lethargy", "hibernate"):
        assert s.why(A, kind) == Reason("CW 9.1.2", "action_taken")


# -- with Energy Nexus -----------------------------------------------------------------------------


def nexus(units, power=8, books="energy_nexus", ice=None, **theirs):
    """B, with Power for it, has declared a battle in India, where A has a Wizard."""
    opened = {A: books} | ({B: "ice_age"} if ice else {})
    tokens = {"ice_age": ice} if ice else {}
    units = {A: {"india": "wizard"} | units, B: {"india": "wendigo"} | theirs}
    s = scene(turn=B, power=(power, 8), books=opened, tokens=tokens, units=units)
    s.do("B battle@india").asks_for(A, "nexus")
    return s


@pytest.mark.rule("CW 40.5.13", "CW 40.5.21")
def test_what_is_no_action_for_energy_nexus():
    s = nexus({"india": "wizard tsathoggua acolyte!", "lent": "serpent_man"},
              books="energy_nexus ancient_sorcery")  # fmt: skip
    for kind in ("pass_turn", "lethargy", "hibernate", "fulfil"):
        assert s.why(A, kind) == Reason("CW 40.5.13", "not_in_nexus")
    for kind in ("control", "abandon", "end"):
        assert s.why(A, kind) == Reason("CW 40.5.21", "not_in_nexus")
    assert s.why(A, "ritual") == Reason("CW 3.2.1", "other_phase", {"phase": "doom"})
    assert s.why(A, "pain") == Reason("CW 19.4.10", "not_this_question")
    assert s.why(B, "recruit") == Reason("CW 32.5.1", "not_your_turn", {"seat": A})


@pytest.mark.rule("CW 40.5.21", "CW 40.5.24")
def test_what_energy_nexus_could_do_elsewhere():
    elsewhere = Reason("CW 40.5.21", "only_battle_area")
    s = nexus({"kalahari": "acolyte! serpent_man tsathoggua", "siberia": "acolyte"},
              books="energy_nexus ancient_sorcery cursed_slumber capture_monster",
              kalahari="acolyte wendigo")  # fmt: skip
    kinds = ("summon", "gate", "battle", "capture", "ancient_sorcery", "cursed_slumber")
    for kind in (*kinds, "capture_monster"):
        assert s.why(A, kind) == elsewhere
    assert s.why(A, "recruit") == ("recruit:acolyte@india",)
    s = nexus({"kalahari": "formless_spawn"})
    assert s.why(A, "awaken") == elsewhere


@pytest.mark.rule("CW 40.5.21", "CW 9.1.4", "CW 40.6.20")
def test_what_energy_nexus_could_do_nowhere():
    """Then the reason is the one of any turn."""
    s = nexus({"kalahari": "acolyte!"}, power=2)
    assert s.why(A, "gate") == Reason("CW 10.4.2", "no_builder")
    assert s.why(A, "awaken") == missing("CW 32.3.1", "none_on_map", "formless_spawn")
    assert s.why(A, "battle") == Reason("CW 10.6.3", "no_combat")
    assert s.why(A, "capture") == Reason("CW 10.7.2", "nobody_to_capture")
    assert nexus({"india": "wizard acolyte"}, power=2).why(A, "gate") == dear(3, 2)
    assert nexus({"india": "wizard acolyte"}, power=3, ice="india").why(A, "gate") == iced(4, 3)
    assert nexus({}, power=1, ice="india").why(A, "recruit") == iced(2, 1)


# -- Windwalker ------------------------------------------------------------------------------------


@pytest.mark.rule("CW 33.1.1", "CW 33.5.10")
def test_hibernate_and_ice_age():
    units = {A: {"arctica": "acolyte!"}, B: {"baltica": "acolyte!"}}
    s = scene("windwalker", "sleeper", units=units, books={A: "ice_age"})
    assert s.why(A, "hibernate") == ("hibernate",)
    assert len(s.why(A, "ice_age")) == len(BOARD)
    s.do("A recruit:acolyte@arctica")
    for kind in ("hibernate", "ice_age"):
        assert s.why(A, kind) == Reason("CW 9.1.2", "action_taken")


@pytest.mark.rule("CW 33.4.3", "CW 7.4.5")
def test_the_free_spellbook():
    units = {A: {"arctica": "acolyte!"}, B: {"baltica": "acolyte!"}}
    for more in ({}, {"turn": B}, {"at": "doom turn", "turn": B}):
        s = scene("windwalker", "sleeper", units=units, **more)
        assert s.why(A, "free_book") == ("free_book",)
        assert s.why(B, "free_book") == Reason("CW 33.4.3", "other_sheet")
        s = scene("windwalker", "sleeper", units=units, books={A: {3: "howl"}}, **more)
        assert s.why(A, "free_book") == Reason("CW 7.4.5", "requirements_done")
