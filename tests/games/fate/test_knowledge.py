"""Who knows what: views, events, and the worlds a seat cannot tell apart (FG 1.3, FG 1.4)."""

import pytest

from fhtagn.kernel.present import sent
from fhtagn.kernel.state import SPECTATOR
from tests.games.fate.scene import GAME, NAMES, A, B, C, scene
from tests.games.playing import told

EYES = (A, B, C, SPECTATOR)


def player(s, viewer, seat):
    return s.sees(viewer)["players"][seat]


def backs(cards):
    return [symbol for symbol, _ in cards]


def fronts(cards):
    return [front for _, front in cards if front]


def everything(s, viewer):
    """All a viewer has been told and is shown, in writing."""
    return str([sent(GAME, s.g, viewer), s.told(viewer)])


def can_be(s, seat, card):
    """What a card could be in the eyes of the seat."""
    return {GAME.rules.redeal(s.g, seat, seed).code[card] for seed in range(30)}


# -- Spells ----------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-100")
@pytest.mark.rule("FG 1.3.3", "FG 1.3.4", "FG 1.4.2", "FG 1.4.4")
def test_what_a_may_see():
    s = scene(
        gods="cthulhu ithaqua dagon",
        hands={A: "marginalia", B: "crack_the_seal hex_of_the_hanged grave_robbery Gate"},
        reserve={B: "fog_over_arkham scapegoat"},
        columns={"museum": "exodus martyrdom Gate"},
        artifacts={B: "necronomicon silver_key~"},
        curses={A: "informer", B: "backlash overreach", C: "hungry_door"},
        storms={"library": "frostbite"},
        deck="palimpsest tangle_the_skein",
        discard="black_litany",
    )
    seen, him = s.sees(A), player(s, A, B)
    assert backs(him["hand"]) == ["museum", "ceremony", "museum"]
    assert (fronts(him["hand"]), him["gate"]) == ([], True)
    assert (backs(him["reserve"]), fronts(him["reserve"])) == (["streets", "ceremony"], [])
    assert seen["locations"][1]["column"] == ["gathering", "gathering", "other_worlds"]
    assert him["artifacts"] == [("necronomicon", False), ("silver_key", True)]
    assert [len(one["curses"]) for one in seen["players"]] == [1, 2, 1]
    assert (seen["discard"], seen["locations"][5]["storm"]) == (["black_litany"], True)
    assert him["curses"] == ["backlash", "overreach"]  # A sits on the right of B
    hidden = "crack_the_seal hex_of_the_hanged grave_robbery fog_over_arkham scapegoat exodus"
    hidden += " martyrdom informer hungry_door frostbite palimpsest tangle_the_skein"
    shown = everything(s, A)
    assert [code for code in hidden.split() if code in shown] == []
    assert (seen["curse_deck"], seen["artifact_deck"]) == (16, 16)
    assert seen["deck"] == len(s.g.deck)


@pytest.mark.rule("FG 1.3.3", "FG 1.3.4", "FG 40.1.47")
def test_backs_of_a_hand_are_open_and_fronts_are_not():
    s = scene(hands={A: "marginalia palimpsest", B: "crack_the_seal Gate"})
    for viewer in EYES:
        assert backs(player(s, viewer, A)["hand"]) == ["library", "library"]
        assert backs(player(s, viewer, B)["hand"]) == ["museum"]
        own = {A: ["marginalia", "palimpsest"], B: ["crack_the_seal"]}
        for seat, codes in own.items():
            assert fronts(player(s, viewer, seat)["hand"]) == codes * (viewer == seat)


@pytest.mark.rule("FG 1.3.3", "FG 40.1.47")
def test_the_symbols_of_a_draw_are_told_to_all():
    s = scene(here="museum", hands={A: "M C"}, deck="marginalia", at="conclude")
    s.do("A prepare_no_more")
    assert told("drew", seat=A, spells=("marginalia",)) in s.told(A)
    for viewer in (B, C, SPECTATOR):
        assert told("drew", seat=A, symbols=("library",)) in s.told(viewer)
        assert "marginalia" not in everything(s, viewer)


