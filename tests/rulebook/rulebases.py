"""The rule base, the examples, the guide and the rulings of each game, as its files have them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ru")

Entry = dict[str, Any]


def toml(path: Path) -> Entry:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def entries(node: Any) -> Iterator[Entry]:
    """Every table in the data, at any depth."""
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for one in node:
            yield from entries(one)


@dataclass(frozen=True)
class RuleBase:
    """What lies in the files, and the few things that differ from game to game."""

    game: str
    prefix: str
    depth: int  # how many numbers an id has
    guide: str  # the names of the guide's parts, in order
    moments: str  # those of them that the game asks for
    listed: dict[str, str] = field(default_factory=dict)  # further sources, and their chapters
    reasons_end: str = "Corrections"  # the first chapter of the rulings that gives no reasons
    remarks: tuple[str, ...] = ()  # statements that need no proof
    explained: tuple[str, ...] = ()  # those of the rulebook that the rulings give reasons for
    worded: tuple[str, ...] = ()  # those that spell a number out in one language only
    open_chapter: int = 0  # the one whose numbering may have gaps
    latin: str = r"\bN\b"  # what a Russian text may have in Latin letters

    @property
    def home(self) -> Path:
        return ROOT / "src" / "fhtagn" / "games" / self.game

    @cached_property
    def rules(self) -> list[Entry]:
        found: list[Entry] = toml(self.home / "rules.toml")["rule"]
        return found

    @cached_property
    def examples(self) -> list[Entry]:
        found: list[Entry] = toml(self.home / "examples.toml")["example"]
        return found

    @cached_property
    def data(self) -> dict[str, Entry]:
        return {path.stem: toml(path) for path in sorted((self.home / "data").glob("*.toml"))}

    @cached_property
    def guides(self) -> dict[str, str]:
        folder = self.home / "guide"
        return {lang: (folder / f"{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}

    @cached_property
    def rulings(self) -> str:
        return (ROOT / "docs" / "rulings" / f"{self.game}.md").read_text(encoding="utf-8")

    @cached_property
    def ids(self) -> set[str]:
        return {rule["id"] for rule in self.rules}

    @cached_property
    def things(self) -> set[str]:
        """The ids of everything in the data."""
        return {entry["id"] for entry in entries(self.data) if "id" in entry}

    def pattern(self) -> str:
        return rf"{self.prefix} \d+" + r"\.\d+" * (self.depth - 1)

    def number(self, rule_id: str) -> tuple[int, ...]:
        assert re.fullmatch(self.pattern(), rule_id), rule_id
        return tuple(int(part) for part in rule_id.removeprefix(self.prefix).split("."))

    def cited(self, text: str) -> set[str]:
        return set(re.findall(self.pattern(), text))

    def of_source(self, source: str) -> set[str]:
        return {rule["id"] for rule in self.rules if rule["source"] == source}

    def chapter(self, title: str) -> str:
        """A chapter of the rulings."""
        (found,) = (part for part in self.rulings.split("\n## ") if part.startswith(title))
        return found


RULEBASES = {
    one.game: one
    for one in (
        RuleBase(
            "heroes",
            "MH",
            depth=2,
            guide="minute setup turn ability end duel terms anatomy advice card",
            moments="setup turn ability duel end",
            remarks=("MH 1.2",),
            explained=("MH 2.9",),
            worded=("MH 3.17", "MH 3.21"),
        ),
        RuleBase(
            "duel",
            "CW",
            depth=3,
            guide="minute new setup action battle doom end early late card",
            moments="setup action battle doom end",
            listed={"base-game": "Taken from the large game"},
            reasons_end="Taken from the large game",
            remarks=("CW 4.1.3",),
            worded=("CW 33.4.4",),
        ),
        RuleBase(
            "fate",
            "FG",
            depth=3,
            guide="minute setup gods turn move activate conclude raid curses end solo expansion"
            " advice terms card",
            moments="setup turn move activate conclude raid curses end solo",
            listed={"design": "Of our own design"},
            reasons_end="Of our own design",
            remarks=("FG 40.1.41",),
            latin=r"\b[IVN]+\b",  # phases, and a number of any size
        ),
        RuleBase(
            "call",
            "CC",
            depth=2,
            guide="minute anatomy setup turn refresh draw resource operations story timing keywords"
            " states end decks advice terms card",
            moments="setup refresh draw resource operations story timing end",
            listed={"faq": "From the publisher's answers"},
            reasons_end="From the publisher's answers",
            remarks=("CC 1.25",),
            open_chapter=40,
            latin=r"\b(?:[NX]|F\d{3}|CC \d+\.\d+)\b",
        ),
    )
}
