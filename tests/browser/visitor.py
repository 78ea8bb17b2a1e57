"""Somebody with a browser: what they can do, and what they notice."""

from __future__ import annotations

import json
from contextlib import contextmanager
from random import Random
from urllib.parse import urlsplit
from uuid import uuid4

from playwright.sync_api import expect

from fhtagn.server.protocol import VERSION
from tests.clock import PATIENCE, wait_until

TABLE = -1
OURS = {"X-Fhtagn": str(VERSION), "Content-Type": "application/json"}  # what a page sends
LIMIT = PATIENCE * 1000  # ms, as the browser counts
GIVES_UP = 5_000  # ms after which a page takes another line if the server has not answered
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

expect.set_options(timeout=LIMIT)


class Caller:
    """Somebody who speaks to the server as a page does, without one."""

    def __init__(self, context, house):
        self.context, self.house = context, house
        context.set_default_timeout(LIMIT)

    def ask(self, method, path, body=None):
        """The server's answer to something a page could have asked."""
        answer = self.fetch(method, path, body)
        assert answer.ok, answer.text()
        return answer.json()

    def fetch(self, method, path, body):
        return self.context.request.fetch(
            self.house + path, method=method,
            headers=OURS | {"Origin": self.house},
            data=None if body is None else json.dumps(body),
        )  # fmt: skip

    def come_in(self):
        self.ask("POST", "/api/guests", {"name": "Wilbur", "language": "en"})

    def table(self, game, bots, options, own):
        """One against these bots that has begun; its id."""
        seats = [{"kind": "mine", "options": own}]
        seats += [{"kind": "bot", "level": level} for level in bots]
        body = {"game": game, "seats": seats, "options": options, "draw_seats": False}
        table = self.ask("POST", "/api/tables", body)["id"]
        self.ask("POST", f"/api/tables/{table}/start", {})
        return table

    def state(self, table, seat):
        return self.ask("GET", f"/api/matches/{table}/state?seat={seat}")

    def command(self, table, **what):
        """Whether it was taken: the table may have moved on meanwhile."""
        body = what | {"id": uuid4().hex}
        answer = self.fetch("POST", f"/api/matches/{table}/commands", body)
        assert answer.ok or answer.status == 409, answer.text()
        return answer.ok

    def plays_on(self, table, seat, dice, reached):
        """Answer by chance whenever the seat is asked, until it is so; that state."""

        def is_to_answer():
            seen.append(self.state(table, seat))
            return reached(seen[-1]) or who_is_asked(seen[-1]) & {seat, TABLE}

        seen = []
        wait_until(is_to_answer)
        while not reached(seen[-1]):
            self.answer(table, seat, seen[-1], dice)
            wait_until(is_to_answer)
        return seen[-1]

    def resign(self, table, seat):
        """Give up, whatever else happens meanwhile."""
        wait_until(
            lambda: self.command(
                table, do="play", seat=seat, expect=self.state(table, seat)["n"], key="resign"
            )
        )

    def answer(self, table, seat, state, dice, eager=()):
        """Answer, if the seat is asked in that state: with a key that begins so, or by chance."""
        asked, keys = who_is_asked(state), state["sent"]["options"]
        if seat in asked:
            liked = [key for start in eager for key in keys if key.startswith(start)]
            key = (liked or [dice.choice(keys)])[0]
            self.command(table, do="play", seat=seat, expect=state["n"], key=key)
        elif TABLE in asked:
            self.command(table, do="buzz", seat=seat)


def who_is_asked(state):
    return {who for who, _, _, sealed in state["sent"]["asked"] if not sealed}


