"""Decks for the advanced duel («Подготовка к игре»): what makes one legal, and ready-made ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from fhtagn.content import Faults
from fhtagn.content.shapes import LANGUAGES
from fhtagn.games.heroes.content import Character, Content
from fhtagn.games.heroes.deck_text import DuelDeck, compact, parse, write
from fhtagn.games.heroes.vocabulary import DECK_SIZE
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.rules import cites

__all__ = [
    "FACTIONS", "LEAST_OF_A_SIDE", "MOST_NEUTRAL", "PRESETS", "DuelDeck", "Preset", "compact",
    "complaints", "legal_factions", "legal_presets", "parse", "read_deck", "warnings", "write",
]  # fmt: skip

LEAST_OF_A_SIDE: Final = 6
MOST_NEUTRAL: Final = 6
FACTIONS: Final = 3
LONGEST_NAME: Final = 60  # of a ready-made deck


class Preset(NamedTuple):
    name: dict[str, str]  # by language
    text: str


def _read_presets() -> dict[str, Preset]:
    """The ready-made decks; the head of each file gives its name as `# en: …` and `# ru: …`."""
    folder = files("fhtagn.games.heroes") / "data" / "decks"
    found = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        text = path.read_text("utf-8")
        head = dict(line.removeprefix("# ").split(": ", 1) for line in text.splitlines()[:2])
        name = {language: head[language] for language in LANGUAGES}
        found[path.name.removesuffix(".txt")] = Preset(name, text)
    return found


PRESETS: Final = _read_presets()


@cites("MH 8.20", "MH 8.24")
def read_deck(content: Content, text: str) -> DuelDeck:
    """The legal deck that a ready-made deck's name or a list means; every broken limit is named."""
    deck = meant_deck(content, text)
    broken = complaints(content, deck)
    if broken:
        raise Faults("deck-refused", broken)
    return deck


def meant_deck(content: Content, text: str) -> DuelDeck:
    """The deck that a ready-made deck's name or a list means, legal or not."""
    return parse(content, _preset(text) if len(text) <= LONGEST_NAME else text)


def _preset(text: str) -> str:
    """The list of the ready-made deck so called; what has several entries is a list itself."""
    wanted = text.strip().casefold()
    if wanted in PRESETS:
        return PRESETS[wanted].text
    if not wanted or not wanted.isprintable() or ";" in wanted or "|" in wanted:
        return text
    raise Complaint("no-such-preset", deck=wanted, nearest=nearest(wanted, PRESETS))


def legal_presets(content: Content) -> list[str]:
    """The ready-made decks that are legal with this content; a pack may take their cards away."""
    return [name for name in PRESETS if _is_legal(content, name)]


def _is_legal(content: Content, preset: str) -> bool:
    try:
        read_deck(content, preset)
    except Complaint:
        return False
    return True


# -- the limits ------------------------------------------------------------------------------------


def complaints(content: Content, deck: DuelDeck) -> list[Complaint]:
    """Every limit the deck breaks, each with its rule."""
    checks = (cards_complaints, kind_complaints, copies_complaints, faction_complaints)
    return [broken for check in checks for broken in check(content, deck)]


@cites("MH 8.2", "MH 8.3")
def cards_complaints(content: Content, deck: DuelDeck) -> list[Complaint]:
    """30 cards, from the four theme decks."""
    found = [
        Complaint("duel-stranger", card=card, rule="MH 8.3")
        for card in dict.fromkeys((*deck.characters, *deck.factions))
        if card not in content.characters and card not in content.factions
    ]
    size = len(deck.characters)
    if size != DECK_SIZE:
        found.append(Complaint("duel-size", found=size, needed=DECK_SIZE, rule="MH 8.2"))
    return found


@cites("MH 8.4", "MH 8.5", "MH 8.6")
def kind_complaints(content: Content, deck: DuelDeck) -> list[Complaint]:
    """At least six Heroes, at least six Monsters, at most six neutral cards."""
    kinds = Counter(one.kind for one in _known(content, deck))
    least, most = LEAST_OF_A_SIDE, MOST_NEUTRAL
    found = []
    if kinds["hero"] < least:
        found.append(Complaint("duel-heroes", found=kinds["hero"], least=least, rule="MH 8.4"))
    if kinds["monster"] < least:
        found.append(Complaint("duel-monsters", found=kinds["monster"], least=least, rule="MH 8.5"))
    if kinds["neutral"] > most:
        found.append(Complaint("duel-neutral", found=kinds["neutral"], most=most, rule="MH 8.6"))
    return found


@cites("MH 8.7", "MH 8.8", "MH 8.9", "MH 8.19")
def copies_complaints(content: Content, deck: DuelDeck) -> list[Complaint]:
    """No more copies than the character's theme deck holds, whatever the other player has."""
    return [
        Complaint("duel-copies", card=card.id, found=count, most=card.copies, rule="MH 8.7")
        for card, count in _counted(content, deck)
        if count > card.copies
    ]


@cites("MH 8.12", "MH 8.14", "MH 8.16")
def faction_complaints(content: Content, deck: DuelDeck) -> list[Complaint]:
    """Three different faction cards, of factions to which cards of the deck belong."""
    found = []
    if len(deck.factions) != FACTIONS:
        count = len(deck.factions)
        found.append(Complaint("duel-factions", found=count, needed=FACTIONS, rule="MH 8.12"))
    legal = legal_factions(content, deck.characters)
    for faction, count in Counter(deck.factions).items():
        if count > 1:
            found.append(Complaint("duel-faction-twice", faction=faction, rule="MH 8.16"))
        if faction in content.factions and faction not in legal:
            one = content.factions[faction]
            found.append(
                Complaint(
                    "duel-faction-side", faction=faction, deck=one.deck, side=one.side,
                    rule="MH 8.15",
                )
            )  # fmt: skip
    return found


@cites("MH 8.15", "MH 8.16")
def legal_factions(content: Content, characters: Sequence[str]) -> list[str]:
    """Those of whose theme deck and side the deck holds a character; side and deck may differ."""
    held = {(one.deck, one.kind) for one in _known(content, DuelDeck(tuple(characters), ()))}
    return [name for name, one in content.factions.items() if (one.deck, one.side) in held]


@cites("MH 8.18")
def warnings(content: Content, deck: DuelDeck) -> list[Complaint]:
    """Faction cards of which the deck holds neither pictured character: legal, but worth a word."""
    return [
        Complaint("duel-faction-unpictured", faction=faction, rule="MH 8.18")
        for faction in deck.factions
        if faction in content.factions
        and not set(content.factions[faction].bonus) & set(deck.characters)
    ]


def _known(content: Content, deck: DuelDeck) -> list[Character]:
    return [content.characters[one] for one in deck.characters if one in content.characters]


def _counted(content: Content, deck: DuelDeck) -> list[tuple[Character, int]]:
    counts = Counter(one.id for one in _known(content, deck))
    return [(content.characters[card], count) for card, count in counts.items()]
