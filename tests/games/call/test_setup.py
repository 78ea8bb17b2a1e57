"""Set-up: factions, decks, stories, domains, opening hands, starting resources (chapters 2, 23)."""

from collections import Counter

import pytest

from fhtagn.games.call.pile_verbs import add_domain
from fhtagn.games.call.queries import faction_of_code
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.state import SPECTATOR
from tests.games.call.scene import GAME, A, B, Scene, scene
from tests.games.playing import NAMES, told

STORIES = [f"F{number}" for number in range(156, 166)]
PACKS = GAME.content.printed_packs
SEEDS = range(1, 13)


def table(*factions, seed=1, **options):
    """A new game at its first question; the seats come with factions, if some are said."""
    seats = [{"factions": one} for one in factions]
    g = start(GAME, settings(GAME, 2, options, seats), seed, listen=True)
    log, s = g.events, Scene(g)
    s.spare, g.events = False, log
    return s


def duel(seed=1, **options):
    """The first game of two very different decks."""
    return table("agency+hastur", "cthulhu+syndicate", seed=seed, **options)


def resourcing(seed=1, **options):
    """The same when both have kept their hands."""
    return duel(seed, **options).do("A keep_hand", "B keep_hand")


def begun(seed=1, **options):
    """The same when both have taken the first three cards as resources: the first turn."""
    return resourcing(seed, **options).do("A resources:1+2+3", "B resources:1+2+3")


def cards_of(s, seat):
    """All that the seat owns, wherever it lies."""
    return sorted(code for code, owner in zip(s.g.code, s.g.owner, strict=True) if owner == seat)


# -- the whole of it -------------------------------------------------------------------------------


@pytest.mark.example("CC ex-01")
@pytest.mark.rule("CC 1.1", "CC 1.2", "CC 2.12")
def test_set_up_from_the_rulebook():
    s = resourcing()
    before = s.sees(B)
    s.do("A resources:2+5+7")
    assert s.sees(B) == before
    s.do("B resources:1+2+3")
    assert (len(s.g.row), len(s.g.story_deck)) == (3, 7)
    for seat in (A, B):
        assert len(s.hand(seat)) == 5
        assert [len(one.split()) for one in s.domains(seat)] == [1, 1, 1]
        assert s.drained(seat) == []
        assert len(s.deck(seat)) == len(cards_of(s, seat)) - 8
        assert (s.discard(seat), s.won(seat), s.play(seat)) == ([], [], [])
    assert not any(s.g.wounds)
    assert not any(any(s.tokens(story)) for story in STORIES)
    assert told("begins", seat=s.g.active) in s.told(SPECTATOR)


@pytest.mark.rule("CC 2.12", "CC 1.8")
def test_the_game_starts_from_an_empty_table():
    s = resourcing()
    for one in s.sees(SPECTATOR)["players"]:
        assert (one["discard"], one["won"], one["play"]) == ([], [], [])
        assert [(place["resources"], place["drained"]) for place in one["domains"]] == [
            ([], False)
        ] * 3
    assert [one["tokens"] for one in s.sees(A)["row"]] == [[0, 0]] * 3
    assert not set(cards_of(s, A)) & set(cards_of(s, B))


# -- stories, domains ------------------------------------------------------------------------------


@pytest.mark.rule("CC 2.1", "CC 2.3")
def test_three_of_the_ten_stories_are_laid_out_by_chance():
    firsts = set()
    for seed in SEEDS:
        s = duel(seed)
        row, deck = s.row(), [s.g.code[card] for card in s.g.story_deck]
        assert (len(row), len(deck)) == (3, 7)
        assert sorted(row + deck) == STORIES
        assert [one["story"] for one in s.sees(A)["row"]] == row
        assert s.sees(A)["story_deck"] == [None] * 7
        firsts.add(tuple(row))
    assert len(firsts) > 8


