"""The nine Spells that exist only with the symbol of the Streets."""

import pytest

from tests.games.fate.scene import NAMES, A, B, C, scene
from tests.games.fate.spells import cast, idle_windows, is_done, prepared, refused

NOBODY = ", ".join(f"{name} 0" for name in NAMES)  # no Investigator on the Altar


def away(*counts, place="lodge"):
    """The keys for destroying so many Investigators."""
    return [f"destroy_investigators:{count}:{place}" for count in counts]


# -- Investigators in Lodges -----------------------------------------------------------------------


@pytest.mark.card("anonymous_tip")
@pytest.mark.parametrize(("had", "most"), [(1, 1), (2, 2), (4, 2)])
def test_anonymous_tip_sends_up_to_two_to_one_rivals_lodge(had, most):
    s = cast("anonymous_tip", investigators=f"A {had}, B 1")
    moves = [f"lead_to_rival:{n}:lodge:{seat}" for n in range(1, most + 1) for seat in (B, C)]
    s.asks(A, "move_investigators", *moves, "enough")
    s.do(f"A lead_to_rival:{most}:lodge:1")
    assert [s.investigators(seat) for seat in (A, B, C)] == [had - most, 1 + most, 0]
    is_done(s, "anonymous_tip")
    s = cast("anonymous_tip", investigators=f"A {had}").do("A enough")
    assert s.investigators(A) == had


@pytest.mark.card("anonymous_tip")
def test_anonymous_tip_alone_sends_them_to_the_supply():
    s = cast("anonymous_tip", players=1, investigators="A 3", supply=10)
    assert sorted(key.rpartition(":")[0] for key in s.keys(A, "destroy")) == [
        "destroy_investigators:0", "destroy_investigators:1", "destroy_investigators:2",
    ]  # fmt: skip
    s.do("A destroy_investigators:2:lodge")
    assert (s.investigators(A), s.investigators("supply")) == (1, 12)


@pytest.mark.card("anonymous_tip")
@pytest.mark.parametrize("players", [1, 3])
def test_anonymous_tip_needs_an_investigator_in_the_own_lodge(players):
    refused("anonymous_tip", players=players, investigators="museum 3")


@pytest.mark.card("maddening_glimpse")
@pytest.mark.parametrize(("had", "most"), [(1, 1), (3, 3), (5, 3)])
@pytest.mark.parametrize("players", [1, 3])
def test_maddening_glimpse_destroys_up_to_three_in_the_own_lodge(players, had, most):
    s = cast("maddening_glimpse", players=players, investigators=f"A {had}", supply=9)
    assert len(s.keys(A, "destroy")) == most + 1  # none is a number too
    s.offers(A, *away(*range(1, most + 1)))
    s.do(f"A destroy_investigators:{most}:lodge")
    assert (s.investigators(A), s.investigators("supply")) == (had - most, 9 + most)
    is_done(s, "maddening_glimpse")


@pytest.mark.card("maddening_glimpse")
def test_maddening_glimpse_is_for_the_casters_lodge_in_any_turn():
    s = prepared("maddening_glimpse", B, investigators="A 4, B 2")
    s.do("B cast:maddening_glimpse", "B destroy_investigators:2:lodge")
    assert (s.investigators(A), s.investigators(B)) == (4, 0)
    refused("maddening_glimpse", B, investigators="A 4")


@pytest.mark.card("mob_fury")
@pytest.mark.parametrize(("supply", "sent"), [(9, [0, 1, 1, 1]), (2, [0, 1, 1, 0])])
def test_mob_fury_sends_one_to_every_rival_while_the_supply_lasts(supply, sent):
    s = cast("mob_fury", players=4, supply=supply)
    assert [s.investigators(seat) for seat in range(4)] == sent
    assert s.investigators("supply") == supply - sum(sent)
    is_done(s, "mob_fury")


@pytest.mark.card("mob_fury")
def test_mob_fury_needs_a_supply():
    refused("mob_fury", supply=0)
    refused("mob_fury", players=1)


# -- Raids -----------------------------------------------------------------------------------------


@pytest.mark.card("knock_at_midnight")
def test_knock_at_midnight_raids_a_rival_at_once():
    s = cast("knock_at_midnight", players=4, investigators="A 1, B 3, D 1")
    s.asks(A, "choose_rival", "rival:1", "rival:3")
    s.rolls("X E T").do("A rival:1")
    assert (s.signs(B), s.investigators(B)) == (2, 1)
    assert (s.investigators(A), s.investigators(3)) == (1, 1)
    is_done(s, "knock_at_midnight")
    refused("knock_at_midnight", investigators="A 6")
    refused("knock_at_midnight", players=1, investigators="A 6")


