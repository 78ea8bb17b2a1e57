"""The run of the game: later means later, settling, questions, windows, asides, together."""

import pytest

from fhtagn.kernel.agenda import (
    PASS,
    Decision,
    answered,
    apply,
    begin,
    decision,
    decisions,
    in_window,
    interject,
    option,
    reseal,
    together,
)
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.fields import field, given
from fhtagn.kernel.rules import Saying, choice, rule, window
from fhtagn.kernel.state import Hooks, State


class Log(State):
    ran: list[str] = field([])
    closed: tuple[int, ...] = field(())  # the seats that public facts keep out of windows


def say_three(g):
    if len(g.ran) == 3:
        g.ran.append("three")
        g.then(say, "announced by settling")


class Settling(Log):
    """Whenever three words have been said, "three" is said before anything else."""

    hooks: Hooks = given(Hooks(settle=say_three))


def log(seats=2, cls=Log):
    g = cls()
    g.seats = seats
    return g


@rule(says=lambda _g, word: Saying("say", {"word": word}))
def say(g, word):
    g.ran.append(word)


@choice()
def ask(g, seat, *words):
    return Decision(seat, "ask", [option(say, word) for word in words])


def started(first, seats=2, cls=Log):
    g = log(seats, cls)
    begin(g, first)
    return g


# -- later -----------------------------------------------------------------------------------------


@rule()
def outer(g):
    g.then(inner, "a")
    g.then(say, "last")
    g.ran.append("outer")


@rule()
def inner(g, word):
    g.then(say, word + "1")
    g.then(say, word + "2")
    g.ran.append(word)


def test_what_follows_runs_after_the_rule_in_order_and_depth_first():
    g = started(outer)
    assert g.ran == ["outer", "a", "a1", "a2", "last"]
    assert decisions(g) == ()


def test_there_is_no_decision_after_the_end():
    with pytest.raises(AssertionError, match="over"):
        decision(started(outer))
    with pytest.raises(AssertionError, match="over"):
        apply(started(outer), 0, option(say, "late"))


@rule()
def three_words(g):
    for word in "abcd":
        g.then(say, word)


def test_settling_comes_after_each_rule_and_before_what_was_announced():
    g = log(cls=Settling)
    begin(g, three_words)
    assert g.ran == [
        "a", "b", "c", "three", "announced by settling", "d",
    ]  # fmt: skip


@rule()
def end_at_once(g):
    g.end("done", (1, 2))


def note_settling(g):
    assert g.outcome is None
    g.ran.append("settled")


class Careless(Log):
    """Its settling rule must not run after the end."""

    hooks: Hooks = given(Hooks(settle=note_settling))


def test_nothing_settles_after_the_end():
    assert started(end_at_once, cls=Careless).ran == []


# -- questions -------------------------------------------------------------------------------------


@rule()
def two_questions(g):
    g.then(ask, 1, "x", "y")
    g.then(ask, 0, "z")


def test_an_answer_runs_and_the_next_question_is_asked():
    g = started(two_questions)
    assert decisions(g) == (Decision(1, "ask", [(say, ("x",)), (say, ("y",))]),)
    assert decision(g) == decisions(g)[0]
    apply(g, 1, (say, ("y",)))
    assert g.ran == ["y"]
    assert decision(g).seat == 0
    apply(g, 0, (say, ("z",)))
    assert decisions(g) == ()


def test_asking_changes_nothing():
    g = started(two_questions)
    before = (g.agenda, list(g.ran), list(g.later))
    assert decisions(g) == decisions(g)
    assert (g.agenda, g.ran, g.later) == before


def test_an_aside_runs_above_the_question_which_is_asked_anew():
    g = started(two_questions)
    interject(g, option(inner, "aside"))
    assert g.ran == ["aside", "aside1", "aside2"]
    assert decision(g).seat == 1


def test_an_aside_may_ask_something_first():
    @rule()
    def ask_aside(g):
        g.then(ask, 0, "asked aside")

    g = started(two_questions)
    interject(g, option(ask_aside))
    assert decision(g).seat == 0
    apply(g, 0, option(say, "asked aside"))
    assert decision(g).seat == 1


def test_an_aside_settles_too():
    g = started(two_questions, cls=Careless)
    interject(g, option(say, "aside"))
    assert g.ran[-2:] == ["aside", "settled"]


# -- windows ---------------------------------------------------------------------------------------


def open_to(g, seat, *_):
    return seat not in g.closed


@window("W 1", prompt="respond", could=open_to)
def respond(g, seat, passed, word):
    return [option(say, f"{word} by {seat}")]


@rule()
def open_window(g):
    g.then(respond, 1, 0, "used")
    g.then(say, "closed")


def asked(g):
    one = decision(g)
    assert one.prompt == "respond"
    assert one.options[-1] == PASS
    return one.seat


def test_a_window_closes_when_all_have_passed_in_turn():
    g = started(open_window, seats=3)
    seats = []
    while decisions(g):
        seats.append(asked(g))
        apply(g, seats[-1], PASS)
    assert (seats, g.ran) == ([1, 2, 0], ["closed"])


@rule()
def open_for_one(g):
    g.then(respond, 0, 0, "used")
    g.then(say, "closed")


def test_a_window_for_one_opens_again_after_a_use():
    g = started(open_for_one, seats=1)
    apply(g, asked(g), option(say, "used by 0"))
    apply(g, asked(g), PASS)
    assert (g.ran, decisions(g)) == (["used by 0", "closed"], ())


