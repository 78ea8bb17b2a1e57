"""The cards as they are looked up and named."""

from __future__ import annotations

from collections.abc import Mapping

from fhtagn.content.shapes import LANGUAGES
from fhtagn.games.call.abilities import WORDINGS
from fhtagn.games.call.content import Card, Content
from fhtagn.games.call.decks import PRESETS
from fhtagn.games.call.vocabulary import ICONS, KEYWORDS, STORY
from fhtagn.kernel.game import Printed
from fhtagn.kernel.rules import Value


def printed(content: Content) -> Mapping[str, Mapping[str, Printed]]:
    """Every card and story with its wording; factions, subtypes and the tuned decks by name."""
    return {
        "card": {code: of_card(card) for code, card in content.cards.items()},
        "faction": {name: Printed(one.name) for name, one in content.factions.items()},
        "subtype": {name: Printed(one.name) for name, one in content.subtypes.items()},
        "deck": {name: Printed(one.name) for name, one in PRESETS.items()},
    }


def of_card(card: Card) -> Printed:
    """What is printed; of a story or a booster the icons are its struggles."""
    struggles = tuple(map(card.struggles.count, range(len(ICONS))))
    facts: dict[str, Value] = {
        "type": card.type,
        "faction": "" if card.type == STORY else card.faction,
        "cost": card.cost,
        "skill": card.skill,
        **dict(zip(ICONS, card.icons if card.type == "character" else struggles, strict=True)),
        "subtypes": card.subtypes,
        "unique": card.unique,
    }
    keywords = {name: int(getattr(card, name)) for name in KEYWORDS}
    return Printed(card.name, wording(card.id), facts | keywords, card.provenance)


def wording(code: str) -> dict[str, str]:
    """All sentences of a card's text, in the order of the card."""
    said = WORDINGS.get(code, [])
    return {language: " ".join(one[language] for one in said) for language in LANGUAGES}
