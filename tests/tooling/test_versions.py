"""Versions of Python are found, and games that differ between them are named."""

import pytest
from tools import versions
from tools.digests import digests
from tools.versions import Version, differences, table


@pytest.fixture
def pythons(tmp_path, monkeypatch):
    """A machine with these: where they are, and what each says of its version."""

    def put(**said):
        for place, version in said.items():
            file = tmp_path / place.replace("__", "/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"#!/bin/sh\n{version}\n")
            file.chmod(0o755)
        monkeypatch.setattr(
            versions, "candidates", lambda: [str(tmp_path / one.replace("__", "/")) for one in said]
        )

    return put


def test_the_newest_of_each_version_from_3_11_on_is_taken(pythons):
    pythons(
        a__old="echo 3 10 13",
        b__python="echo 3 12 1",
        c__python="echo 3 12 4",
        d__python="echo 3 11 7",
        e__broken="exit 127",
    )
    found = versions.versions()
    assert [one.number for one in found] == [(3, 11, 7), (3, 12, 4)]
    assert [one.folder for one in found] == [".venv-3.11", ".venv-3.12"]


def test_our_own_python_is_among_those_that_are_found():
    assert any(versions.asked(python) >= versions.LEAST for python in versions.candidates())


def test_a_game_that_differs_is_named():
    one = Version((3, 11, 7), "", digests={"duel-2 seed 0": "aa", "fate-2 seed 0": "bb"})
    same = Version((3, 12, 1), "", digests=dict(one.digests))
    other = Version((3, 13, 0), "", digests=one.digests | {"duel-2 seed 0": "cc"})
    assert differences([one, same]) == []
    assert differences([one, same, other]) == ["duel-2 seed 0"]
    assert one.digest == same.digest != other.digest


def test_a_game_that_is_played_on_one_version_only_is_named():
    one = Version((3, 11, 7), "", digests={"duel-2 seed 0": "aa"})
    assert differences([one, Version((3, 12, 1), "", digests={"x": "y"})]) == ["duel-2 seed 0", "x"]


def test_the_table_says_what_was_left_out_and_what_failed():
    good = Version((3, 13, 0), "", suites=["kernel"], passed=412, digests={"x": "y"})
    bad = Version((3, 12, 1), "", suites=["kernel", "server"], faults=["2 tests failed"])
    *_, first, second = table([good, bad], ["kernel", "server"]).splitlines()
    assert first.split()[:3] == ["3.13.0", "412", "1"]
    assert first.endswith("passed; without server: no pgserver")
    assert second.endswith("FAILED; 2 tests failed")


def test_digests_are_those_of_whole_games_and_the_same_when_played_again(monkeypatch):
    monkeypatch.setenv("FHTAGN_TABLES", "heroes,tiny")
    found = digests(1)
    assert found == digests(1)
    assert {"heroes-2 seed 0", "heroes-8 seed 0"} <= set(found)
    assert len(set(found.values())) == len(found)