@pytest.mark.rule("CC 2.1")
def test_own_decks_play_the_same_ten_stories():
    s = table(mode="decks")
    assert sorted(s.row() + [s.g.code[card] for card in s.g.story_deck]) == STORIES


@pytest.mark.rule("CC 2.4")
def test_the_three_domains_are_not_taken_from_the_deck():
    s = duel()
    for seat in (A, B):
        assert s.domains(seat) == ["", "", ""]
        assert len(s.hand(seat)) + len(s.deck(seat)) == len(cards_of(s, seat))
        assert all("card" not in one for one in s.sees(seat)["players"][seat]["domains"])


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC 2.2", "CC 2.5")
def test_both_shuffle_and_draw_eight():
    hands = {A: Counter(), B: Counter()}
    orders = set()
    for seed in SEEDS:
        s = duel(seed)
        for seat in (A, B):
            assert len(s.hand(seat)) == 8
            assert sorted(s.hand(seat) + s.deck(seat)) == cards_of(s, seat)
            hands[seat].update(s.hand(seat))
            orders.add(tuple(s.deck(seat)))
    assert len(orders) == 2 * len(SEEDS)
    assert all(len(hands[seat]) > 30 for seat in (A, B))


@pytest.mark.rule("CC 2.6", "CC 2.7")
def test_five_of_eight_are_kept_and_three_lie_under_the_domains():
    s = resourcing()
    hand = s.hand(A)
    assert len(s.keys(A, "resources:")) == 8 * 7 * 6 // 6
    s.do("B resources:1+2+3", "A resources:2+5+8")
    assert s.domains(A) == [hand[1], hand[4], hand[7]]
    kept = [hand[place] for place in (0, 2, 3, 5, 6)]
    assert s.hand(A)[:5] == kept
    assert [one["resources"] for one in s.sees(B)["players"][A]["domains"]] == [
        [hand[1]], [hand[4]], [hand[7]]
    ]  # fmt: skip


@pytest.mark.example("CC ex-03")
@pytest.mark.rule("CC 2.7")
def test_resources_go_one_to_each_domain():
    """Three different cards are named at once; whatever is named, no domain gets two."""
    s = resourcing()
    for key in s.keys(A, "resources:"):
        places = key.partition(":")[2].split("+")
        assert len(set(places)) == 3
    s.refuses(A, "resources:1+2", "resources:1+1+2")
    begun_anew = begun()
    assert [len(one.split()) for one in begun_anew.domains(A)] == [1, 1, 1]
    assert [len(one.split()) for one in begun_anew.domains(B)] == [1, 1, 1]


@pytest.mark.rule("CC 2.10")
def test_resources_are_chosen_in_secret_and_shown_together():
    s = resourcing()
    for seat in (A, B):
        s.offers(seat, "resources:1+2+3", "resources:6+7+8")
    before = [s.sees(seat) for seat in (A, B, SPECTATOR)]
    before_all = len(s.g.events)
    s.do("B resources:6+7+8")
    assert [s.sees(seat) for seat in (A, B, SPECTATOR)] == before
    assert len(s.g.events) == before_all
    s.do("A resources:1+2+3")
    shown = [one["seat"] for one in s.told(SPECTATOR) if one["kind"] == "resourced"]
    assert shown == [A, A, A, B, B, B]


# -- the mulligan ----------------------------------------------------------------------------------


@pytest.mark.example("CC ex-02")
@pytest.mark.rule("CC 2.8", "CC 2.9")
def test_the_mulligan_is_taken_once():
    news = 0
    for seed in SEEDS:
        s = duel(seed)
        hand, deck, theirs = s.hand(A), s.deck(A), s.hand(B)
        s.do("A redraw", "B keep_hand")
        assert told("redrew", seat=A) in s.told(B)
        assert told("kept_hand", seat=B) in s.told(A)
        assert (len(s.hand(A)), len(s.deck(A))) == (8, len(deck))
        assert sorted(s.hand(A) + s.deck(A)) == sorted(hand + deck)
        assert s.hand(B) == theirs
        s.refuses(A, "redraw")
        s.refuses(B, "redraw")
        assert {one.prompt for one in decisions(s.g)} == {"first_resources"}
        news += len(set(s.hand(A)) - set(hand))
    assert news > 40


