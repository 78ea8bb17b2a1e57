"""All messages that are asked for: by calls, by the games' records, by the house's vocabularies."""

from __future__ import annotations

import ast
import tomllib
from typing import Any

from fhtagn.content.checks import PROVENANCES
from fhtagn.kernel.game import Game, Option
from fhtagn.text.speakers import COMMON, Use, alternatives
from fhtagn.text.words import folder, message_id

# -- what the Game record and the content name -----------------------------------------------------


def recorded(game: Game) -> list[Use]:
    """The messages for what a game's record lists: its events, settings, kinds of action."""
    name = game.name
    plain = [f"game-{name}", f"game-{name}-about"]
    plain += [message_id("action", kind) for kind in game.actions]
    plain += [message for option in (*game.options, *game.seat_options) for message in _set(option)]
    plain += [message_id("kind", kind) for kind in _of_things(game.content, "kind")]
    plain += [message_id("aspect", one) for one in _of_things(game.content, "provenance")]
    uses = [Use(name, one, frozenset(), f"the record of {name}") for one in dict.fromkeys(plain)]
    return uses + [
        Use(name, message_id("event", kind), frozenset(values), f"the events of {name}")
        for kind, values in game.events.items()
    ]


def _set(option: Option) -> list[str]:
    name = message_id("setting", option.name)
    return [name, *(message_id(name, str(choice)) for choice in option.choices)]


def _of_things(content: Any, attribute: str) -> list[str]:
    """The values of an attribute over all printed things; of a table, its keys."""
    found: dict[str, None] = {}
    for shelf in content._asdict().values():
        for thing in shelf.values() if isinstance(shelf, dict) else ():
            value = getattr(thing, attribute, ())
            found |= dict.fromkeys(value if isinstance(value, dict) else [value] if value else [])
    return [word for word in found if word not in PROVENANCES]


def moments(group: str, path: str, text: str) -> list[Use]:
    """The moments for which a game has a part of its guide: what its `moment` returns."""
    return [
        Use(group, message_id("moment", str(part.value)), frozenset(), path)
        for function in ast.walk(ast.parse(text, path))
        if isinstance(function, ast.FunctionDef) and function.name == "moment"
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value is not None
        for part in alternatives(node.value)
        if isinstance(part, ast.Constant)
    ]


def provenances() -> list[Use]:
    return [
        Use(COMMON, message_id("provenance", one), frozenset(), "content/checks.py")
        for one in PROVENANCES
    ]


# -- names put together at run time ----------------------------------------------------------------


def listed(group: str) -> dict[tuple[str, str], list[str]]:
    """The names by prefix and expression, as `spoken.toml` lists them; `message` is no prefix."""
    table = tomllib.loads((folder(group) / "spoken.toml").read_text("utf-8"))
    return {
        (prefix.removeprefix("message"), expression): names
        for prefix, expressions in table.items()
        for expression, names in expressions.items()
    }
