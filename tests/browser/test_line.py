"""The line is lost and comes back, is slow, deaf or refused; the server is killed in mid-move."""

import json
import re
import signal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tools.shots import running

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.protocol import VERSION
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words
from tests.browser.visitor import GIVES_UP, ByMouse, Visitor
from tests.clock import wait_until

LOG = "() => document.querySelector('[role=log]').innerText"
IDLE = (
    "() => document.querySelector('.prompt[aria-busy=false]') && !document.querySelector('.lost')"
)


def log_of(page):
    return page.evaluate(LOG)


def without(faults, *expected):
    return [one for one in faults if not any(word in one for word in expected)]


class Line:
    """All between a page and its room: what the page has sent, and whether it hears the answers."""

    def __init__(self, page):
        self.page, self.sent, self.unheard, self.lines, self.deaf = page, [], [], 0, 0
        page.route_web_socket(re.compile("/socket"), self.opened)

    def opened(self, page):
        server = page.connect_to_server()
        self.lines += 1
        number = self.lines

        def said(frame):
            self.sent.append(json.loads(frame))
            server.send(frame)

        def answered(frame):
            if number == self.deaf:
                self.unheard.append(json.loads(frame))
            else:
                page.send(frame)

        page.on_message(said)
        server.on_message(answered)

    def goes_deaf(self):
        """This one; the next one will hear."""
        self.deaf = self.lines

    def waits_for_an_answer(self):
        """Until one has come that the page does not hear."""
        wait_until(self.is_answered)

    def is_answered(self):
        self.page.evaluate("0")  # what has come meanwhile is noticed now
        return any(one["is"] == "ack" for one in self.unheard)

    @property
    def plays(self):
        return [(one["id"], one["key"]) for one in self.sent if one["do"] == "play"]


def match_of(visitor):
    return visitor.page.url.rpartition("/")[2]


def keys_played(visitor):
    """What the person's seat has played, as the server has it."""
    (own,) = visitor.ask("GET", f"/api/tables/{match_of(visitor)}")["mine"]
    asked = {"seat": own, "words": ""}
    report = visitor.ask("POST", f"/api/matches/{match_of(visitor)}/report", asked)
    return [one["key"] for one in report["replay"]["steps"] if one["seat"] == own]


def to_an_answer(visitor):
    """At a table of `duel`, where no answer is asked twice: one of the first."""
    visitor.play_now("duel")
    visitor.sees(".options [data-key]")
    return visitor.find(".options [data-key]").first


def test_a_lost_line_is_told_and_comes_back_and_so_does_a_page_that_was_not_loaded(visit):
    visitor = visit()
    visitor.play_now("call")
    visitor.waits()
    visitor.context.set_offline(True)
    visitor.page.evaluate("() => dispatchEvent(new Event('offline'))")
    visitor.sees(".lost")
    visitor.context.set_offline(False)
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    visitor.page.wait_for_function("() => !document.querySelector('.lost')")
    ByMouse(1)(visitor)
    visitor.waits()
    visitor.page.route("**/assets/About-*.js", lambda route: route.abort())
    visitor.go("/about")
    visitor.sees(".unloaded")
    visitor.page.unroute("**/assets/About-*.js")
    visitor.does("reload")
    visitor.sees("main h1")
    assert visitor.find(".unloaded").count() == 0
    visitor.faults = without(visitor.faults, "ERR_INTERNET_DISCONNECTED", "ERR_FAILED")


def test_two_tabs_at_one_seat_show_the_same(visit):
    visitor = visit()
    visitor.play_now("call")
    visitor.waits()
    other = visitor.new_page()
    other.goto(visitor.page.url)
    other.wait_for_selector(".options [data-verb]")
    hand = ByMouse(4)
    before = log_of(visitor.page)
    for _ in range(4):
        visitor.waits()
        hand(visitor)
    visitor.page.wait_for_function(f"before => ({LOG})() !== before", arg=before)
    visitor.waits()
    other.wait_for_function(f"text => ({LOG})() === text", arg=log_of(visitor.page))