@pytest.mark.rule("CC 2.8")
def test_the_mulligan_comes_before_any_resource():
    s = duel()
    assert sorted((one.seat, one.prompt) for one in decisions(s.g)) == [
        (A, "mulligan"), (B, "mulligan")
    ]  # fmt: skip
    assert [s.domains(seat) for seat in (A, B)] == [["", "", ""]] * 2
    without = duel(mulligan=False)
    assert {one.prompt for one in decisions(without.g)} == {"first_resources"}


@pytest.mark.rule("CC 2.9")
def test_the_second_hand_is_shuffled_out_of_the_whole_deck():
    """A card that went back may come again, and nobody knows where the others lie."""
    again = 0
    for seed in SEEDS:
        s = duel(seed)
        hand = s.hand(A)
        s.do("A redraw", "B redraw")
        again += len(set(s.hand(A)) & set(hand))
        for eyes in (A, B):
            assert set(s.sees(eyes)["players"][A]["deck"]) == {None}
    assert again > 0


# -- who begins ------------------------------------------------------------------------------------


@pytest.mark.rule("CC 2.11")
def test_the_first_player_is_drawn_by_lot():
    firsts = Counter(begun(seed).g.active for seed in range(80))
    assert 25 < firsts[A] < 55
    s = begun()
    kinds = [one["kind"] for one in s.told(SPECTATOR)]
    assert kinds.index("resourced") < kinds.index("begins") < kinds.index("turn")
    s.asks_for(s.g.active, "act")


# -- factions and packs ----------------------------------------------------------------------------


@pytest.mark.rule("CC 23.4", "CC 23.8")
def test_a_ready_made_deck_is_two_factions_and_a_neutral_pack():
    packs = Counter()
    for seed in SEEDS:
        s = duel(seed)
        for seat, pair in ((A, ("agency", "hastur")), (B, ("cthulhu", "syndicate"))):
            *two, neutral = s.sees(SPECTATOR)["players"][seat]["packs"]
            assert tuple(two) == pair
            wanted = [*PACKS[pair[0]], *PACKS[pair[1]], *PACKS[neutral]]
            assert cards_of(s, seat) == sorted(wanted)
            packs[seat, neutral] += 1
    assert set(packs) == {(seat, pack) for seat in (A, B) for pack in ("neutral_a", "neutral_b")}
    assert packs[A, "neutral_a"] == packs[B, "neutral_b"]


@pytest.mark.rule("CC 23.4", "CC 40.36")
def test_both_name_two_factions_at_the_same_time():
    s = table()
    for seat in (A, B):
        keys = s.keys(seat, "factions:")
        assert len(keys) == 21
        assert all(one != other for key in keys for one, other in [key.split(":")[1:]])
    before = s.sees(A)
    s.do("B factions:miskatonic:yog_sothoth")
    assert (s.sees(A), len(s.g.events)) == (before, 0)
    s.do("A factions:agency:hastur")
    assert s.sees(B)["players"][A]["packs"][:2] == ["agency", "hastur"]
    assert s.sees(A)["players"][B]["packs"][:2] == ["miskatonic", "yog_sothoth"]


