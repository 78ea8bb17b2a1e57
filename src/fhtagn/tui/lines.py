"""The list of answers as it is shown: folded by kinds of action, or narrowed by typing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from fhtagn.tui.choice import Choice

MOST: Final = 12  # so many options are shown one below the other
FEW: Final = 2  # kinds with no more of them are not folded
KINDS: Final = 2  # a list of no more kinds is not folded


class ChoiceLine(NamedTuple):
    """A choice, or all the options of a kind behind one line."""

    choice: Choice
    folded: int = 1

    @property
    def is_fold(self) -> bool:
        return self.folded > 1


def arranged(choices: Sequence[Choice], opened: str = "", wanted: str = "") -> list[ChoiceLine]:
    """The lines to show: those with all the wanted words, those of the opened kind, or all."""
    if wanted:
        return [ChoiceLine(one) for one in choices if has_words(one, wanted)]
    if opened:
        return [ChoiceLine(one) for one in choices if one.kind == opened and not one.refused]
    folded = folds(choices)
    lines: dict[str, ChoiceLine] = {}
    for number, one in enumerate(choices):
        fold = not one.refused and one.kind in folded
        name = one.kind if fold else f"{number}"
        lines.setdefault(name, ChoiceLine(one, folded[one.kind] if fold else 1))
    return list(lines.values())


def folds(choices: Sequence[Choice]) -> dict[str, int]:
    """The kinds of action that are folded, with the number of their options."""
    counts = Counter(one.kind for one in choices if not one.refused)
    if counts.total() <= MOST or len(counts) <= KINDS:
        return {}
    return {kind: count for kind, count in counts.items() if count > FEW}


def has_words(choice: Choice, wanted: str) -> bool:
    """Whether all that is wanted is somewhere in the words of the option."""
    text = plain(choice.words)
    return not choice.refused and all(word in text for word in plain(wanted).split())


def plain(text: str) -> str:
    return text.casefold().replace("ё", "е")
