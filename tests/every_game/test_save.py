"""A table can be saved at any question, and goes on as if nothing had been."""

from typing import get_args

from fhtagn.kernel.effects import ABILITIES
from fhtagn.kernel.fields import types_of
from fhtagn.lab.flat import agenda_is_plain, saves_come_back, state_is_flat
from tests.every_game.cases import keep_laws


def test_a_save_comes_back_and_goes_on_alike(case, did):
    keep_laws(case, did, 300, saves_come_back)


def test_the_state_is_flat_and_the_agenda_plain(case, did):
    keep_laws(case, did, 1_000, agenda_is_plain, state_is_flat)


def test_every_event_that_may_be_kept_can_be_loaded(case):
    """Those that an ability of the game answers are in the type of what its table keeps."""
    answered = {one.channel.partition(":")[2] for one in abilities(case.game)}
    kinds = {
        case.game.display.events[kind] for kind in answered if kind in case.game.display.events
    }
    assert kinds <= set(kept(case.game))


def abilities(game):
    """Those that answer what happens, of the package or module of the game."""
    home = game.rules.first.__module__
    if home.startswith("fhtagn.games."):
        home = f"fhtagn.games.{game.name}."
    found = [one for one in ABILITIES.values() if one.stage == "answer"]
    return [one for one in found if one.fn.__module__.startswith(home)]


def kept(game):
    """The events that a table of the game may keep."""
    row = get_args(types_of(type(game.blank())).get("happened", tuple[()]))
    return (get_args(row[0]) or row[:1]) if row else ()
