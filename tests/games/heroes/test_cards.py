"""Every character does what its text says, to whom it says, and to nobody else.

Where an effect chooses among cards, the scene holds a copy of every character there is, so that
whatever its words leave out is there to be left out.
"""

import re

import pytest

from tests.games.heroes.scene import GAME, A, B, C, scene

CHARACTERS = GAME.content.characters
EVERY = list(CHARACTERS)
HEROES = " ".join(code for code, one in CHARACTERS.items() if one.suns)
MONSTERS = " ".join(code for code, one in CHARACTERS.items() if one.skulls)
RETURNERS = ("inn_lawrence", "ldn_seward", "mtn_atwood", "shk_hudson")


def all_but(words):
    """A copy of every other character."""
    return " ".join(code for code in EVERY if code not in words.split())


def keys(verb, words, *seats):
    return [f"{verb}:{code}@{seat}" for seat in seats for code in words.split()]


# -- discard in play -------------------------------------------------------------------------------

DISCARDS = [
    pytest.param("inn_agent", "inn_deep_one inn_hybrid", marks=pytest.mark.card("inn_agent")),
    pytest.param("inn_pthya", "inn_olmstead inn_orne", marks=pytest.mark.card("inn_pthya")),
    pytest.param("inn_casey", MONSTERS, marks=pytest.mark.card("inn_casey")),
    pytest.param("inn_dagon", HEROES, marks=pytest.mark.card("inn_dagon")),
]
