"""The battles the rulebook tells, with its dice, and its smaller stories about them."""

import pytest

from fhtagn.games.duel.battle import ROLLED
from fhtagn.games.duel.results import SURVIVES
from fhtagn.games.duel.retreats import CHOOSES_RETREATS
from fhtagn.kernel.chance import die
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

PAVEL, YURA = A, B
ROMAN, ZHENYA = A, B
AUSTRALIA = ("tethys_ocean", "antarctica", "india")


def reported(s, kind):
    return [event for event in s.told(A) if event["kind"] == kind]


# -- the two worked battles ------------------------------------------------------------------------


@pytest.mark.example("CW ex-70")
@pytest.mark.rule("CW 19.3.2", "CW 19.4.11", "CW 18.3.2", "CW 40.5.10")
def test_rhan_tegoth_v_two_serpent_men():
    places = {PAVEL: {"kalahari": "rhan_tegoth"}, YURA: {"kalahari": "2 serpent_man"}}
    s = scene("windwalker", "sleeper", units=places, power=(2, 1))
    s.rolls(6, 4, 1, 6, 5).do("A battle@kalahari")
    assert s.power(PAVEL) == 1
    assert s.dice() == (3, 2)
    s.asks(PAVEL, "eternal", "defy", "decline")
    s.do("A defy")
    s.asks_for(YURA, "choose_retreat")
    assert reported(s, "result") == [
        told("result", seat=PAVEL, unit="rhan_tegoth", result="kill"),
        told("result", seat=YURA, unit="serpent_man", result="kill"),
        told("result", seat=YURA, unit="serpent_man", result="pain"),
    ]
    s.do("B retreat:serpent_man>india")
    assert s.units(PAVEL, "kalahari") == {"rhan_tegoth": 1}
    assert s.units(YURA, "pool")["serpent_man"] == 2  # one of the three was never in play
    assert (s.units(YURA, "india"), s.units(YURA, "kalahari")) == ({"serpent_man": 1}, {})
    assert (s.power(PAVEL), s.power(YURA)) == (0, 1)
    assert (s.doom(PAVEL), s.doom(YURA)) == (2, 3)


@pytest.mark.example("CW ex-71")
@pytest.mark.rule("CW 19.4.7", "CW 19.5.2", "CW 18.2.6", "CW 40.2.5")
def test_tsathoggua_at_kalahari():
    """Told in the order of the chapter: the elimination belongs to the Kills."""
    places = {
        ROMAN: {"kalahari": "formless_spawn 2 acolyte tsathoggua", "siberia": "formless_spawn"},
        ZHENYA: {"kalahari": "wendigo gnoph_keh acolyte"},
    }
    books = {ZHENYA: "howl cannibalism berserkergang"}
    s = scene(units=places, books=books, power=(3, 2)).do("A battle@kalahari")
    s.asks(ZHENYA, "pre_battle", "howl", "ready")
    s.do("B howl").rolls(6, 4, 5, 1, 2, 6, 1, 2, 3)
    s.do("A drive_off:acolyte>india")
    assert s.dice() == (3 + 0 + 2, 1 + 3 + 0)
    s.asks(ROMAN, "choose_kill", "kill:acolyte", "kill:formless_spawn", "kill:tsathoggua")
    s.do("A kill:acolyte")
    s.asks(ZHENYA, "choose_kill", "kill:acolyte", "kill:wendigo", "kill:gnoph_keh")
    s.do("B kill:gnoph_keh")
    # the Formless Spawn is the last that Berserkergang can take: nothing to choose
    assert reported(s, "result")[2:] == [
        told("result", seat=ROMAN, unit="formless_spawn", result="elimination")
    ]
    s.do("B pain:wendigo", "B retreat:acolyte>antarctica", "B retreat:wendigo>amazonia")
    s.asks(ZHENYA, "choose_newcomer", "cannibalism:wendigo", "cannibalism:acolyte", "decline")
    s.do("B cannibalism:wendigo")
    s.is_turn_of(ROMAN)
    assert s.units(ROMAN, "kalahari") == {"tsathoggua": 1}
    assert s.units(ZHENYA, "kalahari") == {"wendigo": 1}
    assert s.units(ZHENYA, "amazonia") == {"wendigo": 1}
    assert s.units(ZHENYA, "antarctica") == {"acolyte": 1}
    assert s.units(ROMAN, "india") == {"acolyte": 1}
    assert (s.doom(ROMAN), s.doom(ZHENYA)) == (3, 1 + 3)


