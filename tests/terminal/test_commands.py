"""What one can ask for at any time."""

import pytest

from fhtagn.kernel.present import keyed
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.replay import ReplayScreen
from fhtagn.tui.saves import read
from fhtagn.tui.sheets import GuideSheet, RulesSheet
from fhtagn.tui.terminal import Terminal
from tests.terminal.scenes import (
    begun,
    flat,
    names,
    options,
    part,
    screen,
    session_of,
    shown,
    told,
    until,
)


async def test_a_hint_names_and_marks_the_greedy_bots_move():
    session = session_of(begun(2))
    wanted = session.driver.thinker(0, "greedy")()
    asked = session.match.decisions()[0]
    task = keyed(session.match.state, asked.options)[wanted]
    async with shown(session) as pilot:
        await pilot.press("end", "h")
        await until(pilot, lambda: "Hint:" in part(pilot, "#detail"))
        assert session.words.option(session.match.state, task, 0) in part(pilot, "#detail")
        assert pilot.app.screen.marked().key == wanted
        assert session.match.seq == 4


async def test_a_hint_is_to_be_had_only_by_the_one_who_is_asked():
    session = session_of(begun(3, first=1), pace=9.0)
    async with shown(session) as pilot:
        await pilot.press("h")
        assert "when it is you who is asked" in told(pilot)


@pytest.mark.rule("MH 10.14")
async def test_undo_explains_its_refusal():
    session = session_of(begun(2), people=2)
    async with shown(session, size=(110, 34)) as pilot:
        await pilot.press("enter")
        key = options(session.match, 0)[0]
        session.driver.play(0, key)
        pilot.app.screen.paint()
        await pilot.press("u")
        assert "cannot be taken back" in told(pilot)
        assert "MH 10.14" in told(pilot)
        assert session.match.moves[-1].key == key


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_guide_opens_at_the_part_for_the_moment(language):
    session = session_of(begun(2), language=language)
    titles = {"en": "A turn at a glance", "ru": "Ход вкратце"}
    async with shown(session) as pilot:
        await pilot.press("g")
        await until(pilot, lambda: "MH 4.5" in flat(screen(pilot)))
        assert isinstance(pilot.app.screen, GuideSheet)
        assert titles[language] in flat(screen(pilot))
        await pilot.press("right")
        await until(pilot, lambda: titles[language] not in flat(screen(pilot)))
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PlayScreen)


@pytest.mark.parametrize(("language", "word"), [("en", "hieroglyph"), ("ru", "иероглифы")])
async def test_rules_are_found_while_one_types(language, word):
    session = session_of(begun(2), language=language)
    async with shown(session) as pilot:
        await pilot.press("r")
        assert isinstance(pilot.app.screen, RulesSheet)
        await pilot.press(*word)
        await until(pilot, lambda: "MH 2.9" in flat(screen(pilot)))
        assert "MH 4.4" not in flat(screen(pilot))
        await pilot.press(*"zzz")
        none = session.words.say("tui-rules-none")
        await until(pilot, lambda: none in flat(screen(pilot)))


@pytest.mark.rule("MH 5.10")
async def test_the_discard_pile_can_be_read_at_any_time_even_in_anothers_turn():
    match = begun(3, first=1)
    session = session_of(match, pace=9.0)
    async with shown(session) as pilot:
        await pilot.press("d")
        code = match.state.code[match.state.discards[0][-1]]
        text = flat(screen(pilot))
        assert names([code])[0] in text
        assert match.game.content.characters[code].text["en"] in text


@pytest.mark.rule("MH 8.23")
@pytest.mark.parametrize("lists", ["open", "closed"])
async def test_in_a_duel_with_open_lists_both_decks_can_be_read(lists):
    session = session_of(begun(2, mode="duel", lists=lists))
    async with shown(session, size=(100, 60)) as pilot:
        await pilot.press("d")
        assert ("The deck of Boris is made of" in flat(screen(pilot))) is (lists == "open")


async def test_all_cards_can_be_read_even_where_the_table_has_no_room():
    match = begun(8)
    g = match.state
    for seat in range(8):
        g.areas[seat] = g.decks[0][seat * 4 : seat * 4 + 4]
    session = session_of(match)
    async with shown(session, size=(80, 24)) as pilot:
        await pilot.press("i")
        body = pilot.app.screen.page.body(74).plain
        for area in g.areas:
            assert all(name in body for name in names({g.code[card] for card in area}))


async def test_what_happened_since_my_move_is_shown_step_by_step():
    match = begun(3)
    session = session_of(match)
    async with shown(session) as pilot:
        await pilot.press("1")
        await until(pilot, lambda: session.driver.todo().what == "person" and match.seq > 6)
        while match.decisions()[0].prompt != "act":
            await pilot.press("1")
            await until(pilot, lambda: session.driver.todo().what in ("person", "auto"))
        mine = session.last_own_ply()
        await pilot.press("w")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert len(replay.frames) == match.seq - mine + 1
        assert replay.eyes == [0]
        await pilot.press("right")
        first = match.moves[mine]
        assert names_in_step(match, mine, session.words) in part(pilot, "#prompt")
        assert first.seat != 0
        await pilot.press("q")
        assert isinstance(pilot.app.screen, PlayScreen)


def names_in_step(match, ply, words):
    """What was told first in the step after so many moves."""
    before = match.moves[ply].before
    return words.event(match.events[before].seen_by(0), 0)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_language_is_switched_in_mid_game_with_the_log(language):
    session = session_of(begun(2), language=language)
    other = next(one for one in LANGUAGES if one != language)
    hand = session.board().view["players"][0]["hand"]
    async with shown(session) as pilot:
        assert names(hand, language)[0] in flat(screen(pilot))
        log = part(pilot, "#past")
        await pilot.press("l")
        assert names(hand, other)[0] in flat(screen(pilot))
        assert part(pilot, "#past") != log
        latest = session.words.event(session.match.told(0)[-1], 0)
        assert session.words.language == other
        assert latest in part(pilot, "#past")


async def test_a_terminal_without_cyrillic_letters_stays_english():
    session = session_of(begun(2), language="ru", shown=Terminal(False, False, "LC_ALL=C"))
    assert session.language == "en"
    async with shown(session, size=(110, 34)) as pilot:
        await pilot.press("enter")
        await pilot.press("l")
        assert session.language == "en"
        assert "shows no Cyrillic letters (LC_ALL=C)" in told(pilot)


async def test_settings_made_at_the_table_are_saved_with_it(tmp_path):
    session = session_of(begun(2))
    keeper = Keeper(session.driver, tmp_path / "one.json")
    async with shown(session, keeper=keeper) as pilot:
        await pilot.press("l", "minus", "a")
    saved = read(tmp_path / "one.json").sitting
    assert (saved.language, saved.pace, saved.players[0].auto) == ("ru", 0.2, False)
