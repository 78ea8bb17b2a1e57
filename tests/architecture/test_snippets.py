"""What README and docs show as typed at a Python prompt is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.architecture.sources import HOUSE, ROOT

FENCE = re.compile(r"^( *)```(?:pycon|python)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *HOUSE.glob("games/*/*.md")])
SHOWN = [page for page in PAGES if ">>> " in page.read_text("utf-8")]


def snippets(page: str) -> str:
    """All that is shown as typed at a prompt, at whatever depth of a list it stands."""
    found = (dedent(snippet) for _, snippet in FENCE.findall(page))
    return "\n".join(snippet for snippet in found if ">>> " in snippet)


def failures(page: str, name: str) -> list[str]:
    """What the snippets of a page, run one after another, say instead of what is shown."""
    test = doctest.DocTestParser().get_doctest(
        snippets(page), {"__name__": "__main__"}, name, name, 0
    )
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=said.append)
    return said


def test_a_wrong_snippet_is_found():
    page = "Text.\n\n```pycon\n>>> x = 1\n>>> x + 1\n2\n```\n\n```python\n>>> x + 1\n3\n```\n"
    (said,) = failures(page, "page")
    assert "Expected:\n    3\nGot:\n    2\n" in said


def test_a_true_snippet_is_not():
    assert failures("```pycon\n>>> 1 + 1\n2\n```\n", "page") == []


def test_a_snippet_in_a_list_is_found():
    page = "1. So:\n\n   ```pycon\n   >>> 1 + 1\n   3\n   ```\n"
    assert len(failures(page, "page")) == 1


def test_some_pages_show_something():
    assert {page.name for page in SHOWN} >= {"architecture.md", "adding-a-game.md"}


@pytest.mark.parametrize("page", SHOWN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_is_shown_is_true(page: Path):
    text = page.read_text("utf-8")
    assert snippets(text).count(">>> ") == text.count(">>> "), (
        "a snippet stands in no fence of ours"
    )
    assert not failures(text, page.name)
