"""What a text means as a deck, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Iterable

from fhtagn.content import Faults
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Decks, Game
from fhtagn.server.answers import Error, words_in
from fhtagn.server.decks.bodies import DeckChecked, DeckShown
from fhtagn.server.errors import about_game
from fhtagn.server.library import game_of
from fhtagn.text.words import Words


def decks_of(game: Game) -> Decks:
    if game.rules.decks is None:
        raise Complaint("game-without-decks", game=game.name)
    return game.rules.decks


def meant(game: Game, text: str) -> str:
    """The compact form of the deck that a text means, legal or not.

    It can be read again, however many copies the lines of the text add up to.
    """
    decks = decks_of(game)
    with about_game(game.name):
        compact = decks.compact(decks.read(text))
        decks.read(compact)
        return compact


def legal(game: Game, text: str) -> str:
    """The compact form of a legal deck; every broken limit is named. A preset keeps its name."""
    decks = decks_of(game)
    if text in decks.presets:
        return text
    with about_game(game.name):
        deck = decks.read(text)
        if broken := decks.complaints(deck):
            raise Faults("deck-refused", broken)
        return decks.compact(deck)


def checked(game: str, text: str, language: str) -> DeckChecked:
    """What a text means as a deck, with what is wrong with it and what is worth a word."""
    played = game_of(game)
    return _judged(played, meant(played, text), language)


def shown(game: str, name: str, deck: str, language: str) -> DeckShown:
    """A deck that has a name, likewise."""
    return DeckShown(name=name, **dict(_judged(game_of(game), deck, language)))


def _judged(game: Game, deck: str, language: str) -> DeckChecked:
    decks, words = decks_of(game), words_in(language, game.name)
    read = decks.read(deck)
    return DeckChecked(
        game=game.name,
        deck=deck,
        text=decks.write(read, language),
        complaints=_told(decks.complaints(read), words),
        warnings=_told(decks.warnings(read), words),
    )


def _told(complaints: Iterable[Complaint], words: Words) -> list[Error]:
    return [Error(error=one.name, about=one.about, text=words.complaint(one)) for one in complaints]
