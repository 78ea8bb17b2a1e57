"""What a neighbour holds is nowhere in one's browser: page, frames, log."""

import json

from tests.browser.visitor import ByMouse


def played(visit, game, answers):
    visitor = visit()
    logged = []
    visitor.page.on("console", lambda said: logged.append(said.text))
    visitor.play_now(game)
    hand = ByMouse(7)
    for _ in range(answers):
        visitor.waits()
        if visitor.is_over:
            break
        hand(visitor)
    match = visitor.page.url.rpartition("/")[2]
    return visitor, match, logged


def test_the_rivals_hand_is_never_sent(visit):
    """The frames have no card at any place of the rival's hand; nor has the page a face for it."""
    visitor, match, logged = played(visit, "heroes", 6)
    seats = [json.loads(frame)["seat"] for frame in visitor.frames if '"state"' in frame]
    mine = seats[0]
    states = [json.loads(frame) for frame in visitor.frames]
    hands = [
        player["hand"]
        for state in states if state["is"] == "state"
        for seat, player in enumerate(state["sent"]["view"]["players"]) if seat != mine
    ]  # fmt: skip
    changes = [
        change
        for state in states if state["is"] == "update"
        for change in state["changes"]
        if change[0][:2] == ["view", "players"] and len(change[0]) > 3 and change[0][2] != mine
        and change[0][3] in ("hand", "factions") and len(change) > 1
    ]  # fmt: skip
    assert hands
    assert all(card is None for hand in hands for card in hand)
    assert [one for one in changes if any(_cards(one[1]))] == []
    assert logged == []
    assert match


def _cards(value):
    if isinstance(value, list):
        for one in value:
            yield from _cards(one)
    elif value is not None and value != []:
        yield value
