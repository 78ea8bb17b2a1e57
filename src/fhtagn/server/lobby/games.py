"""The games of the house, as a client needs to know them."""

from __future__ import annotations

from functools import cache

from fhtagn.bots.levels import LEVELS
from fhtagn.games import GAMES
from fhtagn.kernel.game import Game, Option
from fhtagn.server.library import game_of
from fhtagn.server.lobby.bodies import Games, GameShown, OptionShown


@cache
def all_games() -> Games:
    return Games(games=[shown_game(game_of(name)) for name in GAMES])


def shown_game(game: Game) -> GameShown:
    return GameShown(
        name=game.name,
        rules=game.version,
        content=game.content.digest,
        seats=list(game.rules.seats),
        options=[_option(one) for one in game.rules.options],
        seat_options=[_option(one) for one in game.rules.seat_options],
        levels=list(LEVELS),
        windows=list(game.display.windows),
        stops=list(game.display.stops),
        presets=game.rules.decks.presets if game.rules.decks else None,
    )


def _option(option: Option) -> OptionShown:
    return OptionShown(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        secret=option.secret,
        only={name: list(values) for name, values in option.only.items()},
    )
