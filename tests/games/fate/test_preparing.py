"""Preparing Spells: what pays, wild symbols, the Reserve (FG 7.1 to 7.3)."""

import pytest

from fhtagn.kernel.state import SPECTATOR
from tests.games.fate.scene import A, B, C, scene
from tests.games.playing import told

FULL = "dark_communion_museum dark_communion_streets dark_communion_gathering"


def concluding(hand, here="museum", column="", *, reserve="", **more):
    """A is asked what to Prepare."""
    return scene(
        here=here,
        hands={A: hand},
        columns={here: column},
        reserve={A: reserve} | more.pop("others", {}),
        at="conclude",
        **more,
    )


def preparable(*args, **more):
    """The Spells A may Prepare."""
    keys = concluding(*args, **more).keys(A, "prepare:")
    return sorted(key.removeprefix("prepare:") for key in keys)


# -- paying ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 7.1.2", "FG 7.1.3", "FG 7.1.4")
@pytest.mark.parametrize(
    ("spell", "column", "paid"),
    [
        ("rust_of_ages", "S", True),  # M+S
        ("rust_of_ages", "", False),
        ("veil_museum", "S", False),  # S+S
        ("veil_museum", "S L S", True),
        ("veil_gathering", "", False),  # M+M
        ("veil_gathering", "M", True),
        ("antiquarys_ward", "C", False),  # M+C+C
        ("antiquarys_ward", "C C", True),
    ],
)
def test_every_symbol_of_the_cost_must_be_there(spell, column, paid):
    assert preparable(spell, "museum", column) == [spell] * paid


@pytest.mark.rule("FG 7.1.4")
def test_the_location_pays_even_with_an_empty_column():
    assert preparable("crack_the_seal", "museum", reserve="dark_communion_ceremony")
    assert not preparable("crack_the_seal", "streets", reserve="dark_communion_ceremony")


@pytest.mark.example("FG ex-34")
@pytest.mark.rule("FG 7.1.7", "FG 7.1.8")
def test_what_does_not_pay():
    s = scene(
        here="museum",
        hands={A: "crack_the_seal hex_of_the_hanged anonymous_tip"},
        columns={"ceremony": "C S"},
        reserve={B: "C"},
        at="conclude",
    )
    s.asks(A, "prepare", "prepare_no_more")


@pytest.mark.example("FG ex-35")
@pytest.mark.rule("FG 7.1.5", "FG 7.1.6", "FG 7.1.9", "FG 7.1.10")
def test_a_prepared_spell_pays_and_stays():
    s = concluding("crack_the_seal", reserve="dark_communion_ceremony")
    s.do("A prepare:crack_the_seal")
    assert s.reserve(A) == ["dark_communion_ceremony", "crack_the_seal"]
    assert told("preparing", seat=A, symbol="museum", symbols=("museum", "ceremony")) in s.told(B)
    for seat in (B, C, SPECTATOR):
        assert [back for back, _ in s.sees(seat)["players"][A]["reserve"]] == ["ceremony", "museum"]
        assert "crack_the_seal" not in str([s.sees(seat), s.told(seat)])
    assert s.sees(A)["players"][A]["reserve"][1] == ("museum", "crack_the_seal")


@pytest.mark.rule("FG 40.1.15")
def test_the_spell_being_prepared_does_not_pay_for_itself():
    assert preparable("crack_the_seal", "ceremony") == []
    assert preparable("crack_the_seal", "ceremony", "M") == ["crack_the_seal"]


@pytest.mark.rule("FG 40.1.15")
def test_a_prepared_spell_about_to_make_room_still_pays():
    full = "dark_communion_ceremony dark_communion_streets dark_communion_gathering"
    s = concluding("crack_the_seal", reserve=full, signs={A: 1})
    s.do("A prepare:crack_the_seal", "A replace:dark_communion_ceremony")
    assert sorted(s.reserve(A)) == [
        "crack_the_seal",
        "dark_communion_gathering",
        "dark_communion_streets",
    ]


@pytest.mark.rule("FG 40.1.15", "FG 7.2.4")
def test_any_assignment_of_symbols_will_do():
    """Banish the Herald costs C+S+S+L."""
    assert preparable("banish_the_herald", "streets", "C S L") == ["banish_the_herald"]
    assert preparable("banish_the_herald", "streets", "Gate S L") == ["banish_the_herald"]
    assert preparable("banish_the_herald", "other_worlds", "Gate S L") == ["banish_the_herald"]
    assert preparable("banish_the_herald", "streets", "Gate L") == []


# -- wild symbols ----------------------------------------------------------------------------------


