"""Winning stories (chapter 13), and tokens that cards place, take and move."""

import pytest

from fhtagn.games.call.course_verbs import put_tokens
from tests.games.call.scene import A, B, scene
from tests.games.playing import told


def story(mine, others="", **table):
    """The first story of the row is being resolved."""
    return scene(**({"play": {A: mine, B: others}, "at": "resolve"} | table))


def put(s, *tokens):
    """A test effect: one token for each seat and story named, all at the same time."""

    def deed(g):
        for seat, code in tokens:
            put_tokens(g, seat, s.card(code), 1)

    return s.happens(deed)


def told_of(s, *kinds):
    return [one for one in s.told(A) if one["kind"] in kinds]


# -- scenarios -------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-59")
def test_investigation_wins_a_story_in_the_middle():
    s = story("F010@1 F034>F156", "F145@1", tokens={"F156": (4, 3)}, won={A: "F160"})
    s.do("B decline", "B decline").do("A tokens:1")
    s.asks(A, "story_effect", "carry_out:F156", "decline")
    s.do("A decline")
    assert s.won(A) == ["F160", "F156"]
    assert len(told_of(s, "struggle_won")) == 3  # two of Arcane, one of Investigation
    assert not told_of(s, "succeeded")
    assert [(s.at(one), s.status(one)) for one in ("F010", "F145")] == [("", "exhausted")] * 2
    assert (s.tokens("F156"), s.discard(A)) == ((0, 0), ["F034"])
    assert s.row() == ["F159", "F157", "F158"]
    assert told_of(s, "resolving") == [told("resolving", story="F156")]
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-68")
def test_two_stories_won_at_once():
    s = scene(tokens={"F156": (4, 0), "F157": (0, 4)})
    put(s, (A, "F156"), (B, "F157")).asks(A, "order_stories", "first:F156", "first:F157")
    s.do("A first:F157").asks(B, "story_effect", "carry_out:F157", "decline")
    assert (s.won(A), s.won(B)) == ([], ["F157"])
    s.do("B decline").asks(A, "story_effect", "carry_out:F156", "decline")
    s.do("A decline")
    assert told_of(s, "won_story", "new_story") == [
        told("won_story", seat=B, story="F157", count=1), told("new_story", story="F159"),
        told("won_story", seat=A, story="F156", count=1), told("new_story", story="F161"),
    ]  # fmt: skip
    won = {A: "F160 F159", B: "F161 F162"}
    last = scene(tokens={"F156": (4, 0), "F157": (0, 4)}, won=won, story_deck="F163")
    put(last, (A, "F156"), (B, "F157")).is_over()
    assert last.winner() == A


@pytest.mark.example("CC ex-69")
def test_both_reach_five_on_the_same_story():
    s = put(scene(tokens={"F156": (4, 4)}), (A, "F156"), (B, "F156")).do("A decline")
    assert (s.won(A), s.won(B), s.tokens("F156")) == (["F156"], [], (0, 0))


@pytest.mark.example("CC ex-70")
def test_a_story_won_outside_the_story_phase():
    s = scene(play={A: "F027:insane"}, tokens={"F156": (4, 0)}, at="refresh")
    s.do("A use:F027", "A choose:F156").asks(A, "story_effect", "carry_out:F156", "decline")
    s.do("A decline")
    assert (s.g.phase, s.won(A), s.row()) == ("refresh", ["F156"], ["F159", "F157", "F158"])


@pytest.mark.example("CC ex-126")
def test_patsy():
    tokens = {"F156": (2, 2), "F157": (1, 0), "F158": (3, 2)}
    s = scene(play={A: "F070"}, tokens=tokens).do("A use:F070")
    assert s.status("F070") == "out"
    s.asks(A, "take_token", "take_token~0", "take_token~1")
    s.do("A take_token~1").asks(A, "take_token", "take_token~0", "take_token~1")
    one = scene(play={A: "F070"}, tokens=tokens)
    one.do("A use:F070", "A take_token~1", "A take_token~0")
    assert one.tokens("F156") == (1, 1)
    s.do("A take_token~1")
    assert (s.tokens("F156"), s.tokens("F157"), s.tokens("F158")) == ((2, 0), (1, 0), (3, 2))