@pytest.mark.rule("FG 40.1.19")
@pytest.mark.card("bribed_constable")
@pytest.mark.parametrize("players", [1, 3])
def test_bribed_constable_calls_the_raid_off(players):
    s = prepared("bribed_constable", players=players, at="conclude", investigators="A 6")
    s.asks(A, "answer_raid", "cast:bribed_constable", "pass")
    s.do("A cast:bribed_constable")
    assert (s.signs(A), s.investigators(A)) == (0, 6)
    assert not [event for event in s.told(A) if event["kind"] == "rolled"]
    assert "bribed_constable" in s.discard()
    s = prepared("bribed_constable", at="conclude", investigators="A 5").rolls("X X X X X")
    s.do("A pass")
    assert (s.signs(A), s.reserve(A)) == (5, ["bribed_constable"])


@pytest.mark.card("bribed_constable")
def test_bribed_constable_answers_only_a_raid_on_oneself():
    table = {"investigators": "B 2, C 2", "reserve": {B: "bribed_constable"}}
    s = prepared("knock_at_midnight", **table).do("A cast:knock_at_midnight")
    s.rolls("X X").do("A rival:2")
    assert (s.signs(C), s.reserve(B)) == (2, ["bribed_constable"])
    s = prepared("knock_at_midnight", **table).do("A cast:knock_at_midnight", "A rival:1")
    s.asks(B, "answer_raid", "cast:bribed_constable", "pass")
    s.do("B cast:bribed_constable")
    assert (s.signs(B), s.investigators(B)) == (0, 2)


@pytest.mark.card("bribed_constable")
@pytest.mark.rule("FG 15.1.6", "FG 40.2.3")
def test_bribed_constable_does_not_stop_a_punishment():
    table = {"investigators": "A 4", "curses": {A: "marked_house"}, "dice": "X X X X"}
    s = prepared("bribed_constable", **table)
    assert (s.signs(A), s.reserve(A)) == (4, ["bribed_constable"])


# -- Investigators on the Altar --------------------------------------------------------------------


@pytest.mark.card("fog_over_arkham")
@pytest.mark.parametrize("seat", [A, B])
def test_fog_over_arkham_empties_one_location(seat):
    s = cast("fog_over_arkham", seat, investigators=f"{NOBODY}, museum 4, streets 1, A 2, B 2")
    s.asks(seat, "destroy_investigators", *away(4, place="museum"), *away(1, place="streets"))
    s.do(f"{'AB'[seat]} destroy_investigators:4:museum")
    assert (s.investigators("museum"), s.investigators("streets")) == (0, 1)
    assert (s.investigators(A), s.investigators(B), s.investigators("supply")) == (2, 2, 20)
    is_done(s, "fog_over_arkham")


@pytest.mark.card("fog_over_arkham")
def test_fog_over_arkham_needs_an_investigator_on_the_altar():
    refused("fog_over_arkham", investigators=f"{NOBODY}, A 4")
    s = cast("fog_over_arkham", players=1, investigators=f"{NOBODY}, streets 2")
    assert s.investigators("streets") == 0


def lured(**table):
    return prepared("lure_the_curious", at="turn", **table)


@pytest.mark.card("lure_the_curious")
@pytest.mark.parametrize("players", [1, 3])
def test_lure_the_curious_leads_up_to_three_from_one_location_to_one_other(players):
    s = lured(players=players, investigators=f"{NOBODY}, museum 4, streets 1")
    s.asks(A, "phase_one", "cast:lure_the_curious", "pass")
    s.do("A cast:lure_the_curious")
    out = [f"lead_to_location:{n}:museum>{to}" for n in (1, 2, 3) for to in NAMES if to != "museum"]
    more = [f"lead_to_location:1:streets>{to}" for to in NAMES if to != "streets"]
    s.asks(A, "move_investigators", *out, *more, "enough")
    s.do("A lead_to_location:3:museum>streets")
    assert (s.investigators("museum"), s.investigators("streets")) == (1, 4)
    is_done(s, "lure_the_curious")


@pytest.mark.card("lure_the_curious")
def test_lure_the_curious_may_move_none_and_needs_one_to_move():
    s = lured(investigators=f"{NOBODY}, museum 4").do("A cast:lure_the_curious", "A enough")
    assert s.investigators("museum") == 4
    s = lured(investigators=f"{NOBODY}, A 3")
    s.asks_for(A, "move")


