"""Curses: gained, held, set off, and in which order (chapter 15)."""

import pytest

from tests.games.fate.scene import A, B, C, scene
from tests.games.playing import told

QUIET = "hungry_door"  # waits for a Gate
LIFTED = {"reserve": {A: "dread_ascension"}}  # A can advance
PAIR = "move_pair:dark_communion_museum+unravel_museum>"


def fired(s):
    return [(seen["seat"], seen["curse"]) for seen in s.told(A) if seen["kind"] == "curse_fired"]


def bottom(s, count=1):
    return [s.g.code[card] for card in s.g.curse_deck[-count:]]


def readers(s, cursed):
    """Who can read the Curses that lie on the seat."""
    seats = range(s.g.seats)
    return [seat for seat in seats if all(s.sees(seat)["players"][cursed]["curses"])]


# -- gaining and holding ---------------------------------------------------------------------------


@pytest.mark.example("FG ex-44")
def test_a_curse_that_fires_at_once():
    s = scene(
        reserve={A: "shatter_the_pentacle"}, curse_top="empty_pews", cultists={A: "lodge 0"},
        signs={A: 2}, supply=5,
    )  # fmt: skip
    s.do("A cast:shatter_the_pentacle", "A signs:0")
    assert told("cursed", seat=A, holder=C, curse="empty_pews") in s.told(C)
    for seat in (A, B):  # they are told neither who holds it nor which it is
        heard = [seen for seen in s.told(seat) if seen["kind"] == "cursed"]
        assert heard == [told("cursed", seat=A)]
    assert (s.signs(A), s.investigators(A), s.investigators("supply")) == (3, 1, 4)
    assert (bottom(s), s.curses(A)) == (["empty_pews"], [])


@pytest.mark.rule("FG 15.1.1", "FG 40.1.25")
@pytest.mark.card("hex_of_the_hanged")
@pytest.mark.parametrize(("players", "cursed", "keeper"), [(3, C, B), (3, B, A), (4, C, B)])
def test_the_player_on_the_right_reads_and_keeps_it(players, cursed, keeper):
    s = scene(players, reserve={A: "hex_of_the_hanged"}, curse_top=QUIET)
    s.do("A cast:hex_of_the_hanged", f"A rival:{cursed}")
    assert (s.curses(cursed), readers(s, cursed)) == ([QUIET], [keeper])
    assert s.sees(A)["players"][cursed]["holder"] == keeper


@pytest.mark.rule("FG 40.1.25")
@pytest.mark.card("shatter_the_pentacle")
def test_with_two_players_the_opponent_keeps_it():
    s = scene(2, reserve={A: "shatter_the_pentacle"}, signs={A: 2}, curse_top=QUIET)
    s.do("A cast:shatter_the_pentacle", "A signs:2")
    assert (s.signs(A), s.curses(A), readers(s, A)) == (0, [QUIET], [B])


@pytest.mark.rule("FG 15.1.2")
@pytest.mark.card("pickmans_canvas")
def test_curses_come_from_spells_artifacts_and_gifts():
    spell = scene(reserve={A: "hex_of_the_hanged"}, curse_top=QUIET)
    assert spell.do("A cast:hex_of_the_hanged", "A rival:1").curses(B) == [QUIET]
    artifact = scene(artifacts={A: "pickmans_canvas"}, curse_top=QUIET)
    assert artifact.do("A use:pickmans_canvas", "A rival:2").curses(C) == [QUIET]
    gift = scene(gods="yig dagon cthulhu", at="actions", here="ceremony", curse_top=QUIET)
    gift.rolls("E").do("A no_die", "A rival:1", "B option:yig:1")
    assert gift.curses(B) == [QUIET]


@pytest.mark.rule("FG 15.1.9")
def test_several_may_lie_on_one_cult():
    s = scene(reserve={A: "hex_of_the_hanged"}, curses={B: "informer grave_mould"}, curse_top=QUIET)
    s.do("A cast:hex_of_the_hanged", "A rival:1")
    assert s.curses(B) == ["informer", "grave_mould", QUIET]


