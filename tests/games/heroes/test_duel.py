"""The advanced duel: own decks, own piles, the additional turn (chapters 8 and 9)."""

import pytest

from fhtagn.kernel.agenda import decision
from fhtagn.kernel.complaint import Complaint, IllegalChoice
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import keyed, sent
from tests.games.heroes.scene import GAME, A, B, scene
from tests.games.playing import told


def duel(first="london", second="mountains", seed=1, **options):
    chosen = settings(GAME, 2, {"mode": "duel"} | options, [{"deck": first}, {"deck": second}])
    return start(GAME, chosen, seed, listen=True)


def duelling(**places):
    return scene(duel=True, **places)


@pytest.mark.example("MH ex-90")
def test_only_two_can_duel():
    with pytest.raises(Complaint, match="duel-seats"):
        settings(GAME, 3, {"mode": "duel"})
    with pytest.raises(Complaint, match="duel-decks"):
        settings(GAME, 2, {"mode": "duel", "decks": "london"})


@pytest.mark.rule("MH 8.2", "MH 8.10", "MH 8.11", "MH 8.22")
def test_set_up_of_the_duel():
    g = duel()
    for seat, prefix in ((A, "ldn_"), (B, "mtn_")):
        own = [g.code[card] for card in range(60) if g.owner[card] == seat]
        assert len(own) == 30
        assert all(code.startswith(prefix) for code in own)
        assert len(g.discards[seat]) == 2
        assert len(g.hands[seat]) == 3
        assert len(g.decks[seat]) == 25
        assert all(g.owner[card] == seat for card in g.decks[seat] + g.hands[seat])
    assert duel(seed=2).code != g.code
    from fhtagn.kernel.agenda import apply

    for key in ("first:1", "no_more", "exchange"):
        asked = decision(g)
        apply(g, asked.seat, keyed(g, asked.options)[key])
    assert (len(g.decks[B]), len(g.discards[B])) == (22, 5)


@pytest.mark.rule("MH 8.12", "MH 8.13")
def test_three_faction_cards_hidden_from_the_opponent():
    g = duel()
    for seat in (A, B):
        view = sent(GAME, g, seat)["view"]
        assert len(view["players"][seat]["factions"]) == 3
        assert None not in view["players"][seat]["factions"]
        assert view["players"][1 - seat]["factions"] == [None] * 3


@pytest.mark.rule("MH 8.17")
def test_the_faction_cards_are_fixed_with_the_deck():
    chosen = settings(GAME, 2, {"mode": "duel"}, [{"deck": "london"}, {"deck": "london"}])
    match = Match(GAME, chosen, 1)
    before = [match.state.code[card] for card in match.state.factions[A]]
    with pytest.raises(IllegalChoice):
        match.play(A, "factions:ldn_f_m1")
    assert [match.state.code[card] for card in match.state.factions[A]] == before


@pytest.mark.rule("MH 8.19")
def test_both_may_bring_the_same_characters():
    g = duel("london", "london")
    assert g.code[:60].count("ldn_dracula") == 2


@pytest.mark.rule("MH 8.23")
def test_lists_are_open_unless_closed():
    shown = sent(GAME, duel(), A)["view"]["lists"]
    assert shown[B] == sorted(GAME.content.decks["mountains"].characters)
    closed = duel(lists="closed")
    assert "lists" not in sent(GAME, closed, A)["view"]


@pytest.mark.rule("MH 8.23")
@pytest.mark.parametrize("lists", ["open", "closed"])
def test_a_redealt_duel_shows_only_what_may_be_known(lists):
    from fhtagn.games.heroes.deck_text import DuelDeck
    from fhtagn.games.heroes.decks import complaints

    g = duel(lists=lists)
    decks, factions = set(), set()
    for seed in range(12):
        world = GAME.rules.redeal(g, A, seed)
        own = [world.code[card] for card in range(60) if g.owner[card] == B]
        held = [world.code[card] for card in g.factions[B]]
        assert complaints(GAME.content, DuelDeck(tuple(own), tuple(held))) == []
        decks.add(tuple(sorted(own)))
        factions.add(tuple(sorted(held)))
    assert (len(decks) == 1) == (lists == "open")
    assert len(factions) > 1