@pytest.mark.example("FG ex-32")
@pytest.mark.rule("FG 7.2.1", "FG 7.2.2", "FG 7.2.4", "FG 40.1.21")
def test_wild_symbols_pay():
    s = concluding("hex_of_the_hanged", "other_worlds", "Gate dark_communion_streets")
    before = s.g.gates
    s.do("A prepare:hex_of_the_hanged")
    assert (s.discard(), s.g.gates) == (["dark_communion_streets"], before + 1)
    assert (s.column("other_worlds"), s.reserve(A)) == ("", ["hex_of_the_hanged"])


@pytest.mark.rule("FG 7.2.1", "FG 7.2.2", "FG 7.2.4")
def test_one_wild_symbol_covers_one_symbol_only():
    """An Astral Step of the Museum costs G+L."""
    assert preparable("astral_step_museum", "ceremony", "Gate") == []
    assert preparable("astral_step_museum", "ceremony", "Gate Gate") == ["astral_step_museum"]
    assert preparable("astral_step_museum", "other_worlds") == []
    assert preparable("astral_step_museum", "other_worlds", "Gate") == ["astral_step_museum"]


@pytest.mark.example("FG ex-33")
@pytest.mark.rule("FG 7.2.3", "FG 40.1.15")
def test_two_equal_symbols_are_not_wild():
    assert preparable("crack_the_seal rust_of_ages", "museum", "S S") == ["rust_of_ages"]


@pytest.mark.example("FG ex-70")
@pytest.mark.rule("FG 7.2.3")
@pytest.mark.card("call_wicked_museum")
def test_paying_a_wild_cost():
    assert preparable("call_wicked_museum", "ceremony", "S S") == []
    assert preparable("call_wicked_museum", "ceremony", "Gate") == ["call_wicked_museum"]
    assert preparable("call_wicked_museum", "other_worlds", "C") == ["call_wicked_museum"]
    s = concluding("call_wicked_museum", "ceremony", artifacts={A: "necronomicon"})
    s.asks(A, "prepare", "prepare_with:call_wicked_museum:necronomicon", "prepare_no_more")
    s.do("A prepare_with:call_wicked_museum:necronomicon")
    assert (s.reserve(A), s.artifacts(A)) == (["call_wicked_museum"], ["necronomicon~"])
    s = concluding("call_wicked_museum", "ceremony", artifacts={A: "necronomicon~"})
    s.asks(A, "prepare", "prepare_no_more")


# -- one a turn, and the Column --------------------------------------------------------------------


@pytest.mark.example("FG ex-105")
@pytest.mark.rule("FG 7.1.1", "FG 7.1.11")
def test_one_preparation_a_turn():
    column = "dark_communion_ceremony dark_communion_library dark_communion_streets"
    s = concluding("crack_the_seal awaken_the_relic", "museum", column)
    s.asks(A, "prepare", "prepare:crack_the_seal", "prepare:awaken_the_relic", "prepare_no_more")
    s.do("A prepare:crack_the_seal")
    assert (s.column("museum"), sorted(s.discard())) == ("", sorted(column.split()))
    assert s.g.turn.seat == B  # nothing more is asked
    assert s.reserve(A) == ["crack_the_seal"]
    assert "awaken_the_relic" in s.hand(A)


@pytest.mark.rule("FG 7.1.11")
def test_the_column_goes_even_if_it_was_not_needed():
    s = concluding("crack_the_seal", "museum", "L G", reserve="dark_communion_ceremony")
    s.do("A prepare:crack_the_seal")
    assert (s.column("museum"), len(s.discard())) == ("", 2)


@pytest.mark.rule("FG 7.1.1", "FG 7.1.12")
def test_without_a_preparation_the_column_stays():
    s = concluding("crack_the_seal", "museum", "C L Gate").do("A prepare_no_more")
    assert (s.column("museum"), s.discard()) == ("C L Gate", [])
    assert s.reserve(A) == []


@pytest.mark.rule("FG 40.1.21")
def test_a_gate_cannot_be_prepared():
    s = concluding("Gate", "other_worlds", "Gate Gate")
    assert (s.g.turn.seat, s.g.gate_held[A], s.reserve(A)) == (B, True, [])
    assert s.column("other_worlds") == "Gate Gate"


@pytest.mark.rule("FG 40.1.21")
@pytest.mark.card("ink_of_forgetting")
def test_a_gate_cannot_be_discarded_as_a_spell():
    s = scene(
        2,
        hands={A: "marginalia", B: "crack_the_seal hex_of_the_hanged Gate"},
        reserve={A: "ink_of_forgetting"},
    )
    s.do("A cast:ink_of_forgetting")
    s.asks(B, "discard", "discard:crack_the_seal", "discard:hex_of_the_hanged")
    s.do("B discard:crack_the_seal")
    assert (s.hand(B), s.g.gate_held[B]) == (["hex_of_the_hanged"], True)


# -- a full Reserve --------------------------------------------------------------------------------


