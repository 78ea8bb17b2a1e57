"""A later program: one that knows one more version of the schema."""

import shutil

from fhtagn.server.store import migrate

LATER = "9999"
STEP = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = {revision!r}, {before!r}
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table("omens", sa.Column("id", sa.Integer, primary_key=True))
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("omen", sa.Text, nullable=False, server_default="bad"))
    {then}
"""


def later(monkeypatch, folder, then="pass"):
    """From now on the program knows one version more."""
    before = migrate.latest()
    scripts = shutil.copytree(migrate.SCRIPTS, folder / "migrations")
    step = STEP.format(revision=LATER, before=before, then=then)
    (scripts / "versions" / f"{LATER}_later.py").write_text(step)
    monkeypatch.setattr(migrate, "SCRIPTS", scripts)
