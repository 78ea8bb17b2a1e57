"""Stops: in which windows a person is asked, and that nobody else can tell."""

import random

import pytest
from msgspec.structs import replace

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.present import sent
from fhtagn.kernel.save import digest
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.saves import load as load_save
from fhtagn.tui.saves import read
from fhtagn.tui.stops import StopsSheet
from tests.games.call.scene import GAME, A, B, scene
from tests.terminal.calls import call_match, call_session, seen_from
from tests.terminal.saved import changed
from tests.terminal.scenes import begun, driver_of, flat, part, screen, session_of, shown, until

QUIET = [one for one in GAME.display.windows if one not in GAME.display.stops]
MOMENTS = {
    "draw": "own_draw", "operations": "own_operations", "story": "own_story",
    "committed": "own_committed", "opposed": "own_opposed", "last": "own_resolved",
}  # fmt: skip
RICH = {"hands": {A: "F016 F020"}, "domains": {A: "agency*3 | agency | agency"},
        "play": {A: "F010@1", B: "F104"}}  # fmt: skip
SHOT = {"hands": {A: "F016", B: "F100"}, "domains": {A: "agency*3 | - | -", B: "hastur*2 | - | -"},
        "play": {A: "F010", B: "F092"}}  # fmt: skip


def at(moment, person=A, **more):
    """A driver at a moment of A's turn, with a person at one seat and a bot at the other."""
    s = scene(at=moment, **(RICH | more))
    return seen_from(person, call_session(s)).driver


def window_of(match, seat):
    return GAME.display.window(match.state, match.present.asked(seat))


def with_stops(driver, seat, stops):
    driver.players[seat] = replace(driver.players[seat], stops=tuple(stops))
    return driver


# -- which windows --------------------------------------------------------------------------------


@pytest.mark.parametrize(("moment", "window"), MOMENTS.items())
def test_a_person_is_asked_where_there_is_a_stop_and_passes_elsewhere(moment, window):
    driver = at(moment)
    assert window_of(driver.match, A) == window
    assert driver.todo() == ("person" if window in GAME.display.stops else "pass", A)
    assert with_stops(driver, A, [window]).todo() == ("person", A)
    assert with_stops(driver, A, set(GAME.display.windows) - {window}).todo() == ("pass", A)


@pytest.mark.parametrize(("moment", "window"), MOMENTS.items())
def test_the_other_s_turn_has_stops_of_its_own(moment, window):
    driver = at(moment, person=B)
    driver.play(A, "pass")
    theirs = window.replace("own", "other")
    assert window_of(driver.match, B) == theirs
    assert with_stops(driver, B, [window]).todo() == ("pass", B)
    assert with_stops(driver, B, [theirs]).todo().what != "pass"


@pytest.mark.parametrize(("moment", "prompt"), [("resource", "resource"), ("commit", "commit")])
def test_no_other_question_is_ever_passed(moment, prompt):
    driver = with_stops(at(moment, play={A: "F010 F064"}), A, ())
    assert driver.match.decisions()[0].prompt == prompt
    assert driver.todo() == ("person", A)


def disrupted(person):
    """A shoots, and B could drain the power; who is a person."""
    s = scene(at="operations", **SHOT)
    driver = seen_from(person, call_session(s)).driver
    for key in ("play:F016", "x:2", "choose:F092"):
        if key in driver.answers(A):
            driver.play(A, key)
    assert driver.match.decisions()[0].prompt == "disrupt"
    return driver


def test_responses_and_disrupts_are_asked_unless_the_player_has_taken_the_stop_away():
    driver = disrupted(B)
    assert driver.todo() == ("person", B)
    assert with_stops(driver, B, GAME.display.stops).todo() == ("person", B)
    assert with_stops(driver, B, set(GAME.display.stops) - {"disrupt"}).todo() == ("pass", B)
    s = scene(play={A: "F001@1 F013@1 F152@1", B: "F046@1 F145@1 F064@1"}, at="resolve")
    s.do("B wound:F046", "B decline", "B tokens:0", "A tokens:0").asks_for(A, "respond")
    driver = call_session(s).driver
    assert driver.todo() == ("person", A)
    assert with_stops(driver, A, set(GAME.display.stops) - {"respond"}).todo() == ("pass", A)


def test_a_stop_is_turned_on_and_off_and_the_others_stay():
    driver = at("draw")
    driver.turn_stop(A, "own_draw")
    assert driver.stops(A) == tuple(
        one for one in GAME.display.windows if one in (*GAME.display.stops, "own_draw")
    )
    assert driver.stops(B) == GAME.display.stops
    driver.turn_stop(A, "own_draw")
    assert sorted(driver.stops(A)) == sorted(GAME.display.stops)
    driver.turn_stop(A, "disrupt")
    assert "disrupt" not in driver.stops(A)


