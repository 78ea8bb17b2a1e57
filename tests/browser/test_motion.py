"""With motion and at a bot's pace: one's own move is seen at once, the bot's step by step."""

from tools.reaction import CLOCK

from tests.browser.visitor import ByMouse

PACE = 500  # ms
ANSWERS = 12
STEPS = """() => {
  window.steps = 0;
  const waiting = () => document.querySelector(".prompt [data-act=skip]") !== null;
  new MutationObserver(() => (window.steps += waiting()))
    .observe(document.querySelector(".prompt header"), { childList: true, subtree: true });
}"""


def test_a_move_is_in_the_next_picture_and_a_bots_steps_come_one_by_one(sit):
    """Wall time is the machine's; that no picture is drawn in between is ours."""
    visitor = sit("call", motion="no-preference", pace=PACE)
    visitor.context.add_init_script(CLOCK)
    visitor.page.reload()
    visitor.waits()
    visitor.page.evaluate(STEPS)
    hand = ByMouse(1)
    for _ in range(ANSWERS):
        hand(visitor)
        visitor.waits()
    seen = visitor.page.evaluate("reactions")
    assert len(seen) > ANSWERS // 2
    assert [one for one in seen if one[1]] == []
    assert visitor.page.evaluate("steps") > 0
