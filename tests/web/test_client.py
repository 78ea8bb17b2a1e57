"""The client's own checks, and that its types are those of the server."""

import pytest
from tools.protocol_types import SCHEMAS, write

from tests.web.npm import WEB, npm


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_clients_own_checks(script):
    npm(script)


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_types_are_those_of_the_server(name):
    """`make types` writes them anew."""
    write()
    assert npm(f"types:{name}") == (WEB / "src" / f"{name}.ts").read_text("utf-8")