# -- what others learn ----------------------------------------------------------------------------


def played(driver, by_hand, plies=260):
    """What B has been sent after every key; A decides by the number of the key alone."""
    match, told = driver.match, []
    while match.ply < plies and (todo := driver.todo()).what != "over":
        if todo.what == "bot":
            driver.play(todo.seat, driver.thinker(todo.seat)())
        elif todo.what == "person":
            quiet = window_of(match, A) in QUIET
            dice = random.Random(match.ply)
            driver.play(A, "pass" if by_hand and quiet else dice.choice(driver.answers(A)))
        else:
            driver.answer_alone(A)
        told.append(sent(GAME, match.state, B))
    return told


def test_the_log_and_what_the_bot_is_sent_are_the_same_as_if_one_had_passed_by_hand():
    factions = ("agency+cthulhu", "hastur+yog_sothoth")
    alone = driver_of(call_match(4, factions))
    by_hand = with_stops(driver_of(call_match(4, factions)), A, GAME.display.windows)
    assert played(alone, by_hand=False) == played(by_hand, by_hand=True)
    assert alone.match.moves == by_hand.match.moves
    assert alone.match.told(B) == by_hand.match.told(B)
    assert digest(alone.match.state) == digest(by_hand.match.state)
    assert alone.match.ply > 200, "the comparison is about something"


@pytest.mark.parametrize("hand", ["F016 F020", "F121", ""])
async def test_neither_the_pass_nor_the_pause_before_it_depends_on_the_hand(hand):
    s = scene(at="draw", deck={A: "F016 F121 F016"}, **(RICH | {"hands": {A: hand}}))
    session = call_session(s, pace=0.5, people=2)
    session.viewer = A
    assert session.driver.todo() == ("pass", A)
    async with shown(session) as pilot:
        await session.clock.advance(499)
        await pilot.pause()
        assert session.match.moves == []
        await session.clock.advance(1)
        await until(pilot, lambda: session.match.moves)
    assert session.match.moves[0][:2] == (A, "pass")


# -- at the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_sheet_names_every_window_and_turns_stops_by_keys(language):
    session = call_session(scene(at="operations", **RICH), language=language)
    words, driver = session.words, session.driver
    async with shown(session, size=(100, 40)) as pilot:
        assert f"0 {words.say('tui-key-stops')}" in part(pilot, "#keys")
        await pilot.press("0")
        assert isinstance(pilot.app.screen, StopsSheet)
        groups = session.board().windows()
        assert sorted(one for group in groups.values() for one in group) == sorted(
            GAME.display.windows
        )
        text = flat(screen(pilot))
        for group, windows in groups.items():
            assert group in text
            for name, said in windows.items():
                assert f"[{'x' if name in GAME.display.stops else ' '}] {said}" in text
        assert "own_refresh" not in driver.stops(A)
        await pilot.press("enter")
        assert "own_refresh" in driver.stops(A)
        assert flat(screen(pilot)).count("[x]") == len(GAME.display.stops) + 1
        await pilot.press("end", "space", "escape")
        assert isinstance(pilot.app.screen, PlayScreen)
        assert "respond" not in driver.stops(A)


async def test_a_small_screen_shows_the_last_window_too():
    session = call_session(scene(at="operations", **RICH))
    async with shown(session, size=(80, 24)) as pilot:
        await pilot.press("0", "end")
        assert session.words.say("tui-call-window-respond") in flat(screen(pilot))


async def test_while_the_sheet_is_open_the_table_waits_and_a_new_stop_holds_at_once():
    session = call_session(scene(at="draw", **RICH))
    async with shown(session) as pilot:
        assert movers(pilot) == 1
        await pilot.press("0")
        assert movers(pilot) == 0
        await pilot.press("down", "enter", "escape")
        assert "own_draw" in session.driver.stops(A)
        assert session.driver.todo() == ("person", A)
        assert movers(pilot) == 0
        await pilot.press("0", "down", "enter", "escape")
        assert movers(pilot) == 1


def movers(pilot):
    """How many are about to do something by themselves."""
    return sum(one.group == "mover" and one.is_running for one in pilot.app.workers)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_before_the_pass_one_is_told_why_and_may_still_act(language):
    session = call_session(scene(at="draw", **RICH), language=language)
    async with shown(session, size=(100, 40)) as pilot:
        assert session.words.say("tui-stops-none") in part(pilot, "#prompt")
        await pilot.press("1")
        await until(pilot, lambda: session.match.moves)
        assert session.match.moves[0].key == "play:F016"
        assert session.words.say("tui-stops-none") not in part(pilot, "#prompt")


