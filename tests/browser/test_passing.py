"""Whoever can do nothing is not asked to say so, unless they want to be."""

from tests.browser.visitor import ByMouse

VERBS = """() => document.querySelector("[data-act=rematch]")
  ? ["over"]
  : [...document.querySelectorAll(".options [data-verb]")].map((one) => one.dataset.verb)"""
MORE = f"""() => ({VERBS})().some((verb) => verb !== "pass")"""
ANSWERS = 15


def test_a_pass_that_is_the_only_answer_comes_by_itself(visit):
    visitor = visit(passes=True)
    visitor.play_now("fate")
    hand, seen = ByMouse(2), set()
    for _ in range(ANSWERS):
        visitor.page.wait_for_function(MORE)
        seen |= set(visitor.page.evaluate(VERBS))
        hand(visitor)
    assert seen - {"pass"}
