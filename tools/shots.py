"""Pictures of the client as it is: a real server, a real browser, a table some moves into a game.

python -m tools.shots duel --moves 40 --lang ru --theme parchment --size 390x844 --out a.png
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright
from tools.chromium import NO_CHROMIUM, found

from fhtagn.server.protocol import VERSION

FEATURES_OFF = (
    "LocalNetworkAccessChecks",  # pages from a folder reach the server too
    "WebUIOmniboxPopup",  # the popups of an address bar nobody sees: each visitor's cost more
    "WebUIOmniboxAimPopup",  # processor time than the page
)
ARGUMENTS = (
    "--disable-dev-shm-usage",
    "--disable-gpu",
    f"--disable-features={','.join(FEATURES_OFF)}",
)


OURS: Final = {"X-Fhtagn": str(VERSION), "Content-Type": "application/json"}
ADDRESS: Final = re.compile(r"http://[^\s/]+:\d+")


def browser_path() -> str:
    if path := found():
        return path
    raise SystemExit(NO_CHROMIUM)


@contextlib.contextmanager
def serving(port: int = 0, data: Path | None = None, **environ: str) -> Iterator[str]:
    """A server of its own, on an empty data folder unless one is given; its address."""
    with running(port, data, **environ) as (url, _):
        yield url


@contextlib.contextmanager
def running(
    port: int = 0, data: Path | None = None, **environ: str
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The same, with its process, for whoever wants to end it otherwise."""
    with tempfile.TemporaryDirectory() as empty:
        process = subprocess.Popen(
            [sys.executable, "-m", "fhtagn", "serve", "--port", str(port)],
            env=os.environ | {"FHTAGN_DATA": str(data or empty)} | environ,
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        with process:
            try:
                yield address_of(process), process
            finally:
                process.terminate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where the server is, as it says itself when it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := ADDRESS.search(line):
            return found[0]
    raise SystemExit("the server has ended")


class Guest:
    """Somebody who speaks to the server as a browser does."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(
            self.url + path, method=method,
            headers=OURS | {"Origin": self.url},
            data=None if body is None else json.dumps(body),
        )  # fmt: skip
        if not answer.ok:
            raise SystemExit(f"{method} {path}: {answer.status} {answer.text()}")
        return answer.json() if answer.text() else None

    def table(
        self, game: str, seats: int, options: Any, language: str, level: str = "greedy"
    ) -> str:
        """A table against bots that has begun."""
        self.ask("POST", "/api/guests", {"name": "Wilbur", "language": language})
        asked = [{"kind": "mine"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
        body = {"game": game, "seats": asked, "options": options, "draw_seats": False}
        table: str = self.ask("POST", "/api/tables", body)["id"]
        self.ask("POST", f"/api/tables/{table}/start", {})
        return table

    def play(self, table: str, moves: int, dice: Random) -> None:
        """So many decisions of our own, by chance; the bots answer in between."""
        for number in range(moves):
            state = self.asked(table)
            if state is None:
                return
            options = [key for key in state["sent"]["options"] if key != "resign"]
            command = {
                "do": "play", "id": f"shot-{number}", "seat": 0, "expect": state["n"],
                "key": dice.choice(options),
            }  # fmt: skip
            with contextlib.suppress(SystemExit):  # the table has moved on: look again
                self.ask("POST", f"/api/matches/{table}/commands", command)

    def asked(self, table: str) -> Any:
        """The state once we are asked; nothing if the game is over or nobody asks us for long."""
        for _ in range(300):
            state = self.ask("GET", f"/api/matches/{table}/state?seat=0")
            if state["sent"]["outcome"]:
                return None
            if any(seat == 0 and not sealed for seat, _, _, sealed in state["sent"]["asked"]):
                return state
            if any(seat == -1 for seat, *_ in state["sent"]["asked"]):
                buzz = {"do": "buzz", "id": f"buzz-{time.monotonic_ns()}", "seat": 0}
                with contextlib.suppress(SystemExit):
                    self.ask("POST", f"/api/matches/{table}/commands", buzz)
            time.sleep(0.05)
        return None


def opened(browser: Browser, size: str, language: str, theme: str, **more: Any) -> BrowserContext:
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        **more,
        viewport={"width": width, "height": height}, locale=language, has_touch=width < 600,
    )  # fmt: skip
    settings = json.dumps({"language": language, "theme": theme, "pace": 0, "arrived": True})
    context.add_init_script(f"localStorage.setItem('fhtagn', {json.dumps(settings)})")
    return context


def serve_from(context: BrowserContext, folder: Path) -> None:
    """Let the pages come from a folder instead of the server: a build that is being tried."""

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/api/"):
            route.continue_()
        else:
            found = folder / path.lstrip("/")
            route.fulfill(path=found if found.is_file() else folder / "index.html")

    context.route("**/*", answer)


def look(page: Page, url: str, out: Path) -> None:
    page.on("console", lambda said: print("console:", said.type, said.text))
    page.on("pageerror", lambda error: print("error:", error))
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(800)
    out.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(out))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game, or a path such as /rules/duel")
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="abyss")
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--client", type=Path, help="a folder with another build of the client")
    parser.add_argument("--out", type=Path, default=Path("build/shot.png"))
    wish = parser.parse_args()
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path(), args=list(ARGUMENTS)
        )  # fmt: skip
        context = opened(browser, wish.size, wish.lang, wish.theme)
        if wish.client:
            serve_from(context, wish.client)
        path = wish.game
        if not path.startswith("/"):
            guest = Guest(context, url)
            table = guest.table(path, wish.seats, wish.options, wish.lang)
            guest.play(table, wish.moves, Random(wish.seed))  # noqa: S311
            path = f"/play/{table}"
        look(context.new_page(), url + path, wish.out)
        browser.close()
    print(wish.out)


if __name__ == "__main__":
    main()
