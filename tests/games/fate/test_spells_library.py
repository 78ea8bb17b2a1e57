"""The nine Spells that exist only with the symbol of the Library."""

import pytest

from tests.games.fate.scene import NAMES, A, B, C, scene
from tests.games.fate.spells import cast, is_done, prepared, refused
from tests.games.playing import told

# -- hand, deck and discard ------------------------------------------------------------------------


@pytest.mark.card("marginalia")
@pytest.mark.parametrize("players", [1, 3])
def test_marginalia_draws_three_spells(players):
    s = cast("marginalia", players=players, hands={A: "M"}, deck="C S G L")
    assert len(s.hand(A)) == 4
    assert {
        f"dark_communion_{name}" for name in ("museum", "ceremony", "streets", "gathering")
    } == {*s.hand(A)}
    is_done(s, "marginalia")


@pytest.mark.card("marginalia")
def test_marginalia_draws_as_many_as_there_are_and_never_itself():
    s = cast("marginalia", deck="C", discard="S", deck_size=1)
    assert s.hand(A) == ["dark_communion_ceremony", "dark_communion_streets"]
    assert s.discard() == ["marginalia"]
    refused("marginalia", deck_size=0)


@pytest.mark.card("recite_from_memory")
@pytest.mark.rule("FG 1.4.4")
@pytest.mark.parametrize("players", [1, 3])
def test_recite_from_memory_takes_any_card_of_the_discard(players):
    s = cast("recite_from_memory", players=players, discard="marginalia palimpsest crack_the_seal")
    s.asks(A, "take_discard", "take:marginalia", "take:palimpsest", "take:crack_the_seal")
    s.do("A take:palimpsest")
    assert s.hand(A) == ["palimpsest"]
    assert s.discard() == ["marginalia", "crack_the_seal", "recite_from_memory"]
    s.is_settled()
    refused("recite_from_memory", players=players)


@pytest.mark.card("forbidden_door")
@pytest.mark.parametrize("players", [1, 3])
def test_forbidden_door_gives_a_gate_and_a_spell(players):
    s = cast("forbidden_door", players=players, deck="L")
    assert (s.g.gate_held[A], s.g.gates, s.hand(A)) == (True, 14, ["dark_communion_library"])
    is_done(s, "forbidden_door")


@pytest.mark.card("forbidden_door")
def test_forbidden_door_does_what_is_possible():
    s = cast("forbidden_door", hands={A: "Gate"})
    assert (s.g.gate_held[A], s.g.gates, len(s.hand(A))) == (True, 14, 1)
    s = cast("forbidden_door", gates=0)
    assert (s.g.gate_held[A], len(s.hand(A))) == (False, 1)
    s = cast("forbidden_door", deck_size=0)
    assert (s.g.gate_held[A], s.hand(A)) == (True, [])
    refused("forbidden_door", hands={A: "Gate"}, deck_size=0)
    refused("forbidden_door", gates=0, deck_size=0)


@pytest.mark.card("ink_of_forgetting")
@pytest.mark.parametrize("seat", [A, B])
def test_ink_of_forgetting_makes_a_rival_discard_two(seat):
    other = 1 - seat
    spells = ["crack_the_seal", "marginalia", "palimpsest", "rust_of_ages"]
    s = cast("ink_of_forgetting", seat, players=2, hands={seat: "M C L", other: " ".join(spells)})
    pairs = [f"discard:{one}+{two}" for one in spells for two in spells if one < two]
    s.asks(other, "discard", *pairs)  # of the victim's own choice
    s.do(f"{'AB'[other]} {pairs[0]}")
    assert (s.hand(other), len(s.hand(seat))) == (spells[2:], 3)
    is_done(s, *spells[:2], "ink_of_forgetting")


@pytest.mark.card("ink_of_forgetting")
def test_ink_of_forgetting_leaves_one_and_needs_a_hand_of_two():
    hands = {A: "S G", B: "M C L", C: "marginalia palimpsest", 3: "S"}
    s = cast("ink_of_forgetting", players=4, hands=hands)
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.do("A rival:2")
    s.asks(C, "discard", "discard:marginalia", "discard:palimpsest")
    s.do("C discard:marginalia")
    assert [len(s.hand(seat)) for seat in range(4)] == [2, 3, 1, 1]
    refused("ink_of_forgetting", hands={A: "M C", B: "L", C: "S Gate"})  # a Gate is no Spell
    refused("ink_of_forgetting", players=1, hands={A: "M C"})


# -- Prepared Spells -------------------------------------------------------------------------------


@pytest.mark.card("palimpsest")
@pytest.mark.parametrize("players", [1, 3])
def test_palimpsest_prepares_a_spell_for_nothing(players):
    table = {"here": "library", "columns": {"library": "M C"}, "reserve": {A: "M C"}}
    s = cast("palimpsest", players=players, hands={A: "crack_the_seal marginalia Gate"}, **table)
    s.asks(A, "prepare_free", "prepare_free:crack_the_seal", "prepare_free:marginalia")
    s.do("A prepare_free:crack_the_seal")
    assert s.reserve(A)[-1] == "crack_the_seal"
    assert (s.hand(A), s.column("library")) == (["marginalia"], "M C")
    is_done(s, "palimpsest")


