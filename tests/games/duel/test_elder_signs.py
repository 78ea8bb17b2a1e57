"""Elder Signs: drawn face down, revealed at any moment (chapter 8)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

ALL = (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)


def signs(s, seat, of):
    """The Elder Signs of a seat as another sees them."""
    return s.sees(seat)["players"][of]["signs"]


@pytest.mark.rule("CW 8.1.1", "CW 8.1.3")
def test_a_sign_is_drawn_face_down_and_scores_nothing():
    s = scene(units={A: {"india": "tsathoggua"}}, at="doom turn").do("A ritual")
    assert (s.signs(A), s.doom(A)) == (1, 0)
    assert s.sees(B)["bag"] == 11
    (sign,) = s.g.signs[A]
    assert sign not in s.g.bag
    assert told("drew_sign", seat=A) in s.told(B)
    assert not any("value" in event for event in s.told(B))
    assert told("drew_sign", seat=A, value=int(s.g.code[sign])) in s.told(A)


@pytest.mark.rule("CW 8.1.2")
def test_only_the_owner_sees_the_values():
    s = scene(signs=((3, 1), (2,)))
    assert (signs(s, A, A), signs(s, B, A)) == ([1, 3], [None, None])
    assert (signs(s, B, B), signs(s, A, B)) == ([2], [None])
    drawn = scene(units={A: {"india": "tsathoggua"}}, at="doom turn").do("A ritual")
    (value,) = signs(drawn, A, A)
    assert value in (1, 2, 3)
    assert signs(drawn, B, A) == [None]


@pytest.mark.rule("CW 8.1.4", "CW 8.1.5")
def test_a_revealed_sign_scores_its_value_and_leaves_the_game():
    s = scene(signs=((1, 3, 3), ()), doom=(5, 0))
    assert s.keys(A, "reveal") == ["reveal:1", "reveal:3"]
    s.do("A reveal:3")
    assert (s.doom(A), s.doom(B), signs(s, B, A)) == (8, 0, [None, None])
    s.do("A reveal:3", "A reveal:1")
    assert (s.doom(A), s.signs(A), s.sees(B)["bag"]) == (12, 0, 9)
    assert told("revealed_sign", seat=A, value=3) in s.told(B)
    assert len(s.g.revealed) == 3
    assert s.why(A, "reveal") == Reason("CW 8.1.4", "no_signs")
    assert s.keys(B, "reveal") == []


@pytest.mark.rule("CW 8.1.4")
def test_at_any_moment_in_anybodys_turn():
    units = {A: {"india": "serpent_man"}, B: {"india": "2 wendigo"}}
    held = ((1, 2), (2, 3))
    s = scene(units=units, signs=held, books={B: "howl"})
    s.do("B reveal:3").is_turn_of(A)
    s.do("A battle@india", "A reveal:1").asks(B, "pre_battle", "howl", "ready")
    assert (s.doom(A), s.doom(B)) == (1, 3)
    s.do("B reveal:2").asks(B, "pre_battle", "howl", "ready")
    doom = scene(units=units, signs=held, at="doom", first=B)
    doom.do("A reveal:2").asks_for(B, "doom")
    assert doom.doom(A) == 2
    tie = scene(units=units, signs=held, at="gather", power=(0, 0), books={B: "howl"})
    tie.asks_for(A, "choose_first")
    tie.do("B reveal:3").asks_for(A, "choose_first")
    assert tie.doom(B) == 3


@pytest.mark.rule("CW 8.1.6")
def test_from_an_empty_supply_one_doom_at_once():
    s = scene(units={A: {"india": "tsathoggua"}}, signs=((), ALL), at="doom turn").do("A ritual")
    assert (s.sees(A)["bag"], s.signs(A), s.doom(A)) == (0, 0, 1)
    last = scene(units={A: {"india": "tsathoggua"}}, signs=((), ALL[1:]), at="doom turn")
    last.do("A ritual")
    assert (last.signs(A), last.doom(A)) == (1, 0)
