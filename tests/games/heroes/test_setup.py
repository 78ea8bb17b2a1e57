"""Set-up: decks, faction cards, hands, the cry, the exchange (chapters 1 and 3)."""

from collections import Counter

import pytest

from fhtagn.games import load
from fhtagn.kernel.agenda import apply, decision, decisions
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import keyed, sent
from fhtagn.kernel.state import EVERYONE, TABLE
from tests.games.heroes.scene import GAME, A, B, C, scene
from tests.games.playing import told

CONTENT = GAME.content


def table(seats, seed=1, ages=(), **options):
    by_seat = [{"age": age} for age in ages]
    return start(GAME, settings(GAME, seats, options, by_seat), seed, listen=True)


def answer(g, *keys):
    for key in keys:
        asked = decision(g)
        options = keyed(g, asked.options)
        assert key in options, (key, list(options))
        apply(g, asked.seat, options[key])


def begun(seats, seed=1, **options):
    """A table on which seat 0 has cried and everybody has kept their hand."""
    g = table(seats, seed, **options)
    answer(g, "first:0", "no_more", *["keep"] * seats)
    return g


@pytest.mark.example("MH ex-01")
def test_deck_composition():
    for deck in CONTENT.decks.values():
        assert len(deck.characters) == 30
        sides = Counter(CONTENT.factions[one].side for one in deck.factions)
        assert sides == {"hero": 3, "monster": 3}
    kinds = {
        name: Counter(CONTENT.characters[one].kind for one in deck.characters)
        for name, deck in CONTENT.decks.items()
    }
    assert kinds["london"] == kinds["innsmouth"] == {"hero": 15, "monster": 15}
    assert kinds["sherlock"] == kinds["mountains"] == {"hero": 13, "monster": 13, "neutral": 4}
    neutral = [one for one in CONTENT.decks["mountains"].characters if "hieroglyph" in one]
    assert neutral == ["mtn_hieroglyph"] * 4
    volumes = {name: deck.volume for name, deck in CONTENT.decks.items()}
    assert volumes == {"innsmouth": 2, "mountains": 2, "london": 1, "sherlock": 1}


@pytest.mark.example("MH ex-02")
def test_kinds_and_symbols():
    assert len(CONTENT.characters) == 80
    shown = {"hero": (True, False), "monster": (False, True), "neutral": (False, False)}
    for one in CONTENT.characters.values():
        assert (one.suns > 0, one.skulls > 0) == shown[one.kind], one.id
        optional = one.place_may or any(one.steps[number].may for number in one.ability)
        assert ("You may" in one.text["en"]) == optional, one.id
        assert ("Вы можете" in one.text["ru"]) == optional, one.id


@pytest.mark.example("MH ex-03")
def test_number_of_players():
    for seats in (1, 9):
        with pytest.raises(Complaint, match="seats"):
            settings(GAME, seats, {})
    for seats in (2, 8):
        assert decisions(table(seats))[0].seat == TABLE
    assert GAME.rules.seats == (2, 3, 4, 5, 6, 7, 8)


@pytest.mark.example("MH ex-04")
@pytest.mark.parametrize(("seats", "left"), [(2, 23), (3, 20), (4, 17)])
def test_set_up_with_one_deck(seats, left):
    g = begun(seats)
    assert all(code.startswith("inn_") for code in g.code)
    assert len(g.discards[0]) == 1
    assert g.known[g.discards[0][0]] == EVERYONE
    assert [len(hand) for hand in g.hands] == [3] * seats
    assert len(g.decks[0]) == left
    assert [len(cards) for cards in g.factions] == [1] * seats
    assert len(g.box) == 6 - seats
    for seat in range(seats):
        shown = str(sent(GAME, g, seat))
        assert not any(g.code[one] in shown for one in g.box)


@pytest.mark.rule("MH 3.2", "MH 3.3")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_five_and_more_play_with_both_decks(seats):
    g = begun(seats)
    characters = [g.code[card] for card in range(60)]
    both = CONTENT.decks["innsmouth"].characters + CONTENT.decks["mountains"].characters
    assert sorted(characters) == sorted(both)
    assert all(code in CONTENT.factions for code in g.code[60:])
    assert len(g.decks[0]) == 60 - 1 - 3 * seats