@pytest.mark.example("CC ex-170")
@pytest.mark.rule("CC 23.7", "CC 40.36")
def test_the_same_faction_named_twice():
    losers = Counter()
    for seed in range(24):
        s = table(seed=seed)
        before = s.sees(B)
        s.do("A factions:agency:hastur")
        assert s.sees(B) == before
        s.do("B factions:agency:cthulhu")
        (asked,) = decisions(s.g)
        loser = asked.seat
        losers[loser] += 1
        free = ["miskatonic", "syndicate", "yog_sothoth", "shub_niggurath"]
        s.asks(loser, "name_another", *(f"faction:{one}" for one in free))
        s.do(f"{NAMES[loser]} faction:syndicate")
        packs = [one["packs"] for one in s.sees(SPECTATOR)["players"]]
        left = {A: {"hastur", "syndicate"}, B: {"cthulhu", "syndicate"}}[loser]
        assert set(packs[loser][:2]) == left
        assert (
            set(packs[1 - loser][:2])
            == {A: {"agency", "hastur"}, B: {"agency", "cthulhu"}}[1 - loser]
        )
        assert packs[A][2] != packs[B][2]
        assert told("lost_lot", seat=loser, faction="agency") in s.told(SPECTATOR)
    assert min(losers[A], losers[B]) > 4


@pytest.mark.rule("CC 23.7", "CC 40.36")
def test_each_faction_that_both_named_is_a_lot_of_its_own():
    shared = Counter()
    for seed in range(24):
        s = table(seed=seed).do("A factions:agency:hastur", "B factions:agency:hastur")
        lost = [one["seat"] for one in s.told(SPECTATOR) if one["kind"] == "lost_lot"]
        assert len(lost) == 2
        shared[tuple(lost)] += 1
        for seat in lost:
            s.do(f"{NAMES[seat]} {s.keys(seat, 'faction:')[0]}")
        packs = [set(one["packs"]) for one in s.sees(SPECTATOR)["players"]]
        assert not packs[A] & packs[B]
        assert [len(one) for one in packs] == [3, 3]
    assert len(shared) == 4


@pytest.mark.rule("CC 23.10")
def test_factions_may_be_drawn_at_random():
    drawn = set()
    for seed in range(30):
        s = table("random", "random", seed=seed)
        while decisions(s.g)[0].prompt == "name_another":
            seat = decisions(s.g)[0].seat
            s.do(f"{NAMES[seat]} {s.keys(seat, 'faction:')[0]}")
        packs = [one["packs"] for one in s.sees(SPECTATOR)["players"]]
        assert not set(packs[A]) & set(packs[B])
        drawn.add(tuple(packs[A][:2]))
    assert len(drawn) > 8


# -- Steve Clarney, the conspiracy -----------------------------------------------------------------


@pytest.mark.rule("CC 40.8")
def test_steve_clarney_is_where_the_table_wants_him():
    agents = table("agency+hastur", "miskatonic+syndicate", seed=3)
    assert "F023" in cards_of(agents, A)
    even = table("agency+hastur", "miskatonic+syndicate", seed=3, clarney="balanced")
    assert "F023" in cards_of(even, B)
    assert faction_of_code(agents.g, "F023") == "agency"
    assert faction_of_code(even.g, "F023") == "miskatonic"
    paid = {"hands": {A: "F023"}, "domains": {A: "agency*3 | miskatonic*3 | -"}}
    s = scene(**paid)
    s.do("A play:F023")
    assert s.drained(A) == [1]
    s = scene(**paid, balanced=True)
    s.do("A play:F023")
    assert s.drained(A) == [2]


@pytest.mark.rule("CC 40.9")
def test_the_conspiracy_is_left_in_the_box():
    for seed in SEEDS:
        s = duel(seed)
        assert "F155" not in cards_of(s, A) + cards_of(s, B)
        assert "F155" in s.sees(A)["box"]


@pytest.mark.example("CC ex-171")
@pytest.mark.rule("CC 40.9", "CC 40.37")
def test_the_conspiracy_goes_to_one_deck_by_lot():
    have = Counter()
    for seed in range(200):
        decks = [cards_of(duel(seed, conspiracy=True), seat) for seat in (A, B)]
        (lucky,) = (seat for seat in (A, B) if "F155" in decks[seat])
        have[lucky] += 1
        plain = [len(PACKS["agency"] + PACKS["hastur"]), len(PACKS["cthulhu"] + PACKS["syndicate"])]
        sizes = [len(decks[seat]) - plain[seat] - 7 for seat in (A, B)]
        assert sizes == [lucky == A, lucky == B]
    assert 70 <= have[A] <= 130


