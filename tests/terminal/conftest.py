"""No test of the terminal touches the saves of whoever runs it."""

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("FHTAGN_DATA", str(tmp_path))
    return tmp_path
