"""What a text means as a deck, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Iterable

from fhtagn.content import Faults
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Decks, Game
from fhtagn.server.answers import Error
from fhtagn.server.decks.bodies import DeckShown
from fhtagn.server.library import game_of
from fhtagn.text.words import Words


def decks_of(game: Game) -> Decks:
    if game.decks is None:
        raise Complaint("game-without-decks", game=game.name)
    return game.decks


def meant(game: Game, text: str) -> str:
    """The compact form of the deck that a text means, legal or not.

    It can be read again, however many copies the lines of the text add up to.
    """
    decks = decks_of(game)
    compact = decks.compact(decks.read(text))
    decks.read(compact)
    return compact


def legal(game: Game, text: str) -> str:
    """The compact form of a legal deck; every broken limit is named. A preset keeps its name."""
    decks = decks_of(game)
    if text in decks.presets:
        return text
    deck = decks.read(text)
    if broken := decks.complaints(deck):
        raise Faults("deck-refused", broken)
    return decks.compact(deck)


def shown(game: str, name: str, deck: str, language: str) -> DeckShown:
    """The deck as a text, with what is wrong with it and what is worth a word."""
    played = game_of(game)
    decks, words = decks_of(played), Words(language, played)
    read = decks.read(deck)
    return DeckShown(
        game=game,
        name=name,
        deck=deck,
        text=decks.write(read, language),
        complaints=_told(decks.complaints(read), words),
        warnings=_told(decks.warnings(read), words),
    )


def _told(complaints: Iterable[Complaint], words: Words) -> list[Error]:
    return [Error(error=one.name, about=one.about, text=words.complaint(one)) for one in complaints]
