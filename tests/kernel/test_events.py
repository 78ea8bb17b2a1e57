"""What happens is declared once; everybody is told as much of it as they may know."""

from typing import Annotated

import pytest

from fhtagn.kernel.events import Happening, Sort, declared, happened, secret
from fhtagn.kernel.state import SPECTATOR, Seat, State

Card = Annotated[int, Sort("card", lambda g, thing: g.code[thing])]


class CameByPost(Happening):
    """A letter that everybody sees."""

    seat: Seat
    cards: tuple[Card, ...]
    late: bool = False


class Whispered(Happening):
    """What one player tells another."""

    seat: Seat
    other: Seat
    card: Card = secret("seat", "other")


class Peeked(Happening, unseen="looked_away"):
    """The others learn how many cards it was."""

    seat: Seat
    cards: tuple[Card, ...] = secret("seat", count=True)


@pytest.fixture
def table():
    g = State()
    g.seats, g.code, g.events = 3, ["ace", "king", "queen"], []
    return g


def told(g, seat):
    return [event.seen_by(seat) for event in g.events]


def test_things_are_told_by_what_everybody_calls_them(table):
    happened(table, CameByPost, 1, (2, 0), late=True)
    happened(table, CameByPost, seat=0, cards=())
    for seat in (0, 1, 2, SPECTATOR):
        assert told(table, seat) == [
            ("came_by_post", 1, ("queen", "ace"), True),
            ("came_by_post", 0, (), False),
        ]


def test_a_secret_is_told_to_the_seats_it_names(table):
    happened(table, Whispered, 0, 2, 1)
    assert told(table, 0) == told(table, 2) == [("whispered", 0, 2, "king")]
    assert told(table, 1) == told(table, SPECTATOR) == [("whispered_unseen", 0, 2)]


def test_the_others_may_learn_how_many_there_were(table):
    happened(table, Peeked, 1, (0, 2))
    assert told(table, 1) == [("peeked", 1, ("ace", "queen"))]
    assert told(table, 0) == told(table, SPECTATOR) == [("looked_away", 1, 2)]


def test_nothing_is_made_if_nobody_listens():
    def never(_seat: Seat) -> Happening:
        raise AssertionError("a record was made")

    happened(State(), never, 0)


def test_a_field_that_is_missing_is_noticed(table):
    with pytest.raises(TypeError, match="card"):
        happened(table, Whispered, 0, 2)
    with pytest.raises(TypeError):
        happened(table, Whispered, 0, 2, 1, 1)


def test_the_names_of_what_is_told_follow():
    assert declared(CameByPost, Whispered, Peeked) == {
        "came_by_post": ("seat", "cards", "late"),
        "whispered": ("seat", "other", "card"),
        "whispered_unseen": ("seat", "other"),
        "peeked": ("seat", "cards"),
        "looked_away": ("seat", "count"),
    }


def test_all_secrets_of_an_event_are_for_the_same_seats():
    class TwoSecrets(Happening):
        seat: Seat
        other: Seat
        mine: Card = secret("seat")
        yours: Card = secret("other")

    class Misspelt(Happening):
        seat: Seat
        card: Card = secret("saet")

    for kind in (TwoSecrets, Misspelt):
        with pytest.raises(ValueError, match="secrets"):
            declared(kind)
