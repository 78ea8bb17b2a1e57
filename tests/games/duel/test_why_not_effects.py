"""Why an effect of a battle, between actions, or an answer to a question is not to be had.

The table is played to a question; A is told a reason, and with one thing changed it may do it or
is told the next reason.
"""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.refused import ICE, facing, iced, is_readable, missing, ours
from tests.games.duel.scene import A, B, scene


def is_told(s, kind, reason, seat=A):
    assert s.why(seat, kind) == reason
    assert is_readable(reason)


def may(s, kind, seat=A):
    assert isinstance(s.why(seat, kind), tuple)


def battle(own, theirs="wendigo", *, faction="great_cthulhu", books="absorb", **more):
    """A has started a battle in India and has not said yet that it is ready."""
    return scene(
        faction, "windwalker", units=facing(own, theirs, **more), books={A: books}
    ).do("A battle@india")  # fmt: skip


# -- before the dice -------------------------------------------------------------------------------


@pytest.mark.rule("CW 30.3.3", "CW 30.3.4", "CW 30.3.6")
def test_devour():
    away = battle("starspawn 2 shoggoth cthulhu", "wendigo gnoph_keh")
    may(away, "devour")
    away.do("A devour")
    is_told(away, "devour", Reason("CW 30.3.6", "once_in_battle"))
    away.do("B feed:wendigo", auto=False)
    is_told(away, "devour", Reason("CW 30.3.6", "once_in_battle"))
    may(battle("shoggoth acolyte cthulhu"), "devour")
    is_told(
        battle("shoggoth cthulhu", "rhan_tegoth"), "devour", Reason("CW 30.3.4", "nothing_edible")
    )
    elsewhere = scene(
        "great_cthulhu", "windwalker", books={A: "absorb"},
        units={A: {"india": "shoggoth acolyte", "kalahari": "cthulhu"}, B: {"india": "wendigo"}},
    )  # fmt: skip
    is_told(elsewhere, "devour", Reason("CW 19.2.1", "before_dice"))
    elsewhere.do("A battle@india")
    is_told(elsewhere, "devour", missing("CW 30.3.3", "not_in_battle", "cthulhu"))


@pytest.mark.rule("CW 30.5.7")
def test_absorb():
    may(battle("shoggoth acolyte"), "absorb")
    may(battle("2 shoggoth"), "absorb")
    eater = battle("cthulhu shoggoth")
    is_told(eater, "absorb", Reason("CW 30.5.7", "nobody_to_absorb"))
    is_told(battle("cthulhu"), "absorb", missing("CW 30.5.7", "not_in_battle", "shoggoth"))


@pytest.mark.rule("CW 33.5.1", "CW 33.5.3", "CW 19.2.3")
def test_howl():
    """The attacker is asked first; before and after, it is not the moment."""
    units = {A: {"india": "wendigo"}, B: {"india": "shoggoth acolyte"}}
    s = scene("windwalker", "great_cthulhu", units=units, books={A: "howl", B: "absorb"}, turn=B)
    is_told(s, "howl", Reason("CW 19.2.1", "before_dice"))
    s.do("B battle@india")
    is_told(s, "howl", Reason("CW 19.2.1", "not_your_turn", {"seat": B}))
    s.do("B ready")
    may(s, "howl")
    s.do("A howl")
    s.do("B drive_off:acolyte>kalahari", auto=False)
    is_told(s, "howl", Reason("CW 33.5.3", "once_in_battle"))
    gone = scene(
        "windwalker", "sleeper", books={A: "howl"},
        units={A: {"india": "gnoph_keh rhan_tegoth"}, B: {"india": "2 wizard"}},
    ).rolls(6, 6, 6, 6, 6)  # fmt: skip
    gone.do("A battle@india", auto=False)
    is_told(gone, "howl", missing("CW 33.5.1", "not_in_battle", "wendigo"))


@pytest.mark.rule("CW 32.5.16", "CW 32.5.17")
def test_demand_sacrifice():
    books = "demand_sacrifice"
    units = facing("serpent_man", "wendigo")
    s = scene("sleeper", "windwalker", units=units, books={A: books}).rolls(6, 6)
    s.do("A battle@india", auto=False)
    is_told(s, "demand_sacrifice", missing("CW 32.5.17", "not_in_play", "tsathoggua"))
    units = {A: {"india": "serpent_man", "kalahari": "tsathoggua"}, B: {"india": "wendigo"}}
    s = scene("sleeper", "windwalker", units=units, books={A: books}).rolls(6, 6)
    may(s.do("A battle@india"), "demand_sacrifice")
    s.do("A demand_sacrifice")
    s.do("B spare", auto=False)
    is_told(s, "demand_sacrifice", Reason("CW 32.5.16", "once_in_battle"))


# -- between actions -------------------------------------------------------------------------------


@pytest.mark.rule("CW 30.5.5", "CW 30.5.6", "CW 13.2.1", "CW 13.2.3")
def test_devolve():
    units = ours(india="2 acolyte!", kalahari="3 deep_one")
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "devolve"})
    is_told(s, "devolve", Reason("CW 13.2.1", "between_actions"))
    s.do("A recruit:acolyte@india")
    may(s, "devolve")
    may(s, "pass")
    s.do("A devolve:acolyte@india", auto=False)
    is_told(s, "devolve", missing("CW 30.5.6", "none_in_pool", "deep_one"))


# -- answers ---------------------------------------------------------------------------------------


