"""The migration steps, oldest first; `romme.store.schema.migrate` runs them.

A released step is never edited. A change to `romme.store.schema.tables` is a new file here, named
by its number, whose `down_revision` is the previous number and whose `upgrade` receives Alembic's
operations. A test compares the migrated tables with the schema.
"""
