"""Find the Chromium that the browser tests play in, or get one.

A Chromium counts only if it starts and shows a page. Looked at, in this order: FHTAGN_CHROMIUM if
that is set, then nothing else; the PATH; what Playwright has downloaded before; what we have
unpacked in this folder. If there is none, these ways are tried, the first that works is taken:
Playwright's own download; Debian's package, as root; Debian's package unpacked into this folder.

There is a Chromium without windows, the headless shell: the same pages for a sixth less processor
time. It goes before a whole Chromium. Where only a whole one is found, the shell is unpacked into
this folder if that is quickly done, and else the whole one plays.

    python -m tools.chromium    find or get one, print where it is
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tools.program import Failed, run

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / ".chromium"  # where we unpack one; git ignores it
WRAPPER = OWN / "chromium"
CHOSEN = "FHTAGN_CHROMIUM"  # set: this one and no other
NO_BROWSER = "FHTAGN_NO_BROWSER"  # set: the suite that needs a browser is left out, aloud
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")  # a Chromium without windows
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLAYWRIGHTS = (  # where Playwright puts a shell, and where a whole Chromium
    ("chromium_headless_shell-*", ("chrome-headless-shell", "headless_shell")),
    ("chromium-*", ("chrome", "Chromium", "Google Chrome for Testing")),
)
PACKAGES = ("chromium-headless-shell", "chromium")  # Debian's, the better first
COMMON = "chromium-common"  # what both need beside them

NO_CHROMIUM = (
    "no Chromium for the browser tests: `make chromium` gets one, or says why it cannot; "
    f"{CHOSEN}=/path/to/chromium names one; {NO_BROWSER}=1 leaves these tests out"
)
REMEDY = (
    "What to do: install Chromium or Chrome with the package manager of this machine\n"
    "  (Debian: `apt install chromium`), or name one that is there: "
    f"{CHOSEN}=/path/to/chromium make test\n"
    f"  To do without: {NO_BROWSER}=1 make test leaves the browser tests out, and says so."
)

LIBRARY = re.compile(r"\.so(\.\d+)*$")
PAGE = "data:text/html,<p>fhtagn</p>"
HEADLESS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
START, DOWNLOAD = 120, 900  # seconds: for a first page on a busy machine, for a slow line
QUICKLY = 40  # seconds for each step towards a shell, where a whole Chromium is there already
CONNECT = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"}  # milliseconds without an answer
APT = {"DEBIAN_FRONTEND": "noninteractive"}
PATIENT = ("-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20")


# -- finding ---------------------------------------------------------------------------------------


def found() -> str | None:
    """The browser of this machine, if one starts."""
    if chosen := os.environ.get(CHOSEN):
        return chosen  # who sets this answers for it; the tests tell if it does not start
    return next((path for path in candidates() if fault(path) is None), None)


def candidates() -> Iterator[str]:
    """Programs that may be a Chromium: the shells, then the whole ones."""
    (shells, whole) = (downloaded(*place) for place in PLAYWRIGHTS)
    yield from filter(None, map(shutil.which, SHELLS))
    yield from shells
    if WRAPPER.exists():
        yield str(WRAPPER)
    yield from filter(None, map(shutil.which, NAMES))
    yield from whole


def downloaded(folder: str, names: Sequence[str]) -> list[str]:
    """What Playwright has in such folders, the newest first."""
    paths = (path for name in names for path in playwrights().glob(f"{folder}/**/{name}"))
    return sorted(map(str, paths), reverse=True)


def is_shell(path: str) -> bool:
    """What we have unpacked may be either, and nothing better is to be got."""
    return path == str(WRAPPER) or Path(path).name in {*SHELLS, "headless_shell"}


def playwrights() -> Path:
    """The folder of Playwright's browsers."""
    if named := os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        return Path(named)
    cache = "Library/Caches" if sys.platform == "darwin" else ".cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / cache) / "ms-playwright"


def fault(path: str) -> str | None:
    """Say why a Chromium does not start and show a page; None if it does."""
    try:
        run([path, "--version"], START)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            page = [*HEADLESS, f"--user-data-dir={profile}", "--dump-dom", PAGE]
            shown = run([path, *page], START)
    except Failed as failed:
        return str(failed)
    return None if "fhtagn" in shown else "it shows no page"


# -- getting ---------------------------------------------------------------------------------------


def get() -> str:
    """Find a Chromium or get one; if all fails, say what was tried and what to do."""
    if chosen := os.environ.get(CHOSEN):
        if why := fault(chosen):
            raise SystemExit(f"{CHOSEN}={chosen} does not start: {why}")
        return chosen
    tried = []
    for path in candidates():
        if (why := fault(path)) is None:
            return path if is_shell(path) else shell_instead_of(path)
        tried.append(f"{path}: {why}")
    looked = f"looked for {', '.join(SHELLS + NAMES)}, in {playwrights()} and in {OWN.name}"
    tried = tried or [f"on this machine: none found ({looked})"]
    for name, way in WAYS.items():
        print(f"no Chromium yet; trying {name}", flush=True)
        try:
            return started(way())
        except Failed as failed:
            tried.append(f"{name}: {failed}")
    list_ = "".join(f"\n  - {one}" for one in tried)
    raise SystemExit(f"No Chromium for the browser tests. Tried:{list_}\n{REMEDY}")


