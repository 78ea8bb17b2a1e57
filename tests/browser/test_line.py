"""The line is lost and comes back, two tabs share a seat, the server is started anew."""

from tools.shots import free_port, serving

from tests.browser.visitor import ByMouse, Visitor

LOG = "() => document.querySelector('[role=log]').innerText"


def log_of(page):
    return page.evaluate(LOG)


def test_a_lost_line_is_told_and_comes_back(visit):
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
    visitor.faults = [one for one in visitor.faults if "ERR_INTERNET_DISCONNECTED" not in one]


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


def test_a_move_survives_a_restart_of_the_server(chromium, tmp_path):
    port, data = free_port(), tmp_path / "data"
    with serving(port=port, data=data) as url:
        visitor = Visitor(chromium, url, "en", "abyss", (1366, 768), {})
        visitor.play_now("heroes")
        visitor.waits()
        hand = ByMouse(2)
        for _ in range(6):
            visitor.waits()
            hand(visitor)
    visitor.sees(".lost")
    with serving(port=port, data=data):
        visitor.page.wait_for_function("() => !document.querySelector('.lost')")
        assert visitor.play_to_the_end(hand) >= 0
        visitor.leave()