def refused(visitor, language, name):
    """What is refused is told in that language."""
    told = Words(language).complaint(Complaint(name))
    expect(visitor.find(".refusal")).to_contain_text(told)


def test_a_line_without_answers_makes_one_move_of_two_clicks_and_a_refused_one_says_why(visit):
    visitor = visit()
    line = Line(visitor.page)
    visitor.page.clock.install()
    answer = to_an_answer(visitor)
    visitor.stops_time()
    visitor.speaks("ru")
    visitor.find(".bar [aria-expanded]").last.click()
    visitor.does("ask-undo")
    for language in reversed(LANGUAGES):
        visitor.speaks(language)
        refused(visitor, language, "undo-nothing")
    line.goes_deaf()
    answer.dblclick()
    visitor.sees(".prompt[aria-busy=true]")
    assert len(line.plays) == 1
    visitor.page.clock.run_for(GIVES_UP + 1_000)
    visitor.page.wait_for_function(IDLE)
    assert line.lines == 2
    first, again = line.plays
    assert first == again
    assert keys_played(visitor) == [first[1]]
    assert visitor.find(".refusal").count() == 0

    (own,) = visitor.ask("GET", f"/api/tables/{match_of(visitor)}")["mine"]
    private = {"do": "watch", "id": "private", "seat": own, "allow": False}
    visitor.ask("POST", f"/api/matches/{match_of(visitor)}/commands", private)
    other = visit(language="ru")
    other.go(f"/play/{match_of(visitor)}")
    told = Words("ru").complaint(Complaint("not-watched"))
    expect(other.find(".goodbye")).to_contain_text(told)
    other.sees(".goodbye a")
    other.faults = without(other.faults, "403")


@pytest.mark.parametrize("accepted", [False, True])
def test_a_move_under_way_when_the_server_is_killed_happens_once(chromium, tmp_path, accepted):
    """The server gets the command before its end and the client does not hear so, or neither."""
    where = {"data": tmp_path / "data", "FHTAGN_LOG_LEVEL": "warning"}
    with running(**where) as (url, process):
        visitor = Visitor(chromium, url, "en", "abyss", (1366, 768), {})
        line = Line(visitor.page)
        visitor.page.clock.install()
        answer = to_an_answer(visitor)
        visitor.stops_time()
        if accepted:
            line.goes_deaf()
        else:
            process.send_signal(signal.SIGSTOP)
        answer.click()
        visitor.sees(".prompt[aria-busy=true]")
        ((_, key),) = line.plays
        if accepted:
            line.waits_for_an_answer()
        process.kill()
        visitor.sees(".lost")
        visitor.page.clock.resume()
    with running(urlsplit(url).port, **where) as (_, process):
        visitor.page.wait_for_function(IDLE)
        assert len(line.plays) >= 2
        assert {*line.plays} == {line.plays[0]}
        assert keys_played(visitor) == [key]
        process.terminate()
        visitor.sees(".goodbye")
    visitor.leave()
    assert without(visitor.faults, "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket") == []


def test_a_page_older_than_the_server_loads_itself_anew(visit):
    visitor, pages = visit(arrived=True), []
    visitor.come_in()

    def again(request):
        pages.extend([request] * request.is_navigation_request())
        return len(pages) == 2

    about = {"found": str(VERSION - 1), "version": VERSION}
    told = {"error": "other-protocol", "about": about, "text": "Load again."}
    visitor.page.route("**/api/**", lambda route: route.fulfill(status=426, json=told), times=1)
    with visitor.page.expect_request(again):
        visitor.page.goto(f"{visitor.house}/games", wait_until="commit")
    visitor.sees("main")
    visitor.settles()
    assert len(pages) == 2
    visitor.faults[:] = without(visitor.faults, "426", "Failed to load resource")