@pytest.mark.rule("CW 19.4.1", "CW 19.4.3", "CW 19.4.5", "CW 40.5.8")
def test_results():
    units = {A: {"india": "starspawn acolyte"}, B: {"india": "2 wendigo ithaqua"}}
    s = scene(
        "great_cthulhu", "windwalker", units=units, books={A: "regenerate"}, doom=(9, 0)
    ).rolls(1, 1, 1, *[6] * 12)  # fmt: skip
    is_told(s, "kill", Reason("CW 19.4.1", "not_this_question"))
    s.do("A battle@india").asks_for(A, "choose_kill")
    may(s, "kill")
    is_told(s, "kill_again", Reason("CW 19.4.3", "no_second_result"))
    is_told(s, "ignore", Reason("CW 19.4.5", "result_due"))
    is_told(s, "pain", Reason("CW 19.4.10", "not_this_question"))
    is_told(s, "kill", Reason("CW 19.4.1", "not_your_turn", {"seat": A}), B)
    s.do("A kill:starspawn")
    may(s, "kill_again")
    s.do("A kill:acolyte")
    is_told(s, "kill", Reason("CW 19.4.3", "each_has_one"))
    may(s, "ignore")


@pytest.mark.rule("CW 10.5.5", "CW 40.6.20")
def test_moving_on():
    s = scene(units=ours(india="2 acolyte", kalahari="acolyte!"))
    s.do("A move:acolyte@india>kalahari", auto=False)
    may(s, "move")
    may(s, "stop")
    s.do("A move:acolyte@india>kalahari", auto=False)
    is_told(s, "move", Reason("CW 10.5.5", "all_moved"))
    poor = scene(units=ours(india="2 acolyte"), power=(1, 8))
    poor.do("A move:acolyte@india>kalahari", auto=False)
    is_told(poor, "move", Reason("CW 9.1.4", "too_dear", {"price": 1, "power": 0}))


@pytest.mark.rule("CW 30.5.11")
def test_divers():
    units = ours(tethys_ocean="cthulhu acolyte")
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "submerge"})
    is_told(s, "dive", Reason("CW 30.5.11", "not_this_question"))
    s.do("A submerge@tethys_ocean")
    may(s, "dive")
    s.do("A dive:acolyte", auto=False)
    is_told(s, "dive", Reason("CW 30.5.11", "nobody_to_dive"))
    may(s, "enough")


@pytest.mark.rule("CW 33.5.9", "CW 40.6.27")
def test_who_is_carried():
    units = ours(india="ithaqua acolyte")
    s = scene("windwalker", "sleeper", units=units, books={A: "arctic_wind"})
    s.do("A move:ithaqua@india>kalahari")
    may(s, "carry")
    s.do("A carry:acolyte", auto=False)
    is_told(s, "carry", Reason("CW 40.6.27", "nobody_to_carry"))
    may(s, "no_more")


@pytest.mark.rule("CW 31.5.2", "CW 40.6.26")
def test_whom_ghroth_places():
    for own, theirs, found in ((6, 6, False), (5, 6, True), (6, 5, True)):
        units = {A: {"india": f"{own} acolyte"}, B: {"baltica": f"{theirs} acolyte"}}
        s = scene("black_goat", "sleeper", units=units, books={A: "ghroth"}).rolls(6)
        s.do("A ghroth", auto=False)
        if found:
            may(s, "spawn")
        else:
            is_told(s, "spawn", Reason("CW 40.6.26", "nobody_to_spawn"))
        may(s, "none")


@pytest.mark.rule("CW 11.1.1", "CW 9.1.1")
def test_answers_to_another_factions_ability():
    """Only where one of the two has the ability can the question come up."""
    s = scene("sleeper", "windwalker", units=ours(india="acolyte"))
    is_told(s, "tribute", Reason("CW 11.1.1", "other_faction", {"ability": "ghroth"}))
    is_told(s, "defy", Reason("CW 33.3.3", "not_this_question"))
    is_told(s, "defy", Reason("CW 9.1.1", "not_your_turn", {"seat": A}), B)


# -- what a faction has switched off, and what it takes to awaken ----------------------------------


@pytest.mark.rule("CW 7.2.7", "CW 40.6.20")
def test_switched_off():
    """Ice Age is no action then, and adds nothing to the opponent's prices."""
    at = {"units": {A: {"india": "acolyte!"}, B: {"baltica": "acolyte!"}}, "power": (1, 8)}
    s = scene("windwalker", "sleeper", books={A: "ice_age"}, **at)
    may(s, "ice_age")
    s.do("A switch_off:ice_age")
    is_told(s, "ice_age", Reason("CW 7.2.7", "switched_off", {"ability": "ice_age"}))
    s = scene(units=ours(india="2 acolyte"), power=(1, 8), **ICE)
    is_told(s, "recruit", iced(2, 1))
    s.do("B switch_off:ice_age")
    may(s, "recruit")


@pytest.mark.rule("CW 31.3.1", "CW 33.3.6", "CW 32.3.4")
def test_awakening_without_a_gate_or_without_the_other():
    goat = {"units": ours(india="3 acolyte")}
    is_told(scene("black_goat", "sleeper", **goat), "awaken", Reason("CW 31.3.1", "no_gate_held"))
    may(scene("black_goat", "sleeper", units=ours(india="3 acolyte!")), "awaken")
    units = ours(captive="rhan_tegoth", india="acolyte")
    wind = {"units": units, "gates": "arctica"}
    never = missing("CW 33.3.6", "never_awakened", "rhan_tegoth")
    is_told(scene("windwalker", "sleeper", **wind), "awaken", never)
    may(scene("windwalker", "sleeper", **wind, awakened={A: "rhan_tegoth"}), "awaken")
