"""The grammar of options that all commands share."""

from __future__ import annotations

import pytest

from fhtagn.cli.grammar import read_value
from fhtagn.kernel.game import Option

OPTIONS = (
    Option("map", "salem", ("salem", "arkham")),
    Option("rounds", 6),
    Option("quick", False, (False, True)),
)


@pytest.mark.parametrize(
    ("number", "text", "value"),
    [
        (0, "arkham", "arkham"),
        (1, "12", 12),
        (1, "-3", -3),
        (1, "many", "many"),
        (1, "1.5", "1.5"),
        (1, "²", "²"),
        (1, "", ""),
        (2, "yes", True),
        (2, "Off", False),
        (2, "perhaps", "perhaps"),
    ],
)
def test_the_text_of_a_command_line_is_read_as_the_option_wants_it(number, text, value):
    found = read_value(OPTIONS[number], text)
    assert (type(found), found) == (type(value), value)
