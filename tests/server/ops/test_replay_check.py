"""Live matches are played anew by the present rules; whatever goes another way is told."""

import json
import zlib
from random import Random

import pytest
from sqlalchemy import select, update

from fhtagn.cli import run
from fhtagn.games import GAMES
from fhtagn.kernel.present import offered
from fhtagn.server.admin.backup import backup
from fhtagn.server.admin.connections import connected
from fhtagn.server.admin.replay_check import replay_check
from fhtagn.server.room.entries import Lease, Proposal, append, keep, read_entries
from fhtagn.server.room.match_setup import BEGUN, read_setup
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.snapshots import snapshot
from fhtagn.server.store import migrate
from fhtagn.server.store.engines import migration_engine
from fhtagn.server.store.schema import entries, matches, snapshots
from tests.server.ops.later import later
from tests.server.room.logs import of_the_first_form
from tests.server.room.tables import put_match, put_person

MOVES = 30
SNAPSHOT = 20


def quietly(_done, _total):
    """Nobody looks on."""


def played(db, game, moves=MOVES):
    """A match in which some moves were made at random, with a snapshot on the way."""
    pair = [put_person(db, name) for name in ("Ann", "Bob")]
    match = put_match(db, game, pair, seed=game)
    state, lease, dice = RoomState.begun(read_setup(db, match)), Lease(match, 0), Random(game)
    for number in range(moves):
        seat = state.questions()[0].seat
        keys = offered(state.match.game, state.match.state, seat)
        key = dice.choice([one for one in keys if one != "resign"])
        entry = state.entry(Proposal("key", seat, key), number)
        state.admit(entry)
        append(db, lease, entry, None, None)
        if entry.seq == SNAPSHOT:
            keep(db, match, snapshot(state))
    return match


@pytest.fixture
def url(config):
    config.data.mkdir(exist_ok=True)
    migrate.upgrade(config.store_url)
    return config.store_url


def changed(url, change):
    """What the change to the database gives back."""
    with connected(migration_engine(url)) as db:
        done = change(db)
        db.commit()
    return done


def test_matches_that_go_as_they_did(url):
    changed(url, lambda db: [played(db, game) for game in GAMES])
    seen = []
    report = replay_check(url, lambda *done: seen.append(done))
    assert (report.matches, report.entries) == (len(GAMES), len(GAMES) * MOVES)
    assert report.differences == []
    assert seen[-1] == (len(GAMES), len(GAMES))


def test_only_live_matches_are_looked_at_unless_all_are_wanted(url):
    match = changed(url, lambda db: played(db, "heroes"))
    over = update(matches).where(matches.c.id == match)
    changed(url, lambda db: db.execute(over.values(status="aborted")))
    assert replay_check(url, quietly).matches == 0
    report = replay_check(url, quietly, BEGUN)
    assert (report.matches, report.entries, report.differences) == (1, MOVES, [])
    changed(url, lambda db: db.execute(over.values(outcome=["last_standing", [1, 2]])))
    (found,) = replay_check(url, quietly, BEGUN).differences
    assert (found.seq, found.expected, found.found) == (
        MOVES, "['last_standing', [1, 2]]", "None",
    )  # fmt: skip


def at(match, seq):
    return update(entries).where(entries.c.match == match, entries.c.seq == seq)


@pytest.mark.parametrize("what", ["mark", "key", "snapshot", "seed"])
def test_a_match_that_goes_another_way_is_named(url, what):
    """As if the rules had changed: another mark, a key that is not offered, another table."""
    sound, match = changed(url, lambda db: (played(db, "heroes"), played(db, "duel")))
    changes = {
        "mark": (at(match, 7).values(mark="0.0"), 7),
        "key": (at(match, 7).values(value="no such key"), 7),
        "snapshot": (
            update(snapshots).where(snapshots.c.match == match).values(digest="other"), SNAPSHOT
        ),
        "seed": (update(matches).where(matches.c.id == match).values(server_seed="other"), None),
    }  # fmt: skip
    change, seq = changes[what]
    changed(url, lambda db: db.execute(change))
    report = replay_check(url, quietly)
    (found,) = report.differences
    assert (report.matches, found.match, found.game) == (2, match, "duel")
    assert found.match != sound
    assert seq in (None, found.seq)
    assert found.expected != found.found


def test_a_snapshot_of_other_rules_is_compared_too(url):
    """It is not gone on from any more, but it tells where the old rules had led."""
    match = changed(url, lambda db: played(db, "duel"))
    here = snapshots.c.match == match
    changed(url, lambda db: db.execute(update(snapshots).where(here).values(rules="0")))
    assert replay_check(url, quietly).differences == []
    changed(url, lambda db: db.execute(update(snapshots).where(here).values(digest="other")))
    (found,) = replay_check(url, quietly).differences
    assert (found.match, found.expected) == (match, "other")


def test_a_match_that_was_marked_in_the_first_form_is_played_anew_too(url):
    match = changed(url, lambda db: played(db, "duel"))

    def mark_anew(db):
        for entry in read_entries(db, match):
            db.execute(at(match, entry.seq).values(mark=of_the_first_form(entry).mark))

    changed(url, mark_anew)
    assert replay_check(url, quietly).differences == []


def packed(saved):
    return zlib.compress(json.dumps(saved).encode())


def spoil_snapshot(db, match, change):
    """Another snapshot of the same table."""
    row = db.execute(select(snapshots).where(snapshots.c.match == match)).one()
    saved = json.loads(zlib.decompress(row.course))
    change(saved)
    db.execute(snapshots.update().where(snapshots.c.match == match).values(course=packed(saved)))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda saved: saved["course"].pop("bys"),
            "Complaint: save-wrong-fields (fields='course.bys')",
        ),
        (
            lambda saved: saved["course"].update(aborted=True, unwatched=[0]),
            "other unwatched, aborted",
        ),
    ],
)
def test_a_snapshot_is_compared_beyond_its_table(url, change, told):
    match = changed(url, lambda db: played(db, "duel"))
    changed(url, lambda db: spoil_snapshot(db, match, change))
    (found,) = replay_check(url, quietly).differences
    assert (found.match, found.seq, found.found) == (match, SNAPSHOT, told)


def test_the_command(config, url, tmp_path, capsys, monkeypatch):
    """On the database, on a backup, and by a later program; 1 if something differs."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    match = changed(url, lambda db: played(db, "heroes"))
    backup(url, tmp_path / "sound", quietly)
    changed(url, lambda db: db.execute(at(match, 7).values(mark="0.0")))
    here = ["--data", str(config.data), *(["--database", url] if config.database else [])]

    assert run(["admin", "replay-check", *here]) == 1
    out = capsys.readouterr().out
    assert f'{match} (heroes), entry 7: the log says "0.0"' in out
    assert "1 match goes another way" in out
    assert run(["admin", "replay-check", str(tmp_path / "sound"), "--lang", "ru"]) == 0
    assert "различий нет" in capsys.readouterr().out
    over = update(matches).values(status="aborted")
    changed(url, lambda db: db.execute(over))
    assert run(["admin", "replay-check", *here]) == 0
    assert run(["admin", "replay-check", *here, "--all"]) == 1
    assert "of 1 match played anew" in capsys.readouterr().out
    changed(url, lambda db: db.execute(over.values(status="playing")))
    later(monkeypatch, tmp_path)
    assert run(["admin", "replay-check", *here, "--json"]) == 1
    assert f'"match": "{match}"' in capsys.readouterr().out
