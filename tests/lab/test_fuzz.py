"""The fuzzer finds what is wrong, tells it, and says what it has never met."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.match import replayed
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.lab.fuzz import run_fuzz
from tests.altered import altered
from tests.effort import effort
from tests.kernel import leaky
from tests.kernel.leaky import GAME, tiny
from tests.kernel.tables import alone
from tests.processes import run

ROOT = Path(__file__).parents[2]


def test_a_sound_game_passes(did):
    told = []
    report = run_fuzz(
        GAME, effort(30, least=12), 1, workers=1, progress=lambda *at: told.append(at)
    )
    did.update(games=report.games, plies=report.decisions, leak_checks=report.leak_checks)
    assert report.good, report.failures
    assert told[-1] == (report.games, report.games)
    assert report.leak_checks > report.games
    assert report.out_of_turn > 0
    assert report.never["cards"] == []


def test_a_sound_game_for_one_passes(did):
    report = run_fuzz(alone.GAME, effort(60, least=24), 1, workers=1)
    did.update(games=report.games, plies=report.decisions, leak_checks=report.leak_checks)
    assert report.good, report.failures
    assert report.leak_checks > report.games


@pytest.mark.slow
def test_the_report_does_not_depend_on_the_number_of_workers():
    play = "print(run_fuzz(GAME, 12, 5, workers={}))"
    program = f"from tests.lab.test_fuzz import GAME, run_fuzz; {play}"
    reports = [
        run([sys.executable, "-c", program.format(workers)], cwd=ROOT, check=True).stdout
        for workers in (1, 2)
    ]
    assert reports[0] == reports[1]
    assert "games=12" in reports[0]


def test_one_seat_count_or_all_or_every_variant():
    seats = set()

    def prepare(g, chosen):
        seats.add((chosen.seats, chosen.table.get("way")))
        leaky.prepare(g, chosen)

    ways = [replace(one, table={"way": way}) for way in "ab" for one in GAME.proof.variants(3)]
    game = altered(GAME, prepare=prepare, variants=lambda count: ways if count == 3 else [])
    run_fuzz(game, 4, 1, seats=2, workers=1)
    assert seats == {(2, None)}
    run_fuzz(game, 4, 1, workers=1)
    assert seats == {(2, None), (3, None)}
    seats.clear()
    run_fuzz(game, 4, 1, vary=True, workers=1)
    assert seats == {(3, "a"), (3, "b")}


# -- failures --------------------------------------------------------------------------------------


def only(report, kind):
    """Every failure of the report is of this kind, and there is one."""
    kinds = ("crashes", "dead_ends", "endless", "leaks", "broken")
    found = {name: getattr(report, name) for name in kinds if getattr(report, name)}
    assert found == {kind: len(report.failures)}
    assert not report.good


def test_leaks_are_reported_with_a_replay(tmp_path):
    game = tiny("event")
    report = run_fuzz(game, 4, 1, workers=1, folder=tmp_path)
    only(report, "leaks")
    record = json.loads(Path(report.replays[0]).read_text("utf-8"))
    match = replayed(game, record)
    assert match.over
    assert record["failure"]["kind"] == "leaks"
    assert "drew" in record["failure"]["detail"]


@rule()
def stuck(g):
    """The game stops without an end."""


def test_dead_ends_are_reported():
    only(run_fuzz(altered(GAME, first=stuck), 3, 1, workers=1), "dead_ends")


def test_endless_games_are_reported(tmp_path):
    report = run_fuzz(GAME, 3, 1, cap=6, workers=1, folder=tmp_path)
    only(report, "endless")
    assert replayed(GAME, json.loads(Path(report.replays[0]).read_text("utf-8"))).seq == 6


def test_other_laws_are_reported():
    game = altered(GAME, pieces=lambda g: {"deck": g.deck})
    report = run_fuzz(game, 3, 1, workers=1)
    only(report, "broken")
    assert "conservation" in report.failures[0]


def test_a_sum_that_changes_is_reported():
    game = altered(GAME, totals=lambda g: {"in hand": sum(map(len, g.hands))})
    report = run_fuzz(game, 3, 1, workers=1)
    only(report, "broken")
    assert "in hand is" in report.failures[0]


@rule(says=lambda *_: Saying("stumble"))
def stumble(g, seat):
    g.points[seat] += 1
    raise ZeroDivisionError(seat)


@choice()
def walk_or_stumble(g, seat):
    return Decision(seat, "walk", [option(walk, seat), option(stumble, seat)])


@rule(says=lambda *_: Saying("walk"))
def walk(g, seat):
    g.then(walk_or_stumble, 1 - seat)


@rule()
def begin_to_walk(g):
    g.then(walk_or_stumble, 0)


def test_a_crash_leaves_a_replay_up_to_the_move_before(tmp_path):
    game = altered(
        GAME,
        first=begin_to_walk,
        actions=dict.fromkeys(("walk", "resign"), GAME.rules.actions["resign"]),
    )
    report = run_fuzz(game, 6, 1, seats=2, workers=1, folder=tmp_path)
    only(report, "crashes")
    assert "ZeroDivisionError" in report.failures[0]
    for path in report.replays:
        record = json.loads(Path(path).read_text("utf-8"))
        assert not replayed(game, record).over


def test_without_leak_checks_nothing_is_proved():
    report = run_fuzz(altered(GAME, hidden=lambda *_: []), 2, 1, workers=1)
    assert (report.failures, report.leak_checks, report.good) == ([], 0, False)


def test_what_was_never_used_is_named():
    def prepare(g, chosen):
        leaky.prepare(g, chosen)
        g.code = ["ghoul"] * (len(g.code) - 1) + ["idol"]
        g.deck = ()

    game = altered(GAME, prepare=prepare, pieces=lambda g: {"all": range(len(g.code))})
    never = run_fuzz(game, 3, 1, workers=1).never
    assert never["cards"] == ["idol"]
    assert {"tests.kernel.leaky.shield", "tests.kernel.leaky.draw"} <= {*never["rules"]}
    assert "tests.kernel.leaky.play" not in never["rules"]


def test_the_report_is_json():
    whole = run_fuzz(GAME, 1, 1, workers=1).as_json()
    assert json.loads(json.dumps(whole)) == whole
    names = ("games", "decisions", "out_of_turn", "leak_checks", "crashes", "dead_ends", "endless")
    assert all(isinstance(whole[name], int) for name in (*names, "leaks"))
