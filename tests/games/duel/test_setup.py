"""Set-up: factions, start areas, the first player (chapters 1 and 2)."""

from itertools import permutations

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.state import EVERYONE
from tests.games.duel.scene import GAME, NAMES, A, B, Scene
from tests.games.playing import told

FACTIONS = ("great_cthulhu", "black_goat", "sleeper", "windwalker")
MAPS = ("lovecraft_country", "extinction")
SEEDS = range(1, 13)


def table(*factions, seed=1, ages=(0, 0), **options):
    """A new game in which the seats have named these factions ("" for none)."""
    named = factions or ("", "")
    seats = [{"faction": one, "age": age} for one, age in zip(named, ages, strict=True)]
    return Scene(start(GAME, settings(GAME, 2, options, seats), seed, listen=True))


def begun(*factions, **more):
    """The same when everybody has set up, in the first area that the glyphs offer."""
    s = table(*factions, **more)
    while s.g.phase == "setup":
        (question,) = s.asked()
        s.do(f"{question[0]} {question.split()[2]}")
    return s


@pytest.mark.example("CW ex-01")
@pytest.mark.rule("CW 2.1.1", "CW 2.1.2", "CW 2.1.3", "CW 2.2.3")
def test_the_starting_position():
    s = table("sleeper", "windwalker", map="extinction")
    s.asks(A, "choose_start", "start@laurentia")
    s.do("A start@laurentia")
    s.asks(B, "choose_start", "start@arctica", "start@antarctica")
    s.do("B start@antarctica")
    for seat, area in ((A, "laurentia"), (B, "antarctica")):
        assert (s.power(seat), s.doom(seat)) == (8, 0)
        assert s.gate(area) == f"{NAMES[seat]} acolyte"
        assert s.units(seat, area) == {"acolyte": 6}
    assert set(s.gates()) == {"laurentia", "antarctica"}
    seen = s.sees(A)
    assert (seen["ritual"]["price"], seen["decay"], seen["bag"]) == (5, 0, 12)
    assert s.g.first == A
    s.is_turn_of(A)


@pytest.mark.example("CW ex-02")
@pytest.mark.rule("CW 2.4.1")
@pytest.mark.parametrize("map_", MAPS)
@pytest.mark.parametrize("other", [one for one in FACTIONS if one != "great_cthulhu"])
def test_great_cthulhu_always_begins(other, map_):
    for seed in SEEDS[:4]:
        for begins in ("lot", "first", "second"):
            options = {"map": map_, "begins": begins, "seed": seed}
            begun("great_cthulhu", other, **options).is_turn_of(A)
            begun(other, "great_cthulhu", **options).is_turn_of(B)


@pytest.mark.rule("CW 2.4.2")
@pytest.mark.parametrize("other", ["black_goat", "sleeper"])
def test_windwalker_never_begins(other):
    for begins in ("lot", "first", "second"):
        for seed in SEEDS[:6]:
            begun("windwalker", other, begins=begins, seed=seed).is_turn_of(B)
            begun(other, "windwalker", begins=begins, seed=seed).is_turn_of(A)


@pytest.mark.rule("CW 2.4.3")
def test_others_begin_as_the_table_has_agreed():
    begun("black_goat", "sleeper", begins="first").is_turn_of(A)
    begun("black_goat", "sleeper", begins="second").is_turn_of(B)
    drawn = {begun("black_goat", "sleeper", begins="lot", seed=seed).g.first for seed in SEEDS}
    assert drawn == {A, B}


@pytest.mark.rule("CW 2.1.4")
def test_nobody_knows_the_order_of_the_elder_signs():
    orders = {
        tuple(s.g.code[sign] for sign in s.g.bag)
        for s in (begun("sleeper", "black_goat", seed=seed) for seed in SEEDS)
    }
    assert len(orders) == len(SEEDS)
    s = begun("sleeper", "black_goat")
    assert not any(s.g.known[sign] & EVERYONE for sign in s.g.bag)
    assert [s.sees(seat)["bag"] for seat in (A, B)] == [12, 12]


@pytest.mark.rule("CW 2.2.1", "CW 1.1.14")
def test_the_younger_picks_first_and_nobody_takes_the_same_faction():
    for younger, ages in ((A, (20, 30)), (B, (30, 20))):
        for seed in SEEDS[:4]:
            s = table(ages=ages, seed=seed)
            s.asks(younger, "choose_faction", *(f"faction:{one}" for one in FACTIONS))
            s.do(f"{NAMES[younger]} faction:sleeper")
            left = [f"faction:{one}" for one in FACTIONS if one != "sleeper"]
            s.asks(1 - younger, "choose_faction", *left)
            s.do(f"{NAMES[1 - younger]} faction:black_goat")
            assert s.g.factions[younger] == "sleeper"
            assert s.g.factions[1 - younger] == "black_goat"


