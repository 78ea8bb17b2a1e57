"""The messages: nothing missing, malformed, twice, unused, or different by language."""

from dataclasses import replace
from functools import cache

import pytest

from fhtagn.games import load
from fhtagn.text.entries import Text
from fhtagn.text.lint import Corpus, corpus, faults
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.speakers import COMMON, Made, Use, calls, spoken
from fhtagn.text.words import SEAT, Words

read = cache(corpus)  # once, and not before a test needs it


def test_the_messages_are_sound(did):
    did["messages"] += sum(text.body.count("\n") for text in read().texts)
    did["uses"] += len(read().uses)
    assert faults(read()) == []
    did.at_least(uses=300)


def test_english_needs_only_the_plainest_letters():
    """A terminal without UTF-8 shows them all."""
    for text in read().texts:
        if text.language == "en":
            assert text.body.isascii(), [
                line for line in text.body.split("\n") if not line.isascii()
            ]


def test_russian_has_typographic_quotes():
    for text in read().texts:
        if text.language == "ru":
            wrong = [line for line in text.body.split("\n") if '"' in plain(line)]
            assert not wrong


def plain(line):
    """The line without what Fluent itself quotes, and without commands to be typed."""
    for own in ('{ "" }', '{ " " }'):
        line = line.replace(own, "")
    return line.partition('(case: "')[0]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_reasons_and_screens_render_with_what_the_code_gives(language, did):
    """Errors and screens are seldom met by other tests: each is tried with numbers and texts."""
    for use in read().uses:
        if use.gives is None or not use.id.startswith(("error-", "why-", "cli-", "tui-")):
            continue
        sorts = read().sorts_of(use.group)
        for words in speakers(language, use):
            for value in (0, 1, 2, 5, "", "text"):
                about = {name: 1 if sorts.get(name) == SEAT else value for name in use.gives}
                said = words._said(use.id, about, 1, quotes=True)
                assert said.strip()
                assert "{" not in said
                did["rendered"] += 1
    did.at_least(rendered=1000)


def speakers(language, use):
    """Who may have to say it: an error of a game may come before the game is loaded."""
    if use.group == COMMON:
        return [Words(language)]
    early = [Words(language, use.group)] if use.id.startswith("error-") else []
    return [Words(language, load(use.group)), *early]


# -- each kind of fault is found -------------------------------------------------------------------


def small(en="a = Yes\n", ru="a = Да\n", uses=("a",), gives=frozenset(), **more):
    """A house of two files."""
    texts = [Text("common", "en", en), Text("common", "ru", ru)]
    return Corpus(texts, [Use("common", one, gives, "here.py:1") for one in uses], **more)


def test_a_sound_house_has_no_faults():
    assert faults(small()) == []


