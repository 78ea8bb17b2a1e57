"""`fhtagn odds`: a battle in words, its odds in both languages and as JSON."""

import json

import pytest

from fhtagn.cli import run

CTHULHU = ("odds", "--attacker", "cthulhu 2 shoggoth", "--defender", "4 acolyte 1 wendigo")


@pytest.fixture
def fhtagn(capsys, monkeypatch):
    """Run a command; gives its exit code, output and errors."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)

    def call(*arguments):
        code = run(list(arguments))
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


@pytest.fixture
def odds(fhtagn):
    """The odds of a battle as JSON, the attacker's and the defender's."""

    def call(attacker, defender, *more):
        command = ("odds", "--attacker", attacker, "--defender", defender, *more, "--json")
        code, out, err = fhtagn(*command)
        assert code == 0, err
        found = json.loads(out)
        return found["attacker"], found["defender"]

    return call


# -- what is told ----------------------------------------------------------------------------------


def test_a_battle_is_told_in_both_languages(fhtagn):
    code, out, _ = fhtagn(*CTHULHU, "--with", "absorb=1")
    assert code == 0
    assert "Great Cthulhu attacks with 11 dice, Windwalker defends with 1 die." in out
    assert "83.3%" in out
    assert "cheapest units" in out
    _, russian, _ = fhtagn(*CTHULHU, "--with", "absorb=1", "--lang", "ru")
    assert "Атакует Великий Ктулху: 11 кубиков." in russian
    assert "самые дешёвые фигуры" in russian
    assert max(map(len, (out + russian).splitlines())) <= 100


def test_as_json_it_is_complete(odds):
    attacker, defender = odds("cthulhu 2 shoggoth", "4 acolyte 1 wendigo", "--with", "absorb=1")
    assert (attacker["faction"], attacker["dice"]) == ("great_cthulhu", 11)
    assert (defender["faction"], defender["dice"]) == ("windwalker", 1)
    assert len(defender["results"]) == 12 * 13 // 2
    assert sum(one["chance"] for one in defender["results"]) == pytest.approx(1)
    lost = attacker["losses"]["shoggoth"]
    assert lost["chances"] == pytest.approx({"1": 5 / 6, "2": 1 / 6})
    assert lost["expected"] == pytest.approx(7 / 6)
    assert defender["doom"]["expected"] == pytest.approx(1 / 3)  # not for the one absorbed
    for side in (attacker, defender):
        assert sum(side["doom"]["chances"].values()) == pytest.approx(1)


# -- what a battle is described by -----------------------------------------------------------------


def test_units_elsewhere_and_spellbooks(odds):
    attacker, defender = odds(
        "tsathoggua formless_spawn 2 acolyte", "wendigo gnoph-keh acolyte",
        "--elsewhere", "formless_spawn", "--with", "howl", "--with", "cannibalism=wendigo",
        "--with", "berserkergang",
    )  # fmt: skip
    assert (attacker["dice"], defender["dice"]) == (5, 4)
    assert defender["placed"].keys() == {"wendigo"}


@pytest.mark.parametrize(
    ("attacker", "defender", "more", "dice"),
    [
        ("tsathoggua", "windwalker: acolyte", ["--power", "3,5"], (5, 0)),
        ("ithaqua", "sleeper: acolyte", ["--doom", "0,7"], (4, 0)),
        ("shub-niggurath acolyte! acolyte", "wendigo", [], (3, 1)),
        ("shub-niggurath", "wendigo", ["--elsewhere", "black_goat: 3 acolyte!"], (6, 1)),
        ("shub-niggurath", "wendigo", ["--elsewhere", "dark_young", "--with", "red_sign"], (1, 1)),
        ("black_goat: acolyte", "wendigo", ["--with", "frenzy"], (1, 1)),
    ],
)  # fmt: skip
def test_dice_by_what_is_outside_the_battle(odds, attacker, defender, more, dice):
    assert tuple(side["dice"] for side in odds(attacker, defender, *more)) == dice


def test_whoever_is_surrounded_falls_instead_of_retreating(odds):
    battle = ("2 deep_one", "2 serpent_man")
    free = odds(*battle)
    assert free[1]["losses"]["serpent_man"]["chances"]["0"] == pytest.approx((5 / 6) ** 2)
    for around, attacker_stays, defender_stays in (
        ("attacker", True, False),
        ("defender", False, True),
        ("both", True, True),
    ):
        attacker, defender = odds(*battle, "--surrounded", around)
        for side, cornered in ((attacker, attacker_stays), (defender, defender_stays)):
            (lost,) = side["losses"].values()
            unhurt = (1 / 2 if cornered else 5 / 6) ** 2
            assert lost["chances"]["0"] == pytest.approx(unhurt)
        assert (attacker["dice"], defender["dice"]) == (2, 2)


def test_guards_around_change_no_dice(odds):
    """Neither those who count for Shub-Niggurath nor those who count for Formless Spawn."""
    goat = odds("shub-niggurath 2 acolyte", "formless_spawn", "--surrounded", "both",
                "--with", "red_sign")  # fmt: skip
    assert [side["dice"] for side in goat] == [2, 1]


def test_how_an_ability_is_used(odds):
    battle = ("cthulhu", "tsathoggua serpent_man")
    _, plain = odds(*battle)
    _, sign = odds(*battle, "--with", "demand_sacrifice=sign")
    _, pains = odds(*battle, "--with", "demand_sacrifice=pains")
    assert sign == plain
    assert {one["kills"] for one in pains["results"]} == {0}
    assert pains["losses"] == {}
    _, ghouls = odds("cthulhu", "2 fungi", "--elsewhere", "2 ghoul", "--with", "necrophagy=2")
    assert min(one["pains"] for one in ghouls["results"]) == 2
    unpaid, _ = odds("rhan-tegoth", "2 serpent_man")
    paid, _ = odds("rhan-tegoth", "2 serpent_man", "--with", "eternal=1")
    assert unpaid["great_old_one_lost"] == pytest.approx(1 - (5 / 6) ** 2)
    assert paid["great_old_one_lost"] == 0


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "defender", "more", "words"),
    [
        ("2 acolyte", "wendigo", [], ["great_cthulhu", '"black_goat: 2 acolyte"']),
        ("cthulu", "wendigo", [], ['"cthulu"', 'Did you mean "cthulhu"?']),
        ("cthulhu", "wendigo fungi", [], ['"wendigo fungi"', "windwalker"]),
        ("cthulhu 3 shoggoth", "wendigo", [], ["shoggoth", "2"]),
        ("cthulhu 2", "wendigo", [], ['"cthulhu 2"', '"cthulhu 2 shoggoth"']),
        ("", "wendigo", [], ['"cthulhu 2 shoggoth"']),
        ("0 cthulhu", "wendigo", [], ['"cthulhu 2 shoggoth"']),
        ("cthulhu", "sleper: acolyte", [], ['"sleper"', '"sleeper"', "windwalker"]),
        ("cthulhu", "cthulhu", [], ["great_cthulhu", "two different ones"]),
        ("great_cthulhu: acolyte", "wendigo", [], ["no combat"]),
        ("cthulhu", "gnoph_keh!", [], ["gnoph_keh", '"!"']),
        ("cthulhu 2 acolyte!", "wendigo", [], ["Only one unit", "without a number"]),
        ("2 shoggoth, great_cthulhu: acolyte", "wendigo", [], ["2 shoggoth, great_cthulhu"]),
        ("cthulhu acolyte!", "wendigo acolyte!", [], ["Only one unit", '"!"']),
        ("cthulhu", "wendigo", ["--elsewhere", "fungi"], ['"fungi"', "great_cthulhu, windwalker"]),
        ("cthulhu", "wendigo", ["--elsewhere", "acolyte"], ['"great_cthulhu: acolyte"']),
        ("cthulhu", "wendigo", ["--power", "3"], ["--power 3,2", '"3"']),
        ("cthulhu", "wendigo", ["--doom", "3,x"], ["--doom", '"x"', "whole number"]),
        ("cthulhu", "wendigo", ["--power", "0,3"], ["costs 1 Power"]),
        ("cthulhu", "wendigo", ["--surrounded", "al"], ['"al"', "attacker, defender, both"]),
        ("cthulhu", "wendigo", ["--with", "houl"], ['"houl"', 'Did you mean "howl"?', "absorb"]),
        ("cthulhu", "wendigo", ["--with", "dreams"], ['"dreams"', "matters in a battle"]),
        ("cthulhu", "wendigo", ["--with", "absorb"], ['"absorb"', "add the units"]),
        ("cthulhu", "wendigo", ["--with", "absorb=1", "--with", "absorb=2"], ["absorb", "twice"]),
        ("cthulhu", "wendigo", ["--with", "howl=2"], ['"howl"', "(2)"]),
        ("cthulhu", "wendigo", ["--with", "howl=much"], ["--with howl", '"much"']),
        ("cthulhu", "wendigo", ["--with", "eternal"], ['"eternal"', "rhan_tegoth"]),
        ("cthulhu", "wendigo", ["--with", "regenerate=2"], ["--with regenerate", '"2"']),
        ("cthulhu", "wendigo", ["--with", "cannibalism=fungi"], ["wendigo, acolyte", '"fungi"']),
    ],
)  # fmt: skip
def test_a_refusal_names_the_mistake_and_the_remedy(fhtagn, attacker, defender, more, words):
    command = ("odds", "--attacker", attacker, "--defender", defender, *more)
    code, out, err = fhtagn(*command)
    assert (code, out) == (2, "")
    assert [word for word in words if word not in err] == [], err
    code, out, russian = fhtagn(*command, "--lang", "ru")
    assert (code, out) == (2, "")
    assert any("а" <= letter <= "я" for letter in russian)


def test_both_sides_must_be_named(fhtagn):
    code, _, err = fhtagn("odds", "--attacker", "cthulhu")
    assert code == 2
    assert '"fhtagn odds" needs --defender' in err


def test_the_help_shows_how_units_are_written(fhtagn):
    for language in ("en", "ru"):
        code, out, _ = fhtagn("odds", "--help", "--lang", language)
        assert code == 0
        assert "cthulhu 2 shoggoth" in " ".join(out.split())
