"""What the terminal at hand can do: is there one, which letters does it show, how large is it."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Mapping
from typing import IO, Final, NamedTuple

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from fhtagn.kernel.complaint import Complaint

LEAST: Final = (36, 15)  # columns and lines below which no table can be read
SIGNS: Final = "☀☠▲▼●◆◎♜≈⇄▸─│…"
CYRILLIC: Final = "Ктулху"


class Terminal(NamedTuple):
    """Whether it shows our signs and Cyrillic letters; `locale` is what says so."""

    signs: bool = True
    cyrillic: bool = True
    locale: str = ""


def terminal(environ: Mapping[str, str] | None = None, out: IO[str] | None = None) -> Terminal:
    """By the locale that is set, and by what the output stream would write."""
    environ = os.environ if environ is None else environ
    out = sys.__stderr__ if out is None else out
    named = next((name for name in ("LC_ALL", "LC_CTYPE", "LANG") if environ.get(name)), "")
    locale = f"{named}={environ[named]}" if named else ""
    charset = _charset(environ.get(named, ""))
    written = getattr(out, "encoding", None) or "ascii"
    if charset and not _same(charset, written):
        return Terminal(False, False, locale)  # it would be sent bytes which it reads otherwise
    return Terminal(_can(SIGNS, written), _can(CYRILLIC, written), locale or written)


def _charset(locale: str) -> str:
    """The letters a locale's name promises; nothing if it does not say."""
    plain = locale.partition("@")[0]
    if plain in ("C", "POSIX"):
        return "ascii"
    return plain.partition(".")[2]


def _same(one: str, other: str) -> bool:
    try:
        return codecs.lookup(one) == codecs.lookup(other)
    except LookupError:
        return False


def _can(text: str, charset: str) -> bool:
    try:
        text.encode(charset)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def language_for(wanted: str, found: Terminal) -> str:
    """The language that can be shown: Russian only with Cyrillic letters."""
    return wanted if found.cyrillic or wanted != "ru" else "en"


# -- is there one ---------------------------------------------------------------------------------


def is_terminal(*streams: IO[str] | None) -> bool:
    """Whether all the streams are a terminal; a closed one is none."""
    try:
        return all(stream is not None and stream.isatty() for stream in streams)
    except ValueError:
        return False


def need_terminal() -> None:
    """A table needs a keyboard and a screen; a Complaint tells what works without."""
    if not is_terminal(sys.__stdin__, sys.__stdout__, sys.__stderr__):
        raise Complaint("no-terminal")
    if os.environ.get("TERM", "") in ("", "dumb"):
        raise Complaint("dumb-terminal", term=os.environ.get("TERM", ""))


# -- letters for terminals that have only the plainest ones ---------------------------------------

PLAIN: Final = str.maketrans(
    {
        "☀": "*", "☠": "x", "▲": "+", "▼": "-", "●": "o", "▸": ">", "▹": ">", "✓": "v", "⚠": "!",
        "«": '"', "»": '"', "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "–": "-", "—": "-",
        "−": "-", "…": ".", "·": ".", "×": "x", "•": "*", "→": ">", "←": "<", "↑": "^", "↓": "v",
        "◎": "@", "♜": "T", "✻": "*", "≈": "~", "⇄": "=", "◆": "%", "‹": "<", "▏": "|",
        "■": "$", "⧗": "X", "◉": "W", "♝": "I", "†": "D", "☼": "L", "∩": "H", "▤": "B", "☆": "S",
        "✶": "E", "§": "t", "ψ": "K", "♙": "i", "♛": "C", "‡": "m", "⌂": "^", "❖": "A", "◇": "a",
        "▮": "#", "▯": "_", "◦": ".", "┊": ":", "▭": "=",
        "\u00a0": " ", "▓": "#", "▒": "#", "░": ":", "█": "#", "é": "e", "ö": "o", "ï": "i",
    }
)  # fmt: skip
FRAMES: Final = {"─": "-", "━": "-", "═": "=", "│": "|", "┃": "|", "║": "|"}


def plain(text: str) -> str:
    """The text in ASCII, letter for letter, so that nothing moves."""
    if text.isascii():
        return text
    return "".join(_plain(letter) for letter in text.translate(PLAIN))


def _plain(letter: str) -> str:
    if letter.isascii():
        return letter
    if letter in FRAMES:
        return FRAMES[letter]
    if "\u2500" <= letter <= "\u257f":
        return "+"
    return "#" if "\u2580" <= letter <= "\u259f" else "?"


class PlainLetters(LineFilter):
    """Everything that goes to the screen, in ASCII."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        return [
            Segment(plain(text), style, control) if not control else Segment(text, style, control)
            for text, style, control in segments
        ]
