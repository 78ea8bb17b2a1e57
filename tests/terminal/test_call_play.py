"""Call of Cthulhu played by keys: to its end, at one keyboard, saved, looked back at."""

import random

import pytest

from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.call.names import FREE, MARKS
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.replay import ReplayScreen
from fhtagn.tui.saves import load as load_save
from fhtagn.tui.session import OPEN
from tests.games.call.scene import GAME, A, B
from tests.terminal.by_keys import answer, play_by_keys
from tests.terminal.calls import (
    call_match,
    call_session,
    late,
    name,
    played_out,
    shorten_decks,
)
from tests.terminal.scenes import flat, part, screen, session_of, shown, until

HASTE = ("commit", "tokens", "play")  # what brings a game forward
FACTIONS = ("agency+cthulhu", "hastur+yog_sothoth")


@pytest.mark.parametrize(("language", "size"), [("ru", (80, 24)), ("en", (100, 35))])
async def test_a_game_with_small_decks_is_played_by_keys(language, size):
    match = call_match(1, FACTIONS)
    shorten_decks(match, 8)
    session = session_of(match, language=language)
    async with shown(session, size=size) as pilot:
        assert await play_by_keys(pilot, random.Random(3), HASTE) > 10
        assert match.state.outcome.reason in ("deck", "stories")
        assert session.words.of("outcome", match.state.outcome.reason) in flat(screen(pilot))
    passed = [move for move in match.moves if move.seat == A and move.key == "pass"]
    assert len(passed) > 10, "many windows were passed without a stop"


@pytest.mark.slow
async def test_a_whole_game_is_played_by_keys(tmp_path):
    match = call_match(1, conspiracy=True)
    session = session_of(match, bots="greedy")
    keeper = Keeper(session.driver, tmp_path / "whole.json")
    async with shown(session, keeper=keeper) as pilot:
        assert await play_by_keys(pilot, random.Random(3), HASTE) > 50
        assert match.over
        assert session.words.of("outcome", match.state.outcome.reason) in flat(screen(pilot))
    saved = load_save(tmp_path / "whole.json")
    assert saved.sitting.finished
    assert saved.match.moves == match.moves


@pytest.mark.parametrize("language", LANGUAGES)
async def test_factions_hand_and_resources_are_chosen_by_keys(language):
    session = session_of(call_match(), language=language)
    words, match = session.words, session.match
    async with shown(session, size=(100, 35)) as pilot:
        pair = words.listed([words.name("faction", one) for one in ("agency", "miskatonic")])
        assert pair in part(pilot, "#choices")
        await pilot.press("1")
        await until(pilot, lambda: match.decisions()[0].prompt != "name_factions")
        while match.decisions()[0].prompt in ("name_another", "mulligan"):
            await pilot.press("1")
        await until(pilot, lambda: match.decisions()[0].prompt == "first_resources")
        hand = [match.state.code[card] for card in match.state.hands[A]]
        assert all(name(code, language) in part(pilot, "#board") for code in hand)
        asked = words.prompt(match.decisions()[0], A)
        assert asked in part(pilot, "#prompt")
        await pilot.press("1")
        await until(pilot, lambda: match.state.turn == 1)
        assert all(len(one.resources) == 1 for one in match.state.domains[A])


async def test_at_one_keyboard_nobody_reads_anothers_hand():
    session = session_of(call_match(factions=FACTIONS), people=2)
    g = session.match.state
    hands = [[name(g.code[card]) for card in g.hands[seat]] for seat in (A, B)]
    async with shown(session, size=(140, 45)) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        behind = pilot.app.screen_stack[-2]
        text = flat("\n".join(strip.text for strip in behind._compositor.render_strips()))
        assert not any(one in text for one in (*hands[A], *hands[B]))
        await pilot.press("enter")
        mine = session.viewer
        text = part(pilot, "#board")
        assert all(one in text for one in hands[mine])
        assert not any(one in text for one in set(hands[1 - mine]) - set(hands[mine]))


