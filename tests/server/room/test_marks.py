"""By its marks a log tells whether the present rules lead where it was written; so do old ones."""

from functools import cache

import pytest
from msgspec.structs import replace

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.room.following import follow
from fhtagn.server.room.room_state import MARKS, RoomState
from tests.server.room.logs import CASES, Log, all_of, made_by_chance, of_the_first_form

STEPS = 80


@cache
def written(game):
    return made_by_chance(game, 5, STEPS).log


def held(log, entries):
    """The entry at which the log is not followed any more."""
    with pytest.raises(Complaint) as refused:
        follow(RoomState.begun(log.setup), entries)
    assert refused.value.name == "match-held"
    return refused.value.about["seq"]


# -- the first form --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", CASES)
def test_a_log_with_marks_of_the_first_form_is_followed(game):
    log = written(game)
    before = [of_the_first_form(entry) for entry in log.entries]
    assert all_of(follow(RoomState.begun(log.setup), before)) == all_of(log.state)


@pytest.mark.parametrize("game", CASES)
def test_so_is_one_that_was_gone_on_with(game):
    log = written(game)
    half = len(log.entries) // 2
    mixed = [*map(of_the_first_form, log.entries[:half]), *log.entries[half:]]
    assert all_of(follow(RoomState.begun(log.setup), mixed)) == all_of(log.state)


@pytest.mark.parametrize("part", [0, 1], ids=["how much has happened", "chance"])
@pytest.mark.parametrize("game", CASES)
def test_it_is_held_where_it_differs(game, part):
    log = written(game)
    before = [of_the_first_form(entry) for entry in log.entries]
    numbers = before[20].mark.split(".")
    numbers[part] = str(int(numbers[part]) + 1)
    before[20] = replace(before[20], mark=".".join(numbers))
    assert held(log, before) == before[20].seq


# -- the present form ------------------------------------------------------------------------------


@pytest.fixture
def duel():
    """Both have taken a faction."""
    return Log(game="duel").play(0, "faction:black_goat").play(1, "faction:sleeper")


@pytest.fixture
def another_faction(monkeypatch):
    """From now on as many events are told, and chance is asked as often: but one event differs."""
    admit = RoomState.admit

    def admit_otherwise(state, entry):
        admit(state, entry)
        last = state.match.events[-1]
        state.match.events[-1] = last._replace(told={**last.told, "faction": "windwalker"})

    monkeypatch.setattr(RoomState, "admit", admit_otherwise)


def test_a_mark_ends_with_its_form():
    assert all(entry.mark.endswith(f".{MARKS}") for entry in written("duel").entries)


def test_an_event_that_differs_is_told(duel, another_faction):
    assert held(duel, duel.entries) == 2


def test_by_the_first_form_it_is_not(duel, another_faction):
    before = [of_the_first_form(entry) for entry in duel.entries]
    assert follow(RoomState.begun(duel.setup), before).seq == 2


@pytest.mark.parametrize("mark", ["", "other", "0.0", "{mark}.3", "{first}.1", "{first}.3"])
def test_what_is_no_mark_of_either_form_is_held(duel, mark):
    first, second = duel.entries
    wrong = mark.format(mark=second.mark, first=second.mark.removesuffix(f".{MARKS}"))
    assert held(duel, [first, replace(second, mark=wrong)]) == 2
