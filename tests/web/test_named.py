"""What the server gives names to has words in the client."""

import re

import pytest

from fhtagn.bots.levels import LEVELS
from fhtagn.server.colours import COLOURS
from fhtagn.text.messages import LANGUAGES
from tests.web.npm import WEB


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "names"), [("level", LEVELS), ("colour", COLOURS)])
def test_whatever_can_be_chosen_has_words(language, kind, names):
    text = (WEB / "src" / "words" / f"{language}.ftl").read_text("utf-8")
    assert set(re.findall(rf"^web-{kind}-(\w+) = \S", text, re.MULTILINE)) == set(names)