@pytest.mark.example("FG ex-36")
@pytest.mark.rule("FG 7.3.1", "FG 7.3.2", "FG 7.3.3", "FG 40.1.16")
def test_a_full_reserve():
    old = [f"replace:{spell}" for spell in FULL.split()]

    def overflowing():
        s = concluding("call_to_the_faithful", reserve=FULL, cultists={A: "abyss 7, lodge 2"})
        s.do("A prepare:call_to_the_faithful")
        s.asks(A, "overflow", "cast:call_to_the_faithful", *old)
        return s

    s = overflowing().do("A cast:call_to_the_faithful", "A recall:3>lodge")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (5, 4)
    assert (s.discard(), s.reserve(A)) == (["call_to_the_faithful"], FULL.split())
    s = overflowing().do("A replace:dark_communion_streets")
    assert s.discard() == ["dark_communion_streets"]
    assert sorted(s.reserve(A)) == sorted(
        ["call_to_the_faithful", "dark_communion_gathering", "dark_communion_museum"]
    )
    assert s.cultists(A, "abyss") == 7  # neither Spell did anything
    s = concluding("unravel_museum", column="C", reserve=FULL).do("A prepare:unravel_museum")
    s.asks(A, "overflow", *old)


@pytest.mark.rule("FG 40.1.16")
@pytest.mark.parametrize(
    ("spell", "column", "signs", "at_once"),
    [
        ("crack_the_seal", "C", 1, True),  # on one's own turn
        ("crack_the_seal", "C", 0, False),  # it would do nothing
        ("fog_over_arkham", "L", 0, True),  # at any time
        ("lure_the_curious", "S G", 0, False),  # in the Prepare phase
        ("astral_step_museum", "L", 0, False),  # instead of moving
    ],
)
def test_a_spell_without_a_slot_is_cast_only_at_its_time(spell, column, signs, at_once):
    s = concluding(spell, column=column, reserve=FULL, signs={A: signs}).do(f"A prepare:{spell}")
    s.asks_for(A, "overflow")
    assert s.keys(A, "cast:") == [f"cast:{spell}"] * at_once


# -- the Library -----------------------------------------------------------------------------------


@pytest.mark.example("FG ex-30")
@pytest.mark.rule("FG 40.1.18")
def test_one_preparation_in_the_library():
    s = scene(
        here="library", hands={A: "pluck_the_thread"}, columns={"library": "M C"}, at="actions"
    )
    s.do("A no_die", "A prepare:pluck_the_thread")
    s.asks_for(A, "prepare")
    assert s.column("library") == "M C"
    s.do("A prepare_no_more")
    assert (s.column("library"), len(s.discard())) == ("", 2)


@pytest.mark.rule("FG 40.1.18")
def test_the_column_pays_twice_in_the_library_and_is_emptied_once():
    s = scene(
        here="library",
        hands={A: "pluck_the_thread crack_the_seal"},
        columns={"library": "M C"},
        at="actions",
    )
    s.do("A no_die", "A prepare:pluck_the_thread", "A prepare:crack_the_seal")
    assert (s.column("library"), s.g.turn.seat) == ("", B)
    assert [event for event in s.told(B) if event["kind"] == "column_discarded"] == [
        told("column_discarded", location="library", count=2)
    ]


@pytest.mark.rule("FG 40.1.17", "FG 40.1.18")
def test_the_librarys_free_preparation_is_one_more():
    s = scene(
        here="library",
        cultists={A: "library 3"},
        hands={A: "pluck_the_thread crack_the_seal black_litany"},
        columns={"library": "M C"},
        at="actions",
    )
    s.do("A control_action:library", "A prepare_free:black_litany")
    assert (s.reserve(A), s.column("library")) == (["black_litany"], "M C")
    assert s.cultists(A, "library") == 2
    s.do("A prepare:pluck_the_thread")
    s.offers(A, "prepare:crack_the_seal")
    s.do("A prepare:crack_the_seal")
    assert len(s.reserve(A)) == 3


@pytest.mark.rule("FG 40.1.17")
def test_the_free_preparation_needs_a_spell_in_hand():
    s = scene(here="library", cultists={A: "library 3"}, deck_size=0, at="actions")
    assert (s.hand(A), s.g.turn.seat) == ([], B)
    assert s.cultists(A, "library") == 3


@pytest.mark.rule("FG 18.1.4")
@pytest.mark.card("necronomicon")
def test_the_necronomicon_is_told_of_and_tilted():
    s = scene(
        at="conclude", here="ceremony", hands={A: "call_wicked_museum"},
        artifacts={A: "necronomicon"},
    )  # fmt: skip
    s.do("A prepare_with:call_wicked_museum:necronomicon")
    assert told("wild_added", seat=A, artifact="necronomicon") in s.told(B)
    assert s.artifacts(A) == ["necronomicon~"]
