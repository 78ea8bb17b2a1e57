"""What the rule base and the guide of this game have beyond those of every game."""

from __future__ import annotations

import re

import pytest

from tests.rulebook.rulebases import LANGUAGES, RULEBASES, entries

BASE = RULEBASES["call"]
CARDS = {
    card["id"]: card for card in entries(BASE.data) if re.fullmatch(r"F\d{3}", card.get("id", ""))
}
NUMBER = re.compile(r"\bF\d{3}\b")
ICONS = "Terror|Combat|Arcane|Investigation"
ICON = re.compile(rf"({ICONS}) (\d)")


def test_the_last_chapter_has_rulings_only() -> None:
    last = {rule["id"] for rule in BASE.rules if BASE.number(rule["id"])[0] == 40}
    assert last < BASE.of_source("ruling")


def test_nothing_waits_for_cards() -> None:
    assert not [rule["id"] for rule in BASE.rules if rule.get("guest")]
    assert not [one["id"] for one in BASE.examples if "proved_in" in one]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_calls_a_card_by_its_name(lang: str) -> None:
    """The card's number stands behind the last word of its name, in whatever case that is."""
    named = [
        (words, CARDS[number]["name"][lang])
        for rule in BASE.rules
        for words, number in re.findall(r"([^.,;:()]+) \((F\d{3})\)", rule[lang])
    ]
    assert len(named) >= 20
    for words, name in named:
        assert words.split()[-1][:4].casefold() == name.split()[-1][:4].casefold(), name


def test_statements_and_rulings_name_cards_that_exist() -> None:
    texts = [rule[lang] for rule in BASE.rules for lang in LANGUAGES] + [BASE.rulings]
    assert set(NUMBER.findall(" ".join(texts))) <= set(CARDS)


def test_an_example_tells_the_printed_icons() -> None:
    """Where icons stand in brackets right behind a card, they are the card's."""
    printed = {card["name"]["en"]: card["icons"] for card in CARDS.values() if "icons" in card}
    names = "|".join(map(re.escape, sorted(printed, key=len, reverse=True)))
    counted = re.compile(rf"({names}) \(((?:(?:{ICONS}) \d(?:, )?)+)")
    shown = [
        (one["id"], card, "".join(kind[0] * int(count) for kind, count in ICON.findall(icons)))
        for one in BASE.examples
        for card, icons in counted.findall(one["en"]["given"])
    ]
    assert len(shown) >= 25
    for example, card, icons in shown:
        assert printed[card] == icons, (example, card)