@pytest.mark.example("CC ex-127")
def test_dabbler():
    s = scene(play={A: "F152"}, tokens={"F157": (0, 1), "F158": (2, 0)}).do("A use:F152")
    assert (s.tokens("F156"), s.tokens("F157"), s.tokens("F158")) == ((1, 0), (0, 1), (2, 0))


def scenery(tokens):
    """The active player has won a struggle by two icons and moves a token of the first story."""
    table = {"hands": {A: "F147"}, "domains": {A: "neutral*2"}, "tokens": {"F156": tokens}}
    return story("F064@2", **table).do("A tokens:0", "A tokens:0", "A play:F147")


@pytest.mark.example("CC ex-128")
def test_moving_the_scenery_gives_the_fifth_token():
    s = scenery((4, 2))
    s.asks(A, "move_token", "move_token~0", "move_token~1")
    s.do("A move_token~1").asks(A, "story_effect", "carry_out:F156", "decline")
    assert s.won(A) == ["F156"]
    other = scenery((4, 2)).do("A move_token~0")
    assert (other.tokens("F156"), other.won(A)) == ((3, 3), [])


# -- five tokens -----------------------------------------------------------------------------------


@pytest.mark.rule("CC 13.1")
@pytest.mark.parametrize(("before", "put", "wins"), [(2, 2, False), (3, 2, True), (4, 2, True)])
def test_five_tokens_or_more_win(before, put, wins):
    s = story("F148@1", tokens={"F156": (before, 0)})
    s.do("A tokens:0", f"A tokens:{put}")
    assert (s.won(A) == ["F156"], s.row()[0]) == (wins, "F156" if not wins else "F157")


@pytest.mark.rule("CC 13.1")
def test_the_tokens_of_the_other_do_not_help():
    s = story("F010@1", tokens={"F156": (2, 4)}).do("A tokens:1", "A tokens:1")
    assert (s.tokens("F156"), s.won(A), s.won(B)) == ((4, 4), [], [])


@pytest.mark.rule("CC 13.2")
@pytest.mark.parametrize("at", ["refresh", "draw", "resource", "operations", "story", "last"])
@pytest.mark.parametrize("active", [A, B])
def test_in_any_phase_and_in_either_players_turn(at, active):
    s = scene(tokens={"F156": (4, 0)}, active=active, at=at).pass_until("act")
    put(s, (A, "F156")).do("A decline")
    assert (s.won(A), s.g.active) == (["F156"], active)


@pytest.mark.rule("CC 13.3", "CC 13.4")
def test_the_winner_takes_the_card_and_decides():
    s = put(scene(tokens={"F156": (0, 4), "F157": (2, 1)}), (B, "F156"))
    s.asks(B, "story_effect", "carry_out:F156", "decline")
    s.do("B carry_out:F156")
    assert (s.won(B), s.won(A)) == (["F156"], [])
    assert (s.tokens("F157"), "F156" in s.row()) == ((0, 0), False)


@pytest.mark.rule("CC 13.4")
def test_the_effect_may_be_declined():
    s = put(scene(tokens={"F156": (4, 0), "F157": (2, 1)}), (A, "F156")).do("A decline")
    assert (s.won(A), s.tokens("F157")) == (["F156"], (2, 1))


@pytest.mark.rule("CC 13.5", "CC 13.6")
def test_a_won_story_is_dealt_with_before_the_next_is_resolved():
    s = story("F010@1 F064@2", tokens={"F156": (4, 0)}).do("A resolve:F156", "A tokens:1")
    s.asks(A, "story_effect", "carry_out:F156", "decline")
    assert told_of(s, "resolving") == [told("resolving", story="F156")]
    s.do("A decline")
    assert told_of(s, "resolving", "new_story", "story_resolved") == [
        told("resolving", story="F156"),
        told("new_story", story="F159"),
        told("story_resolved", story="F156"),
        told("resolving", story="F157"),
    ]


