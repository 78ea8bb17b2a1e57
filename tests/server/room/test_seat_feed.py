"""What has changed between two things a seat was sent, and which events it may keep."""

from hypothesis import given
from hypothesis import strategies as st

from fhtagn.server.room.seat_feed import changes
from tests.server.room.follower import changed
from tests.server.room.logs import Log, exact, plain

PLAIN = st.none() | st.booleans() | st.integers(min_value=2) | st.text(max_size=3)
NAMES = st.text("ab0", max_size=2)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)
TABLES = st.dictionaries(NAMES, JSON, max_size=5)  # what is sent is always an object


@given(TABLES, TABLES)
def test_the_changes_make_the_new_of_the_old(old, new):
    before = exact(old)
    assert exact(changed(old, changes(old, new))) == exact(new)
    assert exact(old) == before


@given(TABLES, TABLES)
def test_they_do_so_when_they_have_gone_through_the_wire(old, new):
    assert exact(changed(old, plain(changes(old, new)))) == exact(new)


@given(TABLES)
def test_what_is_equal_has_no_changes(same):
    assert changes(same, plain(same)) == []


@given(TABLES, TABLES)
def test_no_change_lies_within_another_and_each_changes_something(old, new):
    found = changes(old, new)
    paths = [path for path, *_value in found]
    within = [
        one for one in paths for other in paths if one != other and one[: len(other)] == other
    ]
    assert within == []
    for path, *value in found:
        assert [exact(one) for one in at(old, path)] != [exact(one) for one in value]


def at(thing, path):
    """What is there, if anything is."""
    for step in path:
        if isinstance(thing, dict) and step not in thing:
            return []
        thing = thing[step]
    return [thing]


@given(st.lists(JSON, min_size=1, max_size=4), st.data())
def test_one_thing_in_a_list_is_changed_alone(things, data):
    place = data.draw(st.integers(0, len(things) - 1))
    new = [*things[:place], "another", *things[place + 1 :]]
    found = changes({"list": things}, {"list": new})
    assert found == ([] if new == things else [(("list", place), "another")])


def test_a_list_of_another_length_is_sent_whole():
    old, new = {"hand": [1, 2, 3]}, {"hand": [1, 3]}
    assert changes(old, new) == [(("hand",), [1, 3])]


def test_what_is_gone_has_no_value():
    assert changes({"a": {"b": 2, "c": 3}}, {"a": {"c": 3}}) == [(("a", "b"),)]


# -- numbers ---------------------------------------------------------------------------------------


def duel():
    """Both have taken a faction, and the first has set up."""
    log = Log(game="duel")
    log.play(0, "faction:black_goat").play(1, "faction:sleeper")
    seat = next(iter(log.questions()))
    return log.play(seat, log.keys(seat)[0])


def test_a_number_has_the_events_that_are_still_right():
    state = duel().state
    feed, now = state.feeds[0], len(state.match.events)
    assert [feed.keep_since(n, now) for n in range(feed.n + 1)] == [*feed.keeps, now]


def test_of_a_number_from_the_future_nothing_is_right():
    """The client has followed another server's log, or one that was restored from a backup."""
    state = duel().state
    feed, now = state.feeds[0], len(state.match.events)
    assert now > 0
    assert feed.keep_since(feed.n + 1, now) == 0
