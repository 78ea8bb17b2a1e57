"""What the rule base of this game has beyond those of every game, and what its cards prove."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tests.rulebook.rulebases import RULEBASES, Entry

BASE = RULEBASES["heroes"]
DECK_NAMES = ("london", "sherlock", "innsmouth", "mountains")
DECKS: dict[str, Entry] = {name: BASE.data[name] for name in DECK_NAMES}
CHARACTERS: list[Entry] = [card for deck in DECKS.values() for card in deck["character"]]
FACTIONS: list[Entry] = [card for deck in DECKS.values() for card in deck["faction"]]


def count(deck: Entry, kind: str) -> int:
    return sum(card["copies"] for card in deck["character"] if card["kind"] == kind)


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_deck_cites_what_exists(deck: str) -> None:
    cites = DECKS[deck]["deck"]["cites"]
    assert [BASE.number(cite) for cite in cites] == sorted({BASE.number(cite) for cite in cites})
    assert set(cites) <= BASE.ids


def test_the_decks_point_only_to_cards_that_exist() -> None:
    ids = [card["id"] for card in CHARACTERS + FACTIONS]
    assert len(set(ids)) == len(ids)
    own = {name: {card["id"] for card in deck["character"]} for name, deck in DECKS.items()}
    tags = {tag for card in CHARACTERS for tag in card["tags"]}

    def mentioned(node: Any, word: str = "") -> list[tuple[str, str]]:
        if isinstance(node, dict):
            return [pair for key, value in node.items() for pair in mentioned(value, key)]
        if isinstance(node, list):
            return [pair for value in node for pair in mentioned(value, word)]
        return [(word, node)] if isinstance(node, str) else []

    for name, deck in DECKS.items():
        for card in deck["character"]:
            for word, value in mentioned([card.get("on_play", []), card.get("end_game", [])]):
                if word in ("ids", "not_ids", "card"):
                    assert value in own[name], (card["id"], value)
                if word in ("tags", "not_tags"):
                    assert value in tags, (card["id"], value)
        for faction in deck["faction"]:
            assert set(faction["bonus"]) <= own[name]


# ---------------------------------------------------------------- what the cards themselves prove


@pytest.mark.rule("MH 1.3", "MH 1.7")
def test_two_decks_of_each_volume() -> None:
    volumes = {name: deck["deck"]["volume"] for name, deck in DECKS.items()}
    assert volumes == {"london": 1, "sherlock": 1, "innsmouth": 2, "mountains": 2}


@pytest.mark.rule("MH 1.4", "MH 1.5", "MH 1.6")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_the_size_of_a_theme_deck(deck: str) -> None:
    assert sum(card["copies"] for card in DECKS[deck]["character"]) == 30
    assert Counter(card["side"] for card in DECKS[deck]["faction"]) == {"hero": 3, "monster": 3}


@pytest.mark.rule("MH 2.1", "MH 2.2", "MH 2.3", "MH 2.4")
def test_a_kind_goes_with_its_symbols() -> None:
    shows = {"hero": (True, False), "monster": (False, True), "neutral": (False, False)}
    for card in CHARACTERS:
        assert (card["suns"] > 0, card["skulls"] > 0) == shows[card["kind"]], card["id"]


@pytest.mark.rule("MH 2.5")
def test_some_cards_show_two_symbols() -> None:
    assert Counter(max(card["suns"], card["skulls"]) for card in CHARACTERS).keys() == {0, 1, 2}


@pytest.mark.rule("MH 2.11")
def test_a_card_has_one_kind() -> None:
    assert {card["kind"] for card in CHARACTERS} == {"hero", "monster", "neutral"}


@pytest.mark.rule("MH 2.8", "MH 2.9")
def test_the_neutral_cards() -> None:
    neutral = {
        name: [card["id"] for card in deck["character"] if card["kind"] == "neutral"]
        for name, deck in DECKS.items()
    }
    assert neutral["innsmouth"] == []
    assert neutral["mountains"] == ["mtn_hieroglyph"]


@pytest.mark.rule("MH 2.10")
def test_a_faction_card_pictures_two_characters_of_its_side() -> None:
    kinds = {card["id"]: card["kind"] for card in CHARACTERS}
    for faction in FACTIONS:
        assert len(set(faction["bonus"])) == 2
        assert {kinds[character] for character in faction["bonus"]} == {faction["side"]}


@pytest.mark.rule("MH 3.21")
@pytest.mark.parametrize("players", range(2, 9))
def test_set_up_leaves_a_deck_to_play_with(players: int) -> None:
    cards = sum(card["copies"] for card in DECKS["innsmouth"]["character"])
    left = cards * (1 if players <= 4 else 2) - 1 - players * 3 - players * 3
    assert left >= 5


@pytest.mark.rule("MH 5.41")
def test_returners_are_marked_and_spared() -> None:
    returners = [card for card in CHARACTERS if "returner" in card["tags"]]
    assert len(returners) == 4
    assert returners == [card for card in CHARACTERS if "return_to_hand" in str(card["on_play"])]
    for card in returners:
        assert card["on_play"][0]["filter"] == {"not_tags": ["returner"]}


@pytest.mark.rule("MH 8.8", "MH 8.9")
def test_the_copies_which_the_rulebook_names() -> None:
    copies = {card["id"]: card["copies"] for card in CHARACTERS}
    assert copies["shk_imp"] == 3
    assert copies["mtn_penguin"] == 4


@pytest.mark.rule("MH 8.21")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_theme_deck_keeps_the_limits_of_the_duel(deck: str) -> None:
    heroes, monsters, neutral = (
        count(DECKS[deck], kind) for kind in ("hero", "monster", "neutral")
    )
    assert heroes >= 6
    assert monsters >= 6
    assert neutral <= 6
    kinds = {card["kind"] for card in DECKS[deck]["character"]}
    for three in combinations(DECKS[deck]["faction"], 3):
        assert {faction["side"] for faction in three} <= kinds


@pytest.mark.rule("MH 10.16")
def test_texts_say_you_may_exactly_where_a_step_is_optional() -> None:
    for card in CHARACTERS:
        optional = any(step.get("may") is True for step in card["on_play"])
        for lang, words in (("en", "you may"), ("ru", "вы можете")):
            text = card["text"][lang].lower()
            assert text.startswith(words) if optional else words not in text, card["id"]