@pytest.mark.rule("FG 40.1.25", "FG 40.1.59")
@pytest.mark.card("scapegoat")
def test_gaining_may_be_redirected():
    s = scene(
        reserve={A: "dread_ascension scapegoat"}, artifacts={A: "de_vermis_mysteriis"},
        token={A: 6}, signs={A: 3, B: 3, C: 3}, curse_top=f"{QUIET} informer",
    )  # fmt: skip
    s.do("A cast:dread_ascension").asks(A, "answer_curse", "cast:scapegoat", "pass")
    s.do("A cast:scapegoat", "A rival:1")
    assert (s.token(), s.curses(A), s.curses(B)) == (7, [], [QUIET])
    s.do("A use:de_vermis_mysteriis")
    assert (s.token(), s.curses(A)) == (8, [])


@pytest.mark.example("FG ex-83")
@pytest.mark.card("jade_amulet_of_leng")
def test_the_elder_sign_curse_averted():
    s = scene(
        **LIFTED, artifacts={A: "jade_amulet_of_leng de_vermis_mysteriis"},
        token={A: 6}, signs={A: 3, B: 3, C: 3}, curse_top=QUIET,
    )  # fmt: skip
    s.do("A cast:dread_ascension").asks(A, "answer_curse", "use:jade_amulet_of_leng", "pass")
    s.do("A use:jade_amulet_of_leng")
    assert (s.token(), s.curses(A), len(s.g.curse_deck)) == (7, [], 20)
    s.do("A use:de_vermis_mysteriis")
    assert (s.token(), s.curses(A)) == (8, [])


# -- set off ---------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-45")
def test_a_curse_is_for_one_player_only():
    s = scene(
        at="conclude", hands={B: "G", C: "L", A: "C"}, reserve={A: "maddening_glimpse"},
        curses={A: "informer"}, cultists={A: "ceremony 4", B: "gathering 3"},
    )  # fmt: skip
    s.do("A prepare_no_more", "B move:dark_communion_gathering>gathering", "B enough")
    s.do("B control_action:gathering", "B enough")
    assert (fired(s), s.curses(A), readers(s, A)) == ([], ["informer"], [C])
    s.do("C move:dark_communion_library>library", "C no_die", "C prepare_no_more")
    s.rolls("E E E E").do("A move:dark_communion_ceremony>ceremony", "A control_action:ceremony")
    assert (fired(s), s.investigators(A)) == ([(A, "informer")], 3)
    s.asks_for(A, "prepare")
    s.do("A cast:maddening_glimpse", "A destroy_investigators:3:lodge")
    assert s.investigators(A) == 0


@pytest.mark.rule("FG 15.1.3", "FG 15.1.4", "FG 15.1.7")
@pytest.mark.card("hungry_door")
def test_it_waits_for_its_condition_and_is_then_revealed():
    table = {"hands": {A: "M Gate"}, "curses": {A: QUIET}, "cultists": {A: "ceremony 2, lodge 3"}}
    waiting = scene(**table).do("A move:dark_communion_museum>museum")
    assert (fired(waiting), waiting.curses(A)) == ([], [QUIET])
    s = scene(**table).do("A move_gate>ceremony")
    assert (fired(s), bottom(s), s.curses(A)) == ([(A, QUIET)], [QUIET], [])
    assert (s.cultists(A, "devoured"), s.cultists(A, "ceremony")) == (4, 2)


@pytest.mark.rule("FG 15.1.10")
def test_it_waits_however_long_it_takes():
    s = scene(at="conclude", hands={A: "M Gate", B: "G", C: "L"}, curses={A: QUIET})
    s.do("A prepare_no_more", "B move:dark_communion_gathering>gathering", "B no_die", "B enough")
    s.do("C move:dark_communion_library>library", "C no_die", "C prepare_no_more")
    s.do("A move:dark_communion_museum>museum", "A no_die", "A artifact_top", "A prepare_no_more")
    assert (s.curses(A), fired(s)) == ([QUIET], [])
    s.asks_for(B, "move")


@pytest.mark.rule("FG 15.1.11")
@pytest.mark.card("echo_in_the_dark")
@pytest.mark.parametrize(("cursed", "signs"), [(A, 1), (B, 0)])
def test_the_same_event_of_another_does_not_set_it_off(cursed, signs):
    s = scene(hands={A: "M M"}, curses={cursed: "echo_in_the_dark"})
    s.do(f"A {PAIR}gathering")
    assert (s.signs(cursed), len(fired(s))) == (signs, signs)


