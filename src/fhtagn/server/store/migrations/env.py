"""How Alembic reaches the database: by the address it is handed."""

from alembic import context

from fhtagn.server.store.engines import migration_engine
from fhtagn.server.store.schema import metadata

engine = migration_engine(context.config.attributes["url"])
with engine.connect() as db:
    context.configure(connection=db, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
