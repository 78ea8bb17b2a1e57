"""Law 2: keys are made only at the edge; rules, bots and searches use the pair itself."""

from __future__ import annotations

import ast
from typing import Final

from tests.architecture.sources import Breach, Source, planted, sources, told

MAKERS: Final = ("key_of", "keyed")
EDGE: Final = {
    "fhtagn.kernel.rules": "makes them",
    "fhtagn.kernel.present": "offers a seat its options by key",
    "fhtagn.kernel.match": "takes the key that a seat sends",
}


def keys_made(source: Source) -> list[Breach]:
    if source.module in EDGE:
        return []
    return [
        source.at(node, f"makes keys by {ast.unparse(node)}")
        for node in ast.walk(source.tree)
        if (isinstance(node, ast.Name) and node.id in MAKERS)
        or (isinstance(node, ast.Attribute) and node.attr in MAKERS)
    ]


def test_a_rule_that_makes_keys_is_found():
    text = "from fhtagn.kernel.present import keyed\n\ndef rule(g):\n    return keyed(g, ())\n"
    assert len(keys_made(planted(text))) == 1
    assert len(keys_made(planted("x = rules.key_of(g, task)\n"))) == 1
    assert keys_made(planted(text, "fhtagn.kernel.match")) == []


def test_keys_are_made_at_the_edge():
    assert not told(keys_made, *sources("kernel", "games", "bots"))
