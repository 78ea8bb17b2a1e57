"""Decks: the ready-made ones of the box, what makes a deck of one's own legal, and tuned ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Final, NamedTuple

from fhtagn.content import Faults
from fhtagn.content.lists import fold
from fhtagn.content.shapes import LANGUAGES
from fhtagn.games.call.content import Card, Content
from fhtagn.games.call.deck_text import Deck, compact, parse, write
from fhtagn.games.call.vocabulary import CONSPIRACY, FACTIONS, STORY
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.rules import cites

__all__ = [
    "COLLECTIONS", "FIRST_GAME", "LEAST", "MOST_COPIES", "PRESETS", "Deck", "Preset", "Ready",
    "compact", "complaints", "legal_presets", "meant_deck", "pairings", "parse",
    "read_deck", "ready_made", "warnings", "write",
]  # fmt: skip

LEAST: Final = 50
MOST_COPIES: Final = 3  # of a title
COLLECTIONS: Final = {"one": 1, "three": 3}  # how many core sets a player owns
LONGEST_NAME: Final = 60  # of a tuned deck
# Shares of a deck in per cent, below which its player is warned.
CHARACTERS: Final = 40
OF_A_FACTION: Final = 20  # to have a resource that matches
A_SYMBOL: Final = 14  # for each symbol of a Steadfast card
OF_THE_LOYAL: Final = 30


# -- ready-made decks ------------------------------------------------------------------------------


class Ready(NamedTuple):
    """What a ready-made deck is mixed of."""

    factions: tuple[str, str]
    neutral: str


# A first game with two very different decks; the rulebook leaves the choice to the players.
FIRST_GAME: Final = (
    Ready(("agency", "hastur"), "neutral_a"),
    Ready(("cthulhu", "syndicate"), "neutral_b"),
)


@cites("CC 23.6")
def pairings() -> tuple[tuple[str, str], ...]:
    """The 21 pairs of factions."""
    return tuple(combinations(FACTIONS, 2))


@cites("CC 23.4", "CC 23.9", "CC 40.8", "CC 40.9")
def ready_made(
    content: Content, factions: tuple[str, str], neutral: str, *, balanced: bool, conspiracy: bool
) -> tuple[str, ...]:
    """Two packs of factions and a neutral one, the conspiracy besides if it is wanted.

    The packs go by what is printed on the cards; in the balanced game they go by number.
    """
    packs = content.packs if balanced else content.printed_packs
    chosen = (*factions, neutral, *((CONSPIRACY,) if conspiracy else ()))
    return tuple(sorted(card for pack in chosen for card in packs[pack]))


# -- tuned decks -----------------------------------------------------------------------------------


class Preset(NamedTuple):
    name: dict[str, str]  # by language
    text: str


def _read_presets() -> dict[str, Preset]:
    """The tuned decks; the head of each file gives its name as `# en: …` and `# ru: …`."""
    folder = files("fhtagn.games.call") / "data" / "decks"
    found = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        text = path.read_text("utf-8")
        head = dict(line.removeprefix("# ").split(": ", 1) for line in text.splitlines()[:2])
        name = {language: head[language] for language in LANGUAGES}
        found[path.name.removesuffix(".txt")] = Preset(name, text)
    return found


PRESETS: Final = _read_presets()


def read_deck(content: Content, text: str, collection: str) -> Deck:
    """The legal deck that a tuned deck's name or a list means; every broken limit is named."""
    deck = meant_deck(content, text)
    if broken := complaints(content, deck, collection):
        raise Faults("deck-refused", broken)
    return deck


def meant_deck(content: Content, text: str) -> Deck:
    """The deck that a tuned deck's name or a list means, legal or not."""
    said = fold(text) if len(text) <= LONGEST_NAME else ""
    for code, preset in PRESETS.items():
        if said in map(fold, (code, *preset.name.values())):
            return parse(content, preset.text)
    try:
        return parse(content, text)
    except Faults as refusal:
        raise _misspelt(text.strip(), refusal) from None


def _misspelt(text: str, refusal: Faults) -> Complaint:
    """What is told of one unknown name: unless it is more like a card, a deck was meant."""
    near, about = nearest(text, PRESETS), refusal.faults[0].about
    one_name = len(text) <= LONGEST_NAME and text.isprintable() and about.get("found") == text
    if not one_name or (about.get("nearest") and not near):
        return refusal
    return Complaint("no-such-preset", deck=text, nearest=near)


def legal_presets(content: Content, collection: str) -> list[str]:
    """The tuned decks that such a collection allows; a pack may take their cards away."""
    return [name for name in PRESETS if _is_legal(content, name, collection)]


def _is_legal(content: Content, preset: str, collection: str) -> bool:
    try:
        read_deck(content, preset, collection)
    except Complaint:
        return False
    return True