@pytest.mark.rule("CW 2.2.1")
def test_without_ages_or_with_the_same_the_lot_says_who_picks_first():
    for ages in ((0, 0), (0, 30), (25, 25)):
        firsts = {table(ages=ages, seed=seed).asked()[0][0] for seed in SEEDS}
        assert firsts == {"A", "B"}


@pytest.mark.rule("CW 2.2.1")
def test_only_who_has_named_no_faction_picks_one():
    s = table("", "windwalker", ages=(30, 20))
    s.asks(A, "choose_faction", *(f"faction:{one}" for one in FACTIONS if one != "windwalker"))
    s.do("A faction:great_cthulhu")
    assert s.g.factions == ["great_cthulhu", "windwalker"]


@pytest.mark.rule("CW 2.2.1")
def test_factions_are_drawn_by_lot_if_the_table_wants_that():
    pairs = {tuple(table(factions="lot", seed=seed).g.factions) for seed in range(1, 41)}
    assert len(pairs) > 6
    assert pairs <= set(permutations(FACTIONS, 2))
    drawn = {table("sleeper", "", factions="lot", seed=seed).g.factions[B] for seed in SEEDS}
    assert drawn <= set(FACTIONS) - {"sleeper"}
    assert len(drawn) > 1


@pytest.mark.rule("CW 2.2.1", "CW 1.1.14")
def test_the_same_faction_twice_is_refused():
    with pytest.raises(Complaint, match="same-faction"):
        table("sleeper", "sleeper")


@pytest.mark.rule("CW 1.1.14", "CW 2.3.1", "CW 2.3.2", "CW 2.3.4")
@pytest.mark.parametrize("map_", MAPS)
def test_any_two_factions_meet_on_any_map(map_):
    board = GAME.content.boards[map_]
    for pair in permutations(FACTIONS, 2):
        s = begun(*pair, map=map_)
        for seat, faction in enumerate(pair):
            area = board.areas[s.g.start[seat]].id
            assert s.g.start[seat] in board.glyphs[faction]
            assert s.gate(area) == f"{NAMES[seat]} acolyte"
            assert s.units(seat, area) == {"acolyte": 6}
        assert len(s.gates()) == 2


@pytest.mark.rule("CW 2.2.2", "CW 2.3.3", "CW 2.3.5", "CW 2.2.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_everything_but_the_acolytes_lies_in_the_pool(faction):
    other = next(one for one in FACTIONS if one != faction)
    s = begun(faction, other)
    sheet = GAME.content.factions[faction]
    owned = {unit.id: count for unit, count in sheet.units}
    assert s.units(A, "pool") == {kind: owned[kind] for kind in owned if kind != "acolyte"}
    assert len(s.g.units[A]) == sum(owned.values())
    assert s.books(A) == {}
    assert (s.power(A), s.g.factions[A]) == (8, faction)


@pytest.mark.rule("CW 2.2.2", "CW 2.2.1")
def test_who_picks_a_faction_takes_its_sheet_and_units():
    s = table(ages=(20, 30)).do("A faction:sleeper", "B faction:great_cthulhu")
    assert s.g.factions == ["sleeper", "great_cthulhu"]
    assert (s.units(A, "pool")["wizard"], s.units(B, "pool")["deep_one"]) == (2, 4)
    assert told("took_faction", seat=B, faction="great_cthulhu") in s.told(A)


@pytest.mark.rule("CW 2.3.6", "CW 2.3.7")
def test_windwalker_sets_up_last_and_chooses_between_two_areas():
    s = table("windwalker", "sleeper", map="extinction")
    s.asks(B, "choose_start", "start@laurentia")
    s.do("B start@laurentia")
    s.asks(A, "choose_start", "start@arctica", "start@antarctica")
    assert s.gates() == {"laurentia": "B acolyte"}
    s.do("A start@arctica")
    assert s.gates() == {"laurentia": "B acolyte", "arctica": "A acolyte"}
    assert s.units(A, "antarctica") == {}


@pytest.mark.rule("CW 2.3.1")
def test_other_factions_have_one_start_area():
    s = table("great_cthulhu", "black_goat", map="lovecraft_country")
    s.asks(A, "choose_start", "start@jersey_charles")
    s.do("A start@jersey_charles", auto=False)
    s.asks(B, "choose_start", "start@dunwich")


@pytest.mark.rule("CW 3.2.2")
def test_the_game_starts_with_an_action_phase():
    s = begun("great_cthulhu", "black_goat")
    assert (s.g.phase, s.g.round) == ("action", 1)
    s.asks_for(A, "act")


@pytest.mark.rule("CW 1.1.1")
def test_exactly_two_play():
    assert GAME.rules.seats == (2,)
    for seats in (1, 3):
        with pytest.raises(Complaint, match="seats"):
            settings(GAME, seats, {})
    s = begun("great_cthulhu", "black_goat", map="extinction")
    s.do("A move:acolyte@south_thalassa_ocean>tethys_ocean", "A stop", "A end").is_turn_of(B)
    s.do("B move:acolyte@kalahari>india", "B stop", "B end").is_turn_of(A)