@pytest.mark.example("MH ex-95")
def test_one_draws_only_from_ones_own_deck():
    s = duelling(hands={A: "ldn_servant", B: "ldn_damsel"}, deck={A: 20, B: 20})
    s.do("A draw", "B play:ldn_damsel", "A play:ldn_servant", "A draw_cards:1")
    assert (s.deck(A), s.deck(B)) == (18, 20)


@pytest.mark.example("MH ex-96")
def test_a_card_goes_to_its_owners_pile():
    s = duelling(hands={A: "ldn_creature"}, areas={B: "ldn_jekyll~0 ldn_damsel"})
    s.do("A play:ldn_creature")
    assert (s.discard(A), s.discard(B)) == (["ldn_jekyll"], ["ldn_damsel"])


@pytest.mark.example("MH ex-97")
def test_one_takes_only_from_ones_own_pile():
    s = duelling(hands={A: "shk_mary"}, discard={A: "shk_imp", B: "shk_mary shk_irregular"})
    s.do("A play:shk_mary", auto=False)
    s.is_turn_of(B)
    assert (s.discard(A), len(s.discard(B))) == (["shk_imp"], 2)
    own = duelling(hands={A: "shk_mary"}, discard={A: "shk_irregular", B: "shk_holmes"})
    own.do("A play:shk_mary", auto=False)
    own.asks(A, "take_from_discard", "take_back:shk_irregular", "decline")


@pytest.mark.rule("MH 9.8")
def test_one_looks_at_ones_own_deck():
    s = duelling(hands={A: "shk_mycroft"}, deck={A: "inn_zadok inn_dagon", B: "inn_hydra"})
    s.do("A play:shk_mycroft", "A look", auto=False)
    assert s.sees(A)["piles"][A]["known"] == ["inn_zadok", "inn_dagon"]
    assert s.sees(A)["piles"][B]["known"] == []


@pytest.mark.rule("MH 9.7", "MH 9.9", "MH 9.17")
def test_a_card_of_the_others_deck_works_and_scores_as_ones_own():
    s = duelling(
        hands={A: "inn_zadok~1", B: ""}, factions={A: "inn_f_h1 ldn_f_h1 ldn_f_m1"}, deck=9
    )
    s.do("A play:inn_zadok~1", "A choose:1")
    assert s.points(A) == 2 + 2
    copies = duelling(hands={A: "shk_imp shk_imp~1"})
    copies.asks(A, "act", "play:shk_imp", "play:shk_imp~1", "draw")


@pytest.mark.rule("MH 9.7")
def test_a_discarded_hand_goes_to_the_owners():
    s = duelling(hands={A: "", B: "shk_imp~0 inn_dagon"}, deck={A: 1, B: 9})
    s.do("A draw", "B skip")
    assert "shk_imp" in s.discard(A)
    assert "inn_dagon" in s.discard(B)


@pytest.mark.example("MH ex-99")
def test_a_look_at_a_faction_card_shows_one_of_three_by_lot():
    seen = set()
    for lot in range(3):
        s = duelling(hands={A: "inn_zadok"}, factions={B: "ldn_f_h1 ldn_f_h2 ldn_f_m1"})
        s.draw_lots(lot).do("A play:inn_zadok", "A choose:1")
        shown = s.sees(A)["players"][B]["factions"]
        assert shown.count(None) == 2
        seen.add(next(one for one in shown if one))
        assert told("saw_faction", seat=A, other=B) in s.told(B)
        assert not any("faction" in event for event in s.told(B))
        assert "ldn_f_" not in str(s.told(B))
    assert seen == {"ldn_f_h1", "ldn_f_h2", "ldn_f_m1"}


@pytest.mark.example("MH ex-100")
def test_the_end_of_the_duel():
    s = duelling(hands={A: "*", B: "shk_satan inn_zadok"}, deck={A: 1, B: 6})
    s.do("A draw")
    s.asks(B, "additional_turn", "play:shk_satan", "play:inn_zadok", "draw", "skip")
    s.do("B play:shk_satan")
    s.is_over()
    assert s.deck(B) == 5
    assert (s.hand(A), s.hand(B)) == ([], [])