def at_one_keyboard(stops):
    """Two people; A has just passed and B, who stops there or not, is due."""
    s = scene(at="operations", **(RICH | {"hands": {A: "F016", B: "F016"}})).do("A pass")
    session = call_session(s, people=2, pace=0.0)
    session.viewer = A
    with_stops(session.driver, B, stops)
    return session


async def test_at_one_keyboard_nobody_is_called_for_a_window_without_a_stop():
    session = at_one_keyboard(())
    async with shown(session) as pilot:
        await until(pilot, lambda: session.match.moves)
        assert session.match.moves[0][:2] == (B, "pass")
        assert not isinstance(pilot.app.screen, Curtain)


async def test_at_one_keyboard_whoever_has_a_stop_is_called():
    session = at_one_keyboard(("other_operations",))
    async with shown(session) as pilot:
        await pilot.press("1")  # A covers the table
        assert isinstance(pilot.app.screen, Curtain)
        assert session.match.moves == []


def test_undo_goes_behind_what_was_passed():
    """Nobody else is asked between: B has neither cards in hand nor in play."""
    driver = at("commit", hands={A: "F016"}, play={A: "F010"}, spare=False)
    before = digest(driver.match.state)
    driver.play(A, "commit:F010:F156")
    assert window_of(driver.match, A) == "own_committed"
    assert driver.todo() == ("pass", A)
    driver.answer_alone(A)
    assert window_of(driver.match, A) == "own_opposed"
    assert driver.todo() == ("person", A)
    driver.undo(A)
    assert digest(driver.match.state) == before


async def test_a_game_without_windows_has_no_such_key():
    session = session_of(begun(2))
    async with shown(session, size=(200, 40)) as pilot:
        assert session.words.say("tui-key-stops") not in part(pilot, "#keys")
        await pilot.press("0")
        assert isinstance(pilot.app.screen, PlayScreen)


# -- kept with the game ---------------------------------------------------------------------------


def test_stops_are_saved_with_their_player(tmp_path):
    driver = driver_of(call_match())
    keeper = Keeper(driver, tmp_path / "stops.json")
    keeper.write()
    assert load_save(keeper.path).sitting.players[A].stops is None
    driver.turn_stop(A, "own_draw")
    keeper.write()
    found = load_save(keeper.path)
    assert found.sitting.players == driver.players
    assert "own_draw" in found.sitting.players[A].stops
    assert found.sitting.players[B].stops is None


def test_a_save_from_before_there_were_stops_is_read(tmp_path):
    keeper = Keeper(driver_of(call_match()), tmp_path / "old.json")
    keeper.write()

    def forget(table):
        for player in table["terminal"]["players"]:
            del player["stops"]

    assert read(changed(keeper.path, forget)).sitting.players[A].stops is None


@pytest.mark.parametrize("stops", ["own_draw", [1], {"own_draw": True}])
def test_stops_that_are_none_are_refused(tmp_path, stops):
    keeper = Keeper(driver_of(call_match()), tmp_path / "bad.json")
    keeper.write()

    def spoil(table):
        table["terminal"]["players"][0]["stops"] = stops

    with pytest.raises(Complaint) as caught:
        read(changed(keeper.path, spoil))
    assert caught.value.__cause__.about["path"].startswith("terminal.players[0].stops")


# -- resting --------------------------------------------------------------------------------------


def test_resting_is_for_windows_in_the_other_s_turn():
    driver = at("operations", person=B, hands={A: "F016", B: "F016"},
                domains={A: "agency | - | -", B: "agency*3 | - | -"})  # fmt: skip
    assert not driver.is_idle(A)
    driver.play(A, "pass")
    assert driver.todo() == ("person", B)
    assert driver.is_idle(B)
    driver.rest(B)
    assert driver.todo() == ("auto", B)
    assert driver.only_answer(B) == "pass"
    assert not disrupted(B).is_idle(B), "what is about to happen is no idle question"


def test_whoever_rests_wakes_when_something_befalls_the_seat():
    driver = at("operations", person=B, hands={A: "F016", B: "F016"}, play={A: "F010", B: "F092"},
                domains={A: "agency*3 | - | -", B: "agency*3 | - | -"})  # fmt: skip
    driver.rest(B)
    for key in ("play:F016", "x:2", "choose:F092"):
        if key in driver.answers(A):
            driver.play(A, key)
    assert driver.match.decisions()[0].seat == B
    assert driver.todo() == ("person", B), "a character of B has been destroyed"
