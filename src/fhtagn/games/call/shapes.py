"""What the files of content look like: which fields their entries have, and of what sort."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from fhtagn.content import Files
from fhtagn.content.shapes import Head, Id, Provenances, Said, Shape, Text, shaped
from fhtagn.content.structs import prepared
from fhtagn.games.call.vocabulary import FACTIONS, LETTERS, MOST, NEUTRAL, STORY, PackName

# The files of cards, and the faction printed on them.
FILES: Final = {f"cards_{name}": name for name in (*FACTIONS, NEUTRAL)} | {"cards_stories": STORY}
LISTS: Final = ("card", "faction", "subtype")  # the arrays of entries in a file
Code = Annotated[str, Meta(pattern=r"\A[A-Z][0-9]{3}\Z")]  # the collector number
Icons = Annotated[str, Meta(pattern=r"\AT*C*A*I*\Z")]  # in their order
Struggles = Annotated[str, Meta(pattern=rf"\A[{LETTERS}]+\Z")]  # in the order printed
Count = Annotated[int, Meta(ge=1, le=MOST)]
NumberOrX = Annotated[int, Meta(ge=0, le=MOST)] | Literal["X"]


class NamedEntry(Shape, frozen=True):
    id: Id
    name: Said
    note: Text = ""


class CardEntry(Shape, frozen=True, kw_only=True, tag_field="type"):
    """What all cards say."""

    id: Code
    name: Said
    provenance: Provenances
    pack: PackName | None = None
    descriptor: Said | None = None
    copies: Count = 1
    note: Text = ""


class PlayedEntry(CardEntry, frozen=True, kw_only=True):
    """What all cards say that are played from a hand."""

    cost: NumberOrX
    unique: bool = False
    subtypes: tuple[Text, ...] = ()
    loyal: bool = False
    transient: bool = False
    steadfast: Count | None = None


class CharacterEntry(PlayedEntry, frozen=True, kw_only=True, tag="character"):
    skill: NumberOrX
    icons: Icons = ""
    struggles: Struggles | None = None
    fast: bool = False
    willpower: bool = False
    heroic: bool = False
    villainous: bool = False
    invulnerability: bool = False
    toughness: Count | None = None


class SupportEntry(PlayedEntry, frozen=True, kw_only=True, tag="support"):
    struggles: Struggles | None = None


class EventEntry(PlayedEntry, frozen=True, kw_only=True, tag="event"):
    pass


class ConspiracyEntry(PlayedEntry, frozen=True, kw_only=True, tag="conspiracy"):
    struggles: Struggles


class StoryEntry(CardEntry, frozen=True, kw_only=True, tag=STORY):
    struggles: Struggles


AnyCard = CharacterEntry | SupportEntry | EventEntry | ConspiracyEntry | StoryEntry


@prepared
class ComponentsFile(Shape, frozen=True):
    components: Head
    faction: tuple[NamedEntry, ...]
    subtype: tuple[NamedEntry, ...]


@prepared
class CardsFile(Shape, frozen=True):
    cards: Head
    card: tuple[AnyCard, ...]


class AllFiles(NamedTuple):
    components: ComponentsFile
    cards: Mapping[str, CardsFile]  # by the name of the file

    def listed(self) -> list[tuple[str, AnyCard]]:
        """All cards, with their files."""
        return [(file, one) for file, cards in self.cards.items() for one in cards.card]


def shapes_of(tables: Files) -> AllFiles:
    """The files of sound content; a ValidationError if there are misfits."""
    return AllFiles(
        shaped(ComponentsFile, tables["components"]),
        {file: shaped(CardsFile, tables[file]) for file in FILES},
    )


def type_of(card: CardEntry) -> str:
    return str(card.__struct_config__.tag)
