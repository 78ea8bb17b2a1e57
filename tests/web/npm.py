"""The scripts of the client, run as a person would."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


def npm(*words, **environ):
    here = ROOT / ".node" / "bin"  # Node from PyPI, where the machine has none
    path = os.pathsep.join([*([str(here)] if here.is_dir() else []), os.environ["PATH"]])
    done = subprocess.run(
        ["npm", "run", "--silent", *words],
        cwd=WEB, env=os.environ | {"PATH": path} | environ, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
