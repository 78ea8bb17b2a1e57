"""A fifth faction from a content pack: nothing knows that there are four."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from fhtagn.games import load
from fhtagn.games.duel.abilities import QUESTIONS
from fhtagn.kernel.agenda import apply, decision
from fhtagn.kernel.game import restored, settings
from fhtagn.kernel.present import sent
from fhtagn.kernel.rules import key_of
from fhtagn.kernel.save import save
from fhtagn.lab.laws import (
    conservation,
    keep,
    keys_are_unique,
    legality_is_once,
    no_dead_ends,
    questions_are_pure,
    reasons_are_given,
    settled,
    spectators_see_least,
)
from fhtagn.lab.play import PlayedMove, walk
from tests.effort import effort
from tests.games.duel.guest import GUEST
from tests.games.duel.scene import GAME, A, B, scene
from tests.games.playing import told

FOUR = ("great_cthulhu", "black_goat", "sleeper", "windwalker")
BOOKS = ("guest_haste", "guest_call", "guest_whims", "guest_veil", "guest_masks", "guest_moult")
NEAR_INDIA = ("tethys_ocean", "antarctica", "kalahari", "australia")


def visit(B="sleeper", books="", **more):  # noqa: N803  the seat's name
    """A scene in which A is the guest, with these spellbooks."""
    opened = {A: books} | more.pop("books_of", {})
    return scene(A="guest", B=B, game=GUEST, books=opened, **more)


# -- the pack --------------------------------------------------------------------------------------


@pytest.mark.rule("CW 1.1.14", "CW 1.1.13", "CW 2.2.1")
def test_a_pack_brings_a_faction_and_its_start_areas():
    content = GUEST.content
    assert set(content.factions) == {*FOUR, "guest"}
    assert content.factions["guest"].spellbooks == BOOKS
    assert [unit.id for unit, _ in content.factions["guest"].units] == [
        "acolyte", "guest_hound", "guest_pale_one",
    ]  # fmt: skip
    starts = {name: board.glyphs["guest"] for name, board in content.boards.items()}
    places = {name: content.boards[name].areas[only].id for name, (only,) in starts.items()}
    assert places == {"extinction": "siberia", "lovecraft_country": "kingsport"}
    tried = {
        (one.table["map"], one.of(A, "faction"), one.of(B, "faction"))
        for one in GUEST.proof.variants(2)
    }
    assert {
        (board, *pair) for board in places for pair in permutations(content.factions, 2)
    } <= tried


def test_the_game_without_the_pack_knows_nothing_of_it():
    plain = load("duel")
    assert set(plain.content.factions) == set(FOUR)
    assert plain.rules.actions == GAME.rules.actions
    assert not [kind for kind in plain.rules.actions if "guest" in kind]
    assert plain.content.digest != GUEST.content.digest
    mine = [name for one in QUESTIONS for name in one.answers if name.startswith("guest_")]
    assert sorted(mine) == sorted({*BOOKS, "guest_second_sight"})


# -- whole games -----------------------------------------------------------------------------------

LAWS = (
    no_dead_ends, keys_are_unique, questions_are_pure, reasons_are_given, legality_is_once,
    settled, spectators_see_least,
)  # fmt: skip


def eager(_game, g, chance):
    """Acts rather than ends, and likes what only the guest can do."""
    asked = decision(g)
    keys = {key_of(g, task): task for task in asked.options}
    own = [key for key in keys if key.startswith(("guest", "awaken", "fulfil", "battle"))]
    acts = [key for key in keys if key not in ("pass_turn", "hibernate", "end")]
    liked = own if own and chance.random() < 0.4 else acts or list(keys)
    return PlayedMove(asked.seat, keys[chance.choice(liked)])


def saved(at):
    """A table with a guest can be saved and taken up again."""
    if at.number % 40 == 0:
        again = restored(GUEST, save(at.g))
        assert [sent(GUEST, again, seat) for seat in (A, B)] == [
            sent(GUEST, at.g, seat) for seat in (A, B)
        ]


@pytest.mark.slow
@pytest.mark.rule("CW 1.1.14", "CW 11.1.1")
@pytest.mark.parametrize("board", ["extinction", "lovecraft_country"])
@pytest.mark.parametrize("other", FOUR)
def test_whole_games_with_the_guest(did, board, other):
    opened, ends = Counter(), []

    def at_the_end(at):
        if at.move is None:
            ends.append(at.g.outcome)
            opened.update(at.g.books[at.g.factions.index("guest")])

    for number, seed in zip(range(effort(6, least=2)), did.seeds(), strict=False):
        factions = ("guest", other) if number % 2 else (other, "guest")
        table = settings(GUEST, 2, {"map": board}, [{"faction": one} for one in factions])
        laws = (*LAWS, conservation(), saved, at_the_end)
        did["plies"] += keep(laws, walk(GUEST, table, seed, eager), every=8)
        did["games"] += 1
    assert len(ends) == did["games"]
    assert None not in ends
    assert sum(opened[book] for book in BOOKS) >= 2
    did.at_least(games=2, plies=100)


@pytest.mark.rule("CW 11.1.1", "CW 7.1.2")
def test_the_guests_abilities_are_used_in_play(did):
    """Games that begin with all six spellbooks: every one of them comes to bear."""
    used = Counter()
    for number, seed in zip(range(effort(12, least=8)), did.seeds(), strict=False):
        chance = Random(seed)
        s = visit(
            FOUR[number % 4],
            books=" ".join(BOOKS),
            units={A: {"siberia": "3 acolyte! 2 guest_hound", "india": "guest_pale_one"},
                   B: {"siberia": "acolyte", "india": "2 acolyte!", "kalahari": "2 acolyte"}},
        )  # fmt: skip
        s.g.rng = seed
        for _ in range(400):
            if s.g.outcome is not None:
                break
            move = eager(GUEST, s.g, chance)
            asked = decision(s.g)
            used[key_of(s.g, move.task).partition("@")[0].partition(":")[0]] += 1
            used["whims"] += asked.prompt == "choose_retreat" and ("owner", B) in asked.about
            apply(s.g, move.seat, move.task)
        happened = [event["kind"] for event in s.told(A)]
        used.update(kind for kind in happened if kind in ("die", "replaced"))
        did["games"] += 1
    wanted = ("guest_haste", "guest_call", "guest_moult", "guest_veil", "whims", "die", "replaced")
    assert {name: used[name] for name in wanted if not used[name]} == {}


# -- units, awakening, requirements ----------------------------------------------------------------


@pytest.mark.rule("CW 10.3.1", "CW 7.4.1", "CW 19.3.3")
def test_the_pale_one_awakes_by_the_guests_own_rule():
    s = visit(power=(5, 1), units={A: {"siberia": "acolyte! guest_hound", "india": "acolyte"}})
    assert s.keys(A, "awaken") == ["awaken:guest_pale_one@siberia"]
    s.do("A awaken:guest_pale_one@siberia")
    s.asks(A, "choose_book", *(f"book:{book}" for book in BOOKS))
    s.do("A book:guest_veil")
    assert (s.power(A), s.books(A)) == (0, {3: "guest_veil"})
    units = {A: {"india": "guest_pale_one 2 guest_hound", "siberia": "guest_hound"},
             B: {"india": "acolyte"}}  # fmt: skip
    s = visit(units=units, books={4: "guest_haste"})
    s.rolls(*[6] * 6).do("A battle@india")
    assert s.dice()[A] == 1 + 3 + 2


@pytest.mark.rule("CW 7.4.1", "CW 7.4.8", "CW 11.2.1")
def test_the_guests_requirements():
    s = visit(units={A: {"siberia": "acolyte!", "india": "acolyte"}, B: {"baltica": "acolyte"}})
    assert s.keys(A, "fulfil") == ["fulfil:guest_6"]  # without a Hound not the other one
    s.do("A gate@india", "A control:acolyte@india")
    s.asks_for(A, "choose_book")
    s.do("A book:guest_call")
    assert s.books(A) == {1: "guest_call"}
    s = visit(units={A: {"siberia": "guest_hound"}, B: {"baltica": "acolyte"}})
    assert s.keys(A, "fulfil") == ["fulfil:guest_2", "fulfil:guest_6"]
    s.do("A fulfil:guest_6", "A book:guest_call")
    assert (s.power(A), s.signs(A), s.books(A)) == (5, 1, {6: "guest_call"})
    s = visit(at="doom turn", units={A: {"siberia": "acolyte!"}}).do(
        "A ritual", "A book:guest_call"
    )
    assert s.books(A) == {5: "guest_call"}


# -- a second action at once -----------------------------------------------------------------------


def hasty(other="sleeper", power=(6, 8), six=True, **more):
    """The guest may take two actions, shift a gate and fight in two areas."""
    books = " ".join(BOOKS) if six else "guest_haste"
    units = {A: {"siberia": "2 acolyte! guest_hound", "india": "guest_hound"},
             B: {"india": "acolyte", "siberia": "acolyte"}}  # fmt: skip
    return visit(other, books=books, power=power, units=units, **more)


@pytest.mark.rule("CW 12.1.4", "CW 34.1.1", "CW 12.1.1")
def test_no_unlimited_action_fits_between_two_actions():
    s = hasty()
    s.offers(A, "abandon@siberia", "battle@india")
    s.do("A guest_haste")
    s.asks_for(A, "second_action")
    assert s.power(A) == 5
    s.refuses(A, "abandon@siberia", "end")
    s.do("A recruit:acolyte@siberia")
    s.asks_for(A, "act")
    s.offers(A, "abandon@siberia", "battle@india", "end")  # unlimited ones, after both
    s.refuses(A, "recruit:acolyte@siberia", "guest_haste")
    assert s.power(A) == 4


@pytest.mark.rule("CW 12.1.4", "CW 12.3.5", "CW 12.3.7")
def test_a_battle_may_be_the_second_action():
    s = hasty()
    s.rolls(1, 1, *[1] * 9).do("A guest_haste", "A battle@india", "A ready")
    s.offers(A, "battle@siberia", "end")
    s.refuses(A, "battle@india", "recruit:acolyte@siberia")
    s = hasty(six=False)
    s.rolls(1, 1).do("A guest_haste", "A battle@india")
    s.refuses(A, "battle@siberia")


@pytest.mark.rule("CW 13.2.4", "CW 13.2.2", "CW 13.1.4")
def test_an_ongoing_ability_fits_between_two_actions():
    s = hasty("great_cthulhu", books_of={B: {1: "devolve"}})
    s.do("A guest_haste")
    s.asks(B, "between", "devolve:acolyte@siberia", "devolve:acolyte@india", "pass")
    s.do("B devolve:acolyte@india", "B pass")
    s.asks_for(A, "second_action")
    assert s.units(B, "india") == {"deep_one": 1}
    s.do("A recruit:acolyte@siberia")
    s.asks_for(B, "between")  # and once more after the second


@pytest.mark.rule("CW 12.1.4", "CW 9.1.8")
def test_without_power_there_is_no_second_action():
    s = hasty(power=(1, 8)).do("A guest_haste")
    s.asks(A, "act", "abandon@siberia", "end")


@pytest.mark.rule("CW 12.1.4", "CW 10.8.1")
def test_passing_as_the_second_action_ends_the_turn():
    s = hasty().do("A guest_haste", "A pass_turn")
    assert s.power(A) == 0
    s.asks_for(B, "act")


# -- an action that cannot be carried out ----------------------------------------------------------


@pytest.mark.example("CW ex-19")
@pytest.mark.rule("CW 11.1.3", "CW 34.1.2", "CW 18.1.5", "CW 34.1.3")
def test_the_call_is_illegal_without_a_hound_in_the_pool():
    """As Zingaya is without Undead."""
    there = {"india": "2 acolyte! wizard"}
    s = visit(books="guest_call", units={A: {"india": "guest_hound", "siberia": "3 guest_hound"},
                                         B: there})  # fmt: skip
    assert s.keys(A, "guest_call") == []
    s = visit(books="guest_call", units={A: {"india": "guest_hound", "siberia": "2 guest_hound"},
                                         B: there})  # fmt: skip
    s.do("A guest_call@india")
    s.asks(B, "guest_called", "guest_give:acolyte", "guest_give:acolyte_on_gate")
    s.do("B guest_give:acolyte_on_gate")
    assert (s.doom(A), s.power(A), s.gate("india")) == (1, 7, "free")
    assert (s.units(A, "india"), s.units(B, "india")) == (
        {"guest_hound": 2}, {"acolyte": 1, "wizard": 1},
    )  # fmt: skip


@pytest.mark.rule("CW 11.1.3", "CW 7.1.2", "CW 33.5.11")
def test_the_call_needs_an_acolyte_the_spellbook_and_the_price():
    units = {A: {"india": "guest_hound"}, B: {"india": "serpent_man", "siberia": "acolyte"}}
    assert visit(books="guest_call", units=units).keys(A, "guest_call") == []
    units = {A: {"india": "guest_hound"}, B: {"india": "acolyte"}}
    assert visit(units=units).keys(A, "guest_call") == []
    ice = {"tokens": {"ice_age": "india"}, "books_of": {B: {3: "ice_age"}}}
    s = visit(B="windwalker", books="guest_call", power=(1, 8), units=units, **ice)
    assert s.keys(A, "guest_call") == []
    s = visit(B="windwalker", books="guest_call", power=(2, 8), units=units, **ice)
    s.do("A guest_call@india")
    assert s.power(A) == 0


# -- replacing a unit of one's own -----------------------------------------------------------------


@pytest.mark.example("CW ex-53")
@pytest.mark.rule("CW 18.1.4", "CW 34.1.12")
def test_a_monster_replaced_by_its_owner_is_nobodys_doom():
    """As with The Million Favored Ones."""
    s = visit(books="guest_moult", units={A: {"india": "2 guest_hound"}, B: {"india": "acolyte"}})
    s.do("A guest_moult@india")
    assert (s.g.doom, s.power(A), s.units(A, "india")) == (
        [0, 0],
        7,
        {"guest_hound": 1, "acolyte": 1},
    )
    assert told("replaced", seat=A, unit="guest_hound", at="india") in s.told(B)
    full = visit(books="guest_moult", units={A: {"india": "2 guest_hound 6 acolyte"}})
    assert full.keys(A, "guest_moult") == []


# -- dice ------------------------------------------------------------------------------------------


def sighted(*faces, theirs="2 acolyte", switch=False, own="3 guest_hound", **more):
    s = visit(units={A: {"india": own}, B: {"india": theirs}}, **more)
    if switch:
        s.do("A switch_off:guest_second_sight")
    return s.rolls(*faces).do("A battle@india")


@pytest.mark.example("CW ex-65")
@pytest.mark.rule("CW 19.3.7", "CW 34.1.11")
def test_only_misses_are_rolled_again():
    """As with Channel Power."""
    s = sighted(6, 3, 4, 5)
    assert told("rolled", seat=A, dice=3, kills=1, pains=2) in s.told(B)
    assert [event for event in s.told(B) if event["kind"] == "die"] == [
        told("die", seat=A, value=5)
    ]
    s = sighted(1, 2, 3, 1, 2, 6)
    # a miss rolled again may be a miss again
    assert told("rolled", seat=A, dice=3, kills=1, pains=0) in s.told(B)


@pytest.mark.rule("CW 19.3.7", "CW 7.2.7")
def test_rolling_again_can_be_declined():
    s = sighted(1, 2, 3, switch=True)
    assert told("rolled", seat=A, dice=3, kills=0, pains=0) in s.told(B)
    s.is_turn_of(A)


@pytest.mark.rule("CW 19.3.7", "CW 40.5.16")
def test_a_die_rolled_twice_is_one_die():
    s = sighted(1, 1, 1, 1, 1, 1)
    assert (s.dice()[A], s.books(A)) == (3, {})
    s = sighted(*[6] * 4, own="4 guest_hound")
    s.asks_for(A, "choose_book")


@pytest.mark.rule("CW 32.5.8", "CW 32.5.11")
def test_the_sleeper_borrows_what_the_guest_can_do():
    """Ancient Sorcery asks the sheet, not a list of factions."""
    units = {A: {"india": "serpent_man", "lent": "serpent_man"}, B: {"india": "acolyte"}}
    table = {"A": "sleeper", "B": "guest", "game": GUEST, "books": {A: {4: "ancient_sorcery"}}}
    s = scene(**table, units=units).rolls(1, 6).do("A battle@india")
    assert told("rolled", seat=A, dice=1, kills=1, pains=0) in s.told(B)
    assert s.doom(A) == 1
    s = scene(**table, units={A: {"india": "serpent_man"}, B: {"india": "acolyte"}})
    s.rolls(1).do("A battle@india")
    assert told("rolled", seat=A, dice=1, kills=0, pains=0) in s.told(B)


# -- hidden from a battle --------------------------------------------------------------------------


@pytest.mark.rule("CW 34.1.6", "CW 19.2.8")
def test_who_is_hidden_stays_hidden_when_the_bearer_is_gone():
    units = {A: {"india": "guest_hound guest_pale_one"}, B: {"india": "cthulhu 2 deep_one"}}
    s = visit("great_cthulhu", books="guest_veil", units=units).do("A battle@india")
    s.asks(A, "pre_battle", "guest_veil:guest_hound~0", "guest_veil:deep_one~1", "ready")
    s.do("A guest_veil:deep_one~1")
    s.rolls(6, *[1] * 7).do("B devour")  # the only Hound, the bearer of the Veil
    assert s.units(A, "pool")["guest_hound"] == 4
    assert s.dice() == (1, 6 + 1)
    s.do("B kill:deep_one")
    assert s.units(B, "india") == {"cthulhu": 1, "deep_one": 1}  # one killed, one never there
    s.asks_for(B, "choose_book")


@pytest.mark.rule("CW 34.1.6", "CW 19.2.6")
def test_a_hidden_unit_takes_no_result_and_stays():
    units = {A: {"india": "2 guest_hound"}, B: {"india": "serpent_man acolyte!"}}
    s = visit(books="guest_veil", units=units).rolls(6, 6)
    s.do("A battle@india", "A guest_veil:serpent_man~1")
    assert (s.dice(), s.doom(A)) == ((2, 0), 1)
    assert s.units(B, "india") == {"serpent_man": 1}
    s.is_turn_of(A)


@pytest.mark.rule("CW 34.1.6", "CW 19.2.10", "CW 7.2.7")
def test_the_veil_may_leave_nobody_to_fight_or_be_declined():
    units = {A: {"india": "guest_hound"}, B: {"india": "acolyte"}}
    s = visit(books="guest_veil", units=units).do("A battle@india", "A guest_veil:acolyte~1")
    s.is_turn_of(A)
    assert not [event for event in s.told(B) if event["kind"] == "rolled"]
    s = visit(books="guest_veil", units=units).rolls(6).do("A battle@india", "A ready")
    assert s.doom(A) == 1
    units = {A: {"india": "guest_pale_one"}, B: {"india": "acolyte"}}
    s = visit(books="guest_veil", units=units).rolls(6).do("A battle@india")
    assert s.doom(A) == 1  # no Hound, no Veil


# -- retreats --------------------------------------------------------------------------------------


@pytest.mark.example("CW ex-69")
@pytest.mark.rule("CW 34.1.8", "CW 19.5.3", "CW 7.3.2")
@pytest.mark.parametrize("attacker", "AB")
def test_the_guest_chooses_where_everybody_retreats(attacker):
    """As with Madness."""
    units = {A: {"india": "2 guest_hound"}, B: {"india": "2 serpent_man", "kalahari": "wizard"}}
    s = visit(books="guest_whims", turn="AB".index(attacker), units=units)
    s.rolls(4, 4, 5, 5).do(f"{attacker} battle@india")
    own = [f"retreat:guest_hound>{area}" for area in NEAR_INDIA if area != "kalahari"]
    theirs = [f"retreat:serpent_man>{area}" for area in NEAR_INDIA]
    if attacker == "A":
        s.asks(A, "choose_retreat", *own)
        s.do("A retreat:guest_hound>australia", "A retreat:guest_hound>australia")
        s.asks(A, "choose_retreat", *(key for key in theirs if "australia" not in key))
        s.do("A retreat:serpent_man>kalahari", "A retreat:serpent_man>antarctica")
        assert s.units(A, "australia") == {"guest_hound": 2}
    else:
        s.asks(A, "choose_retreat", *theirs)
        s.do("A retreat:serpent_man>kalahari", "A retreat:serpent_man>antarctica")
        s.asks_for(A, "choose_retreat")
        s.do("A retreat:guest_hound>australia", "A retreat:guest_hound>tethys_ocean")
    assert s.units(B, "kalahari") == {"serpent_man": 1, "wizard": 1}
    assert s.units(B, "antarctica") == {"serpent_man": 1}
    s.is_turn_of("AB".index(attacker))


@pytest.mark.rule("CW 34.1.8", "CW 7.2.7", "CW 19.5.3")
def test_without_the_whims_owners_choose():
    units = {A: {"india": "guest_hound"}, B: {"india": "serpent_man"}}
    s = visit(books="guest_whims", units=units).do("A switch_off:guest_whims")
    s.rolls(4, 4).do("A battle@india", "A retreat:guest_hound>kalahari")
    s.asks_for(B, "choose_retreat")


@pytest.mark.example("CW ex-59")
@pytest.mark.rule("CW 18.3.4", "CW 18.3.5", "CW 19.5.10", "CW 34.1.10")
def test_an_escape_without_a_retreat_scores_the_full_value_only():
    """As Nyarlathotep, surrounded: 5 in all, not 3 for the escape and 5 for the loss."""
    around = dict.fromkeys(NEAR_INDIA, "acolyte")
    units = {A: {"india": "guest_pale_one"}, B: {"india": "serpent_man"} | around}
    s = visit(books={1: "guest_masks", 3: "guest_haste"}, turn=B, units=units)
    s.rolls(6, 6).do("B battle@india")
    assert (s.doom(B), s.units(A, "pool")["guest_pale_one"]) == (5, 1)
    scored = [event for event in s.told(A) if event["kind"] == "doom" and event["seat"] == B]
    assert sum(event["count"] for event in scored) == 5


@pytest.mark.rule("CW 18.3.1", "CW 34.1.9", "CW 40.2.7")
def test_an_avoided_kill_scores_half_and_is_a_pain():
    units = {A: {"india": "guest_pale_one"}, B: {"india": "wendigo"}}
    books_of = {B: {3: "cannibalism"}}
    s = visit("windwalker", books={1: "guest_masks", 3: "guest_haste"}, turn=B, units=units,
              books_of=books_of)  # fmt: skip
    s.rolls(6, 1, 1).do("B battle@india")
    s.asks_for(A, "choose_retreat")
    assert s.doom(B) == 3
    s.do("A retreat:guest_pale_one>kalahari").is_turn_of(B)  # nobody was killed, nobody feasts
    assert s.units(A, "kalahari") == {"guest_pale_one": 1}
    s = visit("windwalker", books={1: "guest_masks", 3: "guest_haste"}, turn=B, units=units,
              books_of=books_of)  # fmt: skip
    s.do("A switch_off:guest_masks").rolls(6, 1, 1).do("B battle@india", "B decline")
    assert s.doom(B) == 5


@pytest.mark.rule("CW 12.1.4", "CW 7.2.7")
def test_the_second_action_may_be_declined():
    s = hasty()
    s.do("A guest_haste", "A decline").is_turn_of(A)
    s.offers(A, "abandon@siberia", "end")
    s.refuses(A, "recruit:acolyte@siberia", "pass_turn")