@pytest.mark.card("lure_the_curious")
@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(("back", "asked"), [("S", ["A phase_one"]), ("M", [])])
def test_phase_one_has_a_window_for_backs_with_a_spell_of_that_phase(back, asked):
    s = scene(at="conclude", players=2, hands={A: "L"}, reserve={B: back, A: back})
    windows = idle_windows(s, "A prepare_no_more")
    assert [one for one in windows if "phase_one" in one] == [
        one.replace("A", "B") for one in asked
    ]


@pytest.mark.card("turncoat_detective")
@pytest.mark.parametrize(("had", "most"), [(1, 1), (2, 2), (4, 2)])
@pytest.mark.parametrize("players", [1, 3])
def test_turncoat_detective_returns_a_cultist_for_each_destroyed(players, had, most):
    s = cast("turncoat_detective", players=players, here="museum", investigators=f"museum {had}")
    s.asks(A, "destroy_investigators", *away(*range(most + 1), place="museum"))
    s.do(f"A destroy_investigators:{most}:museum")
    assert s.investigators("museum") == had - most
    assert (s.cultists(A, "abyss"), s.cultists(A, "lodge")) == (7 - most, 7 + most)
    is_done(s, "turncoat_detective")


@pytest.mark.card("turncoat_detective")
def test_turncoat_detective_returns_no_more_than_were_destroyed_or_are_there():
    s = cast("turncoat_detective", investigators="other_worlds 3")
    s.do("A destroy_investigators:0:other_worlds")
    assert (s.investigators("other_worlds"), s.cultists(A, "abyss")) == (3, 7)
    s = cast("turncoat_detective", investigators="other_worlds 3", cultists={A: "abyss 1"})
    s.do("A destroy_investigators:2:other_worlds")
    assert (s.investigators("other_worlds"), s.cultists(A, "abyss")) == (1, 0)


@pytest.mark.card("turncoat_detective")
@pytest.mark.rule("FG 40.1.72")
def test_turncoat_detective_needs_an_investigator_in_the_current_location():
    refused("turncoat_detective", here="museum", investigators="museum 0, streets 3, A 3")


# -- False Trail -----------------------------------------------------------------------------------


def followed(count, **table):
    """A moves to the Museum, where so many Investigators are."""
    table = {"hands": {A: "M"}, "investigators": f"museum {count}, B 1"} | table
    return prepared("false_trail", **table).do("A move:dark_communion_museum>museum")


@pytest.mark.card("false_trail")
@pytest.mark.rule("FG 5.2.1")
def test_false_trail_sends_all_who_would_come_to_a_rivals_lodge():
    s = followed(4)
    s.asks(A, "answer_lodge", "cast:false_trail", "pass")
    s.do("A cast:false_trail")
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.do("A rival:1")
    assert [s.investigators(seat) for seat in (A, B, C)] == [0, 5, 0]
    assert s.investigators("museum") == 1  # the one placed afterwards
    assert (s.cultists(A, "museum"), s.discard()) == (2, ["false_trail"])
    s.asks_for(A, "control_die")


@pytest.mark.card("false_trail")
def test_false_trail_may_stay_and_does_nothing_against_two():
    s = followed(3).do("A pass")
    assert (s.investigators(A), s.reserve(A)) == (3, ["false_trail"])
    s = followed(2)
    s.asks_for(A, "control_die")
    assert (s.investigators("museum"), s.investigators(A)) == (3, 0)


@pytest.mark.card("false_trail")
def test_false_trail_with_two_players_and_alone():
    s = followed(3, players=2).do("A cast:false_trail")
    assert (s.investigators(A), s.investigators(B)) == (0, 4)
    s = followed(3, players=1, investigators="museum 3", supply=10).do("A cast:false_trail")
    assert (s.investigators(A), s.investigators("museum")) == (0, 1)
    assert s.investigators("supply") == 10 + 3 - 1


@pytest.mark.card("false_trail")
def test_false_trail_cancelled_lets_them_come():
    s = followed(3, reserve={B: "unravel_museum"}).do("A cast:false_trail", "B cast:unravel_museum")
    assert (s.investigators(A), s.investigators(B)) == (3, 1)


@pytest.mark.card("false_trail")
@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(("back", "asked"), [("S", ["A answer_lodge"]), ("M", [])])
def test_only_a_back_of_the_streets_answers_those_who_come(back, asked):
    table = {"hands": {A: "L"}, "investigators": "library 3", "reserve": {A: back, B: "S"}}
    windows = idle_windows(scene(**table), "A move:dark_communion_library>library")
    assert [one for one in windows if "lodge" in one] == asked
