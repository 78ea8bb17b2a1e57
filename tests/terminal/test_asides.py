"""What may be done at any time: by a list of its own, out of turn, and some of it by the clock."""

import pytest

from fhtagn.host.waiting import Waiting
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.asides import HAND_OVER, AsidesSheet
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.sheets import ListSheet
from tests.games.duel.scene import A, B
from tests.terminal.duels import besieged, crowded, duel_match, duel_session, seated_at
from tests.terminal.hand import TableClock
from tests.terminal.scenes import (
    begun,
    driver_of,
    flat,
    part,
    screen,
    session_of,
    shown,
    told,
    until,
)


def listed(pilot):
    return [one.id for one in pilot.app.screen.query_one("OptionList").options]


async def choose(pilot, key):
    place = listed(pilot).index(key)
    await pilot.press("home", *["down"] * place, "enter")


# -- the list -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_asides_are_in_a_list_of_their_own_and_not_among_the_answers(language):
    session = duel_session(crowded(), language=language)
    async with shown(session) as pilot:
        answers = [one.key for one in pilot.app.screen.choices]
        await pilot.press("s")
        assert isinstance(pilot.app.screen, AsidesSheet)
        assert session.words.say("tui-asides") in flat(screen(pilot))
        found = listed(pilot)
        assert {"reveal:1", "reveal:3", "free_book", "resign"} <= set(found)
        assert any(key.startswith("switch_off") for key in found)
        assert not set(found) & set(answers)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PlayScreen)


@pytest.mark.rule("CW 8.1.4", "CW 8.1.2")
async def test_an_elder_sign_is_revealed_while_the_other_is_asked():
    s = crowded(turn=B)
    session = duel_session(s)
    async with shown(session) as pilot:
        assert session.driver.todo() == ("bot", 1)
        assert pilot.app.screen.choices == []
        await pilot.press("s")
        await choose(pilot, "reveal:3")
        assert s.doom(A) == 3
        assert session.match.moves[-1][:2] == (0, "reveal:3")
        assert session.driver.todo() == ("bot", 1)
        revealed = {"kind": "revealed_sign", "seat": 0, "value": 3}
        assert session.words.event(revealed, 0) in part(pilot, "#past")


@pytest.mark.rule("CW 7.2.7")
async def test_an_ability_is_switched_off_and_the_sheet_says_so():
    s = crowded(turn=B)
    session = duel_session(s)
    async with shown(session, size=(120, 44)) as pilot:
        await pilot.press("s")
        await choose(pilot, "switch_off:herald")
        assert s.g.declined[A] == ("herald",)
        off = session.words.say("tui-duel-off")
        assert f"{off}: Herald of the Outer Gods" in part(pilot, "#board")


@pytest.mark.rule("CW 33.4.3")
async def test_the_spellbook_of_any_time_is_opened_out_of_turn():
    s = crowded(turn=B)
    session = duel_session(s)
    async with shown(session) as pilot:
        await pilot.press("s")
        await choose(pilot, "free_book")
        assert session.match.decisions()[0].prompt == "choose_book"
        assert session.driver.todo() == ("person", 0)
        await pilot.press("1")
        assert s.books(A).keys() == {1, 2, 3, 5}
        assert session.driver.todo() == ("bot", 1)


async def test_what_is_no_more_to_be_had_is_refused_in_words():
    session = duel_session(crowded())
    async with shown(session) as pilot:
        await pilot.press("s")
        pilot.app.screen.dismiss("reveal:2")
        await until(pilot, lambda: "reveal:2" in told(pilot))
        assert session.match.ply == 0


@pytest.mark.rule("CW 40.1.18")
async def test_giving_up_is_asked_twice_from_the_list_too():
    s = crowded()
    session = duel_session(s)
    async with shown(session) as pilot:
        await pilot.press("s")
        await choose(pilot, "resign")
        assert isinstance(pilot.app.screen, ListSheet)
        assert session.words.say("tui-duel-resign") in flat(screen(pilot))
        await pilot.press("enter")
        assert s.g.outcome is None
        pilot.app.screen.resign("yes")
        await pilot.pause()
        assert s.g.outcome.places == (2, 1)


async def test_every_game_has_the_list():
    session = session_of(begun(3, first=1), pace=60.0)
    async with shown(session) as pilot:
        await pilot.press("s")
        assert listed(pilot) == ["resign"]


# -- several people at one keyboard ---------------------------------------------------------------