@pytest.mark.rule("FG 1.3.5")
def test_a_prepared_spell_shows_its_back_only():
    s = scene(reserve={A: "crack_the_seal marginalia"})
    for viewer in EYES:
        reserve = player(s, viewer, A)["reserve"]
        assert backs(reserve) == ["museum", "library"]
        assert fronts(reserve) == ["crack_the_seal", "marginalia"] * (viewer == A)


@pytest.mark.rule("FG 40.1.40")
def test_nobody_sees_the_fronts_in_a_column():
    s = scene(hands={A: "marginalia"}, columns={"other_worlds": "exodus Gate"})
    s.do("A move:marginalia>library")
    for viewer in EYES:
        column = s.sees(viewer)["locations"][0]["column"]
        assert column == ["gathering", "other_worlds", "library"]
        assert "exodus" not in everything(s, viewer)
        assert "marginalia" not in str(s.sees(viewer))


@pytest.mark.rule("FG 40.1.40")
@pytest.mark.card("pluck_the_thread")
def test_a_card_taken_from_a_column_is_known_to_the_taker_only():
    s = scene(
        reserve={A: "pluck_the_thread"},
        columns={"museum": "exodus scapegoat"},
        at="turn",
    )
    s.do("A cast:pluck_the_thread")
    assert "exodus" not in str(s.keys(A))  # taken unseen
    s.do("A take_column:gathering:1:museum", "A enough")
    assert s.hand(A) == ["exodus"]
    assert told("took_from_column", seat=A, spell="exodus", location="museum") in s.told(A)
    unseen = told("took_from_column", seat=A, symbol="gathering", location="museum")
    for viewer in (B, C, SPECTATOR):
        assert unseen in s.told(viewer)
        assert "exodus" not in everything(s, viewer)


@pytest.mark.rule("FG 1.4.4", "FG 40.1.65")
def test_decks_are_hidden_and_the_discard_pile_is_open():
    s = scene(deck="marginalia crack_the_seal", discard="exodus scapegoat")
    for viewer in EYES:
        seen = s.sees(viewer)
        assert seen["discard"] == ["exodus", "scapegoat"]
        assert seen["deck"] == len(s.g.deck)  # a number, and no symbol
        assert "marginalia" not in everything(s, viewer)
    assert not any(s.g.known[card] for pile in (s.g.deck, s.g.curse_deck) for card in pile)


# -- Artifacts, Curses, Storms ---------------------------------------------------------------------


@pytest.mark.rule("FG 1.4.1")
def test_artifacts_are_open():
    s = scene(here="museum", artifacts={C: "black_stone~"}, at="actions")
    s.do("A no_die", "A artifact_top")
    (mine,) = s.artifacts(A)
    for viewer in EYES:
        assert player(s, viewer, A)["artifacts"] == [(mine, False)]
        assert player(s, viewer, C)["artifacts"] == [("black_stone", True)]


@pytest.mark.rule("FG 1.4.2")
@pytest.mark.card("hex_of_the_hanged")
def test_a_curse_is_read_by_its_holder_alone():
    s = scene(hands={A: "marginalia"}, reserve={A: "hex_of_the_hanged"}, curse_top="informer")
    s.do("A cast:hex_of_the_hanged", "A rival:2")
    for viewer in EYES:
        assert player(s, viewer, C)["curses"] == (["informer"] if viewer == B else [None])
        assert ("informer" in everything(s, viewer)) == (viewer == B)


@pytest.mark.rule("FG 1.4.3")
@pytest.mark.parametrize("owner", [A, B])
def test_a_storm_is_seen_by_all_and_its_face_by_ithaqua(owner):
    gods = ["cthulhu", "dagon", "azathoth"]
    gods[owner] = "ithaqua"
    s = scene(gods=gods, storms={"museum": "killing_cold"})
    for viewer in EYES:
        storms = [one["storm"] for one in s.sees(viewer)["locations"]]
        assert storms == [name == "museum" for name in NAMES]
        assert ("killing_cold" in everything(s, viewer)) == (viewer == owner)


