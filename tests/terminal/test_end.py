"""The end: every point by its source and rule, all secrets, and a look back."""

import random

import pytest

from fhtagn.kernel.state import SPECTATOR
from fhtagn.text.messages import LANGUAGES
from fhtagn.tui.end import EndScreen
from fhtagn.tui.heroes.board import HeroesBoard
from fhtagn.tui.painter import open_view
from fhtagn.tui.replay import ReplayScreen, everybody, film
from fhtagn.tui.session import OPEN
from tests.effort import effort
from tests.terminal.scenes import (
    begun,
    driver_of,
    flat,
    hand_of,
    match_of,
    names,
    screen,
    session_of,
    shown,
    until,
)


def played_out(seats=3, seed=3, people=1, **more):
    """A session whose match is over."""
    driver = driver_of(match_of(seats, seed, **more), people=0)
    while driver.todo().what != "over":
        todo = driver.todo()
        if todo.what == "buzzer":
            driver.listen()
        else:
            driver.play(todo.seat, driver.thinker(todo.seat)())
    return session_of(driver.match, people=people)


def test_the_points_on_the_sheet_add_up_to_the_outcome(did):
    for seed in range(effort(30, least=6)):
        more = {"mode": "duel"} if seed % 5 == 4 else {}
        session = played_out(2 if more else 2 + seed % 7, seed, **more)
        g = session.match.state
        board = HeroesBoard(open_view(session.game, g), session.words)
        text = board.result(session.match).plain
        for seat, player in enumerate(board.view["players"]):
            assert sum(points for _, _, points in player["sheet"]) == player["points"]
            total = session.words.say("tui-points", count=player["points"])
            assert f"{g.outcome.places[seat]}. {session.words.player(seat)}: {total}" in text
        best = max(player["points"] for player in board.view["players"])
        winner = g.outcome.places.index(1)
        assert board.view["players"][winner]["points"] == best
        did["games_counted"] += 1
    did.at_least(games_counted=6)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_shows_places_points_rules_and_secrets(language):
    session = played_out(3)
    session.speak(language)
    g = session.match.state
    async with shown(session, size=(110, 120)) as pilot:
        assert isinstance(pilot.app.screen, EndScreen)
        text = flat(screen(pilot))
        for seat in range(3):
            faction = session.game.content.factions[g.code[g.factions[seat][0]]]
            assert faction.name[language] in text
            assert all(name in text for name in names(faction.bonus, language))
        sheets = [player["sheet"] for player in open_view(session.game, g)["players"]]
        rules = {line[0] for sheet in sheets for line in sheet}
        assert rules
        for rule in rules:
            assert session.rule(rule) in text


async def test_when_somebody_resigned_the_hands_are_uncovered():
    match = begun(2)
    match.play(1, "resign")
    async with shown(session_of(match), size=(110, 60)) as pilot:
        text = flat(screen(pilot))
        for seat in (0, 1):
            assert all(name in text for name in names(hand_of(match, seat)))


async def test_after_the_end_one_can_play_again_or_leave():
    for key, again in (("n", True), ("q", False)):
        async with shown(played_out(2)) as pilot:
            await pilot.press(key)
        assert pilot.app.return_value is again


async def test_the_language_can_be_switched_at_the_end_too():
    session = played_out(2)
    async with shown(session) as pilot:
        await pilot.press("l")
        assert session.words.say("tui-again") in flat(screen(pilot))
        assert session.language == "ru"


# -- looking back ---------------------------------------------------------------------------------


def test_a_film_has_a_picture_after_every_move():
    session = played_out(3)
    frames = film(session.match)
    assert len(frames) == session.match.ply + 1
    assert frames[-1].events == len(session.match.events)
    dice = random.Random(1)
    for ply in dice.sample(range(len(frames)), 5):
        assert frames[ply].state.hands == session.match.fork(ply).state.hands


async def test_a_replay_steps_forward_and_back_by_other_eyes_or_open():
    session = played_out(3)
    async with shown(session, size=(100, 40)) as pilot:
        await pilot.press("v")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.viewer == OPEN
        await pilot.press("pagedown", "right", "left", "left")
        assert replay.now == 9
        g = replay.frames[9].state
        text = flat(screen(pilot))
        for seat in range(3):
            assert all(name in text for name in names([g.code[card] for card in g.hands[seat]]))
        await pilot.press("tab")
        assert replay.viewer == 0
        await pilot.press("home", "left")
        assert replay.now == 0
        await pilot.press("end", "right")
        assert replay.now == session.match.ply
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, EndScreen)


async def test_a_replay_runs_by_itself():
    session = played_out(2)
    clock, pace = session.clock, 100  # as quick as it is ever shown
    async with shown(session) as pilot:
        await pilot.press("v", "space")
        film = pilot.app.screen
        assert film.now == 0
        await clock.advance(pace - 1)
        assert film.now == 0
        for step in (1, 2, 3):
            await clock.advance(pace)
            await until(pilot, lambda step=step: film.now == step)
        await pilot.press("space")
        await clock.advance(10 * pace)
        await pilot.pause()
        assert film.now == 3


def test_before_the_end_nobody_looks_at_all_cards():
    assert everybody(session_of(begun(2))) == (SPECTATOR, 0, 1)
    assert OPEN in everybody(played_out(2))
