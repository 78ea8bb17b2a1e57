"""Components and set-up: what is in the box, and how a game begins (chapters 1 and 2)."""

from collections import Counter

import pytest

from fhtagn.games.fate.queries import space
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.present import keyed
from fhtagn.kernel.state import EVERYONE, SPECTATOR
from tests.games.fate.scene import GAME, NAMES, A, B, C, D, Scene, scene
from tests.games.playing import told

CONTENT = GAME.content
SEEDS = range(1, 13)
ALTAR = ["other_worlds", "museum", "ceremony", "streets", "gathering", "library"]


def table(players=3, gods=(), colours=(), seed=1, **options):
    """A new game of the base box, at its first question."""
    seats = [{} for _ in range(players)]
    for name, values in (("god", gods), ("colour", colours)):
        for seat, value in enumerate(values):
            seats[seat][name] = value
    g = start(GAME, settings(GAME, players, options, seats), seed, listen=True)
    begun_with = g.events
    s = Scene(g, GAME)
    g.events = begun_with
    return s


def begun(players=3, gods=(), seed=1, **more):
    """The same when every player has kept the first of the two gods."""
    s = table(players, gods, seed=seed, **more)
    while s.g.turn is None:
        question = next(one for one in decisions(s.g) if not one.sealed)
        key = s.keys(question.seat, "god:")[0]
        s.do(f"{'ABCD'[question.seat]} {key}", auto=False)
    return s


# -- the box ---------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-102")
@pytest.mark.rule("FG 1.1.1")
def test_one_to_four_may_play():
    for players in (1, 2, 3, 4):
        s = begun(players)
        assert len(set(s.g.gods)) == players
        assert "" not in s.g.gods
    for players in (0, 5):
        with pytest.raises(Complaint) as refused:
            settings(GAME, players, {})
        assert refused.value.name == "seats"


@pytest.mark.rule("FG 1.1.2", "FG 40.1.1")
def test_the_altar_has_six_locations_in_a_circle_round_the_abyss():
    s = begun()
    assert [one["id"] for one in s.sees(A)["locations"]] == ALTAR == NAMES
    assert all(one["abyss"] == 7 for one in s.sees(A)["players"])
    laid = next(event for event in s.told(SPECTATOR) if event["kind"] == "columns_begun")
    assert laid["symbols"] == tuple(one["column"][0] for one in s.sees(A)["locations"])


@pytest.mark.rule("FG 1.1.3", "FG 1.1.6", "FG 1.1.7")
def test_what_the_base_box_holds():
    g = table(players=4).g
    sorts = [CONTENT.spells, CONTENT.artifacts, CONTENT.curses, CONTENT.gods, CONTENT.storms]
    assert [sum(code in sort for code in g.code) for sort in sorts] == [65, 20, 20, 8, 8]
    assert (g.gates, g.sign_supply, len(g.token)) == (15, 40, 4)
    assert (CONTENT.counts["dice"], len(table(players=2).g.fate)) == (10, 2)


@pytest.mark.rule("FG 1.1.4", "FG 2.1.3")
def test_every_cult_has_twenty_cultists_of_its_own_colour():
    s = begun(4)
    assert len({one["colour"] for one in s.sees(A)["players"]}) == 4
    assert all(GAME.proof.totals(s.g)[f"cultists[{seat}]"] == 20 for seat in range(4))
    assert s.g.token == [0, 0, 0, 0]


@pytest.mark.rule("FG 1.1.8")
def test_the_faces_of_a_die():
    assert Counter(CONTENT.die) == {"star": 1, "sign": 2, "tentacle": 2, "cthulhu": 1}


@pytest.mark.rule("FG 1.1.9", "FG 1.3.1")
def test_five_symbols_on_the_backs_each_as_often_as_the_others():
    for box, count in (("base", 13), ("expansion", 3)):
        backs = Counter()
        for spell in CONTENT.spells.values():
            if spell.box == box:
                backs[ALTAR[spell.symbol]] += spell.copies
        assert backs == dict.fromkeys(ALTAR[1:], count)


@pytest.mark.rule("FG 1.3.2")
def test_the_front_of_a_spell():
    front = GAME.display.printed["spell"]["crack_the_seal"]
    assert front.facts["cost"] == ("museum", "ceremony")
    assert front.facts["symbol"] == "museum"
    assert front.name["en"] == "Crack the Seal"
    assert "destroy 1 Elder Sign" in front.text["en"]
    s = scene(hands={A: "crack_the_seal"})
    assert s.sees(A)["players"][A]["hand"] == [("museum", "crack_the_seal")]


