"""A deck is asked for only where one plays with decks."""

import pytest

from tests.server.lobby.tables import ok


@pytest.mark.parametrize(
    ("game", "only"),
    [
        ("duel", {"faction": {}, "age": {}}),
        ("fate", {"god": {}, "colour": {}}),
        ("call", {"factions": {"mode": ["factions"]}, "deck": {"mode": ["decks"]}}),
        ("heroes", {"age": {}, "deck": {"mode": ["duel"]}}),
    ],
)
async def test_a_game_says_where_the_options_of_a_seat_count(anna, game, only):
    games = {one["name"]: one for one in ok(await anna.get("/api/games"))["games"]}
    assert {one["name"]: one["only"] for one in games[game]["seat_options"]} == only