async def test_a_game_is_saved_in_the_middle_and_goes_on(tmp_path):
    match = call_match(factions=FACTIONS)
    session = session_of(match)
    keeper = Keeper(session.driver, tmp_path / "half.json")
    dice = random.Random(1)
    async with shown(session, keeper=keeper) as pilot:
        while match.ply < 25:
            if session.driver.todo().what == "person":
                await answer(pilot, pilot.app.screen, dice)
            await pilot.pause()
        await until(pilot, (tmp_path / "half.json").exists)
    found = load_save(tmp_path / "half.json")
    assert found.match.moves == match.moves
    assert GAME.view(found.match.state, A) == GAME.view(match.state, A)


# -- the end --------------------------------------------------------------------------------------


def ending(reason):
    """The table as it is at such an end, with A as the winner; A has one story, B two of three."""
    if reason == "resigned":
        return late().do("B resign")
    if reason == "deck":
        return late(at="draw", deck={A: 20, B: "F052 F092"}, active=B)
    s = late(at="resolve", won={A: "F160 F163", B: "F161"}, tokens={"F157": (4, 0), "F156": (0, 2)},
             play={A: "F010@2"})  # fmt: skip
    return s.do("A tokens:1") if "tokens:1" in s.keys(A) else s


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reason", "rule"), [("stories", "CC 3.1"), ("deck", "CC 3.5"), ("resigned", "CC 40.44")]
)
async def test_the_end_tells_the_winner_the_reason_its_rules_and_the_stories(
    reason, rule, language
):
    s = ending(reason)
    assert (s.winner(), s.g.outcome.reason) == (A, reason)
    session = call_session(s, language=language)
    words = session.words
    async with shown(session, size=(120, 60)) as pilot:
        text = flat(screen(pilot))
        assert words.say("tui-won", seat=A, reader=A) in text
        assert words.of("outcome", reason) in text
        assert session.rule(rule) in text
        for seat, place in ((A, 1), (B, 2)):
            count = len(s.g.won[seat])
            stories = f"{words.say('tui-call-stories')} {MARKS[seat] * count}{FREE * (3 - count)}"
            assert f"{place}. {MARKS[seat]} {words.player(seat)} · {stories}" in text
            for code in s.won(seat):
                assert name(code, language) in text
        assert name("F125", language) in text, "what B held is told now"


async def test_tokens_on_stories_nobody_has_won_are_told_at_the_end():
    session = call_session(ending("stories"))
    async with shown(session, size=(120, 60)) as pilot:
        assert f"{MARKS[B] * 2}{FREE * 3} {name('F156')}" in flat(screen(pilot))


async def test_resigning_is_asked_twice_with_its_rule():
    session = call_session(late())
    async with shown(session, size=(100, 35)) as pilot:
        await pilot.press("s", "enter")
        assert session.words.say("tui-call-resign") in flat(screen(pilot))
        assert not session.match.over
        await pilot.press("down", "enter")
        await until(pilot, lambda: session.match.over)
        assert session.match.state.outcome.reason == "resigned"


async def test_a_game_is_looked_back_at_by_all_eyes():
    match = played_out(1)
    session = session_of(match)
    async with shown(session, size=(140, 45)) as pilot:
        await pilot.press("v")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.viewer == OPEN
        await pilot.press("pagedown", "pagedown")
        g = replay.frames[20].state
        hands = [{name(g.code[card]) for card in g.hands[seat]} for seat in (A, B)]
        assert replay.painter().bar(138).plain in flat(screen(pilot)).replace("  ", " ")
        page = replay.painter().pages()["i"].body(100).plain
        assert all(one in page for one in (*hands[A], *hands[B]))
        await pilot.press("tab")
        assert replay.viewer == A
        page = replay.painter().pages()["i"].body(100).plain
        in_play = {name(g.code[card]) for card in (*g.play[A], *g.play[B])}
        assert not any(one in page for one in hands[B] - hands[A] - in_play)
        assert SPECTATOR not in replay.eyes
