"""Worlds a seat cannot tell from the real one: they keep what it knows and deal the rest anew."""

import pytest

from fhtagn.games.heroes.deck_text import DuelDeck, compact
from fhtagn.games.heroes.decks import complaints
from fhtagn.kernel.agenda import apply, decisions
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.knowledge import learn
from fhtagn.kernel.state import EVERYONE
from tests.games.heroes.eyes import DECK, PASSING, looked
from tests.games.heroes.scene import GAME, A, B, C, D, scene


def worlds(s, seat):
    return [GAME.rules.redeal(s.g, seat, seed) for seed in range(25)]


def can_be(s, seat, card):
    """What the card could be in the eyes of the seat."""
    return {world.code[card] for world in worlds(s, seat)}


@pytest.mark.rule("MH 10.18", "MH 10.6")
def test_a_redealt_world_keeps_what_a_seat_has_seen_of_a_hand():
    hands = {"A": "inn_zadok inn_casey inn_orne", "C": "shk_holmes", "D": "inn_clerk", "B": ""}
    s = looked(turn=C, at=A, **hands)
    casey, orne = s.g.hands[A]
    for seat in (A, B, C, D):
        assert all(GAME.view(world, seat) == s.sees(seat) for world in worlds(s, seat))
    assert (can_be(s, C, casey), can_be(s, C, orne)) == ({"inn_casey"}, {"inn_orne"})
    assert len(can_be(s, B, casey)) > 2
    s.draw_lots(0).do("D play:inn_clerk", "D choose:0")
    assert can_be(s, C, casey) > {"inn_casey", "inn_orne"}  # C can no longer tell
    assert can_be(s, A, casey) == can_be(s, D, casey) == {"inn_casey"}


@pytest.mark.rule("MH 10.18", "MH 10.6")
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ("ldn_rasputin inn_zadok", ("A play:ldn_rasputin", "A choose:1")),
        (
            "mtn_beyond inn_zadok",
            ("A play:mtn_beyond", "A pass_on:0", "B pass_on:1", "C pass_on:0"),
        ),
        ("inn_clerk inn_zadok", ("A play:inn_clerk", "A choose:1")),
        ("shk_adler inn_zadok", ("A play:shk_adler", "A choose:1", "A give:0")),
        ("inn_lawrence inn_zadok", ("A play:inn_lawrence", "A return:inn_obed@0")),
        ("inn_tilton inn_zadok", ("A play:inn_tilton", "A take_back:inn_orne")),
    ],
)
def test_in_a_redealt_world_everybody_holds_the_cards_that_came_to_them(hands, moves):
    s = scene(
        seats=3,
        hands={A: hands, B: "inn_dagon inn_hydra", C: "inn_casey"},
        areas={A: "inn_obed"},
        discard="inn_orne",
    ).do(*moves)
    s.is_turn_of(B)
    for seat in (A, B, C):
        before = s.sees(seat)
        for world in worlds(s, seat):
            assert [world.code[card] for card in world.hands[seat]] == s.hand(seat)
            assert GAME.view(world, seat) == before


@pytest.mark.rule("MH 10.18", "MH 10.6")
def test_a_redealt_world_keeps_the_known_top_of_the_deck():
    s = scene(seats=3, hands={A: "inn_grocery", B: "shk_mycroft", C: ""}, deck=DECK)
    s.do("A play:inn_grocery", "A look", "A top:1", "A top:1")
    first = s.g.decks[0][0]
    assert can_be(s, A, first) == {"inn_hydra"}
    assert len(can_be(s, B, first)) > 2
    s.do("B play:shk_mycroft", "B look", "B top:0", "B top:1")
    assert can_be(s, B, first) == {"inn_hydra"}
    assert len(can_be(s, A, first)) > 2


@pytest.mark.rule("MH 10.8", "MH 10.6")
def test_a_redealt_world_keeps_a_faction_card_that_was_seen():
    s = scene(seats=3, hands={A: "inn_zadok"}, factions={B: "ldn_f_h2", C: "ldn_f_m3"})
    s.do("A play:inn_zadok", "A choose:2")
    of_b, of_c = s.g.factions[B][0], s.g.factions[C][0]
    assert can_be(s, A, of_c) == {"ldn_f_m3"}
    assert can_be(s, C, of_b) > {"ldn_f_h2"}
    for world in worlds(s, B):
        assert world.code[of_b] == "ldn_f_h2"


@pytest.mark.rule("MH 5.36", "MH 10.6")
def test_a_redealt_world_keeps_ones_own_sealed_pick_and_draws_those_of_others():
    s = scene(seats=4, hands=PASSING).do("A play:mtn_beyond", "A pass_on:1", "C pass_on:2")
    mine, others = s.g.hands[A][1], set(s.g.hands[C])
    arrived = {passed_on(world) for world in worlds(s, A)}
    assert {at_b for at_b, _ in arrived} == {(mine,)}
    assert {card for _, at_d in arrived for card in at_d} == others  # C may have picked any


def passed_on(world):
    """What B and D hold after D, whose pick alone is missing, has passed the only card."""
    assert [one.sealed for one in decisions(world)] == [True, True, False]
    apply(world, D, decisions(world)[2].options[0])
    return world.hands[B], world.hands[D]


def closed_duel():
    """A duel with closed lists; B's deck is as one-sided as it may be."""
    heroes = ("ldn_priest", "ldn_priest", "ldn_damsel", "ldn_damsel", "ldn_damsel", "ldn_mina")
    monsters = [one for one in GAME.content.decks["london"].characters if kind(one) == "monster"]
    neutral = ["mtn_hieroglyph"] * 4 + ["shk_soul"] * 2
    factions = ("ldn_f_h1", "ldn_f_m1", "inn_f_m1")
    theirs = DuelDeck((*heroes, *monsters, *["inn_deep_one"] * 3, *neutral), factions)
    seats = [{"deck": "london"}, {"deck": compact(theirs)}]
    return start(GAME, settings(GAME, 2, {"mode": "duel", "lists": "closed"}, seats), 1)


def kind(code):
    return GAME.content.characters[code].kind


@pytest.mark.rule("MH 8.23", "MH 8.13", "MH 10.6")
@pytest.mark.parametrize("kinds", [("monster", "neutral"), ("hero",), ("neutral", "hero"), ()])
def test_a_redealt_duel_with_closed_lists_keeps_what_was_seen_and_stays_legal(kinds):
    g = closed_duel()
    cards = [card for card, owner in enumerate(g.owner) if owner == B]
    seen = [card for card in cards if kind(g.code[card]) in kinds or g.known[card] == EVERYONE]
    learn(g, A, [*seen, g.factions[B][0]])
    lists, factions = set(), set()
    for seed in range(25):
        world = GAME.rules.redeal(g, A, seed)
        assert all(world.code[card] == g.code[card] for card in seen)
        assert world.code[g.factions[B][0]] == "ldn_f_h1"
        deck = DuelDeck(
            *(tuple(world.code[one] for one in some) for some in (cards, g.factions[B]))
        )
        assert complaints(GAME.content, deck) == []  # six Heroes, and one of London at least
        lists.add(tuple(sorted(deck.characters)))
        factions.add(tuple(sorted(deck.factions)))
    assert len(lists) > 20
    assert len(factions) > 1