# -- worlds ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 1.3.4", "FG 1.3.5", "FG 40.1.65")
def test_worlds_keep_backs_and_what_a_seat_knows():
    s = scene(
        hands={A: "marginalia", B: "crack_the_seal"},
        reserve={B: "exodus"},
        columns={"museum": "scapegoat"},
        curses={B: "informer", C: "backlash"},
    )
    for seat in EYES:
        before = s.sees(seat)
        assert all(
            GAME.view(GAME.rules.redeal(s.g, seat, seed), seat) == before for seed in range(10)
        )
    (mine,), (hers,), (ready,) = s.g.hands[A], s.g.hands[B], s.g.reserve[B]
    assert can_be(s, A, mine) == {"marginalia"}
    spells = GAME.content.spells
    for card, symbol in ((hers, 1), (ready, 4), (s.g.columns[1][0], 2)):
        guesses = can_be(s, A, card)
        assert len(guesses) > 5
        assert {spells[code].symbol for code in guesses} == {symbol}
    tops = {spells[code].symbol for code in can_be(s, A, s.g.deck[0])}
    assert len(tops) > 2  # not even the back is known


@pytest.mark.rule("FG 1.4.2", "FG 1.4.3")
def test_worlds_of_curses_and_storms():
    s = scene(
        gods="cthulhu ithaqua dagon",
        curses={B: "informer", C: "backlash"},
        storms={"museum": "killing_cold"},
    )
    on_b, on_c, storm = s.g.waiting[B][0], s.g.waiting[C][0], s.g.storm_at[1]
    assert can_be(s, A, on_b) == {"informer"}
    assert len(can_be(s, A, on_c)) > 5
    assert len(can_be(s, A, storm)) > 2
    assert can_be(s, B, storm) == {"killing_cold"}
    assert can_be(s, B, on_c) == {"backlash"}


@pytest.mark.rule("FG 40.1.40")
def test_whoever_laid_a_card_in_a_column_knows_it_no_longer():
    s = scene(
        here="museum", hands={A: "marginalia M C", B: "M C S"}, reserve={B: "pluck_the_thread"}
    )
    s.do("A move:marginalia>library", "A no_die", "A prepare_no_more")
    s.do("B cast:pluck_the_thread", "B take_column:library:1:museum")
    assert "marginalia" in s.hand(B)
    seen = [front for _, front in s.sees(A)["players"][B]["hand"]]
    assert seen == [None] * len(seen)


@pytest.mark.rule("FG 1.3.3", "FG 1.4.4", "FG 40.1.65")
def test_what_could_be_swapped_unseen_and_what_is_only_guessed():
    s = scene(hands={A: "M C S", B: "M C S"})
    groups = [list(group) for group in GAME.proof.hidden(s.g, A)]
    spells = [card for card, code in enumerate(s.g.code) if code in s.g.content.spells]
    found = [group for group in groups if set(group) <= set(spells)]
    assert sorted(card for group in found for card in group) == spells
    for group in found:
        assert len({s.g.content.spells[s.g.code[card]].symbol for card in group}) == 1
    assert set(GAME.proof.invented(s.g, A)) == set(s.g.deck)


@pytest.mark.rule("FG 1.3.3", "FG 40.1.65")
def test_a_guessed_world_keeps_the_backs_one_sees_and_no_order_of_the_deck():
    s = scene(hands={A: "M C S", B: "M C S"})
    worlds = [GAME.rules.redeal(s.g, A, seed) for seed in range(20)]
    for world in worlds:
        assert sent(GAME, world, A)["view"] == s.sees(A)
    tops = {world.content.spells[world.code[world.deck[0]]].symbol for world in worlds}
    assert len(tops) > 1
