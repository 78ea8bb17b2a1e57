"""Who writes: the database itself notes of every entry which worker has written it, and by what.

A worker may write to a match only while it is the owner. So whatever an owner has written, one
worker has written: if there are two, one of them wrote under a lease that was not its own.
"""

from collections import defaultdict
from contextlib import contextmanager

import psycopg
from sqlalchemy import text

NOTING = """
CREATE TABLE written (match text, seq integer, worker text, owner text);
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO written
    SELECT NEW.match, NEW.seq, current_setting('application_name'), owner
    FROM matches WHERE id = NEW.match;
  RETURN NEW;
END $$;
CREATE TRIGGER note_writer BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note_writer();
"""
NO_MORE = "DROP FUNCTION note_writer() CASCADE; DROP TABLE written"


@contextmanager
def writers_noted(database):
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(NOTING)
        try:
            yield
        finally:
            db.execute(NO_MORE)


def read_writers(db):
    """The workers that have written under each owner's name."""
    found = defaultdict(set)
    for owner, worker in db.execute(text("SELECT owner, worker FROM written")):
        found[owner].add(worker)
    return found


def check_writers(writers):
    """Nobody has written to a match that was another's."""
    assert None not in writers, "somebody has written without a lease"
    assert all(len(some) == 1 for some in writers.values()), "two have written under one lease"
