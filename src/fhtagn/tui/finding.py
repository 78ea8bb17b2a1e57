"""Finding one's way in a long list: a kind of action is opened, or words are typed."""

from __future__ import annotations

from collections.abc import Sequence

from textual.events import Key

from fhtagn.tui.choice import Choice
from fhtagn.tui.lines import ChoiceLine, arranged, folds

START = "/."  # the same key in both layouts


class Finding:
    """What of the list is to be seen."""

    def __init__(self) -> None:
        self.opened = ""  # a kind of action
        self.typing = False
        self.wanted = ""

    def reset(self) -> None:
        self.opened, self.typing, self.wanted = "", False, ""

    def lines(self, choices: Sequence[Choice]) -> list[ChoiceLine]:
        return arranged(choices, self.opened, self.wanted)

    def show(self, choice: Choice, choices: Sequence[Choice]) -> None:
        """Make sure that the choice is to be seen."""
        self.reset()
        if choice.kind in folds(choices):
            self.opened = choice.kind

    def takes(self, event: Key) -> bool:
        """Whether the key was meant for finding; it has had its effect then."""
        if self.typing:
            return self._type(event)
        if event.character and event.character in START:
            self.reset()
            self.typing = True
            return True
        if self.opened and event.key in ("left", "backspace", "escape"):
            self.opened = ""
            return True
        return False

    def _type(self, event: Key) -> bool:
        if event.key == "escape" or (event.key == "backspace" and not self.wanted):
            self.reset()
        elif event.key == "backspace":
            self.wanted = self.wanted[:-1]
        elif event.character and event.is_printable:
            self.wanted += event.character
        else:
            return False
        return True