async def test_another_person_takes_the_keyboard_for_an_aside_and_gives_it_back():
    s = crowded()
    session = duel_session(s, people=2)
    async with shown(session, size=(100, 30)) as pilot:
        await pilot.press("enter")
        assert session.viewer == A
        await pilot.press("s")
        assert "reveal:2" not in listed(pilot)
        await choose(pilot, f"{HAND_OVER}{B}")
        assert isinstance(pilot.app.screen, Curtain)
        assert session.viewer == SPECTATOR
        await pilot.press("enter")
        assert session.viewer == B
        assert session.words.say("tui-look") in part(pilot, "#prompt")
        await pilot.press("s")
        assert "reveal:2" in listed(pilot)
        assert "reveal:1" not in listed(pilot)
        await choose(pilot, "reveal:2")
        assert s.doom(B) == 2
        await pilot.press("enter")  # covers
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        assert "Anna" in flat(screen(pilot))
        await pilot.press("enter")
        assert session.viewer == A
        assert session.driver.todo() == ("person", A)


# -- what waits for the clock ---------------------------------------------------------------------


def at_the_clock(s, **more):
    clock = TableClock()
    return driver_of(seated_at(s), people=2, clock=clock, **more), clock


@pytest.mark.rule("CW 31.5.4", "CW 40.6.29")
def test_until_the_minute_is_up_black_goat_cannot_choose():
    s = besieged()
    driver, clock = at_the_clock(s)
    assert driver.asides(A)["time_up"] == 60
    clock.go_on(59_500)
    assert driver.asides(A)["time_up"] == 1
    with pytest.raises(IllegalChoice) as refused:
        driver.play(A, "time_up")
    assert (refused.value.name, refused.value.about) == ("too-early", {"seconds": 1})
    s.asks_for(B, "choose_tribute")
    clock.go_on(500)
    assert driver.asides(A)["time_up"] == 0
    driver.play(A, "time_up")
    s.asks_for(A, "choose_tribute")


@pytest.mark.rule("CW 31.5.4", "CW 40.6.29")
def test_there_is_one_minute_for_all_the_cultists():
    """A question that is put again at once goes on, or every cultist would bring a new minute."""
    s = besieged()
    driver, clock = at_the_clock(s)
    clock.go_on(40_000)
    driver.play(B, "tribute:acolyte@boston")
    s.asks_for(B, "choose_tribute")
    assert driver.asides(A)["time_up"] == 20


@pytest.mark.rule("CW 40.6.29")
def test_asides_do_not_stop_the_clock_and_neither_does_what_they_bring():
    s = besieged(signs=((), (1,)), books={A: "ghroth", B: {1: "howl"}})
    driver, clock = at_the_clock(s)
    clock.go_on(10_000)
    driver.play(B, "reveal:1")
    assert driver.asides(A)["time_up"] == 50
    driver.play(B, "free_book")
    s.asks_for(B, "choose_book")
    clock.go_on(10_000)
    driver.play(B, next(iter(driver.answers(B))))
    s.asks_for(B, "choose_tribute")
    assert driver.asides(A)["time_up"] == 40


def test_every_other_question_has_a_time_of_its_own():
    match = duel_match()
    clock = TableClock()
    waiting = Waiting(match, clock.steady)
    first = waiting.open[-1].since
    clock.go_on(5_000)
    while match.decisions()[0].prompt != "act":
        asked = match.decisions()[0]
        match.play(asked.seat, driver_of(match).answers(asked.seat)[0])
        waiting.look()
    assert waiting.open[-1].since == first + 5
    assert len(waiting.open) == 1


@pytest.mark.rule("CW 40.6.29")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_counts_the_seconds_and_refuses_what_is_too_early(language):
    clock = TableClock()
    s = besieged()
    session = duel_session(s, clock=clock, language=language)
    words = session.words
    async with shown(session, size=(100, 30)) as pilot:
        assert words.say("tui-wait-left", seconds=60) in part(pilot, "#prompt")
        await pilot.press("s")
        assert words.say("tui-wait-left", seconds=60) in flat(screen(pilot))
        await clock.advance(48_000)
        waits = words.say("tui-wait-left", seconds=12)
        await until(pilot, lambda: waits in flat(screen(pilot)))
        await choose(pilot, "time_up")
        early = words.complaint(IllegalChoice("too-early", seconds=12))
        assert early in told(pilot)
        s.asks_for(B, "choose_tribute")
        await clock.advance(12_000)
        await pilot.press("s")
        await choose(pilot, "time_up")
        s.asks_for(A, "choose_tribute")
        assert session.driver.todo().seat == A
