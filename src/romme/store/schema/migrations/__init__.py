"""The migration steps, which `romme.store.schema.migrate` runs from the oldest to the newest.

A released step is never edited. For each change to `romme.store.schema.tables`, add a file that is
named by its number. Its `down_revision` is the previous number, and its `upgrade` function receives
Alembic's operations. A test compares the migrated tables with the schema.
"""
