"""The client's own checks, and that its types are those of the protocol."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from tools.protocol_types import OUT, schema

WEB = Path(__file__).resolve().parents[2] / "web"
TYPES = WEB / "src" / "protocol.ts"


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


def test_the_types_are_those_of_the_protocol():
    """`make types` writes them anew."""
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(schema()), "utf-8")
    assert npm("types") == TYPES.read_text("utf-8")
