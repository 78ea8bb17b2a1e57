"""A duel played by keys: to its end, at one keyboard, saved, and looked back at."""

import random
from itertools import permutations

import pytest

from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.duel.ending import revealed, totals
from fhtagn.tui.end import EndScreen
from fhtagn.tui.keeper import Keeper
from fhtagn.tui.replay import ReplayScreen
from fhtagn.tui.saves import load
from fhtagn.tui.session import OPEN
from tests.effort import effort
from tests.games.duel.scene import A, B
from tests.terminal.by_keys import answer, play_by_keys
from tests.terminal.duels import DUEL, crowded, duel_match, duel_session
from tests.terminal.scenes import driver_of, flat, part, screen, session_of, shown, until

HASTE = ("ritual", "pass_turn", "hibernate", "end", "stop")  # what brings the end nearer


@pytest.mark.parametrize(
    ("language", "factions", "board"),
    [
        ("ru", ("black_goat", "great_cthulhu"), "lovecraft_country"),
        pytest.param("en", ("windwalker", "sleeper"), "extinction", marks=pytest.mark.slow),
        pytest.param("en", ("", ""), "extinction", marks=pytest.mark.slow),
    ],
)
async def test_a_whole_duel_is_played_by_keys_against_a_bot(tmp_path, language, factions, board):
    match = duel_match(*factions, map=board)
    session = session_of(match, language=language)
    keeper = Keeper(session.driver, tmp_path / "whole.json")
    async with shown(session, keeper=keeper) as pilot:
        answers = await play_by_keys(pilot, random.Random(3), HASTE)
        assert answers > 10
        assert match.over
        assert session.words.of("outcome", match.state.outcome.reason) in flat(screen(pilot))
    saved = load(tmp_path / "whole.json")
    assert saved.sitting.finished
    assert saved.match.moves == match.moves


async def test_a_duel_is_saved_in_the_middle_and_goes_on(tmp_path):
    match = duel_match("great_cthulhu", "sleeper")
    session = session_of(match)
    keeper = Keeper(session.driver, tmp_path / "half.json")
    dice = random.Random(1)
    async with shown(session, keeper=keeper) as pilot:
        while match.ply < 20:
            now = pilot.app.screen
            if session.driver.todo().what == "person":
                await answer(pilot, now, dice, HASTE)
            await pilot.pause()
    found = load(tmp_path / "half.json")
    assert found.match.moves == match.moves
    assert DUEL.view(found.match.state, A) == DUEL.view(match.state, A)


# -- at one keyboard ------------------------------------------------------------------------------


async def test_at_one_keyboard_nobody_reads_anothers_elder_signs():
    s = crowded()
    session = duel_session(s, people=2)
    name = session.words.say("tui-duel-signs")
    async with shown(session, size=(120, 40)) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        behind = pilot.app.screen_stack[-2]
        text = flat("\n".join(strip.text for strip in behind._compositor.render_strips()))
        assert f"{name} 2 Gates" in text
        assert "1+3" not in text
        await pilot.press("enter")
        assert f"{name} 2 (1+3)" in part(pilot, "#board")
        assert "(2)" not in part(pilot, "#board")
        session.driver.play(A, "pass_turn")
        pilot.app.screen.proceed()
        await pilot.pause()
        await pilot.press("enter")  # covers
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        assert session.viewer == SPECTATOR
        await pilot.press("enter")
        assert f"{name} 1 (2)" in part(pilot, "#board")
        assert "1+3" not in part(pilot, "#board")


@pytest.mark.slow
async def test_two_people_play_a_whole_duel_at_one_keyboard():
    match = duel_match("sleeper", "windwalker", map="lovecraft_country")
    session = session_of(match, people=2)
    async with shown(session, size=(100, 30)) as pilot:
        assert await play_by_keys(pilot, random.Random(3), HASTE) > 20  # a short one
        assert match.over
        assert {move.seat for move in match.moves} == {A, B}


# -- the end --------------------------------------------------------------------------------------


def played_out(a, b, seed, **table):
    driver = driver_of(duel_match(a, b, seed, **table), people=0)
    while driver.todo().what != "over":
        seat = driver.todo().seat
        driver.play(seat, driver.thinker(seat)())
    return driver.match


@pytest.mark.rule("CW 20.1.7", "CW 20.1.8")
def test_the_sources_of_doom_add_up_to_the_doom(did):
    pairs = list(permutations(DUEL.content.factions, 2))
    for seed in range(effort(12, least=4)):
        match = played_out(*pairs[seed % len(pairs)], seed)
        for seat, found in enumerate(totals(match)):
            assert found.total() == match.state.doom[seat]
            assert found["signs"] == sum(revealed(match, seat))
        did["duels_counted"] += 1
    did.at_least(duels_counted=4)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_shows_the_winner_and_where_the_doom_came_from(language):
    match = played_out("great_cthulhu", "windwalker", 2)
    session = session_of(match, language=language)
    words = session.words
    async with shown(session, size=(120, 60)) as pilot:
        assert isinstance(pilot.app.screen, EndScreen)
        text = flat(screen(pilot))
        for seat in (A, B):
            doom = words.say("tui-duel-doom-count", count=match.state.doom[seat])
            name = words.name("faction", match.state.factions[seat])
            assert f"{words.player(seat)} · {name}: {doom}" in text
            values = ", ".join(map(str, revealed(match, seat))) or "–"
            assert f"{words.say('tui-duel-revealed')}: {values}" in text
        assert session.rule("CW 20.1.8") in text


@pytest.mark.rule("CW 20.1.9")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_shared_victory_names_both(language):
    units = {A: {"arctica": "acolyte"}, B: {"laurentia": "acolyte"}}
    s = crowded(units=units, signs=((3,), (3,)), at="doom", ritual=5, power=(10, 0))
    s.do("A ritual", "A done", "B done")
    assert s.g.outcome.places == (1, 1)
    session = duel_session(s, language=language)
    async with shown(session) as pilot:
        names = session.words.listed(["Anna", "Boris"])
        assert session.words.say("tui-shared", names=names) in flat(screen(pilot))


async def test_elder_signs_that_were_never_revealed_are_shown_after_somebody_gave_up():
    s = crowded()
    s.do("A resign")
    session = duel_session(s)
    async with shown(session, size=(100, 40)) as pilot:
        text = flat(screen(pilot))
        never = session.words.say("tui-duel-unrevealed")
        assert f"{never}: 1, 3" in text
        assert f"{never}: 2" in text


async def test_a_duel_is_looked_back_at_by_all_eyes():
    match = played_out("sleeper", "black_goat", 1)
    session = session_of(match)
    async with shown(session, size=(120, 40)) as pilot:
        await pilot.press("v")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.viewer == OPEN
        await pilot.press("end")
        bar = replay.painter().bar(118).plain
        assert bar in flat(screen(pilot))
        await pilot.press("home", "tab", "pagedown")
        assert replay.viewer == A
        assert replay.now == 10
        g = replay.frames[10].state
        assert f"Power {g.power[A]}" in part(pilot, "#board")