@pytest.mark.rule("FG 15.1.5")
@pytest.mark.card("crowded_abyss")
def test_play_is_interrupted():
    cultists = {A: "other_worlds 1, lodge 2, abyss 10"}
    s = scene(here="museum", hands={A: "Gate"}, cultists=cultists, curses={A: "crowded_abyss"})
    s.rolls("T K").do("A move_gate>other_worlds", "A no_die")
    words = ("advanced", "sacrificed", "devoured")
    order = [seen["kind"] for seen in s.told(B) if seen["kind"] in words]
    assert order == ["advanced", "sacrificed", "devoured", "devoured", "advanced", "sacrificed"]


@pytest.mark.rule("FG 15.1.8")
@pytest.mark.parametrize(("lodge", "at_once"), [(0, True), (1, False)])
def test_a_state_that_is_there_already_sets_it_off_at_once(lodge, at_once):
    s = scene(
        reserve={A: "hex_of_the_hanged"}, curse_top="empty_pews", cultists={B: f"lodge {lodge}"}
    )
    s.do("A cast:hex_of_the_hanged", "A rival:1")
    assert (bool(fired(s)), s.signs(B), s.investigators(B)) == (at_once, at_once, at_once)


# -- several together ------------------------------------------------------------------------------


@pytest.mark.example("FG ex-46")
def test_two_curses_at_once():
    s = scene(
        hands={A: "M M S G"}, curses={A: "unquiet_stacks echo_in_the_dark"}, signs={A: 1},
        artifacts={A: "star_stone"}, columns={"library": "M C S"}, investigators="library 1",
        supply=9,
    )  # fmt: skip
    s.do(f"A {PAIR}library")
    assert fired(s) == [(A, "unquiet_stacks"), (A, "echo_in_the_dark")]
    assert (s.column("library"), s.investigators(A)) == ("", 2)
    assert (s.signs(A), len(s.hand(A)), len(s.discard())) == (2, 1, 4)
    assert s.artifacts(A) == ["star_stone"]
    assert bottom(s, 2) == ["unquiet_stacks", "echo_in_the_dark"]
    assert (s.investigators("supply"), s.investigators("library")) == (6, 2)
    assert s.cultists(A, "library") == 2
    s.asks_for(A, "control_die")


@pytest.mark.rule("FG 40.1.25")
def test_the_oldest_first():
    s = scene(hands={A: "M M S G"}, curses={A: "echo_in_the_dark unquiet_stacks"})
    s.do(f"A {PAIR}library")
    assert fired(s) == [(A, "echo_in_the_dark"), (A, "unquiet_stacks")]


@pytest.mark.rule("FG 40.1.25")
@pytest.mark.parametrize(("first", "then"), [(B, C), (C, B)])
def test_the_oldest_first_also_on_different_players(first, then):
    curses = {B: "crowded_abyss", C: "usurpers_fall"}
    s = scene(
        here="museum", reserve={A: "hex_of_the_hanged night_of_knives"},
        artifacts={A: "pickmans_canvas"}, curse_top=f"{curses[first]} {curses[then]}",
        cultists={B: "museum 3, abyss 10, lodge 2", C: "museum 3, ceremony 3"},
    )  # fmt: skip
    s.do("A cast:hex_of_the_hanged", f"A rival:{first}", "A use:pickmans_canvas", f"A rival:{then}")
    s.do("A cast:night_of_knives", "A destroy_cultists:1.museum")
    assert [seat for seat, _ in fired(s)] == [first, then]


@pytest.mark.rule("FG 40.2.1")
@pytest.mark.card("last_seal")
def test_what_waits_for_a_state_that_has_passed_goes_on_waiting():
    s = scene(**LIFTED, token={A: 8}, curses={A: "stars_not_right last_seal"})
    s.do("A cast:dread_ascension")
    assert (fired(s), s.curses(A), s.token()) == ([(A, "stars_not_right")], ["last_seal"], 7)


@pytest.mark.rule("FG 40.2.1")
def test_a_movement_sets_off_every_curse_that_names_it():
    s = scene(here="museum", hands={A: "M Gate"}, curses={A: "unquiet_stacks hungry_door"})
    s.do("A move_gate>library")
    assert fired(s) == [(A, "unquiet_stacks"), (A, "hungry_door")]
    assert (s.curses(A), s.cultists(A, "devoured")) == ([], 1)