# -- what is known ---------------------------------------------------------------------------------


@pytest.mark.rule("CC 1.5", "CC 22.4")
def test_what_a_player_cannot_know_is_as_good_as_dealt_anew():
    """Hand, deck and face-down domain of the other, one's own deck, the story deck."""
    s = begun()
    for seat in (A, B):
        add_domain(s.g, seat)
    worlds = [GAME.rules.redeal(s.g, A, seed) for seed in range(8)]
    for world in worlds:
        assert GAME.view(world, A) == GAME.view(s.g, A)
        assert sorted(world.code) == sorted(s.g.code)
        assert cards_of(Scene(world), B) == cards_of(s, B)

    def differ(place):
        return len({tuple(world.code[card] for card in place) for world in worlds}) > 2

    g = s.g
    assert all(map(differ, (g.decks[A], g.decks[B], g.hands[B], g.story_deck)))
    assert differ([g.domains[B][3].card])
    assert not differ([*g.hands[A], g.domains[A][3].card])


@pytest.mark.rule("CC 40.43")
def test_with_open_lists_both_know_what_the_decks_hold():
    s = table(mode="decks", lists="open").do("A keep_hand", "B keep_hand")
    assert GAME.proof.invented(s.g, A) == ()
    for eyes in (A, B, SPECTATOR):
        lists = [one["deck_list"] for one in s.sees(eyes)["players"]]
        assert lists == [cards_of(s, A), cards_of(s, B)]
    for seed in range(4):
        assert cards_of(Scene(GAME.rules.redeal(s.g, A, seed)), B) == cards_of(s, B)


@pytest.mark.rule("CC 40.43")
def test_with_closed_lists_the_other_deck_may_hold_anything():
    s = table(mode="decks", lists="closed").do("A keep_hand", "B keep_hand")
    theirs = [card for card, owner in enumerate(s.g.owner) if owner == B]
    assert sorted(GAME.proof.invented(s.g, A)) == theirs
    seen = {
        eyes: [one["deck_list"] for one in s.sees(eyes)["players"]] for eyes in (A, B, SPECTATOR)
    }
    assert seen == {A: [cards_of(s, A), None], B: [None, cards_of(s, B)], SPECTATOR: [None, None]}
    imagined = Counter()
    for seed in range(8):
        world = Scene(GAME.rules.redeal(s.g, A, seed))
        assert cards_of(world, A) == cards_of(s, A)
        imagined.update(set(cards_of(world, B)) - set(cards_of(s, B)))
    assert len(imagined) > 20


@pytest.mark.rule("CC 40.43", "CC 1.5")
def test_who_is_asked_depends_on_the_lists_not_on_the_hand():
    """A hand that may hold a Power Drain is asked, whether it does or not."""
    shot = {"play": {B: "F010"}, "hands": {A: "F016", B: "F029"}}
    paid = {"domains": {A: "agency*3", B: "hastur*2"}}
    poor = {"domains": {A: "agency*3", B: "hastur"}}
    asked = [
        scene(**shot, **paid, deck={B: "F100 F010"}),
        scene(**shot, **paid, open_lists=False),
    ]
    for s in asked:
        s.do("A play:F016", "A x:3", auto=False)
        s.asks(B, "disrupt", "pass")
    unasked = [
        scene(**shot, **paid),
        scene(**shot, **poor, deck={B: "F100 F010"}),
        scene(**shot, **poor, open_lists=False),
    ]
    for s in unasked:
        s.do("A play:F016", "A x:3", auto=False)
        s.asks_for(B, "act")
