"""docs/protocol.md tells a client's writer everything, and its examples are frames."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.json import decode, encode

from fhtagn.kernel.events import shape_of
from fhtagn.server import errors
from fhtagn.server.catalog.bodies import BookShown, EventShown
from fhtagn.server.library import game_of
from fhtagn.server.lobby.bodies import GameShown
from fhtagn.server.protocol import (
    VERSION,
    AnyCommand,
    AnyMessage,
    Command,
    Line,
    Message,
    Offered,
    Sitting,
)
from fhtagn.server.room.room_state import ADMIT
from fhtagn.text.words import Words
from tests.server.room.follower import changed

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = [decode(one) for one in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
KINDS = [*get_args(AnyCommand), *get_args(AnyMessage)]
WITHIN = {"room": (Sitting, Offered), "state": (Line,)}


def tag(kind):
    return kind.__struct_config__.tag


def section(name):
    """What the page says under a heading."""
    _before, _heading, rest = PAGE.partition(f"\n### `{name}`\n")
    return re.split(r"\n##", rest)[0]


@pytest.mark.parametrize("kind", KINDS, ids=tag)
def test_every_command_and_message_has_a_section_that_names_its_fields(kind):
    common = ("id", "seat") if issubclass(kind, Command) else ()
    fields = [*kind.__struct_fields__]
    for inner in WITHIN.get(tag(kind), ()):
        fields += inner.__struct_fields__
    words, _json, _more = section(tag(kind)).partition("```json")
    assert words
    assert [one for one in fields if f"`{one}`" not in words and one not in common] == []


def test_no_section_is_about_what_is_not_there():
    assert set(re.findall(r"\n### `(\w+)`\n", PAGE)) == {tag(kind) for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS, ids=tag)
def test_every_command_and_message_has_an_example(kind):
    mark = kind.__struct_config__.tag_field
    found = [one for one in EXAMPLES if one.get(mark) == tag(kind)]
    assert len(found) == 1
    read = decode(encode(found[0]), type=AnyCommand if issubclass(kind, Command) else AnyMessage)
    assert type(read) is kind
    assert {*found[0]} == {mark, *kind.__struct_fields__}
    assert decode(encode(read)) == found[0]


def test_the_parts_of_a_room_and_a_state_have_all_their_fields():
    (room,) = [one for one in EXAMPLES if one.get("is") == "room"]
    (state,) = [one for one in EXAMPLES if one.get("is") == "state"]
    assert all({*seat} == {*Sitting.__struct_fields__} for seat in room["seats"])
    assert {*room["offer"]} == {*Offered.__struct_fields__}
    assert all({*line} == {*Line.__struct_fields__} for line in state["said"])


def test_the_update_changes_the_state_as_the_page_says():
    """With the function that the page gives to clients."""
    (state,) = [one for one in EXAMPLES if one.get("is") == "state"]
    (update,) = [one for one in EXAMPLES if one.get("is") == "update"]
    assert update["n"] == state["n"] + 1
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names = {"sent": state["sent"], "update": update}
    exec(code, names)
    assert names["sent"] == changed(state["sent"], update["changes"])
    assert names["sent"]["view"]["players"][0] == {"faction": "black_goat"}


def test_the_version_of_the_page_is_ours():
    told = re.findall(r"(?:version |\?protocol=|`X-Fhtagn: )(\d+)", PAGE)
    assert told == [str(VERSION)] * 3


def test_the_events_of_the_frames_have_all_their_values():
    told = [one for frame in EXAMPLES for one in frame.get("events", ())]
    assert len(told) == 2
    for one in told:
        assert one.keys() == {"kind", *shape_of(game_of("duel").display.events[one["kind"]]).told}


def test_one_event_is_shown_as_those_are_told_it_who_may_know_all_and_as_the_others_are():
    whole, others = [one for one in EXAMPLES if "kind" in one and "is" not in one]
    shape = shape_of(game_of("heroes").display.events[whole["kind"]])
    assert whole.keys() == {"kind", *shape.told}
    assert others.keys() == {"kind", *shape.unseen}
    assert others.items() < whole.items()


def test_the_page_names_all_that_the_book_has():
    own = BookShown.model_fields.keys() - GameShown.model_fields.keys()
    assert [one for one in (*own, *EventShown.model_fields) if f"`{one}`" not in PAGE] == []


def test_the_kinds_of_notes_are_those_of_the_log():
    listed = set(re.findall(r"^\| `(\w+)` \|", section("noted"), re.MULTILINE))
    assert listed == ADMIT.keys() - {"key", "undo", "said"}


ERRORS = re.findall(r"^\| (\d{3}) \| (.*?) \|", PAGE, re.MULTILINE)
STATUSES = {
    "Complaint": 400, "IllegalChoice": 400,
    **{name: kind.status for name, kind in vars(errors).items() if hasattr(kind, "status")},
}  # fmt: skip
ROOM = Path(errors.__file__).parent / "room"
RAISED = re.compile(r"\b(\w+)\(\s*\"([a-z-]+)\"")


def test_the_errors_of_a_room_are_listed_with_their_status():
    """As they are raised in the room's own files."""
    told = {name: int(status) for status, names in ERRORS for name in re.findall("`(.*?)`", names)}
    told.pop("seconds", None)
    sources = "".join(path.read_text("utf-8") for path in ROOM.glob("*.py"))
    found = [(name, STATUSES[kind]) for kind, name in RAISED.findall(sources) if kind in STATUSES]
    raised = {name: {status for one, status in found if one == name} for name, _status in found}
    internal = {"lease-lost", "command-repeated", "since-malformed", "server-failed", "who-are-you"}
    assert raised.keys() - told.keys() - internal == set()
    assert {name for name in told if told[name] not in raised.get(name, {told[name]})} == set()


def test_the_error_of_the_page_is_in_our_words():
    (error,) = [one for one in EXAMPLES if "error" in one and "is" not in one]
    made = errors.Forbidden(error["error"], **error["about"])
    assert Words("en").complaint(made) == error["text"]
    (refused,) = [one for one in EXAMPLES if one.get("is") == "refused"]
    made = errors.Conflict(refused["error"], **refused["about"])
    assert Words("en").complaint(made) == refused["text"]
    (bye,) = [one for one in EXAMPLES if one.get("is") == "bye"]
    assert Words("en").complaint(errors.Unavailable(bye["error"])) == bye["text"]


def test_messages_have_no_defaults():
    """So all their fields are always there."""
    for kind in get_args(AnyMessage):
        assert issubclass(kind, Message)
        assert kind.__struct_defaults__ == ()
