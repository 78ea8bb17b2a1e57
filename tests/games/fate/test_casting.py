"""Casting: from the Reserve, at its time, between steps, and what others answer (FG 7.4)."""

import pytest

from fhtagn.games.fate.content import Step
from fhtagn.games.fate.game import record
from fhtagn.kernel.state import EVERYONE
from tests.games.fate.scene import GAME, A, B, C, scene
from tests.games.playing import told


def casts(s, seat=A):
    return [key.removeprefix("cast:") for key in s.keys(seat, "cast:")]


# -- how -------------------------------------------------------------------------------------------


@pytest.mark.rule("FG 7.4.1", "FG 7.4.2", "FG 7.4.5")
@pytest.mark.card("crack_the_seal")
def test_a_spell_is_shown_carried_out_and_discarded():
    hand = "marginalia grave_robbery"
    s = scene(
        here="streets",
        hands={A: hand},
        reserve={A: "crack_the_seal hex_of_the_hanged"},
        columns={"streets": "M C"},
        signs={A: 2},
    )
    before = s.keys(A, "move")
    s.do("A cast:crack_the_seal")
    assert told("cast", seat=A, spell="crack_the_seal") in s.told(B)
    assert (s.signs(A), s.discard(), s.reserve(A)) == (1, ["crack_the_seal"], ["hex_of_the_hanged"])
    assert (s.column("streets"), s.hand(A)) == ("M C", sorted(hand.split()))  # nothing was paid
    s.asks_for(A, "move")
    assert s.keys(A, "move") == before  # play goes on from the same point


@pytest.mark.rule("FG 7.4.7")
def test_any_number_of_spells_may_be_cast_in_a_turn():
    s = scene(
        hands={A: "anonymous_tip"},
        reserve={A: "crack_the_seal marginalia call_to_the_faithful"},
        signs={A: 1},
    )
    s.do("A cast:crack_the_seal", "A cast:marginalia", "A cast:call_to_the_faithful")
    s.do("A recall:3>lodge")
    assert (s.signs(A), len(s.hand(A)), s.cultists(A, "lodge")) == (0, 4, 10)
    assert s.reserve(A) == []


@pytest.mark.example("FG ex-103")
@pytest.mark.rule("FG 1.3.6", "FG 1.2.4")
def test_from_the_reserve_only():
    s = scene(hands={A: "marginalia"}, investigators="A 5", here="museum", at="conclude")
    s.refuses(A, "cast:marginalia")
    s.rolls("X E E T T").do("A prepare_no_more")
    laid = [event for event in s.told(B) if event["kind"] == "sign_gained"]
    assert laid == [told("sign_gained", seat=A, space=space) for space in (9, 8, 7)]


# -- when ------------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-99")
@pytest.mark.rule("FG 7.4.3", "FG 40.1.63")
@pytest.mark.card("fog_over_arkham")
def test_a_spell_on_anothers_turn():
    s = scene(
        reserve={A: "fog_over_arkham"},
        hands={B: "call_to_the_faithful"},
        investigators="gathering 3",
        at="conclude",
    )
    s.do("B move:call_to_the_faithful>gathering")
    s.asks(A, "between", "cast:fog_over_arkham", "pass")
    before = s.investigators("supply")
    s.do("A cast:fog_over_arkham", "A destroy_investigators:3:gathering")
    assert (s.investigators(B), s.investigators("gathering")) == (0, 1)
    assert s.investigators("supply") == before + 3 - 1


@pytest.mark.rule("FG 7.4.3", "FG 7.4.4")
def test_on_anothers_turn_only_what_may_be_cast_at_any_time():
    s = scene(
        hands={A: "marginalia"},
        reserve={B: "call_to_the_faithful crack_the_seal astral_step_library"},
        signs={B: 1},
    )
    assert casts(s, B) == ["call_to_the_faithful"]
    s.do("B cast:call_to_the_faithful", "B recall:2>lodge")
    assert s.cultists(B, "lodge") == 9
    s.asks_for(A, "move")


