"""Chains of free effects that could go on for ever (CC 18.18, CC 40.42)."""

import pytest

from tests.games.call.doubles import staged
from tests.games.call.scene import A, B


def twins(more="", **table):
    """Two cards that ready each other at no cost have just done so once."""
    s = staged(play={A: f"T011 T011:exhausted {more}", B: "F010"}, **table)
    return s.do("A use:T011:1", "B pass", "A use:T011:2")


def times(s, kind):
    return sum(one["kind"] == kind for one in s.told(A))


@pytest.mark.example("CC ex-156")
def test_an_infinite_loop():
    s = twins()
    s.asks(A, "how_often", *(f"repeat:{count}" for count in range(100)))
    s.refuses(A, "repeat:100")
    before = times(s, "exhausted"), times(s, "readied")
    assert before == (2, 2)
    s.do("A repeat:17")
    assert (times(s, "exhausted"), times(s, "readied")) == (2 + 2 * 17, 2 + 2 * 17)
    assert (s.status("T011#1"), s.status("T011#2")) == ("ready", "exhausted")
    s.passes(B).asks(A, "act", "pass")


@pytest.mark.rule("CC 18.18")
def test_the_chain_need_not_be_repeated_at_all():
    s = twins().do("A repeat:0")
    assert times(s, "readied") == 2
    s.asks_for(B, "act")


@pytest.mark.rule("CC 18.18")
def test_a_chain_that_is_over_may_begin_anew_when_something_else_was_done():
    s = twins(more="F066", domains={A: "agency"}).do("A repeat:1", "B pass")
    s.asks(A, "act", "use:F066", "pass")
    s.do("A use:F066", "A choose:F010", "B pass", "A use:T011:1").asks_for(B, "act")
    s.do("B pass", "A use:T011:2").asks_for(A, "how_often")
    window = twins().do("A repeat:1").passes(B, A)
    window.offers(A, "use:T011:1")


@pytest.mark.rule("CC 18.18")
def test_a_chain_ends_when_it_has_become_impossible():
    """Cancelled in the second round, a use has exhausted a twin and readied none."""
    s = staged(play={A: "T011 T011:exhausted"}, hands={B: "T041"})
    s.do("A use:T011:1", "B pass", "B pass", "A use:T011:2", "B pass", "A repeat:5")
    s.do("B pass", "B pass", "B play:T041")
    assert (s.status("T011#1"), s.status("T011#2")) == ("exhausted", "exhausted")
    s.asks_for(B, "act")


@pytest.mark.rule("CC 18.18")
def test_only_what_leads_back_is_repeated():
    """The Miller's uses came before; they are no part of the circle."""
    s = staged(play={A: "T011 T011:exhausted T013"})
    for _ in range(3):
        s.do("A use:T013", "B pass")
    s.do("A use:T011:1", "B pass", "A use:T011:2").asks_for(A, "how_often")
    s.do("A repeat:4")
    assert (times(s, "milled"), times(s, "readied")) == (3, 2 + 2 * 4)


@pytest.mark.rule("CC 18.18")
def test_free_uses_that_lead_somewhere_are_no_circle():
    s = staged(play={A: "T013"}, deck={B: 5})
    for left in (4, 3, 2):
        s.do("A use:T013").asks_for(B, "act")
        s.passes(B)
        assert len(s.deck(B)) == left


@pytest.mark.rule("CC 18.18")
def test_a_second_chain_is_found_after_a_first():
    s = staged(play={A: "T011 T011:exhausted T011 T011:exhausted"})
    for one, other in ((1, 2), (3, 4)):
        s.do(f"A use:T011:{one}", f"A choose:T011:{other}", "B pass")
        s.do(f"A use:T011:{other}", f"A choose:T011:{one}").asks_for(A, "how_often")
        s.do("A repeat:2", "B pass")
    assert times(s, "readied") == 2 * 2 * 3
    s.asks(A, "act", "pass")


@pytest.mark.rule("CC 40.42")
def test_a_free_use_that_changes_nothing_is_refused_the_second_time():
    s = staged(play={A: "T012 F066", B: "F010"}, domains={A: "agency"})
    s.do("A use:T012", "A choose:F010").asks_for(B, "act")
    s.passes(B).asks(A, "act", "use:F066", "pass")
    s.do("A use:F066", "A choose:F010").passes(B).asks(A, "act", "use:T012", "pass")