@pytest.mark.rule("MH 3.3", "MH 3.8")
def test_both_piles_are_shuffled_apart():
    orders = {tuple(table(6, seed).code[:60]) for seed in range(5)}
    factions = {tuple(table(6, seed).code[60:]) for seed in range(5)}
    assert len(orders) == len(factions) == 5


@pytest.mark.example("MH ex-06")
def test_the_host_may_choose_the_decks():
    assert all(code.startswith("ldn_") for code in begun(4, decks="london").code)
    six = begun(6, decks="london+sherlock")
    assert {code[:4] for code in six.code} == {"ldn_", "shk_"}
    assert len(six.owner) == 60
    with pytest.raises(Complaint, match="deck-twice"):
        settings(GAME, 6, {"decks": "london+london"})
    for seats, decks in ((4, "london+sherlock"), (6, "london")):
        with pytest.raises(Complaint, match="decks-for-seats"):
            settings(GAME, seats, {"decks": decks})
    with pytest.raises(Complaint) as refused:
        settings(GAME, 4, {"decks": "lundon"})
    assert refused.value.about["nearest"] == "london"


@pytest.mark.rule("MH 3.4", "MH 3.22")
def test_faction_cards_are_dealt_blindly():
    sides = set()
    for seed in range(60):
        g = table(2, seed)
        sides.add(tuple(CONTENT.factions[g.code[cards[0]]].side for cards in g.factions))
    assert sides == {(a, b) for a in ("hero", "monster") for b in ("hero", "monster")}


@pytest.mark.rule("MH 3.5", "MH 3.6", "MH 3.7")
def test_only_its_player_knows_a_faction_card():
    g = begun(3)
    for seat in range(3):
        view = sent(GAME, g, seat)["view"]
        own = g.code[g.factions[seat][0]]
        assert [one["factions"] for one in view["players"]] == [
            [own] if other == seat else [None] for other in range(3)
        ]
        seen = [event.seen_by(seat) for event in g.events]
        assert [one for one in seen if one["kind"] == "saw_own_faction"] == [
            told("saw_own_faction", seat=other, **({"faction": own} if other == seat else {}))
            for other in range(3)
        ]
        for other in range(3):
            assert (g.code[g.factions[other][0]] in str(seen)) == (other == seat)
    assert all(g.known[one] == 0 for one in g.box)


@pytest.mark.rule("MH 3.9", "MH 3.10")
def test_the_discard_pile_is_started_before_hands_are_dealt():
    g = table(2)
    kinds = [event.told["kind"] for event in g.events]
    assert kinds.count("turned_up") == 1
    assert kinds.count("drew") == 6
    assert kinds.index("turned_up") < kinds.index("drew")


# -- the cry ---------------------------------------------------------------------------------------


@pytest.mark.rule("MH 3.13", "MH 3.15")
def test_the_first_to_cry_begins_and_the_turn_goes_clockwise():
    g = table(4)
    answer(g, "first:2", "no_more")
    assert g.first == 2
    answer(g, "keep", "keep", "keep", "keep")
    for seat in (2, 3, 0, 1, 2):
        asked = decision(g)
        assert (asked.seat, asked.prompt) == (seat, "act")
        while (asked := decision(g)).seat == seat:
            apply(g, seat, asked.options[-1])


@pytest.mark.rule("MH 3.14")
def test_of_several_callers_the_oldest_begins():
    g = table(3, ages=(30, 50, 40))
    answer(g, "first:0", "also:1", "also:2", "no_more")
    assert g.first == 1
    g = table(3, ages=(60, 50, 40))
    answer(g, "first:1", "also:2", "no_more")
    assert g.first == 1  # the oldest at the table did not cry


@pytest.mark.rule("MH 3.17")
def test_cries_within_300_ms_are_simultaneous():
    assert GAME.rules.buzzers["who_cried"].together == 300


@pytest.mark.rule("MH 3.23")
def test_the_table_waits_fifteen_seconds_for_a_cry():
    assert GAME.rules.buzzers["who_cried"].patience == 15_000