@pytest.mark.rule("CC 13.6")
def test_it_counts_as_resolved_for_those_who_were_there():
    """Malone answers the resolution of his story though it was won by Investigation."""
    s = story("F001@1 F010@1 F029@2", "F046@1", tokens={"F156": (4, 0)})
    s.do("A resolve:F156", "B decline", "A tokens:1", "A decline", "A tokens:0", "A tokens:0")
    s.do("A use:F001")
    assert s.status("F046") == "out"


@pytest.mark.rule("CC 13.7")
def test_those_at_the_story_are_released_in_their_states():
    s = story("F010@1:ready F029@1 F064@2", "F065@1:ready", tokens={"F156": (4, 0)})
    s.do("A resolve:F156", "A tokens:1")
    assert [(s.at(one), s.status(one)) for one in ("F010", "F029", "F065", "F064")] == [
        ("", "ready"), ("", "exhausted"), ("", "ready"), ("F157", "exhausted"),
    ]  # fmt: skip


@pytest.mark.rule("CC 13.8")
def test_the_tokens_of_both_are_lost_when_the_effect_is_over():
    s = put(scene(tokens={"F156": (4, 3), "F157": (1, 1)}), (A, "F156"))
    assert s.tokens("F156") == (5, 3)
    s.do("A decline")
    assert (s.tokens("F156"), s.tokens("F157")) == ((0, 0), (1, 1))


@pytest.mark.rule("CC 13.9", "CC 13.10")
def test_the_next_story_takes_the_place_when_the_effect_is_over():
    s = put(scene(tokens={"F157": (4, 0)}), (A, "F157"))
    assert s.row() == ["F156", "F158"]
    s.do("A decline")
    assert s.row() == ["F156", "F159", "F158"]
    assert [s.g.code[one] for one in s.g.story_deck] == ["F161", "F162", "F163", "F164", "F165"]


@pytest.mark.rule("CC 13.10", "CC 13.14")
@pytest.mark.card("F165")
def test_the_new_story_is_not_there_during_the_effect():
    s = put(scene(tokens={"F165": (0, 4)}, row="F165 F157 F158", story_deck="F159"), (B, "F165"))
    s.do("B carry_out:F165").asks(A, "add_token", "token:F157", "token:F158", "decline")
    s.do("A token:F157").asks(B, "add_token", "token:F157", "token:F158", "decline")
    s.do("B token:F157")
    assert (s.tokens("F157"), s.row()) == ((1, 1), ["F159", "F157", "F158"])
    assert s.sees(A)["uses"] == []


@pytest.mark.rule("CC 13.11")
def test_the_active_player_orders_stories_won_at_once():
    table = {"tokens": {"F156": (0, 4), "F157": (0, 4), "F158": (4, 0)}, "active": B}
    s = put(scene(**table), (B, "F156"), (B, "F157"), (A, "F158"))
    s.asks(B, "order_stories", "first:F156", "first:F157", "first:F158")
    s.do("B first:F158").asks(A, "story_effect", "carry_out:F158", "decline")
    assert s.row() == ["F156", "F157"]
    s.do("A decline").asks(B, "order_stories", "first:F156", "first:F157")
    s.do("B first:F157", "B decline").asks(B, "story_effect", "carry_out:F156", "decline")
    s.do("B decline")
    assert (s.won(A), s.won(B)) == (["F158"], ["F157", "F156"])


@pytest.mark.rule("CC 13.12")
@pytest.mark.parametrize("active", [A, B])
def test_the_active_player_wins_what_both_would(active):
    s = scene(tokens={"F156": (4, 4)}, active=active)
    put(s, (A, "F156"), (B, "F156")).do(f"{'AB'[active]} decline")
    assert (s.won(active), s.won(1 - active)) == (["F156"], [])


