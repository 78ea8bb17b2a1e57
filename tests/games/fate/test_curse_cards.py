"""Every Curse: when it fires and when not, who knows of it; punishments on cards and figures.

The punishments on the Summon track are in `test_curse_cards_goal.py`, those of the Curses that wait
for an event in `test_curse_cards_events.py`.
"""

import pytest

from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.present import keyed, sent
from fhtagn.kernel.state import SPECTATOR
from tests.games.fate.cursed import CAUSES, FEW, has_fired, is_done, play, play_alone, play_short
from tests.games.fate.scene import GAME, A, B, C, scene
from tests.games.playing import told

# -- when it fires ---------------------------------------------------------------------------------


@pytest.mark.rule("FG 15.1.3", "FG 15.1.4")
@pytest.mark.parametrize("code", CAUSES)
def test_it_fires_when_its_condition_is_met(code):
    s = play(code)
    assert has_fired(s, code)
    assert s.curses(A) == []


@pytest.mark.rule("FG 15.1.10")
@pytest.mark.parametrize("code", CAUSES)
def test_it_waits_when_the_condition_is_not_quite_met(code):
    s = play_short(code)
    assert not has_fired(s, code)
    assert s.curses(A) == [code]


@pytest.mark.rule("FG 15.1.11")
@pytest.mark.parametrize("code", CAUSES)
def test_it_does_not_care_about_another_player(code):
    s = play(code, curses={B: code})
    assert not has_fired(s, code, A)
    assert not has_fired(s, code, B)
    assert s.curses(B) == [code]


@pytest.mark.rule("FG 40.1.28", "FG 40.1.73")
@pytest.mark.parametrize("code", CAUSES)
def test_alone_it_fires_in_the_strict_mode_only(code):
    s = play_alone(code, strict=True)
    assert has_fired(s, code)
    assert s.curses(A) == []
    s = play_alone(code)
    assert not has_fired(s, code)
    assert s.curses(A) == [code]
    assert code not in repr((sent(GAME, s.g, A), s.told(A)))  # it lies there unread


MET = {
    "faltering_chant": {"token": {B: 8}, "cultists": {B: f"other_worlds 3, {FEW}"}},
    "loose_tongues": {"hands": {B: "M C S G L M C"}},
    "overreach": {"reserve": {B: "M C S"}},
    "grave_mould": {"artifacts": {A: "pickmans_canvas", B: "silver_key black_stone star_stone"}},
    "empty_pews": {"cultists": {B: "lodge 0"}},
    "marked_house": {"investigators": "B 4", "dice": "TTTT"},
    "crowded_abyss": {"cultists": {B: "abyss 11"}},
    "usurpers_fall": {"cultists": {B: "museum 3, library 3"}},
    "pride_of_the_chosen": {"token": {B: 3}},
}


def curse_b(code, **table):
    """A makes B gain this Curse."""
    table = {"artifacts": {A: "pickmans_canvas"}} | table
    return scene(curse_top=code, **table).do("A use:pickmans_canvas", "A rival:1")


@pytest.mark.rule("FG 15.1.8")
@pytest.mark.parametrize("code", MET)
def test_it_fires_at_once_if_the_condition_is_met_already(code):
    s = curse_b(code, **MET[code])
    assert has_fired(s, code, B)
    assert s.curses(B) == []


# -- who knows of it -------------------------------------------------------------------------------

TURN = ("A move:dark_communion_ceremony>ceremony", "A no_die", "A prepare_no_more")


def transcript(code):
    """All that the others than the holder are sent and told in a turn in which nothing fires."""
    s = scene(at="turn", curses={A: code}, hands={A: "C L S"}, dice="TTT")
    seen = []
    for move in TURN:
        s.do(move)
        seen += [sent(GAME, s.g, seat) for seat in (A, B, SPECTATOR)]
    assert s.curses(A) == [code]
    return seen, [s.told(seat) for seat in (A, B, SPECTATOR)]


@pytest.mark.rule("FG 1.4.2", "FG 15.1.1")
@pytest.mark.parametrize("code", CAUSES)
def test_which_one_waits_changes_nothing_that_the_others_are_sent(code):
    other = "informer" if code != "informer" else "backlash"
    assert transcript(code) == transcript(other)


@pytest.mark.rule("FG 1.4.2", "FG 15.1.1")
@pytest.mark.parametrize("code", CAUSES)
def test_only_the_holder_reads_it(code):
    s = curse_b(code)
    assert s.sees(A)["players"][B]["curses"] == [code]
    assert told("cursed", seat=B, holder=A, curse=code) in s.told(A)
    for seat in (B, C, SPECTATOR):
        assert len(s.sees(seat)["players"][B]["curses"]) == 1
        assert told("cursed", seat=B) in s.told(seat)
        assert code not in repr((sent(GAME, s.g, seat), s.told(seat)))


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.card("loose_tongues")
@pytest.mark.rule("FG 40.1.58")
def test_loose_tongues_leave_three_spells_of_ones_choice_after_the_whole_draw():
    hand = "crack_the_seal veil_museum martyrdom exodus scapegoat"
    s = play("loose_tongues", hands={A: hand}, deck="M C S")
    s.asks_for(A, "discard")
    assert len(s.keys(A, "discard:")) == 56  # any five of eight
    s.do("A discard:dark_communion_ceremony+dark_communion_museum+exodus+martyrdom+veil_museum")
    assert s.hand(A) == ["crack_the_seal", "dark_communion_streets", "scapegoat"]
    assert is_done(s, "loose_tongues")


