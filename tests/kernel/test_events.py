"""What happens is declared once; everybody is told as much of it as they may know."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError
from types import ModuleType
from typing import Annotated, ClassVar

import pytest

from fhtagn.kernel.effects import Living, after, bring
from fhtagn.kernel.events import (
    Event,
    Logged,
    Sort,
    declared,
    fleeting,
    happened,
    is_unseen,
    secret,
    shape_of,
    sorts,
    to_keep,
    unsaid,
)
from fhtagn.kernel.occurrences import witnesses
from fhtagn.kernel.save import load, save
from fhtagn.kernel.state import EVERYONE, SPECTATOR, TABLE, Seat, State, same

NOBODY = -1


def code(g, card):
    return g.code[card]


def suit(g, card):
    """What everybody sees on the back of a card."""
    return g.code[card][0]


def refused(_g, _card):
    raise AssertionError("it was put into words")


Card = Annotated[int, Sort("card", code)]
Back = Annotated[int, Sort("suit", suit)]
Place = Annotated[str, Sort("place")]
Unspeakable = Annotated[int, Sort("card", refused)]


class CameByPost(Event):
    """A letter that everybody sees."""

    seat: Seat
    cards: tuple[Card, ...]
    at: Place = "home"
    late: bool = False


class Whispered(Event):
    """What one player tells another."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")


class Peeked(Event):
    """The others learn how many cards it was."""

    seat: Seat
    cards: tuple[Card, ...] = secret("seat", count=True)


class Dealt(Event):
    """The others see the backs, and nothing of the place."""

    seat: Seat
    card: Card = secret("seat", back=Back)
    rest: tuple[Card, ...] = secret("seat", backs=Back, count=True)
    place: str = secret("seat")


class Struck(Event):
    """It is answered; nobody is told by whom, and what is only told is not kept."""

    card: Card
    by: int = unsaid()
    hard: bool = unsaid(default=False)
    left: int = fleeting(0)


class Stirred(Event):
    """It is there to be answered only."""

    card: Unspeakable

    told = False


@pytest.fixture
def table():
    g = State()
    g.seats, g.code, g.events = 3, ["ace", "king", "queen"], []
    return g


def told(g, seat):
    return [event.seen_by(seat) for event in g.events]


# -- records ---------------------------------------------------------------------------------------


class X(Event):
    """The shortest name."""


def test_a_kind_is_named_after_its_class():
    kinds = (CameByPost, Whispered, Struck, X)
    assert [one.kind for one in kinds] == ["came_by_post", "whispered", "struck", "x"]


def test_a_record_is_a_value():
    assert Whispered(0, 1, 2) == Whispered(seat=0, other=1, card=2) != Whispered(0, 1, 1)
    assert {Struck(1, 2): "found"}[Struck(1, by=2, hard=False)] == "found"
    with pytest.raises(FrozenInstanceError):
        Whispered(0, 1, 2).card = 1


def test_records_of_different_kinds_differ_though_their_values_do_not():
    class Rose(Event):
        card: Card

    class Fell(Event):
        card: Card

    assert Rose(1) != Fell(1)


def test_a_field_that_is_missing_is_noticed(table):
    with pytest.raises(TypeError, match="card"):
        happened(table, Whispered, 0, 2)
    with pytest.raises(TypeError):
        happened(table, Whispered, 0, 2, 1, 1)
    assert table.events == []


def test_a_kind_may_have_the_fields_of_another(table):
    class WhisperedAgain(Whispered):
        """The same once more."""

        times: int = 2

    happened(table, WhisperedAgain, 0, 2, 1)
    assert told(table, 1) == [{"kind": "whispered_again", "seat": 0, "other": 2, "times": 2}]
    assert Whispered.kind == "whispered"


# -- sorts -----------------------------------------------------------------------------------------


