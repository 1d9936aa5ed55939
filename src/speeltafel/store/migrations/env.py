"""Entry point of Alembic: runs the migrations on the connection of `store.database`."""

from alembic import context

from speeltafel.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
