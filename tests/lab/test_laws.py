"""Each law bites: a game that breaks it on purpose is caught, and by that law."""

import re
from functools import partial
from itertools import count
from typing import NamedTuple

import pytest

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.effects import Living, query
from fhtagn.kernel.events import Logged
from fhtagn.kernel.fields import derived
from fhtagn.kernel.game import settings
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import choice, rule
from fhtagn.kernel.state import SPECTATOR
from fhtagn.lab import flat, laws, matches, redeals
from fhtagn.lab.broken import Broken
from fhtagn.lab.play import Picture, exactly, first, walk
from tests.altered import altered
from tests.kernel import leaky
from tests.kernel.leaky import GAME, Tiny
from tests.kernel.tables import continuous


def caught(law, law_name, game, games=10, **about):
    """The law stops one of a few games, and says so by its own name."""
    with pytest.raises(Broken) as stopped:
        keep_many(law, game, games, **about)
    assert stopped.value.law == law_name
    return stopped.value.detail


def keep_many(law, game, games=10, **about):
    for seed in range(games):
        laws.keep([law], walk(game, settings(game, 2, {}), seed, **about))


def prepared(change):
    """The tiny game with something changed when it is laid out."""

    def prepare(g, chosen):
        leaky.prepare(g, chosen)
        change(g)

    return altered(GAME, prepare=prepare)


class Record(NamedTuple):
    one: int


@rule()
def nothing(g):
    """The game stops without an end."""


@choice()
def mute(g, seat):
    return Decision(seat, "mute", [])


@rule()
def ask_mute(g):
    g.then(mute, 0)


@rule(says=leaky.says_bury)
def stumble(g, seat, card):
    raise KeyError(card)


# -- questions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [nothing, ask_mute])
def test_dead_ends(start):
    caught(laws.no_dead_ends, "no dead ends", altered(GAME, first=start))


def test_a_question_after_the_end():
    g = next(walk(GAME, settings(GAME, 2, {}), 0)).g
    g.outcome = ("odd", (1, 2))
    with pytest.raises(Broken, match="over, and somebody is asked"):
        laws.no_dead_ends(next(walk(GAME, settings(GAME, 2, {}), 0))._replace(g=g))


def test_endless_games():
    caught(laws.no_dead_ends, "games end", GAME, cap=5)


def showing(view):
    """The game with another view, made for each seat apart."""
    return altered(GAME, views=lambda g: partial(view, g))


def test_a_view_that_changes_the_table():
    def view(g, seat):
        g.points[0] += 1
        return {}

    caught(laws.questions_are_pure, "questions are pure", showing(view))


def test_a_view_that_is_never_the_same():
    numbers = count()
    game = altered(GAME, views=lambda _g: lambda _seat: {"number": next(numbers)})
    assert "twice" in caught(laws.questions_are_pure, "questions are pure", game)


def test_a_view_with_a_set_in_it():
    detail = caught(laws.what_is_sent_is_plain, "plain sent", showing(lambda *_: {"a": {1}}))
    assert "set is not JSON serializable" in detail


def test_a_key_twice():
    def asides(g, seat):
        return [option(leaky.resign, seat), option(leaky.resign, 1 - seat)]

    assert "resign" in caught(laws.keys_are_unique, "keys are unique", altered(GAME, asides=asides))


def test_an_option_that_cannot_be_carried_through():
    game = altered(GAME, asides=lambda g, seat: [option(stumble, seat, g.hands[seat][0])])
    with pytest.raises(KeyError):
        keep_many(laws.options_carry_through, game)


def test_giving_up_that_is_taken_back():
    assert "resign" in caught(
        laws.giving_up_is_final, "giving up is final", altered(GAME, final=())
    )


def test_an_unsettled_question():
    game = altered(GAME, unsettled=lambda g: g.points[0] > 2)
    caught(laws.settled, "settled", game)


