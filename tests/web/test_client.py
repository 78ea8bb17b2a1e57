"""The client's own checks, and that its types are those of the protocol."""

import os
import subprocess
from pathlib import Path

import pytest
from tools.protocol_types import SCHEMAS, write

WEB = Path(__file__).resolve().parents[2] / "web"


def npm(*words):
    here = WEB.parent / ".node" / "bin"  # Node from PyPI, where the machine has none
    path = os.pathsep.join([*([str(here)] if here.is_dir() else []), os.environ["PATH"]])
    done = subprocess.run(
        ["npm", "run", "--silent", *words],
        cwd=WEB, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_clients_own_checks(script):
    npm(script)


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_types_are_those_of_the_server(name):
    """`make types` writes them anew."""
    write()
    assert npm(f"types:{name}") == (WEB / "src" / f"{name}.ts").read_text("utf-8")
