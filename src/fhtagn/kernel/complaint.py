"""Errors for people: the name of a message and its arguments, without a language."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fhtagn.kernel.legality import Reason


class Complaint(ValueError):
    """A mistake of the caller or a fault outside the program; nothing has changed.

    The message `error-<name>`, in the reader's language, names cause and remedy.
    """

    def __init__(self, name: str, /, **about: Any) -> None:
        super().__init__(name, about)
        self.name, self.about = name, about

    def __reduce__(self) -> tuple[Any, ...]:
        """So that another process can send it back."""
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        about = ", ".join(f"{key}={value!r}" for key, value in self.about.items())
        return f"{self.name} ({about})" if about else self.name


def _again(cls: type[Complaint], args: tuple[Any, ...], own: dict[str, Any]) -> Complaint:
    made = cls.__new__(cls, *args)
    made.__dict__.update(own)
    return made


class IllegalChoice(Complaint):
    """A key that is not offered: unknown, stale, from another seat, or after the end.

    `reason` is the rule that forbids it, if one does.
    """

    def __init__(self, name: str, /, *, reason: Reason | None = None, **about: Any) -> None:
        super().__init__(name, **about)
        self.reason = reason


def nearest(word: str, words: Iterable[str]) -> str:
    """The most similar of the words, or None."""
    folded = {other.casefold(): other for other in words}
    found = get_close_matches(word.casefold(), folded, n=1, cutoff=0.5)
    return folded[found[0]] if found else ""
