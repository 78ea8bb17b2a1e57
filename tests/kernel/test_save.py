"""A table as text and back: every type, every wrong value with its path, and old names."""

import json
from dataclasses import fields
from typing import Annotated, Literal, NamedTuple, NewType

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import Event, Sort, fleeting, secret, unsaid
from fhtagn.kernel.fields import derived, field
from fhtagn.kernel.rules import rule
from fhtagn.kernel.save import FORMAT, check_format, digest, load, save
from fhtagn.kernel.state import Outcome, State, same


class Mark(NamedTuple):
    name: str
    at: int | None = None


Port = NewType("Port", str)
Ship = Annotated[int, Sort("ship", lambda g, ship: g.code[ship])]


class Sailed(Event):
    """An event with a field of every shape."""

    ship: Ship
    port: Port
    crew: tuple[Ship, ...] = secret("ship")
    how: Literal["fast", "slow"] = "fast"
    fog: bool = False
    route: tuple[tuple[int, str], ...] = ()
    mark: Mark | None = None
    cargo: int | str | None = unsaid(default=None)
    cheers: int = fleeting(0)


class Sank(Event):
    ship: Ship


class Rich(State):
    """One field of every shape a state may have."""

    flag: bool = field(False)
    name: str | None = field(None)
    row: tuple[int, ...] = field(())
    pair: tuple[str, int] = field(("", 0))
    empty: tuple[()] = field(())
    rows: tuple[tuple[int, ...], ...] = field(())
    listed: list[tuple[str, ...]] = field([])
    by_id: dict[int, tuple[str, ...]] = field({})
    by_name: dict[str, int] = field({})
    by_pair: dict[tuple[int, int], bool] = field({})
    mark: Mark | None = field(None)
    marks: list[Mark] = field([])
    either: int | str | tuple[int, ...] = field(0)
    log: tuple[Sailed | Sank, ...] = field(())
    wreck: Sank | None = field(None)
    last: list[Sailed] = field([])


@rule(formerly="kernel.old.march")
def march(g, *args):
    """A rule to stand on an agenda."""


FULL = Sailed(1, Port("гулль"), (0, 1), "slow", True, ((1, "x"), (2, "")), Mark("m", 4), "tea")


def rich():
    g = Rich()
    g.seats, g.rng, g.secret, g.loaded = 3, 2**63 + 1, 2**255, (1, 0)
    g.code, g.known, g.stack = ["ктулху", "b"], [-1, 3], ((1, "x", None, True, (2, ())),)
    g.flag, g.name, g.row, g.pair = True, "ы", (1, 2), ("a", 1)
    g.rows, g.listed = ((1,), ()), [("a", "b"), ()]
    g.by_id, g.by_name, g.by_pair = {7: ("a",), 2: ()}, {"z": 1, "a": 2}, {(1, 2): True}
    g.mark, g.marks, g.either = Mark("m", 4), [Mark("n")], (1,)
    g.log = (Sank(1), FULL, Sailed(0, Port("hull"), ()), Sank(0))
    g.wreck, g.last = Sank(1), [FULL]
    g.outcome = Outcome("odd", (1, 2, 3))
    g.agenda = ((march, (1, "x", (True, None, ()))), ((march, ()), None))
    return g


def reloaded(g):
    return load(Rich(), json.loads(json.dumps(save(g))))


def types(value):
    """The value with the type of everything in it."""
    if isinstance(value, dict):
        return dict, [(types(key), types(item)) for key, item in value.items()]
    if isinstance(value, list | tuple):
        return type(value), [types(item) for item in value]
    if isinstance(value, Event):
        return type(value), [types(getattr(value, one.name)) for one in fields(value)]
    return type(value), value


def test_everything_comes_back_with_its_type():
    g = rich()
    back = reloaded(g)
    assert same(g, back)
    for name in save(g)["table"]:
        assert types(getattr(back, name)) == types(getattr(g, name)), name
    assert types(back.agenda) == types(g.agenda)
    assert isinstance(back.mark, Mark)
    assert isinstance(back.outcome, Outcome)


@pytest.mark.parametrize("value", [1, "one", (1, 2), ()])
def test_either_of_several_types(value):
    g = rich()
    g.either = value
    assert types(reloaded(g).either) == types(value)


def test_nothing_in_place_of_something():
    g = rich()
    g.name, g.mark, g.wreck, g.outcome, g.agenda = None, None, None, None, None
    back = reloaded(g)
    assert (back.name, back.mark, back.wreck) == (None, None, None)
    assert (back.outcome, back.agenda) == (None, None)


@pytest.mark.parametrize("cargo", [None, 3, "tea"])
def test_a_kept_event_comes_back_with_its_types(cargo):
    g = rich()
    g.log = (Sailed(1, Port("hull"), (), cargo=cargo),)
    assert types(reloaded(g).log) == types(g.log)


def test_an_event_is_saved_by_kind_and_values_without_what_is_fleeting():
    g = rich()
    g.log = (Sailed(1, Port("hull"), (), cheers=3), Sank(0))
    assert save(g)["table"]["log"] == [
        ["sailed", 1, "hull", [], "fast", False, [], None, None],
        ["sank", 0],
    ]
    assert reloaded(g).log == (Sailed(1, Port("hull"), ()), Sank(0))


def test_a_loaded_table_is_apart_from_the_saved_one():
    g = rich()
    saved = save(g)
    g.code.append("c")
    g.by_id[9] = ()
    assert same(load(Rich(), saved), rich())


def test_what_is_derived_is_rebuilt():
    class Rebuilt(Rich):
        content: int = derived(0)

        def rebuild(self):
            self.content = len(self.code)

    assert load(Rebuilt(), save(rich())).content == 2


