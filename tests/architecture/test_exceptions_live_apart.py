"""No ladders: a chapter asks, and the exceptional answers from its own file or data."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

import pytest

from fhtagn.games import GAMES
from fhtagn.rulebook.book import book
from tests.architecture.sources import Breach, Source, planted, sources, told

TELLING = ("mode", "game", "faction", "deck", "card", "code")  # what a ladder would ask about
RECORD = "game"  # the file in which the table's options are read


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
    if source.chapter == RECORD:
        return []
    return [
        source.at(node, ast.unparse(node))
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Compare | ast.Match) and _asks_which(node)
    ]


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
    names = [one for one in rules.things if one in rules.cards or "_" in one]
    assert len(names) > 50
    assert not told(lambda source: named_things(source, names), *sources(f"games/{game}"))
