"""The pictures of docs/screens.md: every board in two languages, themes and sizes.

python -m tools.screens            all of them
python -m tools.screens duel call  those boards
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tools.shots import ARGUMENTS, Guest, browser_path, opened, serving

OUT = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZES = {"wide": "1366x768", "phone": "390x844"}
LANGUAGES = ("en", "ru")
THEMES = ("abyss", "parchment")
QUALITY = 78


class Scene(NamedTuple):
    """A table some moves into a game."""

    game: str
    seats: int
    moves: int
    options: dict[str, Any]


SCENES = {
    "duel": Scene("duel", 2, 22, {}),
    "fate": Scene("fate", 4, 16, {"monsters": True}),
    "call": Scene("call", 2, 45, {}),
    "heroes": Scene("heroes", 4, 5, {}),
}


def pictures(browser: Browser, url: str, name: str) -> None:
    scene = SCENES[name]
    first = opened(browser, "800x600", "en", "abyss")
    guest = Guest(first, url)
    table = guest.table(scene.game, scene.seats, scene.options, "en")
    guest.play(table, scene.moves, Random(7))  # noqa: S311
    state = first.storage_state()
    for (shape, size), language, theme in product(SIZES.items(), LANGUAGES, THEMES):
        context = opened(browser, size, language, theme, storage_state=state)
        page = context.new_page()
        page.goto(f"{url}/play/{table}")
        page.wait_for_selector(".prompt")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(600)
        file = OUT / f"{name}-{shape}-{theme}-{language}.jpg"
        page.screenshot(path=str(file), type="jpeg", quality=QUALITY)
        print(file.name, flush=True)
        context.close()
    first.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[*SCENES, []], help="all if none is named")
    wanted = parser.parse_args().scenes or SCENES
    OUT.mkdir(parents=True, exist_ok=True)
    with serving(FHTAGN_LOG_LEVEL="warning") as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        for name in wanted:
            pictures(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main()