class Visitor(Caller):
    def __init__(self, chromium, house, language, theme, size, kept, *, motion="reduce"):
        self.faults, self.frames, self.said = [], [], []
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 600,
            locale="ru-RU" if language == "ru" else "en-GB", reduced_motion=motion,
        )  # fmt: skip
        super().__init__(context, house)
        self.numbers, self.asked, self.under_way = [], 0, set()
        settings = {"language": language, "theme": theme, "pace": 0, "passes": False} | kept
        self.context.add_init_script(f"localStorage.fhtagn ??= {json.dumps(json.dumps(settings))}")
        self.context.add_init_script(PATIENT)
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error.stack or error}"))
        page.on("response", self._response)
        page.on("request", self._request)
        page.on("requestfinished", self._got)
        page.on("requestfailed", self._got)
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        return page

    def _console(self, said):
        self.said.append(said.text)
        if said.type in ("error", "warning") and not said.location["url"].endswith(LATE):
            self.faults.append(f"console: {said.text}")

    def _response(self, response):
        late = response.status == 409 and response.url.endswith(LATE)
        if response.status >= 400 and not late:
            self.faults.append(f"{response.status} for {response.url}")

    def _request(self, request):
        self.asked += 1
        self.under_way.add(request)
        if urlsplit(request.url).netloc != urlsplit(self.house).netloc:
            self.faults.append(f"asked elsewhere: {request.url}")

    def _got(self, request):
        self.under_way.discard(request)

    def _frame(self, frame):
        self.frames.append(frame)

    def hears(self, number):
        """Until the page was sent the table with that number."""
        wait_until(lambda: self.heard() >= number)

    def heard(self):
        """The highest number that the page was sent."""
        self.page.evaluate("0")  # what has come meanwhile is noticed now
        new = self.frames[len(self.numbers) :]
        self.numbers += [json.loads(frame).get("n", -1) for frame in new]
        return max(self.numbers, default=-1)

    def settles(self):
        """Until the page has got all it has asked for, and asks for nothing more."""
        wait_until(self._is_settled)

    def _is_settled(self):
        asked = self.asked
        self.page.evaluate(DRAWN)
        return not self.under_way and self.asked == asked

    @contextmanager
    def passes(self, state):
        """What is done here leads the page through such a state, however quickly."""
        self.page.evaluate(PASSES % state)
        yield
        self.page.wait_for_function("() => passed")

    def stops_time(self):
        """Nothing happens on the page for the sole reason that time passes; its clock must be ours.

        Whatever fell due within the next minutes happens now.
        """
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + PATIENCE)

    def leave(self):
        self.context.close()

    # -- going about -------------------------------------------------------------------------------

    def go(self, path):
        self.page.goto(self.house + path)

    def find(self, selector):
        return self.page.locator(selector)

    def sees(self, selector):
        expect(self.find(selector).first).to_be_visible()

    def does(self, act):
        self.find(f"[data-act={act}]").first.click()

    def play_now(self, game):
        """Two clicks from the first page to a table against a bot."""
        self.go("/")
        self.find(f"[data-game={game}]").click()
        self.page.wait_for_url("**/play/*")
        self.sees(".prompt")

    def sit(self, game, bots, options, own):
        """At a table against these bots, without the way there; its id."""
        self.come_in()
        table = self.table(game, bots, options, own)
        self.go(f"/play/{table}")
        self.sees(".prompt")
        return table

    @property
    def match(self):
        return urlsplit(self.page.url).path.rpartition("/")[2]

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
        """Until there is something to answer, or the game is over; what is seen then."""
        return self.page.wait_for_function(WAIT, arg=ACTS).json_value()

    def glances(self):
        """The same if it is there now; without waiting for others to move."""
        return self.page.evaluate(LOOK, ACTS)

    def clicks(self, selector, number=0):
        """Click it, as soon as nothing lies over it; whether it was still there."""
        aim = [selector, number]
        point = self.page.evaluate(AIM, aim)
        point = point or self.page.wait_for_function(AIM, arg=aim).json_value()
        if point == "gone":
            return False
        self.page.mouse.click(*point)
        return True

    def play_to_the_end(self, choose, most=1500):
        """Answer whatever is asked until the game is over; how many answers it took."""
        for count in range(most):
            seen = self.waits()
            if seen["over"]:
                return count
            choose(self, seen)
        raise AssertionError(f"not over after {most} answers: {self.find('.prompt').inner_text()}")


ACTS = [f"[data-act={act}]:not([aria-disabled=true])" for act in ("yes", "uncover", "buzz")]
ROW = ".options [data-verb]"
LIT = "[data-thing][data-mark=lit]"
LOOK = f"""acts => {{
  const found = (selector) => document.querySelector(selector) !== null;
  const over = found("[data-act=rematch]");
  const act = acts.find(found) ?? "";
  const settled = found(".prompt[data-sealed], .prompt[aria-busy=true]");  // answered already
  const rows = settled ? [] : [...document.querySelectorAll("{ROW}")].map((row) =>
    ({{ verb: row.dataset.verb, key: row.ariaKeyShortcuts?.split(" ")[0] ?? "" }}));
  return (over || act || rows.length) && {{ over, act, rows }};
}}"""
WAIT = f"""acts => new Promise((seen) => {{
  const look = {LOOK};
  const found = () => {{
    const now = look(acts);
    if (now) watch.disconnect();
    if (now) seen(now);
  }};
  const watch = new MutationObserver(found);
  watch.observe(document, {{ subtree: true, childList: true, attributes: true }});
  found();
}})"""
PATIENT = f"""const later = setTimeout;
setTimeout = (does, ms, ...more) =>
  later(does, ms < {GIVES_UP} ? ms : Math.max(ms, {LIMIT}), ...more); // a line may be slow"""