def test_things_are_told_by_what_everybody_calls_them(table):
    happened(table, CameByPost, 1, (2, 0), "inn", late=True)
    happened(table, CameByPost, seat=0, cards=())
    for seat in (0, 1, 2, SPECTATOR, TABLE):
        assert told(table, seat) == [
            {
                "kind": "came_by_post", "seat": 1, "cards": ("queen", "ace"), "at": "inn",
                "late": True,
            },
            {"kind": "came_by_post", "seat": 0, "cards": (), "at": "home", "late": False},
        ]  # fmt: skip


def test_a_thing_is_called_as_it_was_when_it_happened(table):
    happened(table, CameByPost, 0, (1,))
    table.code[1] = "knave"
    assert told(table, 0)[0]["cards"] == ("king",)


def test_values_come_in_the_order_of_the_fields(table):
    happened(table, Whispered, card=1, other=2, seat=0)
    assert list(told(table, 0)[0]) == ["kind", "seat", "other", "card"]


def test_the_sorts_of_what_is_told_and_of_more():
    assert sorts([CameByPost, Dealt], {"to": Place, "count": int, "whom": tuple[Seat, ...]}) == {
        "seat": "seat", "cards": "card", "at": "place", "late": "", "card": "card", "rest": "card",
        "place": "", "back": "suit", "backs": "suit", "count": "", "to": "place", "whom": "seat",
    }  # fmt: skip


def test_what_nobody_is_told_has_no_sort():
    assert sorts([Struck], {}) == {"card": "card", "left": ""}


@pytest.mark.parametrize("more", [{"card": int}, {"card": Back}, {"seat": Card}])
def test_a_name_has_one_sort_in_a_game(more):
    (name,) = more
    with pytest.raises(ValueError, match=f"{name} is of the sorts '{name}' and "):
        sorts([Whispered], more)


def test_the_same_sort_twice_is_no_conflict():
    assert sorts([Whispered, Peeked], {"seat": Seat, "card": tuple[Card, ...]})["card"] == "card"


# -- secrets ---------------------------------------------------------------------------------------


def test_a_secret_is_told_to_the_seats_it_names(table):
    happened(table, Whispered, 0, 2, 1)
    public = {"kind": "whispered", "seat": 0, "other": 2}
    assert told(table, 0) == told(table, 2) == [{**public, "card": "king"}]
    assert told(table, 1) == told(table, SPECTATOR) == told(table, TABLE) == [public]


def test_a_secret_may_be_one_seat_s_alone(table):
    happened(table, Whispered, 1, 1, 0)
    assert [["card" in one for one in told(table, seat)] for seat in range(3)] == [
        [False], [True], [False],
    ]  # fmt: skip


def test_of_several_seats_one_may_be_nobody(table):
    happened(table, Whispered, 2, NOBODY, 0)
    assert [["card" in one for one in told(table, seat)] for seat in range(3)] == [
        [False], [False], [True],
    ]  # fmt: skip
    assert "card" not in told(table, SPECTATOR)[0]
    assert "card" not in told(table, TABLE)[0]


def test_a_secret_that_nobody_may_know_is_not_even_in_the_log(table):
    happened(table, Whispered, NOBODY, NOBODY, 0)
    public = {"kind": "whispered", "seat": NOBODY, "other": NOBODY}
    assert table.events == [Logged(public)]
    for seat in (0, 1, 2, SPECTATOR, TABLE):
        assert told(table, seat) == [public]


def test_the_others_may_learn_how_many_there_were(table):
    happened(table, Peeked, 1, (0, 2))
    happened(table, Peeked, 1, ())
    peeked = {"kind": "peeked", "seat": 1}
    assert told(table, 1) == [{**peeked, "cards": ("ace", "queen")}, {**peeked, "cards": ()}]
    assert told(table, 0) == told(table, SPECTATOR) == [
        {**peeked, "count": 2}, {**peeked, "count": 0},
    ]  # fmt: skip