def test_a_use_opens_it_anew_for_the_next_seat():
    g = started(open_window, seats=3)
    apply(g, asked(g), PASS)
    apply(g, asked(g), option(say, "used by 2"))
    seats = []
    while decisions(g):
        seats.append(asked(g))
        apply(g, seats[-1], PASS)
    assert (seats, g.ran) == ([0, 1, 2], ["used by 2", "closed"])


def test_a_seat_that_could_not_answer_is_left_out_and_counts_as_passed():
    g = log(3)
    g.closed = (1, 2)
    begin(g, open_window)
    assert asked(g) == 0
    apply(g, 0, PASS)
    assert g.ran == ["closed"]


def test_it_can_be_told_whether_the_question_is_a_window():
    g = started(open_for_one, seats=1)
    assert in_window(g)
    apply(g, asked(g), PASS)
    assert not in_window(g)


def test_a_window_for_nobody_closes_by_itself():
    g = log(3)
    g.closed = (0, 1, 2)
    begin(g, open_window)
    assert (g.ran, decisions(g)) == (["closed"], ())


def test_what_is_used_in_a_window_is_carried_out_before_it_goes_on():
    @rule(says=lambda *_: Saying("deep"))
    def deep(g):
        g.then(ask, 0, "deep answer")
        g.then(say, "deep done")

    g = started(open_window)
    apply(g, 1, option(deep))
    assert decision(g).prompt == "ask"
    apply(g, 0, option(say, "deep answer"))
    assert g.ran == ["deep answer", "deep done"]
    assert asked(g) == 0


def test_an_aside_can_close_a_seat_out_of_the_window():
    @rule()
    def close_next(g):
        g.closed = (0,)

    g = started(open_window)
    interject(g, option(close_next))
    assert asked(g) == 1
    apply(g, 1, PASS)
    assert g.ran == ["closed"]


def test_windows_nest():
    @rule(says=lambda *_: Saying("nest"))
    def nest(g):
        g.then(respond, 0, 0, "nested")
        g.then(say, "inner closed")

    g = started(open_window)
    apply(g, 1, option(nest))
    assert decision(g).options[0] == option(say, "nested by 0")
    apply(g, 0, PASS)
    apply(g, 1, PASS)
    assert g.ran == ["inner closed"]
    assert (asked(g), decision(g).options[0]) == (0, option(say, "used by 0"))


# -- together --------------------------------------------------------------------------------------


@rule(says=lambda _g, seat, word: Saying("seal", {"word": word, "at": seat}))
def seal(g, seat, word):
    g.ran.append(f"{seat}:{word}")
    g.then(say, f"after {seat}")


@choice()
def secret(g, seat, *words):
    return Decision(seat, "secret", [option(seal, seat, word) for word in words])


@rule()
def ask_all(g):
    together(g, secret, (2, 0, 1), "x", "y")
    g.then(say, "all done")


def test_all_are_asked_at_once_in_the_order_of_seats():
    g = started(ask_all, seats=3)
    assert [one.seat for one in decisions(g)] == [0, 1, 2]
    assert not any(one.sealed for one in decisions(g))
    assert (decision(g).seat, answered(g)) == (0, ())


def test_nothing_happens_before_the_last_answer_and_then_all_in_seat_order():
    g = started(ask_all, seats=3)
    apply(g, 2, option(seal, 2, "x"))
    apply(g, 0, option(seal, 0, "y"))
    assert (g.ran, answered(g)) == ([], (0, 2))
    assert [one.sealed for one in decisions(g)] == [True, False, True]
    assert decision(g).seat == 1
    apply(g, 1, option(seal, 1, "x"))
    assert g.ran == ["0:y", "after 0", "1:x", "after 1", "2:x", "after 2", "all done"]
    assert answered(g) == ()


def test_an_answer_can_be_replaced_until_the_last_is_given():
    g = started(ask_all, seats=3)
    apply(g, 0, option(seal, 0, "x"))
    apply(g, 0, option(seal, 0, "y"))
    apply(g, 1, option(seal, 1, "x"))
    assert g.ran == []
    apply(g, 2, option(seal, 2, "x"))
    assert g.ran[0] == "0:y"


def test_the_order_of_answering_does_not_matter():
    results = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        g = started(ask_all, seats=3)
        for seat in order:
            apply(g, seat, option(seal, seat, "xy"[seat % 2]))
        results.append(g.ran)
    assert results[0] == results[1] == results[2]


def test_an_aside_leaves_sealed_answers_where_they_are():
    g = started(ask_all, seats=3)
    apply(g, 1, option(seal, 1, "y"))
    interject(g, option(say, "aside"))
    assert (answered(g), g.ran) == ((1,), ["aside"])


def test_together_with_nobody_is_nothing():
    @rule()
    def ask_nobody(g):
        together(g, secret, (), "x")
        g.then(say, "done")

    assert started(ask_nobody).ran == ["done"]


def test_resealing_draws_what_others_have_answered_and_keeps_who():
    g = started(ask_all, seats=3)
    apply(g, 0, option(seal, 0, "y"))
    apply(g, 1, option(seal, 1, "y"))
    found = set()
    for seed in range(30):
        world = g.clone()
        world.rng = seeded(seed)
        reseal(world, 0)
        assert answered(world) == (0, 1)
        apply(world, 2, option(seal, 2, "x"))
        found.add((world.ran[0], world.ran[2]))
    assert found == {("0:y", "1:x"), ("0:y", "1:y")}
