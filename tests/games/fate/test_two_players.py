"""Two players: a Fate Piece for each (chapter 16)."""

import pytest

from fhtagn.games.fate.content import Step
from fhtagn.games.fate.game import record
from fhtagn.kernel.game import settings, start
from tests.games.fate.scene import GAME, A, B, scene

ANY_PIECE = (Step("move_fate", who="any"),)


def with_a_card_that_moves_a_piece():
    """Marginalia moves a Fate Piece instead, in the player's turn."""
    content = GAME.content
    card = content.spells["marginalia"]._replace(steps=ANY_PIECE, effect=(0,))
    spells, things = ({**some, card.id: card} for some in (content.spells, content.things))
    return record(content._replace(spells=spells, things=things))


@pytest.fixture(scope="module")
def beginning():
    """A game for two and one for three, each with named gods, before the first move."""
    gods = [{"god": god} for god in ("cthulhu", "dagon", "azathoth")]
    return {n: start(GAME, settings(GAME, n, {}, gods[:n]), seed=3) for n in (2, 3)}


@pytest.mark.rule("FG 16.1.1")
def test_both_pieces_start_in_other_worlds(beginning):
    assert (beginning[2].fate, beginning[3].fate) == ([0, 0], [0])


@pytest.mark.rule("FG 16.1.2")
def test_the_set_up_is_that_of_three(beginning):
    two, three = beginning[2], beginning[3]
    for seat in (A, B):
        assert (two.altar[seat], two.lodge[seat], two.abyss[seat]) == ((1,) * 6, 7, 7)
        assert len(two.hands[seat]) == 3
    assert (two.investigators, two.supply) == (three.investigators, three.supply)
    assert [len(column) for column in two.columns] == [1] * 6
    assert (len(two.display), len(two.artifact_deck), len(two.curse_deck)) == (2, 18, 20)
    assert (two.gates, two.sign_supply, len(two.deck)) == (15, 40, 65 - 6 - 6)


@pytest.mark.rule("FG 16.1.3")
def test_only_ones_own_piece_moves():
    s = scene(2, here="other_worlds", second="other_worlds", hands={A: "M", B: "C"})
    s.do("A move:dark_communion_museum>museum")
    assert (s.here(A), s.here(B)) == ("museum", "other_worlds")
    s.do("A no_die", "A artifact_top").asks_for(B, "move")
    s.do("B move:dark_communion_ceremony>ceremony")
    assert (s.here(A), s.here(B)) == ("museum", "ceremony")


@pytest.mark.rule("FG 16.1.4")
def test_not_into_the_location_of_the_other_piece():
    s = scene(2, here="museum", second="streets", hands={A: "S S C"})
    assert {key.split(">")[1] for key in s.keys(A, "move")} == {
        "other_worlds", "ceremony", "gathering", "library"
    }  # fmt: skip
    assert s.keys(A, "move:") == ["move:dark_communion_ceremony>ceremony"]


@pytest.mark.rule("FG 40.1.27")
@pytest.mark.card("astral_step_museum")
def test_the_ban_holds_for_gates_and_effects():
    table = {"hands": {A: "Gate"}, "reserve": {A: "astral_step_museum"}}
    s = scene(2, here="museum", second="streets", **table)
    open_to = ["other_worlds", "ceremony", "gathering", "library"]
    assert s.keys(A, "move_gate") == [f"move_gate>{at}" for at in open_to]
    s.do("A cast:astral_step_museum").asks(A, "move_fate", *(f"move_fate>{at}" for at in open_to))


@pytest.mark.rule("FG 16.1.5")
@pytest.mark.card("silver_key")
def test_an_effect_that_moves_ones_own_piece_leaves_the_other():
    s = scene(2, here="museum", second="streets", artifacts={A: "silver_key"})
    s.do("A use:silver_key")
    assert all(key.startswith("move_fate>") for key in s.keys(A, "move_fate"))
    s.do("A move_fate>library")
    assert (s.here(A), s.here(B)) == ("library", "streets")


@pytest.mark.example("FG ex-107")
def test_moving_the_other_fate_piece():
    s = scene(
        2, game=with_a_card_that_moves_a_piece(), here="ceremony", second="library",
        hands={A: "M", B: "S"}, reserve={A: "marginalia"}, columns={"library": "C"},
        investigators="gathering 3",
    )  # fmt: skip
    s.do("A cast:marginalia").offers(A, "piece>gathering:1", "move_fate>gathering")
    s.refuses(A, "piece>ceremony:1", "move_fate>library")
    s.do("A piece>gathering:1")
    assert (s.here(A), s.here(B), s.column("library")) == ("ceremony", "gathering", "C")
    assert (s.investigators("gathering"), s.investigators(B)) == (3, 0)
    assert s.cultists(B, "gathering") == 1
    s.asks_for(A, "move")
    s.do("A move:dark_communion_museum>museum", "A no_die", "A artifact_top").asks_for(B, "move")
    s.do("B move:dark_communion_streets>streets")
    assert s.column("gathering") == "S"


@pytest.mark.rule("FG 16.1.6")
def test_column_control_and_actions_are_those_of_ones_own_location():
    s = scene(
        2, here="museum", second="streets", hands={A: "G crack_the_seal", B: "C"},
        cultists={A: "gathering 3, streets 6"}, columns={"gathering": "M C", "streets": "L"},
    )  # fmt: skip
    s.do("A move:dark_communion_gathering>gathering").asks_for(A, "spread")
    assert s.column("museum") == "G"
    s.do("A enough", "A no_control_action", "A prepare:crack_the_seal")
    assert (s.column("gathering"), s.column("streets")) == ("", "L")


@pytest.mark.rule("FG 16.1.6")
def test_the_other_players_location_pays_for_nothing():
    hand, columns = {A: "crack_the_seal"}, {"streets": "M C"}
    s = scene(2, at="conclude", here="museum", second="streets", hands=hand, columns=columns)
    s.refuses(A, "prepare:crack_the_seal")
