"""Rule base, examples, guide and rulings fit together, and the data cite what exists."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
GAME = ROOT / "src" / "fhtagn" / "games" / "fate"
LANGUAGES = ("en", "ru")
SECTIONS = (
    "minute", "setup", "gods", "turn", "move", "activate", "conclude", "raid", "curses", "end",
    "solo", "expansion", "advice", "terms", "card", "locations",
)  # fmt: skip
MOMENTS = ("setup", "turn", "move", "activate", "conclude", "raid", "curses", "end", "solo")
PLACES = ("rules", "terminal", "server", "web", "text")
ROMAN = re.compile(r"\b[IVN]+\b")  # phases, and a number of any size

Entry = dict[str, Any]


def toml(path: Path) -> Entry:
    return tomllib.loads(path.read_text(encoding="utf-8"))


RULES: list[Entry] = toml(GAME / "rules.toml")["rule"]
EXAMPLES: list[Entry] = toml(GAME / "examples.toml")["example"]
RULE_IDS = {rule["id"] for rule in RULES}
RULINGS = (ROOT / "docs" / "rulings" / "fate.md").read_text(encoding="utf-8")
GUIDES = {lang: (GAME / "guide" / f"{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
DATA = {path.stem: toml(path) for path in sorted((GAME / "data").glob("*.toml"))}


def entries(node: Any) -> Iterator[Entry]:
    """Every table in the data, at any depth."""
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for one in node:
            yield from entries(one)


CARDS = {entry["id"] for entry in entries(DATA) if "id" in entry}


def number(rule_id: str) -> tuple[int, ...]:
    assert re.fullmatch(r"FG \d+\.\d+\.\d+", rule_id), rule_id
    return tuple(int(part) for part in rule_id[3:].split("."))


def cited(text: str) -> set[str]:
    return set(re.findall(r"FG \d+\.\d+\.\d+", text))


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
    words = {"id", "section_en", "section_ru", "source", "proved_in", "en", "ru"}
    assert words - {"proved_in"} <= set(rule) <= words
    assert rule["source"] in ("rulebook", "design", "ruling")
    assert rule.get("proved_in", "rules") in PLACES
    for key in ("en", "section_en"):
        assert rule[key].strip()
        assert not re.search("[а-яё]", rule[key], re.IGNORECASE)
    for key in ("ru", "section_ru"):
        assert re.search("[а-яё]", rule[key])
        assert not re.search("[a-z]", ROMAN.sub("", rule[key]), re.IGNORECASE)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["id"]))
def test_both_languages_name_the_same_numbers(rule: Entry) -> None:
    """As far as both write them in figures; one is «one» in English."""
    english, russian = (set(re.findall(r"\d+", rule[lang])) - {"1"} for lang in LANGUAGES)
    assert english == russian or not (english and russian)


def test_a_section_has_one_number_and_one_name_in_each_language() -> None:
    names = {(rule["section_en"], rule["section_ru"]) for rule in RULES}
    numbers = {number(rule["id"])[:2] for rule in RULES}
    assert len({en for en, _ in names}) == len({ru for _, ru in names}) == len(names)
    assert len(names) == len(numbers)
    for section in numbers:
        assert len({r["section_en"] for r in RULES if number(r["id"])[:2] == section}) == 1


def test_the_last_chapter_has_rulings_only() -> None:
    last = {rule["id"] for rule in RULES if number(rule["id"])[0] == 40}
    assert last < of_source("ruling")


def test_only_a_remark_is_left_without_proof() -> None:
    assert [rule["id"] for rule in RULES if rule.get("proved_in") == "text"] == ["FG 40.1.41"]


def test_no_statement_refers_to_a_page() -> None:
    for rule in RULES:
        assert not re.search(r"\bp\. ?\d|\bpage \d", rule["en"])
        assert not re.search(r"\bс\. ?\d|\bстр\.", rule["ru"])


# ---------------------------------------------------------------- examples


def test_examples_have_unique_ids_in_order() -> None:
    numbers = [int(example["id"].removeprefix("FG ex-")) for example in EXAMPLES]
    assert numbers == sorted(set(numbers))
    assert len({example["title"] for example in EXAMPLES}) == len(EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_an_example_is_complete_and_cites_what_exists(example: Entry) -> None:
    assert set(example) == {"id", "title", "given", "steps", "expect", "cites"}
    assert example["steps"]
    assert example["expect"]
    assert set(example["cites"]) <= RULE_IDS
    assert len(set(example["cites"])) == len(example["cites"]) > 0
    prose = " ".join([example["given"], *example["steps"], *example["expect"]])
    others = {one["id"] for one in EXAMPLES}
    assert set(re.findall(r"FG ex-\d+", prose)) <= others - {example["id"]}
    assert set(re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", prose)) <= CARDS


# ---------------------------------------------------------------- data, guide, rulings


def test_the_data_cite_what_exists() -> None:
    found = {cite for entry in entries(DATA) for cite in entry.get("cites", ())}
    assert found <= RULE_IDS


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_names_every_god_and_location(lang: str) -> None:
    gifts = [rule for rule in RULES if number(rule["id"])[:2] in ((30, 1), (30, 2))]
    for god, gift in zip(DATA["gods"]["god"], gifts, strict=True):
        name = god["name"][lang]
        assert gift[lang].startswith(f"{name}: ")
        assert re.search(rf"^\| {name} \| .*\({gift['id']}\) \|$", GUIDES[lang], re.MULTILINE)
    for section in ((8, 1), (9, 1), (10, 1), (11, 1), (12, 1), (13, 1)):
        (name,) = {r[f"section_{lang}"] for r in RULES if number(r["id"])[:2] == section}
        assert re.search(rf"^\| {name}( \(.+?\))? \| ", GUIDES[lang], re.MULTILINE)


def test_every_ruling_has_its_reason() -> None:
    numbers = [int(n) for n in re.findall(r"^\*\*(\d+)\. ", RULINGS, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    reasons, _ = RULINGS.split("## Of our own design")
    heads = " ".join(re.findall(r"^\*\*\d+\. .*?\*\*", reasons, flags=re.MULTILINE | re.DOTALL))
    told = re.findall(r"FG \d+\.\d+\.\d+", heads)
    assert set(told) == of_source("ruling")
    assert len(told) == len(set(told))
    assert cited(RULINGS) <= RULE_IDS
    examples = set(re.findall(r"FG ex-\d+", RULINGS))
    assert examples <= {example["id"] for example in EXAMPLES}


def test_everything_of_our_own_design_is_listed() -> None:
    assert cited(chapter("Of our own design")) == of_source("design")