@pytest.mark.card("palimpsest")
def test_palimpsest_needs_a_spell_in_hand():
    refused("palimpsest", hands={A: "Gate"})


@pytest.mark.card("palimpsest")
@pytest.mark.rule("FG 13.1.7", "FG 40.1.16")
def test_palimpsest_cast_for_want_of_a_slot_finds_none_either():
    table = {"reserve": {A: "M C S"}, "columns": {"library": "C G"}}
    s = scene(at="conclude", here="library", hands={A: "palimpsest marginalia"}, **table)
    s.do("A prepare:palimpsest", "A cast:palimpsest")
    old = [f"replace:dark_communion_{name}" for name in ("museum", "ceremony", "streets")]
    s.asks(A, "overflow", "cast:marginalia", *old)
    s.do(f"A {old[0]}", auto=False)
    assert s.reserve(A) == ["dark_communion_ceremony", "dark_communion_streets", "marginalia"]
    assert s.discard()[:2] == ["dark_communion_museum", "palimpsest"]
    s.is_settled()


@pytest.mark.rule("FG 40.1.40")
@pytest.mark.card("steal_the_incantation")
def test_steal_the_incantation_takes_a_rivals_prepared_spell_unseen():
    reserve = {A: "M", B: "marginalia crack_the_seal", C: "palimpsest"}
    s = prepared("steal_the_incantation", reserve=reserve).do("A cast:steal_the_incantation")
    s.asks(A, "take_prepared", "steal:1:1:library", "steal:1:2:museum", "steal:2:1:library")
    s.do("A steal:1:1:library")
    assert (s.hand(A), s.reserve(B), s.reserve(C)) == (
        ["marginalia"], ["crack_the_seal"], ["palimpsest"],
    )  # fmt: skip
    assert told("stole", seat=A, owner=B, spell="marginalia") in s.told(A)
    assert told("stole", seat=A, owner=B, symbol="library") in s.told(C)
    assert "marginalia" not in str(s.told(C))
    is_done(s, "steal_the_incantation")
    refused("steal_the_incantation", reserve={A: "M"})
    refused("steal_the_incantation", players=1)


# -- Astral Columns --------------------------------------------------------------------------------


def tangled(number, seat=A, **table):
    columns = {"columns": {"museum": "L Gate S", "library": "C"}} | table
    s = cast("tangle_the_skein", seat, **columns)
    s.asks(seat, "choose_option", "option:tangle_the_skein:1", "option:tangle_the_skein:2")
    return s.do(f"{'AB'[seat]} option:tangle_the_skein:{number}")


@pytest.mark.rule("FG 5.1.8")
@pytest.mark.card("tangle_the_skein")
@pytest.mark.parametrize(("players", "seat"), [(1, A), (3, A), (3, B)])
def test_tangle_the_skein_discards_a_whole_column(players, seat):
    s = tangled(1, seat, players=players)
    s.asks(seat, "discard_column", "column:museum", "column:library")
    s.do(f"{'AB'[seat]} column:museum")
    assert (s.column("museum"), s.column("library"), s.g.gates) == ("", "C", 15)
    is_done(s, "dark_communion_library", "dark_communion_streets", "tangle_the_skein")


@pytest.mark.rule("FG 5.1.8")
@pytest.mark.card("tangle_the_skein")
def test_tangle_the_skein_moves_up_to_two_cards_from_one_column_to_another():
    def moves(symbol, slot, at, targets=NAMES):
        return [f"move_column:{symbol}:{slot}:{at}>{to}" for to in targets if to != at]

    s = tangled(2)
    here = (("library", 1), ("other_worlds", 2), ("streets", 3))
    first = [key for symbol, slot in here for key in moves(symbol, slot, "museum")]
    s.asks(A, "move_column", *first, *moves("ceremony", 1, "library"), "enough")
    s.do("A move_column:other_worlds:2:museum>library")
    second = moves("library", 1, "museum", ["library"]) + moves("streets", 2, "museum", ["library"])
    s.asks(A, "move_column", *second, "enough")
    s.do("A move_column:library:1:museum>library")
    assert (s.column("museum"), s.column("library")) == ("S", "C Gate L")
    is_done(s, "tangle_the_skein")


@pytest.mark.rule("FG 5.1.8")
@pytest.mark.card("tangle_the_skein")
def test_tangle_the_skein_may_stop_and_needs_a_column():
    s = tangled(2).do("A move_column:streets:3:museum>ceremony", "A enough")
    assert (s.column("museum"), s.column("ceremony")) == ("L Gate", "S")
    s = tangled(2).do("A enough")
    assert (s.column("museum"), s.column("library")) == ("L Gate S", "C")
    refused("tangle_the_skein")


