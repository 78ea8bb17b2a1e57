"""How a game ends: three stories, an empty deck, giving up (chapter 3)."""

import pytest

from fhtagn.kernel.game import settings, start
from fhtagn.kernel.state import SPECTATOR
from tests.games.call.doubles import staged
from tests.games.call.scene import GAME, A, B, Scene, scene
from tests.games.playing import told


def lost_by_deck(s, loser):
    """The game is over, and the loser's deck is empty."""
    s.is_over()
    return s.winner() == 1 - loser and s.deck(loser) == [] and s.g.outcome.reason == "deck"


# -- three stories ---------------------------------------------------------------------------------


@pytest.mark.example("CC ex-67")
@pytest.mark.rule("CC 3.1", "CC 3.2")
def test_the_third_story():
    s = scene(
        play={A: "F010@1"},
        hands={B: "F144 F098"},
        won={A: "F160 F161"},
        tokens={"F156": (4, 4), "F157": (3, 0)},
        domains={B: "hastur*3"},
        at="resolve",
    )
    s.do("A tokens:1")
    s.is_over()
    assert (s.winner(), s.won(A)) == (A, ["F160", "F161", "F156"])
    assert s.tokens("F157") == (3, 0)
    assert s.told(SPECTATOR)[-1] == told("won", seat=A, reason="stories")


@pytest.mark.rule("CC 3.1")
def test_two_stories_are_not_enough():
    s = scene(play={A: "F010@1"}, won={A: "F160"}, tokens={"F156": (4, 4)}, at="resolve")
    s.do("A tokens:1", "A decline")
    assert (s.won(A), s.g.outcome) == (["F160", "F156"], None)
    s.asks_for(A, "act")


@pytest.mark.rule("CC 3.1", "CC 14.7")
def test_a_conspiracy_counts_as_well_and_the_opponent_may_win_in_ones_turn():
    s = scene(row="F156 F157 F158 F155~0", won={B: "F160 F161"}, tokens={"F155": (0, 5)})
    s.is_over()
    assert (s.winner(), s.won(B)) == (B, ["F160", "F161", "F155"])


@pytest.mark.rule("CC 3.2")
@pytest.mark.card("F027")
def test_nobody_responds_to_the_third_story():
    """Won by a Response: the window does not go on."""
    s = scene(
        play={A: "F027:insane", B: "F032"},
        won={A: "F160 F161"},
        tokens={"F156": (4, 0)},
        at="refresh",
    )
    s.asks(A, "respond", "use:F027", "pass")
    s.do("A use:F027", "A choose:F156")
    s.is_over()
    assert s.winner() == A


@pytest.mark.rule("CC 3.3")
@pytest.mark.parametrize("active", [A, B])
def test_if_both_have_three_at_once_the_active_player_wins(active):
    s = staged(
        hands={active: "T021"},
        won={A: "F160 F161", B: "F162 F163"},
        tokens={"F156": (4, 0), "F157": (0, 4)},
        story_deck="F159 F164",
        active=active,
    )
    s.do(f"{'AB'[active]} play:T021")
    s.is_over()
    assert s.winner() == active


@pytest.mark.rule("CC 3.4")
@pytest.mark.card("F164")
def test_a_story_that_was_returned_does_not_count():
    s = scene(
        play={A: "F010@1 F064@2"},
        row="F164 F158 F157",
        won={A: "F156"},
        tokens={"F164": (4, 0), "F158": (4, 0)},
        story_deck="F160 F161",
        at="resolve",
    )
    s.do("A resolve:F164", "A tokens:1", "A carry_out:F164")
    assert s.won(A) == ["F164"]
    s.do("A tokens:1", "A decline")
    assert (s.won(A), s.g.outcome) == (["F164", "F158"], None)
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-133")
@pytest.mark.rule("CC 3.4", "CC 13.10", "CC 40.22")
@pytest.mark.card("F164")
def test_dreamwalkers():
    revealed = set()
    for seed in range(12):
        s = scene(
            row="F164 F158 F159",
            won={A: "F156", B: "F155 F157"},
            tokens={"F164": (5, 0)},
            story_deck="F160 F161",
        )
        s.g.rng = seed
        s.do("A carry_out:F164")
        assert (s.won(A), s.won(B)) == (["F164"], ["F155"])
        assert s.row()[1:] == ["F158", "F159"]
        deck = [s.g.code[card] for card in s.g.story_deck]
        assert sorted([s.row()[0], *deck]) == ["F156", "F157", "F160", "F161"]
        revealed.add(s.row()[0])
        assert s.sees(A)["story_deck"] == [None] * 3
    assert len(revealed) > 2


# -- an empty deck ---------------------------------------------------------------------------------


@pytest.mark.example("CC ex-09")
@pytest.mark.rule("CC 3.5", "CC 3.7", "CC 3.8")
def test_decked_out_by_the_draw_phase():
    s = scene(deck={A: "F010 F029"}, at="draw")
    assert lost_by_deck(s, A)
    assert s.hand(A) == ["F010", "F029"]
    assert s.told(SPECTATOR)[-1] == told("won", seat=B, reason="deck")
    alive = scene(deck={A: "F010 F029 F064"}, at="draw")
    alive.asks_for(A, "act")


