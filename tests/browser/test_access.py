"""For everybody: axe finds nothing serious on any screen, focus is seen, things have names."""

import pytest

from tests.browser.conftest import PHONE, WIDE
from tests.web.npm import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
PAGES = ("/", "/games", "/rules", "/rules/heroes", "/table/new", "/invite#nothing", "/nowhere",
         "/decks", "/learn", "/account", "/about")  # fmt: skip
GAMES = ("duel", "fate", "call", "heroes")


def serious(visitor):
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found = visitor.page.evaluate("tags => axe.run(document, {runOnly: tags})", TAGS)
    return [
        (one["id"], node["target"], node["failureSummary"])
        for one in found["violations"]
        for node in one["nodes"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["abyss", "parchment"])
@pytest.mark.parametrize("path", PAGES)
def test_nothing_serious_on_any_page(visit, path, theme):
    visitor = visit(theme=theme, language="ru")
    visitor.go(path)
    visitor.sees("main")
    visitor.page.wait_for_load_state("networkidle")
    found = serious(visitor)
    visitor.faults = [one for one in visitor.faults if "404" not in one]  # some are not there
    assert found == []


@pytest.mark.parametrize("theme", ["abyss", "parchment"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_serious_at_any_table(visit, game, size, theme):
    visitor = visit(theme=theme, size=size)
    visitor.play_now(game)
    visitor.sees(".options [data-verb], [data-act=cry]")
    assert serious(visitor) == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_pointed_at_has_a_name_and_shows_its_focus(visit, game):
    visitor = visit()
    visitor.play_now(game)
    visitor.sees(".options [data-verb], [data-act=cry]")
    nameless = visitor.page.evaluate(
        """() => [...document.querySelectorAll("[data-thing]")]
             .filter((one) => !(one.getAttribute("aria-label") || one.textContent).trim())
             .map((one) => one.dataset.thing)"""
    )
    assert nameless == []
    visitor.page.keyboard.press("Tab")
    seen = visitor.page.evaluate(
        """() => { const style = getComputedStyle(document.activeElement);
             return [style.outlineStyle, parseFloat(style.outlineWidth)]; }"""
    )
    assert seen[0] != "none"
    assert seen[1] >= 2
