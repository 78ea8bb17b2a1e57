"""Sabotage lists what nobody would miss, and only that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fhtagn.games import GAMES
from fhtagn.kernel.complaint import Complaint
from fhtagn.rulebook.book import book
from fhtagn.rulebook.index import index
from fhtagn.rulebook.sabotage import sabotage
from tests.effort import effort
from tests.rulebook.fake import TESTS, marked


@pytest.mark.slow
def test_the_loss_of_a_function_is_noticed_or_listed(made):
    """All kinds at once: only `starve` has no test that names it."""
    told = {}
    rules = made()
    listed = sabotage(
        rules, progress=lambda done, of, one: told.update({one.function.name: (done, of, one)})
    )
    assert [one.function.name for one in listed] == [f"{rules.package}.game.starve"]
    assert sorted(done for done, _, _ in told.values()) == list(range(1, 10))
    noticed = {
        name.split(".")[-1]: one.noticed_by.split("::")[-1] for name, (_, _, one) in told.items()
    }
    assert noticed == {
        "feed": "test_feeding",
        "starve": "",
        "meal": "test_a_meal_may_be_refused",
        "hungry": "test_hunger",
        "wait": "test_waiting",
        "bite": "test_a_bite",
        "fangs": "test_fangs",
        "closure": "test_a_closure",
        "made_on_loading": "test_what_is_made_on_loading",
    }


@pytest.mark.slow
def test_a_test_that_does_not_look_notices_nothing(made):
    """The test names the rule and runs it, but would pass without it."""
    tests = """
        @pytest.mark.rule("FK 1.1")
        def test_feeding():
            g = Table()
            begin(g, game.feed)
            assert g.outcome is None
        """
    rules = made(tests=tests)
    name = f"{rules.package}.game.feed"
    (listed,) = sabotage(rules, workers=1, only=[name])
    assert listed.function.name == name
    assert listed.tests == ("tests/test_fake.py::test_feeding",)


@pytest.mark.slow
def test_a_scenario_may_notice(made):
    examples = """
        [[example]]
        id = "FK ex-1"
        en = { title = "A meal", given = "Nothing.", steps = ["Eat."], expect = ["Fed."] }
        ru = { title = "Обед", given = "Ничего.", steps = ["Ешьте."], expect = ["Сыты."] }
        cites = ["FK 1.1"]
        """
    tests = TESTS["1.1"].replace('rule("FK 1.1")', 'example("FK ex-1")')
    rules = made(tests=tests, examples=examples)
    assert sabotage(rules, workers=1, only=[f"{rules.package}.game.feed"]) == []


@pytest.mark.slow
def test_tests_that_fail_anyway_are_refused(made):
    rules = made(tests=marked("rule", "FK 1.1").replace("pass", "assert False"))
    with pytest.raises(Complaint) as told:
        sabotage(rules, workers=1, only=[f"{rules.package}.game.feed"])
    assert told.value.name == "sabotage-tests-fail"
    assert told.value.about["test"] == "tests/test_fake.py::test_marked"


def test_without_tests_there_is_nothing_to_prove(made):
    with pytest.raises(Complaint) as told:
        sabotage(replace(made(), tests=None))
    assert told.value.name == "sabotage-without-tests"


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", GAMES)
def test_every_loss_in_the_games_of_the_house_is_noticed(game, did):
    """A sample, spread evenly; all of it in a soak."""
    names = [one.name for one in index(book(game)).functions if one.cites]
    wanted = min(len(names), effort(40, least=5))
    sample = [names[place * len(names) // wanted] for place in range(wanted)]
    listed = sabotage(book(game), workers=1, only=sample)  # others have the other processors
    did["functions_taken_out"] += len(sample)
    did.at_least(functions_taken_out=5)
    assert not listed, "\n".join(f"{one.function.name} {one.function.cites}" for one in listed)