@pytest.mark.rule("CW 33.5.2", "CW 33.5.7", "CW 33.5.8")
def test_what_the_rulebook_says_would_have_happened_otherwise():
    """With the Spawn led away Roman saves it and rolls fewer dice."""
    places = {
        ROMAN: {"kalahari": "formless_spawn 2 acolyte tsathoggua", "siberia": "formless_spawn"},
        ZHENYA: {"kalahari": "wendigo gnoph_keh acolyte"},
    }
    books = {ZHENYA: "howl berserkergang"}
    s = scene(units=places, books=books, power=(3, 2)).rolls(6, 4, 6, 1, 1, 1)
    s.do("A battle@kalahari", "B howl", "A drive_off:formless_spawn>india")
    assert s.dice() == (2, 4)
    s.do("A kill:acolyte", "B kill:gnoph_keh")
    assert reported(s, "result")[2:] == [
        told("result", seat=ROMAN, unit="acolyte", result="elimination")
    ]
    s.do("B pain:acolyte", "B retreat:acolyte>amazonia")
    assert (s.units(ROMAN, "india"), s.units(ROMAN, "kalahari")) == (
        {"formless_spawn": 1},
        {"tsathoggua": 1},
    )


# -- smaller stories -------------------------------------------------------------------------------


@pytest.mark.example("CW ex-15")
@pytest.mark.rule("CW 7.4.6", "CW 7.4.7", "CW 32.4.4")
def test_six_dice_in_one_battle():
    """Post-battle abilities of the other side come before the spellbook."""
    places = {A: {"kalahari": "tsathoggua 2 acolyte"}, B: {"kalahari": "2 wendigo gnoph_keh"}}
    books = {B: "cannibalism berserkergang"}
    s = scene(units=places, books=books, power=(3, 6)).rolls(6, 4, 1, 1, 1, 1, 6, 1, 1, 1, 1)
    s.do("A battle@kalahari")
    assert s.dice() == (6, 5)
    for seat, prompt, key in [
        ("A", "choose_kill", "kill:acolyte"),
        ("B", "choose_kill", "kill:gnoph_keh"),
        ("B", "choose_retreat", "retreat:wendigo>india"),
        ("B", "choose_newcomer", "cannibalism:wendigo"),
    ]:
        s.asks_for("AB".index(seat), prompt)
        s.do(f"{seat} {key}")
    s.asks_for(A, "choose_book")
    assert s.g.battles == ()
    s.do("A book:demand_sacrifice")
    assert s.books(A) == {4: "demand_sacrifice"}
    s.is_turn_of(A)


@pytest.mark.example("CW ex-39")
@pytest.mark.rule("CW 13.1.2", "CW 13.1.3", "CW 19.1.6")
def test_attacked_without_power():
    places = {A: {"kalahari": "2 serpent_man"}, B: {"kalahari": "wendigo gnoph_keh"}}
    books = {B: "howl cannibalism berserkergang"}
    s = scene(units=places, books=books, power=(5, 0)).rolls(6, 6, 1, 1, 1)
    s.do("A battle@kalahari")
    s.asks(B, "pre_battle", "howl", "ready")
    s.do("B howl", "A drive_off:serpent_man>india", "B kill:gnoph_keh")
    s.asks(B, "choose_newcomer", "cannibalism:wendigo", "cannibalism:acolyte", "decline")
    s.do("B cannibalism:wendigo")
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == ({}, {"wendigo": 2})
    assert s.power(B) == 0


@pytest.mark.example("CW ex-56")
@pytest.mark.rule("CW 18.2.1", "CW 18.2.2", "CW 18.2.6")
@pytest.mark.parametrize("elsewhere", ["acolyte", "gnoph_keh", "2 gnoph_keh", "3 gnoph_keh"])
def test_a_gnoph_keh_is_killed(elsewhere):
    places = {A: {"kalahari": "serpent_man"}, B: {"kalahari": "gnoph_keh", "siberia": elsewhere}}
    s = scene(units=places, power=(3, 3)).rolls(6, 1, 1, 1).do("A battle@kalahari")
    assert (s.doom(A), s.doom(B)) == (3, 0)


