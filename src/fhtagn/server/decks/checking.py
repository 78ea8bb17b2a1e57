"""What a text means as a deck, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fhtagn.content import Faults
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Decks, Game
from fhtagn.server.errors import Unknown
from fhtagn.server.library import game_of


class Judged(NamedTuple):
    """A deck in its compact form, legal if there are no complaints."""

    deck: str
    complaints: Sequence[Complaint]
    warnings: Sequence[Complaint]


def decks_of(game: Game) -> Decks:
    if game.decks is None:
        raise Complaint("game-without-decks", game=game.name)
    return game.decks


def judged(game: str, text: str) -> Judged:
    """The deck that a text means, legal or not; a Complaint if it is no list of cards."""
    decks = decks_of(game_of(game))
    deck = decks.compact(decks.read(text))
    again = decks.read(deck)  # what is kept can be read, however many copies a text speaks of
    return Judged(deck, decks.complaints(again), decks.warnings(again))


def legal(game: Game, text: str) -> str:
    """The compact form of a legal deck; every broken limit is named. A preset keeps its name."""
    decks = decks_of(game)
    if text in decks.presets:
        return text
    deck = decks.read(text)
    if broken := decks.complaints(deck):
        raise Faults("deck-refused", broken)
    return decks.compact(deck)


def written(game: str, deck: str, language: str) -> str:
    """The deck as text to share."""
    decks = decks_of(game_of(game))
    return decks.write(decks.read(deck), language)