def shell_instead_of(whole: str) -> str:
    """Unpack the shell, which does the same with less work; if that fails, keep the whole one."""
    try:
        return started(unpack(PACKAGES[:1], QUICKLY))
    except Failed as failed:
        print(f"{whole} plays, as there is no {SHELLS[0]}, which is quicker: {failed}", flush=True)
        return whole


def started(path: str | None) -> str:
    if path is None:
        raise Failed("it brought no program we know")
    if why := fault(path):
        raise Failed(f"{path} does not start: {why}")
    return path


def download() -> str | None:
    """Playwright's own shell, into the user's cache."""
    install = ["-m", "playwright", "install", "--only-shell", "chromium"]
    run([sys.executable, *install], DOWNLOAD, CONNECT)
    return next(iter(downloaded(*PLAYWRIGHTS[0])), None)


def install() -> str | None:
    """Debian's package, as root."""
    if not shutil.which("apt-get"):
        raise Failed("there is no apt-get here")
    if os.geteuid() != 0:
        raise Failed("only root may do that")
    run(["apt-get", *PATIENT, "update", "-qq"], DOWNLOAD, APT)
    wanted = ["install", "-qq", "--yes", "--no-install-recommends"]
    first_that_works(PACKAGES, lambda one: run(["apt-get", *PATIENT, *wanted, one], DOWNLOAD, APT))
    return next(filter(None, map(shutil.which, SHELLS + NAMES)), None)


def unpack(names: Sequence[str] = PACKAGES, limit: float = DOWNLOAD) -> str | None:
    """Debian's package and what this machine lacks for it, unpacked into the project's folder."""
    for needed in ("apt-get", "dpkg-deb"):
        if not shutil.which(needed):
            raise Failed(f"there is no {needed} here")
    shutil.rmtree(OWN, ignore_errors=True)
    debs = OWN / "debs"
    debs.mkdir(parents=True)
    apt = ["apt-get", *PATIENT, *own_lists()]
    run([*apt, "update", "-qq"], limit, APT)
    asked = ["--reinstall", "--no-install-recommends", "--yes", "--print-uris", "-qq", "install"]
    uris = first_that_works(names, lambda one: run([*apt, *asked, one, COMMON], limit, APT))
    run([*apt, "download", "-qq", *packages(uris)], limit, APT, debs)
    for deb in sorted(debs.glob("*.deb")):
        run(["dpkg-deb", "-x", str(deb), str(OWN / "root")], START)
    shutil.rmtree(debs)
    shutil.rmtree(OWN / "apt")
    return wrapped()


def first_that_works(names: Sequence[str], way: Callable[[str], str]) -> str:
    """Try one after the other; if all fail, say why the last did."""
    for name in names[:-1]:
        try:
            return way(name)
        except Failed:
            continue  # an older Debian, or Ubuntu, has no such package
    return way(names[-1])


def own_lists() -> list[str]:
    """Settings with which apt-get needs no root: folders of its own, and no lock."""
    places = {"Dir::State": OWN / "apt" / "state", "Dir::Cache": OWN / "apt" / "cache"}
    for place, below in zip(places.values(), ("lists/partial", "archives/partial"), strict=True):
        (place / below).mkdir(parents=True)
    settings = {
        **places,
        "Dir::State::status": "/var/lib/dpkg/status",  # what the machine has already
        "Debug::NoLocking": "1",
        "APT::Sandbox::User": "",
    }
    return [part for name, value in settings.items() for part in ("-o", f"{name}={value}")]


def packages(uris: str) -> list[str]:
    """The names in apt-get's list of addresses: 'http://… libnss3_2%3a3.87-1_amd64.deb 123 …'."""
    return sorted(set(re.findall(r" ([a-z0-9.+-]+)_[^ ]*\.deb ", uris)))


def wrapped() -> str:
    """A script that starts the unpacked program with the libraries and letters beside it."""
    root = OWN / "root"
    programs = [root / "usr" / "lib" / "chromium" / name for name in PACKAGES]
    program = next((one for one in programs if one.is_file()), None)
    if program is None:
        raise Failed("the packages hold no Chromium (on Ubuntu they only point to a snap)")
    folders = sorted({str(path.parent) for path in root.rglob("*") if LIBRARY.search(path.name)})
    fonts = OWN / "fonts.conf"
    fonts.write_text(
        '<?xml version="1.0"?>\n<fontconfig>\n'
        '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>\n'
        f"<dir>{root}/usr/share/fonts</dir>\n<dir>/usr/share/fonts</dir>\n"
        f"<cachedir>{OWN}/fontcache</cachedir>\n</fontconfig>\n"
    )
    WRAPPER.write_text(
        "#!/bin/sh\n"
        f"export LD_LIBRARY_PATH='{':'.join(folders)}'\n"
        f"export FONTCONFIG_FILE='{fonts}'\n"
        f"exec '{program}' \"$@\"\n"
    )
    WRAPPER.chmod(0o755)
    return str(WRAPPER)


WAYS: dict[str, Callable[[], str | None]] = {
    "Playwright's own download": download,
    "Debian's package, as root": install,
    "Debian's package, unpacked into this folder": unpack,
}


def main() -> int:
    if os.environ.get(NO_BROWSER):
        print(f"no Chromium is looked for, as {NO_BROWSER} is set")
        return 0
    print(get())
    return 0


if __name__ == "__main__":
    sys.exit(main())