@pytest.mark.example("CW ex-63")
@pytest.mark.rule("CW 19.3.2", "CW 32.2.4", "CW 40.5.1")
def test_an_acolyte_and_two_serpent_men():
    places = {A: {"kalahari": "acolyte 2 serpent_man"}, B: {"kalahari": "acolyte"}}
    assert scene(units=places).rolls(1, 1).do("A battle@kalahari").dice() == (2, 0)


@pytest.mark.example("CW ex-66")
@pytest.mark.rule("CW 19.4.1", "CW 18.2.7")
def test_pavel_assigns_one_kill():
    places = {A: {"kalahari": "starspawn"}, B: {"kalahari": "acolyte dark_young"}}
    books = {A: {2: "dreams"}, B: {4: "frenzy"}}
    s = scene("great_cthulhu", "black_goat", units=places, books=books).rolls(6, *[1] * 5)
    s.do("A battle@kalahari")
    s.asks(B, "choose_kill", "kill:acolyte", "kill:dark_young")
    s.do("B kill:acolyte")
    assert s.units(B, "kalahari") == {"dark_young": 1}
    assert (s.units(B, "pool")["acolyte"], s.doom(A)) == (6, 1)


@pytest.mark.example("CW ex-67")
@pytest.mark.rule("CW 19.4.13", "CW 33.5.6")
def test_cannibalism_does_not_feed_on_units_that_could_not_retreat():
    around = dict.fromkeys(AUSTRALIA, "acolyte")
    places = {A: {"australia": "wendigo"} | around, B: {"australia": "serpent_man"}}
    s = scene("windwalker", "sleeper", units=places, books={A: "cannibalism"}).rolls(4, 1)
    s.do("A battle@australia")
    s.is_turn_of(A)
    assert (s.units(B, "australia"), s.units(A, "australia")) == ({}, {"wendigo": 1})
    assert s.doom(A) == 2


@pytest.mark.example("CW ex-67")
@pytest.mark.rule("CW 19.4.14", "CW 32.5.15")
def test_demand_sacrifice_does_not_prevent_an_elimination():
    places = {A: {"kalahari": "gnoph_keh"}, B: {"kalahari": "serpent_man", "siberia": "tsathoggua"}}
    books = {A: "berserkergang", B: "demand_sacrifice"}
    s = scene("windwalker", "sleeper", units=places, books=books).rolls(6, 6, 6, 6)
    s.do("A battle@kalahari", "B demand_sacrifice", "A spare")
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == ({}, {})
    assert reported(s, "result")[1:] == [
        told("result", seat=B, unit="serpent_man", result="elimination")
    ]


@pytest.mark.example("CW ex-68")
@pytest.mark.rule("CW 19.5.8", "CW 19.5.9", "CW 19.5.10", "CW 19.5.11")
def test_surrounding_the_enemy():
    places = {A: {"australia": "3 wendigo"}, B: {"australia": "2 serpent_man formless_spawn"}}
    s = scene("windwalker", "sleeper", units=places).rolls(4, 5, 1, 4, 4, 5)
    s.do("A battle@australia", "B pain:serpent_man", "B pain:formless_spawn")
    s.do(*[f"A retreat:wendigo>{area}" for area in AUSTRALIA])
    s.asks(B, "choose_cornered", "fall:serpent_man", "fall:formless_spawn")
    s.do("B fall:formless_spawn")
    s.is_turn_of(A)
    assert s.units(B, "australia") == {"serpent_man": 2}
    assert (s.units(B, "pool")["formless_spawn"], s.doom(A)) == (4, 3)
    assert all(s.units(A, area) == {"wendigo": 1} for area in AUSTRALIA)


