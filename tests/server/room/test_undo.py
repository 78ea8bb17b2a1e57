"""Taking back: at once as far as nobody has learned anything, beyond it only if all agree."""

import pytest

from fhtagn.server.protocol import Claim, Offer, Play, Reply, Say, Undo
from tests.games.heroes.scene import A, B, C, scene
from tests.server.room.logs import Log, all_of, around, seen, setup

GOAT, SLEEPER = "faction:black_goat", "faction:sleeper"


def duel(*sitting, **terms):
    return Log(setup("duel", sitting or ("Ann", "Bob"), **terms))


def taken(log):
    return [move.key for move in log.state.match.moves]


def fate(**terms):
    """Three who choose their gods at the same time."""
    return Log(setup("fate", ("Ann", "Bob", "Cid"), **terms))


# -- at once ---------------------------------------------------------------------------------------


def test_a_decision_is_taken_back_at_once():
    log = duel().obey(Play, 0, key=GOAT)
    assert seen(log.state, 0)["can_undo"]
    assert not seen(log.state, 1)["can_undo"]
    log.obey(Undo, 0)
    assert taken(log) == []
    assert not seen(log.state, 0)["can_undo"]
    assert log.refuses(Undo, 0) == "no-undo"


def test_what_another_has_answered_is_not_taken_back():
    log = duel().obey(Play, 0, key=GOAT).obey(Play, 1, key=SLEEPER)
    assert not seen(log.state, 0)["can_undo"]
    assert log.refuses(Undo, 0) == "no-undo"


def test_who_has_not_seen_the_table_cannot_undo_what_is_on_it():
    log = duel().obey(Play, 0, key=GOAT)
    assert log.refuses(Undo, 0, expect=0) == "stale-number"
    assert log.refuses(Undo, 0, expect=2) == "from-the-future"


@pytest.mark.parametrize(
    ("policy", "refusal"), [("consent", "undo-consent"), ("none", "undo-none")]
)
def test_nothing_is_taken_back_at_once_if_that_was_agreed(policy, refusal):
    log = duel(undo=policy).obey(Play, 0, key=GOAT)
    assert not seen(log.state, 0)["can_undo"]
    assert log.refuses(Undo, 0) == refusal


def test_what_the_table_passed_since_goes_with_the_decision():
    """So one comes back to a question that one has answered oneself."""
    log = duel().obey(Play, 0, key=GOAT).obey(Play, 1, key=SLEEPER)
    seat = next(iter(log.questions()))
    log.obey(Play, seat, key=log.keys(seat)[0])
    seat = next(iter(log.questions()))
    log.obey(Play, seat, key=log.keys(seat)[0])
    seat, before = next(iter(log.questions())), taken(log)
    log.obey(Play, seat, key=log.keys(seat)[0])
    while log.state.match.can_undo(seat) and seat in log.questions() and len(taken(log)) < 8:
        log.play(seat, log.keys(seat)[0], by="table")
    assert len(taken(log)) > len(before) + 1
    assert seen(log.state, seat)["can_undo"]
    log.obey(Undo, seat)
    assert taken(log) == before


def test_what_the_clock_answered_is_nobodys_decision():
    """The room and the state agree: what is offered is not refused, what is not is."""
    log = duel().play(0, GOAT, by="clock")
    assert log.state.match.can_undo(0)
    assert not seen(log.state, 0)["can_undo"]
    assert log.refuses(Undo, 0) == "no-undo"
    assert taken(log) == [GOAT]


# -- sealed answers --------------------------------------------------------------------------------


def test_a_sealed_answer_is_taken_back_while_it_lies_there_alone():
    log = fate()
    log.obey(Play, 0, key=log.keys(0)[0])
    assert seen(log.state, 0)["can_undo"]
    log.obey(Undo, 0)
    assert all(not sealed for *_asked, sealed in seen(log.state, 1)["sent"]["asked"])


def test_beside_anothers_sealed_answer_nothing_is_taken_back_but_answers_are_changed():
    """The other answer may be changed unseen; whether one may undo must not tell of it."""
    log = fate()
    log.obey(Play, 0, key=log.keys(0)[0]).obey(Play, 1, key=log.keys(1)[0])
    before = seen(log.state, 1)
    assert not before["can_undo"]
    assert log.refuses(Undo, 1) == "no-undo"
    log.obey(Play, 0, key=log.keys(0)[1])
    assert seen(log.state, 1) == before
    assert log.refuses(Undo, 1) == "no-undo"
    assert [key for seat, key, _before in log.state.match.moves if seat == 0] == log.keys(0)[:2]


