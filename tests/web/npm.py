"""The scripts of the client, run as a person would."""

from pathlib import Path

from tests.processes import environment, path_with, run

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


def npm(*words, **environ):
    here = ROOT / ".node" / "bin"  # Node from PyPI, where the machine has none
    command = ["npm", "run", "--silent", *words]
    path = path_with(*([here] if here.is_dir() else []))
    done = run(command, cwd=WEB, env=environment(PATH=path, **environ))
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
