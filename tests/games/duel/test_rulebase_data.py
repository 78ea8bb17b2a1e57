"""What the rule base, the guide and the rulings of this game have beyond those of every game."""

from __future__ import annotations

import re

from fhtagn.games.duel.content import read
from tests.rulebook.rulebases import RULEBASES

BASE = RULEBASES["duel"]
CONTENT = read()


def test_a_section_has_one_name() -> None:
    sections = {(BASE.number(rule["id"])[:2], rule["section_en"]) for rule in BASE.rules}
    assert len({number for number, _ in sections}) == len(sections)


def test_rulings_stand_in_their_own_chapter_and_guests_in_theirs() -> None:
    assert BASE.of_source("ruling") == {
        rule["id"] for rule in BASE.rules if BASE.number(rule["id"])[0] == 40
    }
    guests = {rule["id"] for rule in BASE.rules if rule.get("guest")}
    assert guests == {"CW 17.2.6", "CW 17.2.7"} | {
        rule["id"] for rule in BASE.rules if BASE.number(rule["id"])[0] == 34
    }


def test_what_is_read_cites_what_is_no_guest() -> None:
    guests = {rule["id"] for rule in BASE.rules if rule.get("guest")}
    assert set(CONTENT.cites) <= BASE.ids - guests


def test_examples_cite_statements_only() -> None:
    assert {cite for one in BASE.examples for cite in one["cites"]} <= BASE.ids


def test_the_guide_names_every_faction() -> None:
    for lang, text in BASE.guides.items():
        for faction in CONTENT.factions.values():
            assert f"| {faction.name[lang]} |" in text


def test_the_table_says_how_each_ability_is_declined() -> None:
    row = r"^\| .*\| (.+?) \| (moment|switch) \| .+ \|$"
    rows = re.findall(row, BASE.chapter("Declining"), flags=re.MULTILINE)
    table = dict(rows)
    assert len(table) == len(rows) == len(CONTENT.abilities)
    assert table == {one.name["en"]: one.declining for one in CONTENT.abilities.values()}
