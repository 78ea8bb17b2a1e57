"""A line of the list of answers, and the keys by which lines are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Value

LETTERS: Final = "123456789bcefjknoptvxz"  # the other letters are commands


class Choice(NamedTuple):
    """An option with its key, or a kind of action with why it is refused."""

    key: str
    words: str
    kind: str = ""  # of action
    about: Mapping[str, Value] = {}
    ends: bool = False  # it brings the end of the game, and that wants a second thought
    refused: Reason | None = None