PASSES = """() => {
  window.passed = false;
  new MutationObserver(() => (window.passed ||= (%s)())).observe(document,
    { childList: true, characterData: true, attributes: true, subtree: true });
}"""
STEP_BY_STEP = "() => /step/.test(document.querySelector('.prompt .who')?.textContent)"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
AIM = """([selector, number]) => {
  const one = document.querySelectorAll(selector)[number];
  if (!one) return "gone";
  one.scrollIntoViewIfNeeded();
  const { x, y, width, height } = one.getBoundingClientRect();
  const point = [x + width / 2, y + height / 2];
  return one.contains(document.elementFromPoint(...point)) && point;
}"""
REACHED = f"""() => [...document.querySelectorAll("{LIT}")].flatMap((one) => {{
  const {{ x, y, width, height }} = one.getBoundingClientRect();
  const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
  const points = steps.flatMap((down) =>
    steps.map((right) => [x + right * width, y + down * height]));
  const there = ([x, y]) => document.elementFromPoint(x, y)?.closest("[data-thing]") === one;
  const point = points.find(there);
  return point && !one.closest(".prompt, .drawer") ? [[one.dataset.thing, ...point]] : [];
}})"""
BOARD = f"""() => ({{
  lit: ({REACHED})(),
  picking: document.querySelector("[data-mark=picked]") !== null,
  confirm: document.querySelector("[data-act=confirm]") !== null,
}})"""
REACH = """one => document.querySelector(one) === null
  ? "gone"
  : document.activeElement.matches(one) ? "there" : "further" """
STOPS = 150  # more than any table has


class Hand:
    """Answers by chance, mostly with what gets a game over with.

    What was to be pressed may just have gone, as others move too: then nothing is pressed, and one
    looks again.
    """

    def __init__(self, seed):
        self.dice, self.clicks = Random(seed), {"board": 0, "list": 0, "quiet": 0}

    def __call__(self, visitor, seen=None):
        seen = seen or visitor.waits()
        if seen["act"]:
            self.press(visitor, seen["act"])
        elif seen["rows"]:
            self.answer(visitor, seen["rows"])

    haste = 0.85  # how often it does as little as possible

    def answer(self, visitor, rows):
        quiet = self.quiet(rows)
        hurried = quiet and self.dice.random() < self.haste
        number = quiet[0] if hurried else self.dice.randrange(len(rows))
        self.take(visitor, number, rows[number])

    def quiet(self, rows):
        return [number for number, row in enumerate(rows) if row["verb"] in QUIET]


class ByMouse(Hand):
    """Clicks in the list."""

    def press(self, visitor, button):
        visitor.clicks(button)

    def take(self, visitor, number, _row):
        visitor.clicks(ROW, number)


class ByBoard(ByMouse):
    """Clicks whatever is lit on the board; in the list only where nothing is."""

    haste = 0.5

    def answer(self, visitor, rows):
        board = visitor.page.evaluate(BOARD)
        lit, picking = board["lit"], board["picking"]
        quiet = self.quiet(rows)
        hurried = not picking and quiet and self.dice.random() < self.haste
        if lit and not hurried:
            self.clicks["board"] += 1
            _, x, y = self.dice.choice(lit)
            visitor.page.mouse.click(x, y)
        elif picking and board["confirm"]:
            self.press(visitor, "[data-act=confirm]")
        else:
            self.clicks["quiet" if hurried or len(quiet) == len(rows) else "list"] += 1
            super().answer(visitor, rows)


class ByKeys(Hand):
    """Never touches the mouse: the keys of the options, or Tab until one is there, and Enter."""

    def press(self, visitor, button):
        if tab_to(visitor, button):
            visitor.page.keyboard.press("Enter")

    def take(self, visitor, number, row):
        if row["key"]:  # the number among all rows, those that are refused too, or a letter
            visitor.page.keyboard.press(row["key"])
        else:
            row = f":nth-child({number + 1} of li:has([data-verb]))"
            self.press(visitor, f".options > {row} > [data-verb]")


def tab_to(visitor, selector):
    """Tab until the focus is there; whether it was reached before it was gone."""
    for _ in range(STOPS):
        reached = visitor.page.evaluate(REACH, selector)
        if reached != "further":
            return reached == "there"
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {selector}")
