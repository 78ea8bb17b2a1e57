"""Somebody with a browser: what they can do, and what they notice."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

PATIENCE = 30_000  # ms for anything; it is there at once unless the machine is busy
SOON = 2_000  # ms for what was there a moment ago
LATE = "/odds"  # of what one points at; it may be gone before they are told
QUIET = (
    "pass",
    "pass_turn",
    "decline",
    "no_resource",
    "enough",
    "done",
    "end",
    "stay",
    "keep_hand",
)


class Visitor:
    def __init__(self, chromium, house, language, theme, size, kept):
        self.house, self.faults, self.frames = house, [], []
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 600,
            locale="ru-RU" if language == "ru" else "en-GB", reduced_motion="reduce",
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        settings = {"language": language, "theme": theme, "pace": 0, "passes": False} | kept
        self.context.add_init_script(f"localStorage.fhtagn ??= {json.dumps(json.dumps(settings))}")
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error.stack or error}"))
        page.on("response", self._response)
        page.on("request", self._request)
        page.on("websocket", self._socket)
        return page

    def _console(self, said):
        if said.type in ("error", "warning") and not said.location["url"].endswith(LATE):
            self.faults.append(f"console: {said.text}")

    def _response(self, response):
        late = response.status == 409 and response.url.endswith(LATE)
        if response.status >= 400 and not late:
            self.faults.append(f"{response.status} for {response.url}")

    def _request(self, request):
        if urlsplit(request.url).netloc != urlsplit(self.house).netloc:
            self.faults.append(f"asked elsewhere: {request.url}")

    def _socket(self, socket):
        socket.on("framereceived", self._frame)

    def _frame(self, frame):
        self.frames.append(frame)

    def leave(self):
        self.context.close()

    # -- going about -------------------------------------------------------------------------------

    def go(self, path):
        self.page.goto(self.house + path)

    def find(self, selector):
        return self.page.locator(selector)

    def sees(self, selector):
        expect(self.find(selector).first).to_be_visible(timeout=PATIENCE)

    def does(self, act):
        self.find(f"[data-act={act}]").first.click()

    def play_now(self, game):
        """Two clicks from the first page to a table against a bot."""
        self.go("/")
        self.find(f"[data-game={game}]").click()
        self.page.wait_for_url("**/play/*")
        self.sees(".prompt")

    def ask(self, method, path, body=None):
        """The server's answer to something the page could have asked."""
        answer = self.context.request.fetch(
            self.house + path, method=method,
            headers={"X-Fhtagn": "1", "Origin": self.house, "Content-Type": "application/json"},
            data=None if body is None else json.dumps(body),
        )  # fmt: skip
        assert answer.ok, answer.text()
        return answer.json()

    def speaks(self, language):
        """Another language, in the middle of whatever it is."""
        self.page.keyboard.press("Escape")
        if not self.find(f".bar [lang={language}]").is_visible():
            self.find(".bar [aria-expanded]").last.click()
        self.find(f"[lang={language}][aria-pressed]:visible").first.click()
        self.page.keyboard.press("Escape")

    # -- playing -----------------------------------------------------------------------------------

    @property
    def is_over(self):
        return self.find("[data-act=rematch]").count() > 0

    def waits(self):
        """Until there is something to answer, or the game is over."""
        self.page.wait_for_function(READY)

    def play_to_the_end(self, choose, most=1500):
        """Answer whatever is asked until the game is over; how many answers it took."""
        for count in range(most):
            self.waits()
            if self.is_over:
                return count
            choose(self)
        raise AssertionError(f"not over after {most} answers: {self.find('.prompt').inner_text()}")


ACTS = tuple(f"[data-act={act}]:not([aria-disabled=true])" for act in ("yes", "uncover", "cry"))
READY = f"""() => document.querySelector(
  "[data-act=rematch], {", ".join(ACTS)}, .prompt:not([data-sealed]) .options [data-verb]")"""


class Hand:
    """Answers by chance, mostly with what gets a game over with."""

    def __init__(self, seed):
        self.dice = Random(seed)

    def __call__(self, visitor):
        with suppress(PlaywrightTimeout):  # what was to be pressed has just gone: look again
            self.act(visitor)

    def act(self, visitor):
        for act in ACTS:
            if visitor.find(act).count():
                return self.press(visitor, visitor.find(act).first)
        verbs = [one.get_attribute("data-verb", timeout=SOON) for one in self.rows(visitor).all()]
        return self.take(visitor, self.chosen(verbs)) if verbs else None

    def rows(self, visitor):
        return visitor.find(".options [data-verb]")

    def chosen(self, verbs):
        quiet = [number for number, verb in enumerate(verbs) if verb in QUIET]
        return quiet[0] if quiet and self.dice.random() < 0.85 else self.dice.randrange(len(verbs))


class ByMouse(Hand):
    """Clicks in the list."""

    def press(self, _visitor, button):
        button.click(timeout=SOON)

    def take(self, visitor, number):
        self.press(visitor, self.rows(visitor).nth(number))


class ByKeys(Hand):
    """Never touches the mouse: the numbers of the options, or the focus and Enter."""

    def press(self, visitor, button):
        button.focus(timeout=SOON)
        visitor.page.keyboard.press("Enter")

    def take(self, visitor, number):
        row = self.rows(visitor).nth(number)
        key = (row.get_attribute("aria-keyshortcuts", timeout=SOON) or "").partition(" ")[0]
        if key.isdigit():  # among all rows, those that are refused too
            visitor.page.keyboard.press(key)
        else:
            self.press(visitor, row)
