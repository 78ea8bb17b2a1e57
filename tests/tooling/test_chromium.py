"""A Chromium is found or fetched, and counts only if it starts; scripts play the programs."""

import pytest
from tools import chromium
from tools.program import Failed, run

SHOWS = '#!/bin/sh\necho "<p>fhtagn</p>"\n'
BROKEN = "#!/bin/sh\necho 'error while loading shared libraries: libnss3.so' >&2\nexit 127\n"
BLANK = "#!/bin/sh\necho '<html></html>'\n"


@pytest.fixture
def script(tmp_path):
    def make(name, text):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)
        return str(file)

    return make


@pytest.fixture(autouse=True)
def nothing_here(tmp_path, monkeypatch):
    """A machine with an empty path, an empty cache, and nothing unpacked."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "cache"))
    monkeypatch.delenv(chromium.CHOSEN, raising=False)
    monkeypatch.delenv(chromium.NO_BROWSER, raising=False)
    monkeypatch.setattr(chromium, "OWN", tmp_path / "own")
    monkeypatch.setattr(chromium, "WRAPPER", tmp_path / "own" / "chromium")


@pytest.fixture
def ways(monkeypatch):
    """Replaces the ways to get one: each gives a path, or says why not."""

    def put(**outcomes):
        def way(outcome):
            def go():
                if isinstance(outcome, Exception):
                    raise outcome
                return outcome

            return go

        monkeypatch.setattr(chromium, "WAYS", {name: way(one) for name, one in outcomes.items()})

    return put


@pytest.mark.parametrize(
    "name", ["bin/chromium", "bin/google-chrome", "bin/chromium-headless-shell", "own/chromium"]
)
def test_one_that_starts_is_found(script, name):
    path = script(name, SHOWS)
    assert chromium.found() == chromium.get() == path


@pytest.mark.parametrize(
    "name",
    [
        "chromium-1254/chrome-linux64/chrome",
        "chromium-9/a.app/MacOS/Chromium",
        "chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell",
        "chromium_headless_shell-9/chrome-linux/headless_shell",
    ],
)
def test_what_playwright_has_downloaded_is_found(script, name):
    path = script(f"cache/{name}", SHOWS)
    assert chromium.found() == path


@pytest.mark.parametrize(
    "shell",
    [
        "bin/chromium-headless-shell",
        "cache/chromium_headless_shell-9/chrome-linux/headless_shell",
        "own/chromium",
    ],
)
def test_a_shell_goes_before_a_whole_one_if_it_starts(script, shell, capsys):
    whole = script("bin/chromium", SHOWS)
    script("cache/chromium-9/chrome-linux/chrome", SHOWS)
    path = script(shell, SHOWS)
    assert chromium.found() == chromium.get() == path
    assert capsys.readouterr().out == ""
    script(shell, BROKEN)
    assert chromium.found() == whole


def test_where_only_a_whole_one_is_found_the_shell_is_unpacked(script, monkeypatch):
    script("bin/chromium", SHOWS)
    shell, asked = script("own/shell", SHOWS), []
    monkeypatch.setattr(chromium, "unpack", lambda *how: asked.append(how) or shell)
    assert chromium.get() == shell
    assert asked == [(("chromium-headless-shell",), chromium.QUICKLY)]


@pytest.mark.parametrize("text", [BROKEN, BLANK])
def test_without_a_shell_the_whole_one_plays_and_it_is_told(script, text, monkeypatch, capsys):
    whole = script("bin/chromium", SHOWS)
    assert chromium.get() == whole
    shell = script("own/shell", text)
    monkeypatch.setattr(chromium, "unpack", lambda *_: shell)
    assert chromium.get() == whole
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{whole} plays, as there is no chromium-headless-shell")
    assert first.endswith("there is no apt-get here")
    assert f"{shell} does not start" in second or f"{shell} ended with" in second


@pytest.mark.parametrize("text", [BROKEN, BLANK, "not a program"])
def test_one_that_shows_no_page_does_not_count(script, text):
    script("bin/chromium", text)
    good = script("bin/google-chrome", SHOWS)
    assert chromium.found() == good


def test_the_first_way_that_leads_to_one_that_starts_is_taken(script, ways, capsys):
    good, bad = script("good", SHOWS), script("bad", BROKEN)
    ways(first=Failed("no net"), second=bad, third=None, fourth=good, fifth=Failed("too far"))
    assert chromium.get() == good
    assert capsys.readouterr().out.count("trying") == 4


def test_if_all_fails_each_attempt_is_named_and_what_to_do(script, ways):
    path = script("bin/chromium", BROKEN)
    ways(download=Failed("no net"), root=Failed("only root may do that"))
    with pytest.raises(SystemExit) as ended:
        chromium.get()
    told = str(ended.value)
    assert f"- {path}: chromium ended with 127 (error while loading shared libraries" in told
    assert "- download: no net" in told
    assert "- root: only root may do that" in told
    assert told.endswith(chromium.REMEDY)
    assert all(one in told for one in ("apt install chromium", chromium.CHOSEN, "NO_BROWSER=1"))


def test_the_ways_are_the_three_we_promise():
    assert list(chromium.WAYS.values()) == [
        chromium.download,
        chromium.install,
        chromium.unpack,
    ]


@pytest.mark.parametrize("way", [chromium.install, chromium.unpack])
def test_without_apt_debians_ways_are_no_ways(way):
    with pytest.raises(Failed, match="there is no apt-get here"):
        way()


def test_a_chosen_one_is_the_only_one(script, monkeypatch):
    script("bin/chromium", SHOWS)
    chosen = script("mine", SHOWS)
    monkeypatch.setenv(chromium.CHOSEN, chosen)
    assert chromium.found() == chromium.get() == chosen


def test_a_chosen_one_that_does_not_start_is_told(script, monkeypatch):
    script("bin/chromium", SHOWS)
    monkeypatch.setenv(chromium.CHOSEN, script("mine", BROKEN))
    with pytest.raises(SystemExit, match="mine does not start: mine ended with 127"):
        chromium.get()


def test_without_browser_tests_none_is_looked_for(monkeypatch):
    monkeypatch.setenv(chromium.NO_BROWSER, "1")
    assert chromium.main() == 0


# -- Debian's package, unpacked --------------------------------------------------------------------

URIS = """
'http://deb.debian.org/pool/libnss3_3.87.1-1_amd64.deb' libnss3_2%3a3.87_amd64.deb 13 SHA256:0f
'http://deb.debian.org/pool/chromium_1_amd64.deb' chromium_142.0.7444.59-1_amd64.deb 75 SHA256:1e
'http://deb.debian.org/pool/libstdc++6.deb' libstdc++6_12_amd64.deb 75 SHA256:1e
"""


def test_the_packages_are_read_from_the_list_of_addresses():
    assert chromium.packages(URIS) == ["chromium", "libnss3", "libstdc++6"]


@pytest.mark.parametrize("name", chromium.PACKAGES)
def test_the_unpacked_one_is_started_with_its_libraries(script, tmp_path, name):
    shows = '#!/bin/sh\necho "$LD_LIBRARY_PATH $FONTCONFIG_FILE fhtagn $1"\n'
    script(f"own/root/usr/lib/chromium/{name}", shows)
    script("own/root/usr/lib/x86/libnss3.so.1", "")
    script("own/root/usr/lib/systemd/a.socket", "")
    path = chromium.wrapped()
    libraries, fonts, *said = run([path, "--version"], 60).split()
    assert libraries == str(tmp_path / "own/root/usr/lib/x86")
    assert fonts == str(tmp_path / "own/fonts.conf")
    assert said == ["fhtagn", "--version"]
    assert chromium.found() == path


@pytest.mark.parametrize(("there", "taken"), [(("shell", "whole"), "shell"), (("whole",), "whole")])
def test_an_older_debian_has_only_the_whole_one(there, taken):
    def way(name):
        if name not in there:
            raise Failed(f"E: Unable to locate package {name}")
        return name

    assert chromium.first_that_works(("shell", "whole"), way) == taken


def test_where_no_package_is_the_last_reason_is_told():
    def way(name):
        raise Failed(f"no {name}")

    with pytest.raises(Failed, match="no whole"):
        chromium.first_that_works(("shell", "whole"), way)


def test_packages_without_a_program_are_told():
    with pytest.raises(Failed, match="the packages hold no Chromium"):
        chromium.wrapped()


# -- programs --------------------------------------------------------------------------------------


def test_a_program_that_hangs_is_ended_with_its_children(script):
    """The child holds the output open, and would keep us waiting."""
    hangs = script("hangs", "#!/bin/sh\n/bin/sleep 100000 &\nwait\n")
    with pytest.raises(Failed, match=r"hangs did not end within 0\.1 s"):
        run([hangs], 0.1)


def test_a_program_that_is_not_there_is_told():
    with pytest.raises(Failed, match="nobody cannot be run"):
        run(["nobody"], 60)