@pytest.mark.card("loose_tongues")
def test_a_gate_has_no_tongue():
    s = play("loose_tongues", hands={A: "Gate M C S"})
    assert not has_fired(s, "loose_tongues")


@pytest.mark.card("overreach")
def test_overreach_discards_every_prepared_spell_without_effect():
    s = play("overreach", signs={A: 2})
    assert (s.reserve(A), s.signs(A)) == ([], 2)
    assert sorted(s.discard())[:2] == ["crack_the_seal", "dark_communion_ceremony"]
    assert len(s.discard()) == 4  # the Column of the Museum too
    assert is_done(s, "overreach")


@pytest.mark.card("grave_mould")
@pytest.mark.rule("FG 20.1.4")
def test_grave_mould_puts_two_artifacts_of_ones_choice_under_the_deck():
    table = {"artifacts": {A: "silver_key~ black_stone"}, "artifact_top": "star_stone"}
    s = play("grave_mould", display="necronomicon zanns_viol", **table)
    s.asks(A, "destroy_artifact", "ruin:0:silver_key", "ruin:0:black_stone", "ruin:0:star_stone")
    s.do("A ruin:0:star_stone")
    s.asks(A, "destroy_artifact", "ruin:0:silver_key", "ruin:0:black_stone")
    s.do("A ruin:0:silver_key")
    assert s.artifacts(A) == ["black_stone"]
    assert [s.g.code[card] for card in s.g.artifact_deck[-2:]] == ["star_stone", "silver_key"]
    assert (s.g.removed, s.g.tilted) == ((), ())
    assert is_done(s, "grave_mould")


# -- figures ---------------------------------------------------------------------------------------


@pytest.mark.card("empty_pews")
def test_empty_pews_bring_a_sign_and_an_investigator():
    s = play("empty_pews")
    assert (s.signs(A), s.investigators(A)) == (1, 1)
    assert is_done(s, "empty_pews")


@pytest.mark.card("empty_pews")
@pytest.mark.rule("FG 40.1.26", "FG 40.1.12")
def test_without_a_supply_empty_pews_bring_the_sign_alone():
    s = curse_b("empty_pews", cultists={B: "lodge 0"}, supply=0)
    assert (s.signs(B), s.investigators(B), s.signs(A)) == (1, 0, 0)
    assert is_done(s, "empty_pews")


@pytest.mark.card("marked_house")
@pytest.mark.rule("FG 7.6.10")
def test_the_marked_house_is_raided_at_once():
    s = play("marked_house", dice="X E T K")
    assert (s.signs(A), s.investigators(A)) == (2, 1)  # the star's stays
    raid, placed = told("raid", seat=A, count=4), told("placed", seat=A, location="museum")
    assert s.told(A).index(raid) < s.told(A).index(placed)
    assert is_done(s, "marked_house")


@pytest.mark.card("crowded_abyss")
def test_the_crowded_abyss_devours_two():
    s = play("crowded_abyss")
    assert (s.cultists(A, "abyss"), s.cultists(A, "devoured")) == (9, 2)
    assert is_done(s, "crowded_abyss")


@pytest.mark.card("usurpers_fall")
def test_the_usurper_keeps_two_cultists_in_each_controlled_location():
    s = play(
        "usurpers_fall", cultists={A: "museum 5, ceremony 2, streets 3, abyss 0", B: "streets 3"}
    )
    places = ("museum", "ceremony", "streets", "gathering", "abyss")
    assert [s.cultists(A, place) for place in places] == [2, 2, 3, 1, 4]
    assert s.cultists(B, "streets") == 3
    assert is_done(s, "usurpers_fall")


@pytest.mark.card("usurpers_fall")
def test_temporary_control_makes_no_usurper():
    s = scene(at="actions", here="library", cultists={A: "museum 3, library 2"}, dice="K",
              curses={A: "usurpers_fall"}).do("A roll_for_control")  # fmt: skip
    s.offers(A, "control_action:library")
    assert s.curses(A) == ["usurpers_fall"]


@pytest.mark.card("loose_tongues")
def test_many_cards_to_discard_have_a_short_key():
    hand = "enlighten_ceremony enlighten_streets grave_robbery midnight_procession M C S G L"
    s = scene(at="conclude", here="museum", hands={A: hand}, curses={A: "loose_tongues"})
    (question,) = decisions(s.g)
    assert question.prompt == "discard"
    assert max(len(key) for key in keyed(s.g, question.options)) < 30