def test_a_missing_reason():
    game = altered(
        GAME, actions=dict.fromkeys(GAME.rules.actions, lambda *_: Reason("", "not-now"))
    )
    caught(laws.reasons_are_given, "why not", game)


def test_a_check_that_does_not_decide():
    """What is offered has a check that forbids it; what is not offered has one that allows it."""
    never = dict.fromkeys(GAME.rules.actions, lambda *_: Reason("T 3", "not-now"))
    assert "is offered" in caught(laws.legality_is_once, "legality", altered(GAME, actions=never))
    always = dict.fromkeys(GAME.rules.actions, lambda *_: None)
    assert "is not offered" in caught(
        laws.legality_is_once, "legality", altered(GAME, actions=always)
    )
    few = {"resign": GAME.rules.actions["resign"]}
    assert "no check for" in caught(laws.legality_is_once, "legality", altered(GAME, actions=few))


def test_a_sealed_answer_that_shows():
    def view(g, seat):
        return {"agenda": str(g.agenda and g.agenda[0][1])}

    caught(laws.together_in_any_order, "together", showing(view))


# -- things, views, events -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "pieces",
    [
        lambda g: {**leaky.pieces(g), "table": ()},
        lambda g: {**leaky.pieces(g), "copy": g.table},
    ],
)
def test_things_lost_or_doubled(pieces):
    caught(laws.conservation(), "conservation", altered(GAME, pieces=pieces), games=1)


def test_a_sum_that_changes():
    game = altered(GAME, totals=lambda g: {"cards": len(g.code), "points": sum(g.points)})
    detail = caught(laws.conservation(), "conservation", game, games=1)
    assert re.fullmatch(r"sums that must stay: points is [1-9], was 0", detail)


@pytest.mark.parametrize("late", [{}, {"first": 1, "more": 0}])
def test_a_sum_that_comes_or_goes(late):
    game = altered(GAME, totals=lambda g: late if any(g.points) else {"first": 1})
    caught(laws.conservation(), "conservation", game, games=1)


def test_sums_are_kept_for_each_game_anew():
    counted = count()
    game = altered(prepared(lambda g: setattr(g, "secret", next(counted))), totals=secrets)
    keep_many(laws.conservation(), game, games=3)
    assert next(counted) == 3


def secrets(g):
    return {"secret": g.secret}


def test_spectators_who_see_more():
    def view(g, seat):
        return {"deck": [g.code[card] if seat == SPECTATOR else None for card in g.deck]}

    caught(laws.spectators_see_least, "spectators see least", showing(view))


DREW, SHOGGOTH = {"kind": "drew", "seat": 0}, {"card": "shoggoth"}


@pytest.mark.parametrize(
    "told",
    [
        Logged(DREW, 0b01, {**DREW, **SHOGGOTH}),
        Logged({**DREW, **SHOGGOTH}, 0b01, {**DREW, "seat": 1}),
        Logged({**DREW, **SHOGGOTH}, 0b01, {"kind": "drew_openly", "seat": 0}),
    ],
)
def test_spectators_who_are_told_more_or_something_else(told):
    at = next(walk(GAME, settings(GAME, 2, {}), 0))
    with pytest.raises(Broken, match=r"spectators see least, .*a spectator is told"):
        laws.spectators_see_least(at._replace(told=[told]))


def test_spectators_may_be_told_counts_and_backs():
    game = continuous.GAME
    at = next(walk(game, settings(game, 2, {}), 0))
    assert {"count"} <= {name for event in at.told for name in event.seen_by(SPECTATOR)}
    laws.spectators_see_least(at)


@pytest.mark.parametrize("more", [{}, {"played": leaky.Resigned}])
def test_undeclared_events(more):
    game = altered(GAME, events={"buried": leaky.Buried, **more})
    assert "played" in caught(laws.events_are_declared, "events are declared", game, policy=first)


def test_an_undeclared_secret():
    game = altered(GAME, events={**GAME.display.events, "drew": leaky.DrewOpenly})
    assert "drew" in caught(laws.events_are_declared, "events are declared", game)


