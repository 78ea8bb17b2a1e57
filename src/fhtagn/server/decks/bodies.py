"""What is asked about decks and what is answered, as JSON."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StrictStr

from fhtagn.server.answers import Error
from fhtagn.server.lobby.bodies import Body, GameName, Secret, Text

Name = Annotated[StrictStr, Field(max_length=200)]


class NewDeck(Body):
    """A text as people write it: names of cards in either language, numbers, headings."""

    game: GameName
    name: Name
    text: Text


class Draft(Body):
    """A text as of a new deck, or the name of a ready-made one; nothing is kept of it."""

    game: GameName
    text: Text


class Changed(Body):
    name: Name | None = None
    text: Text | None = None


class LinkSecret(Body):
    secret: Secret


class DeckLine(BaseModel):
    """A deck in a list; `shared` if there is a link to it."""

    id: str
    game: str
    name: str
    shared: bool
    updated_at: int


class DeckList(BaseModel):
    decks: list[DeckLine]


class DeckChecked(BaseModel):
    """A deck, compact and as a text to share; it is legal if there are no complaints."""

    game: str
    deck: str
    text: str
    complaints: list[Error]
    warnings: list[Error]


class DeckShown(DeckChecked):
    name: str


class Deck(DeckShown):
    id: str
    shared: bool
    updated_at: int


class Link(BaseModel):
    """The secret is told this once; a link has it behind its `#` and nowhere else."""

    secret: str