def passing_cards():
    """Monsters vs Heroes: everybody picks a card to pass on, in secret."""
    hands = {
        A: "mtn_beyond inn_orne inn_dagon",
        B: "inn_casey inn_obed",
        C: "mtn_student inn_zadok",
    }
    g = scene(seats=3, hands=hands).do("A play:mtn_beyond").g
    return Log(setup("heroes", ("Ann", "Bob", "Cid"))).stage(g)


def choosing_resources():
    """Call of Cthulhu: both choose their first resources, in secret."""
    return Log(setup("call"))


@pytest.mark.parametrize("begin", [fate, passing_cards, choosing_resources])
def test_of_a_changed_answer_the_others_see_nothing(begin):
    log = begin()
    others = [seat for seat in log.state.everybody() if seat != 0]
    keys = log.keys(0)
    log.obey(Play, 0, key=keys[0])
    before, room = [seen(log.state, seat) for seat in others], around(log.state, 0)
    own = log.state.feeds[0].n
    log.obey(Play, 0, key=keys[1])
    assert [seen(log.state, seat) for seat in others] == before
    assert around(log.state, 0) == room
    assert log.state.feeds[0].n == own + 1


def test_a_changed_answer_has_no_number_for_the_others_and_they_can_answer_as_if_nothing_was():
    log = fate()
    log.obey(Play, 0, key=log.keys(0)[0])
    number, room = log.state.feeds[1].n, around(log.state, 0)
    log.obey(Play, 0, key=log.keys(0)[1])
    assert (log.state.feeds[1].n, around(log.state, 0)) == (number, room)
    log.obey(Play, 1, key=log.keys(1)[0], expect=number)
    assert log.state.feeds[0].n == 3


# -- by consent ------------------------------------------------------------------------------------


def offered(*sitting, what="undo", **terms):
    """Both have taken a faction, and Ann wants to go back to before hers."""
    log = duel(*sitting, **terms)
    log.obey(Play, 0, key=GOAT).play(1, SLEEPER, by="bot" if sitting else "person")
    return log.obey(Offer, 0, what=what)


def test_an_offer_lies_on_the_table():
    log = offered()
    assert around(log.state, 0)["offer"] == {"seat": 0, "what": "undo", "agreed": [0]}
    assert taken(log) == [GOAT, SLEEPER]


@pytest.mark.parametrize("policy", ["free", "consent"])
def test_all_agree_and_the_table_is_as_it_was(policy):
    log = offered(undo=policy).obey(Reply, 1, yes=True)
    assert taken(log) == []
    assert around(log.state, 0)["offer"] is None
    fresh = duel(undo=policy)
    for seat in (0, 1):
        view = seen(log.state, seat)
        assert (view["sent"], view["events"]) == (
            seen(fresh.state, seat)["sent"], seen(fresh.state, seat)["events"],
        )  # fmt: skip


def test_at_a_table_without_undo_not_even_all_together_can_go_back():
    log = duel(undo="none").obey(Play, 0, key=GOAT)
    assert log.refuses(Offer, 0, what="undo") == "undo-none"
    log.obey(Offer, 0, what="abort").obey(Reply, 1, yes=True)
    assert log.state.over


def test_one_no_is_enough():
    log = offered().obey(Reply, 1, yes=False)
    assert log.state.offer is None
    assert taken(log) == [GOAT, SLEEPER]
    assert log.refuses(Reply, 1, yes=True) == "no-offer"


def test_whoever_offers_may_withdraw_and_nobody_agrees_twice():
    log = offered()
    assert log.refuses(Reply, 0, yes=True) == "no-need-to-agree"
    log.obey(Reply, 0, yes=False)
    assert log.state.offer is None


def test_there_is_one_offer_at_a_time():
    log = offered()
    assert log.refuses(Offer, 1, what="abort") == "offer-there"


def test_an_offer_vanishes_when_the_table_moves_on():
    log = offered()
    seat = next(iter(log.questions()))
    log.obey(Play, seat, key=log.keys(seat)[0])
    assert around(log.state, 0)["offer"] is None


def test_an_offer_stays_when_somebody_speaks():
    assert offered().obey(Say, 1, text="Why?").state.offer is not None


