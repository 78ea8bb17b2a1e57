"""Cards that say something else: what the vocabulary allows and no printed card happens to use."""

from __future__ import annotations

from importlib.resources import files

from fhtagn.content import read_folder
from fhtagn.games.heroes.content import build
from tests.games.heroes.scene import Scene

DATA = files("fhtagn.games.heroes") / "data"


def printed(table: Scene, code: str, *steps: dict) -> Scene:
    """The same scene, in which the ability of the card consists of these steps."""
    tables = read_folder(DATA)
    listed = [one for deck in tables.values() for one in deck["character"]]
    entry = next(one for one in listed if one["id"] == code)
    may = any(step.get("may") for step in steps)
    entry["on_play"] = list(steps)
    entry["text"] = {"en": "You may.", "ru": "Вы можете."} if may else {"en": "Do.", "ru": "Да."}
    table.g.content = build("other", "1", "", tables)
    return table
