"""`fhtagn serve` as the operator meets it: real processes, plain words."""

import json
import signal

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fhtagn.server.admin.connections import connected
from fhtagn.server.admin.folder import LOCK
from fhtagn.server.config import Config
from fhtagn.server.store import migrate
from fhtagn.server.store.engines import migration_engine, snapshot_engine, sqlite_url
from fhtagn.server.store.schema import entries
from tests.clock import PATIENCE
from tests.server.crash.harness import put_table
from tests.server.ops.later import LATER, later
from tests.server.ops.serving import bare, caller, refused, serving


@pytest.fixture
def fhtagn(capsys, monkeypatch):
    bare(monkeypatch)
    return caller(capsys)


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
        assert f"process {pid}, {server.address}" in fhtagn("admin", "status", "--data", data)[1]
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
        headers = {"authorization": f"Bearer {token}"}
        patience = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "close_timeout": PATIENCE}
        with connect(address, additional_headers=headers, proxy=None, **patience) as wire:
            assert json.loads(wire.recv(PATIENCE))["is"] == "state"
            say = {"do": "say", "id": "c1", "seat": 0, "text": "Iä!"}
            wire.send(json.dumps(say))
            heard = until(wire, "ack")
            assert heard[-1]["id"] == "c1"
            server.process.send_signal(signal.SIGINT)
            (bye,) = until(wire, "bye")[-1:]
            assert bye["text"]
            with pytest.raises(ConnectionClosed) as closed:
                wire.recv(PATIENCE)
            assert closed.value.rcvd.code == 1012
        assert server.process.wait(PATIENCE) == 130
    with connected(snapshot_engine(config.store_url)) as db:
        assert "Iä!" in db.execute(select(entries.c.value)).scalars().all()


def until(wire, kind):
    """The messages up to the first of a kind."""
    heard = []
    while not heard or heard[-1]["is"] != kind:
        heard.append(json.loads(wire.recv(PATIENCE)))
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