@pytest.mark.rule("FG 1.2.1", "FG 1.2.2")
def test_what_a_lodge_holds():
    s = scene(
        reserve={A: "marginalia M G"},
        investigators="A 2",
        token={A: 4},
        signs={A: 3},
        cultists={A: "lodge 5"},
    )
    lodge = s.sees(B)["players"][A]
    assert (lodge["lodge"], lodge["visitors"], lodge["token"], lodge["signs"]) == (5, 2, 4, 3)
    assert [back for back, _ in lodge["reserve"]] == ["library", "museum", "gathering"]
    gift = GAME.display.printed["god"][lodge["god"]]
    assert gift.text["en"].startswith(CONTENT.gods["cthulhu"].gift["en"])


@pytest.mark.rule("FG 1.2.3")
def test_the_summon_track_is_a_ring_of_ten_spaces():
    steps = range(13)
    spaces = [space(scene(token={A: steps_made}, goal=13).g, A) for steps_made in steps]
    assert spaces == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2]


@pytest.mark.rule("FG 1.2.6")
def test_a_god_is_marked_with_the_numbers_of_players():
    facts = {code: one.facts["players"] for code, one in GAME.display.printed["god"].items()}
    assert facts["hastur"] == ("2", "3", "4")
    assert facts["cthulhu"] == ("1", "2", "3", "4")
    alone = begun(1, gods=("hastur",), everything=True)
    assert told("not_recommended", seat=A, god="hastur", count=1) in alone.told(A)
    assert not any(event["kind"] == "not_recommended" for event in begun(2, ("hastur",)).told(A))


# -- gods ------------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-02")
@pytest.mark.rule("FG 2.1.1", "FG 2.1.2", "FG 2.1.16", "FG 40.1.39")
def test_two_gods_each_one_kept_and_a_fair_draw_for_the_first_turn():
    s = table(4)
    dealt = [s.keys(seat, "god:") for seat in range(4)]
    assert [len(two) for two in dealt] == [2, 2, 2, 2]
    assert len({god for two in dealt for god in two}) == 8
    s.do(*(f"{'ABCD'[seat]} {two[1]}" for seat, two in enumerate(dealt)))
    assert s.g.gods == [two[1].removeprefix("god:") for two in dealt]
    assert sum(s.g.code[card] in CONTENT.gods for card in s.g.box) == 4
    assert len(s.g.deck) == 47
    firsts = Counter(begun(4, seed=seed).g.first for seed in range(400))
    assert all(70 <= firsts[seat] <= 130 for seat in range(4))


@pytest.mark.rule("FG 2.1.1")
def test_nobody_sees_the_gods_dealt_to_others_nor_those_sent_back():
    s = table(3)
    for seat in (A, B, C, SPECTATOR):
        for other, player in enumerate(s.sees(seat)["players"]):
            assert [bool(god) for god in player["offers"]] == [other == seat] * 2
    kept, sent_back = (key.removeprefix("god:") for key in s.keys(A, "god:"))
    s.do(f"A god:{kept}")
    assert s.sees(B)["players"][A]["god"] == ""  # until all have kept one
    s.do(f"B {s.keys(B, 'god:')[0]}", f"C {s.keys(C, 'god:')[0]}")
    assert s.sees(B)["players"][A]["god"] == kept
    assert sent_back not in str(s.told(B))


@pytest.mark.rule("FG 2.1.2")
def test_a_player_has_the_gift_of_the_god_that_was_chosen():
    s = scene(gods="azathoth cthulhu dagon", here="ceremony", at="actions").rolls("E E E")
    s.do("A no_die")
    assert told("gift_used", seat=A, god="azathoth") in s.told(B)


@pytest.mark.rule("FG 40.1.68")
def test_gods_and_colours_may_be_named_beforehand():
    s = table(3, gods=("yog_sothoth", "", "dagon"), colours=("", "violet"))
    assert [one[0] for one in s.asked()] == ["B"]
    assert not {"god:yog_sothoth", "god:dagon"} & set(s.keys(B))
    s.do(f"B {s.keys(B, 'god:')[0]}")
    assert (s.g.gods[A], s.g.gods[C]) == ("yog_sothoth", "dagon")
    assert s.g.colours[B] == "violet"
    assert len(set(s.g.colours)) == 3


