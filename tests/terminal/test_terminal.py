"""What the terminal can show is found out before anything is drawn."""

import io

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.tui import terminal as module
from fhtagn.tui.terminal import Terminal, is_terminal, language_for, need_terminal, plain, terminal


def stream(encoding):
    return io.TextIOWrapper(io.BytesIO(), encoding=encoding)


@pytest.mark.parametrize(
    ("environ", "written", "signs", "cyrillic"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "utf-8", True, True),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, "utf-8", True, True),
        ({}, "utf-8", True, True),
        ({"LC_ALL": "C"}, "utf-8", False, False),
        ({"LC_ALL": "POSIX", "LANG": "ru_RU.UTF-8"}, "utf-8", False, False),
        ({"LANG": "ru_RU.KOI8-R"}, "koi8-r", False, True),
        ({"LANG": "ru_RU.KOI8-R"}, "utf-8", False, False),
        ({"LANG": "ru_RU.CP1251@euro"}, "cp1251", False, True),
        ({"LANG": "de_DE.ISO-8859-1"}, "latin-1", False, False),
        ({"LANG": "xx.nonsense"}, "utf-8", False, False),
        ({}, "ascii", False, False),
    ],
)
def test_which_letters_a_terminal_shows(environ, written, signs, cyrillic):
    found = terminal(environ, stream(written))
    assert (found.signs, found.cyrillic) == (signs, cyrillic)


def test_russian_needs_cyrillic_letters():
    assert language_for("ru", Terminal()) == "ru"
    assert language_for("ru", Terminal(cyrillic=False)) == "en"
    assert language_for("en", Terminal(cyrillic=False)) == "en"


def test_plain_letters_keep_every_place():
    text = "┌─ ☀☠ ▲Pth’thya… «1» ▒ ─┐"
    assert plain(text).isascii()
    assert len(plain(text)) == len(text)
    assert plain("▲ ☀☠") == "+ *x"


class Screenlike(io.StringIO):
    def isatty(self):
        return True


def test_a_closed_or_missing_stream_is_no_terminal():
    closed = Screenlike()
    closed.close()
    gone = io.StringIO()
    gone.close()
    assert is_terminal(Screenlike(), Screenlike())
    assert not is_terminal(Screenlike(), None)
    assert not is_terminal(Screenlike(), io.StringIO())
    assert not is_terminal(gone)


@pytest.mark.parametrize("name", ["__stdin__", "__stdout__", "__stderr__"])
def test_a_table_needs_all_three_streams(monkeypatch, name):
    for one in ("__stdin__", "__stdout__", "__stderr__"):
        monkeypatch.setattr(module.sys, one, Screenlike())
    monkeypatch.setenv("TERM", "xterm")
    need_terminal()
    monkeypatch.setattr(module.sys, name, io.StringIO())
    with pytest.raises(Complaint, match="no-terminal"):
        need_terminal()


@pytest.mark.parametrize("term", ["", "dumb"])
def test_a_dumb_terminal_is_refused(monkeypatch, term):
    for one in ("__stdin__", "__stdout__", "__stderr__"):
        monkeypatch.setattr(module.sys, one, Screenlike())
    monkeypatch.setenv("TERM", term)
    with pytest.raises(Complaint, match="dumb-terminal"):
        need_terminal()
