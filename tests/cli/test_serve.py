"""`fhtagn serve` and `fhtagn admin` as the operator meets them: real processes, plain words."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from urllib.request import urlopen

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fhtagn.cli import run
from fhtagn.server.admin.connections import connected
from fhtagn.server.admin.folder import LOCK
from fhtagn.server.config import PREFIX, Config
from fhtagn.server.store import migrate
from fhtagn.server.store.engines import migration_engine, snapshot_engine, sqlite_url
from fhtagn.server.store.schema import entries, metadata
from tests.server.crash.harness import put_table
from tests.server.ops.later import LATER, later
from tests.server.ops.rows import ROWS, contents, fill
from tests.server.postgres import cluster, database

OPEN = re.compile(r"open at (http://\S+)")


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    """No setting and no language comes from the environment the tests run in."""
    for name in ("LC_ALL", *(PREFIX + field.upper() for field in Config.model_fields)):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def fhtagn(capsys):
    """Run a command; gives its exit code, output and errors."""

    def call(*arguments):
        code = run([str(one) for one in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


def refused(told):
    """A refusal: exit code 2, nothing printed, a clear message without a traceback."""
    code, out, err = told
    assert (code, out) == (2, ""), told
    assert "Traceback" not in err
    return err


class Serving:
    def __init__(self, process):
        self.process = process
        self.before = []
        while not (found := OPEN.search(line := self._line())):
            self.before.append(line)
        self.address = found[1]

    def _line(self):
        line = self.process.stdout.readline()
        assert line, "it ended before it was open"
        return line

    def asked(self, path="/healthz"):
        with urlopen(self.address + path, timeout=30) as answer:
            return json.load(answer)

    def stopped(self, by=signal.SIGTERM):
        """The exit code after a signal."""
        self.process.send_signal(by)
        return self.process.wait(60)


@contextmanager
def serving(*arguments):
    """A server in a process of its own, open."""
    command = [sys.executable, "-m", "fhtagn", "serve", "--port", "0", *map(str, arguments)]
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE}
    with (
        TemporaryFile("w+") as log,
        subprocess.Popen(command, **streams, stderr=log, text=True) as process,
    ):
        try:
            yield Serving(process)
        finally:
            process.kill()
            process.wait()
            log.seek(0)
            lines = log.read()
            print(lines)  # shown if the test fails
    assert "Traceback" not in lines
    assert "Task was destroyed" not in lines


# -- one server ------------------------------------------------------------------------------------


def test_a_server_in_use(fhtagn, tmp_path):
    """Any free port, told when it is open; others are told who is here; a backup; a quiet end."""
    data, file = tmp_path / "data", tmp_path / "backup"
    with serving("--data", data) as server:
        assert server.asked()["status"] == "ok"
        pid, port = str(server.process.pid), server.address.rsplit(":", 1)[1]

        for language in ("en", "ru"):
            told = refused(fhtagn("serve", "--data", data, "--port", 0, "--lang", language))
            assert all(word in told for word in (str(data), pid, server.address, "--data"))
            told = refused(
                fhtagn("serve", "--data", tmp_path / "b", "--port", port, "--lang", language)
            )
            assert all(word in told for word in (port, "--port"))
        for action in (["migrate"], ["restore", file]):
            assert pid in refused(fhtagn("admin", *action, "--data", data))

        code, out, _ = fhtagn("admin", "status", "--data", data, "--json")
        about = json.loads(out)
        assert code == 0
        assert about["server"] == {"process": pid, "address": server.address}
        assert about["schema"] == about["program"] == migrate.latest()
        code, out, _ = fhtagn("admin", "backup", file, "--data", data)
        assert (code, str(file) in out) == (0, True)
        assert server.stopped() == 0
    assert (data / LOCK).read_text() == ""
    assert file.exists()


def test_a_stop_says_goodbye_and_loses_nothing(tmp_path):
    """SIGINT, and after a kill the folder is free again."""
    config = Config(data=tmp_path, database="")
    migrate.upgrade(config.store_url)
    with connected(migration_engine(config.store_url)) as db:
        _pair, match, (token, _) = put_table(db, 1)
        db.commit()
    with serving("--data", tmp_path) as killed:
        killed.process.kill()
        killed.process.wait()
    with serving("--data", tmp_path) as server:
        address = f"{server.address.replace('http', 'ws')}/api/matches/{match}/socket"
        with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as wire:
            assert json.loads(wire.recv())["is"] == "state"
            say = {"do": "say", "id": "c1", "seat": 0, "text": "Iä!"}
            wire.send(json.dumps(say))
            heard = until(wire, "ack")
            assert heard[-1]["id"] == "c1"
            server.process.send_signal(signal.SIGINT)
            (bye,) = until(wire, "bye")[-1:]
            assert bye["text"]
            with pytest.raises(ConnectionClosed) as closed:
                wire.recv()
            assert closed.value.rcvd.code == 1012
        assert server.process.wait(60) == 130
    with connected(snapshot_engine(config.store_url)) as db:
        assert "Iä!" in db.execute(select(entries.c.value)).scalars().all()


def until(wire, kind):
    """The messages up to the first of a kind."""
    heard = []
    while not heard or heard[-1]["is"] != kind:
        heard.append(json.loads(wire.recv(60)))
    return heard


# -- what is refused before anything starts --------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "http"], ["--port", "http"]),
        (["--port", "70000"], ["--port", "65535"]),
        (["--workers", "2"], ["--database", "--workers"]),
        (["--workers", "0"], ["--workers", "1"]),
        (["--database", "mysql://h/d"], ["--database", "postgresql://"]),
        (["--host", "192.0.2.1"], ["192.0.2.1", "--host"]),
        (["--host", "no.such.host.invalid"], ["no.such.host.invalid", "--host"]),
        (["--config", "nowhere.toml"], ["nowhere.toml"]),
        (["--data", "/proc/fhtagn"], ["/proc/fhtagn", "--data"]),
        (["--prot", "1"], ["--prot", "--port"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nonsense_is_refused(fhtagn, tmp_path, monkeypatch, arguments, words, language):
    monkeypatch.setenv("FHTAGN_DATA", str(tmp_path))
    told = refused(fhtagn("serve", *arguments, "--lang", language))
    assert all(word in told for word in words), told


def test_a_bad_setting_is_named_as_its_source_names_it(fhtagn, tmp_path, monkeypatch):
    file = tmp_path / "settings.toml"
    file.write_text("port = 1\nprot = 2\n")
    assert '"prot"' in refused(fhtagn("serve", "--config", file))
    monkeypatch.setenv("FHTAGN_PORT", "many")
    assert "FHTAGN_PORT" in refused(fhtagn("serve"))


def test_a_likely_typo_in_the_environment_is_told(fhtagn, monkeypatch):
    monkeypatch.setenv("FHTAGN_WORKRES", "2")
    told = refused(fhtagn("serve", "--workers", "2"))
    assert "FHTAGN_WORKRES" in told
    assert "FHTAGN_WORKERS" in told


def test_a_newer_database_is_refused(fhtagn, tmp_path, monkeypatch):
    with monkeypatch.context() as patched:
        later(patched, tmp_path)
        migrate.upgrade(sqlite_url(tmp_path / "fhtagn.db"))
    for command in (["serve", "--port", 0], ["admin", "migrate"], ["admin", "backup", "x"]):
        told = refused(fhtagn(*command, "--data", tmp_path))
        assert LATER in told
        assert migrate.latest() in told


# -- the operator's other commands -----------------------------------------------------------------


def test_a_drill_from_sqlite_to_postgres_and_back(fhtagn, tmp_path, postgres_url):
    """Backup, restore, backup, restore: all the rows are where they were."""
    old, new = tmp_path / "old", tmp_path / "new"
    code, out, err = fhtagn("admin", "migrate", "--data", old)
    assert (code, migrate.latest() in out, migrate.latest() in err) == (0, True, True)
    fill(sqlite_url(old / "fhtagn.db"))
    first, second = tmp_path / "first", tmp_path / "second"
    for action, *arguments in (
        ("backup", first, "--data", old),
        ("restore", first, "--database", postgres_url),
        ("backup", second, "--database", postgres_url),
        ("restore", second, "--data", new, "--lang", "ru"),
    ):
        code, out, err = fhtagn("admin", action, *arguments)
        assert code == 0, err
        assert f"{arguments[0]}: " in out
        assert str(ROWS * len(metadata.tables)) in out
    assert contents(sqlite_url(new / "fhtagn.db")) == contents(sqlite_url(old / "fhtagn.db"))
    assert "--database" in refused(fhtagn("admin", "restore", first, "--database", postgres_url))


def test_status_in_words(fhtagn, tmp_path):
    fhtagn("admin", "migrate", "--data", tmp_path)
    _, out, _ = fhtagn("admin", "status", "--data", tmp_path)
    assert "server that uses it: none" in out
    assert "people: 0" in out
    _, out, _ = fhtagn("admin", "status", "--data", tmp_path, "--lang", "ru")
    assert "люди: 0" in out


def test_status_does_not_show_the_password(fhtagn, postgres_url):
    secret = postgres_url.replace("postgres:@", "postgres:hidden@")
    assert secret != postgres_url
    _, out, _ = fhtagn("admin", "status", "--database", secret)
    assert "hidden" not in out
    assert "postgresql://postgres:***@" in out


@pytest.mark.parametrize("action", ["status", "backup x", "replay-check"])
def test_whoever_only_looks_makes_no_database(fhtagn, tmp_path, action):
    assert "--data" in refused(fhtagn("admin", *action.split(), "--data", tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["stauts"], ["stauts", "status"]),
        (["backup"], ["FILE", "fhtagn admin backup"]),
        (["restore", "nowhere"], ["nowhere"]),
        ([], ["ACTION"]),
    ],
)
def test_admin_refuses_nonsense(fhtagn, tmp_path, arguments, words):
    told = refused(fhtagn("admin", *arguments, "--data", tmp_path))
    assert all(word in told for word in words), told


# -- several processes -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres_server():
    with cluster(f"serve-{os.getpid()}") as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server):
    with database(postgres_server) as url:
        yield url


def children(pid):
    """The processes a process has started and that are still there."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return {int(one) for one in text.split() if "spawn_main" in command_of(one)}


def command_of(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def wait_for(condition):
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.01)


def test_several_workers_on_postgres(postgres_url):
    """A killed one is replaced; they end with their parent, however it ends."""
    with serving("--database", postgres_url, "--workers", "2") as server:
        parent = server.process.pid
        first = children(parent)
        assert len(first) == 2
        killed = min(first)
        os.kill(killed, signal.SIGKILL)
        assert server.asked()["status"] == "ok"  # the other one answers
        wait_for(lambda: len(children(parent) - first) == 1)
        assert server.asked()["status"] == "ok"
        last = children(parent)
        assert server.stopped() == 0
        assert not any(command_of(one) for one in last)


def test_workers_end_with_their_parent(postgres_url):
    with serving("--database", postgres_url, "--workers", "2") as server:
        workers = children(server.process.pid)
        port = int(server.address.rsplit(":", 1)[1])
        server.process.kill()
        server.process.wait()
    wait_for(lambda: not any(command_of(one) for one in workers))
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))
