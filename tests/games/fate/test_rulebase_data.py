"""What the rule base and the guide of this game have beyond those of every game."""

from __future__ import annotations

import re

import pytest

from tests.rulebook.rulebases import LANGUAGES, RULEBASES

BASE = RULEBASES["fate"]


def test_a_section_has_one_number() -> None:
    sections = {(BASE.number(rule["id"])[:2], rule["section_en"]) for rule in BASE.rules}
    assert len({number for number, _ in sections}) == len({name for _, name in sections})
    assert len({name for _, name in sections}) == len(sections)


def test_the_last_chapter_has_rulings_only() -> None:
    last = {rule["id"] for rule in BASE.rules if BASE.number(rule["id"])[0] == 40}
    assert last < BASE.of_source("ruling")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_names_every_god_and_location(lang: str) -> None:
    gifts = [rule for rule in BASE.rules if BASE.number(rule["id"])[:2] in ((30, 1), (30, 2))]
    for god, gift in zip(BASE.data["gods"]["god"], gifts, strict=True):
        name = god["name"][lang]
        assert gift[lang].startswith(f"{name}: ")
        assert re.search(rf"^\| {name} \| .*\({gift['id']}\) \|$", BASE.guides[lang], re.MULTILINE)
    for section in ((8, 1), (9, 1), (10, 1), (11, 1), (12, 1), (13, 1)):
        (name,) = {r[f"section_{lang}"] for r in BASE.rules if BASE.number(r["id"])[:2] == section}
        assert re.search(rf"^\| {name}( \(.+?\))? \| ", BASE.guides[lang], re.MULTILINE)