def test_the_others_may_see_a_back(table):
    happened(table, Dealt, 2, 1, (0, 2), "cellar")
    dealt = {"kind": "dealt", "seat": 2}
    assert told(table, 2) == [
        {**dealt, "card": "king", "rest": ("ace", "queen"), "place": "cellar"}
    ]
    seen = {**dealt, "back": "k", "backs": ("a", "q"), "count": 2}
    assert told(table, 0) == told(table, 1) == told(table, SPECTATOR) == [seen]


def test_what_the_others_are_told_is_known_beforehand():
    assert list(shape_of(Dealt).unseen) == ["seat", "count", "back", "backs"]
    assert list(shape_of(Peeked).unseen) == ["seat", "count"]
    assert shape_of(CameByPost).unseen == {}
    assert shape_of(Whispered).seats == ("seat", "other")


def test_who_was_not_told_all_can_be_seen_from_what_was_told(table):
    happened(table, Whispered, 0, 2, 1)
    happened(table, CameByPost, 0, ())
    assert [is_unseen(Whispered, told(table, seat)[0]) for seat in range(3)] == [False, True, False]
    assert not is_unseen(CameByPost, told(table, 1)[1])


class TwoSecrets(Event):
    seat: Seat
    other: Seat
    mine: Card = secret("seat")
    yours: Card = secret("other")


class Misspelt(Event):
    seat: Seat
    card: Card = secret("saet")


class Unheard(Event):
    seat: Seat = unsaid()
    card: Card = secret("seat")


class Forgotten(Event):
    seat: Seat
    card: Card = secret()


class Bare(Event):
    seat: Seat
    card: Card = secret("seat", face=str)


def test_a_back_that_would_be_the_secret_itself_is_refused():
    with pytest.raises(ValueError, match="face: no sort makes this back"):
        shape_of(Bare)


class Counted(Event):
    seat: Seat
    count: int
    cards: tuple[Card, ...] = secret("seat", count=True)


def test_a_count_that_would_hide_a_field_is_refused():
    with pytest.raises(ValueError, match="names of its own"):
        shape_of(Counted)


@pytest.mark.parametrize("kind", [TwoSecrets, Misspelt, Unheard, Forgotten])
def test_all_secrets_of_an_event_are_for_the_same_fields_that_it_has(kind):
    uses = (shape_of, lambda one: sorts([one], {}), lambda one: declared(module("events", one)))
    for use in uses:
        with pytest.raises(ValueError, match=f"{kind.kind}: the secrets"):
            use(kind)


def test_a_wrong_secret_is_never_told(table):
    with pytest.raises(ValueError, match="secrets"):
        happened(table, TwoSecrets, 0, 1, 2, 2)
    assert table.events == []


# -- the log ---------------------------------------------------------------------------------------


def test_what_all_may_know_is_the_same_for_all():
    event = Logged({"kind": "played", "seat": 1})
    assert event.only == EVERYONE
    assert all(event.seen_by(seat) is event.told for seat in (0, 1, 7, SPECTATOR, TABLE))


def test_what_some_may_know_is_for_them_alone():
    event = Logged({"kind": "drew", "card": "ace"}, 0b101, {"kind": "drew"})
    knows = [seat for seat in (0, 1, 2, 3, SPECTATOR, TABLE) if event.seen_by(seat) is event.told]
    assert knows == [0, 2]
    assert event.seen_by(1) is event.seen_by(SPECTATOR) is event.seen_by(TABLE) is event.others


def test_what_is_told_may_be_written_as_json(table):
    happened(table, Dealt, 2, 1, (0, 2), "cellar")
    assert json.loads(json.dumps(told(table, 2)[0]))["rest"] == ["ace", "queen"]


# -- what goes without saying ----------------------------------------------------------------------


class Paid(Event):
    seat: Seat
    quiet = True


class Put(Event):
    seat: Seat
    to: Seat
    quiet = ("seat", "to")