# -- the limits ------------------------------------------------------------------------------------


def complaints(content: Content, deck: Deck, collection: str) -> list[Complaint]:
    """Every limit the deck breaks, each with its rule."""
    return [
        *_strangers(content, deck),
        *_size(content, deck),
        *_titles(content, deck),
        *_copies(content, deck, collection),
    ]


@cites("CC 2.1")
def _strangers(content: Content, deck: Deck) -> Iterator[Complaint]:
    """Cards there are not; and stories, which are nobody's."""
    for card in dict.fromkeys(deck.cards):
        if card not in content.cards:
            yield Complaint("deck-stranger", card=card, nearest=nearest(card, content.cards))
        elif content.cards[card].type == STORY:
            yield Complaint("deck-story", card=card, rule="CC 2.1")


@cites("CC 14.1", "CC 23.1")
def _size(content: Content, deck: Deck) -> Iterator[Complaint]:
    """At least 50 cards, conspiracies among them, stories not."""
    found = len(_counted(content, deck))
    if found < LEAST:
        yield Complaint("deck-too-small", found=found, least=LEAST, rule="CC 23.1")


@cites("CC 23.2", "CC 23.3")
def _titles(content: Content, deck: Deck) -> Iterator[Complaint]:
    """At most three cards of one title, whatever their descriptors."""
    titles: dict[str, list[str]] = {}
    for card in _counted(content, deck):
        titles.setdefault(fold(card.name["en"]), []).append(card.id)
    for held in titles.values():
        found, most = len(held), MOST_COPIES
        if found > most:
            rule = "CC 23.2" if len(set(held)) == 1 else "CC 23.3"
            yield Complaint("deck-copies", card=held[0], found=found, most=most, rule=rule)


def _copies(content: Content, deck: Deck, collection: str) -> Iterator[Complaint]:
    """No more copies than the core sets hold that the player owns."""
    sets = COLLECTIONS[collection]
    for card, found in Counter(card.id for card in _counted(content, deck)).items():
        most = content.cards[card].copies * sets
        if most < found <= MOST_COPIES:
            yield Complaint("deck-collection", card=card, found=found, most=most, sets=sets)


def _counted(content: Content, deck: Deck) -> list[Card]:
    """The cards that belong in a deck."""
    known = (content.cards[one] for one in deck.cards if one in content.cards)
    return [card for card in known if card.type != STORY]


# -- what is legal, but worth a word ---------------------------------------------------------------


def warnings(content: Content, deck: Deck) -> list[Complaint]:
    """What will make the deck hard to play."""
    cards = _counted(content, deck)
    return [*_few_characters(cards), *_hard_to_match(cards), *_hard_to_pay(cards), *_at_odds(cards)]


def _few_characters(cards: list[Card]) -> Iterator[Complaint]:
    """Stories are won by characters."""
    found, least = sum(card.type == "character" for card in cards), _part(cards, CHARACTERS)
    if found < least:
        yield Complaint("deck-few-characters", found=found, least=least)


def _hard_to_match(cards: list[Card]) -> Iterator[Complaint]:
    """Factions of which the deck has too few cards to find a matching resource."""
    least = _part(cards, OF_A_FACTION)
    for faction in FACTIONS:
        found = _held(cards, faction)
        if found < least and any(card.faction == faction and card.cost for card in cards):
            yield Complaint(
                "deck-hard-to-match", faction=faction, found=found, least=least, rule="CC 8.5"
            )


def _hard_to_pay(cards: list[Card]) -> Iterator[Complaint]:
    """Steadfast and Loyal cards whose faction is too small a part of the deck."""
    for card in {one.id: one for one in cards}.values():
        found, of = _held(cards, card.faction), card.faction
        if found < (least := _part(cards, A_SYMBOL * card.steadfast)):
            yield Complaint(
                "deck-steadfast", card=card.id, faction=of, found=found, least=least,
                rule="CC 15.17",
            )  # fmt: skip
        if card.loyal and found < (least := _part(cards, OF_THE_LOYAL)):
            yield Complaint(
                "deck-loyal", card=card.id, faction=of, found=found, least=least, rule="CC 15.16"
            )


def _at_odds(cards: list[Card]) -> Iterator[Complaint]:
    """Heroic and Villainous characters, who do not stand together."""
    heroic, villainous = sum(card.heroic for card in cards), sum(card.villainous for card in cards)
    if heroic and villainous:
        yield Complaint("deck-alignments", heroic=heroic, villainous=villainous, rule="CC 15.6")


def _held(cards: list[Card], faction: str) -> int:
    return sum(card.faction == faction for card in cards)


def _part(cards: list[Card], share: int) -> int:
    """So many per cent of the deck, in whole cards, rounded up."""
    return -(-len(cards) * share // 100)
