"""With motion and at a bot's pace: one's own move is seen at once, the bot's step by step."""

from tools.reaction import CLOCK

from tests.browser.visitor import ACTS, LOOK, ByMouse

PACE = 500  # ms
ANSWERS = 12
NOW = f"""acts => document.querySelector(".prompt [data-act=skip]") ? "waiting" : ({LOOK})(acts)"""


def test_a_move_is_in_the_next_picture(sit):
    """Wall time is the machine's; that no picture is drawn in between is ours."""
    visitor = sit("call", motion="no-preference", pace=PACE)
    visitor.context.add_init_script(CLOCK)
    visitor.page.reload()
    visitor.waits()
    hand = ByMouse(1)
    for _ in range(ANSWERS):
        hand(visitor)
        visitor.waits()
    seen = visitor.page.evaluate("reactions")
    assert len(seen) > ANSWERS // 2
    assert [one for one in seen if one[1]] == []


def test_a_bots_steps_come_one_by_one(sit):
    """Time stands still but for the pace of the steps, so no machine is too slow to keep it."""
    visitor = sit("call", pace=PACE)
    visitor.page.clock.install()
    visitor.page.reload()
    visitor.waits()
    visitor.stops_time()
    hand, told, most = ByMouse(1), [], 0
    while most < 3:
        now = visitor.page.wait_for_function(NOW, arg=ACTS).json_value()
        told.append(visitor.find(".log .line").count())
        if now == "waiting":
            visitor.page.clock.run_for(PACE)
            continue
        assert told == sorted(told)
        assert not now["over"]
        most, told = max(most, len({*told})), []
        hand(visitor, now)
