"""Rule base, examples, guide and rulings of every game fit together."""

from __future__ import annotations

import re

import pytest

from fhtagn.games import GAMES, load
from tests.rulebook.rulebases import LANGUAGES, RULEBASES, Entry, RuleBase, entries

PLACES = ("rules", "terminal", "server", "web", "text")
WORDS = {"id", "section_en", "section_ru", "source", "en", "ru"}
ON_DEMAND = {"proved_in", "guest"}
PARTS = {"id", *LANGUAGES, "cites"}
TOLD = {"title", "given", "steps", "expect"}


@pytest.fixture(params=RULEBASES.values(), ids=RULEBASES)
def base(request: pytest.FixtureRequest) -> RuleBase:
    found: RuleBase = request.param
    return found


def test_every_game_is_looked_at() -> None:
    assert set(GAMES) <= set(RULEBASES)


# ---------------------------------------------------------------- statements


def test_ids_are_unique_and_without_gaps(base: RuleBase) -> None:
    numbers = [base.number(rule["id"]) for rule in base.rules]
    assert numbers == sorted(set(numbers))
    for section in {one[:-1] for one in numbers} - {(base.open_chapter,)}:
        last = [one[-1] for one in numbers if one[:-1] == section]
        assert last == list(range(1, len(last) + 1)), section


def test_a_statement_is_complete(base: RuleBase) -> None:
    for rule in base.rules:
        assert WORDS <= set(rule) <= WORDS | ON_DEMAND, rule["id"]
        assert rule["source"] in ("rulebook", "ruling", *base.listed), rule["id"]
        assert rule.get("proved_in", "rules") in PLACES, rule["id"]
        assert rule.get("guest", True) is True, rule["id"]


def test_each_language_has_its_own_letters(base: RuleBase) -> None:
    for rule in base.rules:
        for key in ("en", "section_en"):
            assert rule[key].strip(), rule["id"]
            assert not re.search("[а-яё]", rule[key], re.IGNORECASE), rule["id"]
        for key in ("ru", "section_ru"):
            assert re.search("[а-яё]", rule[key]), rule["id"]
            assert not re.search("[a-z]", re.sub(base.latin, "", rule[key]), re.IGNORECASE), rule[
                "id"
            ]


def test_both_languages_name_the_same_numbers(base: RuleBase) -> None:
    """As far as both write them in figures; one is «one» in English."""
    for rule in base.rules:
        english, russian = (set(re.findall(r"\d+", rule[lang])) - {"1"} for lang in LANGUAGES)
        alike = english == russian or not (english and russian)
        assert alike == (rule["id"] not in base.worded), rule["id"]


def test_a_section_has_one_name_in_each_language(base: RuleBase) -> None:
    names = {(rule["section_en"], rule["section_ru"]) for rule in base.rules}
    assert len({en for en, _ in names}) == len({ru for _, ru in names}) == len(names)


def test_only_a_remark_is_left_without_proof(base: RuleBase) -> None:
    found = (rule["id"] for rule in base.rules if rule.get("proved_in") == "text")
    assert tuple(found) == base.remarks


def test_no_statement_refers_to_a_page(base: RuleBase) -> None:
    for rule in base.rules:
        assert not re.search(r"\bp\. ?\d|\bpage \d", rule["en"]), rule["id"]
        assert not re.search(r"\bс\. ?\d|\bстр\.", rule["ru"]), rule["id"]


def test_the_data_cite_what_exists(base: RuleBase) -> None:
    found = {cite for entry in entries(base.data) for cite in entry.get("cites", ())}
    guests = {rule["id"] for rule in base.rules if rule.get("guest")}
    assert found <= base.ids - guests


# ---------------------------------------------------------------- examples


def test_examples_have_unique_ids_in_order(base: RuleBase) -> None:
    numbers = [int(one["id"].removeprefix(f"{base.prefix} ex-")) for one in base.examples]
    assert numbers == sorted(set(numbers))
    for language in LANGUAGES:
        titles = {one[language]["title"] for one in base.examples}
        assert len(titles) == len(base.examples)