@pytest.mark.example("MH ex-101")
def test_both_decks_run_out():
    s = duelling(hands={A: "", B: ""}, deck={A: 1, B: 1}).do("A draw")
    s.asks(B, "additional_turn", "draw", "skip")
    s.do("B draw")
    s.is_over()


@pytest.mark.example("MH ex-102")
def test_an_ability_empties_the_own_deck():
    s = duelling(hands={A: "shk_watson"}, areas={A: "shk_holmes"}, deck={A: 1, B: 9})
    s.do("A play:shk_watson", "A draw_cards:2")
    assert (len(s.hand(A)), s.deck(A)) == (1, 0)
    assert decision(s.g).prompt == "additional_turn"
    assert s.area(A) == ["shk_holmes", "shk_watson"]


@pytest.mark.rule("MH 9.4", "MH 9.10", "MH 9.12")
def test_the_additional_turn_is_cut_short_by_the_second_deck():
    s = duelling(hands={A: "", B: "shk_watson"}, areas={B: "shk_holmes"}, deck={A: 1, B: 1})
    s.do("A draw", "B play:shk_watson", "B draw_cards:2")
    s.is_over()


@pytest.mark.rule("MH 9.11", "MH 9.13")
def test_the_additional_turn_may_be_declined():
    s = duelling(hands={A: ""}, deck={A: 1, B: 3}).do("A draw", "B skip")
    s.is_over()
    assert s.deck(B) == 3
    assert s.g.last == A


@pytest.mark.example("MH ex-103")
def test_the_best_faction_counts():
    s = duelling(
        hands={A: ""}, areas={A: "ldn_dracula ldn_mummy ldn_priest"}, deck={A: 1, B: 9},
        factions={A: "ldn_f_m2 ldn_f_m3 ldn_f_h1"},
    )  # fmt: skip
    assert [s.points(A, one) for one in ("ldn_f_m2", "ldn_f_m3", "ldn_f_h1")] == [4, 4, -2]
    s.do("A draw", "B skip")
    shown = s.sees(B)["players"]
    assert (shown[A]["faction"], shown[A]["points"]) == ("ldn_f_m2", 4)
    assert None not in shown[A]["factions"] + shown[B]["factions"]


@pytest.mark.example("MH ex-104")
def test_a_tie_in_the_duel():
    def tied():
        return duelling(
            hands={A: "", B: "inn_agent"}, deck={A: 1, B: 9},
            areas={A: "inn_zadok", B: "inn_agent"},
            factions={A: "inn_f_h2 inn_f_h3 inn_f_m1", B: "inn_f_h2 inn_f_h3 inn_f_m2"},
        )  # fmt: skip

    taken = tied().do("A draw", "B play:inn_agent")
    assert (taken.points(A), taken.points(B), taken.winner()) == (2, 2, B)
    declined = duelling(
        hands={A: "", B: ""}, deck={A: 1, B: 9}, areas={A: "inn_agent", B: "inn_agent"},
        factions={A: "inn_f_h2 inn_f_h3 inn_f_m1", B: "inn_f_h2 inn_f_h3 inn_f_m2"},
    ).do("A draw", "B skip")  # fmt: skip
    assert (declined.points(A), declined.points(B), declined.winner()) == (1, 1, A)


@pytest.mark.rule("MH 9.5", "MH 9.6", "MH 9.15", "MH 9.16")
def test_the_best_of_three_decides_the_duel():
    s = duelling(
        hands={A: "", B: ""}, areas={A: "inn_dagon", B: "inn_agent"}, deck={A: 1, B: 9},
        factions={A: "inn_f_h1 inn_f_h2 inn_f_m2", B: "inn_f_m1 inn_f_m2 inn_f_h2"},
    ).do("A draw", "B skip")  # fmt: skip
    assert (s.points(A), s.points(B), s.winner()) == (2, 1, A)


@pytest.mark.rule("MH 9.1", "MH 9.2", "MH 9.3")
def test_otherwise_the_usual_rules_hold():
    s = duelling(hands={A: "inn_zadok inn_obed inn_casey"})
    s.asks(A, "act", "play:inn_zadok", "play:inn_obed", "play:inn_casey")
    s.do("A play:inn_casey")
    s.is_turn_of(B)
    assert (s.deck(A), s.deck(B)) == (10, 10)
