"""What is wrong with content: each entry by itself, each theme deck, and names nobody bears."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import ValidationError

from fhtagn.content import Files
from fhtagn.content.shapes import LANGUAGES, Place, misfits, said, shaped, unknown
from fhtagn.content.steps import StepShape, all_steps, check_clashes, names_in, op_of, words_of
from fhtagn.games.heroes.shapes import CharacterEntry, DeckFile
from fhtagn.games.heroes.vocabulary import (
    CLASHES,
    DECK_SIZE,
    ONCE,
    SIDES,
    Bonus,
    Filter,
)
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.rules import cites

__all__ = ["LANGUAGES", "Decks", "faults_of", "shapes_of"]
FACTIONS_OF_A_SIDE: Final = 3
Decks = Mapping[str, DeckFile]


def shapes_of(tables: Files) -> Decks:
    """The files of sound content, by the id of the theme deck."""
    return {name: shaped(DeckFile, table) for name, table in tables.items()}


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up and names are borne is asked only of sound entries."""
    try:
        decks = shapes_of(tables)
    except ValidationError:
        told = [misfits(f"{name}.toml", DeckFile, table) for name, table in tables.items()]
        return [fault for faults in told for fault in faults]
    wrong = [fault for name, deck in decks.items() for fault in check_entries(name, deck)]
    wrong = wrong or [fault for name, deck in decks.items() for fault in check_deck(name, deck)]
    return [*wrong, *repeated(decks)] or list(check_references(decks))


# -- each entry by itself --------------------------------------------------------------------------


def check_entries(name: str, deck: DeckFile) -> Iterator[Complaint]:
    file = f"{name}.toml"
    for entry in deck.character:
        yield from check_symbols(Place(file, entry.id), entry)
        yield from check_ability(Place(file, entry.id), entry)
    for faction in deck.faction:
        if len({*faction.bonus}) == 1:
            yield Place(file, faction.id).wrong("bonus", [*faction.bonus], '["a", "b"]')
    if deck.deck.id != name:
        yield Place(file, "deck").wrong("id", deck.deck.id, f'"{name}"')


@cites("MH 2.2", "MH 2.3", "MH 2.4")
def check_symbols(place: Place, entry: CharacterEntry) -> Iterator[Complaint]:
    """A Hero shows suns, a Monster skulls, a neutral card neither."""
    shown = {"hero": (True, False), "monster": (False, True), "neutral": (False, False)}
    if shown[entry.kind] != (entry.suns > 0, entry.skulls > 0):
        yield place.fault("kind-symbols", "kind", found=entry.kind)


def check_ability(place: Place, entry: CharacterEntry) -> Iterator[Complaint]:
    """Effects that do not go together."""
    steps = list(all_steps(place.into("on_play"), entry.on_play))
    ops = [op_of(step) for _, step in steps]
    for op in ONCE:
        if ops.count(op) > 1:
            yield place.fault("effect-twice", "on_play", op=op)
    if "play_extra" in ops and "discard_this" in ops:  # the further card may have moved this one
        yield place.fault("effect-clash", "on_play", op="discard_this", words="play_extra")
    for at, step in steps:
        yield from check_clashes(at, words_of(step), CLASHES)
    for at, ending in all_steps(place.into("end_game"), entry.end_game):
        words = words_of(ending)
        if words["op"] == "score_set" and entry.id not in names_in(words, "ids"):
            yield at.fault("set-without-itself", "")


# -- each theme deck, and all of them --------------------------------------------------------------


@cites("MH 1.4", "MH 1.5", "MH 1.6")
def check_deck(name: str, deck: DeckFile) -> Iterator[Complaint]:
    """A theme deck has 30 characters and six faction cards, three for each side."""
    place = Place(f"{name}.toml", name)
    copies = sum(entry.copies for entry in deck.character)
    if copies != DECK_SIZE:
        yield place.fault("deck-size", "copies", found=copies, needed=DECK_SIZE)
    for side in SIDES:
        count = sum(entry.side == side for entry in deck.faction)
        if count != FACTIONS_OF_A_SIDE:
            needed = FACTIONS_OF_A_SIDE
            yield place.fault("deck-factions", "side", side=side, found=count, needed=needed)


def repeated(decks: Decks) -> Iterator[Complaint]:
    """Ids that two entries bear, be it in different files."""
    seen = set()
    for name, deck in decks.items():
        ids = [entry.id for entry in deck.character] + [entry.id for entry in deck.faction]
        for one in ids:
            if one in seen:
                yield Complaint("id-twice", file=f"{name}.toml", entry=one)
            seen.add(one)


def check_references(decks: Decks) -> Iterator[Complaint]:
    """Characters and traits that effects and faction cards name, but nobody bears."""
    ids = [entry.id for deck in decks.values() for entry in deck.character]
    tags = [tag for deck in decks.values() for entry in deck.character for tag in entry.tags]
    for name, deck in decks.items():
        for faction in deck.faction:
            yield from unknown(Place(f"{name}.toml", faction.id), "bonus", faction.bonus, ids)
        for entry in deck.character:
            place = Place(f"{name}.toml", entry.id)
            for at, step in all_steps(place.into("on_play"), entry.on_play):
                yield from check_names(at, step, ids, tags)
            for at, ending in all_steps(place.into("end_game"), entry.end_game):
                yield from unknown(at, "ids", names_in(words_of(ending), "ids"), ids)


def check_names(
    place: Place, step: StepShape, ids: Sequence[str], tags: Sequence[str]
) -> Iterator[Complaint]:
    for word, value in said(step).items():
        if isinstance(value, Bonus):
            yield from unknown(place.into(word), "card", [value.card], ids)
        if isinstance(value, Filter):
            at = place.into(word)
            yield from unknown(at, "ids", value.ids or (), ids)
            yield from unknown(at, "not_ids", value.not_ids, ids)
            yield from unknown(at, "tags", value.tags or (), tags)
            yield from unknown(at, "not_tags", value.not_tags, tags)
