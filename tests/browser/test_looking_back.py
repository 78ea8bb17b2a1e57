"""What was played before: nothing in it can be taken back, asked about or advised."""

from tests.browser.visitor import ByMouse

OF_MOVES = "[data-act=undo], [data-act=why], [data-act=hint]"


def test_a_replay_and_a_lesson_offer_nothing_that_only_a_live_table_can_do(visit):
    visitor = visit()
    visitor.play_now("heroes")
    visitor.waits()
    assert visitor.find(OF_MOVES).count() > 0
    visitor.play_to_the_end(ByMouse(1))
    match = visitor.page.url.rpartition("/")[2]
    for path in (f"/replay/{match}", "/learn/heroes/first"):
        visitor.go(path)
        visitor.sees(".prompt")
        visitor.page.keyboard.press("h")
        visitor.page.keyboard.press("z")
        assert visitor.find(OF_MOVES).count() == 0
