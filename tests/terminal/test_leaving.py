"""The menu, resigning, a full disk, and the ways out."""

import errno
import os

import pytest

from fhtagn.text.messages import LANGUAGES
from fhtagn.tui import keeper as keeper_module
from fhtagn.tui.commands import COMMANDS, explanations, labels
from fhtagn.tui.end import EndScreen
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.play import PlayScreen
from fhtagn.tui.saves import read
from fhtagn.tui.sheets import ListSheet
from tests.games.call.scene import scene
from tests.terminal.calls import call_session
from tests.terminal.scenes import (
    begun,
    flat,
    match_of,
    screen,
    session_of,
    shown,
    told,
    until,
)


@pytest.mark.rule("MH 10.17")
async def test_resigning_is_asked_twice():
    match = begun(2)
    session = session_of(match)
    async with shown(session) as pilot:
        await pilot.press("m")
        await pilot.press("end", "enter")
        assert "MH 10.17" in flat(screen(pilot))
        await pilot.press("enter")
        assert not match.over
        await pilot.press("m")
        await pilot.press("end", "enter")
        await pilot.press("down", "enter")
        assert match.over
        assert isinstance(pilot.app.screen, EndScreen)


async def test_everything_in_the_menu_does_what_it_says():
    session = session_of(begun(2))
    async with shown(session) as pilot:
        await pilot.press("m")
        await pilot.press("down", "down", "down", "enter")  # piles
        assert "Discard: 1" in flat(screen(pilot))


def test_every_key_has_a_word_and_a_line_in_both_languages():
    """The key of the stops only where a game has windows to stop at."""
    for language in LANGUAGES:
        board = session_of(match_of(2), language=language).board()
        windowed = call_session(scene(), language=language).board()
        assert labels(board).keys() == set(COMMANDS) - {"=", "_", "0"}
        assert labels(windowed).keys() >= set(COMMANDS) - {"=", "_"}
        for one in (board, windowed):
            assert explanations(one).keys() == labels(one).keys() - {"?"}


async def test_ctrl_c_says_that_all_is_saved_and_the_second_one_leaves():
    async with shown(session_of(begun(2))) as pilot:
        await pilot.press("ctrl+c")
        assert "Everything is saved" in told(pilot)
        assert pilot.app.is_running
        await pilot.press("ctrl+c")
    assert pilot.app.return_code == 0


async def test_when_the_disk_is_full_the_table_says_so_once_and_plays_on(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    match = begun(2)
    session = session_of(match)
    keeper = Keeper(session.driver, tmp_path / "one.json")
    keeper.write()
    monkeypatch.setattr(keeper_module, "replace", full)
    async with shown(session, keeper=keeper) as pilot:
        keeper.tell = pilot.app.tell
        await pilot.press("1")
        await until(pilot, lambda: match.seq > 5)
        notes = [note.message for note in pilot.app._notifications]
        assert len(notes) == 1
        assert os.strerror(errno.ENOSPC) in notes[0]
    assert read(tmp_path / "one.json").record["keys"] == [
        list(move[:2]) for move in match.moves[:4]
    ]


async def test_escape_opens_the_menu_and_closes_it():
    async with shown(session_of(begun(2))) as pilot:
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, ListSheet)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PlayScreen)


async def test_page_up_scrolls_the_log_and_not_the_options():
    async with shown(session_of(begun(8))) as pilot:
        past = pilot.app.screen.query_one("#past")
        await until(pilot, lambda: past.scroll_y > 0)
        before, marked = past.scroll_y, pilot.app.screen.marked()
        await pilot.press("pageup")
        assert past.scroll_y < before
        assert pilot.app.screen.marked() == marked


async def test_q_leaves():
    async with shown(session_of(begun(2))) as pilot:
        await pilot.press("q")
    assert pilot.app.return_code == 0