def test_what_is_quiet_goes_without_saying():
    assert not Paid.is_news({"kind": "paid", "seat": 0})
    assert Peeked.is_news({"kind": "peeked", "seat": 0, "count": 1})


def test_what_is_quiet_only_when_two_values_are_the_same():
    assert not Put.is_news({"kind": "put", "seat": 1, "to": 1})
    assert Put.is_news({"kind": "put", "seat": 1, "to": 0})


# -- which there are -------------------------------------------------------------------------------


def module(name, *things):
    made = ModuleType(name)
    for thing in things:
        setattr(made, thing.__name__, thing)
    return made


def test_the_kinds_of_modules_that_are_told():
    setup = module("setup", Event, CameByPost, Stirred, Sort, code)
    turn = module("turn", Peeked, Whispered, Logged)
    assert declared(setup, turn) == {
        "came_by_post": CameByPost,
        "peeked": Peeked,
        "whispered": Whispered,
    }
    assert declared() == {}


# -- what is answered ------------------------------------------------------------------------------


class Answering(Living):
    happened: tuple[Struck | Stirred, ...]


@after("struck", "events: wince")
def wince(_g, _me, _occurrence): ...


@after("stirred", "events: wake")
def wake(_g, _me, _occurrence): ...


@pytest.fixture
def answering():
    g = Answering()
    g.seats, g.code = 2, ["ace", "king", "queen"]
    bring(g, 0, ["events: wince", "events: wake"])
    return g


def reloaded(g):
    return load(Answering(), json.loads(json.dumps(save(g))))


class Unmade:
    """Stands for a kind of event; a record of it cannot be made."""

    kind: ClassVar = "unmade"

    def __init__(self, *_args):
        raise AssertionError("a record was made")


def test_nothing_is_made_if_nobody_listens_and_nothing_answers(answering):
    for g in (State(), answering):
        happened(g, Unmade, 0)
        assert g.events is None
    assert answering.happened == ()
    answering.events = []
    with pytest.raises(AssertionError, match="a record was made"):
        happened(answering, Unmade, 0)


def test_nothing_is_put_into_words_if_nobody_listens(answering):
    happened(answering, Stirred, 1)
    assert answering.happened == (Stirred(1),)


def test_what_answers_finds_the_record_by_its_kind(answering):
    happened(answering, Stirred, 1)
    happened(answering, Struck, 2, by=0)
    assert witnesses(answering, "after", 0) == [(0, "events: wake")]
    assert witnesses(answering, "after", 1) == [(0, "events: wince")]


def test_what_is_only_there_to_be_answered_is_not_told(answering):
    answering.events = []
    happened(answering, Stirred, 1)
    assert (answering.events, answering.happened) == ([], (Stirred(1),))


def test_what_is_unsaid_is_kept_and_saved_and_not_told(answering):
    answering.events = []
    happened(answering, Struck, 1, by=2, hard=True)
    assert "by" not in answering.events[0].told
    assert "hard" not in answering.events[0].told
    for g in (answering, answering.clone(), reloaded(answering)):
        assert (g.happened[0].by, g.happened[0].hard) == (2, True)


def test_what_is_fleeting_is_told_and_neither_kept_nor_saved(answering):
    answering.events = []
    happened(answering, Struck, 1, by=2, left=7)
    assert told(answering, 0) == [{"kind": "struck", "card": "king", "left": 7}]
    assert answering.happened == (Struck(1, by=2),)
    assert answering.happened[0].left == 0
    assert save(answering)["table"]["happened"] == [["struck", 1, 2, False]]
    assert same(reloaded(answering), answering)


def test_what_is_kept_whole_is_the_record_itself():
    whole, fleeing = Stirred(1), Struck(1, by=2, left=7)
    assert to_keep(whole) is whole
    assert to_keep(fleeing) == Struck(1, by=2)
