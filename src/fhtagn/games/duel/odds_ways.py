"""How an ability is used when odds are asked for: the file of its faction says so."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str]] = {}  # by ability, where the verb of its option is another word
WAYS: Final[dict[str, dict[str, dict[str, int]]]] = {}
"""By ability with a choice in it: for each word of the player, the options and how often."""