@pytest.mark.rule("CC 3.5")
@pytest.mark.parametrize("active", [A, B])
def test_an_empty_deck_loses_at_any_moment(active):
    assert lost_by_deck(scene(deck={B: ""}, active=active), B)


@pytest.mark.rule("CC 3.6", "CC 3.7")
@pytest.mark.parametrize(
    ("loser", "left", "there", "moves"),
    [
        (B, 3, {"play": {A: "F089"}}, ["A use:F089"]),
        (B, 2, {"play": {A: "F114"}, "domains": {A: "agency*4"}},
         ["A use:F114", "A x:4", "A choose:1"]),
        (A, 3, {"hands": {A: "F040"}, "domains": {A: "miskatonic*3"}}, ["A play:F040"]),
        (A, 2, {"hands": {A: "F154"}, "domains": {A: "agency"}}, ["A play:F154"]),
        (A, 1, {"hands": {A: "F154"}, "domains": {A: "agency"}}, ["A play:F154"]),
        (A, 1, {"row": "F160 F157 F158", "tokens": {"F160": (5, 0)}}, ["A carry_out:F160"]),
        (B, 1, {"row": "F160 F157 F158", "tokens": {"F160": (5, 0)}},
         ["A carry_out:F160", "A find:1"]),
        (A, 1, {"row": "F159 F157 F158", "tokens": {"F159": (5, 0)}}, ["A carry_out:F159"]),
    ],
)  # fmt: skip
def test_it_does_not_matter_how_the_deck_was_emptied(loser, left, there, moves):
    codes = "F010 F029 F064 F092 F112"
    deck = {loser: " ".join(codes.split()[:left]), 1 - loser: codes}
    s = scene(deck=deck, **there)
    s.do(*moves)
    assert lost_by_deck(s, loser)


@pytest.mark.example("CC ex-11")
@pytest.mark.rule("CC 3.6", "CC 22.5")
@pytest.mark.card("F145")
def test_decked_out_by_gaining_a_domain():
    s = scene(play={A: "F145"}, deck={A: "F010"})
    s.do("A use:F145")
    assert lost_by_deck(s, A)
    assert len(s.domains(A)) == 4


@pytest.mark.example("CC ex-132")
@pytest.mark.rule("CC 3.6", "CC 7.13", "CC 13.14")
@pytest.mark.card("F163")
@pytest.mark.parametrize("theirs", [4, 5])
def test_frozen_in_time(theirs):
    s = scene(
        row="F163 F157 F158",
        tokens={"F163": (5, 0)},
        deck={A: 20, B: 9},
        domains={A: "agency*2 | hastur*3 | cthulhu", B: f"neutral*{theirs} | -"},
    )
    s.do("A carry_out:F163", "A lose:F010:1", "A save:F010:1")
    s.do("A lose:F092:2", "A save:F092:2", "A save:F092:2", "A save:F052:3")
    assert s.domains(A) == ["F010", "F092 F092", "F052"]
    assert (len(s.discard(A)), len(s.deck(A))) == (2 + 8, 12)
    s.do(*["B save:F142:1"] * 4)
    if theirs == 4:
        assert (len(s.discard(B)), s.deck(B), s.g.outcome) == (8, ["F142"], None)
    else:
        s.do("B save:F142:1")
        assert lost_by_deck(s, B)


@pytest.mark.rule("CC 3.8")
def test_all_effects_end_with_the_deck():
    """Three cards are to be drawn, and everybody would discard one after two; nobody does."""
    s = scene(hands={A: "F040"}, deck={A: "F010 F029"}, domains={A: "miskatonic*3"})
    s.do("A play:F040")
    assert lost_by_deck(s, A)
    t = scene(hands={A: "F037", B: "F064"}, deck={A: "F010 F029"}, domains={A: "miskatonic*3"})
    t.do("A play:F037")
    assert lost_by_deck(t, A)
    assert (t.hand(A), t.hand(B)) == (["F010", "F029"], ["F064"])


@pytest.mark.rule("CC 40.1")
@pytest.mark.parametrize("active", [A, B])
def test_if_both_decks_are_empty_the_active_player_wins(active):
    s = scene(deck={A: "", B: ""}, active=active)
    s.is_over()
    assert s.winner() == active


# -- giving up -------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-176")
@pytest.mark.rule("CC 40.44")
def test_giving_up():
    s = scene(active=B)
    s.asks_for(B, "act")
    s.do("A resign")
    s.is_over()
    assert s.winner() == B
    assert s.told(SPECTATOR)[-1] == told("won", seat=B, reason="resigned")


@pytest.mark.rule("CC 40.44")
@pytest.mark.parametrize("seat", [A, B])
def test_one_may_give_up_at_any_time(seat):
    """While both are asked in secret, in the middle of an effect, when it is one's own turn."""
    name = "AB"[seat]
    fresh = Scene(start(GAME, settings(GAME, 2, {}), 1))
    fresh.do(f"{'AB'[1 - seat]} factions:agency:hastur", f"{name} resign")
    shot = scene(play={B: "F010 F029"}, hands={A: "F016"}, domains={A: "agency*3"})
    shot.do("A play:F016", "A x:3", f"{name} resign")
    for s in (fresh, shot, scene(at="draw").do(f"{name} resign")):
        s.is_over()
        assert s.winner() == 1 - seat