def test_a_renamed_rule_is_found_by_its_old_name():
    saved = save(rich())
    saved["agenda"][0][0] = "kernel.old.march"
    assert load(Rich(), saved).agenda[0][0] is march


# -- digests ---------------------------------------------------------------------------------------


def test_equal_tables_have_equal_digests():
    assert digest(rich()) == digest(rich()) == digest(reloaded(rich()))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rng", 1), ("code", ["b", "ктулху"]), ("by_id", {7: ("a",)}), ("mark", None),
        ("agenda", ((march, ()), None)), ("outcome", None), ("flag", False), ("stack", ()),
        ("log", ()), ("log", (Sank(1), FULL, Sank(0), Sank(0))), ("wreck", Sank(0)),
    ],
)  # fmt: skip
def test_any_difference_makes_another_digest(name, value):
    other = rich()
    setattr(other, name, value)
    assert digest(other) != digest(rich())


def test_the_digest_is_pinned():
    """Recorded matches are checked by it, so it must not depend on version or process."""
    g = State()
    g.seats, g.code, g.known = 2, ["a"], [0]
    assert digest(g) == "bd0f83c1ba49aab888889067a8e8f6f8b8be716f9c36ad7d13b8e440e5891c8b"


# -- what does not fit -----------------------------------------------------------------------------


def spoiled(path, value):
    """The saved rich table with one value replaced."""
    saved = json.loads(json.dumps(save(rich())))
    place = saved
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return saved


def refusal(saved):
    with pytest.raises(Complaint) as refused:
        load(Rich(), saved)
    return refused.value


@pytest.mark.parametrize("saved", [None, [], "text", 7, {}, {"format": 1, "table": {}}])
def test_what_is_no_table_is_refused(saved):
    assert refusal(saved).name == "save-not-a-table"


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (["table", "seats"], "3", "seats"),
        (["table", "seats"], True, "seats"),
        (["table", "seats"], 3.0, "seats"),
        (["table", "flag"], 1, "flag"),
        (["table", "name"], 5, "name"),
        (["table", "row"], 5, "row"),
        (["table", "row"], [1, "2"], "row[1]"),
        (["table", "pair"], ["a", 1, 2], "pair"),
        (["table", "pair"], [1, "a"], "pair[0]"),
        (["table", "empty"], [1], "empty"),
        (["table", "rows"], [[1], [None]], "rows[1][0]"),
        (["table", "listed"], [["a"], "b"], "listed[1]"),
        (["table", "by_id"], [["7", ["a"]]], "by_id[0][0]"),
        (["table", "by_id"], [[7]], "by_id[0]"),
        (["table", "by_pair"], [[[1, 2], 1]], "by_pair[0][1]"),
        (["table", "marks"], [["n"]], "marks[0]"),
        (["table", "code"], {"0": "a"}, "code"),
        (["table", "log"], None, "log"),
        (["table", "log", 0], "sank", "log[0]"),
        (["table", "log", 0], [], "log[0]"),
        (["table", "log", 0], ["sunk", 1], "log[0]"),
        (["table", "log", 0], ["sailed", 1], "log[0]"),
        (["table", "log", 0], ["sank", 1, 2], "log[0]"),
        (["table", "log", 0], ["sank", "1"], "log[0]"),
        (["table", "log", 0], ["sank", True], "log[0]"),
        (["table", "log", 0], [1, "sank"], "log[0]"),
        (["table", "log", 1, 4], "quick", "log[1]"),
        (["table", "log", 1, 3], [None], "log[1]"),
        (["table", "wreck"], ["sailed", 1], "wreck"),
        (["table", "wreck"], {"kind": "sank", "ship": 1}, "wreck"),
        (["table", "last"], [["sank", 1]], "last[0]"),
        (["table", "last"], [["sailed", 1, "hull"]], "last[0]"),
        (["agenda"], None, "agenda"),
        (["agenda", 0, 1], {"a": 1}, "agenda[0]"),
        (["agenda", 0, 1], 1.5, "agenda[0]"),
    ],
)
def test_a_wrong_type_is_refused_with_its_path(path, value, where):
    complaint = refusal(spoiled(path, value))
    assert (complaint.name, complaint.about["path"]) == ("save-wrong-type", where)


def test_a_wrong_value_of_an_event_is_refused_with_its_place():
    complaint = refusal(spoiled(["table", "last", 0, 2], 7))
    assert (complaint.name, complaint.about["path"]) == ("save-wrong-type", "last[0][2]")


@pytest.mark.parametrize("entry", [["kernel.no.such"], [], "march", [["march"]], [7], None])
def test_an_unknown_rule_is_refused_with_its_place(entry):
    complaint = refusal(spoiled(["agenda", 1], entry))
    assert (complaint.name, complaint.about["path"]) == ("save-unknown-rule", "agenda[1]")


def test_missing_and_surplus_fields_are_named():
    saved = save(rich())
    del saved["table"]["row"]
    saved["table"]["surplus"] = 1
    complaint = refusal(saved)
    assert (complaint.name, complaint.about["fields"]) == ("save-wrong-fields", "row, surplus")
    assert refusal({**saved, "table": [1]}).name == "save-wrong-fields"


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (FORMAT + 1, "save-too-new"),
        (0, "save-wrong-type"),
        (-1, "save-wrong-type"),
        (True, "save-wrong-type"),
        ("1", "save-wrong-type"),
        (None, "save-wrong-type"),
    ],
)
def test_another_format_is_refused(number, name):
    assert refusal({**save(rich()), "format": number}).name == name
    with pytest.raises(Complaint, match=name):
        check_format(number)
