"""An option makes a difference only at the tables at which it is said to count."""

from itertools import product

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings
from fhtagn.lab.play import restless, uniform, walk

LIMITED = [
    (name, option, of_seat)
    for name in GAMES
    for of_seat, options in enumerate((load(name).rules.options, load(name).rules.seat_options))
    for option in options
    if option.only
]


def values(game, option):
    texts = (
        [one for one in game.rules.decks.presets if one != option.default]
        if game.rules.decks
        else []
    )
    return [option.default, next(one for one in [*option.choices, *texts] if one != option.default)]


def tables(game, option):
    """How many play, with which options: every way that its own conditions can tell apart."""
    known = {one.name: one.choices for one in game.rules.options} | {"seats": game.rules.seats}
    for found in product(*(known[name] for name in option.only)):
        table = dict(zip(option.only, found, strict=True))
        yield table.pop("seats", max(2, min(game.rules.seats))), table


def course(game, seats, table, by_seat):
    """Everything that is told in a game played by chance; None if there is no such table."""
    try:
        whole = settings(game, seats, table, by_seat)
    except Complaint:
        return None
    return [ply.told for ply in walk(game, whole, 7, restless(uniform))]


def counts(option, seats, table):
    at = {"seats": seats, **table}
    return all(at[name] in found for name, found in option.only.items())


@pytest.mark.parametrize(
    ("name", "option", "of_seat"), LIMITED, ids=[f"{name}-{one.name}" for name, one, _ in LIMITED]
)
def test_an_option_changes_nothing_where_it_does_not_count(name, option, of_seat):
    game = load(name)
    known = {one.name for one in game.rules.options} | {"seats"}
    assert option.only.keys() <= known
    outside = [at for at in tables(game, option) if not counts(option, *at)]
    assert outside
    for seats, table in outside:
        usual, other = (
            course(game, seats, table, [chosen] * seats)
            if of_seat
            else course(game, seats, table | chosen, [])
            for chosen in ({option.name: value} for value in values(game, option))
        )
        assert usual
        assert other in (usual, None)
