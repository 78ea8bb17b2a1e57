"""All used messages: those of calls, of the games' records, and of fixed vocabularies."""

from __future__ import annotations

import ast
import tomllib

from fhtagn.content.shapes import PROVENANCES
from fhtagn.kernel.events import Kind, shape_of
from fhtagn.kernel.game import Game, Option
from fhtagn.text.messages import folder, message_id
from fhtagn.text.speakers import COMMON, Use, alternatives
from fhtagn.text.words import BUZZER, LOCATION, PLACES, value_id

# -- what the Game record and the content name -----------------------------------------------------


def recorded(game: Game) -> list[Use]:
    """The messages that a record needs: events, settings, actions, buzzers, printed things."""
    name = game.name
    plain = [f"game-{name}", f"game-{name}-about"]
    plain += [message_id("action", kind) for kind in game.rules.actions]
    options = (*game.rules.options, *game.rules.seat_options)
    plain += [message for option in options for message in _set(game, option)]
    plain += [message_id("aspect", one) for one in _aspects(game)]
    plain += [message_id("place", one) for one in _places(game)]
    uses = [Use(name, one, frozenset(), f"the record of {name}") for one in dict.fromkeys(plain)]
    uses += [
        Use(name, message_id("buzzer", f"{prompt}-{part}"), frozenset(gives), "words.py")
        for prompt in game.rules.buzzers
        for part, gives in BUZZER.items()
    ]
    if _places(game):
        uses.append(Use(name, "figures", frozenset({"seat", "place", "count"}), "words.py"))
    uses += [
        Use(name, message_id("printed", sort), frozenset(one.facts), f"the {sort} {code}")
        for sort, things in game.display.printed.items()
        for code, one in things.items()
    ]
    return uses + [use for kind in game.display.events.values() for use in _told(name, kind)]


def _told(game: str, kind: Kind) -> list[Use]:
    """The messages of an event: with its secrets, and without."""
    shape, where = shape_of(kind), f"the event {kind.__name__}"
    name = message_id("event", kind.kind)
    uses = [Use(game, name, frozenset(shape.told), where)]
    if shape.seats:
        uses.append(Use(game, f"{name}-unseen", frozenset(shape.unseen), where))
    return uses


def _set(game: Game, option: Option) -> list[str]:
    """A setting and its values, except values that are printed things."""
    printed = game.display.printed.get(game.display.sorts.get(option.name, option.name), {}).keys()
    named = [one for one in option.choices if not set(str(one).split("+")) <= printed]
    values = [value_id(option, choice) for choice in named]
    return [message_id("setting", option.name), *values]


def _aspects(game: Game) -> list[str]:
    """The aspects that have a source."""
    every = (one for things in game.display.printed.values() for one in things.values())
    return list(dict.fromkeys(aspect for one in every for aspect in one.provenance))


def _places(game: Game) -> list[str]:
    """Where figures may be, in a game with locations."""
    locations = game.display.printed.get(LOCATION, ())
    return [*locations, *PLACES] if locations else []


def moments(group: str, path: str, text: str) -> list[Use]:
    """The moments with a part of the guide: the results of a game's `moment`."""
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
        Use(COMMON, message_id("provenance", one), frozenset(), "content/shapes.py")
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
