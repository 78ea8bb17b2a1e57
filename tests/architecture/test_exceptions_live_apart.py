"""No ladders: a chapter asks, and the exceptional answers from its own file or data."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from fhtagn.content import read_folder
from fhtagn.games import GAMES
from fhtagn.rulebook.book import book
from tests.architecture.sources import HOUSE, Breach, Source, planted, sources, told

TELLING = ("mode", "game", "faction", "deck", "card", "code")  # what a ladder would ask about
RECORD = "game"  # the file in which the table's options are read
BOARD = "components"  # the data of what every table has: chapters speak of it by name
APART = ("factions", "cards")  # folders of the exceptional: each file names its own things


def named_things(source: Source, things: Iterable[str]) -> list[Breach]:
    """Where a card is named in code, other than in a docstring."""
    known = set(things)
    return [
        source.at(node, f"names {node.value!r}")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and node.value in known
    ]


def ladders(source: Source) -> list[Breach]:
    """Where code asks which mode, faction or card it is, instead of asking for what it does."""
    if source.chapter == RECORD or is_apart(source):
        return []
    return [
        source.at(node, ast.unparse(node))
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Compare | ast.Match) and _asks_which(node)
    ]


def is_apart(source: Source) -> bool:
    """Whether the file is the exceptional's own, and not a chapter."""
    return source.module.split(".")[-2] in APART


def foreign_things(source: Source, tables: Mapping[str, Any]) -> list[Breach]:
    """Where a faction's own file names what is another's alone."""
    names = (f"faction_{source.chapter}", f"cards_{source.chapter}")
    own = {one for name in names for one in ids_of(tables.get(name, {}))}
    every = {one for name, table in tables.items() if "_" in name for one in ids_of(table)}
    return named_things(source, every - own)


def ids_of(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("id"), str):
            yield node["id"]
        node = list(node.values())
    if isinstance(node, list):
        for one in node:
            yield from ids_of(one)


def _asks_which(node: ast.Compare | ast.Match) -> bool:
    if isinstance(node, ast.Match):
        return any(name in TELLING for name in _last_names(node.subject))
    sides = [node.left, *node.comparators]
    texts = [side for side in sides if _is_text(side)]
    names = [name for side in sides if side not in texts for name in _last_names(side)]
    return bool(texts) and any(name in TELLING for name in names)


def _is_text(node: ast.expr) -> bool:
    """A word, or words to choose from; the empty word asks whether there is one at all."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return bool(node.elts) and all(map(_is_text, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(node.value)


def _last_names(node: ast.expr) -> Iterator[str]:
    """`mode` of `g.mode`, `chosen.table["mode"]`, `mode` and `g.mode[seat]`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            yield name
        case ast.Subscript(value=value, slice=ast.Constant(value=str(name))):
            yield name
            yield from _last_names(value)
        case ast.Subscript(value=value):
            yield from _last_names(value)


@pytest.mark.parametrize(
    "line",
    [
        'if g.mode == "duel": pass',
        'if "duel" == mode: pass',
        'if chosen.table["mode"] in ("duel", "base"): pass',
        'if g.faction[seat] != "sleeper": pass',
        'if g.code[card] == "toad": pass',
        "match g.mode:\n    case 1: pass",
    ],
)
def test_a_ladder_is_found(line):
    assert len(ladders(planted(line))) == 1


@pytest.mark.parametrize(
    "line",
    ['if wanted == "all": pass', 'if faction.side == "hero": pass', 'if g.deck == "": pass',
     "if g.code[card] == named: pass", "if g.mode: pass"],
)  # fmt: skip
def test_other_questions_are_allowed(line):
    assert ladders(planted(line)) == []


def test_the_record_may_read_the_options():
    line = 'lay = lay_duel if chosen.table["mode"] == "duel" else lay_out'
    assert ladders(planted(line, "fhtagn.games.fake.game")) == []
    assert len(ladders(planted(line))) == 1


def test_a_named_card_is_found():
    text = '"""About a toad, not \'toad\'."""\nif x == "toad": pass\nS = {"toad"}\n'
    assert len(named_things(planted(text), ["toad"])) == 2


def test_no_game_has_ladders():
    assert not told(ladders, *sources("games"))


@pytest.mark.parametrize("game", GAMES)
def test_no_chapter_names_a_card(game):
    rules = book(game)
    board = set(ids_of(read_folder(HOUSE / "games" / game / "data").get(BOARD, {})))
    names = [one for one in rules.things if one in rules.cards or "_" in one]
    names = [one for one in names if one not in board]
    assert len(names) > 50
    chapters = [source for source in sources(f"games/{game}") if not is_apart(source)]
    assert not told(lambda source: named_things(source, names), *chapters)


@pytest.mark.parametrize("game", GAMES)
def test_the_exceptional_names_only_its_own(game):
    tables = read_folder(HOUSE / "games" / game / "data")
    apart = [source for source in sources(f"games/{game}") if is_apart(source)]
    assert not told(lambda source: foreign_things(source, tables), *apart)


def test_a_foreign_thing_is_found():
    tables = {
        "faction_toads": {"unit": [{"id": "toad"}]},
        "faction_rats": {"unit": [{"id": "rat"}]},
    }
    own = planted('X = "toad"', "fhtagn.games.fake.factions.toads")
    other = planted('X = "rat"', "fhtagn.games.fake.factions.toads")
    assert foreign_things(own, tables) == []
    assert len(foreign_things(other, tables)) == 1
    assert is_apart(own)
    assert (
        ladders(planted('if g.code[x] == "toad": pass', "fhtagn.games.fake.factions.toads")) == []
    )