def plucked(**table):
    columns = {"columns": {"museum": "marginalia Gate", "streets": "S palimpsest"}} | table
    return prepared("pluck_the_thread", at="turn", **columns)


@pytest.mark.card("pluck_the_thread")
@pytest.mark.rule("FG 40.1.40")
@pytest.mark.parametrize("players", [1, 3])
def test_pluck_the_thread_takes_up_to_two_spells_of_any_columns(players):
    s = plucked(players=players)
    s.asks(A, "phase_one", "cast:pluck_the_thread", "pass")
    s.do("A cast:pluck_the_thread")
    streets = ["take_column:streets:1:streets", "take_column:library:2:streets"]
    s.asks(A, "take_column", "take_column:library:1:museum", *streets, "enough")
    s.do("A take_column:library:1:museum")
    s.asks(A, "take_column", *streets, "enough")
    s.do("A take_column:library:2:streets")
    assert s.hand(A) == ["marginalia", "palimpsest"]
    assert (s.column("museum"), s.column("streets")) == ("Gate", "S")
    assert told("took_from_column", seat=A, spell="marginalia", location="museum") in s.told(A)
    if players > 1:
        assert told("took_from_column", seat=A, symbol="library", location="museum") in s.told(B)
        assert "marginalia" not in str(s.told(B))
    is_done(s, "pluck_the_thread")


@pytest.mark.card("pluck_the_thread")
def test_pluck_the_thread_may_stop_and_takes_no_gate():
    s = plucked().do("A cast:pluck_the_thread", "A take_column:library:2:streets", "A enough")
    assert (s.hand(A), s.column("museum")) == (["palimpsest"], "L Gate")
    s = plucked(columns={"museum": "Gate"})
    s.asks_for(A, "move")


# -- Second Reading --------------------------------------------------------------------------------


def read_again(here="library", **table):
    """A is at the question of preparing, after the Base Action."""
    spread = {A: "library 1, museum 2, streets 1, other_worlds 5, lodge 3, abyss 2"}
    table = {"here": here, "cultists": spread, "hands": {A: "M C S"}} | table
    return prepared("second_reading", at="actions", **table)


@pytest.mark.card("second_reading")
def test_second_reading_performs_a_base_action_elsewhere():
    s = read_again(display="black_stone star_stone", columns={"library": "M", "museum": "L"})
    s.refuses(A, "cast:second_reading")  # before the Base Action
    s.do("A no_die")
    s.asks_for(A, "prepare")
    s.do("A cast:second_reading").do("A artifact:star_stone")  # the Museum is the only place
    assert s.artifacts(A) == ["star_stone"]
    assert (s.here(), s.cultists(A, "museum")) == ("library", 2)
    s.asks_for(A, "prepare")  # no Control Action, and the Column of the Library pays
    is_done(s, "second_reading")


@pytest.mark.card("second_reading")
@pytest.mark.rule("FG 40.1.45")
def test_second_reading_of_the_library_allows_two_preparations_from_the_current_column():
    spread = {A: "museum 1, library 2, gathering 2, lodge 6"}
    s = read_again("museum", cultists=spread, columns={"museum": "C", "library": "S"})
    s.do("A no_die", "A artifact_top", "A cast:second_reading")
    s.asks(A, "base_action", "base_action:gathering", "base_action:library")
    hand = len(s.hand(A))
    s.do("A base_action:library")
    assert (len(s.hand(A)), s.g.turn.preparations) == (hand + 3, 2)
    s.asks_for(A, "prepare")


@pytest.mark.card("second_reading")
def test_second_reading_needs_two_cultists_elsewhere_and_not_in_other_worlds():
    s = read_again(cultists={A: "library 2, other_worlds 5, lodge 4, abyss 2"}).do("A no_die")
    s.refuses(A, "cast:second_reading")


@pytest.mark.card("second_reading")
def test_second_reading_before_or_after_the_control_action():
    spread = {A: "museum 3, library 2, lodge 6"}
    s = read_again("museum", cultists=spread, signs={B: 1})
    s.asks_for(A, "control_action")  # in the Museum it comes first
    s.refuses(A, "cast:second_reading")
    spread = {A: "gathering 3, library 2, lodge 6"}
    s = read_again("gathering", cultists=spread).do("A enough")
    s.asks_for(A, "control_action")
    s.offers(A, "cast:second_reading")


@pytest.mark.card("second_reading")
@pytest.mark.rule("FG 40.1.45")
def test_second_reading_waits_for_the_base_action():
    s = scene(
        at="actions", here="gathering", reserve={A: "second_reading"}, hands={A: "M"},
        cultists={A: "museum 2, gathering 0"},
    )  # fmt: skip
    s.asks_for(A, "control_die")
    s.refuses(A, "cast:second_reading")
    s.do("A no_die").offers(A, "cast:second_reading")
