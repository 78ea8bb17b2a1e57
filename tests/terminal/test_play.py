"""The table, played by keyboard alone."""

import random

import pytest

from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.choice import LETTERS
from fhtagn.tui.curtain import BuzzerScreen
from fhtagn.tui.end import EndScreen
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.saves import load
from fhtagn.tui.sheets import ListSheet, PageSheet, TextSheet
from tests.terminal.hand import TableClock
from tests.terminal.scenes import (
    begun,
    flat,
    give_hand,
    hand_of,
    keep_hand,
    match_of,
    names,
    options,
    part,
    screen,
    session_of,
    shorten_deck,
    shown,
    until,
)


async def play_by_keyboard(pilot, session, clock, dice):
    """Answer whatever comes with the keys one has, and count the answers."""
    answers = 0
    while not isinstance(pilot.app.screen, EndScreen):
        now = pilot.app.screen
        if isinstance(now, BuzzerScreen):
            await pilot.press("space")
            await clock.advance(1000)
        elif isinstance(now, ListSheet):
            await pilot.press("down", "enter")
        elif isinstance(now, PlayScreen) and session.driver.todo().what == "person":
            legal = [place for place, one in enumerate(now.choices) if not one.refused]
            chosen = dice.randrange(len(legal))
            if dice.random() < 0.5:
                await pilot.press(LETTERS[chosen])
            else:
                await pilot.press("home", *["down"] * legal[chosen], "enter")
            answers += 1
        await pilot.pause()
    return answers


@pytest.mark.parametrize(
    ("language", "seats", "table"),
    [
        ("ru", 4, {}),
        pytest.param("en", 3, {}, marks=pytest.mark.slow),
        pytest.param("ru", 2, {"mode": "duel"}, marks=pytest.mark.slow),
    ],
)
async def test_a_whole_game_is_played_by_keyboard_alone(tmp_path, language, seats, table):
    clock = TableClock()
    session = session_of(match_of(seats, **table), language=language, clock=clock)
    keeper = Keeper(session.driver, tmp_path / "whole.json")
    async with shown(session, keeper=keeper) as pilot:
        answers = await play_by_keyboard(pilot, session, clock, random.Random(seats))
        assert answers > 5
        assert session.match.over
        won = session.match.state.outcome.places.index(1)
        title = session.words.say("tui-won", seat=won, reader=0)
        assert title in screen(pilot)
    assert load(tmp_path / "whole.json").sitting.finished
    assert load(tmp_path / "whole.json").match.moves == session.match.moves


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screen_shows_hand_areas_question_and_what_ends_it(language):
    match = begun(3)
    session = session_of(match, language=language)
    async with shown(session) as pilot:
        text = flat(screen(pilot))
        words = session.words
        for name in names(hand_of(match, 0), language):
            assert name in text
        for seat in (1, 2):
            assert words.player(seat) in text
        question = match.decisions()[0]
        assert words.prompt(question, 0) in part(pilot, "#prompt")
        assert words.ends(question) in part(pilot, "#prompt")
        assert words.say("tui-deck", count=len(match.state.decks[0])) in text
        bonus = match.game.content.factions[match.state.code[match.state.factions[0][0]]].bonus
        assert all(name in text for name in names(bonus, language))


async def test_abilities_of_the_hand_are_to_be_read():
    match = begun(2)
    give_hand(match, 0, "inn_agent", "inn_ticket", "inn_hybrid")
    async with shown(session_of(match), size=(120, 40)) as pilot:
        text = flat(screen(pilot))
        assert "You may draw one card." in text
        assert "Discard one Deep One or" in text


