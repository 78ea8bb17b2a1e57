"""What holds for every Spell: its price, its time, and whether the solo game has a use for it."""

import pytest

from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.game import settings
from tests.games.fate.scene import GAME, NAMES, A, B, C, scene
from tests.games.fate.spells import SEATS, SPELLS, cards, prepared

ALL = cards(*SPELLS)
LETTERS = "OMCSGL"

# -- the price -------------------------------------------------------------------------------------


def pays(code, here, column):
    letters = " ".join("Gate" if symbol == 0 else LETTERS[symbol] for symbol in column)
    s = scene(at="conclude", here=NAMES[here], hands={A: code}, columns={NAMES[here]: letters})
    return f"prepare:{code}" in s.keys(A)


@pytest.mark.rule("FG 7.1.2", "FG 18.1.1")
@pytest.mark.parametrize("code", ALL)
def test_each_symbol_of_the_cost_must_be_there(code):
    cost = SPELLS[code].cost
    for here in set(cost):  # this one is paid by the location, the others by its Column
        rest = list(cost)
        rest.remove(here)
        assert pays(code, here, rest)
        for missing in range(len(rest)):
            assert not pays(code, here, rest[:missing] + rest[missing + 1 :])


# -- the time --------------------------------------------------------------------------------------

RICH = {
    "here": "museum", "hands": {A: "C L", B: "M S", C: "S G"}, "columns": {"museum": "L S"},
    "cultists": {A: "museum 3, library 2, streets 2", B: "museum 3", C: "museum 2, library 3"},
    "investigators": "museum 1, library 1, A 3, B 3, C 1", "signs": {A: 2, B: 2, C: 2},
    "token": {A: 2, B: 2, C: 4}, "met": (A, B, C), "discard": "M", "reserve": {C: "M"},
    "artifacts": {A: "necronomicon~", B: "brain_cylinder~", C: "black_stone~"},
    "curses": {A: "hungry_door", B: "stars_not_right"},
    "monsters": {A: "star_vampire:1", B: "deep_ones:1"},
}  # fmt: skip
QUIET = ["move", "arrived", "placed", "control_die", "prepare"]  # when A goes to the Library
TIMES = (  # how a text begins, and the questions at which its owner and others may cast the Spell
    ("In your Prepare phase:", "В своей Фазе Подготовки:", ["phase_one"], []),
    ("Instead of playing cards to move:", "Вместо розыгрыша карт для перемещения:", ["move"], []),
    ("At the start of your Activate phase,", "В начале своей Фазы Активации,", ["placed"], []),
    ("On your turn, after your Base", "В свой ход, после Базового", ["prepare"], []),
    ("On your turn", "В свой ход", QUIET, []),
    ("At any time:", "В любое время:", QUIET, QUIET),
    ("When ", "Когда ", [], []),
    ("Before ", "Перед ", [], []),
)
WALK = ("pass", ">library", "no_die", "prepare_no_more")  # how the keys end


def moments(code, seat, **table):
    """The questions of A's turn at which the seat may cast it; nobody casts anything."""
    s = prepared(code, seat, **table)
    found, this = [], s.g.turns
    while s.g.turns == this:
        (question,) = decisions(s.g)
        if f"cast:{code}" in s.keys(seat):
            window = "placed" if s.cultists(A, "library") == 3 else "arrived"
            found.append(window if question.prompt == "between" else question.prompt)
        key = next(key for key in s.keyed(question.options) if key.endswith(WALK))
        s.do(f"{SEATS[question.seat]} {key}", auto=False)
    return found


def told(code):
    """What both texts say of the time: where to begin, and where its owner and others cast it."""
    text = SPELLS[code].text
    _, ru, own, others = next(one for one in TIMES if text["en"].startswith(one[0]))
    assert text["ru"].startswith(ru)
    return "turn" if own == ["phase_one"] else "move", own, others


@pytest.mark.rule("FG 7.4.3", "FG 7.4.4", "FG 40.1.63", "FG 40.2.4")
@pytest.mark.parametrize("code", ALL)
def test_it_is_cast_at_the_time_its_text_names_and_at_no_other(code):
    at, own, others = told(code)
    assert moments(code, A, at=at, **RICH) == own
    assert moments(code, B, at=at, **RICH) == others


# -- the solo game ---------------------------------------------------------------------------------

USELESS = {
    "transfer_the_brand", "covetous_hand", "rust_of_ages", "hex_of_the_hanged", "scapegoat",
    "banish_the_herald", "knock_at_midnight", "mob_fury", "night_of_knives", "martyrdom",
    "swallowed_by_the_dark", "exodus", "steal_the_incantation", "ink_of_forgetting",
    *(f"{name}_{symbol}" for name in ("unravel", "enlighten") for symbol in NAMES[1:]),
}  # fmt: skip


def deck(seats, **table):
    g = GAME.blank()
    g.seats = seats
    GAME.rules.prepare(g, settings(GAME, seats, table, [{} for _ in range(seats)]))
    return {g.code[card] for card in g.deck}


@pytest.mark.rule("FG 40.1.32", "FG 17.5.4", "FG 18.1.3")
def test_the_solo_deck_has_only_spells_of_use_to_who_is_alone():
    base = {code for code, spell in SPELLS.items() if spell.box == "base"}
    assert deck(3) == base
    assert deck(3, monsters=True) == set(SPELLS)
    assert deck(1) == deck(1, monsters=True) == base - USELESS
    assert deck(1, monsters=True, everything=True) == set(SPELLS)


ALONE = {
    "players": 1, "second": "gathering", "here": "museum", "hands": {A: "C L"},
    "columns": {"museum": "L S"}, "cultists": {A: "museum 3, library 2, streets 2"},
    "investigators": "museum 1, library 2, A 3", "signs": {A: 2}, "token": {A: 2}, "met": (A,),
    "discard": "M", "artifacts": {A: "necronomicon~"}, "curses": {A: "hungry_door"},
    "monsters": {A: "star_vampire:1"},
}  # fmt: skip
ANSWERS = {"answer_raid", "answer_roll", "answer_signs", "answer_lodge"}  # tested with their cards


@pytest.mark.rule("FG 40.1.32")
@pytest.mark.parametrize("code", ALL)
def test_alone_every_spell_but_the_useless_ones_can_be_cast(code):
    at, own, _others = told(code)
    found = [one for one in moments(code, A, at=at, **ALONE) if one not in ANSWERS]
    assert found == ([] if code in USELESS else own)