def test_what_contains_what():
    assert not laws.difference({"a": [1, None]}, {"a": [1, 2], "b": 3})
    assert laws.difference({"a": [1, 2]}, {"a": [1, None]}) == ".a[1]"
    assert not laws.difference({"a": [1]}, {"a": [1, 2]})
    assert not laws.difference({"a": [2, None, 1]}, {"a": [1, 2, 3]})
    assert laws.difference({"a": [2]}, {"a": [1, 2]}) == ".a"
    assert laws.difference({"a": [2, 2]}, {"a": [1, 2]}) == ".a[0]"
    assert laws.difference({"a": 1}, {}) == ".a"


# -- the state -------------------------------------------------------------------------------------


def blank_of(cls):
    g = cls()
    g.content = leaky.Content()
    return g


@pytest.mark.parametrize("value", [((1.5,),), (([],),), (leaky.Ended([1]),)])
def test_a_state_that_is_not_flat(value):
    game = prepared(lambda g: setattr(g, "stack", value))
    caught(flat.state_is_flat, "flat state", game)


def test_what_happened_may_lie_in_the_state():
    game = prepared(lambda g: setattr(g, "stack", (leaky.Ended((1,)),)))
    keep_many(flat.state_is_flat, game)


@pytest.mark.parametrize("arguments", [([1],), (Record(1),), (0.5,), (leaky.Ended(()),)])
def test_an_agenda_that_is_not_plain(arguments):
    at = next(walk(GAME, settings(GAME, 2, {}), 0))
    at.g.agenda = (at.g.agenda[0], ((leaky.turn, arguments), at.g.agenda[1]))
    with pytest.raises(Broken, match="plain agenda"):
        flat.agenda_is_plain(at)


class Sharing(Tiny):
    """Its clones share the hands."""

    def clone(self):
        new = super().clone()
        new.hands = self.hands
        return new


class Forgetful(Tiny):
    """Its clones have no points."""

    def clone(self):
        new = super().clone()
        new.points = [0] * self.seats
        return new


@pytest.mark.parametrize("cls", [Sharing, Forgetful])
def test_clones_that_share_or_forget(cls):
    game = altered(GAME, empty=lambda: blank_of(cls))
    caught(flat.clones_share_nothing, "clones share nothing", game)


class Counting(Tiny):
    """It keeps the number of cards on the table, but nobody keeps it up to date."""

    laid: int = derived(0)

    def rebuild(self):
        self.laid = len(self.table)


def test_derived_fields_that_are_stale():
    game = altered(GAME, empty=lambda: blank_of(Counting))
    assert "laid" in caught(flat.derived_are_fresh, "derived are fresh", game)


worth = query("worth of a thing", 1)(lambda g, thing: len(g.code[thing]))


def test_cached_answers_that_are_stale():
    g = Living()
    g.code = ["ghoul"]
    at = next(walk(GAME, settings(GAME, 2, {}), 0))._replace(g=g)
    assert worth(g, 0) == 5
    flat.derived_are_fresh(at)
    g.code[0] = "shoggoth"
    with pytest.raises(Broken, match="worth of a thing of 0: 5, anew 8"):
        flat.derived_are_fresh(at)


def test_a_save_that_loses_a_type():
    game = prepared(lambda g: setattr(g, "stack", (Record(1),)))
    caught(flat.saves_come_back, "saves come back", game)


def test_a_picture_shows_values_and_types():
    g = next(walk(GAME, settings(GAME, 2, {}), 0)).g
    before = Picture(g)
    assert g.points[0] == 0
    g.points[0] = False
    assert Picture(g) != before
    g.points[0] = 0
    assert Picture(g) == before
    g.points[0] = 1
    assert Picture(g) != before


