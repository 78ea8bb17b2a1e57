"""Long lists: folded by kinds of action, narrowed by typing."""

import pytest

from fhtagn.kernel.legality import Reason
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.choice import LETTERS, Choice
from fhtagn.tui.commands import COMMANDS
from fhtagn.tui.lines import FEW, MOST, arranged
from tests.terminal.duels import crowded, duel_session
from tests.terminal.scenes import begun, part, session_of, shown, until


def choices(**counts):
    return [
        Choice(f"{kind}:{number}", f"{kind} number {number}", kind)
        for kind, count in counts.items()
        for number in range(count)
    ]


def shape(lines):
    return [(one.choice.kind, one.folded) for one in lines]


def test_a_short_list_is_shown_as_it_is():
    lines = arranged(choices(move=MOST - 2, gate=1, end=1))
    assert len(lines) == MOST
    assert not any(one.is_fold for one in lines)


def test_a_long_list_is_folded_by_kinds_in_their_order():
    lines = arranged(choices(recruit=4, gate=1, move=30, battle=FEW, end=1))
    assert shape(lines) == [
        ("recruit", 4), ("gate", 1), ("move", 30), ("battle", 1), ("battle", 1), ("end", 1)
    ]  # fmt: skip


def test_a_long_list_of_one_kind_is_not_folded():
    assert len(arranged(choices(spawn=28, none=1))) == 29


def test_an_opened_kind_shows_its_options_and_no_others():
    lines = arranged(choices(recruit=4, gate=1, move=30, end=1), opened="move")
    assert shape(lines) == [("move", 1)] * 30


def test_refused_kinds_stay_in_the_list_and_are_never_folded():
    refused = Choice("", "Awaken", "awaken", refused=Reason("CW 9.1.4", "too_dear"))
    every = [*choices(recruit=4, gate=1, move=30), refused]
    assert arranged(every)[-1].choice is refused
    assert refused not in [one.choice for one in arranged(every, wanted="a")]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("move 7", 3), ("MOVE", 30), ("7 mov", 3), ("", 4), ("wizard", 0), ("ber 29", 1)],
)
def test_words_are_found_in_any_order_by_their_parts(wanted, found):
    lines = arranged(choices(recruit=4, gate=1, move=30, end=1), wanted=wanted)
    assert len(lines) == found


def test_yo_and_ye_are_one_letter_to_whoever_types():
    (line,) = arranged([Choice("a", "Тёмный Младой")], wanted="темный")
    assert line.choice.key == "a"


def test_no_letter_is_both_an_option_and_a_command():
    assert not set(LETTERS) & set(COMMANDS)


# -- at the table ---------------------------------------------------------------------------------


FOUND = {"en": ("wend arct balt", "wendigo"), "ru": ("венд аркт балт", "wendigo")}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_move_is_found_by_typing_a_few_letters(language):
    session = duel_session(crowded(), language=language)
    typed, _ = FOUND[language]
    async with shown(session) as pilot:
        assert len(pilot.app.screen.choices) > 40
        await pilot.press("slash", *("space" if one == " " else one for one in typed))
        keys = [one.choice.key for one in pilot.app.screen.lines]
        assert "move:wendigo@arctica>baltica" in keys
        assert len(keys) <= 2
        await pilot.press("home", *["down"] * keys.index("move:wendigo@arctica>baltica"), "enter")
        assert session.match.moves[-1].key == "move:wendigo@arctica>baltica"
        assert not pilot.app.screen.finding.typing


async def test_a_kind_is_opened_and_closed_again():
    session = duel_session(crowded())
    async with shown(session, size=(120, 40)) as pilot:
        table = pilot.app.screen
        folded = [one.choice.kind for one in table.lines if one.is_fold]
        assert {"move", "recruit"} <= set(folded)
        assert "Move ▸" in part(pilot, "#choices")
        place = [one.choice.kind for one in table.lines].index("move")
        await pilot.press(LETTERS[place])
        assert {one.choice.kind for one in table.lines} == {"move"}
        assert "Move Wendigo from" in part(pilot, "#choices")
        await pilot.press("left")
        assert [one.choice.kind for one in table.lines if one.is_fold] == folded
        await pilot.press("home", *["down"] * place, "right")
        assert {one.choice.kind for one in table.lines} == {"move"}
        await pilot.press("escape")
        assert pilot.app.screen is table
        assert [one.choice.kind for one in table.lines if one.is_fold] == folded
        assert session.match.ply == 0


async def test_letters_typed_are_no_commands_and_backspace_takes_them_back():
    session = duel_session(crowded())
    async with shown(session) as pilot:
        table = pilot.app.screen
        await pilot.press("slash", "q", "u")
        assert pilot.app.is_running
        assert table.finding.wanted == "qu"
        await pilot.press("backspace", "backspace", "backspace")
        assert not table.finding.typing
        assert any(one.is_fold for one in table.lines)


async def test_a_hint_opens_the_kind_it_is_in(monkeypatch):
    session = duel_session(crowded())
    wanted = "move:wendigo@arctica>baltica"
    monkeypatch.setattr(session.driver, "thinker", lambda *_: lambda: wanted)
    async with shown(session) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: pilot.app.screen.marked() is not None)
        await until(pilot, lambda: pilot.app.screen.marked().key == wanted)
        assert "Hint:" in part(pilot, "#detail")


async def test_other_games_lists_are_searched_the_same_way():
    match = begun(2)
    session = session_of(match)
    name = session.choices()[1].words
    async with shown(session) as pilot:
        await pilot.press("full_stop", *("space" if one == " " else one for one in name))
        assert name in {one.choice.words for one in pilot.app.screen.lines}
        assert len(pilot.app.screen.lines) < len(pilot.app.screen.choices)