@pytest.mark.example("CW ex-72")
@pytest.mark.rule("CW 20.1.4", "CW 20.1.5", "CW 8.1.4", "CW 18.1.6")
def test_thirty_one_doom_in_the_opponents_turn():
    yura, pavel = A, B
    places = {
        yura: {"kalahari": "2 wendigo 2 acolyte", "laurentia": "acolyte"},
        pavel: {"kalahari": "2 serpent_man", "siberia": "acolyte"},
    }
    six = "howl cannibalism berserkergang arctic_wind ice_age herald"
    scores = {"doom": (25, 25), "signs": ((), (1, 3))}
    s = scene("windwalker", "sleeper", units=places, books={yura: six}, power=(4, 4), **scores)
    s.rolls(4, 5, 6, 6).do("A battle@kalahari", "A ready", "A kill:acolyte", "A kill:acolyte")
    assert s.doom(pavel) == 25 + 2
    s.do("B reveal:1", "B reveal:3")
    assert s.doom(pavel) == 31
    s.do("B retreat:serpent_man>india", "B retreat:serpent_man>india")
    s.offers(yura, "recruit:acolyte@laurentia", "end")  # he may finish his turn
    assert s.g.outcome is None
    s.do("A recruit:acolyte@laurentia", "A end")
    s.is_over()
    assert s.g.doom == [25, 31]
    assert s.g.outcome.places == (2, 1)


# -- guests, played by a stand-in ------------------------------------------------------------------


@pytest.mark.example("CW ex-59")
@pytest.mark.rule("CW 18.3.4", "CW 18.3.5", "CW 19.5.8", "CW 19.5.10")
def test_a_great_old_one_is_surrounded(monkeypatch):
    """Tsathoggua stands in for Nyarlathotep: 8 Doom in all, not 4 besides."""

    def emissary(g, unit, _results):
        return g.code[unit] == "tsathoggua"

    monkeypatch.setitem(SURVIVES.answers, "death_from_below", [emissary])
    places = {
        A: {"australia": "gnoph_keh"} | dict.fromkeys(AUSTRALIA, "acolyte"),
        B: {"australia": "tsathoggua"},
    }
    s = scene("windwalker", "sleeper", units=places, power=(3, 3)).rolls(6, 1, 1, 1, 1)
    s.do("A battle@australia")
    assert reported(s, "doom") == [told("doom", seat=A, count=4)] * 2
    assert (s.units(B, "australia"), s.doom(A)) == ({}, 8)


@pytest.mark.example("CW ex-65")
@pytest.mark.rule("CW 19.3.7")
def test_rerolling_misses(monkeypatch):
    """Windwalker stands in for Opener of the Way: misses are rolled again, nothing else."""

    def channel_power(g, _seat, fallen):
        return [die(g) if face < 4 else face for face in fallen]

    monkeypatch.setitem(ROLLED.answers, "hibernate", [channel_power])
    places = {A: {"kalahari": "2 gnoph_keh"}, B: {"kalahari": "serpent_man 2 acolyte"}}
    s = scene("windwalker", "sleeper", units=places).rolls(6, 5, 4, 3, 2, 1, 6, 4, 1, 1)
    s.do("A battle@kalahari")
    assert reported(s, "rolled") == [
        told("rolled", seat=A, dice=6, kills=2, pains=3),
        told("rolled", seat=B, dice=1, kills=0, pains=0),
    ]


@pytest.mark.example("CW ex-69")
@pytest.mark.rule("CW 19.5.3", "CW 7.3.2")
def test_somebody_else_chooses_every_retreat(monkeypatch):
    """The defending Sleeper stands in for Crawling Chaos."""

    def madness(_g, _seat, _unit):
        return True

    monkeypatch.setitem(CHOOSES_RETREATS.answers, "death_from_below", [madness])
    places = {A: {"kalahari": "wendigo"}, B: {"kalahari": "serpent_man"}}
    s = scene("windwalker", "sleeper", units=places).rolls(4, 4).do("A battle@kalahari")
    s.asks_for(B, "choose_retreat")
    s.do("B retreat:wendigo>india")
    s.asks_for(B, "choose_retreat")
    s.do("B retreat:serpent_man>amazonia")
    assert (s.units(A, "india"), s.units(B, "amazonia")) == ({"wendigo": 1}, {"serpent_man": 1})
