"""`fhtagn admin` as the operator meets it."""

import pytest

from fhtagn.server.store import migrate
from fhtagn.server.store.engines import sqlite_url
from fhtagn.server.store.schema import metadata
from tests.server.ops.rows import ROWS, contents, fill
from tests.server.ops.serving import bare, caller, refused


@pytest.fixture
def fhtagn(capsys, monkeypatch):
    bare(monkeypatch)
    return caller(capsys)


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
    assert "version of the database: none" in out
    assert "server" not in out


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