def test_exactly_looks_at_types_and_order():
    assert exactly({1: (2,)}, {1: (2,)})
    assert not exactly(1, True)
    assert not exactly((1,), [1])
    assert not exactly(Record(1), (1,))
    assert not exactly({1: 1, 2: 2}, {2: 2, 1: 1})


# -- redeals ---------------------------------------------------------------------------------------


def redealing(change):
    def redeal(g, seat, seed):
        new = leaky.redeal(g, seat, seed)
        change(g, new, seat)
        return new

    return altered(GAME, redeal=redeal)


def swap_ends(g, new, seat):
    """The last unknown thing takes a place by what the first really is."""
    things = [card for card in g.deck if not g.known[card] >> seat & 1]
    if len(things) > 1 and g.code[things[0]] == "ghoul":
        new.code[things[0]], new.code[things[-1]] = new.code[things[-1]], new.code[things[0]]


def test_a_redeal_that_looks_different():
    def change(g, new, seat):
        new.code[g.hands[seat][0]] = "idol"

    caught(redeals.redeals_look_alike, "redeal", redealing(change))


def test_a_redeal_that_learns():
    def change(g, new, seat):
        new.known[g.deck[0]] |= 1 << (1 - seat)

    caught(redeals.redeals_look_alike, "redeal", redealing(change))


def test_a_redeal_that_has_not_settled():
    game = altered(GAME, unsettled=lambda g: g.secret == 0 and g.loaded == (7,))
    game = altered(
        game, redeal=redealing(lambda _g, new, _: setattr(new, "loaded", (7,))).rules.redeal
    )
    caught(redeals.redeals_look_alike, "redeal", game)


def test_a_redeal_that_depends_on_the_truth():
    caught(redeals.redeals_forget_the_truth, "redeal", redealing(swap_ends))


def test_a_redeal_that_keeps_sealed_answers():
    def kept(g, seat, seed):
        new = leaky.redeal(g, seat, seed)
        new.agenda = g.agenda
        return new

    caught(redeals.redeals_forget_the_truth, "redeal", altered(GAME, redeal=kept))


def test_a_redeal_that_shares_the_table():
    game = redealing(lambda g, new, _: setattr(new, "points", g.points))
    caught(redeals.redeals_can_be_played, "redeal", game)


def test_a_redeal_that_misses_a_value():
    def change(g, new, seat):
        new.code = g.code.copy()

    at = next(walk(GAME, settings(GAME, 2, {}), 0))
    assert redeals.redeals_reach_everything(at, 0) > 50
    with pytest.raises(Broken, match="is never"):
        redeals.redeals_reach_everything(at._replace(game=redealing(change)), 0)


# -- matches ---------------------------------------------------------------------------------------


def test_a_match_that_does_not_replay():
    numbers = count()
    game = prepared(lambda g: setattr(g, "rng", next(numbers)))
    match = matches.played(game, settings(game, 2, {}), 0)
    with pytest.raises((Broken, Complaint)):
        matches.matches_replay(match)


def test_an_undo_over_a_barrier(monkeypatch):
    monkeypatch.setattr("fhtagn.kernel.match.is_barrier", lambda *_: False)
    with pytest.raises(Broken, match="over a barrier"):
        matches.undo_is_exact(GAME, settings(GAME, 2, {}), 0)


def test_an_undo_that_is_not_exact(monkeypatch):
    class Losing(Tiny):
        def clone(self):
            new = super().clone()
            new.stack = ()
            return new

    game = altered(GAME, empty=lambda: blank_of(Losing))
    with pytest.raises(Broken, match="not what it was"):
        all(matches.undo_is_exact(game, settings(game, 2, {}), seed) for seed in range(20))


def test_a_refused_key_that_is_accepted(monkeypatch):
    monkeypatch.setattr("fhtagn.kernel.match.Match._refuse", lambda *_: None)
    match = matches.Match(GAME, settings(GAME, 2, {}), 0)
    with pytest.raises((Broken, KeyError)):
        matches.refusals_change_nothing(match)
