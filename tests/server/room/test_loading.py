"""The log is the truth: a snapshot that is of no use costs time, and nothing else."""

import json
import zlib

import pytest
from structlog.testing import capture_logs

from fhtagn.server.room import snapshots as snapshots_module
from fhtagn.server.room.entries import keep, read_snapshot
from fhtagn.server.room.loading import read_match
from fhtagn.server.room.snapshots import snapshot
from fhtagn.server.store.schema import entries, snapshots
from tests.server.room.logs import all_of, of_the_first_form
from tests.server.room.tables import sit_down


@pytest.fixture
async def duel(house):
    """Two moves, a snapshot, and two more."""
    party = await sit_down(house, "duel", "Ann", "Bob")
    await party.play(0, "faction:black_goat")
    await party.play(1, "faction:sleeper")
    await house.store.write(keep, party.match, snapshot(await party.state()))
    for _ in range(2):
        (seat, *_others) = await party.asked()
        await party.play(seat, (await party.keys(seat))[0])
    return party


async def spoil(party, change):
    """What the snapshot has is changed."""
    taken = await party.house.store.read(read_snapshot, party.match)
    saved = json.loads(zlib.decompress(taken.course))
    change(saved)
    await set_snapshot(party, course=zlib.compress(json.dumps(saved).encode()))


async def set_snapshot(party, **values):
    here = snapshots.update().where(snapshots.c.match == party.match)
    await party.house.store.write(lambda db: db.execute(here.values(**values)))


async def reopened(party):
    """What is logged about snapshots while the room is read again; all is as it was."""
    before = all_of(await party.state())
    with capture_logs() as logged:
        room = await party.reopen()
    assert all_of(room.state) == before
    (seat, *_others) = await party.asked()
    await party.play(seat, (await party.keys(seat))[0])
    return [line for line in logged if line["event"] == "snapshot-unusable"]


async def test_a_sound_one_is_gone_on_from(duel):
    assert (await duel.house.store.read(read_match, duel.match)).seq == 2
    assert await reopened(duel) == []


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda saved: saved["course"].pop("lapses"), "save-wrong-fields"),
        (lambda saved: saved["position"]["events"].pop(), "match-held"),
    ],
)
async def test_the_log_is_followed_from_its_beginning_if_it_is_spoilt(duel, change, error):
    await spoil(duel, change)
    (line,) = await reopened(duel)
    assert (line["match"], line["seq"], line["error"]) == (duel.match, 2, error)


async def test_nothing_of_the_table_is_logged(duel):
    await set_snapshot(duel, course=b"not packed at all")
    (line,) = await reopened(duel)
    assert line.keys() == {"event", "log_level", "match", "seq", "error"}


async def test_one_of_the_first_format_is_passed_over_and_the_old_log_played_anew(duel):
    """Its events were lists of values, and the marks of the log had another form."""
    taken = await duel.house.store.read(read_snapshot, duel.match)
    assert taken.rules.startswith("3 ")
    await spoil(duel, lambda saved: saved.update(events=[["took_faction", [0, "sleeper"], -1, []]]))
    await set_snapshot(duel, rules=taken.rules.replace("3 ", "1 ", 1))
    for entry in await duel.log():
        await set_mark(duel, entry.seq, of_the_first_form(entry).mark)
    assert (await duel.house.store.read(read_match, duel.match)).seq == 0
    assert await reopened(duel) == []


async def set_mark(party, seq, mark):
    here = entries.c.match == party.match, entries.c.seq == seq
    marked = entries.update().where(*here).values(mark=mark)
    await party.house.store.write(lambda db: db.execute(marked))


async def test_one_of_another_format_is_passed_over(duel, monkeypatch):
    monkeypatch.setattr(snapshots_module, "FORMAT", snapshots_module.FORMAT + 1)
    assert (await duel.house.store.read(read_match, duel.match)).seq == 0
    assert await reopened(duel) == []