@pytest.mark.example("FG ex-104")
@pytest.mark.rule("FG 4.2.1", "FG 7.4.4", "FG 7.4.6")
@pytest.mark.card("midnight_procession")
def test_the_moment_on_the_card():
    s = scene(
        hands={A: "marginalia"},
        reserve={A: "midnight_procession awaken_the_relic lure_the_curious"},
        artifacts={A: "unaussprechlichen_kulten~"},
        at="turn",
    )
    keys = [
        f"cast:{one}" for one in ("midnight_procession", "awaken_the_relic", "lure_the_curious")
    ]
    s.asks(A, "phase_one", *keys, "pass")
    s.do("A cast:midnight_procession", "A move_cultist:0:museum>streets", "A enough", "A pass")
    assert (s.cultists(A, "museum"), s.cultists(A, "streets")) == (0, 2)
    s.do("A use:unaussprechlichen_kulten", "A move:marginalia>library", "A pass", "A pass")
    s.asks_for(A, "control_die")
    assert s.artifacts(A) == ["unaussprechlichen_kulten~"]
    assert casts(s) == ["awaken_the_relic"]
    s.do("A cast:awaken_the_relic")
    assert s.artifacts(A) == ["unaussprechlichen_kulten"]
    s.offers(A, "use:unaussprechlichen_kulten")


@pytest.mark.rule("FG 7.4.4")
def test_a_spell_that_waits_for_an_event_is_not_offered_without_it():
    reserve = "unravel_museum bribed_constable scapegoat"
    s = scene(hands={A: "marginalia"}, reserve={A: reserve}, investigators="A 2", at="move")
    assert casts(s) == []
    s.do("A move:marginalia>library")
    assert casts(s) == []


@pytest.mark.rule("FG 40.1.72")
@pytest.mark.parametrize(
    ("spell", "more", "offered"),
    [
        ("dark_communion_museum", {"cultists": {A: "other_worlds 1"}}, False),  # costs two
        ("dark_communion_museum", {"cultists": {A: "other_worlds 2"}}, True),
        ("crack_the_seal", {}, False),
        ("crack_the_seal", {"signs": {A: 1}}, True),
        ("call_to_the_faithful", {"cultists": {A: "abyss 0, lodge 9"}}, False),
        ("curators_bargain", {}, False),
        ("curators_bargain", {"artifacts": {A: "silver_key~"}}, True),
        ("knock_at_midnight", {"investigators": "A 3"}, False),
        ("knock_at_midnight", {"investigators": "B 1"}, True),
        ("lift_the_malediction", {}, False),
    ],
)
def test_a_spell_needs_its_price_and_something_to_change(spell, more, offered):
    s = scene(reserve={A: spell}, hands={A: "marginalia"}, **more)
    assert casts(s) == [spell] * offered


@pytest.mark.rule("FG 40.1.72")
def test_an_artifact_or_monster_needs_something_to_change():
    none = {"cultists": {A: "abyss 0, lodge 9"}}
    own = {"artifacts": {A: "unaussprechlichen_kulten"}, "monsters": {A: "deep_ones"}}
    s = scene(hands={A: "marginalia"}, **none, **own)
    assert s.keys(A, "use:") + s.keys(A, "command:") == []
    s = scene(hands={A: "marginalia"}, **own)
    s.offers(A, "use:unaussprechlichen_kulten", "command:deep_ones")


