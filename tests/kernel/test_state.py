"""The table: scopes, the end, giving up, what answers, clones, equality."""

import pytest

from fhtagn.kernel.agenda import begin
from fhtagn.kernel.events import Event
from fhtagn.kernel.fields import derived, field, given, types_of
from fhtagn.kernel.rules import rule
from fhtagn.kernel.state import Outcome, State, same


class Log(State):
    """A table that notes which rules have run."""

    ran: list[str] = field([])
    note: int = derived(0)
    content: str = given()


def log(seats=2):
    g = Log()
    g.seats = seats
    return g


@rule()
def say(g, word):
    g.ran.append(word)


# -- what answers ----------------------------------------------------------------------------------


class Struck(Event):
    at: int


def test_at_a_plain_table_nothing_answers_and_nothing_is_kept():
    assert not log().heeds(Struck)
    with pytest.raises(NotImplementedError, match="nothing answers struck"):
        log().keep(Struck(1))


# -- scopes and exits ------------------------------------------------------------------------------


@rule()
def battle(g, name, depth):
    g.ran.append(f"{name} begins")
    g.scope("battle")
    if depth:
        g.then(battle, "inner", depth - 1)
    g.then(flee)
    g.then(say, f"{name} ends")


@rule()
def flee(g):
    g.ran.append("flee")
    g.leave("battle")


@rule()
def two_battles(g):
    g.then(battle, "outer", 1)
    g.then(say, "after")


def test_leaving_drops_what_lies_above_the_nearest_mark():
    g = log()
    begin(g, two_battles)
    assert g.ran == ["outer begins", "inner begins", "flee", "flee", "after"]


@rule()
def quit_inside_other(g):
    g.scope("turn")
    g.scope("battle")
    g.then(leave_turn)
    g.then(say, "never")


@rule()
def leave_turn(g):
    g.then(say, "announced, but left")
    g.leave("turn")
    g.then(say, "announced afterwards")


@rule()
def outer_frame(g):
    g.then(quit_inside_other)
    g.then(say, "beyond")


def test_leaving_an_outer_scope_takes_the_inner_one_along():
    g = log()
    begin(g, outer_frame)
    assert g.ran == ["announced afterwards", "beyond"]


def test_leaving_a_scope_that_is_not_there_is_an_error():
    g = log()
    g.agenda = ((say, ("kept",)), None)
    with pytest.raises(LookupError, match="'siege'"):
        g.leave("siege")
    assert g.agenda == ((say, ("kept",)), None)


def test_a_scope_that_is_not_left_does_nothing():
    g = log()

    @rule()
    def in_peace(g):
        g.scope("peace")
        g.then(say, "inside")

    begin(g, in_peace)
    assert (g.ran, g.agenda) == (["inside"], None)


@rule()
def end_in_the_middle(g):
    g.then(say, "announced before")
    g.end("enough", (1, 2))
    g.then(say, "announced after")


@rule()
def ends_early(g):
    g.then(end_in_the_middle)
    g.then(say, "next")


def test_nothing_survives_the_end():
    g = log()
    begin(g, ends_early)
    assert (g.ran, g.agenda, g.later) == ([], None, [])
    assert g.outcome == Outcome("enough", (1, 2))


# -- giving up -------------------------------------------------------------------------------------


def test_with_one_player_left_the_game_is_over():
    g = log(2)
    g.agenda = ((say, ("never",)), None)
    g.resign(0)
    assert g.outcome == Outcome("resigned", (2, 1))
    assert (g.agenda, g.playing()) == (None, [1])


def test_whoever_gives_up_alone_has_lost():
    g = log(1)
    g.agenda = ((say, ("never",)), None)
    g.resign(0)
    assert (g.outcome, g.agenda, g.playing()) == (Outcome("resigned", (2,)), None, [])


def test_with_several_left_the_game_goes_on_and_the_place_is_last():
    g = log(4)
    g.resign(2)
    assert (g.outcome, g.playing()) == (None, [0, 1, 3])
    assert g.places([5, 1, 0, 1]) == (3, 1, 4, 1)
    g.resign(0)
    assert g.places([0, 0, 0, 0]) == (3, 1, 3, 1)


def test_places_are_shared_and_the_next_is_left_out():
    assert log(4).places([-7, -9, -7, 0]) == (2, 1, 2, 4)


# -- clones and equality ---------------------------------------------------------------------------


def full():
    g = log(3)
    g.rng, g.secret, g.loaded, g.resigned = 5, 6, (1, 2), 4
    g.code, g.known, g.stack, g.ran = ["a"], [3], ((1, "x"),), ["run"]
    g.outcome, g.agenda = Outcome("odd", (1, 2, 3)), ((say, ("w",)), None)
    g.events, g.content, g.note = [], "printed", 9
    return g


def test_a_clone_is_the_same_table_with_containers_of_its_own():
    g = full()
    new = g.clone()
    assert type(new) is Log
    assert same(g, new)
    assert (new.content, new.note) == ("printed", 9)
    for name in ("code", "known", "ran", "later"):
        assert getattr(new, name) is not getattr(g, name)
        assert getattr(new, name) == getattr(g, name)


def test_nobody_listens_at_a_clone():
    assert full().clone().events is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 4), ("rng", 0), ("secret", 0), ("loaded", (1,)), ("outcome", None),
        ("resigned", 0), ("code", ["b"]), ("known", [1]), ("stack", ()), ("ran", []),
        ("agenda", None), ("agenda", ((say, ("v",)), None)),
    ],
)  # fmt: skip
def test_tables_differ_if_any_field_differs(name, value):
    other = full()
    setattr(other, name, value)
    assert not same(full(), other)


def test_derived_fields_events_and_content_do_not_count():
    other = full()
    other.note, other.content, other.events = 1, None, None
    assert same(full(), other)


def test_a_table_of_another_class_is_not_the_same():
    class Other(Log):
        pass

    other = Other()
    assert not same(other, log(0))


def test_fields_are_those_that_are_saved():
    assert list(types_of(Log)) == [
        "seats", "rng", "secret", "loaded", "outcome", "resigned", "code", "known", "stack", "ran",
    ]  # fmt: skip
    assert types_of(Log)["ran"] == list[str]