def test_an_offer_stays_when_an_answer_is_changed_unseen():
    log = fate()
    log.obey(Play, 0, key=log.keys(0)[0]).obey(Offer, 1, what="abort")
    log.obey(Play, 0, key=log.keys(0)[1])
    assert log.state.offer is not None


def test_a_late_yes_is_not_for_another_offer():
    """Bob has said yes to going back; Ann has withdrawn that, and now offers to end it all."""
    log = offered()
    number = log.state.feeds[1].n
    log.obey(Reply, 0, yes=False).obey(Offer, 0, what="abort")
    assert log.refuses(Reply, 1, yes=True, expect=number) == "stale-number"
    assert log.refuses(Reply, 1, yes=True, expect=number + 9) == "from-the-future"
    assert log.obey(Reply, 1, yes=True).state.over


def test_a_yes_is_not_stale_because_somebody_spoke():
    log = offered()
    number = log.state.feeds[1].n
    log.obey(Say, 0, text="Please").obey(Reply, 1, yes=True, expect=number)
    assert taken(log) == []


def test_a_late_offer_does_not_go_back_from_another_table():
    """Beside bots it would be carried out at once."""
    log = duel("Ann", "bot:random").obey(Play, 0, key=GOAT)
    number = log.state.feeds[0].n
    log.play(1, SLEEPER, by="bot")
    assert log.refuses(Offer, 0, what="undo", expect=number) == "stale-number"


def test_three_must_all_agree():
    log = fate()
    for seat in range(3):
        log.obey(Play, seat, key=log.keys(seat)[0])
    log.obey(Offer, 2, what="undo").obey(Reply, 0, yes=True)
    assert log.state.match.ply == 3
    log.obey(Reply, 1, yes=True)
    assert log.state.match.ply == 2


def test_bots_do_not_have_to_agree():
    assert taken(offered("Ann", "bot:random")) == []


def test_whoever_has_two_seats_agrees_once():
    log = duel("Ann", "Ann").obey(Play, 0, key=GOAT).obey(Play, 1, key=SLEEPER)
    log.obey(Offer, 0, what="undo")
    assert taken(log) == []
    log = Log(setup("fate", ("Ann", "Bob", "Bob")))
    log.obey(Play, 0, key=log.keys(0)[0]).obey(Offer, 0, what="abort")
    log.obey(Reply, 2, yes=True)
    assert log.state.over


def test_no_bot_agrees_for_whoever_is_away():
    """Else a match could be ended, or taken back, behind somebody's back."""
    log = offered().enter("takeover", 1, "greedy")
    assert taken(log) != []
    log.enter("back", 1).obey(Reply, 1, yes=True)
    assert taken(log) == []


def test_a_bot_has_made_no_decision_to_take_back():
    log = duel("Ann", "Bob").play(0, GOAT, by="bot").play(1, SLEEPER)
    assert log.refuses(Offer, 0, what="undo") == "undo-nothing"


def test_going_back_takes_the_events_with_it():
    log = offered()
    assert seen(log.state, 1)["events"] != []
    log.obey(Reply, 1, yes=True)
    assert seen(log.state, 1)["events"] == []
    feed, now = log.state.feeds[1], len(log.state.match.events)
    assert [feed.keep_since(n, now) for n in range(feed.n)] == [0] * feed.n


def test_after_going_back_the_last_decision_can_be_undone_as_before():
    log = duel().obey(Play, 0, key=GOAT).obey(Play, 1, key=SLEEPER)
    log.obey(Offer, 1, what="undo").obey(Reply, 0, yes=True)
    assert seen(log.state, 0)["can_undo"]
    log.obey(Undo, 0)
    assert taken(log) == []


def test_the_game_is_ended_if_all_agree():
    log = offered(what="abort").obey(Reply, 1, yes=True)
    assert log.state.over
    assert around(log.state, 0)["status"] == "aborted"
    assert seen(log.state, 0)["sent"]["aborted"]
    assert [one["deadline"] for one in around(log.state, 0)["seats"]] == [None, None]
    assert log.refuses(Play, 0, key="resign") == "match-over"
    assert log.refuses(Offer, 0, what="undo") == "match-over"
    assert log.refuses(Claim, 0, whom=1) == "match-over"
    assert log.obey(Say, 0, text="Thanks!").state.said


def test_the_log_of_all_that_is_a_log_like_any_other():
    log = offered().obey(Reply, 1, yes=True).obey(Play, 0, key=SLEEPER).obey(Undo, 0)
    log.obey(Play, 0, key=GOAT)
    assert all_of(log.again()) == all_of(log.state)
