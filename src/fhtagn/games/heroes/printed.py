"""The printed things of the boxes, as they are looked up and named."""

from __future__ import annotations

from fhtagn.games.heroes.content import Character, Content, Deck, Faction
from fhtagn.kernel.game import Printed


def printed(content: Content) -> dict[str, dict[str, Printed]]:
    return {
        "card": {code: character(one) for code, one in content.characters.items()},
        "faction": {code: faction(one) for code, one in content.factions.items()},
        "deck": {code: deck(one) for code, one in content.decks.items()},
    }


def character(one: Character) -> Printed:
    symbols = "☀" * one.suns + "☠" * one.skulls
    facts = {"symbols": symbols, "kind": one.kind, "deck": one.deck, "copies": one.copies}
    return Printed(one.name, one.text, {**facts, "tags": " ".join(one.tags)}, one.provenance)


def faction(one: Faction) -> Printed:
    facts = {"side": one.side, "deck": one.deck, "cards": one.bonus}
    return Printed(one.name, facts=facts, provenance={"card": one.provenance})


def deck(one: Deck) -> Printed:
    return Printed(one.name, facts={"volume": one.volume, "count": len(one.characters)})