@pytest.mark.rule("MH 3.18")
def test_the_lot_decides_where_ages_do_not():
    def firsts(ages, *keys):
        found = set()
        for seed in range(40):
            g = table(3, seed, ages=ages)
            answer(g, *keys)
            found.add(g.first)
        return found

    assert firsts((), "nobody") == {0, 1, 2}
    assert firsts((50, 0, 40), "first:0", "also:1", "no_more") == {0, 1}  # an age is missing
    assert firsts((40, 40, 10), "first:0", "also:1", "also:2", "no_more") == {0, 1}  # shared
    assert firsts((), "first:2", "no_more") == {2}


# -- the exchange ----------------------------------------------------------------------------------


@pytest.mark.rule("MH 3.11", "MH 3.12", "MH 3.20")
def test_a_hand_is_exchanged_whole_and_goes_face_up_to_the_pile():
    g = table(2)
    answer(g, "first:0", "no_more")
    old, deck = g.hands[A], len(g.decks[0])
    assert list(keyed(g, decision(g).options)) == ["keep", "exchange"]
    answer(g, "exchange")
    assert len(g.hands[A]) == 3
    assert not set(g.hands[A]) & set(old)
    assert g.discards[0][-3:] == old
    assert all(g.known[card] == EVERYONE for card in old)
    assert len(g.decks[0]) == deck - 3


@pytest.mark.rule("MH 3.11")
def test_nobody_is_obliged_to_exchange():
    g = table(2)
    answer(g, "first:0", "no_more")
    hand, deck = g.hands[A], g.decks[0]
    answer(g, "keep")
    assert (g.hands[A], g.decks[0]) == (hand, deck)
    assert told("kept", seat=A) in [event.seen_by(B) for event in g.events]


@pytest.mark.rule("MH 3.19")
def test_each_is_asked_once_in_turn_order_from_the_first_player():
    g = table(3)
    answer(g, "first:1", "no_more")
    asked = []
    while decision(g).prompt == "exchange":
        asked.append(decision(g).seat)
        answer(g, "exchange")
    assert asked == [1, 2, 0]
    assert (decision(g).seat, decision(g).prompt) == (1, "act")


@pytest.mark.rule("MH 3.21")
@pytest.mark.parametrize(("seats", "left"), [(2, 17), (3, 11), (4, 5), (5, 29), (8, 11)])
def test_set_up_never_empties_the_deck(seats, left):
    g = table(seats)
    answer(g, "first:0", "no_more", *["exchange"] * seats)
    assert len(g.decks[0]) == left
    assert decision(g).prompt == "act"


@pytest.mark.rule("MH 10.9")
@pytest.mark.example("MH ex-106")
def test_a_match_can_be_replayed_exactly():
    from fhtagn.kernel.match import replayed

    def played(seed):
        match = Match(GAME, settings(GAME, 3, {}), seed)
        while not match.over:
            asked = match.decisions()[0]
            keys = list(keyed(match.state, asked.options))
            match.play(asked.seat, keys[match.seq % len(keys)])
        return match

    match = played(5)
    again = replayed(load("heroes"), match.record())
    assert again.record() == match.record()
    assert again.events == match.events
    assert played(6).record()["digest"] != match.record()["digest"]


@pytest.mark.example("MH ex-11")
def test_secrecy():
    s = scene(
        seats=3,
        hands={A: "inn_zadok inn_obed", B: "inn_dagon inn_hydra inn_casey", C: "inn_orne"},
        areas={A: "inn_hybrid", C: "inn_agent"},
        discard="inn_ticket inn_clerk inn_pthya",
        turn=B,
    )
    views = [s.sees(seat) for seat in range(3)]
    for seat, view in enumerate(views):
        for other, player in enumerate(view["players"]):
            size = len(s.hand(other))
            assert player["hand"] == (s.hand(other) if other == seat else [None] * size)
            assert (player["factions"] == [None]) == (other != seat)
        assert view["piles"] == [
            {"deck": 10, "known": [], "discard": ["inn_ticket", "inn_clerk", "inn_pthya"]}
        ]
        assert [one["area"] for one in view["players"]] == [
            [("inn_hybrid", 0)], [], [("inn_agent", 0)],
        ]  # fmt: skip
