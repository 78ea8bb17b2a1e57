"""`make audit` calls nothing clean that it could not look at; scripts play the services."""

import json

import pytest
from tools import audit

CLEAN = {"info": 0, "low": 0, "moderate": 0, "high": 0, "critical": 0, "total": 0}
GOOD_PYTHON = ("", "No known vulnerabilities found", 0)
BAD_PYTHON = ("jinja2 2.0 PYSEC-1", "Found 1 known vulnerability in 1 package", 1)
NO_SERVICE = ("", "ConnectionError: the service cannot be reached", 1)


def report(**counts):
    return json.dumps({"metadata": {"vulnerabilities": CLEAN | counts}})


GOOD_NODE = (report(), "", 0)
BAD_NODE = (report(moderate=2, total=2), "", 1)
FORGIVING = (report(moderate=1, total=1), "", 0)  # beneath the level that npm minds
NO_REGISTRY = (json.dumps({"message": "request failed"}), "", 1)


@pytest.fixture
def services(tmp_path, monkeypatch):
    """Puts scripts in the places of pip-audit and npm: what each prints, and its exit code."""

    def script(name, out, err, code):
        for stream, text in (("out", out), ("err", err)):
            (tmp_path / f"{name}.{stream}").write_text(text)
        file = tmp_path / name
        file.write_text(f'#!/bin/sh\ncat "$0.out"; cat "$0.err" >&2; exit {code}\n')
        file.chmod(0o755)
        return file

    def put(python, node):
        monkeypatch.setattr(audit, "PIP_AUDIT", script("pip-audit", *python))
        monkeypatch.setenv("NPM", str(script("npm", *node)))

    return put


def test_all_is_clean(services, capsys):
    services(GOOD_PYTHON, GOOD_NODE)
    assert audit.main() == 0
    assert capsys.readouterr().out.count("none known") == len(audit.LOCKS) + 1


@pytest.mark.parametrize(
    ("python", "node", "verdict", "times"),
    [
        (BAD_PYTHON, GOOD_NODE, "VULNERABLE (jinja2 2.0 PYSEC-1)", len(audit.LOCKS)),
        (GOOD_PYTHON, BAD_NODE, "VULNERABLE (2 moderate, 2 total)", 1),
        (GOOD_PYTHON, FORGIVING, "VULNERABLE (1 moderate, 1 total)", 1),
        (NO_SERVICE, GOOD_NODE, "NOT AUDITED (ConnectionError", len(audit.LOCKS)),
        (GOOD_PYTHON, NO_REGISTRY, "NOT AUDITED (request failed)", 1),
        (GOOD_PYTHON, ("<html>", "", 0), "NOT AUDITED (npm audit: JSONDecodeError)", 1),
    ],
)
def test_what_is_not_clean_fails_and_is_told(services, capsys, python, node, verdict, times):
    services(python, node)
    assert audit.main() == 1
    assert capsys.readouterr().out.count(verdict) == times


def test_a_machine_without_npm(services, monkeypatch, capsys):
    services(GOOD_PYTHON, GOOD_NODE)
    monkeypatch.setenv("NPM", "/nowhere/npm")
    assert audit.main() == 1
    assert "NOT AUDITED (npm audit: FileNotFoundError)" in capsys.readouterr().out
