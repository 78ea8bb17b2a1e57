"""The Game record: settings and their complaints, what a seat may do, why not, what it is sent."""

import pytest

from fhtagn.kernel.agenda import Decision, apply, decisions, option
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Option, Settings, settings, start
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.present import asked, keyed, offered, sent, why_not, worlds
from fhtagn.kernel.rules import Saying, choice, key_of, rule, saying
from fhtagn.kernel.save import digest
from fhtagn.kernel.state import SPECTATOR, TABLE, Outcome, same
from tests.altered import altered
from tests.kernel.leaky import GAME

OPTIONS = (
    Option("map", "salem", ("salem", "arkham")),
    Option("rounds", 6),
    Option("quick", False, (False, True)),
)
SEAT_OPTIONS = (Option("faction", "blue", ("blue", "red")),)


def clash(chosen):
    factions = [one["faction"] for one in chosen.by_seat]
    return [Complaint("same-faction")] if len(set(factions)) < len(factions) else []


CHOOSY = altered(GAME, options=OPTIONS, seat_options=SEAT_OPTIONS, complaints=clash)
APART = [{"faction": "red"}]


# -- settings --------------------------------------------------------------------------------------


def test_settings_are_completed_by_the_defaults():
    chosen = settings(CHOOSY, 2, {"rounds": 9}, APART)
    assert chosen.table == {"map": "salem", "rounds": 9, "quick": False}
    assert chosen.by_seat == ({"faction": "red"}, {"faction": "blue"})
    assert (chosen.of(0, "faction"), chosen.of(1, "faction")) == ("red", "blue")
    assert chosen.of(0, "hat") is None
    assert chosen.of(5, "faction") is None


@pytest.mark.parametrize(
    ("seats", "table", "by_seat", "name", "about"),
    [
        (9, {}, APART, "seats", {"found": 9, "least": 2, "most": 3}),
        (0, {}, APART, "seats", {"found": 0}),
        (2, {"mop": "salem"}, APART, "option-unknown", {"option": "mop", "nearest": "map"}),
        (2, {"map": "salme"}, APART, "option-value", {"option": "map", "nearest": "salem"}),
        (2, {"rounds": "6"}, APART, "option-type", {"option": "rounds", "expected": "int"}),
        (2, {"rounds": True}, APART, "option-type", {"option": "rounds"}),
        (2, {"quick": 1}, APART, "option-type", {"option": "quick"}),
        (2, {}, [{"hat": 1}], "option-unknown", {"option": "hat"}),
        (2, {}, [{"faction": "green"}], "option-value", {"option": "faction"}),
        (2, {}, [], "same-faction", {}),
    ],
)
def test_wrong_settings_are_refused_with_their_name(seats, table, by_seat, name, about):
    with pytest.raises(Complaint) as refused:
        settings(CHOOSY, seats, table, by_seat)
    assert refused.value.name == name
    assert about.items() <= refused.value.about.items()


# -- start -----------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_table_and_another_another():
    tables = [digest(start(GAME, settings(GAME, 2, {}), seed)) for seed in (1, 1, 2)]
    assert tables[0] == tables[1] != tables[2]


def test_a_secret_takes_the_place_of_the_seed():
    g = start(GAME, settings(GAME, 2, {}), 1, secret=5)
    assert (g.secret, g.rng > 0) == (5, True)
    assert digest(g) == digest(start(GAME, settings(GAME, 2, {}), 2, secret=5))
    assert digest(g) != digest(start(GAME, settings(GAME, 2, {}), 1, secret=6))


def test_nobody_listens_unless_asked():
    assert start(GAME, settings(GAME, 2, {}), 1).events is None
    assert start(GAME, settings(GAME, 2, {}), 1, listen=True).events == []


# -- keys ------------------------------------------------------------------------------------------


@rule(says=lambda _g, card, at, to: Saying("move", {"card": card, "at": at, "to": to}))
def move(g, card, at, to):
    """Nothing."""


@rule(says=lambda _g: Saying("hide", {"of": "x", "by": 2}, {"card": "secret"}))
def hide(g):
    """Nothing."""


@rule()
def mute(g):
    """Nothing, and it does not say what it means."""


def test_a_key_says_what_the_option_means():
    assert key_of(None, option(move, "ghoul", 1, "salem")) == "move:ghoul@1>salem"
    assert key_of(None, option(hide)) == "hide~x:2"
    assert saying(None, option(hide)).also == {"card": "secret"}


def test_an_option_that_does_not_say_what_it_means_is_an_error():
    with pytest.raises(LookupError, match=r"test_game\.mute"):
        key_of(None, option(mute))


# -- what a seat may do ----------------------------------------------------------------------------


def table(seed=1):
    return start(GAME, settings(GAME, 2, {}), seed)


def acting(seed=1):
    """The tiny game at its first turn, seat 0 to act."""
    g = table(seed)
    for question in decisions(g):
        apply(g, question.seat, question.options[0])
    return g


def test_a_seat_is_offered_its_answers_and_its_asides():
    g = acting()
    assert asked(g, 1) is None
    assert asked(g, 0) == decisions(g)[0]
    assert list(offered(GAME, g, 0)) == [*keyed(g, asked(g, 0).options), "resign"]
    assert list(offered(GAME, g, 1)) == ["resign"]
    assert offered(GAME, g, TABLE) == {}