def test_an_example_is_complete_and_cites_what_exists(base: RuleBase) -> None:
    others = {one["id"] for one in base.examples}
    for one in base.examples:
        assert PARTS <= set(one) <= PARTS | {"proved_in"}, one["id"]
        assert one.get("proved_in", "rules") in PLACES, one["id"]
        assert set(one["cites"]) & base.ids, one["id"]
        assert set(one["cites"]) <= base.ids | base.things, one["id"]
        assert len(set(one["cites"])) == len(one["cites"]), one["id"]
        for language in LANGUAGES:
            named = set(re.findall(rf"{base.prefix} ex-\d+", prose(one[language])))
            assert named <= others - {one["id"]}, one["id"]


def test_an_example_is_told_alike_in_both_languages(base: RuleBase) -> None:
    for one in base.examples:
        assert all(set(one[language]) == TOLD for language in LANGUAGES), one["id"]
        assert all(one[language]["given"] for language in LANGUAGES), one["id"]
        steps, expected = (
            {len(one[language][part]) for language in LANGUAGES} for part in ("steps", "expect")
        )
        assert len(steps) == len(expected) == 1, one["id"]
        assert {0}.isdisjoint(steps | expected), one["id"]
        assert not re.search("[а-яё]", prose(one["en"]), re.IGNORECASE), one["id"]
        assert re.search("[а-яё]", one["ru"]["title"], re.IGNORECASE), one["id"]
        assert re.search("[а-яё]", prose(one["ru"]), re.IGNORECASE), one["id"]


def test_an_example_names_the_cards_it_cites(base: RuleBase) -> None:
    """By their names, which players read, never by their codes."""
    printed = load(base.game).display.printed.values()
    names = {code: one.name["en"] for things in printed for code, one in things.items()}
    for one in base.examples:
        told = prose(one["en"]).casefold()
        cited = {names[code].casefold() for code in set(one["cites"]) - base.ids}
        assert [name for name in cited if name not in told] == [], one["id"]
        for language in LANGUAGES:
            assert not re.search(r"\bF\d{3}\b|\w_\w*", prose(one[language])), one["id"]


def prose(told: Entry) -> str:
    return " ".join([told["title"], told["given"], *told["steps"], *told["expect"]])


# ---------------------------------------------------------------- guide, rulings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_has_every_section(base: RuleBase, lang: str) -> None:
    lines = [line for line in base.guides[lang].splitlines() if line.startswith("## ")]
    found = [re.fullmatch(r"## (\S.*) <!-- (\w+) -->", line) for line in lines]
    assert [match[2] if match else None for match in found] == base.guide.split()
    assert set(base.moments.split()) < set(base.guide.split())
    assert base.cited(base.guides[lang]) <= base.ids


def test_both_guides_rest_on_the_same_rules(base: RuleBase) -> None:
    english, russian = (
        [base.cited(part) for part in re.split(r"^## ", base.guides[lang], flags=re.MULTILINE)]
        for lang in LANGUAGES
    )
    assert english == russian


def test_every_ruling_has_its_reason(base: RuleBase) -> None:
    numbers = [int(n) for n in re.findall(r"^\*\*(\d+)\. ", base.rulings, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    reasons, _ = base.rulings.split(f"\n## {base.reasons_end}")
    heads = " ".join(re.findall(r"^\*\*\d+\. .*?\*\*", reasons, flags=re.MULTILINE | re.DOTALL))
    told = re.findall(base.pattern(), heads)
    assert len(told) == len(set(told))
    assert set(told) == base.of_source("ruling") | set(base.explained)


def test_rulings_cite_what_exists(base: RuleBase) -> None:
    assert base.cited(base.rulings) <= base.ids
    examples = set(re.findall(rf"{base.prefix} ex-\d+", base.rulings))
    assert examples <= {one["id"] for one in base.examples}


def test_what_has_another_source_is_listed(base: RuleBase) -> None:
    for source, title in base.listed.items():
        assert base.cited(base.chapter(title)) == base.of_source(source)