FAULTS = {
    "malformed": (small(ru="a = { $x\n"), "common/ru.ftl: cannot be read: 'a = { $x'"),
    "without words": (small(ru="a =\n    .b = Да\n"), "a: has no words"),
    "twice": (small(en="a = Yes\na = No\n"), "common/en.ftl: a: is there twice"),
    "missing": (small(ru=""), "common/ru.ftl: a: is missing; asked for by here.py:1"),
    "unused": (small(en="a = Yes\nb = No\n"), "common/en.ftl: b: is never used"),
    "unused term": (small(ru="a = Да\n-b = Нет\n"), "common/ru.ftl: -b: is never used"),
    "unknown message": (small(en="a = { b }\n"), "a: refers to b, which is not there"),
    "unknown term": (small(ru="a = { -b }\n"), "a: refers to -b, which is not there"),
    "unknown function": (small(en="a = { B(1) }\n"), "a: unknown function B"),
    "other arguments": (
        small(en="a = { $x }\n", gives=frozenset("x")),
        "common: a: the arguments differ: en: $x; ru: none",
    ),
    "not given": (
        small(en="a = { $x }\n", ru="a = { b }\nb = { $x-is ->\n   *[some] Да\n}\n"),
        "common/ru.ftl: a: wants $x; here.py:1 gives none",
    ),
    "plural": (
        small(
            en="a = { $n ->\n    [one] card\n   *[other] cards\n}\n",
            ru="a = { $n ->\n    [one] карта\n    [few] карты\n   *[other] карты\n}\n",
            gives=frozenset("n"),
        ),
        "common/ru.ftl: a: lacks the plural forms many",
    ),
    "unlisted": (
        small(made=[Made("common", "option", "f'{x}_y'", None, "here.py:2")]),
        "here.py:2: f'{x}_y' makes names of messages (option); list them in common/spoken.toml",
    ),
    "stale list": (
        small(lists={("common", "", "f'{x}'"): ["a"]}),
        "common/spoken.toml: : nothing in the code says f'{x}'",
    ),
    "impossible name": (
        small(
            made=[Made("common", "", "f'{x}_y'", None, "here.py:2")],
            lists={("common", "", "f'{x}_y'"): ["a"]},
        ),
        "common/spoken.toml: f'{x}_y' cannot make a",
    ),
    "listed, but missing": (
        small(
            made=[Made("common", "", "f'{x}_y'", None, "here.py:2")],
            lists={("common", "", "f'{x}_y'"): ["b_y"]},
        ),
        "common/en.ftl: b-y: is missing; asked for by here.py:2",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name):
    planted, expected = FAULTS[name]
    found = faults(planted)
    assert any(expected in fault for fault in found), found


def test_a_game_must_not_hide_a_common_message():
    texts = [Text("heroes", language, "a = x\n") for language in LANGUAGES]
    base = small()
    found = faults(replace(base, texts=[*base.texts, *texts]))
    assert "heroes/en.ftl: a: is there twice" in found


def test_a_common_message_serves_a_game():
    assert faults(replace(small(), uses=[Use("heroes", "a", None, "here.py:1")])) == []


# -- what the code asks for is found ---------------------------------------------------------------

CODE = """
def helper(g, prompt, *, may):
    return Decision(0, prompt, (), ())

class Trouble(Complaint):
    def __init__(self, name, more, **about):
        super().__init__(name, count=1, **about)

class Place:
    def fault(self, name, field):
        return Complaint(name, field=field)

def maker(verb):
    def said(g):
        return Saying(verb, {"card": 1})
    return said

@rule("X", says=lambda g: Saying("plain_verb"))
@rule("X", says=maker("nested"))
@window("X", prompt="open")
def f(g, place):
    helper(g, "helped", may=True)
    helper(g, f"{g}_made", may=True)
    raise Trouble("deep", 1, why=2)
    place.fault("there", "x")
    Reason("R 1", "because", {"count": 1})
    g.end("counted", ())
    words.say("one" if g else "two", reader=3, left=4)
    words.say("open", **more)
    name = "third" if g else "fourth"
    words.say(name)
    found.end("group", 2)
    g.then(ended, "late")
    option(ended, "early" if g else "later")

def ended(g, reason):
    g.end(reason, ())
"""


def test_names_are_read_through_helpers_classes_and_closures():
    uses, made = spoken(calls("common", "x.py", CODE))
    found = {use.id: use.gives for use in uses}
    assert found == {
        "option-plain-verb": None,
        "option-nested": None,
        "prompt-open": None,
        "prompt-open-other": None,
        "ends-open": None,
        "prompt-helped": None,
        "prompt-helped-other": None,
        "ends-helped": None,
        "error-deep": {"count", "why"},
        "error-there": {"field"},
        "why-because": {"count", "rule"},
        "outcome-counted": None,
        "outcome-late": None,
        "outcome-early": None,
        "outcome-later": None,
        "one": {"left"},
        "two": {"left"},
        "open": None,
        "third": frozenset(),
        "fourth": frozenset(),
    }
    assert [(one.prefix, one.expression) for one in made] == [("prompt", "f'{g}_made'")]
