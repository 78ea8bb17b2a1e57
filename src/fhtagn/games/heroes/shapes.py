"""What the files of content look like: which fields their entries have, and of what sort."""

from __future__ import annotations

from fhtagn.content.shapes import Head, Id, Provenance, Provenances, Said, Shape, Text
from fhtagn.content.structs import prepared
from fhtagn.games.heroes.vocabulary import AnyEnding, AnyStep, CardKind, Side, Texts, Whole


class DeckEntry(Head, frozen=True):
    id: Id
    name: Said
    volume: int
    symbol: Text | None = None


class CharacterEntry(Shape, frozen=True):
    id: Id
    name: Said
    kind: CardKind
    suns: Whole
    skulls: Whole
    copies: Whole
    text: Said
    provenance: Provenances
    tags: Texts = ()
    on_play: tuple[AnyStep, ...] = ()
    end_game: tuple[AnyEnding, ...] = ()
    sources: Texts = ()
    note: Text = ""


class FactionEntry(Shape, frozen=True):
    id: Id
    side: Side
    name: Said
    bonus: tuple[Text, Text]
    provenance: Provenance
    sources: Texts = ()
    note: Text = ""


@prepared
class DeckFile(Shape, frozen=True):
    deck: DeckEntry
    character: tuple[CharacterEntry, ...] = ()
    faction: tuple[FactionEntry, ...] = ()
