"""The cards as they are read: what the data alone make true."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from fhtagn.content.shapes import LANGUAGES
from fhtagn.games.call.content import X, printed_pack, read
from fhtagn.games.call.vocabulary import FACTIONS, ICONS, KEYWORDS, NEUTRAL, TYPES

CONTENT = read()
CARDS = list(CONTENT.cards.values())
GAME = files("fhtagn.games.call")
RULES = {one["id"] for one in tomllib.loads((GAME / "rules.toml").read_text("utf-8"))["rule"]}


def of(faction: str, kind: str) -> int:
    return sum(card.faction == faction and card.type == kind for card in CARDS)


# -- the box ---------------------------------------------------------------------------------------


def test_the_box_holds_165_cards() -> None:
    assert len(CARDS) == 165 == 140 + 14 + 1 + 10
    assert list(CONTENT.cards) == [f"F{number:03}" for number in range(1, 166)]
    kinds = {"character": 91, "support": 22, "event": 41, "conspiracy": 1, "story": 10}
    assert Counter(card.type for card in CARDS) == kinds
    assert tuple(kinds) == TYPES
    assert {card.copies for card in CARDS} == {1}


@pytest.mark.parametrize(
    ("faction", "characters", "supports", "events"),
    [
        ("agency", 14, 2, 5),
        ("miskatonic", 11, 3, 5),
        ("cthulhu", 12, 3, 5),
        ("syndicate", 12, 3, 5),
        ("hastur", 12, 2, 6),
        ("yog_sothoth", 12, 2, 6),
        ("shub_niggurath", 12, 3, 5),
        ("neutral", 6, 4, 4),
    ],
)
def test_the_cards_of_a_faction(faction: str, characters: int, supports: int, events: int) -> None:
    kinds = ("character", "support", "event")
    assert tuple(of(faction, kind) for kind in kinds) == (characters, supports, events)


@pytest.mark.rule("CC 2.1")
def test_the_story_deck() -> None:
    assert CONTENT.stories == tuple(f"F{number}" for number in range(156, 166))
    for story in CONTENT.stories:
        card = CONTENT.cards[story]
        assert (card.type, card.faction, card.cost) == ("story", "story", 0)
        assert [ICONS[number] for number in card.struggles] == list(ICONS)


@pytest.mark.rule("CC 23.5", "CC 40.9")
def test_the_neutral_packs_and_the_conspiracy_beside_them() -> None:
    assert CONTENT.packs["neutral_a"] == tuple(f"F{number}" for number in range(141, 148))
    assert CONTENT.packs["neutral_b"] == tuple(f"F{number}" for number in range(148, 155))
    assert CONTENT.packs["conspiracy"] == ("F155",)
    for pack in ("neutral_a", "neutral_b", "conspiracy"):
        assert CONTENT.printed_packs[pack] == CONTENT.packs[pack]
        assert {CONTENT.cards[card].faction for card in CONTENT.packs[pack]} == {"neutral"}


@pytest.mark.rule("CC 40.8")
def test_steve_clarney_is_an_agent_among_professors() -> None:
    clarney = CONTENT.cards["F023"]
    assert (clarney.faction, clarney.pack, printed_pack(clarney)) == (
        "agency", "miskatonic", "agency",
    )  # fmt: skip
    astray = [card.id for card in CARDS if card.pack in FACTIONS and card.pack != card.faction]
    assert astray == ["F023"]
    assert "F023" in CONTENT.printed_packs["agency"]
    assert "F023" in CONTENT.packs["miskatonic"]
    sizes = [len(CONTENT.printed_packs[faction]) for faction in FACTIONS]
    assert sizes == [21, 19, 20, 20, 20, 20, 20]
    assert {len(CONTENT.packs[faction]) for faction in FACTIONS} == {20}


# -- what the rulebook itself says of cards --------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "faction", "cost"),
    [
        ("F064", "syndicate", 3),  # Bag Man
        ("F012", "agency", 5),  # T-Men
        ("F088", "hastur", 3),  # Byakhee Servant
        ("F016", "agency", X),  # Shotgun Blast
        ("F100", "hastur", 2),  # Power Drain
        ("F056", "cthulhu", X),  # Deep One Assault
    ],
)
def test_the_examples_of_the_rulebook(card: str, faction: str, cost: int) -> None:
    found = CONTENT.cards[card]
    assert (found.faction, found.cost) == (faction, cost)
    assert found.provenance["name"] == "seed"


def test_keywords_of_the_examples() -> None:
    assert CONTENT.cards["F012"].steadfast == 2
    assert CONTENT.cards["F056"].loyal
    assert CONTENT.cards["F053"].struggles == (0, 0, 0)
    assert CONTENT.cards["F034"].struggles == (2, 3, 3)


# -- numbers and words -----------------------------------------------------------------------------


def test_values_of_some_cards() -> None:
    cthulhu, men = CONTENT.cards["F041"], CONTENT.cards["F013"]
    assert (cthulhu.cost, cthulhu.skill, cthulhu.icons) == (6, 8, (2, 2, 1, 0))
    assert cthulhu.unique
    assert cthulhu.villainous
    assert cthulhu.invulnerability
    assert cthulhu.subtypes == ("ancient_one",)
    assert (men.toughness, men.heroic, men.willpower) == (3, True, True)
    assert CONTENT.cards["F111"].skill == X
    assert CONTENT.cards["F101"].cost == 8


@pytest.mark.parametrize(
    ("keyword", "count"),
    [
        ("fast", 7), ("willpower", 7), ("heroic", 7), ("villainous", 11), ("invulnerability", 5),
        ("loyal", 3), ("transient", 2), ("toughness", 8), ("steadfast", 8),
    ],
)  # fmt: skip
def test_how_many_cards_have_a_keyword(keyword: str, count: int) -> None:
    assert keyword in KEYWORDS
    assert sum(bool(getattr(card, keyword)) for card in CARDS) == count


@pytest.mark.rule("CC 1.13")
def test_neutral_is_told_apart_from_the_seven_factions() -> None:
    assert tuple(CONTENT.factions) == (*FACTIONS, NEUTRAL)
    assert NEUTRAL not in FACTIONS
    assert sum(card.faction == NEUTRAL for card in CARDS) == 15


def test_only_characters_have_skill_icons_and_what_protects_them() -> None:
    for card in CARDS:
        if card.type != "character":
            assert (card.skill, card.icons, card.toughness) == (0, (0, 0, 0, 0), 0)
            words = (card.heroic, card.villainous, card.fast, card.willpower, card.invulnerability)
            assert not any(words)


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    for language in LANGUAGES:
        names = [card.name[language] for card in CARDS]
        assert len(set(names)) == len(names)
    for card in CARDS:
        assert not re.search("[А-Яа-яЁё]", card.name["en"])
        assert re.search("[А-Яа-яЁё]", card.name["ru"])
        assert set(card.descriptor) in (set(), set(LANGUAGES))


def test_every_subtype_is_borne() -> None:
    assert {one for card in CARDS for one in card.subtypes} == set(CONTENT.subtypes)


def test_what_the_data_cite_are_statements_of_the_rules() -> None:
    assert set(CONTENT.cites) <= RULES
    assert {"CC 2.1", "CC 23.5", "CC 40.8", "CC 40.9"} <= set(CONTENT.cites)
