"""Entries of content as tests need them."""

from importlib.resources import files

from msgspec.structs import replace

from fhtagn.content import read_folder
from fhtagn.content.shapes import shaped
from fhtagn.games.heroes.shapes import DeckFile

LONDON = read_folder(files("fhtagn.games.heroes") / "data")["london"]


def character(**fields):
    """A character without traits or effects, but for these fields."""
    own = shaped(DeckFile, LONDON).character[0]
    return replace(own, **{"tags": (), "on_play": (), "end_game": (), **fields})