@pytest.mark.rule("FG 2.1.1", "FG 2.1.3", "FG 40.1.68")
@pytest.mark.parametrize(
    ("seats", "fault"),
    [
        ([{"god": "dagon"}, {"god": "dagon"}], "same-god"),
        ([{"colour": "teal"}, {"colour": "teal"}], "same-colour"),
        ([{"god": "yig"}], "god-not-here"),
    ],
)
def test_nobody_has_the_same_god_or_colour(seats, fault):
    with pytest.raises(Complaint) as refused:
        settings(GAME, 2, {}, seats)
    assert refused.value.name == fault


# -- the table -------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-01")
@pytest.mark.rule("FG 1.1.5", "FG 2.1.7", "FG 2.1.13", "FG 2.1.15")
def test_set_up_for_three():
    s = begun()
    seen = s.sees(A)
    for seat in (A, B, C):
        assert (s.cultists(seat, "lodge"), s.cultists(seat, "abyss")) == (7, 7)
        assert [s.cultists(seat, place) for place in ALTAR] == [1] * 6
        assert (len(s.hand(seat)), s.g.gate_held[seat]) == (3, False)
        assert (s.token(seat), s.signs(seat)) == (0, 0)
    assert [len(one["column"]) for one in seen["locations"]] == [1] * 6
    assert (seen["deck"], seen["discard"]) == (50, [])
    assert (len(seen["artifacts"]), seen["artifact_deck"], seen["curse_deck"]) == (2, 18, 20)
    assert (seen["gates"], s.g.sign_supply) == (15, 40)
    assert [s.investigators(place) for place in ALTAR] == [1] * 6
    assert (s.investigators("supply"), sum(s.g.visitors)) == (19, 0)
    assert seen["fate"] == ["other_worlds"]


@pytest.mark.rule("FG 2.1.4", "FG 2.1.5", "FG 2.1.6", "FG 2.1.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_figures_at_the_start(players):
    g = begun(players).g
    assert (g.lodge, g.abyss) == ([7] * players, [7] * players)
    assert g.altar == [(1,) * 6] * players
    assert g.fate == [0] * (2 if players == 2 else 1)


@pytest.mark.rule("FG 2.1.7", "FG 2.1.8", "FG 2.1.9", "FG 40.1.1")
def test_spells_are_dealt_to_hands_then_to_columns_clockwise():
    g = begun().g
    assert g.hands == [(0, 1, 2), (3, 4, 5), (6, 7, 8)]  # the deck from its top
    assert g.columns == [(9,), (10,), (11,), (12,), (13,), (14,)]
    assert g.deck == tuple(range(15, 65))
    assert not any(g.known[card] for column in (*g.columns, g.deck) for card in column)
    assert len({tuple(begun(seed=seed).g.code[:65]) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("FG 2.1.10", "FG 2.1.11", "FG 2.1.12")
def test_artifacts_gates_and_curses():
    decks = [begun(seed=seed).g for seed in SEEDS]
    for g in decks:
        assert all(g.known[card] == EVERYONE for card in g.display)
        assert not any(g.known[card] for card in (*g.artifact_deck, *g.curse_deck))
        assert (len(g.display), g.gates) == (2, 15)
    for pile in ("display", "artifact_deck", "curse_deck"):
        orders = {tuple(g.code[card] for card in getattr(g, pile)) for g in decks}
        assert len(orders) > len(SEEDS) // 2


@pytest.mark.rule("FG 2.1.16", "FG 40.1.39")
def test_the_first_player_takes_the_first_turn():
    firsts = {begun(seed=seed).g.first for seed in SEEDS}
    assert firsts == {A, B, C}
    for seed in SEEDS:
        s = begun(seed=seed)
        assert s.g.turn.seat == s.g.first
        assert told("first_player", seat=s.g.first) in s.told(D)


@pytest.mark.rule("FG 2.1.1")
def test_the_key_of_a_secret_choice_does_not_name_the_god():
    g = start(GAME, settings(GAME, 3, {}), 1)
    for question in decisions(g):
        assert list(keyed(g, question.options)) == ["god:0", "god:1"]