@pytest.mark.rule("MH 4.4")
async def test_a_refused_action_stays_listed_and_explains_itself_with_its_rule():
    session = session_of(begun(2))
    async with shown(session) as pilot:
        table = pilot.app.screen
        assert [bool(one.refused) for one in table.choices] == [False, False, False, True]
        assert table.choices[-1].words == session.words.of("action", "draw")
        await pilot.press("end")
        assert "(MH 4.4)" in flat(screen(pilot))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TextSheet)
        text = flat(screen(pilot))
        assert "MH 4.4" in text
        assert session.book.statements["MH 4.4"].text["en"] in text
        assert session.match.seq == 4
        await pilot.press("escape")
        assert pilot.app.screen is table


async def test_a_refused_action_keeps_its_place():
    """With three cards the draw is the fourth line and refused, with two it is the third."""
    match = begun(2)
    session = session_of(match)
    full = session.choices()
    keep_hand(match, 0, 2)
    assert full[-1].refused
    assert session.choices()[-1].key == "draw"
    keep_hand(match, 0, 0)
    empty = session.choices()
    assert [one.key for one in empty] == ["", "draw"]
    assert empty[0].refused.rule == "MH 4.5"


async def test_letters_of_the_russian_layout_do_the_same():
    session = session_of(begun(2), language="ru")
    async with shown(session) as pilot:
        await pilot.press("в")  # where d is
        assert isinstance(pilot.app.screen, PageSheet)


async def test_the_mouse_chooses_too():
    match = begun(2)
    session = session_of(match)
    async with shown(session) as pilot:
        await pilot.click("#choices", offset=(4, 1))
        await until(pilot, lambda: match.seq > 4)
        assert match.moves[4].seat == 0


# -- the last card --------------------------------------------------------------------------------


@pytest.mark.rule("MH 10.13")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_before_the_draw_that_ends_the_game_one_is_warned(language):
    match = begun(2)
    keep_hand(match, 0, 2)
    shorten_deck(match, 1)
    session = session_of(match, language=language)
    draw = len(options(match, 0))
    async with shown(session) as pilot:
        await pilot.press(str(draw))
        assert session.words.say("tui-heroes-last-card") in flat(screen(pilot))
        assert not match.over
        await pilot.press("enter")  # the first answer is to go back
        assert isinstance(pilot.app.screen, PlayScreen)
        await pilot.press(str(draw))
        await pilot.press("down", "enter")
        assert match.over
        assert isinstance(pilot.app.screen, EndScreen)


@pytest.mark.rule("MH 10.13")
async def test_other_draws_are_not_warned_of():
    match = begun(2)
    keep_hand(match, 0, 2)
    shorten_deck(match, 3)
    async with shown(session_of(match, people=2)) as pilot:
        await pilot.press("enter")
        await pilot.press(str(len(options(match, 0))))
        assert len(match.state.hands[0]) == 3


# -- pace and auto-answer -------------------------------------------------------------------------


async def test_bots_move_at_the_pace_that_is_set():
    match = begun(3, first=1)
    clock = TableClock()
    session = session_of(match, pace=3.0, clock=clock)
    async with shown(session) as pilot:
        assert match.seq == 5
        await clock.advance(2999)
        await pilot.pause()
        assert match.seq == 5
        await clock.advance(1)
        await until(pilot, lambda: match.seq == 6)
        await pilot.press("plus", "plus", "plus", "plus", "plus")
        assert session.driver.sitting.pace == 0
        pilot.app.screen.proceed()
        await until(pilot, lambda: session.driver.todo().what == "person")
        await pilot.press("minus", "minus")
        assert session.driver.sitting.pace == 0.4


async def test_a_question_with_one_answer_waits_for_the_one_who_wants_to_answer():
    match = begun(2)
    give_hand(match, 0, "inn_ticket", "inn_ticket", "inn_ticket")
    session = session_of(match, pace=3.0)
    async with shown(session) as pilot:
        await pilot.press("a")
        assert not session.driver.players[0].auto
        session.driver.sitting.pace = 0
        await pilot.pause()
        assert match.seq == 4
        await pilot.press("a")
        await until(pilot, lambda: match.seq > 4)
        assert match.moves[4][:2] == (0, "play:inn_ticket")
