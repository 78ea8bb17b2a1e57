"""A frame is a command, or it is said what is wrong with it: there is nothing else."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import encode

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.answers import words_in
from fhtagn.server.room.socket import decoded, plain
from tests.effort import effort
from tests.server.wire.spoiling import FIELDS

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
anything = st.recursive(
    scalars, lambda one: st.lists(one) | st.dictionaries(st.text(), one), max_leaves=8
)
seats = st.integers(-2, 20)
numbers = st.integers(-1, 2**31)
shaped = {
    "id": st.from_regex("[A-Za-z0-9_-]{1,9}", fullmatch=True),
    "seat": seats,
    "expect": numbers,
    "key": st.text(max_size=20),
    "what": st.sampled_from(["undo", "abort"]),
    "yes": st.booleans(),
    "text": st.text(max_size=20),
    "whom": seats,
    "on": st.booleans(),
    "windows": st.lists(st.text(max_size=5), max_size=3),
    "allow": st.booleans(),
    "since": st.none() | numbers,
}


@st.composite
def nearly_commands(draw):
    """The fields a command has, most of them with what belongs there."""
    do = draw(st.sampled_from(list(FIELDS)))
    fields = {name: draw(shaped[name]) for name in ("id", "seat", *FIELDS[do])}
    odd = draw(st.dictionaries(st.sampled_from([*shaped, "do", "more"]), anything, max_size=1))
    return json.dumps({"do": do, **fields, **odd})


@settings(max_examples=effort(200), deadline=None)
@given(nearly_commands() | anything.map(json.dumps) | st.text() | st.binary())
def test_a_frame_is_a_command_or_it_is_said_why_not(frame):
    try:
        command = decoded(frame)
    except Complaint as complaint:
        check(complaint)
    else:
        assert decoded(encode(command)) == command
        assert json.loads(encode(command)) == json.loads(frame)


def check(complaint):
    """It can be told, in words, and is not long whatever was sent."""
    assert complaint.name == "command-malformed"
    assert len(encode(plain(complaint))) < 1000
    assert words_in("ru").complaint(complaint)
