"""Rule base, examples, guide and rulings fit together, and the data cite what exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fhtagn.games.duel.content import read

ROOT = Path(__file__).parents[3]
GAME = ROOT / "src" / "fhtagn" / "games" / "duel"
LANGUAGES = ("en", "ru")
SECTIONS = (
    "minute", "new", "setup", "action", "battle", "doom", "end", "early", "late", "card",
)  # fmt: skip
MOMENTS = ("setup", "action", "battle", "doom", "end")
PLACES = ("rules", "terminal", "server", "web", "text")

Entry = dict[str, Any]


def toml(path: Path) -> Entry:
    return tomllib.loads(path.read_text(encoding="utf-8"))


RULES: list[Entry] = toml(GAME / "rules.toml")["rule"]
EXAMPLES: list[Entry] = toml(GAME / "examples.toml")["example"]
RULE_IDS = {rule["id"] for rule in RULES}
RULINGS = (ROOT / "docs" / "rulings" / "duel.md").read_text(encoding="utf-8")
GUIDES = {lang: (GAME / "guide" / f"{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
CONTENT = read()


def number(rule_id: str) -> tuple[int, ...]:
    assert re.fullmatch(r"CW \d+\.\d+\.\d+", rule_id), rule_id
    return tuple(int(part) for part in rule_id[3:].split("."))


def cited(text: str) -> set[str]:
    return set(re.findall(r"CW \d+\.\d+\.\d+", text))


def of_source(source: str) -> set[str]:
    return {rule["id"] for rule in RULES if rule["source"] == source}


def chapter(title: str) -> str:
    (found,) = (part for part in RULINGS.split("\n## ") if part.startswith(title))
    return found


# ---------------------------------------------------------------- statements


def test_ids_are_unique_and_without_gaps() -> None:
    numbers = [number(rule["id"]) for rule in RULES]
    assert numbers == sorted(set(numbers))
    for section in {one[:2] for one in numbers}:
        thirds = [third for *first, third in numbers if tuple(first) == section]
        assert thirds == list(range(1, len(thirds) + 1)), section


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["id"]))
def test_a_statement_is_complete(rule: Entry) -> None:
    words = {"id", "section_en", "section_ru", "source", "proved_in", "guest", "en", "ru"}
    assert words - {"proved_in", "guest"} <= set(rule) <= words
    assert rule["source"] in ("rulebook", "base-game", "ruling")
    assert rule.get("proved_in", "rules") in PLACES
    assert rule.get("guest", True) is True
    for key in ("en", "section_en"):
        assert rule[key].strip()
        assert not re.search("[а-яё]", rule[key], re.IGNORECASE)
    for key in ("ru", "section_ru"):
        assert re.search("[а-яё]", rule[key])
        assert not re.search("[a-z]", rule[key].replace("N", ""), re.IGNORECASE)


def test_a_section_has_one_number_and_one_name_in_each_language() -> None:
    names = {(rule["section_en"], rule["section_ru"]) for rule in RULES}
    assert len({en for en, _ in names}) == len({ru for _, ru in names}) == len(names)
    for section in {number(rule["id"])[:2] for rule in RULES}:
        assert len({r["section_en"] for r in RULES if number(r["id"])[:2] == section}) == 1


def test_rulings_stand_in_their_own_chapter_and_guests_in_theirs() -> None:
    assert of_source("ruling") == {rule["id"] for rule in RULES if number(rule["id"])[0] == 40}
    guests = {rule["id"] for rule in RULES if rule.get("guest")}
    assert guests == {"CW 17.2.6", "CW 17.2.7"} | {
        rule["id"] for rule in RULES if number(rule["id"])[0] == 34
    }


def test_only_a_remark_is_left_without_proof() -> None:
    assert [rule["id"] for rule in RULES if rule.get("proved_in") == "text"] == ["CW 4.1.3"]


# ---------------------------------------------------------------- examples


def test_examples_have_unique_ids_in_order() -> None:
    numbers = [int(example["id"].removeprefix("CW ex-")) for example in EXAMPLES]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_an_example_is_complete_and_cites_what_exists(example: Entry) -> None:
    assert set(example) == {"id", "title", "given", "steps", "expect", "cites"}
    assert example["steps"]
    assert example["expect"]
    assert set(example["cites"]) <= RULE_IDS
    assert len(set(example["cites"])) == len(example["cites"]) > 0
    prose = " ".join([example["given"], *example["steps"], *example["expect"]])
    others = {one["id"] for one in EXAMPLES}
    assert set(re.findall(r"CW ex-\d+", prose)) <= others - {example["id"]}


# ---------------------------------------------------------------- data, guide, rulings


def test_the_data_cite_what_exists() -> None:
    assert set(CONTENT.cites) <= RULE_IDS
    guests = {rule["id"] for rule in RULES if rule.get("guest")}
    assert not guests & set(CONTENT.cites)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_has_every_section(lang: str) -> None:
    lines = [line for line in GUIDES[lang].splitlines() if line.startswith("## ")]
    found = [re.fullmatch(r"## (\S.*) <!-- (\w+) -->", line) for line in lines]
    assert tuple(match[2] for match in found if match) == SECTIONS
    assert len(lines) == len(SECTIONS)
    assert set(MOMENTS) < set(SECTIONS)
    assert cited(GUIDES[lang]) <= RULE_IDS


def test_both_guides_rest_on_the_same_rules() -> None:
    parts = {
        lang: [cited(part) for part in re.split(r"^## ", text, flags=re.MULTILINE)]
        for lang, text in GUIDES.items()
    }
    assert parts["en"] == parts["ru"]


def test_the_guide_names_every_faction() -> None:
    for lang, text in GUIDES.items():
        for faction in CONTENT.factions.values():
            assert f"| {faction.name[lang]} |" in text


def test_every_ruling_has_its_reason() -> None:
    numbers = [int(n) for n in re.findall(r"^\*\*(\d+)\. ", RULINGS, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    reasons, _ = RULINGS.split("## Taken from the large game")
    heads = " ".join(re.findall(r"^\*\*\d+\. .*?\*\*", reasons, flags=re.MULTILINE | re.DOTALL))
    told = re.findall(r"CW \d+\.\d+\.\d+", heads)
    assert set(told) == of_source("ruling")
    assert len(told) == len(set(told))
    assert cited(RULINGS) <= RULE_IDS
    examples = set(re.findall(r"CW ex-\d+", RULINGS))
    assert examples <= {example["id"] for example in EXAMPLES}


def test_everything_from_the_large_game_is_listed() -> None:
    assert cited(chapter("Taken from the large game")) == of_source("base-game")


def test_the_table_says_how_each_ability_is_declined() -> None:
    row = r"^\| .*\| (.+?) \| (moment|switch) \| .+ \|$"
    rows = re.findall(row, chapter("Declining"), flags=re.MULTILINE)
    table = dict(rows)
    assert len(table) == len(rows) == len(CONTENT.abilities)
    assert table == {one.name["en"]: one.declining for one in CONTENT.abilities.values()}
