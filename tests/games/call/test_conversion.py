"""The cards were gathered as JSON and are kept as TOML. Nothing was lost or added on the way.

`restored` reads a card back into the shape of the JSON. It uses up every field of the entry, so
an equal result means that both say the same. The last test changes every single value and sees
that each change is noticed. Provenance and notes are our own and are looked at in `test_content`.
"""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fhtagn.games.call.content import read
from fhtagn.games.call.vocabulary import ICONS, KEYWORDS, LETTERS

Table = dict[str, Any]

HERE = Path(__file__).parent
DATA = HERE.parents[2] / "src" / "fhtagn" / "games" / "call" / "data"
FACTS: Table = json.loads((HERE / "content.json").read_text(encoding="utf-8"))
CARDS: dict[str, Table] = {card["id"]: card for card in FACTS["cards"]}
FILES = sorted(path.stem for path in DATA.glob("cards_*.toml"))
LETTER_OF = dict(zip(LETTERS, ICONS, strict=True))
OWN = ("provenance", "note")


def snake(name: str) -> str:
    return name.lower().replace(" ", "_").replace("-", "_")


SUBTYPES = {snake(name): name for name in FACTS["subtypes"]}


def restored(file: str, entry: Table) -> Table:
    entry = {word: value for word, value in entry.items() if word not in OWN}
    kind = entry.pop("type")
    faction = None if kind == "story" else file.removeprefix("cards_")
    keywords = {word: entry.pop(word) for word in KEYWORDS if word in entry}
    name, descriptor = dict(entry.pop("name")), dict(entry.pop("descriptor", {}))
    out: Table = {
        "id": entry.pop("id"),
        "name": name.pop("en"),
        "name_ru": name.pop("ru"),
        "unique": entry.pop("unique", False),
        "descriptor": descriptor.pop("en", None),
        "descriptor_ru": descriptor.pop("ru", None),
        "faction": faction,
        "type": kind,
        "cost": entry.pop("cost", None),
        "skill": entry.pop("skill", None),
        "icons": [LETTER_OF[one] for one in entry.pop("icons", "")],
        "subtypes": [SUBTYPES[one] for one in entry.pop("subtypes", ())],
        "keywords": keywords,
        "resource_faction": faction,
        "resource_value": 0 if kind == "story" else 2 if "transient" in keywords else 1,
        "copies": entry.pop("copies", 1),
        "pack_by_number": entry.pop("pack", faction or "story"),
    }
    if "struggles" in entry:
        out["struggles"] = [LETTER_OF[one] for one in entry.pop("struggles")]
    assert not any((entry, name, descriptor)), "nothing is left over"
    return out


def fact(card: Table) -> Table:
    """A card of the JSON; its icons are listed in their order."""
    icons = card["icons"] or {}
    listed = [icon for icon in ICONS for _ in range(icons.get(icon, 0))]
    about = {word: value for word, value in card.items() if word != "text_confidence"}
    return {**about, "icons": listed}


def typed(value: Any) -> str:
    """Text of a value in which 1, 1.0 and true differ and the order of keys does not matter."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def load(file: str) -> list[Table]:
    entries: list[Table] = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8"))["card"]
    return entries


@pytest.mark.parametrize("file", FILES)
def test_the_toml_says_what_the_json_said(file: str) -> None:
    for entry in load(file):
        assert typed(restored(file, entry)) == typed(fact(CARDS[entry["id"]]))


def test_every_card_is_there_once_in_the_order_of_numbers() -> None:
    ids = {file: [entry["id"] for entry in load(file)] for file in FILES}
    assert sorted(one for file in FILES for one in ids[file]) == sorted(CARDS)
    assert all(listed == sorted(listed) for listed in ids.values())


def test_the_packs_are_those_that_were_gathered() -> None:
    content = read()
    for ours, theirs in (
        (content.packs, FACTS["packs"]),
        (content.printed_packs, FACTS["printed_packs"]),
    ):
        assert {pack: list(cards) for pack, cards in ours.items() if cards} == theirs


def test_the_words_for_subtypes_and_factions() -> None:
    content = read()
    assert {one.name["en"]: one.name["ru"] for one in content.subtypes.values()} == FACTS[
        "subtypes"
    ]
    assert all(snake(one.name["en"]) == name for name, one in content.subtypes.items())
    named = {name: one.name for name, one in content.factions.items()}
    neutral = {"en": "Neutral", "ru": "Нейтральная"}  # of a card, not of cards
    assert named == {**FACTS["factions"], "neutral": neutral}


def test_the_provenance_follows_what_was_gathered() -> None:
    kept = {"single-source": "single-source", "partly confirmed": "single-source"}
    for card in read().cards.values():
        said = CARDS[card.id]["text_confidence"]
        expected = None if said == "none (no text)" else kept.get(said, said)
        assert card.provenance.get("effect") == expected, card.id


# -- every change is noticed -----------------------------------------------------------------------


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}!"


def changes(node: Any) -> Iterator[tuple[str, Callable[[], None]]]:
    """Every way to change one value of `node` itself, to leave it out or to say it twice."""
    keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
    for key in keys:
        if isinstance(node[key], dict | list):
            yield from changes(node[key])
        else:
            yield f"{key} changed", partial(node.__setitem__, key, other(node[key]))
        yield f"{key} left out", partial(node.__delitem__, key)
        if isinstance(node, list):
            yield f"{key} twice", partial(node.insert, key, node[key])
    if isinstance(node, dict):
        yield "something added", partial(node.__setitem__, "surplus", 1)


def is_noticed(file: str, entry: Table) -> bool:
    try:
        return typed(restored(file, entry)) != typed(fact(CARDS[entry["id"]]))
    except (AssertionError, KeyError, TypeError):
        return True


@pytest.mark.parametrize("file", FILES)
def test_every_single_change_is_noticed(file: str) -> None:
    for entry in load(file):
        bare = {word: value for word, value in entry.items() if word not in OWN}
        for number, (name, _) in enumerate(list(changes(bare))):
            spoilt = copy.deepcopy(bare)
            list(changes(spoilt))[number][1]()
            assert is_noticed(file, spoilt), (entry["id"], name)
