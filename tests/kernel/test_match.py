"""A match: keys in, events out; refusals, undo, replay, fork, records."""

import json

import pytest

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.chance import die
from fhtagn.kernel.complaint import Complaint, IllegalChoice
from fhtagn.kernel.events import Event, happened
from fhtagn.kernel.game import settings
from fhtagn.kernel.knowledge import learn, uncover
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match, is_barrier, replayed
from fhtagn.kernel.rules import Saying, choice, key_of, rule
from fhtagn.kernel.save import digest
from fhtagn.kernel.state import SPECTATOR, TABLE, Seat, State
from tests.altered import altered
from tests.kernel.leaky import GAME


class Scored(Event):
    seat: Seat
    points: int


SCORED = {"kind": "scored", "seat": 0, "points": 2}


@rule(says=lambda _g, _seat, points: Saying("score", {"points": points}))
def score(g, seat, points):
    g.points[seat] += points
    happened(g, Scored, seat, points)


@rule(says=lambda *_: Saying("roll"))
def roll(g, seat):
    g.points[seat] += die(g)


@rule(says=lambda *_: Saying("peek"))
def peek(g, seat):
    learn(g, seat, g.deck[:1])


@rule(says=lambda *_: Saying("reveal"))
def reveal(g, seat):
    uncover(g, g.hands[seat][:1])


@rule(says=lambda _g, _seat: Saying("finish"))
def finish(g, seat):
    g.end("finished", (1, 2))


@choice("M 1")
def act(g, seat):
    options = [option(score, seat, 1), option(score, seat, 2), option(roll, seat)]
    return Decision(
        seat, "act", [*options, option(peek, seat), option(reveal, seat), option(finish, seat)]
    )


@choice("M 2")
def clock(g, seat):
    return Decision(TABLE, "clock", [option(score, 0, 1)])


@rule()
def begin(g):
    for seat in (0, 0, 0, 1, 0, 0):
        g.then(act, seat)
    g.then(clock, TABLE)


def new_match(seed=1, **about):
    game = altered(GAME, first=begin, events={"scored": Scored}, **about)
    return Match(game, settings(game, 2, {}), seed)


def played(*moves, match=None):
    match = match or new_match()
    for seat, key in moves:
        match.play(seat, key)
    return match


def whole(match):
    return digest(match.state), list(match.events), list(match.moves)


# -- moves -----------------------------------------------------------------------------------------


def test_a_key_is_played_and_told():
    match = played((0, "score:2"))
    assert match.state.points == [2, 0]
    assert match.told(0) == [SCORED]
    assert (match.seq, match.over) == (1, False)


def test_what_is_told_depends_on_the_seat_and_where_one_starts():
    match = Match(GAME, settings(GAME, 2, {}), 1)
    match.play(0, "bury:0")
    assert match.told(0) == []
    match.play(1, "bury:1")
    own, other = match.told(0)
    assert own == {"kind": "buried", "seat": 0, "card": match.state.code[0]}
    assert other == {"kind": "buried", "seat": 1}
    assert ["card" in event for event in match.told(SPECTATOR)] == [False, False]
    assert match.told(0, since=1) == [other]


