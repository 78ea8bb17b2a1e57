"""The gods, cards and tokens as they are read: what the data alone make true."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from fhtagn.games.fate.content import ALL, NOWHERE, Curse, God, Step, Thing, read
from fhtagn.games.fate.printed import printed
from fhtagn.games.fate.vocabulary import FACES, LOCATIONS, OPS, TIMES, TRIGGERS

CONTENT = read()
THINGS = list(CONTENT.things.values())
GAME = files("fhtagn.games.fate")
RULES = {one["id"] for one in tomllib.loads((GAME / "rules.toml").read_text("utf-8"))["rule"]}
LANGUAGES = ("en", "ru")
OTHER_WORLDS, MUSEUM, CEREMONY, STREETS, GATHERING, LIBRARY = range(6)


def top(code: str) -> list[Step]:
    """The steps of an effect in the order of the text, without those within them."""
    thing = CONTENT.things[code]
    return [thing.steps[number] for number in thing.effect]


def within(step: Step) -> Iterator[int]:
    """The numbers of the steps within a step."""
    yield from (*step.then, *step.otherwise, *step.alone)
    yield from (number for option in step.options for number in option)
    yield from (number for _, numbers in step.faces for number in numbers)


# -- the pieces ------------------------------------------------------------------------------------


@pytest.mark.rule("FG 1.1.2", "FG 40.1.1")
def test_six_locations_clockwise() -> None:
    names = [one.name["en"] for one in CONTENT.locations]
    assert names == [
        "Other Worlds", "The Museum", "The Ceremony", "The Streets of Arkham", "The Gathering",
        "The Library",
    ]  # fmt: skip
    assert tuple(one.id for one in CONTENT.locations) == LOCATIONS


@pytest.mark.rule("FG 1.1.4", "FG 1.1.5", "FG 1.1.6")
def test_figures_signs_and_dice() -> None:
    assert CONTENT.counts == {
        "cultists": 20, "investigators": 25, "signs": 40, "gates": 15, "monster_tokens": 14,
        "dice": 10,
    }  # fmt: skip
    assert sum(one.copies for one in CONTENT.storms.values()) == 8


@pytest.mark.rule("FG 1.1.3")
def test_the_decks() -> None:
    spells = Counter[str]()
    for one in CONTENT.spells.values():
        spells[one.box] += one.copies
    assert spells == {"base": 65, "expansion": 15}
    assert (len(CONTENT.artifacts), len(CONTENT.curses)) == (20, 20)
    assert CONTENT.counts["gates"] == 15


@pytest.mark.rule("FG 1.1.8")
def test_the_faces_of_the_die() -> None:
    assert Counter(CONTENT.die) == {"star": 1, "sign": 2, "tentacle": 2, "cthulhu": 1}
    assert tuple(CONTENT.faces) == FACES


# -- gods ------------------------------------------------------------------------------------------


@pytest.mark.rule("FG 1.1.7", "FG 1.2.6")
def test_the_gods_of_both_boxes() -> None:
    boxes = Counter(god.box for god in CONTENT.gods.values())
    assert boxes == {"base": 8, "expansion": 4}
    not_alone = {god.id for god in CONTENT.gods.values() if 1 not in god.players}
    assert not_alone == {"hastur", "ithaqua", "shub_niggurath", "ghatanothoa", "yig"}
    assert all({2, 3, 4} <= {*god.players} for god in CONTENT.gods.values())


def test_a_number_with_control_of_the_ceremony() -> None:
    changed = {
        (god.id, step.op): (step.n, step.n + step.with_control)
        for god in CONTENT.gods.values()
        for step in god.steps
        if step.with_control
    }
    assert changed == {
        ("cthulhu", "roll"): (3, 4),
        ("tsathoggua", "devour"): (2, 1),
        ("tsathoggua", "sacrifice"): (0, 1),
        ("dagon", "recall"): (4, 5),
    }


def test_every_advance_of_a_gift_has_its_price_or_its_dice() -> None:
    """No gift gives a space on the Summon track for nothing."""
    for god in CONTENT.gods.values():
        for option in [god.effect, *(one for step in god.steps for one in step.options)]:
            steps = [god.steps[number] for number in option]
            if "advance" in [step.op for step in steps]:
                assert any(step.cost for step in steps), god.id


# -- Spells ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 1.1.9", "FG 1.3.1")
def test_the_symbols_on_the_backs() -> None:
    backs = Counter[tuple[str, int]]()
    for one in CONTENT.spells.values():
        backs[one.box, one.symbol] += one.copies
    five = (MUSEUM, CEREMONY, STREETS, GATHERING, LIBRARY)
    assert backs == {
        **{("base", symbol): 13 for symbol in five},
        **{("expansion", symbol): 3 for symbol in five},
    }


@pytest.mark.rule("FG 1.3.2")
def test_every_spell_has_a_cost_a_name_and_an_ability() -> None:
    for one in CONTENT.spells.values():
        assert 2 <= len(one.cost) <= 4
        assert one.name["en"]
        assert one.effect
        assert one.time in TIMES


def test_only_spells_of_the_expansion_want_a_wild_symbol() -> None:
    wild = {one.family: one.box for one in CONTENT.spells.values() if OTHER_WORLDS in one.cost}
    assert wild == {"call_wicked": "expansion", "enlighten": "expansion"}


def test_spells_of_a_family_differ_in_symbol_and_cost_only() -> None:
    families: dict[str, list[Any]] = {}
    for one in CONTENT.spells.values():
        plain = one._replace(id="", symbol=0, cost=())
        families.setdefault(one.family, []).append((plain, one.symbol))
    large = {name: found for name, found in families.items() if len(found) > 1}
    assert set(large) == {
        "unravel", "astral_step", "veil", "dark_communion", "call_wicked", "command", "enlighten",
    }  # fmt: skip
    for found in large.values():
        assert sorted(symbol for _, symbol in found) == [1, 2, 3, 4, 5]
        assert all(plain == found[0][0] for plain, _ in found)
    assert len(families) == 52


@pytest.mark.rule("FG 18.2.10", "FG 18.2.11", "FG 18.2.12")
def test_the_spells_of_the_expansion() -> None:
    assert [step.op for step in top("call_wicked_museum")] == ["summon"]
    command = CONTENT.spells["command_museum"]
    assert (command.requires, command.steps[0].options) == ("monster", ((1,), (2,)))
    assert [step.op for step in command.steps[1:]] == ["add_token", "use_monster"]
    send, lose = top("enlighten_museum")
    assert (send.op, send.n, send.who) == ("send_investigators", 1, "rival")
    assert (lose.op, lose.who) == ("lose_token", "that")


# -- Artifacts, Curses, Monsters, Storms -----------------------------------------------------------


@pytest.mark.rule("FG 9.2.1")
def test_half_of_the_artifacts_are_tilted() -> None:
    assert Counter(one.use for one in CONTENT.artifacts.values()) == {"tilt": 10, "destroy": 10}


@pytest.mark.rule("FG 15.1.3")
@pytest.mark.parametrize("curse", CONTENT.curses.values(), ids=lambda one: one.id)
def test_a_curse_names_a_condition_and_a_punishment(curse: Curse) -> None:
    assert curse.effect
    wanted = TRIGGERS[curse.when]
    assert (curse.n > 0) == ("n" in wanted)
    assert (curse.at != NOWHERE) == ("at" in wanted)
    assert (curse.ahead > 0) == (curse.alone > 0) == (curse.when == "far_ahead")


def test_which_curses_delay_a_victory() -> None:
    delaying = {one.id for one in CONTENT.curses.values() if one.delays}
    assert delaying == {"stars_not_right", "last_seal", "faltering_chant"}
    assert {CONTENT.curses[one].when for one in delaying} == {"at_goal", "near_goal"}


def test_every_trigger_is_used() -> None:
    assert {one.when for one in CONTENT.curses.values()} == set(TRIGGERS)


@pytest.mark.rule("FG 18.2.9")
def test_how_often_a_monster_is_used() -> None:
    limits = {one.id: one.limit for one in CONTENT.monsters.values() if one.limit != "turn"}
    assert limits == {"byakhee": "", "hound_of_tindalos": "roll"}
    assert len(CONTENT.monsters) == 8
    assert sum(one.figures for one in CONTENT.monsters.values()) == 12


@pytest.mark.rule("FG 40.1.37")
def test_the_tokens_suffice_for_four_monsters() -> None:
    slots = sorted(one.slots for one in CONTENT.monsters.values())
    assert sum(slots[-4:]) <= CONTENT.counts["monster_tokens"]


@pytest.mark.rule("FG 30.3.2")
def test_only_one_storm_is_calm() -> None:
    assert [one.id for one in CONTENT.storms.values() if one.calm] == ["calm"]


# -- steps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", THINGS, ids=lambda one: one.id)
def test_every_step_is_found_once(thing: Thing) -> None:
    numbers = [*thing.effect, *(number for step in thing.steps for number in within(step))]
    assert sorted(numbers) == list(range(len(thing.steps)))


def test_every_step_of_the_vocabulary_is_used() -> None:
    assert {step.op for thing in THINGS for step in thing.steps} == set(OPS)


def test_steps_within_steps_keep_their_order() -> None:
    (choice,) = top("cthugha")
    steps = CONTENT.gods["cthugha"].steps
    ops = [[steps[number].op for number in option] for option in choice.options]
    assert ops == [["discard_column", "sacrifice", "advance"], ["destroy_investigators"]]
    (roll,) = top("azathoth")
    assert [face for face, _ in roll.faces] == list(FACES)
    tentacle = CONTENT.gods["azathoth"].steps[dict(roll.faces)["tentacle"][0]]
    (alone,) = (CONTENT.gods["azathoth"].steps[number] for number in tentacle.alone)
    assert (tentacle.op, alone.op) == ("destroy_cultists", "destroy_investigators")


def test_words_become_numbers() -> None:
    (gift,) = top("nyarlathotep")
    assert gift.without == (OTHER_WORLDS, CEREMONY)
    column, _ = top("unquiet_stacks")
    assert (column.at, top("tangle_the_skein")[0].at) == (LIBRARY, NOWHERE)
    assert CONTENT.curses["watcher_at_the_threshold"].at == OTHER_WORLDS
    assert CONTENT.spells["crack_the_seal"].cost == (MUSEUM, CEREMONY)
    assert CONTENT.spells["call_wicked_museum"].cost == (CEREMONY, OTHER_WORLDS)


def test_a_counted_number_has_only_the_limit_that_is_given() -> None:
    assert [(step.count, step.n) for step in top("turncoat_detective")[1:]] == [("done", ALL)]
    assert [(step.count, step.n) for step in top("yig")[1:]] == [("rival_curses", 2)]
    assert top("fog_over_arkham")[0].n == ALL


# -- texts -----------------------------------------------------------------------------------------

BEGINS: dict[str, tuple[str, str]] = {
    "prepare": ("In your Prepare phase: ", "В своей Фазе Подготовки: "),
    "move": ("Instead of playing cards to move: ", "Вместо розыгрыша карт для перемещения: "),
    "place": ("When you place your Cultist after moving: ", "Выставляя Культиста после перемещен"),
    "activate": ("At the start of your Activate phase", "В начале своей Фазы Активации"),
    "ready": ("While paying for one Preparation: ", "При оплате одной Подготовки: "),
    "draw": ("After drawing in your Conclude phase: ", "После добора в своей Фазе Окончания: "),
    "my_turn": ("On your turn", "В свой ход"),
    "any": ("At any time: ", "В любое время: "),
    "spell": ("When a rival casts a Spell: ", "Когда соперник Кастует Заклинание: "),
    "raid": ("Before the dice of a Raid on you are", "Перед броском кубиков Рейда на вас: "),
    "roll": ("When you have rolled dice", "Когда вы бросили кубики"),
    "signs": ("When you would gain Elder Signs: ", "Когда вы должны получить Знаки Древних: "),
    "raid_signs": ("When a Raid would give you", "Когда Рейд приносит вам"),
    "curse": ("When you would gain a Curse: ", "Когда вы должны получить Проклятие: "),
    "lodge": ("When Investigators would move to your Lodge", "Когда в вашей Фазе Перемещения"),
    "loss": ("When a rival's effect has destroyed", "Когда эффект соперника уничтожил"),
}
USES = {"tilt": ("Tilt. ", "Склоните. "), "destroy": ("Destroy. ", "Уничтожьте. ")}
LIMITS = {
    "turn": ("Once per turn, ", "Раз за ход, "),
    "roll": ("Once per roll, ", "Раз за бросок, "),
    "": ("", ""),
}
NUMBERS = {
    2: ("two", "дв"), 3: ("three", "тр"), 4: ("four", "чет"),
}  # fmt: skip


def body(text: str, begins: str) -> str:
    """What follows the beginning a text must have."""
    assert text.startswith(begins), text
    rest = text.removeprefix(begins)
    return rest[0].upper() + rest[1:]


@pytest.mark.parametrize("number", [0, 1], ids=LANGUAGES)
def test_a_text_says_when_and_how_a_card_is_used(number: int) -> None:
    language = LANGUAGES[number]
    for spell in CONTENT.spells.values():
        if spell.id != "bribed_constable":  # it answers the Raid itself, not its dice
            assert spell.text[language].startswith(BEGINS[spell.time][number]), spell.id
    for artifact in CONTENT.artifacts.values():
        rest = body(artifact.text[language], USES[artifact.use][number])
        assert rest.startswith(BEGINS[artifact.time][number]), artifact.id
    for monster in CONTENT.monsters.values():
        if monster.id != "nightgaunt":  # it is used in every player's turn, and says so
            rest = body(monster.text[language], LIMITS[monster.limit][number])
            assert rest.startswith(BEGINS[monster.time][number]), monster.id


def test_a_curse_says_when_and_then() -> None:
    for curse in CONTENT.curses.values():
        assert re.fullmatch(r"When: .+\. Then: .+\.", curse.text["en"]), curse.id
        assert re.fullmatch(r"Когда: .+\. Тогда: .+\.", curse.text["ru"]), curse.id
        if curse.n > 1:
            assert says_number(curse, curse.n)


def says_number(thing: Thing, number: int) -> bool:
    """As a figure or a word, in both languages."""
    words = NUMBERS.get(number, (str(number),) * 2)
    return all(
        re.search(rf"\b{number}\b", thing.text[language]) or words[at] in thing.text[language]
        for at, language in enumerate(LANGUAGES)
    )


@pytest.mark.parametrize("thing", THINGS, ids=lambda one: one.id)
def test_a_text_names_the_numbers_of_its_steps(thing: Thing) -> None:
    for step in thing.steps:
        numbers = {step.n, step.n + step.with_control, step.least, step.keep, step.down_to}
        silent = {number for number in numbers if number > 1 and not says_number(thing, number)}
        assert not silent, (step.op, silent)


@pytest.mark.parametrize("thing", THINGS, ids=lambda one: one.id)
def test_a_text_says_what_is_left_to_choice(thing: Thing) -> None:
    for step in thing.steps:
        if step.up_to:
            assert re.search("up to|any number|may move| to 3", thing.text["en"]), step.op
            assert re.search("до |любое их число|можете переместить|1–3", thing.text["ru"]), step.op
        if step.alone:
            assert "solo" in thing.text["en"]
            assert "соло" in thing.text["ru"]


@pytest.mark.parametrize("god", CONTENT.gods.values(), ids=lambda one: one.id)
def test_a_gift_has_a_name_of_its_own(god: God) -> None:
    assert sum(god.gift == other.gift for other in CONTENT.gods.values()) == 1
    text = printed(CONTENT)["god"][god.id].text
    assert text["ru"] == f"{god.gift['ru']}. {god.text['ru']}"


def test_words_are_those_of_their_language() -> None:
    for sort, things in printed(CONTENT).items():
        for code, one in things.items():
            english = " ".join((one.name["en"], one.text.get("en", "")))
            russian = " ".join((one.name["ru"], one.text.get("ru", "")))
            assert not re.search("[а-яё]", english, re.IGNORECASE), (sort, code)
            assert not re.search("[a-z]", russian, re.IGNORECASE), (sort, code)
            assert re.search("[а-яё]", russian, re.IGNORECASE), (sort, code)
            assert not re.search(r"[\[\]{}]|[A-Z]{4}", english + russian), (sort, code)


def test_names_of_two_things_differ() -> None:
    for language in LANGUAGES:
        names = Counter(
            getattr(one, "family", one.id)
            for one in THINGS
            for other in THINGS
            if one.name[language] == other.name[language]
            and getattr(one, "family", one.id) != getattr(other, "family", other.id)
        )
        assert not names


# -- what is printed -------------------------------------------------------------------------------


def test_everything_printed_can_be_looked_up() -> None:
    sorts = printed(CONTENT)
    counts = {sort: len(things) for sort, things in sorts.items()}
    assert counts == {
        "god": 12, "spell": 80, "artifact": 20, "curse": 20, "monster": 8, "storm": 5,
        "location": 6, "symbol": 6, "face": 4,
    }  # fmt: skip
    assert all(one.provenance for things in sorts.values() for one in things.values())
    assert all(one.facts for things in sorts.values() for one in things.values())


def test_the_facts_beside_a_name() -> None:
    sorts = printed(CONTENT)
    assert sorts["spell"]["command_museum"].facts == {
        "box": "expansion", "symbol": "museum", "cost": ("gathering", "library"), "copies": 1,
    }  # fmt: skip
    assert sorts["god"]["yig"].facts == {"box": "expansion", "players": ("2", "3", "4")}
    assert sorts["face"]["sign"].facts == {"sides": 2}
    assert sorts["symbol"]["library"].name == {"en": "Tome", "ru": "Фолиант"}
    assert sorts["symbol"]["library"].provenance == {"symbol": "designed"}
    assert sorts["curse"]["last_seal"].facts == {"delays": "victory"}


def test_the_text_of_a_location_tells_both_actions() -> None:
    places = printed(CONTENT)["location"]
    for one in places.values():
        assert re.match("Base Action: .+ Control Action[:,] .+", one.text["en"])
        assert re.match("Базовое Действие: .+ Действие Контроля[:,] .+", one.text["ru"])
    solo = {code for code, one in places.items() if "Solo, Base Action" in one.text["en"]}
    assert solo == {"streets"}


def test_statements_cited_by_the_data_are_in_the_rule_base() -> None:
    assert set(CONTENT.cites) <= RULES
    assert list(CONTENT.cites) == sorted(set(CONTENT.cites))