def test_a_sealed_question_stays_open_for_its_seat():
    g = table()
    apply(g, 0, asked(g, 0).options[0])
    assert asked(g, 0).sealed
    assert {"bury:0", "bury:1", "bury:2"} <= offered(GAME, g, 0).keys()


def test_after_the_end_nothing_is_offered():
    g = acting()
    g.resign(0)
    assert offered(GAME, g, 0) == offered(GAME, g, 1) == {}
    assert sent(GAME, g, 1)["asides"] == []


def test_the_table_has_no_asides():
    @choice()
    def clock(g):
        return Decision(TABLE, "clock", [option(hide)])

    @rule()
    def tick(g):
        g.then(clock)

    game = altered(GAME, first=tick)
    assert list(offered(game, start(game, settings(game, 2, {}), 1), TABLE)) == ["hide~x:2"]


# -- why not ---------------------------------------------------------------------------------------


def test_each_kind_of_action_has_its_keys_or_a_reason():
    g = acting()
    reasons = why_not(GAME, g, 0)
    assert list(reasons) == list(GAME.rules.actions)
    assert reasons["draw"] == ("draw",)
    assert {*reasons["play"]} == {key for key in offered(GAME, g, 0) if key.startswith("play:")}
    assert reasons["bury"] == Reason("T 3", "not-now", {"kind": "bury"})
    assert isinstance(why_not(GAME, g, 1)["draw"], Reason)


# -- what is sent ----------------------------------------------------------------------------------


def test_a_seat_is_sent_its_own_options_and_who_else_is_asked():
    g = table()
    apply(g, 1, asked(g, 1).options[0])
    for seat in (0, 1, SPECTATOR):
        assert sent(GAME, g, seat)["asked"] == [[0, "bury", {}, False], [1, "bury", {}, True]]
    assert sent(GAME, g, 0)["options"] == ["bury:0", "bury:1", "bury:2"]
    assert sent(GAME, g, SPECTATOR)["options"] == sent(GAME, g, SPECTATOR)["asides"] == []
    g = acting()
    assert sent(GAME, g, 1)["options"] == []
    assert sent(GAME, g, 1)["asides"] == ["resign"]
    assert sent(GAME, g, 1)["view"] == GAME.view(g, 1)
    g.resign(0)
    assert sent(GAME, g, 1)["outcome"] == Outcome("resigned", (2, 1))


def test_what_the_words_are_made_of_comes_with_the_options():
    g = acting()
    found = sent(GAME, g, 0)
    tasks = offered(GAME, g, 0)
    assert [*found["options"], *found["asides"]] == list(tasks)
    assert len(found["options"]) > 0 < len(found["asides"])
    told = [saying(g, task) for task in tasks.values()]
    assert found["sayings"] == [[one.verb, {**one.about, **one.also}] for one in told]
    assert sent(GAME, g, SPECTATOR)["sayings"] == []


def test_worlds_are_redealt_for_the_seat():
    g = acting()
    deal = worlds(GAME, g, 1)
    assert same(deal(5), GAME.rules.redeal(g, 1, 5))
    assert len({"".join(deal(seed).code) for seed in range(10)}) > 5


def test_settings_without_options_for_the_seats():
    assert Settings(2).of(0, "faction") is None


# -- a saved table is restored only if it is whole ------------------------------------------------


def test_a_whole_table_is_restored_and_a_broken_one_refused():
    from fhtagn.games import load as load_game
    from fhtagn.kernel.complaint import Complaint
    from fhtagn.kernel.game import restored, settings, start
    from fhtagn.kernel.save import save
    from fhtagn.kernel.state import same

    game = load_game("heroes")
    g = start(game, settings(game, 3, {}), 1)
    assert same(restored(game, save(g)), g)
    for field, value in (
        ("seats", 9),
        ("known", []),
        ("box", []),
        ("hands", [[999, 1, 2], [3, 4, 5], [6, 7, 8]]),
        ("outcome", ["counted", [1, 2, 3]]),
    ):
        saved = save(g)
        saved["table"][field] = value
        with pytest.raises(Complaint, match="save-unsound"):
            restored(game, saved)
    empty = save(g)
    empty["agenda"] = []
    with pytest.raises(Complaint, match="save-unsound"):
        restored(game, empty)
    verb = save(g)
    verb["agenda"].insert(0, ["heroes.turn.begin_play"])
    with pytest.raises(Complaint, match="save-unsound"):
        restored(game, verb)
    for entry in (
        ["heroes.verbs.hand_over", 0, 1, 2],
        ["heroes.turn.act"],
        ["heroes.turn.act", 1, 2, 3],
    ):
        wrong = save(g)
        wrong["agenda"].insert(0, entry)
        with pytest.raises(Complaint, match="save-unknown-rule"):
            restored(game, wrong)
    deep = save(g)
    deep["agenda"].insert(0, ["heroes.setup.who_cried", eval("[" * 90 + "]" * 90)])
    with pytest.raises(Complaint, match="save-wrong-type"):
        restored(game, deep)