@pytest.mark.parametrize(
    ("seat", "key", "name"),
    [
        (0, "score:3", "not-offered"),
        (0, "", "not-offered"),
        (0, "score", "not-offered"),
        (1, "score:1", "not-asked"),
        (TABLE, "score:1", "not-asked"),
        (2, "score:1", "no-such-seat"),
        (SPECTATOR, "score:1", "no-such-seat"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(seat, key, name):
    match = new_match()
    before = whole(match)
    with pytest.raises(IllegalChoice) as refused:
        match.play(seat, key)
    assert refused.value.name == name
    assert whole(match) == before


def test_a_refusal_names_the_nearest_key_and_the_rule():
    with pytest.raises(IllegalChoice) as refused:
        played((0, "scor:1"))
    assert refused.value.about == {"key": "scor:1", "nearest": "score:1", "rule": "M 1"}


def test_a_refusal_of_a_kind_that_is_not_offered_says_what_its_check_says():
    with pytest.raises(IllegalChoice) as refused:
        played((0, "shield:2"))
    assert refused.value.reason == Reason("T 3", "not-now", {"kind": "shield"})
    with pytest.raises(IllegalChoice) as refused:
        played((0, "score:3"))
    assert refused.value.reason is None


def test_a_refusal_of_a_single_thing_says_what_forbids_that_thing():
    why = Reason("M 2", "sealed", {})
    game = altered(GAME, refusals=lambda *_: [(option(score, 0, 3), why)])
    match = new_match()
    match.game = game
    with pytest.raises(IllegalChoice) as refused:
        match.play(0, "score:3")
    assert refused.value.reason == why


def test_a_refusal_of_a_seat_that_is_not_asked_names_the_seat_that_is():
    with pytest.raises(IllegalChoice) as refused:
        played((1, "roll"))
    assert refused.value.about["asked"] == 0


def test_a_stale_key_is_told_apart_from_a_wrong_one():
    match = played((0, "score:1"))
    with pytest.raises(IllegalChoice, match="stale"):
        match.play(0, "score:1", seq=0)
    match.play(0, "score:1", seq=1)
    assert match.seq == 2


def test_after_the_end_everything_is_refused():
    match = played((0, "finish"))
    assert match.over
    before = whole(match)
    for seat in (0, 1, TABLE):
        with pytest.raises(IllegalChoice, match="over"):
            match.play(seat, "score:1")
    assert whole(match) == before


def test_an_aside_is_played_by_a_seat_that_is_not_asked():
    match = new_match()
    match.play(1, "resign")
    assert match.state.outcome.places == (1, 2)


def test_the_table_answers_by_its_own_seat():
    match = played(*[(seat, "score:1") for seat in (0, 0, 0, 1, 0, 0)])
    assert match.decisions()[0].seat == TABLE
    with pytest.raises(IllegalChoice, match="not-asked"):
        match.play(0, "score:1")
    match.play(TABLE, "score:1")
    assert match.state.points == [6, 1]


# -- undo ------------------------------------------------------------------------------------------


def test_undo_takes_back_one_move_after_another():
    match = new_match()
    states = [whole(match)]
    for key in ("score:1", "score:2"):
        match.play(0, key)
        states.append(whole(match))
    match.undo(0)
    assert whole(match) == states[1]
    match.undo(0)
    assert whole(match) == states[0]
    assert not match.can_undo(0)
    match.play(0, "score:2")
    assert match.told(0) == [SCORED], "somebody listens again after an undo"


@pytest.mark.parametrize("barrier", ["roll", "peek", "reveal"])
def test_nothing_is_undone_over_chance_or_knowledge(barrier):
    match = played((0, "score:1"), (0, barrier))
    before = whole(match)
    with pytest.raises(IllegalChoice, match="no-undo"):
        match.undo(0)
    assert whole(match) == before
    match.play(0, "score:1")
    match.undo(0)
    assert whole(match) == before
    assert not match.can_undo(0)


def test_nothing_is_undone_over_another_seat_or_by_one():
    match = played((0, "score:1"), (0, "score:1"), (0, "score:1"))
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.play(1, "score:1")
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)
    match.undo(1)
    assert (match.can_undo(0), match.can_undo(1)) == (False, False)
    match.play(1, "score:2")
    match.play(0, "score:1")
    match.undo(0)
    assert not match.can_undo(0)


def test_nothing_is_undone_before_anything_is_done():
    with pytest.raises(IllegalChoice, match="no-undo"):
        new_match().undo(0)


def test_the_same_dice_fall_again():
    one, other = played((0, "score:1")), played((0, "score:2"))
    other.undo(0)
    other.play(0, "score:1")
    for match in (one, other):
        match.play(0, "roll")
    assert whole(one) == whole(other)


@rule(says=lambda *_: Saying("conjure"))
def conjure(g, seat):
    """A new thing enters the game."""
    g.code.append("token")
    g.known.append(-1)


@rule(says=lambda *_: Saying("stumble"))
def stumble(g, seat):
    g.points[seat] += 5
    raise ZeroDivisionError


@choice()
def odd(g, seat):
    return Decision(seat, "odd", [option(conjure, seat), option(stumble, seat)])


@rule()
def ask_odd(g):
    g.then(odd, 0)
    g.then(odd, 0)


def odd_match():
    game = altered(GAME, first=ask_odd)
    return Match(game, settings(game, 2, {}), 1)


def test_a_thing_that_enters_the_game_uncovered_is_a_barrier():
    match = odd_match()
    match.play(0, "conjure")
    assert not match.can_undo(0)


def test_a_rule_that_fails_leaves_the_match_at_its_last_good_state():
    match = odd_match()
    before = whole(match)
    with pytest.raises(ZeroDivisionError):
        match.play(0, "stumble")
    assert whole(match) == before


def test_what_is_a_barrier():
    def barrier(change, known=(0, 1, -1)):
        before = State()
        before.seats, before.known = 2, list(known)
        now = before.clone()
        change(now)
        return is_barrier(before, now)

    assert not barrier(lambda g: g.stack)
    assert barrier(lambda g: setattr(g, "rng", 1))
    assert barrier(lambda g: setattr(g, "loaded", (1,)))
    assert barrier(lambda g: learn(g, 1, [0]))
    assert barrier(lambda g: uncover(g, [1]))
    assert not barrier(lambda g: learn(g, 0, [1, 2]))
    assert not barrier(lambda g: g.known.__setitem__(1, 0)), "to forget teaches nobody"
    assert not barrier(lambda g: g.known.__setitem__(2, 3)), "both seats knew it before"


# -- replay and fork -------------------------------------------------------------------------------


def test_a_fork_is_the_match_as_it_was_and_goes_its_own_way():
    match = played((0, "score:1"), (0, "roll"), (0, "score:2"))
    fork = match.fork(2)
    assert whole(fork) == whole(played((0, "score:1"), (0, "roll")))
    before = whole(match)
    fork.play(0, "score:1")
    assert whole(match) == before
    assert whole(match.fork(3)) == before


def test_a_record_is_text_and_replays():
    match = played((0, "score:1"), (0, "roll"), (0, "peek"), (1, "reveal"))
    record = json.loads(json.dumps(match.record()))
    assert whole(replayed(match.game, record)) == whole(match)
    assert record["keys"] == [[0, "score:1"], [0, "roll"], [0, "peek"], [1, "reveal"]]


def test_a_live_match_replays_with_its_secret():
    game = new_match().game
    match = Match(game, settings(game, 2, {}), 0, secret=2**200 + 7)
    match.play(0, "roll")
    record = json.loads(json.dumps(match.record()))
    assert whole(replayed(game, record)) == whole(match)
    assert digest(
        replayed(game, {**record, "keys": [], "digest": digest(match.fork(0).state)}).state
    )
    with pytest.raises(Complaint, match="record-digest"):
        replayed(game, {**record, "secret": "7"})


def spoiled(**changes):
    match = played((0, "score:1"))
    return match.game, {**json.loads(json.dumps(match.record())), **changes}


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"game": "other"}, "record-other-game"),
        ({"content": {"name": "pack", "digest": "x"}}, "record-other-content"),
        ({"fhtagn": 99}, "save-too-new"),
        ({"fhtagn": "1"}, "save-wrong-type"),
        ({"keys": [[0, "score:7"]]}, "record-key"),
        ({"keys": [[5, "score:1"]]}, "record-key"),
        ({"keys": [[0, "finish"], [0, "score:1"]]}, "record-key"),
        ({"keys": []}, "record-digest"),
        ({"seed": 2}, "record-digest"),
        ({"seed": "1"}, "save-wrong-type"),
        ({"seed": True}, "save-wrong-type"),
        ({"secret": "xyz"}, "save-wrong-type"),
        ({"secret": ""}, "save-wrong-type"),
        ({"secret": "-1"}, "save-wrong-type"),
        ({"secret": "f" * 65}, "save-wrong-type"),
        ({"keys": [["0", "score:1"]]}, "save-wrong-type"),
        ({"keys": [[0]]}, "save-wrong-type"),
        ({"keys": ["score:1"]}, "save-wrong-type"),
        ({"keys": {}}, "save-wrong-type"),
        ({"settings": {"seats": 2}}, "save-wrong-type"),
        ({"settings": {"seats": 2, "table": {}, "by_seat": [1]}}, "save-wrong-type"),
        ({"settings": {"seats": 9, "table": {}, "by_seat": []}}, "seats"),
        ({"settings": {"seats": 2, "table": {"map": 1}, "by_seat": []}}, "option-unknown"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(changes, name):
    game, record = spoiled(**changes)
    with pytest.raises(Complaint) as refused:
        replayed(game, record)
    assert refused.value.name == name


def on_disk(match):
    return json.loads(json.dumps(match.saved()))


SAVED = (
    (0, "score:1"), (0, "roll"), (0, "peek"), (1, "score:1"), (0, "score:2"), (0, "score:1"),
)  # fmt: skip


@pytest.mark.parametrize("moves", range(len(SAVED) + 1))
def test_a_saved_match_is_the_same_and_what_could_be_taken_back_still_can(moves):
    match = played(*SAVED[:moves])
    again = Match.restored(match.game, on_disk(match))
    assert (whole(again), again.seq, again.firm) == (whole(match), match.seq, match.firm)
    while match.firm < match.ply:
        seat = match.moves[-1].seat
        match.undo(seat)
        again.undo(seat)
        assert (whole(again), again.seq, again.firm) == (whole(match), match.seq, match.firm)


def test_a_saved_match_knows_what_was_taken_back_and_goes_on_as_it_would_have():
    match = played((0, "roll"), (0, "score:1"), (0, "score:2"))
    match.undo(0)
    again = Match.restored(match.game, on_disk(match))
    assert (again.seq, again.ply) == (4, 2)
    for one in (match, again):
        one.play(0, "roll")
        one.play(1, "score:2")
    assert whole(again) == whole(match)


def test_only_what_can_be_taken_back_is_played_again(monkeypatch):
    match, keys = played(*SAVED), []
    saved, play = on_disk(match), Match.play
    monkeypatch.setattr(Match, "play", lambda *one: (keys.append(one[2]), play(*one)))
    Match.restored(match.game, saved)
    assert keys == ["score:2", "score:1"]
    Match.restored(match.game, saved, anew=True)
    assert keys[2:] == [key for _seat, key in SAVED]


@pytest.mark.parametrize(
    ("path", "name", "at"),
    [
        (("position",), "save-wrong-type", "position"),
        (("position", "seq"), "save-wrong-type", "position.seq"),
        (("position", "before"), "save-wrong-type", "position.before"),
        (("position", "before", 1), "save-wrong-type", "position.before[1]"),
        (("position", "events", 0), "save-wrong-type", "position.events[0]"),
        (("position", "events", 0, 0), "save-wrong-type", "position.events[0]"),
        (("position", "events", 0, 0, "seat"), "save-wrong-type", "position.events[0].seat"),
        (("position", "table", "table"), "save-wrong-fields", None),
        (("position", "table", "table", "rng"), "save-wrong-type", "rng"),
    ],
)
def test_a_spoilt_position_is_told_with_its_place(path, name, at):
    match = played(*SAVED)
    saved = on_disk(match)
    *way, last = path
    found = saved
    for step in way:
        found = found[step]
    found[last] = 1.5
    with pytest.raises(Complaint) as refused:
        Match.restored(match.game, saved)
    assert (refused.value.name, refused.value.about.get("path")) == (name, at)
    assert whole(Match.restored(match.game, saved, anew=True)) == whole(match)


def test_a_position_with_more_moves_than_there_are_keys_is_refused():
    match = played(*SAVED)
    saved = on_disk(match)
    saved["position"]["before"] += [0] * 9
    with pytest.raises(Complaint, match=r"position\.before"):
        Match.restored(match.game, saved)


def test_a_position_with_another_table_is_refused():
    match = played(*SAVED)
    saved = on_disk(match)
    saved["position"]["table"]["table"]["rng"] += 1
    with pytest.raises(Complaint, match="record-digest"):
        Match.restored(match.game, saved)


@pytest.mark.parametrize("record", [None, [], "text", {}, {"game": "tiny"}])
def test_what_is_no_record_is_refused(record):
    with pytest.raises(Complaint, match="record-not-ours"):
        replayed(GAME, record)


def test_a_refused_key_in_a_record_names_its_ply():
    game, record = spoiled(keys=[[0, "score:1"], [0, "score:9"]])
    with pytest.raises(Complaint) as refused:
        replayed(game, record)
    assert refused.value.about["ply"] == 1
    assert refused.value.about["key"] == "score:9"


def test_a_whole_game_replays():
    match = Match(GAME, settings(GAME, 3, {}), 4)
    while not match.over:
        one = next(one for one in match.decisions() if not one.sealed)
        match.play(one.seat, key_of(match.state, one.options[0]))
    assert whole(replayed(GAME, match.record())) == whole(match)
    assert match.state.outcome is not None