# -- reactions -------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-77")
@pytest.mark.rule("FG 40.1.19", "FG 40.1.52", "FG 7.4.4", "FG 7.4.5")
@pytest.mark.card("unravel_streets")
@pytest.mark.parametrize("again", [False, True])
def test_reactions_to_reactions(again):
    s = scene(
        here="ceremony",
        cultists={A: "ceremony 2"},
        reserve={A: "dark_communion_ceremony unravel_museum", B: "unravel_streets"},
        at="actions",
    )
    s.do("A cast:dark_communion_ceremony")
    s.asks(B, "answer_spell", "cast:unravel_streets", "pass")
    assert (s.discard(), s.reserve(A)) == ([], ["unravel_museum"])
    s.do("B cast:unravel_streets")
    s.asks(A, "answer_spell", "cast:unravel_museum", "pass")
    s.do("A cast:unravel_museum" if again else "A pass")
    s.asks_for(A, "control_die")
    assert (s.cultists(A, "ceremony"), s.token(A)) == ((0, 1) if again else (2, 0))
    reactions = ["unravel_museum", "unravel_streets"] if again else ["unravel_streets"]
    assert s.discard() == [*reactions, "dark_communion_ceremony"]  # the last one first


@pytest.mark.example("FG ex-78")
@pytest.mark.rule("FG 40.1.53", "FG 5.1.11")
@pytest.mark.card("astral_step_library")
def test_a_movement_unravelled():
    s = scene(
        here="museum",
        hands={A: "anonymous_tip crack_the_seal call_to_the_faithful"},
        reserve={A: "astral_step_library", B: "unravel_streets"},
        columns={"museum": "L"},
    )
    s.do("A cast:astral_step_library", "B cast:unravel_streets")
    s.asks(A, "move", "move:anonymous_tip>streets", "move:call_to_the_faithful>gathering")
    assert (s.here(), s.column("museum")) == ("museum", "L")
    assert sorted(s.discard()) == ["astral_step_library", "unravel_streets"]


@pytest.mark.rule("FG 40.1.52")
def test_a_spell_being_cast_is_neither_prepared_nor_discarded():
    s = scene(
        here="museum",
        hands={A: "crack_the_seal"},
        reserve={A: "black_litany", B: "unravel_streets"},
        at="conclude",
    )
    card = s.g.reserve[A][0]
    s.offers(A, "prepare:crack_the_seal")  # M of the Museum and C of the Reserve
    s.do("A cast:black_litany")
    assert (s.reserve(A), s.discard(), s.g.known[card]) == ([], [], EVERYONE)
    assert s.sees(C)["effects"] == [("spell", "black_litany", A, False)]
    s.do("B cast:unravel_streets")
    assert s.discard() == ["unravel_streets", "black_litany"]
    s.asks(A, "prepare", "prepare_no_more")


@pytest.mark.rule("FG 40.1.52")
@pytest.mark.card("palimpsest")
def test_a_spell_being_cast_leaves_its_slot_free():
    s = scene(hands={A: "marginalia"}, reserve={A: "palimpsest crack_the_seal black_litany"})
    s.do("A cast:palimpsest")
    assert s.reserve(A) == ["crack_the_seal", "black_litany", "marginalia"]


# -- in use ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.71")
@pytest.mark.parametrize(
    ("sort", "code", "key", "changes"),
    [
        ("artifacts", "star_stone", "use:star_stone", {}),
        ("monsters", "deep_ones", "command:deep_ones", {"limit": ""}),
    ],
)
def test_what_is_in_use_is_not_used_again_meanwhile(sort, code, key, changes):
    """Things made for the test: when one would gain Elder Signs, one gains another first."""
    made = getattr(GAME.content, sort)[code]
    made = made._replace(steps=(Step("gain_signs"),), effect=(0,), time="signs", **changes)
    things = {sort: getattr(GAME.content, sort) | {code: made}}
    content = GAME.content._replace(things=GAME.content.things | {code: made}, **things)
    s = scene(
        hands={A: "marginalia"},
        cultists={A: "lodge 0, abyss 9"},
        game=record(content),
        **{sort: {A: code}},
    )
    s.do("A move:marginalia>library")
    s.asks(A, "answer_signs", key, "pass")
    s.do(f"A {key}", auto=False)
    assert (s.signs(A), s.g.effects) == (1 + (sort == "artifacts"), ())
