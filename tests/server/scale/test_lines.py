"""Lines between workers, with a post of the test's own that can lose what it likes."""

import pytest

from fhtagn.server.relay.frames import Answer, Leave
from fhtagn.server.relay.lines import MEMORY, PIECE, Lines, cut
from fhtagn.server.room.leases import LEASE


class Ends:
    """Two workers with a line between them; what one sends the other hears, unless it is lost."""

    def __init__(self, clock):
        self.clock = clock
        self.heard, self.lost, self.losing = [], [], 0
        self.left = self._end("left", "right")
        self.right = self._end("right", "left")

    def _end(self, name, other):
        return Lines(
            name,
            lambda _peer, payloads: [self._carry(other, one) for one in payloads],
            self.clock,
            hear=lambda _peer, frame: self.heard.append((name, frame)),
            lose=lambda _peer: self.lost.append(name),
        )

    def _carry(self, other, payload):
        if self.losing:
            self.losing -= 1
        else:
            getattr(self, other).receive(payload)


@pytest.fixture
def ends(clock):
    return Ends(clock)


def test_what_is_sent_is_heard_in_order(ends):
    sent = [Leave(str(number)) for number in range(5)]
    for frame in sent:
        ends.left.send("right", frame)
    assert ends.heard == [("right", frame) for frame in sent]
    assert ends.lost == []


def test_both_ends_learn_of_a_loss_by_the_next_number(ends):
    ends.left.send("right", Leave("heard"))
    ends.losing = 1
    ends.left.send("right", Leave("lost"))
    assert ends.lost == []
    ends.left.send("right", Leave("heard, too"))
    assert sorted(ends.lost) == ["left", "right"]
    ends.left.send("right", Leave("and this"))
    assert [frame.listener for _end, frame in ends.heard] == ["heard", "heard, too", "and this"]
    assert len(ends.lost) == 2


def test_the_loss_of_the_last_is_noticed_by_the_beat(ends):
    ends.left.send("right", Leave("heard"))
    ends.losing = 1
    ends.left.send("right", Leave("lost"))
    ends.left.beat({"right"})
    assert sorted(ends.lost) == ["left", "right"]


def test_silence_breaks_a_line(ends, clock):
    ends.right.send("left", Leave("heard"))
    ends.left.beat({"right"})
    clock.go_on(1000 * (LEASE - 0.1))
    ends.left.beat({"right"})
    assert ends.lost == []
    clock.go_on(1000 * (0.2))
    ends.left.beat({"right"})
    assert "left" in ends.lost


def test_beats_keep_a_line(ends, clock):
    for _ in range(10):
        ends.left.beat({"right"})
        ends.right.beat({"left"})
        clock.go_on(1000 * (LEASE - 0.1))
    assert ends.lost == []


def test_whoever_was_heard_long_ago_is_given_time(ends, clock):
    ends.right.send("left", Leave("heard"))
    clock.go_on(1000 * (2 * LEASE))
    ends.left.beat({"right"})
    assert ends.lost == []


def test_what_is_long_past_is_forgotten_and_begins_anew(ends, clock):
    ends.left.send("right", Leave("heard"))
    clock.go_on(1000 * (MEMORY))
    ends.left.beat(set())
    ends.left.send("right", Leave("heard, too"))
    ends.right.beat(set())
    ends.left.send("right", Leave("and this"))
    assert len(ends.heard) == 3
    assert ends.lost == []
    clock.go_on(1000 * (MEMORY))
    ends.left.beat(set())
    ends.right.beat(set())
    assert ends.left.said == ends.right.heard == {}


def test_even_the_loss_of_the_first_is_noticed(ends):
    ends.losing = 1
    ends.left.send("right", Leave("lost"))
    ends.left.send("right", Leave("heard"))
    assert sorted(ends.lost) == ["left", "right"]


@pytest.mark.parametrize("letter", ["a", "я", "𐌰"])
@pytest.mark.parametrize("length", [1, PIECE - 40, PIECE, 3 * PIECE + 7])
def test_a_long_frame_comes_in_pieces(ends, letter, length):
    frame = Leave(letter * length)
    ends.left.send("right", frame)
    assert ends.heard == [("right", frame)]


def test_pieces_are_short_enough_and_whole(ends):
    text = ("я" * 5 + "a𐌰") * 5000
    pieces = list(cut(text.encode()))
    assert "".join(pieces) == text
    assert len(pieces) > 1
    assert all(len(piece.encode()) <= PIECE for piece in pieces)


def test_a_frame_of_which_a_piece_is_lost_is_not_heard(ends):
    ends.left.send("right", Leave("first"))
    payloads = []
    carry, ends._carry = ends._carry, lambda _other, payload: payloads.append(payload)
    ends.left.send("right", Answer("x" * 2 * PIECE))
    ends._carry = carry
    assert len(payloads) == 3
    ends.right.receive(payloads[0])
    ends.right.receive(payloads[2])
    assert len(ends.heard) == 1
    assert "right" in ends.lost
    ends.left.send("right", Leave("last"))
    assert ends.heard[-1] == ("right", Leave("last"))
