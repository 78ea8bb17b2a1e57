"""Every test that takes a `case` is tried on every table."""

import pytest

from tests.every_game.cases import cases_of, find_spec, slow_ones, wanted, where


def pytest_generate_tests(metafunc):
    if "case" in metafunc.fixturenames:
        tables = [cases_of(table) for table in wanted()]
        slow = [case for cases in tables for case in slow_ones(cases)]
        marked = [
            pytest.param(case, id=str(case), marks=[pytest.mark.slow] if case in slow else [])
            for cases in tables
            for case in cases
        ]
        metafunc.parametrize("case", marked, indirect=True)


@pytest.fixture
def case(request):
    """The table is there; one that is missing is a failure, not a silence."""
    assert find_spec(where(request.param.table)), f"the table {request.param.table} is missing"
    return request.param
