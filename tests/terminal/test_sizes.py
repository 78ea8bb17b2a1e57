"""Small windows, no colours, plain letters: the table stays readable or says what it needs."""

import pytest

from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.heroes.room import Heights, heights
from fhtagn.tui.look import KINDS
from fhtagn.tui.terminal import LEAST, Terminal
from tests.terminal.scenes import (
    begun,
    flat,
    hand_of,
    names,
    options,
    part,
    screen,
    session_of,
    shown,
)

SIZES = [(40, 20), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)]


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_table_fit_into_the_window(size, seats):
    for seated in (True, False):
        others = seats - seated
        share = heights(*size, others, seated=seated)
        dock = size[1] - 2 - sum(share)
        assert dock >= (5 if size[1] <= 20 and seats == 8 else 7)
        assert share.others >= others
        assert share.mine >= 2 * seated


def test_more_room_is_used():
    small, large = heights(80, 24, 3, seated=True), heights(120, 40, 3, seated=True)
    assert isinstance(small, Heights)
    assert large.others > small.others
    assert large.mine >= small.mine


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_at_every_size_the_question_and_all_options_are_there(size, language):
    match = begun(4)
    session = session_of(match, language=language)
    async with shown(session, size=size) as pilot:
        text = screen(pilot)
        assert all(len(line) <= size[0] for line in text.splitlines())
        assert session.words.prompt(match.decisions()[0], 0) in part(pilot, "#prompt")
        for name in names(hand_of(match, 0), language):
            assert name.split()[0] in part(pilot, "#choices")
        for seat in (1, 2, 3):
            assert session.words.player(seat) in part(pilot, "#others")


async def test_eight_players_fit_into_80_by_24():
    match = begun(8)
    async with shown(session_of(match), size=(80, 24)) as pilot:
        others = part(pilot, "#others")
        assert all(name in others for name in ("Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya"))
        assert "Ivan" in others


async def test_forty_columns_are_played_in():
    match = begun(2)
    async with shown(session_of(match, people=2), size=(40, 20)) as pilot:
        await pilot.press("enter")
        await pilot.press("2")
        assert match.moves[-1].seat == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_window_that_is_too_small_says_what_it_needs_and_recovers(language):
    match = begun(2)
    session = session_of(match, language=language)
    async with shown(session, size=(30, 10)) as pilot:
        text = flat(screen(pilot))
        assert "30x10" in text
        assert f"{LEAST[0]}x{LEAST[1]}" in text
        await pilot.resize_terminal(80, 24)
        assert names(hand_of(match, 0), language)[0] in flat(screen(pilot))


def colours(pilot):
    """All colours on the screen, apart from shades of grey."""
    found = set()
    for strip in pilot.app.screen._compositor.render_strips():
        for segment in strip:
            for colour in (segment.style.color, segment.style.bgcolor) if segment.style else ():
                if colour is not None and colour.triplet is not None:
                    red, green, blue = colour.triplet
                    if max(red, green, blue) - min(red, green, blue) > 2:
                        found.add(colour.triplet)
    return found


async def test_no_color_is_respected_and_marks_remain(monkeypatch):
    async with shown(session_of(begun(2))) as pilot:
        assert colours(pilot)
    monkeypatch.setenv("NO_COLOR", "1")
    async with shown(session_of(begun(2))) as pilot:
        assert colours(pilot) == set()
        text = screen(pilot)
        assert "▲" in text or "▼" in text


def test_kinds_are_told_apart_without_colour():
    marks = [mark for mark, _ in KINDS.values()]
    assert len(set(marks)) == len(KINDS) == 3


async def test_a_locale_without_utf8_gets_plain_letters_and_is_told_so():
    match = begun(2)
    session = session_of(match, language="ru", shown=Terminal(False, False, "LC_ALL=C"))
    async with shown(session) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        assert "(LC_ALL=C)" in flat(screen(pilot))
        assert screen(pilot).isascii()
        await pilot.press("enter")
        assert screen(pilot).isascii()
        assert names(hand_of(match, 0), "en")[0] in screen(pilot)
        for key in ("question_mark", "d", "g", "r", "m"):
            await pilot.press(key)
            assert screen(pilot).isascii()
            await pilot.press("escape")
        assert options(match, 0)