@pytest.mark.rule("CC 13.13", "CC 17.24")
def test_nothing_cancels_the_effect_of_a_story():
    table = {"hands": {B: "F100"}, "domains": {B: "hastur*2"}}
    s = scene(play={B: "F087"}, tokens={"F156": (4, 0), "F157": (1, 0)}, **table)
    put(s, (A, "F156")).do("A carry_out:F156").asks_for(A, "act")
    assert (s.tokens("F157"), s.play(B), s.hand(B)) == ((0, 0), ["F087"], ["F100"])


@pytest.mark.rule("CC 13.14")
@pytest.mark.parametrize("active", [A, B])
def test_each_player_beginning_with_the_active_one(active):
    s = scene(play={A: "F010 F029", B: "F008 F064"}, row="F161 F157 F158", story_deck="F159",
              tokens={"F161": (4, 0)}, active=active)  # fmt: skip
    put(s, (A, "F161")).do("A carry_out:F161")
    assert (
        told_of(s, "fell")
        == [
            told("fell", how="sacrificed", seat=A, card="F010"),
            told("fell", how="sacrificed", seat=B, card="F008"),
        ][:: 1 if active == A else -1]
    )


@pytest.mark.rule("CC 13.15", "CC 13.9")
def test_a_new_story_is_not_resolved_in_this_phase():
    s = story("F010@1 F064@2", tokens={"F156": (4, 0)}).do("A resolve:F156", "A tokens:1")
    s.do("A decline", "A tokens:0", "A tokens:0").asks_for(A, "act")
    assert told_of(s, "resolving") == [
        told("resolving", story="F156"),
        told("resolving", story="F157"),
    ]
    assert s.row()[0] == "F159"


@pytest.mark.rule("CC 13.16", "CC 1.21")
def test_what_is_attached_to_a_won_story_is_destroyed():
    s = scene(play={A: "F034>F156", B: "F053>F156 F053>F157"}, tokens={"F156": (4, 0)})
    put(s, (A, "F156")).do("A decline")
    assert (s.discard(A), s.discard(B), s.play(B)) == (["F034"], ["F053"], ["F053"])
    assert told_of(s, "fell") == [
        told("fell", how="destroyed", seat=A, card="F034"),
        told("fell", how="destroyed", seat=B, card="F053"),
    ]


# -- tokens of both players ------------------------------------------------------------------------


@pytest.mark.rule("CC 40.10")
@pytest.mark.card("F152")
@pytest.mark.parametrize("tokens", [(1, 0), (0, 1)])
def test_no_tokens_means_none_of_either_player(tokens):
    s = scene(play={A: "F152"}, tokens=dict.fromkeys(("F156", "F157", "F158"), tokens))
    s.refuses(A, "use:F152")


@pytest.mark.rule("CC 40.10", "CC 18.3")
@pytest.mark.card("F070")
@pytest.mark.parametrize(("tokens", "works"), [
    ((1, 0), False), ((1, 1), True), ((0, 4), True), ((1, 3), True), ((1, 4), False),
])  # fmt: skip
def test_at_most_four_means_those_of_both_together(tokens, works):
    s = scene(play={A: "F070"}, tokens={"F156": tokens})
    (s.offers if works else s.refuses)(A, "use:F070")


@pytest.mark.rule("CC 40.11", "CC 18.3")
@pytest.mark.card("F070")
def test_exactly_two_from_either_side():
    tokens = {"F156": (3, 1)}
    own = scene(play={A: "F070"}, tokens=tokens)
    own.do("A use:F070", "A take_token~0", "A take_token~0")
    assert own.tokens("F156") == (1, 1)
    mixed = scene(play={A: "F070"}, tokens=tokens).do("A use:F070", "A take_token~1")
    assert mixed.tokens("F156") == (2, 0)


@pytest.mark.rule("CC 40.32", "CC 13.2")
@pytest.mark.card("F147")
def test_a_moved_token_may_win_the_story_for_the_other():
    s = scenery((3, 4)).do("A move_token~0")
    s.asks(B, "story_effect", "carry_out:F156", "decline")
    assert (s.won(A), s.won(B)) == ([], ["F156"])
