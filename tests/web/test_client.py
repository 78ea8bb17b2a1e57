"""The client's own checks, and that its types are those of the server."""

import re

import pytest
from tools.protocol_types import SCHEMAS, write

from tests.processes import run
from tests.web.npm import ROOT, WEB, npm

TAKEN = re.compile(r'import\.meta\.glob.*?"\$house/([^"]+)"')  # what of the house is in the build


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_clients_own_checks(script):
    npm(script)


def test_the_types_are_those_of_the_server(tmp_path):
    """`make types` writes them anew."""
    write()
    npm("types", str(tmp_path))
    for name in SCHEMAS:
        ours = (WEB / "src" / f"{name}.ts").read_text("utf-8")
        assert (tmp_path / f"{name}.ts").read_text("utf-8") == ours


# -- the build -------------------------------------------------------------------------------------


def expanded(pattern):
    """`{a,b}/c` is `a/c` and `b/c`."""
    first, brace, rest = pattern.partition("{")
    choices, _, last = rest.partition("}")
    return [first + one + last for one in choices.split(",")] if brace else [pattern]


def test_whatever_of_the_house_is_in_the_client_builds_it_anew_when_it_changes():
    asked = ["make", "-C", ROOT, "--dry-run", "--print-data-base", "client"]
    database = run(asked, check=True).stdout
    (needed,) = re.findall(r"^src/fhtagn/static/index.html: (.*)", database, re.MULTILINE)
    sources = [file.read_text("utf-8") for file in (WEB / "src").rglob("*.ts")]
    patterns = [one for text in sources for found in TAKEN.findall(text) for one in expanded(found)]
    assert len(patterns) >= 3
    for pattern in patterns:
        files = {str(file.relative_to(ROOT)) for file in (ROOT / "src/fhtagn").glob(pattern)}
        assert files
        assert files <= {*needed.split()}, pattern
